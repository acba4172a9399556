// @vitest-environment page
/**
 * Units and rule sources in the whole overlay in each language, by default and as the user chooses.
 */
import { afterEach, expect, it } from 'vitest';
import books from 'virtual:sources';
import { lengths, type LengthUnit } from '../../src/text/index.ts';
import { mounted, type Mounted } from './panels-mounted.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted | undefined;
afterEach(() => {
  ui?.end.abort();
  document.body.replaceChildren();
  lengths.value = 'auto';
});

const PATH = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((x) => [x, 7] as const);

/** All texts on the screen: the dock, a card, a dragged path, and the reason for a mark. */
async function screen(language: 'en' | 'it', wish: LengthUnit | 'auto'): Promise<string> {
  lengths.value = wish;
  ui = await mounted({ language });
  ui.one('.who .iconbtn').click();
  await ui.settle();
  ui.store.drag.value = { of: 'aldo', path: PATH };
  await ui.settle();
  const dragged = ui.root.textContent ?? '';
  ui.store.drag.value = null;
  // After a drop no box opens for two seconds.
  await ui.settle(2_500);
  ui.store.pointer.value = { cell: [14, 2], x: 14.5 * 50, y: 2.5 * 50 };
  await ui.settle(700);
  // The name of the five-foot step contains a length, so leave it out.
  return (dragged + (ui.root.textContent ?? '')).replaceAll('Passo 1,5\u00a0m', '');
}

const FEET = /\d\u00a0ft\b/;
const METERS = /\d\u00a0m\b/;

it.each(
  languageFirst([
    ['en', 'by default shows lengths in feet, never in meters', 'auto', FEET, METERS],
    ['it', 'by default shows lengths in meters, never in feet', 'auto', METERS, FEET],
    ['en', 'shows no length in feet if the user chose meters', 'metres', METERS, FEET],
    ['it', 'shows no length in meters if the user chose feet', 'feet', FEET, METERS],
  ] as const),
)('a screen in %s %s', async (_, _what, wish, shown, not, language) => {
  const text = await screen(language, wish);
  expect(text).toMatch(shown);
  expect(text).not.toMatch(not);
});

it('the screen shows neither feet nor meters if the user chose squares for lengths', async () => {
  const text = await screen('en', 'squares');
  expect(text).not.toMatch(FEET);
  expect(text).not.toMatch(METERS);
  expect(text).toContain('reach 2 squares');
});

it('a screen in English cites the SRD by English headings only', async () => {
  const text = await screen('en', 'auto');
  const headings = Object.keys(books['srd35']?.['SRD 3.5'] ?? {});
  expect(headings.length).toBeGreaterThan(20);
  expect(text).toContain('SRD 3.5, ');
  expect(headings.filter((heading) => text.includes(`SRD 3.5, ${heading}`))).toEqual([]);
});
