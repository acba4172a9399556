/**
 * Maps whose walls were drawn by hand, as a tabletop stores them: in pixels, with squares of 100
 * pixels, and beside the grid lines. Tests and lessons share them.
 */
import type { SceneInput } from '../../../src/scene/schema.ts';
import { cells, type Door } from '../ascii.ts';

export type WallInput = NonNullable<SceneInput['walls']>[number];
type Kind = Omit<WallInput, 'from' | 'to'>;

export interface DrawnMap {
  readonly columns: number;
  readonly rows: number;
  /** Without its doors. */
  readonly walls: readonly WallInput[];
  readonly doors: readonly Door[];
}

/** The walls that stand: closed doors are the last. */
export const standingWalls = ({ walls, doors }: DrawnMap): WallInput[] => [
  ...walls,
  ...doors.filter(({ open }) => !open).map(({ wall }) => wall),
];

/** Stops movement; arrows and sight pass. Hosts do not say which of such walls are glass. */
export const RAILING: Kind = { blocks: ['move'], effectUnknown: true };
/** A window with a pane: stops movement and effects, not sight. */
export const WINDOW: Kind = { blocks: ['move', 'effect'] };
export const CURTAIN: Kind = { blocks: ['sight'] };
export const LOW: Kind = { low: true };

/** A chain of walls through points in one line of text, in pixels: `694,318 708,112`. */
export const chain = (line: string, kind: Kind = {}): WallInput[] => {
  const points = cells(line);
  return points.slice(1).map(([x, y], i) => {
    const [x0, y0] = points[i]!;
    return { ...kind, from: [x0 / 100, y0 / 100], to: [x / 100, y / 100] };
  });
};

export const door = (line: string, open: boolean): Door => ({ wall: chain(line)[0]!, open });

/** A closed chain. */
export const closedChain = (line: string, kind: Kind = {}): WallInput[] =>
  chain(`${line} ${line.split(' ', 1)[0]}`, kind);
