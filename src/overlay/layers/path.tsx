/**
 * Layer of the path: the white line with its costs, the provoking cells in order, the first illegal
 * cell, the safe path (docs/design/look.md, Path).
 */
import { creatureOf } from '../../board/board.ts';
import { CellSet } from '../../board/cellset.ts';
import { sameCell, type Cell, type Point } from '../../board/grid.ts';
import type { Opportunity } from '../../rules/verdict.ts';
import type { JudgedMove } from '../../encounter/judgeMove.ts';
import { belongsTo } from '../../state/passedFoes.ts';
import { coveredCells } from '../../state/moveTargets.ts';
import type { JudgedPath, SafePath } from '../../state/paths.ts';
import { lengthNumber, say, t, term } from '../../text/index.ts';
import { lettersFor } from '../letters.ts';
import { placeSafePathLabel } from '../safePathLabel.ts';
import {
  figureAt,
  frameAround,
  lineAlong,
  type MarkShape,
  type VisibleDisc,
  type Shape,
} from '../shape.ts';
import { placeWords, type PlacedWord } from '../wordPlace.ts';
import {
  besides,
  corners,
  creatureCells,
  framed,
  middle,
  ringsOf,
  rim,
  spaceOf,
  tilingIn,
  towards,
  quietFlag,
  type Layer,
  type View,
} from './layer.ts';
import { chargeBand } from './chargeBand.ts';
import { signsOn } from './threat.tsx';
import {
  againWhy,
  barredWhy,
  checkWhy,
  doubtWhy,
  opportunityWhy,
  passedWhy,
  type StepAgainst,
  violationWhy,
} from './findingSentences.ts';

/** Distance from a point to a segment, in cells. */
function apartFrom([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const at =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - at * dx, py - ay - at * dy);
}

/** Smallest distance from a point to a line of several segments, in cells. */
function off(point: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++)
    least = Math.min(least, apartFrom(point, line[i - 1] ?? point, line[i] ?? point));
  return least;
}

/** Two signs of a cell stand at one place if they are nearer to each other, in cells. */
const ONE_PLACE = 0.3;

/**
 * The free corner of a cell that lies farthest from the line.
 * @param spots corners, the top right one, where counts are drawn, last
 * @param taken places of other signs; a corner there is used only if no corner is free
 */
export function cornerOff(
  line: readonly Point[],
  spots: readonly Point[],
  taken: readonly Point[],
): Point {
  const free = spots.filter(([x, y]) =>
    taken.every(([tx, ty]) => Math.hypot(tx - x, ty - y) >= ONE_PLACE),
  );
  let best: Point = spots[0] ?? [0, 0];
  let most = -1;
  for (const corner of free.length === 0 ? spots : free) {
    const away = off(corner, line);
    if (away > most + 0.02) [best, most] = [corner, away];
  }
  return best;
}

/** The line with its first point moved out of the token's disc. */
function fromRim(points: readonly Point[], n: number): Point[] {
  const [first, second, ...rest] = points;
  return first === undefined || second === undefined
    ? [...points]
    : [towards(first, second, rim(n)), second, ...rest];
}

/** Distance between adjacent diamonds, in CSS pixels. */
const NEXT = 28;
/** Pixels by which signs stand farther from the wide box that shows a cost beyond the limit. */
const OUTWARDS = 6;

/** Offset of a sign in a corner of a cell, so that it does not cover the cell's number. */
function clearOfNumber(
  view: View,
  judged: Walked,
  step: number,
  at: Point,
): { readonly dx: number; readonly dy: number } {
  const { path, broken, of } = judged;
  const cell = path[step];
  if (cell === undefined || broken === undefined || step < broken.step) return { dx: 0, dy: 0 };
  if (isTaken(view, judged, cell)) return { dx: 0, dy: 0 };
  const [x, y] = middle(view.judge, cell, spaceOf(view.judge, of));
  return { dx: Math.sign(at[0] - x) * OUTWARDS, dy: Math.sign(at[1] - y) * OUTWARDS };
}

interface Due {
  readonly opportunity: Opportunity;
  /**
   * Position of the opportunity in the order of the movement, from 1; 0 for a further opportunity
   * of the same enemy.
   */
  readonly order: number;
}

/** Data for drawing a path: from a judged path, or from a path in the log. */
type Walked = Pick<
  JudgedPath,
  'of' | 'mode' | 'path' | 'heights' | 'verdict' | 'from' | 'second' | 'fresh'
> & { readonly broken: BrokenStep | undefined };

/** The first step of a path that breaks a rule. */
export type BrokenStep = StepAgainst & { readonly at: Cell };

function dues({ verdict, fresh, from }: Walked): Map<number, Due[]> {
  const at = new Map<number, Due[]>();
  const add = (step: number, due: Due): void => void at.set(step, [...(at.get(step) ?? []), due]);
  for (const opportunity of verdict.opportunities) {
    const order = fresh.indexOf(opportunity) + 1;
    // Of earlier opportunities, show only those on the cells of this leg: the log shows the others.
    if (order > 0 || opportunity.step >= from) add(opportunity.step, { opportunity, order });
    for (const step of opportunity.again) if (step >= from) add(step, { opportunity, order: 0 });
  }
  return at;
}

/**
 * Is the line horizontal at a step? Then adjacent figures are placed above or below each other,
 * otherwise side by side.
 */
function level(path: readonly Point[], step: number): boolean {
  const [before, here, after] = [path[step - 1], path[step], path[step + 1]];
  return (
    here !== undefined &&
    (before?.[1] ?? here[1]) === here[1] &&
    (after?.[1] ?? here[1]) === here[1]
  );
}

/** Is the user dragging the mover's token, at the end of the path? */
const inHand = (view: View, { of }: Pick<Walked, 'of'>): boolean =>
  view.dragging && view.subject?.id === of.id;

/** Does a token cover the middle of the mover's space here: one on the map, or the dragged one? */
function isTaken(view: View, judged: Walked, cell: Cell): boolean {
  if (inHand(view, judged) && sameCell(cell, judged.path.at(-1) ?? cell)) return true;
  const [x, y] = middle(view.judge, cell, spaceOf(view.judge, judged.of));
  return view.visible.some((c) => {
    const n = spaceOf(view.judge, c);
    const [cx, cy] = middle(view.judge, c.at, n);
    return Math.hypot(cx - x, cy - y) < rim(n);
  });
}

/** Positions for figures in a cell of the path: beside the token there, if there is one. */
const spotsAt = (view: View, judged: Walked, cell: Cell): readonly Point[] =>
  (isTaken(view, judged, cell) ? besides : corners)(
    view.judge,
    cell,
    spaceOf(view.judge, judged.of),
  );

/**
 * A diamond on each cell whose leaving provokes, with the order of its first attack; an open
 * diamond if only the same enemies would provoke again.
 * @param taken places of other signs
 */
function diamonds(
  view: View,
  judged: Walked,
  line: readonly Point[],
  n: number,
  taken: readonly Point[],
): Shape[] {
  const { judge } = view;
  const middles = judged.path.map((cell) => middle(judge, cell, n));
  const shapes: Shape[] = [];
  for (const [step, list] of dues(judged)) {
    const cell = judged.path[step];
    const centre = middles[step];
    if (cell === undefined || centre === undefined) continue;
    const edge = edgeAfter(view, middles, step);
    const at = edge ?? cornerOff(line, spotsAt(view, judged, cell), taken);
    const fresh = list.filter((d) => d.order > 0);
    if (fresh.length === 0) {
      const [again] = list;
      if (again !== undefined && edge === undefined)
        shapes.push(
          figureAt(`path:again:${step}`, 'same', 'threat', at, {
            ...clearOfNumber(view, judged, step, at),
            why: againWhy(again.opportunity, cell),
          }),
        );
      continue;
    }
    // Further diamonds are placed outwards, away from the line and the cost at the cell's center.
    const flat = level(middles, step);
    const side = flat ? (at[1] < centre[1] ? -1 : 1) : at[0] < centre[0] ? -1 : 1;
    const { dx, dy } =
      edge === undefined ? clearOfNumber(view, judged, step, at) : { dx: 0, dy: 0 };
    const shift = (by: number): { readonly dx: number; readonly dy: number } =>
      flat ? { dx, dy: dy + side * by } : { dx: dx + side * by, dy };
    fresh.forEach(({ opportunity: o, order }, i) => {
      // An attack that a check can prevent is drawn as one that depends on a missing fact.
      const unsure = o.unknown.length > 0 || o.check !== undefined;
      shapes.push(
        figureAt(`path:due:${step}:${o.by}`, 'diamond', unsure ? 'warn' : 'threat', at, {
          ...shift(i * NEXT),
          text: `${order}${unsure ? '?' : ''}`,
          why: opportunityWhy(judged, o),
          ...(unsure ? { doubtful: true } : {}),
        }),
      );
    });
    const text = fresh.map((d) => lettersFor(d.opportunity.by, view.visible)).join(' ');
    const last = (fresh.length - 1) * NEXT;
    const place = flat
      ? shift(last + 24)
      : { ...shift(last + 14), anchor: side < 0 ? ('end' as const) : ('start' as const) };
    shapes.push(
      figureAt(`path:due:${step}:names`, 'pill', 'ink', at, { text, zoom: 'detail', ...place }),
    );
  }
  return shapes;
}

/**
 * Where the step out of a cell crosses the edge of a reach; undefined if leaving the cell itself
 * provokes.
 */
function edgeAfter(view: View, middles: readonly Point[], step: number): Point | undefined {
  const [from, to] = [middles[step], middles[step + 1]];
  return view.judge.rules.leavingReach === undefined || from === undefined || to === undefined
    ? undefined
    : [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** Pale diamonds on the edges of reaches whose creatures cannot react, with the reason. */
function paleDiamonds(view: View, judged: Walked, middles: readonly Point[]): Shape[] {
  const { verdict, from } = judged;
  const due = new Set(verdict.opportunities.map(({ step }) => step));
  const first = new Map(
    verdict.barred
      .filter(({ step }) => step >= from && !due.has(step))
      .toReversed()
      .map((b) => [b.step, b] as const),
  );
  return [...first].flatMap(([step, b]): Shape[] => {
    const at = edgeAfter(view, middles, step);
    const taken = creatureOf(view.judge.board, b.by)?.opportunitiesTaken ?? 0;
    return at === undefined
      ? []
      : [
          figureAt(`path:spared:${step}`, 'diamond', 'paper', at, {
            quiet: true,
            why: barredWhy(judged, b, taken),
          }),
        ];
  });
}

/** Lines from the attacker's rim to the cell whose leaving provokes. */
function links(view: View, judged: Walked, n: number): Shape[] {
  return judged.fresh.flatMap((o): Shape[] => {
    const foe = creatureOf(view.judge.board, o.by);
    if (foe === undefined) return [];
    const size = spaceOf(view.judge, foe);
    const [from, to] = [middle(view.judge, foe.at, size), middle(view.judge, o.leaving, n)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const near = 0.2 * n;
    if (length <= rim(size) + near) return [];
    return [
      lineAlong(`path:link:${o.step}:${o.by}`, 'path', 'link', [
        towards(from, to, rim(size)),
        towards(to, from, near),
      ]),
    ];
  });
}

/** Position of the cost of a step beside the token in its cell. */
const numberBeside = (view: View, judged: Walked, line: readonly Point[], cell: Cell): Point =>
  cornerOff(
    line,
    spotsAt(view, judged, cell).slice(0, -1),
    signsOn(view, [cell], spaceOf(view.judge, judged.of)).map(({ at }) => at),
  );

/** Position of the cost of a step: on the line, or beside the token there. */
const placeOf = (
  view: View,
  judged: Walked,
  line: readonly Point[],
  i: number,
): Point | undefined => {
  const cell = judged.path[i];
  return cell !== undefined && isTaken(view, judged, cell)
    ? numberBeside(view, judged, line, cell)
    : line[i];
};

/** A cost in cells as a mark shows it, in the user's unit. */
const inNumbers = (cost: number | undefined): string =>
  cost === undefined ? '' : lengthNumber(cost);

/** The cost at the end of a path is its total. */
const totalOf = (path: readonly Cell[], i: number): Pick<MarkShape, 'zoom'> =>
  i === path.length - 1 ? { zoom: 'total' } : {};

/** The heights of a flight, below the costs: where they change, and at the end. */
function altitudes(view: View, judged: Walked, line: readonly Point[]): PlacedWord[] {
  const { of, path, heights, from } = judged;
  if (heights === null) return [];
  const shown = (i: number): boolean => {
    const next = path[i + 1];
    return next === undefined || (!sameCell(path[i]!, next) && heights[i] !== heights[i - 1]);
  };
  return path.flatMap((cell, i): PlacedWord[] => {
    if (i <= from || !shown(i)) return [];
    const at = placeOf(view, judged, line, i);
    if (at === undefined) return [];
    const [height, before] = [heights[i] ?? 0, heights[i - 1] ?? 0];
    const arrow = height > before ? '↑' : height < before ? '↓' : '→';
    return [
      figureAt(`path:height:${i}`, 'pill', 'ink', at, {
        depth: 'path',
        side: 'below',
        text: `${arrow}${inNumbers(height)}`,
        why: {
          message: 'path.height',
          verdict: 'info',
          rules: [],
          cells: [cell],
          params: { who: { creature: of.id }, len: { length: height } },
        },
      }),
    ];
  });
}

/** The checks that a path asks for, above the first cell that needs them. */
function asked(view: View, judged: Walked, line: readonly Point[]): PlacedWord[] {
  const { path, verdict } = judged;
  const steps = [...new Set(verdict.checks?.map(({ step }) => step))];
  return steps.flatMap((step): PlacedWord[] => {
    const at = placeOf(view, judged, line, step);
    const [first, ...more] = verdict.checks?.filter((check) => check.step === step) ?? [];
    if (at === undefined || first === undefined) return [];
    return [
      figureAt(`path:check:${step}`, 'pill', 'ink', at, {
        side: 'above',
        text: t('path.checkBadge', {
          skill: first.skill,
          dc: [first, ...more].map(({ dc = '?' }) => String(dc)).join(', '),
        }),
        why: checkWhy(path, first, judged.verdict.costs),
      }),
    ];
  });
}

/** The checks against foes that a path passes, above the cells where they are made. */
function evading(view: View, judged: Walked): PlacedWord[] {
  const { passedFoes } = view;
  if (passedFoes === null || !belongsTo(passedFoes, judged)) return [];
  const n = spaceOf(view.judge, judged.of);
  const line = fromRim(
    judged.path.map((cell) => middle(view.judge, cell, n)),
    n,
  );
  const steps = [...new Set(passedFoes.foes.map(({ step }) => step))];
  return steps.flatMap((step): PlacedWord[] => {
    const at = placeOf(view, judged, line, step);
    if (at === undefined) return [];
    const foes = passedFoes.foes.filter((foe) => foe.step === step);
    return [
      figureAt(`path:past:${step}`, 'pill', 'ink', at, {
        side: 'above',
        text: t('path.pastBadge', {
          dc: foes
            .map(({ dc, above, unknown }) =>
              unknown === undefined ? String(dc) : t('path.pastCmd', { more: above }),
            )
            .join(', '),
          less: -(foes[0]?.hurry ?? 0),
        }),
        why: passedWhy(passedFoes, foes),
      }),
    ];
  });
}

/** A question mark on each wall of unknown height that the path flies over. */
function doubted(judged: Walked, middles: readonly Point[]): Shape[] {
  return (judged.verdict.doubts ?? []).flatMap((doubt): Shape[] => {
    const [from, to] = [middles[doubt.step - 1], middles[doubt.step]];
    if (from === undefined || to === undefined) return [];
    return [
      figureAt(
        `path:doubt:${doubt.step}`,
        'diamond',
        'warn',
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
        { text: '?', why: doubtWhy(judged, doubt), doubtful: true },
      ),
    ];
  });
}

/** The discs of all tokens, and of a dragged one. */
function discsOf(view: View, judged: Walked): readonly VisibleDisc[] {
  const n = spaceOf(view.judge, judged.of);
  const end = judged.path.at(-1);
  return [
    ...view.visible.map((c): VisibleDisc => {
      const size = spaceOf(view.judge, c);
      return { at: middle(view.judge, c.at, size), radius: rim(size) };
    }),
    ...(end !== undefined && inHand(view, judged)
      ? [{ at: middle(view.judge, end, n), radius: rim(n) }]
      : []),
  ];
}

/**
 * The squares of a path, colored by what they cost of the turn: they can be read where the numbers
 * are too small.
 */
function squares(view: View, { of, path, broken, from, second }: Walked): Shape[] {
  const { judge } = view;
  const n = spaceOf(judge, of);
  const tiling = tilingIn(judge);
  const own = new Set(creatureCells(judge, { ...of, at: path[from] ?? of.at }).map(String));
  const limit = broken === undefined ? path.length : Math.max(from + 1, broken.step);
  const turning = Math.min(limit, Math.max(from, second ?? limit) + 1);
  const seen = new Set<string>(own);
  const part = (style: string, first: number, end: number): Shape[] => {
    const cells = [...coveredCells(tiling, path.slice(first, end), n)].filter(
      (cell) => !seen.has(String(cell)),
    );
    for (const cell of cells) seen.add(String(cell));
    return cells.length === 0
      ? []
      : [
          {
            kind: 'fill',
            key: `path:squares:${style}`,
            depth: 'move-edge',
            style,
            rings: ringsOf(judge, CellSet.of(judge.board.ground.grid, cells)),
          },
        ];
  };
  return [
    ...part('path-near', from + 1, turning),
    ...part('path-second', turning, limit),
    ...part('path-over', limit, path.length),
  ];
}

/**
 * The path line with its costs, opportunities and first illegal cell. The part that needs a second
 * action is dashed.
 * @param further words of other rulings about the same path
 */
export function pathLine(view: View, judged: Walked, further: readonly PlacedWord[] = []): Shape[] {
  const { of, path, verdict, broken, from, second } = judged;
  const n = spaceOf(view.judge, of);
  const middles = path.map((cell) => middle(view.judge, cell, n));
  const line = [...middles.slice(0, from), ...fromRim(middles.slice(from), n)];
  // The line ends at the rim of a dragged token and does not cross it.
  if (inHand(view, judged) && path.length > 2)
    line[path.length - 1] = towards(middles.at(-1)!, middles.at(-2)!, rim(n));
  // The line ends before the step into the first illegal cell.
  const limit = broken === undefined ? line.length : Math.max(from + 1, broken.step);
  const turning = Math.min(limit, Math.max(from, second ?? limit) + 1);
  const shapes: Shape[] = links(view, judged, n);
  const leg = (key: string, style: string, first: number, end: number): void => {
    if (end - first > 1) shapes.push(lineAlong(key, 'path', style, line.slice(first, end)));
  };
  // The part that the token has already moved ends at the token.
  if (from > 0)
    shapes.push(
      lineAlong('path:walked', 'path', 'path-walked', [
        ...middles.slice(0, from),
        towards(middles[from]!, middles[from - 1]!, rim(n)),
      ]),
    );
  if (broken !== undefined) leg('path:over', 'path-over', limit - 1, line.length);
  leg('path:second', 'path-second', turning - 1, limit);
  leg('path:line', 'path', from, turning);
  const unsure = verdict.unknown.some((fact) => fact.startsWith(`creatures.${of.id}.`));
  const counts = signsOn(view, path, n);
  const taken = counts.map(({ at }) => at);
  for (let i = from + 1; i < path.length; i++) {
    // If the creature flies straight up or down, several steps are in one cell: only the last shows
    // its number.
    if (path[i + 1] !== undefined && sameCell(path[i]!, path[i + 1]!)) continue;
    const text = inNumbers(verdict.costs[i]);
    const at = placeOf(view, judged, line, i);
    if (at === undefined || text === '') continue;
    const over = i >= limit;
    taken.push(at);
    shapes.push(
      figureAt(`path:step:${i}`, over ? 'over' : 'step', over ? 'threat' : 'white', at, {
        ...totalOf(path, i),
        // Above the frame of the first illegal cell, whose border may run through the number.
        depth: 'chip',
        text: unsure && i === path.length - 1 ? `${text}?` : text,
        ...(unsure ? { doubtful: true } : {}),
      }),
    );
  }
  if (broken !== undefined) {
    const spot = spotsAt(view, judged, broken.at).at(-1) ?? [0, 0];
    taken.push(spot);
    shapes.push(
      frameAround('path:broken', 'illegal', framed(view.judge, broken.at, n)),
      figureAt('path:octagon', 'octagon', 'threat', spot, {
        ...clearOfNumber(view, judged, broken.step, spot),
        why: violationWhy(judged, broken),
      }),
    );
  }
  shapes.push(
    ...doubted(judged, middles),
    ...paleDiamonds(view, judged, middles),
    ...diamonds(view, judged, line, n, taken),
  );
  const words = [...altitudes(view, judged, line), ...asked(view, judged, line), ...further];
  const people = words.length === 0 ? [] : discsOf(view, judged);
  return [...shapes, ...placeWords(words, [...shapes, ...counts], people)];
}

/** The cost so far on each cell of the safe path, beside the tokens there. */
function numbered(view: View, judged: JudgedMove): Shape[] {
  const { path, from, verdict } = judged;
  const n = spaceOf(view.judge, judged.of);
  const line = path.map((cell) => middle(view.judge, cell, n));
  return path.flatMap((cell, i): Shape[] =>
    i <= from
      ? []
      : [
          figureAt(
            `safe:step:${i}`,
            'step',
            'safe',
            isTaken(view, judged, cell) ? numberBeside(view, judged, line, cell) : line[i]!,
            { depth: 'chip', text: inNumbers(verdict.costs[i]), ...totalOf(path, i) },
          ),
        ],
  );
}

function detour(view: View, { judged, path, before }: SafePath, walked: readonly Shape[]): Shape[] {
  const { of, fresh, verdict } = judged;
  const n = spaceOf(view.judge, of);
  const line = fromRim(
    path.map((cell) => middle(view.judge, cell, n)),
    n,
  );
  if (line.length < 2) return [];
  if (line.length > 2 && inHand(view, judged))
    line.push(towards(line.pop()!, line.at(-1)!, rim(n)));
  const count = fresh.length;
  const text = `${inNumbers(verdict.cost)} · ${t('unit.opportunities', { n: count })}`;
  const { at, ...label } = placeSafePathLabel(line, text, walked, discsOf(view, judged));
  return [
    lineAlong('safe:line', 'safe', 'safe', line, {
      ...quietFlag(!view.safeHeld),
      why: {
        message: 'move.safePath',
        params: { n: count, before, len: { length: verdict.cost } },
        verdict: 'legal',
        rules: verdict.rules,
        cells: path.slice(-1),
      },
    }),
    ...(view.safeHeld ? numbered(view, judged) : []),
    figureAt('safe:shield', 'shield', 'safe', at),
    figureAt('safe:pill', 'pill', 'safe', at, { ...label, text }),
  ];
}

export const pathLayer: Layer = {
  id: 'path',
  topics: ['opportunity', 'violation'],
  switch: {
    key: 'alt+shift+3',
    on: true,
    name: () => term('layer-path'),
    hint: () => say('layer.path'),
    swatch: () => (
      <path
        d="M3 16.5 8.5 11l4 2.5L18.5 5"
        fill="none"
        stroke="var(--m-white)"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    ),
  },

  shapes(view) {
    const judged = view.path;
    if (judged === null) return [];
    const shapes = [
      ...squares(view, judged),
      ...chargeBand(view, judged),
      ...pathLine(view, judged, evading(view, judged)),
    ];
    const { safe } = view;
    if (safe === null) return shapes;
    // While the key is held, only the safe path has numbers, because those of the dragged path
    // would cover them.
    const beside = view.safeHeld
      ? shapes.filter((s) => s.kind !== 'mark' || (s.figure !== 'step' && s.figure !== 'over'))
      : shapes;
    return [...detour(view, safe, shapes), ...beside];
  },

  why(view, cell) {
    const judged = view.path;
    if (judged === null) return [];
    const later = judged.verdict.violations
      .slice(1)
      .filter((v) => sameCell(v.at, cell))
      .map((v) => violationWhy(judged, v));
    // On the edges of reaches the marks have these sentences.
    const onEdges = view.judge.rules.leavingReach !== undefined;
    const spared = judged.verdict.barred
      .filter((b) => !onEdges && sameCell(b.leaving, cell))
      .map((b) =>
        barredWhy(judged, b, creatureOf(view.judge.board, b.by)?.opportunitiesTaken ?? 0),
      );
    return [...later, ...spared];
  },
};
