/** Areas cover and sight: degrees, estimated or set, and what the lines of sight leave. */
import { archer, block, cases, cell, cover, creature, degrees, fill, hero, lowBlock, options, wall, type Case, type Thing } from '../cases.ts';

type Marks = 'quarter' | 'half' | 'three-quarters' | 'nine-tenths';
const BONUS = { 'none': [0, 0], 'quarter': [2, 1], 'half': [4, 2], 'three-quarters': [7, 3], 'nine-tenths': [10, 4] } as const;
const is = (degree: keyof typeof BONUS, more: object = {}): NonNullable<Case['expect']> => ({ degree, ac: BONUS[degree][0], reflex: BONUS[degree][1], ...more });
const ESTIMATE = { by: 'estimate', estimate: true };

/** A shot from (ax,ay) at (tx,ty). */
const shot = (rule: string, index: Case['case'], given: string, [ax, ay, tx, ty]: [number, number, number, number], ground: (Thing | Thing[])[], expected: NonNullable<Case['expect']>, uncited?: string): Case => ({
  rule: `d20modern.${rule.includes('.') ? rule : `cover.${rule}`}`, case: index, given, on: [archer('a', ax, ay), creature('t', tx, ty), ...ground], ask: cover('a', 't', 'ranged'), expect: expected,
  ...(uncited === undefined ? {} : { uncited }),
});
/** Something of that degree right before the target. */
const behind = (rule: string, degree: Marks): Case =>
  shot(rule, 0, `behind what gives ${degree}`, [0, 0, 4, 0], [fill(3, -3, 3, 3, (x, y) => cell(x, y, { degree }))], is(degree, ESTIMATE));
const corners = options({ coverEstimate: 'corners' });
const OPEN = (x: number, y: number): Thing => wall(x, y, x, y + 1, { blocks: ['move'] });

export default cases('d20modern', [
  behind('degree-one-quarter', 'quarter'),
  shot('degree-one-quarter', 0, 'behind a wall of 90 cm', [0, 0, 4, 0], [lowBlock(3, 0)], is('quarter', ESTIMATE)),
  shot('degree-one-quarter', 'extra', 'the shot back, from close to the wall', [4, 0, 0, 0], [lowBlock(3, 0)], is('none', ESTIMATE), 'a control: nothing hides the target, so no degree is cited'),
  shot('degree-one-quarter', 'extra', 'twelve squares from the wall', [-12, 0, 13, 0], [lowBlock(1, 0)], is('quarter', ESTIMATE)),
  behind('degree-one-half', 'half'),
  behind('degree-three-quarters', 'three-quarters'),
  behind('degree-nine-tenths', 'nine-tenths'),
  shot('degree-nine-tenths', 'extra', 'the scene’s “improved” is an arrow slit', [0, 0, 5, 0], [wall(4, -3, 4, 4, { blocks: ['move'], cover: 'improved' })], is('nine-tenths', ESTIMATE)),
  shot('degree-total', 0, 'a wall with no opening', [0, 0, 4, 0], [wall(2, -9, 2, 20)], { degree: 'total', barsOpportunity: true }),
  { rule: 'd20modern.cover.degree-total', case: 0, given: 'no attack through it', on: [archer('a', 0, 0), creature('t', 4, 0), wall(2, -9, 2, 20)], ask: { ask: 'attack', from: 'a', to: 't', with: 'bow' }, expect: { possible: false } },
  shot('subjective', 0, 'a wall up to the waist', [0, 0, 4, 0], [lowBlock(3, 0)], is('quarter', ESTIMATE)),
  shot('subjective', 1, 'half of the figure behind a trunk', [0, 0, 6, 0], [wall(5, -1, 5, 0.5), wall(5, 0.5, 6, 0.5)], { degree: 'half', estimate: true }),
  { rule: 'd20modern.cover.melee-mutual', case: 0, given: 'round a corner, by the game master’s word', on: [hero('a', 0, 0), creature('t', 1, 1), block(1, 0), degrees({ from: 'a', to: 't', degree: 'half' })], ask: cover('a', 't', 'melee'), expect: is('half', { by: 'gm' }) },
  { rule: 'd20modern.cover.melee-mutual', case: 0, given: 'over a low wall, both ways', on: [hero('a', 0, 0), creature('t', 1, 0), wall(1, 0, 1, 1, { low: true })], ask: cover('a', 't', 'melee'), expect: is('quarter') },
  { rule: 'd20modern.cover.melee-mutual', case: 0, given: 'and back', on: [hero('a', 0, 0), creature('t', 1, 0), wall(1, 0, 1, 1, { low: true })], ask: cover('t', 'a', 'melee'), expect: is('quarter') },
  ...([['b', 'a', 'nine-tenths', 10], ['a', 'b', 'none', 0]] as const).map(([from, to, degree, ac]) => ({
    rule: 'd20modern.cover.melee-mutual', case: 1, given: `an arrow slit by the game master’s word, from ${from} to ${to}`, on: [archer('a', 0, 0), creature('b', 7, 0), degrees({ from: 'b', to: 'a', degree: 'nine-tenths' }, { from: 'a', to: 'b', degree: 'none' })],
    ask: cover(from, to, 'ranged'), expect: { degree, ac, by: 'gm' },
  })),
  shot('creature-as-cover', 0, 'a Medium creature in the way', [0, 0, 4, 0], [creature('c', 2, 0)], is('half', ESTIMATE)),
  shot('creature-as-cover', 2, 'a larger one hides no less', [0, 0, 4, 0], [creature('c', 2, 0, { size: 'large', build: 'tall' })], is('half', ESTIMATE)),
  shot('creature-as-cover', 'extra', 'and so does a much larger one', [0, 2, 8, 2], [creature('c', 3, 0, { size: 'gargantuan' })], is('half', ESTIMATE)),
  shot('creature-as-cover', 1, 'a smaller one: the game master’s', [0, 0, 4, 0], [creature('c', 2, 0, { size: 'small' })], is('none', { unknown: ['degrees'] })),
  shot('no-line-geometry', 0, 'by corners: a pillar on (2,1)', [0, 0, 4, 1], [corners, block(2, 1)], is('quarter', ESTIMATE)),
  shot('no-line-geometry', 1, 'by corners: a pillar on (3,1)', [0, 0, 4, 1], [corners, block(3, 1)], is('half', ESTIMATE)),
  shot('no-line-geometry', 2, 'a pillar exactly between', [0, 0, 4, 0], [corners, block(2, 0)], { degree: 'total' }),
  shot('no-line-geometry', 'extra', 'by area: a pillar on (2,1) hides a quarter', [0, 0, 4, 1], [block(2, 1)], is('quarter', ESTIMATE)),
  shot('no-line-geometry', 'extra', 'by area: a pillar on (3,1) hides five sixths', [0, 0, 4, 1], [block(3, 1)], is('nine-tenths', ESTIMATE)),
  shot('no-line-geometry', 'extra', 'by area: a pillar beside the line hides nothing', [0, 0, 4, 0], [block(2, 1)], is('none', { ...ESTIMATE, fraction: 0 })),
  shot('sight.line-of-sight-ranged', 0, 'a solid wall between', [0, 0, 5, 0], [wall(3, -9, 3, 20)], { degree: 'total' }),
  { rule: 'd20modern.sight.los-geometry-silent', case: 0, given: 'a pillar on (2,0), the target at (6,1)', on: [archer('a', 0, 0), creature('t', 6, 1), block(2, 0)], ask: { ask: 'line-of-sight', from: 'a', to: 't' }, expect: { free: true } },
  { rule: 'd20modern.sight.los-geometry-silent', case: 1, given: 'the target at (4,0)', on: [archer('a', 0, 0), creature('t', 4, 0), block(2, 0)], ask: { ask: 'line-of-sight', from: 'a', to: 't' }, expect: { free: false } },
  shot('sight.los-geometry-silent', 1, 'so it is totally covered', [0, 0, 4, 0], [block(2, 0)], { degree: 'total' }),
  shot('degree-total', 'extra', 'a pane that stops nothing gives nothing', [0, 0, 4, 0], [OPEN(2, 0)], is('none'), 'a control: nothing hides the target, so no degree is cited'),
]);
