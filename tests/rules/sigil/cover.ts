/** Sigil: cover: lines, low walls, creatures in between, the degrees. */
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
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

const NONE = { degree: 'none', ac: 0, reflex: 0 };
const COVER = { degree: 'cover', ac: 4, reflex: 2 };
const SOFT = { degree: 'soft', ac: 4, reflex: 0 };
const TOTAL = { degree: 'total' };

const column = (x: number, what: (x: number, y: number) => Thing): Thing[] =>
  fill(x, -2, x, 2, what);
const screen = (x: number, y: number): Thing => cell(x, y, { cover: 'cover' });
const row = rowsOf('sigil');
/** An archer at (ax,ay) and its target at (tx,ty). */
const range = (ax: number, ay: number, tx: number, ty: number) => [
  archer('a', ax, ay),
  creature('t', tx, ty),
];

const giant = (more: { conditions?: string[] } = {}): Thing =>
  creature('g', 3, -1, { size: 'huge', ...more });
const barricade = wall(1, 0, 1, 1, { blocks: ['move'], cover: 'cover' });

export default cases('sigil', [
  row('cover.bonus', 0, 'a shot at a target behind a screen')
    .on(...range(0, 0, 6, 0), column(3, screen))
    .ask(cover('a', 't', 'ranged'))
    .gives(COVER),
  row('cover.ranged-line', 0, 'a column of squares that give cover')
    .on(...range(0, 0, 6, 0), column(3, screen))
    .ask(cover('a', 't', 'ranged'))
    .gives(COVER),
  row('cover.ranged-line', 1, 'an empty field')
    .on(...range(0, 0, 6, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(NONE),
  row('cover.ranged-line', 2, 'a Huge creature across every line')
    .on(...range(0, 0, 8, 0), giant())
    .ask(cover('a', 't', 'ranged'))
    .gives(SOFT),
  row('cover.ranged-line', 3, 'a single square that gives cover, in the middle')
    .on(...range(0, 0, 4, 0), screen(2, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(COVER),
  row(
    'cover.ranged-line',
    'extra',
    'a block on (1,1) and the target at (4,1): the corner (1,0) is clear',
  )
    .on(...range(0, 0, 4, 1), block(1, 1))
    .ask(cover('a', 't', 'ranged'))
    .gives(NONE),
  row('cover.ranged-line', 'extra', 'a block on (2,1) and the target at (4,1): no corner is clear')
    .on(...range(0, 0, 4, 1), block(2, 1))
    .ask(cover('a', 't', 'ranged'))
    .gives(COVER),
  row('cover.ranged-line', 'extra', 'with the option that any line counts, a block on (1,1)')
    .on(archer('a', 0, 0), creature('t', 4, 1), block(1, 1), {
      rest: { options: { coverLine: 'any-line' } },
    })
    .ask(cover('a', 't', 'ranged'))
    .gives(COVER),
  row('cover.adjacent-all-lines', 0, 'a block on (1,0), the target on the diagonal')
    .on(hero('a', 0, 0), creature('t', 1, 1), block(1, 0))
    .ask(cover('a', 't', 'melee'))
    .gives(NONE),
  row('cover.adjacent-all-lines', 1, 'a barricade along the whole shared edge')
    .on(hero('a', 0, 0), creature('t', 1, 0), barricade)
    .ask(cover('a', 't', 'melee'))
    .gives(COVER),
  row('cover.adjacent-all-lines', 2, 'a block on (1,1) beside the target')
    .on(hero('a', 0, 0), creature('t', 1, 0), block(1, 1))
    .ask(cover('a', 't', 'melee'))
    .gives(NONE),
  row('cover.adjacent-all-lines', 3, 'a low wall along the whole shared edge')
    .on(hero('a', 0, 0), creature('t', 1, 0), lowWall(1, 0, 1, 1))
    .ask(cover('a', 't', 'melee'))
    .gives(NONE),
  row('cover.adjacent-all-lines', 4, 'a full wall along the whole shared edge')
    .on(hero('a', 0, 0), creature('t', 1, 0), wall(1, 0, 1, 1))
    .ask(cover('a', 't', 'melee'))
    .gives(TOTAL),
  row('cover.adjacent-all-lines', 5, 'two blocks that touch at the corner between them')
    .on(hero('a', 0, 0), creature('t', 1, 1), block(1, 0), block(0, 1))
    .ask(cover('a', 't', 'melee'))
    .gives(TOTAL),
  row('cover.adjacent-all-lines', 'extra', 'the rule of adjacent opponents holds for a bow too')
    .on(archer('a', 0, 0), creature('t', 1, 1), block(1, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(NONE),
  row('cover.low-wall', 0, 'the defender 1.5 m from the low wall, the attacker 4.5 m')
    .on(...range(0, 0, 4, 0), column(3, lowBlock))
    .ask(cover('a', 't', 'ranged'))
    .gives(COVER),
  row('cover.low-wall', 1, 'the attacker is nearer to the low wall')
    .on(...range(2, 0, 6, 0), column(3, lowBlock))
    .ask(cover('a', 't', 'ranged'))
    .gives(NONE),
  row('cover.low-wall', 2, 'the defender is 10.5 m from the low wall')
    .on(...range(-10, 0, 10, 0), column(3, lowBlock))
    .ask(cover('a', 't', 'ranged'))
    .gives(NONE),
  row('cover.low-wall', 3, 'attacker and target are both 1.5 m from the low wall')
    .on(...range(2, 0, 4, 0), column(3, lowBlock))
    .ask(cover('a', 't', 'ranged'))
    .gives(NONE),
  row('cover.soft', 0, 'a Huge corporeal creature across every line')
    .on(...range(0, 0, 8, 0), giant())
    .ask(cover('a', 't', 'ranged'))
    .gives(SOFT),
  row('cover.soft', 1, 'the same creature is incorporeal')
    .on(...range(0, 0, 8, 0), giant({ conditions: ['incorporeal'] }))
    .ask(cover('a', 't', 'ranged'))
    .uncited('a control: a creature without a body gives no soft cover')
    .gives(NONE),
  row('cover.soft', 2, 'a spiked chain past an ally')
    .on(hero('a', 0, 0, { attacks: 'chain' }), hero('b', 1, 0), creature('t', 2, 0))
    .ask(cover('a', 't', 'melee'))
    .uncited('a control: the reach weapon strikes past the ally without soft cover')
    .gives(NONE),
  row('cover.soft-no-reflex-no-hide', 0, 'behind an ogre: nothing on Reflex saves')
    .on(...range(0, 0, 8, 0), giant())
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'soft', reflex: 0 }),
  row('cover.limited', 0, 'the target stands in the square of a column')
    .on(...range(0, 0, 4, 0), cell(4, 0, { cover: 'limited' }))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'limited', ac: 2, reflex: 1 }),
  row(
    'cover.limited',
    'extra',
    'from its upper corners a creature is in the way, from the lower ones a column: it picks the column',
  )
    .on(...range(0, 0, 4, 1), creature('c', 2, 0), cell(1, 1, { cover: 'limited' }))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'limited', ac: 2, reflex: 1 }),
  row('cover.limited', 1, 'the target stands beside the column’s square, not behind it')
    .on(...range(0, 0, 4, 0), cell(4, 1, { cover: 'limited' }))
    .ask(cover('a', 't', 'ranged'))
    .uncited('a control: this line meets no limited cover')
    .gives(NONE),
  row('cover.improved', 0, 'the target stands behind an arrow slit')
    .on(...range(0, 0, 5, 0), wall(4, -3, 4, 4, { blocks: ['move'], cover: 'improved' }))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'improved', ac: 8, reflex: 4 }),
  row('cover.total', 0, 'a wall of squares without holes')
    .on(...range(0, 0, 6, 0), fill(3, -10, 3, 29, block))
    .ask(cover('a', 't', 'ranged'))
    .gives(TOTAL),
  row('cover.total', 1, 'a solid square exactly between attacker and target')
    .on(...range(0, 0, 4, 0), block(2, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(TOTAL),
]);
