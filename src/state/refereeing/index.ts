/**
 * Creates the referee of a store, which follows the snapshots until its signal aborts. Nothing here
 * touches the DOM or a host.
 */
import type { HostRoll } from '../host.ts';
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { creatureOf } from '../../board/board.ts';
import type { Cell } from '../../board/grid.ts';
import type { Happening } from '../../encounter/event.ts';
import { logDocument } from '../../encounter/document.ts';
import { LONGEST_MOVEMENT, meantAs } from '../../encounter/judgeMove.ts';
import { laidOver } from '../../encounter/fightOntoScene.ts';
import { goesOn, turnSoFar } from '../../encounter/turnSoFar.ts';
import { MODES } from '../../rules/verdict.ts';
import type { Offer } from '../../encounter/entry.ts';
import type { Referee } from '../referee.ts';
import { isOwn, type Store } from '../store.ts';
import { draggedHeights } from '../heights.ts';
import { createAttempts, endWithMap } from './attempts.ts';
import { createTakingBack } from './takeBack.ts';
import { createCombatLog, type Keeper } from './combatLog.ts';
import { MOST_JUDGED, moveFrom, remember, type RefereeContext } from './refereeContext.ts';
import { judged } from './declaring.ts';
import { createHolding } from './holding.ts';
import { createPhases } from './phases.ts';
import { posting } from './posting.ts';
import { createProposals } from './proposals.ts';
import { createSharedRounds } from './sharedRounds.ts';
import { createSharing } from './sharing.ts';
import type { Deps, TableCommands, Wired } from './refereeWiring.ts';
import { turnByHand } from './turns.ts';
import { byHand, watch } from './watching.ts';
import { createMoveTrails } from './moveTrails.ts';

export type { Deps, TableCommands, Wired } from './refereeWiring.ts';
export type { CombatLog, Keeper } from './combatLog.ts';

/** Number of log entries that are shown. */
const SHOWN = 300;

export interface Refereeing {
  readonly referee: Referee;
  readonly wired: Wired;
}

export function createReferee(
  store: Store,
  deps: Deps,
  end: AbortSignal,
  keeper?: Keeper,
): Refereeing {
  const mayTake = (by: string, taken: number): boolean | null => {
    const judge = store.judge.peek();
    const c = judge === null ? undefined : creatureOf(judge.board, by);
    if (judge === null || c === undefined) return null;
    const { allowed, unknown } = judge.rules.canTakeOpportunity(judge, {
      ...c,
      opportunitiesTaken: taken,
    });
    return unknown === undefined ? allowed : null;
  };
  const log = createCombatLog(deps.now, mayTake, keeper);
  const context: RefereeContext = {
    store,
    deps,
    log,
    trails: createMoveTrails(deps.now),
    commands: signal<TableCommands>({}),
    last: null,
    map: '',
    absent: new Map(),
    left: new Set(),
    unjudged: MOST_JUDGED,
    movements: new Map(),
  };
  const holding = createHolding(context);
  const back = createTakingBack(context);
  const rolled = signal<HostRoll | null>(null);
  const uncounted = posting();
  const shown = signal<{ readonly cell: Cell; readonly size: number } | null>(null);
  const entries = computed(() => (log.revision.value, log.entries.list(SHOWN)));
  const offers = computed(() => (log.revision.value, log.entries.offers()));
  const driven = computed(() => store.fight.value !== null);

  store.fought.value = (scene) => laidOver(scene, log.encounter.value);
  const settle = (): void => {
    const scene = store.observed.peek();
    const board = store.board.peek();
    if (scene === null || board === null || !log.ready.peek()) return;
    // If the creatures change, the creatures that may take an opportunity may change too.
    if (board.creatures !== context.last?.board.creatures && log.entries.offers().length > 0)
      log.refresh();
    context.last = { scene, map: store.map.peek(), level: store.level.peek(), board };
    holding.changed();
  };
  const say = (happenings: readonly Happening[], shared?: string): readonly string[] =>
    batch(() => {
      const ids = log.happen(happenings, shared);
      if (context.last?.scene === store.observed.peek()) settle();
      return ids;
    });
  const happen = (...happenings: Happening[]): readonly string[] => say(happenings);
  const attempts = createAttempts(context, happen, store.gm);
  const proposals = createProposals(context, say, attempts);
  const rounds = createSharedRounds();
  const sharing = createSharing(
    context,
    (happenings, shared) => {
      say(happenings, shared);
    },
    rounds,
    proposals,
    end,
  );
  const ends = [
    endWithMap(store.map, attempts),
    effect(() => {
      const scene = store.observed.value;
      const map = store.map.value;
      const fight = store.fight.value;
      void log.ready.value;
      if (scene === null || map === '') return;
      untracked(() =>
        batch(() => {
          watch(
            context,
            { placed: (shift) => back.placed(shift) || attempts.placed(shift), made: holding.made },
            scene,
            map,
            fight,
          );
          settle();
        }),
      );
    }),
    effect(() => {
      const drag = store.drag.value;
      const heights = draggedHeights(store);
      if (drag === null) return;
      const seen = heights === null ? drag : { ...drag, heights };
      untracked(() => context.trails.dragged(seen, store.modeInForce.peek()));
    }),
    effect(() => {
      const holds = Object.values(deps.policies.value).some(
        (policy) => policy === 'ask' || policy === 'enforce',
      );
      context.commands.value.guard?.(holds);
    }),
  ];
  end.addEventListener(
    'abort',
    () => {
      ends.forEach((stop) => stop());
      store.fought.value = null;
    },
    { once: true },
  );

  const known = (id: string): boolean => log.journal.get(id) !== undefined;
  const answer = ({ event, nth, provoked }: Offer, taken: boolean): Happening => ({
    kind: 'opportunity',
    by: provoked.by,
    of: event,
    nth,
    taken,
  });

  const referee: Referee = {
    encounter: log.encounter,
    entries,
    offers,
    driven,
    held: holding.held,
    policies: deps.policies,
    shown,
    attempts,
    proposals,
    rolled,
    phases: createPhases(context, happen, say, { ...rounds, shared: sharing.shared }, end),
    waiting: computed(
      () => entries.value.filter(({ open }) => open).length + proposals.waiting.value.length,
    ),
    shared: sharing.shared,
    stops: computed(() => context.commands.value.guard !== undefined),

    startTurn(of) {
      if (driven.peek()) return;
      log.open(byHand(context));
      // The stored log may still be loading.
      const stop = effect(() => {
        if (!log.ready.value || driven.peek() || end.aborted) return;
        queueMicrotask(() => stop());
        untracked(() => happen(...turnByHand(log.journal, of)));
      });
    },
    endFight() {
      if (!driven.peek() && log.encounter.peek().on) happen({ kind: 'combat', on: false });
    },
    surprise(aware) {
      if (log.encounter.peek().on) happen({ kind: 'combat', on: true, aware: aware ?? [] });
    },

    async declare(declaration) {
      if (declaration.as === undefined) happen(...goesOn(log.journal, declaration.of));
      const happenings = await judged(context, declaration);
      return happenings !== null && happen(...happenings).length > 0;
    },
    condition(of, condition, on) {
      happen({ kind: 'condition', of, condition, on, from: 'said' });
    },
    resume(of) {
      happen({ kind: 'wait', of, how: null });
    },
    answered(id) {
      if (rolled.peek()?.id === id) rolled.value = null;
    },

    async take(offer, action) {
      if (action === undefined || action === 'attack' || action === 'melee-attack')
        return happen(answer(offer, true)).length > 0;
      const act = await judged(context, {
        of: offer.provoked.by,
        action,
        target: offer.against,
        as: 'opportunity',
      });
      return act !== null && happen(answer(offer, true), ...act).length > 0;
    },
    pass(offer) {
      happen(answer(offer, false));
    },

    allow(of, note) {
      if (known(of)) happen({ kind: 'allow', of, by: '', ...(note !== undefined && { note }) });
    },
    dismiss(of) {
      if (known(of)) happen({ kind: 'dismiss', of });
    },
    canFollow: (of) => context.commands.value.follow !== undefined && isOwn(context.store, of),
    async follow(of, path) {
      const { store, commands } = context;
      return isOwn(store, of) && ((await commands.peek().follow?.(of, path)) ?? false);
    },
    canTakeBack: back.can,
    takeBack: back.takeBack,
    undo(id) {
      const event = log.journal.get(id);
      happen(...undoing(context, id));
      if (event?.kind === 'outcome') attempts.unmake(event);
    },
    otherModes({ id }) {
      const read = context.movements.get(id);
      if (read === undefined || read.movement.chosen || !isLast(context, id)) return [];
      const { start, movement: now } = read;
      return MODES.filter((mode) => {
        if (mode === now.mode || mode === 'minimum' || (mode === 'step' && now.path.length > 2))
          return false;
        // Every step costs at least one cell, so a very long path exceeds any speed without being
        // judged.
        if (now.path.length > LONGEST_MOVEMENT && deps.policies.peek().speed !== 'off')
          return false;
        const { legal, opportunities } = meantAs(start, now, mode).verdict;
        return (
          legal &&
          (mode === 'charge' ||
            !now.verdict.legal ||
            opportunities.length < now.verdict.opportunities.length)
        );
      });
    },
    reread(id, mode) {
      const read = context.movements.get(id);
      const event = log.journal.get(id);
      if (read === undefined || event?.kind !== 'move' || !isLast(context, id)) return;
      const movement = meantAs(read.start, read.movement, mode);
      const happening = moveFrom(movement, { joins: id, hand: event.hand, caveats: event.caveats });
      for (const made of happen(happening))
        remember(context, made, { start: read.start, movement });
    },
    turnOf(of) {
      void log.revision.value;
      return log.encounter.value.on && log.ready.value ? turnSoFar(log.journal, of) : null;
    },

    setPolicy(kind, policy) {
      deps.setPolicies({ ...deps.policies.peek(), [kind]: policy });
    },
    setPolicies: deps.setPolicies,
    exported() {
      const names = Object.fromEntries(
        (store.observed.peek()?.creatures ?? []).flatMap(({ id, name }) =>
          name === undefined ? [] : [[id, name]],
        ),
      );
      return JSON.stringify(
        logDocument(log.journal, { ruleset: store.ruleset.peek(), names }, new Date(deps.now())),
      );
    },
    goOn: holding.goOn,
    goBack: holding.goBack,
    show(cell, size = 1) {
      shown.value = { cell, size };
    },
  };

  const wired: Wired = {
    moved(move) {
      context.trails.reported(
        move,
        context.last === null ? undefined : creatureOf(context.last.board, move.of)?.at,
      );
    },
    intends: holding.intends,
    rolled(roll) {
      if (roll.posted === undefined) {
        // A check counts only as a die of an attempt; other rolls are shown to the user.
        if (!attempts.heard(roll) && roll.kind !== 'check') rolled.value = roll;
        return;
      }
      const said = uncounted(roll, `${store.fight.peek() ?? ''} ${log.encounter.peek().round}`);
      if (said !== null) happen(said);
    },
    proposed: proposals.heard,
    notes: sharing.notes,
    commands(commands) {
      context.commands.value = commands;
    },
  };
  store.referee.value = referee;
  return { referee, wired };
}

/** Whether a move may still be judged as another mode: only until its creature moves again. */
const isLast = ({ log: { journal } }: RefereeContext, id: string): boolean => {
  const moves = journal.movement(id);
  return moves?.at(-1)?.id === id && !journal.undone(id);
};

/**
 * Undo events for an event. For a move they undo the last event about it, for any other event the
 * event itself.
 */
function undoing({ log: { journal } }: RefereeContext, id: string): Happening[] {
  const event = journal.get(id);
  if (event === undefined || journal.undone(id)) return [];
  if (event.kind === 'move') {
    const said = journal.events.findLast(
      (e) =>
        (e.kind === 'allow' || e.kind === 'dismiss' || e.kind === 'opportunity') &&
        e.of === id &&
        !journal.undone(e.id),
    );
    return said === undefined ? [] : [{ kind: 'undo', of: said.id }];
  }
  if (event.kind === 'combat' || event.kind === 'turn' || event.kind === 'round') return [];
  // Delaying and readying are recorded as two events, the declaration and the wait: undo both.
  const next = journal.events[journal.placeOf(event) + 1];
  const waits =
    event.kind === 'act' && next?.kind === 'wait' && next.of === event.of && next.how !== null;
  return [{ kind: 'undo', of: id }, ...(waits ? [{ kind: 'undo' as const, of: next.id }] : [])];
}
