/** Walls, doors and costly ground of a Foundry scene, in cells. Pure. */
import { DIFFICULT_KINDS, WAYS, type DifficultKind } from '../../src/board/vocabulary.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import type { Notice } from '../../src/state/host.ts';
import { dropped as lost } from '../common/schema.ts';
import { middleOfCell, toCells, type Frame } from '../common/geometry.ts';
import { cellsHigh } from './geometry.ts';
import { SIDE_BY_DISPOSITION } from './dispositions.ts';
import type { RawGround } from './schema.ts';

export type Walls = NonNullable<SceneDocument['walls']>;
export type SceneCells = NonNullable<SceneDocument['cells']>;
type Rings = readonly (readonly number[])[];

const OPEN = 1;
/** Maximum distance of a wall from the board, in cells; a wall farther away has wrong data. */
const FAR = 2000;

/** Foundry's values of a wall's sight: none 0, limited 10, normal 20, proximity 30, distance 40. */
const [LIMITED, PROXIMITY] = [10, 30];

/**
 * Walls that block something. Foundry has no walls for effects: a wall that stops movement and
 * sight stops effects too, in the manner in which it stops sight. A wall that stops movement only,
 * as a railing or a cliff's edge does, stops no effect unless the user says that it is glass; a
 * window, whose sight depends on the distance, is judged in the same way. A curtain, which stops
 * nothing but sight over a distance, is left out, and a notice tells the user. An open door blocks
 * nothing. A closed door is a wall, and so is a secret door, since players cannot tell them apart.
 */
export function wallsOf(frame: Frame, ground: RawGround): { walls: Walls; notices: Notice[] } {
  const walls: Walls = [];
  let dropped = lost(ground.walls);
  let oneWay = 0;
  let clear = 0;
  let curtains = 0;
  for (const raw of ground.walls) {
    const [x0, y0, x1, y1] = raw.c;
    const { move, sight, door, ds, dir } = raw;
    if (
      x0 == null ||
      y0 == null ||
      x1 == null ||
      y1 == null ||
      move == null ||
      sight == null ||
      door == null ||
      ds == null ||
      dir == null
    ) {
      dropped += 1;
      continue;
    }
    if (door > 0 && ds === OPEN) continue;
    const from = toCells(frame, x0, y0);
    const to = toCells(frame, x1, y1);
    if ([...from, ...to].some((n) => Math.abs(n) > FAR)) {
      dropped += 1;
      continue;
    }
    if (from[0] === to[0] && from[1] === to[1]) continue;
    const solid = move > 0;
    const opaque = sight > 0 && sight < PROXIMITY;
    if (!solid && !opaque) {
      if (sight >= PROXIMITY) curtains += 1;
      continue;
    }
    if (dir !== 0) oneWay += 1;
    if (!opaque) clear += 1;
    walls.push({
      from,
      to,
      blocks: [
        ...(solid ? ['move' as const] : []),
        ...(opaque ? ['sight' as const] : []),
        ...(solid && opaque ? ['effect' as const] : []),
      ],
      ...(sight === LIMITED && { limited: true }),
      ...(!opaque && { effectUnknown: true }),
      ...edgesOf(ground, raw),
    });
  }
  return {
    walls,
    notices: [
      ...(dropped > 0 ? [{ code: 'notice.wallsDropped', params: { n: dropped } }] : []),
      // The scene document has no one-way walls, so they block both ways; a notice tells the user.
      ...(oneWay > 0 ? [{ code: 'notice.oneWayWalls', params: { n: oneWay } }] : []),
      ...(clear > 0 ? [{ code: 'notice.clearWalls', params: { n: clear } }] : []),
      ...(curtains > 0 ? [{ code: 'notice.curtains', params: { n: curtains } }] : []),
    ],
  };
}

/**
 * Heights of a wall's lower and upper edge above the drawn floor, in cells; absent: unknown. Both
 * are left out if the upper edge is not above the lower edge.
 */
function edgesOf(
  ground: RawGround,
  raw: RawGround['walls'][number],
): Pick<Walls[number], 'bottom' | 'top'> {
  const bottom = raw.bottom == null ? undefined : cellsHigh(ground, raw.bottom);
  const top = raw.top == null ? undefined : cellsHigh(ground, raw.top);
  if (bottom !== undefined && top !== undefined && top <= bottom) return {};
  return { ...(bottom !== undefined && { bottom }), ...(top !== undefined && { top }) };
}

/** The number of regions that could not be read, or have an outline that could not be read. */
const lostRegions = ({ terrain }: RawGround): number =>
  terrain.reduce((sum, { rings }) => sum + (rings === null ? 1 : 0), lost(terrain));

/**
 * Maximum number of comparisons between an edge of an outline and the center of a cell. This many
 * take a few hundredths of a second, and no real map needs more.
 */
const MOST_LOOKS = 1_000_000;
/** Fixed cost of testing one cell against one outline, as a number of such comparisons. */
const OWN_LOOKS = 8;

/**
 * Cells whose center lies in costly ground, and cells of holes in the floor, which nobody can
 * enter. Where costs overlap, the highest factor counts, because the rules do not add factors. An
 * outline that cannot be read or would take too long is left out and reported.
 */
export function groundCells(
  frame: Frame,
  ground: RawGround,
): { cells: SceneCells; notices: Notice[] } {
  const found = new Map<number, Costs>();
  let looks = 0;
  let left = false;
  /**
   * Visits the cells of the board whose centers lie inside an outline; with `out`, those whose
   * centers lie outside it. `isDone`: cells that are not tested.
   */
  function eachCellIn(
    rings: Rings,
    visit: (key: number, at: [column: number, row: number]) => void,
    { out = false, isDone = (_key: number): boolean => false } = {},
  ): void {
    const box = out
      ? ([0, 0, frame.columns - 1, frame.rows - 1] as const)
      : within(frame, bounds(rings));
    if (box === null) return;
    const [x0, y0, x1, y1] = box;
    const more =
      (x1 - x0 + 1) *
      (y1 - y0 + 1) *
      (OWN_LOOKS + rings.reduce((sum, { length }) => sum + length / 2, 0));
    if (looks + more > MOST_LOOKS) {
      left = true;
      return;
    }
    looks += more;
    for (let y = y0; y <= y1; y += 1)
      for (let x = x0; x <= x1; x += 1) {
        const key = y * frame.columns + x;
        if (isDone(key)) continue;
        const middle = middleOfCell(frame, [x, y]);
        if (isInsideOutline(rings, middle[0], middle[1]) !== out) visit(key, [x, y]);
      }
  }
  for (const { factor, ways, causes, rings } of ground.terrain) {
    if ((factor <= 1 && ways == null) || rings === null) continue;
    const more = factor > 1 ? causesOf(causes) : [];
    eachCellIn(
      rings,
      (key, at) => {
        let cell = found.get(key);
        if (cell === undefined) found.set(key, (cell = { at, factor: 1, causes: [] }));
        cell.factor = Math.max(factor, cell.factor);
        if (ways != null) cell.ways = graver(cell.ways, ways);
        for (const cause of more) if (cell.causes.length < MOST_CAUSES) cell.causes.push(cause);
      },
      {
        // Thousands of regions on one cell must not take long: most of them change nothing there.
        isDone(key) {
          const before = ways == null ? found.get(key) : undefined;
          return (
            before !== undefined &&
            factor <= before.factor &&
            (more.length === 0 || before.causes.length >= MOST_CAUSES)
          );
        },
      },
    );
  }
  const holes = new Map<number, SceneCells[number]>();
  const floor = ground.floor === 'unread' ? null : ground.floor;
  if (floor != null)
    eachCellIn(floor, (key, at) => holes.set(key, { at, blocks: ['move'] }), { out: true });
  const dropped = lostRegions(ground);
  const costly = [...found].map(([key, cell]) => [key, cellOf(cell)] as const);
  const cells = [...new Map([...costly, ...holes])].sort(([p], [q]) => p - q);
  return {
    cells: cells.map(([, cell]) => cell),
    notices: [
      ...(dropped > 0 ? [{ code: 'notice.regionsDropped', params: { n: dropped } }] : []),
      ...(left ? [{ code: 'error.reading', params: { field: 'regions' } }] : []),
      ...(ground.floor === 'unread'
        ? [{ code: 'error.reading', params: { field: 'floors' } }]
        : []),
      ...(holes.size > 0 ? [{ code: 'notice.holes', params: { n: holes.size } }] : []),
    ],
  };
}

type Causes = NonNullable<SceneCells[number]['causes']>;
type SentCauses = RawGround['terrain'][number]['causes'];

/** As many causes as a scene document may have for a cell. */
const MOST_CAUSES = 20;
const isKind = (kind: string): kind is DifficultKind =>
  (DIFFICULT_KINDS as readonly string[]).includes(kind);

/** The causes of one region's difficult ground. A kind that we do not know spares nobody. */
function causesOf(causes: SentCauses): Causes {
  if (causes == null) return [{}];
  return causes.map(({ kinds, magical, spares }) => ({
    ...(kinds.length > 0 && kinds.every(isKind) && { kinds }),
    ...(magical && { magical }),
    ...(spares.length > 0 && { spares: spares.flatMap((each) => SIDE_BY_DISPOSITION[each] ?? []) }),
  }));
}

/** What the regions read so far say of a cell. */
interface Costs {
  readonly at: [column: number, row: number];
  factor: number;
  ways?: CostFor | undefined;
  readonly causes: Causes[number][];
}

/** Causes of which nothing is known are left out, unless another cause of the cell is known. */
const cellOf = ({ at, factor, ways, causes }: Costs): SceneCells[number] => ({
  at,
  ...(factor > 1 && { terrain: 'difficult', costFactor: factor }),
  ...(ways !== undefined && { costFor: ways }),
  ...(causes.some((cause) => Object.keys(cause).length > 0) && { causes }),
});

type CostFor = NonNullable<SceneCells[number]['costFor']>;

/** For each kind of movement the higher of two costs; null, which forbids the way, is the highest. */
function graver(a: CostFor | undefined, b: CostFor | undefined): CostFor | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const all: CostFor = { ...a };
  for (const way of WAYS) {
    const cost = b[way];
    const other = a[way];
    if (cost === undefined) continue;
    all[way] = cost === null || other === null ? null : Math.max(cost, other ?? 1);
  }
  return all;
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

function bounds(rings: Rings): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const points of rings)
    for (let i = 0; i < points.length; i += 1) {
      const at = points[i]!;
      box[i % 2] = Math.min(box[i % 2]!, at);
      box[2 + (i % 2)] = Math.max(box[2 + (i % 2)]!, at);
    }
  return box;
}

/**
 * Columns and rows of the first and last cells of the board that a box may touch; null if it
 * touches none.
 */
function within(frame: Frame, box: Box): Box | null {
  if (!box.every(Number.isFinite)) return null;
  const clamp = (at: number, count: number): number =>
    Math.max(0, Math.min(count - 1, Math.floor(at)));
  // On hexes, one more line is included on each side: lines overlap, and every other line is
  // shifted.
  const more = frame.hex === undefined ? 0 : 1;
  const [from, to] = [toCells(frame, box[0], box[1]), toCells(frame, box[2], box[3])];
  const [x0, y0] = [clamp(from[0] - more, frame.columns), clamp(from[1] - more, frame.rows)];
  const [x1, y1] = [clamp(to[0], frame.columns), clamp(to[1], frame.rows)];
  return [x0, y0, x1, y1];
}

/**
 * Where the outline's edges cross the horizontal line at `y`: a point of that line is inside the
 * outline if an odd number of these places lies to its right.
 */
export function crossingsAt(rings: Rings, y: number): readonly number[] {
  const found: number[] = [];
  for (const points of rings) {
    const n = Math.floor(points.length / 2);
    for (let i = 0; i < n; i += 1) {
      const j = (i + 1) % n;
      const [ax, ay] = [points[2 * i]!, points[2 * i + 1]!];
      const [bx, by] = [points[2 * j]!, points[2 * j + 1]!];
      if (ay > y !== by > y) found.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
    }
  }
  return found;
}

/** Is the point inside the outline? It is if a ray to its right crosses an odd number of edges. */
export function isInsideOutline(rings: Rings, x: number, y: number): boolean {
  let odd = false;
  for (const points of rings) {
    const n = Math.floor(points.length / 2);
    for (let i = 0; i < n; i += 1) {
      const j = (i + 1) % n;
      const [ax, ay, bx, by] = [
        points[2 * i]!,
        points[2 * i + 1]!,
        points[2 * j]!,
        points[2 * j + 1]!,
      ];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    }
  }
  return odd;
}
