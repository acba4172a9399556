/** Brings the contents of the panels when one is first opened. */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { lapse } from '../../report/failures.ts';
import type { Contents, ContentsNow } from './panel.ts';

/**
 * @param given the contents, or a function that loads them
 * @param open ids of the open panels
 * @param dress adds the panels' styles to the overlay
 */
export function bringContents(
  given: Contents | (() => Promise<Contents>),
  open: ReadonlySignal<readonly string[]>,
  dress: (css: string) => void,
  end: AbortSignal,
): ReadonlySignal<ContentsNow> {
  const now = signal<ContentsNow>(null);
  const take = (contents: Contents): void => {
    if (end.aborted) return;
    for (const { css } of Object.values(contents)) if (css !== undefined) dress(css);
    now.value = contents;
  };
  if (typeof given !== 'function') {
    take(given);
    return now;
  }
  let loading = false;
  const load = async (): Promise<void> => {
    loading = true;
    try {
      take(await given());
    } catch (error) {
      lapse('The panels could not be loaded.', error);
      now.value = 'failed';
    } finally {
      loading = false;
    }
  };
  const stop = effect(() => {
    if (open.value.length === 0) return;
    const here = untracked(() => now.value);
    if (!loading && (here === null || here === 'failed')) void load();
  });
  end.addEventListener('abort', stop, { once: true });
  return now;
}
