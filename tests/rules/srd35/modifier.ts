/** 3.5 SRD: the two tables of combat modifiers: on attack rolls and on armor class. */
import { expect } from 'vitest';
import { archer, cases, creature, hero, lowBlock, ogre, wall } from '../cases.ts';
import { row } from '../rows.ts';
import { armour, attack, only, shot, without } from '../asks/attacks.ts';

const side = [hero('a', 4, 5), creature('t', 5, 5)];
const struck = (conditions: string[], more = {}) => [
  hero('a', 4, 5),
  creature('t', 5, 5, { conditions, ...more }),
];
const shotAt = (conditions: string[], more = {}) => [
  archer('a', 0, 5),
  creature('t', 5, 5, { conditions, ...more }),
];
const by = (conditions: string[], more = {}) => [
  hero('a', 4, 5, { conditions, ...more }),
  creature('t', 5, 5),
];
const shotBy = (conditions: string[], more = {}) => [
  archer('a', 0, 5, { conditions, ...more }),
  creature('t', 5, 5),
];
const blow = (more = {}) => attack('a', 't', 'sword', more);
const arrow = (more = {}) => attack('a', 't', 'bow', more);
const ac16 = { parts: armour(16, 2) };
const ac15 = { parts: armour(15) };
const M = 'srd35.modifier.';

export default cases('srd35', [
  row(`${M}attack-dazzled`, 0, 'dazzled, +6 in melee')
    .on(by(['dazzled']))
    .ask(blow({ bonus: 6 }))
    .gives({ bonus: 5 }),
  row(`${M}attack-dazzled`, 1, 'dazzled, +6 at range')
    .on(shotBy(['dazzled']))
    .ask(arrow({ bonus: 6 }))
    .gives({ bonus: 5 }),
  row(`${M}attack-flanking`, 0, 'an ally threatens from the other side')
    .on(side, hero('b', 6, 5))
    .ask(blow({ bonus: 5 }))
    .gives({ bonus: 7 }),
  row(`${M}attack-flanking`, 1, 'a bow attack from a flanking position')
    .on(archer('a', 4, 5), creature('t', 5, 5), hero('b', 6, 5))
    .ask(arrow({ bonus: 5 }))
    .gives(without('flanking')),
  row(`${M}attack-flanking`, 1, 'a bow attack from a flanking position with Precise Shot')
    .on(archer('a', 4, 5, { traits: ['precise-shot'] }), creature('t', 5, 5), hero('b', 6, 5))
    .ask(arrow({ bonus: 5 }))
    .gives({ bonus: 5 }),
  row(`${M}attack-higher-ground`, 0, 'from a table')
    .on(hero('a', 2, 2, { elevation: 1 }), creature('t', 3, 2))
    .ask(blow({ bonus: 4 }))
    .gives({ bonus: 5, possible: true }),
  row(`${M}attack-higher-ground`, 1, 'from a wall-walk with a bow')
    .on(archer('a', 2, 2, { elevation: 3 }), creature('t', 5, 2))
    .ask(arrow({ bonus: 4 }))
    .uncited('a control: higher ground gives a shot nothing')
    .gives({ bonus: 4 }),
  row(`${M}attack-higher-ground`, 'extra', 'from below')
    .on(hero('a', 2, 2), creature('t', 3, 2, { elevation: 1 }))
    .ask(blow({ bonus: 4 }))
    .uncited('a control: the attacker stands lower')
    .gives({ bonus: 4 }),
  row(`${M}attack-entangled`, 0, 'entangled archer of Dexterity 14')
    .on(shotBy(['entangled'], { abilities: { dex: 14 } }))
    .ask(arrow({ bonus: 5 }))
    .gives({ bonus: 1 }),
  row(`${M}attack-entangled`, 1, 'entangled swordsman')
    .on(by(['entangled'], { abilities: { dex: 14, str: 16 } }))
    .ask(blow({ bonus: 6 }))
    .gives({ bonus: 4 }),
  row(`${M}attack-entangled`, 'extra', 'entangled with a light blade and Weapon Finesse')
    .on(
      hero('a', 4, 5, { conditions: ['entangled'], attacks: 'dagger', traits: ['weapon-finesse'] }),
      creature('t', 5, 5),
    )
    .ask(attack('a', 't', 'dagger', { bonus: 5 }))
    .gives({ bonus: 1 }),
  row(`${M}attack-invisible`, 0, 'an invisible swordsman')
    .on(by(['invisible']))
    .ask(blow({ bonus: 5, parts: armour(17, 3) }))
    .gives({ bonus: 7, ac: 14 }),
  row(`${M}attack-invisible`, 1, 'an invisible archer')
    .on(shotBy(['invisible']))
    .ask(arrow({ bonus: 5, parts: armour(17, 3) }))
    .gives({ bonus: 7, ac: 14 }),
  row(`${M}attack-invisible`, 'extra', 'invisible to eyes that see it')
    .on(
      hero('a', 4, 5, { conditions: ['invisible'] }),
      creature('t', 5, 5, { traits: ['see-invisible'] }),
    )
    .ask(blow({ bonus: 5, parts: armour(17, 3) }))
    .uncited('a control: the target sees the attacker')
    .gives({ bonus: 5, ac: 17 }),
  row(`${M}attack-invisible-blinded-target`, 0, 'invisible against a blinded one')
    .on(
      hero('a', 4, 5, { conditions: ['invisible'] }),
      creature('t', 5, 5, { conditions: ['blinded'] }),
    )
    .ask(blow({ bonus: 5, parts: armour(17, 3) }))
    .gives({ bonus: 5, ac: 12 }),
  row(`${M}attack-prone-melee`, 0, 'from the ground')
    .on(by(['prone']))
    .ask(blow({ bonus: 6 }))
    .gives({ bonus: 2 }),
  row(`${M}attack-prone-ranged`, 0, 'a longbow from the ground')
    .on(shotBy(['prone']))
    .ask(arrow())
    .gives({ possible: false, why: ['prone-attacker-ranged'] }),
  row(`${M}attack-prone-ranged`, 1, 'a crossbow from the ground')
    .on(
      hero('a', 0, 5, {
        conditions: ['prone'],
        attacks: [shot('crossbow', 16, { tags: ['crossbow'] })],
      }),
      creature('t', 5, 5),
    )
    .ask(attack('a', 't', 'crossbow', { bonus: 4 }))
    .uncited('a control: this weapon shoots from the ground without a penalty')
    .gives({ possible: true, bonus: 4 }),
  row(`${M}attack-prone-ranged`, 2, 'shuriken from the ground')
    .on(
      hero('a', 2, 5, {
        conditions: ['prone'],
        attacks: [{ id: 'shuriken', kind: 'thrown', rangeIncrement: 4, tags: ['shuriken'] }],
      }),
      creature('t', 5, 5),
    )
    .ask(attack('a', 't', 'shuriken', { bonus: 4 }))
    .uncited('a control: this weapon shoots from the ground without a penalty')
    .gives({ possible: true, bonus: 4 }),
  row(`${M}attack-prone-ranged`, 'extra', 'a javelin from the ground')
    .on(hero('a', 2, 5, { conditions: ['prone'], attacks: 'rock' }), creature('t', 5, 5))
    .ask(attack('a', 't', 'rock'))
    .gives({ possible: false }),
  row(`${M}attack-squeezing`, 0, 'an ogre in a narrow place')
    .on(ogre('a', 3, 5, { squeezing: true }), hero('t', 5, 5))
    .ask(blow({ bonus: 8 }))
    .gives({ bonus: 4 }),
  row(`${M}attack-squeezing`, 1, 'squeezed, at range')
    .on(shotBy([], { squeezing: true }))
    .ask(arrow({ bonus: 5 }))
    .gives({ bonus: 1 }),
  row(`${M}attack-shaken-frightened`, 0, 'shaken, in melee')
    .on(by(['shaken']))
    .ask(blow({ bonus: 5 }))
    .gives({ bonus: 3 }),
  row(`${M}attack-shaken-frightened`, 1, 'frightened, at range')
    .on(shotBy(['frightened']))
    .ask(arrow({ bonus: 5 }))
    .gives({ bonus: 3 }),
  row(`${M}attack-shaken-frightened`, 'extra', 'shaken and frightened together give one penalty')
    .on(by(['shaken', 'frightened']))
    .ask(blow({ bonus: 5 }))
    .gives({ bonus: 3 }),

  row(`${M}ac-blinded`, 0, 'blinded, in melee')
    .on(struck(['blinded']))
    .ask(blow(ac16))
    .gives({ ac: 12 }),
  row(`${M}ac-blinded`, 1, 'blinded, at range')
    .on(shotAt(['blinded']))
    .ask(arrow(ac16))
    .gives({ ac: 12 }),
  row(`${M}ac-flat-footed`, 0, 'flat-footed, in melee')
    .on(struck(['flat-footed']))
    .ask(blow(ac16))
    .gives({ ac: 14 }),
  row(`${M}ac-flat-footed`, 0, 'flat-footed, at range')
    .on(shotAt(['flat-footed']))
    .ask(arrow(ac16))
    .gives({ ac: 14 }),
  row(`${M}ac-flat-footed`, 1, 'a penalty of Dexterity is not lost')
    .on(struck(['flat-footed']))
    .ask(blow({ parts: armour(12, -1) }))
    .gives({ ac: 12 }),
  row(`${M}ac-flat-footed`, 'extra', 'an attack on a creature with uncanny dodge')
    .on(struck(['flat-footed'], { traits: ['uncanny-dodge'] }))
    .ask(blow(ac16))
    .uncited('a control: uncanny dodge keeps the Dexterity bonus')
    .gives({ ac: 16 }),
  row(`${M}ac-pinned`, 0, 'pinned, in melee')
    .on(struck(['pinned']))
    .ask(blow(ac16))
    .gives({ ac: 5 }),
  row(`${M}ac-pinned`, 1, 'pinned, at range')
    .on(shotAt(['pinned']))
    .ask(arrow(ac16))
    .gives({ ac: 9 }),
  row(`${M}ac-pinned`, 'extra', 'an attack by the creature that pins')
    .on(
      hero('a', 4, 5, { pins: 't', attacks: 'dagger' }),
      creature('t', 5, 5, { conditions: ['pinned'] }),
    )
    .ask(attack('a', 't', 'dagger', ac16))
    .gives({ ac: 5 }),
  row(`${M}ac-kneeling-sitting`, 0, 'kneeling, in melee')
    .on(struck(['kneeling']))
    .ask(blow(ac15))
    .gives({ ac: 13 }),
  row(`${M}ac-kneeling-sitting`, 1, 'sitting, at range')
    .on(shotAt(['sitting']))
    .ask(arrow(ac15))
    .gives({ ac: 17 }),
  row(`${M}ac-grappling`, 0, 'in a grapple, from outside')
    .on(...struck(['grappling'], { grapples: ['b'] }), creature('b', 6, 5))
    .ask(blow(ac16))
    .gives({ ac: 14 }),
  row(`${M}ac-grappling`, 1, 'in a grapple, by one who grapples')
    .on(
      hero('a', 4, 5, { conditions: ['grappling'], attacks: 'dagger', grapples: ['t'] }),
      creature('t', 5, 5, { conditions: ['grappling'], grapples: ['a'] }),
    )
    .ask(attack('a', 't', 'dagger', ac16))
    .uncited('a control: both are in the grapple, so Dexterity stays')
    .gives({ ac: 16, deniesDexterity: [] }),
  row(`${M}ac-grappling-random-target`, 0, 'an arrow into a grapple')
    .on(
      archer('a', 0, 5),
      creature('t', 5, 5, { conditions: ['grappling'], grapples: ['b'] }),
      hero('b', 5, 5, { conditions: ['grappling'], grapples: ['t'] }),
    )
    .ask(arrow({ parts: armour(16, 2) }))
    .gives({
      struckAtRandom: [
        { id: 't', chance: 50 },
        { id: 'b', chance: 50 },
      ],
      ac: 14,
    }),
  row(`${M}ac-grappling-random-target`, 'extra', 'three of them, one Large: no weights')
    .on(
      archer('a', 0, 5),
      creature('t', 5, 5, { conditions: ['grappling'], grapples: ['b'] }),
      ogre('b', 5, 5, { conditions: ['grappling'], grapples: ['t', 'c'] }),
      hero('c', 6, 5, { conditions: ['grappling'] }),
    )
    .ask(arrow())
    .gives((a) =>
      expect(
        (a['struckAtRandom'] as { chance: number }[]).map((x) => Math.round(x.chance)),
      ).toEqual([33, 33, 33]),
    ),
  row(`${M}ac-helpless`, 0, 'helpless, in melee')
    .on(struck(['helpless']))
    .ask(blow(ac16))
    .gives({ ac: 5 }),
  row(`${M}ac-helpless`, 1, 'helpless, at range')
    .on(shotAt(['helpless']))
    .ask(arrow(ac16))
    .gives({ ac: 9 }),
  row(`${M}ac-helpless`, 'extra', 'asleep, with a penalty of Dexterity')
    .on(struck(['asleep']))
    .ask(blow({ parts: armour(12, -1) }))
    .gives({ ac: 4 }),
  row(`${M}ac-entangled`, 0, 'Dexterity 14')
    .on(struck(['entangled'], { abilities: { dex: 14 } }))
    .ask(blow(ac16))
    .gives({ ac: 14 }),
  row(`${M}ac-entangled`, 1, 'Dexterity 10')
    .on(struck(['entangled'], { abilities: { dex: 10 } }))
    .ask(blow({ parts: armour(10) }))
    .gives({ ac: 8 }),
  row(`${M}ac-entangled`, 'extra', 'Dexterity 14, blinded too: the bonus is lost once')
    .on(struck(['entangled', 'blinded'], { abilities: { dex: 14 } }))
    .ask(blow(ac16))
    .cites(`${M}ac-blinded`)
    .gives({ ac: 12 }),
  row(`${M}ac-concealed-invisible`, 'extra', 'an invisible target: a chance to miss, no number')
    .on(struck(['invisible']))
    .ask(blow({ at: [5, 5], parts: armour(15) }))
    .gives({ ac: 15, missChance: 50 }),
  row(`${M}ac-cover`, 0, 'behind a parapet, in melee')
    .on(hero('a', 4, 5, { attacks: 'longspear' }), creature('t', 6, 5), lowBlock(5, 5))
    .ask(attack('a', 't', 'longspear', ac15))
    .gives({ ac: 19 }),
  row(`${M}ac-cover`, 1, 'behind the end of a wall, at range')
    .on(archer('a', 1, 1), creature('t', 6, 3), wall(4, 2, 4, 9))
    .ask(arrow(ac15))
    .gives({ ac: 19 }),
  row(`${M}ac-prone`, 0, 'prone, in melee')
    .on(struck(['prone']))
    .ask(blow(ac15))
    .gives({ ac: 11 }),
  row(`${M}ac-prone`, 1, 'prone, at range')
    .on(shotAt(['prone']))
    .ask(arrow(ac15))
    .gives({ ac: 19 }),
  row(`${M}ac-squeezing`, 0, 'squeezed, in melee')
    .on(struck([], { squeezing: true }))
    .ask(blow(ac15))
    .gives({ ac: 11 }),
  row(`${M}ac-squeezing`, 0, 'squeezed, at range')
    .on(shotAt([], { squeezing: true }))
    .ask(arrow(ac15))
    .gives({ ac: 11 }),
  row(`${M}ac-stunned`, 0, 'stunned, in melee')
    .on(struck(['stunned']))
    .ask(blow(ac16))
    .gives({ ac: 12 }),
  row(`${M}ac-stunned`, 0, 'stunned, at range')
    .on(shotAt(['stunned']))
    .ask(arrow(ac16))
    .gives({ ac: 12 }),
  row(`${M}ac-cowering`, 0, 'cowering, in melee')
    .on(struck(['cowering']))
    .ask(blow(ac16))
    .gives({ ac: 12 }),
  row(`${M}ac-cowering`, 0, 'cowering, at range')
    .on(shotAt(['cowering']))
    .ask(arrow(ac16))
    .gives({ ac: 12 }),

  row(`${M}squeeze-penalties`, 0, 'squeezed: the attack')
    .on(by([], { squeezing: true }))
    .ask(blow({ bonus: 7 }))
    .gives({ bonus: 3 }),
  row(`${M}squeeze-penalties`, 0, 'squeezed: the armour class')
    .on(struck([], { squeezing: true }))
    .ask(blow(ac15))
    .gives({ ac: 11 }),
  row(`${M}escape-artist-penalties`, 0, 'working through a gap: the armour class')
    .on(side)
    .ask(blow({ targetEscaping: true, ...ac16 }))
    .gives({ ac: 10 }),
  row(`${M}escape-artist-penalties`, 0, 'working through a gap: no attacks')
    .on(side)
    .ask(blow({ escaping: true }))
    .gives({ possible: false, why: ['escape-artist'] }),
  row(`${M}ac-prone`, 'extra', 'nothing changes this attack')
    .on(side)
    .ask(blow())
    .uncited('a control: the target is on its feet')
    .gives(only()),
]);
