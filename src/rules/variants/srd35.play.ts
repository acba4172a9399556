/** The SRD, whole: the map's questions and the turn's. */
import type { Playbook } from '../playbook.ts';
import { UNTREATED } from '../silence.ts';
import { srd35 } from './srd35.ts';
import { attacks } from './srd35/attacks.ts';
import { bodies } from './srd35/bodies.ts';
import { flight } from './srd35/flight.ts';
import { initiative } from './srd35/initiative.ts';
import { movements } from './srd35/movements.ts';
import { specials } from './srd35/specials.ts';
import { states } from './srd35/states.ts';
import { turns } from './srd35/turns.ts';

export const srd35Play: Playbook = {
  ...srd35,
  unspoken: [...UNTREATED, 'massive-damage', 'drowning', 'counterspell', 'casting-while-falling'],
  states,
  bodies,
  turns,
  initiative,
  attacks,
  specials,
  movements,
  flight,
};
