/** Writes the text of this game master's note. Pure: fight in, text out. */
import type { EncounterEvent, EventOf } from '../../encounter/event.ts';
import { fitted, type SharedRound } from '../../encounter/sharedRound.ts';
import type { Journal } from '../../encounter/journal.ts';
import { periodStart } from '../../encounter/reactions.ts';
import { isOpenToAll, namedIn, namesHidden } from './publicFacts.ts';
import {
  MAX_NOTE_LENGTH,
  MAX_OUTCOMES_LENGTH,
  MAX_SHARED_OUTCOMES,
  LONGEST_TEXT,
  MAX_SHARED_ACTS,
  MAX_SHARED_EVENTS,
  eventNumber,
  isPlayerAct,
  periodText,
  type Answers,
  type MoveOrAction,
  type NotedFight,
  type SharedAct,
  type SharedOutcome,
  type UsedAction,
  type WrittenEvent,
} from './sharedNotes.ts';

/** Number of characters in a note's JSON that do not belong to the round. */
const ROOM_OF_FRAME = 20;

/** Violations that depend on walls and ground; a game master may see more of these than players. */
const OF_WALLS: ReadonlySet<string> = new Set([
  'through-wall',
  'corner-cut',
  'too-narrow',
  'no-footing',
  'no-line-of-sight',
  'no-line-of-effect',
  'difficult-terrain',
]);

/** Whether an allowance would reveal a hidden creature, or a wall that not everybody sees. */
const reveals = (creatures: NotedFight['creatures'], { ruling }: MoveOrAction): boolean =>
  ruling.faults.some(
    ({ code, by }) =>
      OF_WALLS.has(code) || creatures.some((c) => c.id === by && !isOpenToAll(creatures, c.id)),
  );

/** The note of an allowance; empty if the game master's text names a hidden creature. */
function textOf({ note = '' }: EventOf<'allow'>, creatures: NotedFight['creatures']): string {
  const said = note.slice(0, LONGEST_TEXT);
  return namesHidden(creatures, said) ? '' : said;
}

/** The period of a creature in which an event counts, as text. */
const periodOf = (journal: Journal, event: EncounterEvent, by: string): string => {
  const state = journal.states[journal.placeOf(event)];
  const since = event.kind === 'opportunity' ? event.since : undefined;
  if (since !== undefined) return periodText(since);
  return state === undefined ? '' : periodText(periodStart(state, by));
};

/** A Reaction that a creature used for something other than an opportunity. */
function reactionOf(
  { journal, creatures }: NotedFight,
  act: EventOf<'act'>,
): readonly WrittenEvent[] {
  const { id, of, reaction } = act;
  if (reaction !== true || !isOpenToAll(creatures, of)) return [];
  const round = journal.states[journal.placeOf(act)]?.round ?? 0;
  return [[id, of, of, round, periodOf(journal, act, of), true]];
}

/** An event as it is shared; empty if it is not shared. */
export function noteWord(fight: NotedFight, event: EncounterEvent): readonly WrittenEvent[] {
  const { journal, creatures } = fight;
  if (event.kind === 'act') return reactionOf(fight, event);
  if ((event.kind !== 'opportunity' && event.kind !== 'allow') || event.shared) return [];
  const cause = journal.get(event.of);
  if (cause?.kind !== 'move' && cause?.kind !== 'act') return [];
  const by = event.kind === 'opportunity' ? event.by : '';
  const named = [
    cause.of,
    ...(by === '' ? [] : [by]),
    ...(cause.kind === 'act' && cause.target !== undefined ? [cause.target] : []),
  ];
  if (!named.every((id) => isOpenToAll(creatures, id))) return [];
  if (event.kind === 'allow' && reveals(creatures, cause)) return [];
  const round = journal.states[journal.placeOf(cause)]?.round ?? 0;
  const number = eventNumber(journal, cause, round, by);
  // A taken opportunity is shared even if the event that caused it is gone.
  if (number === null && event.kind === 'allow') return [];
  const said = event.kind === 'opportunity' ? event.taken : textOf(event, creatures);
  const period = by === '' ? '' : periodOf(journal, event, by);
  return [[event.id, by, cause.of, round, `${number ?? ''}${period}`, said]];
}

/** The last actions of players in the log, without those of creatures that are not open to all. */
const actsIn = ({ journal, creatures }: NotedFight): readonly SharedAct[] =>
  journal.events
    .flatMap((event, i): SharedAct[] =>
      event.kind === 'act' && isPlayerAct(event.id) && isOpenToAll(creatures, event.of)
        ? [[event.id, event.of, journal.states[i]?.round ?? 0, event.action]]
        : [],
    )
    .slice(-MAX_SHARED_ACTS);

/**
 * The last outcomes of this round and the one before that name a player's creature, and none that is
 * not open to all. Without the rolls of other creatures, which would tell what their sheets say.
 */
function outcomesIn(
  { journal, creatures }: NotedFight,
  accepted: Answers['accepted'],
): readonly SharedOutcome[] {
  const isPlayers = (id: string): boolean =>
    creatures.some((c) => c.id === id && c.side === 'party');
  const all = journal.events.flatMap((event, i): SharedOutcome[] => {
    if (event.kind !== 'outcome' || (event.shared && !accepted.includes(event.id))) return [];
    if ((journal.states[i]?.round ?? 0) < journal.state.round - 1) return [];
    const named = namedIn(event);
    if (!named.some(isPlayers) || !named.every((id) => isOpenToAll(creatures, id))) return [];
    const { id, seq: _seq, at: _at, shared: _shared, margin, ...outcome } = event;
    const rolls = outcome.rolls.filter(({ of }) => isPlayers(of));
    const isWhole = rolls.length === outcome.rolls.length && margin !== undefined;
    return [[id, { ...outcome, rolls, ...(isWhole && { margin }) }]];
  });
  const last = all.slice(-MAX_SHARED_OUTCOMES);
  while (JSON.stringify(last).length > MAX_OUTCOMES_LENGTH) last.shift();
  return last;
}

/** The actions in place of the attack of these events. */
const usedIn = ({ journal }: NotedFight, said: readonly WrittenEvent[]): readonly UsedAction[] =>
  said.flatMap(([id]): UsedAction[] => {
    const event = journal.get(id);
    return event?.kind === 'opportunity' && event.action !== undefined ? [[id, event.action]] : [];
  });

/** The text of a note that shares nothing. */
export const EMPTY_NOTE = JSON.stringify({ said: [], undone: [] });

/**
 * The text of this client's note.
 * @param here the time at which this page was loaded
 */
export function noteText(
  fight: NotedFight,
  { accepted, refused, why = [] }: Answers,
  round: SharedRound | null,
  here?: number,
): string {
  const said = fight.journal.events
    .flatMap((event) => noteWord(fight, event))
    .slice(-MAX_SHARED_EVENTS);
  const acts = actsIn(fight);
  const actions = usedIn(fight, said);
  const outcomes = outcomesIn(fight, accepted);
  const named = [...[...said, ...acts, ...outcomes].map(([id]) => id), ...accepted];
  const note = {
    said,
    undone: named.filter((id) => fight.journal.undone(id)),
    ...(here !== undefined && { here }),
    ...(actions.length > 0 && { actions }),
    ...(acts.length > 0 && { acts }),
    ...(outcomes.length > 0 && { outcomes }),
    ...(accepted.length > 0 && { accepted }),
    ...(refused.length > 0 && { refused }),
    ...(why.length > 0 && { why }),
  };
  const room = MAX_NOTE_LENGTH - JSON.stringify(note).length - ROOM_OF_FRAME;
  const shared = round === null ? null : fitted(round, room);
  return JSON.stringify(shared === null ? note : { ...note, round: shared });
}
