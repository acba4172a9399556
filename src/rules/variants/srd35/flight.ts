/**
 * Flight: the SRD's two chapters have no classes of manoeuvrability, so the general 3.5 table
 * stands.
 */
import { air, column, dive, fall } from '../../play/flight/air.ts';
import { area } from '../../play/flight/area.ts';
import { classOf, CLASSES, hovers, winged } from '../../play/flight/classes.ts';
import { move } from '../../play/flight/move.ts';
import { NAMES, type FlightRules } from '../../play/flight/questions.ts';
import { FLIGHT_TRAITS } from '../../play/flight/traits.ts';
import { citing } from '../extend.ts';

export const flight: FlightRules = {
  cites: citing(NAMES, {}),
  classes: CLASSES,
  traits: FLIGHT_TRAITS,
  classOf,
  winged,
  hovers,
  move,
  area,
  column,
  fall,
  air,
  dive,
};
