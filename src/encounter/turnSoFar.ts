/**
 * The parts of the current turn that decide the next move: actions used, the movement that
 * continues, the declared mode.
 */
import { NOTHING_SPENT, type Spent, type Turn } from '../board/board.ts';
import type { Mode, RuleId } from '../rules/verdict.ts';
import type { ChangeOf } from '../rules/change.ts';
import type { EncounterEvent, EventOf, NewEvent } from './event.ts';
import { applyEvent, turnOf, type Encounter } from './applyEvent.ts';
import { headOf, type Journal } from './journal.ts';
import { effectsIn } from './modeEffects.ts';
import { hasBegun } from './turns.ts';

/** How a creature moves past a foe without its attack of opportunity. */
export interface Evaded extends Pick<ChangeOf<'evade'>, 'through' | 'half'> {
  readonly rules: readonly RuleId[];
}

export interface TurnSoFar {
  /** The turn according to the fight; undefined: there is no fight. */
  readonly turn: Turn | undefined;
  /** Has the creature delayed or readied, and does it act in another creature's turn? */
  readonly waits: boolean;
  /**
   * Actions used so far (`spent`), and actions used before the movement that continues (`before`).
   */
  readonly spent: Spent;
  readonly before: Spent;
  /** The movement that the next move continues if it begins where that one ended; null: none. */
  readonly continues: EventOf<'move'> | null;
  /** Movement mode that is declared but not yet used; null: none. */
  readonly declared: Mode | null;
  /**
   * Number of opportunities that each creature took against the movement that continues. While this
   * movement is judged, they do not use up the creature's opportunities.
   */
  readonly answered: Readonly<Record<string, number>>;
  /**
   * Foes that get no attack of opportunity when the creature moves past them in this turn,
   * according to accepted checks, with the rules of each check.
   */
  readonly evaded: ReadonlyMap<string, Evaded>;
}

/**
 * The last turn in the current fight that the host reported. A delayed creature may have begun its
 * own turn since.
 */
export function lastTurn({ events, undone }: Journal): EventOf<'turn'> | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.kind === 'combat' && event.aware === undefined) break;
    if (event.kind === 'turn' && !undone(event.id)) return event;
  }
  return null;
}

/** Is the creature one of those whose shared turn it is? */
export function sharesTurn(journal: Journal, of: string): boolean {
  const last = lastTurn(journal);
  return journal.state.on && last !== null && isShared(last, of);
}

type TurnEvent = Omit<EventOf<'turn'>, 'id' | 'seq' | 'at'>;

/** Where the host's tracker stood at this turn. */
export const trackerAt = ({ active, tracker }: Pick<TurnEvent, 'active' | 'tracker'>) =>
  tracker === undefined ? active : tracker;

/** Is this the turn of another one of the like monsters than the tracker shows? */
const isShared = ({ together }: Pick<TurnEvent, 'together'>, of: string): boolean =>
  together?.includes(of) === true;

/**
 * The event that gives the turn back to the creature of the last reported turn, or to one that
 * shares it. Empty unless another creature has acted since.
 */
export function goesOn(
  journal: Journal,
  of: string,
): readonly (NewEvent & { readonly kind: 'turn' })[] {
  const last = lastTurn(journal);
  const { on, active } = journal.state;
  if (!on || last === null || active === of) return [];
  if (last.active !== of && !isShared(last, of)) return [];
  const { round, together } = last;
  const tracker = trackerAt(last);
  return [
    {
      kind: 'turn',
      round,
      active: of,
      ...(together && { together }),
      ...(tracker !== of && { tracker }),
    },
  ];
}

/**
 * The events since the creature's turn began, oldest first, without its moves and actions in other
 * turns; for a creature not on turn, the events since the current turn began. At most one round,
 * unless the tracker went away and came back.
 */
function since(
  { events, states, undone, base }: Journal,
  state: Encounter,
  of: string,
): readonly EncounterEvent[] {
  const { round } = state;
  const isTurn = (now: Encounter): boolean => now.active === of && now.round === round;
  const own = of === state.active;
  const found: EncounterEvent[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const [event, now] = [events[i]!, states[i]!];
    const before = states[i - 1] ?? base?.state;
    if (!now.on || (!own && now.round !== round)) break;
    const elsewhere = own && !isTurn(now) && 'of' in event && event.of === of;
    if (!elsewhere) found.push(event);
    const begins = own
      ? isTurn(now) && (before === undefined || !hasBegun(before, round, of))
      : event.kind === 'turn' && !undone(event.id);
    if (begins) break;
  }
  return found.reverse();
}

/**
 * Does the outcome change what the creature holds: a grapple, or another condition that it stands
 * behind? Only the steps after it cost what is dragged, so they are a new movement.
 */
const changesHold = (event: EncounterEvent, of: string): boolean =>
  event.kind === 'outcome' &&
  event.changes.some(
    (change) =>
      (change.what === 'hold' && (change.of === of || change.with === of)) ||
      (change.what === 'condition' && change.by === of),
  );

/** The state in which the creature would act now: its turn goes on if another creature has acted. */
export function resumedState(journal: Journal, of: string): Encounter {
  const resumed = goesOn(journal, of)[0];
  return resumed === undefined
    ? journal.state
    : applyEvent(journal.state, { ...resumed, id: '', seq: 0, at: 0 });
}

export function turnSoFar(journal: Journal, of: string): TurnSoFar {
  const state = resumedState(journal, of);
  const events = since(journal, state, of);
  let continues: EventOf<'move'> | null = null;
  let declared: Mode | null = null;
  const counted: EncounterEvent[] = [];
  for (const event of events) {
    if (journal.undone(event.id)) continue;
    if (changesHold(event, of)) continues = null;
    if ((event.kind !== 'move' && event.kind !== 'act') || event.of !== of) continue;
    if (event.kind === 'move') {
      // Skip all but the last move of a movement, which includes the others.
      if (headOf(journal, journal.movement(event.id) ?? [event]) !== event) continue;
      continues = event.seen === 'placed' ? null : event;
      declared = null;
    } else if (event.as === undefined) {
      const { mode } = event;
      if (mode === undefined || effectsIn(event, mode).uncounted === true) continues = null;
      declared = mode ?? declared;
    }
    counted.push(event);
  }
  const links = continues === null ? [] : (journal.movement(continues.id) ?? [continues]);
  const answered: Record<string, number> = {};
  const evaded = new Map<string, Evaded>();
  for (const event of events) {
    if (event.kind === 'outcome' && !journal.undone(event.id))
      for (const change of event.changes)
        if (change.what === 'evade' && change.of === of)
          evaded.set(change.foe, { ...change, rules: event.rules });
    if (
      event.kind === 'opportunity' &&
      event.taken &&
      links.some(({ id }) => id === event.of) &&
      !journal.undone(event.id)
    )
      answered[event.by] = (answered[event.by] ?? 0) + 1;
  }
  const spent = spentBy(journal, state, of, undefined, counted);
  const before =
    continues === null
      ? spent
      : spentBy(
          journal,
          state,
          of,
          links[0],
          counted.filter((e) => e !== continues),
        );
  return {
    turn: turnOf(state),
    waits: Object.hasOwn(state.waiting, of),
    spent,
    before,
    continues,
    declared,
    answered,
    evaded,
  };
}

/**
 * Actions used in a turn before a movement.
 * @param first first move of the movement that is left out
 */
function spentBy(
  { states, placeOf }: Journal,
  state: Encounter,
  of: string,
  first: EncounterEvent | undefined,
  others: readonly EncounterEvent[],
): Spent {
  if (of === state.active) {
    const before = first === undefined ? state : states[placeOf(first) - 1];
    if (before !== undefined) return before.spent;
  }
  // A creature that acts during another's turn has used only its own actions in it.
  return others.reduce(applyEvent, { ...state, active: of, spent: NOTHING_SPENT }).spent;
}
