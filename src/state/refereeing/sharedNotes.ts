/**
 * Notes that the game master's client writes into the host's shared data and the other clients read
 * (on Foundry: flags of the combat, `adapters/foundry/act.ts`). They contain opportunities taken or
 * passed up, allowances, players' actions (playerActs.ts), answers to players' proposals
 * (proposals.ts), and the revealed part of a round in phases (sharedRounds.ts). They contain nothing
 * else, and nothing about a creature that some player cannot see.
 *
 * The id of an opportunity or allowance is not computed from a position on the map: a reader could
 * find the position by trying all of them. A move or action is identified by its number among those
 * of its creature in its round.
 */
import {
  readOutcome,
  REFUSALS,
  type EventOf,
  type NewEvent,
  type AnswerRefusal,
} from '../../encounter/event.ts';
import { headOf, type Journal } from '../../encounter/journal.ts';
import type { PeriodStart } from '../../encounter/reactions.ts';
import { sharedRoundIn, type SharedRound } from '../../encounter/sharedRound.ts';
import type { SceneCreature } from '../../board/facts/creature.ts';
import type { OutcomeHappening } from '../proposal.ts';

/**
 * One shared event. Opportunity: id, taker, provoking creature, round, number of the event with the
 * taker's period, whether taken. Another use of a Reaction is written as one whose taker provokes
 * itself. Allowance: id, '', acting creature, round, number of the event, note.
 */
export type WrittenEvent = readonly [
  id: string,
  by: string,
  of: string,
  round: number,
  what: string,
  said: boolean | string,
];
/** A game master's answers to proposals, as ids of events. */
export interface Answers {
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
  /** Reasons of refusals, by id. */
  readonly why?: readonly (readonly [id: string, why: AnswerRefusal])[];
  /** Players' actions that a game master's client has recorded (playerActs.ts). */
  readonly acts?: readonly SharedAct[];
  /** Outcomes of players' creatures that this game master played or accepted (proposals.ts). */
  readonly outcomes?: readonly SharedOutcome[];
}
/** A player's action as notes share it. */
export type SharedAct = readonly [id: string, of: string, round: number, action: string];
export type SharedOutcome = readonly [id: string, outcome: OutcomeHappening];
export type UsedAction = readonly [id: string, action: string];
export interface Note {
  readonly said: readonly WrittenEvent[];
  /** Ids of shared events that were undone since. */ readonly undone: readonly string[];
  /** Actions in place of the attack of a taken opportunity, by its id. */
  readonly actions?: readonly UsedAction[];
  /** Answers to players' proposals (proposals.ts). */ readonly answers?: Answers;
  /** The revealed part of a round in phases. */ readonly round?: SharedRound;
  /** The time at which the writer's page was loaded; absent: that Quadretto hears no players. */
  readonly here?: number;
}

/** What the latest notes say of the game masters who hear players' messages. */
export interface Masters {
  /** Game masters whose Quadretto is at this table, with the time at which their page was loaded. */
  readonly pages: ReadonlyMap<string, number>;
  /** Ids of players' answers and actions that one of them has recorded or refused. */
  readonly decided: ReadonlySet<string>;
  /** Ids of these that one of them shows as undone. */
  readonly undone: ReadonlySet<string>;
}
export const NO_MASTERS: Masters = { pages: new Map(), decided: new Set(), undone: new Set() };

/** What notes say of the game masters who wrote them. */
export function mastersIn(notes: readonly (Note & { readonly user: string })[]): Masters {
  const ids = notes.flatMap(({ said, answers }) => [
    ...said.map(([id]) => id),
    ...(answers?.acts ?? []).map(([id]) => id),
    ...(answers?.refused ?? []),
  ]);
  return {
    pages: new Map(
      notes.flatMap(({ user, here }): [string, number][] =>
        here === undefined ? [] : [[user, here]],
      ),
    ),
    decided: new Set(ids),
    undone: new Set(notes.flatMap(({ undone }) => undone)),
  };
}

/** The log and the creatures that this client sees: what a note is about. */
export interface NotedFight {
  readonly journal: Journal;
  readonly creatures: readonly SceneCreature[];
}

/** The id of a player's proposal: it contains its user and its key whole (proposals.ts). */
export const proposalId = (user: string, key: string): string => `p${user}:${key}`;
/** Is this the id of a player's proposal? */
export const isProposal = (id: string): boolean => /^p[\w-]{1,50}:[\w-]{1,40}$/.test(id);

/** The id of a player's answer (playerAnswers.ts): the same on every client. */
export const answerId = (user: string, key: string): string => `o${user}:${key}`;
/** Is this the id of a player's answer? */
export const isPlayerAnswer = (id: string): boolean => /^o[\w-]{1,50}:[\w-]{1,40}$/.test(id);

/** The id of a player's action (playerActs.ts): the same on every client. */
export const actId = (user: string, key: string): string => `a${user}:${key}`;
/** Is this the id of a player's action? */
export const isPlayerAct = (id: string): boolean => /^a[\w-]{1,50}:[\w-]{1,40}$/.test(id);

/** Maximum length of a note's text. */
export const MAX_NOTE_LENGTH = 20_000;
/** Maximum number of events in one client's notes: enough for a few rounds. */
export const MAX_SHARED_EVENTS = 60;
/** Maximum number of players' actions in one client's notes. */
export const MAX_SHARED_ACTS = 20;
/** Maximum number of outcomes in one client's notes, and of characters in them. */
export const MAX_SHARED_OUTCOMES = 10;
export const MAX_OUTCOMES_LENGTH = 6000;
/** Maximum length of a text in a note. */
export const LONGEST_TEXT = 200;

/** Parses a note written by another client; null for anything else. Never throws. */
export function noteIn(text: string): Note | null {
  if (text.length > MAX_NOTE_LENGTH) return null;
  try {
    const { said, undone, here, actions, round, accepted, refused, why, acts, outcomes } =
      JSON.parse(text) as Record<string, unknown>;
    const revealed = sharedRoundIn(round);
    const short = (value: unknown): value is string =>
      typeof value === 'string' && value.length <= LONGEST_TEXT;
    const shortOnes = (list: unknown): string[] =>
      Array.isArray(list) ? list.filter(short).slice(-MAX_SHARED_EVENTS) : [];
    const isWord = (w: unknown): w is WrittenEvent =>
      Array.isArray(w) &&
      w.length === 6 &&
      [w[0], w[1], w[2], w[4]].every(short) &&
      Number.isInteger(w[3]) &&
      (typeof w[5] === 'boolean' || short(w[5]));
    const isReason = (w: unknown): w is readonly [string, AnswerRefusal] =>
      Array.isArray(w) && w.length === 2 && short(w[0]) && REFUSALS.some((each) => each === w[1]);
    const isUsed = (w: unknown): w is UsedAction =>
      Array.isArray(w) && w.length === 2 && w.every(short) && w[1] !== '';
    const isAct = (w: unknown): w is SharedAct =>
      Array.isArray(w) &&
      w.length === 4 &&
      [w[0], w[1], w[3]].every(short) &&
      Number.isInteger(w[2]);
    const outcomeOf = (w: unknown): SharedOutcome[] => {
      const outcome = Array.isArray(w) && short(w[0]) ? readOutcome(w[1]) : null;
      return outcome === null ? [] : [[(w as [string])[0], outcome]];
    };
    return Array.isArray(said) && Array.isArray(undone)
      ? {
          said: said.filter(isWord).slice(-MAX_SHARED_EVENTS),
          undone: shortOnes(undone),
          actions: Array.isArray(actions) ? actions.filter(isUsed).slice(-MAX_SHARED_EVENTS) : [],
          ...(revealed !== null && { round: revealed }),
          ...(Number.isSafeInteger(here) && { here: here as number }),
          answers: {
            accepted: shortOnes(accepted),
            refused: shortOnes(refused),
            why: Array.isArray(why) ? why.filter(isReason).slice(-MAX_SHARED_EVENTS) : [],
            acts: Array.isArray(acts) ? acts.filter(isAct).slice(-MAX_SHARED_ACTS) : [],
            outcomes: Array.isArray(outcomes)
              ? outcomes.slice(-MAX_SHARED_OUTCOMES).flatMap(outcomeOf)
              : [],
          },
        }
      : null;
  } catch {
    return null;
  }
}

export type MoveOrAction = EventOf<'move'> | EventOf<'act'>;

/**
 * A key for events of one creature in one round. Two events have the same key if both give this
 * opportunity, or both break the same rules; a note tells them apart only by their number.
 */
const likeness = (e: MoveOrAction, by: string): string | null =>
  by === ''
    ? [e.kind, ...e.ruling.faults.map(({ code }) => code)].join(' ')
    : e.ruling.provoked.some((p) => p.by === by)
      ? ''
      : null;

/**
 * The events of a creature in a round that may give this opportunity or break a rule, in order; for
 * a movement, only the move that counts.
 */
function candidates(
  journal: Journal,
  of: string,
  round: number,
  by: string,
): readonly MoveOrAction[] {
  // The tracker may have gone back, so the rounds of the events do not only grow.
  return journal.events.filter((event, i): event is MoveOrAction => {
    if (event.kind !== 'move' && event.kind !== 'act') return false;
    if (event.of !== of || journal.states[i]?.round !== round) return false;
    if (journal.undone(event.id)) return false;
    if (event.kind === 'move' && headOf(journal, journal.movement(event.id)) !== event)
      return false;
    return by === '' ? event.ruling.faults.length > 0 : likeness(event, by) !== null;
  });
}

/** How a note names an event: its key and its number among those with the same key; null: not. */
export function eventNumber(
  journal: Journal,
  event: MoveOrAction,
  round: number,
  by: string,
): string | null {
  const counts =
    event.kind === 'move' ? (headOf(journal, journal.movement(event.id)) ?? event) : event;
  const key = likeness(counts, by);
  const nth = candidates(journal, event.of, round, by)
    .filter((each) => likeness(each, by) === key)
    .indexOf(counts);
  return nth < 0 ? null : `${key ?? ''}#${nth}`;
}

/**
 * The event that a note refers to, and which of its opportunities: by its number, otherwise the
 * last event that gave this opportunity.
 */
export function meantBy(
  journal: Journal,
  [, by, of, round, what]: WrittenEvent,
): { readonly of: string; readonly nth: number } | null {
  const [, key, nth] = /^([^@]*)#(\d+)/.exec(what) ?? [];
  const all = candidates(journal, of, round, by);
  const event =
    all.filter((each) => likeness(each, by) === key)[Number(nth)] ??
    (by === '' ? undefined : all.at(-1));
  if (event === undefined) return null;
  const index = event.ruling.provoked.findIndex((p) => p.by === by);
  const named = { of: event.id, nth: Math.max(0, index) };
  return by === '' ? named : asAnswered(journal, event, by, named.nth);
}

/**
 * An opportunity by the name under which this client has recorded an answer to it, if any: one
 * opportunity of a movement that went on counts once.
 */
function asAnswered(
  journal: Journal,
  event: MoveOrAction,
  by: string,
  nth: number,
): { readonly of: string; readonly nth: number } {
  const causeOf = (id: string, i: number): string | undefined => {
    const cause = journal.get(id);
    return cause?.kind === 'move' || cause?.kind === 'act'
      ? cause.ruling.provoked[i]?.cause
      : undefined;
  };
  const members = [event.id, ...journal.movement(event.id).map(({ id }) => id)];
  const same = journal.events.find(
    (each): each is EventOf<'opportunity'> =>
      each.kind === 'opportunity' &&
      each.by === by &&
      members.includes(each.of) &&
      causeOf(each.of, each.nth) === causeOf(event.id, nth) &&
      !journal.undone(each.id),
  );
  return { of: same?.of ?? event.id, nth: same?.nth ?? nth };
}

/** A period as text: `@3` began with the creature's turn in round 3, `@3-` with the round, `@0` with the fight. */
export const periodText = (start: PeriodStart): string =>
  start === null ? '@0' : `@${start.round}${start.of === null ? '-' : ''}`;
/** The period that an opportunity's number names; undefined: none. */
export function periodIn([, by, , , what]: WrittenEvent): PeriodStart | undefined {
  const [, round, isRound] = /@(\d{1,6})(-?)$/.exec(what) ?? [];
  if (round === undefined) return undefined;
  return round === '0' ? null : { round: Number(round), of: isRound === '-' ? null : by };
}

/** The undo that makes an event as undone here as it is for its writer; null: it is already. */
export function undoAgain(
  journal: Journal,
  id: string,
  isUndone: boolean,
): (NewEvent & { readonly kind: 'undo' }) | null {
  if (journal.get(id) === undefined || journal.undone(id) === isUndone) return null;
  return { kind: 'undo', of: journal.undoing(id)?.id ?? id };
}
