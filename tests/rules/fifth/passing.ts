/** Creatures that may pass others, or fill their spaces, by their traits. */
import { cases, cells, corridor, creature, hero, rubble, type CreatureMore } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { big, go, illegal, legal, orc, rogue } from './boards.ts';

const row = rowsOf('srd52');
const through = go('r', cells('5,5 6,5 7,5'));
const ends = go('r', cells('5,5 6,5'));
const nimble: CreatureMore = { size: 'small', traits: ['halfling-nimbleness'] };
const free = { traits: ['freedom-of-movement'] };
const small = (id: string) => creature(id, 6, 5, { size: 'small' });
const along = go('r', cells('0,3 1,3 2,3 3,3'));

export default cases('srd52', [
  row('share.halfling', 0, 'through an orc')
    .on(rogue(5, 5, nimble), orc({}, 6))
    .ask(through)
    .gives(legal(3)),
  row('share.halfling', 'extra', 'ending in its square')
    .on(rogue(5, 5, nimble), orc({}, 6))
    .ask(ends)
    .gives(illegal('ends-occupied')),
  row('share.halfling', 1, 'through a goblin')
    .on(rogue(5, 5, nimble), small('g'))
    .ask(through)
    .cites('srd52.share.not-others')
    .gives(illegal('through-enemy')),
  row('share.through-objects', 1, 'an air elemental over an orc')
    .on(rogue(5, 5, { traits: ['air-form'] }), orc({}, 6))
    .ask(ends)
    .gives(legal(2)),
  row('share.through-objects', 6, 'over an ally')
    .on(rogue(5, 5, { traits: ['air-form'] }), hero('b', 6, 5))
    .ask(ends)
    .gives({ legal: true }),
  row('share.through-objects', 7, 'an invisible stalker over an ally')
    .on(rogue(5, 5, { traits: ['invisible-stalker-form'] }), hero('b', 6, 5))
    .ask(ends)
    .cites('srd52.share.no-end')
    .gives(illegal('ends-occupied')),
  row('share.through-objects', 'extra', 'a water elemental over an orc')
    .on(rogue(5, 5, { traits: ['water-form'] }), orc({}, 6))
    .ask(ends)
    .gives({ legal: true }),
  row('share.through-objects', 4, 'a ghost ends over an orc')
    .on(rogue(5, 5, { conditions: ['incorporeal'] }), orc({}, 6))
    .ask(ends)
    .gives(illegal('ends-occupied')),
  row('share.through-objects', 5, 'a ghost through an ally')
    .on(rogue(5, 5, { conditions: ['incorporeal'] }), hero('b', 6, 5))
    .ask(through)
    .gives(legal(3)),
  row('share.through-objects', 9, 'a pudding in a corridor')
    .on(corridor(3), big('r', 0, 3, { traits: ['amorphous'] }))
    .ask(along)
    .uncited('nothing slows it')
    .gives(legal(3)),
  row('move.ignores-difficult', 0, 'Freedom of Movement on rubble')
    .on(rogue(5, 5, free), rubble(6, 5))
    .ask(ends)
    .uncited('nothing slows it')
    .gives(legal(1)),
  row('move.ignores-difficult', 1, 'through a stunned enemy')
    .on(rogue(5, 5, free), orc({ conditions: ['stunned'] }, 6))
    .ask(through)
    .cites('srd52.share.through-incapacitated')
    .gives(legal(2)),
  row('move.ignores-difficult', 2, 'crawling on rubble')
    .on(rogue(5, 5, { ...free, conditions: ['prone'] }), rubble(6, 5))
    .ask(ends)
    .cites('srd52.move.crawl')
    .gives(legal(2)),
  row('squeeze.narrow', 4, 'an ogre with Freedom of Movement in a corridor')
    .on(corridor(3), big('r', 0, 3, free))
    .ask(along)
    .gives(legal(3)),
]);
