/**
 * Attacks of opportunity along a path: which creatures may make one, and at which steps. The
 * ruleset decides what provokes (`Ruleset.provocation`).
 */
import type { Creature } from '../../board/creature.ts';
import { sameCell, type Cell, type Place3 } from '../../board/grid.ts';
import { perObject } from '../../board/memoize.ts';
import { cite, uniqueRuleIds } from '../names.ts';
import type { Evasion, Judge, PassingStep } from '../ruleset.ts';
import type { Barred, Mode, Opportunity } from '../verdict.ts';
import { effectOf } from './conditionsInForce.ts';
import { standingAt, type Stand } from './distance.ts';
import {
  besidePath,
  opponentsInReach,
  unopposed,
  type OpponentInReach,
  type Unopposed,
} from './opponentsInReach.ts';
import { threatensStand } from './threatBasis.ts';

/**
 * The opportunities of one movement along `path`, which begins with the start; places with a height
 * are in the air. Each opponent gets at most one: the first that it may take (sigil-notes A12).
 * `again` lists the later steps at which it could take one instead. If a check prevents only those
 * of the first cells, the first step that no check protects counts. A step that only perhaps
 * provokes gives way to a later one that surely does; `doubts` keeps what it would have to know.
 */
export function opportunitiesAlong(
  j: Judge,
  mover: Creature,
  mode: Mode,
  path: readonly (Cell | Place3)[],
): Struck {
  const struck = struckAlong(j, mover, mode, path);
  if (struck.opportunities.length === 0) return struck;
  const evasion = j.rules.evasion?.(j, mover, path, strikingSteps(struck.opportunities));
  return evasion === undefined ? struck : struckAlong(j, mover, mode, path, evasion);
}

const NONE: readonly string[] = [];

interface Struck {
  readonly opportunities: Opportunity[];
  readonly barred: Barred[];
  readonly doubts: readonly string[];
}

/** Steps of movement at which these attacks of opportunity may be made. */
export const strikingSteps = (opportunities: readonly Opportunity[]): number[] =>
  opportunities.flatMap(({ step, cause, again }) => (cause === 'movement' ? [step, ...again] : []));

function struckAlong(
  j: Judge,
  mover: Creature,
  mode: Mode,
  path: readonly (Cell | Place3)[],
  evasion?: Evasion,
): Struck {
  const opportunities: Opportunity[] = [];
  const barred: Barred[] = [];
  const doubts: string[] = [];
  const n = j.rules.space(mover).value;
  const check = evasion && { check: evasion.check, skill: evasion.skill };
  const heights = path.map(([, , h = mover.elevation]) => h);
  const movers = heights.map((h) => (h === mover.elevation ? mover : { ...mover, elevation: h }));
  const cells = path.map(([x, y]): Cell => [x, y]);
  const stands = movers.map((c, i) => standingAt(j, c, cells[i]));
  for (const watcher of opponentsInReach(j, mover, besidePath(j, path, n))) {
    let again: number[] | undefined;
    let first: Opportunity | undefined;
    let open: readonly string[] = NONE;
    let why: Barred | undefined;
    for (let step = 0; step + 1 < path.length; step++) {
      const at = cells[step]!;
      const to = cells[step + 1]!;
      if (sameCell(at, to) && heights[step] === heights[step + 1]) continue;
      const passing = new StepPast(j, watcher, mode, step, { movers, cells, stands });
      const provoked = j.rules.provocation(j, watcher, passing);
      if (provoked === null) continue;
      const { cause, arriving, unknown = NONE } = provoked;
      const stop =
        provoked.stop ??
        (arriving
          ? unopposed(j, watcher, passing.arriving, to)
          : unopposed(j, watcher, passing.mover, at));
      if (stop.why !== undefined) {
        if (cause === 'in-reach') continue;
        const { rules, condition } = stop;
        why ??= {
          by: watcher.foe.id,
          leaving: at,
          step,
          why: stop.why,
          rules,
          ...(condition === undefined ? {} : { condition }),
        };
        continue;
      }
      const evaded = cause === 'movement' && evasion?.covers(step) === true ? check : undefined;
      const isSure = open.length > 0 && unknown.length === 0;
      if (isSure) doubts.push(...open);
      if (first === undefined || isSure || (first.check !== undefined && evaded === undefined)) {
        open = unknown;
        first = {
          by: watcher.foe.id,
          leaving: at,
          step,
          cause,
          again: (again = []),
          rules: uniqueRuleIds(provoked.rules, stop.rules, watcher.rules),
          unknown:
            stop.unknown === undefined && unknown.length === 0
              ? watcher.unknown
              : [
                  ...watcher.unknown,
                  ...unknown,
                  ...(stop.unknown === undefined ? [] : [stop.unknown]),
                ],
          ...against(j, watcher, at),
          ...(evaded === undefined ? {} : { check: evaded }),
        };
      } else if (unknown.length === 0 || open.length > 0) again!.push(step);
    }
    if (first !== undefined) opportunities.push(first);
    else if (why !== undefined) barred.push(why);
  }
  const inOrder = (a: { step: number; by: string }, b: { step: number; by: string }): number =>
    a.step - b.step || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0);
  return { opportunities: opportunities.sort(inOrder), barred: barred.sort(inOrder), doubts };
}

const hasSideless = perObject((creatures: readonly Creature[]) =>
  creatures.some(({ side }) => side === undefined),
);

/**
 * Facts that are missing because a creature beside the path has no known side: it may be an
 * opponent. A table hides the side of a creature that is secret.
 */
export function unknownSides(
  j: Judge,
  mover: Creature,
  path: readonly (Cell | Place3)[],
): readonly string[] {
  if (!hasSideless(j.board.creatures)) return NONE;
  const found = besidePath(j, path, j.rules.space(mover).value).flatMap((other) =>
    other.id === mover.id ? [] : (j.rules.relation(mover, other).unknown ?? []),
  );
  return [...new Set(found)];
}

/**
 * The mount and riders that the opponent may attack as they leave a cell. It chooses one of them.
 */
function against(j: Judge, { foe, foes }: OpponentInReach, at: Cell): Pick<Opportunity, 'against'> {
  if (foes === undefined) return {};
  return {
    against: foes
      .filter((c) => j.rules.opportunityBarred(j, foe, c, at).allowed)
      .map(({ id }) => id),
  };
}

/** The condition of a creature that keeps it from provoking anybody. */
export function unprovoking(j: Judge, c: Creature): Unopposed | undefined {
  const effect = effectOf(j, c, 'noProvoking');
  return effect === undefined
    ? undefined
    : { why: 'condition', condition: effect.condition, rules: cite(j.rules.cites, effect.value) };
}

/** A step of a path beside an opponent. */
class StepPast implements PassingStep {
  readonly mode: Mode;
  readonly mover: Creature;
  readonly arriving: Creature;
  readonly from: Cell;
  readonly to: Cell;
  readonly first: boolean;
  private readonly j: Judge;
  private readonly watcher: OpponentInReach;
  private readonly step: number;
  private readonly stands: readonly Stand[];

  constructor(
    j: Judge,
    watcher: OpponentInReach,
    mode: Mode,
    step: number,
    {
      movers,
      cells,
      stands,
    }: {
      readonly movers: readonly Creature[];
      readonly cells: readonly Cell[];
      readonly stands: readonly Stand[];
    },
  ) {
    this.j = j;
    this.watcher = watcher;
    this.mode = mode;
    this.step = step;
    this.first = step === 0;
    this.mover = movers[step]!;
    this.arriving = movers[step + 1]!;
    this.from = cells[step]!;
    this.to = cells[step + 1]!;
    this.stands = stands;
  }

  get threatenedFrom(): boolean {
    return this.threatened(this.step);
  }

  get threatenedTo(): boolean {
    return this.threatened(this.step + 1);
  }

  private threatened(i: number): boolean {
    return threatensStand(this.j, this.watcher.foe, this.watcher.cells, this.stands[i]!);
  }
}
