/** The opponents that watch a movement, and whether they can attack the mover at a place. */
import type { CellSet } from '../../board/cellset.ts';
import type { Creature } from '../../board/creature.ts';
import { boxOf, type Cell } from '../../board/grid.ts';
import { ridersOf } from '../../board/mounts.ts';
import type { Judge, Permission } from '../ruleset.ts';
import type { BarredWhy, RuleId, ThreatVerdict } from '../verdict.ts';
import { levelWith, meetsStand, standingAt, standOf } from './distance.ts';
import { onOtherPlanes } from './planes.ts';
import { inReachOfBox } from './spatialIndex.ts';

/** An opponent that watches a movement: its threatened cells, and its right to an opportunity. */
export interface OpponentInReach {
  readonly foe: Creature;
  readonly cells: CellSet;
  /** Reach of its longest attack, in cells. */
  readonly reach: number;
  readonly idle:
    | { readonly why: BarredWhy; readonly condition?: string; readonly rules: readonly RuleId[] }
    | undefined;
  readonly rules: readonly RuleId[];
  readonly unknown: readonly string[];
  /**
   * The mount and those of its riders that are the opponent's foes; undefined: the mover is alone.
   */
  readonly foes?: readonly Creature[];
}

class Watching implements OpponentInReach {
  readonly foe: Creature;
  readonly cells: CellSet;
  readonly reach: number;
  readonly idle: OpponentInReach['idle'];
  readonly unknown: readonly string[];
  readonly foes?: readonly Creature[];
  private readonly j: Judge;
  private readonly resting: readonly RuleId[];

  constructor(
    j: Judge,
    foe: Creature,
    threat: ThreatVerdict,
    foes: readonly Creature[] | undefined,
  ) {
    this.j = j;
    this.foe = foe;
    if (foes !== undefined) this.foes = foes;
    this.cells = threat.cells;
    this.reach = threat.reach;
    this.idle = threat.idle ?? threat.none;
    this.unknown = threat.unknown;
    this.resting = threat.rules;
  }

  /**
   * Computed on access: most watchers get no opportunity, and only opportunities need the rules.
   */
  get rules(): readonly RuleId[] {
    return [...this.resting, ...this.j.rules.canTakeOpportunity(this.j, this.foe).rules];
  }
}

/**
 * The opponents of the mover or of its riders that threaten cells, each with the cells that it
 * threatens.
 * @param among creatures that could reach the path
 * @param riders creatures that move along; none for actions without movement
 */
export function opponentsInReach(
  j: Judge,
  mover: Creature,
  among: readonly Creature[],
  riders: readonly Creature[] = ridersOf(j.board.creatures, mover),
): OpponentInReach[] {
  const watchers: OpponentInReach[] = [];
  for (const foe of among) {
    const foes =
      riders.length === 0
        ? undefined
        : [mover, ...riders].filter((c) => j.rules.relation(c, foe).value === 'foe');
    if (foes === undefined ? j.rules.relation(mover, foe).value !== 'foe' : foes.length === 0)
      continue;
    if (onOtherPlanes(j, mover, foe)) continue;
    const struck = foes !== undefined && j.rules.mounts.provokesAlone === true ? [mover] : foes;
    const threat = j.rules.threat(j, foe);
    if (threat.none === undefined || threat.none.why === 'condition')
      watchers.push(new Watching(j, foe, threat, struck));
  }
  return watchers;
}

/**
 * All creatures whose reach or space touches a position of a path.
 * @param n cells on a side of the mover
 */
export const besidePath = (
  j: Judge,
  path: readonly (readonly [x: number, y: number, ...more: number[]])[],
  n: number,
): Creature[] => inReachOfBox(j, boxOf(path), n);

/** Whether the mover at `at` shares a square with the creature, at an overlapping height. */
export function overlapsMover(j: Judge, c: Creature, mover: Creature, at: Cell): boolean {
  const [a, b] = [standOf(j, c), standingAt(j, mover, at)];
  return levelWith(a, b) && meetsStand(a, b);
}

/** Why an opponent gets no opportunity. If `why` is absent, it gets one by these rules. */
export interface Unopposed {
  readonly why?: BarredWhy;
  readonly rules: readonly RuleId[];
  readonly condition?: string;
  readonly unknown?: string | undefined;
}

/** Why the watcher cannot attack the mover, or those who ride along, in this place. */
export function unopposed(
  j: Judge,
  watcher: OpponentInReach,
  mover: Creature,
  at: Cell,
): Unopposed {
  const place =
    watcher.foes === undefined
      ? j.rules.opportunityBarred(j, watcher.foe, mover, at)
      : barredAll(j, watcher.foe, watcher.foes, mover, at);
  return place.allowed
    ? place.why === undefined
      ? place
      : { rules: place.rules }
    : { ...place, why: place.why ?? 'cover' };
}

/**
 * The mount and its riders leave a cell together at the mover's height, so one legal target among
 * them is enough.
 */
function barredAll(
  j: Judge,
  foe: Creature,
  struck: readonly Creature[],
  mover: Creature,
  at: Cell,
): Permission {
  const places = struck.map((c) =>
    j.rules.opportunityBarred(
      j,
      foe,
      c.id === mover.id ? mover : { ...c, elevation: mover.elevation },
      at,
    ),
  );
  return places.find(({ allowed }) => allowed) ?? places[0]!;
}
