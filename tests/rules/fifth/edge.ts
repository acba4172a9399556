/** What gives the better or the worse of two dice. */
import { cases, cell, creature, fill, hero } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, bow, edge, glaive, holds, none, orc, rolls, sword, why } from './boards.ts';

const row = rowsOf('srd52');
const fog = fill(2, 2, 9, 9, (x, y) => cell(x, y, { concealment: 'total' }));
const dark = (x: number, y: number) => cell(x, y, { light: 'dark' });
const prone = { conditions: ['prone'] };
const asleep = { conditions: ['unconscious'] };

export default cases('srd52', [
  row('prone.attacked', 0, 'a sword beside')
    .on(hero('a', 5, 5, holds(sword)), orc(prone, 6, 6))
    .ask(rolls())
    .gives(edge(1)),
  row('prone.attacked', 1, 'a glaive from 10 ft.')
    .on(hero('a', 5, 5, holds(glaive)), orc(prone, 7, 5))
    .ask(rolls('a', 'o', 'glaive'))
    .gives(edge(-1)),
  row('prone.attacked', 2, 'a bow beside')
    .on(hero('a', 5, 5, holds(bow)), orc(prone, 6, 5))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(0, why(['prone'], ['foe-in-reach']))),
  row('prone.attacked', 3, 'an ogre’s nearest square')
    .on(big('a', 2, 2, holds(sword)), hero('o', 4, 4, prone))
    .ask(rolls())
    .gives(edge(1)),
  row('prone.attacked', 4, 'a javelin from afar')
    .on(
      hero('a', 5, 5, holds({ id: 'javelin', kind: 'thrown', range: { normal: 6, long: 24 } })),
      orc(prone, 8, 5),
    )
    .ask(rolls('a', 'o', 'javelin'))
    .gives(edge(-1)),
  row('prone.attacks', 0, 'a prone crossbow')
    .on(hero('a', 5, 5, { ...holds(bow), ...prone }), orc({}, 11, 5))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(-1)),
  row('prone.attacks', 1, 'both prone')
    .on(hero('a', 5, 5, { ...holds(sword), ...prone }), orc(prone, 6, 5))
    .ask(rolls())
    .gives(edge(0, why(['prone'], ['prone']))),
  row('attack.unseen-target', 0, 'an orc strikes into darkness')
    .on(hero('a', 5, 5, holds(sword)), orc({}, 6, 5), dark(6, 5))
    .ask(rolls())
    .gives(edge(-1)),
  row('attack.unseen-attacker', 1, 'an elf shoots from the dark')
    .on(hero('a', 5, 5, { ...holds(bow), traits: ['darkvision-12'] }), orc({}, 9, 5), dark(5, 5))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(1)),
  row('attack.both-blind', 0, 'swords in thick fog')
    .on(hero('a', 5, 5, holds(sword)), orc({}, 6, 5), fog)
    .ask(rolls())
    .gives(edge(0, why(['unseen-attacker'], ['unseen-target']))),
  row('attack.both-blind', 1, 'two blinded archers')
    .on(
      hero('a', 0, 5, {
        ...holds({ ...bow, range: { normal: 30, long: 120 } }),
        conditions: ['blinded'],
      }),
      orc({ conditions: ['blinded'] }, 20, 5),
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(0)),
  row('attack.close-combat', 0, 'an orc beside the archer')
    .on(hero('a', 5, 5, holds(bow)), orc({}, 6, 6), creature('t', 15, 5))
    .ask(rolls('a', 't', 'bow'))
    .gives(edge(-1, why([], ['foe-in-reach']))),
  row('attack.close-combat', 1, 'the orc is stunned')
    .on(hero('a', 5, 5, holds(bow)), orc({ conditions: ['stunned'] }, 6, 6), creature('t', 15, 5))
    .ask(rolls('a', 't', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.close-combat', 2, 'the orc is 10 ft. away')
    .on(hero('a', 5, 5, holds(bow)), orc({ attacks: [glaive] }, 7, 5), creature('t', 15, 5))
    .ask(rolls('a', 't', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.close-combat', 3, 'a dagger thrown at the orc beside')
    .on(
      hero('a', 5, 5, holds({ id: 'bow', kind: 'ranged', range: { normal: 4, long: 16 } })),
      orc({}, 6, 5),
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(-1)),
  row('attack.close-combat', 7, 'the orc does not see the archer')
    .on(
      hero('a', 5, 5, { ...holds(bow), conditions: ['invisible'] }),
      orc({}, 6, 6),
      creature('t', 15, 5),
    )
    .ask(rolls('a', 't', 'bow'))
    .uncited('only being unseen counts')
    .gives(edge(1)),
  row('attack.close-combat', 8, 'a Large ogre beside')
    .on(hero('a', 5, 4, holds(bow)), big('o', 6, 5), creature('t', 15, 4))
    .ask(rolls('a', 't', 'bow'))
    .gives(edge(-1)),
  row('attack.close-combat', 9, 'a neutral creature beside')
    .on(hero('a', 5, 5, holds(bow)), creature('n', 6, 6, { side: 'neutral' }), creature('t', 15, 5))
    .ask(rolls('a', 't', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.range', 0, 'within the normal range')
    .on(hero('a', 0, 0, holds(bow)), orc({}, 16, 10))
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('attack.range', 1, 'one square farther')
    .on(hero('a', 0, 0, holds(bow)), orc({}, 17, 3))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(-1)),
  row('attack.automatic-critical', 0, 'a sleeper beside')
    .on(hero('a', 5, 5, holds(sword)), orc(asleep, 6, 5))
    .ask(rolls())
    .gives(edge(1, { critical: { why: 'unconscious' } })),
  row('attack.automatic-critical', 1, 'a sleeper two squares away')
    .on(hero('a', 5, 5, holds(glaive)), orc(asleep, 7, 5))
    .ask(rolls('a', 'o', 'glaive'))
    .cites('srd52.prone.attacked')
    .gives(edge(0)),
  row('attack.automatic-critical', 2, 'the paralysed, from afar')
    .on(hero('a', 5, 5, holds(bow)), orc({ conditions: ['paralyzed'] }, 9, 5))
    .ask(rolls('a', 'o', 'bow'))
    .cites('srd52.condition.paralyzed')
    .gives(edge(1)),
  row('attack.automatic-critical', 3, 'by the diagonal')
    .on(hero('a', 5, 5, holds(sword)), orc(asleep, 6, 6))
    .ask(rolls())
    .gives(edge(1, { critical: { why: 'unconscious' } })),
  row('attack.automatic-critical', 4, 'a ranged attack from beside')
    .on(hero('a', 5, 5, holds(bow)), orc({ conditions: ['paralyzed'] }, 6, 5))
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(1, { critical: { why: 'paralyzed' }, ...why(['paralyzed'], []) })),
  row('attack.pack-tactics', 0, 'two wolves')
    .on(
      creature('a', 6, 5, { ...holds(sword), traits: ['pack-tactics'] }),
      creature('b', 6, 6),
      hero('o', 5, 5),
    )
    .ask(rolls())
    .gives(edge(1)),
  row('attack.pack-tactics', 1, 'the second is 10 ft. away')
    .on(
      creature('a', 6, 5, { ...holds(sword), traits: ['pack-tactics'] }),
      creature('b', 7, 5),
      hero('o', 5, 5),
    )
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('attack.pack-tactics', 2, 'the second sleeps')
    .on(
      creature('a', 6, 5, { ...holds(sword), traits: ['pack-tactics'] }),
      creature('b', 6, 6, asleep),
      hero('o', 5, 5),
    )
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('attack.no-static', 2, 'an ally opposite')
    .on(hero('a', 4, 5, holds(sword)), hero('b', 6, 5), orc())
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('light.heavily', 0, 'the orc in darkness strikes back')
    .on(orc({ ...holds(sword) }, 6, 5), hero('b', 5, 5), dark(6, 5))
    .ask(rolls('o', 'b'))
    .gives(edge(1)),
  row('light.heavily', 1, 'both in fog')
    .on(hero('a', 5, 5, holds(sword)), orc({}, 6, 5), fog)
    .ask(rolls())
    .gives(edge(0)),
  row('light.darkvision', 0, 'a dwarf sees to 60 ft.')
    .on(hero('a', 0, 0, { ...holds(bow), traits: ['darkvision-12'] }), orc({}, 12, 0), dark(12, 0))
    .ask(rolls('a', 'o', 'bow'))
    .uncited(none)
    .gives(edge(0)),
  row('light.darkvision', 1, 'and no farther')
    .on(hero('a', 0, 0, { ...holds(bow), traits: ['darkvision-12'] }), orc({}, 13, 0), dark(13, 0))
    .ask(rolls('a', 'o', 'bow'))
    .cites('srd52.light.heavily')
    .gives(edge(-1)),
  row('condition.restrained', 'extra', 'a restrained target')
    .on(hero('a', 5, 5, holds(sword)), orc({ conditions: ['restrained'] }, 6, 5))
    .ask(rolls())
    .gives(edge(1)),
  row('action.dodge', 'extra', 'a dodging target')
    .on(hero('a', 5, 5, holds(sword)), orc({ conditions: ['dodging'] }, 6, 5))
    .ask(rolls())
    .gives(edge(-1)),
  row('action.dodge', 'extra', 'a dodging target that is held')
    .on(hero('a', 5, 5, holds(sword)), orc({ conditions: ['dodging', 'grappled'] }, 6, 5))
    .ask(rolls())
    .uncited(none)
    .gives(edge(0)),
  row('condition.poisoned', 'extra', 'a poisoned attacker')
    .on(hero('a', 5, 5, { ...holds(sword), conditions: ['poisoned'] }), orc({}, 6, 5))
    .ask(rolls())
    .gives(edge(-1)),
]);
