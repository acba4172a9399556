/**
 * The state of one overlay: the host's data, the user's choices, and the judgment as computed
 * values. Layers read the signals; nothing here touches the DOM or a host.
 */
import type { Drag, HostPlan, Notice, Reading } from './host.ts';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { AS_THE_HOST_SAYS, type MapChoice } from '../amendments/mapChoices.ts';
import type { Board } from '../board/board.ts';
import { creatureOf } from '../board/board.ts';
import type { Creature } from '../board/creature.ts';
import type { Cell } from '../board/grid.ts';
import type { Moving } from '../board/vocabulary.ts';
import { DEFAULT_RULESET, judgeOf, rulesetOf } from '../rules/index.ts';
import type { Judge, Ruleset } from '../rules/ruleset.ts';
import type { Mode } from '../rules/verdict.ts';
import type { Check } from '../scene/checks.ts';
import type { Provenance } from '../scene/provenance.ts';
import { boardOf } from '../scene/board.ts';
import type { SceneDocument } from '../scene/schema.ts';
import { share } from '../scene/structuralSharing.ts';
import type { PassedFoes } from './passedFoes.ts';
import type { Referee } from './referee.ts';

/**
 * A height, in cells above the ground, that the user wishes from one cell of a drag's trail on.
 * `cell` null: from the first step, which has not been made yet.
 */
export interface WishedHeight {
  readonly step: number;
  readonly cell: Cell | null;
  readonly height: number;
}

/** What a sentence beside the map speaks of, lit on the map while the user points at the sentence. */
export interface PointedOut {
  /** Ids of creatures. */
  readonly creatures: readonly string[];
  /** Cells; with `of`, the space of that creature if it stood there. */
  readonly cells: readonly { readonly at: Cell; readonly of?: string }[];
  /** A path of the creature `of`, from cell to cell. */
  readonly path?: { readonly of: string; readonly cells: readonly Cell[] };
}

/** Id of a layer of the overlay. */
export type LayerId = string;

/** A box of the map, in cells from the grid's origin; on hexes in plane units. */
export interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A change that this user makes to the host's scene. Pure; returns the same scene if it changes
 * nothing.
 */
export type Amendment = (scene: SceneDocument) => SceneDocument;

export interface Store {
  // ── The host's data ──
  /** The scene as the host reports it, without this user's amendments. */
  readonly scene: Signal<SceneDocument | null>;
  /** The source of each fact of each creature, by creature id. */
  readonly provenance: Signal<ReadonlyMap<string, Provenance>>;
  readonly map: Signal<string>;
  /** The level of the map that is shown; '' for the only or the first level. */
  readonly level: Signal<string>;
  /** Id of the ground that is shown: the map and its level. Paint is stored for a ground. */
  readonly ground: ReadonlySignal<string>;
  /** Creatures on other levels of the map, by id: adjacent to no creature, and not on the board. */
  readonly elsewhere: Signal<
    ReadonlyMap<string, { readonly name?: string; readonly level?: string }>
  >;
  /** Id of the game at this table; '' if the site has only one. */
  readonly campaign: Signal<string>;
  /** The last comparison of the table's facts with second sources in the host; null: none yet. */
  readonly checks: Signal<readonly Check[] | null>;
  readonly notices: Signal<readonly Notice[]>;
  /** Notices of the extension itself: stored data that cannot be read. */
  readonly ownNotices: Signal<readonly Notice[]>;
  readonly selection: Signal<readonly string[]>;
  readonly targets: Signal<readonly string[]>;
  readonly drag: Signal<Drag | null>;
  /** Heights that this user wishes along the present drag. */
  readonly wishes: Signal<readonly WishedHeight[]>;
  readonly planned: Signal<HostPlan | null>;
  readonly pointer: Signal<{ readonly cell: Cell; readonly x: number; readonly y: number } | null>;
  readonly gm: Signal<boolean>;
  /** The user's id at this table; null: the host does not report it. */
  readonly user: Signal<string | null>;
  /** Creatures that this user may move; a game master may move all. */
  readonly owned: Signal<readonly string[]>;
  /** Id of the fight in the host's turn order; null: none. */
  readonly fight: Signal<string | null>;
  readonly stale: Signal<boolean>;
  /** Boxes of the map, in cells, that panels and the host's bars cover now. Labels avoid them. */
  readonly covered: Signal<readonly MapBox[]>;
  /** The host with its version; null before the first snapshot. */
  readonly host: Signal<Reading['host'] | null>;
  /** The referee of this table; null: none. */
  readonly referee: Signal<Referee | null>;
  // ── The user's choices ──
  readonly ruleset: Signal<string>;
  /** Rulesets chosen for single games, by id of the game (`campaign`). */
  readonly games: Signal<Readonly<Record<string, string>>>;
  /** The layers that the user switched on or off; other layers keep their default. */
  readonly switches: Signal<Readonly<Record<LayerId, boolean>>>;
  /** All marks are hidden (Alt Q). */
  readonly muted: Signal<boolean>;
  /** Id of the layer whose key is held down: only this layer is shown. */
  readonly held: Signal<LayerId | null>;
  readonly safeHeld: Signal<boolean>;
  /** What the sentence under the pointer or the focus speaks of; null: none. */
  readonly pointedOut: Signal<PointedOut | null>;
  readonly mode: Signal<Mode>;
  /**
   * The movement mode in force: the chosen one if the ruleset has it, otherwise the ruleset's usual
   * one.
   */
  readonly modeInForce: ReadonlySignal<Mode>;
  /** The kind of movement that the user chose for a creature; null: as the host says. */
  readonly way: Signal<{
    readonly of: string;
    readonly by: Moving;
    readonly hurried?: true;
  } | null>;
  /** The movement mode that is only previewed; null: none. */
  readonly modeLooked: Signal<Mode | null>;
  /** The checks against the foes that a resting drag passes; null: none, or not known yet. */
  readonly passedFoes: Signal<PassedFoes | null>;
  /** How the user lets the map that is shown be judged where the host leaves it open. */
  readonly mapChoice: Signal<MapChoice>;
  /** The user's amendments, in the order in which they are applied. */
  readonly amendments: Signal<readonly Amendment[]>;
  /** The fight's amendment, applied after all others; null: no referee. */
  readonly fought: Signal<Amendment | null>;
  // ── The judgment ──
  /** The host's scene with the user's amendments, without the fight. */
  readonly observed: ReadonlySignal<SceneDocument | null>;
  /** The scene that is judged: the observed scene with the fight applied. */
  readonly amended: ReadonlySignal<SceneDocument | null>;
  readonly board: ReadonlySignal<Board | null>;
  /**
   * The board with the ruleset in force. Null if there is no board, if the ruleset is made for
   * another kind of cells, or if no ruleset covers the game.
   */
  readonly judge: ReadonlySignal<Judge | null>;
  /**
   * The chosen ruleset, if it is made for another kind of cells than the map's: then nothing is
   * judged.
   */
  readonly misfit: ReadonlySignal<Ruleset | null>;
  /** Is there no ruleset for the game, and has the user chosen none? Then nothing is judged. */
  readonly foreign: ReadonlySignal<boolean>;
  /** The ruleset in force; undefined until the chosen one is loaded. */
  readonly rules: ReadonlySignal<Ruleset | undefined>;
  /**
   * The creature whose marks are shown: the dragged one, otherwise the first selected, otherwise
   * the one with a planned move.
   */
  readonly subject: ReadonlySignal<Creature | null>;
}

/** Is this user a game master, or does the creature's token belong to them? */
export const isOwn = ({ gm, owned }: Pick<Store, 'gm' | 'owned'>, of: string): boolean =>
  gm.value || owned.value.includes(of);

export function createStore(
  initial: { ruleset?: string; switches?: Readonly<Record<LayerId, boolean>> } = {},
): Store {
  const scene = signal<SceneDocument | null>(null);
  const selection = signal<readonly string[]>([]);
  const drag = signal<Drag | null>(null);
  const planned = signal<HostPlan | null>(null);
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
  const way = signal<Store['way']['value']>(null);
  const observed = computed(
    () =>
      scene.value &&
      movingAs(
        amendments.value.reduce((now, amend) => amend(now), scene.value),
        way.value,
      ),
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
  const mode = signal<Mode>(rules.peek()?.modes.usual ?? '');
  const modeInForce = computed(() =>
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
    () => host.value?.game === 'other' && !Object.hasOwn(games.value, campaign.value),
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
    wishes: signal([]),
    planned,
    ruleset,
    amendments,
    mapChoice: signal(AS_THE_HOST_SAYS),
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
    ownNotices: signal([]),
    targets: signal([]),
    pointer: signal(null),
    gm: signal(false),
    user: signal(null),
    owned: signal([]),
    fight: signal(null),
    stale: signal(false),
    covered: signal([]),
    host,
    referee: signal(null),
    muted: signal(false),
    held: signal(null),
    safeHeld: signal(false),
    pointedOut: signal(null),
    mode,
    modeInForce,
    modeLooked: signal(null),
    passedFoes: signal(null),
    way,
    switches: signal(initial.switches ?? {}),
  };
}

/** The scene with the kind of movement that the user chose for a creature. */
const movingAs = (scene: SceneDocument, way: Store['way']['value']): SceneDocument =>
  way === null
    ? scene
    : {
        ...scene,
        creatures: (scene.creatures ?? []).map((c) =>
          c.id === way.of
            ? { ...c, moving: way.by, ...(way.hurried === true && { hurried: true }) }
            : c,
        ),
      };
