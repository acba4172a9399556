/**
 * Takes the pictures of the docs, in docs/pictures. They show the practice table and a stand-in
 * Foundry table, each in both languages. The script needs the end-to-end build (`npx wxt build -m
 * e2e`). To run it: `npx tsx scripts/pictures.ts [PART OF A NAME …]`, then `pngquant --ext .png --force
 * --nofs 160 docs/pictures/*.png` and `optipng -o3 docs/pictures/*.png`.
 */
import type { StandIn } from '../tests/hosts/foundry/client/main.ts';
import { holdChord, sit } from '../tests/e2e/table.ts';
import { lesson, settled, takePictures, type Picture } from './takePictures.ts';

declare const standIn: StandIn;
declare const canvas: { pan(to: { x: number; y: number; scale: number }): void };

const PICTURES: readonly Picture[] = [
  {
    // Shows the short path past an orc and a goblin, and the safe path between them.
    file: 'docs/pictures/practice-it-dark.png',
    language: 'it',
    theme: 'dark',
    stage: (browser) =>
      lesson(browser, 'safe-path', [3, 5], [4, 5], [5, 5], [6, 5], [7, 4], [7, 3], [8, 3]),
  },
  {
    // Shows a path up to an ogre that reaches two squares.
    file: 'docs/pictures/practice-en-light.png',
    language: 'en',
    theme: 'light',
    stage: (browser) => lesson(browser, 'ogre', [2, 4], [3, 4], [4, 4], [5, 4], [6, 4]),
  },
  {
    // Shows a token that is being dragged past an ogre and a devil, with the safer path beside the
    // dragged path.
    file: 'docs/pictures/foundry-it.png',
    language: 'it',
    theme: 'dark',
    clip: { x: 44, y: 8, width: 1088, height: 570 },
    async stage(browser, address) {
      const at = await sit(browser, address, '', { folded: false });
      await at.turn('Dina');
      await at.page.setViewportSize({ width: 1140, height: 632 });
      await settled(at.page);
      await at.page.evaluate(() => canvas.pan({ ...standIn.corner(13.9, 5.6), scale: 0.6 }));
      await settled(at.page);
      await at.drag([
        [11, 5],
        [12, 5],
        [14, 5],
        [16, 5],
      ]);
      await holdChord(at.page, 's');
      return at.page;
    },
  },
  {
    // Shows an archer's shot at an ogre between two allies, one of them in the line of fire.
    file: 'docs/pictures/foundry-en.png',
    language: 'en',
    theme: 'light',
    clip: { x: 130, y: 0, width: 1230, height: 620 },
    async stage(browser, address) {
      const at = await sit(browser, address, '', { folded: false });
      await at.turn('Cino');
      await at.remote('Cino', [3, 6]);
      await settled(at.page);
      await at.click([3, 6]);
      await at.hover([9.8, 4.8]);
      return at.page;
    },
  },
];

await takePictures(PICTURES, process.argv.slice(2));
