/** State of the practice page: its lesson, its table, and the actions on its card. */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { PracticeHost } from '../../adapters/practice/host.ts';
import { withLocalNames } from '../../adapters/practice/scenarios/localizedNames.ts';
import { openedScene } from '../../adapters/practice/scenarios/opened.ts';
import { SCENARIOS } from '../../adapters/practice/scenarios/index.ts';
import type { Scenario } from '../../adapters/practice/scenarios/scenario.ts';
import { layTable, type PracticeTable } from '../../adapters/practice/table.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import type { Store } from '../../src/state/store.ts';
import type { TableStorage } from '../../src/settings/tableChoices.ts';
import { lessonLanguage } from './lessonLanguage.ts';
import { followProgress, type Progress } from './progress.ts';

export interface Session {
  readonly host: PracticeHost;
  /** The referee's state and the user's choices; a lesson sets the movement mode when it starts. */
  readonly store: Store;
  readonly scenario: ReadonlySignal<Scenario>;
  /** The current table. `gm`: is the user its game master? */
  readonly table: ReadonlySignal<PracticeTable>;
  readonly gm: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** The lessons that the user has completed. */
  readonly progress: Progress;
  choose(scenario: Scenario): void;
  /**
   * Opens a scene document instead of a lesson. Returns a text about the mistake in it, or null.
   */
  open(text: string, name: string): string | null;
  reset(): void;
  undo(): void;
  redo(): void;
}

export function createSession(
  first: Scenario,
  store: Store,
  storage: Pick<TableStorage, 'load' | 'save'>,
  signal_: AbortSignal,
): Session {
  const lay = (s: Scenario): PracticeTable => {
    const table = layTable(s);
    // Names are translated only in lessons; creatures of the user's own scene keep their names.
    return s.scene === undefined
      ? {
          ...table,
          scene: withLocalNames(
            table.scene,
            untracked(() => lessonLanguage.value),
          ),
        }
      : table;
  };
  const suited = suit(store);
  suited(first);
  store.mode.value = first.mode ?? '';
  const scenario = signal(first);
  const canUndo = signal(false);
  const canRedo = signal(false);
  const host = new PracticeHost(lay(first));
  const table = signal(host.table);
  const gm = signal(host.gm);
  host.subscribe((change) => {
    table.value = host.table;
    if (change !== 'scene') return;
    gm.value = host.gm;
    canUndo.value = host.table.past.length > 0;
    canRedo.value = host.table.future.length > 0;
  }, signal_);
  const stop = effect(() => {
    const language = lessonLanguage.value;
    // The change is untracked, so that this effect depends only on the language, not on signals
    // that the change reads.
    untracked(() => {
      if (scenario.value.scene === undefined)
        host.apply((t) => ({ ...t, scene: withLocalNames(t.scene, language) }));
    });
  });
  signal_.addEventListener('abort', stop, { once: true });

  const choose = (next: Scenario, opened = false): void => {
    scenario.value = next;
    suited(next, opened);
    store.mode.value = next.mode ?? '';
    host.lay(lay(next));
  };
  return {
    host,
    store,
    scenario,
    table,
    gm,
    canUndo,
    canRedo,
    progress: followProgress({ host, store, scenario, table }, storage, signal_),
    choose: (next) => choose(next),
    open(text, name) {
      const opened = openedScene(text, name);
      if (!opened.ok) return opened.fault;
      choose(opened.scenario, true);
      return null;
    },
    reset: () => choose(scenario.value),
    undo: () => host.undo(),
    redo: () => host.redo(),
  };
}

/**
 * Creates a function that chooses a ruleset for a lesson, if the present ruleset does not fit its
 * cells or is not among those that the lesson teaches. It takes the first of these that fits: the
 * scene's own ruleset, the user's last ruleset for such cells, the present ruleset, and then all
 * rulesets in their order. A scene that was just opened always uses its own ruleset, if that fits.
 * A ruleset that was chosen only for one lesson or scene is replaced by the user's own at the next
 * one.
 */
function suit(store: Store): (scenario: Scenario, opened?: boolean) => void {
  const last = new Map<string, Ruleset>();
  /** Id of the ruleset that was chosen only for a lesson. */
  let brought: string | null = null;
  return ({ hexes, scene, teaches }, opened = false) => {
    const now = rulesetOf(store.ruleset.peek());
    const kind = scene?.grid.kind ?? (hexes === undefined ? 'square' : 'hex');
    const fits = (r: Ruleset | undefined): boolean =>
      r?.grid === kind && (teaches === undefined || teaches.includes(r.id));
    if (now !== undefined && now.id !== brought) last.set(now.grid, now);
    const brings = opened && fits(rulesetOf(scene?.ruleset ?? ''));
    if (!brings && fits(now) && now?.id !== brought) return;
    const [fit] = [scene && rulesetOf(scene.ruleset), last.get(kind), now, ...rulesets].filter(
      fits,
    );
    if (fit === undefined) return;
    brought = fit === last.get(kind) ? null : fit.id;
    store.ruleset.value = fit.id;
  };
}

/** The lesson `by` positions after this one; the list wraps around at its ends. */
export const neighbour = (s: Scenario, by: number): Scenario =>
  SCENARIOS[(SCENARIOS.indexOf(s) + by + SCENARIOS.length) % SCENARIOS.length] ?? s;
