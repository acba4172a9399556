/** Benchmark: time from a token's move to its new marks, in the built extension. */
import type { Page } from 'playwright-core';
import type { Chromium } from '../../support/chromium.ts';

declare const standIn: {
  token(name: string): { control(on: boolean): void };
  remote(name: string, changed: object): void;
  pace(ms: number): void;
  corner(x: number, y: number): { x: number; y: number };
};

/** Elapsed milliseconds, one sample for each move. */
export interface Moves {
  /**
   * Time from the frame that reads the table (on the practice table, from the key) until marks are
   * in the document, styled and laid out.
   */
  readonly work: number[];
  /**
   * Time from the move itself until the end of the frame that shows the marks, including the wait
   * for that frame.
   */
  readonly shown: number[];
}

/**
 * The creature that moves, and how: by another client's update on a stand-in table, or by an arrow
 * key on the practice table.
 */
interface Step {
  readonly by: 'update' | 'key';
  readonly who: string;
  readonly there: readonly [number, number];
  readonly back: readonly [number, number];
}

/** Moves a token back and forth, `times` steps in all. */
async function moves(page: Page, times: number, { by, who, there, back }: Step): Promise<Moves> {
  const result: Moves = { work: [], shown: [] };
  for (let i = -4; i < times; i++) {
    const one = await page.evaluate(
      async ([how, name, [x, y]]) => {
        const marks = document
          .querySelector('quadretto-overlay')
          ?.shadowRoot?.querySelector('svg.marks');
        if (marks == null) throw new Error('no marks');
        let from = NaN;
        let moved = false;
        // Requested again in every frame so that it runs first: the product may read the table in a
        // frame that it requested before the move.
        const frame = (): void => {
          if (moved) from = performance.now();
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        await new Promise((done) => {
          requestAnimationFrame(() => {
            setTimeout(done, 30);
          });
        });
        return new Promise<{ work: number; shown: number }>((done, failed) => {
          let work = NaN;
          const start = performance.now();
          const seen = new MutationObserver(() => {
            if (!moved || !Number.isNaN(work)) return;
            // The product read the table at once, without waiting for a frame.
            if (Number.isNaN(from)) from = start;
            marks.getBoundingClientRect();
            work = performance.now() - from;
            // A message sent from a frame's callback arrives after that frame was painted.
            const after = new MessageChannel();
            after.port1.onmessage = () => {
              seen.disconnect();
              done({ work, shown: performance.now() - start });
            };
            if (how === 'update') after.port2.postMessage(null);
            else requestAnimationFrame(() => after.port2.postMessage(null));
          });
          seen.observe(marks, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          setTimeout(() => failed(new Error(`no new marks of ${name} within 10 s`)), 10_000);
          if (how === 'update') {
            moved = true;
            standIn.remote(name, standIn.corner(x, y));
            return;
          }
          moved = true;
          from = start;
          const key = y > 0 ? 'ArrowDown' : 'ArrowUp';
          document
            .querySelector(`.token[data-id="${name}"]`)
            ?.dispatchEvent(
              new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
            );
        });
      },
      [by, who, i % 2 === 0 ? there : back] as const,
    );
    if (i < 0) continue;
    result.work.push(one.work);
    result.shown.push(one.shown);
  }
  return result;
}

/**
 * Measures the stand-in's fight of thirty creatures: another client moves a foe, or the selected
 * creature itself.
 */
export async function movesOnTable(
  browser: Chromium,
  address: string,
  times: number,
): Promise<{ readonly foe: Moves; readonly own: Moves }> {
  const page = await browser.open(new URL('?scene=thirty', address).href);
  try {
    await page.waitForSelector('quadretto-overlay', { state: 'attached' });
    await page.evaluate(() => {
      standIn.pace(0);
      standIn.token('Aldo').control(true);
    });
    await page.waitForFunction(
      () =>
        document
          .querySelector('quadretto-overlay')
          ?.shadowRoot?.querySelector('[data-key="move:near:fill"]') != null,
    );
    return {
      foe: await moves(page, times, {
        by: 'update',
        who: 'Goblin 7',
        there: [15, 7],
        back: [17, 5],
      }),
      own: await moves(page, times, { by: 'update', who: 'Aldo', there: [12, 9], back: [12, 8] }),
    };
  } finally {
    await page.close();
  }
}

/** Measures moves by the arrow keys on the practice table, with thirty creatures. */
export async function movesInPractice(
  browser: Chromium,
  times: number,
): Promise<{ readonly foe: Moves; readonly own: Moves }> {
  const page = await browser.open('practice.html?scenario=battle');
  try {
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    const step = { by: 'key', there: [0, 1], back: [0, -1] } as const;
    return {
      foe: await moves(page, times, { ...step, who: 'goblin-5' }),
      own: await moves(page, times, { ...step, who: 'ada' }),
    };
  } finally {
    await page.close();
  }
}
