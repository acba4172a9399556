/** What stands in the panels, brought after the controls. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { comes } from '../brought.ts';
import { further } from '../layers/index.ts';
import type { BringPanels, PanelContents } from './panel.ts';

export interface Brought {
  /** Null until they are there. */
  readonly contents: ReadonlySignal<PanelContents | null>;
  /** They could not be had so far. */
  readonly lost: ReadonlySignal<boolean>;
}

/** @param dress puts their styles on the overlay */
export function broughtBy(bring: BringPanels, dress: (css: string) => void, end: AbortSignal): Brought {
  const contents = signal<PanelContents | null>(null);
  const lost = signal(false);
  comes(bring, (brought) => {
    dress(brought.css);
    further.value = brought.layers;
    contents.value = brought;
  }, lost, end);
  return { contents, lost };
}
