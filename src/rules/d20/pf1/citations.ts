/**
 * The rules of Pathfinder's ledger for each answer that differs from the parent ruleset. Answers
 * that are absent here are the parent's and cite the parent's rules.
 */
import { extend } from '../../extend.ts';
import * as parent from '../srd35/citations.ts';

/** Citations for answers about the map. */
export const map = extend(parent.map, {
  reachTwo: ['pf1.reach.two-diagonal', 'pf1.reach.three-and-more'],
  threatCondition: ['srd35.threat.squares', 'pf1.threat.casting-round', 'pf1.threat.whirlwind'],
  threatSwarm: ['pf1.threat.swarm'],
  threatGrappling: ['pf1.threat.grappled', 'pf1.condition.grappled'],
  opportunityFlatFooted: ['pf1.condition.flat-footed', 'pf1.opportunity.uncanny-dodge-alert'],
  opportunityDefence: ['pf1.modifier.total-defence'],
  opportunityCover: [
    ...(parent.map.opportunityCover ?? []),
    'pf1.opportunity.total-cover-concealment',
    'pf1.cover.partial',
  ],
  opportunityTotalCover: [
    ...(parent.map.opportunityTotalCover ?? []),
    'pf1.opportunity.total-cover-concealment',
  ],
  opportunityConfused: ['pf1.condition.confused'],
  opportunitySizes: ['pf1.opportunity.three-sizes-passing'],
  opportunitySwarm: ['pf1.threat.swarm'],
  opportunityCrawl: ['pf1.opportunity.crawl'],
  opportunityNone: ['pf1.threat.whirlwind'],
  flankingThreat: [...(parent.map.flankingThreat ?? []), 'pf1.flanking.grappled-counts'],
  flankingImmune: ['pf1.flanking.not-subject'],
  coverReach: [...(parent.map.coverReach ?? []), 'pf1.cover.reach-attacker-adjacent'],
  coverLimited: ['pf1.cover.partial'],
  lightDim: [...(parent.map.lightDim ?? []), 'pf1.light.dim'],
  lightDark: [...(parent.map.lightDark ?? []), 'pf1.light.darkness'],
  blinded: ['pf1.condition.blinded'],
  run: ['pf1.movement.run', 'pf1.movement.run-feat'],
  charge: ['pf1.charge.line', 'pf1.charge.closest', 'pf1.charge.helpless'],
  chargeBarred: ['pf1.charge.line'],
  chargePartial: ['pf1.charge.partial'],
  step: [
    'srd35.action.full-round-only-step',
    'pf1.movement.step-not-hampered',
    'pf1.movement.step-slow',
  ],
  stepInAir: ['pf1.flight.step'],
  throughSolid: ['pf1.movement.incorporeal'],
  throughSwarm: ['pf1.threat.swarm'],
  throughTumbling: ['pf1.movement.acrobatics-through'],
  throughParalyzed: ['pf1.movement.through-paralyzed', 'pf1.condition.paralyzed'],
  occupied: [...(parent.map.occupied ?? []), 'pf1.movement.end-helpless'],
  poorVisibility: [
    'srd35.movement.hampered-causes',
    'srd35.movement.double-cost',
    'pf1.movement.poor-visibility',
  ],
  // What the whole 3.5 SRD says of these is not the text of this ruleset.
  speedHalf: [],
  runBarred: [],
  withdraw: [],
  withdrawBarred: [],
  opportunityWithdraw: [],
  prone: [],
  eased: ['pf1.movement.nimble-moves'],
  blindMovement: ['pf1.movement.blinded', 'pf1.condition.blinded'],
  climbing: [],
  swimming: [],
  jumpingUp: ['pf1.movement.jump-failure', 'pf1.movement.jump-speed'],
  jumpingDown: ['pf1.movement.fall-on-purpose'],
  jumping: ['pf1.movement.jump-long', 'pf1.movement.jump-speed'],
  immobile: ['pf1.condition.grappled'],
});

/** The ledger rules for the rows of the table of sizes that differ. */
export const colossal = {
  space: ['pf1.size.colossal-space'],
  tall: ['pf1.size.row-colossal-tall'],
  long: ['pf1.size.row-colossal-long'],
} as const;

/** Citations for answers about conditions. */
export const states = extend(parent.states, {
  bodilessDamage: ['pf1.condition.incorporeal'],
  dead: ['pf1.damage.dead', 'pf1.condition.dead'],
  disabled: ['pf1.damage.disabled', 'pf1.condition.disabled'],
  dying: ['pf1.damage.dying', 'pf1.condition.dying'],
  steadfast: [],
  scattered: [],
  stable: ['pf1.damage.stable', 'pf1.condition.stable', 'pf1.damage.dying'],
  nonlethal: ['pf1.damage.nonlethal'],
  drained: ['pf1.condition.energy-drained'],
  confused: ['pf1.condition.confused'],
  fascinated: ['pf1.condition.fascinated'],
  noticed: ['pf1.information.invisible-notice'],
  struck: [],
  bodilessThrough: ['pf1.movement.incorporeal'],
  bodiless: ['pf1.movement.incorporeal', 'pf1.condition.incorporeal'],
});

/** Citations for answers about ability scores, hit points and damage. */
export const bodies = extend(parent.bodies, {
  temporary: [],
  massive: ['pf1.damage.massive'],
  nonlethalSpills: ['pf1.damage.nonlethal'],
  criticalImmune: ['pf1.modifier.precision-immune'],
});

/** Citations for answers about actions and the rest of a turn. */
export const turns = extend(parent.turns, {
  casting: ['pf1.opportunity.cast-defensively', 'pf1.concentration.table'],
  surprise: ['pf1.initiative.surprise'],
  partial: ['pf1.charge.partial'],
  aid: ['pf1.special-attack.aid-another'],
  grappling: ['pf1.special-attack.grapple-escape'],
  coupDeGrace: [...(parent.turns.coupDeGrace ?? []), 'pf1.special-attack.coup-de-grace'],
  special: ['pf1.opportunity.manoeuvre-in-place', 'pf1.opportunity.manoeuvre-target'],
  unarmed: [],
  ranged: [],
  whip: ['pf1.reach.whip'],
});

/** Citations for answers about initiative. */
export const initiative = extend(parent.initiative, {
  tie: ['pf1.initiative.ties'],
  surpriseRound: ['pf1.initiative.surprise'],
  flatFooted: ['pf1.condition.flat-footed'],
});

/** Citations for answers about attacks. */
export const attacks = extend(parent.attacks, {
  underwater: [],
  underwaterShot: [],
  unseenToBlind: ['pf1.modifier.attack-invisible'],
  unseen: [...(parent.attacks.unseen ?? []), 'pf1.condition.invisible'],
  darkBlind: ['pf1.light.darkness'],
  bright: ['pf1.light.sensitivity'],
  grappleRandom: ['pf1.modifier.no-random-target'],
  naturalSecondary: ['pf1.modifier.natural-types'],
  criticalImmune: ['pf1.modifier.precision-immune'],
  precision: ['pf1.modifier.precision-immune'],
  charge: ['pf1.charge.modifiers'],
  incorporealTouch: ['pf1.cover.incorporeal-touch'],
  whip: ['pf1.reach.whip'],
  broken: ['pf1.condition.broken'],
});

/** Citations for answers about combat maneuvers and grapples. */
export const specials = extend(parent.specials, {
  manoeuvre: [
    'pf1.special-attack.cmb',
    'pf1.special-attack.cmd',
    'pf1.special-attack.cmd-flat-footed',
    'pf1.special-attack.cmd-denied',
    'pf1.special-attack.roll',
    'pf1.special-attack.automatic',
    'pf1.special-attack.improved',
    'pf1.size.special-modifier',
    'pf1.opportunity.manoeuvre-hit-penalty',
  ],
  acrobatics: [
    'pf1.opportunity.acrobatics-avoids',
    'pf1.movement.acrobatics-half',
    'pf1.movement.acrobatics-full',
    'pf1.movement.acrobatics-dc',
    'pf1.movement.acrobatics-order',
    'pf1.movement.acrobatics-load',
    'pf1.movement.acrobatics-prone',
  ],
  dirtyTrick: ['pf1.special-attack.dirty-trick'],
  drag: ['pf1.special-attack.drag', 'pf1.special-attack.stability'],
  reposition: ['pf1.special-attack.reposition'],
  steal: ['pf1.special-attack.steal'],
  grab: ['pf1.special-attack.grab'],
  pullPush: ['pf1.special-attack.pull-push'],
  standStill: ['pf1.opportunity.stand-still'],
  trample: ['pf1.opportunity.trample'],
  aid: ['pf1.special-attack.aid-another'],
  disarm: ['pf1.special-attack.disarm', 'pf1.special-attack.weapon'],
  feint: ['pf1.special-attack.feint'],
  coup: [
    ...(parent.specials.coup ?? []),
    'pf1.special-attack.coup-de-grace',
    'pf1.modifier.precision-immune',
  ],
  coupImmune: ['pf1.modifier.precision-immune', 'pf1.special-attack.coup-de-grace'],
  overrun: ['pf1.special-attack.overrun', 'pf1.special-attack.stability'],
  overrunProvokes: [],
  trip: ['pf1.special-attack.trip', 'pf1.special-attack.weapon', 'pf1.special-attack.stability'],
  tripResult: ['pf1.opportunity.greater-trip'],
  sunder: ['pf1.special-attack.sunder', 'pf1.special-attack.weapon'],
  bullRush: ['pf1.special-attack.bull-rush', 'pf1.special-attack.stability'],
  bullRushPush: [
    'pf1.opportunity.forced-movement',
    'pf1.opportunity.greater-bull-rush',
    'pf1.special-attack.bull-rush-obstacle',
  ],
  charging: ['pf1.charge.bull-rush', 'pf1.charge.manoeuvre'],
  flyingBullRush: ['pf1.flight.bull-rush'],
  flyingTrip: ['pf1.flight.prone'],
  grapple: [
    'pf1.special-attack.grapple',
    'pf1.reach.grab-not-adjacent',
    'pf1.movement.end-helpless',
  ],
  grappling: ['pf1.special-attack.grapple-maintain', 'pf1.special-attack.grapple-several'],
  grapplingDamage: ['pf1.special-attack.grapple-damage'],
  grappleFreed: [],
  grapplingPin: ['pf1.special-attack.grapple-pin', 'pf1.threat.pinning'],
  grapplingTie: ['pf1.special-attack.grapple-tie'],
  grapplingRelease: ['pf1.special-attack.grapple-maintain'],
  grapplingEscape: ['pf1.special-attack.grapple-escape'],
  grapplingMove: ['pf1.special-attack.grapple-move'],
  grapplingCast: ['pf1.concentration.grappled', 'pf1.concentration.table'],
  pinned: ['pf1.condition.pinned'],
});

/** Citations for answers about special movement, light and areas. */
export const movements = extend(parent.movements, {
  sources: ['pf1.light.sources', 'pf1.light.levels'],
  dim: ['pf1.light.dim'],
  dark: ['pf1.light.darkness'],
  intoDark: ['pf1.light.darkness'],
  sensitive: ['pf1.light.sensitivity'],
  jump: ['pf1.movement.jump-speed'],
  compression: ['pf1.movement.compression'],
  areaRound: ['pf1.special-attack.channel-energy'],
  jumpLong: ['pf1.movement.jump-long', 'pf1.movement.jump-failure'],
  jumpHigh: ['pf1.movement.jump-failure'],
  jumpDown: ['pf1.movement.fall-on-purpose'],
  hideSpeed: ['pf1.information.stealth-speed'],
  filled: ['pf1.movement.filled-squares'],
  tumble: ['pf1.movement.acrobatics-half', 'pf1.movement.acrobatics-load'],
  tumblePast: [
    'pf1.opportunity.acrobatics-avoids',
    'pf1.movement.acrobatics-dc',
    'pf1.movement.acrobatics-full',
    'pf1.movement.acrobatics-load',
    'pf1.movement.acrobatics-prone',
    'pf1.movement.acrobatics-surface',
  ],
  tumbleThrough: ['pf1.movement.acrobatics-through'],
  surface: ['pf1.movement.acrobatics-surface'],
  flyFailed: ['pf1.flight.failure', 'pf1.flight.winged-fail-5'],
  flyStruck: ['pf1.flight.damage', 'pf1.opportunity.altitude-loss'],
  flyCollision: ['pf1.flight.collision'],
  flyFall: ['pf1.flight.avoid-fall'],
  flyWind: ['pf1.flight.wind'],
});

/** Citations for answers about flight. */
export const flight = extend(parent.flight, {
  fly: ['pf1.flight.skill'],
  flySkill: ['pf1.flight.skill', 'pf1.flight.modifier-class', 'pf1.flight.modifier-size'],
  flyAloft: ['pf1.flight.stay-aloft', 'pf1.flight.step'],
  flyHover: ['pf1.flight.hover'],
  flyTurn: ['pf1.flight.turn-more'],
  flyReverse: ['pf1.flight.turn-180', 'pf1.flight.turn-more'],
  flyClimb: ['pf1.flight.climb-steep'],
  turnRate: ['pf1.flight.turn-45'],
  climbSpeed: ['pf1.flight.climb'],
  diveSpeed: ['pf1.flight.descend'],
});

const condition = (...names: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(names.map((name) => [name, [`pf1.condition.${name}`]]));

/** Rules about each condition. */
export const conditions = {
  ...parent.conditions,
  ...condition(
    'bleed',
    'blinded',
    'confused',
    'cowering',
    'dazed',
    'dazzled',
    'dead',
    'deafened',
    'disabled',
    'dying',
    'energy-drained',
    'entangled',
    'exhausted',
    'fascinated',
    'fatigued',
    'flat-footed',
    'frightened',
    'helpless',
    'incorporeal',
    'invisible',
    'nauseated',
    'panicked',
    'paralyzed',
    'petrified',
    'prone',
    'shaken',
    'sickened',
    'stable',
    'staggered',
    'stunned',
    'unconscious',
  ),
  grappling: ['pf1.condition.grappled', 'pf1.modifier.ac-grappled', 'pf1.threat.pinning'],
  pinned: ['pf1.condition.pinned', 'pf1.modifier.ac-pinned', 'pf1.condition.combining'],
  casting: ['pf1.threat.casting-round'],
  swarm: ['pf1.threat.swarm'],
  whirlwind: ['pf1.threat.whirlwind'],
  'total-defence': ['pf1.modifier.total-defence'],
  'fighting-defensively': ['pf1.modifier.total-defence'],
  charging: ['pf1.charge.modifiers'],
};

/** Rules about feats and abilities. */
export const feats = {
  'combat-expertise': ['pf1.modifier.combat-expertise'],
  'power-attack': ['pf1.modifier.power-attack'],
  'deadly-aim': ['pf1.modifier.power-attack'],
  'far-shot': ['pf1.modifier.far-shot'],
  manyshot: ['pf1.modifier.manyshot'],
  cleave: ['pf1.modifier.manyshot'],
  lunge: ['pf1.reach.lunge'],
  'rapid-shot': ['pf1.modifier.manyshot'],
  'spring-attack': ['pf1.opportunity.spring-attack'],
  'shot-on-the-run': ['pf1.opportunity.spring-attack'],
  'ride-by-attack': ['pf1.opportunity.ride-by'],
  'flyby-attack': ['pf1.flight.flyby'],
};

/** Rules about each row of the table of actions that the text contains. */
export const actions = {
  inPlace: ['pf1.opportunity.manoeuvre-in-place', 'pf1.opportunity.manoeuvre-target'],
  standard: ['pf1.action.manoeuvres-standard', 'pf1.opportunity.manoeuvre-target'],
  grapple: ['pf1.action.grapple-standard', 'pf1.opportunity.manoeuvre-target'],
  overrunCharge: ['pf1.charge.overrun'],
  drawing: ['pf1.charge.draw', 'pf1.charge.partial'],
  aid: ['pf1.special-attack.aid-another'],
  standUp: ['pf1.movement.stand-up'],
  demoralise: ['pf1.special-attack.demoralise'],
  channel: ['pf1.action.channel-energy', 'pf1.special-attack.channel-energy'],
  mount: ['pf1.action.control-mount'],
  scroll: ['pf1.action.read-scroll'],
  direct: ['pf1.action.direct-spell'],
  ray: ['pf1.opportunity.ranged-touch-spell'],
  grab: ['pf1.special-attack.grab'],
  haul: ['pf1.special-attack.pull-push'],
  standStill: ['pf1.opportunity.stand-still'],
  stepUp: ['pf1.opportunity.step-up'],
  trample: ['pf1.opportunity.trample'],
  whip: ['pf1.reach.whip'],
  splash: ['pf1.action.prepare-splash'],
  gauntlet: ['pf1.action.locked-gauntlet'],
  flames: ['pf1.action.extinguish-flames'],
} as const;

/** Rules about riding. */
export const mounts = {
  attack: ['pf1.mounted.attack'],
  own: ['pf1.mounted.space'],
  charge: ['pf1.mounted.charge'],
  checks: ['pf1.mounted.checks'],
  lance: ['pf1.charge.lance'],
  fall: ['pf1.mounted.unseated'],
};

/** Rules about damage to creatures that are not alive. */
export const unliving = ['pf1.damage.nonlethal-immune'];
/** Rules about damage to swarms. */
export const swarm = ['pf1.damage.swarm'];
