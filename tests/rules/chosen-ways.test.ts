/**
 * Modes that a chosen way of moving excludes on the map, as the water or the slope that needs the
 * same way does; and the opportunities of a creature that crawls, prone or by choice.
 */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import {
  bare,
  board,
  cell,
  cells,
  cover,
  creature,
  fill,
  hero,
  move,
  reachable,
  type Answer,
  type Ask,
  type CreatureMore,
  type Thing,
} from './cases.ts';

const RULESETS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
const ask = (ruleset: string, on: readonly Thing[], question: Ask): Answer =>
  answer(sceneSchema.parse(board(ruleset, on).scene), question) as Answer;
const codes = (a: Answer): unknown[] => (a['violations'] as Answer[]).map(({ code }) => code);
const strikers = (a: Answer): unknown[] =>
  (a['opportunities'] as Answer[]).map(({ by, cause }) => `${String(by)} ${String(cause)}`);
/** The step from [2, 2] to [3, 2]; boards have a margin of 10 cells. */
const STEP = cells('12,12 13,12');

describe.each(RULESETS)('in %s', (ruleset) => {
  const WAYS = [
    ['swim', 'water'],
    ['climb', 'wall'],
    ['climb', 'slope'],
    ['burrow', 'earth'],
  ] as const;
  const MODES = ['move', 'double-move', 'step', 'withdraw', 'run'] as const;

  it.each(WAYS)(
    'the kind of movement “%s”, chosen in the main panel, allows the modes that ground of the kind “%s” allows',
    (moving, surface) => {
      for (const mode of MODES)
        for (const own of [0, 6]) {
          const speed = { land: 6, [moving]: own };
          const question = move('a', STEP, mode);
          const chosen = ask(ruleset, [hero('a', 2, 2, { speed, moving })], question);
          const painted: Thing[] = [
            hero('a', 2, 2, { speed }),
            ...fill(0, 0, 5, 5, (x, y) => cell(x, y, { surface })),
          ];
          expect([mode, own, chosen['legal']]).toEqual([
            mode,
            own,
            ask(ruleset, painted, question)['legal'],
          ]);
        }
    },
  );

  it.each(['swim', 'climb'] as const)(
    'a creature without a %s speed may not withdraw by that kind of movement',
    (moving) => {
      const on = [hero('a', 2, 2, { moving })];
      expect(codes(ask(ruleset, on, move('a', STEP, 'withdraw')))).toContain('wrong-movement-mode');
      expect(ask(ruleset, on, reachable('a', 'withdraw'))['cells']).toEqual([]);
      expect(ask(ruleset, on, move('a', STEP, 'move'))['legal']).toBe(true);
    },
  );

  it.each(['step', 'withdraw', 'run'] as const)(
    'a creature may not crawl in a movement of the mode “%s”',
    (mode) => {
      const crawls: CreatureMore = { moving: 'crawl' };
      expect(codes(ask(ruleset, [hero('a', 2, 2, crawls)], move('a', STEP, mode)))).toEqual([
        'wrong-movement-mode',
      ]);
      const prone: CreatureMore = { ...crawls, conditions: ['prone'] };
      expect(codes(ask(ruleset, [hero('a', 2, 2, prone)], move('a', STEP, mode)))).toEqual([
        'prone-must-crawl',
      ]);
      const snake: CreatureMore = { ...crawls, traits: ['has-no-legs'] };
      expect(ask(ruleset, [hero('a', 2, 2, snake)], move('a', STEP, mode))['legal']).toBe(true);
    },
  );

  it.each([
    ['prone', { conditions: ['prone'] }],
    ['by choice', { moving: 'crawl' }],
  ] as [string, CreatureMore][])(
    'a creature that crawls %s into a foe’s reach provokes only where the ruleset says so',
    (_, more) => {
      const told = ruleset === 'srd35' || ruleset === 'pf1';
      const on = [hero('a', 2, 2, more), creature('f', 4, 2)];
      expect(strikers(ask(ruleset, on, move('a', STEP)))).toEqual(told ? ['f crawling'] : []);
      const both = [hero('a', 2, 2, more), creature('f', 3, 3)];
      expect(strikers(ask(ruleset, both, move('a', STEP)))).toEqual(['f movement']);
      const walker = [hero('a', 2, 2), creature('f', 4, 2)];
      expect(strikers(ask(ruleset, walker, move('a', STEP)))).toEqual([]);
    },
  );

  it.each(WAYS)(
    'a big creature may not walk where any square of its space needs a %s',
    (_, surface) => {
      for (const at of cells('4,2 4,3'))
        for (const mode of ['step', 'withdraw', 'run'] as const) {
          const on = [hero('a', 2, 2, { size: 'large' }), cell(at[0], at[1], { surface })];
          expect([mode, codes(ask(ruleset, on, move('a', STEP, mode)))]).toEqual([
            mode,
            expect.arrayContaining(['wrong-movement-mode']),
          ]);
        }
    },
  );

  it.each(WAYS.slice(0, 3))(
    'a creature of unknown speed pays for a %s as a creature with the assumed speed',
    (_, surface) => {
      const before = (mover: Thing): Thing[] => [
        mover,
        ...fill(3, 0, 5, 5, (x, y) => cell(x, y, { surface })),
      ];
      const known = ask(ruleset, before(hero('a', 2, 2)), reachable('a', 'move'));
      const assumed = ask(ruleset, before(bare('a', 2, 2)), reachable('a', 'move'));
      expect(assumed['cells']).toEqual(known['cells']);
      expect(assumed['unknown']).toContain('creatures.a.speed');
    },
  );
});

describe('in srd35', () => {
  it.each([
    ['water with web before it', { ground: 'calm-water' }, 'improved'],
    ['water chest deep with web before it', { ground: 'chest-deep-water' }, 'improved'],
    ['a trench with web before it', { ground: 'trench' }, 'cover'],
    ['floor with web before it', {}, 'cover'],
  ] as const)('a target in the square of %s has the better cover of two', (_, floor, degree) => {
    const on = [
      hero('a', 0, 0),
      creature('f', 3, 0),
      cell(1, 0, { ground: 'web' }),
      cell(3, 0, floor),
    ];
    expect(ask('srd35', on, cover('a', 'f', 'ranged'))).toMatchObject({ degree });
  });
});
