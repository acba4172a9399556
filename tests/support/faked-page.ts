/**
 * An imitated page: a clock that only the test advances, and a window and a document that the user
 * can leave.
 */
import { afterEach, beforeEach, vi } from 'vitest';

/** Installs the imitated page for every test of the file that calls it. */
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
