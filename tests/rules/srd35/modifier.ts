/** The two tables of combat modifiers: what changes the attack roll, what changes armour class. */
import { expect } from 'vitest';
import { archer, cases, creature, hero, lowBlock, ogre, wall } from '../cases.ts';
import { armour, attack, only, shot, without } from '../asks/attacks.ts';

const side = [hero('a', 4, 5), creature('t', 5, 5)];
const struck = (conditions: string[], more = {}) => [hero('a', 4, 5), creature('t', 5, 5, { conditions, ...more })];
const shotAt = (conditions: string[], more = {}) => [archer('a', 0, 5), creature('t', 5, 5, { conditions, ...more })];
const by = (conditions: string[], more = {}) => [hero('a', 4, 5, { conditions, ...more }), creature('t', 5, 5)];
const shotBy = (conditions: string[], more = {}) => [archer('a', 0, 5, { conditions, ...more }), creature('t', 5, 5)];
const blow = (more = {}) => attack('a', 't', 'sword', more);
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const ac16 = { parts: armour(16, 2) };
const ac15 = { parts: armour(15) };
const M = 'srd35.modifier.';

export default cases('srd35', [
  { rule: `${M}attack-dazzled`, case: 0, given: 'dazzled, +6 in melee', on: by(['dazzled']), ask: blow({ bonus: 6 }), expect: { bonus: 5 } },
  { rule: `${M}attack-dazzled`, case: 1, given: 'dazzled, +6 at range', on: shotBy(['dazzled']), ask: arrow({ bonus: 6 }), expect: { bonus: 5 } },
  { rule: `${M}attack-flanking`, case: 0, given: 'an ally threatens from the other side', on: [side, hero('b', 6, 5)], ask: blow({ bonus: 5 }), expect: { bonus: 7 } },
  { rule: `${M}attack-flanking`, case: 1, given: 'the same squares with a bow', on: [archer('a', 4, 5), creature('t', 5, 5), hero('b', 6, 5)],
    ask: arrow({ bonus: 5 }), check: without('flanking') },
  { rule: `${M}attack-flanking`, case: 1, given: 'the same squares with a bow, by one who may shoot into melee', on: [archer('a', 4, 5, { traits: ['precise-shot'] }), creature('t', 5, 5), hero('b', 6, 5)],
    ask: arrow({ bonus: 5 }), expect: { bonus: 5 } },
  { rule: `${M}attack-higher-ground`, case: 0, given: 'from a table', on: [hero('a', 2, 2, { elevation: 1 }), creature('t', 3, 2)], ask: blow({ bonus: 4 }), expect: { bonus: 5, possible: true } },
  { rule: `${M}attack-higher-ground`, case: 1, given: 'from a wall-walk with a bow', on: [archer('a', 2, 2, { elevation: 3 }), creature('t', 5, 2)], ask: arrow({ bonus: 4 }), expect: { bonus: 4 }, uncited: 'a control: higher ground gives a shot nothing' },
  { rule: `${M}attack-higher-ground`, case: 'extra', given: 'from below', on: [hero('a', 2, 2), creature('t', 3, 2, { elevation: 1 })], ask: blow({ bonus: 4 }), expect: { bonus: 4 }, uncited: 'a control: the attacker stands lower' },
  { rule: `${M}attack-entangled`, case: 0, given: 'entangled archer of Dexterity 14', on: shotBy(['entangled'], { abilities: { dex: 14 } }), ask: arrow({ bonus: 5 }), expect: { bonus: 1 } },
  { rule: `${M}attack-entangled`, case: 1, given: 'entangled swordsman', on: by(['entangled'], { abilities: { dex: 14, str: 16 } }), ask: blow({ bonus: 6 }), expect: { bonus: 4 } },
  { rule: `${M}attack-entangled`, case: 'extra', given: 'entangled with a light blade and Weapon Finesse',
    on: [hero('a', 4, 5, { conditions: ['entangled'], attacks: 'dagger', traits: ['weapon-finesse'] }), creature('t', 5, 5)], ask: attack('a', 't', 'dagger', { bonus: 5 }), expect: { bonus: 1 } },
  { rule: `${M}attack-invisible`, case: 0, given: 'an invisible swordsman', on: by(['invisible']), ask: blow({ bonus: 5, parts: armour(17, 3) }), expect: { bonus: 7, ac: 14 } },
  { rule: `${M}attack-invisible`, case: 1, given: 'an invisible archer', on: shotBy(['invisible']), ask: arrow({ bonus: 5, parts: armour(17, 3) }), expect: { bonus: 7, ac: 14 } },
  { rule: `${M}attack-invisible`, case: 'extra', given: 'invisible to eyes that see it', on: [hero('a', 4, 5, { conditions: ['invisible'] }), creature('t', 5, 5, { traits: ['see-invisible'] })],
    ask: blow({ bonus: 5, parts: armour(17, 3) }), expect: { bonus: 5, ac: 17 }, uncited: 'a control: the target sees the attacker' },
  { rule: `${M}attack-invisible-blinded-target`, case: 0, given: 'invisible against a blinded one', on: [hero('a', 4, 5, { conditions: ['invisible'] }), creature('t', 5, 5, { conditions: ['blinded'] })],
    ask: blow({ bonus: 5, parts: armour(17, 3) }), expect: { bonus: 5, ac: 12 } },
  { rule: `${M}attack-prone-melee`, case: 0, given: 'from the ground', on: by(['prone']), ask: blow({ bonus: 6 }), expect: { bonus: 2 } },
  { rule: `${M}attack-prone-ranged`, case: 0, given: 'a longbow from the ground', on: shotBy(['prone']), ask: arrow(), expect: { possible: false, why: ['prone-attacker-ranged'] } },
  { rule: `${M}attack-prone-ranged`, case: 1, given: 'a crossbow from the ground', on: [hero('a', 0, 5, { conditions: ['prone'], attacks: [shot('crossbow', 16, { tags: ['crossbow'] })] }), creature('t', 5, 5)],
    ask: attack('a', 't', 'crossbow', { bonus: 4 }), expect: { possible: true, bonus: 4 }, uncited: 'a control: this weapon shoots from the ground without a penalty' },
  { rule: `${M}attack-prone-ranged`, case: 2, given: 'shuriken from the ground', on: [hero('a', 2, 5, { conditions: ['prone'], attacks: [{ id: 'shuriken', kind: 'thrown', rangeIncrement: 3, tags: ['shuriken'] }] }), creature('t', 5, 5)],
    ask: attack('a', 't', 'shuriken', { bonus: 4 }), expect: { possible: true, bonus: 4 }, uncited: 'a control: this weapon shoots from the ground without a penalty' },
  { rule: `${M}attack-prone-ranged`, case: 'extra', given: 'a javelin from the ground', on: [hero('a', 2, 5, { conditions: ['prone'], attacks: 'rock' }), creature('t', 5, 5)],
    ask: attack('a', 't', 'rock'), expect: { possible: false } },
  { rule: `${M}attack-squeezing`, case: 0, given: 'an ogre in a narrow place', on: [ogre('a', 3, 5, { squeezing: true }), hero('t', 5, 5)], ask: blow({ bonus: 8 }), expect: { bonus: 4 } },
  { rule: `${M}attack-squeezing`, case: 1, given: 'squeezed, at range', on: shotBy([], { squeezing: true }), ask: arrow({ bonus: 5 }), expect: { bonus: 1 } },
  { rule: `${M}attack-shaken-frightened`, case: 0, given: 'shaken, in melee', on: by(['shaken']), ask: blow({ bonus: 5 }), expect: { bonus: 3 } },
  { rule: `${M}attack-shaken-frightened`, case: 1, given: 'frightened, at range', on: shotBy(['frightened']), ask: arrow({ bonus: 5 }), expect: { bonus: 3 } },
  { rule: `${M}attack-shaken-frightened`, case: 'extra', given: 'both: one row, one penalty', on: by(['shaken', 'frightened']), ask: blow({ bonus: 5 }), expect: { bonus: 3 } },

  { rule: `${M}ac-blinded`, case: 0, given: 'blinded, in melee', on: struck(['blinded']), ask: blow(ac16), expect: { ac: 12 } },
  { rule: `${M}ac-blinded`, case: 1, given: 'blinded, at range', on: shotAt(['blinded']), ask: arrow(ac16), expect: { ac: 12 } },
  { rule: `${M}ac-flat-footed`, case: 0, given: 'flat-footed, in melee', on: struck(['flat-footed']), ask: blow(ac16), expect: { ac: 14 } },
  { rule: `${M}ac-flat-footed`, case: 0, given: 'flat-footed, at range', on: shotAt(['flat-footed']), ask: arrow(ac16), expect: { ac: 14 } },
  { rule: `${M}ac-flat-footed`, case: 1, given: 'a penalty of Dexterity is not lost', on: struck(['flat-footed']), ask: blow({ parts: armour(12, -1) }), expect: { ac: 12 } },
  { rule: `${M}ac-flat-footed`, case: 'extra', given: 'with uncanny dodge', on: struck(['flat-footed'], { traits: ['uncanny-dodge'] }), ask: blow(ac16), expect: { ac: 16 }, uncited: 'a control: uncanny dodge keeps the Dexterity bonus' },
  { rule: `${M}ac-pinned`, case: 0, given: 'pinned, in melee', on: struck(['pinned']), ask: blow(ac16), expect: { ac: 5 } },
  { rule: `${M}ac-pinned`, case: 1, given: 'pinned, at range', on: shotAt(['pinned']), ask: arrow(ac16), expect: { ac: 9 } },
  { rule: `${M}ac-pinned`, case: 'extra', given: 'by the one who pins it', on: [hero('a', 4, 5, { pins: 't', attacks: 'dagger' }), creature('t', 5, 5, { conditions: ['pinned'] })],
    ask: attack('a', 't', 'dagger', ac16), expect: { ac: 5 } },
  { rule: `${M}ac-kneeling-sitting`, case: 0, given: 'kneeling, in melee', on: struck(['kneeling']), ask: blow(ac15), expect: { ac: 13 } },
  { rule: `${M}ac-kneeling-sitting`, case: 1, given: 'sitting, at range', on: shotAt(['sitting']), ask: arrow(ac15), expect: { ac: 17 } },
  { rule: `${M}ac-grappling`, case: 0, given: 'in a grapple, from outside', on: [...struck(['grappling'], { grapples: ['b'] }), creature('b', 6, 5)], ask: blow(ac16), expect: { ac: 14 } },
  { rule: `${M}ac-grappling`, case: 1, given: 'in a grapple, by one who grapples', on: [hero('a', 4, 5, { conditions: ['grappling'], attacks: 'dagger', grapples: ['t'] }), creature('t', 5, 5, { conditions: ['grappling'], grapples: ['a'] })],
    ask: attack('a', 't', 'dagger', ac16), expect: { ac: 16, deniesDexterity: [] }, uncited: 'a control: both are in the grapple, so Dexterity stays' },
  { rule: `${M}ac-grappling-random-target`, case: 0, given: 'an arrow into a grapple', on: [archer('a', 0, 5), creature('t', 5, 5, { conditions: ['grappling'], grapples: ['b'] }), hero('b', 5, 5, { conditions: ['grappling'], grapples: ['t'] })],
    ask: arrow({ parts: armour(16, 2) }), expect: { struckAtRandom: [{ id: 't', chance: 50 }, { id: 'b', chance: 50 }], ac: 14 } },
  { rule: `${M}ac-grappling-random-target`, case: 'extra', given: 'three of them, one Large: no weights', on: [archer('a', 0, 5), creature('t', 5, 5, { conditions: ['grappling'], grapples: ['b'] }), ogre('b', 5, 5, { conditions: ['grappling'], grapples: ['t', 'c'] }), hero('c', 6, 5, { conditions: ['grappling'] })],
    ask: arrow(), check: (a) => expect((a['struckAtRandom'] as { chance: number }[]).map((x) => Math.round(x.chance))).toEqual([33, 33, 33]) },
  { rule: `${M}ac-helpless`, case: 0, given: 'helpless, in melee', on: struck(['helpless']), ask: blow(ac16), expect: { ac: 5 } },
  { rule: `${M}ac-helpless`, case: 1, given: 'helpless, at range', on: shotAt(['helpless']), ask: arrow(ac16), expect: { ac: 9 } },
  { rule: `${M}ac-helpless`, case: 'extra', given: 'asleep, with a penalty of Dexterity', on: struck(['asleep']), ask: blow({ parts: armour(12, -1) }), expect: { ac: 4 } },
  { rule: `${M}ac-entangled`, case: 0, given: 'Dexterity 14', on: struck(['entangled'], { abilities: { dex: 14 } }), ask: blow(ac16), expect: { ac: 14 } },
  { rule: `${M}ac-entangled`, case: 1, given: 'Dexterity 10', on: struck(['entangled'], { abilities: { dex: 10 } }), ask: blow({ parts: armour(10) }), expect: { ac: 8 } },
  { rule: `${M}ac-entangled`, case: 'extra', given: 'Dexterity 14, blinded too: the bonus is lost once', on: struck(['entangled', 'blinded'], { abilities: { dex: 14 } }), ask: blow(ac16), expect: { ac: 12 }, cites: [`${M}ac-blinded`] },
  { rule: `${M}ac-concealed-invisible`, case: 'extra', given: 'an invisible target: a chance to miss, no number', on: struck(['invisible']), ask: blow({ at: [5, 5], parts: armour(15) }), expect: { ac: 15, missChance: 50 } },
  { rule: `${M}ac-cover`, case: 0, given: 'behind a parapet, in melee', on: [hero('a', 4, 5, { attacks: 'longspear' }), creature('t', 6, 5), lowBlock(5, 5)], ask: attack('a', 't', 'longspear', ac15), expect: { ac: 19 } },
  { rule: `${M}ac-cover`, case: 1, given: 'behind the end of a wall, at range', on: [archer('a', 1, 1), creature('t', 6, 3), wall(4, 2, 4, 9)], ask: arrow(ac15), expect: { ac: 19 } },
  { rule: `${M}ac-prone`, case: 0, given: 'prone, in melee', on: struck(['prone']), ask: blow(ac15), expect: { ac: 11 } },
  { rule: `${M}ac-prone`, case: 1, given: 'prone, at range', on: shotAt(['prone']), ask: arrow(ac15), expect: { ac: 19 } },
  { rule: `${M}ac-squeezing`, case: 0, given: 'squeezed, in melee', on: struck([], { squeezing: true }), ask: blow(ac15), expect: { ac: 11 } },
  { rule: `${M}ac-squeezing`, case: 0, given: 'squeezed, at range', on: shotAt([], { squeezing: true }), ask: arrow(ac15), expect: { ac: 11 } },
  { rule: `${M}ac-stunned`, case: 0, given: 'stunned, in melee', on: struck(['stunned']), ask: blow(ac16), expect: { ac: 12 } },
  { rule: `${M}ac-stunned`, case: 0, given: 'stunned, at range', on: shotAt(['stunned']), ask: arrow(ac16), expect: { ac: 12 } },
  { rule: `${M}ac-cowering`, case: 0, given: 'cowering, in melee', on: struck(['cowering']), ask: blow(ac16), expect: { ac: 12 } },
  { rule: `${M}ac-cowering`, case: 0, given: 'cowering, at range', on: shotAt(['cowering']), ask: arrow(ac16), expect: { ac: 12 } },

  { rule: `${M}squeeze-penalties`, case: 0, given: 'squeezed: the attack', on: by([], { squeezing: true }), ask: blow({ bonus: 7 }), expect: { bonus: 3 } },
  { rule: `${M}squeeze-penalties`, case: 0, given: 'squeezed: the armour class', on: struck([], { squeezing: true }), ask: blow(ac15), expect: { ac: 11 } },
  { rule: `${M}escape-artist-penalties`, case: 0, given: 'working through a gap: the armour class', on: side, ask: blow({ targetEscaping: true, ...ac16 }), expect: { ac: 10 } },
  { rule: `${M}escape-artist-penalties`, case: 0, given: 'working through a gap: no attacks', on: side, ask: blow({ escaping: true }), expect: { possible: false, why: ['escape-artist'] } },
  { rule: `${M}ac-prone`, case: 'extra', given: 'nothing changes this attack', on: side, ask: blow(), check: only(), uncited: 'a control: the target is on its feet' },
]);
