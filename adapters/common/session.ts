/**
 * The part of the content script that all hosts share. It starts the page script and turns its
 * messages into readings. It keeps the camera, the drag's trail and the cell under the pointer, and
 * notices when the page falls silent. It runs the table check, which reports only differences that
 * last.
 */
import type { Cell } from '../../src/board/grid.ts';
import { createTimeBudget } from '../../src/bridge/timeBudget.ts';
import { commander, sendOrder, type Commander, type Handlers } from '../../src/bridge/content.ts';
import { REPLIES, type fromPage } from '../../src/bridge/messages.ts';
import type { Check } from '../../src/scene/checks.ts';
import type { Camera, Drag, HostListener, Notice, Reading } from '../../src/state/host.ts';
import { compareFacts } from './check.ts';
import { dragAfter } from './dragTrail.ts';
import { cellCamera, cellUnder, skewed, type Frame } from './geometry.ts';
import { watchSilence } from './pageSilence.ts';
import { differing, tableCheck } from './tableCheck.ts';
import type { CommittedPlace } from './committedPlace.ts';

export type { CommittedPlace } from './committedPlace.ts';

/**
 * Pause between two readings, in milliseconds, when readings take long or when messages never stop.
 */
const REST_MS = 50;
/**
 * Maximum number of facts of one kind that are compared: when a table starts, and when the user
 * asks.
 */
const AT_START = 6;
const ON_DEMAND = 24;
/**
 * Milliseconds before the first comparison: when a table starts, its tokens and camera may still be
 * moving.
 */
const SETTLED_MS = 2500;
/** If the last message of one of these types could not be read, there is no scene. */
const NEEDED: readonly string[] = ['ground', 'tokens', 'camera'];

/** Where the page script sends its messages: the window, except in tests. */
export type Target = EventTarget & Pick<Window, 'addEventListener'>;

/** The host-specific part of a session: builds the table from the host's messages. */
export interface HostTable {
  /** The state of the whole table now; called once after each task in which a message arrived. */
  read(): Reading;
  frame(): Frame | null;
  /** The committed position of a token, if any. */
  place(id: string): CommittedPlace | null;
  /** Forgets all facts, because the map is gone and they no longer hold. */
  forget(): void;
}

export interface AdapterSession {
  /** Handlers for the messages that every host sends. */
  readonly heard: Handlers<typeof fromPage>;
  /** Receives the message types whose last message could not be read. */
  readonly unread: (types: readonly string[]) => void;
  /** Call this when a message has arrived: all messages of one task make one reading. */
  soon(): void;
  /** Call this when the map's grid has changed: the camera must be converted again. */
  regrid(): void;
  /**
   * Marks everything as unknown and orders the page script to report. Call this once the messages
   * have listeners.
   */
  begin(): void;
  /** Sends a command to the page script. */
  readonly command: Commander['command'];
  /** Compares the reading with the page's second sources. Returns false if nothing was compared. */
  check(): Promise<boolean>;
}

/** A reading of the table with what else is known about it: what is unread, differs or is askew. */
function completed(
  read: Reading,
  missing: readonly string[],
  differences: readonly Check[],
  isSkewed: boolean,
): Reading {
  // Old messages say nothing about where tokens stand now.
  const scene = missing.some((type) => NEEDED.includes(type)) ? null : read.scene;
  const notices: readonly Notice[] = [
    ...(isSkewed && scene !== null ? [{ code: 'error.isometric' }] : []),
    // Notices about failed checks come first, because they cast doubt on every mark.
    ...differences.map(({ probe }) => ({ code: `notice.check.${probe}` })),
    ...missing.map((field) => ({ code: 'error.reading', params: { field } })),
    ...read.notices,
  ];
  return { ...read, scene: isSkewed ? null : scene, notices };
}

/**
 * Makes a function that calls `then` once after the present task. Even if the page sends messages
 * in every task, `then` is called only as often as the time budget allows.
 */
function oncePerTask(then: () => void, signal: AbortSignal): () => void {
  const time = createTimeBudget();
  let due = false;
  const now = (): void => {
    due = false;
    if (!signal.aborted) time.spend(then);
  };
  return () => {
    if (due) return;
    due = true;
    if (time.has()) queueMicrotask(now);
    else setTimeout(now, REST_MS);
  };
}

/** Reports a list of ids, and again on request. */
function repeated(report: (ids: readonly string[]) => void) {
  let last: readonly string[] = [];
  return {
    report(ids: readonly string[]): void {
      last = ids;
      report(ids);
    },
    again: () => report(last),
    forget(): void {
      last = [];
    },
  };
}

/** Without a listener that draws several reports once, each is drawn when it is made. */
const runNow = (report: () => void): void => report();

/** Reports the pointer's position on the map until the signal is aborted. */
const followPointer = (
  target: Target,
  cellAt: (x: number, y: number) => Cell | null,
  listener: Pick<HostListener, 'pointer'>,
  signal: AbortSignal,
): void =>
  target.addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y, target: under } = event as PointerEvent;
      const isMap = (under as Element | null)?.tagName === 'CANVAS';
      const cell = isMap ? cellAt(x, y) : null;
      listener.pointer(cell === null ? null : { cell, x, y });
    },
    { signal, passive: true },
  );

/** Opens a session with the page script; it ends when the signal is aborted. */
export function openSession(
  table: HostTable,
  listener: HostListener,
  signal: AbortSignal,
  target: Target,
): AdapterSession {
  let raw: Camera | null = null;
  let drag: Drag | null = null;
  const selection = repeated((ids) => listener.selection(ids));
  const targets = repeated((ids) => listener.targets(ids));
  let lastMap = '';
  let missing: readonly string[] = [];
  /** The scene of the last reading, and the id of the map whose first reading was compared. */
  let scene: Reading['scene'] = null;
  let checked = '';
  let differences: readonly Check[] = [];
  const { command, done } = commander(target, signal);
  const comparison = tableCheck(command, signal);
  const beat = watchSilence((stale) => listener.stale(stale), signal);

  const { together = runNow } = listener;
  const tell = (): void => {
    const reading = completed(table.read(), missing, differences, raw !== null && skewed(raw));
    const { map } = reading;
    scene = reading.scene;
    together(() => {
      listener.reading(reading);
      if (map === lastMap) return;
      lastMap = map;
      // A change of map clears selection and targets. Both are sent again, because they arrived in
      // the task before the new map's first reading.
      selection.again();
      targets.again();
    });
    if (scene !== null && raw !== null && map !== checked) {
      checked = map;
      setTimeout(() => {
        if (!signal.aborted) void check(AT_START);
      }, SETTLED_MS);
    }
  };
  const soon = oncePerTask(tell, signal);
  const regrid = (): void => {
    const frame = table.frame();
    if (raw !== null && frame !== null) listener.camera(cellCamera(frame, raw));
  };
  const check = async (most: number): Promise<boolean> => {
    const checks = await comparison.run(most);
    if (checks === null) return false;
    differences = differing(checks);
    listener.checked?.(checks);
    soon();
    return true;
  };
  const dragTo = (next: Drag | null): void => {
    if (next === drag) return;
    drag = next;
    listener.drag(drag);
  };
  const cellAt = (x: number, y: number): Cell | null => {
    const frame = table.frame();
    return raw === null || frame === null ? null : cellUnder(cellCamera(frame, raw), frame, x, y);
  };
  followPointer(target, cellAt, listener, signal);
  signal.addEventListener('abort', () => sendOrder(target, 'stop'), { once: true });

  const heard: AdapterSession['heard'] = {
    done,
    ready: () => sendOrder(target, 'start'),
    camera([a, b, c, d, e, f, x, y, width, height]) {
      const before = raw;
      raw = { a, b, c, d, e, f, clip: { x, y, width, height } };
      regrid();
      if (before !== null && skewed(before) !== skewed(raw)) soon();
    },
    selection: ({ ids }) => selection.report(ids),
    targets: ({ ids }) => targets.report(ids),
    drag(now) {
      const frame = table.frame();
      const at = now === null ? null : table.place(now.of);
      const isHere = now !== null && at !== null && frame !== null;
      dragTo(isHere ? dragAfter(drag, now, at, frame) : null);
    },
    second(now) {
      const frame = table.frame();
      if (!comparison.isPending() || drag !== null) return;
      if (scene === null || raw === null || frame === null) return;
      const place = (id: string): CommittedPlace | null => table.place(id);
      comparison.found(compareFacts(now, { frame, scene, camera: raw, place }));
    },
    gone() {
      table.forget();
      raw = scene = null;
      checked = '';
      differences = [];
      selection.forget();
      targets.forget();
      dragTo(null);
      listener.pointer(null);
      soon();
    },
    beat: ({ connected }) => beat(connected !== false),
  };

  return {
    heard,
    soon,
    regrid,
    command,
    check: () => check(ON_DEMAND),
    unread(types) {
      missing = types.filter((type) => !REPLIES.includes(type));
      soon();
    },
    begin() {
      tell();
      sendOrder(target, 'start');
    },
  };
}
