/** Flight on the map, for rulesets with maneuverability classes. */
import type { LegRules } from './legRules.ts';
import { classOf, CLASSES, hovers } from './classes.ts';
import { fly } from './move.ts';
import { FLIGHT_TRAITS } from './flightTraits.ts';

export const legAnswers = (cites: LegRules['cites']): LegRules => ({
  cites,
  classes: CLASSES,
  traits: FLIGHT_TRAITS,
  classOf,
  hovers,
  move: fly,
});
