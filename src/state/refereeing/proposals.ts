/**
 * Sends, receives and answers proposals: outcomes that a player asks the game master to accept. The
 * player's client sends the outcome to the game masters through the host's chat; their answer comes
 * back with the shared notes (sharing.ts). Both logs record an accepted outcome under one id, so
 * that it counts once. Nothing is sent about a creature that some user cannot see, because other
 * clients may receive the message too.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { creatureOf } from '../../board/board.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import type { EncounterEvent, NewEvent } from '../../encounter/event.ts';
import { readOutcome } from '../../encounter/event.ts';
import type { Journal } from '../../encounter/journal.ts';
import type { Change } from '../../rules/change.ts';
import type { SceneDocument } from '../../scene/schema.ts';
import type { Attempt, StepsAnswer } from '../attempt.ts';
import type { HostProposal } from '../host.ts';
import type {
  AskedProposal,
  CarriedOut,
  OutcomeHappening,
  Proposal,
  Proposals,
} from '../proposal.ts';
import type { AttemptsHere } from './attempts.ts';
import { createInOrder } from './inOrder.ts';
import { whenMasterLoads } from './playerMessages.ts';
import { hashed } from './hashed.ts';
import { isOpenToAll, namedIn } from './publicFacts.ts';
import type { RefereeContext } from './refereeContext.ts';
import type { Refusals } from './refusals.ts';
import { isProposal, proposalId, undoAgain, type Answers } from './sharedNotes.ts';
import { undoes } from './snapshotDiff.ts';

/** Limits of a proposal. Anything larger is not the outcome of one attempt. */
const LONGEST = 4000;
const MOST_CHANGES = 12;
const MOST_ROLLS = 8;
/** Largest number in a roll, a margin or a note. */
const LARGEST = 100_000;
/** Maximum number of waiting proposals (one for each user), and of accepted ones that are remembered. */
const MOST_WAITING = 6;
const MOST_ANSWERS = 20;
const KEY = /^[\w-]{1,40}$/;

export interface ProposalsHere extends Proposals {
  /** Takes a player's proposal from the host's chat. */
  heard(proposal: HostProposal): void;
  /** This game master's own answers, and the refusals of players' answers to opportunities. */
  readonly answers: ReadonlySignal<Answers>;
  /** Takes a game master's answers from the shared notes. `undone`: ids of events undone since. */
  answered(answers: Answers, undone: readonly string[]): void;
}

/** Parses a proposal's text; null for anything that is not an outcome of this fight. */
function outcomeIn(text: string, fight: string): { key: string; outcome: OutcomeHappening } | null {
  if (text.length > LONGEST) return null;
  try {
    const { key, fight: of, outcome } = JSON.parse(text) as Record<string, unknown>;
    const read = readOutcome(outcome);
    return typeof key === 'string' &&
      KEY.test(key) &&
      of === fight &&
      read !== null &&
      read.changes.length <= MOST_CHANGES &&
      read.rolls.length <= MOST_ROLLS
      ? { key, outcome: { ...read, by: '' } }
      : null;
  } catch {
    return null;
  }
}

/** Does the card of this outcome show only words of ours, places of the map and plausible numbers? */
function isShowable(
  { topic, rolls, changes, margin = 0 }: OutcomeHappening,
  scene: SceneDocument | null,
  isWord: (id: string) => boolean,
): boolean {
  const isOnMap = ([x, y]: Cell): boolean =>
    scene !== null && x >= 0 && y >= 0 && x < scene.grid.columns && y < scene.grid.rows;
  const isSmall = (n: number): boolean => Math.abs(n) <= LARGEST;
  const isSound = (change: Change): boolean => {
    switch (change.what) {
      case 'condition':
        return isWord(change.condition);
      case 'place':
        return isOnMap(change.from) && isOnMap(change.at);
      case 'weapon':
        return (scene?.creatures ?? []).some(
          ({ id, attacks }) => id === change.of && attacks?.some((a) => a.id === change.weapon),
        );
      case 'note':
        return isSmall(change.value);
      default:
        return true;
    }
  };
  return (
    isWord(topic) &&
    rolls.every(({ what, total, die = 0 }) => isWord(what) && isSmall(total) && isSmall(die)) &&
    changes.every(isSound) &&
    isSmall(margin)
  );
}

/** Ids of the outcomes in the log that this user has accepted. */
const acceptedBy = (journal: Journal, me: string | null): readonly string[] =>
  journal.events
    .filter((e) => e.kind === 'outcome' && e.shared === true && e.by === me)
    .slice(-MOST_ANSWERS)
    .map(({ id }) => id);

/** Has this user recorded the same outcome in this round, without asking a game master? */
function isRecorded({ events, states, state }: Journal, outcome: OutcomeHappening): boolean {
  const contentOf = ({ of, topic, target, result, changes }: OutcomeHappening): string =>
    JSON.stringify([of, topic, target, result, changes]);
  const same = contentOf(outcome);
  return events.some(
    (each, i) =>
      each.kind === 'outcome' &&
      each.shared !== true &&
      states[i]?.round === state.round &&
      contentOf(each) === same,
  );
}

/** Was this proposed in the attempt in progress? */
const isOf = ({ attempt }: AskedProposal, now: Attempt | null): boolean =>
  now?.of === attempt.of && now.topic === attempt.topic && now.target === attempt.target;

/** May this player ask the game masters to accept the outcome? */
const isAskable = (
  { store, commands }: RefereeContext,
  now: Attempt | null,
  { outcome }: StepsAnswer,
): boolean =>
  !store.gm.value &&
  commands.value.propose !== undefined &&
  store.fight.value !== null &&
  store.user.value !== null &&
  now !== null &&
  outcome !== undefined &&
  namedIn({ ...now, changes: outcome.changes }).every((id) =>
    isOpenToAll(store.observed.peek()?.creatures ?? [], id),
  );

/** A key that nobody can guess. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join('-');

/** What the referee does with the events and the tokens of a proposal. */
interface Referee {
  readonly context: RefereeContext;
  readonly happen: (happenings: readonly NewEvent[], shared?: string) => readonly string[];
  readonly attempts: Pick<
    AttemptsHere,
    'attempt' | 'end' | 'outcomeOf' | 'carryOut' | 'canMark' | 'expectPlaces'
  >;
}

/**
 * The game master's client moves the tokens of an outcome: what it has moved already is no move of
 * its own, nor is what will come. `back`: it moves them back.
 */
function carriedOut(
  { context, happen, attempts }: Referee,
  event: EncounterEvent | undefined,
  back: boolean,
): void {
  for (const change of event?.kind === 'outcome' ? event.changes : []) {
    if (change.what !== 'place' || context.last === null) continue;
    const [from, at] = back ? [change.at, change.from] : [change.from, change.at];
    const here = creatureOf(context.last.board, change.of)?.at ?? [NaN, NaN];
    if (sameCell(here, at)) happen(undoes(context, change.of, { points: [at, from] }));
    else if (sameCell(here, from)) attempts.expectPlaces([{ ...change, from, at }]);
  }
}

/** Takes an outcome back, or puts it back, as the game master's client has done. */
function agree(referee: Referee, id: string, isUndone: boolean): void {
  const { journal } = referee.context.log;
  const undo = undoAgain(journal, id, isUndone);
  if (undo === null) return;
  referee.happen([undo], `${id}.${journal.events.length}`);
  carriedOut(referee, journal.get(id), isUndone);
}

export function createProposals(
  context: RefereeContext,
  happen: Referee['happen'],
  attempts: Referee['attempts'],
  refusals: Refusals,
  end: AbortSignal,
): ProposalsHere {
  const { store, log, deps } = context;
  const referee: Referee = { context, happen, attempts };
  const all = signal<readonly (Proposal & { readonly fight: string })[]>([]);
  // Drop proposals of a fight that is over.
  const waiting = computed(() => all.value.filter(({ fight }) => fight === store.fight.value));
  const asked = signal<
    (AskedProposal & { readonly id: string; readonly outcome: OutcomeHappening }) | null
  >(null);

  let sendLast: (() => Promise<boolean>) | undefined;
  const isWaiting = (): boolean => asked.peek()?.answer === 'waiting';
  // A game master's page forgets the proposals that wait when it is reloaded.
  whenMasterLoads(context, () => void (isWaiting() && sendLast?.().catch(() => false)), end);

  // A second press while the host sends is the same proposal.
  const asks = createInOrder<boolean>();

  const creatures = () => store.observed.peek()?.creatures ?? [];
  const isHere = (id: string): boolean => creatures().some((c) => c.id === id);
  const drop = (id: string): void => {
    all.value = all.peek().filter((each) => each.id !== id);
  };

  return {
    waiting,
    asked,
    answers: computed(() => {
      void log.revision.value;
      return { accepted: acceptedBy(log.journal, store.user.value), ...refusals.told.value };
    }),

    heard({ from, by, of, text }) {
      const fight = store.fight.peek();
      if (!store.gm.peek() || fight === null || from === store.user.peek()) return;
      const read = outcomeIn(text, fight);
      if (read === null || read.outcome.of !== of) return;
      if (!namedIn(read.outcome).every(isHere)) return;
      if (!isShowable(read.outcome, store.observed.peek(), deps.hasWords ?? (() => false))) return;
      const id = proposalId(from, read.key);
      if (log.journal.get(id) !== undefined || refusals.has(id)) return;
      // A proposal that waits is not changed under the pointer; a new one has another key.
      if (waiting.peek().some((each) => each.id === id)) return;
      all.value = [
        ...waiting.peek().filter((each) => each.from !== from),
        { id, from, by, fight, outcome: read.outcome },
      ].slice(-MOST_WAITING);
    },
    markable: ({ outcome }) => attempts.canMark(outcome.changes),
    async accept(id, mark = false): Promise<CarriedOut> {
      const proposal = waiting.peek().find((each) => each.id === id);
      const none = { recorded: false, left: [], unmarked: [] };
      if (proposal === undefined) return none;
      const { outcome } = proposal;
      if (happen([{ ...outcome, by: store.user.peek() ?? '' }], id).length === 0) return none;
      drop(id);
      return { recorded: true, ...(await attempts.carryOut(outcome.changes, [id], mark)) };
    },
    refuse(id) {
      if (!waiting.peek().some((each) => each.id === id)) return;
      drop(id);
      refusals.add(id, 'refused');
    },

    askable: (answer) => isAskable(context, attempts.attempt.value, answer),
    ask: (answer, said) =>
      asks.run('', async () => {
        const outcome = attempts.outcomeOf(answer);
        const attempt = attempts.attempt.peek();
        const [fight, user] = [store.fight.peek(), store.user.peek()];
        const propose = context.commands.peek().propose;
        if (outcome === null || attempt === null || fight === null || user === null) return false;
        if (propose === undefined) return false;
        const key = randomKey();
        const text = JSON.stringify({ key, fight, outcome });
        if (text.length > LONGEST) return false;
        // The game master's client moves the tokens as soon as the outcome is accepted there.
        attempts.expectPlaces(outcome.changes);
        const [id, before] = [proposalId(user, key), asked.peek()];
        asked.value = { id, outcome, attempt, answer: 'waiting' };
        sendLast = () => propose(said, outcome.of, text);
        const sent = await sendLast().catch(() => false);
        if (!sent && asked.peek()?.id === id) asked.value = before;
        return sent;
      }),
    answered({ accepted, refused: no, outcomes = [] }, undone) {
      for (const id of [...accepted, ...no]) drop(id);
      const mine = asked.peek();
      if (mine?.answer === 'waiting' && no.includes(mine.id))
        asked.value = { ...mine, answer: 'refused' };
      if (mine?.answer === 'waiting' && accepted.includes(mine.id)) {
        asked.value = { ...mine, answer: 'accepted' };
        happen([mine.outcome], mine.id);
        if (isOf(mine, attempts.attempt.peek())) attempts.end();
      }
      for (const [name, outcome] of outcomes) {
        const id = isProposal(name) ? name : `s${hashed(name)}`;
        if (log.journal.get(id) !== undefined) agree(referee, id, undone.includes(name));
        else if (
          !undone.includes(name) &&
          namedIn(outcome).every(isHere) &&
          !isRecorded(log.journal, outcome) &&
          happen([outcome], id).length > 0
        )
          carriedOut(referee, log.journal.get(id), false);
      }
      for (const id of accepted) agree(referee, id, undone.includes(id));
    },
    withdraw() {
      asked.value = null;
    },
  };
}
