/**
 * Main-thread cost of panning, with and without marks: `npx tsx tests/overlay/harness/measure.ts`.
 */
import { chromium } from 'playwright-core';
import { bundle } from '../../support/bundle.ts';

const script = await bundle(new URL('pan.tsx', import.meta.url));
interface Page {
  start(marks: boolean): unknown;
  pan(frames: number, zoom: boolean): Promise<void>;
  moveOne(n: number): Promise<{ script: number[]; frame: number[] }>;
}
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
const FRAMES = 240;
try {
  for (const marks of [false, true]) {
    const page = await browser.newPage({ viewport: { width: 1260, height: 770 } });
    page.on('pageerror', (e) => console.error('page:', e.message));
    await page.setContent(
      '<!doctype html><html><body style="margin:0;overflow:hidden"></body></html>',
    );
    await page.addScriptTag({ content: script });
    const made = await page.evaluate((m) => (window as unknown as Page).start(m), marks);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const taken = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find((m) => m.name === 'TaskDuration')?.value ?? NaN;
    };
    for (const zoom of [false, true]) {
      await page.evaluate(() => (window as unknown as Page).pan(30, false));
      const before = await taken();
      await page.evaluate(([n, z]) => (window as unknown as Page).pan(n as number, z as boolean), [
        FRAMES,
        zoom,
      ] as const);
      console.log(
        marks ? 'marks' : 'bare ',
        zoom ? 'zoom' : 'pan ',
        `${((((await taken()) - before) * 1000) / FRAMES).toFixed(2)} ms a frame`,
        zoom ? '' : JSON.stringify(made),
      );
    }
    if (marks) {
      const { script, frame } = await page.evaluate(() => (window as unknown as Page).moveOne(25));
      const median = (all: number[]): string =>
        (all.sort((a, b) => a - b)[all.length >> 1] ?? NaN).toFixed(1);
      console.log(
        `one creature moved → marks in the document: ${median(script)} ms; with style ` +
          `and layout: ${median(frame)} ms (medians)`,
      );
    }
    await page.close();
  }
} finally {
  await browser.close();
}
