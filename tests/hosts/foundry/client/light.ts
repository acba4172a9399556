/**
 * Lights of the canvas, as modules read them (`canvas.effects.lightSources`): each with its radii in
 * pixels and the polygon that it reaches.
 *
 * Sources: `active`, `data.bright`, `data.dim`, `shape.points`: caewok/fvtt-token-visibility and
 * League-of-Foundry-Developers/foundry-vtt-types, canvas/sources. The global light and its limits of
 * darkness: `EffectsCanvasGroup#testInsideLight`, canvas/groups/effects.mjs; it is active if it is
 * enabled, however dark the scene is: `EnvironmentCanvasGroup##configureGlobalLight`,
 * canvas/groups/environment.mjs.
 */
import { paddingOf } from '../world/scenes.ts';
import type { SceneData } from '../world/types.ts';

interface Walling {
  readonly c: readonly number[];
  readonly light: number;
  readonly door: number;
  readonly ds: number;
}

interface Bearer {
  readonly hidden: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light?: { readonly bright: number; readonly dim: number } | undefined;
}

const RAYS = 360;

/** Where a ray from (x, y) ends: at its length, or at the first wall that stops light. */
function ray(
  x: number,
  y: number,
  angle: number,
  length: number,
  walls: readonly Walling[],
): [number, number] {
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  let t = 1;
  for (const { c, light, door, ds } of walls) {
    if (light === 0 || (door > 0 && ds === 1)) continue;
    const [ax = 0, ay = 0, bx = 0, by = 0] = c;
    const [ex, ey] = [bx - ax, by - ay];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const along = ((ax - x) * ey - (ay - y) * ex) / cross;
    const at = ((ax - x) * dy - (ay - y) * dx) / cross;
    if (along >= 0 && along < t && at >= 0 && at <= 1) t = along;
  }
  return [x + dx * t, y + dy * t];
}

function sourceOf(
  x: number,
  y: number,
  bright: number,
  dim: number,
  walls: readonly Walling[],
  on = true,
) {
  const reach = Math.max(bright, dim);
  const points = Array.from({ length: RAYS }, (_, i) =>
    ray(x, y, (2 * Math.PI * i) / RAYS, reach, walls),
  ).flat();
  return { active: on, disabled: !on, data: { x, y, bright, dim }, shape: { points } };
}

type Sources = ReturnType<typeof sourceOf>[];

/** The lights and the darkness of a scene: those of the scene itself and of its tokens. */
export function sourcesOf(
  data: SceneData,
  walls: readonly Walling[],
  tokens: readonly Bearer[],
): { lightSources: Sources; darknessSources: Sources } {
  const { size, distance } = data.grid;
  const px = (units: number): number => (units / distance) * size;
  const found: { lightSources: Sources; darknessSources: Sources } = {
    lightSources: [],
    darknessSources: [],
  };
  for (const { x, y, hidden, config } of data.lights ?? [])
    (config.negative === true ? found.darknessSources : found.lightSources).push(
      sourceOf(x, y, px(config.bright), px(config.dim), walls, !hidden),
    );
  for (const { x, y, width, height, hidden, light } of tokens)
    if (light !== undefined && !hidden)
      found.lightSources.push(
        sourceOf(
          x + (width * size) / 2,
          y + (height * size) / 2,
          px(light.bright),
          px(light.dim),
          walls,
        ),
      );
  return found;
}

/** The scene's darkness and its own light, which older generations keep in the scene itself. */
export const environmentOf = ({ environment }: SceneData) => {
  const {
    darknessLevel = 0,
    globalLight: { enabled, darkness } = { enabled: true, darkness: { min: 0, max: 1 } },
  } = environment ?? {};
  return { darknessLevel, globalLightSource: { active: enabled, data: { darkness } } };
};

/** A light of a scene at a cell, in the scene's pixels. */
export const lightAt = (
  scene: Pick<SceneData, 'width' | 'height' | 'padding' | 'grid'>,
  [column, row]: readonly [number, number],
  config: { bright: number; dim: number; negative?: boolean },
  hidden = false,
): NonNullable<SceneData['lights']>[number] => {
  const { size } = scene.grid;
  return {
    x: paddingOf(scene.width, scene.padding, size) + (column + 0.5) * size,
    y: paddingOf(scene.height, scene.padding, size) + (row + 0.5) * size,
    hidden,
    config,
  };
};
