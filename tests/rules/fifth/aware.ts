/** Of whom a creature knows: the same senses answer `sees`, bar the way and draw the area. */
import { expect } from 'vitest';
import { cases, cell, cells, creature, hero, light, wall, type Answer, type At } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, go, illegal, lacks, legal, orc, sees } from './boards.ts';

const row = rowsOf('srd52');
const senses = (...traits: string[]) => ({ traits });
const fog = { concealment: 'total' } as const;
const kept = { visibleTo: ['foes'] };
const invisible = { conditions: ['invisible'] };
const through = go('a', cells('5,5 6,5 7,5'));
const reachable = { ask: 'reachable', of: 'a', mode: 'move' };
const openArea = 'the area cites the rules of all its squares';
/** May the area's creature end in this square? */
const ends =
  (wanted: boolean, at: At) =>
  (answer: Answer): void => {
    const list = answer['cells'] as { at: At }[];
    expect(list.some((each) => each.at.join() === at.join())).toBe(wanted);
  };
const rider = creature('o', 6, 5, { mount: 'h' });
const lowFlyer = { size: 'large', speed: { land: 12, fly: 12 }, moving: 'fly' } as const;

export default cases('srd52', [
  row('light.other-senses', 'extra', 'tremorsense and the rider of a horse that flies low')
    .on(
      hero('a', 2, 5, senses('tremorsense-12')),
      creature('h', 6, 5, lowFlyer),
      light('dark'),
      rider,
    )
    .ask(sees('a', 'o'))
    .cites('srd52.light.darkvision')
    .gives(lacks('placed')),
  row('light.other-senses', 'extra', 'what the eyes see as clearly is not called blindsight')
    .on(hero('a', 5, 2, senses('blindsight-12')), big('o', 3, 2), cell(4, 2, fog))
    .ask(sees('a', 'o'))
    .uncited('the eyes see it')
    .gives({ sees: true, obscured: 'none' }, lacks('by')),
  row('light.other-senses', 'extra', 'an orc that tremorsense places bars the way')
    .on(hero('a', 5, 5, senses('tremorsense-12')), orc(kept, 6))
    .ask(through)
    .cites('srd52.share.not-others')
    .gives(illegal('through-enemy'), lacks('meets')),
  row('light.other-senses', 'extra', 'an orc that nothing finds bars nothing, and costs nothing')
    .on(hero('a', 5, 5), big('o', 6, 5, { ...kept, size: 'huge' }))
    .ask(through)
    .uncited('nobody knows of it')
    .gives({ ...legal(2), meets: { by: 'o', step: 2 } }),
  row('light.other-senses', 'extra', 'blindsight finds nobody behind a wall, and plans do not tell')
    .on(hero('a', 2, 5, senses('blindsight-12')), orc(invisible, 6), wall(4, 3, 4, 7))
    .ask(reachable)
    .uncited(openArea)
    .gives(ends(true, [6, 5])),
  row('light.other-senses', 'extra', 'blindsight finds it where nothing is between')
    .on(hero('a', 2, 5, senses('blindsight-12')), orc(invisible, 6))
    .ask(reachable)
    .uncited(openArea)
    .gives(ends(false, [6, 5])),
  row('light.other-senses', 'extra', 'whom the scene shows to its side, it knows')
    .on(hero('a', 5, 5), orc({ ...invisible, visibleTo: ['party'] }, 6))
    .ask(through)
    .cites('srd52.share.not-others')
    .gives(illegal('through-enemy')),
  row('light.other-senses', 'extra', 'plans of a creature whose side nobody tells')
    .on(hero('a', 2, 5, { side: undefined }), orc(kept, 6))
    .ask(reachable)
    .uncited(openArea)
    .gives(ends(true, [6, 5])),
]);
