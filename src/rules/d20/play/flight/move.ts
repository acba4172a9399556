/** Judges a flight in a whole turn, with the conditions that make the flyer fall or sink. */
import type { Creature } from '../../../../board/creature.ts';
import type { Place3 } from '../../../../board/grid.ts';
import { fly } from '../../map/flight/move.ts';
import type { FlightVerdict, Manner } from '../../map/flight/legRules.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { ConditionModifiers } from '../states/stateRules.ts';

/** Do a flyer's conditions make it fall or sink? Undefined if neither. */
export const descentOf = (j: FullJudge, c: Creature): ConditionModifiers['descends'] =>
  j.rules.states.modifiers(j, c.elevation > 0 ? c : { ...c, elevation: 1 }).descends;

export function flightMove(
  j: FullJudge,
  c: Creature,
  manner: Manner,
  path: readonly Place3[],
): FlightVerdict {
  const flown = fly(j, c, manner, path);
  const down = descentOf(j, c);
  if (flown.ends === 'landed' || down === undefined) return flown;
  const why = j.rules.states.sources[down.condition] ?? [];
  return { ...flown, ends: down.does, rules: [...new Set([...flown.rules, ...why])] };
}
