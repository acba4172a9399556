/**
 * Stand-in of the grid's interface by generation: 11 has a layer with the geometry inside, 12 and
 * later the geometry itself.
 */
import { geometryOf, type HexGeometry } from '../world/hexes.ts';
import type { SceneData } from '../world/types.ts';

const rulesOf = { EQUIDISTANT: 0, ALTERNATING_1: 4 } as const;

/** Foundry 12 and 13: the object `canvas.grid` and `scene.grid`. i is the row, j the column. */
export class BaseGrid {
  readonly type: number;
  readonly size: number;
  readonly sizeX: number;
  readonly sizeY: number;
  readonly distance: number;
  readonly units: string;
  /** The core's default is flat; 3.5 and its relatives set the other. */
  readonly diagonals = game.world.system === 'dnd5e' ? rulesOf.EQUIDISTANT : rulesOf.ALTERNATING_1;
  constructor({ grid }: SceneData) {
    ({ type: this.type, size: this.size, distance: this.distance, units: this.units } = grid);
    this.sizeX = this.sizeY = grid.size;
  }

  getOffset({ x, y }: { x: number; y: number }): { i: number; j: number } {
    return { i: Math.floor(y / this.size), j: Math.floor(x / this.size) };
  }

  getTopLeftPoint({ i, j }: { i: number; j: number }): { x: number; y: number } {
    return { x: j * this.size, y: i * this.size };
  }

  getCenterPoint({ i, j }: { i: number; j: number }): { x: number; y: number } {
    return { x: (j + 0.5) * this.size, y: (i + 0.5) * this.size };
  }

  measurePath(points: readonly { x: number; y: number }[]): {
    distance: number;
    spaces: number;
    diagonals: number;
  } {
    let spaces = 0;
    let diagonals = 0;
    for (let n = 1; n < points.length; n += 1) {
      const [p, q] = [
        this.getOffset(points[n - 1] ?? { x: 0, y: 0 }),
        this.getOffset(points[n] ?? { x: 0, y: 0 }),
      ];
      const [dx, dy] = [Math.abs(p.j - q.j), Math.abs(p.i - q.i)];
      const before = Math.floor(diagonals / 2);
      const flat = this.diagonals === rulesOf.EQUIDISTANT;
      diagonals += Math.min(dx, dy);
      spaces += Math.max(dx, dy) + (flat ? 0 : Math.floor(diagonals / 2) - before);
    }
    return { distance: spaces * this.distance, spaces, diagonals };
  }
}

/**
 * Foundry 12 and 13: the same for hexes. `size` is the distance between opposite sides, whatever
 * the scene was created with.
 */
export class HexagonalGrid {
  readonly isHexagonal = true;
  readonly type: number;
  readonly size: number;
  readonly sizeX: number;
  readonly sizeY: number;
  readonly columns: boolean;
  readonly even: boolean;
  readonly distance: number;
  readonly units: string;
  constructor(
    { grid: { distance, units } }: SceneData,
    private readonly hexes: HexGeometry,
  ) {
    ({
      type: this.type,
      size: this.size,
      sizeX: this.sizeX,
      sizeY: this.sizeY,
      columns: this.columns,
      even: this.even,
    } = hexes);
    [this.distance, this.units] = [distance, units];
  }

  getOffset(point: { x: number; y: number }): { i: number; j: number } {
    const [j, i] = this.hexes.offset(point);
    return { i, j };
  }

  getTopLeftPoint({ i, j }: { i: number; j: number }): { x: number; y: number } {
    return this.hexes.topLeft([j, i]);
  }
  getCenterPoint({ i, j }: { i: number; j: number }): { x: number; y: number } {
    return this.hexes.middle([j, i]);
  }
  getVertices({ i, j }: { i: number; j: number }): { x: number; y: number }[] {
    return this.hexes.corners([j, i]);
  }
}

/** Foundry 11: `canvas.grid` is the layer; its `grid` has rows and columns. */
export function gridLayer(scene: SceneData): Record<string, unknown> {
  const { size, type } = scene.grid;
  const hexes = geometryOf(scene);
  if (hexes !== null) {
    const { sizeX: w, sizeY: h, columns: columnar, even } = hexes;
    return {
      type,
      size,
      w,
      h,
      isHex: true,
      grid: {
        w,
        h,
        columnar,
        even,
        options: { columns: columnar, even, size, width: w, height: h },
      },
    };
  }
  return {
    type,
    size,
    w: size,
    h: size,
    diagonalRule: '5105',
    grid: {
      w: size,
      h: size,
      getGridPositionFromPixels: (x: number, y: number) => [
        Math.floor(y / size),
        Math.floor(x / size),
      ],
      getPixelsFromGridPosition: (row: number, column: number) => [column * size, row * size],
    },
    measureDistances: (
      segments: { ray: { A: { x: number; y: number }; B: { x: number; y: number } } }[],
    ) => segments.map(({ ray }) => new BaseGrid(scene).measurePath([ray.A, ray.B]).distance),
  };
}
