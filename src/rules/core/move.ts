/**
 * Judges a path: the cost of each step, the first violation of each kind, and the attacks of
 * opportunity that it provokes. `modeRule` says what a movement mode forbids (difficult ground,
 * bends, creatures in the way). A family of rulesets adds its own rules (`PathRules`).
 */
import { memoize } from '../../board/memoize.ts';
import type { Creature } from '../../board/creature.ts';
import { BOTH_SIDES } from '../../board/fit.ts';
import { boxOf, sameCell, STEPS, type Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { crossesCell } from '../../board/gridLine.ts';
import { groundAt } from '../../board/wallHeights.ts';
import { cite, uniqueRuleIds, type RuleName } from '../names.ts';
import type { Judge, ModeRule, PathLimits, Spending } from '../ruleset.ts';
import type {
  Mode,
  MoveVerdict,
  PathHazard,
  RuleId,
  Violation,
  ViolationCode,
} from '../verdict.ts';
import { bendOf } from './bends.ts';
import { byCount, cellsOf, doubtOf, standingAt } from './distance.ts';
import { easedSteps } from './easedSteps.ts';
import { glassCorners } from './glassCorners.ts';
import { rulesOfGround } from './grounds.ts';
import { knownTo, meetingOn } from './known.ts';
import { mayPlan } from './mayPlan.ts';
import { MovementGrid } from './movementGrid.ts';
import { opportunitiesAlong, unknownSides } from './opportunities.ts';
import { countedDiagonals, stepBit } from './pathSteps.ts';
import { chosenSides } from './chosenSides.ts';
import { inMode, isUnhampered, teleported } from './ways.ts';

type Note = (code: ViolationCode, step: number, by?: string) => void;

/** A path that is judged. `seen`: the board as the mover knows it. */
export interface PathToJudge {
  readonly j: Judge;
  readonly seen: Judge;
  readonly c: Creature;
  readonly mode: Mode;
  readonly rule: ModeRule;
  readonly path: readonly Cell[];
}

/** What a family of rulesets says of paths; absent members: nothing. */
export interface PathRules {
  /** The rules behind a violation. `by`: the condition that causes it. */
  behind(j: Judge, code: ViolationCode, mode: Mode, rule: ModeRule, by?: string): readonly RuleId[];
  /** Citation keys of the whole path. `why`: why the mode is not allowed. */
  names?(of: PathToJudge, why: ViolationCode | undefined): readonly RuleName[];
  /** The violation of a path that is longer than its budget; undefined: `over-speed`. */
  tooLong?(of: PathToJudge): Pick<Violation, 'code' | 'by'> | undefined;
  /** Reports further violations of a path of more than one cell. `costs`: up to each of its cells. */
  faults?(
    of: PathToJudge,
    note: Note,
    costs: readonly number[],
  ): Pick<MoveVerdict, 'band'> | undefined;
  hazards?(of: PathToJudge): readonly PathHazard[];
  /** Where a creature arrives that teleports into a place that is not free; absent: nobody says. */
  arrives?(
    j: Judge,
    c: Creature,
    path: readonly Cell[],
  ): Pick<MoveVerdict, 'displaced' | 'rules'> | undefined;
  /** Missing facts about the mover and its path. */
  unknown?(j: Judge, c: Creature, path: readonly Cell[]): readonly string[];
}

const NOTHING: readonly never[] = [];
const ASTRAY: Pick<Violation, 'code' | 'by'> = { code: 'wrong-movement-mode' };
const TOO_LONG: Pick<Violation, 'code' | 'by'> = { code: 'over-speed' };
const known = memoize<MoveVerdict>();

/**
 * Builds the answer `move`. Memoized, because callers find a path and then judge the same path.
 */
export const moveAnswer =
  (family: PathRules) =>
  (j: Judge, of: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict => {
    if (of.moving === 'teleport')
      return { ...teleported(of, path), ...family.arrives?.(j, of, path) };
    const c = inMode(j, of, mode);
    return known(path, [j.rules, j.board, j.options, c, mode], () =>
      judged(family, j, c, mode, path),
    );
  };

function judged(
  family: PathRules,
  j: Judge,
  c: Creature,
  mode: Mode,
  path: readonly Cell[],
): MoveVerdict {
  const rule = j.rules.modeRule(j, c, mode);
  const allowed = j.rules.budget(j, c, mode);
  // The spaces of creatures that the mover does not know of make no movement illegal: the mover
  // stops before them (`meets`).
  const seen = knownTo(j, c);
  const of: PathToJudge = { j, seen, c, mode, rule, path };
  const meets = seen === j ? undefined : meetingOn(j, c, path, rule.barredBy);
  const going = MovementGrid.of(seen, c, boxOf(path), rule.barredBy);
  const names = new Set<RuleName>();
  const ids: RuleId[] = [];
  const violations: Violation[] = [];
  const found = new Set<ViolationCode>();
  const note = (code: ViolationCode, step: number, by?: string): void => {
    if (found.has(code)) return;
    found.add(code);
    violations.push({
      code,
      at: path[step] ?? c.at,
      step,
      rules: family.behind(j, code, mode, rule, by),
      ...(by === undefined ? {} : { by }),
    });
  };

  if (allowed.why !== undefined && path.length > 1) note(allowed.why, 1, allowed.by);
  for (const name of family.names?.(of, allowed.why) ?? NOTHING) names.add(name);
  const limits = j.rules.limits(j, c, mode);
  // A creature that moves outside its turn is still limited to its speed. A creature that cannot
  // move at all gets no violation for its speed in addition.
  const spending = mayPlan(allowed.why) ? limits.spending : undefined;
  const limit = mayPlan(allowed.why) ? allowed.value : Infinity;
  const walked = walk(of, going, { diagonals: limits.diagonals, spending }, { names, ids, note });
  const overspent =
    spending !== undefined
      ? walked.beyond
      : walked.costs.findIndex(
          (cost, i) => i > 0 && (rule.times === null ? i > 1 : cost > limit + 1e-9),
        );
  if (overspent > 0) {
    const { code, by } = family.tooLong?.(of) ?? TOO_LONG;
    note(code, overspent, by);
  }
  noteBarred(limits, path, note);
  const last = path.length - 1;
  let more: Pick<MoveVerdict, 'band'> | undefined;
  if (last > 0) {
    const end = path[last]!;
    const stop = sameCell(end, c.at) ? null : going.mayEnd(end[0], end[1], walked.sides);
    if (stop !== null)
      note(stop, last, stop === 'ends-occupied' ? going.occupant(end[0], end[1]) : undefined);
    more = family.faults?.(of, note, walked.costs);
  }
  const misplaced = found.has('ends-occupied') || found.has('crowded');
  if (misplaced) names.add('displaced');
  const { opportunities, barred, doubts } = opportunitiesAlong(j, c, mode, path);
  violations.sort((a, b) => a.step - b.step);
  const checks = j.rules.pathChecks?.(j, c, mode, path, walked.costs) ?? NOTHING;
  const hazards = family.hazards?.(of) ?? NOTHING;
  const stand = path[0] === undefined || last === 0 ? undefined : standingAt(j, c, path[0]);
  const side = stand === undefined ? NOTHING : doubtOf(c, stand);
  const unknown = [
    allowed.unknown,
    j.rules.space(c).unknown,
    walked.eased > 0 ? j.rules.easesLeft(j, c).unknown : undefined,
    ...(family.unknown?.(j, c, path) ?? NOTHING),
    ...side,
    ...unknownSides(j, c, path),
    ...glassCorners(j, c, path),
    ...opportunities.flatMap((o) => o.unknown),
    ...doubts,
    ...checks.flatMap(({ step, dc, dcAfterRun }) => [
      ...(dc === undefined ? [`cells.${path[step]!.join()}.check`] : []),
      ...(dcAfterRun === undefined ? [] : ['ask.runUp']),
    ]),
  ].filter((u): u is string => u !== undefined);
  return {
    legal: violations.length === 0,
    cost: walked.costs[last] ?? 0,
    budget:
      path[last] === undefined
        ? allowed.value
        : (spending?.left(...path[last], walked.costs[last] ?? 0) ?? allowed.value),
    costs: walked.costs,
    violations,
    opportunities,
    barred,
    ...(meets === undefined ? {} : { meets }),
    ...(checks.length === 0 ? {} : { checks }),
    ...(hazards.length === 0 ? {} : { hazards }),
    ...(walked.eased === 0 ? {} : { eased: walked.eased }),
    ...(walked.diagonals === countedDiagonals(path, { costs: walked.costs })
      ? {}
      : { diagonals: walked.diagonals }),
    ...more,
    rules: uniqueRuleIds(
      allowed.rules ?? [],
      byCount(j, cite(j.rules.cites, ...names)),
      ids,
      ...violations.map((v) => v.rules),
      ...checks.map((check) => check.rules),
      ...hazards.map((hazard) => hazard.rules),
    ),
    unknown: [...new Set(unknown)],
    ...(misplaced ? { displaced: j.rules.displaced(j, c, path) } : {}),
  };
}

/** Reports the first square and the first step of a path that the way of moving does not allow. */
function noteBarred(
  { barred, barredAs, barredStep }: PathLimits,
  path: readonly Cell[],
  note: Note,
) {
  const astray = barred === undefined ? 0 : path.findIndex(([x, y], i) => i > 0 && barred(x, y));
  if (astray > 0) {
    const { code, by } = barredAs?.(...path[astray]!) ?? ASTRAY;
    note(code, astray, by);
  }
  if (barredStep === undefined) return;
  const wrong = path.findIndex((to, i) => i > 0 && barredStep.bars(path[i - 1]!, to));
  if (wrong > 0) note(barredStep.as.code, wrong, barredStep.as.by);
}

/** Computes the total cost so far at each cell, and records forbidden steps. */
function walk(
  { seen: j, c, rule, path }: PathToJudge,
  going: MovementGrid,
  {
    diagonals: diagonalsBefore,
    spending,
  }: { readonly diagonals: number; readonly spending: Spending | undefined },
  {
    names,
    ids,
    note,
  }: { readonly names: Set<RuleName>; readonly ids: RuleId[]; readonly note: Note },
): { costs: number[]; sides: number; eased: number; diagonals: number; beyond: number } {
  const costs = [0];
  /** The first step that no speed allows; −1: none. */
  let beyond = -1;
  const eased = easedSteps(going, path, rule.level, (diagonalsBefore & 1) === 1);
  const bent = rule.straight ? bendOf(path, crossesCell) : -1;
  let diagonals = diagonalsBefore;
  const flying = isUnhampered(j, c);
  const shares = j.rules.perCell(c) > 1;
  /** The steps of creatures with a body, if the mover has none. */
  const bodies = j.rules.bodyIs(j, c, 'incorporeal')
    ? GroundIndex.of(groundAt(j.board.ground, c.elevation)).steps
    : undefined;
  const chosen = chosenSides(going, path);
  let sides: number = path[0] === undefined ? 1 : (chosen[0] ?? going.sidesAt(...path[0]));
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1]!;
    const to = path[i]!;
    const before = costs[i - 1]!;
    const bit = stepBit(from, to);
    if (bit < 0) {
      if (!sameCell(from, to)) {
        note('not-adjacent', i);
        sides = going.sidesAt(to[0], to[1]);
      }
      costs.push(before + (sameCell(from, to) ? 0 : j.rules.distance(j, from, to).cells));
      continue;
    }
    const diagonal = (bit & 1) === 1;
    going.onto = chosen[i] ?? BOTH_SIDES;
    if (!going.step(from[0], from[1], bit, sides, eased.includes(i))) {
      const bar = going.bar(from[0], from[1], bit);
      // At the last cell of the path, the violation is that the movement ends there.
      note(
        bar.code === 'through-enemy' && i === path.length - 1 ? 'ends-occupied' : bar.code,
        i,
        bar.by,
      );
      going.force(to[0], to[1]);
    }
    sides = going.arrives;
    if (diagonal) names.add('diagonal').add('corner');
    if (diagonal && going.pastSomeone(from, to)) names.add('pastCreature');
    if (going.squeezing) names.add('squeeze').add('squeezeCost');
    if (going.slowerThanPace) names.add('difficult').add('poorVisibility');
    if (going.factor > 1)
      for (const at of cellsOf(standingAt(j, c, to))) ids.push(...rulesOfGround(j, at));
    // A trench is hard to leave.
    if (going.climbs)
      for (const at of cellsOf(standingAt(j, c, from))) ids.push(...rulesOfGround(j, at));
    if (going.factor > 2 * going.pace) names.add('doubled');
    if (going.eased) names.add('eased');
    if (going.crossing > 0) names.add('barrier');
    if (flying) names.add('flying');
    if (bodies?.bar(from[0], from[1], going.n, ...STEPS[bit]!) != null) names.add('throughSolid');
    if (going.inside(to[0], to[1])) ids.push(...going.sharing(to[0], to[1]));
    if (shares) names.add('sharing');
    if (
      going.inside(to[0], to[1]) &&
      (going.roughAt(to[0], to[1], rule.level) ||
        (rule.unhampered && going.hampered) ||
        (rule.roomy === true && going.squeezing))
    )
      note('difficult-terrain', i);
    if (i === bent) note('not-straight', i);
    const step = going.cost(diagonal, (diagonals & 1) === 1);
    const total = spending?.total(before, step, ...to) ?? before + step;
    if (total === Infinity && beyond < 0) beyond = i;
    costs.push(total === Infinity ? before + step : total);
    if (diagonal && going.alternates) diagonals++;
  }
  return { costs, sides, eased: eased.length, diagonals: diagonals - diagonalsBefore, beyond };
}
