/** Open or folded: as the user left it; else folded where the window (or the browser's zoom) leaves little room. */
import { effect, type Signal } from '@preact/signals';
import type { PanelStorage } from './ui.ts';

const TIGHT = '(max-width: 720px), (max-height: 460px)';

export function keepFold(folded: Signal<boolean>, storage: PanelStorage, view: Window, end: AbortSignal): void {
  const tight = view.matchMedia(TIGHT);
  folded.value = tight.matches;
  tight.addEventListener('change', (event) => { folded.value = event.matches; }, { signal: end });

  let known = folded.peek();
  storage.load('dock.folded').then((saved) => {
    if (typeof saved === 'boolean' && !tight.matches && !end.aborted) folded.value = saved;
  }, () => undefined).finally(() => {
    if (end.aborted) return;
    known = folded.peek();
    const stop = effect(() => {
      const now = folded.value;
      // A tight window folds for the moment; that is not the user's wish.
      if (now === known || tight.matches) return;
      known = now;
      storage.save('dock.folded', now);
    });
    end.addEventListener('abort', stop, { once: true });
  });
}
