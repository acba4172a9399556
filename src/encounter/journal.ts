/**
 * A fight's events in their order, and the state after them. Events may come late, twice or out of order: the state is
 * always that of their order. Most come last and cost one step; a late one folds again from the nearest state kept.
 */
import { inOrder, type EncounterEvent } from './event.ts';
import { BEFORE, fold, type Encounter } from './fold.ts';

/** A state is kept after so many events. */
const EVERY = 64;

export interface Journal {
  /** In order; those that were undone too. */
  readonly events: readonly EncounterEvent[];
  readonly state: Encounter;
  /** Did this event not happen after all? An undoing that is undone counts for nothing. */
  undone(id: string): boolean;
  /** False when this event was told before: then nothing changed. */
  add(event: EncounterEvent): boolean;
}

/** @param before what happened already, in any order */
export function journal(before: Iterable<EncounterEvent> = []): Journal {
  const events: EncounterEvent[] = [];
  const known = new Map<string, EncounterEvent>();
  /** What undoes an event, by its id. */
  const undoings = new Map<string, EncounterEvent[]>();
  /** `kept[i]`: the state after the first (i + 1) · EVERY events. */
  const kept: Encounter[] = [];
  let state = BEFORE;

  function undone(id: string): boolean {
    const event = known.get(id);
    // Only what came before it can be undone, so that no two undo each other.
    return event !== undefined && (undoings.get(id)?.some((by) => inOrder(event, by) < 0 && !undone(by.id)) ?? false);
  }

  /** Nearly always the last. */
  function placeOf(event: EncounterEvent): number {
    let i = events.length;
    while (i > 0 && inOrder(event, events[i - 1]!) < 0) i--;
    return i;
  }

  function step(i: number): void {
    const event = events[i]!;
    if (!undone(event.id)) state = fold(state, event);
    if ((i + 1) % EVERY === 0) kept.push(state);
  }

  function add(event: EncounterEvent): boolean {
    if (known.has(event.id)) return false;
    known.set(event.id, event);
    let from = placeOf(event);
    events.splice(from, 0, event);
    if (event.kind === 'undo') {
      undoings.set(event.of, [...(undoings.get(event.of) ?? []), event]);
      for (let at: EncounterEvent | undefined = event; at?.kind === 'undo';) {
        const target = known.get(at.of);
        if (target === undefined || inOrder(target, at) >= 0) break;
        from = Math.min(from, events.indexOf(target));
        at = target;
      }
    }
    if (from < events.length - 1) {
      kept.length = Math.min(kept.length, Math.floor(from / EVERY));
      state = kept.at(-1) ?? BEFORE;
      from = kept.length * EVERY;
    }
    for (let i = from; i < events.length; i++) step(i);
    return true;
  }

  const made: Journal = { events, add, undone, get state() { return state; } };
  for (const event of before) add(event);
  return made;
}
