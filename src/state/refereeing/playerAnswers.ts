/**
 * Players' own answers to opportunities, on tables where players may not write the shared data. The
 * player's client records the answer and sends it to the game masters as it sends a proposal
 * (proposals.ts). Their clients check it against their own log, record it under the same id, and
 * share it with their notes; what they cannot record they refuse, and then the player's client
 * undoes it. An answer of a player that anybody has undone stays undone, so clients agree in
 * whatever order they hear of it.
 */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { EncounterEvent, NewEvent, AnswerRefusal } from '../../encounter/event.ts';
import { readPlayerAnswer, type PlayerAnswer } from '../../encounter/playerAnswer.ts';
import type { HostProposal } from '../host.ts';
import {
  idOfAction,
  isAttack,
  wholeAnswer,
  type AnswerEvent,
  type WholeAnswer,
} from './attackAnswer.ts';
import { NOTE_WAIT_MS } from './noteReading.ts';
import { noteWord } from './noteWriting.ts';
import {
  isOverLimit,
  isUserId,
  MAX_WAITING_MESSAGES,
  sendAgain,
  sendToMasters,
  settlesOnChange,
  undoesMessages,
  whenMasterLoads,
  type SayEvents,
} from './playerMessages.ts';
import { randomKey } from './proposals.ts';
import { isOpenToAll } from './publicFacts.ts';
import type { RefereeContext } from './refereeContext.ts';
import type { Refusals } from './refusals.ts';
import { answerId, eventNumber, meantBy, type Answers, type NotedFight } from './sharedNotes.ts';

export interface PlayerAnswers {
  /** Whether this player's answers are sent to the game masters: one of them uses Quadretto. */
  readonly sent: ReadonlySignal<boolean>;
  /**
   * Records this user's answer, with the action that it used in place of the attack, and sends it if
   * it is a player's; returns the answer's id.
   */
  record(answer: AnswerEvent, act?: NewEvent): readonly string[];
  /** Sends that this player has undone an answer. */
  undone(event: EncounterEvent): void;
  /** Takes a player's answer from the host's chat. */
  heard(proposal: HostProposal): void;
  /** Takes a game master's refusals from the shared notes. */
  refusedBy(said: Answers): void;
}

/** An answer of a player that waits for the snapshot that shows its opportunity. */
interface Waiting {
  readonly id: string;
  readonly answer: PlayerAnswer;
  /** Time at which it is refused. */
  readonly until: number;
}

/**
 * The open opportunity that an answer means, or the reason why it cannot be recorded now.
 * Nothing that some player may not see: whether it exists must not be told either.
 */
function openOffer(
  context: RefereeContext,
  { by, of, round, what, taken }: PlayerAnswer,
): { readonly of: string; readonly nth: number } | AnswerRefusal {
  const { journal, creatures } = notedFight(context);
  const meant = meantBy(journal, ['', by, of, round, what, taken]);
  const event = meant === null ? undefined : journal.get(meant.of);
  if (event?.kind !== 'move' && event?.kind !== 'act') return 'unknown';
  // Another event of the creature is not taken for the one that is meant.
  if (eventNumber(journal, event, round, by) !== what.split('@')[0]) return 'unknown';
  const target = event.kind === 'act' ? (event.target ?? of) : of;
  if (![by, of, target].every((id) => isOpenToAll(creatures, id))) return 'unknown';
  const now = event.ruling.provoked.map((p, i) =>
    p.by === by ? context.log.entries.offer(event.id, i)?.answer : undefined,
  );
  const nth = now.indexOf('open');
  if (nth >= 0) return { of: event.id, nth };
  if (now.includes('taken') || now.includes('passed')) return 'answered';
  return now.includes('spent') ? 'spent' : now.includes('lapsed') ? 'late' : 'unknown';
}

const notedFight = ({ store, log }: RefereeContext): NotedFight => ({
  journal: log.journal,
  creatures: store.observed.peek()?.creatures ?? [],
});

/** A player's side: records the answer and sends it. */
function sendAnswers(
  context: RefereeContext,
  say: SayEvents,
  end: AbortSignal,
): Pick<PlayerAnswers, 'sent' | 'record' | 'undone'> {
  const { store, log, deps, masters } = context;
  const sent = computed(
    () =>
      !store.gm.value &&
      deps.said !== undefined &&
      context.commands.value.propose !== undefined &&
      store.fight.value !== null &&
      isUserId(store.user.value ?? '') &&
      masters.value.pages.size > 0,
  );
  /** Sends an answer of this log, or that it is undone; nothing about what some player may not see. */
  function send(id: string, undone = false): void {
    const event = log.journal.get(id);
    const entry = log.entries.list().find((each) => each.id === id);
    if (event?.kind !== 'opportunity' || entry === undefined) return;
    const [word] = noteWord(notedFight(context), event);
    if (word === undefined) return;
    const [, by, of, round, what] = word;
    const answer: PlayerAnswer = {
      key: id.slice(id.indexOf(':') + 1),
      fight: store.fight.peek() ?? '',
      by,
      of,
      round,
      what,
      taken: event.taken,
      ...(event.action !== undefined && { action: event.action }),
      ...(event.hit !== undefined && { hit: event.hit }),
      ...(undone && { undone: true as const }),
    };
    void sendToMasters(context, deps.said?.(entry) ?? '', by, answer);
  }
  whenMasterLoads(
    context,
    () => {
      if (sent.peek()) sendAgain(context, answerId(store.user.peek()!, ''), send);
    },
    end,
  );
  return {
    sent,
    record(answer, act) {
      const own = sent.peek() && store.owned.peek().includes(answer.by);
      const id = own ? answerId(store.user.peek()!, randomKey()) : undefined;
      const ids = say([answer], id, false);
      if (act !== undefined && ids[0] !== undefined) say([act], idOfAction(ids[0]), false);
      if (id !== undefined && ids.length > 0) send(id);
      return ids;
    },
    undone({ id }) {
      if (sent.peek() && id.startsWith(answerId(store.user.peek()!, ''))) send(id, true);
    },
  };
}

/** A game master's side: records the answers that fit this log, and refuses the others. */
function hearAnswers(
  context: RefereeContext,
  say: SayEvents,
  refusals: Refusals,
  end: AbortSignal,
): Pick<PlayerAnswers, 'heard' | 'refusedBy'> {
  const { store, log, deps } = context;
  let waiting: readonly Waiting[] = [];
  const isDone = (id: string): boolean => log.journal.get(id) !== undefined || refusals.has(id);
  const undo = undoesMessages(context, say, 'opportunity');
  /** Records an answer, unless its opportunity got another one while the rules were asked. */
  function accept({ id, answer }: Waiting, { answer: event, act, isLegal }: WholeAnswer): void {
    if (isDone(id)) return;
    const offer = openOffer(context, answer);
    if (typeof offer === 'string') return refusals.add(id, offer);
    if (!isLegal) return refusals.add(id, 'illegal');
    say([event], id, false);
    if (act !== undefined) say([act], idOfAction(id), false);
  }
  /** Records, refuses or keeps an answer that waits. */
  function decide(each: Waiting): void {
    const { id, answer, until } = each;
    if (isDone(id)) return;
    const offer = openOffer(context, answer);
    const waits = typeof offer === 'string' && offer !== 'answered' && until > deps.now();
    if (waits) waiting = [...waiting, each];
    else if (isOverLimit(log.journal, id.slice(0, id.indexOf(':') + 1)))
      refusals.add(id, 'illegal');
    else if (typeof offer === 'string') refusals.add(id, offer);
    else {
      const { by, taken, hit, action } = answer;
      const event: AnswerEvent = {
        kind: 'opportunity',
        by,
        ...offer,
        taken,
        ...(action !== undefined && !isAttack(action) && { action }),
        ...(hit !== undefined && { hit }),
      };
      const { key } = log;
      const later = wholeAnswer(context, event);
      if (later === null) accept(each, { answer: event, isLegal: true });
      else void later.then((whole) => key === log.key && accept(each, whole));
    }
  }
  function settle(): void {
    if (!log.ready.peek() || store.fight.peek() === null || context.last === null) return;
    const due = waiting.filter(({ answer }) => answer.fight === store.fight.peek());
    waiting = [];
    due.forEach(decide);
    for (const [id, why] of refusals.all.peek()) undo(id, why);
  }

  const settleLater = settlesOnChange(context, settle, end);
  return {
    heard({ from, of, text }) {
      const answer = readPlayerAnswer(text);
      if (!store.gm.peek() || from === store.user.peek() || !isUserId(from)) return;
      if (answer === null || answer.by !== of || answer.fight !== store.fight.peek()) return;
      const id = answerId(from, answer.key);
      if (answer.undone) {
        waiting = waiting.filter((each) => each.id !== id);
        if (log.journal.get(id) === undefined) refusals.add(id, 'withdrawn');
        return undo(id);
      }
      if (waiting.some((each) => each.id === id)) return;
      waiting = [...waiting, { id, answer, until: deps.now() + NOTE_WAIT_MS }].slice(
        -MAX_WAITING_MESSAGES,
      );
      settle();
      if (waiting.length > 0) settleLater();
    },
    refusedBy({ refused, why = [] }) {
      const reasons = new Map(why);
      for (const id of refused) undo(id, reasons.get(id) ?? 'unknown');
    },
  };
}

export const createPlayerAnswers = (
  context: RefereeContext,
  say: SayEvents,
  refusals: Refusals,
  end: AbortSignal,
): PlayerAnswers => ({
  ...sendAnswers(context, say, end),
  ...hearAnswers(context, say, refusals, end),
});
