/** Everywhere a creature may end in one movement, and where it may only pass. */
import type { Creature } from '../../board/creature.ts';
import { sameCell, STEPS, type Cell } from '../../board/grid.ts';
import { walksAlong } from '../../board/lane.ts';
import { cite } from '../names.ts';
import type { Judge, ModeRule } from '../ruleset.ts';
import { MODES, type Mode, type Place, type ReachableVerdict } from '../verdict.ts';
import { around } from './crowd.ts';
import { standOf } from './distance.ts';
import { Going } from './going.ts';
import { remembered, type Remembering } from './remembered.ts';
import { Search } from './search.ts';
import { diagonalsSoFar, mayPlan } from './speed.ts';

export function reachable(j: Judge, c: Creature, mode: Mode): ReachableVerdict {
  const rule = j.rules.modeRule(j, c, mode);
  const allowed = j.rules.budget(j, c, mode);
  const unknown = [allowed.unknown, j.rules.space(c).unknown].filter((u): u is string => u !== undefined);
  const names = cite(j.rules.cites, 'distance', 'diagonal', 'corner', 'impassable', 'throughEnemy', 'throughAlly', 'occupied', 'difficult');
  const base = { budget: allowed.value, rules: [...new Set([...(allowed.rules ?? []), ...names])], unknown };
  if (!mayPlan(allowed.why)) return { ...base, cells: [], through: [], why: allowed.why };
  if (mode === 'charge') return { ...base, cells: charges(j, c), through: [] };
  if (rule.straight) return { ...base, cells: straight(j, c, mode, allowed.value), through: [] };

  // Whoever stands beyond its budget is in nobody's way.
  const stand = standOf(j, c);
  const others = around(j, stand, stand, Math.min(allowed.value, j.board.ground.grid.columns + j.board.ground.grid.rows) + 1);
  return known[mode](j.rules, c, [j.board.ground, j.board.turn, j.options, ...others], () => ({ ...base, ...searched(j, c, rule, allowed.value) }));
}

const known = Object.fromEntries(MODES.map((mode) => [mode, remembered()])) as Record<Mode, Remembering<ReachableVerdict>>;

/** One mover is asked about in several modes: the last of each board. */
const goings = remembered<Going>();

function searched(j: Judge, c: Creature, rule: ModeRule, budget: number): Pick<ReachableVerdict, 'cells' | 'through' | 'why'> {
  const going = goings(j.rules, j.board, [c, j.options, rule.free], () => new Going(j, c, rule.free));
  const [left, top] = c.at;
  if (!going.inside(left, top)) return { cells: [], through: [], why: 'outside-map' };
  const one = rule.times === null;
  const diagonals = diagonalsSoFar(j, c);
  const search = new Search(going, c.at, { budget, diagonals, level: rule.level, unhampered: rule.unhampered, ...(one ? { steps: 1 } : {}) });
  // One step is paid at its own price, though only its length was limited.
  const priced = (x: number, y: number): number => {
    const bit = STEPS.findIndex(([dx, dy]) => dx === x - left && dy === y - top);
    going.step(left, top, bit);
    return going.cost((bit & 1) === 1, (diagonals & 1) === 1);
  };
  const cells: Place[] = [];
  const through: Cell[] = [];
  const [x0, y0, x1, y1] = search.box;
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) {
    const cost = search.costAt(x, y);
    if (cost === undefined || (x === left && y === top)) continue;
    if (going.mayEnd(x, y) !== null) through.push([x, y]);
    else cells.push({ at: [x, y], cost: one ? priced(x, y) : cost, squeezing: search.squeezedAt(x, y) });
  }
  return { cells, through };
}

/** The ends of every legal charge. */
function charges(j: Judge, c: Creature): Place[] {
  const places = new Map<string, Place>();
  for (const foe of j.board.creatures) {
    if (j.rules.relation(c, foe).value !== 'foe') continue;
    for (const end of j.rules.chargeEnds(j, c, foe)) {
      if (!places.has(end.join())) for (const place of legalWalks(j, c, 'charge', end).slice(-1)) places.set(end.join(), place);
    }
  }
  return [...places.values()].sort(byPlace);
}

/** The ends of every legal straight movement. */
function straight(j: Judge, c: Creature, mode: Mode, budget: number): Place[] {
  const { columns, rows } = j.board.ground.grid;
  const places: Place[] = [];
  for (let y = Math.max(0, c.at[1] - budget); y <= Math.min(rows - 1, c.at[1] + budget); y++) {
    for (let x = Math.max(0, c.at[0] - budget); x <= Math.min(columns - 1, c.at[0] + budget); x++) {
      places.push(...legalWalks(j, c, mode, [x, y]).slice(-1));
    }
  }
  return places.sort(byPlace);
}

/** Straight walks to a place that the ruleset calls legal, as places with their cost, dearest first. */
function legalWalks(j: Judge, c: Creature, mode: Mode, end: Cell): Place[] {
  if (sameCell(end, c.at)) return [];
  return walksAlong(c.at, end).map((path) => j.rules.move(j, c, mode, path)).filter((v) => v.legal)
    .map((v) => ({ at: end, cost: v.cost, squeezing: false })).sort((a, b) => b.cost - a.cost);
}

const byPlace = (a: Place, b: Place): number => a.at[1] - b.at[1] || a.at[0] - b.at[0];
