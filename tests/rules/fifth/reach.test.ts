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
  ])('a swarm with %s attacks only in its own space under the rules of 2014', (_of, more) => {
    expect(threatened('srd51', orc(more))).toEqual(['5,5']);
    expect(struck('srd51', cells('6,5 7,5'), orc(more), rogue(6, 5))).toEqual([]);
    expect(struck('srd51', cells('5,5 6,5'), orc(more), rogue(5, 5))).toEqual([[5, 5]]);
  });
  it('a swarm reaches 5 feet under the rules of 2024', () => {
    expect(threatened('srd52', orc(rats))).toHaveLength(8);
    expect(struck('srd52', cells('6,5 7,5'), orc(rats), rogue(6, 5))).toEqual([[6, 5]]);
  });
  const inside = (side: string, size: 'medium' | 'tiny' = 'medium') => [
    rogue(5, 5),
    hero('s', 6, 5, { ...rats, side, size }),
  ];
  it.each([
    ['an ally', inside('party'), 1, 2],
    ['a foe', inside('foes'), 2, 2],
    ['a Tiny foe', inside('foes', 'tiny'), 1, 2],
  ] as const)(
    'a swarm that is %s costs as much to enter as any other creature’s space',
    (_of, on, newer, older) => {
      const ask = go('r', cells('5,5 6,5'));
      expect(asked({ on: [...on], ask }, 'srd52')).toMatchObject({ legal: true, cost: newer });
      expect(asked({ on: [...on], ask }, 'srd51')).toMatchObject({ legal: true, cost: older });
    },
  );
  it.each(rulesetsInWords(['srd52', 'srd51']))(
    'a creature in a swarm’s space can attack the swarm under %s',
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
  it('an unarmed strike reaches 5 feet under the rules of 2024, even if the creature’s bite reaches 10 feet', () => {
    expect(threatened('srd52', orc({ reach: 2, attacks: 'none' }))).toHaveLength(24);
    expect(threatened('srd52', orc(giant))).toHaveLength(24);
    expect(struck('srd52', cells('6,5 7,5'), orc(giant), rogue(6, 5), bands)).toEqual([[6, 5]]);
  });
  it('an unarmed strike reaches as far as the creature’s bite under the rules of 2014', () => {
    expect(threatened('srd51', orc({ reach: 2, attacks: 'none' }))).toHaveLength(24);
    expect(struck('srd51', cells('6,5 7,5'), orc(giant), rogue(6, 5), bands)).toEqual([]);
  });
  it.each(rulesetsInWords(['srd52', 'srd51']))(
    'an unarmed strike reaches as far as the sheet states under %s',
    (_, ruleset) => {
      const long = { id: 'fist', kind: 'melee', unarmed: true, reach: 3 } as const;
      expect(threatened(ruleset, orc({ attacks: [long] }))).toHaveLength(48);
    },
  );
});

describe.each(rulesetsInWords(['srd52', 'srd51']))(
  'a reach of 10 feet by house rules of %s',
  (_, ruleset) => {
    const guard = orc({ attacks: [glaive] });
    const twice = options({ diagonals: 'alternate' });
    const all = options({ diagonals: 'alternate', reachTwoDiagonal: 'all' });
    const leaving = [[7, 7]];
    everyCase([
      ['flat', [], true],
      ['every second diagonal double', [twice], false],
      ['every second diagonal double, the corner within', [all], true],
    ] as const)(
      'threats, attacks and actions agree whether the far corner of a 10-foot reach is within the reach',
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
  (_, ruleset) => {
    const steep = options({ vertical: 'alternate' });
    const above = (height: number) => [rogue(5, 5), orc({ elevation: height }, 7, 5)];
    const far = (on: Thing[]) =>
      asked({ on, ask: { ask: 'distance', from: 'r', to: 'o' } }, ruleset)['cells'];
    everyCase([
      [1, 2, 2],
      [2, 2, 3],
      [4, 4, 5],
    ])(
      'the distance to a flyer two squares away follows the house rule on heights',
      (height, flat, alternate) => {
        expect(far(above(height))).toBe(flat);
        expect(far([...above(height), options({ diagonals: 'alternate' })])).toBe(flat);
        expect(far([...above(height), steep])).toBe(alternate);
      },
    );
    it('the reach to a flyer counts height by the same house rule as the distance to the flyer', () => {
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
    });
  },
);
