/**
 * Stand-in of Foundry 14's levels of a scene, its surfaces, and which users may view which level.
 */
import type { LevelData } from '../world/types.ts';
import type { RegionDocument, Scene } from './documents.ts';

export class Level {
  readonly documentName = 'Level';
  readonly id: string;
  readonly name: string;
  readonly sort: number;
  readonly elevation: { readonly bottom: number; readonly top: number; readonly base: number };
  readonly visibility: { readonly levels: Set<string> };
  constructor(
    readonly _source: LevelData,
    readonly parent: Scene,
  ) {
    ({ _id: this.id, name: this.name, sort: this.sort } = _source);
    const [bottom, top] = [
      _source.elevation.bottom ?? -Infinity,
      _source.elevation.top ?? Infinity,
    ];
    this.elevation = { bottom, top, base: Number.isFinite(bottom) ? bottom : Math.min(top, 0) };
    this.visibility = { levels: new Set(_source.visibility.levels) };
  }

  /** Whether a document is on this level. A document without levels is on all of them. */
  holds(levels: Set<string>): boolean {
    return levels.size === 0 || levels.has(this.id);
  }
}

export interface Surface {
  key: string;
  region: RegionDocument;
  elevation: number;
  light: boolean;
  move: boolean;
  sight: boolean;
  sound: boolean;
  level: string;
}
interface Place {
  x: number;
  y: number;
  elevation: number;
}
type Kind = 'light' | 'move' | 'sight' | 'sound';

/** Floors and ceilings defined by regions, lowest first. */
export function surfacesOf(
  scene: Scene,
  { type, level }: { type?: Kind; level?: string | Level } = {},
): Surface[] {
  const wanted = typeof level === 'string' ? level : level?.id;
  return [...(scene.regions?.values() ?? [])]
    .flatMap((region) =>
      [...region.behaviors.values()].flatMap((behavior) => {
        if (
          behavior.type !== 'defineSurface' ||
          behavior.disabled ||
          (wanted !== undefined && region.levels.size > 0 && !region.levels.has(wanted))
        )
          return [];
        const { placement, light, move, sight, sound } = behavior.system as {
          placement: string;
        } & Record<Kind, boolean>;
        const { bottom, top } = region.elevation;
        const heights = [
          ...(placement === 'top' ? [] : [bottom]),
          ...(placement === 'bottom' ? [] : [top]),
        ].filter((at): at is number => Number.isFinite(at));
        return heights.map((elevation): Surface => ({
          key: `${region.id}.${behavior.id}.${elevation}`,
          region,
          elevation,
          light,
          move,
          sight,
          sound,
          level: [...region.levels][0] ?? '',
        }));
      }),
    )
    .filter((surface) => type === undefined || surface[type])
    .sort((a, b) => a.elevation - b.elevation);
}

/** Whether a straight line between two positions passes through a surface. */
export function surfaceCollision(
  scene: Scene,
  origin: Place,
  destination: Place,
  { type, level }: { type?: Kind; level?: string | Level } = {},
): boolean {
  if (origin.elevation === destination.elevation) return false;
  return surfacesOf(scene, { ...(type && { type }), ...(level !== undefined && { level }) }).some(
    ({ elevation, region }) => {
      const t = (elevation - origin.elevation) / (destination.elevation - origin.elevation);
      // Standing on a surface does not count as passing through it.
      const [low, high] = [
        Math.min(origin.elevation, destination.elevation),
        Math.max(origin.elevation, destination.elevation),
      ];
      if (elevation <= low || elevation > high) return false;
      return region.polygonTree.testPoint({
        x: origin.x + (destination.x - origin.x) * t,
        y: origin.y + (destination.y - origin.y) * t,
      });
    },
  );
}

/**
 * The levels that this user may view. A game master may view all; a player may view those with a
 * token whose sheet the player can open.
 */
export function available(scene: Scene): Set<Level> {
  const all = [...(scene.levels?.values() ?? [])];
  if (game.user.isGM || !scene.tokenVision) return new Set(all);
  const open = new Set(
    scene.tokens.contents
      .filter((token) => token.actor?.testUserPermission(game.user, 'OBSERVER') === true)
      .map(({ level }) => level),
  );
  return new Set(all.filter(({ id }) => open.has(id)));
}
