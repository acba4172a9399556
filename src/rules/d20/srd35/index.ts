/**
 * The D&D 3.5 ruleset, from the Italian SRD. Where the Italian and the English text differ, the
 * English text is the default (docs/spec/notes/srd35-vs-sigil.md, E).
 */
import { MODES } from '../map/modes.ts';
import { evasion, passedTumbling } from '../map/tumbling.ts';
import type { CellFacts } from '../../../board/board.ts';
import { hasTrait, type Creature } from '../../../board/creature.ts';
import type { Build, Size } from '../../../board/vocabulary.ts';
import { CONDITIONS, furtherLimits, SPELLS } from '../map/conditionLimits.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import type { ConditionTable } from '../../effects.ts';
import { chargeEndsAnswer } from '../map/charge.ts';
import { concealmentAnswer, fogOfTwo } from '../map/concealment.ts';
import { isHiddenFrom } from '../../core/hidden.ts';
import { climbSwimChecks } from '../map/climbSwimChecks.ts';
import { jumpChecks, SRD_JUMPS } from '../map/jumps.ts';
import { coverAnswer, type CoverPolicy } from '../map/cover.ts';
import { isDark } from '../map/darkness.ts';
import { bodyIs } from '../../core/bodyFacts.ts';
import { easesLeft } from '../map/easedGround.ts';
import { displacedAnswer } from '../../core/displaced.ts';
import { deadZone } from '../../core/deadZoneWeapon.ts';
import { distance } from '../../core/distance.ts';
import { legAnswers } from '../map/flight/index.ts';
import { flanking } from '../map/flanking.ts';
import { mounted } from '../../core/mounted.ts';
import { UNSEATED } from '../map/unseated.ts';
import type { MountRules } from '../../mountRules.ts';
import { moveAnswer } from '../../core/move.ts';
import { D20_PATHS } from '../map/pathRules.ts';
import { reminders } from '../map/reminders.ts';
import { canTakeOpportunity, opportunityBarred } from '../map/opportunity.ts';
import { presentCreatures } from '../map/presentCreatures.ts';
import { provocation } from '../map/provocation.ts';
import { path } from '../../core/path.ts';
import { reachableAnswer } from '../../core/reachable.ts';
import { D20_REACH } from '../map/reachRules.ts';
import { lineOfEffect, lineOfSight } from '../../core/sight.ts';
import { relation } from '../../core/sides.ts';
import { mayShare } from '../map/passing.ts';
import {
  attackReach,
  isMeleeThrow,
  perCell,
  sizeAnswers,
  WIDE_TABLE,
  withWhips,
} from '../map/size.ts';
import { mayAct, turnRest } from '../map/mayAct.ts';
import { byHitPoints } from '../map/hitPoints.ts';
import { noSlowStep } from '../map/slowStep.ts';
import {
  movementBudget,
  entryFactor,
  isDifficult,
  limitsOfMode,
  burdenedModeRule,
  paceFactor,
  slowedByGround,
  speed,
} from '../map/speed.ts';
import { reachingOut } from '../../core/insideSolid.ts';
import { sheltered } from '../map/shelter.ts';
import { SPELL_AREAS } from '../map/spellAreas.ts';
import { canThreaten, threat } from '../../core/threat.ts';
import { TRAITS } from '../map/traits.ts';
import { usual } from '../map/usual.ts';
import { TURN } from '../map/turnResources.ts';
import { slowUnseeing } from '../map/unseeing.ts';
import { groundTable } from '../map/groundKinds.ts';
import { houseRulesOf } from '../../houseRules.ts';
import type { Judge, ModeRule, Ruleset } from '../../ruleset.ts';
import type { Mode } from '../../verdict.ts';
import { withoutRows } from '../../extend.ts';
import * as citations from './citations.ts';

/** Maximum distance in cells at which a low obstacle gives cover. */
const LOW_WITHIN = 6;

/** Ids of the rules for a row of the SRD's table of sizes. */
export const row = (size: Size, build: Build): string[] => [
  `srd35.size.row-${size}${['large', 'huge', 'gargantuan', 'colossal'].includes(size) ? `-${build}` : ''}`,
];

export const coverPolicy: CoverPolicy = {
  blocking: (j) => (j.options.text === 'italian-letter' ? 'sight' : 'effect'),
  // A low obstacle counts within six cells of the defender (English text) or of the attacker
  // (Italian text). It does not count if the attacker is nearer to it than the defender is
  // (low-obstacle-*).
  low:
    ({ options }) =>
    (defender, attacker) =>
      (options.text === 'italian-letter' ? attacker : defender) <= LOW_WITHIN &&
      attacker >= defender,
  // Incorporeal creatures give no cover (docs/spec/scene.md, convention 4).
  softCounts: (j, c) => !isUnder(j, c, 'incorporeal'),
  softBars: true,
  adjacent: (_j, attack) => (attack === 'melee' ? 'any-line' : 'ranged'),
  bigTarget: 'square',
};

/** The text does not say how large a mount must be, or which of a mounted pair an opportunity strikes. */
const mounts: MountRules = {
  dismounting: { actions: ['mount-or-dismount', 'fast-mount'], rules: [] },
  open: ['size', 'opportunity'],
  higherGround: { value: 1, rules: citations.mounts.higherGround },
  lance: { times: 2, rules: citations.mounts.lance },
  charge: { rules: citations.mounts.charge },
  own: { attack: 1, rules: citations.mounts.own, attackRules: citations.mounts.oneAttack },
  shooting: { double: -4, run: -8, rules: citations.mounts.shooting },
  casting: {
    between: 'vigorous-motion',
    running: 'violent-motion',
    rules: citations.mounts.casting,
  },
  fall: { ...UNSEATED, rules: citations.mounts.fall },
  overrun: { rules: citations.mounts.overrun },
  together: { dc: 10, rules: citations.mounts.checks },
};

/**
 * Only clear ground allows a run or a charge; ground that hampers prevents a 5-foot step
 * (srd35.movement.charge-lines, step-not-hampered).
 */
const table = {
  ...MODES,
  run: { ...MODES.run, level: 'clear' },
  charge: { ...MODES.charge, level: 'clear', roomy: true, barredBy: 'able' },
  step: { ...MODES.step, level: true },
} as const;

/** A charge needs every line free, if the house rule says so (srd35.movement.charge-lines). */
function modeRuleHere(j: Judge, c: Creature, mode: Mode): ModeRule {
  const rule = burdenedModeRule(j, c, mode);
  return mode === 'charge' && j.options.chargeLine === 'band' ? { ...rule, band: true } : rule;
}

/**
 * Darkness in which the creature does not see doubles the cost of a square. Blindness already
 * halves the speed (srd35.movement.darkness-blinds, blinded-half).
 */
const dark = (j: Judge, c: Creature, facts: CellFacts | undefined): boolean =>
  !isUnder(j, c, 'incorporeal') && !isUnder(j, c, 'blind') && isDark(j, c, facts);
const slowsInDark = (j: Judge, c: Creature, facts: CellFacts | undefined): boolean =>
  !hasTrait(c, 'blind-fight') && dark(j, c, facts);

/** With Blind-Fight a creature that cannot see moves at three quarters of its speed. */
const unseeing = slowUnseeing(speed);
const speedHere: Ruleset['speed'] = (j, c) => (hasTrait(c, 'blind-fight') ? unseeing : speed)(j, c);

const grounds = groundTable(citations.grounds);
/** The kinds of ground that the related rulesets share: those that need no answer of the SRD. */
export const sharedGrounds = withoutRows(
  grounds,
  'tree',
  'chest-deep-water',
  'overgrowth',
  'solid-fog',
  'magical-darkness',
  'hewn-stone',
  'uneven-flagstone',
  'gradual-slope',
  'steep-slope',
  'trench',
  'strong-wind',
  'severe-wind',
  'windstorm',
  'hurricane',
  'tornado',
);

/** The conditions that the related rulesets share. */
export const conditions = {
  ...CONDITIONS,
  paralyzed: { ...CONDITIONS['paralyzed'], slowsPassage: true },
  ...furtherLimits('completing'),
} satisfies ConditionTable;

/** What this text says of conditions and spells beyond what the family shares. */
const conditionsHere: ConditionTable = {
  panicked: { flees: 'defends' },
  running: { spares: { trait: 'run-feat' } },
  invisible: { invisible: true, endsByAttack: true },
  // True seeing shows where a blurred or displaced creature is.
  blur: { concealed: 20, concealedFrom: { 'true-seeing': 0 } },
  blurred: { concealed: 20, concealedFrom: { 'true-seeing': 0 } },
  displaced: { concealed: 50, concealedFrom: { 'true-seeing': 0 } },
};

export const srd35: Ruleset = mounted({
  id: 'srd35',
  name: 'D&D 3.5 SRD',
  games: ['dnd-35'],
  grid: 'square',
  modes: {
    table,
    chosen: ['move', 'double-move', 'run', 'step', 'withdraw', 'charge'],
    near: 'move',
    far: 'double-move',
    step: 'step',
    usual: 'move',
    further: ['double-move', 'run'],
  },
  silent: [],
  economy: TURN,
  flankingBonus: 2,
  usual,
  vocabulary: 'srd',
  threatAreas: ['threat', 'reach'],
  cites: citations.map,
  defaults: {},
  houseRules: houseRulesOf(
    'coverLine',
    'reachTwoDiagonal',
    'text',
    'chargeLine',
    'paralyzedPassing',
    'rangedFullAttack',
    'javelinThreatens',
  ),
  // Cornered, a panicked creature defends itself (srd35.condition.panicked).
  conditions: { ...conditions, ...furtherLimits('balancing'), ...SPELLS, ...conditionsHere },
  meleeThrows: citations.weapons.javelin,
  traits: {
    ...TRAITS,
    diehard: { steadfast: true },
    swarm: { ...TRAITS['swarm'], scatters: true },
  },
  mounts,
  spellAreas: SPELL_AREAS,
  evading: { skill: 'tumble', trained: true, unslowed: true },
  evasion,
  grounds,
  ...sizeAnswers(
    WIDE_TABLE,
    citations.map,
    (size, build) => (size === 'colossal' ? citations.colossal : row(size, build)),
    row,
  ),
  perCell,
  bodyIs,
  isHiddenFrom,
  presentCreatures,
  easesLeft,
  limits: limitsOfMode,
  strikesInMelee: (j, a) => a.kind === 'melee' || isMeleeThrow(j, a),
  attackReach: withWhips(attackReach),
  speed: slowedByGround(speedHere),
  relation,
  mayShare: passedTumbling(mayShare),
  isDifficult: (j, c, facts) => isDifficult(j, c, facts) || dark(j, c, facts),
  paceFactor,
  entryFactor: (j, c, facts) => entryFactor(j, c, facts) * (slowsInDark(j, c, facts) ? 2 : 1),
  distance,
  lineOfEffect,
  lineOfSight,
  cover: reachingOut(sheltered(coverAnswer(coverPolicy), citations.shelter), citations.insideSolid),
  concealment: concealmentAnswer({
    wholeSpace: (attack) => attack === 'melee',
    fog: fogOfTwo,
    bigTarget: 'square',
    blindWithoutEffect: (j) => j.options.text === 'italian-letter',
    hiddenFromSolid: true,
  }),
  canThreaten,
  threat,
  deadZone,
  canTakeOpportunity,
  opportunityBarred,
  provocation,
  flanking,
  reminders,
  byHitPoints: (c, traits) => byHitPoints(c, undefined, traits),
  mayAct: noSlowStep(mayAct),
  turnRest,
  modeRule: modeRuleHere,
  budget: movementBudget,
  reachable: reachableAnswer(D20_REACH),
  jumps: SRD_JUMPS,
  pathChecks: (...of) => [...climbSwimChecks(...of), ...jumpChecks(...of)],
  move: moveAnswer(D20_PATHS),
  flight: legAnswers(citations.flight),
  path,
  chargeEnds: chargeEndsAnswer(false),
  // A creature that may not stay goes to the nearest legal place, or back to its last one if that
  // is nearer. The Italian text leaves the choice open.
  displaced: displacedAnswer((j) => (j.options.text === 'italian-letter' ? 'either' : 'nearer')),
});
