// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PracticeHost } from '../../adapters/practice/host.ts';
import { layTable, tokenOf } from '../../adapters/practice/table.ts';
import { pathOf } from '../../adapters/practice/trace.ts';
import { mountTable } from '../../adapters/practice/view/view.ts';

const BOARD = `
  +-+-+-+-+-+-+
  |A . . . . .|
  + + + +D+ + +
  |. . . . . .|
  + + + + + + +
  |. . g . h .|
  +-+-+-+-+-+-+`;
/** `fit` gives each cell 84 px, its maximum; the map's corner is then at (48, 87). */
const WIDTH = 600;
const HEIGHT = 426;

let host: PracticeHost;
let root: HTMLElement;
let end: AbortController;

beforeEach(() => {
  document.body.replaceChildren();
  root = document.createElement('main');
  root.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, HEIGHT);
  document.body.append(root);
  host = new PracticeHost(
    layTable({
      id: 't',
      board: BOARD,
      legend: { h: { name: '<img src=x onerror=alert(1)>' } },
      select: 'A',
    }),
  );
  end = new AbortController();
  mountTable(
    host,
    root,
    {
      ground: () => 'stone',
      insets: () => [{ left: 0, right: 0, top: 0, bottom: 0 }],
      words: {
        table: () => 'the table',
        token: (t, targeted) => `${t.name ?? ''} ${t.at.join()}${targeted ? ' target' : ''}`,
        door: (open) => (open ? 'open' : 'closed'),
        length: (metres) => `${metres} long`,
        cell: ([x, y]) => `${String.fromCharCode(65 + x)}${y + 1}`,
      },
    },
    end.signal,
  );
});
afterEach(() => end.abort());

const centre = (x: number, y: number) => ({
  clientX: host.view.x + (x + 0.5) * host.view.scale,
  clientY: host.view.y + (y + 0.5) * host.view.scale,
});
const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
  root.dispatchEvent(
    new PointerEvent(type, {
      ...centre(x, y),
      pointerId: 1,
      bubbles: true,
      cancelable: true,
      ...more,
    }),
  );
const key = (target: Element, name: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {
    key: name,
    code: name,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  target.dispatchEvent(event);
  return event;
};
const token = (id: string) =>
  root.querySelector<HTMLElement>(`.token[data-id="${id}"]:not(.ghost)`)!;
const at = (id: string) => tokenOf(host.table, id)?.at;

describe('the practice table, used with the pointer', () => {
  it('a pointer drag on the practice table records the path, and the drop moves the token', () => {
    pointer('pointerdown', 2, 2);
    expect(host.table.selection).toEqual(['g']);
    for (const [x, y] of [
      [2.5, 2],
      [3, 2],
      [3, 1],
    ] as const)
      pointer('pointermove', x, y);
    expect(host.drag === null ? null : pathOf(host.drag.trace)).toEqual([
      [2, 2],
      [3, 2],
      [3, 1],
    ]);
    expect(root.querySelector<HTMLElement>('.ghost')?.hidden).toBe(false);
    expect(at('g')).toEqual([2, 2]);
    pointer('pointerup', 3, 1);
    expect(at('g')).toEqual([3, 1]);
    expect(host.drag).toBeNull();
    expect(root.querySelector<HTMLElement>('.ghost')?.hidden).toBe(true);
    expect(token('g').style.translate).toBe('288px 96px');
  });

  it('Escape, or a pointer that the browser cancels, cancels a drag on the practice table', () => {
    pointer('pointerdown', 2, 2);
    pointer('pointermove', 4, 1);
    expect(key(root, 'Escape').defaultPrevented).toBe(true);
    pointer('pointerup', 4, 1);
    pointer('pointerdown', 2, 2);
    pointer('pointermove', 4, 1);
    pointer('pointercancel', 4, 1);
    expect(at('g')).toEqual([2, 2]);
    expect(host.table.past).toEqual([]);
  });

  it('on the practice table, pressing a token without moving the pointer selects the token', () => {
    pointer('pointerdown', 2, 2);
    pointer('pointermove', 2.03, 2);
    expect(host.drag).toBeNull();
    pointer('pointerup', 2.03, 2);
    expect(host.table.selection).toEqual(['g']);
  });

  it('dragging the ground of the practice table pans the map, and keeps the selection', () => {
    const before = host.view;
    pointer('pointerdown', 1, 1);
    pointer('pointermove', 1.5, 1.25);
    expect(host.view.x - before.x).toBeCloseTo(before.scale / 2);
    expect(host.view.y - before.y).toBeCloseTo(before.scale / 4);
    pointer('pointerup', 1.5, 1.25);
    expect(host.table.selection).toEqual(['A']);
  });

  it('on the practice table, a right click or a Shift click on a token targets that token', () => {
    root.dispatchEvent(
      new MouseEvent('contextmenu', { ...centre(2, 2), bubbles: true, cancelable: true }),
    );
    expect(host.table.targets).toEqual(['g']);
    expect(token('g').getAttribute('aria-label')).toBe('g 2,2 target');
    pointer('pointerdown', 4, 2, { shiftKey: true });
    pointer('pointerup', 4, 2, { shiftKey: true });
    expect([host.table.targets, host.table.selection]).toEqual([['h'], ['A']]);
  });

  it('the mouse wheel zooms the practice table around the pointer', () => {
    const before = { ...host.view };
    const { clientX, clientY } = centre(1, 1);
    // In this DOM, wheel events have no position.
    root.dispatchEvent(
      Object.assign(new WheelEvent('wheel', { deltaY: 200, bubbles: true, cancelable: true }), {
        clientX,
        clientY,
      }),
    );
    expect(host.view.scale).toBeLessThan(before.scale);
    expect((clientX - host.view.x) / host.view.scale).toBeCloseTo(1.5);
  });

  it('two fingers zoom the practice table, and drag no token', () => {
    const { scale } = host.view;
    pointer('pointerdown', 2, 2, { pointerId: 1 });
    pointer('pointerdown', 3, 2, { pointerId: 2 });
    pointer('pointermove', 2.5, 2, { pointerId: 2 });
    expect(host.view.scale).toBeLessThan(scale);
    pointer('pointerup', 2.5, 2, { pointerId: 2 });
    pointer('pointerup', 2, 2, { pointerId: 1 });
    expect(at('g')).toEqual([2, 2]);
  });

  it('a double click opens a door on the practice table', () => {
    root.dispatchEvent(new MouseEvent('dblclick', { ...centre(3, 0.5), bubbles: true }));
    expect(host.table.doors[0]?.open).toBe(true);
    expect(root.querySelector('.door')?.getAttribute('aria-label')).toBe('open');
  });

  it('the practice table reports the square under the pointer, and no square beyond the map', () => {
    pointer('pointermove', 4, 1);
    expect(host.pointer?.cell).toEqual([4, 1]);
    pointer('pointermove', -1, 1);
    expect(host.pointer).toBeNull();
  });
});

describe('the practice table, used with the keyboard', () => {
  it('on the practice table, arrow keys move the focused token, and other keys move the token diagonally', () => {
    token('g').focus();
    expect(host.table.selection).toEqual(['g']);
    key(token('g'), 'ArrowUp');
    key(token('g'), 'PageUp');
    expect(at('g')).toEqual([3, 0]);
    key(token('g'), 'End', { code: 'Numpad1' });
    expect(at('g')).toEqual([2, 1]);
    expect(host.table.past).toHaveLength(3);
  });

  it(
    'on the practice table, Shift with arrow keys plans a move, Enter makes the move, and ' +
      'Escape cancels the plan',
    () => {
      token('A').focus();
      key(token('A'), 'ArrowRight', { shiftKey: true });
      key(token('A'), 'ArrowDown', { shiftKey: true });
      expect(host.drag === null ? null : pathOf(host.drag.trace)).toEqual([
        [0, 0],
        [1, 0],
        [1, 1],
      ]);
      expect(at('A')).toEqual([0, 0]);
      key(token('A'), 'Enter');
      expect(at('A')).toEqual([1, 1]);
      key(token('A'), 'ArrowLeft', { shiftKey: true });
      key(token('A'), 'Escape');
      expect([host.drag, at('A')]).toEqual([null, [1, 1]]);
    },
  );

  it(
    'on the practice table, the key T targets the nearest opponent, and each further press ' +
      'targets the next opponent',
    () => {
      key(root, 't');
      expect(host.table.targets).toEqual(['g']);
      key(root, 't');
      expect(host.table.targets).toEqual(['h']);
    },
  );

  it('on the practice table, Ctrl+Z undoes a move, and Ctrl+Shift+Z redoes the move', () => {
    key(token('A'), 'ArrowRight');
    key(root, 'z', { ctrlKey: true });
    expect(at('A')).toEqual([0, 0]);
    key(root, 'z', { ctrlKey: true, shiftKey: true });
    expect(at('A')).toEqual([1, 0]);
  });

  it('the practice table ignores keys in text fields, and keys without a function', () => {
    const field = document.createElement('input');
    document.body.append(field);
    expect(key(field, 't').defaultPrevented).toBe(false);
    expect(key(field, 'ArrowUp').defaultPrevented).toBe(false);
    expect(key(document.body, 'ArrowUp').defaultPrevented).toBe(false);
    expect(key(root, '1').defaultPrevented).toBe(false);
    expect(host.table.targets).toEqual([]);
  });

  it('Enter opens a door on the practice table', () => {
    root
      .querySelector('.door')
      ?.dispatchEvent(new MouseEvent('click', { detail: 0, bubbles: true }));
    expect(host.table.doors[0]?.open).toBe(true);
  });
});

describe('elements of the practice table', () => {
  it('HTML in a creature’s name stays plain text on the practice table', () => {
    expect(root.querySelector('img')).toBeNull();
    expect([token('h').dataset['face'], token('h').textContent]).toEqual(['<', '']);
  });

  it('stopping the practice table removes its page elements, and keys and pointer then have no effect', () => {
    end.abort();
    expect(root.childElementCount).toBe(0);
    expect(key(root, 't').defaultPrevented).toBe(false);
    pointer('pointerdown', 2, 2);
    expect(host.table.selection).toEqual(['A']);
  });
});
