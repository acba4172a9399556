/** This text, whole: the map's questions and the turn's. */
import { UNTREATED } from '../silence.ts';
import { extend } from './extend.ts';
import { sigil } from './sigil.ts';
import { attacks } from './sigil/attacks.ts';
import { bodies } from './sigil/bodies.ts';
import { flight } from './sigil/flight.ts';
import { initiative } from './sigil/initiative.ts';
import { movements } from './sigil/movements.ts';
import { specials } from './sigil/specials.ts';
import { states } from './sigil/states.ts';
import { turns } from './sigil/turns.ts';
import { srd35Play } from './srd35.play.ts';

export const sigilPlay = extend(srd35Play, {
  ...sigil,
  // It has massive damage, drowning where one swims, and counterspells as readied actions.
  unspoken: UNTREATED,
  states: states(srd35Play.states),
  bodies: bodies(srd35Play.bodies),
  turns: turns(srd35Play.turns),
  initiative: initiative(srd35Play.initiative),
  attacks: attacks(srd35Play.attacks),
  specials: specials(srd35Play.specials),
  movements: movements(srd35Play.movements),
  flight: flight(srd35Play.flight),
});
