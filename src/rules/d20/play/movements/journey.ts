/**
 * A movement of several legs in different modes, such as walking, climbing, swimming, jumping and
 * tumbling.
 */
import type { Creature } from '../../../../board/creature.ts';
import { sameCell, type Cell } from '../../../../board/grid.ts';
import { stretchesOf } from '../../map/climbSwimChecks.ts';
import { crawler } from '../../map/crawling.ts';
import { proneTumble } from '../../map/tumbling.ts';
import { heightChecks, jumpedCells, riseOf } from '../../map/jumps.ts';
import { hurdlesAt } from '../../map/hurdles.ts';
import { landsAt } from '../../../core/moverGround.ts';
import { isUnhampered } from '../../../core/ways.ts';
import { cite, uniqueRuleIds } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type {
  Barred,
  Meeting,
  Mode,
  Opportunity,
  PathCheck,
  RuleId,
  Verdict,
  Violation,
  ViolationCode,
} from '../../../verdict.ts';
import type { CheckParts } from '../asks/movementAsk.ts';
import type { CheckId, CheckVerdict } from './checks.ts';
import { bareBoard, inTheWay, joined, runUpTo, type JourneyLeg, type LegSpan } from './legs.ts';
import type { MovementCitation } from './citations.ts';
import { asMover, unfitFor, type TravelMode, type WayVerdict } from './travel.ts';
import { EPSILON, tumbled, type FoeToPass } from './tumbling.ts';

export type { JourneyLeg } from './legs.ts';

export interface LegVerdict {
  readonly by: TravelMode;
  readonly from: Cell;
  readonly to: Cell;
  /** Cells moved; `cost`: the movement that they cost. */
  readonly cells: number;
  readonly cost: number;
  readonly checks: readonly CheckVerdict[];
  /** Checks for the height of a jump, up onto a ledge or down from one; absent: none. */
  readonly heights?: readonly PathCheck[];
  /**
   * Cells of a jump that are left when the movement is used up; the creature is then in mid-air.
   */
  readonly midAir?: number;
}

/** A foe that the creature tumbles past, by its id. */
export type PassedBy = Omit<FoeToPass, 'foe'> & { readonly by: string };

export interface JourneyVerdict extends Verdict {
  readonly legal: boolean;
  readonly cost: number;
  readonly budget: number;
  /** Cost so far at each cell of the path. */
  readonly costs: readonly number[];
  readonly legs: readonly LegVerdict[];
  readonly violations: readonly Violation[];
  readonly opportunities: readonly Opportunity[];
  readonly barred: readonly Barred[];
  readonly meets?: Meeting;
  /** Foes that the creature tumbles past, in the order of the checks; absent: none. */
  readonly passings?: readonly PassedBy[];
  /**
   * The first leg whose check failed, and the outcome. The creature does not make the rest of the
   * movement.
   */
  readonly stops?: { readonly leg: number; readonly at: Cell; readonly then: readonly string[] };
}

/** The check that each kind of movement requires; modes not listed need none. */
const CHECK_OF: Readonly<Partial<Record<TravelMode, CheckId>>> = {
  climb: 'climb',
  swim: 'swim',
  jump: 'long-jump',
  balance: 'balance',
};
const SURFACE_OF: Readonly<Partial<Record<TravelMode, readonly string[]>>> = {
  swim: ['water'],
  climb: ['wall', 'slope'],
  burrow: ['earth'],
};

/** Surfaces that a leg needs, where the scene has to tell them. */
const NEEDED: Readonly<Partial<Record<TravelMode, true>>> = {
  swim: true,
  climb: true,
  burrow: true,
};
/** Kinds of movement that the map judges in the same way, if the whole journey is in one of them. */
const ON_THE_MAP: readonly TravelMode[] = ['climb', 'swim', 'burrow', 'jump', 'tumble'];

const sum = (costs: readonly number[]): number => costs.reduce((all, each) => all + each, 0);

/** What a leg costs at the creature's pace in its kind of movement; without one, as walking. */
const paceCost = ({ pace }: WayVerdict, cells: number, base: number): number =>
  pace > 0 ? (cells * base) / pace : cells;

/** Where a failed check stops the journey: one of the leg's own, otherwise one of a passing. */
function stopOf(
  { leg, span, path }: { leg: number; span: LegSpan; path: readonly Cell[] },
  own: readonly CheckVerdict[],
  stop: ReturnType<typeof tumbled>['stop'],
): JourneyVerdict['stops'] {
  const failed = own.find((k) => k.success === false);
  if (failed !== undefined) return { leg, at: path[span.from]!, then: failed.then };
  if (stop?.leg !== leg) return undefined;
  return { leg, at: path[stop.before!]!, then: stop.check.then };
}

/** A leg in a movement mode: nobody tumbles in a 5-foot step. */
const legIn = (j: FullJudge, mode: Mode, { by, path, cells, ...rest }: JourneyLeg): JourneyLeg => {
  const course = { ...(path && { path }), ...(cells !== undefined && { cells }) };
  return by === 'tumble' && mode === j.rules.modes.step
    ? { by: 'walk', ...course }
    : { by, ...course, ...rest };
};

/** The mover as the map judges it: if all legs are in one kind of movement, one that moves so. */
function moverOf(j: FullJudge, c: Creature, legs: readonly JourneyLeg[]): Creature {
  const by = legs[0]?.by ?? 'walk';
  const alone = ON_THE_MAP.includes(by) && legs.every((leg) => leg.by === by);
  if (!alone || unfitFor(j, c, by) !== undefined) return c;
  const mover = asMover(c, by);
  return legs.every(({ hurried }) => hurried === true) ? { ...mover, hurried: true } : mover;
}

/** Does the creature move along the ground, one square with its whole action? */
const isLow = (j: FullJudge, c: Creature, by: TravelMode): boolean =>
  by === 'crawl' || (by === 'tumble' && proneTumble(j, c) !== undefined);

/**
 * The squares of walking in one move action, and in the whole movement; `single`: the movement is
 * one square, whatever it costs.
 */
function budgetOf(j: FullJudge, mover: Creature, mode: Mode, ways: readonly WayVerdict[]) {
  const c = asMover(mover, 'walk');
  const { times } = j.rules.modeRule(j, c, mode);
  const walk = j.rules.movements.way(j, c, 'walk', { mode }).pace;
  const base = walk > 0 ? walk : Math.max(...ways.map((w) => w.pace), 1);
  const crawls = mode === 'move' && crawler(j, mover) !== undefined;
  const single = times === null;
  return { base, budget: crawls || single ? 1 : base * times, single };
}

export function journey(
  j: FullJudge,
  of: Creature,
  mode: Mode,
  told: readonly JourneyLeg[],
): JourneyVerdict {
  const legs = told.map((leg) => legIn(j, mode, leg));
  const c = asMover(of, 'walk');
  const { cites } = j.rules.movements;
  const metres = j.board.ground.grid.metresPerCell;
  const { path, spans } = joined(c.at, legs);
  const names: MovementCitation[] = legs.some((l) => l.by !== legs[0]!.by) ? ['mixed'] : [];
  const ways = spans.map(({ leg }) =>
    j.rules.movements.way(j, c, leg.by, {
      mode,
      ...(leg.hurried === undefined ? {} : { hurried: leg.hurried }),
    }),
  );
  const passed = spans.flatMap((s) =>
    s.leg.by === 'tumble' ? inTheWay(j, c, path, s).map((foe) => foe.id) : [],
  );
  const mover = moverOf(j, c, legs);
  const squares = squaresOf(j, mover, mode, { path, spans, passed });
  const { base, budget, single } = budgetOf(j, mover, mode, ways);

  const violations: Violation[] = [...squares.violations];
  const note = (code: ViolationCode, at: Cell, step: number, rules: readonly RuleId[]): void => {
    if (!violations.some((v) => v.code === code && v.step === step))
      violations.push({ code, at, step, rules });
  };
  const evasion = tumbled(j, c, {
    path,
    spans,
    opportunities: squares.opportunities,
    barred: squares.barred,
    given: ({ leg }) => given(leg),
  });
  const costs = [0];
  let cost = 0;
  let stops: JourneyVerdict['stops'];
  const judged = spans.map((span, i): LegVerdict => {
    const way = ways[i]!;
    const end = path[span.to]!;
    const track = span.leg.by === 'jump' ? squares.leapt : squares.costs;
    const gone = lengthOf(span, track, j);
    // If the creature cannot move in this mode, the leg is a violation, and its cells cost the same
    // as walking.
    const each = stepsOf(span, track);
    const whole = isLow(j, c, span.leg.by) ? Math.min(base, budget) : base;
    const price = single ? gone : paceCost(way, gone, whole);
    const immobile = violations.some(({ code }) => code === 'immobile');
    wrongWay(j, c, { span, way, path, immobile }, (code, at, step) => {
      note(code, at, step, way.rules);
    });
    const leapt =
      span.leg.by === 'jump' &&
      i === spans.length - 1 &&
      cost + price > budget + EPSILON &&
      cost < budget - EPSILON;
    const paid = leapt ? budget - cost : price;
    const midAir = leapt ? { midAir: ((price - paid) * way.pace) / base } : {};
    const scale = sum(each) > 0 ? paid / sum(each) : 0;
    for (const step of each) costs.push(costs[costs.length - 1]! + step * scale);
    cost += paid;
    const told = violations.some(({ code }) => code === 'prone-must-crawl');
    if (cost > budget + EPSILON && !single && !told) {
      const over = costs.findIndex((sum, k) => k > span.from && sum > budget + EPSILON);
      const step = over > 0 ? over : span.to;
      note('over-speed', path[step]!, step, way.rules);
    }
    const passings = evasion.passings.filter(({ leg }) => leg === i).map(({ check }) => check);
    const own = checksOf(j, c, i, way, { path, spans, metres });
    const checks = [...own, ...passings];
    stops ??= stopOf({ leg: i, span, path }, own, evasion.stop);
    for (const k of checks) if (!k.possible) note('condition-forbids', end, span.to, k.rules);
    return {
      by: span.leg.by,
      from: path[span.from]!,
      to: end,
      cells: gone,
      cost: paid,
      checks,
      ...heightsOf(j, c, i, { path, spans, metres }),
      ...midAir,
    };
  });
  violations.sort((a, b) => a.step - b.step);
  const checked = judged.flatMap((l) => l.checks);
  return {
    legal: violations.length === 0,
    cost,
    budget,
    costs,
    legs: judged,
    violations,
    opportunities: evasion.opportunities,
    barred: evasion.barred,
    ...(evasion.passings.length === 0
      ? {}
      : { passings: evasion.passings.map(({ foe, ...rest }) => ({ by: foe.id, ...rest })) }),
    ...(stops === undefined ? {} : { stops }),
    ...(squares.meets === undefined ? {} : { meets: squares.meets }),
    rules: uniqueRuleIds(
      cite(cites, ...names),
      squares.rules,
      ...ways.map((w) => w.rules),
      ...checked.map((k) => k.rules),
      ...judged.flatMap((l) => l.heights ?? []).map((k) => k.rules),
      ...violations.map((v) => v.rules),
    ),
    unknown: [
      ...new Set([
        ...squares.unknown,
        ...ways.flatMap((w) => w.unknown),
        ...checked.flatMap((k) => k.unknown),
        ...spans.flatMap((span) => unsaid(j, c, span, path)),
      ]),
    ],
  };
}

/**
 * Judges the cells of the path on a board without the terrain that these modes ignore. Attacks of
 * opportunity are judged on the unchanged board.
 */
function squaresOf(
  j: FullJudge,
  c: Creature,
  mode: Mode,
  { path, spans, passed }: Pick<Whole, 'path' | 'spans'> & { readonly passed: readonly string[] },
) {
  const bare: FullJudge = {
    ...j,
    board: bareBoard(j.board, path, spans, j.rules.space(c).value, passed),
  };
  const plain = bare.rules.move(bare, c, mode, path);
  // `tumbled` asks which of the attacks of opportunity tumbling avoids.
  const real = j.rules.move(j, c.moving === 'tumble' ? asMover(c, 'walk') : c, mode, path);
  // The legs have speeds of their own, but none lengthens a movement of one square.
  const single = j.rules.modeRule(j, c, mode).times === null;
  const violations = plain.violations.filter(({ code }) => code !== 'over-speed' || single);
  // The legs have a pace of their own, but none in a movement of one square.
  const pace = single ? 1 : bare.rules.paceFactor(bare, c, undefined);
  const leaps = spans.some(({ leg }) => leg.by === 'jump');
  // A tumbling creature may pass through an occupied cell, but may not end its path in one; where it
  // began, it shares the cell already.
  const ends = real.violations.filter(
    (v) =>
      v.code === 'ends-occupied' &&
      v.step === path.length - 1 &&
      !sameCell(path[v.step]!, c.at) &&
      !plain.violations.some((o) => o.code === v.code),
  );
  return {
    costs: plain.costs.map((cost) => cost / pace),
    /** Costs so far of a jump along the path, which nothing on the ground slows. */
    leapt: leaps ? bare.rules.move(bare, asMover(c, 'jump'), mode, path).costs : [],
    violations: [...violations, ...ends],
    opportunities: real.opportunities,
    barred: real.barred,
    rules: [...new Set([...plain.rules, ...real.opportunities.flatMap((o) => o.rules)])],
    // The legs ask for checks of their own.
    unknown: [...new Set([...plain.unknown, ...real.unknown])].filter(
      (fact) => !/^cells\.\S+\.(check|elevation)$|^ask\.runUp$/.test(fact),
    ),
    meets: real.meets,
  };
}

/** The cost of each step of a leg's path. */
const stepsOf = ({ from, to }: LegSpan, costs: readonly number[]): number[] =>
  costs.slice(from + 1, to + 1).map((cost, i) => cost - costs[from + i]!);

/** Surfaces that decide whether a leg is possible, and that the scene does not tell. */
function unsaid(
  j: FullJudge,
  c: Creature,
  { leg, from, to }: LegSpan,
  path: readonly Cell[],
): string[] {
  if (leg.by === 'jump' && from < to && !isUnhampered(j, c))
    return [riseOf(j, c, path, [from, to]).unknown ?? []].flat();
  if (NEEDED[leg.by] !== true) return [];
  const told = (at: Cell): boolean =>
    j.board.ground.cells.some((f) => sameCell(f.at, at) && f.surface !== undefined);
  return path
    .slice(from + 1, to + 1)
    .filter((at) => !told(at))
    .map(([x, y]) => `cells.${x},${y}.surface`);
}

/** Length of a leg in cells: the given length, or the cost of its squares on the board. */
function lengthOf({ leg, from, to }: LegSpan, costs: readonly number[], j: FullJudge): number {
  // A jump of which only the length is given costs movement like any other, in whole cells
  // (sigil.movement.jump-general).
  const leapt =
    leg.by === 'jump' && leg.metres !== undefined
      ? Math.ceil(leg.metres / j.board.ground.grid.metresPerCell - EPSILON)
      : 0;
  if (to === from) return leg.cells ?? leapt;
  return (costs[to] ?? 0) - (costs[from] ?? 0) + (leg.cells ?? 0);
}

/**
 * Reports a leg with a wrong mode: the creature lacks the mode, the action does not allow it, the
 * terrain is of the wrong kind, or a jump ends where nobody can stand.
 */
function wrongWay(
  j: FullJudge,
  c: Creature,
  {
    span: { leg, from, to },
    way,
    path,
    immobile,
  }: {
    readonly span: LegSpan;
    readonly way: WayVerdict;
    readonly path: readonly Cell[];
    readonly immobile: boolean;
  },
  note: (code: ViolationCode, at: Cell, step: number) => void,
): void {
  if (leg.by === 'jump' && from < to && !landsAt(j, asMover(c, 'jump'), path[to]!))
    note('no-footing', path[to]!, to);
  // A creature that cannot move at all is not in the wrong mode besides.
  if (immobile) return;
  // Violations that come from the creature's conditions or its turn are already reported for the
  // cells.
  if (!way.possible && way.why.length === 0)
    note('wrong-movement-mode', path[Math.min(from + 1, to)]!, Math.min(from + 1, to));
  const wanted = SURFACE_OF[leg.by];
  if (wanted === undefined) return;
  for (let i = from + 1; i <= to; i++) {
    const surface = j.board.ground.cells.find((f) => sameCell(f.at, path[i]!))?.surface;
    if (surface !== undefined && !wanted.includes(surface))
      note('wrong-movement-mode', path[i]!, i);
  }
}

interface Whole {
  readonly path: readonly Cell[];
  readonly spans: readonly LegSpan[];
  readonly metres: number;
}

/**
 * Checks that a leg needs: for its kind of movement, and for each obstacle that it crosses. Those
 * against foes are in `tumbling.ts`.
 */
function checksOf(
  j: FullJudge,
  c: Creature,
  index: number,
  way: WayVerdict,
  whole: Whole,
): CheckVerdict[] {
  const span = whole.spans[index]!;
  const { leg, from, to } = span;
  const { by } = leg;
  const { total: _total, roll: _roll, ...rest } = given(leg);
  const { movements } = j.rules;
  const checks: CheckVerdict[] = [];
  const hurdles =
    from < to
      ? Array.from({ length: to - from }, (_, k) =>
          hurdlesAt(j.board.ground, whole.path[from + k]!, whole.path[from + k + 1]!),
        ).flat()
      : [];
  const id = CHECK_OF[leg.by];
  if (id !== undefined) {
    const surface = hurdles.find((h) => h.skill === way.check?.skill);
    const parts: CheckParts = {
      ...(surface?.dc === undefined ? {} : { dc: surface.dc }),
      ...given(leg),
      ...(leg.by === 'jump' ? leapOf(j, c, index, whole) : {}),
    };
    const stretches = by !== 'climb' && by !== 'swim' ? [] : stretchesIn(j, c, by, span, whole);
    checks.push(
      ...(stretches.length === 0
        ? [movements.check(j, c, id, parts)]
        : stretches.map(({ dc }, i) =>
            movements.check(j, c, id, {
              ...(i === 0 ? given(leg) : rest),
              ...(dc === undefined ? {} : { dc }),
            }),
          )),
    );
  }
  const own = id === undefined ? undefined : movements.checks[id]?.skill;
  for (const h of hurdles) {
    if (h.skill === way.check?.skill || h.skill === own) continue;
    checks.push(
      movements.check(j, c, 'obstacle', {
        ...(leg.by === 'walk' ? given(leg) : rest),
        skill: h.skill,
        ...(h.dc === undefined ? {} : { dc: h.dc }),
      }),
    );
  }
  return checks;
}

/**
 * The stretches of a leg that need a check each. A DC or a surface that the leg gives counts for the
 * whole leg.
 */
const stretchesIn = (
  j: FullJudge,
  c: Creature,
  by: 'climb' | 'swim',
  { leg, from, to }: LegSpan,
  { path }: Whole,
): ReturnType<typeof stretchesOf> =>
  leg.dc === undefined && leg.climbed === undefined
    ? stretchesOf(j, c, { by, chosen: true }, path, { from, to })
    : [];

/** The inputs for the leg's check. */
function given(leg: JourneyLeg): CheckParts {
  const { by: _by, path: _path, cells: _cells, leaves: _leaves, ...parts } = leg;
  return parts;
}

/** The checks for the height of a jump, from where the creature stands or the leg before ends. */
function heightsOf(
  j: FullJudge,
  c: Creature,
  index: number,
  whole: Whole,
): Pick<LegVerdict, 'heights'> {
  const { leg, from, to } = whole.spans[index]!;
  if (leg.by !== 'jump' || from === to || isUnhampered(j, c)) return {};
  const { runUp = 0 } = leapOf(j, c, index, whole);
  const heights = heightChecks(j, c, whole.path, [from, to], { sure: runUp });
  return heights.length === 0 ? {} : { heights };
}

/** Length of a jump and of the straight run-up before it. */
function leapOf(
  j: FullJudge,
  c: Creature,
  index: number,
  { path, spans, metres }: Whole,
): CheckParts {
  const { leg, from, to } = spans[index]!;
  const length =
    leg.metres ?? (from < to ? jumpedCells(j, c, path, [from, to]) : (leg.cells ?? 0)) * metres;
  const { diagonals } = j.options;
  return { metres: length, runUp: leg.runUp ?? runUpTo(path, spans, index, diagonals) * metres };
}
