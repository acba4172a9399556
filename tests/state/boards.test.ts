/**
 * What a host tells again unchanged stays the same object, and the board is the one that the scene
 * alone makes.
 */
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { alike } from '../../src/scene/alike.ts';
import { boardsFollowed } from '../../src/state/boards.ts';
import { holds, TIMEOUT } from '../rules/properties/runs.ts';
import { histories } from './changes.ts';

describe('boards, one after the other', () => {
  it(
    'are those of their scenes, whatever came before',
    () => {
      holds(histories(8), 60, (history) => {
        const follow = boardsFollowed();
        for (const { scene } of history) {
          const parsed = sceneSchema.parse(structuredClone(scene));
          expect(follow(parsed)).toEqual(boardOf(parsed));
        }
      });
    },
    TIMEOUT,
  );

  it(
    'keep whoever is told the same, and no other',
    () => {
      holds(histories(8), 60, (history) => {
        const follow = boardsFollowed();
        let before = new Map<string, { readonly told: string; readonly is: unknown }>();
        for (const { scene } of history) {
          const parsed = sceneSchema.parse(structuredClone(scene));
          const { creatures } = follow(parsed);
          const now = new Map(
            creatures.map((is, i) => [is.id, { is, told: JSON.stringify(parsed.creatures![i]) }]),
          );
          for (const [id, { is, told }] of now) {
            const old = before.get(id);
            if (old !== undefined) expect(is === old.is).toBe(told === old.told);
          }
          before = now;
        }
      });
    },
    TIMEOUT,
  );
});

describe('values of documents', () => {
  it.each([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [[], []],
    [{}, {}],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { b: undefined, a: 1 }],
  ])('alike: %j and %j', (a, b) => {
    expect([alike(a, b), alike(b, a)]).toEqual([true, true]);
  });

  it.each([
    [1, 2],
    [1, '1'],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [{ a: 1 }, { a: 1, b: null }],
  ])('not alike: %j and %j', (a, b) => {
    expect([alike(a, b), alike(b, a)]).toEqual([false, false]);
  });
});
