/** Whole turns of 2014, where they differ. */
import { cases, cells, creature, hero, turn, type Answer, type CreatureMore } from '../cases.ts';
import { act, actions, refused, steps, turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { bow, go, once, orc, rogue, sword } from './boards.ts';
import { lists } from './turnChecks.ts';

const row = rowsOf('srd51');
const TURN = turn({ active: 'r', spent: {} });
const orcsTurn = turn({ active: 'o', order: ['o', 'r'] });
const legal: Answer = { legal: true };
const shortsword = { id: 'shortsword', kind: 'melee', light: true } as const;
const able = (...traits: string[]) => rogue(5, 5, { traits });
const armed = (...attacks: Exclude<CreatureMore['attacks'], string | undefined>[number][]) =>
  rogue(5, 5, { attacks });
const first = ['attack', { target: 'o', with: 'shortsword' }] as const;
const STRIKE = ['attack', { target: 'o', with: 'sword' }] as const;
const EXTRA = ['bonus-strike', { target: 'o', with: 'sword' }] as const;
const listing = 'a list of actions cites the actions that it has';

export default cases('srd51', [
  row('action.table', 0, 'drinks a potion')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'utilize'))
    .gives(steps(true, 'no-action-left')),
  row('action.table', 1, 'Study')
    .on(rogue(5, 5), TURN)
    .ask(actions('r'))
    .gives(lists(['attack', 'utilize'], ['study', 'influence', 'nick', 'drink-potion'])),
  row('action.table', 2, 'an unarmed strike')
    .on(rogue(5, 5, { attacks: 'fist' }), orc({}, 6, 5), TURN)
    .ask(act('r', 'attack', { target: 'o', with: 'fist' }))
    .gives(legal),
  row('action.draw', 0, 'puts a bow away and draws a sword')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'interact', 'interact', 'utilize'))
    .gives(steps(true, 'no-action-left', true)),
  row('action.draw', 1, 'draws the second of three daggers, not the third')
    .on(able('extra-attack-2'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'interact', STRIKE, 'interact'))
    .gives(steps(true, true, true, 'no-action-left')),
  row('action.bonus-spell', 0, 'a Bonus Action spell, then a levelled one')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'bonus-spell', 'slot-spell'))
    .gives(steps(true, 'same-turn')),
  row('action.bonus-spell', 'extra', 'a Bonus Action spell, then a cantrip')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'bonus-spell', 'cast-spell'))
    .gives(steps(true, true)),
  row('action.bonus-spell', 1, 'a levelled action and a levelled reaction in the own turn')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'slot-spell', 'reaction-spell'))
    .gives(steps(true, true)),
  row('action.bonus-spell', 'extra', 'a Bonus Action spell, then a levelled reaction')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'bonus-spell', 'reaction-spell'))
    .gives(steps(true, 'same-turn')),
  row('action.bonus-spell', 2, 'a levelled spell, then a Bonus Action spell')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'slot-spell', 'bonus-spell'))
    .gives(steps(true, 'same-turn')),
  row('action.bonus-spell', 3, 'a Bonus Action cantrip, then a levelled spell')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'bonus-cantrip', 'slot-spell'))
    .gives(steps(true, 'same-turn')),
  row('action.bonus-spell', 4, 'two fireballs with Action Surge')
    .on(able('action-surge'), TURN)
    .ask(turnOf('r', 'slot-spell', 'action-surge', 'slot-spell'))
    .gives(steps(true, true, true)),
  row('action.bonus-spell', 5, 'Shield on the orc’s turn')
    .on(rogue(5, 5), orc(), orcsTurn)
    .ask(act('r', 'reaction-spell'))
    .gives(legal),
  row('class.martial-arts', 0, 'attacks, then strikes as a bonus action')
    .on(able('martial-arts'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, EXTRA))
    .gives(steps(true, true)),
  row('class.martial-arts', 1, 'Dodge, then a strike as a bonus action')
    .on(able('martial-arts'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'dodge', EXTRA))
    .gives(steps(true, 'comes-after')),
  row('class.martial-arts', 2, 'a berserker in a frenzy')
    .on(able('frenzy'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, EXTRA))
    .gives(steps(true, true)),
  row('action.two-weapons', 0, 'shortsword and hand crossbow')
    .on(armed(shortsword, { ...bow, light: true }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', first, ['offhand', { target: 'o', with: 'bow' }]))
    .gives(steps(true, 'wrong-weapon')),
  row('action.two-weapons', 1, 'two shortswords')
    .on(armed(shortsword, { ...shortsword, id: 'other' }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', first, ['offhand', { target: 'o', with: 'other' }]))
    .gives(steps(true, true)),
  row('action.two-weapons', 2, 'a handaxe in hand, and one thrown')
    .on(
      armed(
        shortsword,
        { ...shortsword, id: 'handaxe' },
        { ...bow, id: 'handaxe-thrown', kind: 'thrown', light: true },
      ),
      orc({}, 6, 5),
      TURN,
    )
    .ask(turnOf('r', first, ['offhand', { target: 'o', with: 'handaxe-thrown' }]))
    .gives(steps(true, true)),
  row('spell.haste', 1, 'a single attack with the further action')
    .on(rogue(5, 5, { traits: ['extra-attack-1'], conditions: ['hasted'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'cast-spell', STRIKE, STRIKE))
    .uncited('each action cites its own rule')
    .gives(steps(true, true, 'no-action-left')),
  row('spell.slow', 1, 'an attack as a Bonus Action')
    .on(
      rogue(5, 5, {
        attacks: [shortsword, { ...shortsword, id: 'other' }],
        conditions: ['slowed'],
      }),
      orc({}, 6, 5),
      TURN,
    )
    .ask(turnOf('r', first, ['offhand', { target: 'o', with: 'other' }]))
    .uncited('the refusal cites the turn')
    .gives(steps(true, 'no-action-left')),
  row('spell.shocking-grasp', 1, 'casts Shield')
    .on(rogue(5, 5, { conditions: ['no-opportunities'] }), orc(), orcsTurn)
    .ask(act('r', 'reaction-spell'))
    .cites('srd51.opportunity.denied')
    .gives(refused('condition-forbids')),
  row('mastery.none', 0, 'no mastery pushes')
    .on(rogue(5, 5, { attacks: [{ ...sword, tags: ['cleave', 'nick'] }] }), TURN)
    .ask(actions('r'))
    .uncited(listing)
    .gives(lists(['attack'], ['cleave', 'nick'])),
  row('mastery.none', 1, 'no mastery topples')
    .on(rogue(5, 5), TURN)
    .ask(actions('r'))
    .uncited(listing)
    .gives(lists(['attack'], ['topple', 'push'])),
  row('class.monk-ki', 0, 'Dash and Disengage together')
    .on(able('step-of-the-wind'), TURN)
    .ask(turnOf('r', 'bonus-dash', 'bonus-disengage'))
    .gives(steps(true, 'no-action-left')),
  row('class.monk-ki', 2, 'Patient Defense, then out of a reach')
    .on(able('patient-defense'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'patient-defense', ['move', { path: cells('5,5 4,5') }]))
    .gives({ legal: true, steps: [{ legal: true }, { opportunities: [{ by: 'o' }] }] }),
  row('class.monk-ki', 'extra', 'Patient Defense is no Disengage')
    .on(able('patient-defense'), TURN)
    .ask(actions('r'))
    .gives(lists(['patient-defense'], ['bonus-disengage', 'focused-defense'])),
  row('class.action-surge', 0, 'a second fireball')
    .on(able('action-surge'), TURN)
    .ask(turnOf('r', 'slot-spell', 'action-surge', 'slot-spell'))
    .gives(steps(true, true, true)),
  row('class.action-surge', 'extra', 'a Bonus Action spell, and no fireball')
    .on(able('action-surge'), TURN)
    .ask(turnOf('r', 'bonus-spell', 'cast-spell', 'action-surge', 'slot-spell'))
    .gives(steps(true, true, true, 'same-turn')),
  row('attack.reckless', 3, 'after a plain attack')
    .on(able('reckless-attack', 'extra-attack'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'reckless-attack'))
    .gives(steps(true, 'same-turn')),
  row('action.help', 1, 'the helped knight strikes')
    .on(hero('a', 5, 5, { attacks: [sword], conditions: ['helped'] }), orc({}, 6, 5))
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 'sword' })
    .gives({ edge: 1 }),
  row('action.help', 0, 'the archer was not named')
    .on(
      hero('k', 5, 5, { conditions: ['helped'] }),
      hero('a', 1, 5, { attacks: [bow] }),
      orc({}, 6, 6),
    )
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 'bow' })
    .uncited('nothing decides the roll')
    .gives({ edge: 0 }),
  row('action.multiattack', 0, 'hasted: a single attack')
    .on(rogue(5, 5, { traits: ['multiattack-2'], conditions: ['hasted'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, STRIKE, STRIKE, STRIKE))
    .uncited('an attack cites its own rule')
    .gives(steps(true, true, true, 'no-action-left')),
  row('opportunity.hostile', 3, 'a troll strikes once')
    .on(rogue(5, 5, { traits: ['multiattack-3'], opportunitiesTaken: 1 }), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'sword', as: 'opportunity' }))
    .uncited('the refusal cites the Reaction')
    .gives(refused('no-opportunity')),
  row('initiative.surprise', 0, 'the first turn of a surprised orc')
    .on(
      orc({ conditions: ['surprised'] }),
      rogue(9, 9),
      turn({ round: 1, active: 'o', order: ['o', 'r'], acted: ['o'] }),
    )
    .ask(act('o', 'attack'))
    .gives(refused('condition-forbids')),
  row('initiative.surprise', 'extra', 'it does not walk either')
    .on(
      orc({ conditions: ['surprised'] }),
      rogue(9, 9),
      turn({ round: 1, active: 'o', order: ['o', 'r'], acted: ['o'] }),
    )
    .ask(go('o', cells('5,5 6,5')))
    .gives({ legal: false }),
  row('initiative.surprise', 2, 'after its first turn it reacts')
    .on(
      orc({ conditions: ['surprised'] }),
      rogue(6, 5),
      turn({ round: 1, active: 'r', order: ['o', 'r'], acted: ['o', 'r'] }),
    )
    .ask(go('r', cells('6,5 7,5')))
    .uncited('the opportunity cites what it follows from')
    .gives(once('o', [6, 5])),
  row('initiative.surprise', 1, 'of a group, the one who was aware')
    .on(
      orc({ conditions: ['surprised'] }),
      creature('p', 5, 7),
      turn({ round: 1, active: 'p', order: ['p', 'o'], acted: ['p'] }),
    )
    .ask(act('p', 'attack'))
    .uncited('nothing is refused')
    .gives(legal),
]);
