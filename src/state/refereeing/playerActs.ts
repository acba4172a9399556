/**
 * Players' own actions that change what other creatures may do (Disengage, Dodge, withdraw), on
 * tables where players may not write the shared data. The player's client records the action and
 * sends it to the game masters as it sends an answer (playerAnswers.ts). Their clients judge it
 * themselves, record it under the same id and share it with their notes; an illegal one they refuse,
 * and then the player's client undoes it. An action that anybody has undone stays undone, so clients
 * agree in whatever order they hear of it.
 *
 * Only an action that says nothing but its name is sent: no target, weapon or path. Who acts is what
 * the host says of the message's author; the text does not contain it.
 */
import type { AnswerRefusal, EncounterEvent, EventOf, NewEvent } from '../../encounter/event.ts';
import { readPlayerAct, type PlayerAct } from '../../encounter/playerAct.ts';
import type { Journal } from '../../encounter/journal.ts';
import { goesOn, resumedState } from '../../encounter/turnSoFar.ts';
import type { HostProposal } from '../host.ts';
import type { ActionDeclaration } from '../referee.ts';
import { judgeDeclaration } from './judgeDeclaration.ts';
import { NOTE_WAIT_MS } from './noteReading.ts';
import type { PlayerAnswers } from './playerAnswers.ts';
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
import { rulesOf, type RefereeContext } from './refereeContext.ts';
import type { Refusals } from './refusals.ts';
import { actId, isPlayerAct, type Answers } from './sharedNotes.ts';

export interface PlayerActs {
  /** Records this user's action, and sends it if it is a player's; returns the event's ids. */
  record(declaration: ActionDeclaration, judged: readonly NewEvent[]): readonly string[];
  /** Sends that this player has undone an action. */
  undone(event: EncounterEvent): void;
  /** Takes a player's action from the host's chat. */
  heard(proposal: HostProposal): void;
  /** Takes players' actions, and refusals of them, from a game master's note. */
  told(said: Answers, undone: readonly string[]): void;
}

type NewAct = NewEvent & { readonly kind: 'act' };
/** An action of a player that waits until its creature is on turn and the rules are asked. */
interface Waiting {
  readonly id: string;
  readonly of: string;
  readonly action: string;
  readonly round: number;
  readonly fight: string;
  /** Its user; null: a game master's note contains it, and it is not refused here. */
  readonly from: string | null;
  /** Time until which it waits for the snapshot of its turn. */
  readonly until: number;
}

/**
 * The action, if it changes how its creature is judged on other clients: it gives or ends a
 * condition, or declares a movement mode that no client assumes by itself. Null: it does not.
 */
function tellable(context: RefereeContext, judged: readonly NewEvent[]): NewAct | null {
  const [act, ...more] = judged;
  const modes = rulesOf(context)?.modes;
  if (act?.kind !== 'act' || more.length > 0 || act.reaction === true || modes === undefined)
    return null;
  const { mode, gains = [], loses = [] } = act;
  const assumed = [modes.usual, modes.near, modes.far, modes.step];
  const declares = mode !== undefined && !assumed.includes(mode);
  return declares || gains.length > 0 || loses.length > 0 ? act : null;
}

const isOpen = ({ store }: RefereeContext, of: string): boolean =>
  isOpenToAll(store.observed.peek()?.creatures ?? [], of);

/** A player's side: records the action and sends it. */
function sendActs(
  context: RefereeContext,
  say: SayEvents,
  sent: PlayerAnswers['sent'],
  end: AbortSignal,
): Pick<PlayerActs, 'record' | 'undone'> {
  const { store, log, deps } = context;
  function send({ id, of, action }: EventOf<'act'>, undone = false): void {
    const entry = log.entries.list().find((each) => each.id === id);
    if (entry === undefined || !isOpen(context, of)) return;
    const act: PlayerAct = {
      key: id.slice(id.indexOf(':') + 1),
      fight: store.fight.peek() ?? '',
      round: entry.round,
      action,
      ...(undone && { undone: true as const }),
    };
    void sendToMasters(context, deps.said?.(entry) ?? '', of, act);
  }
  whenMasterLoads(
    context,
    () => {
      if (!sent.peek()) return;
      sendAgain(context, actId(store.user.peek()!, ''), (id, undone) => {
        const event = log.journal.get(id);
        if (event?.kind === 'act') send(event, undone);
      });
    },
    end,
  );
  return {
    record({ of, action: _, ...more }, judged) {
      const act = tellable(context, judged);
      const isWhole = Object.values(more).every((value) => value === undefined || value === false);
      const isSent =
        act !== null &&
        isWhole &&
        sent.peek() &&
        store.owned.peek().includes(of) &&
        isOpen(context, of);
      if (!isSent) return say(judged);
      const ids = say(judged, actId(store.user.peek()!, randomKey()), false);
      const event = ids[0] === undefined ? undefined : log.journal.get(ids[0]);
      if (event?.kind === 'act') send(event);
      return ids;
    },
    undone(event) {
      if (event.kind !== 'act' || !sent.peek()) return;
      if (event.id.startsWith(actId(store.user.peek()!, ''))) send(event, true);
    },
  };
}

function isTheirTurn(journal: Journal, { of, round }: Waiting): boolean {
  const { on, active, round: now } = resumedState(journal, of);
  return on && active === of && now === round;
}

/** The other clients' side: records the actions that fit this log, and refuses the others. */
function hearActs(
  context: RefereeContext,
  say: SayEvents,
  refusals: Refusals,
  end: AbortSignal,
): Pick<PlayerActs, 'heard' | 'told'> {
  const { store, log, deps } = context;
  let waiting: readonly Waiting[] = [];
  let isRunning = false;
  /** Actions of notes that this client could not record. */
  const left = new Set<string>();
  const isDone = (id: string): boolean =>
    log.journal.get(id) !== undefined || refusals.has(id) || left.has(id);
  const isOnTurn = (each: Waiting): boolean => isTheirTurn(log.journal, each);
  const undo = undoesMessages(context, say, 'act');
  function refuse({ id, from }: Waiting, why: AnswerRefusal): void {
    if (from === null) left.add(id);
    else refusals.add(id, why);
  }
  /** Judges an action by this client's own log, and records or refuses it. */
  async function decide(each: Waiting): Promise<void> {
    const { id, of, action, round, from } = each;
    if (isDone(id)) return;
    if (log.encounter.peek().round !== round) return refuse(each, 'past');
    const isTooMany = from !== null && isOverLimit(log.journal, actId(from, ''));
    if (!isOpen(context, of) || isTooMany) return refuse(each, 'illegal');
    const { key } = log;
    const onTurn = isOnTurn(each);
    const judged = await judgeDeclaration(context, { of, action });
    if (end.aborted || key !== log.key || isDone(id)) return;
    // The turn has changed while the rules were asked.
    if (onTurn !== isOnTurn(each)) {
      waiting = [each, ...waiting];
      return;
    }
    const act = tellable(context, judged?.happenings ?? []);
    const isLegal = judged?.isLegal === true;
    // A game master has recorded what a note contains: in its turn it counts here as well.
    if (act === null || (!isLegal && (each.from !== null || !onTurn)))
      return refuse(each, onTurn || act === null ? 'illegal' : 'past');
    say(goesOn(log.journal, of));
    say([act], id, each.from === null);
  }
  async function run(): Promise<void> {
    if (isRunning || end.aborted) return;
    isRunning = true;
    try {
      for (;;) {
        if (!log.ready.peek() || store.fight.peek() === null || context.last === null) return;
        waiting = waiting.filter(({ fight }) => fight === store.fight.peek());
        const next = waiting.find((each) => isOnTurn(each) || each.until <= deps.now());
        if (next === undefined) return;
        waiting = waiting.filter((each) => each !== next);
        await decide(next);
      }
    } finally {
      isRunning = false;
    }
  }
  function settle(): void {
    for (const [id, why] of refusals.all.peek()) undo(id, why);
    void run();
  }
  function wait(each: Omit<Waiting, 'fight' | 'until'>): void {
    const fight = store.fight.peek();
    if (fight === null || isDone(each.id) || waiting.some(({ id }) => id === each.id)) return;
    waiting = [...waiting, { ...each, fight, until: deps.now() + NOTE_WAIT_MS }].slice(
      -MAX_WAITING_MESSAGES,
    );
    settle();
    if (waiting.length > 0) settleLater();
  }

  const settleLater = settlesOnChange(context, settle, end);
  return {
    heard({ from, of, text }) {
      const act = readPlayerAct(text);
      if (!store.gm.peek() || from === store.user.peek() || !isUserId(from)) return;
      if (act === null || act.fight !== store.fight.peek()) return;
      const { key, action, round } = act;
      const id = actId(from, key);
      if (act.undone !== true) return wait({ id, of, action, round, from });
      waiting = waiting.filter((each) => each.id !== id);
      if (log.journal.get(id) === undefined) refusals.add(id, 'withdrawn');
      undo(id);
    },
    told({ acts = [], refused, why = [] }, undone) {
      const reasons = new Map(why);
      for (const id of refused) undo(id, reasons.get(id) ?? 'illegal');
      for (const [id, of, round, action] of acts)
        if (!isPlayerAct(id)) continue;
        else if (undone.includes(id)) undo(id);
        else if (!refused.includes(id)) wait({ id, of, action, round, from: null });
    },
  };
}

export const createPlayerActs = (
  context: RefereeContext,
  say: SayEvents,
  refusals: Refusals,
  sent: PlayerAnswers['sent'],
  end: AbortSignal,
): PlayerActs => ({
  ...sendActs(context, say, sent, end),
  ...hearActs(context, say, refusals, end),
});
