// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from '../../src/overlay/announce.ts';
import { createClosers } from '../../src/overlay/closers.ts';
import { ICON_PATHS } from '../../src/overlay/icons/paths.ts';
import { initials } from '../../src/overlay/letters.ts';
import { adopt } from '../../src/overlay/adoptStyles.ts';

describe('announcements for screen readers', () => {
  let end: AbortController;
  let said: string[];
  let announce: (text: string) => void;
  beforeEach(() => {
    vi.useFakeTimers();
    end = new AbortController();
    said = [];
    announce = announcer((text) => said.push(text), end.signal);
  });
  afterEach(() => vi.useRealTimers());

  it('screen readers get the first announcement at once, then at most the latest one each second', () => {
    for (const text of ['1', '2', '3', '4']) announce(text);
    expect(said).toEqual(['1']);
    vi.advanceTimersByTime(999);
    expect(said).toEqual(['1']);
    vi.advanceTimersByTime(2);
    expect(said).toEqual(['1', '4']);
    vi.advanceTimersByTime(5000);
    announce('5');
    expect(said).toEqual(['1', '4', '5']);
  });
  it('no announcement reaches screen readers after the extension has been switched off', () => {
    announce('1');
    announce('2');
    end.abort();
    vi.advanceTimersByTime(5000);
    announce('3');
    expect(said).toEqual(['1']);
  });
});

describe('the Escape key', () => {
  it('Escape closes the panel or menu that was opened last, until nothing is open', () => {
    const closers = createClosers();
    const did: string[] = [];
    closers.add(() => did.push('a'));
    const drop = closers.add(() => did.push('b'));
    closers.add(() => did.push('c'));
    drop();
    expect([closers.close(), closers.close(), closers.close()]).toEqual([true, true, false]);
    expect(did).toEqual(['c', 'a']);
  });
});

describe('styles of the overlay', () => {
  const CSS = '.q { color: red; }';
  it('the overlay’s styles can be added to a shadow root and removed from it again', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const away = adopt(root, CSS);
    expect(root.adoptedStyleSheets).toHaveLength(1);
    away();
    expect(root.adoptedStyleSheets).toHaveLength(0);
    expect(root.childNodes).toHaveLength(0);
  });
  it('the overlay uses a style element if the browser cannot construct a style sheet', () => {
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        constructor() {
          throw new Error('not here');
        }
      },
    );
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const away = adopt(root, CSS);
    expect(root.querySelector('style')?.textContent).toBe(CSS);
    away();
    expect(root.childNodes).toHaveLength(0);
  });
});

it('every icon stays inside its area of 16 × 16 units', () => {
  for (const [name, icon] of Object.entries(ICON_PATHS)) {
    const paths = Object.values(icon).join(' ');
    expect(paths, name).toMatch(/^M/);
    // Absolute coordinates of the path's moves and straight lines.
    for (const [, x, y] of paths.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)) {
      for (const v of [Number(x), Number(y)]) expect(v >= 0 && v <= 16, `${name}: ${v}`).toBe(true);
    }
  }
});

const INITIALS = [
  ['Aldo', 'A'],
  ['Goblin 2', 'G2'],
  ['élan', 'É'],
  ['🐉 drago', '🐉'],
  ['', '?'],
  ['<b>x', '<'],
  ['Orco 123', 'O'],
] as const;
it('a disc for a creature in a panel shows the name’s initial and its one-digit number, such as “G2”', () => {
  expect(INITIALS.map(([label]) => [label, initials(label)])).toEqual(INITIALS);
});

describe('a panel that asks a question', () => {
  it('if a panel has an unanswered question, Escape closes that panel before all other panels', () => {
    const closed: string[] = [];
    const closers = createClosers();
    closers.add(() => closed.push('question'), true);
    closers.add(() => closed.push('panel'));
    expect([closers.closeAsking(), closers.closeAsking()]).toEqual([true, false]);
    expect(closed).toEqual(['question']);
    expect([closers.close(), closers.close()]).toEqual([true, false]);
    expect(closed).toEqual(['question', 'panel']);
  });
});
