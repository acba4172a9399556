// @vitest-environment page
/** Attack or accident: the page removes the overlay's element from the document. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_RETURNS, stayInPage } from '../../entrypoints/overlay/stay.ts';

let end: AbortController;
let element: HTMLElement;
const lost = vi.fn();
/** Lets the observers run: their records are delivered in a task of the page. */
const observed = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(1));

beforeEach(() => {
  vi.useFakeTimers();
  lost.mockClear();
  end = new AbortController();
  element = document.createElement('p');
  stayInPage(element, lost, end.signal);
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
});

describe('the overlay’s element', () => {
  const REMOVALS: readonly (readonly [how: string, remove: () => void])[] = [
    ['removes the element', () => element.remove()],
    ['empties the document element', () => document.documentElement.replaceChildren()],
    [
      'moves the element into a detached part of the page',
      () => document.createElement('div').append(element),
    ],
    [
      'replaces the document element',
      () => {
        document.documentElement.remove();
        document.append(document.createElement('html'));
      },
    ],
  ];
  it.each(REMOVALS)(
    'the extension puts its HTML element back after the page %s',
    async (_, remove) => {
      remove();
      await observed();
      expect(element.isConnected).toBe(true);
      expect(element.parentNode).toBe(document.documentElement);
      expect(lost).not.toHaveBeenCalled();
    },
  );

  it('if the page has no root element, the extension’s element returns when a root element appears', async () => {
    document.documentElement.remove();
    await observed();
    expect(element.isConnected).toBe(false);
    document.append(document.createElement('html'));
    await observed();
    expect(element.isConnected).toBe(true);
  });

  it('the extension puts its HTML element back three times, then gives up and reports the failure', async () => {
    for (let i = 0; i < MOST_RETURNS; i++) {
      REMOVALS[i % REMOVALS.length]![1]();
      await observed();
      expect(element.isConnected).toBe(true);
    }
    for (let i = 0; i < 3; i++) {
      element.remove();
      await observed();
    }
    expect(element.isConnected).toBe(false);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('the extension does not put its HTML element back after the user has switched the extension off', async () => {
    end.abort();
    await observed();
    document.documentElement.replaceChildren();
    await observed();
    expect(element.isConnected).toBe(false);
    expect(lost).not.toHaveBeenCalled();
  });
});
