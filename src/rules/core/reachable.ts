/** Cells where a creature may end a single movement, and cells that it may only pass. */
import type { Creature } from '../../board/creature.ts';
import { BOTH_SIDES } from '../../board/fit.ts';
import { boxRound, sameCell, STEPS, type Cell } from '../../board/grid.ts';
import { memoize } from '../../board/memoize.ts';
import { isPinned } from '../../board/pins.ts';
import { citing } from '../names.ts';
import type { Judge, ModeRule, PathLimits, Ruleset } from '../ruleset.ts';
import type { Mode, ReachableCell, ReachableVerdict } from '../verdict.ts';
import { PINNED } from './conditionsInForce.ts';
import { byCount, standOf } from './distance.ts';
import { isNarrow } from './fit.ts';
import { knownTo } from './known.ts';
import { MovementGrid } from './movementGrid.ts';
import { memoizeByRegion, type Others } from './memoizeByRegion.ts';
import { Search } from './search.ts';
import { mayPlan } from './mayPlan.ts';
import { hasMode } from './modeRows.ts';
import { straightCosts } from './straight.ts';
import { inMode } from './ways.ts';

/** What a family of rulesets says of reachable cells; absent members: nothing. */
export interface ReachRules {
  /** The ends of a mode in which every end is judged for itself; undefined: those of its paths. */
  ends?(j: Judge, c: Creature, mode: Mode): readonly ReachableCell[] | undefined;
  /** Is the answer an upper bound? */
  isBound?(j: Judge, c: Creature, mode: Mode): boolean;
  /** Missing facts about the mover. */
  unknown?(j: Judge, c: Creature): readonly string[];
}

/** Builds the answer `reachable`. */
export const reachableAnswer =
  (family: ReachRules): Ruleset['reachable'] =>
  (j, c, mode) =>
    reachable(family, j, c, mode);

function reachable(family: ReachRules, judge: Judge, of: Creature, mode: Mode): ReachableVerdict {
  const c = inMode(judge, of, mode);
  const j = knownTo(judge, c);
  // In modes that require a straight line, every end cell is judged as a path of its own, and that
  // also depends on creatures outside the region.
  if (j.rules.modeRule(j, c, mode).straight || !hasMode(j.rules, mode))
    return judged(family, reachingOf(j, c, mode));
  // A pinned creature cannot move, even with actions left.
  const on = isPinned(j.board.creatures, c) ? PINNED : j.board.turn;
  let known: Reaching | undefined;
  const reaching = (): Reaching => (known ??= reachingOf(j, c, mode));
  return answersIn(mode)(
    j,
    c,
    c,
    {
      on: [on],
      within(region) {
        const stand = standOf(j, c);
        const { columns, rows } = j.board.ground.grid;
        const far = Math.min(reaching().limits.budget, columns + rows) + 1;
        return region.between(stand, stand, far);
      },
    },
    (others) => judged(family, reaching(), others),
  );
}

const answers = new Map<Mode, ReturnType<typeof memoizeByRegion<ReachableVerdict>>>();
function answersIn(mode: Mode): ReturnType<typeof memoizeByRegion<ReachableVerdict>> {
  let memo = answers.get(mode);
  if (memo === undefined) answers.set(mode, (memo = memoizeByRegion()));
  return memo;
}

interface Reaching {
  readonly j: Judge;
  readonly c: Creature;
  readonly mode: Mode;
  /** What the creature may spend in the mode. */
  readonly allowed: ReturnType<Ruleset['budget']>;
  /** `budget`: the most cells that it may spend by any of its speeds. */
  readonly limits: PathLimits & { readonly budget: number };
}

function reachingOf(j: Judge, c: Creature, mode: Mode): Reaching {
  const allowed = j.rules.budget(j, c, mode);
  const limits = j.rules.limits(j, c, mode);
  const budget = limits.spending?.most ?? allowed.value;
  return { j, c, mode, allowed, limits: { ...limits, budget } };
}

const cited = citing(
  'distance',
  'diagonal',
  'corner',
  'impassable',
  'throughEnemy',
  'throughAlly',
  'occupied',
  'difficult',
);

/** @param others called if the creatures in the region affect the answer */
function judged(family: ReachRules, reaching: Reaching, others?: Others): ReachableVerdict {
  const { j, c, mode, allowed } = reaching;
  const rule = j.rules.modeRule(j, c, mode);
  const unknown = [
    allowed.unknown,
    j.rules.space(c).unknown,
    j.rules.easesLeft(j, c).unknown,
    ...(family.unknown?.(j, c) ?? []),
  ].filter((u): u is string => u !== undefined);
  const base = {
    ...(family.isBound?.(j, c, mode) === true ? { bound: 'upper' as const } : {}),
    budget: allowed.value,
    rules: [...new Set([...(allowed.rules ?? []), ...byCount(j, cited(j.rules.cites))])],
    unknown,
  };
  if (!mayPlan(allowed.why)) return { ...base, cells: [], through: [], why: allowed.why };
  const ends = family.ends?.(j, c, mode);
  if (ends !== undefined) return { ...base, cells: ends, through: [] };
  if (rule.straight) return { ...base, cells: straight(j, c, mode, allowed.value), through: [] };
  others?.();
  return { ...base, ...searched(reaching, rule) };
}

interface Ranged {
  readonly going: MovementGrid;
  readonly search: Search;
  readonly budget: number;
}

/**
 * Searches shared by several modes of one mover: a search with the longest budget also answers for
 * shorter budgets.
 */
const ranges = memoize<Ranged>();

function rangeOf({ j, c, mode, limits }: Reaching, rule: ModeRule): Ranged {
  const { budget } = limits;
  const range = (): Ranged => {
    const going = new MovementGrid(j, c, boxRound(c.at, budget), rule.barredBy);
    return { going, search: new Search(going, c.at, limits), budget };
  };
  if (rule.times === null) return range();
  const on = [
    j.rules,
    c,
    j.options,
    rule.barredBy,
    rule.level,
    rule.unhampered,
    rule.roomy,
    [limits.barred, limits.barredStep, limits.spending].some((each) => each !== undefined)
      ? mode
      : undefined,
  ];
  const kept = ranges(j.board, on, range);
  return kept.budget >= budget ? kept : ranges(j.board, [...on, budget], range);
}

function searched(
  reaching: Reaching,
  rule: ModeRule,
): Pick<ReachableVerdict, 'cells' | 'through' | 'why'> {
  const { j, c, limits } = reaching;
  const { budget } = limits;
  const [left, top] = c.at;
  const n = j.rules.space(c).value;
  const { columns, rows } = j.board.ground.grid;
  if (left < 0 || top < 0 || left + n > columns || top + n > rows)
    return { cells: [], through: [], why: 'outside-map' };
  const one = rule.times === null;
  const { going, search } = rangeOf(reaching, rule);
  // A single step is limited by its length, not its cost, but its cost is reported.
  const priced = (x: number, y: number): number => {
    const bit = STEPS.findIndex(([dx, dy]) => dx === x - left && dy === y - top);
    going.step(left, top, bit, going.sidesAt(left, top), going.canEase(x, y));
    return going.cost((bit & 1) === 1, (limits.diagonals & 1) === 1);
  };
  const cells: ReachableCell[] = [];
  const through: Cell[] = [];
  const [x0, y0, x1, y1] = search.box;
  for (let y = Math.max(y0, top - budget); y <= Math.min(y1, top + budget); y++)
    for (let x = Math.max(x0, left - budget); x <= Math.min(x1, left + budget); x++) {
      const cost = search.costAt(x, y);
      if (cost === undefined || cost > budget || (x === left && y === top)) continue;
      const at: Cell = [x, y];
      // The side of the position on which the mover may end can cost more to reach than the other
      // side.
      const sides = going.endSides(x, y);
      const ends = sides === BOTH_SIDES || sides === 0 ? cost : search.costAt(x, y, sides);
      if (sides === 0 || ends === undefined || ends > budget || going.isCrowded(x, y))
        through.push(at);
      else cells.push({ at, cost: one ? priced(x, y) : ends, squeezing: going.narrowAt(x, y) });
    }
  return { cells, through };
}

/** The ends of every legal straight movement. */
function straight(j: Judge, c: Creature, mode: Mode, budget: number): ReachableCell[] {
  const { columns, rows } = j.board.ground.grid;
  const costOf = straightCosts(j, c, mode);
  const places: ReachableCell[] = [];
  for (let y = Math.max(0, c.at[1] - budget); y <= Math.min(rows - 1, c.at[1] + budget); y++) {
    for (let x = Math.max(0, c.at[0] - budget); x <= Math.min(columns - 1, c.at[0] + budget); x++) {
      const end: Cell = [x, y];
      const cost = sameCell(end, c.at) ? undefined : costOf(end);
      if (cost !== undefined) places.push({ at: end, cost, squeezing: isNarrow(j, c, end) });
    }
  }
  return places.sort(byPlace);
}

export const byPlace = (a: ReachableCell, b: ReachableCell): number =>
  a.at[1] - b.at[1] || a.at[0] - b.at[0];
