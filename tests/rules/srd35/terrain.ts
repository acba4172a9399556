/** 3.5 SRD: difficult ground and obstacles. */
import { illegal, legal } from '../checks.ts';
import {
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
  {
    rule: 'srd35.terrain.difficult-doubles',
    case: 0,
    given: 'three difficult squares in a line',
    on: [mover, fill(1, 0, 3, 0, rubble)],
    ask: move('m', east(3)),
    expect: legal(6),
  },
  {
    rule: 'srd35.terrain.difficult-diagonal-three',
    case: 0,
    given: 'two difficult diagonals',
    on: [mover, rubble(1, 1), rubble(2, 2)],
    ask: move('m', [
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
    expect: legal(6),
  },
  {
    rule: 'srd35.terrain.difficult-diagonal-three',
    case: 1,
    given: 'a difficult diagonal, then straight',
    on: [mover, rubble(1, 1), rubble(2, 1)],
    ask: move('m', [
      [0, 0],
      [1, 1],
      [2, 1],
    ]),
    expect: legal(5),
  },
  {
    rule: 'srd35.terrain.difficult-no-run-charge',
    case: 0,
    given: 'a charge at (7,0) over (3,0)',
    on: [mover, creature('e', 7, 0), rubble(3, 0)],
    ask: move('m', east(6), 'charge'),
    check: illegal('difficult-terrain', [3, 0]),
  },
  {
    rule: 'srd35.terrain.difficult-no-run-charge',
    case: 1,
    given: 'a run with one difficult square',
    on: [mover, rubble(3, 0)],
    ask: move('m', east(8), 'run'),
    check: illegal('difficult-terrain', [3, 0]),
  },
  {
    rule: 'srd35.terrain.difficult-no-run-charge',
    case: 'extra',
    given: 'a run over clear ground',
    on: [mover],
    ask: move('m', east(24), 'run'),
    expect: legal(24),
    uncited: 'a control: on clear ground nothing bars the run',
  },
  {
    rule: MIXED,
    case: 0,
    given: 'an ogre enters one difficult square and one clear',
    on: [giant, rubble(2, 0)],
    ask: move('m', east(1)),
    expect: legal(2),
  },
  {
    rule: MIXED,
    case: 1,
    given: 'a difficult square stays under the ogre',
    on: [giant, rubble(1, 0)],
    ask: move('m', east(1)),
    expect: legal(2),
  },
  {
    rule: MIXED,
    case: 2,
    given: 'the ogre leaves the difficult square',
    on: [giant, rubble(0, 0)],
    ask: move('m', east(1)),
    expect: legal(1),
    uncited: 'a control: the squares that it enters are clear',
  },
  {
    rule: IGNORE,
    case: 0,
    given: 'a flyer over three difficult squares',
    on: [flyer, fill(1, 0, 3, 0, rubble)],
    ask: move('m', east(3)),
    expect: legal(3),
  },
  {
    rule: IGNORE,
    case: 'extra',
    given: 'a creature that has no other kind of movement than flight',
    on: [hero('m', 0, 0, { speed: { fly: 6 } }), fill(1, 0, 3, 0, rubble)],
    ask: move('m', east(3)),
    expect: legal(3),
  },
  {
    rule: IGNORE,
    case: 'extra',
    given: 'an incorporeal creature over three difficult squares',
    on: [hero('m', 0, 0, { conditions: ['incorporeal'] }), fill(1, 0, 3, 0, rubble)],
    ask: move('m', east(3)),
    expect: legal(3),
  },
  {
    rule: 'srd35.terrain.obstacle-counts-two',
    case: 0,
    given: 'a square full of a low obstacle',
    on: [mover, lowBlock(1, 0)],
    ask: move('m', east(1)),
    expect: legal(2),
  },
  {
    rule: BARRIER,
    case: 0,
    given: 'over a low wall',
    on: [mover, parapet],
    ask: move('m', east(1)),
    expect: legal(3),
  },
  {
    rule: BARRIER,
    case: 1,
    given: 'over a low wall onto difficult ground',
    on: [mover, parapet, rubble(1, 0)],
    ask: move('m', east(1)),
    expect: legal(4),
  },
  {
    rule: SHORT,
    case: 0,
    given: 'two squares of movement, a low wall',
    on: [hero('m', 0, 0, { speed: { land: 2 } }), parapet],
    ask: move('m', east(1)),
    check: illegal('over-speed', [1, 0]),
  },
  {
    rule: SHORT,
    case: 1,
    given: 'three squares of movement, a low wall',
    on: [hero('m', 0, 0, { speed: { land: 3 } }), parapet],
    ask: move('m', east(1)),
    expect: legal(3),
  },
  {
    rule: 'srd35.terrain.blocking-obstacle',
    case: 0,
    given: 'straight through a wall square',
    on: [mover, block(1, 0)],
    ask: move('m', east(2)),
    check: illegal('through-wall', [1, 0]),
  },
  {
    rule: 'srd35.terrain.flying-incorporeal-obstacles',
    case: 0,
    given: 'a flyer over a low wall',
    on: [flyer, parapet],
    ask: move('m', east(1)),
    expect: legal(1),
  },
]);
