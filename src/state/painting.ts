/**
 * Painting the map by hand: the paint on the present map, the tool, the stroke in progress, and
 * undo. The drawing is updated at every pointer event, the judgment when a stroke ends.
 */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import {
  UNPAINTED,
  difference,
  erased,
  paintCells,
  opened,
  restorePaint,
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
import type { GroundTable } from '../rules/groundTable.ts';
import type { RulesetTopic } from '../rules/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import type { Store } from './store.ts';

export const TILES = ['difficult', 'obstacle', 'low', 'cover', 'concealment', 'dark'] as const;
export type Tile = (typeof TILES)[number];
export type Tool = Tile | 'erase';
export const BRUSHES = [1, 2, 3] as const;

/** The chosen shade of each tool that has several. */
export interface ToolShades {
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
  readonly shades: ToolShades;
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
  silent: readonly RulesetTopic[] = [],
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
  readonly shades: Signal<ToolShades>;
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

const FIRST_SHADES: ToolShades = {
  cost: 2,
  ground: '',
  cover: 'cover',
  degree: 'half',
  concealment: 'partial',
  light: 'dark',
};

/** Strokes that can be undone and made again. */
function historyOf(shown: Signal<Paint>, judged: Signal<Paint>) {
  const past = signal<readonly Difference[]>([]);
  const future = signal<readonly Difference[]>([]);
  function step(from: typeof past, to: typeof past): void {
    const back = from.peek().at(-1);
    if (back === undefined) return;
    const now = restorePaint(judged.peek(), back);
    batch(() => {
      from.value = from.peek().slice(0, -1);
      to.value = [...to.peek(), difference(judged.peek(), now)];
      shown.value = judged.value = now;
    });
  }
  return {
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    undo: () => step(past, future),
    redo: () => step(future, past),
    /** Ends a stroke: the drawn paint becomes the judged paint. The stroke is one undo step. */
    commit(): void {
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
    },
    forget(): void {
      past.value = future.value = [];
    },
  };
}

/** What a stroke is painted on, and what each tool paints there. */
interface Canvas {
  readonly grid: Grid;
  readonly size: number;
  facts(tile: Tile): Square;
}

/** The cells, or the sides of cells, that the tool passes over. */
interface Stroke {
  boxes(tiling: Tiling, size: number): Iterable<Cell>;
  edges(): Iterable<Edge>;
}
const atPoint = (at: Point): Stroke => ({
  boxes: (tiling, size) => [brushAt(tiling, at, size)],
  edges: () => [edgeAt(at)],
});
const alongLine = (from: Point, to: Point): Stroke => ({
  boxes: (tiling, size) => boxesBetween(tiling, from, to, size),
  edges: () => edgesBetween(from, to),
});
const atAim = ({ at, side = 'north' }: Aim): Stroke => ({
  boxes: () => [at],
  edges: () => [{ at, side }],
});

/** A kind of ground with what the present ruleset says of it, so that it can be drawn. */
function groundFacts(ground: string, grounds: GroundTable): Square {
  const kind = grounds[ground];
  return {
    ground,
    ...(kind?.costFactor === undefined ? {} : { cost: kind.costFactor }),
    ...(kind?.concealment === undefined ? {} : { concealment: kind.concealment }),
  };
}

/** What a tool paints on a square, in the chosen shade. */
function factsOf(tile: Tile, shades: ToolShades, graded: boolean, grounds: GroundTable): Square {
  const { cost, ground, cover, degree, concealment, light } = shades;
  switch (tile) {
    case 'difficult':
      return ground === '' ? { cost } : groundFacts(ground, grounds);
    case 'obstacle':
      return { obstacle: true };
    case 'cover':
      return graded ? { degree } : { cover };
    case 'concealment':
      return { concealment };
    case 'dark':
      return { light };
    case 'low':
      return {};
  }
}

function withCells(
  paint: Paint,
  boxes: Iterable<Cell>,
  { grid, size, facts }: Canvas,
  tool: Tool,
): Paint {
  const { space } = tilingOf(grid);
  const cells = [...boxes]
    .flatMap((box) => space(box, size))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < grid.columns && y < grid.rows);
  return tool === 'erase' ? erased(paint, cells) : paintCells(paint, cells, facts(tool));
}

function withWalls(
  paint: Paint,
  edges: Iterable<Edge>,
  { grid: { columns, rows } }: Canvas,
  rub: boolean,
): Paint {
  let now = paint;
  for (const edge of edges) {
    const [x, y] = edge.at;
    const [right, below] = edge.side === 'north' ? [columns - 1, rows] : [columns, rows - 1];
    if (x < 0 || y < 0 || x > right || y > below) continue;
    now = rub ? opened(now, edge.at, edge.side) : paintCells(now, [edge.at], wallOn(edge));
  }
  return now;
}

/** The nearest target on the map. */
function inside({ at: [x, y], side }: Aim, tool: Tool | null, { grid, size }: Canvas): Aim {
  // A brush of several hexes may extend over the map's edge: hexes outside are not painted.
  const n = tool === 'low' || grid.kind === 'hex' ? 1 : size;
  const [right, below] = [
    grid.columns - (side === 'west' ? 0 : n),
    grid.rows - (side === 'north' ? 0 : n),
  ];
  const at: Cell = [Math.max(0, Math.min(right, x)), Math.max(0, Math.min(below, y))];
  return { at, ...(side === undefined ? {} : { side }) };
}

function createPainting(store: Store): Painting {
  const map = signal('');
  const shown = signal<Paint>(UNPAINTED);
  const judged = signal<Paint>(UNPAINTED);
  const tool = signal<Tool | null>(null);
  const shades = signal<ToolShades>(FIRST_SHADES);
  const brush = signal<number>(1);
  const aim = signal<Aim | null>(null);
  const { commit, undo, redo, canUndo, canRedo, forget } = historyOf(shown, judged);
  /** The stroke in progress. */
  let stroke: { readonly tool: Tool; readonly rub: boolean; last: Point } | null = null;

  const graded = computed(() => rulesetOf(store.ruleset.value)?.coverDegrees !== undefined);
  const here = computed(() => map.value !== '' && map.value === store.ground.value);
  const followed = paintedFollowed();
  store.amendments.value = [
    ...store.amendments.peek(),
    (scene) => (here.value ? followed(scene, judged.value) : scene),
  ];

  const canvas = (): Canvas => ({
    grid: (here.peek() ? store.scene.peek()?.grid : undefined) ?? NOWHERE,
    size: brush.peek(),
    facts: (tile) => factsOf(tile, shades.peek(), graded.peek(), groundsOf(store)),
  });
  /** Paints cells, or with the tool for low walls the sides of cells. */
  const drawn = (by: Tool, rub: boolean, { boxes, edges }: Stroke): void => {
    const now = canvas();
    shown.value =
      by === 'low'
        ? withWalls(shown.peek(), edges(), now, rub)
        : withCells(shown.peek(), boxes(tilingOf(now.grid), now.size), now, rub ? 'erase' : by);
  };
  const aimAt = (p: Point): Aim => {
    if (tool.peek() === 'low') return edgeAt(p);
    return { at: brushAt(tilingOf(store.scene.peek()?.grid ?? NOWHERE), p, brush.peek()) };
  };

  return {
    paint: computed(() => (here.value ? shown.value : UNPAINTED)),
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
    canUndo,
    canRedo,
    open(of, paint) {
      stroke = null;
      batch(() => {
        map.value = of;
        shown.value = judged.value = paint;
        forget();
        tool.value = aim.value = null;
      });
    },
    point(to) {
      aim.value = to === null ? null : aimAt(to);
      if (to === null || stroke === null) return;
      const { tool: by, rub, last } = stroke;
      stroke.last = to;
      drawn(by, rub, alongLine(last, to));
    },
    press(at, rub) {
      const now = tool.peek();
      if (now === null || !here.peek()) return;
      aim.value = aimAt(at);
      stroke = { tool: now, rub, last: at };
      drawn(now, rub, atPoint(at));
    },
    release() {
      stroke = null;
      commit();
    },
    take(to) {
      const now = canvas();
      if (now.grid.columns > 0) aim.value = inside(to, tool.peek(), now);
    },
    dab(rub) {
      const [now, to] = [tool.peek(), aim.peek()];
      if (now === null || to === null || stroke !== null) return;
      drawn(now, rub, atAim(to));
      commit();
    },
    bring(paint) {
      const inHand = difference(shown.peek(), judged.peek());
      batch(() => {
        judged.value = paint;
        shown.value = restorePaint(paint, inHand);
      });
    },
    undo: () => (stroke === null ? undo() : undefined),
    redo: () => (stroke === null ? redo() : undefined),
    replace(paint) {
      shown.value = paint;
      commit();
    },
  };
}
