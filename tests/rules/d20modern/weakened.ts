/** d20 Modern SRD: conditions that lower abilities, and hit points at 0 and below. */
import { expect } from 'vitest';
import { state, vitals } from '../asks/states.ts';
import { attack } from '../asks/attacks.ts';
import { cases, creature, hero, light, move, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('d20modern');
const BLINDED = 'condition.blinded';
const WEAKENED = 'condition.entangled-etc';
const blind = (dex?: number): CreatureMore => ({
  conditions: ['blinded'],
  ...(dex === undefined ? {} : { abilities: { dex } }),
});
const along = [0, 1, 2, 3].map((x): [number, number] => [x, 0]);
const attacked = (target: CreatureMore) => [hero('a', 0, 0), creature('t', 1, 0, target)];

export default cases('d20modern', [
  row(BLINDED, 0, 'Dexterity +3')
    .on(hero('a', 0, 0, blind(16)))
    .ask(state('a', { ac: 16, dodge: 0 }))
    .gives({ total: { 'ac-melee': -7, 'ac-ranged': -7, reflex: -7 }, losesDexterity: false }),
  row(BLINDED, 1, 'Dexterity 10')
    .on(hero('a', 0, 0, blind(10)))
    .ask(state('a', { ac: 16, dodge: 0 }))
    .gives({ total: { 'ac-melee': -4, 'ac-ranged': -4 } }),
  row(BLINDED, 1, 'struck in melee')
    .on(attacked(blind(10)))
    .ask(attack('a', 't', 'sword'))
    .gives({ total: { attack: 2, ac: -4 } }),
  row(BLINDED, 2, 'Dexterity 1')
    .on(hero('a', 0, 0, blind(1)))
    .ask(state('a', { ac: 6, dodge: 0 }))
    .gives((answer) => expect(answer['total']).not.toHaveProperty('ac-melee')),
  row(BLINDED, 3, 'no score known')
    .on(attacked(blind()))
    .ask(attack('a', 't', 'sword'))
    .gives((answer) => expect(answer['unknown']).toContain('creatures.t.abilities.dex')),
  row(BLINDED, 'extra', 'blinded and asleep: Dexterity counts as 0')
    .on(hero('a', 0, 0, { conditions: ['blinded', 'paralyzed'], abilities: { dex: 16 } }))
    .ask(state('a', { ac: 16, dodge: 0 }))
    .gives({ total: { reflex: -8 } }),
  row(WEAKENED, 0, 'an exhausted creature charges')
    .on(hero('a', 0, 0, { conditions: ['exhausted'] }), creature('t', 4, 0))
    .ask(move('a', along, 'charge'))
    .gives({ legal: false, violations: [{ code: 'condition-forbids', by: 'exhausted' }] }),
  row(WEAKENED, 1, 'an entangled creature walks three squares')
    .on(hero('a', 0, 0, { conditions: ['entangled'] }))
    .ask(move('a', along))
    .uncited('half speed cites the rule of all half speeds')
    .gives({ legal: true, budget: 3 }),
  row(WEAKENED, 2, 'a fatigued creature runs')
    .on(hero('a', 0, 0, { conditions: ['fatigued'] }))
    .ask(move('a', along, 'run'))
    .gives({ legal: false, violations: [{ code: 'condition-forbids', by: 'fatigued' }] }),
  row(WEAKENED, 3, 'an entangled creature with Dexterity 14')
    .on(hero('a', 0, 0, { conditions: ['entangled'], abilities: { dex: 14 } }))
    .ask(state('a', { ac: 15, dodge: 0 }))
    .gives({ total: { 'attack-melee': -2, 'ac-melee': -2 } }),
  row('damage.dead', 0, 'a creature at −9 hit points')
    .on(hero('a', 0, 0))
    .ask(vitals('a', { hp: { current: -9 } }))
    .uncited('a control: this hit-point total is dying')
    .gives({ state: 'dying' }),
  row('damage.dead', 1, 'a creature at −10 hit points')
    .on(hero('a', 0, 0))
    .ask(vitals('a', { hp: { current: -10 } }))
    .gives({ state: 'dead' }),
  row('damage.dead', 2, 'a creature whose Constitution is lowered to 0')
    .on(hero('a', 0, 0))
    .ask(vitals('a', { hp: { current: 4 }, con: 0 }))
    .gives({ state: 'dead' }),
  row('damage.disabled', 0, 'attacks at 0')
    .on(hero('a', 0, 0))
    .ask(vitals('a', { hp: { current: 0 }, act: 'standard' }))
    .gives({ state: 'dying', hp: { current: -1 } }),
  row('damage.disabled', 1, 'moves at 0')
    .on(hero('a', 0, 0))
    .ask(vitals('a', { hp: { current: 0 }, act: 'move' }))
    .gives({ state: 'disabled', hp: { current: 0 } }),
  row('movement.darkness-half', 2, 'with Blind-Fight')
    .on(hero('a', 0, 0, { traits: ['blind-fight'] }), light('dark'))
    .ask(move('a', along))
    .gives({ budget: 4 }),
]);
