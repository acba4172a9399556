/**
 * Decides whether the dock is folded: as the user left it; at first, if the open dock would take too
 * much of the map; and always while the window (or the browser's zoom) leaves little room.
 */
import { effect, type Signal } from '@preact/signals';
import type { PanelStorage } from './ui.ts';

const TIGHT = '(max-width: 720px), (max-height: 460px)';

/** @param small the open dock would take too much of the map */
export function keepFold(
  folded: Signal<boolean>,
  small: boolean,
  storage: PanelStorage,
  view: Window,
  end: AbortSignal,
): void {
  const tight = view.matchMedia(TIGHT);
  folded.value = small || tight.matches;
  /** The user's choice, as far as it is known. */
  let known = small;
  /** Changes before the storage has answered; the first call of the effect is none. */
  let changes = -1;
  const watching = effect(() => {
    void folded.value;
    changes++;
  });
  tight.addEventListener(
    'change',
    (event) => {
      folded.value = event.matches || known;
    },
    { signal: end },
  );

  storage
    .load('dock.folded')
    .then(
      (saved) => {
        if (end.aborted || typeof saved !== 'boolean') return;
        known = saved;
        // If the user folded or unfolded the dock in the meantime, keep that choice.
        if (changes === 0 && !tight.matches) folded.value = saved;
      },
      () => undefined,
    )
    .finally(() => {
      watching();
      if (end.aborted) return;
      const stop = effect(() => {
        const now = folded.value;
        // A fold for lack of room is temporary: do not store that as the user's
        // choice.
        if (now === known || tight.matches) return;
        known = now;
        storage.save('dock.folded', now);
      });
      end.addEventListener('abort', stop, { once: true });
    });
}
