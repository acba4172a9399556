/**
 * Which creatures may make attacks of opportunity in the 3.5 family, and what prevents one. The
 * opportunities of a path are in `core/opportunities.ts`.
 */
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { effectOf } from '../../core/conditionsInForce.ts';
import { unopposed, type OpponentInReach, type Unopposed } from '../../core/opponentsInReach.ts';
import { unprovoking } from '../../core/opportunities.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import { hasUnsureWalls } from '../../core/unsureWalls.ts';
import { cite, citedBy, type RuleName } from '../../names.ts';
import type { Judge, Permission } from '../../ruleset.ts';
import type { BarredWhy, CoverVerdict, RuleId } from '../../verdict.ts';
import { modifierOf } from '../../core/abilities.ts';

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
  const rules = citedBy(
    j.rules.cites,
    several === undefined ? 'opportunityOnce' : 'opportunitySeveral',
  );
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
  return new Struck(citedBy(j.rules.cites, 'coverPassing'), cover, hasUnsureWalls(j.board.ground));
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

/** Why the watcher gets no opportunity against an action in this place. */
export const barredAt = (j: Judge, watcher: OpponentInReach, actor: Creature): Unopposed =>
  unprovoking(j, actor) ?? watcher.idle ?? unopposed(j, watcher, actor, actor.at);
