/** Compares the host's turn with the log, and returns the events that are new. */
import type { NewEvent } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import { MAX_LIST_ENTRIES } from '../../encounter/parts.ts';
import { begunThisRound, roundBefore } from '../../encounter/turns.ts';
import { lastTurn } from '../../encounter/turnSoFar.ts';
import type { SceneDocument } from '../../scene/schema.ts';

type Turn = NonNullable<SceneDocument['turn']>;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

/**
 * The round of the next turn if the host reports none: a new round begins when a creature acts
 * again, or after the creature with the lowest initiative count.
 * @param order the host's order, if it lists the creature on turn first. If the creature whose turn
 *   it was comes second there, the tracker went back; of two creatures, it always went forward.
 */
export function roundOf(
  { state }: Journal,
  next: string | null,
  counts: Turn['counts'] = {},
  order: readonly string[] = [],
): number {
  const { active } = state;
  const round = Math.max(1, state.round);
  if (next === null || active === null || next === active) return round;
  const back = order.length > 2 && order[0] === next && order[1] === active;
  if (back && !Object.hasOwn(state.waiting, next)) return roundBefore(state, next) ?? round;
  const [now, then] = [counts[active], counts[next]];
  const lowest =
    now !== undefined &&
    then !== undefined &&
    then > now &&
    Object.values(counts).every((count) => count >= now);
  return round + (lowest || begunThisRound(state).has(next) ? 1 : 0);
}

/** Events of a fight that the host keeps: its start, or its next turn. */
export function turnTold(journal: Journal, turn: Turn): readonly NewEvent[] {
  const { on, order: known } = journal.state;
  const active = turn.active ?? null;
  const order = (turn.order ?? []).slice(0, MAX_LIST_ENTRIES);
  if (!on)
    return [
      { kind: 'combat', on: true, order },
      { kind: 'turn', round: turn.round ?? 1, active },
    ];
  const last = lastTurn(journal);
  const round =
    turn.round ??
    (last !== null && last.active === active
      ? last.round
      : roundOf(journal, active, turn.counts, order));
  const news = !same(order, known);
  if (last !== null && last.active === active && last.round === round && !news) return [];
  return [{ kind: 'turn', round, active, ...(news && { order }) }];
}

/** Events of a turn that a user started by hand. */
export function turnByHand(journal: Journal, of: string): readonly NewEvent[] {
  if (!journal.state.on)
    return [
      { kind: 'combat', on: true },
      { kind: 'turn', round: 1, active: of },
    ];
  // If the creature is already on turn, its next turn begins.
  const round = of === journal.state.active ? journal.state.round + 1 : roundOf(journal, of);
  return [{ kind: 'turn', round, active: of }];
}

/** Whether the host began this fight; then the host also ends it. */
export function isHosted({ events }: Journal): boolean {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.kind === 'combat' && event.on && event.aware === undefined)
      return event.order !== undefined;
  }
  return false;
}
