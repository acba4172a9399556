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
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';
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
  row(COST, 0, 'an ogre three squares along a corridor of two walls')
    .on(ogre('m', 0, 3), corridor(3))
    .ask(move('m', east(0, 3, 3)))
    .gives(legal(6)),
  row(COST, 'extra', 'the corridor turned upright')
    .on(ogre('m', 3, 0), wall(3, -9, 3, 28), wall(4, -9, 4, 28))
    .ask(move('m', south(3, 0, 3)))
    .gives(legal(6)),
  row(COST, 'extra', 'the corridor lies through the lower half of its space')
    .on(ogre('m', 0, 2), corridor(3))
    .ask(move('m', east(0, 2, 3)))
    .gives(legal(6)),
  row(COST, 'extra', 'a wall lengthwise through the creature’s space')
    .on(ogre('m', 0, 2), wall(-9, 3, 28, 3))
    .ask(move('m', east(0, 2, 3)))
    .gives(legal(6)),
  row(COST, 'extra', 'into the mouth of a corridor, along it and out: the step out is a plain one')
    .on(ogre('m', 0, 3, FAST), wall(2, 3, 4, 3), wall(2, 4, 4, 4))
    .ask(move('m', east(0, 3, 4)))
    .gives(legal(7)),
  row(COST, 'extra', 'into the mouth of a corridor in solid rock, along it and out')
    .on(ogre('m', 0, 3, FAST), fill(2, 2, 3, 2, block), fill(2, 4, 3, 4, block))
    .ask(move('m', east(0, 3, 4)))
    .gives(legal(7)),
  row(COST, 'extra', 'through a doorway in a wall: one narrow place')
    .on(ogre('m', 3, 3), ...doorway(3, 4))
    .ask(move('m', east(3, 3, 2)))
    .gives(legal(3)),
  row(COST, 'extra', 'through a doorway as wide as it is')
    .on(ogre('m', 3, 3), ...doorway(3, 5))
    .ask(move('m', east(3, 3, 2)))
    .uncited(WHY[COST]!)
    .gives(legal(2)),
  row(COST, 'extra', 'walls that bar movement alone are as narrow')
    .on(ogre('m', 0, 3), wall(-9, 4, 28, 4, { blocks: ['move'] }))
    .ask(move('m', east(0, 3, 2)))
    .gives(legal(4)),
  row(COST, 'extra', 'a low wall lengthwise does not narrow a space')
    .on(ogre('m', 0, 3), lowWall(-9, 4, 28, 4))
    .ask(move('m', east(0, 3, 2)))
    .uncited(WHY[COST]!)
    .gives(legal(2)),
  row(COST, 'extra', 'a pane that blocks sight alone does not narrow it')
    .on(ogre('m', 0, 3), wall(-9, 4, 28, 4, { blocks: ['sight'] }))
    .ask(move('m', east(0, 3, 2)))
    .uncited(WHY[COST]!)
    .gives(legal(2)),
  row(COST, 'extra', 'a wall a third of a square inside its edge counts as the edge')
    .on(ogre('m', 0, 3), wall(-9, 3.3, 28, 3.3), wall(-9, 4.7, 28, 4.7))
    .ask(move('m', east(0, 3, 2)))
    .uncited(WHY[COST]!)
    .gives(legal(2)),
  row(COST, 'extra', 'a wall off the grid through the middle of its space')
    .on(ogre('m', 0, 3), wall(-9, 3.75, 28, 3.75))
    .ask(move('m', east(0, 3, 2)))
    .gives(legal(4)),
  row(COST, 'extra', 'a pillar no longer than a hand in the middle of its space')
    .on(ogre('m', 0, 0), wall(2.9, 1, 3.1, 1))
    .ask(move('m', east(0, 0, 2)))
    .gives(legal(3)),
  row(COST, 'extra', 'on difficult ground each square counts four')
    .on(ogre('m', 0, 3), corridor(3), fill(0, 3, 9, 4, rubble))
    .ask(move('m', east(0, 3, 1)))
    .gives(legal(4)),
  row(COST, 'extra', 'a creature of one square is not squeezed')
    .on(hero('m', 0, 3), corridor(3))
    .ask(move('m', east(0, 3, 3)))
    .uncited(WHY[COST]!)
    .gives(legal(3)),
  row(COST, 'extra', 'every place of a corridor is reached at twice its distance')
    .on(ogre('m', 0, 3), corridor(3))
    .ask(reachable('m'))
    .uncited(WHY[COST]!)
    .gives(
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
  row(COST, 'extra', 'a found path costs what it is judged at')
    .on(ogre('m', 0, 3), corridor(3))
    .ask(path('m', [3, 3]))
    .gives({ cost: 6 }),
  row(COST, 'extra', 'at the end of a corridor the wall stops it')
    .on(ogre('m', 0, 3), corridor(3), wall(3, 3, 3, 4))
    .ask(move('m', east(0, 3, 2)))
    .gives(illegal('through-wall', [2, 3])),
  row(COST, 'extra', 'round the corner of a corridor in walls')
    .on(
      ogre('m', 2, 3, FAST),
      wall(0, 3, 6, 3),
      wall(0, 4, 5, 4),
      wall(5, 4, 5, 12),
      wall(6, 3, 6, 12),
    )
    .ask(move('m', cells('2,3 3,3 4,3 4,4 4,5')))
    .gives(legal(8)),
  row(COST, 'extra', 'round a corner in rock')
    .on(
      ogre('m', 2, 3, FAST),
      fill(0, 2, 6, 2, block),
      fill(0, 4, 4, 9, block),
      fill(6, 3, 6, 9, block),
    )
    .ask(move('m', cells('2,3 3,3 4,3 4,4 4,5')))
    .gives(legal(8)),
  row(COST, 'extra', 'a sideways step in the corridor, over the squares that it fills')
    .on(
      ogre('m', 2, 2, FAST),
      fill(0, 2, 6, 2, block),
      fill(0, 4, 4, 9, block),
      fill(6, 3, 6, 9, block),
    )
    .ask(move('m', cells('2,2 2,3 3,3 4,3 4,4')))
    .gives(legal(8)),
  row(COST, 'extra', 'a sideways step over squares that it does not fill')
    .on(ogre('m', 2, 0), wall(-9, 3, 28, 3))
    .ask(move('m', south(2, 0, 2)))
    .uncited(WHY[COST]!)
    .gives(illegal('through-wall', [2, 2])),
  row(
    COST,
    'extra',
    'two corridors beside each other: no way from the one into the other within its space',
  )
    .on(
      ogre('m', 0, 2, { speed: { land: 20 } }),
      wall(2, 3, 12, 3),
      wall(6, 2, 6, 3),
      wall(4, 3, 4, 4),
    )
    .ask(move('m', east(0, 2, 6)))
    .gives(illegal('through-wall')),
  row(COST, 'extra', 'a diagonal step into a narrow place')
    .on(ogre('m', 0, 2), wall(2, 3, 9, 3), wall(2, 4, 9, 4))
    .ask(move('m', cells('0,2 1,3')))
    .uncited(WHY[COST]!)
    .gives((a) => expect(a).toMatchObject({ legal: false })),

  row(WIDTH, 'extra', 'a Huge creature along a corridor two squares wide')
    .on(giant('m', 0, 3), corridor(3, 4))
    .ask(move('m', east(0, 3, 3)))
    .gives(legal(6)),
  row(WIDTH, 'extra', 'a Huge creature in a corridor one square wide')
    .on(
      giant('m', 0, 3),
      [3, 4, 5, 6].map((y) => wall(-9, y, 28, y)),
    )
    .ask(move('m', east(0, 3, 1)))
    .gives(illegal('too-narrow', [1, 3])),
  row(WIDTH, 'extra', 'a Gargantuan creature along a corridor two squares wide')
    .on(titan('m', 0, 3), corridor(3, 4))
    .ask(move('m', east(0, 3, 3)))
    .gives(legal(6)),
  row(WIDTH, 'extra', 'a Gargantuan creature along one of three')
    .on(titan('m', 0, 3), corridor(3, 5))
    .ask(move('m', east(0, 3, 3)))
    .gives(legal(6)),
  row(WIDTH, 'extra', 'a Gargantuan creature along one of four')
    .on(titan('m', 0, 3), corridor(3, 6))
    .ask(move('m', east(0, 3, 3)))
    .uncited(WHY[WIDTH]!)
    .gives(legal(3)),
  row(WIDTH, 'extra', 'a doorway one square wide is too narrow for a Huge creature')
    .on(giant('m', 2, 3), ...doorway(3, 4))
    .ask(move('m', east(2, 3, 1)))
    .gives(illegal('too-narrow', [3, 3])),
  row(WIDTH, 'extra', 'a doorway two squares wide is not')
    .on(giant('m', 2, 3), ...doorway(3, 5))
    .ask(move('m', east(2, 3, 3)))
    .gives(legal(5)),
  row(PAST, 'extra', 'in a corridor of walls')
    .on(
      ogre('m', 0, 0, { speed: { land: 10 } }),
      hero('e', 4, 0, { attacks: 'none' }),
      corridor(0, 1),
    )
    .ask(reachable('m'))
    .uncited(WHY[PAST]!)
    .gives(
      ends(
        [
          [[2, 0], 2],
          [[5, 0], 7],
        ],
        cells('3,0 4,0'),
      ),
    ),

  row(POSITION, 'extra', 'in a corridor of walls it fills two squares')
    .on(ogre('m', 4, 3), wall(-9, 3, 28, 3), wall(-9, 4, 28, 4), wall(-9, 5, 28, 5))
    .ask(narrow('m'))
    .gives(fit('squeeze', cells('4,3 5,3'))),
  row(POSITION, 'extra', 'a Large creature in a corridor of solid rock fills two squares')
    .on(ogre('m', 4, 3), fill(0, 4, 9, 4, block))
    .ask(narrow('m'))
    .gives(fit('squeeze', cells('4,3 5,3'))),
  row(
    POSITION,
    'extra',
    'a wall through its middle: the scene does not say on which side it stands',
  )
    .on(ogre('m', 4, 3), wall(-9, 4, 28, 4))
    .ask(narrow('m'))
    .gives({ how: 'squeeze', unknown: ['creatures.m.at'] }),
  row(POSITION, 'extra', 'between walls as far apart as it is wide it has its whole space')
    .on(ogre('m', 4, 3), corridor(3, 4))
    .ask(narrow('m'))
    .gives(fit('free')),
  row(POSITION, 'extra', 'a Huge creature in a corridor one wide has no room')
    .on(giant('m', 4, 3), wall(-9, 4, 28, 4), wall(-9, 5, 28, 5), corridor(3, 5))
    .ask(narrow('m'))
    .gives({ how: 'no-room', cells: [] }),
  row(POSITION, 'extra', 'a Gargantuan creature in a corridor of three fills three rows')
    .on(titan('m', 4, 3), corridor(3, 5), wall(-9, 6, 28, 6))
    .ask(narrow('m'))
    .gives((a) =>
      expect(a).toMatchObject({ how: 'squeeze', cells: { length: 12 }, centre: [6, 4.5] }),
    ),
  row(POSITION, 'extra', 'asked of another place')
    .on(ogre('m', 0, 0), corridor(3))
    .ask(narrow('m', { at: [4, 3] }))
    .gives({ how: 'squeeze' }),
  row(POSITION, 'extra', 'a squeezing creature threatens from the squares that it fills')
    .on(ogre('m', 4, 3, { attacks: 'natural' }), corridor(3))
    .ask(threat('m'))
    .uncited(WHY[POSITION]!)
    .gives(threatens(cells('6,3 7,3 3,3 2,3'), cells('4,4 4,5 5,6 4,2'))),
  row(POSITION, 'extra', 'beside a pit it reaches no farther than from the squares that it fills')
    .on(ogre('m', 4, 3, { attacks: 'natural' }), fill(4, 4, 5, 4, pit))
    .ask(threat('m'))
    .uncited(WHY[POSITION]!)
    .gives(threatens(cells('6,3 7,3 4,4 4,5 2,1'), cells('4,6 5,6'))),
  row(
    POSITION,
    'extra',
    'with a wall lengthwise and no telling on which side, it threatens from both',
  )
    .on(ogre('m', 4, 3, { attacks: 'natural' }), wall(-9, 4, 28, 4))
    .ask(threat('m'))
    .uncited(WHY[POSITION]!)
    .gives(threatens(cells('4,2 4,5 4,6'))),
  row(POSITION, 'extra', 'the distance of a squeezing creature counts from its squares')
    .on(ogre('m', 4, 3), hero('t', 4, 6), PITS)
    .ask(distance('m', 't'))
    .uncited(WHY[POSITION]!)
    .gives({ cells: 3 }),
  row(POSITION, 'extra', 'a squeezed creature strikes no farther than it threatens')
    .on(ogre('m', 4, 3, { attacks: 'natural' }), hero('t', 4, 6), PITS)
    .ask(attack('m', 't', 'claw'))
    .uncited(WHY[POSITION]!)
    .gives({ possible: false, why: ['out-of-reach'] }),
  row(POSITION, 'extra', 'an attack at squares that a squeezing creature does not fill')
    .on(ogre('t', 4, 3), hero('m', 4, 5), PITS)
    .ask(attack('m', 't', 'sword'))
    .uncited(WHY[POSITION]!)
    .gives({ possible: false }),
  row(POSITION, 'extra', 'two stand opposite each other across the squares that it fills')
    .on(ogre('t', 4, 3), hero('a', 3, 2), hero('b', 6, 4), PITS)
    .ask(flanking('t'))
    .uncited(WHY[POSITION]!)
    .gives({ pairs: [{ a: 'a', b: 'b' }] }),
  row(POSITION, 'extra', 'a squeezed flanker stands opposite with the squares that it fills alone')
    .on(
      creature('t', 4, 6),
      ogre('a', 4, 3, { side: 'party' }),
      hero('b', 4, 7),
      fill(4, 3, 5, 3, pit),
    )
    .ask(flanking('t'))
    .uncited(WHY[POSITION]!)
    .gives({ pairs: [{ a: 'a', b: 'b' }] }),
  row(POSITION, 'extra', 'it flanks from no other square')
    .on(
      creature('t', 4, 5),
      ogre('a', 4, 3, { side: 'party' }),
      hero('b', 3, 6),
      fill(4, 4, 5, 4, pit),
    )
    .ask(flanking('t'))
    .uncited(WHY[POSITION]!)
    .gives({ pairs: [] }),
  row(POSITION, 'extra', 'a squeezing creature gives no soft cover outside its squares')
    .on(archer('a', 1, 4), hero('t', 9, 4), ogre('m', 4, 3), PITS)
    .ask(cover('a', 't', 'ranged'))
    .uncited(WHY[POSITION]!)
    .gives({ degree: 'none' }),
  row(POSITION, 'extra', 'a squeezing creature gives soft cover with its squares')
    .on(archer('a', 1, 3), hero('t', 9, 3), ogre('m', 4, 3), PITS)
    .ask(cover('a', 't', 'ranged'))
    .uncited(WHY[POSITION]!)
    .gives({ degree: 'soft' }),
  row(POSITION, 'extra', 'an opponent walks the corridor beside it')
    .on(ogre('t', 4, 3), hero('m', 3, 4), NARROW)
    .ask(move('m', east(3, 4, 3)))
    .uncited(WHY[POSITION]!)
    .gives({ legal: true, cost: 3 }),
  row(POSITION, 'extra', 'a move that ends beside a creature beyond the wall')
    .on(ogre('m', 4, 3), hero('t', 6, 4), NARROW)
    .ask(move('m', east(4, 3, 1)))
    .uncited(WHY[POSITION]!)
    .gives({ legal: true, cost: 2 }),
  row(POSITION, 'extra', 'the reachable area contains such cells')
    .on(ogre('m', 4, 3), hero('t', 6, 4), NARROW)
    .ask(reachable('m'))
    .uncited(WHY[POSITION]!)
    .gives(
      ends([
        [[5, 3], 2],
        [[6, 3], 4],
      ]),
    ),
  row(POSITION, 'extra', 'a found path ends there too')
    .on(ogre('m', 4, 3), hero('t', 6, 4), NARROW)
    .ask(path('m', [6, 3]))
    .uncited(WHY[POSITION]!)
    .gives({ cost: 4 }),
  row(POSITION, 'extra', 'a move that ends in squares that another creature fills')
    .on(ogre('m', 4, 3), hero('t', 6, 3), NARROW)
    .ask(move('m', east(4, 3, 1)))
    .uncited(WHY[POSITION]!)
    .gives(illegal('ends-occupied', [5, 3])),
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
    row(POSITION, 'extra', `the side that it fills is not known: ${ask.ask} names what is missing`)
      .on(ogre('m', 4, 3, { attacks: 'natural' }), hero('t', 4, 2), wall(-9, 4, 28, 4))
      .ask(ask)
      .uncited(WHY[POSITION]!)
      .gives((a) => expect(a['unknown']).toContain('creatures.m.at')),
  ),
  row(
    POSITION,
    'extra',
    'a pillar in a corner of its space leaves two lanes: which one it fills is not known',
  )
    .on(ogre('m', 4, 3), block(5, 4))
    .ask(narrow('m'))
    .gives({ how: 'squeeze', unknown: ['creatures.m.at'] }),

  row(PENALTIES, 'extra', 'an ogre that stands in a corridor attacks at −4')
    .on(ogre('m', 4, 3), hero('t', 6, 3), corridor(3))
    .ask(attack('m', 't', 'sword'))
    .gives(modifier('attack', 'squeezing-attacker')),
  row(PENALTIES, 'extra', 'an attack on a squeezing creature has its −4 to AC')
    .on(ogre('t', 4, 3), hero('m', 6, 3), corridor(3))
    .ask(attack('m', 't', 'sword'))
    .gives(modifier('ac', 'squeezing-target')),
  row(PENALTIES, 'extra', 'a shot out of a narrow space')
    .on(ogre('t', 4, 3), hero('m', 9, 3, { attacks: 'bow' }), corridor(3))
    .ask(attack('m', 't', 'bow'))
    .gives(modifier('ac', 'squeezing-target')),
  row(PENALTIES, 'extra', 'a creature outside the corridor has no penalty')
    .on(ogre('m', 4, 3), hero('t', 6, 3), corridor(3, 4))
    .ask(attack('m', 't', 'sword'))
    .uncited(WHY[PENALTIES]!)
    .gives(without('squeezing-attacker')),
  row(PENALTIES, 'extra', 'a creature of one square has none')
    .on(creature('m', 5, 3), hero('t', 6, 3), corridor(3))
    .ask(attack('m', 't', 'sword'))
    .uncited(WHY[PENALTIES]!)
    .gives(without('squeezing-attacker')),
  row(PENALTIES, 'extra', 'a creature in a corridor that the scene says does not squeeze')
    .on(ogre('m', 4, 3, { squeezing: false }), hero('t', 6, 3), corridor(3))
    .ask(attack('m', 't', 'sword'))
    .uncited(WHY[PENALTIES]!)
    .gives(without('squeezing-attacker')),
  row(PENALTIES, 'extra', 'a creature in the open that the scene says squeezes')
    .on(ogre('m', 4, 3, { squeezing: true }), hero('t', 6, 3))
    .ask(attack('m', 't', 'sword'))
    .gives(modifier('attack', 'squeezing-attacker')),
]);
