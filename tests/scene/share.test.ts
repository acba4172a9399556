/** Structural sharing of snapshots: equal parts keep their identity, different parts do not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema, type SceneDocument } from '../../src/scene/schema.ts';
import { lostFrom, setLost, share } from '../../src/scene/structuralSharing.ts';
import { holds, TIMEOUT } from '../rules/properties/runs.ts';
import { histories } from '../state/changes.ts';
import { everyCase } from '../support/everyCase.ts';
import { boardsToTry } from '../support/thorough.ts';

const told = (history: readonly { readonly scene: unknown }[]): SceneDocument[] =>
  history.map(({ scene }) => sceneSchema.parse(structuredClone(scene)));

describe('reuse of unchanged objects in the next scene document', () => {
  it(
    'map data built by reusing unchanged objects of the previous map data equal newly built map data',
    () => {
      holds(histories(8), 60, (history) => {
        let last: SceneDocument | undefined;
        for (const now of told(history)) {
          last = share(last, structuredClone(now));
          expect(last).toEqual(now);
          expect(boardOf(last)).toEqual(boardOf(now));
        }
      });
    },
    TIMEOUT,
  );

  it(
    'when map data are updated, a creature’s object is reused if, and only if, the creature has not changed',
    () => {
      holds(histories(8), 60, (history) => {
        let last: SceneDocument | undefined;
        let before = new Map<string, { readonly text: string; readonly creature: unknown }>();
        for (const now of told(history)) {
          last = share(last, now);
          const { creatures } = boardOf(last);
          const after = new Map(
            creatures.map((creature) => [
              creature.id,
              {
                creature,
                text: JSON.stringify(now.creatures!.find(({ id }) => id === creature.id)),
              },
            ]),
          );
          for (const [id, { creature, text }] of after) {
            const old = before.get(id);
            if (old !== undefined) expect(creature === old.creature).toBe(text === old.text);
          }
          before = after;
        }
      });
    },
    TIMEOUT,
  );
});

const data = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, undefined, true, 0, 1, '', 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('id', 'a', 'b', '__proto__'), tie('value')),
  ),
})).value;

/** The data without undefined fields, which count as equal to missing fields. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, bare(part)]),
  );
}

describe('reuse of unchanged objects in arbitrary data', () => {
  it('reusing unchanged objects of an old value changes neither the new value nor the old value', () => {
    fc.assert(
      fc.property(data, data, (before, now) => {
        const [first, second] = [structuredClone(before), structuredClone(now)];
        expect(bare(share(before, now))).toEqual(bare(second));
        expect([before, now]).toEqual([first, second]);
      }),
      { numRuns: boardsToTry(2000) },
    );
  });

  it('a field named `__proto__` in a new object is not confused with the old object’s prototype', () => {
    const now = JSON.parse('{ "__proto__": {} }') as object;
    expect(Object.hasOwn(share({ id: {} }, now), '__proto__')).toBe(true);
  });

  it('if a new value equals the old value, the old object is reused', () => {
    fc.assert(
      fc.property(data, (before) => {
        expect(share(before, structuredClone(before))).toBe(before);
      }),
      { numRuns: boardsToTry(500) },
    );
  });

  it('entries of a list are reused after the first entry has been removed', () => {
    const before = [
      { id: 'a', at: [1, 1] },
      { id: 'b', at: [2, 2] },
      { id: 'c', at: [3, 3] },
    ];
    const now = [
      { id: 'b', at: [2, 2] },
      { id: 'c', at: [9, 3] },
    ];
    const shared = share(before, now);
    expect(shared[0]).toBe(before[1]);
    expect(shared[1]).toEqual({ id: 'c', at: [9, 3] });
  });

  everyCase([
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { b: undefined, a: 1 }],
  ])(
    'an object with an undefined field counts as equal to an object without the field',
    (before, now) => {
      expect(share(before, now)).toBe(before);
    },
  );

  everyCase([
    [[], {}],
    [{}, []],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, {}],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: null }],
    [null, {}],
  ])(
    'if a new value differs from the old value, even only in order or type, the new value is used',
    (before, now) => {
      expect(share<unknown>(before, now)).toEqual(now);
    },
  );
});

describe('the number of unreadable entries of a list', () => {
  const told = (entries: readonly number[], n: number) => {
    const list = [...entries];
    setLost(list, n);
    return { tokens: [{ id: 'a', list }] };
  };
  everyCase<[what: string, before: [number[], number], now: [number[], number]]>([
    ['more are lost of the same list', [[1, 2], 0], [[1, 2], 3]],
    ['fewer are lost of the same list', [[1, 2], 3], [[1, 2], 0]],
    ['another entry comes, and one is lost', [[1], 0], [[1, 2], 1]],
    ['all are lost', [[1, 2], 0], [[], 2]],
    ['the first list had lost some too', [[1], 2], [[1, 2], 1]],
  ])(
    'a list in new map data keeps the latest reported number of unreadable entries',
    (_, before, now) => {
      const shared = share(told(...before), told(...now));
      expect(shared).toEqual(told(...now));
      expect(lostFrom(shared.tokens[0]!.list)).toBe(now[1]);
    },
  );
  it('the old list object is reused if the entries and the number of unreadable entries are equal', () => {
    const first = told([1, 2], 2);
    expect(share(first, told([1, 2], 2))).toBe(first);
  });
});
