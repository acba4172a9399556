/**
 * Decides whether the dock is folded: as the user left it, or automatically if the window (or the
 * browser's zoom) leaves little room.
 */
import { effect, type Signal } from '@preact/signals';
import type { PanelStorage } from './ui.ts';

const TIGHT = '(max-width: 720px), (max-height: 460px)';

export function keepFold(
  folded: Signal<boolean>,
  storage: PanelStorage,
  view: Window,
  end: AbortSignal,
): void {
  const tight = view.matchMedia(TIGHT);
  folded.value = tight.matches;
  tight.addEventListener(
    'change',
    (event) => {
      folded.value = event.matches;
    },
    { signal: end },
  );

  const first = folded.peek();
  let known = first;
  storage
    .load('dock.folded')
    .then(
      (saved) => {
        // If the user folded or unfolded the dock in the meantime, keep that choice.
        if (end.aborted || folded.peek() !== first) return;
        if (typeof saved === 'boolean' && !tight.matches) folded.value = saved;
        known = folded.peek();
      },
      () => undefined,
    )
    .finally(() => {
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
