/**
 * A round in phases at the table: records declarations, rolls and factors, and asks for the round's
 * results again whenever a declaration or roll changes.
 */
import {
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals';
import type { Cell } from '../../board/grid.ts';
import type { NewEvent } from '../../encounter/event.ts';
import type { Phases } from '../../encounter/phases.ts';
import type { SharedRound } from '../../encounter/sharedRound.ts';
import type { TimelineAnswer } from '../../rules/phased/round/event.ts';
import { judgementOf } from '../judgement.ts';
import { viewableFactors, type Factor, type PhasedRound, type RoundSharing } from '../phased.ts';
import { isOwn } from '../store.ts';
import { hashed } from './hashed.ts';
import { createInOrder } from './inOrder.ts';
import { rulesOf, type RefereeContext } from './refereeContext.ts';
import type { Happen } from './refereeWiring.ts';
import {
  answerFor,
  declaredBy,
  roundToShare,
  timelineOf,
  type AskTimeline,
  type RoundViewer,
} from './roundAnswers.ts';
import {
  allTold,
  declares,
  followsMaster,
  reachFactor,
  roundBegins,
  withdraws,
} from './roundEvents.ts';
import type { SharedRounds } from './sharedRounds.ts';
import { byHand } from './snapshotDiff.ts';

type Rounds = SharedRounds & { readonly shared: ReadonlySignal<boolean> };

const message = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** What the panels see of a round, as values of the store and the log. */
interface RoundView extends Pick<PhasedRound, 'used' | 'now' | 'sharing' | 'leads'> {
  /**
   * The part of the current round that a game master's client has revealed; null: this client does
   * not receive one.
   */
  readonly revealed: ReadonlySignal<SharedRound | null>;
  viewer(): RoundViewer;
}

function viewOf(context: RefereeContext, { heard, shared }: Rounds): RoundView {
  const { store, log } = context;
  const used = computed(() => {
    void store.judge.value;
    return rulesOf(context)?.phased === true;
  });
  const revealed = computed(() => {
    if (!used.value || store.gm.value || store.fight.value === null) return null;
    return heard.value?.round === log.encounter.value.round ? heard.value : null;
  });
  const now = computed((): Phases | null => {
    const own = used.value ? (log.encounter.value.phases ?? null) : null;
    return own === null || revealed.value === null
      ? own
      : { ...own, reached: revealed.value.reached };
  });
  const owns = (id: string): boolean => isOwn(store, id);
  return {
    used,
    revealed,
    now,
    sharing: computed((): RoundSharing => {
      if (context.commands.value.share === undefined) return 'alone';
      if (!store.gm.value) return revealed.value === null ? 'waits' : 'hears';
      if (store.fight.value === null) return 'noFight';
      return shared.value ? 'tells' : 'alone';
    }),
    leads: computed(
      () =>
        store.gm.value ||
        (revealed.value === null &&
          now.value !== null &&
          Object.keys(now.value.declared).every(owns)),
    ),
    viewer() {
      const seen = new Set(judgementOf(store).visible.value.map(({ id }) => id));
      return { gm: store.gm.peek(), sees: (id) => seen.has(id), owns, revealed: revealed.peek() };
    },
  };
}

/** Waits for the last question only: the answer to an earlier one is dropped. */
function lastAnswer<T>(
  end: AbortSignal,
  found: (answer: T) => void,
  failed: (error: unknown) => void,
): (asked: Promise<T> | null) => void {
  let last = 0;
  return (asked) => {
    const mine = ++last;
    const ifLast =
      <V>(then: (value: V) => void) =>
      (value: V): void => {
        if (mine === last && !end.aborted) then(value);
      };
    asked?.then(ifLast(found), ifLast(failed));
  };
}

/** What this client shows of the round, and forgets when there is none. */
interface Shown {
  readonly answer: Signal<TimelineAnswer | null>;
  readonly fault: Signal<string | null>;
  readonly looked: Signal<Factor | null>;
  readonly drawnPath: PhasedRound['drawnPath'];
}

/** Asks for the results of the round whenever they may have changed. */
function keepAnswer(
  { store }: RefereeContext,
  { now, revealed, viewer }: RoundView,
  ask: AskTimeline,
  shown: Shown,
  end: AbortSignal,
): () => void {
  const { answer, fault } = shown;
  const wait = lastAnswer<TimelineAnswer>(
    end,
    (found) => {
      answer.value = found;
      fault.value = null;
    },
    (error) => {
      fault.value = message(error);
    },
  );
  return effect(() => {
    const round = now.value;
    // Read these signals here, so that the question is asked again when the scene, the user's role
    // or the visible creatures change.
    void [store.amended.value, store.gm.value, store.owned.value, judgementOf(store).visible.value];
    void revealed.value;
    untracked(() => {
      const judged = round !== null && store.amended.peek() !== null;
      wait(judged ? answerFor(viewer(), round, ask) : null);
      if (judged) return;
      for (const each of [answer, fault, shown.looked, shown.drawnPath]) each.value = null;
    });
  });
}

/** Gives the part of the round that everybody may know to the notes (sharing.ts). */
function keepShared(
  { store, log }: RefereeContext,
  { now, sharing }: RoundView,
  ask: AskTimeline,
  own: SharedRounds['own'],
  end: AbortSignal,
): () => void {
  const wait = lastAnswer<SharedRound>(
    end,
    (round) => {
      own.value = round;
    },
    // If the round cannot be judged, this client shows the problem and sends nothing to other
    // clients.
    () => undefined,
  );
  return effect(() => {
    const round = now.value;
    const number = log.encounter.value.round;
    const creatures = store.observed.value?.creatures ?? [];
    void store.amended.value;
    const tells = round !== null && sharing.value === 'tells';
    untracked(() => {
      wait(tells ? roundToShare(round, number, creatures, ask) : null);
      if (!tells) own.value = null;
    });
  });
}

/** When the game master's round begins or ends, it also begins or ends on a player's client. */
const keepStep = (
  { store, log }: RefereeContext,
  used: ReadonlySignal<boolean>,
  heard: SharedRounds['heard'],
  say: (happenings: readonly NewEvent[], shared: string) => void,
): (() => void) =>
  effect(() => {
    const round = heard.value;
    const encounter = log.encounter.value;
    if (round === null || !used.value || store.gm.value || !log.ready.value) return;
    const fight = store.fight.value;
    const scene = store.observed.value;
    if (fight === null || scene === null) return;
    const event = followsMaster(encounter, round, placesIn(scene.creatures));
    const id = `s${hashed('round', `${fight} ${round.round} ${String(round.on)}`)}`;
    if (event !== null) untracked(() => say([event], id));
  });

const placesIn = (
  creatures: readonly { readonly id: string; readonly at: Cell }[] = [],
): Readonly<Record<string, Cell>> => Object.fromEntries(creatures.map(({ id, at }) => [id, at]));

export function createPhases(
  context: RefereeContext,
  happen: Happen,
  say: (happenings: readonly NewEvent[], shared: string) => void,
  rounds: Rounds,
  end: AbortSignal,
): PhasedRound {
  const { store, log } = context;
  const view = viewOf(context, rounds);
  const { used, now, sharing, leads } = view;
  const answer = signal<TimelineAnswer | null>(null);
  const fault = signal<string | null>(null);
  const looked = signal<Factor | null>(null);
  const drawnPath: PhasedRound['drawnPath'] = signal(null);
  const first = computed((): Factor => {
    if (answer.value === null) return 1;
    return answer.value.events[0]?.at ?? viewableFactors(answer.value)[0] ?? 1;
  });
  const ask = timelineOf(context.deps.asks);
  const ends = [
    keepAnswer(context, view, ask, { answer, fault, looked, drawnPath }, end),
    keepShared(context, view, ask, rounds.own, end),
    keepStep(context, used, rounds.heard, say),
  ];
  end.addEventListener('abort', () => ends.forEach((stop) => stop()), { once: true });

  const mine = (of: string): boolean => isOwn(store, of);
  const isOn = (): boolean => now.peek()?.on === true;
  const hand = () => (store.gm.peek() ? ('master' as const) : ('self' as const));

  const declarations = createInOrder<string | null>();
  let begins = false;

  /** Begins a round, once the log of its fight is loaded. */
  function begin(may: (on: boolean) => boolean, more: readonly NewEvent[] = []): void {
    if (!used.peek()) return;
    // If the host keeps the fight, its log is already open.
    if (store.fight.peek() === null) log.open(byHand(context));
    const ready = effect(() => {
      if (!log.ready.value || end.aborted) return;
      queueMicrotask(() => ready());
      untracked(() => {
        const encounter = log.encounter.peek();
        if (!may(encounter.phases?.on === true)) return;
        looked.value = null;
        happen(roundBegins(encounter, placesIn(store.observed.peek()?.creatures)), ...more);
      });
    });
  }

  return {
    used,
    now,
    answer,
    fault,
    looked,
    cursor: computed((): Factor => looked.value ?? now.value?.reached ?? first.value),
    drawnPath,
    sharing,
    leads,
    mine,
    begin() {
      // While the stored log is loading, a second press begins no second round.
      if (begins) return;
      begins = used.peek();
      begin(() => {
        begins = false;
        return true;
      });
    },
    tell: (declared, dice = {}) => begin((on) => !on, allTold(declared, dice)),
    over() {
      if (isOn()) happen({ kind: 'round', round: log.encounter.peek().round, on: false });
    },
    declare(declaration) {
      const { key } = log;
      return declarations.run(`${key} ${JSON.stringify(declaration)}`, async () => {
        const round = now.peek();
        if (key !== log.key) return '';
        if (round?.on !== true) return '';
        const { declared } = declaredBy(round, mine);
        const tried = { ...round, declared: { ...declared, [declaration.of]: declaration } };
        try {
          const { violations } = await ask(tried, view.viewer().sees);
          if (key !== log.key || !isOn()) return '';
          const events = declares(log.journal, declaration, violations, hand());
          return happen(...events).length > 0 ? null : '';
        } catch (error) {
          return message(error);
        }
      });
    },
    withdraw(of) {
      happen(...withdraws(log.journal, of, hand()));
    },
    rolled(of, what, result, from) {
      if (isOn() && Number.isSafeInteger(result)) happen({ kind: 'die', of, what, result, from });
    },
    decide(decision) {
      if (isOn()) happen({ kind: 'decision', ...decision });
    },
    reach(to) {
      const round = now.peek();
      const found = answer.peek();
      if (round?.on !== true || found === null || !leads.peek()) return;
      const event = reachFactor(round, found, to);
      if (event !== null) happen(event);
    },
  };
}
