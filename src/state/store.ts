/**
 * The state of one overlay: what the host said, what the user chose, and the judgement as computed
 * values. Signals are read by the layers; nothing here touches the DOM or a host.
 */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Board } from '../board/board.ts';
import { creatureOf } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import { DEFAULT_RULESET, judgeOf, rulesetOf } from '../rules/index.ts';
import type { Judge, Ruleset } from '../rules/ruleset.ts';
import type { Mode } from '../rules/verdict.ts';
import type { Check } from '../scene/checks.ts';
import type { Provenance } from '../scene/provenance.ts';
import { boardOf } from '../scene/board.ts';
import type { SceneDocument } from '../scene/schema.ts';
import { share } from '../scene/share.ts';
import type { Referee } from './referee.ts';

/** Id of a layer of the overlay. */
export type LayerId = string;

export interface DragState {
  readonly of: string;
  readonly path: readonly Cell[];
}

/**
 * What this user adds to the table as the host tells it, or changes in it. Pure; gives back the
 * same scene where it has nothing to say.
 */
export type Amendment = (scene: SceneDocument) => SceneDocument;

/** A move that this user has planned on the host: judged and shown before anybody makes it. */
export interface PlannedMove extends DragState {
  readonly whole: boolean;
}

export interface Store {
  // ── What the host said ──
  /** As the host tells it, without this user's amendments. */
  readonly scene: Signal<SceneDocument | null>;
  /** Who stands behind each creature, and where what is said of it was read; by creature id. */
  readonly provenance: Signal<ReadonlyMap<string, Provenance>>;
  readonly map: Signal<string>;
  /**
   * The level of the map that is shown; '' where it has but one, and for the first of a map made
   * before it had levels.
   */
  readonly level: Signal<string>;
  /**
   * Identity of the ground that is shown: the map, and its level. What is painted belongs to it.
   */
  readonly ground: ReadonlySignal<string>;
  /** Creatures on other levels of the map, by id: nobody's neighbors, and not on the board. */
  readonly elsewhere: Signal<
    ReadonlyMap<string, { readonly name?: string; readonly level?: string }>
  >;
  /** The game at this table, as the host tells games apart; '' where it has but one. */
  readonly campaign: Signal<string>;
  /** The last comparison of this table with its second sources; null: none yet. */
  readonly checks: Signal<readonly Check[] | null>;
  readonly notices: Signal<
    readonly {
      readonly code: string;
      readonly params?: Readonly<Record<string, string | number>>;
    }[]
  >;
  /** What our own side has to say: what is kept and cannot be read. */
  readonly told: Signal<Store['notices']['value']>;
  readonly selection: Signal<readonly string[]>;
  readonly targets: Signal<readonly string[]>;
  readonly drag: Signal<DragState | null>;
  readonly planned: Signal<PlannedMove | null>;
  readonly pointer: Signal<{ readonly cell: Cell; readonly x: number; readonly y: number } | null>;
  readonly gm: Signal<boolean>;
  /** The user's identity at this table; null: the host does not say. */
  readonly user: Signal<string | null>;
  /** Creatures that this user may move; a master may move all. */
  readonly owned: Signal<readonly string[]>;
  /** Identity of the fight that the host keeps an order of turns for; null: there is none. */
  readonly fight: Signal<string | null>;
  readonly stale: Signal<boolean>;
  /** Which tabletop it is, as it calls itself; null before it was read. */
  readonly host: Signal<{
    readonly name: string;
    readonly version: string;
    readonly system?: string;
    readonly rules?: 'near' | 'other';
  } | null>;
  /** Who referees this table, for what is drawn of it; null: nobody does. */
  readonly referee: Signal<Referee | null>;
  // ── What the user chose ──
  readonly ruleset: Signal<string>;
  /** Rulesets chosen for one game, by the game (`campaign`). */
  readonly games: Signal<Readonly<Record<string, string>>>;
  /** The layers that the user switched on or off; the others are as each layer says. */
  readonly switches: Signal<Readonly<Record<LayerId, boolean>>>;
  /** All marks off (Alt Q). */
  readonly muted: Signal<boolean>;
  /** The layer held loud by its key, alone. */
  readonly held: Signal<LayerId | null>;
  readonly safeHeld: Signal<boolean>;
  readonly mode: Signal<Mode>;
  /** The way of moving in force: the one chosen where the ruleset knows it, else its usual one. */
  readonly way: ReadonlySignal<Mode>;
  /** The way of moving that is only looked at, before it is chosen. */
  readonly modeLooked: Signal<Mode | null>;
  /** In the order in which they are applied. */
  readonly amendments: Signal<readonly Amendment[]>;
  /**
   * The fight, as the referee knows it, laid over the scene after all amendments; null: nobody
   * referees.
   */
  readonly fought: Signal<Amendment | null>;
  // ── The judgement ──
  /** The host's scene, amended, before the fight is laid over it. */
  readonly observed: ReadonlySignal<SceneDocument | null>;
  /** The scene that is judged: the one observed, with the fight. */
  readonly amended: ReadonlySignal<SceneDocument | null>;
  readonly board: ReadonlySignal<Board | null>;
  /**
   * Null without a board, where the ruleset counts other cells than the map has, and where the game
   * is a foreign one.
   */
  readonly judge: ReadonlySignal<Judge | null>;
  /**
   * The ruleset chosen, where the map's cells are not those that it counts: then nothing is judged.
   */
  readonly misfit: ReadonlySignal<Ruleset | null>;
  /**
   * The game is one that no ruleset here is for, and nobody has chosen one for it: then nothing is
   * judged.
   */
  readonly foreign: ReadonlySignal<boolean>;
  /** The ruleset in force; undefined until a ruleset of the chosen id is known. */
  readonly rules: ReadonlySignal<Ruleset | undefined>;
  /**
   * The creature whose marks are shown: the one dragged, else the first selected, else the one a
   * move is planned for.
   */
  readonly subject: ReadonlySignal<Creature | null>;
}

export function createStore(
  initial: { ruleset?: string; switches?: Readonly<Record<LayerId, boolean>> } = {},
): Store {
  const scene = signal<SceneDocument | null>(null);
  const selection = signal<readonly string[]>([]);
  const drag = signal<DragState | null>(null);
  const planned = signal<PlannedMove | null>(null);
  const ruleset = signal(initial.ruleset ?? DEFAULT_RULESET);
  const games = signal<Store['games']['value']>({});
  const host = signal<Store['host']['value']>(null);
  const campaign = signal('');
  const map = signal('');
  const level = signal('');
  const ground = computed(() =>
    map.value === '' || level.value === '' ? map.value : `${map.value}/${level.value}`,
  );
  const amendments = signal<readonly Amendment[]>([]);
  const fought = signal<Amendment | null>(null);
  const observed = computed(
    () => scene.value && amendments.value.reduce((now, amend) => amend(now), scene.value),
  );
  let last: SceneDocument | null = null;
  const amended = computed(() => {
    const now =
      observed.value === null || fought.value === null
        ? observed.value
        : fought.value(observed.value);
    return (last = share(last, now));
  });
  const board = computed(() => amended.value && boardOf(amended.value));
  const rules = computed(() => rulesetOf(ruleset.value));
  const mode = signal<Mode>('move');
  const way = computed(() =>
    rules.value === undefined || rules.value.modes.chosen.includes(mode.value)
      ? mode.value
      : rules.value.modes.usual,
  );
  const misfit = computed(() =>
    rules.value === undefined ||
    board.value === null ||
    board.value.ground.grid.kind === rules.value.grid
      ? null
      : rules.value,
  );
  const foreign = computed(
    () => host.value?.rules === 'other' && !Object.hasOwn(games.value, campaign.value),
  );
  const judge = computed(() =>
    board.value === null || rules.value === undefined || misfit.value !== null || foreign.value
      ? null
      : judgeOf(board.value, rules.value),
  );
  const subject = computed(() => {
    const id = drag.value?.of ?? selection.value[0] ?? planned.value?.of;
    return id === undefined || board.value === null ? null : (creatureOf(board.value, id) ?? null);
  });
  return {
    scene,
    selection,
    drag,
    planned,
    ruleset,
    amendments,
    fought,
    observed,
    amended,
    board,
    judge,
    misfit,
    foreign,
    games,
    rules,
    subject,
    provenance: signal(new Map()),
    map,
    level,
    ground,
    elsewhere: signal(new Map()),
    campaign,
    checks: signal(null),
    notices: signal([]),
    told: signal([]),
    targets: signal([]),
    pointer: signal(null),
    gm: signal(false),
    user: signal(null),
    owned: signal([]),
    fight: signal(null),
    stale: signal(false),
    host,
    referee: signal(null),
    muted: signal(false),
    held: signal(null),
    safeHeld: signal(false),
    mode,
    way,
    modeLooked: signal(null),
    switches: signal(initial.switches ?? {}),
  };
}
