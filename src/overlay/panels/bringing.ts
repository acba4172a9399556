/** What stands in the panels, brought after the controls. */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { comes } from '../brought.ts';
import { further } from '../layers/index.ts';
import type { BringPanels, More, PanelContents } from './panel.ts';

export interface Brought {
  /** Null until they are there. */
  readonly contents: ReadonlySignal<PanelContents | null>;
  /** They could not be had so far. */
  readonly lost: ReadonlySignal<boolean>;
}

/** @param dress puts their styles on the overlay */
export function broughtBy(
  bring: BringPanels,
  dress: (css: string) => void,
  end: AbortSignal,
): Brought {
  const contents = signal<PanelContents | null>(null);
  const lost = signal(false);
  comes(
    bring,
    (brought) => {
      dress(brought.css);
      further.value = brought.layers;
      contents.value = brought;
      if (brought.more !== undefined) follow(brought, brought.more);
    },
    lost,
    end,
  );
  return { contents, lost };

  /** The rest, as soon as the table needs it. */
  function follow(brought: PanelContents, { wanted, bring: bringMore }: More): void {
    const stop = effect(() => {
      if (!wanted()) return;
      queueMicrotask(() => stop());
      untracked(() =>
        comes(
          bringMore,
          ({ css, panels }) => {
            dress(css);
            contents.value = { ...brought, panels: { ...brought.panels, ...panels } };
          },
          lost,
          end,
        ),
      );
    });
    end.addEventListener('abort', stop, { once: true });
  }
}
