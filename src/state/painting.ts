/**
 * Painting the map by hand: the paint on the present map, the tool, the stroke in progress, and
 * undo. The drawing is updated at every pointer event, the judgment when a stroke ends.
 */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  BARE,
  difference,
  erased,
  laid,
  opened,
  restored,
  type Difference,
  type Paint,
  type Square,
} from '../amendments/paint.ts';
import { paintedFollowed } from '../amendments/paintedScene.ts';
import {
  boxesBetween,
  brushAt,
  edgeAt,
  edgesBetween,
  wallOn,
  type Edge,
} from '../amendments/strokes.ts';
import type { Concealment, CoverDegree, CoverMark, Light } from '../board/vocabulary.ts';
import type { Cell, Grid, Point } from '../board/grid.ts';
import { tilingOf, type Tiling } from '../board/tiling.ts';
import type { GroundTable } from '../rules/base/grounds.ts';
import type { Topic } from '../rules/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import type { Store } from './store.ts';

export const TILES = ['difficult', 'obstacle', 'low', 'cover', 'concealment', 'dark'] as const;
export type Tile = (typeof TILES)[number];
export type Tool = Tile | 'erase';
export const BRUSHES = [1, 2, 3] as const;

/** The chosen shade of each tool that has several. */
export interface Shades {
  readonly cost: number;
  /** Kind of ground that the ruleset names; '': any ground with that cost. */
  readonly ground: string;
  readonly cover: CoverMark;
  /** Used instead of `cover` if the ruleset leaves degrees of cover to the game master. */
  readonly degree: CoverDegree;
  readonly concealment: Concealment;
  readonly light: Light;
}

/**
 * The position that the tool would paint: the brush's top-left cell; for low walls, a side of that
 * cell.
 */
export interface Aim {
  readonly at: Cell;
  readonly side?: Edge['side'];
}

/** The painter's tool and its target. */
export interface Brush {
  readonly tool: Tool;
  readonly shades: Shades;
  readonly size: number;
  readonly aim: Aim | null;
  /** Does the tool paint degrees of cover? */
  readonly graded: boolean;
}

/** The grid if there is no scene: it has no cells, so nothing can be painted. */
const NOWHERE: Grid = { kind: 'square', columns: 0, rows: 0, metresPerCell: 1.5 };

/**
 * The tools that can be used on a grid. Low walls need squares, because they stand along the sides
 * of squares; fog is offered only if the ruleset defines concealment.
 */
export const tilesOn = (
  grid: Pick<Grid, 'kind'> | undefined,
  silent: readonly Topic[] = [],
): readonly Tile[] =>
  TILES.filter((tile) =>
    tile === 'low'
      ? grid?.kind !== 'hex'
      : !silent.includes('concealment') || (tile !== 'concealment' && tile !== 'dark'),
  );

/**
 * The kinds of ground of the present ruleset that can be painted, by id. Slopes are left out: which
 * way a slope rises is said by the cells' elevations, and paint has none.
 */
export const groundsOf = (store: Store): GroundTable =>
  Object.fromEntries(
    Object.entries(rulesetOf(store.ruleset.value)?.grounds ?? {}).filter(
      ([, kind]) => kind.slope === undefined,
    ),
  );

/** Maximum number of strokes that can be undone. */
const STEPS = 100;

export interface Painting {
  /** The paint as drawn, including the stroke in progress. */
  readonly paint: ReadonlySignal<Paint>;
  /** The paint as judged and stored, without the stroke in progress. */
  readonly judged: ReadonlySignal<Paint>;
  /**
   * The ground (Store.ground) to which the paint belongs; '' until the stored paint of the present
   * ground is loaded.
   */
  readonly map: ReadonlySignal<string>;
  /** The tool in use; null: the user is not painting. */
  readonly tool: Signal<Tool | null>;
  readonly shades: Signal<Shades>;
  readonly brush: Signal<number>;
  readonly aim: ReadonlySignal<Aim | null>;
  readonly hand: ReadonlySignal<Brush | null>;
  /** The last stroke could not be stored; set by the code that stores the paint. */
  readonly unsaved: Signal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Loads the stored paint of a ground; earlier strokes can no longer be undone. */
  open(map: string, paint: Paint): void;
  /**
   * Moves the pointer to a point in map units; with the button down this continues the stroke.
   * Null: the pointer left the map.
   */
  point(to: Point | null): void;
  /**
   * Begins a stroke. If `rub`, the stroke removes paint: the low-wall tool removes low walls, any
   * other tool everything.
   */
  press(at: Point, rub: boolean): void;
  release(): void;
  /** Sets the tool's target by keyboard, clamped to the map. */
  take(aim: Aim): void;
  /** Paints once at the target; `rub` means the same as for `press`. */
  dab(rub: boolean): void;
  undo(): void;
  redo(): void;
  /**
   * Takes over paint from another tab: it is shown and judged, below the stroke in progress. This
   * user cannot undo it.
   */
  bring(paint: Paint): void;
  /** Replaces all paint in one undo step. */
  replace(paint: Paint): void;
}

const known = new WeakMap<Store, Painting>();

/**
 * The painting of a store: the same object for every caller. From the first call on, its paint is
 * added to the judged scene.
 */
export function paintingOf(store: Store): Painting {
  let painting = known.get(store);
  if (painting === undefined) {
    painting = createPainting(store);
    known.set(store, painting);
  }
  return painting;
}

function createPainting(store: Store): Painting {
  const map = signal('');
  const shown = signal<Paint>(BARE);
  const judged = signal<Paint>(BARE);
  const tool = signal<Tool | null>(null);
  const shades = signal<Shades>({
    cost: 2,
    ground: '',
    cover: 'cover',
    degree: 'half',
    concealment: 'partial',
    light: 'dark',
  });
  const brush = signal<number>(1);
  const aim = signal<Aim | null>(null);
  const past = signal<readonly Difference[]>([]);
  const future = signal<readonly Difference[]>([]);
  /** The stroke in progress. */
  let stroke: { readonly tool: Tool; readonly rub: boolean; last: Point } | null = null;

  const graded = computed(() => rulesetOf(store.ruleset.value)?.coverDegrees !== undefined);
  const here = computed(() => map.value !== '' && map.value === store.ground.value);
  const followed = paintedFollowed();
  store.amendments.value = [
    ...store.amendments.peek(),
    (scene) => (here.value ? followed(scene, judged.value) : scene),
  ];

  const size = (): readonly [columns: number, rows: number] => {
    const grid = store.scene.peek()?.grid;
    return here.peek() && grid !== undefined ? [grid.columns, grid.rows] : [0, 0];
  };
  const tiling = (): Tiling => tilingOf(store.scene.peek()?.grid ?? NOWHERE);
  const facts = (what: Tile): Square => {
    const { cost, ground, cover, degree, concealment, light } = shades.peek();
    switch (what) {
      case 'difficult':
        return ground === '' ? { cost } : groundFacts(ground);
      case 'obstacle':
        return { obstacle: true };
      case 'cover':
        return graded.peek() ? { degree } : { cover };
      case 'concealment':
        return { concealment };
      case 'dark':
        return { light };
      case 'low':
        return {};
    }
  };
  /** A kind of ground with what the present ruleset says of it, so that it can be drawn. */
  function groundFacts(ground: string): Square {
    const kind = groundsOf(store)[ground];
    return {
      ground,
      ...(kind?.costFactor === undefined ? {} : { cost: kind.costFactor }),
      ...(kind?.concealment === undefined ? {} : { concealment: kind.concealment }),
    };
  }
  function squares(paint: Paint, boxes: Iterable<Cell>, what: Tile | 'erase'): Paint {
    const [columns, rows] = size();
    const { space } = tiling();
    const cells = [...boxes]
      .flatMap((box) => space(box, brush.peek()))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < columns && y < rows);
    return what === 'erase' ? erased(paint, cells) : laid(paint, cells, facts(what));
  }
  function walls(paint: Paint, edges: Iterable<Edge>, rub: boolean): Paint {
    const [columns, rows] = size();
    let now = paint;
    for (const edge of edges) {
      const [x, y] = edge.at;
      const [right, below] = edge.side === 'north' ? [columns - 1, rows] : [columns, rows - 1];
      if (x < 0 || y < 0 || x > right || y > below) continue;
      now = rub ? opened(now, edge.at, edge.side) : laid(now, [edge.at], wallOn(edge));
    }
    return now;
  }
  const aimAt = (p: Point): Aim => {
    if (tool.peek() === 'low') return edgeAt(p);
    return { at: brushAt(tiling(), p, brush.peek()) };
  };

  /** Ends a stroke: the drawn paint becomes the judged paint. The stroke is one undo step. */
  function commit(): void {
    const [before, after] = [judged.peek(), shown.peek()];
    if (before === after) return;
    const back = difference(before, after);
    if (back.size === 0) {
      shown.value = before;
      return;
    }
    batch(() => {
      past.value = [...past.peek(), back].slice(-STEPS);
      future.value = [];
      judged.value = after;
    });
  }
  function step(from: Signal<readonly Difference[]>, to: Signal<readonly Difference[]>): void {
    const back = from.peek().at(-1);
    if (back === undefined || stroke !== null) return;
    const now = restored(judged.peek(), back);
    batch(() => {
      from.value = from.peek().slice(0, -1);
      to.value = [...to.peek(), difference(judged.peek(), now)];
      shown.value = judged.value = now;
    });
  }

  return {
    paint: computed(() => (here.value ? shown.value : BARE)),
    judged,
    map,
    tool,
    shades,
    brush,
    aim,
    unsaved: signal(false),
    hand: computed(
      () =>
        tool.value && {
          tool: tool.value,
          shades: shades.value,
          size: brush.value,
          aim: aim.value,
          graded: graded.value,
        },
    ),
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    open(of, paint) {
      stroke = null;
      batch(() => {
        map.value = of;
        shown.value = judged.value = paint;
        past.value = future.value = [];
        tool.value = aim.value = null;
      });
    },
    point(to) {
      aim.value = to === null ? null : aimAt(to);
      if (to === null || stroke === null) return;
      const { tool: by, rub, last } = stroke;
      stroke.last = to;
      shown.value =
        by === 'low'
          ? walls(shown.peek(), edgesBetween(last, to), rub)
          : squares(
              shown.peek(),
              boxesBetween(tiling(), last, to, brush.peek()),
              rub ? 'erase' : by,
            );
    },
    press(at, rub) {
      const now = tool.peek();
      if (now === null || !here.peek()) return;
      aim.value = aimAt(at);
      stroke = { tool: now, rub, last: at };
      shown.value =
        now === 'low'
          ? walls(shown.peek(), [edgeAt(at)], rub)
          : squares(shown.peek(), [brushAt(tiling(), at, brush.peek())], rub ? 'erase' : now);
    },
    release() {
      stroke = null;
      commit();
    },
    take({ at: [x, y], side }) {
      const [columns, rows] = size();
      if (columns === 0) return;
      // A brush of several hexes may extend over the map's edge: hexes outside are not painted.
      const n = tool.peek() === 'low' || tiling().kind === 'hex' ? 1 : brush.peek();
      const [right, below] = [
        columns - (side === 'west' ? 0 : n),
        rows - (side === 'north' ? 0 : n),
      ];
      const at: Cell = [Math.max(0, Math.min(right, x)), Math.max(0, Math.min(below, y))];
      aim.value = { at, ...(side === undefined ? {} : { side }) };
    },
    dab(rub) {
      const [now, to] = [tool.peek(), aim.peek()];
      if (now === null || to === null || stroke !== null) return;
      shown.value =
        now === 'low'
          ? walls(shown.peek(), [{ at: to.at, side: to.side ?? 'north' }], rub)
          : squares(shown.peek(), [to.at], rub ? 'erase' : now);
      commit();
    },
    bring(paint) {
      const inHand = difference(shown.peek(), judged.peek());
      batch(() => {
        judged.value = paint;
        shown.value = restored(paint, inHand);
      });
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    replace(paint) {
      shown.value = paint;
      commit();
    },
  };
}
