/**
 * Modes that a chosen way of moving excludes on the map, as the water or the slope that needs the
 * same way does; and the opportunities of a creature that crawls, prone or by choice.
 */
import { describe, expect } from 'vitest';
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
import { rulesetsInWords } from '../support/titleWords.ts';
import { everyCase } from '../support/everyCase.ts';

const RULESETS = ['srd35', 'sigil', 'd20modern', 'pf1'] as const;
const ask = (ruleset: string, on: readonly Thing[], question: Ask): Answer =>
  answer(sceneSchema.parse(board(ruleset, on).scene), question) as Answer;
const codes = (a: Answer): unknown[] => (a['violations'] as Answer[]).map(({ code }) => code);
const strikers = (a: Answer): unknown[] =>
  (a['opportunities'] as Answer[]).map(({ by, cause }) => `${String(by)} ${String(cause)}`);
/** The step from [2, 2] to [3, 2]; boards have a margin of 10 cells. */
const STEP = cells('12,12 13,12');

describe.each(rulesetsInWords(RULESETS))('under %s', (game, ruleset) => {
  const WAYS = [
    ['swim', 'water'],
    ['climb', 'wall'],
    ['climb', 'slope'],
    ['burrow', 'earth'],
  ] as const;
  const MODES = ['move', 'double-move', 'step', 'withdraw', 'run'] as const;

  everyCase(WAYS)(
    `under ${game}, swimming, climbing or burrowing on open ground allows the same moves as ` +
      'in water, on walls or in earth',
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

  everyCase(['swim', 'climb'] as const)(
    `under ${game}, a creature without a swim or climb speed may not withdraw by swimming or ` +
      'climbing',
    (moving) => {
      const on = [hero('a', 2, 2, { moving })];
      expect(codes(ask(ruleset, on, move('a', STEP, 'withdraw')))).toContain('wrong-movement-mode');
      expect(ask(ruleset, on, reachable('a', 'withdraw'))['cells']).toEqual([]);
      expect(ask(ruleset, on, move('a', STEP, 'move'))['legal']).toBe(true);
    },
  );

  everyCase(['step', 'withdraw', 'run'] as const)(
    `under ${game}, a creature with legs may not crawl in a five-foot step, a withdrawal or ` +
      'a run',
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

  everyCase([
    ['prone', { conditions: ['prone'] }],
    ['by choice', { moving: 'crawl' }],
  ] as [string, CreatureMore][])(
    `under ${game}, a creature that crawls up to an enemy ` +
      `${ruleset === 'srd35' || ruleset === 'pf1' ? 'provokes' : 'does not provoke'} the enemy ` +
      'by crawling',
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

  everyCase(WAYS)(
    `under ${game}, a Large creature may not withdraw or run into a space with one square of ` +
      'water, wall or slope',
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

  everyCase(WAYS.slice(0, 3))(
    `under ${game}, a creature of unknown speed swims and climbs as far as a creature with ` +
      'Speed 30 ft.',
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

describe('under D&D 3.5', () => {
  everyCase([
    ['water with web before it', { ground: 'calm-water' }, 'improved'],
    ['water chest deep with web before it', { ground: 'chest-deep-water' }, 'improved'],
    ['a trench with web before it', { ground: 'trench' }, 'cover'],
    ['floor with web before it', {}, 'cover'],
  ] as const)(
    'under D&D 3.5, a target in water or a trench and also behind a web has the better of the ' +
      'two covers, not both',
    (_, floor, degree) => {
      const on = [
        hero('a', 0, 0),
        creature('f', 3, 0),
        cell(1, 0, { ground: 'web' }),
        cell(3, 0, floor),
      ];
      expect(ask('srd35', on, cover('a', 'f', 'ranged'))).toMatchObject({ degree });
    },
  );
});
