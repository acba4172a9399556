/** What an attack ends in 2014: help is for one friend's attack against one creature. */
import { expect } from 'vitest';
import { cases, hero, turn, type Answer, type CreatureMore } from '../cases.ts';
import { act } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { lacks, orc, rogue, sword } from './boards.ts';

const row = rowsOf('srd51');
const TURN = turn({ active: 'r', order: ['r'] });
const helper = hero('h', 5, 7);
const helped = { conditions: ['helped'], conditionsBy: { helped: ['h'] } };
const armed = (more: CreatureMore = helped) => rogue(5, 5, { attacks: [sword], ...more });
const aimed = { conditions: ['distracted'], conditionsBy: { distracted: ['h'] } };
const other = (more: CreatureMore = {}) => hero('p', 6, 6, { side: 'foes', ...more });
const rolls = { ask: 'attempt', from: 'r', to: 'o', with: 'sword' } as const;
const strikes = act('r', 'attack', { target: 'o', with: 'sword' });
/** Is it in doubt against whom the help is? */
const doubts =
  (yes: boolean) =>
  ({ unknown }: Answer): void =>
    expect((unknown as string[]).includes('creatures.o.conditionsBy.distracted')).toBe(yes);
const own = 'an attack cites its own rule';

export default cases('srd51', [
  row('action.help', 'extra', 'against the creature that the helper distracts')
    .on(armed(), orc(aimed, 6, 5), helper)
    .ask(rolls)
    .gives({ edge: 1 }, doubts(false)),
  row('action.help', 2, 'the knight attacks another orc')
    .on(armed(), orc({}, 6, 5), other(aimed), helper)
    .ask(rolls)
    .uncited('nothing decides the roll')
    .gives({ edge: 0 }),
  row('action.help', 'extra', 'nobody says against whom the help is')
    .on(armed(), orc({}, 6, 5), helper)
    .ask(rolls)
    .gives({ edge: 1 }, doubts(true)),
  row('action.help', 'extra', 'an attack on another creature does not use the help up')
    .on(armed(), orc({}, 6, 5), other(aimed), helper, TURN)
    .ask(strikes)
    .uncited(own)
    .gives(lacks('after')),
  row('action.help', 'extra', 'the attack that the help is for uses it up')
    .on(armed(), orc(aimed, 6, 5), helper, TURN)
    .ask(strikes)
    .uncited(own)
    .gives({ after: { loses: ['helped'] } }),
  row('action.help', 'extra', 'Help against an enemy')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(act('r', 'help', { target: 'o' }))
    .gives({ changes: [{ what: 'condition', of: 'o', condition: 'distracted', on: true }] }),
]);
