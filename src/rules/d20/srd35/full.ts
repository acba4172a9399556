/**
 * The full SRD ruleset: answers about the map and about turns. The two chapters of its text have no
 * tables of actions, flight or initiative. The usual 3.5 rules in `src/rules/d20/play` apply to these.
 */
import { attackAnswer } from '../play/attacks/attack.ts';
import { defence, stack } from '../play/attacks/bonuses.ts';
import { ATTACK_FIGURES } from '../play/attacks/figures.ts';
import { fullAttackAnswer } from '../play/attacks/full.ts';
import { ammunitionAnswer, rollAnswer } from '../play/attacks/rolls.ts';
import { furtherAnswer } from '../play/attacks/cleaveAttacks.ts';
import { whereAnswer } from '../play/attacks/where.ts';
import { splashAnswer } from '../play/attacks/splash.ts';
import { ATTACK_TRAITS, HAND_TRAITS } from '../play/attacks/attackTraits.ts';
import { weaponAnswer } from '../play/attacks/weapon.ts';
import * as abilities from '../play/bodies/abilities.ts';
import { bearingsOf } from '../play/bodies/damageByCreatureKind.ts';
import { damage, heal, wound } from '../play/bodies/damage.ts';
import { legAnswers } from '../map/flight/index.ts';
import { D20_KINDS } from '../map/kinds.ts';
import { gazeAnswer } from '../play/hazards/gaze.ts';
import { hazardAnswer } from '../play/hazards/hazard.ts';
import { swarmRules } from '../play/hazards/swarm.ts';
import { hazardTable } from '../play/hazards/hazardTable.ts';
import { air, column, dive, fall } from '../play/flight/air.ts';
import { flightArea } from '../play/flight/area.ts';
import { flightMove } from '../play/flight/move.ts';
import { winged } from '../play/flight/winged.ts';
import { bonus, flatFooted, order } from '../play/initiative/order.ts';
import { duration, join, nextRound, standing } from '../play/initiative/standing.ts';
import { delay, ready, trigger, waiters } from '../play/initiative/waiting.ts';
import { area } from '../play/movements/areas.ts';
import { growth } from '../play/movements/growth.ts';
import { acrobatics } from '../play/specials/acrobatics.ts';
import { armour } from '../play/movements/armor.ts';
import { movementCheck } from '../play/movements/checks.ts';
import { hide } from '../play/movements/hide.ts';
import { journey } from '../play/movements/journey.ts';
import { distantLight, light, judgeSenses } from '../play/movements/light.ts';
import { load } from '../play/movements/loads.ts';
import { shelter } from '../play/movements/origin.ts';
import { nearest, object } from '../play/movements/places.ts';
import { judgeSpeed } from '../play/movements/speeds.ts';
import { narrow } from '../play/movements/squeeze.ts';
import { MOVEMENT_TABLE } from '../play/movements/movementNumbers.ts';
import { MOVEMENT_CHECKS, SKILL_CHECKS } from '../play/movements/checktable.ts';
import { MOVEMENT_TRAITS } from '../play/movements/movementTraits.ts';
import { way } from '../play/movements/travel.ts';
import { heldCasting } from '../play/specials/grappleCasting.ts';
import { heldWeapon } from '../play/specials/grapplebars.ts';
import { isHeld } from '../play/specials/hold.ts';
import { grappling } from '../play/specials/grapple.ts';
import { GRAPPLE_TABLE } from '../play/specials/grappling.ts';
import * as objects from '../play/specials/objects.ts';
import { special } from '../play/specials/special.ts';
import { SPECIAL_TABLE } from '../play/specials/specialTable.ts';
import { SPECIAL_TRAITS } from '../play/specials/specialTraits.ts';
import { turning, TURNING_RANGE } from '../play/specials/turning.ts';
import { hasCharged } from '../play/states/mountedCharge.ts';
import { stateAnswers } from '../play/states/answers.ts';
import { BY_SPOT_OR_LISTEN } from '../play/states/hiding.ts';
import { furtherModifiers, SPELL_STATES } from '../play/states/conditionTable.ts';
import { act, judgeActions as actionList } from '../play/turns/act.ts';
import { consequences } from '../play/turns/consequences.ts';
import { passing } from '../play/turns/attackInPassing.ts';
import { provokes } from '../play/turns/provokes.ts';
import { resolve } from '../play/turns/resolve.ts';
import { turn } from '../play/turns/sequence.ts';
import { TROUBLES } from '../play/turns/troubles.ts';
import { TURN_TRAITS } from '../play/turns/turnTraits.ts';
import type { FullRuleset } from '../../fullRuleset.ts';
import { UNTREATED } from '../../uncoveredSubjects.ts';
import { srd35Actions } from './actions.ts';
import * as citations from './citations.ts';
import { srd35 } from './index.ts';

/** Five ranks of Tumble help a defender (srd35.opportunity.total-defence, srd35.attack.defensive). */
const figures = { ...stateAnswers.figures, agile: { skill: 'tumble', ranks: 5 } };

const hazards = hazardTable(citations.hazards);

const table = { ...stateAnswers.table, ...furtherModifiers('completing') };

export const srd35Full: FullRuleset = {
  ...srd35,
  partial: true,
  unspoken: [
    ...UNTREATED.filter((subject) => subject !== 'falling-damage' && subject !== 'poison'),
    'casting-while-falling',
  ],
  hazards: {
    table: hazards,
    kinds: D20_KINDS,
    hazard: hazardAnswer(hazards),
    swarms: swarmRules(citations.abilities.swarm),
    gaze: gazeAnswer(citations.abilities.gaze),
  },
  states: {
    cites: citations.states,
    sources: { ...citations.conditions, ...citations.moving, ...citations.spells },
    ...stateAnswers,
    figures: { ...figures, noticing: BY_SPOT_OR_LISTEN },
    table: { ...table, ...furtherModifiers('balancing'), ...SPELL_STATES },
    // A charge counts for rider and mount, if the ruleset says so (srd35.mounted.charge).
    of: (j, c) => [...stateAnswers.of(j, c), ...hasCharged(j, stateAnswers, c)],
  },
  bodies: {
    cites: citations.bodies,
    // One attack of 50 points that does not kill outright (srd35.damage.massive).
    massive: { from: 50, dc: 15, unlessDead: true },
    bearings: bearingsOf(citations.abilities.bearings),
    ability: abilities.ability,
    frame: abilities.frame,
    check: abilities.abilityCheck,
    hitDie: abilities.hitDie,
    lose: abilities.lose,
    sizeModifier: abilities.sizeModifier,
    damage,
    wound,
    heal,
  },
  turns: {
    cites: citations.turns,
    table: srd35Actions,
    troubles: TROUBLES,
    traits: TURN_TRAITS,
    readies: ['standard', 'move', 'swift', 'free'],
    act,
    provokes,
    actions: actionList,
    consequences,
    turn,
    passing,
    resolve,
  },
  initiative: {
    cites: citations.initiative,
    traits: { 'improved-initiative': { bonus: 4 } },
    secondsPerRound: 6,
    bonus,
    flatFooted,
    order,
    standing,
    nextRound,
    join,
    delay,
    ready,
    trigger,
    waiters,
    duration,
  },
  featRules: citations.feats,
  attacks: {
    cites: citations.attacks,
    figures: {
      ...ATTACK_FIGURES,
      // Only attacks at less than one increment are free of the penalty (srd35.attack.range-limits).
      rangeSteps: 'full',
      uphill: 1,
      weakForBow: { value: -2, rules: citations.weapons.rating },
    },
    traits: {
      ...ATTACK_TRAITS,
      ...HAND_TRAITS,
      'tower-shield': { heavyShield: -2 },
      pounce: { pounces: true },
    },
    arms: {
      'not-mounted': { afoot: true, rules: citations.weapons.longbow },
      net: { most: 2, sizes: 1, touch: true, rules: citations.weapons.net },
      'set-against-charge': { set: 2, rules: citations.weapons.set },
      bolas: { throws: 'trip', rules: citations.weapons.bolas },
      tanglefoot: { touch: true, largest: 'large', rules: citations.weapons.tanglefoot },
      whip: {
        nonlethal: true,
        stoppedBy: { armour: 1, natural: 3 },
        rules: citations.weapons.whip,
      },
      'shield-light': { shield: 1, rules: citations.weapons.bash },
      'shield-heavy': { shield: 2, rules: citations.weapons.bash },
    },
    attack: attackAnswer,
    roll: rollAnswer,
    defence,
    stack,
    weapon: weaponAnswer,
    fullAttack: fullAttackAnswer,
    splash: splashAnswer('thrower'),
    ammunition: ammunitionAnswer,
    where: whereAnswer,
    further: furtherAnswer,
  },
  specials: {
    cites: citations.specials,
    table: SPECIAL_TABLE,
    traits: { ...SPECIAL_TRAITS, 'freedom-of-movement': { unheld: true } },
    // A pinned caster needs no more than any other in a grapple (srd35.special-attack.pinned).
    grapple: { ...GRAPPLE_TABLE, casting: { ...GRAPPLE_TABLE.casting, pinned: [] } },
    energies: objects.ENERGY_FACTORS,
    objects: objects.OBJECT_TABLE,
    turningRange: TURNING_RANGE,
    special,
    isHeld,
    heldWeapon,
    heldCasting,
    acrobatics,
    grappling,
    turning,
    objectDamage: objects.objectDamage,
    objectBreak: objects.objectBreak,
    objectDefence: objects.objectDefence,
    objectSave: objects.objectSave,
    objectMade: objects.objectMade,
    objectRepair: objects.objectRepair,
  },
  movements: {
    cites: citations.movements,
    table: MOVEMENT_TABLE,
    traits: MOVEMENT_TRAITS,
    checks: { ...MOVEMENT_CHECKS, ...SKILL_CHECKS },
    speed: judgeSpeed,
    load,
    armour,
    way,
    check: movementCheck,
    journey,
    narrow,
    growth,
    hide,
    light,
    distantLight,
    senses: judgeSenses,
    area,
    shelter,
    nearest,
    object,
  },
  flight: {
    ...legAnswers(citations.flight),
    winged,
    move: flightMove,
    area: flightArea,
    column,
    fall,
    air,
    dive,
  },
};

/** The answers about conditions that the related rulesets share: without those of spells. */
export const sharedStates: FullRuleset['states'] = { ...srd35Full.states, figures, table };
