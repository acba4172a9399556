/** Everywhere a creature may end in one movement, and where it may only pass. */
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { walksAlong } from '../../board/lane.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import type { Mode, Place, ReachableVerdict } from '../verdict.ts';
import { Going } from './going.ts';
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

  const going = new Going(j, c, rule.free);
  if (!going.inside(c.at[0], c.at[1])) return { ...base, cells: [], through: [], why: 'outside-map' };
  const steps = rule.times === null ? 1 : undefined;
  const crawls = rule.times !== null && allowed.value === 1 ? undefined : steps;
  const search = new Search(going, c.at, {
    budget: allowed.value, diagonals: diagonalsSoFar(j, c), level: rule.level, unhampered: rule.unhampered, ...(crawls === undefined ? {} : { steps: crawls }),
  });
  const cells: Place[] = [];
  const through: Cell[] = [];
  const [left, top, right, bottom] = search.box;
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
    const cost = search.costAt(x, y);
    if (cost === undefined || (x === c.at[0] && y === c.at[1])) continue;
    if (going.mayEnd(x, y) !== null) through.push([x, y]);
    else cells.push({ at: [x, y], cost, squeezing: search.squeezedAt(x, y) });
  }
  return { ...base, cells: steps === undefined ? cells : cells.map((p) => priced(j, c, mode, p)), through };
}

/** One step is paid at its own price, though only its length was limited. */
const priced = (j: Judge, c: Creature, mode: Mode, p: Place): Place => ({ ...p, cost: j.rules.move(j, c, mode, [c.at, p.at]).cost });

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
