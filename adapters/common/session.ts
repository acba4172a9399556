/**
 * The part of the content script that all hosts share. It starts the page script and turns its
 * messages into readings. It keeps the camera, the drag's trail and the cell under the pointer, and
 * notices when the page falls silent. It runs the table check, which reports only differences that
 * last.
 */
import type { Cell, Point } from '../../src/board/grid.ts';
import { MOVINGS } from '../../src/board/vocabulary.ts';
import { budget } from '../../src/bridge/timeBudget.ts';
import { commander, order, type Commander, type Handlers } from '../../src/bridge/content.ts';
import { REPLIES, type fromPage } from '../../src/bridge/messages.ts';
import type { Check } from '../../src/scene/checks.ts';
import type { Camera, Drag, HostListener, Notice, Reading } from '../../src/state/host.ts';
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
 * After this many milliseconds without a message the table counts as gone. The page sends a message
 * every two seconds.
 */
const SILENCE_MS = 7000;
const LOOK_MS = 1000;
const SLEPT_MS = 3000;
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
/**
 * Milliseconds before a difference is compared again. The host's second source may be a moment
 * ahead of the reading, for example after a move. Only a difference that lasts is reported.
 */
const CONFIRMED_MS = 400;
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

export interface Session {
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

const same = (a: readonly Cell[], b: readonly Cell[]): boolean =>
  a.length === b.length && a.every((c, i) => c[0] === b[i]?.[0] && c[1] === b[i]?.[1]);

const differs = ({ verdict }: Check): boolean => verdict === 'differs';

/**
 * Height, in cells above the ground, at each cell of a drag's path: the height of the host's last
 * point in that cell, otherwise the height at the cell before. Undefined: the host has no heights
 * while dragging.
 */
function heightsAlong(
  path: readonly Cell[],
  {
    via,
    heights,
  }: {
    readonly via?: readonly Point[] | undefined;
    readonly heights?: readonly number[] | undefined;
  },
  { cell, height }: CommittedPlace,
): readonly number[] | undefined {
  if (via === undefined || heights?.length !== via.length || height === undefined) return undefined;
  const at = new Map(via.map(([x, y], i) => [String(cell(x, y)), height(heights[i]!)]));
  const first = height(heights[0]!);
  if (first === undefined) return undefined;
  let last = first;
  return path.map((each) => (last = at.get(String(each)) ?? last));
}

/** Number of cells on the longest of the paths between consecutive positions. */
const lengthOf = (path: readonly Cell[]): number =>
  path.reduce(
    (sum, [x, y], i) =>
      sum + Math.abs(x - (path[i - 1]?.[0] ?? x)) + Math.abs(y - (path[i - 1]?.[1] ?? y)),
    0,
  );

/** Opens a session with the page script; it ends when the signal is aborted. */
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
  let heights: readonly number[] | undefined;
  let dragged: string | null = null;
  let ways: Drag['ways'];
  let selected: readonly string[] = [];
  let targeted: readonly string[] = [];
  let lastMap = '';
  let missing: readonly string[] = [];
  /** The scene of the last reading, and the id of the map whose first reading was compared. */
  let scene: Reading['scene'] = null;
  let checked = '';
  let differing: readonly Check[] = [];
  /** Number of pending checks; an answer that arrives without a pending check is ignored. */
  let asking = 0;
  /** The results of the pending check. */
  let found: readonly Check[] | null = null;
  const time = budget();

  const tell = (): void => {
    const read = table.read();
    const lost: Notice[] = missing.map((field) => ({ code: 'error.reading', params: { field } }));
    // Old messages say nothing about where tokens stand now.
    const reading =
      lost.length === 0
        ? read
        : {
            ...read,
            scene: missing.some((type) => NEEDED.includes(type)) ? null : read.scene,
            notices: [...lost, ...read.notices],
          };
    const { map } = reading;
    // Notices about failed checks come first, because they cast doubt on every mark.
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
    if (map === lastMap) return;
    lastMap = map;
    // A change of map clears selection and targets. Both are sent again, because they arrived in
    // the task before the new map's first reading.
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
    // Even if the page sends messages in every task, it is read only as often as the time budget
    // allows.
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
  const compareOnce = async (most: number): Promise<readonly Check[] | null> => {
    found = null;
    asking += 1;
    const ok = await command('check', String(most));
    asking -= 1;
    return ok ? found : null;
  };
  const check = async (most: number): Promise<boolean> => {
    let checks = await compareOnce(most);
    if (checks?.some(differs) === true) {
      await new Promise((later) => setTimeout(later, CONFIRMED_MS));
      const again = signal.aborted ? null : await compareOnce(most);
      checks =
        again?.map((now, i) => {
          const before = checks?.[i];
          return differs(now) && before !== undefined && !differs(before) ? before : now;
        }) ?? null;
    }
    if (checks === null || signal.aborted) return false;
    differing = checks.filter(differs);
    listener.checked?.(checks);
    soon();
    return true;
  };
  let looked = clock();
  const watch = setInterval(() => {
    const now = clock();
    // A long pause between two checks means that the browser slept, and the page too. So the page
    // gets the full time again before it counts as gone.
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
        const high = heights;
        const along = (path: readonly Cell[], cells: readonly Cell[]): readonly Cell[] =>
          cells.reduce((so, cell) => trail(so, cell, frame.hex?.tiling), path);
        const via = now.via
          ?.map(([x, y]) => at.cell(x, y) ?? home)
          .filter((cell, i, all) => i === 0 || !same([cell], [all[i - 1]!]));
        // If the host reported every cell of the path, the token moved through these cells, loops
        // included.
        const everyCell =
          via !== undefined &&
          same([via[0] ?? home], [home]) &&
          via.every((cell, i) => i === 0 || beside(frame, cell, via[i - 1]!));
        // A path much longer than any real move is dropped: only the present position counts.
        path =
          via !== undefined && via.every(near) && lengthOf(via) <= 2 * LONGEST_TRAIL
            ? everyCell
              ? via
              : along([home], via)
            : along(dragged === now.of ? path : [home], [there]);
        heights = heightsAlong(path, now, at);
        const way = ways;
        ways = now.ways?.flatMap((way) => MOVINGS.find((known) => known === way) ?? 'other');
        if (
          dragged === now.of &&
          same(before, path) &&
          high?.join() === heights?.join() &&
          way?.join() === ways?.join()
        )
          return;
        dragged = now.of;
        listener.drag({ of: now.of, path, ...(heights && { heights }), ...(ways && { ways }) });
      },
      second(now) {
        const frame = table.frame();
        if (asking === 0 || scene === null || raw === null || frame === null || dragged !== null)
          return;
        found = compare(now, { frame, scene, camera: raw, place: (id) => table.place(id) });
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

/** A monotonic clock, because the computer's clock may jump. */
const clock = (): number => performance.now();

/**
 * Is the page hidden? Browsers slow down timers of hidden pages, so their silence means nothing.
 */
const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;
