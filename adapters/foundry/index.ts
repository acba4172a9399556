/** The Foundry adapter, content side: listens to the page's script over the bridge and tells the overlay. */
import { listen, order } from '../../src/bridge/content.ts';
import type { Cell } from '../../src/board/grid.ts';
import type { Camera, Commands, HostAdapter, HostListener, Notice } from '../adapter.ts';
import { cameraOf, cellOf, cellUnder, skewed, trail } from './geometry.ts';
import { floorOf, sceneOf, type Floor } from './scene.ts';
import { foundryFacts, type RawGround, type RawSheet, type RawTokens } from './schema.ts';

/** Without a sign of life for this long the table is taken as gone; the page sends one every two seconds. */
const SILENCE_MS = 7000;
const LOOK_MS = 1000;

export const foundry: HostAdapter = { id: 'foundry', start: (listener, signal) => start(listener, signal, window) };

/** @param target where the page's script speaks; the window, but for tests */
export function start(listener: HostListener, signal: AbortSignal, target: EventTarget & Pick<Window, 'addEventListener'>): Commands {
  let ground: RawGround | null = null;
  let floor: Floor | null = null;
  let table: RawTokens | null = null;
  let raw: Camera | null = null;
  let camera: Camera | null = null;
  let heard = Date.now();
  let stale = false;
  let due = false;
  let path: readonly Cell[] = [];
  let dragged: string | null = null;
  const sheets = new Map<string, RawSheet>();
  let selected: readonly string[] = [];
  let targeted: readonly string[] = [];
  let told = '';

  const tell = (scene: ReturnType<typeof sceneOf>['scene'], notices: readonly Notice[]): void => {
    const map = ground?.map ?? '';
    listener.reading({
      scene, notices, map, gm: ground?.gm ?? false,
      host: { name: 'Foundry', version: ground?.version ?? '', ...(ground === null ? {} : { system: ground.system }) },
    });
    if (map === told) return;
    told = map;
    // With another map every choice is forgotten, and these came in the task before its first reading.
    listener.selection(selected);
    listener.targets(targeted);
  };

  /** Messages of one task make one reading. */
  const soon = (): void => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (signal.aborted) return;
      if (ground === null || floor === null || table === null || table.map !== ground.map) return tell(null, [{ code: 'error.notReady' }]);
      if (camera !== null && skewed(camera)) return tell(null, [{ code: 'error.isometric' }, ...floor.notices]);
      const { scene, notices } = sceneOf(floor, ground, table, sheets);
      tell(scene, notices);
    });
  };

  const show = (): void => {
    if (raw === null || floor?.frame == null) return;
    const before = camera;
    camera = cameraOf(floor.frame, raw);
    listener.camera(camera);
    if (before !== null && skewed(before) !== skewed(camera)) soon();
  };

  listen(target, foundryFacts, {
    ready: () => order(target, 'start'),
    ground(now) {
      if (now.map !== ground?.map) sheets.clear();
      ground = now;
      floor = floorOf(now);
      show();
      soon();
    },
    sheets(now) {
      for (const sheet of now.sheets) sheets.set(sheet.of, sheet);
      soon();
    },
    tokens(now) {
      table = now;
      const here = new Set(now.tokens.map((t) => t.id));
      for (const id of sheets.keys()) if (!here.has(id)) sheets.delete(id);
      soon();
    },
    camera([a, b, c, d, e, f, x, y, width, height]) {
      raw = { a, b, c, d, e, f, clip: { x, y, width, height } };
      show();
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
      const token = table?.tokens.find((t) => t.id === now?.of);
      const { frame } = floor ?? {};
      if (now === null || token?.x == null || token.y == null || token.width == null || token.height == null || frame == null) {
        if (dragged !== null) listener.drag(null);
        dragged = null;
        return;
      }
      const { width, height } = token;
      const cell = (x: number, y: number): Cell => cellOf(frame, x, y, width, height);
      const home = cell(token.x, token.y);
      const before = path;
      if (now.via !== undefined) path = now.via.reduce<readonly Cell[]>((way, [x, y]) => trail(way, cell(x, y)), [home]);
      else path = trail(dragged === now.of ? path : [home], cell(now.x, now.y));
      if (dragged === now.of && before.length === path.length && before.every((c, i) => c[0] === path[i]?.[0] && c[1] === path[i]?.[1])) return;
      dragged = now.of;
      listener.drag({ of: now.of, path });
    },
    gone() {
      ground = floor = table = raw = camera = null;
      selected = targeted = [];
      sheets.clear();
      if (dragged !== null) listener.drag(null);
      dragged = null;
      listener.pointer(null);
      soon();
    },
    beat({ connected }) {
      heard = Date.now();
      alive(connected !== false);
    },
  }, signal);

  function alive(now: boolean): void {
    if (stale === !now) return;
    stale = !now;
    listener.stale(stale);
  }
  const watch = setInterval(() => { if (!hidden() && Date.now() - heard > SILENCE_MS) alive(false); }, LOOK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(watch);
    order(target, 'stop');
  }, { once: true });

  target.addEventListener('pointermove', (event) => {
    const { clientX: x, clientY: y, target: under } = event as PointerEvent;
    const cell = camera === null || floor?.frame == null || (under as Element | null)?.tagName !== 'CANVAS'
      ? null : cellUnder(camera, floor.frame, x, y);
    listener.pointer(cell === null ? null : { cell, x, y });
  }, { signal, passive: true });

  tell(null, [{ code: 'error.notReady' }]);
  order(target, 'start');
  return {};
}

/** Timers of a hidden page are slowed down by the browser: its silence means nothing. */
const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;
