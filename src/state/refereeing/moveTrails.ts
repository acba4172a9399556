/**
 * Finds the path that a creature took: the path that the host reported just before, otherwise the
 * trail of the drag that this client saw. Late, repeated or unordered reports have no effect,
 * because a path counts only between the two positions that snapshots show.
 * `src/encounter/judgeMove.ts` decides whether a drag continues the previous movement.
 */
import type { Drag, HostMove } from '../host.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { Caveat, MovedBy } from '../../encounter/event.ts';
import { dragLeg, LONGEST_MOVEMENT, touching, type MoveLeg } from '../../encounter/judgeMove.ts';
import type { Mode } from '../../rules/verdict.ts';

/** One movement or one placement of a creature, and how it was made. */
export interface TrailLeg extends MoveLeg {
  readonly hand?: MovedBy;
  readonly cause?: NonNullable<HostMove['cause']>;
  /** A doubt about the path that only the mover's client reports. */
  readonly doubt?: Exclude<Caveat, 'long' | 'many'>;
  /** The movement mode chosen during the drag, or that another client reports with the move. */
  readonly mode?: Mode;
}

export interface MoveTrails {
  /**
   * Takes a move reported by the host.
   * @param at the creature's cell in the last snapshot
   */
  reported(move: HostMove, at: Cell | undefined): void;
  dragged(drag: Drag, mode: Mode): void;
  /** The path of a drag from the one cell to the other, if this client saw the drag. */
  seen(of: string, from: Cell, to: Cell): TrailLeg | null;
  /**
   * The legs from a creature's cell in one snapshot to its cell in the next. Removes the reports
   * used.
   */
  legs(of: string, from: Cell, to: Cell): readonly TrailLeg[];
  /**
   * The leg of a creature that was absent, from its last known cell to where it is again. Its way is
   * unknown; if a game master brought it back, it was set down. Removes the reports of the creature.
   */
  returned(of: string, from: Cell, to: Cell): TrailLeg;
  forget(): void;
}

/** Milliseconds after which a report is dropped if no snapshot confirms it. */
const LIFE = 10_000;
/** Maximum number of reports kept; more are hostile or useless. */
const MANY = 200;
const FARTHEST = 4000;
/**
 * Maximum number of gaps in one path that are searched one by one; a path with more gaps is
 * searched as a whole.
 */
const GAPS = 8;

/** Number of steps of a path with gaps. */
const stepsOf = (points: readonly Cell[]): number =>
  points.reduce(
    (sum, [x, y], i) =>
      sum +
      (i === 0 ? 0 : Math.max(Math.abs(x - points[i - 1]![0]), Math.abs(y - points[i - 1]![1]))),
    0,
  );

const onMaps = (cell: unknown): cell is Cell =>
  Array.isArray(cell) &&
  cell.length === 2 &&
  cell.every((n) => Number.isInteger(n) && Math.abs(n) < FARTHEST);

/**
 * A path after validation. Null: it is impossible. If it is too long to judge, only its two ends.
 */
export function soundPath({
  path,
  heights,
  ways,
  whole,
}: Pick<HostMove, 'path' | 'heights' | 'ways' | 'whole'>): Pick<
  MoveLeg,
  'points' | 'heights' | 'ways' | 'whole'
> | null {
  const ends = [path[0], path[path.length - 1]];
  if (path.length < 2 || !ends.every(onMaps)) return null;
  const sound =
    whole &&
    path.length <= LONGEST_MOVEMENT &&
    path.every(onMaps) &&
    stepsOf(path) <= LONGEST_MOVEMENT;
  const high = heights?.length === path.length && heights.every(Number.isFinite);
  return sound
    ? {
        points: path,
        ...(high && { heights }),
        ...(ways?.length === path.length && { ways }),
        whole,
      }
    : {
        points: ends as Cell[],
        ...(high && { heights: [heights[0]!, heights.at(-1)!] }),
        ...(ways && { ways }),
        whole: false,
      };
}

type Told = TrailLeg & { readonly until: number };

const isGap = ({ points, whole }: TrailLeg): boolean =>
  !whole && !(points.length === 2 && touching(points[0]!, points[1]!));

/** Who moved these legs: the least trusted of the movers. */
const leastOf = (legs: readonly TrailLeg[]): MovedBy | undefined =>
  (['other', 'self'] as const).find((each) => legs.some(({ hand }) => hand === each)) ??
  (legs.every(({ hand }) => hand === 'master') ? 'master' : undefined);

/**
 * Limits the legs to the cells of one movement and a few searches. If more was reported between two
 * snapshots, only the ends are certain.
 */
function bounded(legs: readonly Told[], from: Cell, to: Cell): readonly TrailLeg[] {
  const cells = legs.reduce((sum, { points }) => sum + points.length, 0);
  if (cells <= LONGEST_MOVEMENT && legs.filter(isGap).length <= GAPS) return legs;
  const hand = leastOf(legs);
  return [{ points: [from, to], whole: false, seen: null, ...(hand !== undefined && { hand }) }];
}

/**
 * A path that the host reported without heights gets the heights of the trail that was dragged to
 * the same cell.
 */
export function withHeights<L extends Pick<MoveLeg, 'points' | 'heights'>>(
  leg: L,
  dragged: Pick<MoveLeg, 'points' | 'heights'> | null,
): L {
  if (leg.heights !== undefined || dragged?.heights === undefined) return leg;
  let height = dragged.heights[0]!;
  const heights = leg.points.map((cell) => {
    const at = dragged.points.findIndex((each) => sameCell(each, cell));
    return (height = dragged.heights![at] ?? height);
  });
  return { ...leg, heights };
}

/** Joins two legs; the result has heights only if both legs have them, and so the ways. */
function joined({ heights: first, ways, ...last }: TrailLeg, next: TrailLeg): TrailLeg {
  return {
    ...last,
    points: [...last.points, ...next.points.slice(1)],
    ...(first && next.heights && { heights: [...first, ...next.heights.slice(1)] }),
    ...(ways && next.ways && { ways: [...ways, ...next.ways.slice(1)] }),
    whole: last.whole && next.whole,
  };
}

/** The leg that the host reports, on a path that was validated. */
const legTold = (
  { by, cause, doubt, mode }: HostMove,
  path: Pick<MoveLeg, 'points' | 'heights' | 'ways' | 'whole'>,
): TrailLeg => ({
  ...path,
  seen: 'host',
  ...(by !== undefined && { hand: by }),
  ...(cause !== undefined && { cause }),
  ...(doubt !== undefined && { doubt }),
  ...(mode !== undefined && { mode }),
});

/**
 * Joins legs that follow each other. A leg that was undone, placed, doubtful, made by another user,
 * in another kind of movement or in another mode is not joined with others.
 */
const waysIn = ({ ways }: TrailLeg): string | undefined =>
  ways && [...new Set(ways.slice(1))].sort().join();

function joinedLegs(all: readonly TrailLeg[]): readonly TrailLeg[] {
  const legs: TrailLeg[] = [];
  const apart = (leg: TrailLeg): boolean =>
    leg.cause === 'undo' || leg.cause === 'placed' || leg.doubt !== undefined;
  for (const next of all) {
    const last = legs.at(-1);
    if (
      last === undefined ||
      apart(next) ||
      apart(last) ||
      next.hand !== last.hand ||
      next.mode !== last.mode ||
      waysIn(next) !== waysIn(last)
    )
      legs.push(next);
    else legs[legs.length - 1] = joined(last, next);
  }
  return legs;
}

export function createMoveTrails(now: () => number): MoveTrails {
  const known = new Set<string>();
  let pending = new Map<string, Told[]>();
  /** For each creature, who moved it last, even if its path could not be used. */
  let movers = new Map<string, { readonly hand: MovedBy; readonly until: number }>();
  let trail: { readonly drag: Drag; readonly mode: Mode } | null = null;

  /** The longest chain of reports from `from` that ends at `to`. */
  function chain(of: string, from: Cell, to: Cell): readonly Told[] {
    const rest = (pending.get(of) ?? []).filter(({ until }) => until > now());
    const taken: Told[] = [];
    let whole = 0;
    for (let at = from, i = 0; i >= 0;) {
      i = rest.findIndex(({ points }) => sameCell(points[0]!, at));
      if (i < 0) break;
      const [next] = rest.splice(i, 1);
      taken.push(next!);
      at = next!.points.at(-1)!;
      if (sameCell(at, to)) whole = taken.length;
    }
    const used = taken.slice(0, whole);
    pending.set(
      of,
      (pending.get(of) ?? []).filter((each) => !used.includes(each) && each.until > now()),
    );
    return used;
  }

  const dragSeen = (of: string, from: Cell, to: Cell): TrailLeg | null => {
    if (trail === null || trail.drag.of !== of) return null;
    const {
      drag: { path, heights, ways },
      mode,
    } = trail;
    if (path.length < 2 || !sameCell(path[0]!, from) || !sameCell(path.at(-1)!, to)) return null;
    return { ...dragLeg(path, heights, ways), hand: 'self', mode };
  };

  return {
    reported(move, at) {
      if (known.has(move.id)) return;
      known.add(move.id);
      if (known.size > MANY) known.delete(known.values().next().value!);
      if (move.by !== undefined) {
        movers.set(move.of, { hand: move.by, until: now() + LIFE });
        if (movers.size > MANY) movers.delete(movers.keys().next().value!);
      }
      const path = soundPath(move);
      if (path === null) return;
      const { points } = path;
      const [from, to] = [points[0]!, points.at(-1)!];
      if (sameCell(from, to)) return;
      // Ignore a move that a snapshot has already shown, unless it leads back from a cell that no
      // snapshot has shown yet.
      const before = pending.get(move.of)?.findLast(({ until }) => until > now());
      if (
        at !== undefined &&
        sameCell(to, at) &&
        (before === undefined || !sameCell(before.points.at(-1)!, from))
      )
        return;
      const leg = { ...legTold(move, path), until: now() + LIFE };
      pending.set(move.of, [...(pending.get(move.of) ?? []), leg].slice(-MANY));
      if (pending.size > MANY) pending.delete(pending.keys().next().value!);
    },
    dragged(drag, mode) {
      trail = { drag, mode };
    },
    seen: dragSeen,
    legs(of, from, to) {
      const legs = joinedLegs(bounded(chain(of, from, to), from, to));
      const seen = dragSeen(of, from, to);
      if (seen !== null) trail = null;
      if (legs.length === 0) return [seen ?? { points: [from, to], whole: false, seen: null }];
      const [only] = legs;
      // The path between two adjacent squares is one step, unless a longer path was seen.
      const sure = legs.map((leg) =>
        leg.points.length === 2 && touching(leg.points[0]!, leg.points[1]!)
          ? { ...leg, whole: true }
          : leg,
      );
      if (
        legs.length > 1 ||
        seen === null ||
        only === undefined ||
        only.cause === 'undo' ||
        only.cause === 'placed' ||
        only.doubt !== undefined
      )
        return sure;
      // The host's path is used if it has more than two cells, but only the drag has the chosen
      // mode.
      return [
        only.whole && only.points.length > 2
          ? { ...withHeights(only, seen), mode: seen.mode! }
          : { ...only, ...seen, ...(only.hand !== undefined && { hand: only.hand }) },
      ];
    },
    returned(of, from, to) {
      const mover = movers.get(of);
      pending.delete(of);
      movers.delete(of);
      const hand = mover !== undefined && mover.until > now() ? mover.hand : undefined;
      return { points: [from, to], whole: false, seen: null, ...(hand !== undefined && { hand }) };
    },
    forget() {
      pending = new Map();
      movers = new Map();
      trail = null;
    },
  };
}
