/** Area cover: lines, low walls, creatures in between, the degrees. */
import {
  archer,
  block,
  cases,
  cell,
  cover,
  creature,
  fill,
  hero,
  lowBlock,
  lowWall,
  wall,
  type Case,
  type Thing,
} from '../cases.ts';

const NONE = { degree: 'none', ac: 0, reflex: 0 };
const COVER = { degree: 'cover', ac: 4, reflex: 2 };
const SOFT = { degree: 'soft', ac: 4, reflex: 0 };
const TOTAL = { degree: 'total' };

const column = (x: number, what: (x: number, y: number) => Thing): Thing[] =>
  fill(x, -2, x, 2, what);
const screen = (x: number, y: number): Thing => cell(x, y, { cover: 'cover' });
/** From an archer at (ax,ay) to a target at (tx,ty). */
const shot = (
  rule: string,
  index: Case['case'],
  given: string,
  [ax, ay, tx, ty]: [number, number, number, number],
  ground: (Thing | Thing[])[],
  expect: Case['expect'] & object,
  uncited?: string,
): Case => ({
  rule: `sigil.cover.${rule}`,
  case: index,
  given,
  on: [archer('a', ax, ay), creature('t', tx, ty), ...ground],
  ask: cover('a', 't', 'ranged'),
  expect,
  ...(uncited === undefined ? {} : { uncited }),
});
/** A swordsman at (0,0) against a target at (tx,ty). */
const blow = (
  index: Case['case'],
  given: string,
  [tx, ty]: [number, number],
  ground: (Thing | Thing[])[],
  expect: Case['expect'] & object,
): Case => ({
  rule: 'sigil.cover.adjacent-all-lines',
  case: index,
  given,
  on: [hero('a', 0, 0), creature('t', tx, ty), ...ground],
  ask: cover('a', 't', 'melee'),
  expect,
});
const giant = (more: { conditions?: string[] } = {}): Thing =>
  creature('g', 3, -1, { size: 'huge', ...more });
const barricade = wall(1, 0, 1, 1, { blocks: ['move'], cover: 'cover' });

export default cases('sigil', [
  shot('bonus', 0, 'a shot at a target behind a screen', [0, 0, 6, 0], column(3, screen), COVER),
  shot(
    'ranged-line',
    0,
    'a column of squares that give cover',
    [0, 0, 6, 0],
    column(3, screen),
    COVER,
  ),
  shot('ranged-line', 1, 'an empty field', [0, 0, 6, 0], [], NONE),
  shot('ranged-line', 2, 'a Huge creature across every line', [0, 0, 8, 0], [giant()], SOFT),
  shot(
    'ranged-line',
    3,
    'a single square that gives cover, in the middle',
    [0, 0, 4, 0],
    [screen(2, 0)],
    COVER,
  ),
  shot(
    'ranged-line',
    'extra',
    'a block on (1,1) and the target at (4,1): the corner (1,0) is clear',
    [0, 0, 4, 1],
    [block(1, 1)],
    NONE,
  ),
  shot(
    'ranged-line',
    'extra',
    'a block on (2,1) and the target at (4,1): no corner is clear',
    [0, 0, 4, 1],
    [block(2, 1)],
    COVER,
  ),
  {
    rule: 'sigil.cover.ranged-line',
    case: 'extra',
    given: 'the other reading: any line of all, a block on (1,1)',
    on: [
      archer('a', 0, 0),
      creature('t', 4, 1),
      block(1, 1),
      { rest: { options: { coverLine: 'any-line' } } },
    ],
    ask: cover('a', 't', 'ranged'),
    expect: COVER,
  },
  blow(0, 'a block on (1,0), the target on the diagonal', [1, 1], [block(1, 0)], NONE),
  blow(1, 'a barricade along the whole shared edge', [1, 0], [barricade], COVER),
  blow(2, 'a block on (1,1) beside the target', [1, 0], [block(1, 1)], NONE),
  blow(3, 'a low wall along the whole shared edge', [1, 0], [lowWall(1, 0, 1, 1)], NONE),
  blow(4, 'a full wall along the whole shared edge', [1, 0], [wall(1, 0, 1, 1)], TOTAL),
  blow(
    5,
    'two blocks that touch at the corner between them',
    [1, 1],
    [block(1, 0), block(0, 1)],
    TOTAL,
  ),
  {
    rule: 'sigil.cover.adjacent-all-lines',
    case: 'extra',
    given: 'the rule of adjacent opponents holds for a bow too',
    on: [archer('a', 0, 0), creature('t', 1, 1), block(1, 0)],
    ask: cover('a', 't', 'ranged'),
    expect: NONE,
  },
  shot(
    'low-wall',
    0,
    'the defender 1.5 m from the low wall, the attacker 4.5 m',
    [0, 0, 4, 0],
    column(3, lowBlock),
    COVER,
  ),
  shot(
    'low-wall',
    1,
    'the attacker is nearer to the low wall',
    [2, 0, 6, 0],
    column(3, lowBlock),
    NONE,
  ),
  shot(
    'low-wall',
    2,
    'the defender is 10.5 m from the low wall',
    [-10, 0, 10, 0],
    column(3, lowBlock),
    NONE,
  ),
  shot('low-wall', 3, 'both are 1.5 m from the low wall', [2, 0, 4, 0], column(3, lowBlock), NONE),
  shot('soft', 0, 'a Huge corporeal creature across every line', [0, 0, 8, 0], [giant()], SOFT),
  shot(
    'soft',
    1,
    'the same creature is incorporeal',
    [0, 0, 8, 0],
    [giant({ conditions: ['incorporeal'] })],
    NONE,
    'a control: a creature without a body gives no soft cover',
  ),
  {
    rule: 'sigil.cover.soft',
    case: 2,
    given: 'a spiked chain past an ally',
    on: [hero('a', 0, 0, { attacks: 'chain' }), hero('b', 1, 0), creature('t', 2, 0)],
    ask: cover('a', 't', 'melee'),
    expect: NONE,
    uncited: 'a control: the reach weapon strikes past the ally without soft cover',
  },
  shot(
    'soft-no-reflex-no-hide',
    0,
    'behind an ogre: nothing on Reflex saves',
    [0, 0, 8, 0],
    [giant()],
    { degree: 'soft', reflex: 0 },
  ),
  shot(
    'limited',
    0,
    'the target stands in the square of a column',
    [0, 0, 4, 0],
    [cell(4, 0, { cover: 'limited' })],
    { degree: 'limited', ac: 2, reflex: 1 },
  ),
  shot(
    'limited',
    'extra',
    'from its upper corners a creature is in the way, from the lower ones a column: it picks the column',
    [0, 0, 4, 1],
    [creature('c', 2, 0), cell(1, 1, { cover: 'limited' })],
    { degree: 'limited', ac: 2, reflex: 1 },
  ),
  shot(
    'limited',
    1,
    'the target stands beside the column’s square, not behind it',
    [0, 0, 4, 0],
    [cell(4, 1, { cover: 'limited' })],
    NONE,
    'a control: this line meets no limited cover',
  ),
  shot(
    'improved',
    0,
    'the target stands behind an arrow slit',
    [0, 0, 5, 0],
    [wall(4, -3, 4, 4, { blocks: ['move'], cover: 'improved' })],
    { degree: 'improved', ac: 8, reflex: 4 },
  ),
  shot(
    'total',
    0,
    'a wall of squares without holes',
    [0, 0, 6, 0],
    [fill(3, -10, 3, 29, block)],
    TOTAL,
  ),
  shot('total', 1, 'one solid square exactly between them', [0, 0, 4, 0], [block(2, 0)], TOTAL),
]);
