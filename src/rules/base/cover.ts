/**
 * Cover: which lines decide, what stops them, which degree they give (docs/spec/scene.md,
 * conventions 1–4, 10).
 */
import { perObject } from '../../board/memoize.ts';
import {
  COVER_MARKS,
  type CellFacts,
  type CoverMark,
  type Ground,
  type Wall,
} from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { Space } from '../../board/clearline.ts';
import type { Counts, ObstacleIndex } from '../../board/obstacles.ts';
import { Survey } from '../../board/survey.ts';
import type { AttackMode, Judge } from '../ruleset.ts';
import type { CoverVerdict, Degree, JudgedLine, RuleId } from '../verdict.ts';
import { isUnder } from './conditions.ts';
import {
  allInnerBlocked,
  decidingLines,
  everyChoiceMeets,
  lowCounts,
  nothingBetween,
  spacesBetween,
  squares,
  type Choice,
  type LowRule,
  type Obstacles,
} from './coverlines.ts';
import { CITED, citedFor } from './covernames.ts';
import { around } from './spatialIndex.ts';
import {
  cellsBetween,
  doubtOf,
  isSquareOf,
  seesStand,
  standingAt,
  standOf,
  tallOf,
  type Stand,
} from './distance.ts';
import { memoizeByRegion, type Others } from './memoizeByRegion.ts';

/** What a ruleset changes about cover. */
export interface CoverPolicy {
  /** What gives cover along a line: that which blocks effect, or sight. */
  blocking(j: Judge): 'effect' | 'sight';
  /** Do low obstacles count, by the defender's and the attacker's distance to them in cells? */
  readonly low: (j: Judge) => LowRule;
  /** Does a creature's space count? */
  softCounts(j: Judge, c: Creature, attack: AttackMode): boolean;
  readonly softBars: boolean;
  /** How an adjacent target is judged. */
  adjacent(j: Judge, attack: AttackMode): 'all-lines' | 'any-line' | 'ranged';
  /** Corners of a big target: of the square the attacker picks, or of the whole space. */
  readonly bigTarget: 'square' | 'space';
}

/** Levels of obstacles, by what they give. */
export const COVER_LEVEL: Readonly<Record<CoverMark, number>> = {
  limited: 1,
  cover: 2,
  improved: 3,
};

/** The degrees that lines decide. */
type LineDegree = CoverMark | 'none' | 'soft' | 'total';

/** Armour class and Reflex of each degree (srd35.cover.*, sigil.cover.bonus, limited, improved). */
const BONUS: Readonly<Record<LineDegree, readonly [number, number]>> = {
  none: [0, 0],
  soft: [4, 0],
  limited: [2, 1],
  cover: [4, 2],
  improved: [8, 4],
  total: [0, 0],
};

const NOTHING: readonly never[] = [];

export function coverIndex(j: Judge, blocking: 'effect' | 'sight'): ObstacleIndex {
  const level = (o: CellFacts | Wall): number =>
    Math.max(
      o.cover === undefined ? 0 : COVER_LEVEL[o.cover],
      o.blocks.includes(blocking) || o.low ? COVER_LEVEL.cover : 0,
    );
  return Survey.of(j.board.ground).index(`cover:${blocking}`, { cell: level, wall: level });
}

type Method = 'all-lines' | 'any-line' | 'ranged';
type Answer = (
  j: Judge,
  from: Creature,
  to: Creature,
  attack: AttackMode,
  toAt?: Cell,
) => CoverVerdict;

/** Makes the `cover` answer of a ruleset. */
export function coverAnswer(policy: CoverPolicy): Answer {
  const known = { melee: memoizeByRegion<CoverVerdict>(), ranged: memoizeByRegion<CoverVerdict>() };
  return (j, from, to, attack, toAt) => {
    const here = toAt === undefined || sameCell(toAt, to.at);
    const a = standOf(j, from);
    const b = here ? standOf(j, to) : standingAt(j, to, toAt);
    const judged = (others: Others): CoverVerdict =>
      coverOf(j, policy, {
        from,
        to,
        attack,
        method: cellsBetween(a, b) <= 1 ? policy.adjacent(j, attack) : 'ranged',
        a,
        b,
        others,
      });
    return here
      ? known[attack](j, from, to, NOTHING, (region) => region.between(a, b, 1), judged)
      : judged(() => around(j, a, b, 1));
  };
}

interface Between {
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: AttackMode;
  readonly method: Method;
  readonly a: Stand;
  readonly b: Stand;
  /** Creatures that might stand between the two: found only where walls leave the answer open. */
  readonly others: Others;
}

function coverOf(
  j: Judge,
  policy: CoverPolicy,
  { from, to, attack, method, a, b, others }: Between,
): CoverVerdict {
  const blocking = policy.blocking(j);
  let names =
    CITED.cover |
    (method !== 'ranged' ? CITED.adjacent : attack === 'melee' ? CITED.reach : CITED.ranged);
  if (tallOf(a) > 1) names |= CITED.bigAttacker;
  if (tallOf(b) > 1) names |= CITED.bigTarget;
  const index = coverIndex(j, blocking);
  const counts = countsBetween(j, policy.low, index, a, b);
  const hard = (level: number, spaces: readonly Space[] = NOTHING): Obstacles => ({
    index,
    level,
    spaces,
    counts,
  });
  const unknown =
    a.doubt === true || b.doubt === true ? [...doubtOf(from, a), ...doubtOf(to, b)] : NOTHING;
  const decided = (degree: LineDegree, o: Obstacles): CoverVerdict =>
    new Covered(
      degree,
      degree === 'soft' ? policy.softBars : degree !== 'none',
      citedFor(j.rules.cites, names),
      unknown,
      () => decidingLines(o, choiceOf(policy, method, false), a, b),
    );

  if (!seesStand(Survey.of(j.board.ground).sight(blocking), a, b)) {
    names |= CITED.total;
    return decided('total', hard(COVER_LEVEL.cover));
  }
  if (hasLow(j.board.ground)) names |= CITED.low;
  let degree: LineDegree = 'none';
  const ground = !nothingBetween(hard(COVER_LEVEL.limited), a, b);
  if (ground) {
    // From the weakest obstacles to the strongest: the attacker picks what leaves the target the
    // least.
    for (const mark of COVER_MARKS) {
      const level = COVER_LEVEL[mark];
      // Where nothing stands at the level before, the same obstacles decide again.
      if (
        (degree === 'none' || index.has(level - 1)) &&
        !isCovered(j, policy, method, hard(level), a, b)
      )
        break;
      degree = mark;
    }
  }
  if (method === 'ranged' && (degree === 'none' || degree === 'limited')) {
    const { spaces, passing } = spacesBetween(
      others(),
      (c) => standOf(j, c),
      from,
      to,
      a,
      b,
      (c) => !isUnder(j, c, 'noSoftCover') && policy.softCounts(j, c, attack),
    );
    if (passing) names |= CITED.passing;
    const o = hard(COVER_LEVEL.cover, spaces);
    if (spaces.length > 0 && isCovered(j, policy, method, o, a, b)) {
      names |= CITED.soft;
      return decided('soft', o);
    }
    const either = hard(COVER_LEVEL.limited, spaces);
    // Each choice may meet something, a creature or what covers least: the attacker picks that.
    if (
      ground &&
      spaces.length > 0 &&
      degree === 'none' &&
      index.has(COVER_LEVEL.limited) &&
      isCovered(j, policy, method, either, a, b)
    ) {
      names |= CITED.limited;
      return decided('limited', either);
    }
  }
  if (degree === 'limited') names |= CITED.limited;
  if (degree === 'improved') names |= CITED.improved;
  return decided(degree, hard(degree === 'none' ? COVER_LEVEL.limited : COVER_LEVEL[degree]));
}

/** A verdict whose lines are drawn only when somebody looks at them. */
class Covered implements CoverVerdict {
  readonly degree: Degree;
  readonly ac: number;
  readonly reflex: number;
  readonly barsOpportunity: boolean;
  readonly unknown: readonly string[];
  readonly rules: readonly RuleId[];
  private drawn: readonly JudgedLine[] | undefined = undefined;
  private readonly draw: () => readonly JudgedLine[];

  constructor(
    degree: LineDegree,
    bars: boolean,
    rules: readonly RuleId[],
    unknown: readonly string[],
    draw: () => readonly JudgedLine[],
  ) {
    this.degree = degree;
    [this.ac, this.reflex] = BONUS[degree];
    this.barsOpportunity = bars;
    this.rules = rules;
    this.unknown = unknown;
    this.draw = draw;
  }

  get lines(): readonly JudgedLine[] {
    return (this.drawn ??= this.draw());
  }
}

const hasLow = perObject(
  ({ walls, cells }: Ground): boolean => walls.some((w) => w.low) || cells.some((c) => c.low),
);

/**
 * Leaves out the attacker's own squares (sigil-notes A3) and the low obstacles that do not count
 * between these two.
 */
export function countsBetween(
  j: Judge,
  low: (j: Judge) => LowRule,
  index: ObstacleIndex,
  a: Stand,
  b: Stand,
): Counts | undefined {
  let own = false;
  for (const s of squares(a)) own ||= (index.cellLevel[s.y * index.columns + s.x] ?? 0) > 0;
  if (!own && !hasLow(j.board.ground)) return undefined;
  const survey = Survey.of(j.board.ground);
  const at = (i: number): Cell => [i % index.columns, Math.floor(i / index.columns)];
  const lowOnes = lowCounts(
    (i) => survey.facts(...at(i)),
    j.board.ground.walls,
    index.wallOf,
    a,
    b,
    low(j),
  );
  return (wall, i) => {
    if (!wall && own) {
      const [x, y] = at(i);
      if (isSquareOf(a, x, y)) return false;
    }
    return lowOnes(wall, i);
  };
}

const choiceOf = (policy: CoverPolicy, method: Method, anyLine: boolean): Choice => ({
  anyLine: anyLine || method === 'any-line',
  whole: method === 'ranged' && policy.bigTarget === 'space',
  touching: method === 'any-line',
});

/** Is the target covered whatever the attacker picks? */
const isCovered = (
  j: Judge,
  policy: CoverPolicy,
  method: Method,
  o: Obstacles,
  a: Stand,
  b: Stand,
): boolean =>
  method === 'all-lines'
    ? allInnerBlocked(o, a, b)
    : everyChoiceMeets(o, choiceOf(policy, method, j.options.coverLine === 'any-line'), a, b);
