/** Movement with a partly spent turn: which modes and distances are left. */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';

const scene = (turn: object, more: object = {}) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'sigil',
    grid: { kind: 'square', columns: 20, rows: 9, metresPerCell: 1.5 },
    creatures: [
      {
        id: 'a',
        side: 'party',
        at: [2, 4],
        size: 'medium',
        speed: { land: 6 },
        attacks: [],
        ...more,
      },
      { id: 'b', side: 'party', at: [9, 0], size: 'medium', attacks: [] },
    ],
    turn,
  });
const codes = (turn: object, mode: string, path: number[][], more: object = {}): string[] =>
  (
    answer(scene(turn, more), { ask: 'move', of: 'a', mode, path }) as {
      violations: { code: string }[];
    }
  ).violations.map((v) => v.code);

const STEP = [
  [2, 4],
  [3, 4],
];
const SEVEN = Array.from({ length: 8 }, (_, i) => [2 + i, 4]);

/**
 * Movement with the rest of a turn. Each row has the turn, the movement mode, the path and the
 * expected codes.
 */
describe('actions left in the turn:', () => {
  it.each([
    ['a move at the start of a turn is legal', { active: 'a' }, 'move', STEP, []],
    [
      'a five-foot step after a move is illegal (sigil.movement.five-foot-step)',
      { active: 'a', spent: { moved: 2 } },
      'step',
      STEP,
      ['step-after-move'],
    ],
    [
      'a second five-foot step is illegal (sigil.movement.five-foot-step-once)',
      { active: 'a', spent: { step: true } },
      'step',
      STEP,
      ['no-action-left'],
    ],
    [
      'a move after a five-foot step is illegal',
      { active: 'a', spent: { step: true } },
      'move',
      STEP,
      ['move-after-step'],
    ],
    [
      'a third move action is illegal',
      { active: 'a', spent: { standard: true, move: 1 } },
      'move',
      STEP,
      ['no-action-left'],
    ],
    [
      'a second move with the standard action is legal',
      { active: 'a', spent: { move: 1 } },
      'move',
      STEP,
      [],
    ],
    [
      'a double move with one action left is illegal',
      { active: 'a', spent: { move: 1 } },
      'double-move',
      STEP,
      ['no-action-left'],
    ],
    [
      'a move after a full-round action is illegal',
      { active: 'a', spent: { fullRound: true } },
      'move',
      STEP,
      ['no-action-left'],
    ],
    [
      'a five-foot step beside a full-round action is legal',
      { active: 'a', spent: { fullRound: true } },
      'step',
      STEP,
      [],
    ],
    [
      'a move in another creature’s turn is illegal',
      { active: 'b' },
      'move',
      STEP,
      ['not-your-turn'],
    ],
    [
      'a long move out of turn breaks both rules',
      { active: 'b' },
      'move',
      SEVEN,
      ['not-your-turn', 'over-speed'],
    ],
    ['one move in a surprise round is legal', { active: 'a', surprise: true }, 'move', STEP, []],
    [
      'a double move in a surprise round is illegal',
      { active: 'a', surprise: true },
      'double-move',
      STEP,
      ['no-action-left'],
    ],
    [
      'a withdrawal in a surprise round is limited to the speed (sigil.movement.withdraw-as-standard)',
      { active: 'a', surprise: true },
      'withdraw',
      SEVEN,
      ['over-speed'],
    ],
  ] as const)('%s', (_what, turn, mode, path, expected) => {
    expect(codes(turn, mode, path as unknown as number[][])).toEqual(expected);
  });

  it('the alternation of diagonals continues through the turn (contract, convention 8)', () => {
    const cost = (diagonals: number): number =>
      (
        answer(scene({ active: 'a', spent: { diagonals } }), {
          ask: 'move',
          of: 'a',
          mode: 'move',
          path: [
            [2, 4],
            [3, 5],
          ],
        }) as { cost: number }
      ).cost;
    expect([cost(0), cost(1), cost(2)]).toEqual([1, 2, 1]);
  });

  it('the reachable area is answered outside the creature’s turn too', () => {
    const cells = (active: string): unknown =>
      (answer(scene({ active }), { ask: 'reachable', of: 'a', mode: 'move' }) as { cells: unknown })
        .cells;
    expect(cells('b')).toEqual(cells('a'));
  });

  it(
    'a creature that has not acted yet takes no opportunity in the first round, but does in ' +
      'the second (sigil.opportunity.not-when-flat-footed)',
    () => {
      const taken = (round: number): number =>
        (
          answer(
            sceneSchema.parse({
              format: 'quadretto/scene@1',
              ruleset: 'sigil',
              grid: { kind: 'square', columns: 9, rows: 9, metresPerCell: 1.5 },
              creatures: [
                {
                  id: 'a',
                  side: 'party',
                  at: [2, 4],
                  size: 'medium',
                  speed: { land: 6 },
                  attacks: [],
                },
                {
                  id: 'o',
                  side: 'foes',
                  at: [3, 4],
                  size: 'medium',
                  attacks: [{ id: 's', kind: 'melee' }],
                },
              ],
              turn: { round, active: 'a', order: ['a', 'o'], acted: [] },
            }),
            {
              ask: 'move',
              of: 'a',
              mode: 'move',
              path: [
                [2, 4],
                [1, 4],
              ],
            },
          ) as { opportunities: unknown[] }
        ).opportunities.length;
      expect([taken(1), taken(2)]).toEqual([0, 1]);
    },
  );
});
