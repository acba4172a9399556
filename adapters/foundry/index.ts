/** The Foundry adapter, content side: listens to the page's script over the bridge and tells the overlay. */
import { listen } from '../../src/bridge/content.ts';
import type { Commands, HostAdapter, HostListener, Reading } from '../adapter.ts';
import { openSession, type Target } from '../common/session.ts';
import { tameText } from '../common/tame.ts';
import { floorOf, sceneOf, type Floor } from './scene.ts';
import { foundryFacts, type RawGround, type RawSheet, type RawTokens } from './schema.ts';

export const foundry: HostAdapter = { id: 'foundry', start: (listener, signal) => start(listener, signal, window) };

export function start(listener: HostListener, signal: AbortSignal, target: Target): Commands {
  let ground: RawGround | null = null;
  let floor: Floor | null = null;
  let table: RawTokens | null = null;
  const sheets = new Map<string, RawSheet>();

  const read = (): Pick<Reading, 'scene' | 'notices' | 'provenance'> =>
    (ground === null || floor === null || table === null || table.map !== ground.map
      ? { scene: null, notices: [{ code: 'error.notReady' }] } : sceneOf(floor, ground, table, sheets));

  const { heard, soon, regrid, begin, command } = openSession({
    read: () => ({
      ...read(), map: ground?.map ?? '', gm: ground?.gm ?? false, campaign: ground?.world ?? '',
      host: { name: 'Foundry', version: ground?.version ?? '', ...(ground === null ? {} : { system: ground.system }) },
    }),
    frame: () => floor?.frame ?? null,
    place(id) {
      const { x, y, width, height } = table?.tokens.find((t) => t.id === id) ?? {};
      return x == null || y == null || width == null || height == null ? null : { x, y, width, height };
    },
    forget() {
      ground = floor = table = null;
      sheets.clear();
    },
  }, listener, signal, target);

  listen(target, foundryFacts, {
    ...heard,
    ground(now) {
      if (now.map !== ground?.map) sheets.clear();
      ground = now;
      floor = floorOf(now);
      regrid();
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
  }, signal);
  begin();
  return { whisper: (text, to) => command('whisper', tameText(text), to) };
}
