/**
 * Attacks of opportunity along a path: which creatures may make one, and at which steps. The
 * ruleset decides what provokes (`Ruleset.provocation`).
 */
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell, type Place3 } from '../../../board/grid.ts';
import { perObject } from '../../../board/memoize.ts';
import { effectOf } from '../../core/conditionsInForce.ts';
import { standingAt, type Stand } from '../../core/distance.ts';
import {
  besidePath,
  unopposed,
  opponentsInReach,
  type Unopposed,
  type OpponentInReach,
} from '../../core/opponentsInReach.ts';
import { threatensStand } from '../../core/stance.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import { hasUnsureWalls } from '../../core/unsureWalls.ts';
import { cite, united, type RuleName } from '../../names.ts';
import type { Judge, PassingStep, Permission } from '../../ruleset.ts';
import type { Barred, BarredWhy, CoverVerdict, Mode, Opportunity, RuleId } from '../../verdict.ts';
import { modifierOf } from './abilities.ts';
import { isTumbling, tumbledOut } from './tumbling.ts';

/**
 * Whether a creature may make an attack of opportunity (sigil.opportunity.one-per-round,
 * combat-reflexes, not-when-flat-footed, not-in-total-defence).
 */
export function canTakeOpportunity(j: Judge, c: Creature): Permission {
  const rule = (...names: RuleName[]): RuleId[] => cite(j.rules.cites, ...names);
  const able = j.rules.canThreaten(j, c);
  if (!able.allowed) return able;
  const barred = effectOf(j, c, 'noOpportunity');
  const alert = traitEffect(j.rules.traits, c, 'alertFlatFooted') === true;
  if (barred && !(alert && barred.value === 'opportunityFlatFooted')) {
    const why: BarredWhy =
      barred.value === 'opportunityFlatFooted'
        ? 'flat-footed'
        : barred.value === 'opportunityDefence'
          ? 'total-defence'
          : 'condition';
    return { allowed: false, why, condition: barred.condition, rules: rule(barred.value) };
  }
  if (!alert && !hasActed(j, c))
    return { allowed: false, why: 'flat-footed', rules: rule('opportunityFlatFooted') };
  const several = traitEffect(j.rules.traits, c, 'opportunities');
  const dexterity = c.abilities?.dex;
  const { opportunityOnce, opportunitySeveral } = j.rules.cites;
  const rules = several === undefined ? opportunityOnce : opportunitySeveral;
  const allowed =
    several === undefined ? 1 : several(typeof dexterity === 'number' ? modifierOf(dexterity) : 0);
  if (c.opportunitiesTaken >= allowed) {
    // With several opportunities in a round and an unknown Dexterity, another opportunity may or
    // may not remain.
    if (several !== undefined && dexterity === undefined) {
      return { allowed: true, rules, unknown: `creatures.${c.id}.abilities.dex` };
    }
    return { allowed: false, why: 'taken', rules };
  }
  return { allowed: true, rules };
}

/**
 * Whether the creature has acted in this fight. If that is unknown, the answer is yes, so that no
 * creature counts as flat-footed without evidence.
 */
export function hasActed(j: Judge, c: Creature): boolean {
  const turn = j.board.turn;
  // In a surprise round, creatures outside the initiative order are unaware.
  if (turn?.surprise === true && turn.order.length > 0 && !turn.order.includes(c.id)) return false;
  if (turn?.acted === undefined || (turn.round ?? 1) > 1) return true;
  return !turn.order.includes(c.id) || turn.acted.includes(c.id) || turn.active === c.id;
}

/**
 * Whether cover and concealment prevent an attack of opportunity on `mover` at `at`
 * (srd35.opportunity.none-against-*).
 */
export function opportunityBarred(j: Judge, foe: Creature, mover: Creature, at: Cell): Permission {
  const cover = j.rules.cover(j, foe, mover, 'melee', at);
  // Test `barsOpportunity` first: reading `degree` computes it, which is needed only if cover
  // prevents the attack.
  if (cover.barsOpportunity) {
    const total = cover.degree === 'total';
    return {
      allowed: false,
      why: total ? 'total-cover' : 'cover',
      rules: [
        ...cite(j.rules.cites, total ? 'opportunityTotalCover' : 'opportunityCover'),
        ...cover.rules,
      ],
    };
  }
  const concealment = j.rules.concealment(j, foe, mover, 'melee', at);
  if (concealment.degree === 'total') {
    return {
      allowed: false,
      why: 'total-concealment',
      rules: [...cite(j.rules.cites, 'opportunityConcealment'), ...concealment.rules],
    };
  }
  return new Struck(j.rules.cites.coverPassing, cover, hasUnsureWalls(j.board.ground));
}

/**
 * Permission to attack. It computes its rules on access: one is created for every step of a path,
 * but usually only the rules of the first are read.
 */
class Struck implements Permission {
  readonly allowed = true;
  private readonly passing: readonly RuleId[];
  private readonly cover: CoverVerdict;
  private readonly unsure: boolean;

  constructor(passing: readonly RuleId[], cover: CoverVerdict, unsure: boolean) {
    this.passing = passing;
    this.cover = cover;
    this.unsure = unsure;
  }

  /** A wall that would prevent the attack if it were glass. */
  get unknown(): string | undefined {
    return this.unsure ? this.cover.unknown.find((fact) => fact.startsWith('walls.')) : undefined;
  }

  /**
   * The rule that a friend gives no cover while the mover passes through its square, if this rule
   * decides the cover.
   */
  get rules(): readonly RuleId[] {
    return this.passing.length === 0
      ? []
      : this.cover.rules.filter((id) => this.passing.includes(id));
  }
}

/**
 * The opportunities of one movement along `path`, which begins with the start; places with a height
 * are in the air. Each opponent gets at most one: the first that it may take (sigil-notes A12).
 * `again` lists the later steps at which it could take one instead. If a check prevents only those
 * of the first cells, the first step that no check protects counts.
 *
 * @param costs total cost so far at each place
 */
export function opportunitiesAlong(
  j: Judge,
  mover: Creature,
  mode: Mode,
  path: readonly (Cell | Place3)[],
  costs: readonly number[] = [],
): { opportunities: Opportunity[]; barred: Barred[] } {
  const opportunities: Opportunity[] = [];
  const barred: Barred[] = [];
  const n = j.rules.space(mover).value;
  const evades = isTumbling(j, mover) && { check: 'tumble-past', skill: j.rules.evading!.skill };
  const evaded = (step: number): boolean => evades !== false && tumbledOut(j, costs, step);
  const heights = path.map(([, , h = mover.elevation]) => h);
  const movers = heights.map((h) => (h === mover.elevation ? mover : { ...mover, elevation: h }));
  const cells = path.map(([x, y]): Cell => [x, y]);
  const stands = movers.map((c, i) => standingAt(j, c, cells[i]));
  for (const watcher of opponentsInReach(j, mover, besidePath(j, path, n))) {
    let again: number[] | undefined;
    let first: Opportunity | undefined;
    let why: Barred | undefined;
    for (let step = 0; step + 1 < path.length; step++) {
      const at = cells[step]!;
      const to = cells[step + 1]!;
      if (sameCell(at, to) && heights[step] === heights[step + 1]) continue;
      const passing = new StepPast(j, watcher, mode, step, { movers, cells, stands });
      const provoked = j.rules.provocation(j, watcher, passing);
      if (provoked === null) continue;
      const { cause, arriving } = provoked;
      const stop =
        provoked.stop ??
        (arriving
          ? unopposed(j, watcher, passing.arriving, to)
          : unopposed(j, watcher, passing.mover, at));
      if (stop.why !== undefined) {
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
      const check = cause === 'movement' && evaded(step) ? evades || undefined : undefined;
      if (first === undefined || (first.check !== undefined && check === undefined)) {
        first = {
          by: watcher.foe.id,
          leaving: at,
          step,
          cause,
          again: (again = []),
          rules: united(provoked.rules, stop.rules, watcher.rules),
          unknown:
            stop.unknown === undefined ? watcher.unknown : [...watcher.unknown, stop.unknown],
          ...against(j, watcher, at),
          ...(check === undefined ? {} : { check }),
        };
      } else again!.push(step);
    }
    if (first !== undefined) opportunities.push(first);
    else if (why !== undefined) barred.push(why);
  }
  const inOrder = (a: { step: number; by: string }, b: { step: number; by: string }): number =>
    a.step - b.step || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0);
  return { opportunities: opportunities.sort(inOrder), barred: barred.sort(inOrder) };
}

const NONE: readonly string[] = [];
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

/** Why the watcher gets no opportunity against an action in this place. */
export const barredAt = (j: Judge, watcher: OpponentInReach, actor: Creature): Unopposed =>
  unprovoking(j, actor) ?? watcher.idle ?? unopposed(j, watcher, actor, actor.at);

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
