/**
 * Conditions: what each forbids on the map and in a turn, and what it changes on the map. A ruleset
 * adds or replaces rows. Modifiers to rolls are in `d20/play/states/conditionTable.ts`.
 */
import { conditionTable } from '../../core/conditionsInForce.ts';
import type { ConditionEffect, ConditionTable } from '../../effects.ts';
import { D20_KINDS, kindRows } from '../../kinds.ts';

const HELPLESS: ConditionEffect = { actions: 'mental-only', helpless: true };
const OUT: ConditionEffect = { actions: 'none', helpless: true };
const CORPSE: ConditionEffect = { ...OUT, corpse: true, noSoftCover: true };
const NO_ACTIONS: ConditionEffect = { actions: 'none' };

/** Types and subtypes that threaten no cell. */
const HARMLESS: ConditionTable = Object.fromEntries(
  Object.keys(kindRows(D20_KINDS, 'noThreat')).map((kind) => [kind, { noThreat: 'threatSwarm' }]),
);

export const CONDITIONS: ConditionTable = conditionTable({
  ...HARMLESS,
  helpless: HELPLESS,
  bound: HELPLESS,
  paralyzed: HELPLESS,
  asleep: OUT,
  unconscious: OUT,
  dying: OUT,
  petrified: OUT,
  stable: OUT,
  dead: CORPSE,
  destroyed: CORPSE,
  stunned: NO_ACTIONS,
  dazed: NO_ACTIONS,
  cowering: NO_ACTIONS,
  fascinated: NO_ACTIONS,
  rebuked: NO_ACTIONS,
  stalled: NO_ACTIONS,
  nauseated: { actions: 'move-only', noAttack: true, noCasting: true },
  frightened: { flees: 'fights' },
  panicked: { flees: 'cowers' },
  turned: { flees: 'cowers' },
  pinned: { actions: 'mental-only', hold: 'pin' },
  grappling: { hold: 'grapple' },
  'flat-footed': { noOpportunity: 'opportunityFlatFooted', noImmediate: true },
  surprised: { noOpportunity: 'opportunityFlatFooted', noImmediate: true },
  // A confused creature may make an attack of opportunity only against a creature that it is
  // already fighting. The scene does not record that, so it makes none.
  confused: { noOpportunity: 'opportunityConfused' },
  'total-defence': { noOpportunity: 'opportunityDefence' },
  prone: { crawls: true },
  'knocked-down': { crawls: 'grounded' },
  'blown-away': { crawls: 'grounded' },
  blinded: { blind: true, halfSpeed: true },
  entangled: { halfSpeed: true, noRun: true },
  exhausted: { halfSpeed: true, noRun: true },
  fatigued: { noRun: true },
  // Thirst causes fatigue (sigil.condition.dehydrated).
  dehydrated: { noRun: true },
  disabled: { actions: 'single', halfSpeed: true },
  staggered: { actions: 'single' },
  'immobilized-in-place': { immobile: true },
  invisible: { invisible: true },
  incorporeal: { incorporeal: true },
  ethereal: { incorporeal: true, apart: true, invisible: true },
  blur: { concealed: 20 },
  blurred: { concealed: 20 },
  displaced: { concealed: 50 },
  flying: { flying: true },
  'energy-drained': { drains: true },
});
