/** d20 Modern: cover and sight: estimated and decided degrees, and what blocks lines of sight. */
import {
  archer,
  block,
  cases,
  cell,
  cover,
  creature,
  degrees,
  fill,
  hero,
  lowBlock,
  options,
  wall,
  type Case,
  type Thing,
} from '../cases.ts';
import { rowsOf } from '../rows.ts';

type Marks = 'quarter' | 'half' | 'three-quarters' | 'nine-tenths';
const BONUS = {
  none: [0, 0],
  quarter: [2, 1],
  half: [4, 2],
  'three-quarters': [7, 3],
  'nine-tenths': [10, 4],
} as const;
const is = (degree: keyof typeof BONUS, more: object = {}): NonNullable<Case['expect']> => ({
  degree,
  ac: BONUS[degree][0],
  reflex: BONUS[degree][1],
  ...more,
});
const ESTIMATE = { by: 'estimate', estimate: true };

const row = rowsOf('d20modern');
/** An archer at (ax,ay) and its target at (tx,ty). */
const range = (ax: number, ay: number, tx: number, ty: number) => [
  archer('a', ax, ay),
  creature('t', tx, ty),
];
/** An obstacle of that degree directly before the target. */
const behind = (rule: string, degree: Marks): Case =>
  row(`cover.${rule}`, 0, `behind what gives ${degree}`)
    .on(
      ...range(0, 0, 4, 0),
      fill(3, -3, 3, 3, (x, y) => cell(x, y, { degree })),
    )
    .ask(cover('a', 't', 'ranged'))
    .gives(is(degree, ESTIMATE));
const corners = options({ coverEstimate: 'corners' });
const OPEN = (x: number, y: number): Thing => wall(x, y, x, y + 1, { blocks: ['move'] });

export default cases('d20modern', [
  behind('degree-one-quarter', 'quarter'),
  row('cover.degree-one-quarter', 0, 'behind a wall of 90 cm')
    .on(...range(0, 0, 4, 0), lowBlock(3, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('quarter', ESTIMATE)),
  row('cover.degree-one-quarter', 'extra', 'the shot back, from close to the wall')
    .on(...range(4, 0, 0, 0), lowBlock(3, 0))
    .ask(cover('a', 't', 'ranged'))
    .uncited('a control: nothing hides the target, so no degree is cited')
    .gives(is('none', ESTIMATE)),
  row('cover.degree-one-quarter', 'extra', 'twelve squares from the wall')
    .on(...range(0, 0, 25, 0), lowBlock(13, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('quarter', ESTIMATE)),
  behind('degree-one-half', 'half'),
  behind('degree-three-quarters', 'three-quarters'),
  behind('degree-nine-tenths', 'nine-tenths'),
  row('cover.degree-nine-tenths', 'extra', 'the scene’s “improved” is an arrow slit')
    .on(...range(0, 0, 5, 0), wall(4, -3, 4, 4, { blocks: ['move'], cover: 'improved' }))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('nine-tenths', ESTIMATE)),
  row('cover.degree-total', 0, 'a wall with no opening')
    .on(...range(0, 0, 4, 0), wall(2, -9, 2, 20))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total', barsOpportunity: true }),
  row('cover.degree-total', 0, 'an attack on a target with total cover')
    .on(archer('a', 0, 0), creature('t', 4, 0), wall(2, -9, 2, 20))
    .ask({ ask: 'attack', from: 'a', to: 't', with: 'bow' })
    .gives({ possible: false }),
  row('cover.subjective', 0, 'a wall up to the waist')
    .on(...range(0, 0, 4, 0), lowBlock(3, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('quarter', ESTIMATE)),
  row('cover.subjective', 1, 'half of the figure behind a trunk')
    .on(...range(0, 0, 6, 0), wall(5, -1, 5, 0.5), wall(5, 0.5, 6, 0.5))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'half', estimate: true }),
  row('cover.melee-mutual', 0, 'round a corner, by the game master’s word')
    .on(
      hero('a', 0, 0),
      creature('t', 1, 1),
      block(1, 0),
      degrees({ from: 'a', to: 't', degree: 'half' }),
    )
    .ask(cover('a', 't', 'melee'))
    .gives(is('half', { by: 'gm' })),
  row('cover.melee-mutual', 0, 'over a low wall, both ways')
    .on(hero('a', 0, 0), creature('t', 1, 0), wall(1, 0, 1, 1, { low: true }))
    .ask(cover('a', 't', 'melee'))
    .gives(is('quarter')),
  row('cover.melee-mutual', 0, 'over a low wall, in the other direction')
    .on(hero('a', 0, 0), creature('t', 1, 0), wall(1, 0, 1, 1, { low: true }))
    .ask(cover('t', 'a', 'melee'))
    .gives(is('quarter')),
  ...(
    [
      ['b', 'a', 'nine-tenths', 10],
      ['a', 'b', 'none', 0],
    ] as const
  ).map(([from, to, degree, ac]) =>
    row('cover.melee-mutual', 1, `an arrow slit by the game master’s word, from ${from} to ${to}`)
      .on(
        archer('a', 0, 0),
        creature('b', 7, 0),
        degrees(
          { from: 'b', to: 'a', degree: 'nine-tenths' },
          { from: 'a', to: 'b', degree: 'none' },
        ),
      )
      .ask(cover(from, to, 'ranged'))
      .gives({ degree, ac, by: 'gm' }),
  ),
  row('cover.creature-as-cover', 0, 'a Medium creature in the way')
    .on(...range(0, 0, 4, 0), creature('c', 2, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('half', ESTIMATE)),
  row('cover.creature-as-cover', 2, 'a larger one hides no less')
    .on(...range(0, 0, 4, 0), creature('c', 2, 0, { size: 'large', build: 'tall' }))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('half', ESTIMATE)),
  row('cover.creature-as-cover', 'extra', 'a much larger creature between gives half cover')
    .on(...range(0, 2, 8, 2), creature('c', 3, 0, { size: 'gargantuan' }))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('half', ESTIMATE)),
  row('cover.creature-as-cover', 1, 'a smaller one: the game master’s')
    .on(...range(0, 0, 4, 0), creature('c', 2, 0, { size: 'small' }))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('none', { unknown: ['degrees'] })),
  row('cover.no-line-geometry', 0, 'by corners: a pillar on (2,1)')
    .on(...range(0, 0, 4, 1), corners, block(2, 1))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('quarter', ESTIMATE)),
  row('cover.no-line-geometry', 1, 'by corners: a pillar on (3,1)')
    .on(...range(0, 0, 4, 1), corners, block(3, 1))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('half', ESTIMATE)),
  row('cover.no-line-geometry', 2, 'a pillar exactly between')
    .on(...range(0, 0, 4, 0), corners, block(2, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row('cover.no-line-geometry', 'extra', 'a pillar on (2,1) hides a quarter of the target’s area')
    .on(...range(0, 0, 4, 1), block(2, 1))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('quarter', ESTIMATE)),
  row('cover.no-line-geometry', 'extra', 'a pillar on (3,1) hides five sixths of the target’s area')
    .on(...range(0, 0, 4, 1), block(3, 1))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('nine-tenths', ESTIMATE)),
  row(
    'cover.no-line-geometry',
    'extra',
    'a pillar beside the line hides no part of the target’s area',
  )
    .on(...range(0, 0, 4, 0), block(2, 1))
    .ask(cover('a', 't', 'ranged'))
    .gives(is('none', { ...ESTIMATE, fraction: 0 })),
  row('sight.line-of-sight-ranged', 0, 'a solid wall between')
    .on(...range(0, 0, 5, 0), wall(3, -9, 3, 20))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row('sight.los-geometry-silent', 0, 'a pillar on (2,0), the target at (6,1)')
    .on(archer('a', 0, 0), creature('t', 6, 1), block(2, 0))
    .ask({ ask: 'line-of-sight', from: 'a', to: 't' })
    .gives({ free: true }),
  row('sight.los-geometry-silent', 1, 'the target at (4,0)')
    .on(archer('a', 0, 0), creature('t', 4, 0), block(2, 0))
    .ask({ ask: 'line-of-sight', from: 'a', to: 't' })
    .gives({ free: false }),
  row('sight.los-geometry-silent', 1, 'a target without line of effect has total cover')
    .on(...range(0, 0, 4, 0), block(2, 0))
    .ask(cover('a', 't', 'ranged'))
    .gives({ degree: 'total' }),
  row('cover.degree-total', 'extra', 'a pane that stops nothing gives nothing')
    .on(...range(0, 0, 4, 0), OPEN(2, 0))
    .ask(cover('a', 't', 'ranged'))
    .uncited('a control: nothing hides the target, so no degree is cited')
    .gives(is('none')),
]);
