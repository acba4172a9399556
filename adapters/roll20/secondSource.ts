/**
 * Second source for facts that this adapter computes itself: reads the drawn hexes, the picture's
 * matrix and the tracker's rows. Runs in the page's world and changes nothing.
 */
import type { SentSecond } from '../../src/bridge/secondSource.ts';
import { numberField, textField } from './pick.ts';
import { MAX_WALL_CORNERS, page, screen, tokensSeen } from './page.ts';

/** Pixels in one unit of the page. */
const UNIT = 70;

function tried<T>(work: () => T | null): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function readSecondSource(most: number): SentSecond {
  const here = page();
  const tokens = tokensSeen().slice(0, most);
  const shown = screen();
  const middles = tokens.flatMap((token) => {
    const [x, y] = [numberField(token, 'left'), numberField(token, 'top')];
    return x === null || y === null ? [] : [{ of: String(token.id), x, y }];
  });
  return {
    corners: tried(() =>
      /^hexr?$/.test(textField(here, 'grid_type') ?? '')
        ? (shown
            ?.corners(
              UNIT * (numberField(here, 'width') ?? 0),
              UNIT * (numberField(here, 'height') ?? 0),
              MAX_WALL_CORNERS,
            )
            .map(({ x, y }): [number, number] => [x, y]) ?? null)
        : null,
    ),
    screen: tried(() => {
      const project = shown?.project;
      return project === undefined
        ? null
        : middles.flatMap(({ x, y }) => {
            const at = project(x, y);
            return at === undefined ? [] : [{ at: [x, y] as [number, number], x: at[0], y: at[1] }];
          });
    }),
    turns: tried(() => {
      const seen = new Set(tokensSeen().map(({ id }) => String(id)));
      const rows = [
        ...document.querySelectorAll<HTMLElement>('#initiativewindow [data-tokenid]'),
      ].map((row) => row.dataset['tokenid'] ?? '');
      return rows.length === 0 ? null : [...new Set(rows)].filter((id) => seen.has(id));
    }),
  };
}
