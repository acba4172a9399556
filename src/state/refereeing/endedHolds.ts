/**
 * Records that a grapple of the log has ended by itself: after a fall, a push or a teleport the two
 * stand too far apart, or the grappler cannot act. A grapple that the host or a correction states is
 * left to the users. Each client finds it by its own snapshots, under the same id on two pages.
 */
import type { Encounter } from '../../encounter/encounter.ts';
import type { NewEvent } from '../../encounter/event.ts';
import { ownValue } from '../../encounter/tables.ts';
import { timedByBearer } from '../../encounter/timedConditions.ts';
import type { Journal } from '../../encounter/journal.ts';
import type { Change } from '../../rules/change.ts';
import type { EndedHold } from '../../rules/ruleset.ts';
import { hashed } from './hashed.ts';
import { lastMove, type RefereeContext } from './refereeContext.ts';

/** What follows the id of the move in the id of the event. */
const MARK = '.apart-';

/** Does the log know this source of the condition? */
function isOfLog({ sources = {}, timed = {} }: Encounter, change: Change): boolean {
  if (change.what !== 'condition' || change.by === undefined) return false;
  const { of, condition, by } = change;
  return (
    (ownValue(ownValue(sources, of) ?? {}, condition) ?? []).includes(by) ||
    (ownValue(timedByBearer(timed), of) ?? []).some(
      (each) => each.condition === condition && each.by === by,
    )
  );
}

/** The id of the event: after the last move of the two, so that it is undone with that move. */
function idOf(context: RefereeContext, { of, target }: EndedHold): string {
  const { journal } = context.log;
  const moves = [lastMove(context, of), lastMove(context, target)];
  const [last] = moves
    .flatMap((move) => (move === null ? [] : [move]))
    .sort((a, b) => journal.placeOf(b) - journal.placeOf(a));
  return `${last?.id ?? ''}${MARK}${hashed(of, target, last === undefined ? journal.state.turns : 0)}`;
}

/** Records the grapples that have ended; returns whether there were any. */
export function endHolds(
  context: RefereeContext,
  happen: (happenings: readonly NewEvent[], id: string) => readonly string[],
): boolean {
  const { store, log } = context;
  const judge = store.judge.peek();
  const { on, active } = log.journal.state;
  if (!on || judge === null || context.last === null || !log.ready.peek()) return false;
  const ended = (judge.rules.endedHolds?.(judge) ?? []).filter(
    ({ of, mayFollow, changes }) =>
      !(mayFollow && of === active) && changes.some((each) => isOfLog(log.journal.state, each)),
  );
  return ended
    .map((hold) => {
      const { of, target, topic, changes, rules } = hold;
      const id = idOf(context, hold);
      if (log.journal.get(id) !== undefined) return false;
      const event: NewEvent = {
        kind: 'outcome',
        of,
        topic,
        target,
        result: 'told',
        rolls: [],
        changes: [...changes],
        rules: [...rules],
        by: '',
      };
      return happen([event], id).length > 0;
    })
    .includes(true);
}

/** Ids of the ended grapples that a move has caused: they are undone with it. */
export const endedByMove = (journal: Journal, move: string): readonly string[] =>
  journal.events.flatMap(({ id }) =>
    id.startsWith(`${move}${MARK}`) && !journal.undone(id) ? [id] : [],
  );
