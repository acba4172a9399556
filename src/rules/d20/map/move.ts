/**
 * Judges a path: the cost of each step, the first violation of each kind, and the attacks of
 * opportunity that it provokes. `modeRule` says what a movement mode forbids (difficult ground,
 * bends, creatures in the way): `MODES` in `modes.ts` is the default table, and each ruleset
 * adds its differences.
 */
import { memoize } from '../../../board/memoize.ts';
import type { Creature } from '../../../board/creature.ts';
import { boxOf, sameCell, STEPS, type Cell, type DiagonalCount } from '../../../board/grid.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { crossesCell } from '../../../board/gridLine.ts';
import { groundAt } from '../../../board/wallHeights.ts';
import { cite, united, type RuleName } from '../../names.ts';
import type { Judge, ModeRule } from '../../ruleset.ts';
import type { Mode, MoveVerdict, RuleId, Violation, ViolationCode } from '../../verdict.ts';
import { chargeFaults, chargesTo } from './charge.ts';
import { barsOfBand, bandOf, type BandBar } from './chargeBand.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { byCount, cellsOf, doubtOf, standingAt } from '../../core/distance.ts';
import { easedSteps } from '../../core/easedSteps.ts';
import { crawler } from './gate.ts';
import { glassCorners } from '../../core/glassCorners.ts';
import { rulesOfGround } from '../../core/grounds.ts';
import { hazardsAlong } from './groundHazards.ts';
import { knownTo, meetingOn } from '../../core/known.ts';
import { MovementGrid } from '../../core/movementGrid.ts';
import { opportunitiesAlong, unknownSides } from '../../core/opportunities.ts';
import { isTiny } from './size.ts';
import { countedDiagonals, stepBit } from '../../core/stepBit.ts';
import { barredCells, diagonalsSoFar } from './speed.ts';
import { isUnhampered } from '../../core/ways.ts';
import { mayPlan } from '../../core/mayPlan.ts';
import { unsureIfTumbling } from './tumbling.ts';

const RULE_OF: Readonly<Record<ViolationCode, readonly RuleName[]>> = {
  'over-speed': ['speed'],
  'through-enemy': ['throughEnemy'],
  'through-ally': ['chargeBarred', 'throughAlly'],
  'through-wall': ['impassable'],
  'corner-cut': ['corner'],
  'ends-occupied': ['occupied'],
  crowded: ['sharing'],
  'too-narrow': ['squeeze'],
  'not-adjacent': ['diagonal'],
  'not-straight': ['charge'],
  'too-short': ['charge'],
  'not-nearest': ['charge'],
  'no-line-of-sight': ['charge', 'sight'],
  'difficult-terrain': ['difficult'],
  'step-after-move': ['step'],
  'move-after-step': ['step'],
  immobile: ['immobile'],
  'prone-must-crawl': ['prone'],
  'no-action-left': ['actions'],
  'condition-forbids': ['immobile'],
  blinded: ['blinded'],
  'wrong-movement-mode': ['speed'],
  'not-your-turn': [],
  'outside-map': [],
  'in-saddle': [],
  'mount-too-small': ['sharing'],
  'must-flee': [],
  'must-complete': [],
};

/** Additional rules behind a violation, by violation and movement mode. */
const RULE_IN_MODE: Readonly<
  Partial<Record<ViolationCode, Readonly<Record<Mode, readonly RuleName[]>>>>
> = {
  'wrong-movement-mode': {
    step: ['step'],
    withdraw: ['withdrawBarred'],
    run: ['runBarred'],
    charge: ['chargeBarred'],
  },
  blinded: { run: ['runBarred'], withdraw: ['withdrawBarred'] },
  'difficult-terrain': { run: ['levelOnly', 'runBarred'], charge: ['levelOnly'] },
};

/** The rules behind a violation of a movement mode. */
export function rulesBehind(j: Judge, code: ViolationCode, mode: Mode, rule: ModeRule): RuleId[] {
  const why =
    code === 'not-straight' || code === 'difficult-terrain' || code === 'through-ally'
      ? rule.rules
      : [];
  const inMode = RULE_IN_MODE[code] ?? {};
  const names = Object.hasOwn(inMode, mode) ? inMode[mode]! : [];
  return united(cite(j.rules.cites, ...names, ...RULE_OF[code]), why);
}

const NOTHING: readonly never[] = [];
const known = memoize<MoveVerdict>();

/** Judges a path. Memoized, because callers find a path and then judge the same path. */
export const move = (j: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict =>
  known(path, [j.rules, j.board, j.options, c, mode], () => judged(j, c, mode, path));

function judged(j: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict {
  const rule = j.rules.modeRule(j, c, mode);
  const allowed = j.rules.budget(j, c, mode);
  // The spaces of creatures that the mover does not know of make no movement illegal: the mover
  // stops before them (`meets`).
  const seen = knownTo(j, c);
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
      rules: rulesBehind(j, code, mode, rule),
      ...(by === undefined ? {} : { by }),
    });
  };

  if (allowed.why !== undefined && path.length > 1) note(allowed.why, 1, allowed.by);
  if (allowed.why === 'no-action-left' && mode === 'step') names.add('stepOnce');
  if (crawling(j, c, mode) !== undefined) names.add('prone');
  const walked = walk(seen, c, { rule, going, path }, { names, ids, note });
  // A creature that moves outside its turn is still limited to its speed. A creature that cannot
  // move at all gets no violation for its speed in addition.
  const limit = mayPlan(allowed.why) ? allowed.value : Infinity;
  const overspent = walked.costs.findIndex(
    (cost, i) => i > 0 && (rule.times === null ? i > 1 : cost > limit + 1e-9),
  );
  if (overspent > 0)
    note(crawling(j, c, mode) ? 'prone-must-crawl' : 'over-speed', overspent, crawling(j, c, mode));
  const closed = barredCells(j, c, mode);
  const astray = closed === undefined ? 0 : path.findIndex(([x, y], i) => i > 0 && closed(x, y));
  if (astray > 0) note('wrong-movement-mode', astray);
  const last = path.length - 1;
  const banded = mode === 'charge' && rule.band === true && last > 0;
  const bars: readonly BandBar[] = banded
    ? barsOfBand(seen, c, rule, path[0]!, path[last]!)
    : NOTHING;
  if (last > 0) {
    const end = path[last]!;
    const stop = sameCell(end, c.at) ? null : going.mayEnd(end[0], end[1], walked.sides);
    if (stop !== null)
      note(stop, last, stop === 'ends-occupied' ? going.occupant(end[0], end[1]) : undefined);
    if (mode === 'charge') {
      chargeFaults(
        j,
        c,
        lengthOf(path, diagonalsSoFar(j, c), j.options.diagonals),
        (foe) => chargesTo(j, c, foe, end),
        (code, by) => note(code, last, by),
      );
      for (const bar of bars) note(bar.code, stepBeside(path, bar.at), bar.by);
    }
  }
  const misplaced = found.has('ends-occupied') || found.has('crowded');
  if (misplaced) names.add('displaced');
  const { opportunities, barred } = opportunitiesAlong(j, c, mode, path, walked.costs);
  violations.sort((a, b) => a.step - b.step);
  const checks = j.rules.pathChecks?.(j, c, mode, path, walked.costs) ?? NOTHING;
  const hazards = hazardsAlong(j, c, mode, path);
  const stand = path[0] === undefined || last === 0 ? undefined : standingAt(j, c, path[0]);
  const side = stand === undefined ? NOTHING : doubtOf(c, stand);
  const unknown = [
    allowed.unknown,
    j.rules.space(c).unknown,
    walked.eased > 0 ? j.rules.easesLeft(j, c).unknown : undefined,
    ...unsureIfTumbling(j, c),
    ...side,
    ...unknownSides(j, c, path),
    ...glassCorners(j, c, path),
    ...opportunities.flatMap((o) => o.unknown),
    ...checks.flatMap(({ step, dc, dcAfterRun }) => [
      ...(dc === undefined ? [`cells.${path[step]!.join()}.check`] : []),
      ...(dcAfterRun === undefined ? [] : ['ask.runUp']),
    ]),
  ].filter((u): u is string => u !== undefined);
  return {
    legal: violations.length === 0,
    cost: walked.costs[last] ?? 0,
    budget: allowed.value,
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
    ...(banded
      ? {
          band: {
            cells: bandOf(path[0]!, path[last]!, going.n),
            blocked: bars.map(({ at }) => at),
          },
        }
      : {}),
    rules: united(
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

/** The first step of a path that is at least as far from its start as a cell. */
export function stepBeside(path: readonly Cell[], cell: Cell): number {
  const [x, y] = path[0]!;
  const far = (at: Cell): number => Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y));
  const step = path.findIndex((at, i) => i > 0 && far(at) >= far(cell));
  return step < 0 ? path.length - 1 : step;
}

/**
 * Length of a path in cells, without the extra cost of its squares.
 * @param diagonals number counted before the path
 */
function lengthOf(path: readonly Cell[], diagonals: number, count: DiagonalCount): number {
  let [length, odd] = [0, diagonals & 1];
  for (let i = 1; i < path.length; i++) {
    const [dx, dy] = [path[i]![0] - path[i - 1]![0], path[i]![1] - path[i - 1]![1]];
    if (dx === 0 && dy === 0) continue;
    const diagonal = dx !== 0 && dy !== 0;
    length += diagonal && count === 'alternate' ? 1 + odd : 1;
    if (diagonal) odd = 1 - odd;
  }
  return length;
}

/** `prone` if the creature may only crawl in this movement, whatever condition causes it. */
function crawling(j: Judge, c: Creature, mode: Mode): string | undefined {
  return mode === 'move' && crawler(j, c) !== undefined && j.rules.budget(j, c, mode).value === 1
    ? 'prone'
    : undefined;
}

/**
 * Whether a path follows the straight line between its ends and never turns back
 * (d20modern.charge.straight-line).
 */
function inLine<P extends readonly number[]>(path: readonly P[], crosses: Crosses<P>): boolean {
  const [from, to] = [path[0]!, path[path.length - 1]!];
  const goesOn = (at: P, before: P): boolean =>
    at.every((v, axis) => (v - before[axis]!) * (to[axis]! - from[axis]!) >= 0);
  return path.every((at, i) => crosses(from, to, at) && (i === 0 || goesOn(at, path[i - 1]!)));
}
type Crosses<P> = (from: P, to: P, at: P) => boolean;

/** The first step of a path that leaves a straight line; -1 for a straight path. */
export function bendOf<P extends readonly number[]>(
  path: readonly P[],
  crosses: Crosses<P>,
): number {
  if (inLine(path, crosses)) return -1;
  let end = 2;
  while (end < path.length && inLine(path.slice(0, end + 1), crosses)) end++;
  const turns = (i: number): boolean => {
    const [a, b, c] = [path[i - 1]!, path[i]!, path[i + 1]!];
    return b.some((v, axis) => v - a[axis]! !== c[axis]! - v);
  };
  for (let i = Math.min(end, path.length - 1) - 1; i > 0; i--) if (turns(i)) return i + 1;
  return end;
}

type Note = (code: ViolationCode, step: number, by?: string) => void;

/** Computes the total cost so far at each cell, and records forbidden steps. */
function walk(
  j: Judge,
  c: Creature,
  {
    rule,
    going,
    path,
  }: { readonly rule: ModeRule; readonly going: MovementGrid; readonly path: readonly Cell[] },
  {
    names,
    ids,
    note,
  }: { readonly names: Set<RuleName>; readonly ids: RuleId[]; readonly note: Note },
): { costs: number[]; sides: number; eased: number; diagonals: number } {
  const costs = [0];
  const eased = easedSteps(going, path, rule.level, (diagonalsSoFar(j, c) & 1) === 1);
  const bent = rule.straight ? bendOf(path, crossesCell) : -1;
  let diagonals = diagonalsSoFar(j, c);
  const flying = isUnhampered(j, c);
  const tiny = isTiny(c);
  /** The steps of creatures with a body, if the mover has none. */
  const bodies = isUnder(j, c, 'incorporeal')
    ? GroundIndex.of(groundAt(j.board.ground, c.elevation)).steps
    : undefined;
  let sides: number = path[0] === undefined ? 1 : going.sidesAt(path[0][0], path[0][1]);
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
    if (!going.alternates) names.add('difficult').add('poorVisibility');
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
    if (tiny) names.add('sharing');
    if (
      going.inside(to[0], to[1]) &&
      (going.roughAt(to[0], to[1], rule.level) ||
        (rule.unhampered && going.hampered) ||
        (rule.roomy === true && going.squeezing))
    )
      note('difficult-terrain', i);
    if (i === bent) note('not-straight', i);
    costs.push(before + going.cost(diagonal, (diagonals & 1) === 1));
    if (diagonal && going.alternates) diagonals++;
  }
  return { costs, sides, eased: eased.length, diagonals: diagonals - diagonalsSoFar(j, c) };
}
