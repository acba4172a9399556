/** What of the turn in course bears on a creature's next move: what it has spent, the movement that goes on, what it declared. */
import { NOTHING_SPENT, type Spent } from '../../board/board.ts';
import type { EncounterEvent, EventOf } from '../../encounter/event.ts';
import { fold } from '../../encounter/fold.ts';
import { headOf, type Journal } from '../../encounter/journal.ts';
import type { Mode } from '../../rules/verdict.ts';

/** Actions that are ways of moving: declared, they say how the next move is meant, and the move spends for them. */
const MOVEMENTS: Readonly<Record<string, Mode>> = {
  'move': 'move', 'double-move': 'double-move', 'run': 'run', 'withdraw': 'withdraw', 'charge': 'charge', 'bull-rush-charge': 'charge', 'overrun-charge': 'charge',
  'minimum-movement': 'minimum', 'five-foot-step': 'step', 'crawl': 'move', 'tumble': 'move', 'draw-weapon-moving': 'move', 'don-shield-moving': 'move',
};

export const movementOf = (action: string): Mode | undefined => (Object.hasOwn(MOVEMENTS, action) ? MOVEMENTS[action] : undefined);

export interface Course {
  /** With all that it did; and before the movement that goes on. */
  readonly spent: Spent;
  readonly before: Spent;
  /** The movement that the next move goes on with; null: it begins a new one. */
  readonly chain: EventOf<'move'> | null;
  /** Declared, and not yet moved. */
  readonly declared: Mode | null;
  /** Opportunities taken against the movement that goes on, by taker: within it they are not counted. */
  readonly answered: Readonly<Record<string, number>>;
}

/** The events since its turn began, oldest first; of who is not on turn, since that of another did. Bounded by one round. */
function since({ events, states, state, undone }: Journal, of: string): readonly EncounterEvent[] {
  for (let i = events.length - 1; i >= 0; i--) {
    const [event, now, before] = [events[i]!, states[i]!, states[i - 1]];
    // A turn that was left for another's and is gone on with began before that.
    const begins = of === state.active ? now.active === of && now.turns !== before?.turns : event.kind === 'turn' && !undone(event.id);
    if (begins || !now.on || now.round !== state.round) return events.slice(begins ? i : i + 1);
  }
  return events;
}

export function courseOf(journal: Journal, of: string): Course {
  const events = since(journal, of);
  let chain: EventOf<'move'> | null = null;
  let declared: Mode | null = null;
  const counted: EncounterEvent[] = [];
  for (const event of events) {
    if ((event.kind !== 'move' && event.kind !== 'act') || event.of !== of || journal.undone(event.id)) continue;
    if (event.kind === 'move') {
      // Of one movement the last move holds all others.
      if (headOf(journal, journal.movement(event.id) ?? [event]) !== event) continue;
      chain = event.seen === 'placed' ? null : event;
      declared = null;
    } else if (event.as === undefined) {
      const mode = movementOf(event.action);
      if (mode === undefined || mode === 'step') chain = null;
      declared = mode ?? declared;
    }
    counted.push(event);
  }
  const links = chain === null ? [] : journal.movement(chain.id) ?? [chain];
  const answered: Record<string, number> = {};
  for (const event of events) {
    if (event.kind === 'opportunity' && event.taken && links.some(({ id }) => id === event.of) && !journal.undone(event.id)) answered[event.by] = (answered[event.by] ?? 0) + 1;
  }
  const spent = spentBy(journal, of, undefined, counted);
  return { spent, before: chain === null ? spent : spentBy(journal, of, links[0], counted.filter((e) => e !== chain)), chain, declared, answered };
}

/** @param first of the movement that is left out */
function spentBy({ state, states, placeOf }: Journal, of: string, first: EncounterEvent | undefined, others: readonly EncounterEvent[]): Spent {
  if (of === state.active) {
    const before = first === undefined ? state : states[placeOf(first) - 1];
    if (before !== undefined) return before.spent;
  }
  // Who acts in another's turn has spent what it did in it.
  return others.reduce(fold, { ...state, active: of, spent: NOTHING_SPENT }).spent;
}
