/** How far creatures reach: swarms, unarmed strikes, heights, and diagonals by house rules. */
import { describe, expect, it } from 'vitest';
import { cells, hero, options, threat, type At, type CreatureMore, type Thing } from '../cases.ts';
import { asked } from '../run.ts';
import { glaive, go, orc, rogue, rolls, sword } from './boards.ts';
import { rulesetsInWords } from '../../support/titleWords.ts';
import { everyCase } from '../../support/everyCase.ts';

const threatened = (ruleset: string, ...on: Thing[]): string[] =>
  (asked({ on, ask: threat('o') }, ruleset)['cells'] as At[]).map(String);
const struck = (ruleset: string, path: readonly At[], ...on: Thing[]): unknown[] =>
  (asked({ on, ask: go('r', path) }, ruleset)['opportunities'] as { leaving: At }[]).map(
    ({ leaving }) => leaving,
  );
const rats: CreatureMore = { traits: ['swarm'], attacks: [{ id: 'bites', kind: 'melee' }] };
const stated: CreatureMore = { traits: ['swarm'], attacks: [{ id: 'b', kind: 'melee', reach: 0 }] };
const unknown: CreatureMore = { traits: ['swarm'], attacks: 'none' };

describe('a swarm', () => {
  it.each([
    ['known attacks', rats],
    ['a stated reach of 0', stated],
    ['no known attacks', unknown],
  ])('under D&D 5e (2014), a swarm with %s threatens only its own space', (_of, more) => {
    expect(threatened('srd51', orc(more))).toEqual(['5,5']);
    expect(struck('srd51', cells('6,5 7,5'), orc(more), rogue(6, 5))).toEqual([]);
    expect(struck('srd51', cells('5,5 6,5'), orc(more), rogue(5, 5))).toEqual([[5, 5]]);
  });
  it('under D&D 5e (2024), a swarm threatens the 8 squares around its space', () => {
    expect(threatened('srd52', orc(rats))).toHaveLength(8);
    expect(struck('srd52', cells('6,5 7,5'), orc(rats), rogue(6, 5))).toEqual([[6, 5]]);
  });
  const inside = (side: string, size: 'medium' | 'tiny' = 'medium') => [
    rogue(5, 5),
    hero('s', 6, 5, { ...rats, side, size }),
  ];
  it.each([
    [
      'an ally costs 1 square to enter in D&D 5e (2024), and 2 in D&D 5e (2014)',
      inside('party'),
      1,
      2,
    ],
    ['an enemy costs 2 squares to enter in D&D 5e (2024) and (2014)', inside('foes'), 2, 2],
    [
      'a Tiny enemy costs 1 square to enter in D&D 5e (2024), and 2 in D&D 5e (2014)',
      inside('foes', 'tiny'),
      1,
      2,
    ],
  ] as const)('the space of a swarm that is %s', (_of, on, newer, older) => {
    const ask = go('r', cells('5,5 6,5'));
    expect(asked({ on: [...on], ask }, 'srd52')).toMatchObject({ legal: true, cost: newer });
    expect(asked({ on: [...on], ask }, 'srd51')).toMatchObject({ legal: true, cost: older });
  });
  it.each(rulesetsInWords(['srd52', 'srd51']))(
    'under %s, a creature in a swarm’s space can attack the swarm',
    (_, ruleset) => {
      const on = [hero('a', 5, 5, { attacks: [sword] }), orc(rats)];
      expect(asked({ on, ask: rolls() }, ruleset)['possible']).toBe(true);
    },
  );
});

describe('an unarmed strike', () => {
  const bite = { id: 'bite', kind: 'melee', natural: true } as const;
  const giant: CreatureMore = { reach: 2, attacks: [bite] };
  const bands = options({ bands: 'all' });
  it(
    'under D&D 5e (2024), a foe that moves from 5 to 10 ft. away provokes a creature with a ' +
      '10-ft. bite to an unarmed strike',
    () => {
      expect(threatened('srd52', orc({ reach: 2, attacks: 'none' }))).toHaveLength(24);
      expect(threatened('srd52', orc(giant))).toHaveLength(24);
      expect(struck('srd52', cells('6,5 7,5'), orc(giant), rogue(6, 5), bands)).toEqual([[6, 5]]);
    },
  );
  it('under D&D 5e (2014), an unarmed strike reaches as far as the creature’s bite, 10 ft.', () => {
    expect(threatened('srd51', orc({ reach: 2, attacks: 'none' }))).toHaveLength(24);
    expect(struck('srd51', cells('6,5 7,5'), orc(giant), rogue(6, 5), bands)).toEqual([]);
  });
  it.each(rulesetsInWords(['srd52', 'srd51']))(
    'under %s, an unarmed strike with a reach of 15 ft. on the sheet reaches 15 ft.',
    (_, ruleset) => {
      const long = { id: 'fist', kind: 'melee', unarmed: true, reach: 3 } as const;
      expect(threatened(ruleset, orc({ attacks: [long] }))).toHaveLength(48);
    },
  );
});

describe.each(rulesetsInWords(['srd52', 'srd51']))(
  'a reach of 10 feet by house rules of %s',
  (game, ruleset) => {
    const guard = orc({ attacks: [glaive] });
    const twice = options({ diagonals: 'alternate' });
    const all = options({ diagonals: 'alternate', reachTwoDiagonal: 'all' });
    const leaving = [[7, 7]];
    everyCase([
      ['flat', [], true],
      ['every second diagonal double', [twice], false],
      ['every second diagonal double, the corner within', [all], true],
    ] as const)(
      `under ${game}, the house rule on diagonals decides whether a 10-foot reach includes the ` +
        'square two diagonals away',
      (_rule, on, within) => {
        expect(threatened(ruleset, guard, ...on).includes('7,7')).toBe(within);
        const past = struck(ruleset, cells('7,7 8,8'), guard, rogue(7, 7), ...on);
        expect(past).toEqual(within ? leaving : []);
        const from = hero('a', 5, 5, { attacks: [{ ...glaive, bonus: 5 }] });
        const attempt = asked(
          { on: [from, orc({}, 7, 7), ...on], ask: rolls('a', 'o', 'glaive') },
          ruleset,
        );
        expect(attempt['possible']).toBe(within);
        const ask = { ask: 'act', of: 'a', action: 'attack', target: 'o', with: 'glaive' };
        expect(asked({ on: [from, orc({}, 7, 7), ...on], ask }, ruleset)['legal']).toBe(within);
      },
    );
  },
);

describe.each(rulesetsInWords(['srd52', 'srd51']))(
  'heights by the house rule of %s',
  (game, ruleset) => {
    const steep = options({ vertical: 'alternate' });
    const above = (height: number) => [rogue(5, 5), orc({ elevation: height }, 7, 5)];
    const far = (on: Thing[]) =>
      asked({ on, ask: { ask: 'distance', from: 'r', to: 'o' } }, ruleset)['cells'];
    everyCase([
      [1, 2, 2],
      [2, 2, 3],
      [4, 4, 5],
    ])(
      `under ${game}, a flyer 2 squares away and 4 squares up is at distance 4, or at distance 5 ` +
        'with a house rule',
      (height, flat, alternate) => {
        expect(far(above(height))).toBe(flat);
        expect(far([...above(height), options({ diagonals: 'alternate' })])).toBe(flat);
        expect(far([...above(height), steep])).toBe(alternate);
      },
    );
    it(
      `under ${game}, a house rule for distances in height can put a flyer outside the reach of ` +
        'a glaive',
      () => {
        const on = [
          orc({ attacks: [glaive] }),
          rogue(7, 5, { elevation: 2, speed: { land: 6, fly: 6 } }),
        ];
        const path = [
          [7, 5, 2],
          [8, 5, 2],
        ];
        const provoked = (more: Thing[]) =>
          asked({ on: [...on, ...more], ask: { ask: 'move', of: 'r', path } }, ruleset)[
            'opportunities'
          ];
        expect(provoked([])).toHaveLength(1);
        expect(provoked([steep])).toHaveLength(0);
      },
    );
  },
);
