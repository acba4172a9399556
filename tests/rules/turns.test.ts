/** Movement with a partly spent turn: which modes and distances are left. */
import { cells } from '../../adapters/practice/ascii.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { rulesetsInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

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

const STEP = cells('2,4 3,4');
const SEVEN = Array.from({ length: 8 }, (_, i) => [2 + i, 4]);

/**
 * Movement with the rest of a turn. Each row has the turn, the movement mode, the path and the
 * expected codes.
 */
describe('actions left in the turn:', () => {
  it.each([
    ['a move action at the start of a turn is legal', { active: 'a' }, 'move', STEP, []],
    [
      'a five-foot step after a move action is illegal',
      { active: 'a', spent: { moved: 2 } },
      'step',
      STEP,
      ['step-after-move'],
    ],
    [
      'a second five-foot step is illegal',
      { active: 'a', spent: { step: true } },
      'step',
      STEP,
      ['no-action-left'],
    ],
    [
      'a movement after a five-foot step is illegal',
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
      'a second move action in place of the standard action is legal',
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
      'a move action after a full-round action is illegal',
      { active: 'a', spent: { fullRound: true } },
      'move',
      STEP,
      ['no-action-left'],
    ],
    [
      'a five-foot step in addition to a full-round action is legal',
      { active: 'a', spent: { fullRound: true } },
      'step',
      STEP,
      [],
    ],
    [
      'a move action in another creature’s turn is illegal',
      { active: 'b' },
      'move',
      STEP,
      ['not-your-turn'],
    ],
    [
      'a move in another creature’s turn that is also longer than the speed is illegal for two reasons',
      { active: 'b' },
      'move',
      SEVEN,
      ['not-your-turn', 'over-speed'],
    ],
    [
      'one move action in a surprise round is legal',
      { active: 'a', surprise: true },
      'move',
      STEP,
      [],
    ],
    [
      'a double move in a surprise round is illegal',
      { active: 'a', surprise: true },
      'double-move',
      STEP,
      ['no-action-left'],
    ],
    [
      'a withdrawal in a surprise round is limited to the speed',
      { active: 'a', surprise: true },
      'withdraw',
      SEVEN,
      ['over-speed'],
    ],
  ] as const)('under D&D 3.5, %s', (_what, turn, mode, path, expected) => {
    expect(codes(turn, mode, path as unknown as number[][])).toEqual(expected);
  });

  it('in all moves of one turn together, every second diagonal costs double', () => {
    const cost = (diagonals: number): number =>
      (
        answer(scene({ active: 'a', spent: { diagonals } }), {
          ask: 'move',
          of: 'a',
          mode: 'move',
          path: cells('2,4 3,5'),
        }) as { cost: number }
      ).cost;
    expect([cost(0), cost(1), cost(2)]).toEqual([1, 2, 1]);
  });

  it('a creature’s movement area is the same in another creature’s turn as in its own turn', () => {
    const cells = (active: string): unknown =>
      (answer(scene({ active }), { ask: 'reachable', of: 'a', mode: 'move' }) as { cells: unknown })
        .cells;
    expect(cells('b')).toEqual(cells('a'));
  });

  it(
    'under Sigil (house rules for D&D 3.5), a creature that has not acted may make attacks of ' +
      'opportunity in round 2, but not in round 1',
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
            { ask: 'move', of: 'a', mode: 'move', path: cells('2,4 1,4') },
          ) as { opportunities: unknown[] }
        ).opportunities.length;
      expect([taken(1), taken(2)]).toEqual([0, 1]);
    },
  );
});

describe('a creature without speed', () => {
  const still = (ruleset: string, more: object, ask: object): { violations: { code: string }[] } =>
    answer(
      sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset,
        grid: { kind: 'square', columns: 20, rows: 9, metresPerCell: 1.5 },
        creatures: [{ id: 'a', side: 'party', at: [2, 4], size: 'medium', attacks: [], ...more }],
      }),
      { of: 'a', ...ask } as never,
    ) as { violations: { code: string }[] };
  const path = cells('2,4 3,4');
  const codesOf = (ruleset: string, more: object, ask: object): string[] =>
    still(ruleset, more, ask).violations.map(({ code }) => code);
  const NONE = { speed: { land: 0 } };
  const HALVED = { speed: { land: 1 }, conditions: ['entangled'] };

  it.each(rulesetsInWords(['srd35', 'sigil', 'd20modern', 'pf1']))(
    'under %s, a creature of speed 0 may not move, run, withdraw or take a five-foot step',
    (_, ruleset) => {
      for (const mode of ['move', 'double-move', 'run', 'step', 'minimum', 'withdraw'])
        expect(codesOf(ruleset, NONE, { ask: 'move', mode, path }), mode).toContain('immobile');
    },
  );
  it.each(rulesetsInWords(['srd35', 'sigil', 'd20modern', 'pf1']))(
    'under %s, a creature slowed to less than one square may still move one square in a whole round',
    (_, ruleset) => {
      expect(codesOf(ruleset, HALVED, { ask: 'move', mode: 'minimum', path })).toEqual([]);
    },
  );
  everyCase([
    ['srd35', 0],
    ['srd35', 0.5],
    ['sigil', 0],
    ['d20modern', 0.5],
    ['pf1', 0.5],
  ])(
    'if a creature with speed 0 walks, the only broken rule is that the creature cannot move',
    (ruleset, land) => {
      const legs = [{ by: 'walk', path: [[3, 4]] }];
      expect(codesOf(ruleset, { speed: { land } }, { ask: 'journey', mode: 'move', legs })).toEqual(
        ['immobile'],
      );
    },
  );
});

describe('a full attack without a weapon named', () => {
  const asked = (attacks: object[], more: object = {}): unknown =>
    answer(
      sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset: 'srd35',
        grid: { kind: 'square', columns: 20, rows: 9, metresPerCell: 1.5 },
        creatures: [{ id: 'a', at: [2, 4], attacks, ...more }],
      }),
      { ask: 'full-attack', of: 'a' },
    );
  const sword = { id: 'sword', kind: 'melee' };

  it('the ruling on a full attack without a stated weapon lists the weapon as unknown', () => {
    expect(asked([sword])).toMatchObject({ unknown: ['creatures.a.bab', 'ask.primary'] });
    expect(asked([sword], { bab: 6 })).toMatchObject({ unknown: ['ask.primary'] });
  });
  it('the ruling on a full attack by a creature without attacks lists no weapon as unknown', () => {
    expect(asked([], { bab: 6 })).toMatchObject({ attacks: [], unknown: [] });
  });
});

describe('an extra action by a feat', () => {
  it(
    'under d20 Modern, a heroic surge allows three actions in a turn, at most two of them ' +
      'attacks',
    () => {
      const deeds = fc.array(fc.boolean(), { maxLength: 3 });
      fc.assert(
        fc.property(
          fc.array(fc.boolean(), { minLength: 1, maxLength: 2 }),
          deeds,
          (before, after) => {
            fc.pre(before.filter((attacks) => attacks).length <= 1);
            const act = (attacks: boolean): object =>
              attacks
                ? { action: 'melee-attack', with: 'sword', target: 'b' }
                : { action: 'vehicle-enter' };
            const all = [...before, ...after];
            const verdict = answer(
              sceneSchema.parse({
                format: 'quadretto/scene@1',
                ruleset: 'd20modern',
                grid: { kind: 'square', columns: 9, rows: 9, metresPerCell: 1.5 },
                creatures: [
                  {
                    id: 'a',
                    side: 'party',
                    at: [2, 4],
                    attacks: [{ id: 'sword', kind: 'melee' }],
                    traits: ['heroic-surge'],
                  },
                  { id: 'b', side: 'foes', at: [3, 4], attacks: [] },
                ],
              }),
              {
                ask: 'turn',
                of: 'a',
                do: [...before.map(act), { action: 'heroic-surge' }, ...after.map(act)] as never,
              },
            ) as { legal: boolean };
            expect(verdict.legal).toBe(
              all.length <= 3 && all.filter((attacks) => attacks).length <= 2,
            );
          },
        ),
        { numRuns: 60 },
      );
    },
  );
});
