import { describe, expect, it, vi } from 'vitest';
import type { Wired } from '../../src/state/refereeing/table.ts';

vi.mock('wxt/browser', () => ({ browser: {} }));
const { deputy } = await import('../../entrypoints/overlay/later.ts');

const MOVE = {
  id: 'm',
  of: 'a',
  path: [
    [0, 0],
    [1, 0],
  ],
  whole: true,
} as const;

describe('whoever stands in for a referee on the way', () => {
  it('holds nothing back, and gives over the commands and the last notes', () => {
    const place = deputy();
    expect(place.intends(MOVE)).toBe(true);
    expect(() => {
      place.moved(MOVE);
      place.rolled({ id: 'r', of: 'a', kind: 'attack' });
    }).not.toThrow();
    const commands = {};
    place.commands(commands);
    place.notes({ a: '1' });
    place.notes({ a: '2' });
    const heard: unknown[] = [];
    const referee: Wired = {
      moved: (m) => heard.push(['moved', m]),
      intends: (m) => {
        heard.push(['intends', m]);
        return false;
      },
      rolled: (r) => heard.push(['rolled', r]),
      notes: (n) => heard.push(['notes', n]),
      commands: (c) => heard.push(['commands', c]),
    };
    place.give(referee);
    expect(heard).toEqual([
      ['commands', commands],
      ['notes', { a: '2' }],
    ]);
    expect(place.intends(MOVE)).toBe(false);
    place.moved(MOVE);
    place.notes({});
    expect(heard.slice(2)).toEqual([
      ['intends', MOVE],
      ['moved', MOVE],
      ['notes', {}],
    ]);
  });
});
