/**
 * Sigil: conditions of body, senses and mind. Expected values come from the text; numbers of the
 * sheet are in the question.
 */
import { afflict, confused, event, lasts, recover, state } from '../asks/states.ts';
import {
  cells,
  cases,
  concealment,
  creature,
  hero,
  move,
  type Case,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
import { all, bans, changes, illegal, lacks, under } from '../checks.ts';

const DEX_14 = { abilities: { dex: 14 } };
/** One creature under these conditions, with a Dexterity of +2. */
const one = (...conditions: readonly string[]): Thing[] => [
  creature('t', 0, 0, { conditions: [...conditions], ...DEX_14 }),
];

const rows: Case[] = [
  row('sigil.condition.stacking', 0, 'fatigued, it is made exhausted by another effect')
    .on(one('fatigued'))
    .ask(afflict('t', 'fatigued', 'march', ['spell']))
    .gives({ becomes: 'exhausted', conditions: ['exhausted'] }),
  row('sigil.condition.stacking', 'extra', 'a fatigued and exhausted creature is only exhausted')
    .on(one('fatigued', 'exhausted'))
    .ask(state('t'))
    .cites('sigil.condition.exhausted')
    .gives(all(under(['exhausted'], ['fatigued']), changes({ 'attack-melee': -3 }))),
  row('sigil.condition.stacking', 'extra', 'shaken and sickened at once')
    .on(one('shaken', 'sickened'))
    .ask(state('t', { attack: 5 }))
    .cites('sigil.condition.shaken', 'sigil.condition.sickened')
    .gives({ sheet: { attackMelee: 1, attackRanged: 1 } }),
  row('sigil.condition.stacking', 'extra', 'exhausted, it is to be fatigued: covered')
    .on(one('exhausted'))
    .ask(afflict('t', 'fatigued', 'march'))
    .gives({ becomes: null, why: 'covered', conditions: ['exhausted'] }),

  row('sigil.condition.dazzled', 0, 'a dazzled creature with an attack bonus of +5')
    .on(one('dazzled'))
    .ask(state('t', { attack: 5 }))
    .gives(
      { sheet: { attackMelee: 4, attackRanged: 4 } },
      changes({ 'skill:spot': -1, 'skill:search': -1, 'ac-melee': 0, checks: 0 }),
    ),

  row('sigil.condition.blinded-combat', 0, 'AC 15 with +2 of Dexterity, speed 9 m')
    .on(one('blinded'))
    .ask(state('t', { ac: 15 }))
    .gives(
      { sheet: { acMelee: 11, acRanged: 11 }, speed: 3, losesDexterity: true },
      changes({ 'str-skills': -4, 'dex-skills': -4 }),
    ),
  row('sigil.condition.blinded-combat', 'extra', 'a Dexterity of 6: only a bonus is lost')
    .on(creature('t', 0, 0, { conditions: ['blinded'], abilities: { dex: 6 } }))
    .ask(state('t', { ac: 8 }))
    .gives({ sheet: { acMelee: 6 } }),
  row('sigil.condition.blinded-perception', 0, 'it attacks a square where it knows an enemy to be')
    .on(hero('b', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0))
    .ask(concealment('b', 't', 'melee'))
    .gives({ degree: 'total', missChance: 50 }),
  row('sigil.condition.blinded-perception', 1, 'an enemy leaves a square that it threatens')
    .on(hero('b', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0))
    .ask(move('t', cells('1,0 2,0 3,0')))
    .cites('sigil.opportunity.blocked-by-total-concealment')
    .gives({ legal: true, opportunities: [] }),
  row(
    'sigil.condition.blinded-perception',
    'extra',
    'a blinded creature cannot spot, run or charge',
  )
    .on(one('blinded'))
    .ask(state('t'))
    .gives(bans(['see', 'skill:spot', 'run', 'charge'], ['skill:listen', 'act', 'attack'])),

  row('sigil.condition.cowering', 0, 'AC 15 with +2 of Dexterity')
    .on(one('cowering'))
    .ask(state('t', { ac: 15 }))
    .gives(
      { sheet: { acMelee: 11, acRanged: 11 }, actions: 'none' },
      bans(['act', 'attack', 'move']),
    ),

  row('sigil.condition.fascinated', 0, 'an enemy draws a weapon against it')
    .on(one('fascinated'))
    .ask(event('t', 'fascinated', 'direct-threat'))
    .gives({ ends: true }),
  row('sigil.condition.fascinated', 'extra', 'an openly hostile creature comes near')
    .on(one('fascinated'))
    .ask(event('t', 'fascinated', 'potential-threat'))
    .gives({ ends: false, newSave: true }),
  row('sigil.condition.fascinated', 'extra', 'an ally shakes it')
    .on(one('fascinated'))
    .ask(event('t', 'fascinated', 'shaken-free'))
    .gives({ ends: true }),
  row(
    'sigil.condition.fascinated',
    'extra',
    'a fascinated creature has no actions, and -4 to Listen and Spot',
  )
    .on(one('fascinated'))
    .ask(state('t'))
    .gives({ actions: 'none' }, changes({ 'skill:listen': -4, 'skill:spot': -4, 'ac-melee': 0 })),

  row('sigil.condition.fatigued', 0, 'it would charge')
    .on(one('fatigued'))
    .ask(state('t'))
    .gives(
      all(
        bans(['charge', 'run'], ['attack', 'move']),
        changes({ 'attack-melee': -1, 'ac-melee': -1 }),
      ),
    ),
  row('sigil.condition.fatigued', 'extra', 'the charge itself, on the board')
    .on(hero('t', 0, 0, { conditions: ['fatigued'] }), creature('e', 5, 0))
    .ask(move('t', cells('0,0 1,0 2,0 3,0 4,0'), 'charge'))
    .uncited('the violation cites the conditions that bar a charge as one group')
    .gives(illegal('condition-forbids')),
  row('sigil.condition.fatigued', 'extra', 'eight hours of rest')
    .on(one('fatigued'))
    .ask(recover('t', 'fatigued', { hours: 8 }))
    .gives({ leaves: [] }),
  row('sigil.condition.fatigued', 'extra', 'seven hours are too few')
    .on(one('fatigued'))
    .ask(recover('t', 'fatigued', { hours: 7 }))
    .gives({ leaves: ['fatigued'] }),
  row('sigil.condition.exhausted', 0, 'speed 9 m')
    .on(one('exhausted'))
    .ask(state('t'))
    .gives(
      { speed: 3 },
      all(bans(['charge', 'run']), changes({ 'attack-melee': -3, 'attack-ranged': -3 })),
    ),
  row('sigil.condition.exhausted', 'extra', 'an hour of rest')
    .on(one('exhausted'))
    .ask(recover('t', 'exhausted', { hours: 1 }))
    .gives({ leaves: ['fatigued'] }),

  row('sigil.condition.deafened', 0, 'a spell with a verbal component')
    .on(one('deafened'))
    .ask(state('t', { initiative: 3 }))
    .gives(
      { verbalFailure: 20, sheet: { initiative: -1 } },
      bans(['skill:listen'], ['skill:spot', 'cast']),
    ),

  row('sigil.condition.flat-footed', 0, 'AC 16: +3 of Dexterity, +1 of dodge; has not acted')
    .on(creature('t', 0, 0, { conditions: ['flat-footed'], abilities: { dex: 16 } }))
    .ask(state('t', { ac: 16, dodge: 1 }))
    .gives({ sheet: { acMelee: 12, acRanged: 12 } }, bans(['opportunity', 'immediate'], ['act'])),

  row('sigil.condition.confused', 0, 'd100 = 60')
    .on(hero('t', 0, 0, { conditions: ['confused'] }), creature('s', 4, 0))
    .ask(confused('t', { roll: 60, source: 's' }))
    .gives({ does: 'flee', targets: ['s'], mode: 'double-move' }),
  row('sigil.condition.confused', 1, 'd100 = 80: an orc at 3 m, an ally at 1.5 m')
    .on(hero('t', 0, 0, { conditions: ['confused'] }), creature('orc', 2, 0), hero('ally', 0, 1))
    .ask(confused('t', { roll: 80, source: 'orc' }))
    .gives({ does: 'attack', targets: ['ally'], with: 'drawn', free: false }),
  row('sigil.condition.confused', 'extra', 'd100 = 80: nearest of all is its familiar')
    .on(hero('t', 0, 0, { conditions: ['confused'] }), creature('orc', 2, 0), hero('owl', 0, 1))
    .ask(confused('t', { roll: 80, familiars: ['owl'] }))
    .gives({ does: 'attack', targets: ['orc'] }),
  row('sigil.condition.confused', 'extra', 'd100 = 10: the source; unarmed')
    .on(hero('t', 0, 0, { conditions: ['confused'], attacks: 'none' }), creature('s', 4, 0))
    .ask(confused('t', { roll: 10, source: 's' }))
    .gives({ does: 'attack', targets: ['s'], with: 'unarmed' }),
  row('sigil.condition.confused', 'extra', 'd100 = 10, but the source is not here')
    .on(one('confused'))
    .ask(confused('t', { roll: 10 }))
    .gives({ does: 'babble', targets: [] }),
  row('sigil.condition.confused', 'extra', 'd100 = 20: as it likes')
    .on(one('confused'))
    .ask(confused('t', { roll: 20 }))
    .gives({ does: 'normal', free: true }),
  row('sigil.condition.confused', 'extra', 'd100 = 21: babbles')
    .on(one('confused'))
    .ask(confused('t', { roll: 21 }))
    .gives({ does: 'babble' }),
  row('sigil.condition.confused', 'extra', 'attacked since its last turn')
    .on(hero('t', 0, 0, { conditions: ['confused'] }), creature('orc', 4, 0), hero('ally', 0, 1))
    .ask(confused('t', { roll: 30, attacker: 'orc' }))
    .gives({ does: 'attack', targets: ['orc'] }),

  row('sigil.condition.dazed', 0, 'AC 16')
    .on(one('dazed'))
    .ask(state('t', { ac: 16 }))
    .gives({ sheet: { acMelee: 16, acRanged: 16 }, actions: 'none', losesDexterity: false }),
  row('sigil.condition.stunned', 0, 'AC 15 with +2 of Dexterity, a sword in hand')
    .on(one('stunned'))
    .ask(state('t', { ac: 15 }))
    .gives({ sheet: { acMelee: 11, acRanged: 11 }, drops: true, actions: 'none' }),

  row('sigil.condition.sickened', 0, 'a sickened creature with an attack bonus of +6')
    .on(one('sickened'))
    .ask(state('t', { attack: 6, damage: 3, check: 1 }))
    .gives(
      { sheet: { attackMelee: 4, attackRanged: 4, damage: 1, check: -1 } },
      changes({ fortitude: -2, reflex: -2, will: -2 }),
    ),
  row('sigil.condition.sickened', 'extra', 'upon an undead creature')
    .on(creature('t', 0, 0, { traits: ['undead'] }))
    .ask(afflict('t', 'sickened'))
    .gives({ becomes: null, why: 'not-living' }),
  row('sigil.condition.nauseated', 0, 'it would attack')
    .on(one('nauseated'))
    .ask(state('t'))
    .gives({ actions: 'move-only' }, bans(['attack', 'cast', 'standard', 'full-round'], ['move'])),
  row('sigil.condition.nauseated', 'extra', 'upon a construct')
    .on(creature('t', 0, 0, { traits: ['construct'] }))
    .ask(afflict('t', 'nauseated'))
    .gives({ becomes: null, why: 'not-living' }),

  row('sigil.condition.entangled', 0, 'speed 9 m')
    .on(one('entangled'))
    .ask(state('t', { attack: 5, ac: 15 }))
    .gives(
      { speed: 3, sheet: { attackMelee: 3, attackRanged: 1, acMelee: 13 }, castingDc: 15 },
      bans(['run', 'charge'], ['move']),
    ),

  row('sigil.condition.immobilized-in-place', 0, 'a step of 1.5 m')
    .on(one('immobilized-in-place'))
    .ask(move('t', cells('0,0 1,0'), 'step'))
    .gives(illegal('immobile')),
  row(
    'sigil.condition.immobilized-in-place',
    'extra',
    'a creature immobilized in place has no other penalty',
  )
    .on(one('immobilized-in-place'))
    .ask(state('t', { ac: 15, attack: 5 }))
    .gives({
      sheet: { acMelee: 15, acRanged: 15, attackMelee: 5, attackRanged: 5 },
      actions: 'all',
    }),
  row('sigil.condition.immobilized-in-place', 'extra', 'in the air, unable to hover')
    .on(
      creature('t', 0, 0, {
        conditions: ['immobilized-in-place'],
        elevation: 6,
        speed: { land: 0, fly: 12, manoeuvrability: 'average' },
      }),
    )
    .ask(state('t'))
    .gives({ descends: { does: 'sinks', metres: 6 } }),
  row('sigil.condition.immobilized-in-place', 'extra', 'in the air, able to hover')
    .on(
      creature('t', 0, 0, {
        conditions: ['immobilized-in-place'],
        elevation: 6,
        speed: { land: 0, fly: 12, manoeuvrability: 'good' },
      }),
    )
    .ask(state('t'))
    .gives(lacks('descends')),

  row('sigil.condition.rebuked', 0, 'in round 3')
    .on(one('rebuked'))
    .ask(lasts('t', 'rebuked', 3))
    .gives({ rounds: 10, until: 13 }),
  row('sigil.condition.rebuked', 'extra', 'a rebuked creature cowers')
    .on(one('rebuked'))
    .ask(state('t', { ac: 15 }))
    .gives({ sheet: { acMelee: 11 }, actions: 'none' }, under(['cowering'])),
  row('sigil.condition.sickened', 'extra', 'upon a creature whose sheet says that it is not living')
    .on(creature('t', 0, 0, { traits: ['not-living'] }))
    .ask(afflict('t', 'sickened'))
    .gives({ becomes: null, why: 'not-living' }),
];

export default cases('sigil', rows);
