/**
 * Makes pictures of the marks: `npx tsx tests/overlay/harness/shoot.ts OUT_DIR [name…]`. People
 * review them by eye; nothing is asserted.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundle } from '../../support/bundle.ts';
import type { Live, Order } from './page.tsx';

const GREY = 'grayscale(1)';
/** Color matrix of Machado et al. 2009 for severity 1. */
const DEUTERANOPIA =
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><filter ` +
  `id='d' color-interpolation-filters='linearRGB'><feColorMatrix values='.367322 ` +
  '.860646 -.227968 0 0 .280085 .672501 .047413 0 0 -.01182 .04294 .968881 0 0 0 ' +
  `0 0 1 0'/></filter></svg>#d")`;

const ORDERS: Readonly<Record<string, Order>> = {
  'threat-stone-70': { scene: 'threat', ground: 'stone', px: 70 },
  'threat-parchment-70': { scene: 'threat', ground: 'parchment', px: 70 },
  'move-forest-70': { scene: 'move', ground: 'forest', px: 70 },
  'move-parchment-70': { scene: 'move', ground: 'parchment', px: 70, language: 'en' },
  'path-parchment-70': { scene: 'path', ground: 'parchment', px: 70 },
  'path-stone-104': { scene: 'path', ground: 'stone', px: 104, x: 260, y: 200 },
  'path-forest-34': { scene: 'path', ground: 'forest', px: 34 },
  'path-stone-22': { scene: 'path', ground: 'stone', px: 22 },
  'path-stone-18': { scene: 'path', ground: 'stone', px: 18 },
  'flanking-stone-70': { scene: 'flanking', ground: 'stone', px: 70 },
  'flanking-parchment-34': { scene: 'flanking', ground: 'parchment', px: 34 },
  'move-forest-34': { scene: 'move', ground: 'forest', px: 34 },
  'threat-stone-34': { scene: 'threat', ground: 'stone', px: 34 },
  'threat-stone-18': { scene: 'threat', ground: 'stone', px: 18 },
  'threat-deuteranopia': { scene: 'threat', ground: 'forest', px: 70, filter: DEUTERANOPIA },
  'path-grey': { scene: 'path', ground: 'parchment', px: 70, filter: GREY },
  'flanking-grey': { scene: 'flanking', ground: 'stone', px: 70, filter: GREY },
  'path-thick': { scene: 'path', ground: 'parchment', px: 70, thick: true },
  'flanking-plain': { scene: 'flanking', ground: 'stone', px: 70, plain: true },
};

const LESSONS: Readonly<Record<string, Live>> = {
  'live-battle-rest': { lesson: 'battle', ground: 'forest', px: 46 },
  'live-battle-drag': {
    lesson: 'battle',
    ground: 'stone',
    px: 46,
    drag: [
      [5, 6],
      [6, 6],
      [7, 6],
      [8, 6],
      [9, 6],
      [10, 6],
      [11, 6],
      [12, 6],
      [13, 6],
    ],
  },
  'live-battle-hover': { lesson: 'battle', ground: 'parchment', px: 46, pointer: [15, 5] },
  'live-ogre': { lesson: 'ogre', ground: 'stone', px: 70 },
  'live-flanking': { lesson: 'flanking-large', ground: 'stone', px: 70, held: 'flanking' },
  'live-soft-cover': { lesson: 'soft-cover', ground: 'stone', px: 70 },
  'live-wall-end': { lesson: 'wall-end', ground: 'parchment', px: 70 },
  'live-charge': { lesson: 'charge-lane', ground: 'forest', px: 70, mode: 'charge' },
  'live-safe': { lesson: 'safe-path', ground: 'parchment', px: 70 },
  'live-squeezing': { lesson: 'squeezing', ground: 'stone', px: 70 },
};

const [out = 'shots', ...names] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const script = await bundle(new URL('page.tsx', import.meta.url));
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
try {
  const page = await browser.newPage({ viewport: { width: 1260, height: 770 } });
  page.on('pageerror', (e) => console.error('page:', e.message));
  page.on('console', (m) => console.log('page:', m.text()));
  await page.setContent('<!doctype html><html><body style="margin:0"></body></html>');
  await page.addScriptTag({ content: script });
  for (const [name, order] of Object.entries(ORDERS)) {
    if (names.length > 0 && !names.some((n) => name.includes(n))) continue;
    await page.evaluate((o) => (window as unknown as { show(o: unknown): void }).show(o), order);
    await page.screenshot({ path: join(out, `${name}.png`) });
  }
  for (const [name, order] of Object.entries(LESSONS)) {
    if (names.length > 0 && !names.some((n) => name.includes(n))) continue;
    await page.evaluate((o) => (window as unknown as { live(o: unknown): void }).live(o), order);
    await page.screenshot({ path: join(out, `${name}.png`) });
  }
} finally {
  await browser.close();
}
