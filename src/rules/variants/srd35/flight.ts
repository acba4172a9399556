/** Flight in three dimensions, judged leg by leg: the SRD. */
import { NAMES, type FlightRules } from '../../play/flight/questions.ts';
import { citing } from '../extend.ts';

export const flight: FlightRules = {
  cites: citing(NAMES, {}),
};
