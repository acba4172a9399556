/**
 * Creates the referee of a store, which follows the snapshots until its signal aborts. Nothing here
 * touches the DOM or a host.
 */
import type { HostProposal, HostRoll } from '../host.ts';
import { batch, computed, effect, signal, untracked, type Signal } from '@preact/signals';
import { creatureOf } from '../../board/board.ts';
import type { Cell } from '../../board/grid.ts';
import type { EncounterEvent, NewEvent } from '../../encounter/event.ts';
import { logDocument } from '../../encounter/document.ts';
import { withFight } from '../../encounter/fightOntoScene.ts';
import { answersWanted } from '../../encounter/entry.ts';
import type { MayTake } from '../../encounter/entries.ts';
import type { Referee } from '../referee.ts';
import { isOwn, type Store } from '../store.ts';
import { draggedHeights } from '../heights.ts';
import { createAttempts, endWithMap, type AttemptsHere } from './attempts.ts';
import { createTakingBack } from './takeBack.ts';
import { createCombatLog, type Keeper } from './combatLog.ts';
import { MAX_JUDGED_CELLS, rulesOf, type RefereeContext } from './refereeContext.ts';
import { createLogCommands } from './logCommands.ts';
import { newMemory, type Shift } from './observed.ts';
import { endHolds } from './endedHolds.ts';
import { createOtherModes } from './otherModes.ts';
import { createHolding } from './heldMoves.ts';
import { createPhases } from './phases.ts';
import { limitedPosts } from './unentitledRolls.ts';
import { createPlayerActs } from './playerActs.ts';
import { createPlayerAnswers } from './playerAnswers.ts';
import { isOpenToAll } from './publicFacts.ts';
import { createProposals, type ProposalsHere } from './proposals.ts';
import { createRefusals, type Refusals } from './refusals.ts';
import { NO_MASTERS, type Answers } from './sharedNotes.ts';
import { createReturns } from './returns.ts';
import { createSharedRounds } from './sharedRounds.ts';
import { createSharing } from './sharing.ts';
import type { Deps, Happen, TableCommands, Wired } from './refereeWiring.ts';
import { createTurnCommands } from './turnCommands.ts';
import { snapshotChanges, type Expecting } from './snapshotDiff.ts';
import { createMoveTrails } from './moveTrails.ts';

export type { Deps, TableCommands, Wired } from './refereeWiring.ts';
export type { CombatLog, Keeper } from './combatLog.ts';

/** Number of log entries that are shown. */
const SHOWN = 300;

export interface Refereeing {
  readonly referee: Referee;
  readonly wired: Wired;
}

/** Whether a creature may take one more opportunity, by the present board; null: unknown. */
const mayTake =
  (store: Store): MayTake =>
  (by, taken) => {
    const judge = store.judge.peek();
    const c = judge === null ? undefined : creatureOf(judge.board, by);
    if (judge === null || c === undefined) return null;
    const { allowed, unknown } = judge.rules.canTakeOpportunity(judge, {
      ...c,
      opportunitiesTaken: taken,
    });
    return unknown === undefined ? allowed : null;
  };

const contextOf = (store: Store, deps: Deps, keeper: Keeper | undefined): RefereeContext => ({
  store,
  deps,
  log: createCombatLog(deps.now, mayTake(store), keeper),
  trails: createMoveTrails(deps.now),
  commands: signal<TableCommands>({}),
  masters: signal(NO_MASTERS),
  last: null,
  map: '',
  memory: newMemory(),
  left: new Set(),
  rolled: new Set(),
  unjudged: MAX_JUDGED_CELLS,
  movements: new Map(),
});

/** Compares each snapshot with the one before, and follows drags and policies; returns the ends. */
const follow = (
  context: RefereeContext,
  expecting: Expecting,
  settle: () => void,
): readonly (() => void)[] => [
  effect(() => {
    const { store, log } = context;
    const scene = store.observed.value;
    const map = store.map.value;
    const fight = store.fight.value;
    void log.ready.value;
    if (scene === null || map === '') return;
    untracked(() =>
      batch(() => {
        snapshotChanges(context, expecting, scene, map, fight);
        settle();
        const ended = endHolds(context, (events, id) => log.happen(events, id, false));
        if (ended) settle();
      }),
    );
  }),
  effect(() => {
    const { store, trails } = context;
    const drag = store.drag.value;
    const heights = draggedHeights(store);
    if (drag === null) return;
    const seen = heights === null ? drag : { ...drag, heights };
    untracked(() => trails.dragged(seen, store.modeInForce.peek()));
  }),
  effect(() => {
    const holds = Object.values(context.deps.policies.value).some(
      (policy) => policy === 'ask' || policy === 'enforce',
    );
    context.commands.value.guard?.(holds);
  }),
  effect(() => {
    const { of, mode } = chosenMode(context.store);
    context.commands.value.choose?.(of, mode);
  }),
];

/**
 * The movement mode to report with this user's next move, and the creature; empty texts: the usual
 * one, or nobody else may hear of it.
 */
function chosenMode({ drag, selection, fight, observed, rules, modeInForce }: Store): {
  readonly of: string;
  readonly mode: string;
} {
  const of = drag.value?.of ?? selection.value[0];
  const mode = modeInForce.value;
  const isReported =
    of !== undefined &&
    fight.value !== null &&
    rules.value !== undefined &&
    mode !== rules.value.modes.usual &&
    isOpenToAll(observed.value?.creatures ?? [], of);
  return isReported ? { of, mode } : { of: '', mode: '' };
}

/** Players' answers and actions, which reach the game masters alike. */
function createPlayers(
  context: RefereeContext,
  say: Parameters<typeof createPlayerActs>[1],
  refusals: Refusals,
  end: AbortSignal,
) {
  const answers = createPlayerAnswers(context, say, refusals, end);
  const acts = createPlayerActs(context, say, refusals, answers.sent, end);
  return {
    sent: answers.sent,
    record: answers.record,
    declared: acts.record,
    undone(event: EncounterEvent): void {
      answers.undone(event);
      acts.undone(event);
    },
    heard(proposal: HostProposal): void {
      answers.heard(proposal);
      acts.heard(proposal);
    },
    answered(said: Answers, undone: readonly string[]): void {
      answers.refusedBy(said);
      acts.told(said, undone);
    },
  };
}

/** Game masters' answers to proposals, and to players' answers and actions, travel in one note. */
const answeredAll = (
  proposals: ProposalsHere,
  players: ReturnType<typeof createPlayers>,
): Pick<ProposalsHere, 'answers' | 'answered'> => ({
  answers: proposals.answers,
  answered(said, undone) {
    proposals.answered(said, undone);
    players.answered(said, undone);
  },
});

/** The whole log as JSON text, with the names of the creatures in it. */
function exported({ store, log, deps }: RefereeContext): string {
  const { events, base } = log.journal;
  const told = JSON.stringify([events, base]);
  const names = Object.fromEntries(
    (store.observed.peek()?.creatures ?? []).flatMap(({ id, name }) =>
      name === undefined || !told.includes(JSON.stringify(id)) ? [] : [[id, name]],
    ),
  );
  const ruleset = store.ruleset.peek();
  return JSON.stringify(logDocument(log.journal, { ruleset, names }, new Date(deps.now())));
}

/** Does the card belong to no action that the ruleset knows? It would only hide an open offer. */
function isIdleCard(context: RefereeContext, roll: HostRoll): boolean {
  const { board } = context.last ?? {};
  const c = board && creatureOf(board, roll.of);
  const action = c && rulesOf(context)?.usual?.rolled(c, roll);
  return roll.kind === 'use' && action === undefined;
}

/** What the referee does with a roll in the host's chat. */
function hearing(
  context: RefereeContext,
  attempts: Pick<AttemptsHere, 'heard'>,
  rolled: Signal<HostRoll | null>,
  happen: Happen,
): Wired['rolled'] {
  const { store, log } = context;
  const uncounted = limitedPosts();
  return (roll) => {
    if (context.last !== null && creatureOf(context.last.board, roll.of) !== undefined)
      context.rolled.add(roll.of);
    if (isIdleCard(context, roll)) return;
    if (roll.posted === undefined) {
      // A check counts only as a die of an attempt; other rolls are shown to the user.
      if (!attempts.heard(roll) && roll.kind !== 'check') rolled.value = roll;
      return;
    }
    const said = uncounted(roll, `${store.fight.peek() ?? ''} ${log.encounter.peek().round}`);
    if (said !== null) happen(said);
  };
}

/** Keeps the board of the present snapshot with the fight. */
function settleBoard(context: RefereeContext, changed: () => void): void {
  const { store, log } = context;
  const scene = store.observed.peek();
  const board = store.board.peek();
  if (scene === null || board === null || !log.ready.peek()) return;
  // If the creatures change, the creatures that may take an opportunity may change too.
  if (board.creatures !== context.last?.board.creatures && log.entries.offers().length > 0)
    log.refresh();
  context.last = { scene, map: store.map.peek(), level: store.level.peek(), board };
  changed();
}

export function createReferee(
  store: Store,
  deps: Deps,
  end: AbortSignal,
  keeper?: Keeper,
): Refereeing {
  const context = contextOf(store, deps, keeper);
  const { log, trails, commands } = context;
  const holding = createHolding(context);
  const back = createTakingBack(context);
  const rolled = signal<HostRoll | null>(null);
  const shown = signal<{ readonly cell: Cell; readonly size: number } | null>(null);
  const entries = computed(() => (log.revision.value, log.entries.list(SHOWN)));

  store.fought.value = (scene) => withFight(scene, log.encounter.value);
  const settle = (): void => settleBoard(context, holding.changed);
  const say = (happenings: readonly NewEvent[], id?: string, shared?: boolean): readonly string[] =>
    batch(() => {
      const ids = log.happen(happenings, id, shared);
      if (context.last?.scene === store.observed.peek()) settle();
      return ids;
    });
  const happen: Happen = (...happenings) => say(happenings);
  const attempts = createAttempts(context, happen, store.gm);
  const refusals = createRefusals(context, say);
  const proposals = createProposals(context, say, attempts, refusals, end);
  const players = createPlayers(context, say, refusals, end);
  const rounds = createSharedRounds();
  const sharing = createSharing(context, say, rounds, answeredAll(proposals, players), end);
  const placed = (shift: Shift): boolean => back.placed(shift) || attempts.placed(shift);
  const ends = [
    endWithMap(store.map, attempts),
    ...follow(context, { placed, made: holding.made }, settle),
  ];
  end.addEventListener(
    'abort',
    () => {
      ends.forEach((stop) => stop());
      store.fought.value = null;
    },
    { once: true },
  );

  const referee: Referee = {
    encounter: log.encounter,
    entries,
    offers: computed(() => (log.revision.value, log.entries.offers())),
    waiting: computed(
      () =>
        entries.value.reduce((sum, entry) => sum + answersWanted(entry), 0) +
        proposals.waiting.value.length,
    ),
    shared: sharing.shared,
    phases: createPhases(context, happen, say, { ...rounds, shared: sharing.shared }, end),
    attempts,
    proposals,
    ...createTurnCommands(context, happen, end),
    tells: players.sent,
    ...createLogCommands(context, happen, {
      ...players,
      undone(event) {
        if (event.kind === 'outcome') attempts.unmake(event);
        players.undone(event);
      },
    }),
    ...createOtherModes(context, happen),
    ...createReturns(context, happen),
    rolled,
    answered(id) {
      if (rolled.peek()?.id === id) rolled.value = null;
    },
    canFollow: (of) => commands.value.follow !== undefined && isOwn(store, of),
    follow: async (of, path) =>
      isOwn(store, of) && ((await commands.peek().follow?.(of, path)) ?? false),
    canTakeBack: back.can,
    takeBack: back.takeBack,
    exported: () => exported(context),
    policies: deps.policies,
    setPolicy(kind, policy) {
      deps.setPolicies({ ...deps.policies.peek(), [kind]: policy });
    },
    setPolicies: deps.setPolicies,
    stops: computed(() => commands.value.guard !== undefined),
    held: holding.held,
    goOn: holding.goOn,
    goBack: holding.goBack,
    shown,
    show(cell, size = 1) {
      shown.value = { cell, size };
    },
  };

  const wired: Wired = {
    moved(move) {
      const board = context.last?.board;
      trails.reported(move, board === undefined ? undefined : creatureOf(board, move.of)?.at);
    },
    intends: holding.intends,
    rolled: hearing(context, attempts, rolled, happen),
    proposed(proposal) {
      proposals.heard(proposal);
      players.heard(proposal);
    },
    notes: sharing.notes,
    commands(now) {
      commands.value = now;
    },
  };
  store.referee.value = referee;
  return { referee, wired };
}
