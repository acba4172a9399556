/** Parts of a session as pure functions: the trail of a drag, silence, repeated comparisons. */
import { describe, expect, it } from 'vitest';
import { dragAfter } from '../../adapters/common/dragTrail.ts';
import { frameOver } from '../../adapters/common/geometry.ts';
import { afterBeat, afterLook, type Contact } from '../../adapters/common/pageSilence.ts';
import { lasting } from '../../adapters/common/tableCheck.ts';
import type { Check } from '../../src/scene/checks.ts';

const frame = frameOver(10, 0, 0, 300, 200)!;
const cell = (x: number, y: number): [number, number] => [Math.floor(x / 10), Math.floor(y / 10)];
const at = { x: 20, y: 20, cell, height: (z: number) => z / 5 };
const report = (x: number, y: number, more: object = {}) => ({ of: 't', x, y, ...more });

describe('the trail of a drag', () => {
  it('a dragged token’s path continues from its last square, and does not change while the token stays there', () => {
    const first = dragAfter(null, report(30, 20), at, frame)!;
    expect(first.path).toEqual([
      [2, 2],
      [3, 2],
    ]);
    expect(dragAfter(first, report(34, 23), at, frame)).toBe(first);
    expect(dragAfter(first, report(30, 30), at, frame)!.path).toEqual([
      [2, 2],
      [3, 2],
      [3, 3],
    ]);
  });
  it('when the user drags another token, a new path begins', () => {
    const first = dragAfter(null, report(30, 20), at, frame);
    expect(dragAfter(first, { of: 'u', x: 20, y: 30 }, at, frame)!.path).toEqual([
      [2, 2],
      [2, 3],
    ]);
  });
  it('a dragged token’s path has all squares that the virtual tabletop reports, including loops, with heights', () => {
    const via = [
      [20, 20],
      [30, 20],
      [20, 20],
      [20, 30],
    ] as const;
    const more = { via, heights: [0, 5, 10, 10], ways: ['fly', 'fly', 'nonsense', 'walk'] };
    expect(dragAfter(null, report(20, 30, more), at, frame)).toEqual({
      of: 't',
      path: [
        [2, 2],
        [3, 2],
        [2, 2],
        [2, 3],
      ],
      heights: [0, 1, 2, 2],
      ways: ['fly', 'fly', 'other', 'walk'],
    });
  });
  it('the drag of a token ends if the token is dragged far beyond the map', () => {
    expect(dragAfter(null, report(1e9, 20), at, frame)).toBeNull();
  });
});

describe('a tabletop’s page that sends no messages', () => {
  const start: Contact = { heard: 0, looked: 6500, stale: false };
  it.each<[string, Contact, boolean]>([
    [
      'a tabletop page that sends no messages for seven seconds counts as gone',
      afterLook(start, 7500, false),
      true,
    ],
    [
      'a silent tabletop page does not count as gone while its browser tab is hidden',
      afterLook(start, 7500, true),
      false,
    ],
    [
      'after the computer slept, a silent tabletop page gets another seven seconds before it counts as gone',
      afterLook(start, 60_000, false),
      false,
    ],
    [
      'a tabletop page counts as gone while its server is disconnected',
      afterBeat(start, 7000, false),
      true,
    ],
    [
      'a tabletop page that counted as gone counts as present again after its next message',
      afterBeat(afterLook(start, 7500, false), 8000, true),
      false,
    ],
    [
      'a tabletop page that counts as gone still does so if its browser tab is hidden later',
      afterLook(afterLook(start, 7500, false), 8500, true),
      true,
    ],
  ])('%s', (_title, contact, stale) => {
    expect(contact.stale).toBe(stale);
  });
});

it(
  'a difference between Quadretto’s map and the tabletop is reported only if two checks ' +
    'in a row find the difference',
  () => {
    const check = (verdict: Check['verdict']): Check => ({ probe: 'cells', verdict }) as Check;
    const [same, differs] = [check('agrees'), check('differs')];
    expect(lasting([differs, same, differs], [differs, differs, same])).toEqual([
      differs,
      same,
      same,
    ]);
  },
);
