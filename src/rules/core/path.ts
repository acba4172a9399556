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
import { unopposed, opponentsInReach, type OpponentInReach } from './opponentsInReach.ts';
import { safest } from './safest.ts';
import { Search } from './search.ts';
import { straightWalk } from './straight.ts';
import { isPlannable, mayPlan } from './mayPlan.ts';
import { standingAt } from './distance.ts';
import { threatensStand } from './threatBasis.ts';
import { inMode } from './ways.ts';

export function path(
  judge: Judge,
  of: Creature,
  to: Cell,
  mode: Mode,
  prefer: 'short' | 'safe',
): PathVerdict {
  const c = inMode(judge, of, mode);
  const j = knownTo(judge, c);
  const rule = j.rules.modeRule(j, c, mode);
  const allowed = j.rules.budget(j, c, mode);
  if (!mayPlan(allowed.why)) return none(allowed.why, allowed.rules ?? []);
  const modeLimits = j.rules.limits(j, c, mode);
  const budget = modeLimits.spending?.most ?? allowed.value;
  const within = boxRound(c.at, budget);
  const going = MovementGrid.of(j, c, within, rule.barredBy);
  if (!going.inside(to[0], to[1]) || !going.inside(c.at[0], c.at[1]))
    return none('outside-map', allowed.rules ?? []);
  if (rule.straight) return along(j, c, to, mode);
  const stop = going.mayEnd(to[0], to[1]);
  if (stop !== null) return none(stop, allowed.rules ?? []);
  const limits = { ...modeLimits, budget, target: to, sides: going.endSides(to[0], to[1]) };
  const search = new Search(going, c.at, limits);
  if (search.costAt(to[0], to[1]) === undefined) {
    const everywhere = new MovementGrid(j, c, [0, 0, going.columns, going.rows], rule.barredBy);
    const { spending: _spending, ...anySpeed } = limits;
    const { barredStep, ...anyStep } = anySpeed;
    const isThere = (by: typeof limits | typeof anyStep): boolean =>
      new Search(everywhere, c.at, { ...by, budget: Infinity }).costAt(to[0], to[1]) !== undefined;
    const { barred, ...anywhere } = anyStep;
    const why = isThere(anySpeed as typeof limits)
      ? 'over-speed'
      : barredStep !== undefined && isThere(anyStep)
        ? barredStep.as.code
        : barred !== undefined && isThere(anywhere)
          ? (limits.barredAs?.(...to)?.code ?? 'wrong-movement-mode')
          : 'through-wall';
    return none(why, allowed.rules ?? []);
  }
  const shortest = search.pathTo(to[0], to[1]);
  if (prefer === 'short' || rule.times === null) return judged(j, c, mode, shortest);

  const n = going.n;
  const watchers = opponentsInReach(j, c, inReachOfBox(j, within, n)).filter(
    (w) => w.idle === undefined,
  );
  const beside = watchers.map((w) => new Beside(j, w, c, mode, { n, columns: going.columns }));
  const short = judged(j, c, mode, shortest);
  // The shortest path already has the least cost, so only a path with fewer opportunities is
  // better.
  const found = safest(going, c.at, to, {
    limits,
    fewerThan: short.opportunities.length,
    opponents: {
      count: beside.length,
      near([x, y]) {
        const near: number[] = [];
        for (let k = 0; k < beside.length; k++) if (beside[k]!.isNear(x, y)) near.push(k);
        return near;
      },
      provokes: (k, from, next) => beside[k]!.provoked(from, next),
    },
  });
  const best = found.path === null ? short : judged(j, c, mode, found.path);
  return found.approximate ? { ...best, approximate: true } : best;
}

/** What steps of a movement provoke one opponent. It judges each place only once. */
class Beside {
  private readonly threatened = new Map<number, boolean>();
  private readonly opposed = new Map<number, boolean>();
  private readonly j: Judge;
  private readonly watcher: OpponentInReach;
  private readonly mover: Creature;
  private readonly mode: Mode;
  /** How far from the opponent's top-left cell a place can matter. */
  private readonly before: number;
  private readonly behind: number;
  private readonly columns: number;
  /** The place that the mover leaves: the steps from it are asked one after the other. */
  private from: Cell | null = null;
  private threatenedFrom = false;

  constructor(
    j: Judge,
    watcher: OpponentInReach,
    mover: Creature,
    mode: Mode,
    { n, columns }: { readonly n: number; readonly columns: number },
  ) {
    this.j = j;
    this.watcher = watcher;
    this.mover = mover;
    this.mode = mode;
    this.before = n + watcher.reach;
    this.behind = watcher.reach + j.rules.space(watcher.foe).value;
    this.columns = columns;
  }

  provoked(from: Cell, to: Cell): boolean {
    const { j, mover, mode, watcher } = this;
    if (from !== this.from) {
      this.from = from;
      this.threatenedFrom = this.isThreatened(from);
    }
    const provoked = j.rules.provocation(j, watcher, {
      mode,
      first: sameCell(from, mover.at),
      mover,
      arriving: mover,
      from,
      to,
      threatenedFrom: this.threatenedFrom,
      threatenedTo: this.isThreatened(to),
    });
    return (
      provoked !== null &&
      provoked.stop === undefined &&
      this.isOpposed(provoked.arriving ? to : from)
    );
  }

  /** Can a step from here matter to the opponent? Most are too far away. */
  isNear(x: number, y: number): boolean {
    const [left, top] = this.watcher.foe.at;
    return (
      x <= left + this.behind &&
      y <= top + this.behind &&
      x + this.before >= left &&
      y + this.before >= top
    );
  }

  private isThreatened(at: Cell): boolean {
    const key = at[1] * this.columns + at[0];
    let known = this.threatened.get(key);
    if (known === undefined) {
      const { j, watcher, mover } = this;
      known = threatensStand(j, watcher.foe, watcher.cells, standingAt(j, mover, at));
      this.threatened.set(key, known);
    }
    return known;
  }

  private isOpposed(at: Cell): boolean {
    const key = at[1] * this.columns + at[0];
    let known = this.opposed.get(key);
    if (known === undefined) {
      known = unopposed(this.j, this.watcher, this.mover, at).why === undefined;
      this.opposed.set(key, known);
    }
    return known;
  }
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
