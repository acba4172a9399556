/**
 * Places the words of a path, such as "Climb 15": beside the middle of their cell, clear of numbers,
 * signs, other words and tokens. Words yield to signs, whose corners are fixed. Pure.
 */
import type { Point } from '../board/grid.ts';
import { extents, labelBox } from './extent.ts';
import { overlap, type ScreenBox } from './place.ts';
import type { VisibleDisc, MarkShape, Shape } from './shape.ts';

/**
 * Sizes of a cell in CSS pixels at which a word must be clear: words and signs keep their size on
 * the screen, while cells grow and move their corners apart.
 */
const SIZES = [40, 50, 62, 76, 94, 116, 145] as const;
/** Distance in CSS pixels from the number in the middle of a cell to a word above or below it. */
const BESIDE = 27;
/** Distance from the number to the near end of a word beside it. */
const ASIDE = 18;
/** Cost of each covered pixel of a mark; a pixel of a token costs one. */
const MARKS = 4;

type Spot = Required<Pick<MarkShape, 'dx' | 'dy'>> & Pick<MarkShape, 'anchor'>;
/** Positions of a word around the middle of its cell, in order of preference. */
const ABOVE: readonly Spot[] = [
  { dx: 0, dy: -BESIDE },
  { dx: 0, dy: BESIDE },
  { dx: ASIDE, dy: 0, anchor: 'start' },
  { dx: -ASIDE, dy: 0, anchor: 'end' },
  ...[-1, 1, -2, 2].flatMap((far): Spot[] => [
    { dx: 0, dy: far * BESIDE },
    ...[-ASIDE / 2, ASIDE].flatMap((out): Spot[] => [
      { dx: out, dy: far * BESIDE, anchor: 'start' },
      { dx: -out, dy: far * BESIDE, anchor: 'end' },
    ]),
  ]),
];
const SPOTS: Readonly<Record<PlacedWord['side'], readonly Spot[]>> = {
  above: ABOVE,
  below: ABOVE.map((spot) => ({ ...spot, dy: -spot.dy })),
};

export interface PlacedWord extends MarkShape {
  /** The side of the cell's middle on which the word stands if nothing is there. */
  readonly side: 'above' | 'below';
}

/**
 * @param others marks that no word may cover; areas and lines may be covered
 * @param people tokens that words cover only if every other place covers more
 */
export function placeWords(
  words: readonly PlacedWord[],
  others: readonly Shape[],
  people: readonly VisibleDisc[],
): readonly MarkShape[] {
  if (words.length === 0) return [];
  const marks = others.filter(({ kind }) => kind === 'mark');
  const scales = SIZES.map((size) => ({
    size,
    marks: [...extents(marks, ([x, y]) => [x * size, y * size])],
    people: people.map(({ at: [x, y], radius }): ScreenBox => ({
      x: (x - radius) * size,
      y: (y - radius) * size,
      width: 2 * radius * size,
      height: 2 * radius * size,
    })),
  }));
  const on = ([x, y]: Point, size: number, box: ScreenBox): ScreenBox => ({
    ...box,
    x: x * size + box.x,
    y: y * size + box.y,
  });
  const covered = (box: ScreenBox, boxes: readonly ScreenBox[]): number =>
    boxes.reduce((sum, each) => sum + overlap(box, each), 0);
  return words.map(({ side, ...word }): MarkShape => {
    let best: { readonly spot: Spot; readonly box: ScreenBox } | undefined;
    let least = Infinity;
    for (const spot of SPOTS[side]) {
      const label = labelBox({ ...word, ...spot });
      const cost = scales.reduce((sum, { size, marks, people }) => {
        const box = on(word.at, size, label);
        return sum + covered(box, marks) * MARKS + covered(box, people);
      }, 0);
      if (cost < least) [best, least] = [{ spot, box: label }, cost];
      if (cost === 0) break;
    }
    if (best === undefined) return word;
    for (const { size, marks } of scales) marks.push(on(word.at, size, best.box));
    return { ...word, ...best.spot };
  });
}
