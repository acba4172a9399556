/** Conditions of body, senses and mind. Expectations from the text; numbers of the sheet are in the question. */
import { afflict, confused, event, lasts, recover, state } from '../asks/states.ts';
import { cases, concealment, creature, hero, move, type Case, type Thing } from '../cases.ts';
import { all, bans, changes, illegal, lacks, under } from '../checks.ts';

const DEX_14 = { abilities: { dex: 14 } };
/** One creature under these conditions, with a Dexterity of +2. */
const one = (...conditions: readonly string[]): Thing[] => [creature('t', 0, 0, { conditions: [...conditions], ...DEX_14 })];

const rows: Case[] = [
  { rule: 'sigil.condition.stacking', case: 0, given: 'fatigued, it is made exhausted by another effect', on: one('fatigued'), ask: afflict('t', 'fatigued', 'march', ['spell']),
    expect: { becomes: 'exhausted', conditions: ['exhausted'] } },
  { rule: 'sigil.condition.stacking', case: 'extra', given: 'both are written down: exhausted alone counts', on: one('fatigued', 'exhausted'), ask: state('t'),
    check: all(under(['exhausted'], ['fatigued']), changes({ 'attack-melee': -3 })), cites: ['sigil.condition.exhausted'] },
  { rule: 'sigil.condition.stacking', case: 'extra', given: 'shaken and sickened at once', on: one('shaken', 'sickened'), ask: state('t', { attack: 5 }),
    expect: { sheet: { attackMelee: 1, attackRanged: 1 } }, cites: ['sigil.condition.shaken', 'sigil.condition.sickened'] },
  { rule: 'sigil.condition.stacking', case: 'extra', given: 'exhausted, it is to be fatigued: covered', on: one('exhausted'), ask: afflict('t', 'fatigued', 'march'),
    expect: { becomes: null, why: 'covered', conditions: ['exhausted'] } },

  { rule: 'sigil.condition.dazzled', case: 0, given: 'attack +5', on: one('dazzled'), ask: state('t', { attack: 5 }), expect: { sheet: { attackMelee: 4, attackRanged: 4 } },
    check: changes({ 'skill:spot': -1, 'skill:search': -1, 'ac-melee': 0, checks: 0 }) },

  { rule: 'sigil.condition.blinded-combat', case: 0, given: 'AC 15 with +2 of Dexterity, speed 9 m', on: one('blinded'), ask: state('t', { ac: 15 }),
    expect: { sheet: { acMelee: 11, acRanged: 11 }, speed: 3, losesDexterity: true }, check: changes({ 'str-skills': -4, 'dex-skills': -4 }) },
  { rule: 'sigil.condition.blinded-combat', case: 'extra', given: 'a Dexterity of 6: only a bonus is lost', on: [creature('t', 0, 0, { conditions: ['blinded'], abilities: { dex: 6 } })],
    ask: state('t', { ac: 8 }), expect: { sheet: { acMelee: 6 } } },
  { rule: 'sigil.condition.blinded-perception', case: 0, given: 'it attacks a square where it knows an enemy to be', on: [hero('b', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0)],
    ask: concealment('b', 't', 'melee'), expect: { degree: 'total', missChance: 50 } },
  { rule: 'sigil.condition.blinded-perception', case: 1, given: 'an enemy leaves a square that it threatens', on: [hero('b', 0, 0, { conditions: ['blinded'] }), creature('t', 1, 0)],
    ask: move('t', [[1, 0], [2, 0], [3, 0]]), expect: { legal: true, opportunities: [] }, cites: ['sigil.opportunity.blocked-by-total-concealment'] },
  { rule: 'sigil.condition.blinded-perception', case: 'extra', given: 'it sees nothing: no Spot, no running nor charging', on: one('blinded'), ask: state('t'),
    check: bans(['see', 'skill:spot', 'run', 'charge'], ['skill:listen', 'act', 'attack']) },

  { rule: 'sigil.condition.cowering', case: 0, given: 'AC 15 with +2 of Dexterity', on: one('cowering'), ask: state('t', { ac: 15 }),
    expect: { sheet: { acMelee: 11, acRanged: 11 }, actions: 'none' }, check: bans(['act', 'attack', 'move']) },

  { rule: 'sigil.condition.fascinated', case: 0, given: 'an enemy draws a weapon against it', on: one('fascinated'), ask: event('t', 'fascinated', 'direct-threat'), expect: { ends: true } },
  { rule: 'sigil.condition.fascinated', case: 'extra', given: 'an openly hostile creature comes near', on: one('fascinated'), ask: event('t', 'fascinated', 'potential-threat'),
    expect: { ends: false, newSave: true } },
  { rule: 'sigil.condition.fascinated', case: 'extra', given: 'an ally shakes it', on: one('fascinated'), ask: event('t', 'fascinated', 'shaken-free'), expect: { ends: true } },
  { rule: 'sigil.condition.fascinated', case: 'extra', given: 'no actions, -4 to Listen and Spot', on: one('fascinated'), ask: state('t'), expect: { actions: 'none' },
    check: changes({ 'skill:listen': -4, 'skill:spot': -4, 'ac-melee': 0 }) },

  { rule: 'sigil.condition.fatigued', case: 0, given: 'it would charge', on: one('fatigued'), ask: state('t'), check: all(bans(['charge', 'run'], ['attack', 'move']), changes({ 'attack-melee': -1, 'ac-melee': -1 })) },
  { rule: 'sigil.condition.fatigued', case: 'extra', given: 'the charge itself, on the board', on: [hero('t', 0, 0, { conditions: ['fatigued'] }), creature('e', 5, 0)],
    ask: move('t', [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]], 'charge'), check: illegal('condition-forbids'), uncited: 'the violation cites the conditions that bar a charge as one group' },
  { rule: 'sigil.condition.fatigued', case: 'extra', given: 'eight hours of rest', on: one('fatigued'), ask: recover('t', 'fatigued', { hours: 8 }), expect: { leaves: [] } },
  { rule: 'sigil.condition.fatigued', case: 'extra', given: 'seven hours are too few', on: one('fatigued'), ask: recover('t', 'fatigued', { hours: 7 }), expect: { leaves: ['fatigued'] } },
  { rule: 'sigil.condition.exhausted', case: 0, given: 'speed 9 m', on: one('exhausted'), ask: state('t'), expect: { speed: 3 },
    check: all(bans(['charge', 'run']), changes({ 'attack-melee': -3, 'attack-ranged': -3 })) },
  { rule: 'sigil.condition.exhausted', case: 'extra', given: 'an hour of rest', on: one('exhausted'), ask: recover('t', 'exhausted', { hours: 1 }), expect: { leaves: ['fatigued'] } },

  { rule: 'sigil.condition.deafened', case: 0, given: 'a spell with a verbal component', on: one('deafened'), ask: state('t', { initiative: 3 }),
    expect: { verbalFailure: 20, sheet: { initiative: -1 } }, check: bans(['skill:listen'], ['skill:spot', 'cast']) },

  { rule: 'sigil.condition.flat-footed', case: 0, given: 'AC 16: +3 of Dexterity, +1 of dodge; has not acted', on: [creature('t', 0, 0, { conditions: ['flat-footed'], abilities: { dex: 16 } })],
    ask: state('t', { ac: 16, dodge: 1 }), expect: { sheet: { acMelee: 12, acRanged: 12 } }, check: bans(['opportunity', 'immediate'], ['act']) },

  { rule: 'sigil.condition.confused', case: 0, given: 'd100 = 60', on: [hero('t', 0, 0, { conditions: ['confused'] }), creature('s', 4, 0)],
    ask: confused('t', { roll: 60, source: 's' }), expect: { does: 'flee', targets: ['s'], mode: 'double-move' } },
  { rule: 'sigil.condition.confused', case: 1, given: 'd100 = 80: an orc at 3 m, an ally at 1.5 m', on: [hero('t', 0, 0, { conditions: ['confused'] }), creature('orc', 2, 0), hero('ally', 0, 1)],
    ask: confused('t', { roll: 80, source: 'orc' }), expect: { does: 'attack', targets: ['ally'], with: 'drawn', free: false } },
  { rule: 'sigil.condition.confused', case: 'extra', given: 'd100 = 80: nearest of all is its familiar', on: [hero('t', 0, 0, { conditions: ['confused'] }), creature('orc', 2, 0), hero('owl', 0, 1)],
    ask: confused('t', { roll: 80, familiars: ['owl'] }), expect: { does: 'attack', targets: ['orc'] } },
  { rule: 'sigil.condition.confused', case: 'extra', given: 'd100 = 10: the source; unarmed', on: [hero('t', 0, 0, { conditions: ['confused'], attacks: 'none' }), creature('s', 4, 0)],
    ask: confused('t', { roll: 10, source: 's' }), expect: { does: 'attack', targets: ['s'], with: 'unarmed' } },
  { rule: 'sigil.condition.confused', case: 'extra', given: 'd100 = 10, but the source is not here', on: one('confused'), ask: confused('t', { roll: 10 }), expect: { does: 'babble', targets: [] } },
  { rule: 'sigil.condition.confused', case: 'extra', given: 'd100 = 20: as it likes', on: one('confused'), ask: confused('t', { roll: 20 }), expect: { does: 'normal', free: true } },
  { rule: 'sigil.condition.confused', case: 'extra', given: 'd100 = 21: babbles', on: one('confused'), ask: confused('t', { roll: 21 }), expect: { does: 'babble' } },
  { rule: 'sigil.condition.confused', case: 'extra', given: 'attacked since its last turn', on: [hero('t', 0, 0, { conditions: ['confused'] }), creature('orc', 4, 0), hero('ally', 0, 1)],
    ask: confused('t', { roll: 30, attacker: 'orc' }), expect: { does: 'attack', targets: ['orc'] } },

  { rule: 'sigil.condition.dazed', case: 0, given: 'AC 16', on: one('dazed'), ask: state('t', { ac: 16 }), expect: { sheet: { acMelee: 16, acRanged: 16 }, actions: 'none', losesDexterity: false } },
  { rule: 'sigil.condition.stunned', case: 0, given: 'AC 15 with +2 of Dexterity, a sword in hand', on: one('stunned'), ask: state('t', { ac: 15 }),
    expect: { sheet: { acMelee: 11, acRanged: 11 }, drops: true, actions: 'none' } },

  { rule: 'sigil.condition.sickened', case: 0, given: 'attack +6', on: one('sickened'), ask: state('t', { attack: 6, damage: 3, check: 1 }),
    expect: { sheet: { attackMelee: 4, attackRanged: 4, damage: 1, check: -1 } }, check: changes({ fortitude: -2, reflex: -2, will: -2 }) },
  { rule: 'sigil.condition.sickened', case: 'extra', given: 'upon an undead creature', on: [creature('t', 0, 0, { traits: ['undead'] })], ask: afflict('t', 'sickened'),
    expect: { becomes: null, why: 'not-living' } },
  { rule: 'sigil.condition.nauseated', case: 0, given: 'it would attack', on: one('nauseated'), ask: state('t'), expect: { actions: 'move-only' }, check: bans(['attack', 'cast', 'standard', 'full-round'], ['move']) },
  { rule: 'sigil.condition.nauseated', case: 'extra', given: 'upon a construct', on: [creature('t', 0, 0, { traits: ['construct'] })], ask: afflict('t', 'nauseated'),
    expect: { becomes: null, why: 'not-living' } },

  { rule: 'sigil.condition.entangled', case: 0, given: 'speed 9 m', on: one('entangled'), ask: state('t', { attack: 5, ac: 15 }),
    expect: { speed: 3, sheet: { attackMelee: 3, attackRanged: 1, acMelee: 13 }, castingDc: 15 }, check: bans(['run', 'charge'], ['move']) },

  { rule: 'sigil.condition.immobilized-in-place', case: 0, given: 'a step of 1.5 m', on: one('immobilized-in-place'), ask: move('t', [[0, 0], [1, 0]], 'step'), check: illegal('immobile') },
  { rule: 'sigil.condition.immobilized-in-place', case: 'extra', given: 'no other penalty', on: one('immobilized-in-place'), ask: state('t', { ac: 15, attack: 5 }),
    expect: { sheet: { acMelee: 15, acRanged: 15, attackMelee: 5, attackRanged: 5 }, actions: 'all' } },
  { rule: 'sigil.condition.immobilized-in-place', case: 'extra', given: 'in the air, unable to hover', ask: state('t'),
    on: [creature('t', 0, 0, { conditions: ['immobilized-in-place'], elevation: 6, speed: { land: 0, fly: 12, manoeuvrability: 'average' } })], expect: { descends: { does: 'sinks', metres: 6 } } },
  { rule: 'sigil.condition.immobilized-in-place', case: 'extra', given: 'in the air, able to hover', ask: state('t'),
    on: [creature('t', 0, 0, { conditions: ['immobilized-in-place'], elevation: 6, speed: { land: 0, fly: 12, manoeuvrability: 'good' } })],
    check: lacks('descends') },

  { rule: 'sigil.condition.rebuked', case: 0, given: 'in round 3', on: one('rebuked'), ask: lasts('t', 'rebuked', 3), expect: { rounds: 10, until: 13 } },
  { rule: 'sigil.condition.rebuked', case: 'extra', given: 'it cowers meanwhile', on: one('rebuked'), ask: state('t', { ac: 15 }), expect: { sheet: { acMelee: 11 }, actions: 'none' }, check: under(['cowering']) },
];

export default cases('sigil', rows);
