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
  row(BLINDED, 0, 'Dexterity +3', [hero('a', 0, 0, blind(16))], state('a', { ac: 16, dodge: 0 }), {
    total: { 'ac-melee': -7, 'ac-ranged': -7, reflex: -7 },
    losesDexterity: false,
  }),
  row(BLINDED, 1, 'Dexterity 10', [hero('a', 0, 0, blind(10))], state('a', { ac: 16, dodge: 0 }), {
    total: { 'ac-melee': -4, 'ac-ranged': -4 },
  }),
  row(BLINDED, 1, 'struck in melee', attacked(blind(10)), attack('a', 't', 'sword'), {
    total: { attack: 2, ac: -4 },
  }),
  row(
    BLINDED,
    2,
    'Dexterity 1',
    [hero('a', 0, 0, blind(1))],
    state('a', { ac: 6, dodge: 0 }),
    (answer) => expect(answer['total']).not.toHaveProperty('ac-melee'),
  ),
  row(BLINDED, 3, 'no score known', attacked(blind()), attack('a', 't', 'sword'), (answer) =>
    expect(answer['unknown']).toContain('creatures.t.abilities.dex'),
  ),
  row(
    BLINDED,
    'extra',
    'and asleep: Dexterity counts as 0',
    [hero('a', 0, 0, { conditions: ['blinded', 'paralyzed'], abilities: { dex: 16 } })],
    state('a', { ac: 16, dodge: 0 }),
    { total: { reflex: -8 } },
  ),
  row(
    WEAKENED,
    0,
    'an exhausted creature charges',
    [hero('a', 0, 0, { conditions: ['exhausted'] }), creature('t', 4, 0)],
    move('a', along, 'charge'),
    { legal: false, violations: [{ code: 'condition-forbids', by: 'exhausted' }] },
  ),
  row(
    WEAKENED,
    1,
    'an entangled creature walks three squares',
    [hero('a', 0, 0, { conditions: ['entangled'] })],
    move('a', along),
    { legal: true, budget: 3 },
    'half speed cites the rule of all half speeds',
  ),
  row(
    WEAKENED,
    2,
    'a fatigued creature runs',
    [hero('a', 0, 0, { conditions: ['fatigued'] })],
    move('a', along, 'run'),
    { legal: false, violations: [{ code: 'condition-forbids', by: 'fatigued' }] },
  ),
  row(
    WEAKENED,
    3,
    'an entangled creature with Dexterity 14',
    [hero('a', 0, 0, { conditions: ['entangled'], abilities: { dex: 14 } })],
    state('a', { ac: 15, dodge: 0 }),
    { total: { 'attack-melee': -2, 'ac-melee': -2 } },
  ),
  row(
    'damage.dead',
    0,
    '-9',
    [hero('a', 0, 0)],
    vitals('a', { hp: { current: -9 } }),
    { state: 'dying' },
    'a control: this hit-point total is dying',
  ),
  row('damage.dead', 1, '-10', [hero('a', 0, 0)], vitals('a', { hp: { current: -10 } }), {
    state: 'dead',
  }),
  row(
    'damage.dead',
    2,
    'Constitution 0',
    [hero('a', 0, 0)],
    vitals('a', { hp: { current: 4 }, con: 0 }),
    { state: 'dead' },
  ),
  row(
    'damage.disabled',
    0,
    'attacks at 0',
    [hero('a', 0, 0)],
    vitals('a', { hp: { current: 0 }, act: 'standard' }),
    { state: 'dying', hp: { current: -1 } },
  ),
  row(
    'damage.disabled',
    1,
    'moves at 0',
    [hero('a', 0, 0)],
    vitals('a', { hp: { current: 0 }, act: 'move' }),
    { state: 'disabled', hp: { current: 0 } },
  ),
  row(
    'movement.darkness-half',
    2,
    'with Blind-Fight',
    [hero('a', 0, 0, { traits: ['blind-fight'] }), light('dark')],
    move('a', along),
    { budget: 4 },
  ),
]);
