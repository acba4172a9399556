/** The rest of a turn that the dock shows, computed from the movements that it has followed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creatureOf, NOTHING_SPENT } from '../../src/board/board.ts';
import '../support/texts.ts';
import { movementWords } from '../../src/overlay/panels/CreatureRow.tsx';
import { turnLeft, type HeldPath, type LastMovement } from '../../src/overlay/panels/turnLeft.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { judgeOf, rulesets } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { rulesetInWords } from '../support/titleWords.ts';
import { boardsToTry } from '../support/thorough.ts';

function left(
  spent: object,
  walked?: LastMovement,
  turn: object = {},
  mode: LastMovement['mode'] = 'move',
  held: HeldPath | null = null,
) {
  const scene = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 20, rows: 12 },
    creatures: [{ id: 'a', at: [5, 5], size: 'medium', speed: { land: 6 }, attacks: [] }],
    turn: { round: 2, active: 'a', order: ['a'], acted: ['a'], spent, ...turn },
  });
  const judge = judgeOf(boardOf(scene), rulesets[0]!);
  const {
    spent: gone,
    move,
    used,
    total,
  } = turnLeft(judge, creatureOf(judge.board, 'a')!, mode, held, walked);
  return [
    Object.entries(gone)
      .filter(([, is]) => is)
      .map(([kind]) => kind)
      .join(' '),
    move,
    used,
    total,
  ];
}
const by = (mode: LastMovement['mode'], cost: number, budget: number): LastMovement => ({
  mode,
  cost,
  budget,
});

const held = (
  mode: HeldPath['mode'],
  cost: number,
  budget: number,
  move: number,
  uses: HeldPath['uses'],
): HeldPath => ({
  mode,
  verdict: { cost, budget },
  counts: true,
  spent: { ...NOTHING_SPENT, uses: { move }, moved: cost },
  uses: uses!,
});

/** What the dock of a mount shows in its rider's turn. */
function mountLeft(spent: object) {
  const scene = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'pf1',
    grid: { kind: 'square', columns: 20, rows: 12 },
    creatures: [
      { id: 'm', at: [5, 5], size: 'large', speed: { land: 8 }, attacks: [] },
      { id: 'r', at: [5, 5], size: 'medium', mount: 'm', speed: { land: 6 }, attacks: [] },
    ],
    turn: { round: 2, active: 'r', order: ['r'], acted: ['r'], spent },
  });
  const judge = judgeOf(
    boardOf(scene),
    rulesets.find(({ id }) => id === 'pf1')!,
  );
  const mount = creatureOf(judge.board, 'm')!;
  const { whose, move, used, total } = turnLeft(judge, mount, 'move', null);
  return { whose, move, used, total, places: judge.rules.reachable(judge, mount, 'move').cells };
}

describe('what is left of a mount’s turn', () => {
  it('a mount has its whole movement left after its rider has taken a standard action', () => {
    const left = mountLeft({ standard: true });
    expect(left).toMatchObject({ whose: 'own', move: 'first', used: 0, total: 8 });
    expect(left.places).not.toEqual([]);
  });
  it('a mount has no movement left after its rider’s charge', () => {
    expect(mountLeft({ fullRound: true, moved: 7, actions: ['charge'] })).toEqual({
      whose: 'own',
      move: 'charge',
      used: 7,
      total: 16,
      places: [],
    });
  });
});

describe('what is left of a turn', () => {
  const DRAGGED = [
    ['within one move', held('move', 4, 6, 1, { move: 1 }), ['move step', 'first', 4, 6]],
    [
      'beyond one move',
      held('double-move', 8, 12, 2, { move: 2 }),
      ['standard move step', 'double-move', 8, 12],
    ],
    [
      'that is the second of two moves',
      held('move', 4, 6, 2, { move: 1 }),
      ['standard move step', 'second', 4, 6],
    ],
  ] as const;
  it('while a token is dragged, the main panel shows which actions of the turn the path would use', () => {
    for (const [what, path, wanted] of DRAGGED)
      expect.soft(left({}, undefined, {}, 'move', path), what).toEqual(wanted);
  });

  const SPENT = [
    ['nothing', left({}), ['', 'first', 0, 6]],
    [
      'a move, in small drags joined into one',
      left({ move: 1, moved: 4 }, by('move', 4, 6)),
      ['move step', 'first', 4, 6],
    ],
    [
      'two moves joined into one',
      left({ move: 2, moved: 9 }, by('double-move', 9, 12)),
      ['standard move step', 'double-move', 9, 12],
    ],
    [
      'a move, an action, another move',
      left({ move: 2, moved: 9 }, by('move', 3, 6)),
      ['standard move step', 'second', 3, 6],
    ],
    ['a step', left({ step: true, moved: 1 }, by('step', 1, 1)), ['step', 'step', 1, 1]],
    [
      'a run',
      left({ fullRound: true, moved: 20 }, by('run', 20, 24)),
      ['standard move step', 'run', 20, 24],
    ],
    [
      'a charge, with that movement mode still chosen',
      left({ fullRound: true, moved: 8 }, by('charge', 8, 12), {}, 'charge'),
      ['standard move step', 'charge', 8, 12],
    ],
    ['a full attack without a step', left({ fullRound: true }), ['standard move', 'first', 0, 6]],
    ['a swift action', left({ swift: true }), ['swift', 'first', 0, 6]],
    ['a movement in an earlier turn', left({}, by('move', 4, 6)), ['', 'first', 0, 6]],
    [
      'the one action of a surprise round',
      left({ standard: true }, undefined, { round: 1, surprise: true }),
      ['standard move swift', 'first', 0, 6],
    ],
    [
      'actions in another creature’s turn',
      left({ standard: true, moved: 6 }, by('move', 4, 6), { active: 'b' }),
      ['', 'first', 0, 6],
    ],
  ] as const;
  it(
    'after each kind of movement, such as a run, the main panel shows the actions and the ' +
      'movement that are used up',
    () => {
      for (const [what, is, wanted] of SPENT) expect.soft(is, what).toEqual(wanted);
    },
  );
});

describe('what is left of a turn in the main panel and in the rules', () => {
  const figure = fc.record({
    conditions: fc.integer({ min: 0, max: 1000 }),
    surprise: fc.boolean(),
    immediateUsed: fc.boolean(),
    standard: fc.boolean(),
    move: fc.integer({ min: 0, max: 2 }),
    fullRound: fc.boolean(),
    swift: fc.boolean(),
    step: fc.boolean(),
    moved: fc.integer({ min: 0, max: 6 }),
  });
  it.each(turnRulesets.map((rules) => [rulesetInWords(rules.id), rules] as const))(
    'under %s, the main panel and the rules engine agree on which actions of a turn are left',
    (_, rules) => {
      const conditions = [undefined, ...Object.keys(rules.conditions)];
      fc.assert(
        fc.property(figure, ({ conditions: nth, surprise, immediateUsed, ...spent }) => {
          const condition = conditions[nth % conditions.length];
          const scene = sceneSchema.parse({
            format: 'quadretto/scene@1',
            ruleset: rules.id,
            grid: { kind: 'square', columns: 20, rows: 12 },
            creatures: [
              {
                id: 'a',
                at: [5, 5],
                size: 'medium',
                speed: { land: 6 },
                attacks: [],
                immediateUsed,
                conditions: condition === undefined ? [] : [condition],
              },
            ],
            turn: { round: 2, active: 'a', order: ['a'], acted: ['a'], surprise, spent },
          });
          const judge = judgeOf(boardOf(scene), rules);
          const a = creatureOf(judge.board, 'a')!;
          const { spent: gone } = turnLeft(judge, a, 'move', null);
          const { count } = rules.turns.actions(judge, a).left;
          for (const id in gone) expect([id, gone[id]]).toEqual([id, count[id] === 0]);
          expect(Object.keys(gone)).toContain('standard');
        }),
        { numRuns: boardsToTry(400) },
      );
    },
  );
});

describe('what is left of a turn after a change of speed', () => {
  const turns = fc.record({
    speed: fc.constantFrom(0, 1, 4, 6, 12),
    moved: fc.integer({ min: 0, max: 14 }),
    moves: fc.integer({ min: 0, max: 2 }),
    walked: fc.option(
      fc.record({
        mode: fc.constant('move' as const),
        cost: fc.integer({ min: 0, max: 14 }),
        budget: fc.integer({ min: 0, max: 12 }),
      }),
      { nil: undefined },
    ),
  });
  const joined = fc.record({
    before: fc.integer({ min: 0, max: 10 }),
    cost: fc.integer({ min: 0, max: 10 }),
    budget: fc.integer({ min: 0, max: 12 }),
  });
  it.each(rulesets.map((rules) => [rulesetInWords(rules.id), rules] as const))(
    'under %s, the main panel never shows more or less movement left than there is',
    (_, rules) => {
      const words = new Set<string>();
      fc.assert(
        fc.property(turns, fc.option(joined), ({ speed, moved, moves, walked }, path) => {
          const scene = sceneSchema.parse({
            format: 'quadretto/scene@1',
            ruleset: rules.id,
            grid: {
              ...{ kind: rules.grid, columns: 20, rows: 12 },
              ...(rules.grid === 'hex' && { layout: 'odd-r' }),
            },
            creatures: [{ id: 'a', at: [5, 5], size: 'medium', speed: { land: speed } }],
            turn: {
              ...{ round: 2, active: 'a', order: ['a'], acted: ['a'] },
              spent: { moved, ...(moves > 0 && { move: moves }) },
            },
          });
          const judge = judgeOf(boardOf(scene), rules);
          const { usual } = rules.modes;
          const dragged: HeldPath | null = path && {
            mode: usual,
            from: 1,
            verdict: {
              ...{ budget: path.budget, cost: path.before + path.cost },
              costs: [0, path.before, path.before + path.cost],
            },
          };
          const turn = turnLeft(judge, creatureOf(judge.board, 'a')!, usual, dragged, walked);
          expect(Math.min(turn.used, turn.total)).toBeGreaterThanOrEqual(0);
          if (path === null) expect(turn.used).toBeLessThanOrEqual(turn.total);
          for (const brief of [false, true]) words.add(movementWords(turn, judge, brief));
        }),
      );
      expect([...words].filter((text) => /[-−]\d|\bof 0\b/.test(text))).toEqual([]);
      expect(words).toContain('no movement');
    },
  );
});
