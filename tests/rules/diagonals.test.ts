/**
 * The house rule *Diagonals*, by which each diagonal counts as one square: the same numbers in every
 * answer. The differential tests compare movements, reach and cover under it with the plain rules.
 */
import { describe, expect, it } from 'vitest';
import { fly } from './asks/flight.ts';
import { area } from './asks/movements.ts';
import {
  creature,
  distance,
  hero,
  move,
  options,
  reachable,
  rubble,
  threat,
  turn,
  type Ask,
  type At,
  type Thing,
} from './cases.ts';
import { asked } from './run.ts';
import { rulesetsInWords } from '../support/titleWords.ts';

const each = options({ diagonals: 'one' });
const under = (ruleset: string, ask: Ask, ...on: Thing[]) =>
  asked({ on: [each, ...on], ask }, ruleset);
const slope = (n: number): At[] => Array.from({ length: n + 1 }, (_, i): At => [i, i]);
const COUNTS = [
  'srd35.grid.diagonals-1-2-1-2',
  'sigil.grid.diagonal-count',
  'sigil.grid.diagonal-odd-even',
];

describe.each(rulesetsInWords(['srd35', 'sigil', 'd20modern', 'pf1']))(
  'each diagonal counts as one under %s',
  (game, ruleset) => {
    const judge = (ask: Ask, ...on: Thing[]) => under(ruleset, ask, ...on);

    it(
      `under ${game}, if diagonals cost 1 square, a diagonal costs 1 even after a diagonal ` +
        'earlier in the turn',
      () => {
        const spent = turn({ active: 'm', spent: { diagonals: 1, moved: 1 } });
        const answer = judge(move('m', slope(4)), hero('m', 0, 0), spent);
        expect(answer).toMatchObject({ cost: 4, costs: [0, 1, 2, 3, 4] });
        for (const id of COUNTS) expect(answer['rules']).not.toContain(id);
      },
    );

    it(
      `under ${game}, if diagonals cost 1 square, a diagonal step into difficult terrain ` +
        'costs 2',
      () => {
        expect(judge(move('m', slope(2)), hero('m', 0, 0), rubble(1, 1))).toMatchObject({
          costs: [0, 2, 3],
        });
      },
    );

    it(
      `under ${game}, if diagonals cost 1 square, a square six diagonals away costs 6 in ` +
        'the movement area',
      () => {
        const cells = judge(reachable('m'), hero('m', 9, 9))['cells'] as { at: At; cost: number }[];
        expect(cells.find(({ at }) => at[0] === 15 && at[1] === 15)).toMatchObject({ cost: 6 });
        expect(cells).toHaveLength(13 * 13 - 1);
      },
    );

    it(
      `under ${game}, if diagonals cost 1 square, a target 4 squares east, 3 south and 4 up ` +
        'is at distance 4',
      () => {
        const answer = judge(distance('a', 'b'), creature('a', 0, 0), creature('b', 4, 3));
        expect(answer).toMatchObject({ cells: 4 });
        for (const id of COUNTS) expect(answer['rules']).not.toContain(id);
        const above = creature('b', 4, 3, { elevation: 4 });
        expect(judge(distance('a', 'b'), creature('a', 0, 0), above)).toMatchObject({ cells: 4 });
      },
    );

    it(`under ${game}, if diagonals cost 1 square, a Huge creature with reach 3 threatens a full 9 by 9 area`, () => {
      const giant = creature('g', 9, 9, { size: 'huge', reach: 3 });
      expect(judge(threat('g'), giant)['cells']).toHaveLength(9 * 9 - 9);
    });

    it(`under ${game}, if diagonals cost 1 square, a spread of radius 4 fills an 8 by 8 area`, () => {
      const fireball = area('spread', [9, 9], 4);
      expect(judge(fireball, creature('far', 12, 12))['cells']).toHaveLength(8 * 8);
    });
  },
);

it('under D&D 3.5, if diagonals cost 1 square, a flight of three diagonals costs 3', () => {
  const winged = hero('w', 0, 0, { speed: { land: 6, fly: 12, manoeuvrability: 'perfect' } });
  const flight = fly('w', [
    [0, 0, 0],
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
  ]);
  expect(under('srd35', flight, winged)).toMatchObject({ cost: 3 });
});
