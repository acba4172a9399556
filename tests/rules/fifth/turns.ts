/** Whole turns of 2024: what an action costs, what a feature adds, and what a turn allows once. */
import { expect } from 'vitest';
import {
  archer,
  cases,
  cells,
  creature,
  hero,
  turn,
  type Answer,
  type AttackInput,
  type CreatureMore,
} from '../cases.ts';
import { act, actions, refused, steps, turnOf } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';
import { lists } from './turnChecks.ts';
import { barredBy, bow, glaive, go, once, orc, rogue, sword } from './boards.ts';

const row = rowsOf('srd52');
const TURN = turn({ active: 'r', spent: {} });
const after = (uses: Record<string, number>, done: string[] = [], moved = 0, more: object = {}) =>
  turn({ active: 'r', spent: { moved, uses, actions: done, ...more } });
const orcsTurn = turn({ active: 'o', order: ['o', 'r'] });
const shortsword = { id: 'shortsword', kind: 'melee', light: true } as const;
const dagger = { id: 'dagger', kind: 'melee', light: true } as const;
const scimitar: AttackInput = { ...shortsword, id: 'scimitar', tags: ['nick'] };
const handCrossbow = { ...bow, id: 'hand-crossbow', light: true } as const;
const armed = (...attacks: NonNullable<CreatureMore['attacks']>[number][]) =>
  rogue(5, 5, { attacks: attacks as Exclude<CreatureMore['attacks'], string | undefined> });
const able = (...traits: string[]) => rogue(5, 5, { traits });
const legal: Answer = { legal: true };
const reaper = rogue(5, 5, { attacks: [{ ...glaive, tags: ['cleave'] }] });
const struck = after({ action: 1 }, ['attack'], 0, { targets: ['o'] });
const STRIKE = ['attack', { target: 'o', with: 'sword' }] as const;
const along = (from: number, to: number) =>
  cells(
    Array.from(
      { length: Math.abs(to - from) + 1 },
      (_, i) => `${from + i * Math.sign(to - from)},5`,
    ).join(' '),
  );
const walk = (from: number, to: number, action = 'move') =>
  [action, { path: along(from, to) }] as const;
/** What is left of the resources. */
const left = (count: Record<string, number>) => ({ left: { count } });
const listing = 'a list of actions cites the actions that it has';
const isOwn = 'each action cites its own rule';

export default cases('srd52', [
  row('action.one', 0, 'attacks, then drinks as its action')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'utilize'))
    .gives(steps(true, 'no-action-left')),
  row('action.one', 1, 'attacks, moves, aims, moves')
    .on(able('cunning-action'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, walk(5, 4), 'bonus-hide', walk(4, 2)))
    .uncited(isOwn)
    .gives(steps(true, true, true, true)),
  row('action.one', 2, 'nothing is done')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r'))
    .uncited('nothing is judged')
    .gives({ legal: true, ...left({ action: 1, bonus: 1, interaction: 1 }) }),
  row('action.one', 3, 'talks somebody over after an attack')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'influence'))
    .gives(steps(true, 'no-action-left')),
  row('action.table', 0, 'a fighter without features')
    .on(rogue(5, 5), TURN)
    .ask(actions('r'))
    .uncited(listing)
    .gives(
      lists(
        [
          ...['attack', 'dash', 'disengage', 'dodge', 'help', 'hide', 'influence', 'cast-spell'],
          ...['ready', 'search', 'study', 'utilize'],
        ],
        ['bonus-dash', 'rage', 'uncanny-dodge'],
      ),
    ),
  row('action.table', 1, 'a charge')
    .on(rogue(5, 5))
    .ask(actions('r'))
    .uncited(listing)
    .gives(lists([], ['charge'])),
  row('action.table', 2, 'a grapple')
    .on(rogue(5, 5))
    .ask(actions('r'))
    .uncited(listing)
    .gives(lists(['attack'], ['grapple', 'shove'])),
  row('action.table', 3, 'Bonus Actions that no feature gives')
    .on(rogue(5, 5))
    .ask(actions('r'))
    .uncited(listing)
    .gives(lists([], ['bonus-dash', 'bonus-disengage', 'bonus-hide', 'focused-step', 'take-aim'])),
  row('action.attack', 1, 'draws as a free handling')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'interact'))
    .uncited(isOwn)
    .gives({ legal: true, ...left({ action: 1, interaction: 0 }) }),
  row('action.attack', 4, 'three squares between two attacks')
    .on(able('extra-attack'), orc({}, 6, 5), creature('p', 1, 5), TURN)
    .ask(turnOf('r', STRIKE, walk(5, 2), ['attack', { target: 'p', with: 'sword' }]))
    .gives(steps(true, true, true)),
  row('action.attack', 'extra', 'a third attack, if the sheet does not state how many there are')
    .on(able('extra-attack'), orc({}, 6, 5), after({ action: 1 }, ['attack', 'attack']))
    .ask(act('r', 'attack', { target: 'o', with: 'sword' }))
    .gives({ legal: true, unknown: ['creatures.r.traits'] }),
  row('action.attack', 'extra', 'a third attack of two')
    .on(able('extra-attack-1'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, STRIKE, STRIKE))
    .gives(steps(true, true, 'no-action-left')),
  row('action.attack', 'extra', 'three attacks by a number')
    .on(able('extra-attack-2'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, STRIKE, STRIKE, STRIKE))
    .gives(steps(true, true, true, 'no-action-left')),
  row('action.bonus', 0, 'hides and strikes with a second weapon as Bonus Actions')
    .on(
      rogue(5, 5, { traits: ['cunning-action'], attacks: [shortsword, dagger] }),
      orc({}, 6, 5),
      TURN,
    )
    .ask(
      turnOf('r', ['attack', { target: 'o', with: 'shortsword' }], 'bonus-hide', [
        'offhand',
        { target: 'o', with: 'dagger' },
      ]),
    )
    .gives(steps(true, true, 'no-action-left')),
  row('action.bonus', 1, 'stunned')
    .on(rogue(5, 5, { traits: ['cunning-action'], conditions: ['stunned'] }), TURN)
    .ask(act('r', 'bonus-hide'))
    .gives(refused('condition-forbids')),
  row('action.bonus', 2, 'between two attacks')
    .on(able('extra-attack', 'cunning-action'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'bonus-hide', STRIKE))
    .gives(steps(true, true, true)),
  row('action.reaction', 0, 'has struck an opportunity in another turn')
    .on(rogue(5, 5), orc({ opportunitiesTaken: 1 }), turn({ active: 'r' }))
    .ask(act('o', 'reaction-spell'))
    .gives(refused('no-action-left')),
  row('action.reaction', 1, 'its own turn has begun')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'reaction-spell'))
    .gives(legal),
  row('action.reaction', 2, 'Shield in its own turn')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'drink-potion', 'reaction-spell', 'reaction-spell'))
    .gives(steps(true, true, true, 'no-action-left')),
  row('action.interaction', 0, 'opens a door on the way')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'interact'))
    .gives(legal),
  row('action.interaction', 1, 'a second door')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'interact', 'interact', 'utilize'))
    .gives(steps(true, 'no-action-left', true)),
  row('action.interaction', 2, 'a stiff crank')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'utilize'))
    .uncited(isOwn)
    .gives({ legal: true, ...left({ action: 0, interaction: 1 }) }),
  row('action.dodge', 0, 'a seen archer')
    .on(archer('a', 1, 5, { attacks: [bow] }), orc({ conditions: ['dodging'] }))
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 'bow' })
    .gives({ edge: -1 }),
  row('action.dodge', 2, 'grappled')
    .on(archer('a', 1, 5, { attacks: [bow] }), orc({ conditions: ['dodging', 'grappled'] }))
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 'bow' })
    .uncited('nothing decides the roll')
    .gives({ edge: 0 }),
  row('action.dodge', 4, 'restrained')
    .on(archer('a', 1, 5, { attacks: [bow] }), orc({ conditions: ['dodging', 'restrained'] }))
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 'bow' })
    .uncited('the restraint decides the roll')
    .gives({ edge: 1 }),
  row('action.dodge', 5, 'a readied arrow')
    .on(
      archer('a', 1, 5, { attacks: [bow] }),
      orc({ conditions: ['dodging'] }),
      turn({ active: 'o' }),
    )
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 'bow' })
    .gives({ edge: -1 }),
  row('action.dodge', 'extra', 'Dodge is an action, and lasts as a condition')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'dodge'))
    .gives({ legal: true, uses: { action: 1 }, after: { gains: ['dodging'] } }),
  row('action.disengage', 0, 'Nimble Escape')
    .on(able('nimble-escape'), TURN)
    .ask(act('r', 'bonus-disengage'))
    .gives({ legal: true, kind: 'swift', uses: { bonus: 1 } }),
  row('action.disengage', 1, 'a fighter')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'disengage', STRIKE))
    .gives(steps(true, 'no-action-left')),
  row('action.disengage', 2, 'a readied move in another turn')
    .on(rogue(6, 5, { conditions: ['disengaged'] }), orc(), orcsTurn)
    .ask(go('r', cells('6,5 7,5')))
    .uncited('the opportunity cites what it follows from')
    .gives(once('o', [6, 5])),
  row('action.disengage', 3, 'after squares that provoked, the rest of the turn is free')
    .on(rogue(6, 5, { conditions: ['disengaged'] }), orc(), after({ action: 1 }, ['disengage'], 3))
    .ask(go('r', cells('6,5 7,5')))
    .gives(barredBy('not-provoking', 'disengaged')),
  row('action.help-attack', 0, 'the orc is adjacent')
    .on(rogue(5, 5), orc({}, 6, 6), TURN)
    .ask(act('r', 'help', { target: 'o' }))
    .gives(legal),
  row('action.help-attack', 1, 'the orc is two squares away')
    .on(rogue(5, 5), orc({}, 7, 5), TURN)
    .ask(act('r', 'help', { target: 'o' }))
    .gives(refused('target-out-of-reach')),
  row('action.help-attack', 'extra', 'the next attack against the helped target')
    .on(hero('a', 5, 5, { attacks: [sword] }), orc({ conditions: ['distracted'] }, 6, 5))
    .ask({ ask: 'attempt', from: 'a', to: 'o', with: 'sword' })
    .gives({ edge: 1 }),
  row('action.ready', 0, 'strikes after the orc has come adjacent')
    .on(rogue(5, 5), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'sword', as: 'readied' }))
    .uncited('an attack cites its own rule')
    .gives({ legal: true, uses: {}, reaction: true }),
  row('action.ready', 1, 'the Reaction is used')
    .on(rogue(5, 5, { opportunitiesTaken: 1 }), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'sword', as: 'readied' }))
    .uncited('the refusal cites the Reaction')
    .gives(refused('no-action-left')),
  row('action.ready', 2, 'two attacks by Extra Attack, readied: the Reaction is spent by the first')
    .on(rogue(5, 5, { traits: ['extra-attack'], opportunitiesTaken: 1 }), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'sword', as: 'readied' }))
    .uncited('the refusal cites the Reaction')
    .gives(refused('no-action-left')),
  row('action.ready', 5, 'a readied move out of a reach')
    .on(rogue(6, 5), orc(), orcsTurn)
    .ask(go('r', cells('6,5 7,5')))
    .uncited('the opportunity cites what it follows from')
    .gives(once('o', [6, 5])),
  row('action.ready', 6, 'a Bonus Action spell')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'ready', { readies: 'bonus-spell' }))
    .gives(refused('cannot-be-readied')),
  row('action.ready', 'extra', 'an attack')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'ready', { readies: 'attack' }))
    .gives({ legal: true, uses: { action: 1 } }),
  row('action.magic', 0, 'a Bonus Action spell and an action spell, both with a slot')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'bonus-spell', 'slot-spell'))
    .gives(steps(true, 'same-turn')),
  row('action.magic', 1, 'a Bonus Action spell with a slot and a cantrip')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'bonus-spell', 'cast-spell'))
    .gives(steps(true, true)),
  row('action.magic', 2, 'Shield in the turn of a spell with a slot')
    .on(rogue(5, 5), TURN)
    .ask(turnOf('r', 'slot-spell', 'reaction-spell'))
    .gives(steps(true, 'same-turn')),
  row('action.magic', 3, 'Shield in another turn')
    .on(rogue(5, 5), orc(), orcsTurn)
    .ask(act('r', 'reaction-spell'))
    .gives(legal),
  row('action.magic', 4, 'a spell with a slot and a scroll')
    .on(able('action-surge'), TURN)
    .ask(turnOf('r', 'bonus-spell', 'cast-spell'))
    .gives(steps(true, true)),
  row('action.magic', 5, 'Counterspell with a slot in the turn of a spell with a slot')
    .on(rogue(5, 5), after({ action: 1 }, ['slot-spell']))
    .ask(act('r', 'reaction-spell'))
    .gives(refused('same-turn')),
  row('action.utilize', 0, 'caltrops')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'utilize'))
    .gives({ legal: true, uses: { action: 1 } }),
  row('action.utilize', 1, 'a net takes the place of one attack')
    .on(
      rogue(5, 5, {
        traits: ['extra-attack'],
        attacks: [sword, { ...bow, id: 'net', tags: ['net'] }],
      }),
      orc({}, 6, 5),
      TURN,
    )
    .ask(turnOf('r', ['attack', { target: 'o', with: 'net' }], STRIKE))
    .uncited('an attack cites its own rule')
    .gives(steps(true, true)),
  row('action.utilize', 2, 'a potion')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'drink-potion'))
    .gives(steps(true, true)),
  row('action.utilize', 3, 'a healer’s kit')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'utilize'))
    .gives({ legal: true, uses: { action: 1 } }),
  row('action.search-study-influence', 0, 'looks for the goblin')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'search'))
    .gives({ legal: true, uses: { action: 1 } }),
  row('action.two-weapons', 0, 'shortsword, then dagger')
    .on(armed(shortsword, dagger), orc({}, 6, 5), TURN)
    .ask(
      turnOf(
        'r',
        ['attack', { target: 'o', with: 'shortsword' }],
        ['offhand', { target: 'o', with: 'dagger' }],
      ),
    )
    .gives(steps(true, true)),
  row('action.two-weapons', 1, 'longsword and dagger')
    .on(armed(sword, dagger), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, ['offhand', { target: 'o', with: 'dagger' }]))
    .gives(steps(true, 'wrong-weapon')),
  row('action.two-weapons', 3, 'the Bonus Action first')
    .on(armed(shortsword, dagger), orc({}, 6, 5), TURN)
    .ask(turnOf('r', ['offhand', { target: 'o', with: 'dagger' }]))
    .gives(steps('comes-after')),
  row('action.two-weapons', 4, 'shortsword, then hand crossbow')
    .on(armed(shortsword, handCrossbow), orc({}, 6, 5), TURN)
    .ask(turnOf('r', ['attack', { target: 'o', with: 'shortsword' }], ['offhand', {}]))
    .gives(steps(true, true)),
  row('action.two-weapons', 5, 'after an opportunity in another turn')
    .on(
      rogue(5, 5, { attacks: [shortsword, dagger], opportunitiesTaken: 1 }),
      orc({}, 6, 5),
      orcsTurn,
    )
    .ask(act('r', 'offhand', { target: 'o', with: 'dagger' }))
    .gives(refused('comes-after', 'not-your-turn')),
  row('action.multiattack', 0, 'walks between the attacks')
    .on(able('multiattack'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, walk(5, 4), walk(4, 5), STRIKE, STRIKE))
    .uncited('an attack cites its own rule')
    .gives(steps(true, true, true, true, true)),
  row('action.multiattack', 1, 'hasted: one attack with the further action')
    .on(rogue(5, 5, { traits: ['multiattack-2'], conditions: ['hasted'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, STRIKE, STRIKE, STRIKE))
    .uncited('an attack cites its own rule')
    .gives(steps(true, true, true, 'no-action-left')),
  row('action.multiattack', 2, 'an opportunity')
    .on(rogue(5, 5, { traits: ['multiattack-2'], opportunitiesTaken: 1 }), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'sword', as: 'opportunity' }))
    .uncited('the refusal cites the Reaction')
    .gives(refused('no-opportunity')),
  row('mastery.nick', 0, 'scimitar and shortsword, then Cunning Action')
    .on(
      rogue(5, 5, { traits: ['cunning-action'], attacks: [scimitar, shortsword] }),
      orc({}, 6, 5),
      TURN,
    )
    .ask(
      turnOf(
        'r',
        ['attack', { target: 'o', with: 'shortsword' }],
        ['nick', { target: 'o', with: 'scimitar' }],
        'bonus-hide',
      ),
    )
    .gives(steps(true, true, true)),
  row('mastery.nick', 1, 'a second extra attack')
    .on(armed(scimitar, shortsword), orc({}, 6, 5), TURN)
    .ask(
      turnOf(
        'r',
        ['attack', { target: 'o', with: 'shortsword' }],
        ['nick', { target: 'o', with: 'scimitar' }],
        ['offhand', { target: 'o', with: 'scimitar' }],
      ),
    )
    .gives(steps(true, true, 'same-turn')),
  row('mastery.nick', 'extra', 'no weapon has the property')
    .on(armed(dagger, shortsword), orc({}, 6, 5), after({ action: 1 }, ['attack']))
    .ask(act('r', 'nick', { target: 'o', with: 'dagger' }))
    .gives(refused('wrong-weapon')),
  row('spell.haste', 0, 'Dash with the further action')
    .on(rogue(5, 5, { conditions: ['hasted'], speed: { land: 6 } }), TURN)
    .ask(turnOf('r', walk(5, 29, 'dash'), 'cast-spell'))
    .uncited(isOwn)
    .gives(steps(true, true)),
  row('spell.haste', 1, 'Extra Attack, and one more')
    .on(rogue(5, 5, { traits: ['extra-attack-1'], conditions: ['hasted'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, STRIKE, STRIKE, STRIKE))
    .uncited(isOwn)
    .gives(steps(true, true, true, 'no-action-left')),
  row('spell.haste', 'extra', 'a spell, one attack, and no second one')
    .on(rogue(5, 5, { traits: ['extra-attack-1'], conditions: ['hasted'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'cast-spell', STRIKE, STRIKE))
    .uncited(isOwn)
    .gives(steps(true, true, 'no-action-left')),
  row('spell.haste', 'extra', 'a Dash between two attacks of Extra Attack')
    .on(rogue(5, 5, { traits: ['extra-attack-1'], conditions: ['hasted'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'dash', STRIKE, STRIKE))
    .uncited(isOwn)
    .gives(steps(true, true, true, 'no-action-left')),
  row('spell.haste', 2, 'two cantrips')
    .on(rogue(5, 5, { conditions: ['hasted'] }), TURN)
    .ask(turnOf('r', 'cast-spell', 'cast-spell'))
    .gives(steps(true, 'no-action-left')),
  row('spell.haste', 4, 'Dash with both actions')
    .on(rogue(0, 5, { conditions: ['hasted'] }), TURN)
    .ask(turnOf('r', 'dash', 'dash', walk(0, 29)))
    .uncited(isOwn)
    .gives(steps(true, true, true)),
  row('spell.haste', 5, 'Disengage, then an attack')
    .on(rogue(5, 5, { conditions: ['hasted'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', 'disengage', STRIKE))
    .uncited(isOwn)
    .gives(steps(true, true)),
  row('spell.haste', 6, 'Ready with the further action')
    .on(rogue(5, 5, { conditions: ['hasted'] }), TURN)
    .ask(turnOf('r', 'cast-spell', 'ready'))
    .gives(steps(true, 'no-action-left')),
  row('spell.slow', 1, 'an attack and Cunning Action')
    .on(rogue(5, 5, { traits: ['cunning-action'], conditions: ['slowed'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'bonus-hide'))
    .uncited('the refusal cites the turn')
    .gives(steps(true, 'no-action-left')),
  row('spell.slow', 4, 'Nick')
    .on(
      rogue(5, 5, { attacks: [scimitar, shortsword], conditions: ['slowed'] }),
      orc({}, 6, 5),
      after({ action: 1 }, ['attack']),
    )
    .ask(act('r', 'nick', { target: 'o', with: 'scimitar' }))
    .uncited('the refusal cites the property')
    .gives(refused('wrong-weapon')),
  row('spell.slow', 'extra', 'one attack of two')
    .on(rogue(5, 5, { traits: ['extra-attack'], conditions: ['slowed'] }), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, STRIKE))
    .uncited('the refusal cites the turn')
    .gives(steps(true, 'no-action-left')),
  row('spell.shield', 0, 'a goblin leaves the reach of one who cast Shield')
    .on(orc({ opportunitiesTaken: 1 }), rogue(6, 5), TURN)
    .ask(go('r', cells('6,5 7,5')))
    .uncited('the opportunity cites the Reaction')
    .gives(barredBy('taken')),
  row('spell.counterspell', 0, 'a foe leaves the reach of one who cast it')
    .on(orc({ opportunitiesTaken: 1 }), rogue(6, 5), TURN)
    .ask(go('r', cells('6,5 7,5')))
    .uncited('the opportunity cites the Reaction')
    .gives(barredBy('taken')),
  row('spell.shocking-grasp', 1, 'casts Shield all the same')
    .on(rogue(5, 5, { conditions: ['no-opportunities'] }), orc(), orcsTurn)
    .ask(act('r', 'reaction-spell'))
    .uncited(isOwn)
    .gives(legal),
  row('class.cunning-action', 0, 'strikes, disengages, walks off')
    .on(able('cunning-action'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, walk(5, 2, 'bonus-disengage')))
    .gives(({ steps: list }: Answer): void => {
      expect((list as readonly { opportunities: unknown[] }[])[1]?.opportunities).toEqual([]);
    }),
  row('class.cunning-action', 1, 'Dash twice')
    .on(able('cunning-action'), TURN)
    .ask(turnOf('r', 'dash', walk(5, 23, 'bonus-dash')))
    .gives(steps(true, true)),
  row('class.cunning-action', 2, 'no Dodge')
    .on(able('cunning-action'), TURN)
    .ask(actions('r'))
    .gives(lists(['bonus-dash', 'bonus-disengage', 'bonus-hide'], ['patient-defense'])),
  row('class.cunning-action', 3, 'hides')
    .on(able('cunning-action'), TURN)
    .ask(act('r', 'bonus-hide'))
    .gives({ legal: true, uses: { bonus: 1 } }),
  row('class.cunning-action', 4, 'slowed')
    .on(rogue(5, 5, { traits: ['cunning-action'], conditions: ['slowed'] }), TURN)
    .ask(turnOf('r', 'bonus-hide', 'search'))
    .gives(steps(true, 'no-action-left')),
  row('class.monk-focus', 0, 'strikes, then Step of the Wind for a point')
    .on(able('step-of-the-wind'), orc({}, 6, 5), creature('p', 5, 6), TURN)
    .ask(turnOf('r', STRIKE, 'focused-step', walk(5, -6)))
    .gives(({ legal: all, steps: list }: Answer): void => {
      expect(all).toBe(true);
      expect((list as readonly { opportunities: unknown[] }[])[2]?.opportunities).toEqual([]);
    }),
  row('class.monk-focus', 1, 'Step of the Wind without a point')
    .on(able('step-of-the-wind'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', walk(5, -6, 'bonus-dash')))
    .gives({ legal: true, steps: [{ opportunities: [{ by: 'o' }] }] }),
  row('class.monk-focus', 3, 'Patient Defense for a point, and without')
    .on(able('patient-defense'), TURN)
    .ask(act('r', 'focused-defense'))
    .gives({ legal: true, after: { gains: ['disengaged', 'dodging'] } }),
  row('class.rage', 0, 'casts in a rage')
    .on(rogue(5, 5, { conditions: ['raging'] }), TURN)
    .ask(act('r', 'cast-spell'))
    .gives(refused('condition-forbids')),
  row('class.rage', 'extra', 'rages in heavy armor')
    .on(rogue(5, 5, { traits: ['rage'], armour: 'heavy' }), TURN)
    .ask(act('r', 'rage'))
    .gives(refused('heavy-armour')),
  row('class.rage', 'extra', 'rages')
    .on(rogue(5, 5, { traits: ['rage'] }), TURN)
    .ask(act('r', 'rage'))
    .gives({ legal: true, uses: { bonus: 1 }, after: { gains: ['raging'] } }),
  row('class.action-surge', 0, 'two Attack actions with Extra Attack')
    .on(able('extra-attack-1', 'action-surge'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, STRIKE, 'action-surge', STRIKE, STRIKE, STRIKE))
    .gives(steps(true, true, true, true, true, 'no-action-left')),
  row('class.action-surge', 1, 'a second spell')
    .on(able('action-surge'), TURN)
    .ask(turnOf('r', 'cast-spell', 'action-surge', 'cast-spell'))
    .gives(steps(true, true, 'no-action-left')),
  row('class.action-surge', 2, 'Dash twice')
    .on(able('action-surge'), TURN)
    .ask(turnOf('r', 'dash', 'action-surge', 'dash', walk(5, 23)))
    .gives(steps(true, true, true, true)),
  row('class.uncanny-dodge', 1, 'an orc leaves the reach of one who used it')
    .on(orc({ opportunitiesTaken: 1, traits: ['uncanny-dodge'] }), rogue(6, 5), TURN)
    .ask(act('o', 'uncanny-dodge'))
    .gives(refused('no-action-left')),
  row('trait.nimble-escape', 0, 'strikes, disengages, walks off')
    .on(able('nimble-escape'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, walk(5, 2, 'bonus-disengage')))
    .gives({ legal: true, steps: [{ legal: true }, { opportunities: [] }] }),
  row('trait.nimble-escape', 1, 'no Dash')
    .on(able('nimble-escape'), TURN)
    .ask(actions('r'))
    .gives(lists(['bonus-disengage', 'bonus-hide'], ['bonus-dash'])),
  row('trait.nimble-escape', 2, 'a panther')
    .on(creature('r', 5, 5, { traits: ['nimble-escape'], type: 'beast' }), TURN)
    .ask(actions('r'))
    .gives(lists(['bonus-disengage', 'bonus-hide'])),
  row('trait.nimble-escape', 3, 'stunned')
    .on(rogue(5, 5, { traits: ['nimble-escape'], conditions: ['stunned'] }), TURN)
    .ask(act('r', 'bonus-disengage'))
    .gives(refused('condition-forbids')),
  row('trait.parry', 1, 'a foe leaves the reach of one who parried')
    .on(orc({ opportunitiesTaken: 1 }), rogue(6, 5), TURN)
    .ask(go('r', cells('6,5 7,5')))
    .uncited('the opportunity cites the Reaction')
    .gives(barredBy('taken')),
  row('trait.species', 0, 'Dash as a Bonus Action')
    .on(able('aggressive'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, walk(5, -7, 'bonus-dash')))
    .gives(steps(true, true)),
  row('attack.reckless', 6, 'after a plain attack')
    .on(able('reckless-attack', 'extra-attack'), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'reckless-attack'))
    .gives(steps(true, 'same-turn')),
  row('attack.reckless', 3, 'walks, then aims')
    .on(able('takes-aim'), TURN)
    .ask(turnOf('r', walk(5, 6), 'take-aim'))
    .gives(steps(true, 'only-before-moving')),
  row('opportunity.weapon-or-unarmed', 1, 'with a bow')
    .on(archer('r', 5, 5, { attacks: [bow] }), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'bow', as: 'opportunity' }))
    .gives(refused('wrong-weapon')),
  row('opportunity.weapon-or-unarmed', 'extra', 'no spell')
    .on(rogue(5, 5), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'cast-spell', { target: 'o', as: 'opportunity' }))
    .gives(refused('not-as-opportunity')),
  row('opportunity.weapon-or-unarmed', 2, 'one attack of three')
    .on(rogue(5, 5, { traits: ['multiattack-3'], opportunitiesTaken: 1 }), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'sword', as: 'opportunity' }))
    .uncited('the refusal cites the Reaction')
    .gives(refused('no-opportunity')),
  row('opportunity.weapon-or-unarmed', 3, 'a wolf')
    .on(creature('r', 5, 5, { attacks: 'natural' }), hero('o', 6, 5), orcsTurn)
    .ask(act('r', 'attack', { target: 'o', with: 'claw', as: 'opportunity' }))
    .uncited('a legal attack cites its own rule')
    .gives(legal),
  row('opportunity.reaction', 0, 'has struck the first goblin')
    .on(orc({ opportunitiesTaken: 1 }), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .gives(barredBy('taken')),
  row('opportunity.reaction', 1, 'has parried')
    .on(orc({ opportunitiesTaken: 1, traits: ['parry'] }), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .gives(barredBy('taken')),
  row('opportunity.reaction', 3, 'a warhorse')
    .on(
      creature('o', 5, 5, { size: 'large', attacks: 'natural' }),
      creature('k', 5, 5, { mount: 'o', opportunitiesTaken: 1 }),
      rogue(7, 5),
      TURN,
    )
    .ask(go('r', cells('7,5 8,5')))
    .gives(once('o', [7, 5])),
  row('action.no-delay', 0, 'Delay')
    .on(rogue(5, 5), TURN)
    .ask(actions('r'))
    .uncited(listing)
    .gives(lists([], ['delay'])),
  row('action.no-delay', 1, 'Ready, to go after the cleric')
    .on(rogue(5, 5), TURN)
    .ask(actions('r'))
    .uncited(listing)
    .gives(lists(['ready'])),
  row('action.interaction', 3, 'opens a door after an attack with a drawn sword')
    .on(rogue(5, 5), orc({}, 6, 5), TURN)
    .ask(turnOf('r', STRIKE, 'interact'))
    .gives(steps(true, true)),
  row('action.attack', 3, 'draws in the turn of another creature')
    .on(rogue(5, 5), orc({}, 6, 5), orcsTurn)
    .ask(act('r', 'interact'))
    .uncited('the refusal cites the turn')
    .gives(refused('not-your-turn')),
  row('action.search-study-influence', 1, 'shouts surrender')
    .on(rogue(5, 5), TURN)
    .ask(act('r', 'influence'))
    .gives({ legal: true, uses: { action: 1 } }),
  row('mastery.cleave', 0, 'a second foe beside the first, two squares away')
    .on(
      rogue(5, 5, { attacks: [{ ...glaive, tags: ['cleave'] }] }),
      orc({}, 7, 5),
      creature('p', 7, 6),
      TURN,
    )
    .ask(
      turnOf(
        'r',
        ['attack', { target: 'o', with: 'glaive' }],
        ['cleave', { target: 'p', with: 'glaive' }],
        ['cleave', { target: 'p', with: 'glaive' }],
      ),
    )
    .gives(steps(true, true, 'same-turn')),
  row('mastery.cleave', 2, 'two squares from the first')
    .on(reaper, orc({}, 7, 5), creature('p', 7, 7), struck)
    .ask(act('r', 'cleave', { target: 'p', with: 'glaive' }))
    .gives(refused('target-out-of-reach')),
  row('mastery.cleave', 'extra', 'the same foe again')
    .on(reaper, orc({}, 7, 5), creature('p', 7, 6), struck)
    .ask(act('r', 'cleave', { target: 'o', with: 'glaive' }))
    .gives(refused('target-out-of-reach')),
  row('mastery.cleave', 'extra', 'before the first, who is two squares away')
    .on(reaper, orc({}, 7, 5), creature('p', 6, 6), struck)
    .ask(act('r', 'cleave', { target: 'p', with: 'glaive' }))
    .gives(legal),
  row('mastery.cleave', 4, 'the first is dead')
    .on(reaper, orc({ conditions: ['dead'] }, 7, 5), creature('p', 7, 6), struck)
    .ask(act('r', 'cleave', { target: 'p', with: 'glaive' }))
    .gives(legal),
  row('mastery.cleave', 1, 'a second foe three squares away')
    .on(
      rogue(5, 5, { attacks: [{ ...glaive, tags: ['cleave'] }] }),
      creature('p', 8, 5),
      after({ action: 1 }, ['attack']),
    )
    .ask(act('r', 'cleave', { target: 'p', with: 'glaive' }))
    .gives(refused('target-out-of-reach')),
]);
