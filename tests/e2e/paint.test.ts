/**
 * Painting with a real mouse on Foundry's stand-in and on the practice table: painted ground is
 * drawn and judged, survives a reload, a restart and a new version, and can be exported and
 * imported as a file; the host receives no event. The reachable squares are worked out by hand:
 * into difficult ground a straight step costs 2 and a diagonal 3, which does not count for the
 * alternation (docs/spec/scene.md, convention 8).
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFoundry, type StandInServer } from '../hosts/foundry/server.ts';
import { E2E_BUILD, launchChromium, shareChromium, type Chromium } from '../support/chromium.ts';
import { squares, type Cell } from './expected.ts';
import { ALDO_MOVE, selectAldo } from './foundry-squares.ts';
import { cellsOf, marksOn, under } from './marks.ts';
import { painterOn, type Painter } from './paint-hand.ts';
import { area, framed, keys, middleOf, openLesson } from './practice-marks.ts';
import { sit, type Table } from './table.ts';

declare const chrome: {
  storage: {
    local: {
      get(key: string | null): Promise<Record<string, unknown>>;
      set(items: object): Promise<void>;
    };
  };
};
declare const canvas: {
  stage: { pivot: { x: number; y: number }; scale: { x: number } };
  tokens: {
    placeables: { document: { name: string; x: number; y: number } }[];
    controlled: { document: { name: string } }[];
    preview: { children: unknown[] };
  };
};

const stored = (browser: Chromium): Promise<Record<string, unknown>> =>
  browser.worker.evaluate(() => chrome.storage.local.get(null));
const line = (x: number, from: number, to: number): Cell[] =>
  Array.from({ length: to - from + 1 }, (_, i): Cell => [x, from + i]);

describe('painting on Foundry', { sequential: true }, () => {
  let server: StandInServer;
  let browser: Chromium;
  let at: Table;
  let hand: Painter;
  let file: { readonly name: string; readonly text: string };

  beforeAll(async () => {
    server = await startFoundry({ generation: 13 });
    browser = await shareChromium({ viewport: { width: 1600, height: 1000 } });
    await take();
  });
  afterAll(async () => {
    expect(at.errors).toEqual([]);
    await browser?.close();
    await server?.close();
  });

  async function take(): Promise<void> {
    at = await sit(browser, server.url, '', { folded: false });
    hand = painterOn(at.page, at.at);
    await at.page.getByRole('button', { name: 'Paint the map' }).waitFor();
  }
  const moves = async (): Promise<readonly Cell[]> =>
    cellsOf(await marksOn(at.page), 'move:near:fill');
  const ground = async (name: string): Promise<readonly Cell[]> =>
    cellsOf(await marksOn(at.page), `terrain:${name}`);
  /** Data that the host would have changed if it had received the pointer's events. */
  const host = () =>
    at.page.evaluate(() => ({
      pivot: [canvas.stage.pivot.x, canvas.stage.pivot.y],
      scale: canvas.stage.scale.x,
      tokens: canvas.tokens.placeables.map(({ document: { name, x, y } }) => `${name} ${x},${y}`),
      selected: canvas.tokens.controlled.map((t) => t.document.name),
      dragged: canvas.tokens.preview.children.length,
    }));

  /**
   * Column 6 is painted. West of it Aldo (8,5) reaches (6,5), (6,4) and (6,6) with 3 squares, (6,3)
   * and (6,7) with 4; beyond it, with the one square left, (5,4), (5,5) and (5,6).
   */
  const BARRED = squares({
    1: '7-9',
    2: '7-10',
    3: '6-11',
    4: '5-8',
    5: '5-8 11',
    6: '5-12',
    7: '6-11',
    8: '7-11',
    9: '7-9',
  });

  it('a paint stroke of difficult ground has no gaps, and reduces the area that a creature can reach', async () => {
    await selectAldo(at.page);
    await expect.poll(moves).toEqual(ALDO_MOVE);
    await hand.open();
    await hand.tile('difficult');
    const before = await host();
    await hand.stroke([
      [6, 0],
      [6, 10],
    ]);
    await expect.poll(() => ground('difficult terrain')).toEqual(line(6, 0, 10));
    await expect.poll(moves).toEqual(BARRED);
    expect(await host()).toEqual(before);
    await expect.poll(hand.status).toBe('11 squares kept for this map.');
  });

  it('a paint stroke over tokens does not move or select a token or pan the map', async () => {
    const before = await host();
    expect(before.selected).toEqual(['Aldo']);
    await hand.tile('concealment');
    await hand.stroke([
      [7, 10],
      [9, 8],
      [9, 4],
      [3, 2],
    ]);
    // From square to square across their sides, once in each direction.
    await expect.poll(async () => (await ground('concealment')).length).toBe(1 + 4 + 4 + 8);
    const painted = await ground('concealment');
    for (const cell of [
      [7, 10],
      [9, 8],
      [9, 4],
      [3, 2],
    ])
      expect(painted).toContainEqual(cell);
    expect(await host()).toEqual(before);
  });

  it('the right mouse button erases painted ground, and Ctrl+Z and Ctrl+Y undo and redo each stroke once', async () => {
    const before = await host();
    await hand.stroke(
      [
        [9, 8],
        [9, 4],
      ],
      'right',
    );
    await expect
      .poll(async () => (await ground('concealment')).filter(([x]) => x === 9))
      .toEqual([]);
    const left = await ground('concealment');
    await at.page.keyboard.press('Control+z');
    await expect.poll(async () => (await ground('concealment')).length).toBe(left.length + 5);
    await at.page.keyboard.press('Control+z');
    await expect.poll(() => ground('concealment')).toEqual([]);
    await at.page.keyboard.press('Control+Shift+z');
    await at.page.keyboard.press('Control+y');
    await expect.poll(() => ground('concealment')).toEqual(left);
    await at.page.keyboard.press('Control+z');
    await at.page.keyboard.press('Control+z');
    await expect.poll(() => ground('concealment')).toEqual([]);
    expect(await host()).toEqual(before);
  });

  it(
    'the brush for low walls shows a label at the pointer, and marks the edge of a square ' +
      'nearest to the pointer',
    async () => {
      await hand.tile('low');
      const { x, y } = await at.at([14.5, 12]);
      await at.page.mouse.move(x + 3, y);
      await expect
        .poll(async () => (await marksOn(at.page)).find((m) => m.key === 'brush:name')?.text)
        .toBe('Paint: Low wall');
      await expect
        .poll(async () => (await marksOn(at.page)).find((m) => m.key === 'brush:edge')?.points)
        .toEqual([
          [15, 12],
          [15, 13],
        ]);
      // Along the edge y = 12 from x = 14 to 17, with an unsteady pointer, and down x = 17.
      await hand.stroke([
        [13.7, 11.4],
        [14.6, 11.6],
        [15.4, 11.4],
        [16.5, 11.6],
        [16.4, 12.6],
      ]);
      await expect
        .poll(async () => under(await marksOn(at.page), 'terrain:low:').map((m) => m.key))
        .toEqual(['terrain:low:14,12:17,12', 'terrain:low:17,12:17,13']);
      await at.page.keyboard.press('Control+z');
    },
  );

  it('the mouse wheel still zooms the tabletop’s map while the user paints', async () => {
    const before = await host();
    const { x, y } = await at.at([12, 8]);
    await at.page.mouse.move(x, y);
    await at.page.mouse.wheel(0, 100);
    await expect.poll(async () => (await host()).scale).toBeLessThan(before.scale);
    expect((await host()).tokens).toEqual(before.tokens);
  });

  it('Escape ends painting, and clicks then reach the tabletop’s map', async () => {
    await at.page.keyboard.press('Escape');
    await at.page.locator('.paint-sheet').waitFor({ state: 'detached' });
    await expect.poll(() => keysUnder('brush:')).toEqual([]);
    await at.click([9, 8]);
    await expect.poll(async () => (await host()).selected).toEqual(['Berta']);
    await selectAldo(at.page);
    await expect.poll(moves).toEqual(BARRED);
  });
  const keysUnder = async (start: string): Promise<string[]> =>
    under(await marksOn(at.page), start).map((m) => m.key);

  it('painted ground is still there after a reload of the page, and does not appear on another map', async () => {
    await at.page.close();
    const elsewhere = await sit(browser, server.url, 'scene=bridge', { folded: false });
    await elsewhere.page.getByRole('button', { name: 'Paint the map' }).waitFor();
    expect(under(await marksOn(elsewhere.page), 'terrain:')).toEqual([]);
    expect(elsewhere.errors).toEqual([]);
    await elsewhere.page.close();
    await take();
    await selectAldo(at.page);
    await expect.poll(moves).toEqual(BARRED);
    await expect.poll(() => ground('difficult terrain')).toEqual(line(6, 0, 10));
    const painted = Object.keys(await stored(browser)).filter((key) =>
      key.startsWith('kept:paint:'),
    );
    expect(painted).toHaveLength(1);
  });

  it('painted ground that is exported, erased and imported again is the same as before', async () => {
    await selectAldo(at.page);
    await hand.open();
    file = await hand.exported();
    expect(JSON.parse(file.text)).toMatchObject({
      format: 'quadretto/paint@1',
      grid: { kind: 'square', columns: 24, rows: 16 },
      walls: [],
    });
    expect(file.name).toMatch(/^quadretto-.*\.json$/);
    await hand.tile('erase');
    await hand.stroke([
      [6, 0],
      [6, 10],
    ]);
    await expect.poll(moves).toEqual(ALDO_MOVE);
    await expect.poll(hand.status).toBe('Nothing painted on this map yet.');
    await hand.imported(file.name, file.text);
    await expect.poll(moves).toEqual(BARRED);
    await expect.poll(hand.status).toBe(`11 squares imported from “${file.name}”.`);
  });

  it(
    'painted ground of another map is imported with a notice, and a file of another ' +
      'format is refused',
    async () => {
      const other = { ...JSON.parse(file.text), grid: { kind: 'square', columns: 40, rows: 30 } };
      await hand.imported('big.json', JSON.stringify(other));
      await expect
        .poll(hand.status)
        .toBe(
          '11 squares imported from “big.json”, in the same places. That map is 40 × 30 squares, this one 24 × 16.',
        );
      for (const wrong of [
        '',
        '<b>no</b>',
        '{"format":"quadretto/scene@1"}',
        file.text.slice(0, -9),
      ]) {
        await hand.imported('<img src=x onerror=alert(1)>.json', wrong);
        await expect
          .poll(hand.status)
          .toBe('“<img src=x onerror=alert(1)>.json” isn’t a map painted with Quadretto.');
      }
      await expect.poll(() => ground('difficult terrain')).toEqual(line(6, 0, 10));
    },
  );
});

describe('painting on the practice table', { sequential: true }, () => {
  let folder: string;
  let browser: Chromium;
  let page: Page;
  const errors: string[] = [];

  const launch = (): Promise<Chromium> =>
    launchChromium({
      extension: join(folder, 'extension'),
      profile: join(folder, 'profile'),
      locale: 'en-GB',
      colorScheme: 'dark',
      viewport: { width: 1280, height: 1100 },
    });
  const lesson = async (): Promise<void> => {
    page = await openLesson(browser, 'reach-weapon', '&lang=en&theme=dark&ruleset=srd35');
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.getByRole('button', { name: 'Paint the map' }).waitFor();
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quadretto-paint-'));
    await cp(E2E_BUILD, join(folder, 'extension'), { recursive: true });
    browser = await launch();
    await lesson();
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    expect(errors).toEqual([]);
  });

  /**
   * Column 4 is painted from wall to wall; Ada (2,4) has six squares. Column 4 costs her 3 to 5,
   * column 5 one more. She reaches (6,1) and (6,7) with 6: a straight step of 2 and three diagonals
   * of 1, 2 and 1. In column 7 only (7,3) and (7,5) remain, beside the guard: one diagonal; with
   * two it would cost 7.
   */
  const BEHIND = squares({ 1: '1-6', 2: '1-6', 3: '1-7', 4: '1-6', 5: '1-7', 6: '1-6', 7: '1-6' });

  it('on the practice table, the user can paint difficult ground with the mouse', async () => {
    const before = await area(page, 'move:near:fill');
    expect(before).toContainEqual([7, 7]);
    const hand = painterOn(page, (cell) => middleOf(page, cell));
    await hand.open();
    await hand.tile('difficult');
    await hand.stroke([
      [4, 1],
      [4, 7],
    ]);
    await expect.poll(() => area(page, 'terrain:difficult terrain')).toEqual(line(4, 1, 7));
    await expect.poll(() => area(page, 'move:near:fill')).toEqual(BEHIND);
    await expect.poll(() => framed(page, 'selection:ada')).toEqual({ at: [2, 4], size: 1 });
    // The table's own undo is for moves: it does not undo a stroke.
    await page.keyboard.press('Control+z');
    await expect.poll(() => area(page, 'move:near:fill')).toEqual(before);
    await page.keyboard.press('Control+y');
    await expect.poll(() => area(page, 'move:near:fill')).toEqual(BEHIND);
  });

  it(
    'the user can paint ground with the keyboard, and a status line describes the square ' +
      'under the cursor',
    async () => {
      const tile = page.locator('[data-tile=obstacle]');
      // With the pointer off the map, the brush starts at Ada's square.
      await tile.hover();
      await tile.focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.locator('.paint-sheet').evaluate((e) => e.matches(':focus')))
        .toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => framed(page, 'brush:frame')).toEqual({ at: [2, 6], size: 1 });
      await page.keyboard.press(' ');
      await expect.poll(() => area(page, 'terrain:obstacle')).toEqual([[2, 6]]);
      await expect
        .poll(() => page.locator('[role=status].unseen').textContent())
        .toBe('C7: obstacle');
      await expect.poll(() => area(page, 'move:near:fill')).not.toContainEqual([2, 6]);
      await page.keyboard.press('Delete');
      await expect.poll(() => keys(page, 'terrain:obstacle')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => tile.evaluate((e) => e.matches(':focus'))).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('.pane[data-panel=paint]').waitFor({ state: 'detached' });
    },
  );

  it('painted ground is still there after the browser is closed and the extension is updated', async () => {
    await expect
      .poll(async () => JSON.stringify(await stored(browser)))
      .toContain('quadretto/paint@1');
    // The last erasure has been stored too.
    await expect
      .poll(async () => JSON.stringify(await stored(browser)))
      .not.toContain('"obstacle"');
    await browser.close();
    const manifest = join(folder, 'extension', 'manifest.json');
    const now = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    await writeFile(manifest, JSON.stringify({ ...now, version: '0.9.9' }));
    browser = await launch();
    await lesson();
    await expect.poll(() => area(page, 'move:near:fill')).toEqual(BEHIND);
    await expect.poll(() => area(page, 'terrain:difficult terrain')).toEqual(line(4, 1, 7));
  });

  it(
    'unreadable stored painted ground is moved to a backup with a notice, and new ' +
      'painting still works',
    async () => {
      const [key = ''] = Object.keys(await stored(browser)).filter((k) =>
        k.startsWith('kept:paint:'),
      );
      await page.close();
      const broken = { version: 1, data: { format: 'quadretto/paint@1', cells: 'lost' } };
      await browser.worker.evaluate((items) => chrome.storage.local.set(items), { [key]: broken });
      await lesson();
      await expect.poll(() => page.locator('.notices').textContent()).toContain('Painted maps');
      await expect
        .poll(async () =>
          Object.entries(await stored(browser))
            .filter(([k]) => k.startsWith('aside:'))
            .map(([, v]) => v),
        )
        .toEqual([broken]);
      expect(await keys(page, 'terrain:')).toEqual([]);
      const hand = painterOn(page, (cell) => middleOf(page, cell));
      await hand.open();
      await hand.tile('obstacle');
      await hand.stroke([[9, 6]]);
      await expect.poll(() => area(page, 'terrain:obstacle')).toEqual([[9, 6]]);
    },
  );
});
