/**
 * Reads the light of a live Foundry scene as its canvas computed it: the scene's own light, and the
 * area of each light and darkness, walls considered. Runs in the page's world.
 */
import {
  safeRead,
  broken,
  isFlag,
  isNumber,
  isThing,
  arrayOf,
  mustBe,
  oneByOne,
} from '../common/safeRead.ts';
import { floorHeight, isHere } from './levels.ts';
import type { FoundryLight, SentLight } from './live.ts';
import { generation, drawnScene, theCanvas } from './page.ts';
import { isTold, regionOutline, reachesHeight } from './readScene.ts';

/** Values of `mode` of the behavior `adjustDarknessLevel`. */
const [BRIGHTEN, DARKEN] = [1, 2];

export function readLight(): SentLight {
  broken.clear();
  const global = safeRead('lights', globalLight) ?? { shines: true, reaches: () => true };
  const dark = safeRead('lights', darkness) ?? 0;
  return {
    map: drawnScene(),
    lit: global.shines && global.reaches(dark),
    changed: (global.shines && safeRead('lights', () => changed(dark, global.reaches))) || [],
    sources: safeRead('lights', sources) ?? [],
    broken: [...broken],
  };
}

interface Global {
  readonly shines: boolean;
  /** Does it shine where the darkness has this level, from 0 to 1? */
  readonly reaches: (darkness: number) => boolean;
}

/**
 * The scene's own light. Without token vision everybody sees the whole map, so its light does not
 * matter and counts as shining.
 */
function globalLight(): Global {
  const scene = mustBe(theCanvas()?.scene, isThing);
  if (scene.tokenVision === false) return { shines: true, reaches: () => true };
  if (generation() >= 12) {
    const source = mustBe(theCanvas()?.environment?.globalLightSource, isThing);
    const { min, max } = source.data?.darkness ?? {};
    return {
      shines: mustBe(source.active, isFlag),
      reaches: (level) => level >= (min ?? 0) && level <= (max ?? 1),
    };
  }
  const { globalLightThreshold: most } = scene;
  return {
    shines: mustBe(scene.globalLight, isFlag),
    reaches: (level) => most == null || level <= most,
  };
}

const darkness = (): number => {
  const c = theCanvas();
  return mustBe(
    generation() >= 12 ? c?.environment?.darknessLevel : (c?.scene?.darkness ?? 0),
    isNumber,
  );
};

/**
 * Areas where a region changes the darkness so that the scene's own light stops there, or shines
 * there although it does not reach the rest of the map. Null: an area that cannot be read.
 */
function changed(level: number, reaches: Global['reaches']): (number[][] | null)[] {
  const base = floorHeight();
  const scene = theCanvas()?.scene;
  if (base === null || scene?.regions === undefined) return [];
  // A region that cannot be read is counted by the report of the ground.
  const regions = oneByOne(arrayOf(scene.regions), (region) => {
    if (!isTold(region) || !isHere(region.levels) || !reachesHeight(region, base)) return [];
    const behaviors = arrayOf(region.behaviors).filter(
      ({ type, disabled }) => !mustBe(disabled, isFlag) && type === 'adjustDarknessLevel',
    );
    return behaviors.length > 0 ? [{ region, behaviors }] : [];
  }).filter((each) => each !== null);
  // The report of the ground reads neither this behavior nor the outline of ground without a cost.
  return oneByOne(regions, ({ region, behaviors }) => {
    const changes = behaviors.some(({ system }) => {
      const by = mustBe(system?.modifier, isNumber) as number;
      const now =
        system?.mode === BRIGHTEN
          ? level * (1 - by)
          : system?.mode === DARKEN
            ? 1 - (1 - level) * (1 - by)
            : by;
      return reaches(now) !== reaches(level);
    });
    return changes ? [regionOutline(region)] : [];
  });
}

/** Is the light on? A light that is out has an empty shape in some versions. */
const isOn = ({ active, disabled }: FoundryLight): boolean => active !== false && disabled !== true;

function sources(): SentLight['sources'] {
  const effects = mustBe(theCanvas()?.effects, isThing);
  const read = (all: Iterable<FoundryLight> | null | undefined, dark: boolean) =>
    oneByOne(all == null ? [] : arrayOf(all), (source) => {
      const { x, y, bright, dim } = source.data ?? {};
      const points = (source.shape ?? source.los)?.points;
      // The scene's own light is among the sources too; it has no position and no radius.
      if (!isOn(source) || !isNumber(x) || !isNumber(y) || !Array.isArray(points)) return [];
      const reach = Math.max(Math.abs(bright ?? 0), Math.abs(dim ?? 0));
      if (!(reach > 0 && Number.isFinite(reach)) || points.length < 6) return [];
      return [
        {
          x,
          y,
          bright: Math.abs(bright ?? 0),
          dim: reach,
          ...((dark || source.isDarkness === true) && { dark: true }),
          rings: [points.map((n) => mustBe(n as number, isNumber))],
        },
      ];
    });
  return [...read(effects.lightSources, false), ...read(effects.darknessSources, true)];
}
