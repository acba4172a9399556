/** This text, whole: the map's questions and the turn's. */
import { UNTREATED } from '../silence.ts';
import { d20modern } from './d20modern.ts';
import { attacks } from './d20modern/attacks.ts';
import { bodies } from './d20modern/bodies.ts';
import { initiative } from './d20modern/initiative.ts';
import { movements } from './d20modern/movements.ts';
import { ordnance } from './d20modern/ordnance.ts';
import { specials } from './d20modern/specials.ts';
import { states } from './d20modern/states.ts';
import { turns } from './d20modern/turns.ts';
import { extend } from './extend.ts';
import { srd35Play } from './srd35.play.ts';

export const d20modernPlay = extend(srd35Play, {
  ...d20modern,
  unspoken: [...UNTREATED, 'massive-damage', 'drowning', 'counterspell', 'casting-while-falling'],
  states: states(srd35Play.states),
  bodies: bodies(srd35Play.bodies),
  turns: turns(srd35Play.turns),
  initiative: initiative(srd35Play.initiative),
  attacks: attacks(srd35Play.attacks),
  specials: specials(srd35Play.specials),
  movements: movements(srd35Play.movements),
  ordnance,
});
