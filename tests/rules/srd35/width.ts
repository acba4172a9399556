/**
 * 3.5 SRD: narrow places: corridors of segments and of solid cells, doorways, walls through a large
 * space, and their effects in a fight.
 */
import { ends, illegal, legal, threatens } from '../checks.ts';
import {
  cells,
  archer,
  block,
  cases,
  corridor,
  cover,
  creature,
  distance,
  fill,
  flanking,
  hero,
  lowWall,
  move,
  ogre,
  path,
  pit,
  reachable,
  rubble,
  threat,
  wall,
  type Answer,
  type At,
  type Case,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { narrow } from '../asks/movements.ts';
import { attack, without } from '../asks/attacks.ts';
import { expect } from 'vitest';

const COST = 'srd35.movement.squeeze-cost-double';
const WIDTH = 'srd35.movement.squeeze-minimum-width';
const PAST = 'srd35.movement.squeeze-past-opponent';
const PENALTIES = 'srd35.modifier.squeeze-penalties';
const POSITION = 'srd35.size.squeeze-large-position';

const FAST: CreatureMore = { speed: { land: 12 } };
const giant = (id: string, x: number, y: number, more: CreatureMore = {}): Thing =>
  creature(id, x, y, { size: 'huge', ...FAST, ...more });
const titan = (id: string, x: number, y: number, more: CreatureMore = {}): Thing =>
  creature(id, x, y, { size: 'gargantuan', ...FAST, ...more });
/** Pits under the lower half of the space at (4, 3). */
const PITS = fill(4, 4, 5, 4, pit);
/** A corridor one square wide in row 3; beyond its walls the ground is open. */
const NARROW = corridor(3);
const east = (x: number, y: number, steps: number): At[] =>
  Array.from({ length: steps + 1 }, (_, i) => [x + i, y]);
const south = (x: number, y: number, steps: number): At[] =>
  Array.from({ length: steps + 1 }, (_, i) => [x, y + i]);
/** A wall along x = 5 with one gap: a doorway of these rows. */
const doorway = (top: number, bottom: number): Thing[] => [
  wall(5, -9, 5, top),
  wall(5, bottom, 5, 20),
];
const row = (
  rule: string,
  given: string,
  on: Case['on'],
  ask: Case['ask'],
  expected: Answer | ((a: Answer) => void),
): Case => ({
  rule,
  case: 'extra',
  given,
  on,
  ask,
  ...(typeof expected === 'function' ? { check: expected } : { expect: expected }),
});
/**
 * Why the answer cannot cite each rule if the space is not narrow, or if something else prevents
 * the movement.
 */
const WHY: Readonly<Record<string, string>> = {
  [COST]: 'no step of a path into a narrow place is judged, so no cost is doubled for one',
  [WIDTH]: 'a control: the place is wide enough to enter without squeezing',
  [PAST]: 'a reachable area cites the rules of its mode, not each creature that it passes',
  [PENALTIES]: 'a control: the creature does not squeeze, so no penalty applies',
  [POSITION]:
    'the answer cites its own rules; where the body stands in a narrow place only chooses its cells',
};
/** A row whose answer cannot cite the rule. */
const plain = (...[rule, ...rest]: Parameters<typeof row>): Case => ({
  ...row(rule, ...rest),
  uncited: WHY[rule]!,
});
const modifier =
  (on: 'attack' | 'ac', why: string) =>
  (a: Answer): void =>
    expect(a['modifiers']).toContainEqual(
      expect.objectContaining({
        on,
        value: -4,
        why,
        rules: expect.arrayContaining([PENALTIES]) as unknown,
      }),
    );
const fit = (how: string, cells?: At[]): Answer => ({
  how,
  factor: how === 'squeeze' ? 2 : 1,
  ...(cells === undefined ? {} : { cells }),
});

export default cases('srd35', [
  {
    rule: COST,
    case: 0,
    given: 'an ogre three squares along a corridor of two walls',
    on: [ogre('m', 0, 3), corridor(3)],
    ask: move('m', east(0, 3, 3)),
    expect: legal(6),
  },
  row(
    COST,
    'the corridor turned upright',
    [ogre('m', 3, 0), wall(3, -9, 3, 28), wall(4, -9, 4, 28)],
    move('m', south(3, 0, 3)),
    legal(6),
  ),
  row(
    COST,
    'the corridor lies through the lower half of its space',
    [ogre('m', 0, 2), corridor(3)],
    move('m', east(0, 2, 3)),
    legal(6),
  ),
  row(
    COST,
    'a wall lengthwise through the creature’s space',
    [ogre('m', 0, 2), wall(-9, 3, 28, 3)],
    move('m', east(0, 2, 3)),
    legal(6),
  ),
  row(
    COST,
    'into the mouth of a corridor, along it and out: the step out is a plain one',
    [ogre('m', 0, 3, FAST), wall(2, 3, 4, 3), wall(2, 4, 4, 4)],
    move('m', east(0, 3, 4)),
    legal(7),
  ),
  row(
    COST,
    'the same corridor in solid rock',
    [ogre('m', 0, 3, FAST), fill(2, 2, 3, 2, block), fill(2, 4, 3, 4, block)],
    move('m', east(0, 3, 4)),
    legal(7),
  ),
  row(
    COST,
    'through a doorway in a wall: one narrow place',
    [ogre('m', 3, 3), ...doorway(3, 4)],
    move('m', east(3, 3, 2)),
    legal(3),
  ),
  plain(
    COST,
    'through a doorway as wide as it is',
    [ogre('m', 3, 3), ...doorway(3, 5)],
    move('m', east(3, 3, 2)),
    legal(2),
  ),
  row(
    COST,
    'walls that bar movement alone are as narrow',
    [ogre('m', 0, 3), wall(-9, 4, 28, 4, { blocks: ['move'] })],
    move('m', east(0, 3, 2)),
    legal(4),
  ),
  plain(
    COST,
    'a low wall lengthwise does not narrow a space',
    [ogre('m', 0, 3), lowWall(-9, 4, 28, 4)],
    move('m', east(0, 3, 2)),
    legal(2),
  ),
  plain(
    COST,
    'a pane that blocks sight alone does not narrow it',
    [ogre('m', 0, 3), wall(-9, 4, 28, 4, { blocks: ['sight'] })],
    move('m', east(0, 3, 2)),
    legal(2),
  ),
  plain(
    COST,
    'a wall a third of a square inside its edge counts as the edge',
    [ogre('m', 0, 3), wall(-9, 3.3, 28, 3.3), wall(-9, 4.7, 28, 4.7)],
    move('m', east(0, 3, 2)),
    legal(2),
  ),
  row(
    COST,
    'a wall off the grid through the middle of its space',
    [ogre('m', 0, 3), wall(-9, 3.75, 28, 3.75)],
    move('m', east(0, 3, 2)),
    legal(4),
  ),
  row(
    COST,
    'a pillar no longer than a hand in the middle of its space',
    [ogre('m', 0, 0), wall(2.9, 1, 3.1, 1)],
    move('m', east(0, 0, 2)),
    legal(3),
  ),
  row(
    COST,
    'on difficult ground each square counts four',
    [ogre('m', 0, 3), corridor(3), fill(0, 3, 9, 4, rubble)],
    move('m', east(0, 3, 1)),
    legal(4),
  ),
  plain(
    COST,
    'a creature of one square is not squeezed',
    [hero('m', 0, 3), corridor(3)],
    move('m', east(0, 3, 3)),
    legal(3),
  ),
  plain(
    COST,
    'every place of a corridor is reached at twice its distance',
    [ogre('m', 0, 3), corridor(3)],
    reachable('m'),
    ends(
      [
        [[1, 3], 2],
        [[2, 3], 4],
        [[3, 3], 6],
        [[-3, 3], 6],
      ],
      cells('4,3 0,5 0,1'),
    ),
  ),
  row(
    COST,
    'a found path costs what it is judged at',
    [ogre('m', 0, 3), corridor(3)],
    path('m', [3, 3]),
    { cost: 6 },
  ),
  row(
    COST,
    'at the end of a corridor the wall stops it',
    [ogre('m', 0, 3), corridor(3), wall(3, 3, 3, 4)],
    move('m', east(0, 3, 2)),
    illegal('through-wall', [2, 3]),
  ),
  row(
    COST,
    'round the corner of a corridor in walls',
    [
      ogre('m', 2, 3, FAST),
      wall(0, 3, 6, 3),
      wall(0, 4, 5, 4),
      wall(5, 4, 5, 12),
      wall(6, 3, 6, 12),
    ],
    move('m', cells('2,3 3,3 4,3 4,4 4,5')),
    legal(8),
  ),
  row(
    COST,
    'round a corner in rock',
    [
      ogre('m', 2, 3, FAST),
      fill(0, 2, 6, 2, block),
      fill(0, 4, 4, 9, block),
      fill(6, 3, 6, 9, block),
    ],
    move('m', cells('2,3 3,3 4,3 4,4 4,5')),
    legal(8),
  ),
  row(
    COST,
    'a sideways step in the corridor, over the squares that it fills',
    [
      ogre('m', 2, 2, FAST),
      fill(0, 2, 6, 2, block),
      fill(0, 4, 4, 9, block),
      fill(6, 3, 6, 9, block),
    ],
    move('m', cells('2,2 2,3 3,3 4,3 4,4')),
    legal(8),
  ),
  plain(
    COST,
    'a sideways step over squares that it does not fill',
    [ogre('m', 2, 0), wall(-9, 3, 28, 3)],
    move('m', south(2, 0, 2)),
    illegal('through-wall', [2, 2]),
  ),
  row(
    COST,
    'two corridors beside each other: no way from the one into the other within its space',
    [
      ogre('m', 0, 2, { speed: { land: 20 } }),
      wall(2, 3, 12, 3),
      wall(6, 2, 6, 3),
      wall(4, 3, 4, 4),
    ],
    move('m', east(0, 2, 6)),
    illegal('through-wall'),
  ),
  plain(
    COST,
    'a diagonal step into a narrow place',
    [ogre('m', 0, 2), wall(2, 3, 9, 3), wall(2, 4, 9, 4)],
    move('m', cells('0,2 1,3')),
    (a) => expect(a).toMatchObject({ legal: false }),
  ),

  row(
    WIDTH,
    'a Huge creature along a corridor two squares wide',
    [giant('m', 0, 3), corridor(3, 4)],
    move('m', east(0, 3, 3)),
    legal(6),
  ),
  row(
    WIDTH,
    'a Huge creature in a corridor one square wide',
    [giant('m', 0, 3), [3, 4, 5, 6].map((y) => wall(-9, y, 28, y))],
    move('m', east(0, 3, 1)),
    illegal('too-narrow', [1, 3]),
  ),
  row(
    WIDTH,
    'a Gargantuan creature along a corridor two squares wide',
    [titan('m', 0, 3), corridor(3, 4)],
    move('m', east(0, 3, 3)),
    legal(6),
  ),
  row(
    WIDTH,
    'a Gargantuan creature along one of three',
    [titan('m', 0, 3), corridor(3, 5)],
    move('m', east(0, 3, 3)),
    legal(6),
  ),
  plain(
    WIDTH,
    'a Gargantuan creature along one of four',
    [titan('m', 0, 3), corridor(3, 6)],
    move('m', east(0, 3, 3)),
    legal(3),
  ),
  row(
    WIDTH,
    'a doorway one square wide is too narrow for a Huge creature',
    [giant('m', 2, 3), ...doorway(3, 4)],
    move('m', east(2, 3, 1)),
    illegal('too-narrow', [3, 3]),
  ),
  row(
    WIDTH,
    'a doorway two squares wide is not',
    [giant('m', 2, 3), ...doorway(3, 5)],
    move('m', east(2, 3, 3)),
    legal(5),
  ),
  plain(
    PAST,
    'in a corridor of walls',
    [
      ogre('m', 0, 0, { speed: { land: 10 } }),
      hero('e', 4, 0, { attacks: 'none' }),
      corridor(0, 1),
    ],
    reachable('m'),
    ends(
      [
        [[2, 0], 2],
        [[5, 0], 7],
      ],
      cells('3,0 4,0'),
    ),
  ),

  row(
    POSITION,
    'in a corridor of walls it fills two squares',
    [ogre('m', 4, 3), wall(-9, 3, 28, 3), wall(-9, 4, 28, 4), wall(-9, 5, 28, 5)],
    narrow('m'),
    fit('squeeze', cells('4,3 5,3')),
  ),
  row(
    POSITION,
    'in solid rock it does the same',
    [ogre('m', 4, 3), fill(0, 4, 9, 4, block)],
    narrow('m'),
    fit('squeeze', cells('4,3 5,3')),
  ),
  row(
    POSITION,
    'a wall through its middle: the scene does not say on which side it stands',
    [ogre('m', 4, 3), wall(-9, 4, 28, 4)],
    narrow('m'),
    { how: 'squeeze', unknown: ['creatures.m.at'] },
  ),
  row(
    POSITION,
    'between walls as far apart as it is wide it has its whole space',
    [ogre('m', 4, 3), corridor(3, 4)],
    narrow('m'),
    fit('free'),
  ),
  row(
    POSITION,
    'a Huge creature in a corridor one wide has no room',
    [giant('m', 4, 3), wall(-9, 4, 28, 4), wall(-9, 5, 28, 5), corridor(3, 5)],
    narrow('m'),
    { how: 'no-room', cells: [] },
  ),
  row(
    POSITION,
    'a Gargantuan creature in a corridor of three fills three rows',
    [titan('m', 4, 3), corridor(3, 5), wall(-9, 6, 28, 6)],
    narrow('m'),
    (a) => expect(a).toMatchObject({ how: 'squeeze', cells: { length: 12 }, centre: [6, 4.5] }),
  ),
  row(
    POSITION,
    'asked of another place',
    [ogre('m', 0, 0), corridor(3)],
    narrow('m', { at: [4, 3] }),
    { how: 'squeeze' },
  ),
  plain(
    POSITION,
    'a squeezing creature threatens from the squares that it fills',
    [ogre('m', 4, 3, { attacks: 'natural' }), corridor(3)],
    threat('m'),
    threatens(cells('6,3 7,3 3,3 2,3'), cells('4,4 4,5 5,6 4,2')),
  ),
  plain(
    POSITION,
    'beside a pit it reaches no farther than from the squares that it fills',
    [ogre('m', 4, 3, { attacks: 'natural' }), fill(4, 4, 5, 4, pit)],
    threat('m'),
    threatens(cells('6,3 7,3 4,4 4,5 2,1'), cells('4,6 5,6')),
  ),
  plain(
    POSITION,
    'with a wall lengthwise and no telling on which side, it threatens from both',
    [ogre('m', 4, 3, { attacks: 'natural' }), wall(-9, 4, 28, 4)],
    threat('m'),
    threatens(cells('4,2 4,5 4,6')),
  ),
  plain(
    POSITION,
    'the distance of a squeezing creature counts from its squares',
    [ogre('m', 4, 3), hero('t', 4, 6), PITS],
    distance('m', 't'),
    { cells: 3 },
  ),
  plain(
    POSITION,
    'a squeezed creature strikes no farther than it threatens',
    [ogre('m', 4, 3, { attacks: 'natural' }), hero('t', 4, 6), PITS],
    attack('m', 't', 'claw'),
    { possible: false, why: ['out-of-reach'] },
  ),
  plain(
    POSITION,
    'an attack at squares that a squeezing creature does not fill',
    [ogre('t', 4, 3), hero('m', 4, 5), PITS],
    attack('m', 't', 'sword'),
    { possible: false },
  ),
  plain(
    POSITION,
    'two stand opposite each other across the squares that it fills',
    [ogre('t', 4, 3), hero('a', 3, 2), hero('b', 6, 4), PITS],
    flanking('t'),
    { pairs: [{ a: 'a', b: 'b' }] },
  ),
  plain(
    POSITION,
    'a squeezed flanker stands opposite with the squares that it fills alone',
    [
      creature('t', 4, 6),
      ogre('a', 4, 3, { side: 'party' }),
      hero('b', 4, 7),
      fill(4, 3, 5, 3, pit),
    ],
    flanking('t'),
    { pairs: [{ a: 'a', b: 'b' }] },
  ),
  plain(
    POSITION,
    'it flanks from no other square',
    [
      creature('t', 4, 5),
      ogre('a', 4, 3, { side: 'party' }),
      hero('b', 3, 6),
      fill(4, 4, 5, 4, pit),
    ],
    flanking('t'),
    { pairs: [] },
  ),
  plain(
    POSITION,
    'a squeezing creature gives no soft cover outside its squares',
    [archer('a', 1, 4), hero('t', 9, 4), ogre('m', 4, 3), PITS],
    cover('a', 't', 'ranged'),
    { degree: 'none' },
  ),
  plain(
    POSITION,
    'a squeezing creature gives soft cover with its squares',
    [archer('a', 1, 3), hero('t', 9, 3), ogre('m', 4, 3), PITS],
    cover('a', 't', 'ranged'),
    { degree: 'soft' },
  ),
  plain(
    POSITION,
    'an opponent walks the corridor beside it',
    [ogre('t', 4, 3), hero('m', 3, 4), NARROW],
    move('m', east(3, 4, 3)),
    { legal: true, cost: 3 },
  ),
  plain(
    POSITION,
    'a move that ends beside a creature beyond the wall',
    [ogre('m', 4, 3), hero('t', 6, 4), NARROW],
    move('m', east(4, 3, 1)),
    { legal: true, cost: 2 },
  ),
  plain(
    POSITION,
    'the reachable area contains such cells',
    [ogre('m', 4, 3), hero('t', 6, 4), NARROW],
    reachable('m'),
    ends([
      [[5, 3], 2],
      [[6, 3], 4],
    ]),
  ),
  plain(
    POSITION,
    'a found path ends there too',
    [ogre('m', 4, 3), hero('t', 6, 4), NARROW],
    path('m', [6, 3]),
    { cost: 4 },
  ),
  plain(
    POSITION,
    'a move that ends in squares that another creature fills',
    [ogre('m', 4, 3), hero('t', 6, 3), NARROW],
    move('m', east(4, 3, 1)),
    illegal('ends-occupied', [5, 3]),
  ),
  ...(
    [
      threat('m'),
      attack('m', 't', 'claw'),
      attack('t', 'm', 'sword'),
      distance('m', 't'),
      cover('t', 'm', 'ranged'),
      flanking('m'),
      move('m', east(4, 3, 1)),
    ] as const
  ).map((ask) =>
    plain(
      POSITION,
      `the side that it fills is not known: ${ask.ask} names what is missing`,
      [ogre('m', 4, 3, { attacks: 'natural' }), hero('t', 4, 2), wall(-9, 4, 28, 4)],
      ask,
      (a) => expect(a['unknown']).toContain('creatures.m.at'),
    ),
  ),
  row(
    POSITION,
    'a pillar in a corner of its space leaves two lanes: which one it fills is not known',
    [ogre('m', 4, 3), block(5, 4)],
    narrow('m'),
    { how: 'squeeze', unknown: ['creatures.m.at'] },
  ),

  row(
    PENALTIES,
    'an ogre that stands in a corridor attacks at −4',
    [ogre('m', 4, 3), hero('t', 6, 3), corridor(3)],
    attack('m', 't', 'sword'),
    modifier('attack', 'squeezing-attacker'),
  ),
  row(
    PENALTIES,
    'an attack on a squeezing creature has its −4 to AC',
    [ogre('t', 4, 3), hero('m', 6, 3), corridor(3)],
    attack('m', 't', 'sword'),
    modifier('ac', 'squeezing-target'),
  ),
  row(
    PENALTIES,
    'with shots too',
    [ogre('t', 4, 3), hero('m', 9, 3, { attacks: 'bow' }), corridor(3)],
    attack('m', 't', 'bow'),
    modifier('ac', 'squeezing-target'),
  ),
  plain(
    PENALTIES,
    'a creature outside the corridor has no penalty',
    [ogre('m', 4, 3), hero('t', 6, 3), corridor(3, 4)],
    attack('m', 't', 'sword'),
    without('squeezing-attacker'),
  ),
  plain(
    PENALTIES,
    'a creature of one square has none',
    [creature('m', 5, 3), hero('t', 6, 3), corridor(3)],
    attack('m', 't', 'sword'),
    without('squeezing-attacker'),
  ),
  plain(
    PENALTIES,
    'a creature in a corridor that the scene says does not squeeze',
    [ogre('m', 4, 3, { squeezing: false }), hero('t', 6, 3), corridor(3)],
    attack('m', 't', 'sword'),
    without('squeezing-attacker'),
  ),
  row(
    PENALTIES,
    'a creature in the open that the scene says squeezes',
    [ogre('m', 4, 3, { squeezing: true }), hero('t', 6, 3)],
    attack('m', 't', 'sword'),
    modifier('attack', 'squeezing-attacker'),
  ),
]);
