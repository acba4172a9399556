/**
 * What the content side of every host does alike: orders the page's end to start, turns messages
 * into readings, keeps the camera, the drag's trail and the cell under the pointer, and watches for
 * signs of life.
 */
import type { Cell } from '../../src/board/grid.ts';
import { budget } from '../../src/bridge/budget.ts';
import { commander, order, type Commander, type Handlers } from '../../src/bridge/content.ts';
import { REPLIES, type fromPage } from '../../src/bridge/messages.ts';
import type { Check } from '../../src/scene/checks.ts';
import type { Camera, HostListener, Notice, Reading } from '../adapter.ts';
import { compare } from './check.ts';
import {
  beside,
  cameraOf,
  cellUnder,
  LONGEST_TRAIL,
  near,
  skewed,
  trail,
  type Frame,
} from './geometry.ts';
import type { CommittedPlace } from './committedPlace.ts';

export type { CommittedPlace } from './committedPlace.ts';

/**
 * Without a sign of life for this long the table is taken as gone; the page sends one every two
 * seconds.
 */
const SILENCE_MS = 7000;
const LOOK_MS = 1000;
const SLEPT_MS = 3000;
/** Between two readings where each takes long, or news never stops, milliseconds. */
const REST_MS = 50;
/** Single facts of a kind that are compared at a table's start, and when the user asks. */
const AT_START = 6;
const ON_DEMAND = 24;
/** A table's first seconds are its own: tokens glide, the camera settles. */
const SETTLED_MS = 2500;
/** Without these there is no table. */
const NEEDED: readonly string[] = ['ground', 'tokens', 'camera'];

/** Where the page's script speaks: the window, but for tests. */
export type Target = EventTarget & Pick<Window, 'addEventListener'>;

/** What differs from host to host: the table as its messages told it. */
export interface HostTable {
  /** Whole and now; called once after each task in which something came. */
  read(): Reading;
  frame(): Frame | null;
  /** The committed place of a token, where it has one. */
  place(id: string): CommittedPlace | null;
  /** The map is gone: nothing said of it holds any more. */
  forget(): void;
}

export interface Session {
  /** For the messages that every host sends. */
  readonly heard: Handlers<typeof fromPage>;
  /** Types whose last message could not be read. */
  readonly unread: (types: readonly string[]) => void;
  /** Something came: messages of one task make one reading. */
  soon(): void;
  /** The map's grid changed, and the camera with it. */
  regrid(): void;
  /**
   * Says that nothing is known yet, and orders the page's end to tell. Once the messages are
   * listened to.
   */
  begin(): void;
  /** Tells the page's end to do something. */
  readonly command: Commander['command'];
  /** Compares the reading with the page's second sources. False: nothing was compared. */
  check(): Promise<boolean>;
}

const same = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length && a.every((c, i) => c[0] === b[i]?.[0] && c[1] === b[i]?.[1]);

/** Cells on a way from place to place, at the most. */
const lengthOf = (way: readonly Cell[]): number =>
  way.reduce(
    (sum, [x, y], i) =>
      sum + Math.abs(x - (way[i - 1]?.[0] ?? x)) + Math.abs(y - (way[i - 1]?.[1] ?? y)),
    0,
  );

/** Everything ends with the signal. */
export function openSession(
  table: HostTable,
  listener: HostListener,
  signal: AbortSignal,
  target: Target,
): Session {
  let raw: Camera | null = null;
  let camera: Camera | null = null;
  let heard = clock();
  let stale = false;
  let due = false;
  let path: readonly Cell[] = [];
  let dragged: string | null = null;
  let selected: readonly string[] = [];
  let targeted: readonly string[] = [];
  let told = '';
  let missing: readonly string[] = [];
  /** The scene of the last reading, and the map whose reading was compared at its start. */
  let scene: Reading['scene'] = null;
  let checked = '';
  let differing: readonly Check[] = [];
  /** Checks that were asked for and not answered yet: what a page says unasked is not heard. */
  let asking = 0;
  let compared = 0;
  const time = budget();

  const tell = (): void => {
    const read = table.read();
    const lost: Notice[] = missing.map((field) => ({ code: 'error.reading', params: { field } }));
    // What stands where is not known from a message of long ago.
    const reading =
      lost.length === 0
        ? read
        : {
            ...read,
            scene: missing.some((type) => NEEDED.includes(type)) ? null : read.scene,
            notices: [...lost, ...read.notices],
          };
    const { map } = reading;
    // First of all: what they name throws doubt on every mark.
    const notices = [
      ...differing.map(({ probe }) => ({ code: `notice.check.${probe}` })),
      ...reading.notices,
    ];
    scene = raw !== null && skewed(raw) ? null : reading.scene;
    listener.reading(
      scene === reading.scene
        ? { ...reading, notices }
        : { ...reading, scene, notices: [{ code: 'error.isometric' }, ...notices] },
    );
    if (scene !== null && raw !== null && map !== checked) {
      checked = map;
      setTimeout(() => {
        if (!signal.aborted) void check(AT_START);
      }, SETTLED_MS);
    }
    if (map === told) return;
    told = map;
    // With another map every choice is forgotten, and these came in the task before its first
    // reading.
    listener.selection(selected);
    listener.targets(targeted);
  };
  const soon = (): void => {
    if (due) return;
    due = true;
    const now = (): void => {
      due = false;
      if (!signal.aborted) time.spend(tell);
    };
    // A page that tells news in task after task is read as often as there is time.
    if (time.has()) queueMicrotask(now);
    else setTimeout(now, REST_MS);
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
  const check = async (most: number): Promise<boolean> => {
    const before = compared;
    asking += 1;
    const ok = await command('check', String(most));
    asking -= 1;
    return ok && compared > before;
  };
  let looked = clock();
  const watch = setInterval(() => {
    const now = clock();
    // Whoever did not look for so long slept, and the table with them: it has its time again.
    if (now - looked > SLEPT_MS) heard = now;
    looked = now;
    if (!hidden() && now - heard > SILENCE_MS) alive(false);
  }, LOOK_MS);
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(watch);
      order(target, 'stop');
    },
    { once: true },
  );

  target.addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y, target: under } = event as PointerEvent;
      const frame = table.frame();
      const cell =
        camera === null || frame === null || (under as Element | null)?.tagName !== 'CANVAS'
          ? null
          : cellUnder(camera, frame, x, y);
      listener.pointer(cell === null ? null : { cell, x, y });
    },
    { signal, passive: true },
  );

  return {
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
        const there = at.cell(now.x, now.y);
        if (home === null || there === null || !near(home) || !near(there)) return letGo();
        const before = path;
        const along = (way: readonly Cell[], cells: readonly Cell[]): readonly Cell[] =>
          cells.reduce((so, cell) => trail(so, cell, frame.hex?.tiling), way);
        const via = now.via
          ?.map(([x, y]) => at.cell(x, y) ?? home)
          .filter((cell, i, all) => i === 0 || !same([cell], [all[i - 1]!]));
        // A host that tells every cell moves the token along them, loops too.
        const told =
          via !== undefined &&
          same([via[0] ?? home], [home]) &&
          via.every((cell, i) => i === 0 || beside(frame, cell, via[i - 1]!));
        // A way that goes to and fro beyond any move is none: then where it is held now is all that
        // is known.
        path =
          via !== undefined && via.every(near) && lengthOf(via) <= 2 * LONGEST_TRAIL
            ? told
              ? via
              : along([home], via)
            : along(dragged === now.of ? path : [home], [there]);
        if (dragged === now.of && same(before, path)) return;
        dragged = now.of;
        listener.drag({ of: now.of, path });
      },
      second(now) {
        const frame = table.frame();
        if (asking === 0 || scene === null || raw === null || frame === null || dragged !== null)
          return;
        const checks = compare(now, { frame, scene, camera: raw, place: (id) => table.place(id) });
        compared += 1;
        differing = checks.filter(({ verdict }) => verdict === 'differs');
        listener.checked?.(checks);
        soon();
      },
      gone() {
        table.forget();
        raw = camera = scene = null;
        checked = '';
        differing = [];
        selected = targeted = [];
        letGo();
        listener.pointer(null);
        soon();
      },
      beat({ connected }) {
        heard = clock();
        alive(connected !== false);
      },
    },
  };
}

/** Nobody sets it: the computer's own may jump. */
const clock = (): number => performance.now();

/** Timers of a hidden page are slowed down by the browser: its silence means nothing. */
const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;
