/** What stands in the panels, brought when the first of them is opened; asked for again with each, where it could not be had. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { BringPanels, PanelContents } from './panel.ts';

export interface Brought {
  /** Null until they are there. */
  readonly contents: ReadonlySignal<PanelContents | null>;
  /** They could not be had, and are not being asked for. */
  readonly lost: ReadonlySignal<boolean>;
  bring(): void;
}

/** @param dress puts their styles on the overlay */
export function broughtBy(bring: BringPanels, dress: (css: string) => void): Brought {
  const contents = signal<PanelContents | null>(null);
  const lost = signal(false);
  let asked = false;
  return {
    contents, lost,
    bring() {
      if (asked) return;
      asked = true;
      lost.value = false;
      bring().then((brought) => {
        dress(brought.css);
        contents.value = brought;
      }, (error: unknown) => {
        console.warn('Quadretto: the panels could not be brought.', error);
        asked = false;
        lost.value = true;
      });
    },
  };
}
