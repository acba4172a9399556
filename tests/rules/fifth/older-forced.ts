/** Pushes, falls and extra reactions where the 2014 document differs. */
import { cases, cell, cells, creature, fill, hero } from '../cases.ts';
import { rowsOf } from '../rows.ts';
import { go, lacks, legal, nobody, orc, rogue } from './boards.ts';

const row = rowsOf('srd51');
const lake = fill(6, 5, 7, 6, (x, y) => cell(x, y, { surface: 'water' }));
const push = { ask: 'push', from: 'o', of: 't', cells: 2 };
const falls = { ask: 'falls', of: 'r' };
const strider = rogue(5, 5, { traits: ['lands-stride'] });
const ground = (cause: { kinds: 'plants'[]; magical?: boolean }) =>
  cell(6, 5, { terrain: 'difficult', causes: [cause] });
const struck = (n: number) =>
  [orc({ traits: ['reactive-heads'], opportunitiesTaken: n }), rogue(6, 5)] as const;

export default cases('srd51', [
  row('opportunity.own-means', 1, 'thrown out of an orc’s reach')
    .on(orc(), hero('t', 6, 5))
    .ask(push)
    .gives({ path: cells('6,5 7,5 8,5'), ...nobody }),
  row('opportunity.own-means', 3, 'falls past an enemy')
    .on(orc(), rogue(6, 5, { elevation: 3 }))
    .ask(falls)
    .cites('srd52.flight.fall-damage')
    .gives(nobody),
  row('flight.no-water-reaction', 0, '60 feet into a lake')
    .on(rogue(6, 5, { elevation: 12 }), lake)
    .ask(falls)
    .gives({ damage: '6d6' }, lacks('softened')),
  row('flight.no-water-reaction', 1, '20 feet into a lake')
    .on(rogue(6, 5, { elevation: 4 }), lake)
    .ask(falls)
    .gives({ damage: '2d6', prone: true }),
  row('opportunity.denied', 3, 'a hydra that has struck four times')
    .on(...struck(4))
    .ask(go('r', cells('6,5 7,5')))
    .uncited('it has a Reaction left')
    .gives({ opportunities: [{ by: 'o' }] }),
  row('opportunity.denied', 'extra', 'a hydra that has struck five times')
    .on(...struck(5))
    .ask(go('r', cells('6,5 7,5')))
    .uncited('nothing is left')
    .gives(nobody),
  row('move.ignores-difficult', 0, 'Land’s Stride through brambles')
    .on(strider, ground({ kinds: ['plants'] }))
    .ask(go('r', cells('5,5 6,5')))
    .uncited('nothing slows it')
    .gives(legal(1)),
  row('move.ignores-difficult', 1, 'Land’s Stride through magical plants')
    .on(strider, ground({ kinds: ['plants'], magical: true }))
    .ask(go('r', cells('5,5 6,5')))
    .cites('srd52.move.difficult')
    .gives(legal(2)),
  row('grapple.drag', 'extra', 'drags while exhaustion halves the speed too')
    .on(rogue(5, 5, { conditions: ['exhaustion-3'], grapples: ['o'] }), orc({}, 4, 5))
    .ask(go('r', cells('5,5 6,5'), 'dash'))
    .gives({ budget: 2 }),
  row('share.non-hostile', 1, 'through a neutral ogre')
    .on(rogue(5, 5), creature('n', 6, 5, { side: 'neutral', size: 'large' }))
    .ask(go('r', cells('5,5 6,5 7,5 8,5')))
    .gives(legal(5)),
]);
