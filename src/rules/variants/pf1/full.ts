/** The first edition's reference document, whole: what its text says otherwise of a turn. */
import { UNTREATED } from '../../silence.ts';
import { extend, extendTurn } from '../extend.ts';
import { srd35Full } from '../srd35/full.ts';
import * as citations from './citations.ts';
import { pf1 } from './index.ts';

const { movements, states } = srd35Full;

export const pf1Full = extendTurn(srd35Full, pf1, citations, {
  unspoken: [...UNTREATED, 'drowning', 'counterspell', 'casting-while-falling'],
  states: { table: extend(states.table, { casting: {}, swarm: {}, whirlwind: {} }) },
  movements: {
    table: extend(movements.table, { secondRadius: 'raises', dazzlesFrom: 'daylight' }),
    traits: { ...movements.traits, 'light-blindness': { lightSensitive: ['blinded', 'dazzled'] } },
  },
});
