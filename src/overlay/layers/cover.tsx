/**
 * Layer of cover and concealment from the subject to one target: the deciding lines, and the
 * obstacles that stop them (docs/design/look.md, Cover and concealment).
 */
import { paintKey } from '../../amendments/paint.ts';
import { creatureOf } from '../../board/board.ts';
import { CellSet } from '../../board/cellset.ts';
import type { Creature } from '../../board/creature.ts';
import type { Cell, Point } from '../../board/grid.ts';
import type { JudgedLine } from '../../rules/verdict.ts';
import type { Sheltered } from '../../state/flankingAndCover.ts';
import { isMessageId, say, t, term, type Param } from '../../text/index.ts';
import { figureAt, frameAround, lineAlong, type Shape, type Why } from '../shape.ts';
import { creatureCells, framed, middle, ringsOf, spaceOf, type Layer, type View } from './layer.ts';

interface Box {
  readonly at: Cell;
  readonly size: number;
}

/** Position on the line (0…1) at which it enters a box; null if it never does. */
function enters([ax, ay]: Point, [bx, by]: Point, { at: [x, y], size }: Box): number | null {
  let [near, far] = [0, 1];
  for (const [from, delta, low] of [
    [ax, bx - ax, x],
    [ay, by - ay, y],
  ] as const) {
    if (Math.abs(delta) < 1e-9) {
      if (from < low || from > low + size) return null;
      continue;
    }
    const [one, two] = [(low - from) / delta, (low + size - from) / delta];
    near = Math.max(near, Math.min(one, two));
    far = Math.min(far, Math.max(one, two));
  }
  return near <= far ? near : null;
}

/**
 * Position on the line (0…1) at which it meets a wall. A parallel wall counts as met at its nearer
 * end.
 */
function meets([ax, ay]: Point, [bx, by]: Point, from: Point, to: Point): number {
  const [dx, dy, wx, wy] = [bx - ax, by - ay, to[0] - from[0], to[1] - from[1]];
  const turn = dx * wy - dy * wx;
  const along = ([x, y]: Point): number =>
    ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const at =
    Math.abs(turn) < 1e-9
      ? Math.min(along(from), along(to))
      : ((from[0] - ax) * wy - (from[1] - ay) * wx) / turn;
  return Math.min(1, Math.max(0, at));
}

function boxOf(view: View, blocker: string): Box | null {
  const [kind, rest = ''] = blocker.split(/:(.*)/s);
  if (kind === 'cell') {
    const [x, y] = rest.split(',').map(Number);
    return x === undefined || y === undefined || !Number.isFinite(x + y)
      ? null
      : { at: [x, y], size: 1 };
  }
  const creature = kind === 'creature' ? creatureOf(view.judge.board, rest) : undefined;
  return creature === undefined ? null : { at: creature.at, size: spaceOf(view.judge, creature) };
}

/** The point at which a blocked line is stopped. */
export function stop(view: View, { from, to, blockedBy }: JudgedLine): Point {
  const wall =
    blockedBy?.startsWith('wall:') === true
      ? view.judge.board.ground.walls[Number(blockedBy.slice(5))]
      : undefined;
  const box = blockedBy === null ? null : boxOf(view, blockedBy);
  const at =
    wall !== undefined
      ? meets(from, to, wall.from, wall.to)
      : ((box === null ? null : enters(from, to, box)) ?? 0.5);
  return [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
}

const name = ([x, y]: Point): string => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

function lines(view: View, drawn: readonly JudgedLine[]): Shape[] {
  const shapes = new Map<string, Shape>();
  const put = (shape: Shape): void => void shapes.set(shape.key, shape);
  for (const line of drawn) {
    const key = `${name(line.from)}:${name(line.to)}`;
    if (line.blockedBy === null) {
      put(lineAlong(`cover:clear:${key}`, 'cover', 'cover-clear', [line.from, line.to]));
      put(
        figureAt(`cover:end:${name(line.to)}`, 'clear-end', 'cover', line.to, { depth: 'cover' }),
      );
    } else {
      const at = stop(view, line);
      put(lineAlong(`cover:beyond:${key}`, 'cover', 'cover-beyond', [at, line.to]));
      put(lineAlong(`cover:stopped:${key}`, 'cover', 'cover-blocked', [line.from, at]));
      put(figureAt(`cover:cross:${key}`, 'cross', 'cover', at, { depth: 'cover' }));
      const box = boxOf(view, line.blockedBy);
      if (box !== null) {
        const soft = line.blockedBy.startsWith('creature:');
        put(
          frameAround(
            `cover:by:${line.blockedBy}`,
            soft ? 'soft' : 'blocker',
            framed(view.judge, box.at, box.size),
            { depth: 'cover' },
          ),
        );
      }
    }
    put(
      figureAt(`cover:corner:${name(line.from)}`, 'corner', 'cover', line.from, { depth: 'cover' }),
    );
  }
  return [...shapes.values()];
}

/** The badge's text: degree and bonus of cover, or miss chance. */
function badge({ cover, concealment }: Sheltered): string {
  const parts: string[] = [];
  const degree = `cover.${cover.degree}.badge`;
  // Always name the person who set a degree of cover by hand.
  if (cover.degree !== 'none' && isMessageId(degree))
    parts.push(`${t(degree)}${cover.by === undefined ? '' : ` (${t(`cover.${cover.by}.badge`)})`}`);
  if (concealment.degree !== 'none' && cover.degree !== 'total') {
    parts.push(
      parts.length > 0
        ? `${concealment.missChance}%`
        : t(`concealment.${concealment.degree}.badge`, { percent: concealment.missChance }),
    );
  }
  return parts.join(' · ');
}

/**
 * Message for each cause of concealment. Many spells blur their target, so a cause that is not
 * listed is shown as magic.
 */
const CAUSE: Readonly<Record<string, string>> = {
  dim: 'cause.dim',
  dark: 'cause.dark',
  invisible: 'cause.invisible',
  obscured: 'cause.obscured',
  'inside-solid': 'cause.inside-solid',
  gm: 'cause.gm',
};
/** Causes of concealment with a sentence of their own. */
const OUTRIGHT: Readonly<Record<string, string>> = {
  blinded: 'concealment.blinded',
  'no-line-of-sight': 'sight.none',
};

/** Parts of a sentence about cover, with the author of a degree that was set by hand. */
function coverSaid({ by, degree }: Sheltered['cover']): string {
  if (by === 'gm') return 'cover.gm';
  return by === 'estimate' && (degree === 'none' || degree === 'total')
    ? `cover.${degree}-estimate`
    : `cover.${degree}`;
}

/** The obstacle that stops a line, in words; a cell that the user painted is named as painted. */
function blockerSaid(view: View, blocker: string | null): Param {
  const box = blocker?.startsWith('cell:') === true ? boxOf(view, blocker) : null;
  const square = box === null ? undefined : view.paint.get(paintKey(box.at[0], box.at[1]));
  return box !== null && (square?.obstacle ?? square?.cover) !== undefined
    ? { message: 'blocker.painted' }
    : { blocker };
}

/** Did the user paint concealment on all of the target's cells? Then it is named as painted. */
const paintedAbout = (view: View, to: Creature): boolean =>
  creatureCells(view.judge, to).every(
    ([x, y]) => view.paint.get(paintKey(x, y))?.concealment !== undefined,
  );

function reasons(view: View, { from, to, attack, cover, concealment }: Sheltered): Why[] {
  const cells = creatureCells(view.judge, to);
  const blocked = cover.lines.filter((l) => l.blockedBy !== null);
  const base = {
    attacker: { creature: from.id },
    target: { creature: to.id },
    blocker: blockerSaid(view, blocked[0]?.blockedBy ?? null),
    n: blocked.length,
    total: cover.lines.length,
    value: { signed: cover.ac },
    reflex: { signed: cover.reflex },
    degree: { term: `cover-${cover.degree}` },
    percent: Math.round((cover.fraction ?? 0) * 100),
  };
  const whys: Why[] = [
    {
      message: coverSaid(cover),
      params: base,
      verdict: cover.unknown.length > 0 ? 'doubtful' : 'info',
      rules: cover.rules,
      cells,
      pair: { from: from.id, to: to.id },
    },
  ];
  // Cover against a ranged attack says nothing about attacks of opportunity, which are melee
  // attacks.
  if (attack === 'melee' && cover.barsOpportunity)
    whys.push({
      message: 'cover.bars-aoo',
      params: base,
      verdict: 'info',
      rules: cover.rules,
      cells,
    });
  if (concealment.degree !== 'none') {
    const why = concealment.why[0] ?? '';
    whys.push({
      message: OUTRIGHT[why] ?? `concealment.${concealment.degree}`,
      verdict: concealment.unknown.length > 0 ? 'doubtful' : 'info',
      rules: concealment.rules,
      cells,
      params: {
        ...base,
        percent: concealment.missChance,
        cause: {
          message:
            why === 'obscured' && paintedAbout(view, to)
              ? 'cause.painted'
              : (CAUSE[why] ?? 'cause.magic'),
        },
      },
    });
  }
  return whys;
}

/** Up to this number of lines, all are drawn; otherwise only the blocked lines are drawn. */
const MANY = 8;

export const coverLayer: Layer = {
  id: 'cover',
  topics: ['concealment'],
  switch: {
    key: 'alt+shift+5',
    on: true,
    name: () => term('layer-cover'),
    hint: () => say('layer.cover'),
    swatch: () => (
      <g fill="none" stroke="var(--m-cover)" stroke-width="1.6">
        <path d="M2.5 5 16.5 7.6" />
        <circle cx="18.3" cy="7.9" r="1.8" />
        <path d="M2.5 18.5 9.4 14.6" stroke-dasharray="3 2" />
        <path d="M10.4 11.6l4.4 4.4M14.8 11.6l-4.4 4.4" stroke-linecap="round" />
      </g>
    ),
  },

  shapes(view) {
    const { shelter } = view;
    if (shelter === null) return [];
    const text = badge(shelter);
    // If there is no cover or concealment, nothing is drawn, unless the user holds the layer's key
    // to see the lines.
    if (text === '' && !view.held) return [];
    const all = shelter.cover.lines;
    const shapes = lines(view, all.length > MANY ? all.filter((l) => l.blockedBy !== null) : all);
    if (shelter.concealment.degree !== 'none') {
      const { grid, cells } = view.judge.board.ground;
      const rings = ringsOf(
        view.judge,
        CellSet.of(
          grid,
          cells.filter((c) => c.concealment !== undefined).map((c) => c.at),
        ),
      );
      if (rings.length > 0) {
        shapes.unshift(
          { kind: 'fill', key: 'cover:concealing', depth: 'fog', style: 'concealment', rings },
          { kind: 'edge', key: 'cover:concealing:edge', depth: 'fog', style: 'concealment', rings },
        );
      }
    }
    if (text !== '') {
      const n = spaceOf(view.judge, shelter.to);
      const [x, y] = middle(view.judge, shelter.to.at, n);
      const [first] = reasons(view, shelter);
      shapes.push(
        figureAt('cover:badge', 'badge', 'cover', [x, y - n / 2], {
          dy: -24,
          text,
          ...(first === undefined ? {} : { why: first }),
        }),
      );
    }
    return shapes;
  },

  why(view, cell) {
    const { shelter } = view;
    if (shelter === null) return [];
    const all = reasons(view, shelter).filter((w) =>
      w.cells.some(([x, y]) => x === cell[0] && y === cell[1]),
    );
    // If there is a badge, it already carries the first reason.
    return badge(shelter) === '' ? all : all.slice(1);
  },
};
