/**
 * Layer of flanking: the double line through the target, the sides that it crosses, and the
 * creatures that gain the bonus (docs/design/look.md, Flanking).
 */
import type { Creature } from '../../board/creature.ts';
import type { Cell, Point } from '../../board/grid.ts';
import type { FlankingPair } from '../../rules/verdict.ts';
import type { Flanking } from '../../state/flankingAndCover.ts';
import { say, signed, t, term } from '../../text/index.ts';
import { lettersFor } from '../letters.ts';
import { figureAt, frameAround, lineAlong, type Shape, type Why } from '../shape.ts';
import {
  creatureCells,
  framed,
  halfLabel,
  middle,
  rim,
  SMALL_CELL,
  spaceOf,
  type Layer,
  type View,
} from './layer.ts';

/** Distance of a ring outside the token's rim, in cells. */
const RING = 0.035;

/** The point where the line leaves the disc of the creature from which it starts. */
function leaving(from: Point, to: Point, centre: Point, radius: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const [ox, oy] = [from[0] - centre[0], from[1] - centre[1]];
  const b = ox * dx + oy * dy;
  const inside = b * b - (ox * ox + oy * oy - radius * radius);
  const at = inside < 0 ? 0 : Math.max(0, -b + Math.sqrt(inside));
  return [from[0] + dx * at, from[1] + dy * at];
}

function sides([x, y]: Cell, n: number, pair: FlankingPair): (readonly Point[])[] {
  const inset = 0.05;
  const [l, t0, r, b] = [x + inset, y + inset, x + n - inset, y + n - inset];
  if (pair.sides === 'left-right')
    return [
      [
        [l, t0],
        [l, b],
      ],
      [
        [r, t0],
        [r, b],
      ],
    ];
  if (pair.sides === 'top-bottom')
    return [
      [
        [l, t0],
        [r, t0],
      ],
      [
        [l, b],
        [r, b],
      ],
    ];
  const [[ax, ay], [bx, by]] = pair.line;
  const arm = 0.4 * n;
  return (bx - ax) * (by - ay) > 0
    ? [
        [
          [l, t0 + arm],
          [l, t0],
          [l + arm, t0],
        ],
        [
          [r, b - arm],
          [r, b],
          [r - arm, b],
        ],
      ]
    : [
        [
          [r - arm, t0],
          [r, t0],
          [r, t0 + arm],
        ],
        [
          [l + arm, b],
          [l, b],
          [l, b - arm],
        ],
      ];
}

/**
 * Position of a label beside a space that covers no token: 1 below, -1 above; null if neither is
 * free. The label is then left out; the readout at the pointer names the bonus too.
 */
function freeSide(view: View, [x, y]: Point, size: number, text: string): 1 | -1 | null {
  const half = halfLabel(text);
  const free = (side: 1 | -1): boolean => {
    const at = y + side * (rim(size) + 14 / SMALL_CELL);
    return !view.visible.some((c) => {
      const n = spaceOf(view.judge, c);
      const [cx, cy] = middle(view.judge, c.at, n);
      return (
        c.id !== view.subject?.id &&
        Math.abs(cx - x) < rim(n) + half &&
        Math.abs(cy - at) < rim(n) + 10 / SMALL_CELL
      );
    });
  };
  return free(1) ? 1 : free(-1) ? -1 : null;
}

/** @param a, b the creatures at the ends of the line */
function joined(
  view: View,
  flanking: Flanking,
  { key, a, b, line }: { key: string; a: Creature; b: Creature; line: readonly [Cell, Cell] },
  why: Why,
): Shape {
  const [from, to] = [middle(view.judge, line[0], 1), middle(view.judge, line[1], 1)];
  const [na, nb] = [spaceOf(view.judge, a), spaceOf(view.judge, b)];
  return lineAlong(
    key,
    'flanking',
    flanking.from === undefined ? 'flanking' : 'flanking-possible',
    [
      leaving(from, to, middle(view.judge, a.at, na), rim(na) + RING),
      leaving(to, from, middle(view.judge, b.at, nb), rim(nb) + RING),
    ],
    { why },
  );
}

/** Does the line with the chance to hit stand at the target? It names the subject's bonus. */
const isAimedAt = ({ subject, shelter, path }: View, { id }: Creature): boolean =>
  path === null && shelter?.to.id === id && subject?.attacks?.some(({ ready }) => ready) === true;

/**
 * All shapes for one target; two targets may share a flanking ally, whose ring and badge are then
 * the same.
 */
function around(view: View, seen: Flanking): Shape[] {
  const { target, verdict, from, creatures } = seen;
  const possible = from !== undefined;
  const who = (id: string): Creature | undefined => creatures.find((c) => c.id === id);
  const n = spaceOf(view.judge, target);
  const shapes = new Map<string, Shape>();
  const put = (shape: Shape): void => void shapes.set(shape.key, shape);
  const whom = { creature: target.id };
  const bonus = view.judge.rules.flankingBonus ?? 0;
  const subject = view.subject?.id ?? '';
  const isPartner = verdict.pairs.some(({ a, b }) => a === subject || b === subject);
  /** The creatures whose bonus is drawn: of the subject's flanking its own. */
  const isNamed = (c: Creature): boolean =>
    !isPartner || (c.id === subject && (possible || !isAimedAt(view, target)));

  const ring = (c: Creature, gains: boolean): void => {
    const size = spaceOf(view.judge, c);
    const centre = middle(view.judge, c.at, size);
    const ghost = possible && c.id === view.subject?.id;
    put({
      kind: 'ring',
      key: `flanking:ring:${c.id}`,
      depth: 'flanking',
      style: ghost ? 'partner-possible' : 'partner',
      at: centre,
      radius: rim(size) + RING,
      ...(ghost && !view.dragging ? { filled: true, text: lettersFor(c.id, view.visible) } : {}),
    });
    if (!gains || !isNamed(c)) return;
    if (ghost) {
      const text = t('mark.fromHere', { value: { signed: bonus } });
      const side = freeSide(view, centre, size, text);
      if (side !== null)
        put(
          figureAt(
            `flanking:bonus:${c.id}`,
            'pill',
            'flank',
            [centre[0], centre[1] + side * rim(size)],
            { dy: side * 14, text },
          ),
        );
    } else
      put(
        figureAt(`flanking:bonus:${c.id}`, 'badge', 'flank', [centre[0], centre[1] - rim(size)], {
          dy: -14,
          text: signed(bonus),
        }),
      );
  };

  for (const pair of verdict.pairs) {
    const [a, b] = [who(pair.a), who(pair.b)];
    if (a === undefined || b === undefined) continue;
    const ally = view.subject?.id === b.id ? a : b;
    const first = ally === a ? b : a;
    put(
      frameAround(`flanking:target:${target.id}`, 'target', framed(view.judge, target.at, n), {
        depth: 'flanking',
      }),
    );
    sides(target.at, n, pair).forEach((points, i) =>
      put(
        lineAlong(
          `flanking:side:${target.id}:${pair.sides}:${pair.sides === 'corners' ? pair.a + pair.b : ''}:${i}`,
          'flanking',
          'flanking-side',
          points,
        ),
      ),
    );
    const ends = { key: `flanking:${target.id}:${a.id}:${b.id}`, a, b, line: pair.line };
    put(
      joined(view, seen, ends, {
        message: possible ? 'flanking.wouldFromHere' : 'flanking.pair',
        verdict: verdict.unknown.length > 0 ? 'doubtful' : 'info',
        rules: verdict.rules,
        params: {
          who: { creature: first.id },
          attacker: { creature: first.id },
          ally: { creature: ally.id },
          target: whom,
          value: { signed: bonus },
        },
        cells: possible && from !== undefined ? [from] : creatureCells(view.judge, target),
      }),
    );
    ring(a, true);
    ring(b, true);
  }
  // An ally on the opposite side that does not threaten: the line is drawn, without the bonus.
  for (const half of verdict.oneSided) {
    const [a, b] = [who(half.a), who(half.b)];
    if (
      a === undefined ||
      b === undefined ||
      (view.subject !== null && a.id !== view.subject.id && b.id !== view.subject.id)
    )
      continue;
    const missing = half.missing === a.id ? a : b;
    const ends = { key: `flanking:half:${target.id}:${a.id}:${b.id}`, a, b, line: half.line };
    put(
      joined(view, seen, ends, {
        message: 'flanking.noneThreat',
        verdict: 'info',
        rules: verdict.rules,
        cells: creatureCells(view.judge, target),
        params: { ally: { creature: missing.id }, target: whom },
      }),
    );
    const other = missing === a ? b : a;
    if (!shapes.has(`flanking:ring:${other.id}`)) ring(other, false);
  }
  return [...shapes.values()];
}

export const flankingLayer: Layer = {
  id: 'flanking',
  switch: {
    key: 'alt+shift+4',
    on: true,
    name: () => term('layer-flanking'),
    hint: () => say('layer.flanking'),
    swatch: () => (
      <>
        <path
          d="M4 9.9h3.4M4 12.1h3.4M14.6 9.9H18M14.6 12.1H18"
          stroke="var(--m-flank)"
          stroke-width="1.2"
        />
        <rect
          x="7.6"
          y="7.4"
          width="6.8"
          height="7.2"
          fill="none"
          stroke="var(--m-flank)"
          stroke-width="1.6"
        />
        <g fill="var(--m-flank)">
          <circle cx="3.2" cy="11" r="2.3" />
          <circle cx="18.8" cy="11" r="2.3" />
        </g>
      </>
    ),
  },
  shapes: (view) => [
    ...new Map(view.flanking.flatMap((seen) => around(view, seen)).map((s) => [s.key, s])).values(),
  ],
};
