/** Cover: which lines decide, what stops them, which degree they give (contract/SCENE.md, conventions 1–4, 10). */
import { COVER_MARKS, type CellFacts, type CoverMark, type Ground, type Wall } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { gap, type Cell } from '../../board/grid.ts';
import type { Counts, ObstacleIndex } from '../../board/obstacles.ts';
import { Survey } from '../../board/survey.ts';
import { cite, type RuleName } from '../names.ts';
import type { AttackMode, Judge } from '../ruleset.ts';
import type { CoverVerdict, Degree, JudgedLine, RuleId } from '../verdict.ts';
import { isUnder } from './conditions.ts';
import {
  allInnerBlocked, cornersOf, fan, fanClear, lowCounts, nothingBetween, spacesBetween, squares,
  type LowRule, type Obstacles, type Spot,
} from './coverlines.ts';
import { cellsBetween, standOf } from './distance.ts';

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
export const COVER_LEVEL: Readonly<Record<CoverMark, number>> = { limited: 1, cover: 2, improved: 3 };

/** Armour class and Reflex of each degree (srd35.cover.*, sigil.cover.bonus, limited, improved). */
const BONUS: Readonly<Record<Degree, readonly [number, number]>> = {
  none: [0, 0], soft: [4, 0], limited: [2, 1], cover: [4, 2], improved: [8, 4], total: [0, 0],
};

export function coverIndex(j: Judge, blocking: 'effect' | 'sight'): ObstacleIndex {
  const level = (o: CellFacts | Wall): number =>
    Math.max(o.cover === undefined ? 0 : COVER_LEVEL[o.cover], o.blocks.includes(blocking) || o.low ? COVER_LEVEL.cover : 0);
  return Survey.of(j.board.ground).index(`cover:${blocking}`, { cell: level, wall: level });
}

type Method = 'all-lines' | 'any-line' | 'ranged';
type Answer = (j: Judge, from: Creature, to: Creature, attack: AttackMode, toAt?: Cell) => CoverVerdict;

/** Makes the `cover` answer of a ruleset. */
export function coverAnswer(policy: CoverPolicy): Answer {
  return (j, from, to, attack, toAt) => {
    const a = standOf(j, from);
    const b = toAt === undefined ? standOf(j, to) : { ...standOf(j, to), x: toAt[0], y: toAt[1] };
    const blocking = policy.blocking(j);
    const adjacent = cellsBetween(a, b) <= 1;
    const method = adjacent ? policy.adjacent(j, attack) : 'ranged';
    const names: RuleName[] = ['cover', method !== 'ranged' ? 'coverAdjacent' : attack === 'melee' ? 'coverReach' : 'coverRanged'];
    if (a.n > 1) names.push('coverBigAttacker');
    if (b.n > 1) names.push('coverBigTarget');
    const index = coverIndex(j, blocking);
    const counts = countsBetween(j, policy, index, a, b);
    const hard = (level: number): Obstacles => ({ index, level, spaces: [], ...(counts === undefined ? {} : { counts }) });
    const decided = (degree: Degree, o: Obstacles): CoverVerdict => new Covered(j, degree, names, policy, method, o, a, b);

    if (!Survey.of(j.board.ground).sight(blocking).freeSpaces(a.x, a.y, a.n, b.x, b.y, b.n)) {
      names.unshift('coverTotal', 'effect');
      return decided('total', hard(COVER_LEVEL.cover));
    }
    if (hasLow(j)) names.push('coverLow', 'coverLowNearer');
    let degree: Degree = 'none';
    let deciding = hard(COVER_LEVEL.limited);
    if (!nothingBetween(deciding, a, b)) {
      // From the weakest obstacles to the strongest: the attacker picks what leaves the target the least.
      for (const mark of COVER_MARKS) {
        const o = hard(COVER_LEVEL[mark]);
        if (!isCovered(j, policy, method, o, a, b)) break;
        degree = mark;
        deciding = o;
      }
    }
    if (method === 'ranged' && (degree === 'none' || degree === 'limited')) {
      const { spaces, passing } = spacesBetween(j.board.creatures, (c) => j.rules.space(c).value, from, to, a, b,
        (c) => !isUnder(j.rules.conditions, c, 'noSoftCover') && policy.softCounts(j, c, attack));
      if (passing) names.push('coverPassing');
      const o: Obstacles = { ...hard(COVER_LEVEL.cover), spaces };
      if (spaces.length > 0 && isCovered(j, policy, method, o, a, b)) {
        degree = 'soft';
        deciding = o;
        names.push('coverSoft', 'coverCreature');
      }
    }
    if (degree === 'limited') names.push('coverLimited');
    if (degree === 'improved') names.push('coverImproved');
    return decided(degree, deciding);
  };
}

/** A verdict whose lines are drawn only when somebody looks at them. */
class Covered implements CoverVerdict {
  readonly degree: Degree;
  readonly ac: number;
  readonly reflex: number;
  readonly barsOpportunity: boolean;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[] = [];
  private drawn: readonly JudgedLine[] | undefined;
  private readonly draw: () => readonly JudgedLine[];

  constructor(j: Judge, degree: Degree, names: readonly RuleName[], policy: CoverPolicy, method: Method, o: Obstacles, a: Spot, b: Spot) {
    this.degree = degree;
    [this.ac, this.reflex] = BONUS[degree];
    this.barsOpportunity = degree === 'soft' ? policy.softBars : degree !== 'none';
    this.rules = cite(j.rules.cites, ...names);
    this.draw = () => decidingLines(policy, method, o, a, b);
  }

  get lines(): readonly JudgedLine[] {
    return (this.drawn ??= this.draw());
  }
}

const lowGrounds = new WeakMap<Ground, boolean>();

function hasLow(j: Judge): boolean {
  const { ground } = j.board;
  let known = lowGrounds.get(ground);
  if (known === undefined) lowGrounds.set(ground, (known = ground.walls.some((w) => w.low) || ground.cells.some((c) => c.low)));
  return known;
}

/** Leaves out the attacker's own squares (sigil-notes A3) and the low obstacles that do not count between these two. */
function countsBetween(j: Judge, policy: CoverPolicy, index: ObstacleIndex, a: Spot, b: Spot): Counts | undefined {
  let own = false;
  for (const s of squares(a)) own ||= (index.cellLevel[s.y * index.columns + s.x] ?? 0) > 0;
  if (!own && !hasLow(j)) return undefined;
  const survey = Survey.of(j.board.ground);
  const at = (i: number): Cell => [i % index.columns, Math.floor(i / index.columns)];
  const low = lowCounts((i) => survey.facts(...at(i)), j.board.ground.walls, index.wallOf, a, b, policy.low(j));
  return (wall, i) => {
    if (!wall && own) {
      const [x, y] = at(i);
      if (x >= a.x && y >= a.y && x < a.x + a.n && y < a.y + a.n) return false;
    }
    return low(wall, i);
  };
}

/** The squares of the target that the attacker may aim at: one of its squares, or its whole space. */
const aims = (method: Method, policy: CoverPolicy, b: Spot): Spot[] => (method === 'ranged' && policy.bigTarget === 'space' ? [b] : [...squares(b)]);

const touching = (p: Spot, q: Spot): boolean => Math.max(gap(p.x, p.n, q.x, q.n), gap(p.y, p.n, q.y, q.n)) <= 1;

/** Is the target covered whatever the attacker picks? */
function isCovered(j: Judge, policy: CoverPolicy, method: Method, o: Obstacles, a: Spot, b: Spot): boolean {
  if (method === 'all-lines') return allInnerBlocked(o, a, b);
  const anyLine = method === 'any-line' || j.options.coverLine === 'any-line';
  for (const aim of aims(method, policy, b)) {
    const ends = cornersOf(aim);
    for (const from of squares(a)) {
      if (method === 'any-line' && !touching(from, aim)) continue;
      const starts = cornersOf(from);
      if (anyLine ? starts.every((s) => fanClear(o, s, ends)) : starts.some((s) => fanClear(o, s, ends))) return false;
    }
  }
  return true;
}

/** The lines to show: from the corner that leaves the most of them clear; all sixteen where any line decides. */
function decidingLines(policy: CoverPolicy, method: Method, o: Obstacles, a: Spot, b: Spot): JudgedLine[] {
  let best: JudgedLine[] = [];
  let fewest = Infinity;
  for (const aim of aims(method, policy, b)) {
    const ends = cornersOf(aim);
    for (const from of squares(a)) {
      if (method === 'any-line' && !touching(from, aim)) continue;
      const fans = cornersOf(from).map((s) => fan(o, s, ends));
      for (const f of method === 'any-line' ? [joined(fans)] : fans) {
        if (f.blocked < fewest) { fewest = f.blocked; best = f.lines; }
      }
    }
  }
  return best;
}

const joined = (fans: readonly { lines: JudgedLine[]; blocked: number }[]): { lines: JudgedLine[]; blocked: number } =>
  ({ lines: fans.flatMap((f) => f.lines), blocked: fans.reduce((sum, f) => sum + f.blocked, 0) });
