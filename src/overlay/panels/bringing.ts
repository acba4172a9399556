/** What the first marks do not need, brought once they stand; asked for again, ever more seldom, where it could not be had. */
import { signal, type ReadonlySignal } from '@preact/signals';
import { lapse } from '../../report/lapses.ts';
import { further } from '../layers/index.ts';
import type { BringPanels, PanelContents } from './panel.ts';

export interface Brought {
  /** Null until they are there. */
  readonly contents: ReadonlySignal<PanelContents | null>;
  /** They could not be had so far. */
  readonly lost: ReadonlySignal<boolean>;
}

/** Milliseconds before asking again; twice as long each time. */
const AGAIN = 1000;

/** @param dress puts their styles on the overlay */
export function broughtBy(bring: BringPanels, dress: (css: string) => void, end: AbortSignal): Brought {
  const contents = signal<PanelContents | null>(null);
  const lost = signal(false);
  const ask = (after: number): void => void bring().then((brought) => {
    if (end.aborted) return;
    dress(brought.css);
    further.value = brought.layers;
    lost.value = false;
    contents.value = brought;
  }, (error: unknown) => {
    if (end.aborted) return;
    lapse('what belongs to the panels could not be brought.', error);
    lost.value = true;
    setTimeout(() => { if (!end.aborted) ask(2 * after); }, after);
  });
  ask(AGAIN);
  return { contents, lost };
}
