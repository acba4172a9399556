/**
 * Draws the toolbar's icons from the logo: `npx tsx scripts/icons.ts` writes public/icon. The icon
 * is light blue in tabs where Quadretto works, otherwise gray. At 16 pixels, the inner cross is
 * left out.
 */
import { chromium } from 'playwright-core';
import { CROSS } from '../src/overlay/icons/Logo.tsx';
import { ICON_PATHS } from '../src/overlay/icons/paths.ts';
import { needChromium } from './browsers.mjs';

const COLOURS = { on: '#7CC8F5', off: '#7B8793' } as const;
const INK = '#0B0F14';
const SIZES = [16, 32, 48, 128];

const { d, fill } = ICON_PATHS.logo;

const cross = (colour: string): string =>
  `<path d="${CROSS.d}" fill="none" stroke="${colour}" stroke-width="${CROSS.width}" ` +
  `stroke-opacity="${CROSS.opacity}" stroke-linecap="round"/>`;

const logo = (
  px: number,
  colour: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 16 16">
  <rect width="16" height="16" rx="3.6" fill="${INK}"/>
  <path d="${d}" fill="none" stroke="${colour}" stroke-width="${px === 16 ? 1.6 : 1.5}"/>
  ${px === 16 ? '' : cross(colour)}
  <path d="${fill}" fill="${colour}"/>
</svg>`;

const browser = await chromium.launch({
  executablePath: needChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage();
  for (const [state, colour] of Object.entries(COLOURS)) {
    for (const px of SIZES) {
      await page.setViewportSize({ width: px, height: px });
      await page.setContent(`<style>body{margin:0;line-height:0}</style>${logo(px, colour)}`);
      await page.screenshot({ path: `public/icon/${state}-${px}.png`, omitBackground: true });
    }
  }
} finally {
  await browser.close();
}
