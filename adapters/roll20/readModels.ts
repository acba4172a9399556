/**
 * Reads single models of wall paths, doors, windows, and the page's lighting. Runs in the page's
 * world.
 */
import { safeRead, broken, isFlag, isText, mustBe } from '../common/safeRead.ts';
import type { Collection, Model, Roll20Page, SentGround, SentOpening, SentWall } from './live.ts';
import { flagField, get, numberField, numberFrom, textField, jsonText } from './pick.ts';

/** A required collection; it is reported if it is missing. */
export function models(name: string, collection: Collection | undefined): readonly Model[] {
  const list = safeRead(name, () => collection?.models);
  if (Array.isArray(list)) return list as readonly Model[];
  broken.add(name);
  return [];
}

/** Settings of the page that hide tokens from a player: newer and older lighting, and fog. */
export const veil = (here: Roll20Page | undefined): NonNullable<SentGround['veil']> => {
  const lit = flagField(here, 'dynamic_lighting_enabled');
  return {
    walls: lit || (flagField(here, 'showlighting') && flagField(here, 'lightenforcelos')),
    dark: lit
      ? !flagField(here, 'daylight_mode_enabled')
      : flagField(here, 'showlighting') && !flagField(here, 'lightglobalillum'),
    fog: flagField(here, 'showdarkness'),
  };
};

/** Paths of the wall layer; paths of other layers are drawings. */
export const wallsOfPath = (path: Model): SentWall[] =>
  safeRead('walls', () => {
    if (mustBe(get(path, 'layer'), isText) !== 'walls') return [];
    const barrier = get(path, 'barrierType');
    // Walls of older pages have no barrier type.
    if (barrier != null) mustBe(barrier, isText);
    const points = jsonText(get(path, 'points'));
    return [
      {
        // Some new-style walls also have an unusable old-style path, which is ignored.
        points,
        ...(points === null ? { path: jsonText(get(path, 'path') ?? get(path, '_path')) } : {}),
        shape: textField(path, 'shape'),
        x: numberField(path, points === null ? 'left' : 'x'),
        y: numberField(path, points === null ? 'top' : 'y'),
        width: numberField(path, 'width'),
        height: numberField(path, 'height'),
        scaleX: numberField(path, 'scaleX'),
        scaleY: numberField(path, 'scaleY'),
        rotation: numberField(path, 'rotation'),
        barrier: textField(path, 'barrierType'),
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
              | Readonly<Record<string, { x?: unknown; y?: unknown } | undefined>>
              | null
              | undefined;
            const [a, b] = [handles?.['handle0'], handles?.['handle1']];
            return [
              {
                x: numberField(each, 'x'),
                y: numberField(each, 'y'),
                x0: numberFrom(a?.x),
                y0: numberFrom(a?.y),
                x1: numberFrom(b?.x),
                y1: numberFrom(b?.y),
                open,
                window: name === 'windows',
              },
            ];
          }) ?? [],
      );
