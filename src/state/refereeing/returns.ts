/**
 * Tokens that stand again where their last move began, on hosts that tell neither who moved a token
 * nor how: another user may have taken the move back. It is recorded as taken back, with a doubt,
 * because a prompt about the way back would be false; a user can say that it was a move.
 */
import { creatureOf } from '../../board/board.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { Entry } from '../../encounter/entry.ts';
import type { EncounterEvent, NewEvent } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import type { Referee } from '../referee.ts';
import {
  boardWithCreatureAt,
  interpretLeg,
  remember,
  type RefereeContext,
} from './refereeContext.ts';
import type { Happen } from './refereeWiring.ts';
import type { TrailLeg } from './moveTrails.ts';

/** Does the host report a move, and neither who made it nor how? */
const isOfNobody = ({ seen, hand, cause }: TrailLeg): boolean =>
  seen === 'host' && hand === undefined && cause === undefined;

/**
 * Does this event show that the creature's move stands: the turn went on, the creature did something
 * after it, the move was allowed, or an opportunity that it gave was answered?
 */
const settles = (event: EncounterEvent, of: string, moves: ReadonlySet<string>): boolean =>
  event.kind === 'turn' ||
  (event.kind === 'allow' && moves.has(event.of)) ||
  (event.kind === 'opportunity' && (moves.has(event.of) || event.by === of)) ||
  ('of' in event &&
    event.of === of &&
    !['move', 'undo', 'condition', 'saves'].includes(event.kind));

const isSettled = (journal: Journal, of: string, moves: readonly string[]): boolean => {
  const own = new Set(moves);
  const began = Math.min(...journal.events.flatMap(({ id }, i) => (own.has(id) ? [i] : [])));
  return journal.events
    .slice(began + 1)
    .some((event) => settles(event, of, own) && !journal.undone(event.id));
};

/**
 * The undo events of a way back, marked as a guess; empty if it is a move.
 * @param undone the events that undo the moves which the way back retraces
 */
export function seemsTakenBack(
  { log, rolled }: RefereeContext,
  of: string,
  report: TrailLeg,
  undone: readonly NewEvent[],
): readonly NewEvent[] {
  const moves = undone.flatMap((each) => (each.kind === 'undo' && each.back ? [each.of] : []));
  return moves.length === 0 ||
    !isOfNobody(report) ||
    rolled.has(of) ||
    isSettled(log.journal, of, moves)
    ? []
    : undone.map((each) => (each.kind === 'undo' ? { ...each, seems: true } : each));
}

interface Return {
  /** The creature that moved. */
  readonly of: string;
  readonly from: Cell;
  readonly to: Cell;
  /** Ids of the undo events of the guess. */
  readonly guess: readonly string[];
}

/** The way back that this entry's move seems to have been undone by, if its creature still stands there. */
function returnOf(context: RefereeContext, { id }: Entry): Return | null {
  const { journal } = context.log;
  const [event, undoing] = [journal.get(id), journal.undoing(id)];
  const { last } = context;
  if (event?.kind !== 'move' || undoing?.seems !== true || last === null) return null;
  const to = creatureOf(last.board, event.of)?.at;
  const later = journal.events.slice(journal.placeOf(undoing) + 1);
  const movedSince = later.some((each) => each.kind === 'move' && each.of === event.of);
  const links = journal.movement(id);
  const guess = links.flatMap((link) => {
    const by = journal.undoing(link.id);
    return by?.seems === true && by.seq >= undoing.seq ? [by.id] : [];
  });
  // Only the last link of the movement shows where the way back began.
  const from = links.at(-1)?.id === id ? event.path.at(-1)! : undefined;
  return to === undefined || from === undefined || movedSince || sameCell(from, to)
    ? null
    : { of: event.of, from, to, guess };
}

export const createReturns = (
  context: RefereeContext,
  happen: Happen,
): Pick<Referee, 'seemsReturned' | 'wasMove'> => ({
  seemsReturned: (entry) => returnOf(context, entry) !== null,
  wasMove(entry) {
    const back = returnOf(context, entry);
    const board = context.last?.board;
    const c = board && creatureOf(board, back?.of ?? '');
    if (back === null || c === undefined) return;
    happen(...back.guess.map((of): NewEvent => ({ kind: 'undo', of })));
    const start = boardWithCreatureAt(board!, c, back.from);
    const leg = { points: [back.from, back.to], whole: false, seen: null } as const;
    const read = interpretLeg(context, start, creatureOf(start, back.of)!, leg);
    if ('happening' in read) for (const id of happen(read.happening)) remember(context, id, read);
  },
});
