/** What an attack ends on the attacker and on its target, what help distracts, and held spells (2024). */
import { cases, creature, hero, turn, type CreatureMore } from '../cases.ts';
import { act, turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { lacks, orc, rogue, sword } from './boards.ts';

const row = rowsOf('srd52');
const TURN = turn({ active: 'r', order: ['r'] });
const orcsTurn = turn({ active: 'o', order: ['o', 'r'] });
const armed = (more: CreatureMore = {}) => rogue(5, 5, { attacks: [sword], ...more });
const by = (condition: string, ...ids: string[]) =>
  orc({ conditions: [condition], conditionsBy: { [condition]: ids } }, 6, 5);
const helper = hero('h', 5, 7);
const strikes = (as?: 'opportunity' | 'readied') =>
  act('r', 'attack', { target: 'o', with: 'sword', ...(as !== undefined && { as }) });
const off = (condition: string, source?: string, of = 'o') => ({
  what: 'condition',
  of,
  condition,
  on: false,
  ...(source !== undefined && { by: source }),
});
const ends = (...changes: object[]) => ({ changes });
const nothing = lacks('changes');
const own = 'an attack cites its own rule';

export default cases('srd52', [
  row('mastery.vex', 2, 'the second attack of the turn on the same orc')
    .on(armed(), by('vexed', 'r'), TURN)
    .ask(strikes())
    .uncited(own)
    .gives(ends(off('vexed', 'r'))),
  row('mastery.vex', 'extra', 'an opportunity attack')
    .on(armed(), by('vexed', 'r'), orcsTurn)
    .ask(strikes('opportunity'))
    .uncited(own)
    .gives(ends(off('vexed', 'r'))),
  row('mastery.vex', 'extra', 'a readied attack')
    .on(armed(), by('vexed', 'r'), orcsTurn)
    .ask(strikes('readied'))
    .uncited(own)
    .gives(ends(off('vexed', 'r'))),
  row('mastery.vex', 'extra', 'somebody else has vexed the orc')
    .on(armed(), by('vexed', 'h'), helper, TURN)
    .ask(strikes())
    .uncited(own)
    .gives(nothing),
  row('mastery.vex', 'extra', 'two creatures have vexed the orc')
    .on(armed(), by('vexed', 'h', 'r'), helper, TURN)
    .ask(strikes())
    .uncited(own)
    .gives(ends(off('vexed', 'r'))),
  row('mastery.vex', 'extra', 'nobody knows who has vexed the orc')
    .on(armed(), orc({ conditions: ['vexed'] }, 6, 5), TURN)
    .ask(strikes())
    .uncited(own)
    .gives(nothing),
  row('mastery.vex', 'extra', 'a shove is no attack roll')
    .on(armed(), by('vexed', 'r'), TURN)
    .ask(act('r', 'unarmed-shove', { target: 'o' }))
    .uncited(own)
    .gives(nothing),

  row('action.help-attack', 2, 'the attack that the help was for')
    .on(armed(), by('distracted', 'h'), helper, TURN)
    .ask(strikes())
    .uncited(own)
    .gives(ends(off('distracted', 'h'))),
  row('action.help-attack', 'extra', 'the helper attacks, whom its own help does not serve')
    .on(armed(), by('distracted', 'r'), helper, TURN)
    .ask(strikes())
    .uncited(own)
    .gives(nothing),
  row('action.help-attack', 'extra', 'two friends have distracted the orc')
    .on(armed(), by('distracted', 'h', 'g'), helper, hero('g', 7, 7), TURN)
    .ask(strikes())
    .uncited(own)
    .gives(ends(off('distracted', 'h'), off('distracted', 'g'))),
  row('action.help-attack', 'extra', 'a friend of the orc has distracted it')
    .on(armed(), by('distracted', 'x'), creature('x', 7, 7, { side: 'foes' }), TURN)
    .ask(strikes())
    .uncited(own)
    .gives(nothing),
  row('action.help-attack', 'extra', 'Help against an enemy distracts it')
    .on(armed(), orc({}, 6, 5), TURN)
    .ask(act('r', 'help', { target: 'o' }))
    .gives(ends({ ...off('distracted', 'r'), on: true, until: { of: 'r', at: 'start' } })),
  row('action.help-attack', 'extra', 'Help for a friend distracts nobody')
    .on(armed(), hero('h', 5, 6), TURN)
    .ask(act('r', 'help', { target: 'h' }))
    .gives(nothing),

  row('spell.next-attack', 'extra', 'an attack by anybody')
    .on(armed(), orc({ conditions: ['guiding-bolt'] }, 6, 5), TURN)
    .ask(strikes())
    .uncited(own)
    .gives(ends(off('guiding-bolt'))),
  row('spell.next-attack', 'extra', 'an opportunity attack')
    .on(armed(), by('guiding-bolt', 'h'), helper, orcsTurn)
    .ask(strikes('opportunity'))
    .uncited(own)
    .gives(ends(off('guiding-bolt'))),

  row('hide.ends', 'extra', 'an opportunity attack out of hiding')
    .on(armed({ conditions: ['hidden', 'helped', 'mocked'] }), orc({}, 6, 5), orcsTurn)
    .ask(strikes('opportunity'))
    .uncited(own)
    .gives({ after: { loses: ['hidden', 'helped', 'mocked'] } }),

  row('action.ready', 'extra', 'a spell that is made ready is held by concentration')
    .on(armed(), TURN)
    .ask(act('r', 'ready', { readies: 'slot-spell' }))
    .gives(
      ends({ ...off('concentrating', undefined, 'r'), on: true, until: { of: 'r', at: 'start' } }),
    ),
  row('action.ready', 'extra', 'a spell made ready ends the concentration before it')
    .on(armed({ conditions: ['concentrating'] }), TURN)
    .ask(act('r', 'ready', { readies: 'slot-spell' }))
    .gives(
      ends(off('concentrating', undefined, 'r'), {
        ...off('concentrating', undefined, 'r'),
        on: true,
        until: { of: 'r', at: 'start' },
      }),
    ),
  row('action.ready', 'extra', 'an attack made ready leaves the concentration')
    .on(armed({ conditions: ['concentrating'] }), TURN)
    .ask(act('r', 'ready', { readies: 'attack' }))
    .gives(nothing),
  row('action.ready', 'extra', 'the held spell is released')
    .on(armed({ conditions: ['concentrating'] }), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'slot-spell', { as: 'readied' }))
    .uncited('a spell cites its own rule')
    .gives(ends(off('concentrating', undefined, 'r'))),
  row('class.rage', 'extra', 'a raging creature makes no spell ready')
    .on(armed({ conditions: ['raging'] }), TURN)
    .ask(act('r', 'ready', { readies: 'cast-spell' }))
    .gives({ legal: false, why: ['condition-forbids'] }),
  row('class.rage', 'extra', 'Rage as a Bonus Action ends concentration')
    .on(armed({ conditions: ['concentrating'], traits: ['rage'] }), TURN)
    .ask(act('r', 'rage'))
    .gives({ after: { gains: ['raging'], loses: ['concentrating'] } }),

  row('action.help-attack', 'extra', 'the second attack of a turn after the help has served')
    .on(armed({ traits: ['extra-attack-1'] }), by('distracted', 'h'), helper, TURN)
    .ask(turnOf('r', ['attack', { target: 'o', with: 'sword' }], ['attack', { target: 'o' }]))
    .uncited(own)
    .gives({ legal: true }),
]);
