/**
 * Decides whether a drag continues the creature's previous movement, and judges the whole: the
 * actions that it uses, its cost, its violations, the opportunities that it gives, and what is left
 * of the turn. The preview of a drag and the combat log both use this file, so that they agree, but
 * for creatures that the mover does not know of (`planned`). Pure.
 */
import { NOTHING_SPENT, withCreature, type Board, type Spent, type Turn } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import { cellsApart, diagonalsFirst, sameCell, type Cell, type Place3 } from '../board/grid.ts';
import { ridersOf, seated } from '../board/mounts.ts';
import type { Moving } from '../board/vocabulary.ts';
import { tilingOf } from '../board/tiling.ts';
import { countedDiagonals } from '../rules/core/pathSteps.ts';
import { isOneAction } from '../rules/actionPermission.ts';
import { mayPlan } from '../rules/core/mayPlan.ts';
import { teleported } from '../rules/core/ways.ts';
import { costOf, spend, type Resources } from '../rules/economy.ts';
import { cite } from '../rules/names.ts';
import { judgeOf } from '../rules/index.ts';
import type { Judge, ModeRule, Ruleset } from '../rules/ruleset.ts';
import type { Mode, Opportunity } from '../rules/verdict.ts';
import type { EventOf, MovedBy, Ruling, Seen } from './event.ts';
import {
  airOf,
  flownAs,
  placesAlong,
  type Flown,
  type PathFault,
  type PathRuling,
} from './flightAsMovement.ts';
import { rulingOf, type Policies } from './policy.ts';
import { atHalf, evading, withoutEntered } from './evading.ts';
import { easing } from './spend.ts';
import { withUnseenMet } from './unseenInWay.ts';
import { joinedParts } from './joinedParts.ts';
import { isMixed, movingBy, ownWay, pathParts, type PathPart } from './waysOfMoving.ts';
import type { TurnSoFar } from './turnSoFar.ts';

/**
 * Maximum length in cells of a movement that may continue, and of a leg that is followed cell by
 * cell. A recorded path holds at most twice as many; after that a new movement begins.
 */
export const LONGEST_MOVEMENT = 150;

/** One leg of a path, from the host's report or from an observed drag. */
export interface MoveLeg {
  /** The cells that are certain, including the first and the last. */
  readonly points: readonly Cell[];
  /** Cells above the ground at each point; absent: the mover stays at its height. */
  readonly heights?: readonly number[];
  /** Does `points` hold every cell of the path? */
  readonly whole: boolean;
  readonly seen: 'host' | 'drag' | null;
  /**
   * The kind of movement that reaches each point; absent: the mover's own. If cells are missing in
   * `points`, it says only which kinds there are.
   */
  readonly ways?: readonly Moving[];
}

export const touching = (a: Cell, b: Cell): boolean =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) <= 1;

/**
 * The leg of a drag's trail. If its only two cells are far apart, they are start and end, not an
 * observed path.
 */
export const dragLeg = (
  trail: readonly Cell[],
  heights?: readonly number[],
  ways?: readonly Moving[],
): MoveLeg => ({
  points: trail,
  ...(heights !== undefined && { heights }),
  ...(ways !== undefined && { ways }),
  whole: trail.length > 2 || touching(trail[0]!, trail[trail.length - 1]!),
  seen: 'drag',
});

export interface MoveSituation {
  readonly rules: Ruleset;
  /** The board with all creatures in their cells; the mover stands where the leg begins. */
  readonly board: Board;
  readonly policies: Policies;
  /** The turn so far; null: no fight is followed, so the turn of the board counts. */
  readonly turn: TurnSoFar | null;
  /** The level of the map that the board shows; '' for the only or the first level. */
  readonly level?: string;
  /**
   * Is the movement only planned? A creature that the mover does not know of makes it no less legal.
   */
  readonly planned?: boolean;
}

/**
 * Cost, violations and opportunities of a movement on earlier levels: stairs make one movement in
 * two parts.
 */
interface Owed extends Pick<Ruling, 'faults' | 'provoked'> {
  readonly cost: number;
  readonly diagonals: number;
  readonly eased?: number;
}
export const NOTHING_OWED: Owed = { cost: 0, diagonals: 0, faults: [], provoked: [] };

function owedBy(
  { cost, diagonals, eased, owed, ruling: { faults, provoked } }: EventOf<'move'>,
  climbed: boolean,
): Owed {
  if (!climbed)
    return owed === undefined
      ? NOTHING_OWED
      : {
          ...owed,
          faults: faults.slice(0, owed.faults),
          provoked: provoked.slice(0, owed.provoked),
        };
  // Removes cells from faults and opportunities that happened on the other level.
  const elsewhere = <T extends { at?: Cell; leaving?: Cell; step?: number }>({
    at: _at,
    leaving: _leaving,
    step: _step,
    ...rest
  }: T) => rest;
  return {
    cost,
    diagonals,
    ...(eased !== undefined && { eased }),
    faults: faults.filter(({ code }) => code !== 'over-speed').map(elsewhere),
    provoked: provoked.map(elsewhere),
  };
}

/**
 * The beginning of a movement, and the state of the turn at that time. It stays the same during a
 * drag.
 */
export interface Start {
  readonly policies: Policies;
  /** The judge with the mover where its movement began. */
  readonly judge: Judge;
  readonly of: Creature;
  /**
   * The judge with the mover where this leg begins, for path search. Enemies that this movement has
   * already provoked no longer count there.
   */
  readonly here: Judge;
  /**
   * The cells of the movement so far on this level; only one cell if a new movement begins, or the
   * mover came by stairs.
   */
  readonly behind: readonly Cell[];
  /** Its heights at the cells of `behind`. */
  readonly above: readonly number[];
  readonly continues: EventOf<'move'> | null;
  /** The movement mode that was declared, or chosen for the movement that continues; null: none. */
  readonly said: Mode | null;
  /**
   * Foes that get no attack of opportunity when the mover moves past them, with the rules for that.
   */
  readonly evaded: TurnSoFar['evaded'];
  /** Does the move use the mover's turn? */
  readonly counts: boolean;
  readonly active: string | null;
  /** Actions used before the movement began. */
  readonly before: Spent;
  readonly level: string;
  readonly owed: Owed;
  /** The kind of movement that reaches each cell of `behind`; null: no kinds are known. */
  readonly came: readonly Moving[] | null;
  /** The mover's own kind of movement, for a leg that names none. */
  readonly own: Moving;
  /** Does the movement have more than one kind? `of` then moves in the fastest. */
  readonly mixed: boolean;
  /** Is the movement only planned (`MoveSituation.planned`)? */
  readonly planned: boolean;
}

export interface JudgedMove {
  readonly judge: Judge;
  /** The mover, where its movement began. */
  readonly of: Creature;
  /** The whole movement: the path before this leg, then the leg. */
  readonly path: readonly Cell[];
  /**
   * For a flight: height above the ground at each cell of `path`, in cells. Null: the mover walks.
   */
  readonly heights: readonly number[] | null;
  /** The kind of movement that reaches each cell of `path`; null: the mover's own. */
  readonly ways: readonly Moving[] | null;
  readonly flown: Flown | null;
  /** Index in `path` of the cell where this leg begins. */
  readonly from: number;
  /**
   * Index in `path` of the last cell that one move reaches, if the rest takes a second action;
   * null: one action is enough.
   */
  readonly second: number | null;
  readonly mode: Mode;
  /** True if the user chose the mode; otherwise the most favorable mode is taken. */
  readonly chosen: boolean;
  readonly seen: Seen;
  /** The verdict, without the kinds of ruling that are off at this table. */
  readonly verdict: PathRuling;
  /**
   * The first violation; from its step on the path is drawn as illegal. Moving out of turn does not
   * count here.
   */
  readonly broken: PathFault | undefined;
  /** Opportunities that this leg adds to those that the movement has already provoked. */
  readonly fresh: readonly Opportunity[];
  /** Resources that the whole movement uses, and what is used of the turn after it. */
  readonly uses: Resources;
  readonly spent: Spent;
  readonly continues: EventOf<'move'> | null;
  readonly counts: boolean;
  readonly level: string;
  readonly owed: Owed;
}

const ownTurn = (turn: Turn | undefined, of: string, spent: Spent): Turn => ({
  surprise: false,
  order: [],
  ...turn,
  active: of,
  spent: { eased: 0, ...spent },
});

/**
 * The board as it was when the movement began: the mover's riders are moved back too, and its
 * opportunities are not yet taken.
 */
function movedBack(
  board: Board,
  { id, at, elevation }: Pick<Creature, 'id' | 'at' | 'elevation'>,
  answered: TurnSoFar['answered'],
  turn: Turn | undefined,
): Board {
  const creatures = board.creatures.map((c) => {
    const taken = Object.hasOwn(answered, c.id)
      ? Math.max(0, c.opportunitiesTaken - answered[c.id]!)
      : c.opportunitiesTaken;
    const [place, height] = c.id === id ? [at, elevation] : [c.at, c.elevation];
    return sameCell(place, c.at) && height === c.elevation && taken === c.opportunitiesTaken
      ? c
      : { ...c, at: place, elevation: height, opportunitiesTaken: taken };
  });
  const same = creatures.every((c, i) => c === board.creatures[i]);
  return {
    ...board,
    creatures: same ? board.creatures : seated(creatures, board.ground.grid),
    ...(turn !== undefined && { turn }),
  };
}

/** Is this movement too long to continue? Then the next move begins a new one. */
export const isLong = ({ path }: Pick<EventOf<'move'>, 'path'>): boolean =>
  path.length > LONGEST_MOVEMENT;

/** The cells of a leg that are judged: for a very long leg only the first cells and the last. */
const followed = <C>(path: readonly C[]): readonly C[] =>
  path.length <= LONGEST_MOVEMENT ? path : [...path.slice(0, LONGEST_MOVEMENT - 1), path.at(-1)!];

/**
 * @param walker creature at the beginning of the leg
 * @param ways kinds of movement of the leg; absent: the creature's own
 */
export function startOf(
  { rules, board: tableBoard, policies, turn: so, level = '', planned = false }: MoveSituation,
  walker: Creature,
  ways?: readonly Moving[],
): Start {
  const continues =
    so?.continues != null && sameCell(so.continues.path.at(-1)!, walker.at) && !isLong(so.continues)
      ? so.continues
      : null;
  // After stairs the earlier cells are on another level's board; only their cost counts here.
  const climbed = continues !== null && (continues.level ?? '') !== level;
  const own = ownWay(walker);
  const came = (climbed ? null : continues?.ways) ?? null;
  const all = came === null ? ways : [...came.slice(1), ...(ways ?? [own])];
  const mover = movingBy(walker, all);
  const hostBoard = mover === walker ? tableBoard : withCreature(tableBoard, mover);
  const active = so === null ? (hostBoard.turn?.active ?? null) : (so.turn?.active ?? null);
  // A mount moves during its rider's turn.
  const counts =
    active !== null &&
    (active === mover.id ||
      so?.waits === true ||
      ridersOf(hostBoard.creatures, mover).some(({ id }) => id === active));
  const owed = continues === null ? NOTHING_OWED : owedBy(continues, climbed);
  const behind = continues === null || climbed ? [mover.at] : continues.path;
  const above = (climbed ? undefined : continues?.heights) ?? behind.map(() => mover.elevation);
  const before =
    so === null
      ? active === mover.id
        ? hostBoard.turn!.spent
        : NOTHING_SPENT
      : continues === null
        ? so.spent
        : so.before;
  const now = so?.turn ?? hostBoard.turn;
  const turn =
    so !== null && counts
      ? ownTurn(
          now,
          mover.id,
          easing({ ...before, diagonals: before.diagonals + owed.diagonals }, owed.eased),
        )
      : now;
  const answered = continues === null ? {} : so!.answered;
  const board =
    continues === null && turn === hostBoard.turn
      ? hostBoard
      : movedBack(
          hostBoard,
          { id: mover.id, at: behind[0]!, elevation: above[0]! },
          answered,
          turn,
        );
  const judge = judgeOf(board, rules);
  const of = judge.board.creatures.find((c) => c.id === mover.id) ?? { ...mover, at: behind[0]! };
  const provoked = new Set(continues?.ruling.provoked.map(({ by }) => by));
  const here =
    continues === null
      ? judge
      : judgeOf(
          {
            ...board,
            creatures: seated(
              board.creatures.map((c) =>
                c.id === mover.id
                  ? { ...c, at: mover.at }
                  : provoked.has(c.id)
                    ? { ...c, opportunitiesTaken: Number.MAX_SAFE_INTEGER }
                    : c,
              ),
              hostBoard.ground.grid,
            ),
          },
          rules,
        );
  const said = so?.declared ?? (continues?.chosen === true ? continues.mode : null);
  return {
    policies,
    judge,
    of,
    here,
    behind,
    above,
    continues,
    said,
    evaded: so?.evaded ?? new Map(),
    counts,
    active,
    before,
    level,
    owed,
    came: came?.length === behind.length ? came : null,
    own,
    mixed: isMixed(all),
    planned,
  };
}

/**
 * Does the log judge the move? Otherwise it only records where the creature was put, by the game
 * master or out of its turn.
 */
export const isRecorded = ({ counts, active }: Start, hand: MovedBy | undefined): boolean =>
  counts || (active !== null && (hand === 'self' || hand === 'other'));

/**
 * The cells of a path from one cell to another, as straight as possible, without the first. On
 * squares, diagonal steps come first, as with a ruler.
 */
export function straight({ board }: Judge, from: Cell, to: Cell): readonly Cell[] {
  const { kind, line } = tilingOf(board.ground.grid);
  return kind === 'hex' ? line(from, to).slice(1) : diagonalsFirst(from, to);
}

/** Lower bound for the cost: no path between two cells costs less. */
function least({ board, options }: Judge, from: Cell, to: Cell): number {
  const { kind, line } = tilingOf(board.ground.grid);
  return kind === 'square'
    ? cellsApart(to[0] - from[0], to[1] - from[1], options.diagonals)
    : line(from, to).length - 1;
}

/**
 * The cells between two cells that are not adjacent: the path is unknown, so the most favorable one
 * is taken.
 */
function between(
  judge: Judge,
  mover: Creature,
  from: Cell,
  to: Cell,
  mode: Mode,
): readonly Cell[] | null {
  const stays = sameCell(from, mover.at);
  const c = stays ? mover : { ...mover, at: from };
  const there = stays ? judge : { ...judge, board: withCreature(judge.board, c) };
  const budget = judge.rules.budget(there, c, mode);
  if (!mayPlan(budget.why) || least(judge, from, to) > budget.value) return null;
  const short = judge.rules.path(there, c, to, mode, 'short');
  if (short.path === null || short.opportunities.length === 0) return short.path;
  return judge.rules.path(there, c, to, mode, 'safe').path;
}

/** Every cell of a leg; null if there is no path in this movement mode. */
function pathOf(judge: Judge, mover: Creature, leg: MoveLeg, mode: Mode): readonly Cell[] | null {
  // Return the same array: the path search has cached the verdict for it (d20/map/move.ts).
  if (
    leg.whole &&
    leg.points.every((to, i) => i === 0 || least(judge, leg.points[i - 1]!, to) === 1)
  )
    return leg.points;
  const path: Cell[] = [leg.points[0]!];
  for (const to of leg.points.slice(1)) {
    const from = path[path.length - 1]!;
    if (sameCell(from, to)) continue;
    const sure = leg.whole || (leg.points.length > 2 && least(judge, from, to) === 1);
    const found = sure
      ? [from, ...straight(judge, from, to)]
      : between(judge, mover, from, to, mode);
    if (found === null) return null;
    path.push(...found.slice(1));
  }
  return path;
}

const straightPath = (judge: Judge, { points }: MoveLeg): readonly Cell[] =>
  points.flatMap((to, i) => (i === 0 ? [to] : straight(judge, points[i - 1]!, to)));

/**
 * Movement modes that a move may have, the cheapest first. Withdrawing, charging and running must
 * be declared; a second move is used only for cells beyond the first.
 */
function modesFor(
  { modes: { usual, near, far, step } }: Ruleset,
  chosen: Mode | undefined,
): readonly Mode[] {
  if (chosen !== undefined && chosen !== near) return [chosen];
  const further = (chosen ?? usual) === near ? [far] : [];
  return chosen === undefined && step !== undefined
    ? [step, usual, ...further]
    : [chosen ?? usual, ...further];
}

const tooFar = ({ violations }: PathRuling): boolean =>
  violations.some(({ code }) => code === 'over-speed');

/**
 * Compares two interpretations of a move; negative: `a` is likelier. The interpretation with fewer
 * violations is likelier; if both are too long, the one with the larger budget.
 */
const graver = (a: PathRuling, b: PathRuling): number =>
  a.violations.length - b.violations.length || (tooFar(a) && tooFar(b) ? b.budget - a.budget : 0);

interface Meant extends Pick<JudgedMove, 'mode' | 'path' | 'heights' | 'ways' | 'flown'> {
  readonly verdict: PathRuling;
}

/** Adds the cost paid on other levels, which counts against the same budget. */
function withOwed(verdict: PathRuling, path: readonly Cell[], { cost: owed }: Owed): PathRuling {
  if (owed === 0) return verdict;
  const costs = verdict.costs.map((cost) => cost + owed);
  const step = costs.findIndex((cost, i) => i > 0 && cost > verdict.budget + 1e-9);
  const more =
    step > 0 && !verdict.violations.some(({ code }) => code === 'over-speed')
      ? [{ code: 'over-speed' as const, at: path[step]!, step, rules: verdict.rules }]
      : [];
  const violations = [...verdict.violations, ...more].sort((a, b) => a.step - b.step);
  return {
    ...verdict,
    cost: verdict.cost + owed,
    costs,
    violations,
    legal: violations.length === 0,
  };
}

/** The beginning of one part of a path: the mover where and as the part begins. */
function startOfPart(
  start: Start,
  { from, way }: PathPart,
  { path, heights }: Pick<Meant, 'path' | 'heights'>,
  before: Pick<Spent, 'diagonals' | 'moved'> & { readonly eased: number },
): Start {
  const { judge, of } = start;
  const { board, rules } = judge;
  const place = { at: path[from]!, elevation: heights?.[from] ?? of.elevation };
  const mover = movingBy({ ...of, ...place }, [way]);
  // Diagonals, eased squares and what was flown forward count on through all parts.
  const { turn = ownTurn(undefined, of.id, NOTHING_SPENT) } = board;
  const { spent, active } = turn;
  const now =
    active === of.id && (before.diagonals > 0 || before.eased > 0 || before.moved > 0)
      ? ownTurn(
          turn,
          of.id,
          easing(
            {
              ...spent,
              diagonals: spent.diagonals + before.diagonals,
              moved: spent.moved + before.moved,
            },
            before.eased,
          ),
        )
      : board.turn;
  const creatures = seated(
    board.creatures.map((c) => (c.id === of.id ? mover : c)),
    board.ground.grid,
  );
  return {
    ...start,
    judge: judgeOf({ ...board, creatures, ...(now !== undefined && { turn: now }) }, rules),
    of: creatures.find(({ id }) => id === of.id) ?? mover,
    owed: NOTHING_OWED,
    // A creature that the movement meets is judged for the whole path.
    planned: true,
  };
}

/** Without the checks for staying in the air, which the last flight of a movement asks for. */
function withoutStaying(verdict: PathRuling): PathRuling {
  const { checks, ...rest } = verdict;
  const kept = checks?.filter(({ what }) => what !== 'stay-aloft' && what !== 'hover') ?? [];
  return kept.length === checks?.length
    ? verdict
    : { ...rest, ...(kept.length > 0 && { checks: kept }) };
}

/** Judges each part of a path in its own kind of movement, and joins the verdicts. */
function judgedByParts(
  start: Start,
  mode: Mode,
  path: readonly Cell[],
  heights: readonly number[] | null,
  ways: readonly Moving[],
): Meant {
  const { judge, of, owed, planned } = start;
  const { budget, cites, modes } = judge.rules;
  const isPool = modes.pool === true;
  // Without a turn, the parts are judged as in a turn of its own.
  const isOwnTurn = (judge.board.turn?.active ?? of.id) === of.id;
  const so = { diagonals: 0, eased: 0, flown: 0, cost: 0 };
  let last: Meant | null = null;
  const judged = pathParts(ways).map((part, nth, parts) => {
    const { from, to } = part;
    const cells = path.slice(from, to + 1);
    const begins = startOfPart(
      start,
      part,
      { path, heights },
      { ...so, moved: isPool ? so.cost : part.way === 'fly' ? so.flown : 0 },
    );
    last = judgedAs(begins, mode, cells, heights?.slice(from, to + 1) ?? null, null);
    const fliesOn = parts.slice(nth + 1).some(({ way }) => way === 'fly');
    const verdict = fliesOn ? withoutStaying(last.verdict) : last.verdict;
    const { turn } = begins.judge.board;
    // A flight counts the movement before it in the mover's own turn.
    const earlier = turn?.active === of.id ? turn.spent.moved : 0;
    so.flown += last.flown === null ? 0 : last.flown.forward.flown - earlier;
    const diagonals = part.way === 'teleport' ? 0 : countedDiagonals(cells, verdict);
    so.diagonals += diagonals;
    so.eased += verdict.eased ?? 0;
    // What was moved before is taken off every other speed.
    const limit = part.way === 'teleport' ? Infinity : verdict.budget + (isOwnTurn ? so.cost : 0);
    so.cost += verdict.cost;
    return { from, to, verdict, diagonals, ...(isPool && { limit }) };
  });
  const { value, why } = budget(judge, of, mode);
  const far = mayPlan(why) ? cite(cites, 'speed') : null;
  const joined = joinedParts(path, { budget: value, far }, judged);
  const met = planned ? joined : withUnseenMet(judge, of, joined, path);
  return {
    mode,
    path,
    heights,
    ways,
    flown: (last as Meant | null)?.flown ?? null,
    verdict: withOwed(met, path, owed),
  };
}

/** Modes in which each part of a path may be judged by itself; the others bind the whole path. */
const isByParts = ({ modes: { usual, near, far, pool } }: Ruleset, mode: Mode): boolean =>
  pool === true || mode === usual || mode === near || mode === far;

/**
 * Judges a whole path in one movement mode. A path with heights may be a flight.
 * @param ways kind of movement that reaches each cell; null: only that of `of`
 */
function judgedAs(
  start: Start,
  mode: Mode,
  path: readonly Cell[],
  heights: readonly number[] | null,
  ways: readonly Moving[] | null,
): Meant {
  const { judge, of, owed, evaded, planned } = start;
  if (ways !== null && isMixed(ways.slice(1)) && isByParts(judge.rules, mode))
    return judgedByParts(start, mode, path, heights, ways);
  if (of.moving === 'teleport')
    return { mode, path, heights, ways, flown: null, verdict: teleported(of, path) };
  const air = heights === null ? null : airOf(judge, of, heights);
  const met = (by: Judge, verdict: PathRuling): PathRuling =>
    planned ? verdict : withUnseenMet(by, of, verdict, path);
  const counted = (verdict: PathRuling): PathRuling =>
    withOwed(evading(of, verdict, path, evaded), path, owed);
  if (heights === null || air === null) {
    const { open, through } = withoutEntered(judge, of, path, evaded);
    const made = met(open, judge.rules.move(open, of, mode, path));
    const verdict = atHalf(of, made, path, through);
    return { mode, path, heights: null, ways, flown: null, verdict: counted(verdict) };
  }
  const places = path.map(([x, y], i): Place3 => [x, y, heights[i] ?? of.elevation]);
  const { verdict, flown } = flownAs(air, of, mode, places);
  return { mode, path, heights, ways, flown, verdict: counted(met(judge, verdict)) };
}

/** Every place of a whole leg in several kinds of movement, and the kind that reaches it. */
function placesByWay(
  judge: Judge,
  { points }: MoveLeg,
  heights: readonly number[] | null,
  ways: readonly Moving[],
): { readonly places: readonly (Cell | Place3)[]; readonly ways: readonly Moving[] } {
  const between = (from: Cell, to: Cell): readonly Cell[] => straight(judge, from, to);
  const all: { readonly place: Cell | Place3; readonly way: Moving }[] = [];
  points.forEach((to, i) => {
    const from = points[Math.max(0, i - 1)]!;
    const z = [heights?.[Math.max(0, i - 1)] ?? 0, heights?.[i] ?? 0];
    const [first, ...more] =
      heights === null
        ? [from, ...(sameCell(from, to) ? [] : between(from, to))]
        : placesAlong([from, to], z, between);
    for (const place of i === 0 ? [first!] : more) all.push({ place, way: ways[i]! });
  });
  return { places: all.map(({ place }) => place), ways: all.map(({ way }) => way) };
}

/**
 * Judges a movement after one more leg.
 * @param picked movement mode that the user chose, or the ruleset's usual one
 */
export function judgeMove(start: Start, leg: MoveLeg, picked?: Mode): JudgedMove {
  const { judge, of, behind, above, continues } = start;
  const { rules } = judge;
  const chosen = start.said ?? (picked === rules.modes.usual ? undefined : picked);
  const heights = leg.heights ?? leg.points.map(() => above.at(-1)!);
  const { came, own } = start;
  const named = leg.ways ?? (came === null ? undefined : leg.points.map(() => own));
  const known = came ?? (named && behind.map(() => named[1] ?? own));
  const flies =
    leg.whole &&
    (airOf(judge, of, [...above, ...heights]) !== null ||
      (named?.includes('fly') === true &&
        airOf(judge, movingBy(of, ['fly']), [...above, ...heights]) !== null));
  // A leg of a known path in several kinds of movement has the same cells in every mode.
  const parted =
    start.mixed && leg.whole && named?.length === leg.points.length
      ? placesByWay(judge, leg, flies ? heights : null, named)
      : null;
  const places =
    parted?.places ??
    (flies ? placesAlong(leg.points, heights, (from, to) => straight(judge, from, to)) : null);
  const as = (mode: Mode, all: readonly (Cell | Place3)[]): Meant => {
    const cells = followed(all);
    const whole = behind.length === 1 ? cells : [...behind, ...cells.slice(1)];
    const reached = parted === null ? cells.map(() => ownWay(of)) : followed(parted.ways);
    const ways = known === undefined ? null : [...known, ...reached.slice(1)];
    if (!flies) return judgedAs(start, mode, whole as readonly Cell[], null, ways);
    const path = whole.map(([x, y]): Cell => [x, y]);
    const up = [...above.slice(0, -1), ...cells.map(([, , z = above.at(-1)!]) => z)];
    return judgedAs(start, mode, path, up, ways);
  };
  const seenNow: Seen = leg.seen !== null && leg.whole ? leg.seen : 'assumed';
  const seen = continues?.seen === 'assumed' ? continues.seen : seenNow;
  const single =
    behind.length === 1 &&
    start.owed.cost === 0 &&
    leg.points.length <= 2 &&
    tilingOf(judge.board.ground.grid).line(behind[0]!, leg.points[leg.points.length - 1]!)
      .length === 2;
  const stepOnly = (mode: Mode): boolean => mode === rules.modes.step && mode !== chosen;
  const modes = modesFor(rules, chosen);
  const longer = modes.filter((mode) => !stepOnly(mode));
  const isOpen = (mode: Mode): boolean => mayPlan(rules.budget(judge, of, mode).why);
  // A mode for which no action is left is skipped, unless no mode has an action left.
  const isMeant = (mode: Mode): boolean =>
    isOpen(mode) || (mode === longer[0] && !longer.some(isOpen));
  const tooLong = new Map<Mode, Meant>();
  for (const mode of modes) {
    if ((stepOnly(mode) && !single) || !isMeant(mode)) continue;
    const path = places ?? pathOf(judge, of, leg, mode);
    if (path === null) continue;
    const meant = as(mode, path);
    // A mode that takes another action can only help if the path is too long.
    if (meant.verdict.legal || (!stepOnly(mode) && !tooFar(meant.verdict)))
      return finished(start, meant, seen, chosen !== undefined);
    tooLong.set(mode, meant);
  }
  const [best] = longer
    .filter(isMeant)
    .map((mode) => tooLong.get(mode) ?? as(mode, places ?? straightPath(judge, leg)))
    .sort((a, b) => graver(a.verdict, b.verdict));
  return finished(start, best!, seen, chosen !== undefined);
}

/** The same movement judged in another movement mode. */
export const meantAs = (start: Start, m: JudgedMove, mode: Mode): JudgedMove =>
  finished(start, judgedAs(start, mode, m.path, m.heights, m.ways), m.seen, true);

/** The verdict without the kinds of ruling that are off. */
function spoken(verdict: PathRuling, policies: Policies): PathRuling {
  const violations = verdict.violations.filter((v) => policies[rulingOf(v)] !== 'off');
  const silent = policies.opportunities === 'off';
  const { doubts = [] } = verdict;
  const unsaid = doubts.filter((v) => policies[rulingOf(v)] === 'off');
  if (violations.length === verdict.violations.length && unsaid.length === 0 && !silent)
    return verdict;
  const unasked = new Set(unsaid.flatMap(({ unknown = [] }) => unknown));
  return {
    ...verdict,
    violations,
    doubts: doubts.filter((v) => !unsaid.includes(v)),
    unknown: verdict.unknown.filter((fact) => !unasked.has(fact)),
    legal: violations.length === 0,
    opportunities: silent ? [] : verdict.opportunities,
    barred: silent ? [] : verdict.barred,
  };
}

function finished(
  { judge, of, behind, continues, counts, before, policies, level, owed, mixed }: Start,
  { mode, path, heights, ways, flown, verdict: whole }: Meant,
  seen: Seen,
  chosen: boolean,
): JudgedMove {
  const said = spoken(whole, policies);
  // The shares of the kinds are unknown, unless each part was judged by its own.
  const isKnown = isMixed(ways?.slice(1)) && isByParts(judge.rules, mode);
  const verdict =
    mixed && !isKnown ? { ...said, unknown: [...said.unknown, `creatures.${of.id}.moving`] } : said;
  const rule = judge.rules.modeRule(judge, of, mode);
  const cost = of.moving === 'teleport' ? {} : costOfMode(judge, of, rule);
  const known = continues?.ruling.provoked ?? [];
  const { near, far, usual } = judge.rules.modes;
  const reach =
    mode === far && usual === near ? judge.rules.budget(judge, of, near).value : Infinity;
  const beyond = whole.costs.findIndex((cost) => cost > reach);
  return {
    judge,
    of,
    path,
    heights,
    ways,
    flown,
    mode,
    seen,
    chosen,
    verdict,
    continues,
    counts,
    level,
    owed,
    uses: counts ? cost : {},
    from: behind.length - 1,
    second: beyond < 0 ? null : beyond - 1,
    // Moving out of turn does not mark the path as illegal, because users plan ahead: the readout
    // says whose turn it is.
    broken: verdict.violations.find(({ code }) => code !== 'not-your-turn'),
    // One movement gives each enemy only one opportunity for each reason.
    fresh: verdict.opportunities.filter(
      (o) => !known.some(({ by, cause }) => by === o.by && cause === o.cause),
    ),
    spent: !counts
      ? before
      : moved(
          easing(spend(before, cost), easedIn(owed, verdict)),
          rule,
          whole.cost,
          owed.diagonals + countedDiagonals(path, whole),
        ),
  };
}

/** Movement counted in a turn after a move. */
const moved = (spent: Spent, { uncounted }: ModeRule, cost: number, diagonals: number): Spent =>
  uncounted === true
    ? spent
    : { ...spent, moved: spent.moved + cost, diagonals: spent.diagonals + diagonals };

/** Number of squares of difficult ground that the whole movement crosses as plain floor. */
export const easedIn = (owed: Owed, { eased = 0 }: Pick<PathRuling, 'eased'>): number =>
  (owed.eased ?? 0) + eased;

/**
 * Resources that the movement uses. A creature with a single action charges and withdraws with it.
 */
function costOfMode(judge: Judge, of: Creature, rule: ModeRule): Resources {
  const { kind, twice, partial, cost } = rule;
  const single = partial === true && isOneAction(judge.rules.turnRest(judge, of).scope);
  return cost ?? costOf(judge.rules.economy, single ? 'standard' : kind, twice);
}

/** Maximum length of a list in a recorded ruling: longer lists would fill the storage. */
const MOST_RECORDED = 100;

/** The part of a judged move that the log records. */
export const rulingFrom = ({ verdict, owed }: Pick<JudgedMove, 'verdict' | 'owed'>): Ruling => ({
  faults: [
    ...owed.faults,
    ...verdict.violations.map(({ code, rules, at, step, by }) => ({
      code,
      rules,
      at,
      step,
      ...(by !== undefined && { by }),
    })),
  ].slice(0, MOST_RECORDED),
  provoked: [
    ...owed.provoked,
    ...verdict.opportunities.map(({ by, cause, leaving, step, rules, unknown }) => ({
      by,
      cause,
      leaving,
      step,
      rules,
      unknown,
    })),
  ].slice(0, MOST_RECORDED),
  ...(verdict.checks !== undefined && { checks: verdict.checks.slice(0, MOST_RECORDED) }),
  unknown: verdict.unknown.slice(0, MOST_RECORDED),
  rules: verdict.rules.slice(0, MOST_RECORDED),
});
