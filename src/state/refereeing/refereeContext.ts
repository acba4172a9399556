/**
 * State shared by the parts of the referee: the table, the fight, and the last snapshot. Also
 * judges one leg of a path as a move.
 */
import type { Signal } from '@preact/signals';
import { creatureOf, withCreature, type Board } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { afoot } from '../../board/mounts.ts';
import type { Caveat, EventOf, NewEvent, MovedBy, Ruling } from '../../encounter/event.ts';
import { headOf } from '../../encounter/journal.ts';
import {
  isLong,
  isRecorded,
  easedIn,
  judgeMove,
  LONGEST_MOVEMENT,
  rulingFrom,
  startOf,
  type JudgedMove,
  type Start,
} from '../../encounter/judgeMove.ts';
import { recordedEffects } from '../../encounter/modeEffects.ts';
import { usesOf } from '../../encounter/spend.ts';
import { turnSoFar } from '../../encounter/turnSoFar.ts';
import { withChosen } from '../../encounter/waysOfMoving.ts';
import { countedDiagonals } from '../../rules/core/pathSteps.ts';
import { mayPlan } from '../../rules/core/mayPlan.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Mode } from '../../rules/verdict.ts';
import type { SceneDocument } from '../../scene/schema.ts';
import { offeredModes } from '../offeredModes.ts';
import type { Store } from '../store.ts';
import { boardKnownToUser } from '../unseen.ts';
import type { CombatLog } from './combatLog.ts';
import type { Deps, TableCommands } from './refereeWiring.ts';
import type { TrailLeg, MoveTrails } from './moveTrails.ts';
import type { Masters } from './sharedNotes.ts';
import type { Memory } from './observed.ts';

export interface RefereeContext {
  readonly store: Store;
  readonly deps: Deps;
  readonly log: CombatLog;
  readonly trails: MoveTrails;
  readonly commands: Signal<TableCommands>;
  /** The game masters who hear players' messages. */
  readonly masters: Signal<Masters>;
  /** The last snapshot of this map, and its board with the fight. */
  last: {
    readonly scene: SceneDocument;
    readonly map: string;
    readonly level: string;
    readonly board: Board;
  } | null;
  /** Map of the last snapshot. */
  map: string;
  /** What is remembered of this map's creatures during the fight. */
  readonly memory: Memory;
  /** Riders that did not move with their mounts: their tokens may still arrive later. */
  readonly left: Set<string>;
  /** Creatures for which dice were rolled in the host's chat since their last moves. */
  readonly rolled: Set<string>;
  /** How many more cells of moves may be judged before the page is drawn again. */
  unjudged: number;
  /** How the latest moves were judged, by event id: used to judge a move again in another mode. */
  readonly movements: Map<string, Pick<InterpretedMove, 'movement' | 'start'>>;
}

/** A move as it was judged, and the event that records it. */
export interface InterpretedMove {
  readonly happening: NewEvent & { readonly kind: 'move' };
  readonly movement: JudgedMove;
  readonly start: Start;
}

const REMEMBERED = 20;
/**
 * Maximum number of cells of moves that are judged for one snapshot, so that a flood of moves
 * cannot freeze the page.
 */
export const MAX_JUDGED_CELLS = 4 * LONGEST_MOVEMENT;
/** A path that must be found by search counts as this many more cells. */
const SEARCHED = 100;

export function remember(
  { movements }: RefereeContext,
  id: string,
  { movement, start }: Pick<InterpretedMove, 'movement' | 'start'>,
): void {
  movements.set(id, { movement, start });
  if (movements.size > REMEMBERED) movements.delete(movements.keys().next().value!);
}

export const rulesOf = ({ store }: RefereeContext): Ruleset | undefined =>
  rulesetOf(store.ruleset.peek());

/** The ruling of an event that is not judged. */
export const UNJUDGED: Ruling = { faults: [], provoked: [], unknown: [], rules: [] };

export const setDown = (of: string, from: Cell, to: Cell, more: Told = {}): NewEvent => ({
  kind: 'move',
  of,
  path: [from, to],
  mode: 'move',
  seen: 'placed',
  cost: 0,
  budget: 0,
  diagonals: 0,
  uses: [],
  ruling: UNJUDGED,
  ...toldOf(more),
});

/**
 * Facts that are recorded with a move in addition to its ruling. `joins`: id of the event that the
 * move continues.
 */
interface Told {
  readonly hand?: MovedBy | undefined;
  readonly joins?: string | undefined;
  readonly caveats?: readonly Caveat[] | undefined;
}
const toldOf = ({
  hand,
  joins,
  caveats = [],
}: Told): Pick<InterpretedMove['happening'], 'hand' | 'joins' | 'caveats'> => ({
  ...(hand !== undefined && { hand }),
  ...(joins !== undefined && { joins }),
  ...(caveats.length > 0 && { caveats }),
});

/** The event that records a judged movement. */
export function moveFrom(m: JudgedMove, more: Told): InterpretedMove['happening'] {
  const { verdict, path, heights, ways, mode, seen, level, owed } = m;
  return {
    kind: 'move',
    of: m.of.id,
    path,
    ...(heights !== null && { heights }),
    ...(ways !== null && { ways }),
    mode,
    ...recordedEffects(m.judge.rules.modeRule(m.judge, m.of, mode), mode),
    seen,
    cost: verdict.cost,
    budget: verdict.budget,
    diagonals: owed.diagonals + countedDiagonals(path, verdict),
    ...(easedIn(owed, verdict) > 0 && { eased: easedIn(owed, verdict) }),
    ...(level !== '' && { level }),
    ...(owed.cost > 0 && {
      owed: {
        cost: owed.cost,
        diagonals: owed.diagonals,
        ...(owed.eased !== undefined && { eased: owed.eased }),
        faults: owed.faults.length,
        provoked: owed.provoked.length,
      },
    }),
    uses: usesOf(m.uses),
    ruling: rulingFrom(m),
    ...(m.chosen && { chosen: true }),
    ...toldOf(more),
  };
}

/** The kind of mover as recorded in the log: any game master is `master`. */
export const handOf = ({ store }: RefereeContext, { hand }: TrailLeg): MovedBy | undefined =>
  hand === 'self' && store.gm.peek() ? 'master' : hand;

/**
 * The mode that the mover's user chose for the move, during the drag or before. What another client
 * reports counts only if the creature has this mode, and an action for it is left by this log.
 */
function picked({ store }: RefereeContext, start: Start, leg: TrailLeg): Mode | undefined {
  const { judge, of } = start;
  const { hand, mode } = leg;
  if (mode === undefined)
    return hand === 'self' && store.selection.peek()[0] === of.id
      ? store.modeInForce.peek()
      : undefined;
  const { rules } = judge;
  if (hand === 'self') return rules.modes.chosen.includes(mode) ? mode : undefined;
  return offeredModes(rules, of).includes(mode) && mayPlan(rules.budget(judge, of, mode).why)
    ? mode
    : undefined;
}

/**
 * Judges a leg in the chosen mode. If another client chose one in which the move breaks more rules
 * than usual, it is judged as usual: no report makes a move illegal to spare it its opportunities.
 */
function judgedIn(start: Start, leg: TrailLeg, mode: Mode | undefined): JudgedMove {
  const judged = judgeMove(start, leg, mode);
  if (mode === undefined || leg.hand === 'self' || judged.verdict.legal) return judged;
  const usual = judgeMove(start, leg);
  return usual.verdict.violations.length < judged.verdict.violations.length ? usual : judged;
}

/**
 * Judges one leg of a creature's path on the present board. If the leg is not judged, returns only
 * the facts to record with a placement.
 * @param board with every creature in position; the mover is at the start of the leg
 */
export function interpretLeg(
  context: RefereeContext,
  board: Board,
  of: Creature,
  told: TrailLeg,
): InterpretedMove | Told {
  const ways = withChosen(told.ways, of.id, context.store.way.peek());
  const leg = { ...told, ...(ways && { ways }) };
  const hand = handOf(context, leg);
  const rules = rulesOf(context);
  if (rules === undefined || leg.cause === 'placed') return { hand };
  const mover = creatureOf(board, of.id) ?? of;
  const turn = turnSoFar(context.log.journal, of.id);
  const policies = context.deps.policies.peek();
  const level = context.last?.level ?? '';
  const startOn = (seen: Board): Start =>
    startOf(
      { rules, board: seen, policies, turn, level },
      { ...mover, at: leg.points[0]! },
      leg.ways,
    );
  const whole = startOn(board);
  if (!isRecorded(whole, hand)) return { hand };
  if (context.unjudged <= 0) return { hand, caveats: ['many'] };
  const mode = picked(context, whole, leg);
  const judged = judgedIn(whole, leg, mode);
  // The log of a player names no creature of which the player may not hear.
  const user = { gm: context.store.gm.peek(), owned: context.store.owned.peek() };
  const heard = boardKnownToUser(user, rules, board, mover, judged.verdict.meets?.by);
  const [start, movement] =
    heard === board
      ? [whole, judged]
      : ((from: Start) => [from, judgedIn(from, leg, mode)] as const)(startOn(heard));
  context.unjudged -= movement.path.length + (leg.whole ? 0 : SEARCHED);
  const long =
    turn.continues !== null &&
    isLong(turn.continues) &&
    sameCell(turn.continues.path.at(-1)!, leg.points[0]!);
  // A doubt about one part of a movement applies to the whole movement.
  const caveats = new Set<Caveat>([
    ...(start.continues?.caveats ?? []),
    ...(leg.doubt === undefined ? [] : [leg.doubt]),
    ...(long ? ['long' as const] : []),
  ]);
  return {
    start,
    movement,
    happening: moveFrom(movement, { hand, joins: start.continues?.id, caveats: [...caveats] }),
  };
}

/**
 * The last move or placement of a creature in this fight that is not undone; null: there is none.
 */
export function lastMove({ log: { journal } }: RefereeContext, of: string): EventOf<'move'> | null {
  for (let i = journal.events.length - 1; i >= 0; i--) {
    const event = journal.events[i]!;
    if (event.kind === 'combat') return null;
    if (event.kind !== 'move' || event.of !== of || journal.undone(event.id)) continue;
    if (headOf(journal, journal.movement(event.id) ?? [event]) === event) return event;
  }
  return null;
}

/**
 * The board with one creature at another position. A rider whose own token moves has dismounted;
 * riders move with their mount.
 */
export const boardWithCreatureAt = (board: Board, of: Creature, at: Cell): Board =>
  withCreature(board, of.seat === undefined ? { ...of, at } : afoot(of, at));
