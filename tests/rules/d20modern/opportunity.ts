/** Area opportunity: who is owed one by a movement, and what spares it. */
import { archer, cases, citing, creature, hero, lowBlock, move, turn, wall, type At, type Case, type Cites, type Thing } from '../cases.ts';
import { NOBODY_STRIKES, STRUCK } from '../uncited.ts';
import { legal } from '../checks.ts';

const AWAY: At[] = [[1, 0], [2, 0], [3, 0]];
const go = (
  rule: string, index: Case['case'], given: string, path: At[], on: (Thing | Thing[])[], expect: NonNullable<Case['expect']>,
  mode: 'move' | 'step' | 'withdraw' = 'move', cites?: Cites,
): Case => ({
  rule: `d20modern.opportunity.${rule}`, case: index, given, on: [hero('a', path[0]?.[0] ?? 0, path[0]?.[1] ?? 0), ...on], ask: move('a', path, mode), expect,
  ...citing(cites),
});
const b = creature('b', 0, 0);

export default cases('d20modern', [
  go('two-kinds', 0, 'out of a threatened square', AWAY, [b], legal(2, [['b', [1, 0]]])),
  go('two-kinds', 1, 'into one', [[3, 0], [2, 0], [1, 0]], [b], legal(2), 'move', NOBODY_STRIKES),
  go('leave-threatened', 0, 'past a foe at (3,3)', [[1, 2], [2, 2], [3, 2], [4, 2], [5, 2]], [creature('b', 3, 3)], { ...legal(4, [['b', [2, 2]]]), opportunities: [{ by: 'b', leaving: [2, 2], again: [2, 3] }] }),
  go('leave-threatened', 1, 'round it at a distance', [[1, 3], [1, 4], [1, 5]], [creature('b', 3, 3)], legal(2), 'move', NOBODY_STRIKES),
  go('five-foot-step-exempt', 0, 'a step of 1.5 m', [[1, 0], [2, 0]], [b], legal(1), 'step'),
  { rule: 'd20modern.opportunity.five-foot-step-exempt', case: 0, given: 'and a shot where nobody threatens', on: [archer('a', 2, 0), creature('t', 6, 0), creature('b', 0, 0)], ask: { ask: 'act', of: 'a', action: 'ranged-attack', target: 't' }, expect: { legal: true, opportunities: [] }, uncited: 'the shot is judged alone: no step is asked about' },
  go('withdraw-exempt', 0, 'withdrawing', AWAY, [b], legal(2), 'withdraw'),
  go('withdraw-exempt', 1, 'past another', [...AWAY, [4, 0]], [b, creature('d', 3, 1)], { legal: true, opportunities: [{ by: 'd', leaving: [2, 0] }] }, 'withdraw'),
  go('withdraw-start-square', 0, 'from between two', [[1, 0], [1, 1]], [b, creature('c', 2, 0)], legal(1), 'withdraw'),
  go('withdraw-start-square', 'extra', 'from one whom nobody sees, too', AWAY, [creature('b', 0, 0, { conditions: ['invisible'] })], legal(2), 'withdraw'),
  go('withdraw-other-squares', 0, 'round its corner', [[1, 0], [1, 1], [1, 2]], [b], legal(2, [['b', [1, 1]]]), 'withdraw', ['d20modern.opportunity.leave-threatened']),
  go('withdraw-other-squares', 1, 'straight away', AWAY, [b], legal(2), 'withdraw', 'a control: the second square is not threatened, so nobody strikes'),
  go('one-per-round', 0, 'one was taken already', AWAY, [creature('b', 0, 0, { opportunitiesTaken: 1 })], { legal: true, opportunities: [], barred: [{ by: 'b', why: 'taken' }] }, 'move'),
  go('cover-silent', 0, 'behind a low wall', AWAY, [b, wall(1, 0, 1, 1, { low: true })], legal(2, [['b', [1, 0]]]), 'move', STRUCK),
  { rule: 'd20modern.opportunity.cover-silent', case: 0, given: 'with the Defense of its window', on: [creature('b', 0, 0), hero('a', 1, 0), wall(1, 0, 1, 1, { blocks: ['move'], degree: 'half' })], ask: { ask: 'cover', from: 'b', to: 'a', attack: 'melee' }, expect: { degree: 'half', ac: 4, barsOpportunity: false }, uncited: 'the text is silent: the default is ours, and no rule states it' },
  go('cover-silent', 0, 'out of a window', AWAY, [b, wall(1, 0, 1, 1, { blocks: ['move'], degree: 'half' })], legal(2, [['b', [1, 0]]]), 'move', STRUCK),
  go('cover-silent', 'extra', 'total cover bars it', [[2, 1], [3, 1]], [creature('b', 0, 1, { attacks: 'chain' }), wall(1, 0, 1, 3)], legal(1), 'move', NOBODY_STRIKES),
  go('cover-silent', 'extra', 'the low square between', [[1, 0], [2, 0]], [b, lowBlock(1, 0)], legal(1, [['b', [1, 0]]]), 'move', STRUCK),
  { rule: 'd20modern.threat.flat-footed-no-aoo', case: 0, given: 'round 1, it has not acted', on: [creature('b', 0, 0), hero('a', 1, 0), turn({ round: 1, active: 'a', order: ['a', 'b'], acted: [] })], ask: move('a', AWAY), expect: { opportunities: [], barred: [{ by: 'b', why: 'flat-footed' }] } },
]);
