/**
 * Finds paths for a creature: the shortest, or the safest (fewest opportunities, then least cost).
 */
import type { Creature } from '../../board/creature.ts';
import { boxRound, sameCell, type Cell } from '../../board/grid.ts';
import { walksAlong } from '../../board/gridLine.ts';
import type { Judge } from '../ruleset.ts';
import type { Mode, PathVerdict, ViolationCode } from '../verdict.ts';
import { inReachOfBox } from './spatialIndex.ts';
import { knownTo } from './known.ts';
import { MovementGrid } from './movementGrid.ts';
import { barredAt, mayEnter, overlaps, watchersOf } from './opportunity.ts';
import { safest } from './safest.ts';
import { Search } from './search.ts';
import { straightWalk } from './straight.ts';
import { isPlannable } from './mayPlan.ts';
import { mayPlan } from './mayPlan.ts';
import { standingAt } from './distance.ts';
import { threatensStand } from './threat.ts';

export function path(
  judge: Judge,
  c: Creature,
  to: Cell,
  mode: Mode,
  prefer: 'short' | 'safe',
): PathVerdict {
  const j = knownTo(judge, c);
  const rule = j.rules.modeRule(j, c, mode);
  const allowed = j.rules.budget(j, c, mode);
  if (!mayPlan(allowed.why)) return none(allowed.why, allowed.rules ?? []);
  const within = boxRound(c.at, allowed.value);
  const going = MovementGrid.of(j, c, within, rule.barredBy);
  if (!going.inside(to[0], to[1]) || !going.inside(c.at[0], c.at[1]))
    return none('outside-map', allowed.rules ?? []);
  if (rule.straight) return along(j, c, to, mode);
  const stop = going.mayEnd(to[0], to[1]);
  if (stop !== null) return none(stop, allowed.rules ?? []);
  const limits = {
    ...j.rules.limits(j, c, mode),
    budget: allowed.value,
    target: to,
    sides: going.endSides(to[0], to[1]),
  };
  const search = new Search(going, c.at, limits);
  if (search.costAt(to[0], to[1]) === undefined) {
    const everywhere = new MovementGrid(j, c, [0, 0, going.columns, going.rows], rule.barredBy);
    const isThere = (barred: typeof limits.barred): boolean =>
      new Search(everywhere, c.at, { ...limits, barred, budget: Infinity }).costAt(to[0], to[1]) !==
      undefined;
    const why = isThere(limits.barred)
      ? 'over-speed'
      : limits.barred !== undefined && isThere(undefined)
        ? 'wrong-movement-mode'
        : 'through-wall';
    return none(why, allowed.rules ?? []);
  }
  const shortest = search.pathTo(to[0], to[1]);
  if (prefer === 'short' || rule.times === null) return judged(j, c, mode, shortest);

  const n = going.n;
  const watchers = watchersOf(j, c, inReachOfBox(j, within, n)).filter((w) => w.idle === undefined);
  const sides = watchers.map((w) => j.rules.space(w.foe).value);
  const provokes = (k: number, x: number, y: number): boolean => {
    const w = watchers[k]!;
    const start = x === c.at[0] && y === c.at[1];
    // Fast rejection: most watchers are too far away.
    const [left, top] = w.foe.at;
    const far = w.reach + sides[k]!;
    if (x >= left + far || y >= top + far || x + n + w.reach <= left || y + n + w.reach <= top)
      return false;
    return (
      threatensStand(j, w.foe, w.cells, standingAt(j, c, [x, y])) &&
      barredAt(j, w, c, mode, [x, y], start ? 0 : 1).why === undefined
    );
  };
  const enters = (k: number, at: Cell, next: Cell): boolean => {
    const w = watchers[k]!;
    if (overlaps(j, w.foe, c, at) || !overlaps(j, w.foe, c, next)) return false;
    return barredAt(j, w, c, mode, at, sameCell(at, c.at) ? 0 : 1).why === undefined;
  };
  const short = judged(j, c, mode, shortest);
  // The shortest path already has the least cost, so only a path with fewer opportunities is
  // better.
  const found = safest(
    going,
    c.at,
    to,
    limits,
    short.opportunities.length,
    watchers.length,
    provokes,
    mayEnter(j, c) ? enters : undefined,
  );
  const best = found.path === null ? short : judged(j, c, mode, found.path);
  return found.approximate ? { ...best, approximate: true } : best;
}

const none = (why: ViolationCode, rules: readonly string[]): PathVerdict => ({
  path: null,
  why,
  cost: 0,
  opportunities: [],
  rules,
  unknown: [],
});

function judged(j: Judge, c: Creature, mode: Mode, cells: readonly Cell[]): PathVerdict {
  const v = j.rules.move(j, c, mode, cells);
  return {
    path: cells,
    cost: v.cost,
    opportunities: v.opportunities,
    rules: v.rules,
    unknown: v.unknown,
  };
}

/**
 * Finds a straight path: the cheapest legal one; if there is none, a shortest path with its
 * violations.
 */
function along(j: Judge, c: Creature, to: Cell, mode: Mode): PathVerdict {
  const cells = straightWalk(j, c, to, mode) ?? walksAlong(c.at, to)[0]!;
  const verdict = j.rules.move(j, c, mode, cells);
  if (isPlannable(verdict)) return judged(j, c, mode, cells);
  return none(
    verdict.violations.find(({ code }) => !mayPlan(code))?.code ?? 'not-straight',
    j.rules.modeRule(j, c, mode).rules,
  );
}
