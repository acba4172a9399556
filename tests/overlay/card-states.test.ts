// @vitest-environment happy-dom
/** The effects of conditions on a creature's card, and which of them the sheet already includes. */
import '../support/texts.ts';
import { afterEach, expect, it } from 'vitest';
import { mounted, TABLE, until, type Mounted } from './panels-mounted.ts';
import { asksHere } from './small-referee.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

async function open(inTotals: object | undefined, language: 'it' | 'en'): Promise<void> {
  const [first, ...others] = TABLE.creatures;
  const creature = { ...first, conditions: ['dazzled'], ...(inTotals && { inTotals }) };
  ui = await mounted({
    scene: { ...TABLE, creatures: [creature, ...others] },
    select: first.id,
    language,
    besides: (store) => ({ asks: asksHere(store) }),
  });
  ui.one('.who .iconbtn').click();
  await until(() => expect(ui.all('.states li')).toHaveLength(1));
}

it.each([
  ['en', { attack: ['dazzled'] }, 'melee attacks −1 (already in the sheet’s total)'],
  ['it', { attack: ['dazzled'] }, 'attacchi in mischia −1 (già nel totale della scheda)'],
  ['en', { attack: [] }, 'melee attacks −1, '],
  ['en', undefined, 'melee attacks −1, '],
] as const)('in %s, with totals that include %o: “%s”', async (language, inTotals, expected) => {
  await open(inTotals, language);
  expect(ui.text('.states li')).toContain(expected);
});
