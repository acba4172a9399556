/**
 * A round in phases at the table: judges and records declarations, and asks for the round's results
 * again whenever a declaration or roll changes.
 */
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Cell } from '../../board/grid.ts';
import { folded } from '../../chat/names.ts';
import type { Happening, Ruling } from '../../encounter/event.ts';
import { NO_PHASES, type Phases } from '../../encounter/phases.ts';
import { about, type SharedRound } from '../../encounter/sharedRound.ts';
import type { TimelineAnswer } from '../../rules/phased/event.ts';
import type { Asks } from '../asks.ts';
import { judgementOf } from '../judgement.ts';
import {
  by,
  factorsOf,
  faultBy,
  questionOf,
  revealed,
  type Factor,
  type PhasedRound,
  type RoundSharing,
} from '../phased.ts';
import { isOwn } from '../store.ts';
import { hashed } from './hashed.ts';
import { rulesOf, type RefereeContext } from './refereeContext.ts';
import type { SharedRounds } from './sharedRounds.ts';
import { byHand } from './watching.ts';

type Places = Readonly<Record<string, Cell>>;

const message = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const SILENT: Ruling = { faults: [], provoked: [], unknown: [], rules: [] };

/** The time before any factor: a player's view at the start. */
const BEFORE_ALL = 0;

async function ask(
  asks: Asks,
  round: Phases,
  known: (id: string) => boolean,
  upTo?: Factor,
): Promise<TimelineAnswer> {
  const question = questionOf(round, known);
  const end = upTo === 'end' ? {} : upTo === undefined ? {} : { upTo };
  return asks({ ask: 'timeline', ...question, ...end }, round.places);
}

export function createPhases(
  context: RefereeContext,
  happen: (...happenings: Happening[]) => readonly string[],
  say: (happenings: readonly Happening[], shared: string) => void,
  rounds: SharedRounds & { readonly shared: ReadonlySignal<boolean> },
  end: AbortSignal,
): PhasedRound {
  const { store, log, deps } = context;
  const used = computed(() => {
    void store.judge.value;
    return rulesOf(context)?.phased === true;
  });
  /**
   * The part of the current round that a game master's client has revealed; null: this client does
   * not receive one.
   */
  const revealedNow = computed(() => {
    const { heard } = rounds;
    if (!used.value || store.gm.value || store.fight.value === null) return null;
    return heard.value?.round === log.encounter.value.round ? heard.value : null;
  });
  const now = computed((): Phases | null => {
    const own = used.value ? (log.encounter.value.phases ?? null) : null;
    return own === null || revealedNow.value === null
      ? own
      : { ...own, reached: revealedNow.value.reached };
  });
  const sharing = computed((): RoundSharing => {
    if (context.commands.value.share === undefined) return 'alone';
    if (!store.gm.value) return revealedNow.value === null ? 'waits' : 'hears';
    if (store.fight.value === null) return 'noFight';
    return rounds.shared.value ? 'tells' : 'alone';
  });
  const answer = signal<TimelineAnswer | null>(null);
  const fault = signal<string | null>(null);
  const looked = signal<Factor | null>(null);
  const drawnPath: PhasedRound['drawnPath'] = signal(null);
  const factors = computed(() => (answer.value === null ? [] : factorsOf(answer.value)));
  const first = computed((): Factor => answer.value?.events[0]?.at ?? factors.value[0] ?? 1);
  const cursor = computed((): Factor => looked.value ?? now.value?.reached ?? first.value);

  const mine = (of: string): boolean => isOwn(store, of);
  const leads = computed(
    () =>
      store.gm.value ||
      (revealedNow.value === null &&
        now.value !== null &&
        Object.keys(now.value.declared).every(mine)),
  );
  const seen = (): ReadonlySet<string> =>
    new Set(judgementOf(store).visible.value.map(({ id }) => id));

  async function asked(round: Phases): Promise<TimelineAnswer> {
    const known = seen();
    const all = (id: string): boolean => known.has(id);
    if (store.gm.peek()) return ask(deps.asks, round, all);
    const own = (id: string): boolean => known.has(id) && mine(id);
    const ahead = {
      ...round,
      declared: Object.fromEntries(Object.entries(round.declared).filter(([id]) => own(id))),
    };
    const shared = revealedNow.peek();
    if (shared !== null) {
      const theirs = await ask(deps.asks, ahead, all);
      // For creatures that this user has not declared for, use only what the game master's client
      // reports.
      const declared = (id: string): boolean => own(id) && Object.hasOwn(round.declared, id);
      const visible = { ...theirs, toRoll: [], violations: [], ...about(shared, all) };
      return revealed(visible, theirs, declared, round.reached);
    }
    const [shown, theirs] = await Promise.all([
      ask(deps.asks, round, all, round.reached ?? BEFORE_ALL),
      ask(deps.asks, ahead, all),
    ]);
    return revealed(shown, theirs, own, round.reached);
  }

  /** Whether the host shows the creature to everybody. */
  const isOpen = (id: string): boolean =>
    store.observed.peek()?.creatures?.some((c) => c.id === id && c.visibleTo === undefined) ===
    true;
  /** Whether a text contains no name of a creature that is hidden from players. */
  const isPlain = (text: string): boolean =>
    store.observed
      .peek()
      ?.creatures?.every(
        ({ name = '', visibleTo }) =>
          visibleTo === undefined || folded(name) === '' || !folded(text).includes(folded(name)),
      ) === true;
  /**
   * The part of the round that everybody may know: everything up to the factor that was reached.
   */
  async function toTell(round: Phases, number: number): Promise<SharedRound> {
    const { on, reached } = round;
    const known = await ask(deps.asks, round, isOpen, reached ?? BEFORE_ALL);
    return { round: number, on, reached, ...about(known, isOpen, isPlain) };
  }

  let latest = 0;
  const stop = effect(() => {
    const round = now.value;
    // Read these signals here, so that the question is asked again when the scene, the user's role
    // or the visible creatures change.
    void [store.amended.value, store.gm.value, store.owned.value, judgementOf(store).visible.value];
    void revealedNow.value;
    const mineNow = ++latest;
    if (round === null || store.amended.peek() === null) {
      untracked(() => {
        answer.value = null;
        fault.value = null;
        looked.value = null;
        drawnPath.value = null;
      });
      return;
    }
    untracked(() => asked(round)).then(
      (found) => {
        if (mineNow === latest && !end.aborted) {
          answer.value = found;
          fault.value = null;
        }
      },
      (error: unknown) => {
        if (mineNow === latest && !end.aborted) fault.value = message(error);
      },
    );
  });
  let lastTold = 0;
  const stopTelling = effect(() => {
    const round = now.value;
    const number = log.encounter.value.round;
    void store.amended.value;
    const mineNow = ++lastTold;
    if (round === null || sharing.value !== 'tells') {
      untracked(() => {
        rounds.own.value = null;
      });
      return;
    }
    untracked(() => toTell(round, number)).then(
      (toShare) => {
        if (mineNow === lastTold && !end.aborted) rounds.own.value = toShare;
      },
      // If the round cannot be judged, this client shows the problem and sends nothing to other
      // clients.
      () => undefined,
    );
  });
  /** When the game master's round begins or ends, it also begins or ends on a player's client. */
  const stopHearing = effect(() => {
    const heard = rounds.heard.value;
    const { round, phases } = log.encounter.value;
    if (heard === null || !used.value || store.gm.value || !log.ready.value) return;
    const fight = store.fight.value;
    if (fight === null || store.observed.value === null) return;
    const begins = heard.on && (phases === undefined || round < heard.round);
    const ends = !heard.on && phases?.on === true && round === heard.round;
    if (!begins && !ends) return;
    untracked(() =>
      say(
        [{ kind: 'round', round: heard.round, on: heard.on, ...(begins && { places: places() }) }],
        `s${hashed('round', `${fight} ${heard.round} ${String(heard.on)}`)}`,
      ),
    );
  });
  end.addEventListener('abort', () => [stop, stopTelling, stopHearing].forEach((each) => each()), {
    once: true,
  });

  const places = (): Places =>
    Object.fromEntries((store.observed.peek()?.creatures ?? []).map(({ id, at }) => [id, at]));
  const hand = () => (store.gm.peek() ? ('master' as const) : ('self' as const));
  /** Undo events for a creature's declaration in force. */
  const standing = (of: string): readonly Happening[] => {
    const { events, undone } = log.journal;
    const last = events.findLast(
      (event) =>
        event.kind === 'round' ||
        (event.kind === 'declaration' && event.of === of && !undone(event.id)),
    );
    return last?.kind === 'declaration' ? [{ kind: 'undo', of: last.id }] : [];
  };

  /** Begins or ends a round, once the log of its fight is loaded. */
  function started(may: (on: boolean) => boolean, more: readonly Happening[] = []): void {
    if (!used.peek()) return;
    // If the host keeps the fight, its log is already open.
    if (store.fight.peek() === null) log.open(byHand(context));
    const ready = effect(() => {
      if (!log.ready.value || end.aborted) return;
      queueMicrotask(() => ready());
      untracked(() => {
        const { on, round, phases } = log.encounter.peek();
        if (!may(phases?.on === true)) return;
        looked.value = null;
        happen(
          {
            kind: 'round',
            round: !on ? 1 : phases === undefined ? Math.max(1, round) : round + 1,
            on: true,
            places: places(),
          },
          ...more,
        );
      });
    });
  }

  return {
    used,
    now,
    answer,
    fault,
    looked,
    cursor,
    drawnPath,
    sharing,
    leads,
    mine,
    begin: () => started(() => true),
    tell: (declared, dice = {}) =>
      started(
        (on) => !on,
        [
          ...declared.map((says): Happening => ({
            kind: 'declaration',
            of: says.of,
            says,
            hand: 'master',
            ruling: SILENT,
          })),
          ...Object.entries(dice).flatMap(([what, results]) =>
            Object.entries(results).map(([of, result]): Happening => ({
              kind: 'die',
              of,
              what,
              result,
              from: 'typed',
            })),
          ),
        ],
      ),
    over() {
      if (now.peek()?.on === true)
        happen({ kind: 'round', round: log.encounter.peek().round, on: false });
    },
    async declare(declaration) {
      const round = now.peek();
      const { key } = log;
      if (round?.on !== true) return '';
      const { of } = declaration;
      const tried: Phases = {
        ...NO_PHASES,
        ...round,
        declared: {
          ...Object.fromEntries(Object.entries(round.declared).filter(([id]) => mine(id))),
          [of]: declaration,
        },
      };
      const known = seen();
      try {
        const { violations } = await ask(deps.asks, tried, (id) => known.has(id));
        if (key !== log.key || now.peek()?.on !== true) return '';
        const faults = violations
          .filter((v) => v.of === of)
          .map(({ code, rules, at }) => ({
            code,
            rules,
            ...faultBy(code, declaration),
            ...(Array.isArray(at) && { at: at as unknown as Cell }),
          }));
        const ruling: Ruling = { ...SILENT, faults };
        return happen(...standing(of), {
          kind: 'declaration',
          of,
          says: declaration,
          hand: hand(),
          ruling,
        }).length > 0
          ? null
          : '';
      } catch (error) {
        return message(error);
      }
    },
    withdraw(of) {
      const before = standing(of);
      if (before.length > 0)
        happen(...before, { kind: 'declaration', of, says: null, hand: hand(), ruling: SILENT });
    },
    rolled(of, what, result, from) {
      if (now.peek()?.on === true && Number.isSafeInteger(result))
        happen({ kind: 'die', of, what, result, from });
    },
    decide(decision) {
      if (now.peek()?.on === true) happen({ kind: 'decision', ...decision });
    },
    reach(to) {
      const round = now.peek();
      const found = answer.peek();
      if (
        round?.on !== true ||
        found === null ||
        !leads.peek() ||
        (round.reached !== null && by(to, round.reached))
      )
        return;
      const due = found.events.filter(
        ({ at }) => by(at, to) && (round.reached === null || !by(at, round.reached)),
      );
      happen({ kind: 'factor', to, due, rules: found.rules });
    },
  };
}
