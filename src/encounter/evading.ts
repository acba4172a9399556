/**
 * Judges a movement after accepted checks against foes in the way: these foes get no attack of
 * opportunity, and the mover may pass through them. A movement at half speed costs double in every
 * cell.
 */
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import { countedDiagonals } from '../rules/core/pathSteps.ts';
import { overlapsMover } from '../rules/core/opponentsInReach.ts';
import type { Judge } from '../rules/ruleset.ts';
import type { PathRuling } from './flightAsMovement.ts';
import type { Evaded, TurnSoFar } from './turnSoFar.ts';

/**
 * The foes that a path passes through with permission, and the board without them. No foes if the
 * path ends in the space of one of them, which no check permits.
 */
export function withoutEntered(
  judge: Judge,
  of: Creature,
  path: readonly Cell[],
  evaded: TurnSoFar['evaded'],
): { readonly open: Judge; readonly through: readonly Evaded[] } {
  const end = path.at(-1);
  const meets = (c: Creature, cell: Cell): boolean => overlapsMover(judge, c, of, cell);
  if (evaded.size === 0) return { open: judge, through: [] };
  const entered = judge.board.creatures.filter(
    (c) => evaded.get(c.id)?.through === true && path.some((cell) => meets(c, cell)),
  );
  return entered.length === 0 || end === undefined || entered.some((c) => meets(c, end))
    ? { open: judge, through: [] }
    : {
        open: {
          ...judge,
          board: {
            ...judge.board,
            creatures: judge.board.creatures.filter((c) => !entered.includes(c)),
          },
        },
        through: entered.flatMap(({ id }) => evaded.get(id) ?? []),
      };
}

/** The verdict without attacks of opportunity by the foes that are evaded. */
export function evading(
  of: Creature,
  verdict: PathRuling,
  path: readonly Cell[],
  evaded: TurnSoFar['evaded'],
): PathRuling {
  const gone = verdict.opportunities.filter(
    ({ by, cause }) => evaded.has(by) && cause === 'movement',
  );
  if (gone.length === 0) return verdict;
  const spared: PathRuling = {
    ...verdict,
    opportunities: verdict.opportunities.filter((each) => !gone.includes(each)),
    barred: [
      ...verdict.barred,
      ...gone.map(({ by, leaving, step }) => ({
        by,
        leaving,
        step,
        why: 'evaded' as const,
        rules: evaded.get(by)?.rules ?? [],
      })),
    ],
  };
  return atHalf(
    of,
    spared,
    path,
    gone.flatMap(({ by }) => evaded.get(by) ?? []),
  );
}

/** The verdict at double cost, if one of the foes was evaded at half speed. */
export function atHalf(
  of: Creature,
  verdict: PathRuling,
  path: readonly Cell[],
  evaded: readonly Evaded[],
): PathRuling {
  const slow = evaded.find(({ half }) => half === true);
  if (slow === undefined || verdict.half === true || of.moving === 'tumble') return verdict;
  const costs = verdict.costs.map((cost) => 2 * cost);
  const step = costs.findIndex((cost, i) => i > 0 && cost > verdict.budget + 1e-9);
  const far =
    step > 0 && !verdict.violations.some(({ code }) => code === 'over-speed')
      ? [{ code: 'over-speed' as const, at: path[step]!, step, rules: slow.rules }]
      : [];
  const violations = [...verdict.violations, ...far].sort((a, b) => a.step - b.step);
  return {
    ...verdict,
    half: true,
    diagonals: countedDiagonals(path, verdict),
    costs,
    cost: costs.at(-1) ?? 0,
    violations,
    legal: violations.length === 0,
    rules: [...new Set([...verdict.rules, ...slow.rules])],
  };
}
