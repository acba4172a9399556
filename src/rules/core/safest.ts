/**
 * Finds the path that provokes the fewest opponents and, among equals, costs least. It is null if
 * no path provokes fewer opponents than `fewerThan`. Each opponent counts once per movement. A
 * label is a state (search.ts) with the set of opponents provoked so far. A label is dropped if
 * another label of the same state costs no more and provokes no opponent that this one does not.
 * The search is exact up to a limit of labels; if it reaches the limit, the result is marked as
 * approximate.
 */
import { BOTH_SIDES } from '../../board/fit.ts';
import type { Cell } from '../../board/grid.ts';
import { cellsApart, STEP_X, STEP_Y } from '../../board/grid.ts';
import type { MovementGrid } from './movementGrid.ts';
import type { SearchLimits } from './search.ts';

/** Number of labels after which the search stops. */
const MOST_LABELS = 60_000;

/** A set of opponents is two words of 30 bits. */
const WORD = 30;
type Opponents = readonly [low: number, high: number];
const NOBODY: Opponents = [0, 0];

/** Leaving a position. */
interface Leaving {
  /** The opponents that a step from there may provoke. */
  readonly near: readonly number[];
  /** For each step that was asked: those that it provokes. */
  readonly known: Opponents[];
}

interface Label {
  readonly state: number;
  readonly cost: number;
  readonly low: number;
  readonly high: number;
  readonly from: Label | null;
}

/** The opponents of a movement, numbered from 0. */
export interface OpponentsBeside {
  readonly count: number;
  /** Those that a step from this cell may provoke. */
  near(from: Cell): readonly number[];
  /** Whether the step provokes an opponent. */
  provokes(opponent: number, from: Cell, to: Cell): boolean;
}

export function safest(
  going: MovementGrid,
  from: Cell,
  to: Cell,
  {
    limits,
    fewerThan,
    opponents,
  }: {
    readonly limits: SearchLimits;
    readonly fewerThan: number;
    readonly opponents: OpponentsBeside;
  },
): { path: Cell[] | null; approximate: boolean } {
  const { columns } = going;
  /**
   * A state is a position, the squares eased so far (easedGround.ts), the side of the position
   * where a wall may divide it (board/fit.ts), and the parity of the diagonals.
   */
  const eased = 2 * going.sides;
  const layers = eased * (going.eases + 1);
  let approximate = opponents.count > 2 * WORD;
  const owed = new Map<number, Leaving>();
  const target = to[1] * columns + to[0];
  const kept = new Map<number, Label[]>();
  /** Queue of labels, by number of provoked opponents, then by cost. */
  const waiting: Label[][][] = [[]];
  const add = (
    state: number,
    cost: number,
    low: number,
    high: number,
    from: Label | null,
  ): void => {
    const count = bits(low) + bits(high);
    if (count >= fewerThan) return;
    const list = kept.get(state);
    if (list !== undefined)
      for (const l of list)
        if (l.cost <= cost && (l.low & ~low) === 0 && (l.high & ~high) === 0) return;
    const label: Label = { state, cost, low, high, from };
    if (list === undefined) kept.set(state, [label]);
    else list.push(label);
    const level = (waiting[count] ??= []);
    (level[cost] ??= []).push(label);
  };
  const start = (from[1] * columns + from[0]) * layers + (limits.diagonals & 1);
  for (let k = 0, left = going.sidesAt(from[0], from[1]); left !== 0; k += 2, left >>= 1)
    if ((left & 1) === 1) add(start + k, 0, 0, 0, null);
  let labels = 0;
  for (let level = 0; level < waiting.length; level++) {
    const byCost = waiting[level];
    if (byCost === undefined) continue;
    for (let cost = 0; cost < byCost.length; cost++)
      for (const label of byCost[cost] ?? []) {
        const place = Math.floor(label.state / layers);
        const at = label.state - place * layers;
        if (
          place === target &&
          (eased === 2 || ((limits.sides ?? BOTH_SIDES) & (1 << ((at % eased) >> 1))) !== 0)
        )
          return { path: trail(label, columns, layers), approximate };
        if (++labels > MOST_LABELS) return { path: null, approximate: (approximate = true) };
        const y = Math.floor(place / columns);
        const x = place - y * columns;
        const odd = (label.state & 1) === 1;
        const side = 1 << ((at % eased) >> 1);
        const used = at - (at % eased);
        const here: Cell = [x, y];
        let leaving = owed.get(place);
        if (leaving === undefined)
          owed.set(place, (leaving = { near: opponents.near(here), known: [] }));
        for (let bit = 0; bit < 8; bit++) {
          const [tx, ty] = [x + STEP_X[bit]!, y + STEP_Y[bit]!];
          if (limits.barred?.(tx, ty) === true) continue;
          if (limits.barredStep?.bars(here, [tx, ty]) === true) continue;
          const easing = used < going.eases * eased && going.canEase(tx, ty);
          for (const easedNow of easing ? [true, false] : [false]) {
            if (!going.step(x, y, bit, side, easedNow)) continue;
            if (going.roughAt(tx, ty, limits.level ?? false)) continue;
            const diagonal = (bit & 1) === 1;
            for (const onto of going.arrivals) {
              if (onto !== going.arrives) {
                going.onto = onto;
                going.step(x, y, bit, side, easedNow);
              }
              const step = going.cost(diagonal, odd);
              const total = limits.spending?.total(cost, step, tx, ty) ?? cost + step;
              // Skip the step if the remaining budget does not even cover the straight distance.
              if (total + cellsApart(to[0] - tx, to[1] - ty, going.diagonals) > limits.budget)
                continue;
              const parity = diagonal && going.alternates ? (odd ? 0 : 1) : odd ? 1 : 0;
              const [low, high] = provokedIn(opponents, leaving, bit, here);
              const layer = used + (easedNow ? eased : 0) + parity;
              const next = (ty * columns + tx) * layers + layer;
              for (let k = 0, rest = onto; rest !== 0; k += 2, rest >>= 1)
                if ((rest & 1) === 1)
                  add(next + k, total, label.low | low, label.high | high, label);
            }
          }
        }
      }
  }
  return { path: null, approximate };
}

/** The opponents that the mover provokes by a step, as two words. */
function provokedIn(
  opponents: OpponentsBeside,
  { near, known }: Leaving,
  bit: number,
  here: Cell,
): Opponents {
  if (near.length === 0) return NOBODY;
  let set = known[bit];
  if (set === undefined) {
    const next: Cell = [here[0] + STEP_X[bit]!, here[1] + STEP_Y[bit]!];
    let low = 0;
    let high = 0;
    for (const k of near)
      if (k < 2 * WORD && opponents.provokes(k, here, next)) {
        if (k < WORD) low |= 1 << k;
        else high |= 1 << (k - WORD);
      }
    known[bit] = set = low === 0 && high === 0 ? NOBODY : [low, high];
  }
  return set;
}

function bits(word: number): number {
  let n = 0;
  for (let w = word; w !== 0; w &= w - 1) n++;
  return n;
}

function trail(end: Label, columns: number, layers: number): Cell[] {
  const path: Cell[] = [];
  for (let l: Label | null = end; l !== null; l = l.from) {
    const place = Math.floor(l.state / layers);
    path.push([place % columns, Math.floor(place / columns)]);
  }
  return path.reverse();
}
