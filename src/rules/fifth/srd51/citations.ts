/** The rules of the ledger `srd51`: where the 2014 document differs, and what it takes over. */
import type { RowCitations, RuleNames } from '../../names.ts';
import type { FifthGround } from '../grounds.ts';
import type { EdgeNames } from '../attempt.ts';
import type { AreaNames } from '../areas.ts';
import {
  actions as newer,
  areas as newerAreas,
  edges as newerEdges,
  grounds as newerGrounds,
  map as newerMap,
} from '../srd52/citations.ts';

const ids = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((id) => `srd51.${id}`);

export const map: RuleNames = {
  ...newerMap,
  distance: [...ids('grid.no-grid-rules'), ...newerMap.distance!],
  diagonal: [...ids('grid.no-grid-rules'), ...newerMap.diagonal!],
  space: [...ids('size.gargantuan-or-larger'), ...newerMap.space!],
  reachZero: ids('reach.swarm-zero'),
  opportunityReachZero: ids('reach.swarm-zero'),
  opportunity: [...ids('opportunity.hostile opportunity.own-means'), ...newerMap.opportunity!],
  opportunityNone: ids('opportunity.denied'),
  opportunityTrait: [...ids('opportunity.denied'), ...newerMap.opportunityTrait!],
  opportunityMount: ids('opportunity.mount-or-rider'),
  opportunitySurprised: ids('opportunity.surprised'),
  speedChanges: ids('move.speed-changes'),
  teleported: [...ids('move.teleport-occupied'), ...newerMap.teleported!],
  holdEnds: ids('condition.grappled'),
  dragging: ids('grapple.drag'),
  grappled: ids('condition.grappled'),
  paralyzed: ids('condition.paralyzed'),
  petrified: ids('condition.petrified'),
  stunned: ids('condition.stunned'),
  incapacitated: ids('condition.incapacitated'),
  exhausted: ids('condition.exhaustion'),
  doubleMove: [...ids('move.dash-speed'), ...newerMap.doubleMove!],
  falls: ids('flight.falls'),
  pushed: [...ids('opportunity.own-means share.no-prone'), ...newerMap.pushed!],
  fallingInWater: ids('flight.no-water-reaction'),
  jumping: [...ids('move.jump-on-foot'), ...newerMap.jumping!],
  farLeap: ids('move.jump-features'),
  fallingSlowly: ids('flight.slow-falls'),
  throughAlly: ids('share.non-hostile share.all-difficult'),
  throughSize: ids('share.hostile-two-sizes share.all-difficult'),
  throughEnemy: ids('share.hostile-two-sizes'),
  throughObjects: [...ids('share.traits'), ...newerMap.throughObjects!],
  throughNimble: ids('share.traits share.all-difficult'),
  throughHelpless: newerMap.throughHelpless!.filter((id) => id.endsWith('.dead')),
  lightDark: [...ids('light.vision'), ...newerMap.lightDark!],
  concealmentTotal: [...ids('light.vision'), ...newerMap.concealmentTotal!],
  otherSenses: [...ids('light.blindsight'), ...newerMap.otherSenses!],
  invisible: [...ids('condition.invisible'), ...newerMap.invisible!],
  unaware: [...ids('condition.petrified'), ...newerMap.unaware!],
  hidden: ids('hide.effect'),
  hidingEnds: ids('hide.effect'),
  raging: ids('class.rage'),
  surprised: ids('initiative.surprise'),
  auraSlows: [...ids('spell.spirit-guardians'), ...newerMap.auraSlows!],
  occupied: ids('share.no-prone'),
  displaced: ids('share.no-prone'),
  squeeze: [...ids('squeeze.smaller-space'), 'srd52.squeeze.widths'],
  squeezeCost: ids('squeeze.smaller-space'),
  difficult: [
    ...ids('move.difficult-creatures'),
    ...newerMap.difficult!.filter((id) => !id.endsWith('difficult-kinds')),
  ],
};

export const actions = {
  ...newer,
  attack: [...ids('action.table'), ...newer.attack],
  'unarmed-grapple': ids('grapple.contest'),
  'unarmed-shove': ids('shove.contest'),
  'escape-grapple': ids('grapple.contest'),
  stabilize: ids('action.help'),
  help: ids('action.help'),
  hide: ids('hide.contest'),
  utilize: [...ids('action.table action.draw'), ...newer.utilize],
  interact: [...ids('action.draw'), ...newer.interact],
  'slot-spell': [...ids('action.bonus-spell'), ...newer['slot-spell']],
  'bonus-spell': [...ids('action.bonus-spell'), ...newer['bonus-spell']],
  'bonus-cantrip': [...ids('action.bonus-spell'), ...newer['bonus-cantrip']],
  'reaction-spell': [...ids('action.bonus-spell'), ...newer['reaction-spell']],
  offhand: [...ids('action.two-weapons'), ...newer.offhand],
  'patient-defense': [...ids('class.monk-ki'), 'srd52.action.bonus'],
  'lair-action': ids('action.lair'),
  ...Object.fromEntries(
    ['legendary-action', 'legendary-action-2', 'legendary-action-3', 'legendary-resistance'].map(
      (action) => [action, ids('action.legendary')],
    ),
  ),
  rage: ids('class.rage'),
  'reckless-attack': ids('attack.reckless'),
  'action-surge': ids('class.action-surge'),
  'bonus-dash': [...ids('class.monk-ki'), ...newer['bonus-dash']],
  'bonus-disengage': [...ids('class.monk-ki'), ...newer['bonus-disengage']],
  'bonus-strike': [...ids('class.martial-arts'), ...newer['bonus-strike']],
  haste: [...ids('spell.haste'), ...newer.haste],
  'drop-prone': ids('prone.drop'),
  'mount-up': [...ids('mounted.differences'), ...newer['mount-up']],
  dismount: [...ids('mounted.differences'), ...newer.dismount],
};

/** Sources of the newer document that this one does not have, or has in another form. */
const NEWER: readonly string[] = [
  'reckless-strength',
  'steady-aim',
  'distracted',
  'vexed',
  'sapped',
  'exhaustion',
  'grappled',
  'no-free-hand',
  'heavy-weak',
  'blood-frenzy',
  'underwater-melee',
  'underwater-ranged',
];

export const edges: EdgeNames = {
  ...Object.fromEntries(Object.entries(newerEdges).filter(([key]) => !NEWER.includes(key))),
  stunned: ids('condition.stunned'),
  paralyzed: [...ids('condition.paralyzed'), ...newerEdges.paralyzed],
  petrified: [...ids('condition.petrified'), ...newerEdges.petrified],
  reckless: ids('attack.reckless'),
  'reckless-own-turn': ids('attack.reckless'),
  helped: ids('action.help'),
  grappler: ids('grapple.feat'),
  'exhaustion-3': ids('condition.exhaustion'),
  'exhaustion-4': ids('condition.exhaustion'),
  'exhaustion-5': ids('condition.exhaustion'),
  lance: ids('reach.lance'),
  squeezing: ids('squeeze.smaller-space'),
  'heavy-small': ids('attack.heavy'),
  'blood-frenzy-melee': ids('trait.blood-frenzy'),
  'escape-the-horde': ids('opportunity.denied'),
  sunlight: ids('trait.sunlight-sensitivity'),
  'underwater-named': ids('underwater.weapons'),
  'underwater-shot-named': ids('underwater.weapons'),
  'underwater-range': ids('underwater.weapons'),
  'sneak-any': ids('attack.sneak'),
};

const { exhaustion: _, ...keptAreas } = newerAreas;

export const areas: AreaNames = {
  ...keptAreas,
  'exhaustion-3': ids('condition.exhaustion'),
  'exhaustion-4': ids('condition.exhaustion'),
  'exhaustion-5': ids('condition.exhaustion'),
  spread: ids('area.spreads-by-spell'),
  emanation: [...ids('area.five-shapes'), ...newerAreas.emanation],
  'evasion-always': ids('class.evasion'),
  hasted: [...ids('spell.haste'), ...newerAreas.hasted],
  slowed: [...ids('spell.slow'), ...newerAreas.slowed],
  'danger-sense': ids('class.danger-sense'),
  aura: ids('class.aura-of-protection'),
  'danger-sense-aware': ids('class.danger-sense'),
  squeezing: ids('squeeze.smaller-space'),
};

export const grounds: RowCitations<FifthGround> = {
  ...newerGrounds,
  'dense-rubble': ['srd52.move.difficult'],
  'deep-snow': ['srd52.move.difficult'],
  caltrops: ids('move.ground-hazards action.caltrops'),
  'ball-bearings': ids('move.ground-hazards action.caltrops'),
  'hunting-trap': ids('move.ground-hazards'),
  web: [...ids('spell.web'), ...newerGrounds.web],
  entangle: [...ids('spell.entangle'), ...newerGrounds.entangle],
  'magical-darkness': [...ids('spell.darkness'), ...newerGrounds['magical-darkness']],
  fog: [...ids('spell.darkness'), ...newerGrounds.fog],
  'stinking-cloud': [...ids('spell.darkness'), ...newerGrounds['stinking-cloud']],
  moonbeam: [...ids('spell.moonbeam'), ...newerGrounds.moonbeam],
  'sleet-storm': [...ids('spell.moonbeam'), ...newerGrounds['sleet-storm']],
  'black-tentacles': [...ids('spell.moonbeam'), ...newerGrounds['black-tentacles']],
  daylight: [...ids('spell.small'), ...newerGrounds.daylight],
  'spike-growth': [...ids('spell.small'), ...newerGrounds['spike-growth']],
};
