/**
 * A page with the overlay over an empty map, and a log with nearly every kind of event. The caller
 * uses `log`.
 */
import { signal } from '@preact/signals';
import type { Corrections } from '../../../src/amendments/correction.ts';
import type { Entry, Offer } from '../../../src/encounter/entry.ts';
import { mountOverlay } from '../../../src/overlay/mount.tsx';
import { contents } from '../../../src/overlay/panels/contents.ts';
import { createPrefs } from '../../../src/overlay/prefs.ts';
import { createViewport } from '../../../src/overlay/viewport.ts';
import { createStore } from '../../../src/state/store.ts';
import { locale } from '../../../src/text/pages.ts';
import { busy } from '../log-entries.ts';
import { read, TABLE } from '../small-table.ts';
import { smallReferee } from '../small-referee.ts';

export interface LogPage {
  readonly language: 'it' | 'en';
  readonly theme: 'dark' | 'light';
  readonly gm: boolean;
}

function log({ language, theme, gm }: LogPage): void {
  locale.value = language;
  document.body.style.background = theme === 'dark' ? '#3a342c' : '#d9c9a0';
  const container = document.body
    .appendChild(Object.assign(document.createElement('main'), { id: 'overlay' }))
    .attachShadow({ mode: 'open' });
  const store = createStore({ ruleset: 'srd35' });
  const viewport = createViewport();
  viewport.set({
    a: 50,
    b: 0,
    c: 0,
    d: 50,
    e: 0,
    f: 0,
    clip: { x: 0, y: 0, width: 1000, height: 600 },
  });
  const entries = busy();
  const book = signal<Corrections>({});
  const referee = {
    ...smallReferee({ on: true, round: 3, active: 'gob' }),
    entries: signal<readonly Entry[]>(entries),
    shared: signal(false),
    waiting: signal(2),
    offers: signal<readonly Offer[]>(
      entries
        .toReversed()
        .flatMap(({ offers }) => offers.filter(({ answer }) => answer === 'open')),
    ),
    canTakeBack: ({ id }: Entry) => id === 'e10',
    otherModes: ({ id }: Entry) => (id === 'e10' ? (['double-move', 'run'] as const) : []),
  };
  const showControls = mountOverlay({
    container,
    store,
    viewport,
    prefs: createPrefs({ theme }),
    storage: { load: () => Promise.resolve(null), save: () => undefined },
    contents,
    signal: new AbortController().signal,
    whisper: () => Promise.resolve(true),
    correcting: {
      all: book,
      campaign: signal('table/game'),
      change: (edit) => {
        book.value = edit(book.value);
        return Promise.resolve();
      },
    },
  });
  showControls();
  read(store, TABLE);
  store.selection.value = ['aldo'];
  store.gm.value = gm;
  store.referee.value = referee;
}

Object.assign(window, { log });
