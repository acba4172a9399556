/**
 * The handlers of special attacks that need one. The code that all special attacks share is in `special.ts`.
 */
import type { Special } from './specialRules.ts';
import { push as rush } from './push.ts';
import { trample } from './trample.ts';
import { coup, knockout } from './coup.ts';
import { grabHandler, holdHandler } from './hold.ts';
import { aid, feint } from './aidAndFeint.ts';
import { overrun } from './overrun.ts';
import type { Handler } from './situation.ts';
import { disarm, sunder } from './snatch.ts';
import { trip } from './trip.ts';

export const HANDLERS: Readonly<Partial<Record<Special, Handler>>> = {
  'aid-another': aid,
  'bull-rush': rush,
  'coup-de-grace': coup,
  disarm,
  feint,
  grab: grabHandler,
  grapple: holdHandler,
  'knockout-blow': knockout,
  overrun,
  sunder,
  trample,
  trip,
};
