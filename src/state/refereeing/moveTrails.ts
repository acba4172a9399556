/**
 * Which way a creature came: what the host told just before, else the trail that this client saw
 * being dragged. Told late, twice or out of order it changes nothing: a way counts only between the
 * two places that readings show.
 */
import { sameCell, type Cell } from '../../board/grid.ts';
import type { Caveat, MovedBy } from '../../encounter/event.ts';
import {
  legOf,
  LONGEST_MOVEMENT,
  touching,
  type MoveLeg as MoveLeg,
} from '../../encounter/judgeMove.ts';
import type { Mode } from '../../rules/verdict.ts';
import type { DragState } from '../store.ts';
import type { ReportedMove } from './table.ts';

/** One movement, or one setting down, and how it was made. */
export interface TrailLeg extends MoveLeg {
  readonly hand?: MovedBy;
  readonly way?: NonNullable<ReportedMove['way']>;
  /** What its mover's client says of it, and nothing here shows. */
  readonly doubt?: Exclude<Caveat, 'long' | 'many'>;
  /** The movement mode that was picked while it was dragged. */
  readonly mode?: Mode;
}

export interface MoveTrails {
  /** `at`: where the creature stands as the last reading has it. */
  reported(move: ReportedMove, at: Cell | undefined): void;
  dragged(drag: DragState, mode: Mode): void;
  /** The way that was seen being dragged from one place to the other. */
  seen(of: string, from: Cell, to: Cell): TrailLeg | null;
  /** From one reading's place to the next one's; what was told of it is used up. */
  legs(of: string, from: Cell, to: Cell): readonly TrailLeg[];
  forget(): void;
}

/** What no reading has shown by then (milliseconds) was never made. */
const LIFE = 10_000;
/** More is hostile, or of no use. */
const MANY = 200;
const FARTHEST = 4000;
/**
 * Gaps between places of one way that are searched for a path; a way with more is searched for as a
 * whole.
 */
const GAPS = 8;

/** Steps of a way that jumps. */
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

/** Of a path that cannot be one: null. Of one too long to follow, its ends. */
export function soundPath({
  path,
  whole,
}: Pick<ReportedMove, 'path' | 'whole'>): {
  readonly points: readonly Cell[];
  readonly whole: boolean;
} | null {
  const ends = [path[0], path[path.length - 1]];
  if (path.length < 2 || !ends.every(onMaps)) return null;
  const sound =
    whole &&
    path.length <= LONGEST_MOVEMENT &&
    path.every(onMaps) &&
    stepsOf(path) <= LONGEST_MOVEMENT;
  return sound ? { points: path, whole } : { points: ends as Cell[], whole: false };
}

type Told = TrailLeg & { readonly until: number };

const isGap = ({ points, whole }: TrailLeg): boolean =>
  !whole && !(points.length === 2 && touching(points[0]!, points[1]!));

/** The hand that is trusted least has moved it. */
const leastOf = (legs: readonly TrailLeg[]): MovedBy | undefined =>
  (['other', 'self'] as const).find((each) => legs.some(({ hand }) => hand === each)) ??
  (legs.every(({ hand }) => hand === 'master') ? 'master' : undefined);

/**
 * Legs of which no more than one movement's cells and a few searches must be judged. Where others
 * told more between two readings, their ends alone are sure.
 */
function bounded(legs: readonly Told[], from: Cell, to: Cell): readonly TrailLeg[] {
  const cells = legs.reduce((sum, { points }) => sum + points.length, 0);
  if (cells <= LONGEST_MOVEMENT && legs.filter(isGap).length <= GAPS) return legs;
  const hand = leastOf(legs);
  return [{ points: [from, to], whole: false, seen: null, ...(hand !== undefined && { hand }) }];
}

export function createMoveTrails(now: () => number): MoveTrails {
  const known = new Set<string>();
  let pending = new Map<string, Told[]>();
  let trail: { readonly drag: DragState; readonly mode: Mode } | null = null;

  /** The longest chain of what was told from `from` that ends at `to`. */
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
      drag: { path },
      mode,
    } = trail;
    if (path.length < 2 || !sameCell(path[0]!, from) || !sameCell(path.at(-1)!, to)) return null;
    return { ...legOf(path), hand: 'self', mode };
  };

  return {
    reported(move, at) {
      if (known.has(move.id)) return;
      known.add(move.id);
      if (known.size > MANY) known.delete(known.values().next().value!);
      const path = soundPath(move);
      if (path === null) return;
      const { points, whole } = path;
      const [from, to] = [points[0]!, points.at(-1)!];
      if (sameCell(from, to)) return;
      // A reading has shown it already; unless it leads back from where one goes that no reading
      // has shown yet.
      const before = pending.get(move.of)?.findLast(({ until }) => until > now());
      if (
        at !== undefined &&
        sameCell(to, at) &&
        (before === undefined || !sameCell(before.points.at(-1)!, from))
      )
        return;
      const leg: Told = {
        points,
        whole,
        seen: 'host',
        until: now() + LIFE,
        ...(move.by !== undefined && { hand: move.by }),
        ...(move.way !== undefined && { way: move.way }),
        ...(move.doubt !== undefined && { doubt: move.doubt }),
      };
      pending.set(move.of, [...(pending.get(move.of) ?? []), leg].slice(-MANY));
      if (pending.size > MANY) pending.delete(pending.keys().next().value!);
    },
    dragged(drag, mode) {
      trail = { drag, mode };
    },
    seen: dragSeen,
    legs(of, from, to) {
      const legs: TrailLeg[] = [];
      for (const next of bounded(chain(of, from, to), from, to)) {
        const last = legs.at(-1);
        // What was taken back, set down or is doubtful is a matter of its own, and so is what
        // another hand did.
        const apart = (leg: TrailLeg): boolean =>
          leg.way === 'undo' ||
          leg.way === 'placed' ||
          leg.doubt !== undefined ||
          leg.hand !== last?.hand;
        if (last === undefined || apart(next) || apart(last)) legs.push(next);
        else
          legs[legs.length - 1] = {
            ...last,
            points: [...last.points, ...next.points.slice(1)],
            whole: last.whole && next.whole,
          };
      }
      const seen = dragSeen(of, from, to);
      if (seen !== null) trail = null;
      if (legs.length === 0) return [seen ?? { points: [from, to], whole: false, seen: null }];
      const [only] = legs;
      // Between two squares that touch there is one step, unless a longer path was seen.
      const sure = legs.map((leg) =>
        leg.points.length === 2 && touching(leg.points[0]!, leg.points[1]!)
          ? { ...leg, whole: true }
          : leg,
      );
      if (
        legs.length > 1 ||
        seen === null ||
        only === undefined ||
        only.way === 'undo' ||
        only.way === 'placed' ||
        only.doubt !== undefined
      )
        return sure;
      // The host knows best which path it was, where it tells more than its ends; the drag knows
      // which mode was picked.
      return [
        only.whole && only.points.length > 2
          ? { ...only, mode: seen.mode! }
          : { ...only, ...seen, ...(only.hand !== undefined && { hand: only.hand }) },
      ];
    },
    forget() {
      pending = new Map();
      trail = null;
    },
  };
}
