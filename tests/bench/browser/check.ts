/**
 * Benchmark: cost of "Check this table", a second snapshot of the page and its comparison with the
 * first.
 */
import type { Chromium } from '../../support/chromium.ts';
import { FROM_PAGE } from '../../../src/bridge/messages.ts';
import { meter } from './meter.ts';

/** Milliseconds, one sample for each check. */
export interface Checks {
  /** Elapsed time from the button to the page's answer. */
  readonly answered: number[];
  /**
   * CPU time of the page's main thread until the panel shows the result. The check compares four
   * times as many facts as the start of a table, so this is also an upper bound for the start.
   */
  readonly work: number[];
}

/** Presses the button of the panel `times` times on a stand-in table. */
export async function checks(browser: Chromium, address: string, times: number): Promise<Checks> {
  const page = await browser.open(address);
  const result: Checks = { answered: [], work: [] };
  try {
    const overlay = page.locator('quadretto-overlay');
    await overlay.locator('.dock').waitFor({ state: 'attached' });
    // Wait for the table's own check, which runs a moment after the table is ready.
    await page.waitForTimeout(4000);
    await overlay.locator('.dock [data-fold][aria-expanded=false]').dispatchEvent('click');
    await overlay.locator('.dock .foot > .iconbtn').last().dispatchEvent('click');
    const choice = overlay.locator('.choices').getByRole('button', { name: 'Check this table' });
    await choice.dispatchEvent('click');
    await overlay.locator('[data-panel=check]').waitFor({ state: 'attached' });
    const { spent } = await meter(page);
    for (let i = -3; i < times; i++) {
      let answered = NaN;
      const work = await spent(async () => {
        answered = await page.evaluate(async (from) => {
          const before = performance.now();
          const answer = new Promise<number>((done) => {
            const heard = (event: Event): void => {
              if (!String((event as CustomEvent<unknown>).detail).startsWith('{"type":"done"'))
                return;
              removeEventListener(from, heard);
              done(performance.now() - before);
            };
            addEventListener(from, heard);
          });
          document
            .querySelector('quadretto-overlay')
            ?.shadowRoot?.querySelector<HTMLElement>('[data-panel=check] [data-main]')
            ?.click();
          const ms = await answer;
          await new Promise((done) => {
            setTimeout(done, 150);
          });
          return ms;
        }, FROM_PAGE);
      });
      if (i < 0) continue;
      result.answered.push(answered);
      result.work.push(work);
    }
    return result;
  } finally {
    await page.close();
  }
}
