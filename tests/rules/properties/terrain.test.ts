/** Properties of slopes, trenches, wind, walls to climb, hit points and one tumble of 20 feet. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../../../src/judge/answer.ts';
import { SIZES } from '../../../src/board/vocabulary.ts';
import {
  board,
  cell,
  creature,
  exactly,
  hero,
  move,
  type Answer,
  type Ask,
  type At,
  type Thing,
} from '../cases.ts';
import { boardsToTry } from '../../support/thorough.ts';

const asked = (things: readonly Thing[], ask: Ask, ruleset = 'srd35'): Answer => {
  const reply = answerLine({ scene: board(ruleset, [exactly(9, 9), ...things]).scene, ask });
  if ('error' in reply) throw new Error(reply.error.message);
  return reply.answer as unknown as Answer;
};
const WINDS = ['strong-wind', 'severe-wind', 'windstorm', 'hurricane', 'tornado'] as const;
const WORSE: readonly (string | undefined)[] = [undefined, 'checked', 'knocked-down', 'blown-away'];

describe('ground of the 3.5 SRD', () => {
  it(
    'under D&D 3.5, a path there and back costs one square more for each edge of a trench ' +
      'that the path crosses',
    () => {
      const kind = fc.constantFrom('trench', 'steep-slope', 'gradual-slope', 'light-rubble');
      const strip = fc.array(fc.tuple(kind, fc.nat(2)), { minLength: 2, maxLength: 8 });
      fc.assert(
        fc.property(strip, (cells) => {
          const things = [
            hero('a', 0, 0, { speed: { land: 40 } }),
            ...cells.map(([ground, elevation], x) =>
              cell(x, 0, ground.endsWith('slope') ? { ground, elevation } : { ground }),
            ),
          ];
          const path = cells.map((_, x): At => [x, 0]);
          const last = cells.length - 1;
          const back = things.map((t) =>
            'creature' in t ? hero('a', last, 0, { speed: { land: 40 } }) : t,
          );
          const height = ([ground, h]: (typeof cells)[number]): number =>
            ground.endsWith('slope') ? h : 0;
          const edges = cells.slice(1).filter((b, i) => {
            const a = cells[i]!;
            const upper = height(a) > height(b) ? a : b;
            return (
              (a[0] === 'trench') !== (b[0] === 'trench') ||
              (height(a) !== height(b) && upper[0] === 'steep-slope')
            );
          });
          // An edge between a trench and the foot of a slope above it is climbed once, either way.
          const there = asked(things, move('a', path))['cost'] as number;
          const home = asked(back, move('a', [...path].reverse()))['cost'] as number;
          expect(there + home).toBeGreaterThanOrEqual(2 * last);
          expect(there + home).toBeLessThanOrEqual(2 * last + 2 * edges.length);
          if (cells.every(([ground]) => ground !== 'steep-slope'))
            expect(there + home).toBe(2 * last + edges.length);
        }),
        { numRuns: 60 },
      );
    },
  );

  it(
    'under D&D 3.5, wind affects a larger creature no more than a smaller one, and weak wind no ' +
      'more than strong wind',
    () => {
      const done = WINDS.map((hazard) =>
        SIZES.map((size) => {
          const answer = asked([hero('a', 0, 0, { size })], {
            ask: 'hazard',
            of: 'a',
            hazard,
            roll: 1,
          });
          const { conditions } = answer['outcome'] as { conditions: readonly string[] };
          return WORSE.indexOf(conditions[0]);
        }),
      );
      done.forEach((row, i) => {
        row.forEach((rank, s) => {
          expect(rank).toBeGreaterThanOrEqual(0);
          if (s > 0) expect(rank).toBeLessThanOrEqual(row[s - 1]!);
          if (i > 0) expect(rank).toBeGreaterThanOrEqual(done[i - 1]![s]!);
        });
      });
    },
  );

  it(
    'under D&D 3.5, wind in the archer’s square and wind in the target’s square give a shot ' +
      'the same penalty',
    () => {
      for (const ground of WINDS) {
        const [bow, target] = [0, 5].map((x) => {
          const { possible, why, total } = asked(
            [hero('a', 0, 0, { attacks: 'bow' }), creature('t', 5, 0), cell(x, 0, { ground })],
            { ask: 'attack', from: 'a', to: 't', with: 'bow' },
          );
          return { possible, why, total };
        });
        expect(target).toEqual(bow);
      }
    },
  );
});

describe('hit points', () => {
  it(
    'a creature’s state, such as dying, depends on the sum of its real and temporary hit ' +
      'points',
    () => {
      fc.assert(
        fc.property(
          fc.integer({ min: -9, max: 12 }),
          fc.nat(8),
          fc.nat(14),
          fc.constantFrom(undefined, 'diehard', 'swarm', 'undead'),
          fc.constantFrom('srd35', 'sigil', 'd20modern', 'pf1'),
          (current, temporary, nonlethal, trait, ruleset) => {
            const state = (real: number, more: number): unknown =>
              asked(
                [
                  hero('a', 0, 0, {
                    hp: { current: real, max: 40, temporary: more, nonlethal },
                    ...(trait === undefined ? {} : { traits: [trait] }),
                  }),
                ],
                { ask: 'vitals', of: 'a' },
                ruleset,
              )['state'];
            expect(state(current, temporary)).toBe(state(current + temporary, 0));
          },
        ),
        { numRuns: boardsToTry(150) },
      );
    },
  );
});

describe('one tumble of d20 Modern', () => {
  it(
    'under d20 Modern, tumbling provokes the same opponents whether it is judged as one move or ' +
      'as part of a longer path',
    () => {
      const foe = fc.tuple(fc.nat(8), fc.constantFrom(1, -1));
      fc.assert(
        fc.property(fc.array(foe, { maxLength: 3 }), fc.integer({ min: 1, max: 6 }), (foes, n) => {
          const path = Array.from({ length: n + 1 }, (_, x): At => [x, 1]);
          const on = (moving?: 'tumble'): Thing[] => [
            hero('a', 0, 1, {
              skills: { tumble: { bonus: 9, ranks: 9 } },
              ...(moving === undefined ? {} : { moving }),
            }),
            ...foes.map(([x, dy], i) => creature(`f${i}`, x, 1 + dy)),
          ];
          const by = (answer: Answer, checked: boolean): string[] =>
            (answer['opportunities'] as { by: string; check?: unknown }[])
              .filter(({ check }) => checked || check === undefined)
              .map((o) => o.by)
              .sort();
          const leg = (total: number): Ask => ({
            ask: 'journey',
            of: 'a',
            mode: 'move',
            legs: [{ by: 'tumble', path: path.slice(1), total }],
          });
          const drawn = asked(on('tumble'), move('a', path), 'd20modern');
          expect(by(drawn, false)).toEqual(by(asked(on(), leg(40), 'd20modern'), true));
          expect(by(drawn, true)).toEqual(by(asked(on(), leg(1), 'd20modern'), true));
        }),
        { numRuns: 60 },
      );
    },
  );
});
