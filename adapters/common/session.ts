/**
 * What the content side of every host does alike: orders the page's end to start, turns messages into readings, keeps
 * the camera, the drag's trail and the cell under the pointer, and watches for signs of life.
 */
import type { Cell } from '../../src/board/grid.ts';
import { commander, order, type Commander, type Handlers } from '../../src/bridge/content.ts';
import type { fromPage } from '../../src/bridge/messages.ts';
import type { Camera, HostListener, Reading } from '../adapter.ts';
import { cameraOf, cellUnder, skewed, trail, type Frame } from './geometry.ts';

/** Without a sign of life for this long the table is taken as gone; the page sends one every two seconds. */
const SILENCE_MS = 7000;
const LOOK_MS = 1000;

/** Where the page's script speaks: the window, but for tests. */
export type Target = EventTarget & Pick<Window, 'addEventListener'>;

/** A token's committed place: its top-left corner in map pixels, and the cell of its space wherever that corner lay (null without a size). */
export interface Place { readonly x: number; readonly y: number; readonly cell: (x: number, y: number) => Cell | null }

/** What differs from host to host: the table as its messages told it. */
export interface Table {
  /** Whole and now; called once after each task in which something came. */
  read(): Reading;
  frame(): Frame | null;
  /** The committed place of a token, where it has one. */
  place(id: string): Place | null;
  /** The map is gone: nothing said of it holds any more. */
  forget(): void;
}

export interface Session {
  /** For the messages that every host sends. */
  readonly heard: Handlers<typeof fromPage>;
  /** Something came: messages of one task make one reading. */
  soon(): void;
  /** The map's grid changed, and the camera with it. */
  regrid(): void;
  /** Says that nothing is known yet, and orders the page's end to tell. Once the messages are listened to. */
  begin(): void;
  /** Tells the page's end to do something. */
  readonly command: Commander['command'];
}

const same = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length && a.every((c, i) => c[0] === b[i]?.[0] && c[1] === b[i]?.[1]);

/** Everything ends with the signal. */
export function openSession(table: Table, listener: HostListener, signal: AbortSignal, target: Target): Session {
  let raw: Camera | null = null;
  let camera: Camera | null = null;
  let heard = Date.now();
  let stale = false;
  let due = false;
  let path: readonly Cell[] = [];
  let dragged: string | null = null;
  let selected: readonly string[] = [];
  let targeted: readonly string[] = [];
  let told = '';

  const tell = (): void => {
    const reading = table.read();
    const { map, notices, scene } = reading;
    listener.reading(scene !== null && raw !== null && skewed(raw)
      ? { ...reading, scene: null, notices: [{ code: 'error.isometric' }, ...notices] } : reading);
    if (map === told) return;
    told = map;
    // With another map every choice is forgotten, and these came in the task before its first reading.
    listener.selection(selected);
    listener.targets(targeted);
  };
  const soon = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (!signal.aborted) tell();
    });
  };
  const regrid = (): void => {
    const frame = table.frame();
    if (raw === null || frame === null) return;
    camera = cameraOf(frame, raw);
    listener.camera(camera);
  };
  const letGo = (): void => {
    if (dragged !== null) listener.drag(null);
    dragged = null;
  };
  const alive = (now: boolean): void => {
    if (stale === !now) return;
    stale = !now;
    listener.stale(stale);
  };

  const { command, done } = commander(target, signal);
  const watch = setInterval(() => { if (!hidden() && Date.now() - heard > SILENCE_MS) alive(false); }, LOOK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(watch);
    order(target, 'stop');
  }, { once: true });

  target.addEventListener('pointermove', (event) => {
    const { clientX: x, clientY: y, target: under } = event as PointerEvent;
    const frame = table.frame();
    const cell = camera === null || frame === null || (under as Element | null)?.tagName !== 'CANVAS' ? null : cellUnder(camera, frame, x, y);
    listener.pointer(cell === null ? null : { cell, x, y });
  }, { signal, passive: true });

  return {
    soon, regrid, command,
    begin() {
      tell();
      order(target, 'start');
    },
    heard: {
      done,
      ready: () => order(target, 'start'),
      camera([a, b, c, d, e, f, x, y, width, height]) {
        const before = raw;
        raw = { a, b, c, d, e, f, clip: { x, y, width, height } };
        regrid();
        if (before !== null && skewed(before) !== skewed(raw)) soon();
      },
      selection({ ids }) {
        selected = ids;
        listener.selection(ids);
      },
      targets({ ids }) {
        targeted = ids;
        listener.targets(ids);
      },
      drag(now) {
        const frame = table.frame();
        const at = now === null ? null : table.place(now.of);
        if (now === null || at === null || frame === null) return letGo();
        const home = at.cell(at.x, at.y);
        if (home === null) return letGo();
        const before = path;
        const on = (way: readonly Cell[], x: number, y: number): readonly Cell[] => trail(way, at.cell(x, y) ?? home, frame.hex?.tiling);
        path = now.via?.reduce<readonly Cell[]>((way, [x, y]) => on(way, x, y), [home]) ?? on(dragged === now.of ? path : [home], now.x, now.y);
        if (dragged === now.of && same(before, path)) return;
        dragged = now.of;
        listener.drag({ of: now.of, path });
      },
      gone() {
        table.forget();
        raw = camera = null;
        selected = targeted = [];
        letGo();
        listener.pointer(null);
        soon();
      },
      beat({ connected }) {
        heard = Date.now();
        alive(connected !== false);
      },
    },
  };
}

/** Timers of a hidden page are slowed down by the browser: its silence means nothing. */
const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;
