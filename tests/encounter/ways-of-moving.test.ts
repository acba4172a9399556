/**
 * The kind of movement that a host states for a token, and ground that hampers or forbids single ways.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMove, startOf } from '../../src/encounter/judgeMove.ts';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import { MOVINGS, type Moving } from '../../src/board/vocabulary.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';

type CreatureInput = NonNullable<SceneInput['creatures']>[number];
type CellInput = NonNullable<SceneInput['cells']>[number];
const SQUARES = rulesets.filter(({ grid }) => grid === 'square');
const srd35 = rulesets.find(({ id }) => id === 'srd35')!;

const boardWith = (mover: Partial<CreatureInput>, cells: CellInput[] = []) =>
  boardOf(
    sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset: 'srd35',
      grid: { kind: 'square', columns: 20, rows: 5 },
      cells,
      creatures: [
        {
          id: 'a',
          side: 'party',
          at: [2, 2],
          size: 'medium',
          speed: { land: 2, fly: 10 },
          attacks: [],
          ...mover,
        },
        {
          id: 'orc',
          side: 'foes',
          at: [3, 3],
          size: 'medium',
          speed: { land: 6 },
          attacks: [{ id: 'axe', kind: 'melee' }],
        },
      ],
    }),
  );

/** The judged path of `n` squares to the east. */
function moved(
  mover: Partial<CreatureInput>,
  n: number,
  {
    ways,
    cells,
    rules = srd35,
  }: { ways?: Moving[]; cells?: CellInput[]; rules?: typeof srd35 } = {},
) {
  const board = boardWith(mover, cells);
  const a = board.creatures[0]!;
  const start = startOf({ rules, board, policies: DEFAULT_POLICIES, turn: null }, a, ways);
  const points = Array.from({ length: n + 1 }, (_, i): [number, number] => [2 + i, 2]);
  const { verdict, uses } = judgeMove(start, { points, whole: true, seen: 'drag' }, 'move');
  return {
    legal: verdict.legal,
    codes: verdict.violations.map(({ code }) => code),
    provoked: verdict.opportunities.map(({ by }) => by),
    unsure: verdict.unknown.includes('creatures.a.moving'),
    cost: verdict.cost,
    uses,
  };
}

describe.each(SQUARES.map((rules) => [rules.id, rules] as const))('under %s', (_, rules) => {
  it('a winged creature that is moved in flight at height 0 moves at its fly speed', () => {
    expect(moved({ moving: 'fly' }, 6, { rules })).toMatchObject({ legal: true, unsure: false });
    expect(moved({}, 6, { rules }).codes).toContain('over-speed');
  });

  it('a swimmer without a swim speed moves at a quarter of its land speed', () => {
    expect(moved({ speed: { land: 4 }, moving: 'swim' }, 1, { rules })).toMatchObject({
      legal: true,
      cost: 4,
    });
    expect(moved({ speed: { land: 4 }, moving: 'swim' }, 3, { rules }).codes).toContain(
      'over-speed',
    );
  });

  it('a climber and a digger move at their own speeds', () => {
    const speed = { land: 2, climb: 4, burrow: 5 };
    expect(moved({ speed, moving: 'climb' }, 4, { rules }).legal).toBe(true);
    expect(moved({ speed, moving: 'burrow' }, 5, { rules }).legal).toBe(true);
    expect(moved({ speed }, 5, { rules }).codes).toContain('over-speed');
  });

  it('ground that forbids walking stops a walker and lets a flyer pass', () => {
    const cells: CellInput[] = [{ at: [4, 2], costFor: { land: null } }];
    expect(moved({}, 3, { rules, cells }).codes).toContain('wrong-movement-mode');
    expect(moved({ moving: 'fly' }, 3, { rules, cells }).legal).toBe(true);
    const j = judgeOf(boardWith({}, cells), rules);
    const reached = rules.reachable(j, j.board.creatures[0]!, 'move').cells;
    expect(reached.some(({ at }) => at[0] === 4 && at[1] === 2)).toBe(false);
  });

  it('ground that forbids flying stops a flyer and lets a walker pass', () => {
    const cells: CellInput[] = [{ at: [4, 2], costFor: { fly: null } }];
    expect(moved({ moving: 'fly' }, 3, { rules, cells }).codes).toContain('wrong-movement-mode');
    expect(moved({}, 3, { rules, cells }).legal).toBe(true);
  });

  it('a wind that doubles flight costs the flyer double, and the walker nothing', () => {
    const cells: CellInput[] = [{ at: [4, 2], costFor: { fly: 2 } }];
    expect(moved({ moving: 'fly' }, 3, { rules, cells }).cost).toBe(4);
    expect(moved({}, 3, { rules, cells }).cost).toBe(3);
  });
});

describe('on the kind of movement that a host reports for a path', () => {
  it('the path’s way counts before that of the token', () => {
    expect(moved({}, 6, { ways: ['fly'] }).legal).toBe(true);
    expect(moved({ moving: 'fly' }, 6, { ways: ['walk'] }).codes).toContain('over-speed');
  });

  it('a creature that blinks pays no movement, provokes nobody, and is in doubt', () => {
    expect(moved({}, 12, { ways: ['teleport'] })).toEqual({
      legal: true,
      codes: [],
      provoked: [],
      unsure: true,
      cost: 0,
      uses: {},
    });
    expect(moved({}, 2).provoked).toContain('orc');
  });

  it('a creature that crawls moves one square with each action', () => {
    expect(moved({ moving: 'crawl' }, 2).legal).toBe(true);
    expect(moved({ moving: 'crawl' }, 3).legal).toBe(false);
  });

  it('jumps, and ways that a game system added, are walks in doubt', () => {
    for (const way of ['jump', 'other'] as const)
      expect(moved({}, 2, { ways: [way] })).toMatchObject({ legal: true, unsure: true });
  });

  it('flight without a fly speed is a walk in doubt', () => {
    const speed = { land: 4 };
    expect(moved({ speed, moving: 'fly' }, 4)).toMatchObject({ legal: true, unsure: true });
    expect(moved({ speed, moving: 'fly' }, 9).codes).toContain('over-speed');
  });

  it('a path of two ways is judged by the faster one, in doubt', () => {
    expect(moved({}, 6, { ways: ['walk', 'fly'] })).toMatchObject({ legal: true, unsure: true });
    expect(moved({}, 6, { ways: ['walk'] })).toMatchObject({ legal: false, unsure: false });
  });

  it('the token’s way and the same way along the path give one answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MOVINGS),
        fc.integer({ min: 1, max: 12 }),
        fc.record({ land: fc.integer({ min: 1, max: 8 }), fly: fc.integer({ min: 0, max: 12 }) }),
        (way, n, speed) => {
          const own = way === 'walk' ? {} : { moving: way };
          expect(moved({ speed, ...own }, n)).toEqual(moved({ speed }, n, { ways: [way] }));
        },
      ),
      { numRuns: 60 },
    );
  });
});
