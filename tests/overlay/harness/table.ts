/**
 * A small table for tests of layers: creatures, hand-written verdicts, and a simulated judge that
 * answers only the questions of layers.
 */
import { NOTHING_OWED } from '../../../src/encounter/judgeMove.ts';
import { creature, type Token } from './tokens.ts';
import { UNPAINTED } from '../../../src/amendments/paint.ts';
import { NOTHING_SPENT, type Board, type CellFacts, type Wall } from '../../../src/board/board.ts';
import { CellSet } from '../../../src/board/cellset.ts';
import { MODES } from '../../../src/rules/d20/map/modes.ts';
import type { Creature } from '../../../src/board/creature.ts';
import type { Cell } from '../../../src/board/grid.ts';
import type { Judge, Ruleset } from '../../../src/rules/ruleset.ts';
import type {
  MoveVerdict,
  ReachableCell,
  ReachableVerdict,
  ThreatVerdict,
} from '../../../src/rules/verdict.ts';
import type { JudgedPath } from '../../../src/state/paths.ts';
import type { Threatening } from '../../../src/state/threats.ts';
import type { View } from '../../../src/overlay/layers/layer.ts';
import { deadZone } from '../../../src/rules/core/deadZoneWeapon.ts';

export interface Table {
  readonly judge: Judge;
  readonly board: Board;
  who(id: string): Creature;
}

export function table(
  columns: number,
  rows: number,
  tokens: readonly Token[],
  ground: { cells?: readonly CellFacts[]; walls?: readonly Wall[] } = {},
): Table {
  const board: Board = {
    ground: {
      grid: { kind: 'square', columns, rows, metresPerCell: 1.5 },
      cells: ground.cells ?? [],
      walls: ground.walls ?? [],
    },
    creatures: tokens.map(creature),
    options: {},
    turn: { surprise: false, order: [], spent: NOTHING_SPENT },
  };
  const rules: Partial<Ruleset> = {
    flankingBonus: 2,
    modes: {
      table: MODES,
      chosen: [],
      near: 'move',
      far: 'double-move',
      step: 'step',
      usual: 'move',
      further: [],
    },
    space: (c) => ({ value: c.space ?? 1 }),
    reach: (c) => ({ value: c.reach ?? 1 }),
    relation: (a, b) => ({ value: a.side === b.side ? 'ally' : 'foe' }),
    distance: (_j, a, b) => {
      const [[ax, ay], [bx, by]] = [a, b].map((p) =>
        Array.isArray(p) ? p : (p as Creature).at,
      ) as [Cell, Cell];
      const cells = Math.max(Math.abs(ax - bx), Math.abs(ay - by));
      return { cells, metres: cells * 1.5, rules: [], unknown: [] };
    },
    attackReach: (_j, c, a) =>
      a.reachWeapon === 'reach'
        ? { near: c.reach ?? 1, far: 2 * (c.reach ?? 1) }
        : { near: 0, far: c.reach ?? 1 },
    reachable: () => reachable([], 0),
    deadZone,
    threatAreas: ['threat', 'reach'],
  };
  const judge = { board, rules: rules as Ruleset, options: {} } as Judge;
  return {
    judge,
    board,
    who(id) {
      const found = board.creatures.find((c) => c.id === id);
      if (found === undefined) throw new Error(`nobody is called ${id}`);
      return found;
    },
  };
}

/** The squares around a space from the distance `near` (excluded) to `far`, with the corners. */
export function ring(
  t: Table,
  id: string,
  near: number,
  far: number,
  more: Partial<ThreatVerdict> = {},
): Threatening {
  const c = t.who(id);
  const n = c.space ?? 1;
  const cells = new CellSet(t.board.ground.grid);
  for (let y = -far; y < n + far; y++) {
    for (let x = -far; x < n + far; x++) {
      const away = Math.max(
        x < 0 ? -x : x >= n ? x - n + 1 : 0,
        y < 0 ? -y : y >= n ? y - n + 1 : 0,
      );
      if (away > near && away <= far) cells.add(c.at[0] + x, c.at[1] + y);
    }
  }
  const verdict: ThreatVerdict = {
    cells,
    reach: far,
    with: (c.attacks ?? []).map((a) => a.name),
    rules: ['srd35.threat.natural-reach-threatens-inside'],
    unknown: [],
    ...more,
  };
  const holds = (x: number, y: number): boolean => cells.has(x, y);
  const own = Array.from({ length: n * n }, (_, i): Cell => [
    c.at[0] + (i % n),
    c.at[1] + Math.floor(i / n),
  ]);
  return {
    creature: c,
    verdict,
    unknown: verdict.unknown,
    holds,
    along: own.filter(
      ([x, y]) =>
        holds(x, y) || holds(x - 1, y) || holds(x + 1, y) || holds(x, y - 1) || holds(x, y + 1),
    ),
  };
}

export const reachable = (
  cells: readonly ReachableCell[],
  budget: number,
  through: readonly Cell[] = [],
): ReachableVerdict => ({
  cells,
  through,
  budget,
  rules: ['srd35.movement.base-speed'],
  unknown: [],
});

export const movement = (more: Partial<MoveVerdict>): MoveVerdict => ({
  legal: true,
  cost: 0,
  budget: 6,
  costs: [],
  violations: [],
  opportunities: [],
  barred: [],
  rules: [],
  unknown: [],
  ...more,
});

/** A judged path of one move outside any turn. `more` overrides fields. */
export const judgedPath = (
  t: Table,
  of: Creature,
  path: readonly Cell[],
  verdict: MoveVerdict,
  more: Partial<JudgedPath> = {},
): JudgedPath => ({
  judge: t.judge,
  of,
  path,
  heights: null,
  ways: null,
  flown: null,
  mode: 'move',
  verdict,
  fresh: verdict.opportunities,
  broken: undefined,
  from: 0,
  second: null,
  chosen: false,
  seen: 'drag',
  uses: {},
  spent: NOTHING_SPENT,
  continues: null,
  counts: false,
  planned: false,
  placed: false,
  level: '',
  owed: NOTHING_OWED,
  ...more,
});

/** A view of the table in which nothing happens. `more` overrides fields. */
export const view = (t: Table, more: Partial<View> = {}): View => ({
  judge: t.judge,
  subject: null,
  visible: t.board.creatures,
  cell: null,
  hovered: null,
  dragging: false,
  safeHeld: false,
  pointedOut: null,
  threats: null,
  unreacting: [],
  hoveredThreat: null,
  threatsShown: more.threats ?? null,
  covered: [],
  moves: null,
  gm: false,
  path: null,
  safe: null,
  passedFoes: null,
  stopped: null,
  irregular: [],
  referee: null,
  flanking: [],
  shelter: null,
  reminders: [],
  paint: UNPAINTED,
  hand: null,
  aimed: null,
  places: null,
  next: [],
  held: false,
  quiet: false,
  aside: false,
  shown: () => true,
  ...more,
});
