/**
 * 3.5 SRD beyond the Italian chapters: runs, 5-foot steps, charges by the band of lines, withdrawals
 * and movement without sight.
 */
import { expect } from 'vitest';
import { illegal, legal } from '../checks.ts';
import {
  cells,
  type Answer,
  type At,
  type Case,
  block,
  cases,
  cell,
  creature,
  fill,
  hero,
  light,
  lowWall,
  move,
  ogre,
  options,
  path,
  reachable,
  rubble,
  turn,
  wall,
  type CreatureMore,
  type Thing,
} from '../cases.ts';
import { row } from '../rows.ts';

const east = (n: number, x = 0, y = 0): At[] => Array.from({ length: n + 1 }, (_, i) => [x + i, y]);
const p = (more: CreatureMore = {}, x = 0, y = 0): Thing => hero('p', x, y, more);
const RUN_STRAIGHT = 'srd35.movement.run-straight';
const LINES = 'srd35.movement.charge-lines';
const DARK = 'srd35.movement.darkness-blinds';

const run = (rule: string, index: Case['case'], given: string, more: CreatureMore, n: number) => ({
  rule: `srd35.movement.${rule}`,
  case: index,
  given,
  on: [p(more)],
  ask: move('p', east(n), 'run'),
});
/** From (0,0) to the square beside a foe at (6,4), along the line of centers. */
const SLANT: At[] = cells('0,0 1,1 2,1 3,2 4,2 5,3');
/** From (1,1) to (8,4). */
const LONG: At[] = cells('1,1 2,1 3,2 4,2 5,3 6,3 7,4 8,4');
const slanted = (index: Case['case'], given: string, on: Thing[], result: Partial<Case>): Case => ({
  rule: LINES,
  case: index,
  given,
  on: [p(), creature('e', 6, 4), ...on],
  ask: move('p', SLANT, 'charge'),
  ...result,
});
const dark = (...xs: number[]): Thing[] => xs.map((x) => cell(x, 0, { light: 'dark' }));
const seer: CreatureMore = { traits: ['darkvision-12'] };
const step = (to: At): ReturnType<typeof move> => move('p', [[0, 0], to], 'step');

export default cases('srd35', [
  row(RUN_STRAIGHT, 0, 'eight squares along a row')
    .on(p({}, 1, 1))
    .ask(move('p', east(8, 1, 1), 'run'))
    .gives(legal(8)),
  row(RUN_STRAIGHT, 1, 'a run with a bend')
    .on(p({}, 1, 1))
    .ask(move('p', cells('1,1 2,1 3,1 3,2 3,3'), 'run'))
    .gives((answer: Answer) => {
      expect(answer['legal']).toBe(false);
      expect(answer['violations']).toMatchObject([{ code: 'not-straight' }]);
    }),
  row(RUN_STRAIGHT, 2, 'the squares of the line from (1,1) to (5,3)')
    .on(p({}, 1, 1))
    .ask(move('p', cells('1,1 2,1 3,2 4,2 5,3'), 'run'))
    .gives(legal(5)),
  {
    ...run('run-heavy', 0, 'plate', { speed: { land: 4 }, armour: 'heavy' }, 13),
    check: illegal('over-speed'),
  },
  {
    ...run('run-heavy', 1, 'medium armor', { speed: { land: 4 }, armour: 'medium' }, 16),
    expect: legal(16),
  },
  {
    ...run('run-heavy', 2, 'a heavy load', { speed: { land: 4 }, load: 'heavy' }, 13),
    check: illegal('over-speed'),
  },
  {
    ...run(
      'run-feat-heavy',
      0,
      'the Run feat in plate',
      { speed: { land: 4 }, armour: 'heavy', traits: ['run-feat'] },
      17,
    ),
    check: illegal('over-speed'),
  },
  {
    ...run('run-feat-heavy', 1, 'the Run feat in light armor', { traits: ['run-feat'] }, 26),
    expect: legal(26),
  },
  row('srd35.movement.run-footing', 0, 'rubble in the way of a run')
    .on(p({}, 1, 1), rubble(4, 1))
    .ask(move('p', east(6, 1, 1), 'run'))
    .gives(illegal('difficult-terrain', [4, 1])),
  row('srd35.movement.run-footing', 1, 'a blinded runner')
    .on(p({ conditions: ['blinded'] }))
    .ask(move('p', east(2), 'run'))
    .gives(illegal('blinded')),
  row('srd35.movement.run-footing', 2, 'a run into the dark')
    .on(p(), ...dark(4, 5))
    .ask(move('p', east(6), 'run'))
    .gives(illegal('difficult-terrain', [4, 0])),
  row('srd35.movement.step-not-hampered', 0, 'a step onto rubble')
    .on(p(), rubble(1, 1))
    .ask(step([1, 1]))
    .gives(illegal('difficult-terrain')),
  row('srd35.movement.step-not-hampered', 1, 'a step out of rubble')
    .on(p(), rubble(0, 0))
    .ask(step([1, 0]))
    .gives(legal(1)),
  row('srd35.movement.step-not-hampered', 2, 'a step into the dark')
    .on(p(), ...dark(1))
    .ask(step([1, 0]))
    .gives(illegal('difficult-terrain')),
  row('srd35.movement.step-not-hampered', 2, 'a step into the dark with darkvision')
    .on(p(seer), ...dark(1))
    .ask(step([1, 0]))
    .gives(legal(1)),
  row('srd35.movement.step-slow', 0, 'a creature of speed 1')
    .on(p({ speed: { land: 1 } }))
    .ask(step([1, 0]))
    .gives(illegal('immobile')),
  row('srd35.movement.step-slow', 1, 'a creature of speed 2')
    .on(p({ speed: { land: 2 } }))
    .ask(step([1, 0]))
    .gives(legal(1)),
  row(LINES, 0, 'an ally beside the row of a charge')
    .on(p({}, 2, 2), creature('e', 8, 2), hero('y', 4, 3))
    .ask(move('p', east(5, 2, 2), 'charge'))
    .gives(legal(5)),
  slanted(1, 'an ally beside the line of centers, in the band', [hero('y', 2, 0)], {
    check: illegal('through-ally'),
  }),
  slanted(
    2,
    'a paralyzed creature in the band',
    [creature('y', 2, 0, { conditions: ['paralyzed'] })],
    { expect: { legal: true } },
  ),
  slanted(3, 'rubble in the band', [rubble(2, 0)], { check: illegal('difficult-terrain') }),
  slanted('extra', 'a wall across the band, beside the path', [wall(2, 1, 3, 1)], {
    check: illegal('through-wall'),
  }),
  slanted('extra', 'a wall along the edge of the band', [wall(1, 0, 6, 0)], {
    expect: { legal: true },
  }),
  slanted('extra', 'a pillar in the band', [block(4, 3)], { check: illegal('through-wall') }),
  slanted(
    'extra',
    'the lines of centers alone',
    [hero('y', 2, 0), options({ chargeLine: 'center' })],
    { expect: { legal: true } },
  ),
  row(LINES, 'extra', '(1,1) to (8,4) with an ally at (5,2)')
    .on(p({}, 1, 1), creature('e', 9, 4), hero('y', 5, 2))
    .ask(move('p', LONG, 'charge'))
    .gives(illegal('through-ally')),
  row(LINES, 'extra', 'a Large charger: a creature beside its path, in its band')
    .on(ogre('p', 0, 0), hero('e', 8, 4), creature('y', 4, 0))
    .ask(path('p', [6, 3], 'charge'))
    .gives({ path: null }),
  row(LINES, 'extra', 'no end is offered whose band holds a creature')
    .on(p(), creature('e', 6, 4), hero('y', 2, 0))
    .ask(reachable('p', 'charge'))
    .gives({ cells: [] }),
  row(LINES, 'extra', 'the band and what bars it')
    .on(p(), creature('e', 6, 4), rubble(2, 0))
    .ask(move('p', SLANT, 'charge'))
    .gives(({ band }: Answer) => {
      expect(band).toMatchObject({ blocked: [[2, 0]] });
      expect((band as { cells: At[] }).cells).toContainEqual([4, 3]);
    }),
  row('srd35.movement.charge-closest', 0, 'an end beyond the nearest squares')
    .on(p(), creature('e', 7, 0))
    .ask(move('p', [...east(6), [7, 1]], 'charge'))
    .gives((answer: Answer) => {
      expect((answer['violations'] as { code: string }[]).map(({ code }) => code)).toContain(
        'not-nearest',
      );
    }),
  row('srd35.movement.charge-closest', 1, 'an ally at the nearest square')
    .on(p(), creature('e', 7, 0), hero('y', 6, 0))
    .ask(reachable('p', 'charge'))
    .gives({ cells: [] }),
  row('srd35.movement.charge-closest', 2, 'a longspear')
    .on(p({ attacks: 'longspear' }), creature('e', 7, 0))
    .ask(reachable('p', 'charge'))
    .gives({ cells: [{ at: [5, -1] }, { at: [5, 0] }, { at: [5, 1] }] }),
  ...(['entangled', 'fatigued'] as const).map((condition, i) =>
    row('srd35.movement.charge-hindered', i, `a charger that is ${condition}`)
      .on(p({ conditions: [condition] }), creature('e', 4, 0))
      .ask(move('p', east(3), 'charge'))
      .gives(illegal('condition-forbids')),
  ),
  row('srd35.movement.charge-hindered', 2, 'a shaken charger')
    .on(p({ conditions: ['shaken'] }), creature('e', 4, 0))
    .ask(move('p', east(3), 'charge'))
    .gives(legal(3)),
  row('srd35.movement.charge-hindered', 3, 'a low wall across the line')
    .on(p(), creature('e', 6, 0), lowWall(3, 0, 3, 1))
    .ask(move('p', east(5), 'charge'))
    .gives(illegal('difficult-terrain')),
  row('srd35.movement.charge-hindered', 4, 'darkness on the line')
    .on(p(), creature('e', 6, 0), ...dark(3))
    .ask(move('p', east(5), 'charge'))
    .gives(illegal('difficult-terrain')),
  row('srd35.movement.through-paralyzed', 0, 'a paralyzed enemy in the way')
    .on(p(), creature('e', 1, 0, { conditions: ['paralyzed'] }))
    .ask(move('p', east(2)))
    .gives(legal(3)),
  row('srd35.movement.through-paralyzed', 1, 'a sleeping enemy in the way')
    .on(p(), creature('e', 1, 0, { conditions: ['asleep'] }))
    .ask(move('p', east(2)))
    .uncited('a sleeping creature is helpless but not paralyzed')
    .gives(legal(2)),
  row('srd35.movement.through-paralyzed', 2, 'a charge over a paralyzed enemy')
    .on(p(), creature('b', 3, 0, { conditions: ['paralyzed'] }), creature('e', 6, 0))
    .ask(move('p', east(5), 'charge'))
    .gives(legal(6)),
  row('srd35.movement.through-paralyzed', 3, 'the option')
    .on(
      p(),
      creature('e', 1, 0, { conditions: ['paralyzed'] }),
      options({ paralyzedPassing: 'normal' }),
    )
    .ask(move('p', east(2)))
    .uncited('the option sets the rule aside')
    .gives(legal(2)),
  row('srd35.movement.blinded-half', 0, 'four squares of a blinded creature')
    .on(p({ conditions: ['blinded'] }))
    .ask(move('p', east(4)))
    .gives(illegal('over-speed')),
  row('srd35.movement.blinded-half', 1, 'four squares with Blind-Fight')
    .on(p({ conditions: ['blinded'], traits: ['blind-fight'] }))
    .ask(move('p', east(4)))
    .gives({ legal: true, cost: 4, budget: 4 }),
  row(DARK, 0, 'two unlit squares')
    .on(p(), ...dark(1, 2, 3, 4))
    .ask(move('p', east(2)))
    .gives(legal(4)),
  row(DARK, 1, 'two unlit squares with darkvision')
    .on(p(seer), ...dark(1, 2, 3, 4))
    .ask(move('p', east(2)))
    .uncited('nothing hampers the creature')
    .gives(legal(2)),
  row(DARK, 2, 'Blind-Fight in the dark')
    .on(p({ traits: ['blind-fight'] }), light('dark'))
    .ask(move('p', east(4)))
    .uncited('the feat sets the doubled cost aside; the slower speed is cited')
    .gives({ legal: true, cost: 4, budget: 4 }),
  row(DARK, 3, 'a run in the dark')
    .on(p(seer), light('dark'))
    .ask(move('p', east(20), 'run'))
    .uncited('nothing hampers the creature')
    .gives(legal(20)),
  row('srd35.movement.withdraw-visible', 0, 'a withdrawal from an invisible foe')
    .on(p(), creature('f', 1, 0, { conditions: ['invisible'] }))
    .ask(move('p', cells('0,0 -1,0 -2,0'), 'withdraw'))
    .uncited('an opportunity cites what gives it, not what would prevent it')
    .gives({ opportunities: [{ by: 'f', leaving: [0, 0] }] }),
  row('srd35.movement.withdraw-visible', 1, 'a withdrawal from a visible foe')
    .on(p(), creature('f', 1, 0))
    .ask(move('p', cells('0,0 -1,0 -2,0'), 'withdraw'))
    .gives({ opportunities: [], barred: [{ by: 'f', why: 'withdraw' }] }),
  row('srd35.movement.withdraw-blinded', 0, 'a blinded creature withdraws')
    .on(p({ conditions: ['blinded'] }), creature('f', 1, 0))
    .ask(move('p', cells('0,0 -1,0'), 'withdraw'))
    .gives(illegal('blinded')),
  row('srd35.movement.withdraw-blinded', 1, 'a dazzled creature withdraws')
    .on(p({ conditions: ['dazzled'] }), creature('f', 1, 0))
    .ask(move('p', cells('0,0 -1,0'), 'withdraw'))
    .uncited('nothing bars the withdrawal')
    .gives(legal(1)),
  ...[6, 7].map((n, i) =>
    row('srd35.movement.withdraw-restricted', i, `${n} squares in the surprise round`)
      .on(p(), turn({ active: 'p', surprise: true }))
      .ask(move('p', east(n), 'withdraw'))
      .gives((answer: Answer) => {
        expect(answer['budget']).toBe(6);
        expect(answer['legal']).toBe(n === 6);
      }),
  ),
  row('srd35.movement.crawl', 0, 'one square on the ground')
    .on(p({ conditions: ['prone'] }), creature('f', 1, 0))
    .ask(move('p', cells('0,0 -1,0')))
    .gives({ legal: true, cost: 1, opportunities: [{ by: 'f' }] }),
  row('srd35.movement.crawl', 1, 'two squares on the ground')
    .on(p({ conditions: ['prone'] }))
    .ask(move('p', east(2)))
    .gives(illegal('prone-must-crawl')),
  row('srd35.movement.crawl', 2, 'a 5-foot step on the ground')
    .on(p({ conditions: ['prone'] }))
    .ask(step([1, 0]))
    .gives(illegal('prone-must-crawl')),
  row(LINES, 'extra', 'a charge over open ground beside rubble that no line crosses')
    .on(p(), creature('e', 6, 0), ...fill(1, 1, 5, 1, rubble))
    .ask(move('p', east(5), 'charge'))
    .gives(legal(5)),
]);
