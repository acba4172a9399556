/**
 * The rules of pf1's ledger behind each answer, where they are not its parent's. The text follows its
 * parent closely: what is absent here stands as the parent has it, and is cited by its ids.
 */
import { extend } from '../extend.ts';
import * as parent from '../srd35/citations.ts';

/** The map. */
export const map = extend(parent.map, {
  reachTwo: ['pf1.reach.two-diagonal', 'pf1.reach.three-and-more'],
  threatCondition: ['pf1.threat.casting-round', 'pf1.threat.swarm', 'pf1.threat.whirlwind'],
  threatGrappling: ['pf1.threat.grappled', 'pf1.condition.grappled'],
  opportunityFlatFooted: ['pf1.condition.flat-footed', 'pf1.opportunity.uncanny-dodge-alert'],
  opportunityDefence: ['pf1.modifier.total-defence'],
  opportunityCover: [
    ...parent.map.opportunityCover,
    'pf1.opportunity.total-cover-concealment',
    'pf1.cover.partial',
  ],
  opportunityTotalCover: [
    ...parent.map.opportunityTotalCover,
    'pf1.opportunity.total-cover-concealment',
  ],
  opportunityConfused: ['pf1.condition.confused'],
  opportunitySizes: ['pf1.opportunity.three-sizes-passing'],
  opportunityNone: ['pf1.threat.whirlwind'],
  flankingThreat: [...parent.map.flankingThreat, 'pf1.flanking.grappled-counts'],
  coverReach: [...parent.map.coverReach, 'pf1.cover.reach-attacker-adjacent'],
  coverLimited: ['pf1.cover.partial'],
  lightDim: [...parent.map.lightDim, 'pf1.light.dim'],
  lightDark: [...parent.map.lightDark, 'pf1.light.darkness'],
  blinded: ['pf1.condition.blinded'],
  run: ['pf1.movement.run', 'pf1.movement.run-feat'],
  charge: ['pf1.charge.line', 'pf1.charge.closest', 'pf1.charge.helpless'],
  chargeBarred: ['pf1.charge.line'],
  chargePartial: ['pf1.charge.partial'],
  step: [...parent.map.step, 'pf1.movement.step-not-hampered', 'pf1.movement.step-slow'],
  stepInAir: ['pf1.flight.step'],
  throughSwarm: ['pf1.threat.swarm'],
  throughParalyzed: ['pf1.movement.through-paralyzed', 'pf1.condition.paralyzed'],
  occupied: [...parent.map.occupied, 'pf1.movement.end-helpless'],
  poorVisibility: [...parent.map.poorVisibility, 'pf1.movement.poor-visibility'],
  blindMovement: ['pf1.movement.blinded', 'pf1.condition.blinded'],
  immobile: ['pf1.condition.grappled'],
});

/** The rows of the table of sizes that differ. */
export const colossal = {
  space: ['pf1.size.colossal-space'],
  tall: ['pf1.size.row-colossal-tall'],
  long: ['pf1.size.row-colossal-long'],
} as const;

/** What conditions do. */
export const states = extend(parent.states, { dead: ['pf1.damage.dead', 'pf1.condition.dead'] });

export const bodies = parent.bodies;
export const turns = parent.turns;
export const initiative = parent.initiative;
export const attacks = parent.attacks;
export const specials = parent.specials;

/** Movement beyond walking, light, areas. */
export const movements = extend(parent.movements, {
  sources: ['pf1.light.sources', 'pf1.light.levels'],
  dim: ['pf1.light.dim'],
  intoDark: ['pf1.light.darkness'],
  sensitive: ['pf1.light.sensitivity'],
});
export const flight = parent.flight;

/** Conditions. */
export const conditions = parent.conditions;
