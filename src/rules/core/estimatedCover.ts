/**
 * Estimates cover, for rulesets with degrees of cover that the game master judges. The estimate is
 * the share of the target's area (all its squares) that is hidden from the attacker's best corner.
 * That is the corner of the attacker's squares from which the least is hidden. Corners are moved
 * slightly into the space. Obstacles that block effect hide everything behind them. Obstacles with
 * a degree, low obstacles, and creatures of the target's size or larger hide the share that belongs
 * to their degree. The degree nearest to the estimate applies, but `total` applies only if there is
 * no line of effect, and then always. Shares are computed by sampling (board/shade.ts).
 */
import { memoize } from '../../board/memoize.ts';
import { degreeSet, type CellFacts, type Ground, type Wall } from '../../board/board.ts';
import { sizeSteps, type Creature, sizeOf } from '../../board/creature.ts';
import { COVER_DEGREES, type CoverDegree, type CoverMark } from '../../board/vocabulary.ts';
import { sameCell, type Cell, type Point } from '../../board/grid.ts';
import { SightTable } from '../../board/innerlines.ts';
import { insetOf, insetCoordinate } from '../../board/nearSide.ts';
import { UNIT, type ObstacleIndex } from '../../board/obstacles.ts';
import { hiddenFrom, Rays, type Hidden, type Shades } from '../../board/shade.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { stopsAsSecond } from '../../board/limitedWalls.ts';
import { cite, type RuleName } from '../names.ts';
import type { AttackMode, Judge } from '../ruleset.ts';
import type { CoverVerdict, JudgedLine, RuleId } from '../verdict.ts';
import { isUnder } from './conditionsInForce.ts';
import { countsBetween } from './countedObstacles.ts';
import {
  spaceCorners,
  fan,
  nothingBetween,
  openNeighbors,
  spacesBetween,
  squares,
  type Obstacles,
} from './coverlines.ts';
import type { LowRule } from './lowObstacles.ts';
import { around } from './spatialIndex.ts';
import {
  doubtOf,
  meetsStand,
  seesStand,
  standingAt,
  standOf,
  tallOf,
  type Stand,
} from './distance.ts';
import { memoizeByRegion } from './memoizeByRegion.ts';
import { betweenHeights } from './lineHeights.ts';
import { ifGlass } from './unsureWalls.ts';

export interface GradedPolicy {
  /** Bonuses to Defense and Reflex of each degree. */
  readonly bonus: Readonly<Record<CoverDegree, readonly [ac: number, reflex: number]>>;
  /** Share of the body that each degree of cover hides, from 0 to 1. */
  readonly share: Readonly<Record<CoverDegree, number>>;
  /** Degree of an obstacle for which the scene gives a cover mark of other rulesets. */
  readonly marks: Readonly<Record<CoverMark, CoverDegree>>;
  /** Degree of a low obstacle, and the rule for when it counts. */
  readonly low: { readonly degree: CoverDegree; readonly counts: LowRule };
  /** Degree of cover that a creature of the target's size or larger gives. */
  readonly creature: CoverDegree;
  /** Creatures of every size give that degree, however little of the target they hide. */
  readonly anyCreature?: true;
  /** The shares of hidden corners, where the house rule counts corners; absent: `share`. */
  readonly corners?: GradedPolicy['share'];
  /**
   * Obstacles of different degrees and creatures are not added: each hides by itself, the greatest
   * degree whose share one of them hides applies, and the attacker's best corner is the one from
   * which that degree is least.
   */
  readonly mostProtective?: true;
  /** The path of a fact without which nobody knows whether the attack ignores partial cover. */
  readonly ignored?: (j: Judge, from: Creature, attack: AttackMode) => string | undefined;
}

type GradedAnswer = (
  j: Judge,
  from: Creature,
  to: Creature,
  attack: AttackMode,
  toAt?: Cell,
) => CoverVerdict;

const sharesOf = (policy: GradedPolicy): number[] =>
  COVER_DEGREES.map((degree) => policy.share[degree]);
const rank = (degree: CoverDegree): number => COVER_DEGREES.indexOf(degree);
/**
 * Distance in cells by which a corner is moved into its space, so that walls it touches stay on
 * their side of it.
 */
const HAIR = 1 / UNIT;

/** Builds the `cover` answer of a ruleset with degrees of cover. */
export function gradedCoverAnswer(policy: GradedPolicy): GradedAnswer {
  const known = memoizeByRegion<CoverVerdict>();
  const shares = sharesOf(policy);
  return (judge, from, to, attack, toAt) => {
    const said = degreeSet(judge.board, from.id, to.id);
    const ignored = policy.ignored?.(judge, from, attack);
    const judged = (
      others: readonly Creature[],
      a = standOf(judge, from),
      b = standOf(judge, to),
    ): CoverVerdict => {
      const j = betweenHeights(judge, a.h, b.h);
      const between = { from, to, a, b, others, said, ignored };
      const glass = said === undefined ? ifGlass(j, a, b) : null;
      const verdict = new Graded(policy, shares, { j, ...between });
      if (glass === null) return verdict;
      const { degree } = new Graded(policy, shares, { ...between, j: glass.j });
      return degree === verdict.degree
        ? verdict
        : new Graded(policy, shares, { j, ...between, unsure: glass.walls });
    };
    if (toAt === undefined || sameCell(toAt, to.at))
      return known(
        judge,
        from,
        to,
        {
          on: [said, ignored],
          within: (region) => region.between(standOf(judge, from), standOf(judge, to), 1),
        },
        (others) => judged(others()),
      );
    const a = standOf(judge, from);
    const b = standingAt(judge, to, toAt);
    return judged(around(judge, a, b, 1), a, b);
  };
}

interface Between {
  readonly j: Judge;
  readonly from: Creature;
  readonly to: Creature;
  readonly a: Stand;
  readonly b: Stand;
  readonly others: readonly Creature[];
  readonly said: CoverDegree | undefined;
  readonly ignored?: string | undefined;
  /** Walls on which the answer depends (unsureWalls.ts). */
  readonly unsure?: readonly string[];
}

interface Found {
  readonly degree: CoverDegree;
  readonly fraction: number;
  readonly names: readonly RuleName[];
  readonly unknown: readonly string[];
  readonly lines: () => readonly JudgedLine[];
}

/**
 * Computes the degree on first access, because it costs far more than deciding whether cover
 * prevents an attack of opportunity.
 */
class Graded implements CoverVerdict {
  readonly barsOpportunity: boolean;
  readonly by: 'estimate' | 'gm';
  private found: Found | undefined;
  private drawn: readonly JudgedLine[] | undefined;
  private readonly finding: () => Found;
  private readonly policy: GradedPolicy;
  private readonly cites: Judge['rules']['cites'];

  constructor(policy: GradedPolicy, shares: readonly number[], between: Between) {
    const { j, a, b, said } = between;
    const total =
      said === undefined ? !seesStand(sightOf(j.board.ground, policy), a, b) : said === 'total';
    this.policy = policy;
    this.cites = j.rules.cites;
    this.barsOpportunity = total;
    this.by = said === undefined ? 'estimate' : 'gm';
    // Verdicts that are not computed yet must not keep the board and its creatures in memory.
    const {
      board: { ground },
      rules,
      options,
    } = j;
    const kept: Between = {
      ...between,
      j: { board: { ground, creatures: [], options: {} }, rules, options },
    };
    this.finding = () => estimated(kept, policy, shares, total);
  }

  private get what(): Found {
    return (this.found ??= this.finding());
  }

  get degree(): CoverDegree {
    return this.what.degree;
  }
  get ac(): number {
    return this.policy.bonus[this.degree][0];
  }
  get reflex(): number {
    return this.policy.bonus[this.degree][1];
  }
  get estimate(): boolean {
    return this.by === 'estimate';
  }
  get fraction(): number | undefined {
    return this.estimate ? Math.round(this.what.fraction * UNIT) / UNIT : undefined;
  }
  get unknown(): readonly string[] {
    return this.what.unknown;
  }
  get rules(): readonly RuleId[] {
    return cite(this.cites, ...this.what.names);
  }
  get lines(): readonly JudgedLine[] {
    return (this.drawn ??= this.what.lines());
  }
}

function estimated(
  { j, from, to, a, b, others, said, ignored, unsure = [] }: Between,
  policy: GradedPolicy,
  shares: readonly number[],
  total: boolean,
): Found {
  const names: RuleName[] = ['cover'];
  if (tallOf(a) > 1) names.push('coverBigAttacker');
  const between = (gives: (c: Creature) => boolean): Shades['spaces'] =>
    spacesBetween(others, (c) => standOf(j, c), { from, to, a, b }, gives).spaces;
  const shades = shadesBetween(
    j,
    { policy, share: shares },
    a,
    b,
    between(sheltersBy(policy, j, to)),
  );
  const clear = meetsStand(a, b) || nothingBetween(obstaclesOf(shades), a, b);
  const byCorners = j.options.coverEstimate === 'corners';
  const best: Best = clear
    ? { corner: cornerTowards(a, b), hidden: NOTHING }
    : policy.mostProtective === true
      ? leastProtected(policy, shades, byCorners, a, b)
      : (byCorners ? fewestCorners : bestCorner)(shades, a, b);
  const hidden = total ? 'total' : (best.degree ?? nearest(policy, best.hidden.share));
  const degree = said ?? hidden;
  const behind = shades.spaces.length > 0 && (best.creatures ?? best.hidden.share) > 0;
  // The rules say nothing about creatures of other sizes in the way, so the game master decides.
  const open =
    said === undefined && !total && policy.anyCreature !== true
      ? between((c) => sizeOf(c) !== sizeOf(to) && bodily(j, c))
      : [];
  const silent =
    open.length > 0 &&
    hiddenFrom({ ...shades, spaces: open }, ...drawnIn(shades, best.corner, a), b, 0.01).share >
      hiddenFrom({ ...shades, spaces: [] }, ...drawnIn(shades, best.corner, a), b).share;
  if (said === undefined) names.push('coverEstimate');
  if (silent) names.push('coverSoft');
  if (total) names.push('coverTotal', 'effect');
  if (behind) names.push('coverSoft', 'coverCreature');
  names.push(...GRADES[degree]);
  return {
    degree,
    fraction: total ? 1 : best.hidden.share,
    names,
    unknown: [
      ...(silent ? ['degrees'] : []),
      ...(ignored === undefined || said !== undefined || !isPartial(degree) ? [] : [ignored]),
      ...unsure,
      ...doubtOf(from, a),
      ...doubtOf(to, b),
    ],
    lines: () => linesFrom(shades, best, a, b),
  };
}

const isPartial = (degree: CoverDegree): boolean => degree !== 'none' && degree !== 'total';

const NOTHING: Hidden = { share: 0 };

const GRADES: Readonly<Record<CoverDegree, readonly RuleName[]>> = {
  none: [],
  quarter: ['coverQuarter'],
  half: ['coverHalf'],
  'three-quarters': ['coverThreeQuarters'],
  'nine-tenths': ['coverNineTenths'],
  total: ['coverTotal'],
};

/** The degree nearest to a hidden share; never `total` while part of the target is visible. */
function nearest({ share }: GradedPolicy, hidden: number): CoverDegree {
  const partial = COVER_DEGREES.filter((degree) => degree !== 'total');
  return partial.reduce((best, degree) =>
    Math.abs(share[degree] - hidden) < Math.abs(share[best] - hidden) ? degree : best,
  );
}

/** The greatest degree whose share is hidden; never `total`. */
const reached = (share: GradedPolicy['share'], hidden: number): CoverDegree =>
  COVER_DEGREES.findLast((degree) => degree !== 'total' && share[degree] <= hidden + HAIR) ??
  'none';

// ── Obstacles ──────────────────────────────────────────────────────────────

/** Obstacles by the rank of their degree; the highest hides everything. */
function indexOf(ground: Ground, policy: GradedPolicy): ObstacleIndex {
  const level = (o: CellFacts | Wall): number =>
    o.degree !== undefined
      ? rank(o.degree)
      : Math.max(
          o.cover === undefined ? 0 : rank(policy.marks[o.cover]),
          o.blocks.includes('effect') ? rank('total') : 0,
          o.low ? rank(policy.low.degree) : 0,
        );
  return GroundIndex.of(ground).index(`graded ${policy.low.degree}`, {
    cell: level,
    wall: (w) =>
      level(w.degree === undefined && stopsAsSecond(w, 'effect') ? { ...w, blocks: [] } : w),
    limited: (w) => (w.degree === undefined && stopsAsSecond(w, 'effect') ? rank('total') : 0),
  });
}

const sights = memoize<SightTable>();

/** Lines of effect, taking into account the degrees that the game master gave to obstacles. */
function sightOf(ground: Ground, policy: GradedPolicy): SightTable {
  if (
    !ground.walls.some((w) => w.degree !== undefined) &&
    !ground.cells.some((c) => c.degree !== undefined)
  )
    return GroundIndex.of(ground).sight('effect');
  return sights(ground, [policy], () => new SightTable(indexOf(ground, policy), rank('total')));
}

/**
 * Whether a creature hides part of the target. The rules say so for creatures of the target's size;
 * larger creatures hide at least as much.
 */
const shelters =
  (j: Judge, to: Creature) =>
  (c: Creature): boolean =>
    sizeSteps(sizeOf(to), sizeOf(c)) >= 0 && bodily(j, c);
const sheltersBy = ({ anyCreature }: GradedPolicy, j: Judge, to: Creature) =>
  anyCreature === true ? (c: Creature): boolean => bodily(j, c) : shelters(j, to);
const bodily = (j: Judge, c: Creature): boolean =>
  !isUnder(j, c, 'noSoftCover') && !isUnder(j, c, 'incorporeal');

/**
 * The obstacles that may hide the target. Between open neighbors nothing on the ground does
 * (docs/spec/scene.md, convention 21).
 */
const shadesBetween = (
  j: Judge,
  { policy, share }: { readonly policy: GradedPolicy; readonly share: readonly number[] },
  a: Stand,
  b: Stand,
  spaces: Shades['spaces'],
): Shades => {
  const index = indexOf(j.board.ground, policy);
  const counts = countsBetween(j, () => policy.low.counts, index, a, b);
  return {
    index,
    counts: openNeighbors({ index, level: 1, spaces, counts }, a, b) ? () => false : counts,
    share,
    spaces,
    spaceLevel: rank(policy.creature),
  };
};

// ── Corners ────────────────────────────────────────────────────────────────

interface Best {
  readonly corner: Point;
  readonly hidden: Hidden;
  /** The degree, and the share that creatures hide, where obstacles are not added. */
  readonly degree?: CoverDegree;
  readonly creatures?: number;
}

/** A corner of a stand, moved slightly into it, or to the near side of a wall (convention 20). */
function drawnIn(s: Shades, [x, y]: Point, a: Stand): [x: number, y: number] {
  const cellX = Math.min(x, a.x + a.w - 1);
  const cellY = Math.min(y, a.y + a.d - 1);
  const inset = insetOf(s.index, s.share.length - 1, { x, y, cellX, cellY }, s.counts);
  if (inset > 0)
    return [insetCoordinate(x, cellX, inset) / UNIT, insetCoordinate(y, cellY, inset) / UNIT];
  const into = (v: number, low: number, n: number): number =>
    v === low ? v + HAIR : v === low + n ? v - HAIR : v;
  return [into(x, a.x, a.w), into(y, a.y, a.d)];
}

/**
 * Estimate under the alternative house rule: the share of the target's four corners that solid
 * obstacles hide. Obstacles that give partial cover are still measured by area
 * (d20modern.cover.no-line-geometry).
 */
function fewestCorners(s: Shades, a: Stand, b: Stand): Best {
  const partly = bestCorner({ ...s, share: [...s.share.slice(0, -1), 0] }, a, b);
  let best: Best | undefined;
  for (const square of squares(a))
    for (const start of spaceCorners(square)) {
      const lines = fan(
        { ...obstaclesOf(s), level: s.share.length - 1, spaces: [] },
        start,
        spaceCorners(b),
      );
      const share = lines.filter((l) => l.blockedBy !== null).length / CORNERS;
      if (best === undefined || share < best.hidden.share)
        best = { corner: [start.x, start.y], hidden: { share } };
    }
  return best === undefined || partly.hidden.share > best.hidden.share ? partly : best;
}

const CORNERS = 4;

/**
 * The attacker's corner that faces the target. It is used if there are no obstacles, because then
 * every corner sees everything.
 */
const cornerTowards = (a: Stand, b: Stand): Point => [
  b.x > a.x ? a.x + a.w : a.x,
  b.y > a.y ? a.y + a.d : a.y,
];

/**
 * The corner of the attacker's squares from which the least of the target is hidden; of several,
 * the first.
 */
function bestCorner(s: Shades, a: Stand, b: Stand): Best {
  let best: Best | undefined;
  for (const { corner, point } of looksFrom(s, a)) {
    const hidden = hiddenFrom(s, ...point, b, best?.hidden.share);
    if (best === undefined || hidden.share < best.hidden.share) best = { corner, hidden };
    if (hidden.share === 0) return best;
  }
  return best ?? { corner: [a.x, a.y], hidden: NOTHING };
}

// ── Obstacles that are not added ───────────────────────────────────────────

/** What the obstacles hide from a point, each kind by itself, and the degree of the best of them. */
interface Protected {
  readonly degree: CoverDegree;
  /** The share of the obstacles that give the degree. */
  readonly hidden: Hidden;
  /** Share that creatures hide. */
  readonly creatures: number;
}

const BARE: Protected = { degree: 'none', hidden: NOTHING, creatures: 0 };
/** The rays from the point that is asked about. */
const rays = new Rays();

/** Is a target less protected in one way than in another? */
const isLess = (one: Protected, other: Protected): boolean =>
  rank(one.degree) < rank(other.degree) ||
  (one.degree === other.degree && one.hidden.share < other.hidden.share);

/** Adds an obstacle: the greater degree counts, and the obstacle that gives it or hides more. */
function among(found: Protected, hidden: Hidden, degree: CoverDegree): Protected {
  const isHigher = rank(degree) > rank(found.degree);
  if (!isHigher && hidden.share <= found.hidden.share) return found;
  return { ...found, degree: isHigher ? degree : found.degree, hidden };
}

/** Adds what creatures hide on the rays. */
function behindCreatures(policy: GradedPolicy, found: Protected): Protected {
  const hidden = rays.byCreatures();
  const hides = policy.anyCreature === true ? hidden.share > 0 : hidden.share > 1 / 2 - HAIR;
  return {
    ...(hides ? among(found, { ...hidden, share: hidden.share / 2 }, policy.creature) : found),
    creatures: hidden.share,
  };
}

/** What obstacles on the ground hide on the rays. `solid`: do those that hide everything count? */
function behindGround(policy: GradedPolicy, share: readonly number[], solid: boolean): Protected {
  const worst = share.length - 1;
  const by = (hides: readonly number[], found: Protected): Protected => {
    const hidden = rays.byGround(hides);
    return among(found, hidden, reached(policy.share, hidden.share));
  };
  const all = rays.byGround(share).share;
  if (all === 0) return BARE;
  let found = solid
    ? by(
        share.map((_, i) => (i === worst ? 1 : 0)),
        BARE,
      )
    : BARE;
  const walls = found.hidden.share;
  // What is hidden by obstacles of at least a degree is hidden by that degree.
  for (let level = 1; walls < all - HAIR && level < worst; level++) {
    const own = share[level] ?? 0;
    if (own <= 1)
      found = by(
        share.map((_, i) => (i < level || (i === worst && !solid) ? 0 : own)),
        found,
      );
  }
  return found;
}

/** The corners of the squares that the attacker fills, with the places from which it looks there. */
function* looksFrom(s: Shades, a: Stand): Generator<{ corner: Point; point: Point }> {
  // Where it may fill several lanes, the corners of its bounding box may be in none of them.
  const parts: readonly Stand[] = a.lanes === undefined ? [a] : [...squares(a)].map(at(a.h));
  for (const part of parts)
    for (let y = 0; y <= part.d; y++)
      for (let x = 0; x <= part.w; x++) {
        const corner: Point = [part.x + x, part.y + y];
        yield { corner, point: drawnIn(s, corner, part) };
      }
}

const at =
  (h: number) =>
  (square: Omit<Stand, 'h'>): Stand => ({ ...square, h });

/** The attacker's corner from which the target has the least degree; of several, the least hidden. */
function leastProtected(
  policy: GradedPolicy,
  s: Shades,
  byCorners: boolean,
  a: Stand,
  b: Stand,
): Best {
  let best: (Best & Protected) | undefined;
  for (const { corner, point } of looksFrom(s, a)) {
    rays.aim(s, ...point, b);
    // Asks about creatures first, which costs less: they alone may tell that a corner is no better.
    if (best !== undefined && !isLess(behindCreatures(policy, BARE), best)) continue;
    const found = behindCreatures(policy, behindGround(policy, s.share, !byCorners));
    if (best === undefined || isLess(found, best)) best = { corner, ...found };
    // No other corner sees more.
    if (found.degree === 'none' && found.hidden.share === 0) break;
  }
  const partly = best!;
  if (!byCorners) return partly;
  const solid = fewestCorners(s, a, b);
  const degree = reached(policy.corners ?? policy.share, solid.hidden.share);
  return rank(degree) > rank(partly.degree)
    ? { ...solid, degree, creatures: partly.creatures }
    : partly;
}

const obstaclesOf = (s: Shades): Obstacles => ({
  index: s.index,
  level: 1,
  spaces: s.spaces,
  ...(s.counts === undefined ? {} : { counts: s.counts }),
});

/**
 * Builds the estimate for effects that start at a grid point. `mouths` are the squares around the
 * point from which the effect may start. The square from which the least of the target is hidden
 * counts. The degree is `total` if the target is completely hidden from all of them.
 */
export function gradedFromPoint(policy: GradedPolicy) {
  const shares = sharesOf(policy);
  return (
    j: Judge,
    at: Point,
    mouths: readonly Cell[],
    to: Creature,
  ): { readonly degree: CoverDegree; readonly reflex: number } => {
    const b = standOf(j, to);
    let least: CoverDegree = 'total';
    for (const [x, y] of mouths) {
      const m: Stand = { x, y, w: 1, d: 1, h: b.h };
      const spaces = spacesBetween(
        around(j, m, b, 1),
        (c) => standOf(j, c),
        { from: to, to, a: m, b },
        sheltersBy(policy, j, to),
      ).spaces;
      const shades = shadesBetween(j, { policy, share: shares }, m, b, spaces);
      const point = [
        at[0] + (x < at[0] ? -HAIR : HAIR),
        at[1] + (y < at[1] ? -HAIR : HAIR),
      ] as const;
      const degree = meetsStand(m, b) ? 'none' : degreeFrom(policy, shades, point, b);
      if (rank(degree) < rank(least)) least = degree;
      if (least === 'none') break;
    }
    return { degree: least, reflex: policy.bonus[least][1] };
  };
}

/** The degree of cover from a point (in cells); `total` if the whole target is hidden. */
function degreeFrom(
  policy: GradedPolicy,
  s: Shades,
  point: readonly [number, number],
  b: Stand,
): CoverDegree {
  rays.aim(s, ...point, b);
  const { share } = rays.byAll(s.share);
  if (share > 1 - HAIR) return 'total';
  return policy.mostProtective === true
    ? behindCreatures(policy, behindGround(policy, s.share, true)).degree
    : nearest(policy, share);
}

/**
 * Lines to the target's corners. If none of them is blocked, a line to the middle of the hidden
 * part is added.
 */
function linesFrom(
  s: Shades,
  { corner: [x, y], hidden: { at } }: Best,
  a: Stand,
  b: Stand,
): readonly JudgedLine[] {
  const o = obstaclesOf(s);
  const start = { x, y, cellX: Math.min(x, a.x + a.w - 1), cellY: Math.min(y, a.y + a.d - 1) };
  const lines = fan(o, start, spaceCorners(b));
  if (at === undefined || lines.some((l) => l.blockedBy !== null)) return lines;
  const round = (v: number): number => Math.round(v * UNIT) / UNIT;
  return [
    ...lines,
    ...fan(o, start, [
      { x: round(at[0]), y: round(at[1]), cellX: Math.floor(at[0]), cellY: Math.floor(at[1]) },
    ]),
  ];
}
