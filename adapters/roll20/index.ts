/** The Roll20 adapter, content side: listens to the page's script over the bridge and tells the overlay. */
import { listen } from '../../src/bridge/content.ts';
import type { Commands, HostAdapter, HostListener, Reading } from '../adapter.ts';
import { openSession, type Target } from '../common/session.ts';
import { chatCommands } from './chat.ts';
import { floorOf, sceneOf, type Floor } from './scene.ts';
import { roll20Facts, type RawGround, type RawSheet, type RawTokens } from './schema.ts';
import { cellsOf } from './tokens.ts';
import { openMemory } from './veil.ts';

export const roll20: HostAdapter = { id: 'roll20', start: (listener, signal) => start(listener, signal, window) };

const ENGINES: Readonly<Record<string, string>> = { jumpgate: 'Jumpgate', legacy: 'Legacy' };

export function start(listener: HostListener, signal: AbortSignal, target: Target): Commands {
  let ground: RawGround | null = null;
  let floor: Floor | null = null;
  let table: RawTokens | null = null;
  const sheets = new Map<string, RawSheet>();
  let known = openMemory();

  const read = (): Pick<Reading, 'scene' | 'notices' | 'provenance'> => {
    // A floor that nothing can stand on says why by itself.
    if (floor !== null && floor.frame === null) return { scene: null, notices: floor.notices };
    return floor === null || ground === null || table === null || table.map !== ground.map
      ? { scene: null, notices: [...floor?.notices ?? [], { code: 'error.notReady' }] } : sceneOf(floor, ground, table, sheets, known);
  };

  const { heard, soon, regrid, begin } = openSession({
    read: () => ({
      ...read(), map: ground?.map ?? '', gm: ground?.gm ?? false, ...(ground?.campaign && { campaign: ground.campaign }), host: { name: 'Roll20', version: ENGINES[ground?.engine ?? ''] ?? '' },
    }),
    frame: () => floor?.frame ?? null,
    place(id) {
      const { x, y, width, height } = table?.tokens.find((t) => t.id === id) ?? {};
      const frame = floor?.frame;
      return x == null || y == null || width == null || height == null || frame == null ? null
        : { x: x - width / 2, y: y - height / 2, width: cellsOf(frame, width), height: cellsOf(frame, height) };
    },
    forget() {
      ground = floor = table = null;
      sheets.clear();
      known = openMemory();
    },
  }, listener, signal, target);

  listen(target, roll20Facts, {
    ...heard,
    ground(now) {
      ground = now;
      floor = floorOf(now);
      regrid();
      soon();
    },
    sheet(now) {
      sheets.set(now.of, now);
      soon();
    },
    tokens(now) {
      table = now;
      soon();
    },
  }, signal);
  begin();
  return chatCommands(() => document);
}
