/** Grapples and shoves as attacks of the Attack action of 2014. */
import { cases, turn, type AttackInput, type CreatureMore } from '../cases.ts';
import { act, refused, steps, turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { orc, rogue } from './boards.ts';

const row = rowsOf('srd51');
const TURN = turn({ active: 'r', spent: {} });
const GRAPPLE = ['unarmed-grapple', { target: 'o' }] as const;
const claw: AttackInput = { id: 'claw', kind: 'melee', natural: true };
const CLAW = ['attack', { target: 'o', with: 'claw' }] as const;
const light = (id: string): AttackInput => ({ id, kind: 'melee', light: true });
const r = (more: CreatureMore = {}) => rogue(5, 5, { attacks: [claw], ...more });
const beside = orc({}, 6, 5);

export default cases('srd51', [
  row('grapple.contest', 'extra', 'a grapple, then Dodge as the action')
    .on(r(), beside, TURN)
    .ask(turnOf('r', GRAPPLE, 'dodge'))
    .gives(steps(true, 'no-action-left')),
  row('grapple.contest', 'extra', 'a grapple and a blow by Extra Attack')
    .on(r({ traits: ['extra-attack-1'] }), beside, TURN)
    .ask(turnOf('r', CLAW, GRAPPLE))
    .gives(steps(true, true)),
  row('grapple.contest', 'extra', 'a grapple after a blow of a Multiattack')
    .on(r({ traits: ['multiattack-2'] }), beside, TURN)
    .ask(turnOf('r', CLAW, GRAPPLE))
    .gives(steps(true, 'no-action-left')),
  row('grapple.contest', 'extra', 'two blows of a Multiattack')
    .on(r({ traits: ['multiattack-2'] }), beside, TURN)
    .ask(turnOf('r', CLAW, CLAW))
    .cites('srd51.action.table')
    .gives(steps(true, true)),
  row('grapple.contest', 'extra', 'a natural reach of 10 ft., declared')
    .on(r({ reach: 2 }), orc({}, 7, 5), TURN)
    .ask(act('r', 'unarmed-grapple', { target: 'o' }))
    .gives({ legal: true }),
  row('grapple.contest', 'extra', 'a declared opportunity')
    .on(r(), beside, turn({ active: 'o' }))
    .ask(act('r', 'unarmed-grapple', { target: 'o', as: 'opportunity' }))
    .gives(refused('not-as-opportunity')),
  row('opportunity.hostile', 1, 'a grapple as the opportunity')
    .on(r(), beside, turn({ active: 'o' }))
    .ask(act('r', 'unarmed-grapple', { target: 'o', as: 'opportunity' }))
    .cites('srd51.grapple.contest')
    .gives(refused('not-as-opportunity')),
  row('action.help', 'extra', 'steadying the dying is an action of its own')
    .on(r(), orc({ side: 'party', conditions: ['dying', 'prone'] }, 6, 5), TURN)
    .ask(turnOf('r', ['stabilize', { target: 'o' }], 'help'))
    .gives(steps(true, 'no-action-left')),
  row('shove.contest', 'extra', 'a shove, then an escape')
    .on(r({ conditions: ['grappled'] }), beside, TURN)
    .ask(turnOf('r', ['unarmed-shove', { target: 'o' }], 'escape-grapple'))
    .gives(steps(true, 'no-action-left')),
  row('action.two-weapons', 'extra', 'the same weapon again')
    .on(r({ attacks: [light('dagger'), light('shortsword')] }), beside, TURN)
    .ask(
      turnOf(
        'r',
        ['attack', { target: 'o', with: 'dagger' }],
        ['offhand', { target: 'o', with: 'dagger' }],
      ),
    )
    .gives(steps(true, 'wrong-weapon')),
  row('action.two-weapons', 'extra', 'two daggers of one stack')
    .on(r({ attacks: [{ ...light('dagger'), count: 2 }] }), beside, TURN)
    .ask(
      turnOf(
        'r',
        ['attack', { target: 'o', with: 'dagger' }],
        ['offhand', { target: 'o', with: 'dagger' }],
      ),
    )
    .gives(steps(true, true)),
  row('action.bonus-spell', 'extra', 'a Bonus Action spell after a readied spell with a slot')
    .on(r(), TURN)
    .ask(turnOf('r', ['ready', { readies: 'slot-spell' }], 'bonus-spell'))
    .gives(steps(true, 'same-turn')),
]);
