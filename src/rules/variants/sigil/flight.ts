/** Flight in three dimensions, judged leg by leg: what this text says otherwise. */
import { NAMES, type FlightRules } from '../../play/flight/questions.ts';
import { citing, extend } from '../extend.ts';

export const flight = (parent: FlightRules): FlightRules => extend(parent, {
  cites: citing(NAMES, {}),
});
