/**
 * How this user lets single maps be judged where the host leaves it open: whether walls that stop
 * movement only are glass, and whether the map's light counts.
 */
import * as z from 'zod/mini';
import type { SceneDocument } from '../scene/schema.ts';
import type { StoredKind } from '../storage/storedKind.ts';
import { dateAfter, laterOf } from '../storage/dates.ts';

z.config({ jitless: true });

const choice = z.object({
  /** Walls that stop movement only are glass; absent: they are open, as a railing is. */
  glass: z.optional(z.literal(true)),
  /** The map's light does not count, and every cell is bright; absent: it counts. */
  lit: z.optional(z.literal(true)),
});
export type MapChoice = z.infer<typeof choice>;

/** Choices by map: `host/game/map`, each with the time of the last choice as an ISO date. */
export type MapChoices = Readonly<
  Record<string, { readonly choice: MapChoice; readonly at: string }>
>;

export const MAP_CHOICES: StoredKind<MapChoices> = {
  name: 'maps',
  schema: z.record(
    z.string().check(z.maxLength(1000)),
    z.object({ choice, at: z.string().check(z.maxLength(40)) }),
  ),
  migrations: [],
  empty: {},
  merge: (now, brought) => laterOf(now, brought, ({ at }) => at),
};

/**
 * Stores a choice for a map.
 * @param at ISO date and time
 */
export const withChoice = (
  all: MapChoices,
  map: string,
  choice: MapChoice,
  at: string,
): MapChoices => ({
  ...all,
  [map]: { choice, at: dateAfter(at, Object.hasOwn(all, map) ? all[map]?.at : undefined) },
});

export const AS_THE_HOST_SAYS: MapChoice = {};

export const choiceFor = (all: MapChoices, map: string): MapChoice =>
  Object.hasOwn(all, map) ? (all[map]?.choice ?? AS_THE_HOST_SAYS) : AS_THE_HOST_SAYS;

/** The scene's walls, of which those that stop movement only are glass. */
const glazed = (walls: NonNullable<SceneDocument['walls']>): SceneDocument['walls'] =>
  walls.map(({ effectUnknown, ...wall }) =>
    effectUnknown === true
      ? { ...wall, blocks: [...new Set([...(wall.blocks ?? []), 'effect' as const])] }
      : wall,
  );

/** The scene's cells without their light; a cell about which nothing else is known is left out. */
const unlit = (cells: NonNullable<SceneDocument['cells']>): SceneDocument['cells'] =>
  cells.flatMap(({ light, ...cell }) =>
    light === undefined || Object.keys(cell).length > 1 ? [cell] : [],
  );

/**
 * Makes a function that applies a choice to a scene. If the scene's ground and the choice stay the
 * same, the resulting lists are the same objects: boards are cached by their identity.
 */
export function choicesFollowed(): (scene: SceneDocument, choice: MapChoice) => SceneDocument {
  const walls = remembered(glazed);
  const cells = remembered(unlit);
  return (scene, { glass, lit }) => {
    if (glass !== true && lit !== true) return scene;
    const { light, ...rest } = scene;
    return {
      ...rest,
      ...(lit !== true && light !== undefined && { light }),
      ...(glass === true && scene.walls !== undefined && { walls: walls(scene.walls) }),
      ...(lit === true && scene.cells !== undefined && { cells: cells(scene.cells) }),
    };
  };
}

/** The function, which returns its last result for the same argument. */
function remembered<A extends object, B>(of: (a: A) => B): (a: A) => B {
  let last: { readonly from: A; readonly to: B } | undefined;
  return (from) => {
    if (last?.from !== from) last = { from, to: of(from) };
    return last.to;
  };
}
