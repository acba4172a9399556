/** 3.5 SRD: difficult ground and obstacles. */
import { illegal, legal } from '../checks.ts';
import {
  cells,
  type At,
  block,
  cases,
  creature,
  fill,
  hero,
  lowBlock,
  lowWall,
  move,
  ogre,
  rubble,
} from '../cases.ts';
import { row } from '../rows.ts';

const mover = hero('m', 0, 0);
const flyer = hero('m', 0, 0, { speed: { land: 6, fly: 6 }, conditions: ['flying'] });
const giant = ogre('m', 0, 0);
const east = (x: number): At[] => Array.from({ length: x + 1 }, (_, i) => [i, 0]);
const parapet = lowWall(1, 0, 1, 1);

const MIXED = 'srd35.terrain.mixed-squares-worst';
const BARRIER = 'srd35.terrain.barrier-cost-plus-square';
const SHORT = 'srd35.terrain.barrier-insufficient-movement';
const IGNORE = 'srd35.terrain.flying-incorporeal-ignore';

export default cases('srd35', [
  row('srd35.terrain.difficult-doubles', 0, 'three difficult squares in a line')
    .on(mover, fill(1, 0, 3, 0, rubble))
    .ask(move('m', east(3)))
    .gives(legal(6)),
  row('srd35.terrain.difficult-diagonal-three', 0, 'two difficult diagonals')
    .on(mover, rubble(1, 1), rubble(2, 2))
    .ask(move('m', cells('0,0 1,1 2,2')))
    .gives(legal(6)),
  row('srd35.terrain.difficult-diagonal-three', 1, 'a difficult diagonal, then straight')
    .on(mover, rubble(1, 1), rubble(2, 1))
    .ask(move('m', cells('0,0 1,1 2,1')))
    .gives(legal(5)),
  row('srd35.terrain.difficult-no-run-charge', 0, 'a charge at (7,0) over (3,0)')
    .on(mover, creature('e', 7, 0), rubble(3, 0))
    .ask(move('m', east(6), 'charge'))
    .gives(illegal('difficult-terrain', [3, 0])),
  row('srd35.terrain.difficult-no-run-charge', 1, 'a run with one difficult square')
    .on(mover, rubble(3, 0))
    .ask(move('m', east(8), 'run'))
    .gives(illegal('difficult-terrain', [3, 0])),
  row('srd35.terrain.difficult-no-run-charge', 'extra', 'a run over clear ground')
    .on(mover)
    .ask(move('m', east(24), 'run'))
    .uncited('a control: on clear ground nothing bars the run')
    .gives(legal(24)),
  row(MIXED, 0, 'an ogre enters one difficult square and one clear')
    .on(giant, rubble(2, 0))
    .ask(move('m', east(1)))
    .gives(legal(2)),
  row(MIXED, 1, 'a difficult square stays under the ogre')
    .on(giant, rubble(1, 0))
    .ask(move('m', east(1)))
    .gives(legal(2)),
  row(MIXED, 2, 'the ogre leaves the difficult square')
    .on(giant, rubble(0, 0))
    .ask(move('m', east(1)))
    .uncited('a control: the squares that it enters are clear')
    .gives(legal(1)),
  row(IGNORE, 0, 'a flyer over three difficult squares')
    .on(flyer, fill(1, 0, 3, 0, rubble))
    .ask(move('m', east(3)))
    .gives(legal(3)),
  row(IGNORE, 'extra', 'a creature that has no other kind of movement than flight')
    .on(hero('m', 0, 0, { speed: { fly: 6 } }), fill(1, 0, 3, 0, rubble))
    .ask(move('m', east(3)))
    .gives(legal(3)),
  row(IGNORE, 'extra', 'an incorporeal creature over three difficult squares')
    .on(hero('m', 0, 0, { conditions: ['incorporeal'] }), fill(1, 0, 3, 0, rubble))
    .ask(move('m', east(3)))
    .gives(legal(3)),
  row('srd35.terrain.obstacle-counts-two', 0, 'a square full of a low obstacle')
    .on(mover, lowBlock(1, 0))
    .ask(move('m', east(1)))
    .gives(legal(2)),
  row(BARRIER, 0, 'over a low wall')
    .on(mover, parapet)
    .ask(move('m', east(1)))
    .gives(legal(3)),
  row(BARRIER, 1, 'over a low wall onto difficult ground')
    .on(mover, parapet, rubble(1, 0))
    .ask(move('m', east(1)))
    .gives(legal(4)),
  row(SHORT, 0, 'two squares of movement, a low wall')
    .on(hero('m', 0, 0, { speed: { land: 2 } }), parapet)
    .ask(move('m', east(1)))
    .gives(illegal('over-speed', [1, 0])),
  row(SHORT, 1, 'three squares of movement, a low wall')
    .on(hero('m', 0, 0, { speed: { land: 3 } }), parapet)
    .ask(move('m', east(1)))
    .gives(legal(3)),
  row('srd35.terrain.blocking-obstacle', 0, 'straight through a wall square')
    .on(mover, block(1, 0))
    .ask(move('m', east(2)))
    .gives(illegal('through-wall', [1, 0])),
  row('srd35.terrain.flying-incorporeal-obstacles', 0, 'a flyer over a low wall')
    .on(flyer, parapet)
    .ask(move('m', east(1)))
    .gives(legal(1)),
]);
