/** Compares the host's turn with the log, and returns the events that are new. */
import type { EventOf, NewEvent } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import { MAX_LIST_ENTRIES } from '../../encounter/parts.ts';
import { begunThisRound, roundBefore } from '../../encounter/turns.ts';
import { lastTurn, trackerAt } from '../../encounter/turnSoFar.ts';
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

/** Does the tracker go on to another one of the like monsters? It may have acted already. */
const isNextOfGroup = (
  journal: Journal,
  { together }: Pick<EventOf<'turn'>, 'together'>,
  active: string | null,
): boolean => active !== null && together?.includes(active) === true && !wasAt(journal, active);

/** Has the host's tracker already stood at this creature in the present round? */
function wasAt({ events, undone, state }: Journal, id: string): boolean {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.kind !== 'turn' || undone(event.id)) continue;
    if (event.round !== state.round) return false;
    if (trackerAt(event) === id) return true;
  }
  return false;
}

/**
 * Events of a fight that the host keeps: its start, or its next turn.
 * @param shares do like monsters with one place in the order share its turn?
 */
export function turnTold(journal: Journal, turn: Turn, shares = false): readonly NewEvent[] {
  const { on, order: known } = journal.state;
  const active = turn.active ?? null;
  const together = shares ? turn.together : undefined;
  const shared = together && { together: together.slice(0, MAX_LIST_ENTRIES) };
  const order = (turn.order ?? []).slice(0, MAX_LIST_ENTRIES);
  if (!on)
    return [
      { kind: 'combat', on: true, order },
      { kind: 'turn', round: turn.round ?? 1, active, ...shared },
    ];
  const last = lastTurn(journal);
  const round =
    turn.round ??
    (last !== null && (trackerAt(last) === active || isNextOfGroup(journal, last, active))
      ? last.round
      : roundOf(journal, active, turn.counts, order));
  const news = !same(order, known);
  const stays = last !== null && trackerAt(last) === active && last.round === round;
  const sharing = same(last?.together ?? [], together ?? []);
  if (stays && sharing && !news) return [];
  // The one that acts goes on while the tracker stays.
  const acting = stays && last.active !== null && together?.includes(last.active) === true;
  return [
    {
      kind: 'turn',
      round,
      active: acting ? last.active : active,
      ...(news && { order }),
      ...shared,
      ...(acting && last.active !== active && { tracker: active }),
    },
  ];
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
