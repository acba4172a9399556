/**
 * Decides which rulings of a lesson the user has seen. A ruling is done once its act
 * (scenarios/acts.ts) has happened at the table and the engine has given the answer that the lesson
 * expects. At the start of a lesson, no ruling counts as done.
 */
import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import * as z from 'zod/mini';
import type { Act } from '../../adapters/practice/scenarios/act.ts';
import { actShowing } from '../../adapters/practice/scenarios/acts.ts';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import {
  rulesetsOf,
  type Expectation,
  type Scenario,
} from '../../adapters/practice/scenarios/scenario.ts';
import { tokensOf, type PracticeTable } from '../../adapters/practice/table.ts';
import type { PracticeHost } from '../../adapters/practice/host.ts';
import type { Cell } from '../../src/board/grid.ts';
import { answer } from '../../src/judge/answer.ts';
import { Misasked } from '../../src/judge/questions/question.ts';
import type { TableStorage } from '../../src/settings/tableChoices.ts';
import { judgementOf, type Judgement } from '../../src/state/judgement.ts';
import type { JudgedPath } from '../../src/state/paths.ts';
import type { Store } from '../../src/state/store.ts';
import {
  field,
  shownByAnswer,
  shownByTable,
  shownByWalk,
  walkIn,
  walkOf,
  type Evidence,
  type Walk,
} from './evidence.ts';

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

const LESSONS = z.record(z.string().check(z.maxLength(100)), z.array(z.number()));
const KEY = 'lessons';

export interface ProgressOf {
  readonly host: PracticeHost;
  readonly store: Store;
  readonly scenario: ReadonlySignal<Scenario>;
  readonly table: ReadonlySignal<PracticeTable>;
}

/** The creatures; a dragged creature is at the end of its path. */
function dragged<T extends { readonly id: string; readonly at: Cell }>(
  store: Store,
  all: readonly T[],
): T[] {
  const drag = store.drag.peek();
  const at = drag?.path.at(-1);
  return all.map((c) => (at !== undefined && c.id === drag?.of ? { ...c, at: [at[0], at[1]] } : c));
}

/** The engine's answer at the table; undefined if the question does not fit it. */
function judged(store: Store, ask: unknown): unknown {
  const scene = store.amended.peek();
  if (scene === null) return undefined;
  const creatures = dragged(store, scene.creatures ?? []);
  try {
    return answer({ ...scene, ruleset: store.ruleset.peek(), creatures }, ask);
  } catch (error) {
    if (error instanceof Misasked) return undefined;
    throw error;
  }
}

/** The progress of the lessons at one practice table. */
class LessonProgress implements Progress {
  readonly done = signal<ReadonlySet<number>>(new Set());
  readonly finished = signal<ReadonlySet<string>>(new Set());
  readonly asks = signal(0);
  private readonly seen = signal<Readonly<Record<string, readonly number[]>>>({});
  /** Cells on which the lesson placed its creatures. */
  private laid: ReadonlyMap<string, Cell> = new Map();
  /** Ids of the log entries made before the lesson began. */
  private before: ReadonlySet<string> = new Set();
  /** Targets that the lesson itself set at its start; they do not count as an act of the user. */
  private preset: readonly string[] = [];
  /** The last path of the drag that goes on or was just dropped. */
  private last: JudgedPath | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly judgement: Judgement;
  private readonly at: ProgressOf;
  private readonly storage: Pick<TableStorage, 'load' | 'save'>;
  private readonly end: AbortSignal;

  constructor(at: ProgressOf, storage: Pick<TableStorage, 'load' | 'save'>, end: AbortSignal) {
    this.at = at;
    this.storage = storage;
    this.end = end;
    this.judgement = judgementOf(at.store);
    storage.load(KEY).then(
      (kept) => {
        const parsed = LESSONS.safeParse(kept).data;
        if (parsed !== undefined && !end.aborted)
          this.seen.value = { ...parsed, ...this.seen.peek() };
      },
      () => undefined,
    );
    this.begin();
    const stops = [
      effect(() => this.followDrag()),
      effect(() => this.followSafePath()),
      effect(() => this.followTable()),
      effect(() => this.tell()),
    ];
    at.host.subscribe((change) => {
      if (change === 'map') this.begin();
    }, end);
    at.host.watch(
      {
        moved: ({ of }) => {
          const dropped = this.last;
          this.last = null;
          if (dropped?.of.id === of) untracked(() => this.walks(walkOf(dropped)));
        },
      },
      end,
    );
    end.addEventListener(
      'abort',
      () => {
        clearTimeout(this.timer);
        stops.forEach((stop) => stop());
      },
      { once: true },
    );
  }

  asked(ask: object): void {
    if (field(ask, 'ask') === 'actions') this.asks.value += 1;
    // The check waits until the panel has drawn its answer.
    queueMicrotask(() =>
      untracked(() => {
        if (this.end.aborted) return;
        this.mark((act, e) => shownByAnswer(act, e, ask, this.evidence()));
      }),
    );
  }

  /**
   * Records the state at the start of a lesson, when another lesson is on the table or the same one
   * was reset.
   */
  private begin(): void {
    const { host, store } = this.at;
    this.laid = new Map(tokensOf(host.table).map((token) => [token.id, token.at]));
    this.before = new Set(
      store.referee
        .peek()
        ?.entries.peek()
        .map((entry) => entry.id),
    );
    this.preset = host.table.targets;
    this.last = null;
  }

  private evidence(): Evidence {
    const { host, store } = this.at;
    return {
      placed: (id) => dragged(store, tokensOf(host.table)).find((token) => token.id === id)?.at,
      laid: (id) => this.laid.get(id),
      fighting: store.fight.peek() !== null,
      entries: (store.referee.peek()?.entries.peek() ?? []).filter(
        ({ id }) => !this.before.has(id),
      ),
      judged: (ask) => judged(store, ask),
    };
  }

  /** Marks the rulings of the lesson that pass the test as done. */
  private mark(test: (act: Act, e: Expectation) => boolean): void {
    const { store, scenario } = this.at;
    const lesson = scenario.peek();
    if (lesson.scene !== undefined || store.map.peek() !== `practice:${lesson.id}`) return;
    const now = this.seen.peek()[lesson.id] ?? [];
    const more = lesson.expect.flatMap((e, i) =>
      !now.includes(i) &&
      rulesetsOf(lesson, e).includes(store.ruleset.peek()) &&
      test(actShowing(e), e)
        ? [i]
        : [],
    );
    if (more.length === 0) return;
    this.seen.value = { ...this.seen.peek(), [lesson.id]: [...now, ...more] };
    this.storage.save(KEY, this.seen.peek());
  }

  private walks(walk: Walk): void {
    this.mark((act, e) => shownByWalk(act, e, walk));
  }

  private followDrag(): void {
    const path = this.judgement.path.value;
    clearTimeout(this.timer);
    if (path !== null && this.at.store.drag.value !== null) {
      this.last = path;
      this.timer = setTimeout(() => untracked(() => this.walks(walkOf(path))), RESTED);
    } else {
      // A drop reports its move in the same task. If no move was reported, the drag was canceled.
      queueMicrotask(() => {
        if (this.at.store.drag.peek() === null) this.last = null;
      });
    }
  }

  private followSafePath(): void {
    if (!this.at.store.safeHeld.value) return;
    const safe = this.judgement.safe.value;
    if (safe !== null)
      untracked(() => this.walks(walkOf({ ...safe.judged, planned: false, placed: false })));
  }

  /** Marks the rulings whose acts depend on positions, the pointer, the selection, or the log. */
  private followTable(): void {
    const { host, store, scenario, table } = this.at;
    const { hovered } = this.judgement;
    void [store.targets.value, store.drag.value, table.value];
    void [store.ruleset.value, store.fight.value];
    const subject = store.subject.value?.id;
    const pointer = hovered.value?.id;
    const newest = store.referee.value?.entries.value.at(-1);
    untracked(() => {
      const { targets } = host.table;
      const attention = {
        subject,
        pointed: pointer ?? (targets === this.preset ? undefined : targets[0]),
        selected: store.selection.peek()[0] !== scenario.peek().select,
      };
      this.mark((act, e) => shownByTable(act, e, { ...this.evidence(), ...attention }));
      const walk = newest === undefined || this.before.has(newest.id) ? null : walkIn(newest);
      if (walk !== null) this.walks(walk);
    });
  }

  private tell(): void {
    const lesson = this.at.scenario.value;
    const all = this.seen.value;
    batch(() => {
      this.done.value = new Set(all[lesson.id] ?? []);
      this.finished.value = new Set(
        SCENARIOS.filter((s) => isFinished(s, all[s.id])).map(({ id }) => id),
      );
    });
  }
}

export const followProgress = (
  at: ProgressOf,
  storage: Pick<TableStorage, 'load' | 'save'>,
  end: AbortSignal,
): Progress => new LessonProgress(at, storage, end);

const isFinished = ({ expect }: Scenario, seen: readonly number[] = []): boolean =>
  expect.some((e) => actShowing(e).kind !== 'read') &&
  expect.every(
    (e, i) => actShowing(e).kind === 'read' || e.under !== undefined || seen.includes(i),
  );
