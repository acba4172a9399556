/**
 * Layer of movement: the cells where the subject can end with one move and with two, its five-foot
 * step, its charges (docs/design/look.md, Move).
 */
import type { CellFacts } from '../../board/board.ts';
import { CellSet } from '../../board/cellset.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { sameCell, type Cell, type Point } from '../../board/grid.ts';
import { creatureAt } from '../../state/focus.ts';
import { coveredCells, unseenAt, type ChargeLane, type Moves } from '../../state/moveTargets.ts';
import { length, say, term } from '../../text/index.ts';
import type { Mode, ReachableCell, ReachableVerdict } from '../../rules/verdict.ts';
import { overlap } from '../place.ts';
import { doubleArea } from '../outline.ts';
import { figureAt, frameAround, lineAlong, type Rings, type Shape, type Why } from '../shape.ts';
import {
  halfLabel,
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
import { modeTerm } from './findingSentences.ts';

/** All cells that the creature may cover on its way, its own space included. */
function ground(view: View, moves: Moves, reach: ReachableVerdict, n: number): CellSet {
  const set = CellSet.of(
    view.judge.board.ground.grid,
    coveredCells(
      tilingIn(view.judge),
      reach.cells.map((p) => p.at),
      n,
    ),
  );
  if (reach.cells.length === 0) return set;
  for (const [x, y] of coveredCells(tilingIn(view.judge), reach.through, n)) set.add(x, y);
  for (const [x, y] of creatureCells(view.judge, moves.of)) set.add(x, y);
  // A large creature that squeezes overlaps the obstacles beside it, but does not enter them.
  if (n > 1)
    for (const c of view.judge.board.ground.cells)
      if (c.blocks.includes('move')) set.delete(c.at[0], c.at[1]);
  return set;
}

/**
 * Position for a label on an edge: the middle of a horizontal stretch (on hexes, of a side) along
 * cells of `of`, inside the map, nearby, over no token and under no panel.
 * @param half half the width in cells that is kept free for the label
 */
function levelEdge(
  view: View,
  rings: Rings,
  of: CellSet,
  [nx, ny]: Point,
  { taken, half }: { readonly taken: readonly Point[]; readonly half: number },
): Point | null {
  const { kind, width, height, cellAt } = tilingIn(view.judge);
  const people = view.visible.map((c) => ({
    n: spaceOf(view.judge, c),
    at: middle(view.judge, c.at, spaceOf(view.judge, c)),
  }));
  let best: Point | null = null;
  let least = Infinity;
  const weigh = (from: number, to: number, y: number): void => {
    const at: Point = [(from + to) / 2, y];
    const label = { x: at[0] - half, y: y - 0.3, width: 2 * half, height: 0.6 };
    const crowded =
      people.some(
        (p) =>
          Math.abs(p.at[0] - at[0]) < p.n / 2 + half && Math.abs(p.at[1] - at[1]) < p.n / 2 + 0.3,
      ) ||
      taken.some(([ox, oy]) => Math.abs(ox - at[0]) < 3 && Math.abs(oy - at[1]) < 1) ||
      view.covered.some((box) => overlap(label, box) > 0);
    // Do not place a label over a token, over another area's label, or half under a panel: rather
    // show none.
    if (crowded) return;
    const outside = at[0] < 1.5 || at[0] > width - 1.5;
    const away =
      Math.hypot(at[0] - nx, at[1] - ny) +
      (to - from < 2 ? 20 : 0) +
      (outside ? 200 : 0) +
      (y < 1 || y > height - 1 ? 10 : 0);
    if (away < least) [best, least] = [at, away];
  };
  for (const ring of rings.filter((r) => doubleArea(r) > 0)) {
    ring.forEach(([x, y], i) => {
      const [px, py] = ring[(i + ring.length - 1) % ring.length] ?? [x, y];
      if (kind === 'hex') {
        // A side that is not vertical, if the hex to its right belongs to the set.
        const at: Point = [(px + x) / 2, (py + y) / 2];
        if (
          Math.abs(x - px) > 0.4 &&
          of.has(...cellAt([at[0] - (y - py) / 4, at[1] + (x - px) / 4]))
        )
          weigh(at[0] - 1, at[0] + 1, at[1]);
        return;
      }
      if (py !== y) return;
      // If an edge runs to the right, the cells of the set are below it.
      const row = px < x ? y : y - 1;
      let start: number | null = null;
      for (let at = Math.min(px, x); at <= Math.max(px, x); at++) {
        const along = at < Math.max(px, x) && of.has(at, row);
        if (along) start ??= at;
        else if (start !== null) {
          weigh(start, at, y);
          start = null;
        }
      }
    });
  }
  return best;
}

/**
 * The set, extended by the spaces of creatures that it surrounds: a separate edge around each
 * creature would be confusing.
 */
function surrounding(view: View, set: CellSet): CellSet {
  const tiling = tilingIn(view.judge);
  const { grid } = view.judge.board.ground;
  const people = CellSet.of(
    grid,
    view.visible.flatMap((c) => creatureCells(view.judge, c)).filter(([x, y]) => !set.has(x, y)),
  );
  const whole = CellSet.of(grid, set);
  const seen = new Set<string>();
  for (const start of people) {
    if (seen.has(start.join())) continue;
    seen.add(start.join());
    const group: Cell[] = [start];
    let open = false;
    for (const cell of group)
      for (const next of tiling.neighbours(cell)) {
        if (people.has(...next)) {
          if (seen.has(next.join())) continue;
          seen.add(next.join());
          group.push(next);
        } else if (!set.has(...next)) open = true;
      }
    if (!open) for (const [x, y] of group) whole.add(x, y);
  }
  return whole;
}

function areas(view: View, moves: Moves, n: number): Shape[] {
  const quiet = quietFlag(view.quiet);
  const { modes } = view.judge.rules;
  // An upper bound is marked with "≤".
  const pillOf = (mode: Mode, { bound, budget }: ReachableVerdict): string =>
    `${term(modeTerm(mode))} · ${bound === undefined ? '' : '≤ '}${length(budget)}`;
  const near = middle(view.judge, moves.of.at, n);
  const nearer = ground(view, moves, moves.near, n);
  const far = ground(view, moves, moves.far, n).unite(nearer);
  const shapes: Shape[] = [];
  const taken: Point[] = [];
  const pill = (key: string, rings: Rings, of: CellSet, text: string): void => {
    const at = levelEdge(view, rings, of, near, { taken, half: halfLabel(text) });
    if (at === null) return;
    taken.push(at);
    // At the map's edge the label is placed inside the area so that it does not reach outside the
    // map. On a map of one row it would cover the row, so it is placed outside.
    const { height } = tilingIn(view.judge);
    const inwards = height < 2 ? -16 : 13;
    const dy = at[1] < 1 && at[1] <= height / 2 ? inwards : at[1] > height - 1 ? -inwards : 0;
    shapes.push(figureAt(key, 'pill', 'move', at, { dy, text }));
  };
  if (far.size > nearer.size) {
    const further = CellSet.of(view.judge.board.ground.grid, far);
    for (const [x, y] of nearer) further.delete(x, y);
    const rings = ringsOf(view.judge, surrounding(view, far));
    shapes.push(
      {
        kind: 'fill',
        key: 'move:far:fill',
        depth: 'move-fill',
        style: 'move-far',
        rings: ringsOf(view.judge, further),
        ...quiet,
      },
      {
        kind: 'edge',
        key: 'move:far:edge',
        depth: 'move-edge',
        style: 'move-far',
        rings,
        ...quiet,
      },
    );
    if (!view.aside) pill('move:far:pill', rings, further, pillOf(modes.far, moves.far));
  }
  if (nearer.size > 0) {
    const rings = ringsOf(view.judge, surrounding(view, nearer));
    shapes.push(
      {
        kind: 'fill',
        key: 'move:near:fill',
        depth: 'move-fill',
        style: 'move-near',
        rings: ringsOf(view.judge, nearer),
        ...quiet,
      },
      {
        kind: 'edge',
        key: 'move:near:edge',
        depth: 'move-edge',
        style: 'move-near',
        rings,
        ...quiet,
      },
    );
    if (!view.aside) pill('move:near:pill', rings, nearer, pillOf(modes.near, moves.near));
  }
  if (moves.area !== undefined) {
    const run = ground(view, moves, moves.area, n);
    if (run.size > 0) {
      const rings = ringsOf(view.judge, run);
      shapes.push({
        kind: 'edge',
        key: 'move:run:edge',
        depth: 'move-edge',
        style: 'move-run',
        rings,
      });
      pill('move:run:pill', rings, run, pillOf(moves.shown!, moves.area));
    }
  }
  return shapes;
}

/** Chevrons along a charge's lane, one in each cell, the last at its end. */
function chevrons(from: Point, to: Point): (readonly Point[])[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const heads: (readonly Point[])[] = [];
  for (let at = length; at > 0.8; at -= Math.max(0.85, length / 5)) {
    const [x, y] = [from[0] + dx * at, from[1] + dy * at];
    heads.push([
      [x - dx * 0.16 - dy * 0.11, y - dy * 0.16 + dx * 0.11],
      [x, y],
      [x - dx * 0.16 + dy * 0.11, y - dy * 0.16 - dx * 0.11],
    ]);
  }
  return heads;
}

/** Distances in cells along a lane at which its label may be, in order of preference. */
const LABEL_AT = [1.4, 2.2, 3, 3.8, 4.6] as const;

/**
 * The creature's charges. A label that would touch the label of another lane moves along its own
 * lane; a lane without room for a label has only its chevrons.
 */
function lanes(view: View, moves: Moves, n: number): Shape[] {
  const text = term(modeTerm(moves.shown ?? ''));
  const half = halfLabel(text);
  const taken: Point[] = [];
  const free = ([x, y]: Point): boolean =>
    taken.every(([ox, oy]) => Math.abs(ox - x) >= 2 * half || Math.abs(oy - y) >= 0.7);
  const lane = ({ target, end, rules }: ChargeLane): Shape[] => {
    const start = middle(view.judge, moves.of.at, n);
    const to = middle(view.judge, end.at, n);
    const from = towards(start, to, rim(n));
    const key = `move:charge:${target.id}`;
    const why: Why = {
      message: 'move.charge',
      verdict: 'legal',
      rules,
      cells: [end.at],
      params: { max: { length: end.cost } },
    };
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const spots = [
      Math.min(LABEL_AT[0], length / 2),
      ...LABEL_AT.filter((far) => far < length),
    ].map((far) => towards(from, to, far));
    const at = spots.find(free);
    if (at !== undefined) taken.push(at);
    return [
      lineAlong(key, 'lane', 'lane', [from, to], { why }),
      ...chevrons(from, to).map((points, i): Shape =>
        lineAlong(`${key}:${i}`, 'lane', 'chevron', points),
      ),
      ...(at === undefined ? [] : [figureAt(`${key}:pill`, 'pill', 'ink', at, { dy: -16, text })]),
    ];
  };
  return (moves.lanes ?? []).flatMap(lane);
}

/**
 * Marks for cells that the creature may pass through but where it may not stop. If another creature
 * is there, the mark is a notch beside it; otherwise the mark is on the cell.
 */
function barred(view: View, moves: Moves, n: number): Shape[] {
  const { kind } = tilingIn(view.judge);
  const spots = new Map<string, Point>();
  for (const place of moves.near.through) {
    for (const cell of coveredCells(tilingIn(view.judge), [place], n)) {
      const who = creatureAt(view.judge, view.visible, cell);
      if (who === null ? n > 1 : who.id === moves.of.id) continue;
      const size = who === null ? 1 : spaceOf(view.judge, who);
      const [x, y] = middle(view.judge, who?.at ?? cell, size);
      const out = kind === 'square' ? size / 2 - 0.1 : 0.36 * size;
      spots.set(who?.id ?? cell.join(), [x + out, y + out]);
    }
  }
  return [...spots].map(([key, at]): Shape =>
    figureAt(`move:pass:${key}`, 'notch', 'white', at, { depth: 'chip', ...quietFlag(view.quiet) }),
  );
}

function steps(view: View, moves: Moves, n: number): Shape[] {
  if (moves.step === undefined) return [];
  const cells = CellSet.of(
    view.judge.board.ground.grid,
    coveredCells(
      tilingIn(view.judge),
      moves.step.cells.map((p) => p.at),
      n,
    ),
  );
  for (const [x, y] of creatureCells(view.judge, moves.of)) cells.delete(x, y);
  return [...cells].map(([x, y]): Shape =>
    frameAround(`move:step:${x},${y}`, 'step', framed(view.judge, [x, y], 1), {
      depth: 'lane',
      ...quietFlag(view.quiet),
    }),
  );
}

function difficult(view: View): Shape[] {
  const { grid, cells } = view.judge.board.ground;
  const rings = ringsOf(
    view.judge,
    CellSet.of(
      grid,
      cells.filter((c) => c.difficult || c.costFactor > 1).map((c) => c.at),
    ),
  );
  return rings.length === 0
    ? []
    : [
        {
          kind: 'fill',
          key: 'move:difficult',
          depth: 'terrain',
          style: 'difficult',
          rings,
          ...quietFlag(view.quiet),
        },
      ];
}

/**
 * Chips for cells where the creature squeezes, at the lower edge of its space: on an obstacle their
 * meaning would be unclear.
 */
function squeezed(view: View, places: readonly ReachableCell[], n: number): Shape[] {
  const rock = new Set(
    view.judge.board.ground.cells.filter((c) => c.blocks.includes('move')).map((c) => c.at.join()),
  );
  const spots = new Map<string, Shape>();
  for (const place of places) {
    const free = [...coveredCells(tilingIn(view.judge), [place.at], n)]
      .filter((c) => !rock.has(c.join()))
      .map((c) => middle(view.judge, c, 1));
    if (free.length === 0) continue;
    const x = free.reduce((sum, c) => sum + c[0], 0) / free.length;
    const y = Math.max(...free.map((c) => c[1])) + 0.36;
    const key = `move:tight:${x},${y}`;
    spots.set(key, figureAt(key, 'chip', 'paper', [x, y], { depth: 'chip', icon: 'squeezed' }));
  }
  return [...spots.values()];
}

/**
 * What a step into the space costs, and why, if that is more than one square. The costs of a ruleset
 * without `addedCosts` are no sum.
 */
function stepCost(view: View, { of }: Moves, place: ReachableCell): Why | undefined {
  const { judge } = view;
  const { addedCosts, costReasons } = judge.rules;
  if (addedCosts === undefined || costReasons === undefined) return undefined;
  const index = GroundIndex.of(judge.board.ground);
  const facts = [...coveredCells(tilingIn(judge), [place.at], spaceOf(judge, of))].map(([x, y]) =>
    index.facts(x, y),
  );
  const most = (cost: (f: CellFacts | undefined) => number): number => Math.max(...facts.map(cost));
  const difficult =
    most((f) => judge.rules.entryFactor(judge, of, f)) > 1 ||
    (place.squeezing && addedCosts.squeezing === 'difficult');
  const cost =
    most((f) => judge.rules.paceFactor(judge, of, f)) +
    Number(difficult) +
    Number(place.squeezing && addedCosts.squeezing === 'added');
  const reasons = [
    ...new Set([
      ...facts.flatMap((f) => costReasons(judge, of, f)),
      ...(place.squeezing ? ['squeezing'] : []),
    ]),
  ];
  if (reasons.length === 0) return undefined;
  return {
    message: 'move.stepCost',
    params: {
      len: { metres: cost * judge.board.ground.grid.metresPerCell },
      reasons: reasons.map((why) => say(`cost.${why}`)).join(', '),
    },
    verdict: 'info',
    rules: [],
    cells: [place.at],
  };
}

export const moveLayer: Layer = {
  id: 'move',
  switch: {
    key: 'alt+shift+2',
    on: true,
    name: () => term('layer-move'),
    hint: () => say('layer.move'),
    swatch: () => (
      <>
        <rect x="1" y="1" width="20" height="20" rx="3" fill="#56B4E9" fill-opacity=".22" />
        <g fill="var(--m-move)">
          <circle cx="6" cy="6" r="1.5" />
          <circle cx="16" cy="6" r="1.5" />
          <circle cx="11" cy="11" r="1.5" />
          <circle cx="6" cy="16" r="1.5" />
          <circle cx="16" cy="16" r="1.5" />
        </g>
        <rect
          x="1"
          y="1"
          width="20"
          height="20"
          rx="3"
          fill="none"
          stroke="var(--m-move)"
          stroke-width="1.8"
        />
      </>
    ),
  },

  shapes(view) {
    const { moves } = view;
    if (moves === null) return [];
    const n = spaceOf(view.judge, moves.of);
    const tight = view.aside ? [] : moves.near.cells.filter((p) => p.squeezing);
    return [
      ...difficult(view),
      ...areas(view, moves, n),
      ...steps(view, moves, n),
      ...lanes(view, moves, n),
      ...barred(view, moves, n),
      ...squeezed(view, tight, n),
    ];
  },

  why(view, cell) {
    const { moves } = view;
    if (moves === null || view.dragging) return [];
    // A large creature could also put its top-left cell there, but it covers the cell already.
    if (creatureCells(view.judge, moves.of).some((own) => sameCell(own, cell))) return [];
    const { modes } = view.judge.rules;
    const who = { creature: moves.of.id };
    const at = (r: ReachableVerdict): Cell | undefined =>
      r.cells.find((p) => sameCell(p.at, cell))?.at;
    const met = view.gm ? unseenAt(view.judge, moves.of, cell) : undefined;
    const said = (message: string, params: Why['params'], r: ReachableVerdict): Why =>
      met === undefined
        ? {
            message,
            params: { who, ...params },
            verdict: r.unknown.length > 0 ? 'doubtful' : 'legal',
            rules: r.rules,
            cells: [cell],
          }
        : {
            message: 'move.unseen',
            params: { who, foe: { creature: met.id } },
            verdict: 'doubtful',
            rules: r.rules,
            cells: [cell],
          };
    if (moves.step !== undefined && at(moves.step) !== undefined)
      return [said('move.step', {}, moves.step)];
    // For a flying creature the area is only an upper bound.
    const there = (r: ReachableVerdict, mode: Mode): Why =>
      r.bound === undefined
        ? said('move.legal', { mode: { term: modeTerm(mode) } }, r)
        : {
            ...said(
              view.judge.rules.flight?.bySkill === true ? 'move.flightBySkill' : 'move.flight',
              { mode: { term: modeTerm(mode) } },
              r,
            ),
            verdict: 'doubtful',
          };
    for (const [r, mode] of [
      [moves.near, modes.near],
      [moves.far, modes.far],
    ] as const) {
      const place = r.cells.find((p) => sameCell(p.at, cell));
      const cost = place && stepCost(view, moves, place);
      if (place !== undefined) return [there(r, mode), ...(cost === undefined ? [] : [cost])];
    }
    if ([...moves.near.through, ...moves.far.through].some((p) => sameCell(p, cell))) {
      const passing = said('move.passOnly', {}, moves.near);
      return [met === undefined ? { ...passing, verdict: 'info' } : passing];
    }
    return [];
  },
};
