/**
 * Reads single models of wall paths, doors, windows, and the page's lighting. Runs in the page's
 * world.
 */
import { safeRead, broken, isFlag, isText, mustBe } from '../common/safeRead.ts';
import type { Collection, Model, Page, SentGround, SentOpening, SentWall } from './live.ts';
import { flag, get, number, numberOf, text, written } from './pick.ts';

/** A required collection; it is reported if it is missing. */
export function models(name: string, collection: Collection | undefined): readonly Model[] {
  const list = safeRead(name, () => collection?.models);
  if (Array.isArray(list)) return list as readonly Model[];
  broken.add(name);
  return [];
}

/** Settings of the page that hide tokens from a player: newer and older lighting, and fog. */
export const veil = (here: Page | undefined): NonNullable<SentGround['veil']> => {
  const lit = flag(here, 'dynamic_lighting_enabled');
  return {
    walls: lit || (flag(here, 'showlighting') && flag(here, 'lightenforcelos')),
    dark: lit
      ? !flag(here, 'daylight_mode_enabled')
      : flag(here, 'showlighting') && !flag(here, 'lightglobalillum'),
    fog: flag(here, 'showdarkness'),
  };
};

/** Paths of the wall layer; paths of other layers are drawings. */
export const wall = (path: Model): SentWall[] =>
  safeRead('walls', () => {
    if (mustBe(get(path, 'layer'), isText) !== 'walls') return [];
    const barrier = get(path, 'barrierType');
    // Walls of older pages have no barrier type.
    if (barrier != null) mustBe(barrier, isText);
    const points = written(get(path, 'points'));
    return [
      {
        // Some new-style walls also have an unusable old-style path, which is ignored.
        points,
        ...(points === null ? { path: written(get(path, 'path') ?? get(path, '_path')) } : {}),
        shape: text(path, 'shape'),
        x: number(path, points === null ? 'left' : 'x'),
        y: number(path, points === null ? 'top' : 'y'),
        width: number(path, 'width'),
        height: number(path, 'height'),
        scaleX: number(path, 'scaleX'),
        scaleY: number(path, 'scaleY'),
        rotation: number(path, 'rotation'),
        barrier: text(path, 'barrierType'),
      },
    ];
  }) ?? [];

/**
 * Doors or windows of a page; older pages have neither. A secret door is reported like all others:
 * a closed one is a wall.
 */
export const openings = (name: 'doors' | 'windows', list: Collection | undefined): SentOpening[] =>
  list == null
    ? []
    : models(name, list).flatMap(
        (each) =>
          safeRead(name, () => {
            // An opening is left out if it does not state whether it is open.
            const open = mustBe(get(each, 'isOpen') as boolean, isFlag);
            const handles = get(each, 'path') as
              Readonly<Record<string, { x?: unknown; y?: unknown } | undefined>> | null | undefined;
            const [a, b] = [handles?.['handle0'], handles?.['handle1']];
            return [
              {
                x: number(each, 'x'),
                y: number(each, 'y'),
                x0: numberOf(a?.x),
                y0: numberOf(a?.y),
                x1: numberOf(b?.x),
                y1: numberOf(b?.y),
                open,
                window: name === 'windows',
              },
            ];
          }) ?? [],
      );
