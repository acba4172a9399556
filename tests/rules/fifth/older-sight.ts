/** Who sees whom, and how attacks are rolled, where the 2014 document differs. */
import {
  cases,
  cell,
  corridor,
  creature,
  fill,
  hero,
  light,
  turn,
  type AttackInput,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, bow, edge, holds, lacks, none, orc, rolls, sees, sword, why } from './boards.ts';

const row = rowsOf('srd51');
const dark = cell(6, 5, { light: 'dark' });
const lance: AttackInput = { id: 'lance', kind: 'melee', reachWeapon: 'reach', tags: ['lance'] };
const heavy: AttackInput = { id: 'glaive', kind: 'melee', reachWeapon: 'reach', tags: ['heavy'] };
const longbow = { ...bow, tags: ['heavy'] };
const reckless = { conditions: ['reckless'] };
const water = fill(0, 0, 25, 8, (x, y) => cell(x, y, { surface: 'water' }));
const weapon = (id: string, kind: 'melee' | 'ranged' | 'thrown', normal = 4) =>
  kind === 'melee' ? { id, kind } : { id, kind, range: { normal, long: 4 * normal } };
const sneak = { traits: ['sneak-attack-3'] };

export default cases('srd51', [
  row('light.vision', 0, 'an orc in darkness is struck at')
    .on(hero('a', 5, 5, holds(sword)), orc({}, 6), dark)
    .ask(rolls())
    .gives(edge(-1)),
  row('light.vision', 0, 'the orc strikes back')
    .on(hero('a', 5, 5), orc(holds(sword), 6), dark)
    .ask(rolls('o', 'a'))
    .gives(edge(1)),
  row('light.vision', 1, 'fog between two who stand outside it')
    .on(
      hero('a', 4, 5, holds(bow)),
      orc({}, 10),
      fill(6, 3, 8, 7, (x, y) => cell(x, y, { concealment: 'total' })),
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(0, why(['unseen-attacker'], ['unseen-target']))),
  row('light.blindsight', 0, 'a ghost and tremorsense')
    .on(
      orc({ traits: ['tremorsense-12'] }, 5),
      hero('a', 8, 5, { conditions: ['invisible', 'incorporeal'] }),
    )
    .ask(sees('o', 'a'))
    .cites('srd51.condition.invisible')
    .gives({ sees: false }, lacks('placed')),
  row('light.blindsight', 1, 'an invisible rogue')
    .on(orc({ traits: ['blindsight-12'] }, 5), hero('a', 8, 5, { conditions: ['invisible'] }))
    .ask(sees('o', 'a'))
    .gives({ sees: true }),
  row('light.blindsight', 2, 'a bat blind beyond its range')
    .on(orc({ traits: ['blindsight-2'], conditions: ['blinded'] }, 5), hero('a', 8, 5))
    .ask(sees('o', 'a'))
    .cites('srd52.condition.blinded')
    .gives({ sees: false }),
  row('light.blindsight', 3, 'darkvision in dim light')
    .on(orc({ traits: ['darkvision-12'] }, 5), hero('a', 8, 5), light('dim'))
    .ask(sees('o', 'a'))
    .cites('srd52.light.darkvision')
    .gives({ sees: true, obscured: 'none' }),
  row('light.blindsight', 4, 'tremorsense places the rogue')
    .on(
      orc({ traits: ['tremorsense-12'] }, 5),
      hero('a', 8, 5, { conditions: ['invisible'] }),
      light('dark'),
    )
    .ask(sees('o', 'a'))
    .gives({ sees: false, placed: true }),
  row('condition.invisible', 0, 'truesight')
    .on(
      hero('a', 5, 5, { ...holds(sword), conditions: ['invisible'] }),
      orc({ traits: ['true-seeing-12'] }, 6),
    )
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('condition.exhaustion', 1, 'level 3')
    .on(hero('a', 5, 5, { ...holds(sword), conditions: ['exhaustion-3'] }), orc({}, 6))
    .ask(rolls())
    .gives(edge(-1, { bonus: 5 })),
  row('condition.grappled', 0, 'attacks anybody')
    .on(
      hero('a', 5, 5, { ...holds(sword), conditions: ['grappled'] }),
      orc({}, 6),
      creature('g', 4, 5, { grapples: ['a'] }),
    )
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('attack.heavy', 0, 'a Halfling with a glaive')
    .on(hero('a', 5, 5, { ...holds(heavy), size: 'small' }), orc({}, 6))
    .ask(rolls('a', 'o', 'glaive'))
    .gives(edge(-1)),
  row('attack.heavy', 1, 'a wizard of Dexterity 12')
    .on(hero('a', 5, 5, { ...holds(longbow), abilities: { dex: 12 } }), orc({}, 10))
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.heavy', 2, 'a Small rogue with a heavy crossbow')
    .on(hero('a', 5, 5, { ...holds(longbow), size: 'small' }), orc({}, 10))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(-1)),
  row('attack.heavy', 3, 'a Tiny creature')
    .on(hero('a', 5, 5, { ...holds(longbow), size: 'tiny' }), orc({}, 10))
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('reach.lance', 0, 'a foe beside')
    .on(hero('a', 5, 5, holds(lance)), orc({}, 6))
    .ask(rolls('a', 'o', 'lance'))
    .gives(edge(-1)),
  row('reach.lance', 1, 'a foe two squares away')
    .on(hero('a', 5, 5, holds(lance)), orc({}, 7))
    .ask(rolls('a', 'o', 'lance'))
    .uncited(none)
    .gives(edge(0)),
  row('squeeze.smaller-space', 2, 'an ogre in a corridor attacks')
    .on(corridor(3), big('o', 2, 3, holds(sword)), hero('a', 4, 3))
    .ask(rolls('o', 'a'))
    .gives(edge(-1)),
  row('squeeze.smaller-space', 2, 'an ogre in a corridor is attacked')
    .on(corridor(3), big('o', 2, 3), hero('a', 4, 3, holds(sword)))
    .ask(rolls())
    .gives(edge(1)),
  row('attack.reckless', 0, 'her opportunity on the orc’s turn')
    .on(
      hero('a', 5, 5, { ...holds(sword), ...reckless }),
      orc({}, 6),
      turn({ round: 1, active: 'o' }),
    )
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('attack.reckless', 1, 'an orc strikes her')
    .on(hero('a', 5, 5, reckless), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .gives(edge(1)),
  row('attack.reckless', 2, 'a thrown handaxe')
    .on(hero('a', 5, 5, { ...holds(weapon('axe', 'thrown')), ...reckless }), orc({}, 8))
    .ask(rolls('a', 'o', 'axe'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.net', 0, 'thrown at the orc beside')
    .on(hero('a', 5, 5, holds(weapon('net', 'ranged', 1))), orc({}, 6))
    .ask(rolls('a', 'o', 'net'))
    .cites('srd52.attack.close-combat')
    .gives(edge(-1)),
  row('attack.net', 1, 'thrown at two squares')
    .on(
      hero('a', 5, 5, holds({ id: 'net', kind: 'ranged', range: { normal: 1, long: 3 } })),
      orc({}, 7),
    )
    .ask(rolls('a', 'o', 'net'))
    .cites('srd52.attack.range')
    .gives(edge(-1)),
  row('attack.net', 2, 'at four squares')
    .on(
      hero('a', 5, 5, holds({ id: 'net', kind: 'ranged', range: { normal: 1, long: 3 } })),
      orc({}, 9),
    )
    .ask(rolls('a', 'o', 'net'))
    .cites('srd52.attack.range')
    .gives({ possible: false, impossible: { why: 'out-of-range' } }),
  row('attack.sneak', 0, 'a neutral wolf beside the orc is no enemy of it')
    .on(
      hero('a', 5, 5, { ...holds(bow), ...sneak }),
      orc({}, 11),
      creature('w', 12, 6, { side: 'others' }),
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives({ precision: { by: 'w' } }),
  row('attack.sneak', 1, 'a stunned ally')
    .on(
      hero('a', 5, 5, { ...holds(bow), ...sneak }),
      orc({}, 11),
      hero('b', 12, 6, { conditions: ['stunned'] }),
    )
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(lacks('precision')),
  row('underwater.weapons', 0, 'a rapier')
    .on(hero('a', 5, 5, holds({ ...weapon('rapier', 'melee'), tags: ['piercing'] })), orc({}, 6))
    .ask(rolls('a', 'o', 'rapier'))
    .uncited('on land')
    .gives(edge(0)),
  row('underwater.weapons', 0, 'a rapier under water')
    .on(
      water,
      hero('a', 5, 5, holds({ ...weapon('rapier', 'melee'), tags: ['piercing'] })),
      orc({}, 6),
    )
    .ask(rolls('a', 'o', 'rapier'))
    .gives(edge(-1)),
  row('underwater.weapons', 1, 'a crossbow in range')
    .on(water, hero('a', 5, 5, holds(weapon('light crossbow', 'ranged', 16))), orc({}, 12))
    .ask(rolls('a', 'o', 'light crossbow'))
    .uncited(none)
    .gives(edge(0)),
  row('underwater.weapons', 2, 'an Unarmed Strike')
    .on(water, hero('a', 5, 5, holds({ ...weapon('fist', 'melee'), unarmed: true })), orc({}, 6))
    .ask(rolls('a', 'o', 'fist'))
    .gives(edge(-1)),
  row('underwater.weapons', 3, 'a trident thrown')
    .on(water, hero('a', 5, 5, holds(weapon('trident', 'thrown'))), orc({}, 8))
    .ask(rolls('a', 'o', 'trident'))
    .uncited(none)
    .gives(edge(0)),
  row('trait.sunlight-sensitivity', 0, 'a kobold by daylight')
    .on(
      orc({ ...holds(sword), traits: ['sunlight-sensitivity'] }, 5),
      hero('a', 6, 5),
      light('daylight'),
    )
    .ask(rolls('o', 'a'))
    .gives(edge(-1)),
]);
