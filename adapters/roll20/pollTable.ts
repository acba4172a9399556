/**
 * Decides when to read a Roll20 table. Its models report most changes. No event reports a change of
 * page, selection or camera, so these are read at every frame or a few times a second. The table is
 * read at most once per frame, and only differences are sent. The handlers only read and never stop
 * an event.
 */
import type { Tell } from '../../src/bridge/page.ts';
import { atNextFrame } from '../common/nextFrame.ts';
import { follow as steadily } from '../common/safeRead.ts';
import { whenChanged } from '../common/sendChanged.ts';
import { openSheets } from './attributes.ts';
import type { Sent } from './live.ts';
import { modelEvents } from './modelEvents.ts';
import { createModelReader } from './modelReader.ts';
import { moveAttribution } from './moveAttribution.ts';
import * as ask from './page.ts';
import { screenFrames } from './screenFrames.ts';

/**
 * Milliseconds between two checks until there is a map. The first marks are delayed by at most this
 * time.
 */
const FIRST_MS = 20;
const LOOK_MS = 300;
const BEAT_MS = 2000;
/** Number of beats between two reads of the walls, which are many and seldom change. */
const GROUND_BEATS = 5;
/** Number of sheets that are read again at each beat. */
const AGAIN = 5;
/** Milliseconds after which a missing campaign or screen is reported. */
const LATE_MS = 30_000;

/** Watches the table until the signal is aborted. */
export function pollTable(tell: Tell<Sent>, signal: AbortSignal): void {
  const began = Date.now();
  const late = (): boolean => Date.now() - began > LATE_MS;
  const shown = whenChanged<Sent['camera']>((camera) => tell('camera', camera));
  const reader = createModelReader(tell, () => shown.forget());
  const { due, updates } = reader;
  const mark = (...parts: readonly ('ground' | 'tokens' | 'voices')[]): void => {
    for (const part of parts) due[part] = true;
    next.soon();
  };
  const sheets = openSheets(
    ask.fetchable,
    (id) => {
      due.sheets.add(id);
      mark('tokens');
    },
    signal,
  );
  const frames = screenFrames((camera, hand) => {
    if (ask.drawnPage() !== reader.map()) return next.soon();
    shown.tell(camera());
    const ids = ask.selectedTokenIds();
    updates.tell('selection', { ids });
    updates.tell('drag', hand.held(ids));
  });
  const next = atNextFrame(() => reader.read(sheets, frames.hand(), late()), 'page', signal);
  const events = modelEvents(mark);
  // The tokens are read after a drop, because the model may hold a provisional position while the
  // button is down.
  moveAttribution.listen(ask.selectedTokenIds, () => mark('tokens'), signal);

  function look(): void {
    if (!ask.tableReady()) {
      if (late()) updates.tell('ground', ask.nothing());
      return;
    }
    events.wire();
    if (frames.follow()) mark('ground');
    if (ask.drawnPage() !== reader.map()) next.soon();
  }

  let beats = 0;
  const looks = setInterval(() => {
    steadily('page', look);
  }, LOOK_MS);
  const first = setInterval(() => {
    if (ask.tableReady()) look();
    if (frames.hand() !== undefined || late()) clearInterval(first);
  }, FIRST_MS);
  const beat = setInterval(() => {
    tell('beat', {});
    // Every beat also reads the table again. So if an event is missing, marks are late by a few
    // seconds and not wrong for the whole evening.
    beats += 1;
    if (reader.map() === '') return;
    if (beats % GROUND_BEATS === 0) mark('ground');
    const known = reader.sheetsSent();
    for (let i = 0; i < Math.min(AGAIN, known.length); i += 1)
      due.sheets.add(known[(beats * AGAIN + i) % known.length] ?? '');
    next.overdue();
    mark('voices', 'tokens');
  }, BEAT_MS);
  steadily('page', look);
  signal.addEventListener(
    'abort',
    () => {
      for (const timer of [looks, first, beat]) clearInterval(timer);
      events.end();
      frames.end();
    },
    { once: true },
  );
}
