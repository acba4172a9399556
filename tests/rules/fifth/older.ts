/** Where the 2014 document differs. */
import { cases, cells, corridor, creature, fill, hero, rubble, turn } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { barredBy, big, go, illegal, legal, nobody, once, orc, rogue } from './boards.ts';

const row = rowsOf('srd51');
const through = go('r', cells('5,5 6,5 7,5'));
const inCorridor = go('r', [
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
]);
const ends = go('r', cells('5,5 6,5'));
const leaves = go('r', cells('6,5 7,5'));
const surprised = { conditions: ['surprised'] };
const held = { conditions: ['grappled'] };

export default cases('srd51', [
  row('grid.no-grid-rules', 0, 'six diagonal steps')
    .on(hero('r', 0, 0))
    .ask(go('r', cells('0,0 1,1 2,2 3,3 4,4 5,5 6,6')))
    .gives(legal(6)),
  row('grid.no-grid-rules', 1, 'the rule of the newer document is cited')
    .on(hero('r', 0, 0))
    .ask(go('r', cells('0,0 1,1')))
    .cites('srd52.grid.diagonal-one')
    .gives(legal(1)),
  row('share.non-hostile', 0, 'through a neutral townsman')
    .on(rogue(5, 5), orc({ side: 'neutral' }, 6))
    .ask(through)
    .gives(legal(3)),
  row('share.hostile-two-sizes', 0, 'through a stunned enemy')
    .on(rogue(5, 5), orc({ conditions: ['stunned'] }, 6))
    .ask(through)
    .gives(illegal('through-enemy')),
  row('share.hostile-two-sizes', 1, 'through an imp')
    .on(rogue(5, 5), orc({ size: 'tiny' }, 6))
    .ask(through)
    .gives(legal(3)),
  row('share.hostile-two-sizes', 2, 'a Small creature through an imp')
    .on(rogue(5, 5, { size: 'small' }), orc({ size: 'tiny' }, 6))
    .ask(through)
    .gives(illegal('through-enemy')),
  row('share.hostile-two-sizes', 3, 'through a Huge giant')
    .on(rogue(4, 5), creature('g', 5, 4, { size: 'huge' }))
    .ask(go('r', cells('4,5 5,5 6,5 7,5 8,5'), 'dash'))
    .gives(legal(7)),
  row('share.all-difficult', 0, 'through an ally')
    .on(rogue(5, 5), hero('b', 6, 5))
    .ask(through)
    .gives(legal(3)),
  row('share.all-difficult', 1, 'through a Tiny friend')
    .on(rogue(5, 5), hero('b', 6, 5, { size: 'tiny' }))
    .ask(through)
    .gives(legal(3)),
  row('share.all-difficult', 2, 'through an ally on rubble')
    .on(rogue(5, 5), hero('b', 6, 5), rubble(6, 5))
    .ask(through)
    .gives(legal(3)),
  row('squeeze.smaller-space', 0, 'an ogre in a corridor')
    .on(corridor(3), big('r', 0, 3))
    .ask(inCorridor)
    .gives(legal(6)),
  row('squeeze.smaller-space', 1, 'with rubble')
    .on(corridor(3), big('r', 0, 3), fill(0, 3, 8, 3, rubble))
    .ask({ ...inCorridor, mode: 'dash' })
    .gives(legal(9)),
  row('opportunity.hostile', 0, 'away from an orc')
    .on(orc(), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .gives(once('o', [6, 5])),
  row('opportunity.hostile', 2, 'an ally leaves')
    .on(hero('o', 5, 5), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('opportunity.hostile', 4, 'a neutral guard leaves')
    .on(orc(), rogue(6, 5, { side: 'neutral' }))
    .ask(go('r', cells('6,5 7,5')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('reach.swarm-zero', 1, 'out of a swarm')
    .on(orc({ reach: 0, traits: ['swarm'], attacks: 'natural' }), rogue(5, 5))
    .ask(go('r', cells('5,5 6,5')))
    .cites('srd51.opportunity.hostile')
    .gives(once('o', [5, 5])),
  row('reach.swarm-zero', 2, 'past a swarm')
    .on(orc({ reach: 0, traits: ['swarm'], attacks: 'natural' }), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5')))
    .uncited('nothing provokes')
    .gives(nobody),
  row('grapple.drag', 0, 'drags a Medium creature')
    .on(rogue(5, 5, { grapples: ['o'] }), orc(held, 4))
    .ask(go('r', cells('5,5 6,5')))
    .gives({ budget: 3, cost: 1 }),
  row('grapple.drag', 1, 'through rubble')
    .on(rogue(5, 5, { grapples: ['o'] }), orc(held, 4), rubble(6, 5), rubble(7, 5))
    .ask(through)
    .gives({ cost: 4, ...illegal('over-speed') }),
  row('grapple.drag', 2, 'Speed 25')
    .on(rogue(5, 5, { grapples: ['o'], speed: { land: 5 } }), orc(held, 4))
    .ask(go('r', cells('5,5 6,5')))
    .gives({ budget: 2 }),
  row('grapple.drag', 3, 'a creature two sizes smaller')
    .on(rogue(5, 5, { grapples: ['o'], size: 'large' }), orc({ ...held, size: 'small' }, 4))
    .ask(go('r', cells('5,5 6,5')))
    .uncited('nothing slows it')
    .gives({ budget: 6 }),
  row('condition.stunned', 0, 'a stunned ogre')
    .on(big('r', 5, 5, { conditions: ['stunned'] }))
    .ask(go('r', cells('5,5 6,5')))
    .gives(illegal('immobile')),
  row('condition.exhaustion', 0, 'level 2')
    .on(rogue(5, 5, { conditions: ['exhaustion-2'] }))
    .ask(go('r', cells('5,5 6,5')))
    .gives({ budget: 3 }),
  row('condition.exhaustion', 2, 'level 5')
    .on(rogue(5, 5, { conditions: ['exhaustion-5'] }))
    .ask(go('r', cells('5,5 6,5')))
    .gives({ legal: false, budget: 0 }),
  row('condition.exhaustion', 5, 'level 2 of Speed 25')
    .on(rogue(5, 5, { conditions: ['exhaustion-2'], speed: { land: 5 } }))
    .ask(go('r', cells('5,5 6,5')))
    .gives({ budget: 2 }),
  row('move.dash-speed', 0, 'Dash in the air')
    .on(rogue(0, 5, { speed: { land: 6, fly: 12 }, moving: 'fly' }))
    .ask(go('r', cells('0,5 1,5'), 'dash'))
    .gives({ budget: 24 }),
  row('move.difficult-creatures', 1, 'rubble')
    .on(rogue(5, 5), rubble(6, 5))
    .ask(go('r', cells('5,5 6,5')))
    .gives(legal(2)),
  row('size.gargantuan-or-larger', 0, 'a token of 5 × 5')
    .on(creature('g', 0, 0, { size: 'gargantuan', space: 5 }), hero('r', 5, 0))
    .ask({ ask: 'distance', from: 'g', to: 'r' })
    .gives({ cells: 1 }),
  row('size.gargantuan-or-larger', 1, 'no space given')
    .on(creature('g', 0, 0, { size: 'gargantuan' }), hero('r', 5, 0))
    .ask({ ask: 'distance', from: 'g', to: 'r' })
    .gives({ cells: 2 }),
  row('opportunity.surprised', 0, 'before its turn')
    .on(
      orc(surprised),
      rogue(6, 5),
      turn({ round: 1, active: 'r', order: ['r', 'o'], acted: ['r'] }),
    )
    .ask(leaves)
    .gives(barredBy('condition', 'surprised')),
  row('opportunity.surprised', 1, 'after its turn')
    .on(
      orc(surprised),
      rogue(6, 5),
      turn({ round: 1, active: 'r', order: ['o', 'r'], acted: ['o'] }),
    )
    .ask(leaves)
    .cites('srd51.opportunity.hostile')
    .gives(once('o', [6, 5])),
  row('opportunity.surprised', 2, 'in its first turn')
    .on(
      orc(surprised),
      rogue(6, 5),
      turn({ round: 1, active: 'o', order: ['o', 'r'], acted: ['o'] }),
    )
    .ask(leaves)
    .gives(barredBy('condition', 'surprised')),
  row('opportunity.denied', 0, 'Shocking Grasp')
    .on(orc({ conditions: ['no-opportunities'] }), rogue(6, 5))
    .ask(leaves)
    .gives(barredBy('condition', 'no-opportunities')),
  row('opportunity.denied', 1, 'a deer')
    .on(orc(), rogue(6, 5, { traits: ['agile'] }))
    .ask(leaves)
    .cites('srd51.opportunity.hostile')
    .gives(once('o', [6, 5])),
  row('opportunity.denied', 2, 'an owl')
    .on(orc(), rogue(6, 5, { traits: ['flyby'], speed: { land: 1, fly: 12 }, moving: 'fly' }))
    .ask(leaves)
    .gives(barredBy('not-provoking', 'flyby')),
  row('opportunity.own-means', 0, 'a Dash as a bonus action')
    .on(orc(), rogue(6, 5))
    .ask(go('r', cells('6,5 7,5'), 'bonus-dash'))
    .cites('srd51.opportunity.own-means')
    .gives(once('o', [6, 5])),
  row('move.teleport-occupied', 2, 'Misty Step beside an orc')
    .on(orc(), rogue(6, 5, { moving: 'teleport' }))
    .ask(leaves)
    .uncited('nothing provokes')
    .gives(nobody),
  row('share.traits', 0, 'an air elemental over an ally')
    .on(rogue(5, 5, { traits: ['air-form'] }), hero('b', 6, 5))
    .ask(ends)
    .cites('srd51.share.non-hostile')
    .gives(illegal('ends-occupied')),
  row('share.traits', 1, 'an air elemental over an orc')
    .on(rogue(5, 5, { traits: ['air-form'] }), orc({}, 6))
    .ask(ends)
    .gives(legal(2)),
  row('share.traits', 2, 'a halfling through an ally')
    .on(rogue(5, 5, { size: 'small', traits: ['halfling-nimbleness'] }), hero('b', 6, 5))
    .ask(through)
    .cites('srd51.share.all-difficult')
    .gives(legal(3)),
  row('share.traits', 'extra', 'a halfling through an orc')
    .on(rogue(5, 5, { size: 'small', traits: ['halfling-nimbleness'] }), orc({}, 6))
    .ask(through)
    .gives(legal(3)),
  row('share.traits', 3, 'a swarm of bats over a man')
    .on(rogue(5, 5, { size: 'large', traits: ['swarm'] }), orc({}, 7))
    .ask(ends)
    .cites('srd52.share.swarm')
    .gives({ legal: true }),
]);
