/**
 * Collects all data of one client's overlay at a stand-in table: everything it could draw,
 * display, copy or export.
 */
import type { HostAdapter, HostListener } from '../../../src/state/host.ts';
import { wire } from '../../../entrypoints/overlay/wire.ts';
import { FACTS, shownOf, type CardOf } from '../../../src/overlay/panels/cardFacts.ts';
import { reportOf } from '../../../src/overlay/panels/reporting.ts';
import type { Ui } from '../../../src/overlay/ui.ts';
import { judgementOf } from '../../../src/state/judgement.ts';
import { createStore, type Store } from '../../../src/state/store.ts';
import { locale } from '../../../src/text/index.ts';
import { meet } from '../../../src/text/roster.ts';
import '../../../src/text/pages.ts';

export interface Witness {
  readonly store: Store;
  /** All calls of the adapter, as text. */
  told(): string;
  /** The text that "Copy the scene" copies. */
  copied(): string;
  /** The text of a problem report, with its questions and notices. */
  report(): string;
  /** The card of a creature, in both languages; '' if it has no card. */
  card(id: string): string;
}

// The report names the browser.
Object.defineProperty(globalThis, 'navigator', {
  configurable: true,
  value: { userAgent: 'test' },
});

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;

/** Runs the overlay without a screen on the data that an adapter reports. */
export function witness(id: string, start: HostAdapter['start'], signal: AbortSignal): Witness {
  const store = createStore();
  const calls: string[] = [];
  const judgement = judgementOf(store);
  const ui = {
    store,
    judgement,
    referee: undefined,
    version: 'test',
    readAt: { value: null, peek: () => null },
    failures: { value: [] },
    failedLayers: { value: [] },
  } as unknown as Ui;
  const heard = (listener: HostListener): HostListener =>
    new Proxy(listener, {
      get: (target, name: keyof HostListener) =>
        typeof target[name] !== 'function'
          ? undefined
          : (given: never) => {
              calls.push(JSON.stringify([name, given], plain));
              return (target[name] as (given: never) => unknown)(given);
            },
    });
  const noMoves = {
    moved: () => undefined,
    intends: () => true,
    rolled: () => undefined,
    proposed: () => undefined,
    notes: () => undefined,
    commands: () => undefined,
  };
  wire(
    { id, start: (listener, end) => start(heard(listener), end) },
    store,
    { set: () => undefined },
    signal,
    noMoves,
  );

  function card(of: string): string {
    const creature = store.board.value?.creatures.find((c) => c.id === of);
    const said = store.scene.value?.creatures?.find((c) => c.id === of);
    const judge = store.judge.value;
    if (creature === undefined || said === undefined || judge === null) return '';
    meet((store.scene.value?.creatures ?? []).map((c) => ({ id: c.id, name: c.name ?? '' })));
    const shown: CardOf = {
      judge,
      creature,
      said,
      stands: store.provenance.value.get(of),
      by: new Map(),
    };
    const before = locale.value;
    const lines = (['en', 'it'] as const).flatMap((language) => {
      locale.value = language;
      return FACTS.map((row) => `${row.fact}: ${JSON.stringify(shownOf(shown, row))}`);
    });
    locale.value = before;
    return lines.join('\n');
  }

  return {
    store,
    card,
    told: () => calls.join('\n'),
    copied: () => JSON.stringify(store.amended.value),
    report: () => JSON.stringify(reportOf(ui, '', new Date(0)), plain),
  };
}
