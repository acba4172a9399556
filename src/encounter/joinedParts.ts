/**
 * The verdict on a path in several kinds of movement, from the verdicts on its parts. The budget is
 * that of the fastest kind: each part takes the share of it that it takes of its own
 * (docs/spec/scene.md, convention 17). Where the movement of a turn is a pool, each part has a limit
 * for all that was spent so far instead. Pure.
 */
import type { Cell } from '../board/grid.ts';
import type { Opportunity, RuleId } from '../rules/verdict.ts';
import type { PathFault, PathRuling } from './flightAsMovement.ts';
import type { PathPart } from './waysOfMoving.ts';

/** Violations of the place where a movement ends, which do not hold where only a part ends. */
const AT_END: ReadonlySet<string> = new Set(['ends-occupied', 'crowded']);

const EPSILON = 1e-9;

/** A cost without the noise of its fractions: three thirds are one. */
const exact = (cost: number): number => Math.round(cost * 1e6) / 1e6;

/** The opportunities of all parts: one movement gives a foe only one for each reason. */
function withMore(
  all: readonly Opportunity[],
  more: readonly Opportunity[],
  from: number,
): readonly Opportunity[] {
  const sum = [...all];
  for (const o of more) {
    const steps = [o.step, ...o.again].map((step) => step + from);
    const at = sum.findIndex(({ by, cause }) => by === o.by && cause === o.cause);
    const [step, ...again] = steps as [number, ...number[]];
    if (at < 0) sum.push({ ...o, step, again });
    else sum[at] = { ...sum[at]!, again: [...sum[at]!.again, ...steps] };
  }
  return sum;
}

/**
 * @param whole movement available in the fastest kind, and the rules for going too far; null: the
 *   creature may not move in this mode, which is a violation of its own
 */
export function joinedParts(
  path: readonly Cell[],
  { budget, far }: { readonly budget: number; readonly far: readonly RuleId[] | null },
  judged: readonly (Pick<PathPart, 'from' | 'to'> & {
    readonly verdict: PathRuling;
    readonly diagonals: number;
    /** Cells that may be spent from the start to the end of the part; absent: shares count. */
    readonly limit?: number;
  })[],
): PathRuling {
  const costs = [0];
  const violations: PathFault[] = [];
  let opportunities: readonly Opportunity[] = [];
  let beyond = -1;
  for (const { from, to, verdict, limit } of judged) {
    const share = limit === undefined && verdict.budget > 0 ? budget / verdict.budget : 1;
    const before = costs[from]!;
    for (const cost of verdict.costs.slice(1)) {
      costs.push(exact(before + cost * share));
      if (beyond < 0 && costs.at(-1)! > (limit ?? budget) + EPSILON) beyond = costs.length - 1;
    }
    const ends = to === path.length - 1;
    for (const fault of verdict.violations) {
      const { code, step } = fault;
      if (code === 'over-speed' || (!ends && AT_END.has(code))) continue;
      if (!violations.some((v) => v.code === code))
        violations.push({ ...fault, step: step + from });
    }
    opportunities = withMore(opportunities, verdict.opportunities, from);
  }
  if (beyond > 0 && far !== null)
    violations.push({ code: 'over-speed', at: path[beyond]!, step: beyond, rules: far });
  violations.sort((a, b) => a.step - b.step);
  const shifted = <T extends { readonly step: number }>(
    pick: (verdict: PathRuling) => readonly T[] | undefined,
  ): T[] =>
    judged.flatMap(({ from, verdict }) =>
      (pick(verdict) ?? []).map((each) => ({ ...each, step: each.step + from })),
    );
  const [doubts, checks, hazards] = [
    shifted((v) => v.doubts),
    shifted((v) => v.checks),
    shifted((v) => v.hazards),
  ];
  const [meets] = shifted((v) => v.meets && [v.meets]);
  const eased = judged.reduce((sum, { verdict }) => sum + (verdict.eased ?? 0), 0);
  const { displaced } = judged.at(-1)?.verdict ?? {};
  return {
    legal: violations.length === 0,
    cost: costs.at(-1)!,
    budget:
      judged.findLast(({ limit }) => limit !== undefined && limit < Infinity)?.limit ?? budget,
    costs,
    diagonals: judged.reduce((sum, { diagonals }) => sum + diagonals, 0),
    violations,
    opportunities,
    barred: shifted((v) => v.barred),
    ...(doubts.length > 0 && { doubts }),
    ...(checks.length > 0 && { checks }),
    ...(hazards.length > 0 && { hazards }),
    ...(meets !== undefined && { meets }),
    ...(eased > 0 && { eased }),
    ...(displaced !== undefined && { displaced }),
    ...(judged.some(({ verdict }) => verdict.half === true) && { half: true }),
    rules: [
      ...new Set([
        ...judged.flatMap(({ verdict }) => verdict.rules),
        ...violations.flatMap(({ rules }) => rules),
      ]),
    ],
    unknown: [...new Set(judged.flatMap(({ verdict }) => verdict.unknown))],
  };
}
