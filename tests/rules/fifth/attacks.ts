/** Attack rolls: ranges, weapons, conditions with a source, water, sunlight and the house rule. */
import {
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  light,
  options,
  wall,
  type AttackInput,
} from '../cases.ts';
import { expect } from 'vitest';
import { rowsOf } from '../rows.ts';
import { bow, edge, glaive, holds, lacks, none, orc, rolls, sword, why } from './boards.ts';

const row = rowsOf('srd52');
const water = fill(0, 0, 25, 8, (x, y) => cell(x, y, { surface: 'water' }));
const heavy: AttackInput = { id: 'greatsword', kind: 'melee', tags: ['heavy'] };
const dagger = { id: 'dagger', kind: 'thrown', range: { normal: 4, long: 12 } } as const;
const ray: AttackInput = {
  id: 'ray',
  kind: 'ranged',
  range: { normal: 24, long: 24 },
  tags: ['spell'],
};
const spear: AttackInput = { id: 'spear', kind: 'melee', tags: ['piercing'] };
const crossbow = { id: 'crossbow', kind: 'ranged', range: { normal: 16, long: 64 } } as const;
const fist = { id: 'fist', kind: 'melee', unarmed: true } as const;
const sneak = { ...holds(bow), traits: ['sneak-attack-3'] };
const under = (...conditions: string[]) => ({ conditions });
const afraid = {
  ...holds(sword, bow),
  conditions: ['frightened'],
  conditionsBy: { frightened: ['d'] },
};
const held = { ...holds(sword), conditions: ['grappled'] };
const flanking = (flankingHelps: string) => options({ flankingHelps });
const noPrecision = lacks('precision');
const outOfRange = { possible: false, impossible: { why: 'out-of-range' } };

export default cases('srd52', [
  row('attack.advantage', 0, 'a target restrained and blinded')
    .on(hero('a', 5, 5, holds(sword)), orc(under('restrained', 'blinded'), 6))
    .ask(rolls())
    .cites('srd52.condition.restrained', 'srd52.condition.blinded')
    .gives(edge(1, why(['restrained', 'unseen-attacker'], []))),
  row('attack.cancel', 0, 'three reasons against one')
    .on(
      hero('a', 5, 5, { ...holds(sword), ...under('poisoned') }),
      orc(under('restrained', 'blinded', 'prone'), 6),
    )
    .ask(rolls())
    .cites('srd52.condition.restrained', 'srd52.condition.poisoned')
    .gives(edge(0, why(['restrained', 'prone', 'unseen-attacker'], ['poisoned']))),
  row('attack.cancel', 1, 'prone at six squares and restrained')
    .on(hero('a', 5, 5, holds(bow)), orc(under('restrained', 'prone'), 11))
    .ask(rolls('a', 'o', 'bow'))
    .cites('srd52.condition.restrained', 'srd52.prone.attacked')
    .gives(edge(0)),
  row('attack.no-static', 0, 'an archer on a wall')
    .on(hero('a', 5, 5, { ...holds(bow), elevation: 3 }), orc({}, 12))
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0, { modifiers: [] })),
  row('attack.no-static', 1, 'an orc in melee with an ally')
    .on(hero('a', 5, 5, holds(bow)), hero('b', 12, 6), orc({}, 12))
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0, { modifiers: [] })),
  row('attack.unseen-attacker', 0, 'a hidden rogue shoots')
    .on(hero('a', 5, 5, { ...holds(bow), ...under('hidden') }), orc({}, 12))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(1)),
  row('attack.both-blind', 2, 'two in fog, one prone')
    .on(
      hero('a', 5, 5, holds(sword)),
      orc(under('prone'), 6),
      fill(3, 3, 9, 8, (x, y) => cell(x, y, { concealment: 'total' })),
    )
    .ask(rolls())
    .gives(edge(0)),
  row('attack.close-combat', 1, 'the orc beside is blinded')
    .on(hero('a', 5, 5, holds(bow)), orc(under('blinded'), 6), creature('t', 15, 5))
    .ask(rolls('a', 't', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.close-combat', 5, 'a fire bolt')
    .on(hero('a', 5, 5, holds(ray)), orc({}, 6, 6), creature('t', 15, 5))
    .ask(rolls('a', 't', 'ray'))
    .gives(edge(-1)),
  row('attack.range', 2, 'beyond the long range')
    .on(hero('a', -8, 0, holds({ ...bow, range: { normal: 8, long: 32 } })), orc({}, 25, 0))
    .ask(rolls('a', 'o', 'bow'))
    .gives(outOfRange),
  row('attack.range', 3, 'a spell with one range')
    .on(hero('a', 0, 0, holds(ray)), orc({}, 25, 0))
    .ask(rolls('a', 'o', 'ray'))
    .gives(outOfRange),
  row('attack.range', 3, 'a spell whose sheet states its one range once')
    .on(hero('a', 0, 0, holds({ ...ray, range: { normal: 24 } })), orc({}, 25, 0))
    .ask(rolls('a', 'o', 'ray'))
    .gives(outOfRange),
  row('attack.range', 'extra', 'a spell at its whole range')
    .on(hero('a', 0, 0, holds({ ...ray, range: { normal: 24 } })), orc({}, 24, 0))
    .ask(rolls('a', 'o', 'ray'))
    .uncited(none)
    .gives(edge(0, { possible: true })),
  row('attack.range', 4, 'a dagger at three squares')
    .on(hero('a', 5, 5, holds(dagger)), orc({}, 8))
    .ask(rolls('a', 'o', 'dagger'))
    .uncited(none)
    .gives(edge(0, { possible: true })),
  row('attack.range', 5, 'a dagger at five squares')
    .on(hero('a', 5, 5, holds(dagger)), orc({}, 10))
    .ask(rolls('a', 'o', 'dagger'))
    .gives(edge(-1, { possible: true })),
  row('attack.range', 7, 'the last square of the long range')
    .on(hero('a', -8, 0, holds({ ...bow, range: { normal: 8, long: 32 } })), orc({}, 24, 0))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(-1, { possible: true })),
  row('attack.range', 8, 'a dagger at four squares')
    .on(hero('a', 5, 5, holds(dagger)), orc({}, 9))
    .ask(rolls('a', 'o', 'dagger'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.range', 9, 'a dagger at twelve squares')
    .on(hero('a', 5, 5, holds(dagger)), orc({}, 17))
    .ask(rolls('a', 'o', 'dagger'))
    .gives(edge(-1, { possible: true })),
  row('attack.range', 10, 'a dagger at thirteen squares')
    .on(hero('a', 5, 5, holds(dagger)), orc({}, 18))
    .ask(rolls('a', 'o', 'dagger'))
    .gives(outOfRange),
  row('attack.range', 12, 'a javelin at six squares')
    .on(
      hero('a', 5, 5, holds({ id: 'javelin', kind: 'thrown', range: { normal: 6, long: 24 } })),
      orc({}, 11),
    )
    .ask(rolls('a', 'o', 'javelin'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.range', 'extra', 'a range that nobody knows')
    .on(hero('a', 5, 5, holds({ id: 'sling', kind: 'ranged' })), orc({}, 11))
    .ask(rolls('a', 'o', 'sling'))
    .uncited(none)
    .gives(
      edge(0, {
        unknown: [
          'creatures.a.attacks.sling.bonus',
          'creatures.a.attacks.sling.range',
          'creatures.o.ac',
        ],
      }),
    ),
  row('attack.heavy', 0, 'a Halfling of Strength 14')
    .on(hero('a', 5, 5, { ...holds(heavy), size: 'small', abilities: { str: 14 } }), orc({}, 6))
    .ask(rolls('a', 'o', 'greatsword'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.heavy', 1, 'a wizard of Dexterity 12 with a longbow')
    .on(
      hero('a', 5, 5, { ...holds({ ...bow, tags: ['heavy'] }), abilities: { dex: 12 } }),
      orc({}, 12),
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(-1)),
  row('attack.heavy', 2, 'Strength 12 with a greatsword')
    .on(hero('a', 5, 5, { ...holds(heavy), abilities: { str: 12 } }), orc({}, 6))
    .ask(rolls('a', 'o', 'greatsword'))
    .gives(edge(-1)),
  row('attack.heavy', 'extra', 'a Strength that nobody has said')
    .on(hero('a', 5, 5, holds(heavy)), orc({}, 6))
    .ask(rolls('a', 'o', 'greatsword'))
    .uncited(none)
    .gives(edge(0), (answer) => expect(answer['unknown']).toContain('creatures.a.abilities.str')),
  row('attack.heavy', 3, 'Dexterity 13 with a longbow')
    .on(
      hero('a', 5, 5, { ...holds({ ...bow, tags: ['heavy'] }), abilities: { dex: 13 } }),
      orc({}, 12),
    )
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.automatic-critical', 'extra', 'a standing stunned orc is no automatic critical hit')
    .on(hero('a', 5, 5, holds(sword)), orc(under('stunned'), 6))
    .ask(rolls())
    .uncited('only the stunning counts')
    .gives(edge(1)),
  row('attack.reckless', 0, 'the reckless attacker strikes')
    .on(hero('a', 5, 5, { ...holds(sword), ...under('reckless') }), orc({}, 6))
    .ask(rolls())
    .gives(edge(1)),
  row('attack.reckless', 0, 'the orc strikes back')
    .on(hero('a', 5, 5, under('reckless')), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .gives(edge(1)),
  row('attack.reckless', 4, 'an elusive rogue, prone')
    .on(hero('a', 5, 5, { ...under('prone'), traits: ['elusive'] }), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .uncited(none)
    .gives(edge(0, { advantage: [] })),
  row('attack.reckless', 5, 'an elusive rogue, stunned')
    .on(hero('a', 5, 5, { ...under('stunned'), traits: ['elusive'] }), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .cites('srd52.condition.stunned')
    .gives(edge(1)),
  row('attack.reckless', 7, 'a handaxe thrown with Strength')
    .on(hero('a', 5, 5, { ...holds(dagger), ...under('reckless') }), orc({}, 8))
    .ask(rolls('a', 'o', 'dagger'))
    .gives(edge(1)),
  row('attack.sneak', 0, 'an ally beside the orc')
    .on(hero('a', 5, 5, sneak), orc({}, 11), hero('b', 12, 6))
    .ask(rolls('a', 'o', 'bow'))
    .gives({ precision: { by: 'b' } }),
  row('attack.sneak', 1, 'the ally is stunned')
    .on(hero('a', 5, 5, sneak), orc({}, 11), hero('b', 12, 6, under('stunned')))
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(noPrecision),
  row('attack.sneak', 2, 'a prone target far away, an ally beside it')
    .on(hero('a', 5, 5, sneak), orc(under('prone'), 11), hero('b', 12, 6))
    .ask(rolls('a', 'o', 'bow'))
    .uncited('no sneak attack')
    .gives(noPrecision),
  row('attack.sneak', 5, 'cancelled, an ally beside the target')
    .on(hero('a', 5, 5, sneak), orc(under('prone', 'restrained'), 11), hero('b', 12, 6))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(0, { precision: { by: 'b' } })),
  row('attack.sneak', 6, 'cancelled, and no ally')
    .on(hero('a', 5, 5, sneak), orc(under('prone', 'restrained'), 11))
    .ask(rolls('a', 'o', 'bow'))
    .uncited('no sneak attack')
    .gives(noPrecision),
  row('attack.sneak', 'extra', 'a ranged spell attack is no ranged weapon')
    .on(
      hero('a', 5, 5, { ...holds(ray), traits: ['sneak-attack-3'] }),
      orc({}, 11),
      hero('b', 12, 6),
    )
    .ask(rolls('a', 'o', 'ray'))
    .uncited('no sneak attack')
    .gives(noPrecision),
  row('attack.pack-tactics', 3, 'a kobold shoots')
    .on(
      creature('a', 0, 5, { ...holds(bow), traits: ['pack-tactics'] }),
      creature('b', 6, 6),
      hero('o', 6, 5),
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(1)),
  row('action.help-attack', 0, 'a squire helps')
    .on(
      hero('h', 5, 5),
      orc({ conditions: ['distracted'], conditionsBy: { distracted: ['h'] } }, 6, 6),
      hero('a', 7, 6, holds(sword)),
    )
    .ask(rolls())
    .gives(edge(1)),
  row('mastery.vex', 0, 'the same orc')
    .on(
      hero('a', 5, 5, holds(sword)),
      orc({ conditions: ['vexed'], conditionsBy: { vexed: ['a'] } }, 6),
    )
    .ask(rolls())
    .gives(edge(1)),
  row('mastery.vex', 1, 'an attack by a creature other than the one with Vex')
    .on(
      hero('a', 5, 5, holds(sword)),
      orc({ conditions: ['vexed'], conditionsBy: { vexed: ['b'] } }, 6),
      hero('b', 6, 7),
    )
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('mastery.sap', 0, 'a sapped orc')
    .on(hero('a', 5, 5), orc({ ...holds(sword), ...under('sapped') }, 6))
    .ask(rolls('o', 'a'))
    .gives(edge(-1)),
  row('mastery.sap', 1, 'cancelled by an advantage')
    .on(hero('a', 5, 5, under('restrained')), orc({ ...holds(sword), ...under('sapped') }, 6))
    .ask(rolls('o', 'a'))
    .gives(edge(0)),
  row('action.dodge', 0, 'a dodging monk, the archer seen')
    .on(hero('a', 5, 5, under('dodging')), orc(holds(bow), 12))
    .ask(rolls('o', 'a', 'bow'))
    .gives(edge(-1)),
  row('action.dodge', 1, 'the attacker is unseen')
    .on(
      hero('a', 5, 5, under('dodging')),
      orc({ ...holds(bow), traits: ['darkvision-12'] }, 12),
      light('dark'),
      cell(5, 5, { light: 'bright' }),
    )
    .ask(rolls('o', 'a', 'bow'))
    .uncited('only being unseen counts')
    .gives(edge(1)),
  row('action.dodge', 2, 'dodging, then grappled')
    .on(hero('a', 5, 5, under('dodging', 'grappled')), orc(holds(bow), 12))
    .ask(rolls('o', 'a', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('action.dodge', 3, 'dodging and prone')
    .on(hero('a', 5, 5, under('dodging', 'prone')), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .gives(edge(0, why(['prone'], ['dodging']))),
  row('action.dodge', 4, 'dodging and restrained')
    .on(hero('a', 5, 5, under('dodging', 'restrained')), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .uncited('only being restrained counts')
    .gives(edge(1)),
  row('condition.blinded', 1, 'a blinded orc attacks')
    .on(hero('a', 5, 5), orc({ ...holds(sword), ...under('blinded') }, 6))
    .ask(rolls('o', 'a'))
    .gives(edge(-1)),
  row('condition.blinded', 1, 'and is attacked')
    .on(hero('a', 5, 5, holds(sword)), orc(under('blinded'), 6))
    .ask(rolls())
    .gives(edge(1)),
  row('condition.blinded', 4, 'blindsight to ten feet')
    .on(hero('a', 5, 5, holds(glaive)), orc({ ...under('blinded'), traits: ['blindsight-2'] }, 7))
    .ask(rolls('a', 'o', 'glaive'))
    .uncited(none)
    .gives(edge(0)),
  row('condition.charmed', 0, 'attacks the charmer')
    .on(
      hero('a', 5, 5, {
        ...holds(sword),
        conditions: ['charmed'],
        conditionsBy: { charmed: ['o'] },
      }),
      orc({}, 6),
    )
    .ask(rolls())
    .gives({ possible: false, impossible: { why: 'charmed', by: 'o' } }),
  row('condition.exhaustion', 0, 'level 2: four from the roll')
    .on(hero('a', 5, 5, { ...holds(sword), ...under('exhaustion-2') }), orc({}, 6))
    .ask(rolls())
    .gives(edge(0, { bonus: 1, modifiers: [{ why: 'exhaustion-2', value: -4 }] })),
  row('condition.frightened', 3, 'the source behind a wall')
    .on(hero('a', 5, 5, afraid), orc({}, 6), creature('d', 15, 5), wall(9, 0, 9, 12))
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('condition.frightened', 5, 'the source in sight')
    .on(hero('a', 5, 5, afraid), orc({}, 6), creature('d', 5, 15))
    .ask(rolls())
    .gives(edge(-1, { disadvantage: [{ why: 'frightened', by: 'd' }] })),
  row('condition.grappled', 0, 'attacks the grappler')
    .on(hero('a', 5, 5, held), orc({ grapples: ['a'] }, 6))
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('condition.grappled', 1, 'a grappled creature attacks someone other than its grappler')
    .on(hero('a', 5, 5, held), orc({}, 6), creature('g', 4, 5, { grapples: ['a'] }))
    .ask(rolls())
    .gives(edge(-1, { disadvantage: [{ why: 'grappled', by: 'g' }] })),
  row('condition.paralyzed', 0, 'a held orc')
    .on(hero('a', 6, 5, holds(sword)), orc(under('paralyzed'), 7))
    .ask(rolls())
    .gives(edge(1, { critical: { why: 'paralyzed' } })),
  row('condition.paralyzed', 3, 'by a bow from afar')
    .on(hero('a', 5, 5, holds(bow)), orc(under('paralyzed'), 9))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(1), lacks('critical')),
  row('condition.petrified', 1, 'a statue beside')
    .on(hero('a', 5, 5, holds(sword)), orc(under('petrified'), 6))
    .ask(rolls())
    .gives(edge(1), lacks('critical')),
  row('condition.poisoned', 0, 'a poisoned orc')
    .on(hero('a', 5, 5), orc({ ...holds(sword), ...under('poisoned') }, 6))
    .ask(rolls('o', 'a'))
    .gives(edge(-1)),
  row('condition.restrained', 0, 'a netted fighter attacks')
    .on(hero('a', 5, 5, { ...holds(sword), ...under('restrained') }), orc({}, 6))
    .ask(rolls())
    .gives(edge(-1)),
  row('condition.restrained', 0, 'and is attacked')
    .on(hero('a', 5, 5, under('restrained')), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .gives(edge(1)),
  row('condition.stunned', 3, 'a Dodge taken before')
    .on(hero('a', 5, 5, under('dodging', 'stunned')), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .gives(edge(1, { disadvantage: [] })),
  row('condition.unconscious', 1, 'a bow at six squares')
    .on(hero('a', 5, 5, holds(bow)), orc(under('unconscious'), 11))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(0)),
  row('condition.incapacitated', 2, 'an attack on an incapacitated creature that dodged')
    .on(hero('a', 5, 5, under('dodging', 'incapacitated')), orc(holds(sword), 6))
    .ask(rolls('o', 'a'))
    .uncited(none)
    .gives(edge(0)),
  row('cover.degrees', 1, 'a bow at a target in total cover')
    .on(hero('a', 2, 5, holds(bow)), orc({}, 8), wall(6, -5, 6, 15))
    .ask(rolls('a', 'o', 'bow'))
    .gives({ possible: false, impossible: { why: 'total-cover' } }),
  row('cover.degrees', 'extra', 'the armor class with half cover')
    .on(hero('a', 4, 3, holds(bow)), orc({ ac: { total: 13 } }, 8), block(7, 5))
    .ask(rolls('a', 'o', 'bow'))
    .uncited('the answer about cover cites it')
    .gives({ against: 15 }),
  row('underwater.melee', 0, 'an attack with a longsword under water')
    .on(water, hero('a', 5, 5, holds(sword)), orc({}, 6))
    .ask(rolls())
    .gives(edge(-1)),
  row('underwater.melee', 1, 'an attack with a spear under water')
    .on(water, hero('a', 5, 5, holds(spear)), orc({}, 6))
    .ask(rolls('a', 'o', 'spear'))
    .uncited(none)
    .gives(edge(0)),
  row('underwater.melee', 2, 'a merfolk with a hammer')
    .on(water, hero('a', 5, 5, { ...holds(sword), speed: { land: 2, swim: 8 } }), orc({}, 6))
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('underwater.melee', 3, 'an Unarmed Strike')
    .on(water, hero('a', 5, 5, holds(fist)), orc({}, 6))
    .ask(rolls('a', 'o', 'fist'))
    .uncited(none)
    .gives(edge(0)),
  row('underwater.melee', 4, 'a thrown spear')
    .on(water, hero('a', 5, 5, holds(dagger)), orc({}, 8))
    .ask(rolls('a', 'o', 'dagger'))
    .cites('srd52.underwater.ranged')
    .gives(edge(-1)),
  row('underwater.ranged', 0, 'a crossbow at ten squares')
    .on(water, hero('a', 5, 5, holds(crossbow)), orc({}, 15))
    .ask(rolls('a', 'o', 'crossbow'))
    .gives(edge(-1, { possible: true })),
  row('underwater.ranged', 1, 'at seventeen')
    .on(water, hero('a', 5, 5, holds(crossbow)), orc({}, 22))
    .ask(rolls('a', 'o', 'crossbow'))
    .gives({ possible: false, impossible: { why: 'underwater' } }),
  row('underwater.ranged', 2, 'a trident thrown at three squares')
    .on(water, hero('a', 5, 5, holds(dagger)), orc({}, 8))
    .ask(rolls('a', 'o', 'dagger'))
    .gives(edge(-1)),
  row('underwater.ranged', 3, 'at five squares')
    .on(water, hero('a', 5, 5, holds(dagger)), orc({}, 10))
    .ask(rolls('a', 'o', 'dagger'))
    .gives({ possible: false }),
  row('underwater.ranged', 4, 'a ray')
    .on(water, hero('a', 5, 5, holds(ray)), orc({}, 15))
    .ask(rolls('a', 'o', 'ray'))
    .uncited(none)
    .gives(edge(0)),
  row('house.flanking', 0, 'heroes on opposite sides')
    .on(flanking('advantage'), hero('a', 4, 5, holds(sword)), hero('b', 6, 5), orc())
    .ask(rolls())
    .gives(edge(1, { advantage: [{ why: 'flanking', by: 'b' }] })),
  row('house.flanking', 1, 'the house rule is off')
    .on(hero('a', 4, 5, holds(sword)), hero('b', 6, 5), orc())
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('house.flanking', 2, 'not opposite')
    .on(flanking('advantage'), hero('a', 4, 5, holds(sword)), hero('b', 6, 6), orc())
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('house.flanking', 'extra', 'two more to hit')
    .on(flanking('plus-two'), hero('a', 4, 5, holds(sword)), hero('b', 6, 5), orc())
    .ask(rolls())
    .gives(edge(0, { bonus: 7, modifiers: [{ why: 'flanking', value: 2 }] })),
  row('house.silent', 3, 'from a table top')
    .on(hero('a', 5, 5, { ...holds(sword), elevation: 1 }), orc({}, 6))
    .ask(rolls())
    .uncited(none)
    .gives(edge(0, { modifiers: [] })),
  row('trait.sunlight-sensitivity', 0, 'a specter by daylight')
    .on(
      orc({ ...holds(sword), traits: ['sunlight-sensitivity'] }, 5),
      hero('a', 6, 5),
      light('daylight'),
    )
    .ask(rolls('o', 'a'))
    .gives(edge(-1)),
  row(
    'trait.sunlight-sensitivity',
    1,
    'an attack by torchlight by a creature with Sunlight Sensitivity',
  )
    .on(
      orc({ ...holds(sword), traits: ['sunlight-sensitivity'] }, 5),
      hero('a', 6, 5),
      light('bright'),
    )
    .ask(rolls('o', 'a'))
    .uncited(none)
    .gives(edge(0)),
  row('trait.sunlight-sensitivity', 3, 'in a Daylight spell')
    .on(
      orc({ ...holds(sword), traits: ['sunlight-sensitivity'] }, 5),
      hero('a', 6, 5),
      cell(5, 5, { light: 'daylight' }),
    )
    .ask(rolls('o', 'a'))
    .gives(edge(-1)),
]);
