/** Compares each snapshot with the one before and finds moves, new conditions and new turns. */
import { creatureOf, withCreature, type Board } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { sameCell } from '../../board/grid.ts';
import { standsIn } from '../../board/mounts.ts';
import type { NewEvent } from '../../encounter/event.ts';
import { goesOn } from '../../encounter/turnSoFar.ts';
import type { SceneDocument } from '../../scene/schema.ts';
import { isOwn } from '../store.ts';
import {
  handOf,
  lastMove,
  MAX_JUDGED_CELLS,
  interpretLeg,
  rulesOf,
  remember,
  setDown,
  boardWithCreatureAt,
  type RefereeContext,
} from './refereeContext.ts';
import { endedByMove } from './endedHolds.ts';
import { observed, type Observed, type Shift } from './observed.ts';
import { seemsTakenBack } from './returns.ts';
import { isHosted, turnTold } from './turns.ts';
import type { TrailLeg } from './moveTrails.ts';

/**
 * Parts of the referee that examine a change of position before it is judged: it may be a requested
 * undo, or a released move.
 */
export interface Expecting {
  /** Whether this change of position was requested; if so, it has been handled. */
  placed(shift: Shift): boolean;
  made(of: string, ids: readonly string[]): void;
}

const BY_HAND = 'map';
const HOSTED = 'fight';

/**
 * The key of a fight. It contains the game and the user, because several users may share a browser.
 */
const keyOf = ({ store }: RefereeContext, kind: string, of: string): string =>
  `${kind}:${store.campaign.peek()}/${store.user.peek() ?? ''}/${of}`;
/** The key of the fight on this map that is kept by hand, without the host. */
export const byHand = (context: RefereeContext): string =>
  keyOf(context, BY_HAND, context.store.map.peek());
/** Whether the key is that of a fight that the host began. */
const isHosts = (key: string): boolean => key.startsWith(`${HOSTED}:`);

const forget = ({ memory }: RefereeContext): void => {
  memory.absent.clear();
  memory.stood.clear();
};

export function snapshotChanges(
  context: RefereeContext,
  expecting: Expecting,
  scene: SceneDocument,
  map: string,
  fight: string | null,
): void {
  const { log } = context;
  // A fight that the host has ended stays open in the log until another begins, here or on another
  // map.
  if (fight !== null) log.open(keyOf(context, HOSTED, fight));
  else if (
    log.key === '' ||
    context.map !== map ||
    (!isHosts(log.key) && log.key !== byHand(context))
  )
    log.open(byHand(context));
  context.map = map;
  if (!log.ready.peek()) {
    context.last = null;
    return;
  }
  const { last } = context;
  if (last === null || last.map !== map) {
    context.trails.forget();
    context.left.clear();
    forget(context);
  } else if (last.scene !== scene) {
    if (!log.journal.state.on) forget(context);
    const follows = (id: string): boolean => isOwn(context.store, id);
    const news = observed(last.scene, scene, context.memory, follows);
    happened(context, expecting, last.board, news, scene);
  }
  turned(context, scene, fight);
}

function turned(context: RefereeContext, scene: SceneDocument, fight: string | null): void {
  const { log } = context;
  const { journal } = log;
  // A round in phases has no turns: the host's order only holds the initiative rolls.
  if (rulesOf(context)?.phased === true) return;
  if (fight !== null && scene.turn !== undefined)
    log.observe(turnTold(journal, scene.turn, rulesOf(context)?.sharedTurns === true));
  else if (fight === null && journal.state.on && isHosts(log.key) && isHosted(journal))
    log.observe([{ kind: 'combat', on: false }]);
}

function happened(
  context: RefereeContext,
  expecting: Expecting,
  before: Board,
  { shifts: all, conditions, saves }: Observed,
  scene: SceneDocument,
): void {
  const { log, store } = context;
  context.unjudged = MAX_JUDGED_CELLS;
  const { active } = log.journal.state;
  const next = scene.turn?.active ?? null;
  const ridden = ridersIn(context, before, all);
  const shifts = all.filter((s) => !ridden.carried.has(s.of));
  // If a creature's turn begins in this snapshot, its moves in the snapshot belong to that turn.
  const later = (s: Shift): boolean =>
    store.fight.peek() !== null &&
    next !== active &&
    (s.of === next || ridden.of(s.of).some(({ id }) => id === next));
  let board = before;
  const move = (shift: Shift): void => {
    for (const rider of ridden.overtaken(shift.of)) {
      if (!takeBack(context, board, rider)) continue;
      board = withCreature(board, { ...rider, at: shift.from });
    }
    const c = mover(context, board, shift);
    if (c === undefined) return;
    const was = creatureOf(board, shift.of);
    if (was === undefined) board = { ...board, creatures: [...board.creatures, c] };
    else if (c.space !== was.space) board = withCreature(board, c);
    const legs =
      was === undefined
        ? [returned(context, shift)]
        : context.trails.legs(shift.of, shift.from, shift.to);
    if (log.journal.state.on && !log.knows(shift.of, shift.to) && !expecting.placed(shift))
      for (const leg of legs)
        take(context, expecting, boardWithCreatureAt(board, c, leg.points[0]!), leg, shift.of);
    board = boardWithCreatureAt(board, c, shift.to);
  };
  shifts.filter((s) => !later(s)).forEach(move);
  if (log.journal.state.on)
    log.observe([
      ...conditions.map((each): NewEvent => ({ kind: 'condition', ...each, from: 'told' })),
      ...saves.map((each): NewEvent => ({ kind: 'saves', ...each })),
    ]);
  if (!shifts.some(later)) return;
  turned(context, scene, store.fight.peek());
  shifts.filter(later).forEach(move);
}

/** The leg of a creature that was absent. A game master may bring it back anywhere. */
function returned(context: RefereeContext, { of, from, to }: Shift): TrailLeg {
  const leg = context.trails.returned(of, from, to);
  return handOf(context, leg) === 'master' ? { ...leg, cause: 'placed' } : leg;
}

/**
 * The mover at the start of a change of position. If it was absent, or its space has changed, it is
 * taken from the present board.
 */
function mover({ store }: RefereeContext, board: Board, { of, from }: Shift): Creature | undefined {
  const [was, is] = [creatureOf(board, of), creatureOf(store.board.peek() ?? board, of)];
  const changed = was === undefined || (is !== undefined && is.space !== was.space);
  return changed && is !== undefined ? { ...is, at: from } : was;
}

interface Ridden {
  /** Riders whose tokens only followed their mounts, in the same snapshot or in a later one. */
  readonly carried: ReadonlySet<string>;
  of(mount: string): readonly Creature[];
  /** Riders whose tokens moved first, and whose mounts are now under them. */
  overtaken(mount: string): readonly Creature[];
}

/**
 * Finds riders that moved with their mounts. Hosts move mount and rider as two tokens one after the
 * other, in either order. Both moves count as one movement, the mount's. Compares riders and mounts
 * before and now.
 */
function ridersIn(context: RefereeContext, before: Board, shifts: readonly Shift[]): Ridden {
  const now = context.store.board.peek()?.creatures ?? [];
  const seat = (list: readonly Creature[], id: string): string | undefined =>
    list.find((c) => c.id === id)?.seat?.id;
  const moved = new Set(shifts.map((s) => s.of));
  const carried = new Set<string>();
  const overtaken: Creature[] = [];
  for (const rider of before.creatures) {
    if (rider.mount === undefined) continue;
    const [was, is] = [rider.seat?.id, seat(now, rider.id)];
    if (moved.has(rider.id)) {
      if (is !== undefined && (is === was || context.left.has(rider.id))) carried.add(rider.id);
      context.left.delete(rider.id);
    } else if (was !== undefined && is === undefined && moved.has(was)) context.left.add(rider.id);
    else if (was === undefined && is !== undefined && moved.has(is)) overtaken.push(rider);
  }
  return {
    carried,
    of: (mount) => now.filter((c) => c.seat?.id === mount),
    overtaken: (mount) => overtaken.filter(({ id }) => seat(now, id) === mount),
  };
}

/**
 * Undoes a rider's own move if it was the first half of its mount's movement, that is, if it began
 * on the mount. Returns whether it did.
 */
function takeBack(context: RefereeContext, board: Board, rider: Creature): boolean {
  const last = lastMove(context, rider.id);
  const mount = creatureOf(board, rider.mount ?? '');
  const first =
    last !== null &&
    mount !== undefined &&
    sameCell(last.path.at(-1)!, rider.at) &&
    standsIn(board.ground.grid, mount, last.path[0]!);
  if (first) context.log.observe([{ kind: 'undo', of: last.id, back: true }]);
  return first;
}

/**
 * Records one leg as an event: a move, a placement, or the undo of the last move. A reported undo
 * counts only if it takes back a judged move; otherwise it is itself a move. An undo that nobody
 * reported is supposed (`seemsTakenBack`).
 */
function take(
  context: RefereeContext,
  expecting: Expecting,
  board: Board,
  report: TrailLeg,
  of: string,
): void {
  const [from, to] = [report.points[0]!, report.points.at(-1)!];
  const back = isTooLate(context, of, report) ? [] : undoes(context, of, report);
  const undone = report.cause === 'undo' ? back : seemsTakenBack(context, of, report, back);
  if (undone.length > 0) {
    context.log.observe(undone);
    return;
  }
  const leg: TrailLeg = report.cause === 'undo' ? { ...report, doubt: 'undo' } : report;
  const c = creatureOf(board, of)!;
  const read = interpretLeg(context, board, c, leg);
  if (!('movement' in read)) {
    context.log.observe([setDown(of, from, to, read)]);
    return;
  }
  context.log.observe(goesOn(context.log.journal, of));
  const ids = context.log.observe([read.happening]);
  context.rolled.delete(of);
  for (const id of ids) remember(context, id, read);
  expecting.made(of, ids);
}

/**
 * Does a player take back a move in another creature's turn, while its opportunities are open? That
 * would close them, so it is judged as a movement. A game master may do it.
 */
function isTooLate(context: RefereeContext, of: string, report: TrailLeg): boolean {
  const { journal, entries } = context.log;
  const { active } = journal.state;
  const last = lastMove(context, of)?.id;
  return (
    active !== null &&
    active !== of &&
    handOf(context, report) !== 'master' &&
    entries.offers().some(({ event }) => event === last)
  );
}

/**
 * Undo events, newest first, for a path that leads back to the start of an earlier leg of the same
 * movement; empty if it does not lead there.
 */
export function undoes(
  context: RefereeContext,
  of: string,
  { points }: Pick<TrailLeg, 'points'>,
): readonly NewEvent[] {
  const { journal } = context.log;
  const [from, to] = [points[0]!, points.at(-1)!];
  const last = lastMove(context, of);
  if (last === null || !sameCell(last.path.at(-1)!, from)) return [];
  const links = (journal.movement(last.id) ?? [last]).filter(({ id }) => !journal.undone(id));
  const undone: NewEvent[] = [];
  for (let i = links.length - 1; i >= 0; i--) {
    const { id } = links[i]!;
    undone.push(...endedByMove(journal, id).map((each): NewEvent => ({ kind: 'undo', of: each })));
    undone.push({ kind: 'undo', of: id, back: true });
    const began = i === 0 ? links[0]!.path[0]! : links[i - 1]!.path.at(-1)!;
    if (sameCell(began, to)) return undone;
  }
  return [];
}
