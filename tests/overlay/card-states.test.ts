// @vitest-environment page
/** The effects of conditions on a creature's card, and which of them the sheet already includes. */
import '../support/texts.ts';
import { afterEach, expect, it } from 'vitest';
import { mounted, TABLE, until, type Mounted } from './panels-mounted.ts';
import { asksHere, smallReferee } from './small-referee.ts';
import { languageFirst } from '../support/titleWords.ts';

let ui: Mounted;
afterEach(() => {
  ui.end.abort();
  document.body.replaceChildren();
});

async function open(is: object, language: 'it' | 'en'): Promise<void> {
  const [first, ...others] = TABLE.creatures;
  const creature = { ...first, ...is };
  ui = await mounted({
    scene: { ...TABLE, creatures: [creature, ...others] },
    select: first.id,
    language,
    besides: (store) => ({ asks: asksHere(store), referee: smallReferee() }),
  });
  ui.one('.who .iconbtn').click();
  await until(() => expect(ui.all('.states li')).toHaveLength(1));
}

it.each(
  languageFirst([
    [
      'en',
      { attack: ['dazzled'] },
      'melee attacks −1, ranged attacks −1 (already in the sheet’s total)',
    ],
    [
      'it',
      { attack: ['dazzled'] },
      'attacchi in mischia −1, attacchi a distanza −1 (già nel totale della scheda)',
    ],
    ['en', { attack: [] }, 'melee attacks −1, '],
    ['en', undefined, 'melee attacks −1, '],
  ] as const),
)(
  'in %s, with sheet totals that include %o, the card of a dazzled creature says “%s”',
  async (_, inTotals, expected, language) => {
    await open({ conditions: ['dazzled'], ...(inTotals && { inTotals }) }, language);
    expect(ui.text('.states li')).toContain(expected);
  },
);

it.each([
  { from: 'list of conditions', is: { conditions: ['dazzled'] }, n: 2 },
  { from: 'subtype', is: { type: 'animal', subtypes: ['swarm'] }, n: 0 },
])(
  'the token card offers $n buttons for a condition that comes from the creature’s $from',
  async ({ is, n }) => {
    await open(is, 'en');
    expect(ui.all('.states button')).toHaveLength(n);
  },
);
