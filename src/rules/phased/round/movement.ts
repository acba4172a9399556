/**
 * Walks one phase of a movement on the field: how far it goes, why it stops, and which creatures
 * make room.
 */
import { GroundIndex } from '../../../board/groundIndex.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import type { Crossing, DeclaredMove, Route } from './declaration.ts';
import type { StopReason, TimelineViolationCode } from './event.ts';
import type { Field, FieldCreature } from './field.ts';
import type { PhasedCitation } from './phaseRules.ts';
import { shortestWay } from './way.ts';

/** A declared movement and its progress. */
export interface MovementProgress {
  /** The declared path. Null: only a destination is declared, and each phase finds a new path. */
  readonly route: Route | null;
  readonly to?: Cell;
  /** Index of the mover's position in the path. */
  index: number;
  /** Number of hexes entered so far, and their cost. */
  taken: number;
  spent: number;
  /** The violation already reported. */
  reported?: TimelineViolationCode;
}

interface Walk {
  /** The hexes of this phase, beginning with the one that the mover leaves. */
  readonly path: readonly Cell[];
  readonly stopped?: StopReason;
  readonly fault?: {
    readonly code: TimelineViolationCode;
    readonly at: Cell;
    readonly cites: readonly PhasedCitation[];
  };
  /** The creature that makes room, and its new hex. */
  readonly yields?: { readonly occupant: FieldCreature; readonly to: Cell };
  /** Index of the crossing that lacks `to`, the hex to which the occupant moves. */
  readonly assumed?: number;
}

const isCell = (move: DeclaredMove): move is Cell =>
  Array.isArray(move) && typeof move[0] === 'number';
const isPath = (move: DeclaredMove): move is readonly Cell[] => Array.isArray(move);

export function beginning(move: DeclaredMove | undefined): MovementProgress {
  const start = { index: 0, taken: 0, spent: 0 };
  if (move === undefined) return { route: { path: [] }, ...start };
  if (isCell(move)) return { route: null, to: move, ...start };
  return { route: isPath(move) ? { path: move } : move, ...start };
}

/**
 * Whether an occupant can make room. The caller decides this from what the occupant has done in the
 * round.
 */
export type MayYield = (occupant: FieldCreature) => boolean;

/**
 * Walks one phase of a movement, up to `budget` hexes from its start. `last`: no later phase
 * continues the movement, so it is a violation if the path is longer than the budget or ends in an
 * occupied hex.
 */
export function walkPhase(
  field: Field,
  mover: FieldCreature,
  {
    progress,
    budget,
    last,
  }: { readonly progress: MovementProgress; readonly budget: number; readonly last: boolean },
  mayYield: MayYield,
): Walk {
  const { route } = progress;
  const path = route?.path ?? shortestWay(field, mover, progress.to!);
  if (path === null)
    return {
      path: [mover.at],
      stopped: 'blocked',
      fault: { code: 'through-enemy', at: progress.to!, cites: ['hostile'] },
    };
  let index = route === null ? 0 : progress.index;
  const here = path[index];
  if (here !== undefined && !sameCell(here, mover.at))
    return {
      path: [mover.at],
      stopped: 'blocked',
      fault: { code: 'not-adjacent', at: here, cites: ['adjacent'] },
    };
  const crossings = route?.crossing ?? [];
  const until = route?.until === undefined ? undefined : field.get(route.until);
  const walked: Cell[] = [mover.at];
  const costs: number[] = [0];
  let { taken, spent } = progress;
  let stopped: StopReason | undefined;
  let fault: Walk['fault'];
  let free = 0;
  const standable = (at: Cell): boolean =>
    sameCell(at, mover.at) ||
    field
      .sharing(mover, at)
      .every((o) => maySit(field, mover, o) || crossingOf(crossings, at, o)?.as === 'yields');

  for (let at: Cell = mover.at; ; index++) {
    if (standable(at)) {
      free = walked.length - 1;
      if (until !== undefined && field.apart(mover, until, at) <= 1) {
        stopped = 'until';
        break;
      }
    }
    const next = path[index + 1];
    if (next === undefined) break;
    if (route?.hexes !== undefined && taken >= route.hexes) {
      stopped = 'hexes';
      break;
    }
    const i = field.direction(at, next);
    if (i < 0) {
      fault = { code: 'not-adjacent', at: next, cites: ['adjacent'] };
      break;
    }
    const cost = costOf(field, mover, next);
    if (spent + cost > budget) {
      if (last) fault = { code: 'over-speed', at: next, cites: ['overSpeed'] };
      break;
    }
    if (!field.inside(next)) {
      fault = { code: 'outside-map', at: next, cites: [] };
      break;
    }
    if (!field.passes(mover, at, i)) {
      fault = { code: 'through-wall', at: next, cites: [] };
      break;
    }
    const barring = field
      .sharing(mover, next)
      .find(
        (o) =>
          crossingOf(crossings, next, o) === undefined &&
          !field.j.rules.mayShare(field.j, mover.creature, o.creature).pass,
      );
    if (barring !== undefined) {
      fault = { code: 'through-enemy', at: next, cites: ['hostile'] };
      break;
    }
    walked.push(next);
    costs.push(cost);
    [at, taken, spent] = [next, taken + 1, spent + cost];
  }
  if (fault !== undefined && fault.code !== 'over-speed') stopped = 'blocked';
  // No creature may end on an occupied hex: the mover goes back to the last free one.
  if (free < walked.length - 1) {
    const end = walked.at(-1)!;
    if (last || path[index + 1] === undefined || stopped !== undefined)
      fault ??= { code: 'ends-occupied', at: end, cites: ['occupied'] };
    stopped = 'blocked';
    for (let n = walked.length - 1; n > free; n--)
      [index, taken, spent] = [index - 1, taken - 1, spent - costs[n]!];
    walked.length = free + 1;
  }
  const room =
    walked.length > 1 ? makeRoom(field, mover, walked.at(-1)!, crossings, mayYield) : undefined;
  if (room === 'refused') {
    // If an occupant may not make room, it stays, and the mover stops in front of it.
    fault = { code: 'cannot-yield', at: walked.at(-1)!, cites: ['yields'] };
    do {
      [index, taken, spent] = [index - 1, taken - 1, spent - costs[walked.length - 1]!];
      walked.pop();
    } while (
      walked.length > 1 &&
      field.sharing(mover, walked.at(-1)!).some((o) => !maySit(field, mover, o))
    );
    stopped = 'blocked';
  }
  Object.assign(progress, { index, taken, spent });
  return {
    path: walked,
    ...(stopped !== undefined && { stopped }),
    ...(fault !== undefined && { fault }),
    ...(room !== undefined && room !== 'refused' && room),
  };
}

const crossingOf = (
  crossings: readonly Crossing[],
  at: Cell,
  o: FieldCreature,
): Crossing | undefined =>
  crossings.find((c) => c.occupant === o.creature.id && sameCell(c.at, at));

const maySit = (field: Field, mover: FieldCreature, o: FieldCreature): boolean =>
  field.j.rules.mayShare(field.j, mover.creature, o.creature).end;

function costOf(field: Field, mover: FieldCreature, at: Cell): number {
  const { ground } = field.j.board;
  const facts =
    ground.cells.length === 0 || !field.inside(at)
      ? undefined
      : GroundIndex.of(ground).facts(at[0], at[1]);
  return field.j.rules.entryFactor(field.j, mover.creature, facts);
}

/**
 * The occupant that makes room where the mover ends, and the free adjacent hex to which it moves.
 * `refused`: it cannot make room.
 */
function makeRoom(
  field: Field,
  mover: FieldCreature,
  at: Cell,
  crossings: readonly Crossing[],
  mayYield: MayYield,
): Pick<Walk, 'yields' | 'assumed'> | 'refused' | undefined {
  const occupant = field.sharing(mover, at).find((o) => !maySit(field, mover, o));
  if (occupant === undefined) return undefined;
  const n = crossings.findIndex(
    (c) => c.occupant === occupant.creature.id && sameCell(c.at, at) && c.as === 'yields',
  );
  const given = crossings[n]?.to;
  const goesTo = (to: Cell): boolean => {
    const i = field.direction(occupant.at, to);
    // When the occupant moves, the hex that the mover left is free, and the hex that it enters is
    // not.
    return (
      i >= 0 &&
      field.inside(to) &&
      field.passes(occupant, occupant.at, i) &&
      !sameCell(to, at) &&
      field.sharing(occupant, to).every((o) => o === mover)
    );
  };
  const to = given ?? [0, 1, 2, 3, 4, 5].map((i) => field.next(occupant.at, i)).find(goesTo);
  if (to === undefined || !mayYield(occupant) || !goesTo(to)) return 'refused';
  return { yields: { occupant, to }, ...(given === undefined && { assumed: n }) };
}
