/**
 * Places the safe path's shield and label: near the middle of the line, clear of everything else.
 * Pure.
 */
import type { Point } from '../board/grid.ts';
import { extents, labelBox } from './extent.ts';
import { overlap, type ScreenBox } from './place.ts';
import { lineAlong, type VisibleDisc, type MarkShape, type Shape } from './shape.ts';

/**
 * Labels have a constant size on the screen, so overlaps are computed for a cell size in CSS pixels
 * near the smallest at which labels are drawn.
 */
const CELL = 36;
/** Half the shield, CSS pixels. */
const SHIELD = 15;
/**
 * Cost of each covered pixel, by what it belongs to; each pixel away from the middle of the line
 * costs one.
 */
const MARKS = 4;
const PEOPLE = 3;
const OWN = 0.5;

const place = ([x, y]: Point): Point => [x * CELL, y * CELL];

/**
 * Candidate places on the line: its points and the midpoints between them, those nearest to the
 * middle of the line first.
 */
function spots(line: readonly Point[]): readonly Point[] {
  const all = line.flatMap((p, i): Point[] => {
    const next = line[i + 1];
    return next === undefined ? [p] : [p, [(p[0] + next[0]) / 2, (p[1] + next[1]) / 2]];
  });
  const half = line[Math.floor(line.length / 2)] ?? [0, 0];
  const away = ([x, y]: Point): number => Math.hypot(x - half[0], y - half[1]);
  return all.slice(1, -1).sort((a, b) => away(a) - away(b));
}

type Label = Required<Pick<MarkShape, 'dx' | 'dy'>> & Pick<MarkShape, 'anchor'>;
/** Positions of the label around the shield, in order of preference: below right first. */
const SIDES: readonly Label[] = [
  { dx: 14, dy: 18, anchor: 'start' },
  { dx: 14, dy: -18, anchor: 'start' },
  { dx: -14, dy: 18, anchor: 'end' },
  { dx: -14, dy: -18, anchor: 'end' },
  { dx: 19, dy: 0, anchor: 'start' },
  { dx: -19, dy: 0, anchor: 'end' },
  { dx: 0, dy: 27 },
  { dx: 0, dy: -27 },
];

/**
 * @param others marks that neither the shield nor the label may cover
 * @param people tokens that the shield and the label should not cover
 */
export function placeSafePathLabel(
  line: readonly Point[],
  text: string,
  others: readonly Shape[],
  people: readonly VisibleDisc[],
): Label & { readonly at: Point } {
  const marks = extents(others, place);
  const own = extents([lineAlong('', 'safe', 'safe', line)], place);
  const tokens = people.map(({ at, radius }): ScreenBox => ({
    x: (at[0] - radius) * CELL,
    y: (at[1] - radius) * CELL,
    width: 2 * radius * CELL,
    height: 2 * radius * CELL,
  }));
  const covered = (box: ScreenBox, boxes: readonly ScreenBox[]): number =>
    boxes.reduce((sum, b) => sum + overlap(box, b), 0);
  const half = line[Math.floor(line.length / 2)] ?? [0, 0];
  let best: Label & { readonly at: Point } = { at: half, dx: 14, dy: 18, anchor: 'start' };
  let least = Infinity;
  for (const at of [half, ...spots(line)]) {
    const [x, y] = place(at);
    const shield: ScreenBox = {
      x: x - SHIELD,
      y: y - SHIELD,
      width: 2 * SHIELD,
      height: 2 * SHIELD,
    };
    const base =
      Math.hypot(at[0] - half[0], at[1] - half[1]) * CELL +
      covered(shield, marks) * MARKS +
      covered(shield, tokens) * PEOPLE;
    for (const side of SIDES) {
      const label = labelBox({ figure: 'pill', text, ...side });
      const box = { ...label, x: x + label.x, y: y + label.y };
      const cost =
        base +
        covered(box, marks) * MARKS +
        covered(box, tokens) * PEOPLE +
        covered(box, own) * OWN;
      if (cost < least) [best, least] = [{ at, ...side }, cost];
    }
  }
  return best;
}
