/** Actions, life, conditions and attacks in a turn. */
import {
  cells,
  cases,
  creature,
  hero,
  light,
  turn,
  type Answer,
  type At,
  type CreatureMore,
} from '../cases.ts';
import { all } from '../checks.ts';
import { expect } from 'vitest';
import { attack, bonuses, fullAttack, only, owed, shot, swung, without } from '../asks/attacks.ts';
import { check as bodyCheck, wound } from '../asks/bodies.ts';
import { initiative } from '../asks/initiative.ts';
import { hide, lit, senses } from '../asks/movements.ts';
import { grapple, special } from '../asks/specials.ts';
import { confused, recover, state, vitals } from '../asks/states.ts';
import { act, refused } from '../asks/turns.ts';
import { rowsOf } from '../rows.ts';

const row = rowsOf('pf1');
const orc = (x = 5, y = 5, more: CreatureMore = {}) =>
  creature('b', x, y, { bab: 4, abilities: { str: 14, dex: 14 }, ...more });
const man = (more: CreatureMore = {}) =>
  hero('a', 4, 5, { bab: 6, abilities: { str: 10, dex: 14 }, ...more });
const beside = (condition: string, more: CreatureMore = {}) => [
  man({ conditions: [condition], ...more }),
  orc(),
];
const down = (current: number, more: CreatureMore = {}) =>
  creature('c', 0, 0, { hp: { current, max: 20 }, abilities: { con: 10 }, ...more });
const along = (n: number): At[] => Array.from({ length: n + 1 }, (_, x): At => [x, 0]);
const has =
  (field: string, wanted: object) =>
  (a: Answer): void =>
    expect(a[field]).toContainEqual(expect.objectContaining(wanted));
const kind = (k: string, provokes: string) => ({ kind: k, provokes });

export default cases('pf1', [
  // actions
  row('action.control-mount', 0, 'the rider of a frightened pony beside an orc')
    .on(
      hero('p', 4, 5, { size: 'large', build: 'long', attacks: 'none' }),
      hero('a', 4, 5, { mount: 'p' }),
      creature('b', 6, 5),
    )
    .ask(act('a', 'control-frightened-mount'))
    .gives(all((a) => expect(a).toMatchObject(kind('move', 'yes')), owed('b'))),
  row('action.read-scroll', 0, 'read on the defensive, level 1')
    .on(man(), orc())
    .ask(act('a', 'read-scroll', { defensively: true, level: 1 }))
    .gives({ kind: 'standard', opportunities: [], checks: [{ dc: 17 }] }),
  row('action.channel-energy', 0, 'beside an orc')
    .on(man(), orc())
    .ask(act('a', 'channel-energy'))
    .gives({ kind: 'standard', provokes: 'no', opportunities: [] }),
  row('action.direct-spell', 0, 'with a foe adjacent')
    .on(man(), orc())
    .ask(act('a', 'direct-spell'))
    .gives({ kind: 'move', opportunities: [] }),
  row('action.prepare-splash', 0, 'oil with a fuse')
    .on(man(), orc())
    .ask(act('a', 'prepare-splash-weapon'))
    .gives({ kind: 'full-round', provokes: 'yes' }),
  row('action.locked-gauntlet', 0, 'an orc beside')
    .on(man(), orc())
    .ask(act('a', 'locked-gauntlet'))
    .gives(all((a) => expect(a['kind']).toBe('full-round'), owed('b'))),
  row('action.extinguish-flames', 0, 'an orc beside')
    .on(man(), orc())
    .ask(act('a', 'extinguish-flames'))
    .gives({ kind: 'full-round', opportunities: [] }),
  row('opportunity.cast-defensively', 0, 'a spell of level 3')
    .on(man(), orc())
    .ask(act('a', 'cast-spell', { defensively: true, level: 3 }))
    .gives({ opportunities: [], checks: [{ skill: 'concentration', dc: 21 }] }),
  row('opportunity.cast-defensively', 1, 'a spell of level 0')
    .on(man(), orc())
    .ask(act('a', 'cast-spell', { defensively: true, level: 0 }))
    .gives({ opportunities: [], checks: [{ dc: 15 }] }),
  row('special-attack.demoralise', 0, 'an orc at six squares')
    .on(hero('a', 0, 0), creature('b', 6, 0))
    .ask(act('a', 'demoralise', { target: 'b' }))
    .gives({ kind: 'standard', legal: true }),
  row('special-attack.demoralise', 1, 'an orc at seven squares')
    .on(hero('a', 0, 0), creature('b', 7, 0))
    .ask(act('a', 'demoralise', { target: 'b' }))
    .gives(refused('target-out-of-reach')),
  row('movement.stand-up', 0, 'a prone rogue stands up beside an orc')
    .on(beside('prone'))
    .ask(act('a', 'stand-up'))
    .gives(all((a) => expect(a['kind']).toBe('move'), owed('b'))),
  row('initiative.surprise', 0, 'an archer moves in the surprise round')
    .on(turn({ round: 1, active: 'a', surprise: true, order: ['a'], acted: [] }), man())
    .ask(act('a', 'move'))
    .gives({ legal: true }),
  row('initiative.surprise', 1, 'a double move')
    .on(turn({ round: 1, active: 'a', surprise: true, order: ['a'], acted: [] }), man())
    .ask(act('a', 'run'))
    .gives({ legal: false }),
  row('initiative.ties', 0, 'both 17, +5 before +3')
    .on(man(), orc())
    .ask(
      initiative([
        { of: 'b', roll: 14, bonus: 3 },
        { of: 'a', roll: 12, bonus: 5 },
      ]),
    )
    .gives({ order: [{ of: 'a' }, { of: 'b' }], ties: [] }),
  row('initiative.ties', 1, 'both 17 with +3')
    .on(man(), orc())
    .ask(
      initiative([
        { of: 'a', roll: 14, bonus: 3 },
        { of: 'b', roll: 14, bonus: 3 },
      ]),
    )
    .gives({ ties: [['a', 'b']] }),
  // life
  row('damage.dying', 0, 'Constitution 14 at −4, a die of 12')
    .on(down(-4, { abilities: { con: 14 } }))
    .ask(recover('c', 'dying', { roll: 12 }))
    .gives({ dc: 14, leaves: ['stable'] }),
  row('damage.dying', 0, 'a die of 11')
    .on(down(-4, { abilities: { con: 14 } }))
    .ask(recover('c', 'dying', { roll: 11 }))
    .gives({ leaves: ['dying'], hp: -1 }),
  row('damage.dying', 1, 'Heal with 15')
    .on(down(-4))
    .ask(recover('c', 'dying', { tended: true, total: 15 }))
    .gives({ dc: 15, leaves: ['stable'] }),
  row('condition.dying', 0, 'Constitution 10 at −6')
    .on(down(-6))
    .ask(recover('c', 'dying', { roll: 16 }))
    .gives({ dc: 16, leaves: ['stable'] }),
  row('condition.dying', 1, 'a die of 20')
    .on(down(-6))
    .ask(recover('c', 'dying', { roll: 20 }))
    .gives({ leaves: ['stable'] }),
  row('damage.stable', 0, 'Constitution 12 at −3, tended, a die of 12')
    .on(down(-3, { abilities: { con: 12 } }))
    .ask(recover('c', 'stable', { roll: 12, tended: true }))
    .gives({ dc: 13, leaves: ['disabled'] }),
  row('condition.stable', 0, 'at −3 and tended: no loss')
    .on(down(-3))
    .ask(recover('c', 'stable', { roll: 2, tended: true }))
    .gives({ dc: 13, leaves: ['stable'], hp: 0 }),
  row('damage.disabled', 0, '0 hit points, casts a spell')
    .on(down(0))
    .ask(vitals('c', { act: 'standard' }))
    .gives({ state: 'dying', hp: { current: -1 } }),
  row('condition.disabled', 1, '0 hit points, attacks')
    .on(down(0))
    .ask(vitals('c', { act: 'standard' }))
    .gives({ state: 'dying', hp: { current: -1 } }),
  row('damage.nonlethal', 0, 'as much as its hit points')
    .on(down(12, { hp: { current: 12, nonlethal: 12 } }))
    .ask(vitals('c'))
    .gives({ state: 'staggered' }),
  row('damage.nonlethal', 1, 'more nonlethal damage than hit points')
    .on(down(12, { hp: { current: 12, nonlethal: 13 } }))
    .ask(vitals('c'))
    .gives({ state: 'unconscious' }),
  row('damage.massive', 0, '50 of 80')
    .on(creature('c', 0, 0, { hp: { current: 80, max: 80 } }))
    .ask(wound('c', 50, { attackRoll: true }))
    .gives({ massive: { dc: 15 } }),
  row('damage.massive', 1, '50 of 140')
    .on(creature('c', 0, 0, { hp: { current: 140, max: 140 } }))
    .ask(wound('c', 50, { attackRoll: true }))
    .gives({ massive: null }),
  row('damage.massive', 1, '70 of 140')
    .on(creature('c', 0, 0, { hp: { current: 140, max: 140 } }))
    .ask(wound('c', 70, { attackRoll: true }))
    .gives({ massive: { dc: 15 } }),
  row('condition.energy-drained', 1, 'two negative levels, two Hit Dice')
    .on(down(10, { hitDice: 2, conditions: ['energy-drained', 'energy-drained'] }))
    .ask(vitals('c'))
    .gives({ state: 'dead' }),
  row('condition.unconscious', 0, 'hit points −3')
    .on(down(-3), hero('a', 1, 0))
    .ask(vitals('c'))
    .cites('pf1.condition.dying')
    .gives({ state: 'dying' }),
  // conditions
  row('condition.confused', 0, 'a die of 20')
    .on(orc(5, 5, { conditions: ['confused'] }))
    .ask(confused('b', { roll: 20 }))
    .gives({ does: 'normal' }),
  row('condition.confused', 1, 'a die of 60')
    .on(orc(5, 5, { conditions: ['confused'] }))
    .ask(confused('b', { roll: 60 }))
    .gives({ does: 'hurt-itself' }),
  row('condition.blinded', 0, 'blinded, attacked in melee')
    .on(man(), orc(5, 5, { conditions: ['blinded'] }))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: -2 })),
  row('condition.cowering', 0, 'cowering')
    .on(man(), orc(5, 5, { conditions: ['cowering'] }))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: -2 })),
  row('condition.dazed', 0, 'dazed: no penalty, no actions')
    .on(man(), orc(5, 5, { conditions: ['dazed'] }))
    .ask(attack('a', 'b', 'sword'))
    .uncited('the attack has nothing of the condition')
    .gives(only()),
  row('condition.dazzled', 0, 'dazzled')
    .on(beside('dazzled'))
    .ask(attack('a', 'b', 'sword'))
    .gives(only(['attack', 'dazzled', -1])),
  row('condition.frightened', 0, 'frightened and cornered')
    .on(beside('frightened'))
    .ask(attack('a', 'b', 'sword', { cornered: true }))
    .gives(has('modifiers', { on: 'attack', value: -2 })),
  row('condition.shaken', 0, 'an attack by a shaken creature')
    .on(beside('shaken'))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'attack', value: -2 })),
  row('condition.sickened', 0, 'sickened')
    .on(beside('sickened'))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'attack', value: -2 })),
  row('condition.prone', 0, 'a prone target, in melee')
    .on(man(), orc(5, 5, { conditions: ['prone'] }))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: -4 })),
  row('condition.prone', 1, 'a prone attacker')
    .on(beside('prone'))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'attack', value: -4 })),
  row('condition.helpless', 0, 'a helpless target')
    .on(man(), orc(5, 5, { conditions: ['helpless'] }))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: -4 })),
  row('condition.stunned', 0, 'a stunned orc')
    .on(man(), orc(5, 5, { conditions: ['stunned'] }))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: -2 })),
  row('condition.invisible', 0, 'an invisible attacker')
    .on(man({ conditions: ['invisible'] }), orc())
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'attack', value: 2 })),
  row('condition.invisible', 1, 'the orc strikes back')
    .on(man({ conditions: ['invisible'] }), orc())
    .ask(attack('b', 'a', 'sword', { at: [4, 5] }))
    .cites('srd35.concealment.total-miss-50')
    .gives({ missChance: 50 }),
  row('modifier.attack-invisible', 0, 'an invisible rogue against a blinded orc')
    .on(man({ conditions: ['invisible'] }), orc(5, 5, { conditions: ['blinded'] }))
    .ask(attack('a', 'b', 'sword'))
    .gives(all(without('invisible-attacker'), has('modifiers', { on: 'ac', value: -2 }))),
  row('condition.deafened', 1, 'the initiative of a deafened creature')
    .on(man({ conditions: ['deafened'] }))
    .ask(state('a', { initiative: 2 }))
    .gives({ total: { initiative: -4 } }),
  row('condition.entangled', 0, 'entangled, with a bow')
    .on(man({ conditions: ['entangled'], attacks: 'bow' }), orc(8, 5))
    .ask(attack('a', 'b', 'bow'))
    .gives(has('modifiers', { on: 'attack', value: -2 })),
  row('condition.nauseated', 0, 'nauseated: no attack')
    .on(beside('nauseated'))
    .ask(act('a', 'melee-attack', { target: 'b', with: 'sword' }))
    .gives(refused('condition-forbids')),
  row('condition.staggered', 0, 'staggered: no full attack')
    .on(beside('staggered'))
    .ask(act('a', 'full-attack'))
    .gives({ legal: false }),
  row('condition.disabled', 0, 'half speed: the fourth square is one too many')
    .on(turn({ round: 1, active: 'a' }), man({ hp: { current: 0, max: 20 } }))
    .ask(act('a', 'move', { path: cells('4,5 3,5 2,5 1,5 0,5') }))
    .gives({ legal: false, cost: 4, why: ['over-speed'] }),
  // attacks
  row('modifier.total-defence', 0, 'three ranks, total defense')
    .on(man(), orc(5, 5, { conditions: ['total-defence'], skills: { acrobatics: { ranks: 3 } } }))
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: 6, type: 'dodge' })),
  row('modifier.total-defence', 1, 'two ranks, fighting defensively')
    .on(
      man(),
      orc(5, 5, { conditions: ['fighting-defensively'], skills: { acrobatics: { ranks: 2 } } }),
    )
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: 2 })),
  row('modifier.total-defence', 2, 'three ranks, fighting defensively')
    .on(
      man(),
      orc(5, 5, { conditions: ['fighting-defensively'], skills: { acrobatics: { ranks: 3 } } }),
    )
    .ask(attack('a', 'b', 'sword'))
    .gives(has('modifiers', { on: 'ac', value: 3 })),
  row('modifier.combat-expertise', 0, 'a base attack bonus of +3')
    .on(man({ bab: 3, traits: ['combat-expertise'] }), orc())
    .ask(attack('a', 'b', 'sword', { declare: { 'combat-expertise': 1 } }))
    .gives(has('modifiers', { on: 'attack', value: -1 })),
  row('modifier.combat-expertise', 1, 'a base attack bonus of +8')
    .on(man({ bab: 8, traits: ['combat-expertise'] }), orc())
    .ask(attack('a', 'b', 'sword', { declare: { 'combat-expertise': 3 } }))
    .gives(has('modifiers', { on: 'attack', value: -3 })),
  row('modifier.power-attack', 0, 'BAB +5 with a greatsword')
    .on(
      man({ bab: 5, traits: ['power-attack'], attacks: [swung('g', { twoHanded: true })] }),
      orc(),
    )
    .ask(attack('a', 'b', 'g', { declare: { 'power-attack': 2 } }))
    .gives(all(has('modifiers', { value: -2 }), has('damage', { value: 6 }))),
  row('modifier.power-attack', 1, 'BAB +5 with a longsword')
    .on(man({ bab: 5, traits: ['power-attack'] }), orc())
    .ask(attack('a', 'b', 'sword', { declare: { 'power-attack': 2 } }))
    .gives(has('damage', { value: 4 })),
  row('modifier.power-attack', 2, 'BAB +5 with a longbow, Deadly Aim')
    .on(man({ bab: 5, traits: ['deadly-aim'], attacks: [shot('l', 20)] }), orc(9, 5))
    .ask(attack('a', 'b', 'l', { declare: { 'deadly-aim': 2 } }))
    .gives(all(has('modifiers', { value: -2 }), has('damage', { value: 4 }))),
  row('modifier.dodge-feat', 0, 'nothing is named: every attacker')
    .on(man(), orc(5, 5, { traits: ['dodge-feat'] }))
    .ask(attack('a', 'b', 'sword'))
    .uncited('the sheet’s armor class includes the feat')
    .gives(without('dodge-feat')),
  row('modifier.far-shot', 0, 'two increments beyond the first')
    .on(hero('a', 0, 0, { traits: ['far-shot'], attacks: [shot('l', 10)] }), creature('b', 23, 0))
    .ask(attack('a', 'b', 'l'))
    .gives(has('modifiers', { why: 'range', value: -2 })),
  row('modifier.natural-types', 0, 'bite, claws and wings')
    .on(
      hero('a', 4, 5, {
        bab: 6,
        abilities: { str: 16 },
        attacks: [
          { id: 'bite', kind: 'melee', natural: true, tags: ['bite'] },
          { id: 'claw', kind: 'melee', natural: true, tags: ['claw'] },
          { id: 'wing', kind: 'melee', natural: true, tags: ['wing'] },
        ],
      }),
    )
    .ask(fullAttack('a', { natural: ['bite', 'claw', 'claw', 'wing', 'wing'] }))
    .gives(bonuses(9, 9, 9, 4, 4)),
  row('modifier.natural-types', 1, 'a horse with hooves alone')
    .on(
      hero('a', 4, 5, {
        bab: 2,
        abilities: { str: 16 },
        attacks: [{ id: 'hoof', kind: 'melee', natural: true, tags: ['hoof'] }],
      }),
    )
    .ask(fullAttack('a', { natural: ['hoof', 'hoof'] }))
    .gives(bonuses(5, 5)),
  row('modifier.natural-types', 'extra', 'hooves beside a bite, which the sheet calls primary')
    .on(
      hero('a', 4, 5, {
        bab: 2,
        abilities: { str: 16 },
        attacks: [
          { id: 'bite', kind: 'melee', natural: true, tags: ['bite'] },
          { id: 'hoof', kind: 'melee', natural: true, secondary: false, tags: ['hoof'] },
        ],
      }),
    )
    .ask(fullAttack('a', { natural: ['bite', 'hoof'] }))
    .gives(bonuses(5, 5)),
  row('modifier.precision-immune', 0, 'a rogue flanks a zombie')
    .on(man({ traits: ['sneak-attack-2'] }), orc(5, 5, { traits: ['undead'] }), hero('c', 6, 5))
    .ask(attack('a', 'b', 'sword'))
    .gives({ precision: { allowed: true } }),
  row('modifier.precision-immune', 1, 'a rogue beside an ooze')
    .on(man({ traits: ['sneak-attack-2'] }), orc(5, 5, { traits: ['ooze'] }), hero('c', 6, 5))
    .ask(attack('a', 'b', 'sword'))
    .gives(
      all(without('flanking'), (a) =>
        expect(a['precision']).toMatchObject({ allowed: false, why: ['immune'] }),
      ),
    ),
  row('flanking.not-subject', 0, 'an ooze between two')
    .on(man(), orc(5, 5, { traits: ['ooze'] }), hero('c', 6, 5))
    .ask({ ask: 'flanking', target: 'b' })
    .gives({ pairs: [] }),
  row('flanking.not-subject', 1, 'an undead in its place')
    .on(man(), orc(5, 5, { traits: ['undead'] }), hero('c', 6, 5))
    .ask({ ask: 'flanking', target: 'b' })
    .uncited('it can be flanked')
    .gives({ pairs: [{ a: 'a', b: 'c' }] }),
  row('charge.modifiers', 0, 'a charge with BAB +6')
    .on(man(), orc())
    .ask(attack('a', 'b', 'sword', { action: 'charge' }))
    .gives(has('modifiers', { on: 'attack', value: 2 })),
  // light
  row('light.levels', 0, 'torchlight: nothing for the sensitive')
    .on(hero('a', 4, 0, { traits: ['light-sensitivity'] }), light('dark'))
    .ask(lit([4, 0], [{ at: [0, 0], bright: 4, dim: 8 }], { of: 'a' }))
    .gives({ light: 'bright', mayBe: [] }),
  row('light.levels', 1, 'a spell of daylight')
    .on(hero('a', 4, 0, { traits: ['light-sensitivity'] }), light('dark'))
    .ask(lit([4, 0], [{ at: [0, 0], bright: 12, dim: 24, gives: 'daylight' }], { of: 'a' }))
    .gives({ light: 'daylight', mayBe: ['dazzled'] }),
  row('light.sources', 0, 'a moonlit night, the second radius')
    .on(light('dim'))
    .ask(lit([6, 0], [{ at: [0, 0], bright: 4, dim: 8 }]))
    .gives({ light: 'bright' }),
  row('light.sources', 1, 'a dark cave, the second radius')
    .on(light('dark'))
    .ask(lit([6, 0], [{ at: [0, 0], bright: 4, dim: 8 }]))
    .gives({ light: 'dim' }),
  row('light.sources', 2, 'a candle in a dark cave')
    .on(light('dark'))
    .ask(lit([1, 0], [{ at: [0, 0], bright: 1, dim: 1, gives: 'dim' }]))
    .gives({ light: 'dim' }),
  row('light.sensitivity', 0, 'light blindness in daylight')
    .on(hero('a', 4, 0, { traits: ['light-blindness'] }), light('daylight'))
    .ask(lit([4, 0], [], { of: 'a' }))
    .gives({ mayBe: ['blinded', 'dazzled'] }),
  row('light.sensitivity', 1, 'light blindness by a torch')
    .on(hero('a', 4, 0, { traits: ['light-blindness'] }), light('dark'))
    .ask(lit([4, 0], [{ at: [0, 0], bright: 4, dim: 8 }], { of: 'a' }))
    .gives({ mayBe: [] }),
  row('light.sensitivity', 2, 'an orc in daylight')
    .on(hero('a', 4, 0, { traits: ['light-sensitivity'] }), light('daylight'))
    .ask(lit([4, 0], [], { of: 'a' }))
    .gives({ mayBe: ['dazzled'] }),
  row('light.dim', 0, 'a human attacks an orc in dim light')
    .on(man(), orc(), light('dim'))
    .ask(attack('a', 'b', 'sword'))
    .gives({ missChance: 20 }),
  row('light.darkness', 0, 'a goblin with darkvision strikes a man in the dark')
    .on(man(), orc(5, 5, { traits: ['darkvision-12'] }), light('dark'))
    .ask(attack('b', 'a', 'sword'))
    .gives(all(without('invisible-attacker'), has('modifiers', { on: 'ac', value: -2 }))),
  row('light.darkness', 1, 'the man strikes back')
    .on(man(), orc(5, 5, { traits: ['darkvision-12'] }), light('dark'))
    .ask(attack('a', 'b', 'sword', { at: [5, 5] }))
    .gives({ missChance: 50 }),
  row('light.darkness', 'extra', 'a man without darkvision in the dark counts as blinded')
    .on(man(), orc(5, 5, { traits: ['darkvision-12'] }), light('dark'))
    .ask(senses('a', 'b'))
    .gives({ countsAs: 'blinded', ac: -2 }),
  row('special-attack.aid-another', 1, 'aiding a sword blow')
    .on(man(), orc(), hero('c', 6, 5))
    .ask(act('c', 'aid-another', { target: 'b' }))
    .gives({ opportunities: [] }),
  row('special-attack.aid-another', 0, 'aiding a grapple beside the orc')
    .on(man(), orc(), hero('c', 6, 5))
    .ask(act('c', 'aid-another', { target: 'b', helps: 'grapple' }))
    .gives(owed('b')),
  row('special-attack.aid-another', 'extra', 'aiding a grapple, in steps')
    .on(man(), orc(), hero('c', 6, 5))
    .ask({
      ask: 'steps',
      of: 'c',
      topic: 'aid-another',
      target: 'b',
      dice: {},
      chosen: { helps: 'grapple', ally: 'a' },
    })
    .gives((a) =>
      expect(a['steps']).toContainEqual(
        expect.objectContaining({ kind: 'provokes', by: [expect.objectContaining({ by: 'b' })] }),
      ),
    ),
  // casting
  row('concentration.table', 0, 'seven points of damage, level 3')
    .on(man(), orc())
    .ask(act('a', 'cast-spell', { level: 3, trouble: 'injured', amount: 7 }))
    .gives({ checks: [{ skill: 'concentration', dc: 20 }] }),
  row('concentration.table', 1, 'grappled by an orc with +9, level 1')
    .on(creature('o', 4, 5, { cmb: 9, grapples: ['w'] }), hero('w', 5, 5, { grapples: ['o'] }))
    .ask(grapple('w', 'cast-spell', { spell: { level: 1 } }))
    .gives({ dc: 20 }),
  row('concentration.table', 2, 'entangled, level 2')
    .on(man({ conditions: ['entangled'] }))
    .ask(act('a', 'cast-spell', { level: 2 }))
    .gives({ checks: [{ dc: 17 }] }),
  row('concentration.table', 'extra', 'ten points of continuous damage, level 2')
    .on(man())
    .ask(act('a', 'cast-spell', { level: 2, trouble: 'continuous-damage', amount: 10 }))
    .gives({ checks: [{ dc: 17 }] }),
  row('concentration.check', 0, 'a sheet with +8 against DC 19: on 11')
    .on(man({ skills: { concentration: { bonus: 8 } } }))
    .ask(bodyCheck('a', 'concentration', 11, 19))
    .uncited('the sheet’s total is added to the die')
    .gives({ total: 19, success: true }),
  row('concentration.check', 0, 'on 10 it fails')
    .on(man({ skills: { concentration: { bonus: 8 } } }))
    .ask(bodyCheck('a', 'concentration', 10, 19))
    .uncited('the sheet’s total is added to the die')
    .gives({ total: 18, success: false }),
  // charges
  row('charge.draw', 0, 'five squares with BAB +2')
    .on(hero('a', 0, 0, { bab: 2 }), creature('t', 6, 0))
    .ask(act('a', 'charge-drawing', { target: 't', path: along(5) }))
    .gives({ legal: true, kind: 'full-round' }),
  row('charge.draw', 1, 'a charge of eight squares while a weapon is drawn')
    .on(hero('a', 0, 0, { bab: 2 }), creature('t', 9, 0))
    .ask(act('a', 'charge-drawing', { target: 't', path: along(8) }))
    .gives(refused('over-speed')),
  row('charge.draw', 'extra', 'without a base attack bonus')
    .on(hero('a', 0, 0, { bab: 0 }), creature('t', 6, 0))
    .ask(act('a', 'charge-drawing', { target: 't', path: along(5) }))
    .gives(refused('needs-bab')),
  row('charge.partial', 2, 'in a surprise round no weapon is drawn in the charge')
    .on(
      turn({ round: 1, active: 'a', surprise: true, order: ['a'], acted: [] }),
      hero('a', 0, 0, { bab: 2 }),
      creature('t', 6, 0),
    )
    .ask(act('a', 'charge-drawing', { target: 't', path: along(5) }))
    .gives({ legal: false }),
  row('charge.modifiers', 1, 'a lion that pounces')
    .on(
      hero('a', 4, 5, {
        bab: 6,
        abilities: { str: 16 },
        traits: ['pounce'],
        attacks: ['bite', 'claw', 'rake'].map((id) => ({ id, kind: 'melee', natural: true })),
      }),
      orc(),
    )
    .ask(fullAttack('a', { action: 'charge', natural: ['bite', 'claw', 'claw', 'rake', 'rake'] }))
    .gives(bonuses(11, 11, 11, 11, 11)),
  row('charge.modifiers', 'extra', 'a fighter at the end of a charge has one attack only')
    .on(man(), orc())
    .ask(fullAttack('a', { action: 'charge', primary: 'sword' }))
    .gives({ legal: false, why: ['needs-trait'] }),
  row('charge.overrun', 0, 'the orc that is overrun does not bar the charge')
    .on(hero('a', 0, 0, { bab: 6 }), creature('o', 3, 0), creature('t', 6, 0))
    .ask(act('a', 'overrun-charge', { target: 'o', path: along(5) }))
    .gives({ legal: true, cost: 5 }),
  row('charge.overrun', 'extra', 'the +2 of the charge is not on the roll')
    .on(hero('a', 0, 0, { bab: 6 }), creature('o', 3, 0))
    .ask(special('overrun', 'a', 'o', { path: along(5), charging: true }))
    .cites('pf1.special-attack.overrun')
    .gives({ attacker: { modifier: 6 } }),
  row('modifier.manyshot', 0, 'Rapid Shot and Manyshot with BAB +6')
    .on(
      hero('a', 0, 0, {
        bab: 6,
        abilities: { dex: 10 },
        traits: ['rapid-shot', 'manyshot'],
        attacks: [{ ...shot('l', 20), tags: ['bow'] }],
      }),
    )
    .ask(fullAttack('a', { primary: 'l', declare: { 'rapid-shot': 1, manyshot: 1 } }))
    .gives({ attacks: [{ bonus: 4, shots: 2 }, { bonus: 4 }, { bonus: -1 }] }),
  row('modifier.manyshot', 1, 'a cleave goes on to the foe beside the one hit')
    .on(
      hero('a', 5, 5, { bab: 6, traits: ['cleave'] }),
      creature('b', 6, 5),
      creature('c', 6, 6),
      creature('d', 4, 5),
    )
    .ask(attack('a', 'b', 'sword', { declare: { cleave: 1 } }))
    .gives({ cleaves: ['c'], own: [{ on: 'ac', value: -2 }] }),
  // bleeding
  row('condition.bleed', 0, 'two wounds: the worse counts')
    .on(down(10, { conditions: ['bleed', 'bleed'] }))
    .ask(recover('c', 'bleed', { bleeds: [3, 5] }))
    .gives({ leaves: ['bleed'], hp: -5 }),
  row('condition.bleed', 1, 'a Heal check of 15')
    .on(down(10, { conditions: ['bleed'] }))
    .ask(recover('c', 'bleed', { total: 15, bleeds: [3] }))
    .gives({ dc: 15, leaves: [], hp: 0 }),
  row('condition.bleed', 1, 'a Heal check of 14')
    .on(down(10, { conditions: ['bleed'] }))
    .ask(recover('c', 'bleed', { total: 14, bleeds: [3] }))
    .gives({ leaves: ['bleed'], hp: -3 }),
  row('condition.bleed', 1, 'one point of cure')
    .on(down(10, { conditions: ['bleed'] }))
    .ask(recover('c', 'bleed', { healed: 1 }))
    .gives({ leaves: [] }),
  // hiding
  ...(
    [
      [0, 'three squares', 3, 'move', { possible: true, bonus: 6 }],
      [1, 'a rogue who hides after four squares', 4, 'move', { possible: true, bonus: 1 }],
      [2, 'a rogue who hides while she runs', 4, 'run', { possible: false, why: 'too-fast' }],
    ] as const
  ).map(([n, given, far, mode, want]) =>
    row('information.stealth-speed', n, given)
      .on(light('dim'), hero('a', 0, 0, { skills: { hide: { bonus: 6 } } }), creature('b', 12, 0))
      .ask(hide('a', { mode, path: along(far) }))
      .gives(want),
  ),
]);
