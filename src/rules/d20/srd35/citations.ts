/**
 * The rules of the SRD's ledger for each answer. An absent key: the text does not cover the point,
 * and the answer follows the usual interpretation of the d20 games.
 */
import type { RuleId } from '../../verdict.ts';
import type { Citations, RowCitations, RuleNames } from '../../names.ts';
import type { StateCitation as StateName } from '../play/states/stateRules.ts';
import type { BodyCitation as BodyName } from '../play/bodies/bodyRules.ts';
import type { TurnCitation as TurnName } from '../play/turns/turnRules.ts';
import type { InitiativeCitation as InitiativeName } from '../play/initiative/initiativeRules.ts';
import type { AttackCitation as AttackName } from '../play/attacks/attackRules.ts';
import type { SpecialCitation as SpecialName } from '../play/specials/specialRules.ts';
import type { MovementCitation as MovementName } from '../play/movements/movementRules.ts';
import type { FlightCitation as FlightName } from '../map/flight/legRules.ts';
import type { ShelterRules } from '../map/shelter.ts';
import type { GroundId } from '../map/groundKinds.ts';
import type { HazardId } from '../play/hazards/hazardTable.ts';

/** Citations for answers about the map. */
export const map: RuleNames = {
  distance: ['srd35.grid.diagonals-1-2-1-2', 'srd35.grid.square-is-1-5-m'],
  space: ['srd35.size.big-occupies-many-squares'],
  enlarged: ['srd35.size.enlarge'],
  reduced: ['srd35.size.reduce'],
  reachZero: [
    'srd35.reach.under-one-square-reach-zero',
    'srd35.reach.reach-zero-must-enter',
    'srd35.threat.reach-zero-threatens-nothing',
  ],
  reachBig: [
    'srd35.reach.big-reach-beyond-adjacent',
    'srd35.threat.natural-reach-threatens-inside',
  ],
  reachWeapon: ['srd35.reach.big-reach-weapon-double'],
  reachWeaponNear: ['srd35.reach.big-reach-weapon-dead-zone'],
  reachTwo: ['srd35.grid.diagonals-1-2-1-2'],
  sharing: ['srd35.size.tiny-share-square'],
  threat: ['srd35.threat.squares'],
  threatUnarmed: ['srd35.threat.unarmed'],
  threatCondition: ['srd35.threat.squares'],
  threatSwarm: ['srd35.opportunity.swarm-none'],
  threatReachWeapon: ['srd35.threat.reach-weapon-not-adjacent'],
  opportunity: ['srd35.opportunity.moving-out'],
  opportunityOnce: ['srd35.opportunity.one-per-round'],
  opportunitySeveral: ['srd35.opportunity.combat-reflexes'],
  opportunityFlatFooted: ['srd35.opportunity.flat-footed'],
  opportunityDefence: ['srd35.opportunity.total-defence'],
  opportunityApproach: ['srd35.opportunity.approaching-big-reach'],
  opportunityStep: ['srd35.opportunity.step-into-reach-exempt'],
  opportunityMinimum: ['srd35.opportunity.minimum-movement-provokes'],
  opportunityWithdraw: ['srd35.movement.withdraw-visible'],
  opportunityCover: ['srd35.opportunity.none-against-cover'],
  opportunityTotalCover: ['srd35.opportunity.none-against-total-cover'],
  opportunityConcealment: ['srd35.opportunity.none-against-total-concealment'],
  opportunityCrawl: ['srd35.movement.crawl'],
  opportunityEntering: [
    'srd35.opportunity.tiny-entering-provokes',
    'srd35.opportunity.reach-zero-entering-provokes',
  ],
  opportunityReachZero: ['srd35.opportunity.moving-past-reach-zero'],
  opportunitySwarm: ['srd35.opportunity.swarm-entering'],
  flanking: ['srd35.flanking.melee-bonus'],
  flankingLine: ['srd35.flanking.centre-line-test', 'srd35.flanking.corners-count'],
  flankingBig: ['srd35.flanking.big-defender-space', 'srd35.flanking.big-attacker-any-square'],
  flankingThreat: ['srd35.flanking.ally-must-threaten'],
  flankingImmune: [
    'srd35.flanking.not-subject',
    'srd35.flanking.all-around',
    'srd35.flanking.uncanny',
  ],
  flankingZero: ['srd35.flanking.reach-zero-cannot'],
  cover: ['srd35.cover.reflex-bonus'],
  coverRanged: ['srd35.cover.ranged-corner-procedure', 'srd35.cover.ranged-blocking-border'],
  coverAdjacent: [
    'srd35.cover.melee-adjacent-any-line',
    'srd35.cover.melee-adjacent-ignores-creatures',
    'srd35.cover.melee-adjacent-low-wall',
  ],
  coverReach: [
    'srd35.cover.melee-non-adjacent-uses-ranged',
    'srd35.cover.ranged-corner-procedure',
    'srd35.cover.ranged-blocking-border',
  ],
  coverSoft: ['srd35.cover.soft-ranged-only', 'srd35.cover.soft-no-reflex-no-hide'],
  coverCreature: ['srd35.cover.ranged-creature-square'],
  coverLow: ['srd35.cover.low-obstacle-nine-metres'],
  coverLowNearer: ['srd35.cover.low-obstacle-nearer-attacker'],
  coverImproved: ['srd35.cover.improved-doubled-bonuses'],
  coverTotal: ['srd35.cover.total-definition', 'srd35.cover.total-no-attack'],
  coverBigAttacker: ['srd35.cover.big-attacker-picks-square'],
  coverBigTarget: ['srd35.cover.big-target-melee-pick-square'],
  coverPassing: ['srd35.cover.friend-moved-through-none'],
  concealmentRanged: [
    'srd35.concealment.ranged-corner-procedure',
    'srd35.concealment.miss-chance-20',
  ],
  concealmentAdjacent: [
    'srd35.concealment.melee-adjacent-whole-space',
    'srd35.concealment.miss-chance-20',
  ],
  concealmentReach: [
    'srd35.concealment.melee-non-adjacent-uses-ranged',
    'srd35.concealment.ranged-corner-procedure',
    'srd35.concealment.miss-chance-20',
  ],
  concealmentTotal: ['srd35.concealment.total-definition', 'srd35.concealment.total-miss-50'],
  concealmentFog: ['srd35.concealment.fog'],
  concealmentMagic: ['srd35.concealment.magic-against-all-attacks'],
  concealmentOne: ['srd35.concealment.no-stacking'],
  invisible: ['srd35.concealment.invisibility-is-total'],
  insideSolid: ['srd35.concealment.inside-solid'],
  lightDim: ['srd35.light.darkvision-ignores-dim-and-dark'],
  lightDark: ['srd35.light.darkvision-ignores-dim-and-dark'],
  darkvision: ['srd35.light.darkvision-ignores-dim-and-dark'],
  effect: ['srd35.cover.total-definition'],
  sight: ['srd35.concealment.total-definition'],
  speed: ['srd35.movement.base-speed'],
  speedHalf: ['srd35.movement.blinded-half'],
  move: ['srd35.action.move-and-standard'],
  doubleMove: ['srd35.action.double-move'],
  run: [
    'srd35.action.run-quadruple',
    'srd35.movement.run-straight',
    'srd35.movement.run-heavy',
    'srd35.movement.run-feat-heavy',
  ],
  runBarred: ['srd35.movement.run-footing'],
  charge: [
    'srd35.movement.charge',
    'srd35.movement.charge-lines',
    'srd35.movement.charge-closest',
    'srd35.movement.charge-hindered',
  ],
  chargeBarred: ['srd35.movement.charge-not-through-friend', 'srd35.movement.charge-lines'],
  levelOnly: ['srd35.terrain.difficult-no-run-charge'],
  stepOnce: ['srd35.movement.step-once'],
  step: [
    'srd35.action.full-round-only-step',
    'srd35.movement.step-not-hampered',
    'srd35.movement.step-slow',
    'srd35.movement.charge-not-step',
    'srd35.movement.step-once',
  ],
  withdraw: ['srd35.movement.withdraw-restricted'],
  withdrawBarred: ['srd35.movement.withdraw-blinded'],
  minimum: ['srd35.movement.minimum-movement', 'srd35.movement.minimum-not-impassable'],
  diagonal: ['srd35.grid.diagonals-1-2-1-2'],
  diagonalCount: ['srd35.grid.diagonals-1-2-1-2'],
  corner: ['srd35.movement.no-diagonal-past-corner', 'srd35.movement.diagonal-past-pit'],
  pastCreature: ['srd35.movement.diagonal-past-creature'],
  impassable: ['srd35.terrain.blocking-obstacle'],
  throughAlly: ['srd35.movement.through-friend'],
  throughEnemy: ['srd35.movement.not-through-opponent'],
  throughHelpless: ['srd35.movement.through-helpless-opponent'],
  throughObstacle: ['srd35.movement.through-big-helpless-double'],
  throughSize: ['srd35.movement.through-three-larger', 'srd35.movement.through-three-smaller'],
  throughTiny: ['srd35.movement.tiny-enters-occupied'],
  throughSolid: ['srd35.movement.incorporeal-solid'],
  throughSwarm: ['srd35.movement.through-swarm'],
  otherPlane: ['srd35.condition.ethereal'],
  throughTumbling: ['srd35.movement.tumble-through', 'srd35.movement.tumble-half'],
  throughParalyzed: ['srd35.movement.through-paralyzed'],
  occupied: ['srd35.movement.no-end-in-occupied'],
  displaced: ['srd35.movement.accidental-illegal-space'],
  squeeze: ['srd35.movement.squeeze-minimum-width', 'srd35.movement.squeeze-past-opponent'],
  squeezeCost: ['srd35.movement.squeeze-cost-double'],
  difficult: [
    'srd35.terrain.difficult-doubles',
    'srd35.terrain.difficult-diagonal-three',
    'srd35.terrain.mixed-squares-worst',
    'srd35.terrain.obstacle-counts-two',
  ],
  doubled: ['srd35.movement.doubled-twice-is-four', 'srd35.movement.doubled-thrice-is-eight'],
  barrier: [
    'srd35.terrain.barrier-cost-plus-square',
    'srd35.terrain.barrier-insufficient-movement',
  ],
  poorVisibility: [
    'srd35.movement.hampered-causes',
    'srd35.movement.double-cost',
    'srd35.movement.darkness-blinds',
  ],
  climbing: ['srd35.movement.climb'],
  swimming: ['srd35.movement.swim'],
  jumpingUp: ['srd35.movement.jump-high', 'srd35.movement.jump-hop-up'],
  jumpingDown: ['srd35.movement.jump-down'],
  jumping: ['srd35.movement.jump-long', 'srd35.movement.jump-speed'],
  flying: ['srd35.terrain.flying-incorporeal-ignore', 'srd35.terrain.flying-incorporeal-obstacles'],
  prone: ['srd35.movement.crawl'],
  actions: ['srd35.action.move-and-standard', 'srd35.action.double-move'],
};

/** Citations for answers about conditions. */
export const states: Citations<StateName> = {
  dead: ['srd35.damage.states'],
  disabled: ['srd35.damage.states', 'srd35.damage.disabled-act'],
  steadfast: ['srd35.feat.diehard'],
  scattered: ['srd35.damage.swarm-breaks'],
  dying: ['srd35.damage.states', 'srd35.damage.dying'],
  stable: ['srd35.damage.dying'],
  nonlethal: ['srd35.damage.states'],
  confused: ['srd35.condition.confused'],
  turned: ['srd35.special-attack.turn-order'],
  noticed: ['srd35.information.invisible-spot', 'srd35.information.listen-spot'],
  struck: ['srd35.concealment.pinpoint-struck'],
  grope: ['srd35.information.grope'],
  bodilessDamage: ['srd35.damage.incorporeal'],
  bodilessThrough: ['srd35.movement.incorporeal-solid'],
};

/** Citations for answers about ability scores, hit points and damage. */
export const bodies: Citations<BodyName> = {
  abilityZero: ['srd35.damage.ability-zero'],
  criticalImmune: ['srd35.modifier.precision-immune'],
  massive: ['srd35.damage.massive'],
  temporary: ['srd35.damage.temporary'],
  nonlethalHealing: ['srd35.damage.nonlethal-heal'],
};

/** Citations for answers about actions and the rest of a turn. */
export const turns: Citations<TurnName> = {
  perRound: ['srd35.action.move-and-standard'],
  standardForMove: ['srd35.action.double-move'],
  freeStep: ['srd35.action.full-round-only-step', 'srd35.action.five-foot-order'],
  fullRound: ['srd35.action.full-round-only-step'],
  casting: ['srd35.concentration.defensive', 'srd35.concentration.entangled'],
  coupDeGrace: [
    'srd35.opportunity.coup-de-grace-provokes',
    'srd35.special-attack.coup-de-grace-action',
  ],
  acting: ['srd35.opportunity.acts'],
  eachOnce: ['srd35.opportunity.one-per-round'],
  unarmed: ['srd35.opportunity.unarmed-full-attack'],
  ranged: ['srd35.opportunity.ranged-full-attack'],
  whip: ['srd35.opportunity.whip-use'],
  lastFirst: ['srd35.action.trip-lock'],
};

/** Citations for answers about initiative. */
export const initiative: Citations<InitiativeName> = {
  readyAction: ['srd35.special-attack.ready-charge'],
  readyTrigger: ['srd35.special-attack.ready-charge'],
  readyStep: ['srd35.special-attack.ready-charge'],
  readyCount: ['srd35.special-attack.ready-charge'],
  delay: ['srd35.special-attack.delay'],
  delayInterrupt: ['srd35.special-attack.delay'],
};

/** Citations for answers about attacks. */
export const attacks: Citations<AttackName> = {
  ownSquare: ['srd35.attack.into-own-square'],
  totalCover: ['srd35.cover.total-no-attack'],
  targeting: ['srd35.concealment.total-attack-square'],
  wrongSquare: ['srd35.concealment.total-attack-square'],
  flanking: ['srd35.modifier.attack-flanking', 'srd35.flanking.melee-bonus'],
  higherGround: ['srd35.modifier.attack-higher-ground'],
  unseen: ['srd35.modifier.attack-invisible'],
  unseenToBlind: ['srd35.modifier.attack-invisible-blinded-target'],
  range: ['srd35.attack.range-limits'],
  intoMelee: ['srd35.attack.engaged'],
  intoMeleeFar: ['srd35.attack.engaged-ten-feet'],
  nonlethal: ['srd35.attack.damage-types'],
  charge: ['srd35.movement.charge'],
  defensively: ['srd35.attack.defensive'],
  cover: ['srd35.modifier.ac-cover'],
  concealed: ['srd35.modifier.ac-concealed-invisible'],
  grappleRandom: ['srd35.modifier.ac-grappling-random-target'],
  escapeArtist: ['srd35.modifier.escape-artist-penalties'],
  missChance: ['srd35.concealment.miss-chance-20'],
  totalMissChance: ['srd35.concealment.total-miss-50'],
  varying: ['srd35.concealment.varying-degrees'],
  unarmedProvokes: ['srd35.opportunity.unarmed-full-attack'],
  rangedProvokes: ['srd35.opportunity.ranged-full-attack'],
  touchArmed: ['srd35.opportunity.touch-spell-armed'],
  sneak: ['srd35.damage.sneak-attack-helpless-pinned'],
  coupDeGrace: ['srd35.special-attack.coup-de-grace-action'],
  coupDeGraceBow: ['srd35.special-attack.coup-de-grace-bow-adjacent'],
  criticalImmune: ['srd35.modifier.precision-immune'],
  invisibilityEnds: ['srd35.concealment.invisibility-ends'],
  underwater: ['srd35.attack.underwater'],
  underwaterShot: ['srd35.attack.underwater-ranged'],
  whip: ['srd35.threat.whip', 'srd35.opportunity.whip-use'],
};

/** Citations for answers about special attacks, grapples and objects. */
export const specials: Citations<SpecialName> = {
  disarm: ['srd35.special-attack.disarm'],
  feint: ['srd35.special-attack.feint'],
  coup: ['srd35.special-attack.coup-de-grace-action'],
  coupBow: ['srd35.special-attack.coup-de-grace-bow-adjacent'],
  coupCritical: ['srd35.special-attack.coup-de-grace-auto-critical'],
  coupFortitude: ['srd35.special-attack.coup-de-grace-fortitude', 'srd35.damage.coup-total'],
  coupSneak: ['srd35.special-attack.coup-de-grace-sneak'],
  coupImmune: ['srd35.special-attack.coup-de-grace-critical-immune'],
  sparedSwarm: ['srd35.special-attack.swarm-not'],
  coupHidden: ['srd35.special-attack.coup-de-grace-total-concealment'],
  coupProvokes: ['srd35.opportunity.coup-de-grace-provokes'],
  overrun: ['srd35.special-attack.overrun-through-opponent', 'srd35.special-attack.overrun-avoid'],
  overrunProvokes: ['srd35.special-attack.overrun-provokes'],
  overrunCheck: ['srd35.special-attack.overrun-fail'],
  trip: ['srd35.special-attack.trip-improved'],
  bullRush: ['srd35.special-attack.bull-rush-start'],
  bullRushCheck: ['srd35.special-attack.bull-rush-check'],
  bullRushPush: ['srd35.special-attack.bull-rush-provokes', 'srd35.special-attack.bull-rush-check'],
  bullRushFailure: ['srd35.special-attack.bull-rush-fail'],
  grab: ['srd35.special-attack.improved-grab'],
  trample: ['srd35.special-attack.trample-monster'],
  grapple: ['srd35.special-attack.grapple-start'],
  grappleCheck: ['srd35.condition.underwater-grapple'],
  grappleFreed: ['srd35.special-attack.grapple-freedom'],
  grappleJoin: ['srd35.special-attack.grapple-join'],
  grapplingAttack: ['srd35.special-attack.grapple-actions'],
  grapplingPin: ['srd35.special-attack.pinned'],
  grapplingCast: ['srd35.concentration.grappling'],
  grapplingRelease: ['srd35.special-attack.release'],
  grapplingMove: ['srd35.special-attack.grapple-actions'],
  pinned: ['srd35.special-attack.pinned'],
  turn: ['srd35.special-attack.turn-order'],
};

/** Citations for answers about special movement, light and areas. */
export const movements: Citations<MovementName> = {
  baseSpeed: ['srd35.movement.base-speed'],
  bonusFirst: ['srd35.movement.bonus-before-armour'],
  sameType: ['srd35.movement.same-type-no-stack'],
  barbarian: ['srd35.movement.barbarian-speed'],
  monk: ['srd35.movement.monk-speed'],
  raceMedium: ['srd35.movement.speed-human-elf-orc'],
  raceDwarf: ['srd35.movement.speed-dwarf'],
  raceSmall: ['srd35.movement.speed-halfling-gnome'],
  armourSpeed: ['srd35.movement.armour-speeds'],
  loadSpeed: ['srd35.encumbrance.slows'],
  runDexterity: ['srd35.movement.run-dexterity'],
  endurance: ['srd35.movement.run-duration'],
  climb: ['srd35.movement.climb'],
  climbDc: ['srd35.movement.climb-dcs'],
  catchSelf: ['srd35.movement.climb-catch'],
  catchOther: ['srd35.movement.climb-catch'],
  swim: ['srd35.movement.swim'],
  stepWay: ['srd35.movement.step-mode'],
  withdrawWay: ['srd35.movement.withdraw-mode'],
  jump: ['srd35.movement.jump-speed'],
  jumpLong: ['srd35.movement.jump-long'],
  jumpHigh: ['srd35.movement.jump-high'],
  landing: ['srd35.movement.jump-lands'],
  tumble: ['srd35.movement.tumble-half', 'srd35.movement.tumble-armour'],
  tumblePast: ['srd35.movement.tumble-past', 'srd35.movement.tumble-ground'],
  surface: ['srd35.movement.balance'],
  hurdle: ['srd35.terrain.obstacle-skill-check'],
  tumbleThrough: [
    'srd35.movement.tumble-through-opponent',
    'srd35.movement.tumble-through',
    'srd35.movement.tumble-ground',
  ],
  filled: ['srd35.movement.filled-squares-exception'],
  escape: ['srd35.movement.escape-artist-under-half', 'srd35.movement.escape-tight'],
  narrow: ['srd35.movement.squeeze-minimum-width', 'srd35.movement.squeeze-cost-double'],
  growthPlace: ['srd35.size.enlarge-where'],
  narrowPlace: ['srd35.size.squeeze-large-position'],
  hide: ['srd35.information.hide'],
  hideCover: ['srd35.cover.hide-check'],
  hideConcealment: ['srd35.concealment.hide-check', 'srd35.light.bright-no-hide'],
  hideSoft: ['srd35.cover.soft-no-reflex-no-hide'],
  hideImproved: ['srd35.cover.improved-hide'],
  hideInvisibleMoving: ['srd35.information.invisible-hide-moving'],
  hideInvisibleStill: ['srd35.information.invisible-hide-still'],
  areaOrigin: ['srd35.area.self-emanation'],
  areaRound: ['srd35.area.self-emanation'],
  areaCast: ['srd35.area.line-of-effect'],
  areaShape: ['srd35.area.silent-cone'],
  areaSpread: ['srd35.area.spread'],
  areaBlocked: ['srd35.cover.total-definition', 'srd35.area.line-of-effect'],
  reflex: ['srd35.cover.reflex-bonus'],
  reflexSpread: ['srd35.cover.reflex-spread-negates'],
  softNoReflex: ['srd35.cover.soft-no-reflex-no-hide'],
  evasion: ['srd35.cover.improved-evasion'],
  sources: ['srd35.light.sources'],
  lightsMeet: ['srd35.concealment.daylight-meets'],
  lowLight: ['srd35.light.low-light-farther'],
  darkvision: ['srd35.light.darkvision-ignores-dim-and-dark'],
  nearest: ['srd35.grid.nearest-tie-random'],
};

/** Citations for answers about flight. */
export const flight: Citations<FlightName> = {};

/** Rules about each condition. */
export const conditions: Readonly<Record<string, readonly RuleId[]>> = {
  'total-defence': ['srd35.opportunity.total-defence'],
  'fighting-defensively': ['srd35.attack.defensive'],
  dazzled: ['srd35.modifier.attack-dazzled'],
  incorporeal: ['srd35.movement.incorporeal-solid'],
  swarm: ['srd35.opportunity.swarm-none'],
  blinded: ['srd35.modifier.ac-blinded'],
  shaken: ['srd35.modifier.attack-shaken-frightened'],
  frightened: ['srd35.modifier.attack-shaken-frightened', 'srd35.condition.panicked'],
  cowering: ['srd35.modifier.ac-cowering'],
  stunned: ['srd35.modifier.ac-stunned', 'srd35.condition.nauseated-etc'],
  entangled: [
    'srd35.modifier.attack-entangled',
    'srd35.modifier.ac-entangled',
    'srd35.condition.entangled',
  ],
  'immobilized-in-place': ['srd35.condition.entangled'],
  nauseated: ['srd35.condition.nauseated-etc'],
  staggered: ['srd35.condition.nauseated-etc'],
  dazed: ['srd35.condition.nauseated-etc'],
  fatigued: ['srd35.condition.nauseated-etc'],
  exhausted: ['srd35.condition.nauseated-etc'],
  confused: ['srd35.condition.confused'],
  panicked: ['srd35.condition.panicked'],
  turned: ['srd35.special-attack.turn-order'],
  deafened: ['srd35.action.cast-somatic'],
  'flat-footed': ['srd35.modifier.ac-flat-footed'],
  grappling: ['srd35.modifier.ac-grappling', 'srd35.special-attack.grapple-state'],
  pinned: ['srd35.modifier.ac-pinned', 'srd35.special-attack.pinned'],
  prone: [
    'srd35.modifier.attack-prone-melee',
    'srd35.modifier.attack-prone-ranged',
    'srd35.modifier.ac-prone',
  ],
  kneeling: ['srd35.modifier.ac-kneeling-sitting'],
  sitting: ['srd35.modifier.ac-kneeling-sitting'],
  squeezing: [
    'srd35.modifier.attack-squeezing',
    'srd35.modifier.ac-squeezing',
    'srd35.modifier.squeeze-penalties',
  ],
  invisible: ['srd35.modifier.attack-invisible', 'srd35.modifier.ac-concealed-invisible'],
  helpless: [
    'srd35.condition.helpless-normal-attack',
    'srd35.condition.helpless-dexterity-zero',
    'srd35.modifier.ac-helpless',
  ],
  asleep: ['srd35.condition.helpless-definition'],
  bound: ['srd35.condition.helpless-definition'],
  paralyzed: ['srd35.condition.helpless-definition'],
  unconscious: ['srd35.condition.helpless-definition'],
};

/** Rules about what a creature does. */
export const moving: Readonly<Record<string, readonly RuleId[]>> = {
  running: ['srd35.movement.run-dexterity'],
  balancing: ['srd35.movement.balance-flat-footed'],
};
/** Rules about single abilities of creatures. */
export const abilities = {
  grab: ['srd35.special-attack.improved-grab'],
  trample: ['srd35.special-attack.trample-monster'],
  swarm: {
    attack: ['srd35.damage.swarm-attack'],
    distraction: ['srd35.condition.distraction'],
    casting: ['srd35.concentration.swarm'],
  },
  gaze: ['srd35.modifier.gaze'],
  bearings: {
    swarm: ['srd35.modifier.swarm-weapons'],
    regeneration: ['srd35.damage.regeneration'],
    unliving: ['srd35.damage.nonlethal-immune'],
  },
} as const;

/** The English text's space and reach of the largest size. */
export const colossal: readonly RuleId[] = ['srd35.size.colossal-english'];

/** Rules about the conditions of spells, which related rulesets do not have. */
export const spells: Readonly<Record<string, readonly RuleId[]>> = {
  slowed: ['srd35.movement.slow-condition'],
  hasted: ['srd35.movement.haste'],
  'expeditious-retreat': ['srd35.movement.expeditious'],
  blinking: ['srd35.concealment.blink'],
  displaced: ['srd35.concealment.displacement'],
  'freedom-of-movement': ['srd35.movement.freedom'],
  'greater-invisibility': ['srd35.concealment.invisibility-ends'],
  'mirror-image': ['srd35.concealment.mirror-image'],
  'behind-tower-shield': ['srd35.cover.tower-shield'],
  'behind-mount': ['srd35.cover.mount'],
  'fly-spell': ['srd35.movement.fly-spell'],
  levitating: ['srd35.movement.levitate'],
  'spider-climbing': ['srd35.movement.spider-climb'],
  'feather-falling': ['srd35.spell.feather-fall'],
  enlarged: ['srd35.size.enlarge'],
  reduced: ['srd35.size.reduce'],
};

/** Cover by what the target stands in or behind. */
export const shelter: ShelterRules = {
  water: ['srd35.cover.from-land'],
  web: ['srd35.cover.web'],
  guards: spells,
};

/** Spells whose caster touches their target. */
export const touchSpells: readonly RuleId[] = ['srd35.spell.touch-range'];

/** Actions that use a mount or a shield as cover. */
export const behind = { mount: spells['behind-mount']!, shield: spells['behind-tower-shield']! };

/** Attacks of an incorporeal creature out of a solid object. */
export const insideSolid: readonly RuleId[] = ['srd35.concealment.inside-solid'];

/** Hazards, each with the rules that describe it. */
export const hazards: RowCitations<HazardId> = {
  fall: ['srd35.damage.fall', 'srd35.movement.tumble-fall'],
  'fly-spell-ends': ['srd35.movement.fly-spell'],
  'fall-into-water': ['srd35.damage.fall-water'],
  'falling-object': ['srd35.damage.fall-object'],
  drowning: ['srd35.damage.drowning'],
  suffocation: ['srd35.damage.suffocation'],
  lava: ['srd35.damage.lava'],
  'catching-fire': ['srd35.damage.fire-catch'],
  tanglefoot: ['srd35.attack.tanglefoot'],
  acid: ['srd35.damage.acid'],
  'acid-fumes': ['srd35.damage.acid'],
  smoke: ['srd35.damage.smoke'],
  poison: ['srd35.damage.poison'],
  cold: ['srd35.damage.cold-heat'],
  heat: ['srd35.damage.cold-heat'],
  caltrops: ['srd35.terrain.caltrops'],
  'hewn-floor': ['srd35.movement.balance-rough-run'],
  'uneven-floor': ['srd35.movement.balance-rough-run'],
  downhill: ['srd35.terrain.slopes'],
  'strong-wind': ['srd35.terrain.wind'],
  'severe-wind': ['srd35.terrain.wind'],
  windstorm: ['srd35.terrain.wind'],
  hurricane: ['srd35.terrain.wind'],
  tornado: ['srd35.terrain.wind'],
  'gust-of-wind': ['srd35.spell.gust'],
  entangle: ['srd35.spell.entangle'],
  web: ['srd35.spell.web'],
  grease: ['srd35.spell.grease'],
  'grease-walk': ['srd35.spell.grease'],
  'sleet-storm': ['srd35.spell.sleet-storm'],
  'black-tentacles': ['srd35.spell.black-tentacles'],
  'spike-growth': ['srd35.spell.spike-growth'],
  'spike-stones': ['srd35.spell.spike-growth'],
  'stinking-cloud': ['srd35.spell.cloud'],
  cloudkill: ['srd35.spell.cloud'],
  'wall-of-fire': ['srd35.spell.wall-fire'],
  'wall-of-ice': ['srd35.spell.wall-stone'],
  'wall-of-thorns': ['srd35.spell.wall-thorns'],
  'blade-barrier': ['srd35.cover.blade-barrier'],
};

/** Kinds of ground, each with the rules that describe it. */
export const grounds: RowCitations<GroundId> = {
  'light-rubble': ['srd35.terrain.dungeon-floors'],
  'dense-rubble': ['srd35.terrain.dungeon-floors'],
  'natural-stone': ['srd35.terrain.dungeon-floors'],
  'hewn-stone': ['srd35.movement.balance-rough-run'],
  'uneven-flagstone': ['srd35.movement.balance-rough-run'],
  'gradual-slope': ['srd35.terrain.slopes'],
  'steep-slope': ['srd35.terrain.slopes'],
  trench: ['srd35.terrain.trench'],
  'strong-wind': ['srd35.terrain.wind'],
  'severe-wind': ['srd35.terrain.wind', 'srd35.spell.gust'],
  windstorm: ['srd35.terrain.wind'],
  hurricane: ['srd35.terrain.wind'],
  tornado: ['srd35.terrain.wind'],
  ice: ['srd35.terrain.ice'],
  snow: ['srd35.terrain.snow'],
  'deep-snow': ['srd35.terrain.snow'],
  'shallow-bog': ['srd35.terrain.bog'],
  'deep-bog': ['srd35.terrain.bog'],
  'light-undergrowth': ['srd35.terrain.undergrowth-light'],
  'heavy-undergrowth': ['srd35.terrain.undergrowth-heavy'],
  tree: ['srd35.terrain.trees'],
  'chest-deep-water': ['srd35.movement.underwater', 'srd35.cover.from-land'],
  'calm-water': ['srd35.movement.swim-waters'],
  'rough-water': ['srd35.movement.swim-waters'],
  'stormy-water': ['srd35.movement.swim-waters'],
  overgrowth: ['srd35.spell.plant-growth'],
  fog: ['srd35.concealment.fog'],
  'solid-fog': [
    'srd35.spell.solid-fog',
    'srd35.movement.step-hampered-solid',
    'srd35.concealment.fog',
  ],
  'magical-darkness': ['srd35.concealment.darkness-spell'],
  smoke: ['srd35.damage.smoke'],
  lava: ['srd35.damage.lava'],
  acid: ['srd35.damage.acid'],
  caltrops: ['srd35.terrain.caltrops'],
  entangle: ['srd35.spell.entangle'],
  web: ['srd35.spell.web', 'srd35.cover.web'],
  grease: ['srd35.spell.grease'],
  'sleet-storm': ['srd35.spell.sleet-storm'],
  'black-tentacles': ['srd35.spell.black-tentacles'],
  'spike-growth': ['srd35.spell.spike-growth'],
  'spike-stones': ['srd35.spell.spike-growth'],
  'stinking-cloud': ['srd35.spell.cloud', 'srd35.concealment.fog'],
  cloudkill: ['srd35.spell.cloud', 'srd35.concealment.fog'],
};

/** A full-round action that begins in one turn and ends in the next. */
export const startFull: readonly RuleId[] = ['srd35.action.start-full'];

/** A spell after which the caster takes no further action. */
export const dimensionDoor: readonly RuleId[] = ['srd35.movement.dimension-door'];

/** Riding and fighting from the saddle. */
export const mounts = {
  higherGround: ['srd35.mounted.higher-ground'],
  lance: ['srd35.reach.lance', 'srd35.mounted.charge'],
  charge: ['srd35.mounted.charge'],
  own: ['srd35.movement.mount-speed', 'srd35.mounted.space'],
  oneAttack: ['srd35.mounted.one-attack'],
  shooting: ['srd35.mounted.shooting'],
  casting: ['srd35.mounted.casting'],
  fall: ['srd35.mounted.fall'],
  overrun: ['srd35.mounted.trample-feat'],
  checks: ['srd35.mounted.knees'],
};

/** Feats, each with its rule. */
export const feats: Citations<string> = {
  'mounted-combat': ['srd35.mounted.combat-feat'],
  'mounted-archery': ['srd35.mounted.shooting'],
  'spirited-charge': ['srd35.mounted.charge'],
  'ride-by-attack': ['srd35.mounted.ride-by'],
  trample: ['srd35.mounted.trample-feat'],
  pounce: ['srd35.special-attack.pounce'],
  cleave: ['srd35.feat.cleave'],
  'great-cleave': ['srd35.feat.cleave'],
  'whirlwind-attack': ['srd35.feat.whirlwind'],
  mobility: ['srd35.opportunity.mobility'],
  'spring-attack': ['srd35.feat.spring-attack'],
  'shot-on-the-run': ['srd35.feat.shot-on-the-run'],
  'combat-expertise': ['srd35.feat.combat-expertise'],
  'power-attack': ['srd35.feat.power-attack'],
  'rapid-shot': ['srd35.feat.rapid-shot'],
  manyshot: ['srd35.feat.rapid-shot'],
  buckler: ['srd35.attack.buckler'],
  'improved-shield-bash': ['srd35.attack.shield-bash'],
  'deflect-arrows': ['srd35.feat.deflect-arrows'],
  'snatch-arrows': ['srd35.feat.deflect-arrows'],
  'stunning-fist': ['srd35.feat.stunning-fist'],
  'tower-shield': ['srd35.cover.tower-shield'],
  'blind-fight': ['srd35.modifier.blind-fight'],
};

/** Weapons, by their own descriptions. */
export const weapons = {
  longbow: ['srd35.attack.longbow-mounted'],
  net: ['srd35.attack.net'],
  rating: ['srd35.attack.strength-bow'],
  set: ['srd35.damage.set-weapon'],
  whip: ['srd35.damage.whip'],
  javelin: ['srd35.threat.javelin'],
  bolas: ['srd35.attack.bolas'],
  tanglefoot: ['srd35.attack.tanglefoot'],
  bash: ['srd35.attack.shield-bash'],
};
