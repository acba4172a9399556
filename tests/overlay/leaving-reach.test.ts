/** Marks of rulesets in which leaving a creature's reach provokes: edges of reach, and rims. */
import '../support/texts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { marksOf } from '../../src/overlay/marks.ts';
import type { MarkShape } from '../../src/overlay/shape.ts';
import { parseScene } from '../../src/scene/parse.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { createStore, type Store } from '../../src/state/store.ts';
import { locale, say, speakFor } from '../../src/text/index.ts';
import { rulesetFirst, rulesetsInWords } from '../support/titleWords.ts';

afterEach(() => {
  speakFor({});
  locale.value = 'it';
});

const sword = { id: 'sword', name: 'sword', kind: 'melee', ready: true };

/** Ada at (3,4) beside the orc at (4,4). */
function storeOf(ruleset: string, orc: object = {}, ada: object = {}, more: object = {}): Store {
  const someone = { size: 'medium', build: 'tall', speed: { land: 6 }, attacks: [sword] };
  const parsed = parseScene({
    format: 'quadretto/scene@1',
    ruleset,
    grid: { kind: 'square', columns: 20, rows: 12 },
    creatures: [
      { ...someone, id: 'ada', side: 'party', at: [3, 4], ...ada },
      { ...someone, id: 'orc', side: 'foes', at: [4, 4], ...orc },
    ],
    ...more,
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const store = createStore({ ruleset });
  store.gm.value = true;
  store.scene.value = parsed.scene;
  store.selection.value = ['ada'];
  return store;
}
function dragged(store: Store, path: readonly Cell[], mode?: string) {
  if (mode !== undefined) store.mode.value = mode;
  store.drag.value = { of: 'ada', path };
  const all = marksOf(store).shapes.value;
  const named = (start: string) =>
    all.filter((s): s is MarkShape => s.kind === 'mark' && s.key.startsWith(start));
  const due = named('path:due').filter(({ figure }) => figure === 'diamond');
  return { due, pale: named('path:spared'), again: named('path:again') };
}
const keysOf = (store: Store): readonly string[] =>
  marksOf(store).shapes.value.map(({ key }) => key);

const AWAY: readonly Cell[] = [
  [3, 4],
  [2, 4],
  [1, 4],
];

describe.each(rulesetsInWords(['srd52', 'srd51']))(
  'leaving an enemy’s reach under %s',
  (rules, ruleset) => {
    it.each<[string, readonly Cell[], MarkShape['at'] | undefined]>([
      [
        'stands on the side of a square if the path leaves the enemy’s reach straight',
        AWAY,
        [3, 4.5],
      ],
      [
        'stands on the corner of a square if the path leaves the enemy’s reach diagonally',
        [
          [3, 4],
          [2, 3],
        ],
        [3, 4],
      ],
      [
        'stands where a path around the enemy leaves the enemy’s reach',
        [
          [3, 4],
          [3, 3],
          [4, 3],
          [4, 2],
        ],
        [4.5, 3],
      ],
      [
        'is missing if the path stays inside the enemy’s reach',
        [
          [3, 4],
          [3, 3],
          [4, 3],
          [5, 3],
          [5, 4],
          [5, 5],
        ],
        undefined,
      ],
    ])(`under ${rules}, the opportunity-attack mark %s`, (_what, path, at) => {
      const { due, pale, again } = dragged(storeOf(ruleset), path);
      expect(due.map((s) => s.at)).toEqual(at === undefined ? [] : [at]);
      expect([pale, again]).toEqual([[], []]);
    });

    it(`under ${rules}, a path that leaves an enemy’s reach twice has only one opportunity-attack mark`, () => {
      const { due, again } = dragged(storeOf(ruleset), [...AWAY.slice(0, 2), ...AWAY]);
      expect([due.length, again.length]).toEqual([1, 0]);
    });

    it.each<[string, object, string | undefined, string]>([
      ['the mover disengages', {}, 'disengage', 'opportunity.none.not-provoking'],
      [
        'the enemy has used its Reaction',
        { opportunitiesTaken: 1 },
        undefined,
        'opportunity.none.already-used',
      ],
      ['the enemy is blinded', { conditions: ['blinded'] }, undefined, 'opportunity.none.not-seen'],
    ])(
      `under ${rules}, a pale mark on the path says that an enemy gets no opportunity attack because %s`,
      (_what, orc, mode, message) => {
        const { due, pale } = dragged(storeOf(ruleset, orc), AWAY, mode);
        expect(due).toEqual([]);
        expect(pale.map(({ at, quiet, why }) => [at, quiet, why?.message])).toEqual([
          [[3, 4.5], true, message],
        ]);
      },
    );

    it.each<[string, object, object, boolean]>([
      ['shades the whole reach of an enemy that still has its Reaction', {}, {}, true],
      [
        'draws only the edge of the reach of an enemy that has used its Reaction',
        { opportunitiesTaken: 1 },
        {},
        false,
      ],
      [
        'draws only the edge of the reach of a blinded enemy',
        { conditions: ['blinded'] },
        {},
        false,
      ],
      [
        'draws only the edge of the reach of an enemy that does not see the mover',
        {},
        { conditions: ['invisible'] },
        false,
      ],
    ])(`under ${rules}, the map %s`, (_what, orc, ada, whole) => {
      const keys = keysOf(storeOf(ruleset, orc, ada));
      expect(keys.includes('threat:sure:fill')).toBe(whole);
      expect(keys.includes('threat:rim:orc')).toBe(!whole);
    });

    it(
      `under ${rules}, the map outlines a blinded enemy’s reach only if the mover can get to ` +
        'that reach this turn',
      () => {
        const blinded = { conditions: ['blinded'] };
        const shown = [13, 18].map((x) =>
          keysOf(storeOf(ruleset, { ...blinded, at: [x, 4] }, { speed: { land: 4 } })).includes(
            'threat:rim:orc',
          ),
        );
        // A Dash reaches column 11; at column 12 the orc's reach begins.
        expect(shown).toEqual([false, false]);
        expect(
          keysOf(storeOf(ruleset, { ...blinded, at: [12, 4] }, { speed: { land: 4 } })),
        ).toContain('threat:rim:orc');
      },
    );

    it(`under ${rules}, the map does not show the reach of a stunned enemy`, () => {
      const keys = keysOf(storeOf(ruleset, { conditions: ['stunned'] }));
      expect(keys.filter((key) => key.startsWith('threat:'))).toEqual([]);
    });
  },
);

it.each(
  rulesetFirst<readonly [string, string, object, string | undefined]>([
    ['srd52', 'a square of plain floor gives no cost', {}, undefined],
    [
      'srd52',
      'a square of rubble gives the cost in feet with the reason',
      { rubble: true },
      '10 ft.: difficult terrain',
    ],
    [
      'srd52',
      'a square beside a prone mover gives the cost of crawling',
      { prone: true },
      '10 ft.: crawling',
    ],
    [
      'srd52',
      'a square of rubble gives a prone mover the cost of crawling there',
      { rubble: true, prone: true },
      '15 ft.: difficult terrain, crawling',
    ],
    [
      'srd51',
      'a square of rubble gives a prone mover the cost of crawling there',
      { rubble: true, prone: true },
      '15 ft.: difficult terrain, crawling',
    ],
    ['srd35', 'a square of rubble gives no cost', { rubble: true }, undefined],
  ]),
)('under %s, the tooltip of %s', (_game, _what, given, said, ruleset) => {
  const { rubble, prone } = given as { rubble?: true; prone?: true };
  const store = storeOf(
    ruleset,
    { at: [12, 9] },
    prone ? { conditions: ['prone'] } : {},
    rubble ? { cells: [{ at: [2, 4], terrain: 'difficult' }] } : {},
  );
  locale.value = 'en';
  speakFor({ ...rulesetOf(ruleset)! });
  const why = marksOf(store)
    .whyAt([2, 4])
    .find(({ message }) => message === 'move.stepCost');
  const text = why && say(why.message, why.params).replaceAll('\u00a0', ' ');
  expect(text).toBe(said && `Entering it costs ${said}.`);
});

it('under D&D 3.5, the sign of an attack of opportunity is in the square that the mover leaves', () => {
  expect(keysOf(storeOf('srd35', { opportunitiesTaken: 1 })).join()).not.toContain('threat:rim');
  const { due } = dragged(storeOf('srd35'), AWAY);
  const [x = 0] = due[0]?.at ?? [];
  expect(x).toBeGreaterThan(3);
});
