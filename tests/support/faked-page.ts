/**
 * A page whose clock stands still until a test moves it on, with a window and a document that can
 * be left.
 */
import { afterEach, beforeEach, vi } from 'vitest';

/** For every test of the file that calls it. */
export function onFakedPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
