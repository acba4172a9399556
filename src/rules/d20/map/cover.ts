/**
 * Judges cover: which lines are drawn, which walls and creatures block them (soft cover: a creature
 * in the way), and the degree of cover that results (docs/spec/scene.md, conventions 1–4, 10).
 */
import type { CellFacts, Wall } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { COVER_MARKS, type CoverMark } from '../../../board/vocabulary.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import type { Space } from '../../../board/clearline.ts';
import type { ObstacleIndex } from '../../../board/obstacles.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { stopsAsSecond } from '../../../board/limitedWalls.ts';
import type { AttackMode, Judge } from '../../ruleset.ts';
import type { CoverVerdict, Degree, JudgedLine, RuleId } from '../../verdict.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import {
  allInnerBlocked,
  decidingLines,
  everyChoiceMeets,
  nothingBetween,
  spacesBetween,
  type AimChoice,
  type Obstacles,
} from '../../core/coverlines.ts';
import { countsBetween, hasLow } from '../../core/countedObstacles.ts';
import type { LowRule } from '../../core/lowObstacles.ts';
import { CITED, citedFor } from './coverCitations.ts';
import { around } from '../../core/spatialIndex.ts';
import {
  cellsBetween,
  doubtOf,
  seesStand,
  standingAt,
  standOf,
  tallOf,
  type Stand,
} from '../../core/distance.ts';
import { memoizeByRegion, type Others } from '../../core/memoizeByRegion.ts';
import { betweenHeights } from '../../core/lineHeights.ts';
import { ifGlass } from '../../core/unsureWalls.ts';

/** Differences in cover between rulesets. */
export interface CoverPolicy {
  /** Obstacles that give cover: those that block line of effect, or line of sight. */
  blocking(j: Judge): 'effect' | 'sight';
  /**
   * Whether a low obstacle counts, given the distances in cells from it to the defender and to the
   * attacker.
   */
  readonly low: (j: Judge) => LowRule;
  /** Whether a creature's space gives cover. */
  softCounts(j: Judge, c: Creature, attack: AttackMode): boolean;
  readonly softBars: boolean;
  /** Whether limited cover prevents attacks of opportunity; absent: it does. */
  readonly limitedBars?: (j: Judge) => boolean;
  /** How the lines are judged if the target is adjacent to the attacker `from`. */
  adjacent(j: Judge, attack: AttackMode, from: Creature): 'all-lines' | 'any-line' | 'ranged';
  /**
   * Whether lines to a big target go to the corners of one square, which the attacker picks, or to
   * those of its whole space.
   */
  readonly bigTarget: 'square' | 'space';
}

/** Level of an obstacle, by the degree of cover that it gives. */
export const COVER_LEVEL: Readonly<Record<CoverMark, number>> = {
  limited: 1,
  cover: 2,
  improved: 3,
};

/** Degrees of cover that lines determine. */
type LineDegree = CoverMark | 'none' | 'soft' | 'total';

/**
 * Bonuses to armor class and Reflex saves of each degree (srd35.cover.*, sigil.cover.bonus,
 * limited, improved).
 */
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
  return GroundIndex.of(j.board.ground).index(`cover:${blocking}`, {
    cell: level,
    wall: (w) => level(stopsAsSecond(w, blocking) ? { ...w, blocks: [] } : w),
    limited: (w) => (stopsAsSecond(w, blocking) ? COVER_LEVEL.cover : 0),
  });
}

type Method = 'all-lines' | 'any-line' | 'ranged';
type Answer = (
  j: Judge,
  from: Creature,
  to: Creature,
  attack: AttackMode,
  toAt?: Cell,
) => CoverVerdict;

/** Builds the `cover` answer of a ruleset. */
export function coverAnswer(policy: CoverPolicy): Answer {
  const known = { melee: memoizeByRegion<CoverVerdict>(), ranged: memoizeByRegion<CoverVerdict>() };
  return (judge, from, to, attack, toAt) => {
    const here = toAt === undefined || sameCell(toAt, to.at);
    const a = standOf(judge, from);
    const b = here ? standOf(judge, to) : standingAt(judge, to, toAt);
    const j = betweenHeights(judge, a.h, b.h);
    const judged = (others: Others): CoverVerdict => {
      const between: Between = {
        from,
        to,
        attack,
        method: cellsBetween(j, a, b) <= 1 ? policy.adjacent(j, attack, from) : 'ranged',
        a,
        b,
        others,
      };
      const verdict = coverOf(j, policy, between);
      const glass = ifGlass(j, a, b);
      return glass === null || coverOf(glass.j, policy, between).degree === verdict.degree
        ? verdict
        : coverOf(j, policy, between, glass.walls);
    };
    return here
      ? known[attack](
          judge,
          from,
          to,
          { on: NOTHING, within: (region) => region.between(a, b, 1) },
          judged,
        )
      : judged(() => around(judge, a, b, 1));
  };
}

interface Between {
  readonly from: Creature;
  readonly to: Creature;
  readonly attack: AttackMode;
  readonly method: Method;
  readonly a: Stand;
  readonly b: Stand;
  /**
   * Creatures that may stand between attacker and target. They are computed only if walls do not
   * decide the answer.
   */
  readonly others: Others;
}

function coverOf(
  j: Judge,
  policy: CoverPolicy,
  { from, to, attack, method, a, b, others }: Between,
  unsure: readonly string[] = NOTHING,
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
    a.doubt === true || b.doubt === true
      ? [...unsure, ...doubtOf(from, a), ...doubtOf(to, b)]
      : unsure;
  const decided = (degree: LineDegree, o: Obstacles): CoverVerdict =>
    new Covered(
      degree,
      degree === 'soft'
        ? policy.softBars
        : degree === 'limited'
          ? (policy.limitedBars?.(j) ?? true)
          : degree !== 'none',
      citedFor(j.rules.cites, names),
      unknown,
      () => decidingLines(o, choiceOf(policy, method, false), a, b),
    );

  if (!seesStand(GroundIndex.of(j.board.ground).sight(blocking), a, b)) {
    names |= CITED.total;
    return decided('total', hard(COVER_LEVEL.cover));
  }
  if (hasLow(j.board.ground)) names |= CITED.low;
  let degree: LineDegree = 'none';
  const ground = !nothingBetween(hard(COVER_LEVEL.limited), a, b);
  if (ground) {
    // Try obstacles from the weakest to the strongest: the attacker picks the least cover.
    for (const mark of COVER_MARKS) {
      const level = COVER_LEVEL[mark];
      // If no obstacle has exactly the previous level, the result of that level is also right for
      // this one.
      if (
        (degree === 'none' || index.has(level - 1)) &&
        !isCovered(j, { policy, method }, hard(level), a, b)
      )
        break;
      degree = mark;
    }
  }
  if (method === 'ranged' && (degree === 'none' || degree === 'limited')) {
    const { spaces, passing } = spacesBetween(
      others(),
      (c) => standOf(j, c),
      { from, to, a, b },
      (c) => !isUnder(j, c, 'noSoftCover') && policy.softCounts(j, c, attack),
    );
    if (passing) names |= CITED.passing;
    const o = hard(COVER_LEVEL.cover, spaces);
    if (spaces.length > 0 && isCovered(j, { policy, method }, o, a, b)) {
      names |= CITED.soft;
      return decided('soft', o);
    }
    const either = hard(COVER_LEVEL.limited, spaces);
    // If every choice of lines meets a creature or an obstacle of limited cover, the attacker picks
    // the weakest cover.
    if (
      ground &&
      spaces.length > 0 &&
      degree === 'none' &&
      index.has(COVER_LEVEL.limited) &&
      isCovered(j, { policy, method }, either, a, b)
    ) {
      names |= CITED.limited;
      return decided('limited', either);
    }
  }
  if (degree === 'limited') names |= CITED.limited;
  if (degree === 'improved') names |= CITED.improved;
  return decided(degree, hard(degree === 'none' ? COVER_LEVEL.limited : COVER_LEVEL[degree]));
}

/** A verdict that computes its lines on first access. */
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

const choiceOf = (policy: CoverPolicy, method: Method, anyLine: boolean): AimChoice => ({
  anyLine: anyLine || method === 'any-line',
  whole: method === 'ranged' && policy.bigTarget === 'space',
  touching: method === 'any-line',
});

/** Whether the target has cover, whatever squares or corners the attacker chooses. */
const isCovered = (
  j: Judge,
  { policy, method }: { readonly policy: CoverPolicy; readonly method: Method },
  o: Obstacles,
  a: Stand,
  b: Stand,
): boolean =>
  method === 'all-lines'
    ? allInnerBlocked(o, a, b)
    : everyChoiceMeets(o, choiceOf(policy, method, j.options.coverLine === 'any-line'), a, b);
