/** Who sees whom. */
import { cases, cell, creature, fill, hero, light, wall, type Answer } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { edge, holds, lacks, orc, rolls, sees, sword } from './boards.ts';

const row = rowsOf('srd52');
const fog = (x: number, y: number) => cell(x, y, { concealment: 'total' });
const lit = (x: number, y: number, level: 'dim' | 'dark') => cell(x, y, { light: level });
const dark = (x: number, y: number) => lit(x, y, 'dark');
const cloud = fill(6, 3, 8, 7, fog);
const senses = (...traits: string[]) => ({ traits });
const invisible = { conditions: ['invisible'] };
const clear: Answer = { sees: true, obscured: 'none' };
const lightly: Answer = { sees: true, obscured: 'lightly' };
const not = (why: string, more: Answer = {}): Answer => ({ sees: false, why, ...more });

export default cases('srd52', [
  row('light.heavily', 2, 'a cloud between them')
    .on(hero('a', 4, 5), orc({}, 10), cloud)
    .ask(sees('a', 'o'))
    .gives(not('obscured')),
  row('light.heavily', 2, 'a cloud between target and archer, seen from the target')
    .on(hero('a', 4, 5), orc({}, 10), cloud)
    .ask(sees('o', 'a'))
    .gives(not('obscured')),
  row('light.heavily', 2, 'a straight roll through the cloud')
    .on(
      hero('a', 4, 5, holds({ id: 'bow', kind: 'ranged', range: { normal: 16, long: 64 } })),
      orc({}, 10),
      cloud,
    )
    .ask(rolls('a', 'o', 'bow'))
    .gives(edge(0, { advantage: [{}], disadvantage: [{}] })),
  row('light.heavily', 'extra', 'a cloud beside the line')
    .on(hero('a', 4, 5), orc({}, 10), fill(6, 6, 8, 9, fog))
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(clear),
  row('light.heavily', 'extra', 'a Large creature half in the cloud')
    .on(hero('a', 2, 5), creature('o', 5, 5, { size: 'large' }), fill(6, 3, 8, 7, fog))
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(clear),
  row('light.heavily', 'extra', 'out of the dark into the light')
    .on(hero('a', 4, 5), orc({}, 10), dark(4, 5))
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(clear),
  row('light.heavily', 'extra', 'across a dark stretch')
    .on(hero('a', 4, 5), orc({}, 10), fill(6, 3, 8, 7, dark))
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(clear),
  row('light.lightly', 0, 'an orc in dim light')
    .on(hero('a', 4, 5), orc({}, 8), lit(8, 5, 'dim'))
    .ask(sees('a', 'o'))
    .gives(lightly),
  row('light.lightly', 0, 'no modifier for the shot')
    .on(hero('a', 5, 5, holds(sword)), orc({}, 6), lit(6, 5, 'dim'))
    .ask(rolls())
    .uncited('nothing decides the roll')
    .gives(edge(0)),
  row('light.lightly', 1, 'whoever is looked for in mist')
    .on(hero('a', 4, 5), orc({}, 8), cell(8, 5, { concealment: 'partial' }))
    .ask(sees('a', 'o'))
    .gives(lightly),
  row('light.levels', 3, 'a moonlit night')
    .on(hero('a', 4, 5), orc({}, 8), light('dark'))
    .ask(sees('a', 'o'))
    .gives(not('dark')),
  row('light.levels', 4, 'twilight')
    .on(hero('a', 4, 5), orc({}, 8), light('dim'))
    .ask(sees('a', 'o'))
    .gives(lightly),
  row('light.darkvision', 0, 'a dwarf sees to 60 ft.')
    .on(hero('a', 0, 0, senses('darkvision-12')), orc({}, 12, 0), dark(12, 0))
    .ask(sees('a', 'o'))
    .gives(lightly),
  row('light.darkvision', 1, 'and no farther')
    .on(hero('a', 0, 0, senses('darkvision-12')), orc({}, 13, 0), dark(13, 0))
    .ask(sees('a', 'o'))
    .gives(not('dark')),
  row('light.darkvision', 2, 'magical darkness, as the game master paints it')
    .on(hero('a', 0, 0, senses('darkvision-12')), orc({}, 5, 0), fog(5, 0))
    .ask(sees('a', 'o'))
    .cites('srd52.light.heavily')
    .gives(not('obscured')),
  row('light.darkvision', 3, 'an orc in dim light')
    .on(hero('a', 0, 0, senses('darkvision-12')), orc({}, 10, 0), lit(10, 0, 'dim'))
    .ask(sees('a', 'o'))
    .gives(clear),
  row('light.darkvision', 4, 'a fog cloud')
    .on(hero('a', 4, 5, senses('darkvision-12')), orc({}, 10), cloud)
    .ask(sees('a', 'o'))
    .cites('srd52.light.heavily')
    .gives(not('obscured')),
  row('light.other-senses', 0, 'a bat and an invisible rogue')
    .on(creature('a', 0, 0, senses('blindsight-12')), hero('o', 10, 0, invisible))
    .ask(sees('a', 'o'))
    .gives({ ...clear, by: 'blindsight' }),
  row('light.other-senses', 1, 'a worm feels the rogue')
    .on(creature('a', 0, 0, senses('tremorsense-12')), hero('o', 10, 0, invisible))
    .ask(sees('a', 'o'))
    .gives(not('invisible', { placed: true })),
  row('light.other-senses', 2, 'the rogue flies')
    .on(
      creature('a', 0, 0, senses('tremorsense-12')),
      hero('o', 10, 0, { conditions: ['invisible', 'flying'], elevation: 1 }),
    )
    .ask(sees('a', 'o'))
    .cites('srd52.condition.invisible')
    .gives({ sees: false }, lacks('placed')),
  row('light.other-senses', 3, 'a wall stops blindsight')
    .on(creature('a', 0, 0, senses('blindsight-12')), hero('o', 4, 0), wall(2, -5, 2, 5))
    .ask(sees('a', 'o'))
    .cites('srd52.opportunity.seen')
    .gives(not('no-line-of-sight')),
  row('light.other-senses', 4, 'a bat in a cloud')
    .on(creature('a', 6, 5, senses('blindsight-12')), hero('o', 8, 5), cloud)
    .ask(sees('a', 'o'))
    .gives({ ...clear, by: 'blindsight' }),
  row('light.other-senses', 5, 'truesight in a cloud')
    .on(creature('a', 6, 5, senses('true-seeing-24')), hero('o', 8, 5), cloud)
    .ask(sees('a', 'o'))
    .cites('srd52.light.heavily')
    .gives(not('obscured')),
  row('light.other-senses', 'extra', 'truesight in the dark')
    .on(creature('a', 6, 5, senses('true-seeing-24')), hero('o', 8, 5, invisible), light('dark'))
    .ask(sees('a', 'o'))
    .gives({ ...clear, by: 'true-seeing' }),
  row('condition.blinded', 4, 'blindsight sees to its range')
    .on(
      orc({ conditions: ['blinded'], traits: ['blindsight-2'] }, 5),
      hero('a', 7, 5),
      creature('t', 2, 5, { side: 'party' }),
    )
    .ask(sees('o', 'a'))
    .cites('srd52.light.other-senses')
    .gives(clear),
  row('condition.blinded', 'extra', 'a blinded orc')
    .on(orc({ conditions: ['blinded'] }, 5), hero('a', 7, 5))
    .ask(sees('o', 'a'))
    .gives(not('blinded')),
  row('condition.invisible', 0, 'a rogue and truesight')
    .on(hero('a', 5, 5, { ...holds(sword), ...invisible }), orc({ traits: ['true-seeing-12'] }, 6))
    .ask(rolls())
    .uncited('nothing decides the roll')
    .gives(edge(0)),
  row('condition.invisible', 1, 'an attack at the right square')
    .on(hero('a', 5, 5, holds(sword)), orc(invisible, 6))
    .ask(rolls())
    .gives(edge(-1)),
  row('condition.invisible', 2, 'blindsight')
    .on(hero('a', 5, 5, { ...holds(sword), ...invisible }), orc({ traits: ['blindsight-12'] }, 6))
    .ask(rolls())
    .uncited('nothing decides the roll')
    .gives(edge(0)),
  row('hide.effect', 4, 'blindsight finds the hidden')
    .on(orc({ traits: ['blindsight-2'] }, 5), hero('a', 6, 5, { conditions: ['hidden'] }))
    .ask(sees('o', 'a'))
    .cites('srd52.light.other-senses')
    .gives(clear),
]);
