/**
 * Adds painted ground to the host's ground. If both give a fact, the value that hinders more
 * counts.
 */
import { BLOCKS } from '../board/vocabulary.ts';
import type { SceneDocument } from '../scene/schema.ts';
import {
  cellOfPaintKey,
  graverConcealment,
  graverCover,
  graverLight,
  paintInOrder,
  lowWalls,
  paintKey,
  type Paint,
  type Square,
} from './paint.ts';

type CellSaid = NonNullable<SceneDocument['cells']>[number];
type WallSaid = NonNullable<SceneDocument['walls']>[number];

/** A painted cell in the form of the scene document; null if only low walls are painted on it. */
export function saidOf(
  at: readonly [number, number],
  { cost, ground, obstacle, cover, degree, concealment, light }: Square,
): CellSaid | null {
  const said: CellSaid = {
    at: [at[0], at[1]],
    ...(cost === undefined ? {} : { terrain: 'difficult', costFactor: cost }),
    ...(ground === undefined ? {} : { ground }),
    ...(obstacle === undefined ? {} : { blocks: [...BLOCKS] }),
    ...(cover === undefined ? {} : { cover }),
    ...(degree === undefined ? {} : { degree }),
    ...(concealment === undefined ? {} : { concealment }),
    ...(light === undefined ? {} : { light }),
  };
  return Object.keys(said).length > 1 ? said : null;
}

/**
 * Merges painted facts with the host's facts of the same cell. The host's facts remain where
 * nothing is painted.
 */
function together(host: CellSaid, ours: CellSaid): CellSaid {
  const cost = Math.max(
    host.costFactor ?? (host.terrain === 'difficult' || host.low === true ? 2 : 1),
    ours.costFactor ?? 1,
  );
  const light = graverLight(host.light, ours.light);
  const cover = graverCover(host.cover, ours.cover);
  const concealment = graverConcealment(host.concealment, ours.concealment);
  return {
    ...ours,
    ...(ours.costFactor === undefined ? {} : { costFactor: cost }),
    ...(light === undefined ? {} : { light }),
    ...(cover === undefined ? {} : { cover }),
    ...(concealment === undefined ? {} : { concealment }),
  };
}

interface Ground {
  readonly cells: CellSaid[];
  readonly walls: WallSaid[];
}

/** The scene's ground with the paint added; null if nothing is painted inside the map. */
function groundOf(scene: SceneDocument, paint: Paint): Ground | null {
  const { columns, rows } = scene.grid;
  const [cells, walls] = [scene.cells ?? [], scene.walls ?? []];
  const host = new Map<number, CellSaid>();
  for (const cell of cells) {
    const [x, y] = cell.at;
    const place = paintKey(x, y);
    // A cell that the host lists twice is merged into one.
    if (x >= 0 && x < columns && paint.has(place)) host.set(place, { ...host.get(place), ...cell });
  }
  const ours: CellSaid[] = [];
  for (const [place, square] of paintInOrder(paint)) {
    const at = cellOfPaintKey(place);
    const said = at[0] < columns && at[1] < rows ? saidOf(at, square) : null;
    const before = host.get(place);
    if (said !== null) ours.push(before === undefined ? said : together(before, said));
  }
  const low = lowWalls(paint, columns, rows).map(({ from, to }): WallSaid => ({
    from: [from[0], from[1]],
    to: [to[0], to[1]],
    low: true,
  }));
  if (ours.length + low.length === 0) return null;
  return {
    cells: ours.length === 0 ? cells : [...cells, ...ours],
    walls: low.length === 0 ? walls : [...walls, ...low],
  };
}

/**
 * Makes a function that adds paint to a scene. If the host's ground and the paint stay the same,
 * the resulting arrays are the same objects: boards are cached by their identity.
 */
export function paintedFollowed(): (scene: SceneDocument, paint: Paint) => SceneDocument {
  let last:
    | { readonly scene: SceneDocument; readonly paint: Paint; readonly ground: Ground | null }
    | undefined;
  return (scene, paint) => {
    if (paint.size === 0) return scene;
    const stands =
      last !== undefined &&
      last.paint === paint &&
      last.scene.cells === scene.cells &&
      last.scene.walls === scene.walls &&
      last.scene.grid.columns === scene.grid.columns &&
      last.scene.grid.rows === scene.grid.rows;
    const ground = stands && last !== undefined ? last.ground : groundOf(scene, paint);
    last = { scene, paint, ground };
    return ground === null ? scene : { ...scene, ...ground };
  };
}
