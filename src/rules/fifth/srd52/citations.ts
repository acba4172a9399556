/** The rules of the ledger `srd52` for each answer. */
import type { RuleNames } from '../../names.ts';

const ids = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((id) => `srd52.${id}`);

/** Citations for answers about the map. */
export const map: RuleNames = {
  distance: ids('grid.range-shortest grid.square-is-five-feet grid.height'),
  space: ids('size.space size.six-sizes opportunity.big-mover'),
  reach: ids('reach.five-feet size.no-build'),
  reachWeapon: ids('reach.weapon-adds-five reach.no-dead-zone reach.ten-feet-full-ring'),
  reachEach: ids('reach.each-attack'),
  enlarged: ids('reach.enlarged'),
  threat: ids('reach.nearest-square reach.unarmed-always reach.five-feet size.no-build'),
  threatCondition: ids('opportunity.incapacitated condition.incapacitated'),
  threatSight: ids('opportunity.cover'),
  opportunity: ids(
    'opportunity.leaving-reach opportunity.just-before opportunity.reach-weapon opportunity.bands ' +
      'opportunity.big-mover opportunity.heights opportunity.own-means move.no-step ' +
      'opportunity.before-first-turn opportunity.weapon-or-unarmed',
  ),
  opportunityOnce: ids('opportunity.reaction opportunity.once-each'),
  opportunityWithdraw: ids('opportunity.disengage action.disengage'),
  opportunityNone: ids('opportunity.denied'),
  opportunityTotalCover: ids('opportunity.cover'),
  opportunityConcealment: ids('opportunity.seen'),
  opportunityCover: ids('opportunity.cover'),
  cover: ids('cover.method cover.melee cover.opposite-side'),
  coverEstimate: ids('cover.method'),
  coverHalf: ids('cover.degrees'),
  coverThreeQuarters: ids('cover.degrees'),
  coverTotal: ids('cover.degrees cover.targeting'),
  coverCreature: ids('cover.creature cover.creature-size'),
  coverLow: ids('cover.low'),
  effect: ids('cover.targeting'),
  sight: ids('opportunity.seen'),
  speed: ids('move.pool move.halves move.switch-speeds'),
  speedHalf: ids(
    'move.speed-zero move.speed-changes-together condition.exhaustion condition.grappled ' +
      'condition.restrained',
  ),
  move: ids('move.pool grid.pay-to-enter prone.stand prone.options'),
  doubleMove: ids('move.dash move.dash-special'),
  withdraw: ids('opportunity.disengage'),
  diagonal: ids('grid.diagonal-one'),
  corner: ids('grid.corner'),
  pastCreature: ids('grid.corner'),
  impassable: ids('grid.corner'),
  throughAlly: ids('share.through-ally share.difficult'),
  throughHelpless: ids('share.through-incapacitated share.difficult share.dead'),
  throughTiny: ids('share.through-tiny share.difficult'),
  throughSize: ids('share.through-two-sizes share.difficult'),
  throughSwarm: ids('share.swarm'),
  throughEnemy: ids('share.not-others share.through-two-sizes'),
  occupied: ids('share.no-end share.end-turn-prone'),
  displaced: ids('share.end-turn-prone'),
  squeeze: ids('squeeze.narrow squeeze.widths'),
  squeezeCost: ids('squeeze.narrow'),
  difficult: ids('move.difficult move.difficult-once move.difficult-kinds move.worst-square'),
  climbing: ids('move.climb move.extras-add'),
  swimming: ids('move.swim move.extras-add'),
  prone: ids('move.crawl move.extras-add'),
  flying: ids('flight.free'),
  immobile: ids('move.speed-zero'),
};

/** Citations for the actions of a turn. */
export const actions = {
  attack: ids('action.attack'),
  dash: ids('move.dash'),
  disengage: ids('action.disengage'),
  dodge: ids('action.dodge'),
  help: ids('action.help-attack'),
  hide: ids('hide.needs'),
  'cast-spell': ids('action.magic opportunity.nothing-else'),
  search: ids('action.search-study-influence'),
  utilize: ids('action.utilize'),
  'stand-up': ids('prone.stand prone.stand-safe opportunity.nothing-else'),
  'drop-prone': ids('prone.drop'),
};

/** Citations for what gives the better or the worse of two dice. */
export const edges = {
  restrained: ids('condition.restrained'),
  stunned: ids('condition.stunned'),
  paralyzed: ids('condition.paralyzed'),
  petrified: ids('condition.petrified'),
  unconscious: ids('condition.unconscious'),
  asleep: ids('condition.unconscious'),
  dying: ids('condition.unconscious'),
  stable: ids('condition.unconscious'),
  reckless: ids('attack.reckless'),
  poisoned: ids('condition.poisoned'),
  prone: ids('prone.attacks'),
  'prone-target': ids('prone.attacked'),
  dodging: ids('action.dodge'),
  'unseen-target': ids('attack.unseen-target attack.both-blind light.heavily condition.blinded'),
  'unseen-attacker': ids(
    'attack.unseen-attacker attack.both-blind light.heavily condition.blinded condition.invisible',
  ),
  'close-combat': ids('attack.close-combat opportunity.nothing-else'),
  range: ids('attack.range'),
  'pack-tactics': ids('attack.pack-tactics'),
  'automatic-critical': ids('attack.automatic-critical'),
};
