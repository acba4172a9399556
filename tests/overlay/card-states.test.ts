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
      'says that the sheet’s totals already include the penalty of −1',
      { attack: ['dazzled'] },
      'melee attacks −1, ranged attacks −1 (already in the sheet’s total)',
    ],
    [
      'it',
      'says that the sheet’s totals already include the penalty of −1',
      { attack: ['dazzled'] },
      'attacchi in mischia −1, attacchi a distanza −1 (già nel totale della scheda)',
    ],
    [
      'en',
      'shows a penalty of −1 if the sheet’s totals include no condition',
      { attack: [] },
      'melee attacks −1, ',
    ],
    [
      'en',
      'shows a penalty of −1 if it is unknown what the sheet’s totals include',
      undefined,
      'melee attacks −1, ',
    ],
  ] as const),
)(
  'in %s, the token card of a dazzled creature %s',
  async (_, _what, inTotals, expected, language) => {
    await open({ conditions: ['dazzled'], ...(inTotals && { inTotals }) }, language);
    expect(ui.text('.states li')).toContain(expected);
  },
);

it.each([
  [
    'a dazzled creature has two buttons, to end or worsen the condition',
    2,
    { conditions: ['dazzled'] },
  ],
  [
    'a swarm has no button to end the condition “swarm”, which follows from its subtype',
    0,
    { type: 'animal', subtypes: ['swarm'] },
  ],
] as const)('the token card of %s', async (_buttons, n, is) => {
  await open(is, 'en');
  expect(ui.all('.states button')).toHaveLength(n);
});
