/**
 * Movement on hexes: where a creature can end, the cost and legality of a path, the shortest path.
 */
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import { hexDistance } from '../../../board/hex.ts';
import { memoize } from '../../../board/memoize.ts';
import { knownTo, meetingOn } from '../known.ts';
import { citing } from '../../names.ts';
import type { Judge } from '../../ruleset.ts';
import type {
  Mode,
  MoveVerdict,
  PathVerdict,
  ReachableCell,
  ReachableVerdict,
  RuleId,
  Violation,
  ViolationCode,
} from '../../verdict.ts';
import { HexMovementGrid, stepsOf, type HexStop } from './hexMovementGrid.ts';
import { leadsTo, eachReachedHex, wayTo } from './search.ts';

const CITED = {
  area: citing('distance', 'throughEnemy', 'throughAlly', 'occupied'),
  distance: citing('distance'),
  occupied: citing('occupied'),
};

const unknowns = (...facts: readonly (string | undefined)[]): string[] => [
  ...new Set(facts.filter((fact) => fact !== undefined)),
];

/**
 * Filter for the hexes where the creature may end in this mode. A mode with an attack ends where
 * the creature can strike a foe. Null: it may end anywhere.
 */
const ends = (j: Judge, c: Creature, mode: Mode): ((at: Cell) => boolean) | null => {
  if (j.rules.modeRule(j, c, mode).attack !== true) return null;
  const places = new Set(
    j.board.creatures.flatMap((foe) =>
      j.rules.relation(c, foe).value === 'foe' ? j.rules.chargeEnds(j, c, foe).map(String) : [],
    ),
  );
  return (at) => places.has(String(at));
};

/**
 * The hexes that a creature can reach within a budget: `cells`, where it may end, and `through`,
 * where it may only pass.
 */
interface Area {
  readonly j: Judge;
  readonly budget: number;
  readonly cells: readonly ReachableCell[];
  readonly through: readonly ReachableCell[];
}

/**
 * The last computed area of each creature. An area computed for a long budget also answers for
 * shorter budgets.
 */
const areas = new WeakMap<Creature, Area>();

/** Whether two boards are equal in the part that the creature can reach within the budget. */
function sameWithin(before: Judge, now: Judge, of: Creature, budget: number): boolean {
  if (
    before.rules !== now.rules ||
    before.options !== now.options ||
    before.board.ground !== now.board.ground
  )
    return false;
  const { creatures } = now.board;
  const { layout } = stepsOf(now).grid;
  const beyond = (c: Creature | undefined): boolean =>
    c === undefined ||
    hexDistance(layout, of.at, c.at) >
      budget + now.rules.space(of).value + now.rules.space(c).value;
  if (before.board.creatures === creatures) return true;
  return (
    before.board.creatures.length === creatures.length &&
    before.board.creatures.every(
      (c, i) => c === creatures[i] || (beyond(c) && beyond(creatures[i])),
    )
  );
}

function areaOf(
  j: Judge,
  of: Creature,
  going: HexMovementGrid,
  budget: number,
): Pick<Area, 'cells' | 'through'> {
  let area = areas.get(of);
  if (area === undefined || area.budget < budget || !sameWithin(area.j, j, of, area.budget)) {
    const [cells, through]: [ReachableCell[], ReachableCell[]] = [[], []];
    eachReachedHex(going, of.at, budget, (at, cost) =>
      (going.mayStop(at[0], at[1]) ? cells : through).push({ at, cost, squeezing: false }),
    );
    area = { j, budget, cells, through };
    areas.set(of, area);
  }
  if (area.budget === budget) return area;
  const near = ({ cost }: ReachableCell): boolean => cost <= budget;
  return { cells: area.cells.filter(near), through: area.through.filter(near) };
}

export function hexReachable(judge: Judge, c: Creature, mode: Mode): ReachableVerdict {
  const j = knownTo(judge, c);
  const allowed = j.rules.budget(j, c, mode);
  const verdict = {
    budget: allowed.value,
    rules: [...new Set([...(allowed.rules ?? []), ...CITED.area(j.rules.cites)])],
    unknown: unknowns(allowed.unknown, j.rules.space(c).unknown),
  };
  if (allowed.why !== undefined) return { ...verdict, cells: [], through: [], why: allowed.why };
  const going = new HexMovementGrid(j, c);
  if (!going.inside(c.at[0], c.at[1]))
    return { ...verdict, cells: [], through: [], why: 'outside-map' };
  const { cells, through } = areaOf(j, c, going, allowed.value);
  const fits = ends(j, c, mode);
  return {
    ...verdict,
    cells: fits === null ? cells : cells.filter(({ at }) => fits(at)),
    through: through.map(({ at }) => at),
  };
}

const known = memoize<MoveVerdict>();

/** Judges a path. Memoized, because callers find a path and then judge the same path. */
export const hexMove = (j: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict =>
  known(path, [j.rules, j.board, j.options, c, mode], () => judged(j, c, mode, path));

function judged(judge: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict {
  const j = knownTo(judge, c);
  const meets = j === judge ? undefined : meetingOn(judge, c, path, 'resisting');
  const allowed = j.rules.budget(j, c, mode);
  const going = new HexMovementGrid(j, c);
  const { around } = going.steps;
  const rules = new Set<RuleId>([...(allowed.rules ?? []), ...CITED.distance(j.rules.cites)]);
  const violations: Violation[] = [];
  const note = ({ code, by, rules: why }: HexStop, step: number): void => {
    if (!violations.some((v) => v.code === code))
      violations.push({
        code,
        at: path[step] ?? c.at,
        step,
        rules: why,
        ...(by === undefined ? {} : { by }),
      });
  };
  const over = (code: ViolationCode, step: number): void =>
    note({ code, rules: allowed.rules ?? [] }, step);

  if (allowed.why !== undefined && path.length > 1) over(allowed.why, 1);
  const costs = [0];
  const last = path.length - 1;
  for (let i = 1; i <= last; i++) {
    const [from, to] = [path[i - 1]!, path[i]!];
    const step = around.direction(from, to);
    if (step < 0) {
      if (!sameCell(from, to))
        note({ code: 'not-adjacent', rules: CITED.distance(j.rules.cites) }, i);
      costs.push(costs[i - 1]! + hexDistance(going.steps.grid.layout, from, to));
      continue;
    }
    const bar = going.bar(from[0], from[1], step);
    // At the last hex of the path, the violation is that the movement ends there.
    if (bar !== null && !(bar.code === 'through-enemy' && i === last)) note(bar, i);
    if (going.inside(to[0], to[1])) {
      for (const id of i < last ? going.through(to[0], to[1]) : []) rules.add(id);
      costs.push(costs[i - 1]! + going.cost(to[0], to[1]));
    } else costs.push(costs[i - 1]! + 1);
    if (allowed.why === undefined && costs[i]! > allowed.value) over('over-speed', i);
  }
  const end = path[last];
  if (last > 0 && end !== undefined && going.inside(end[0], end[1]) && !sameCell(end, c.at)) {
    const stop = going.stop(end[0], end[1]);
    if (stop !== null)
      note(
        { ...stop, rules: [...new Set([...CITED.occupied(j.rules.cites), ...stop.rules])] },
        last,
      );
    if (ends(j, c, mode)?.(end) === false) {
      const { endRules, rules: modeRules } = j.rules.modeRule(j, c, mode);
      note({ code: 'not-nearest', rules: endRules ?? modeRules }, last);
    }
  }
  violations.sort((a, b) => a.step - b.step);
  for (const { rules: why } of violations) for (const id of why) rules.add(id);
  return {
    legal: violations.length === 0,
    cost: costs[last] ?? 0,
    budget: allowed.value,
    costs,
    violations,
    opportunities: [],
    barred: [],
    ...(meets === undefined ? {} : { meets }),
    rules: [...rules],
    unknown: unknowns(allowed.unknown, j.rules.space(c).unknown),
  };
}

/** The shortest path. No movement on hexes provokes attacks, so it is also the safest. */
export function hexPath(judge: Judge, c: Creature, to: Cell, mode: Mode): PathVerdict {
  const j = knownTo(judge, c);
  const allowed = j.rules.budget(j, c, mode);
  const none = (why: ViolationCode): PathVerdict => ({
    path: null,
    why,
    cost: 0,
    opportunities: [],
    rules: allowed.rules ?? [],
    unknown: [],
  });
  if (allowed.why !== undefined) return none(allowed.why);
  const going = new HexMovementGrid(j, c);
  if (!going.inside(to[0], to[1]) || !going.inside(c.at[0], c.at[1])) return none('outside-map');
  const stop = sameCell(to, c.at) ? null : going.stop(to[0], to[1]);
  if (stop !== null) return none(stop.code);
  if (ends(j, c, mode)?.(to) === false) return none('not-nearest');
  const found = wayTo(going, c.at, allowed.value, to);
  if (found === null) return none(leadsTo(going, c.at, to) ? 'over-speed' : 'through-wall');
  const { cost, rules, unknown } = j.rules.move(j, c, mode, found);
  return { path: found, cost, opportunities: [], rules, unknown };
}
