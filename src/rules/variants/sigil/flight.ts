/** Flight: the rules of this text behind the general reading. */
import { NAMES, type FlightRules } from '../../play/flight/questions.ts';
import { citing, extend } from '../extend.ts';

const f = (...names: readonly string[]): string[] => names.map((n) => `sigil.flight.${n}`);

export const flight = (parent: FlightRules): FlightRules =>
  extend(parent, {
    cites: citing(NAMES, {
      fly: f('load-limit', 'manoeuvrability-table'),
      load: f('load-limit'),
      column: f('direction-and-column'),
      noProneNoStep: f('no-prone-no-step'),
      minimum: f('minimum-forward-speed'),
      hover: f('hover'),
      hoverGood: f('hover-move-good'),
      hoverFeat: f('hover-feat'),
      backward: f('backward'),
      reverse: f('reverse'),
      turnRate: f('turn-rate'),
      turnInPlace: f('turn-in-place'),
      maximumTurn: f('maximum-turn'),
      climbAngle: f('climb-angle'),
      climbSpeed: f('climb-speed-up'),
      diveAngle: f('dive-angle'),
      diveSpeed: f('dive-speed'),
      level: f('level-before-climb'),
      table: f('manoeuvrability-table'),
      catching: f('catch-falling'),
      freeFall: f('free-fall'),
      freeFallRecover: f('free-fall-recover'),
      fastFreeFall: f('fast-free-fall'),
      stall: ['sigil.condition.stalled'],
      grapple: f('grapple-in-air'),
      grappleSize: f('grapple-in-air-size'),
      release: f('grapple-release'),
      overrun: f('overrun-in-air'),
      dive: f('dive-attack'),
      trip: f('trip-in-air'),
      bullRush: f('bull-rush-in-air'),
    }),
  });
