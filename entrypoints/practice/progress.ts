/**
 * Decides which rulings of a lesson the user has seen. A ruling is done once its act
 * (scenarios/acts.ts) has happened at the table and the engine has given the answer that the lesson
 * expects. At the start of a lesson, no ruling counts as done.
 */
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import * as z from 'zod/mini';
import type { Act } from '../../adapters/practice/scenarios/act.ts';
import { actOf, MODE_OF } from '../../adapters/practice/scenarios/acts.ts';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import {
  rulesetsOf,
  type Expectation,
  type Scenario,
} from '../../adapters/practice/scenarios/scenario.ts';
import { tokensOf, type PracticeTable } from '../../adapters/practice/table.ts';
import type { PracticeHost } from '../../adapters/practice/host.ts';
import { sameCell, type Cell } from '../../src/board/grid.ts';
import type { Entry } from '../../src/encounter/entry.ts';
import { answer } from '../../src/judge/answer.ts';
import { Misasked } from '../../src/judge/questions/question.ts';
import type { TableStorage } from '../../src/settings/table.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import type { JudgedPath } from '../../src/state/paths.ts';
import type { Store } from '../../src/state/store.ts';
import { holds } from './rulings.ts';

/**
 * Milliseconds for which a dragged token must rest before its path counts; the path of a dropped
 * token counts at once.
 */
const RESTED = 350;

export interface Progress {
  /** Indexes of the rulings that are done, as in `expect` of the current lesson. */
  readonly done: ReadonlySignal<ReadonlySet<number>>;
  /** Ids of lessons whose rulings are all done. */
  readonly finished: ReadonlySignal<ReadonlySet<string>>;
  /** How many times panels have requested a list of actions from the engine. */
  readonly asks: ReadonlySignal<number>;
  /** Call this when a panel has asked the engine a question. */
  asked(ask: object): void;
}

/** A movement as the screen describes it. */
export interface Walk {
  readonly of: string;
  readonly mode: string;
  readonly path: readonly Cell[];
  readonly cost: number;
  /** Code of the path's first violation. */
  readonly broken: string | undefined;
  /** Creatures that get an attack of opportunity. */
  readonly provokes: readonly string[];
  /**
   * Number of further threatened squares left, for which the enemy has already made its attack of
   * opportunity.
   */
  readonly repeats: number;
}

export const walkOf = ({ of, mode, path, verdict, broken }: JudgedPath): Walk => ({
  of: of.id,
  mode,
  path,
  cost: verdict.cost,
  broken: broken?.code,
  provokes: verdict.opportunities.map(({ by }) => by),
  repeats: verdict.opportunities.reduce((n, { again }) => n + again.length, 0),
});

const asList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
const sorted = (all: readonly unknown[]): string => [...new Set(all)].sort().join();

/** Movement modes that apply to a drag only if the user chooses them. */
const CHOSEN = new Set(['step', 'withdraw', 'charge', 'run']);

/** Does this movement show the ruling: the same act, with the same result? */
export function walked(walk: Walk, act: Act & { kind: 'drag' }, { expect }: Expectation): boolean {
  if (walk.of !== act.of) return false;
  const chosen = act.mode !== undefined && CHOSEN.has(act.mode);
  if (chosen ? walk.mode !== act.mode : CHOSEN.has(walk.mode)) return false;
  const [end, meant] = [walk.path.at(-1), act.path.at(-1)];
  if (act.exact === true && (end === undefined || meant === undefined || !sameCell(end, meant)))
    return false;
  if (act.around === true && walk.repeats < 2) return false;
  const provoked = asList(expect['opportunities']);
  if (
    provoked !== undefined &&
    sorted(provoked.map((o) => field(o, 'by'))) !== sorted(walk.provokes)
  )
    return false;
  const [fault] = asList(expect['violations']) ?? [];
  const code = field(fault, 'code');
  // If a path is too long for the ruling's mode, the screen either shows it as too long or changes
  // to a mode that uses a second action.
  if (code === 'over-speed') return walk.broken === code || walk.mode !== act.mode;
  if (expect['legal'] === false || code !== undefined)
    return walk.broken !== undefined && (code === undefined || walk.broken === code);
  if (expect['legal'] === true && walk.broken !== undefined) return false;
  return act.exact !== true || expect['cost'] === undefined || walk.cost === expect['cost'];
}

/**
 * The movement of a log entry; null if the entry is not a movement, was undone, or is a token set
 * down without a path.
 */
function walkIn({ event, undone }: Entry): Walk | null {
  if (event.kind !== 'move' || event.seen === 'placed' || undone !== undefined) return null;
  return {
    of: event.of,
    mode: event.mode,
    path: event.path,
    cost: event.cost,
    broken: event.ruling.faults[0]?.code,
    provokes: event.ruling.provoked.map(({ by }) => by),
    repeats: 0,
  };
}

/**
 * The actions that a creature has made since the present turn began, as action ids of the
 * questions' JSON.
 */
function actionsOf(of: string, entries: readonly Entry[]): readonly string[] {
  const begun = entries.findLastIndex(({ event }) => event.kind === 'turn');
  return entries.slice(begun + 1).flatMap(({ event, undone }) => {
    if (undone !== undefined || !('of' in event) || event.of !== of) return [];
    if (event.kind === 'act' && event.as === undefined) return [event.action];
    if (event.kind !== 'move' || event.seen === 'placed') return [];
    return Object.keys(MODE_OF).filter((action) => MODE_OF[action] === event.mode);
  });
}

const within = (some: readonly string[], all: readonly string[]): boolean => {
  let at = 0;
  for (const one of all) if (one === some[at]) at += 1;
  return at === some.length;
};

const LESSONS = z.record(z.string().check(z.maxLength(100)), z.array(z.number()));
const KEY = 'lessons';

export interface ProgressOf {
  readonly host: PracticeHost;
  readonly store: Store;
  readonly scenario: ReadonlySignal<Scenario>;
  readonly table: ReadonlySignal<PracticeTable>;
}

export function followProgress(
  { host, store, scenario, table }: ProgressOf,
  storage: Pick<TableStorage, 'load' | 'save'>,
  end: AbortSignal,
): Progress {
  const seen = signal<Readonly<Record<string, readonly number[]>>>({});
  const done = signal<ReadonlySet<number>>(new Set());
  const finished = signal<ReadonlySet<string>>(new Set());
  const judgement = judgementOf(store);
  /** Cells on which the lesson placed its creatures. */
  let laid: ReadonlyMap<string, Cell> = new Map();
  /** Ids of the log entries made before the lesson began. */
  let before: ReadonlySet<string> = new Set();
  /** Targets that the lesson itself set at its start; they do not count as an act of the user. */
  let preset: readonly string[] = [];

  storage.load(KEY).then(
    (kept) => {
      const parsed = LESSONS.safeParse(kept).data;
      if (parsed !== undefined && !end.aborted) seen.value = { ...parsed, ...seen.peek() };
    },
    () => undefined,
  );

  const judged = (ask: unknown): unknown => {
    const scene = store.amended.peek();
    if (scene === null) return undefined;
    try {
      return answer(
        { ...scene, ruleset: store.ruleset.peek(), creatures: hanging(scene.creatures ?? []) },
        ask,
      );
    } catch (error) {
      if (error instanceof Misasked) return undefined;
      throw error;
    }
  };
  /** The creatures; a dragged creature is at the end of its path. */
  const hanging = <T extends { readonly id: string; readonly at: Cell }>(
    all: readonly T[],
  ): T[] => {
    const drag = store.drag.peek();
    const at = drag?.path.at(-1);
    return all.map((c) =>
      at !== undefined && c.id === drag?.of ? { ...c, at: [at[0], at[1]] } : c,
    );
  };
  const agrees = (e: Expectation, ask: unknown = e.ask): boolean => holds(judged(ask), e.expect);
  const placed = (id: string): Cell | undefined =>
    hanging(tokensOf(host.table)).find((token) => token.id === id)?.at;
  const entries = (): readonly Entry[] =>
    (store.referee.peek()?.entries.peek() ?? []).filter(({ id }) => !before.has(id));

  const mark = (test: (act: Act, e: Expectation) => boolean): void => {
    const lesson = scenario.peek();
    if (lesson.scene !== undefined || store.map.peek() !== `practice:${lesson.id}`) return;
    const now = seen.peek()[lesson.id] ?? [];
    const more = lesson.expect.flatMap((e, i) =>
      !now.includes(i) && rulesetsOf(lesson, e).includes(store.ruleset.peek()) && test(actOf(e), e)
        ? [i]
        : [],
    );
    if (more.length === 0) return;
    seen.value = { ...seen.peek(), [lesson.id]: [...now, ...more] };
    storage.save(KEY, seen.peek());
  };

  const walks = (walk: Walk): void =>
    mark((act, e) => {
      if (act.kind === 'drag') return walked(walk, act, e);
      if (act.kind !== 'safest' || walk.of !== act.of) return false;
      const goal = walk.path.at(-1);
      return goal !== undefined && sameCell(goal, act.ends) && walk.provokes.length === 0;
    });
  /**
   * Marks the rulings as done whose acts depend on creatures' positions, the pointer, or the log.
   */
  const stands = (): void => {
    const subject = store.subject.peek()?.id;
    const pointed =
      judgement.hovered.peek()?.id ??
      (host.table.targets === preset ? undefined : host.table.targets[0]);
    mark((act, e) => {
      switch (act.kind) {
        case 'stand':
          return (
            Object.entries(act.places).every(([id, at]) => {
              const now = placed(id);
              return now !== undefined && sameCell(now, at);
            }) && agrees(e)
          );
        case 'point':
          return (
            pointed === act.at && (act.from === undefined || subject === act.from) && agrees(e)
          );
        case 'select':
          return subject === act.of && store.selection.peek()[0] !== scenario.peek().select;
        case 'turn': {
          const made = actionsOf(act.of, entries());
          return store.fight.peek() !== null && within(act.actions, made);
        }
        default:
          return false;
      }
    });
  };

  const asks = signal(0);
  const asked = (ask: object): void => {
    if (field(ask, 'ask') === 'actions') asks.value += 1;
    // The check waits until the panel has drawn its answer.
    queueMicrotask(() =>
      untracked(() => {
        if (end.aborted) return;
        const of = field(ask, 'of');
        mark((act, e) => {
          switch (act.kind) {
            case 'actions':
              return (
                ['actions', 'act'].includes(String(field(ask, 'ask'))) &&
                of === act.of &&
                act.away.every((id) => {
                  const [now, was] = [placed(id), laid.get(id)];
                  return now !== undefined && was !== undefined && !sameCell(now, was);
                }) &&
                agrees(e)
              );
            case 'attack':
              return (
                field(ask, 'ask') === 'attack' &&
                field(ask, 'from') === act.from &&
                field(ask, 'to') === act.to &&
                (act.with === undefined || field(ask, 'with') === act.with) &&
                agrees(e, e.ask['action'] === undefined ? e.ask : ask)
              );
            case 'steps':
              return (
                field(ask, 'ask') === 'steps' &&
                of === act.of &&
                field(ask, 'topic') === act.topic &&
                field(ask, 'target') === act.to &&
                Object.entries(act.chosen ?? {}).every(
                  ([key, option]) => field(field(ask, 'chosen'), key) === option,
                ) &&
                (!act.rolled || field(judged(ask), 'outcome') !== undefined)
              );
            case 'turn': {
              const last = act.actions.at(-1);
              const made = actionsOf(act.of, entries());
              if (field(ask, 'ask') !== 'actions' || of !== act.of || last === undefined)
                return false;
              const [step] = asList(e.expect['steps'])?.slice(-1) ?? [];
              const legal = field(step, 'legal') ?? e.expect['legal'];
              return (
                store.fight.peek() !== null &&
                within(act.actions.slice(0, -1), made) &&
                field(judged({ ask: 'act', of, action: last }), 'legal') === legal
              );
            }
            default:
              return false;
          }
        });
      }),
    );
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: JudgedPath | null = null;
  /**
   * Records the state at the start of a lesson, when another lesson is on the table or the same one
   * was reset.
   */
  const begins = (): void => {
    laid = new Map(tokensOf(host.table).map((token) => [token.id, token.at]));
    before = new Set(
      store.referee
        .peek()
        ?.entries.peek()
        .map((entry) => entry.id),
    );
    preset = host.table.targets;
    last = null;
  };
  begins();
  const stops = [
    effect(() => {
      const path = judgement.path.value;
      clearTimeout(timer);
      if (path !== null && store.drag.value !== null) {
        last = path;
        timer = setTimeout(() => untracked(() => walks(walkOf(path))), RESTED);
      } else {
        // A drop reports its move in the same task. If no move was reported, the drag was canceled.
        queueMicrotask(() => {
          if (store.drag.peek() === null) last = null;
        });
      }
    }),
    effect(() => {
      if (!store.safeHeld.value) return;
      const safe = judgement.safe.value;
      if (safe !== null)
        untracked(() => walks({ ...walkOf({ ...safe.judged, planned: false, placed: false }) }));
    }),
    effect(() => {
      void [
        store.subject.value,
        judgement.hovered.value,
        store.targets.value,
        store.drag.value,
        table.value,
        store.ruleset.value,
        store.fight.value,
      ];
      const all = store.referee.value?.entries.value ?? [];
      untracked(() => {
        stands();
        const newest = all.at(-1);
        const walk = newest === undefined || before.has(newest.id) ? null : walkIn(newest);
        if (walk !== null) walks(walk);
      });
    }),
    effect(() => {
      const lesson = scenario.value;
      const all = seen.value;
      batch(() => {
        done.value = new Set(all[lesson.id] ?? []);
        finished.value = new Set(
          SCENARIOS.filter((s) => isFinished(s, all[s.id])).map(({ id }) => id),
        );
      });
    }),
  ];
  host.subscribe((change) => {
    if (change === 'map') begins();
  }, end);
  host.watch(
    {
      moved: ({ of }) => {
        const dropped = last;
        last = null;
        if (dropped?.of.id === of) untracked(() => walks(walkOf(dropped)));
      },
    },
    end,
  );
  end.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    },
    { once: true },
  );
  return { done, finished, asks, asked };
}

const isFinished = ({ expect }: Scenario, seen: readonly number[] = []): boolean =>
  expect.some((e) => actOf(e).kind !== 'read') &&
  expect.every((e, i) => actOf(e).kind === 'read' || e.under !== undefined || seen.includes(i));
