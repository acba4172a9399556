/** What provokes is the ruleset's question: paths, safe paths and moves ask only that. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src/board/grid.ts';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import type { Judge, Ruleset } from '../../src/rules/ruleset.ts';
import type { Mode } from '../../src/rules/verdict.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';

/** Only leaving an opponent's reach provokes, not moving within it; a withdrawal never does. */
const leavingReach: Ruleset = {
  ...rulesetOf('srd35')!,
  provocation: (_j, _opponent, { mode, threatenedFrom, threatenedTo }) =>
    threatenedFrom && !threatenedTo && mode !== 'withdraw'
      ? { cause: 'movement', arriving: false, rules: [] }
      : null,
};

const judgeOn = (rules: Ruleset, at: Cell, foes: readonly Cell[]): Judge =>
  judgeOf(
    boardOf(
      sceneSchema.parse({
        format: 'quadretto/scene@1',
        ruleset: 'srd35',
        grid: { kind: 'square', columns: 7, rows: 5 },
        creatures: [
          { id: 'ada', side: 'party', at, size: 'medium', speed: { land: 4 }, armour: 'none' },
          ...foes.map((cell, i) => ({
            ...{ id: `foe${i}`, side: 'enemies', at: cell, size: 'medium' },
            attacks: [{ id: 'axe', kind: 'melee' }],
          })),
        ],
      }),
    ),
    rules,
  );
const ada = (j: Judge) => j.board.creatures[0]!;
const row = (y: number, ...xs: number[]): Cell[] => xs.map((x) => [x, y]);

describe('if only leaving reach provokes', () => {
  it.each<[what: string, path: Cell[], mode: Mode, steps: number[]]>([
    ['moving around an enemy within reach provokes no attack', row(1, 2, 3, 4), 'move', []],
    ['the step that leaves an enemy’s reach provokes an attack', row(1, 3, 4, 5), 'move', [1]],
    ['entering an enemy’s reach provokes no attack', row(1, 1, 2, 3), 'move', []],
    [
      'a path through the reach provokes an attack at the step that leaves the reach',
      row(1, 1, 2, 3, 4, 5),
      'move',
      [3],
    ],
    ['a five-foot step out of reach provokes an attack', row(1, 4, 5), 'step', [0]],
    ['a withdrawal provokes no attack', row(1, 4, 5, 6), 'withdraw', []],
  ])('in a ruleset where only leaving an enemy’s reach provokes, %s', (_, path, mode, steps) => {
    const j = judgeOn(leavingReach, path[0]!, [[3, 2]]);
    const { opportunities } = j.rules.move(j, ada(j), mode, path);
    expect(opportunities.map(({ step }) => step)).toEqual(steps);
  });

  it(
    'in a ruleset where only leaving an enemy’s reach provokes, the suggested safest path ' +
      'may pass through that reach',
    () => {
      const j = judgeOn(leavingReach, [2, 1], [[3, 2]]);
      const found = j.rules.path(j, ada(j), [4, 3], 'move', 'safe');
      const short = j.rules.path(j, ada(j), [4, 3], 'move', 'short');
      expect([found.opportunities, found.cost]).toEqual([[], short.cost]);
    },
  );

  it(
    'in a ruleset where only leaving an enemy’s reach provokes, the suggested safest path ' +
      'past an enemy stays out of reach',
    () => {
      const j = judgeOn(leavingReach, [1, 1], [[3, 3]]);
      const found = j.rules.path(j, ada(j), [5, 1], 'move', 'safe');
      expect(found.opportunities).toEqual([]);
      expect(found.path!.every(([, y]) => y <= 1)).toBe(true);
    },
  );
});

/** The smallest number of opportunities among all legal paths of the mover. */
function fewest(j: Judge, to: Cell): number {
  let best = Infinity;
  const walk = (path: readonly Cell[]): void => {
    const [x, y] = path.at(-1)!;
    if (path.length > 1) {
      const verdict = j.rules.move(j, ada(j), 'move', path);
      if (verdict.violations.some(({ code }) => code !== 'ends-occupied')) return;
      if (x === to[0] && y === to[1] && verdict.legal)
        best = Math.min(best, verdict.opportunities.length);
    }
    if (path.length > 3) return;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) if (dx !== 0 || dy !== 0) walk([...path, [x + dx, y + dy]]);
  };
  walk([ada(j).at]);
  return best;
}

it.each([
  ['leaving a threatened cell provokes', rulesetOf('srd35')!],
  ['only leaving an enemy’s reach provokes', leavingReach],
])(
  'in a ruleset where %s, no legal path provokes fewer enemies than the path suggested as safest',
  (_, rules) => {
    const cell = fc.tuple(fc.nat(3), fc.nat(3));
    fc.assert(
      fc.property(cell, cell, fc.array(cell, { maxLength: 3 }), (at, to, foes) => {
        const taken = new Set(foes.map(String));
        fc.pre(!taken.has(String(at)) && !taken.has(String(to)) && taken.size === foes.length);
        fc.pre(String(at) !== String(to));
        const j = judgeOn(rules, at, foes);
        const { path, opportunities } = j.rules.path(j, ada(j), to, 'move', 'safe');
        if (path !== null) expect(opportunities.length).toBeLessThanOrEqual(fewest(j, to));
      }),
      { numRuns: 25 },
    );
  },
);
