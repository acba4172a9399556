/**
 * The part of the Roll20 adapter in the content script: receives the page script's messages and
 * passes readings to the overlay.
 */
import { share } from '../../src/scene/structuralSharing.ts';
import { listen } from '../../src/bridge/content.ts';
import type { Cell } from '../../src/board/grid.ts';
import type {
  Commands,
  HostAdapter,
  HostInterface,
  HostListener,
  Reading,
} from '../../src/state/host.ts';
import { openSession, type Target } from '../common/session.ts';
import { chatCommands } from './chat.ts';
import { KEYS } from './keys.ts';
import { namesOfMarker } from './markers.ts';
import { mover } from './moves.ts';
import { mayAct, posterOf } from './posters.ts';
import { watchRolls, type ChatRoll } from './rolls.ts';
import { floorOf, sceneOf, type Floor } from './scene.ts';
import {
  roll20Facts,
  type RawGround,
  type RawSheet,
  type RawTokens,
  type RawVoices,
} from './schema.ts';
import { gameOfSheets } from './sheets/index.ts';
import { cellAt, middleAt } from './creatureOfToken.ts';
import { openMemory } from './veil.ts';

/**
 * Selectors of both engines together; a selector that one engine lacks matches nothing. The z-index
 * layers are read from the page. Sources: docs/hosts/roll20.md;
 * tests/hosts/roll20/client/interface.ts names a source for each.
 */
const INTERFACE: HostInterface = {
  map: '#babylonCanvas, #finalcanvas',
  bars: [
    '#rightsidebar',
    '#sidebarcontrol',
    '#floatingtoolbar',
    '#floatinglayerbar',
    '#secondary-toolbar',
    '#master-toolbar',
    '#page-toolbar',
    '#playerzone',
    '#avatarContainer',
    '#vm_zoom_buttons',
    '#zoomslider',
    '#macrobar',
    '#vm-turn-order',
  ],
  windows: ['.ui-dialog', '.d20contextmenu', '.ui-autocomplete', '[role="dialog"]'],
  panels: 50,
};

export const adapter: HostAdapter = {
  id: 'roll20',
  interface: INTERFACE,
  start: (listener, signal) => start(listener, signal, window),
};

const ENGINES: Readonly<Record<string, string>> = { jumpgate: 'Jumpgate', legacy: 'Legacy' };

export function start(listener: HostListener, signal: AbortSignal, target: Target): Commands {
  let ground: RawGround | null = null;
  let floor: Floor | null = null;
  let table: RawTokens | null = null;
  let voices: RawVoices | null = null;
  const sheets = new Map<string, RawSheet>();
  let known = openMemory();

  const read = (): Pick<Reading, 'scene' | 'notices' | 'provenance'> => {
    // If the page has no usable grid, its own notices say why.
    if (floor !== null && floor.frame === null) return { scene: null, notices: floor.notices };
    return floor === null || ground === null || table === null || table.map !== ground.map
      ? { scene: null, notices: [...(floor?.notices ?? []), { code: 'error.notReady' }] }
      : sceneOf(floor, ground, table, sheets, known);
  };

  const whole = (): Reading => {
    const now = read();
    const shown = new Set(now.scene?.creatures?.map(({ id }) => id));
    const gm = ground?.gm ?? false;
    const game = gameOfSheets(sheets.values());
    return {
      ...now,
      map: ground?.map ?? '',
      gm,
      ...(ground?.campaign && { campaign: ground.campaign }),
      host: { name: 'Roll20', version: ENGINES[ground?.engine ?? ''] ?? '', ...(game && { game }) },
      ...(ground?.me && { user: ground.me }),
      ...(table?.fight && { fight: table.fight }),
      owned: (table?.tokens ?? []).flatMap(({ id, mine }) =>
        shown.has(id) && (gm || mine === true) ? [id] : [],
      ),
    };
  };
  const moved = mover();
  let last: Reading | null = null;
  /** Sends a roll to the listener, if exactly one creature on the map can have made it. */
  const rolled = ({ who, character, said, ...roll }: ChatRoll): void => {
    const meant = (last?.scene?.creatures ?? []).filter(({ id, name }) => {
      if (character === undefined) return name === who || last?.provenance?.get(id)?.kind === who;
      return table?.tokens.find((token) => token.id === id)?.character === character;
    });
    const [of] = meant;
    // If a creature's nameplate is hidden from this user, its character must not reveal its name
    // either.
    if (meant.length !== 1 || of?.name === undefined) return;
    const token = table?.tokens.find(({ id }) => id === of.id);
    const known = voices ?? { players: [], characters: [] };
    const poster = posterOf(said, known, ground?.me ?? '', ground?.gm === true);
    const counts = token !== undefined && mayAct(poster, token, known);
    listener.rolled?.({
      ...roll,
      of: of.id,
      ...(!counts && { posted: { by: poster.name, known: poster.is !== undefined } }),
    });
  };
  /** Sends the moves before the reading that shows their result. */
  const withMoves: HostListener = {
    ...listener,
    reading(reading) {
      const at = new Map(reading.scene?.creatures?.map((c): [string, Cell] => [c.id, c.at]));
      for (const move of moved(
        reading.scene === null ? null : { map: reading.map, grid: floor?.frame, at },
        table?.tokens ?? [],
      ))
        listener.moved?.(move);
      last = reading;
      listener.reading(reading);
    },
  };

  const { heard, unread, soon, regrid, begin, command, check } = openSession(
    {
      read: whole,
      frame: () => floor?.frame ?? null,
      place(id) {
        const token = table?.tokens.find((t) => t.id === id);
        const { x, y, width, height } = token ?? {};
        const frame = floor?.frame;
        if (
          token === undefined ||
          frame == null ||
          x == null ||
          y == null ||
          width == null ||
          height == null
        )
          return null;
        return {
          x: x - width / 2,
          y: y - height / 2,
          cell: (left, top) => cellAt(frame, token, left + width / 2, top + height / 2),
        };
      },
      forget() {
        ground = floor = table = voices = null;
        sheets.clear();
        known = openMemory();
      },
    },
    withMoves,
    signal,
    target,
  );

  listen(
    target,
    roll20Facts,
    {
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
      voices(now) {
        voices = now;
      },
      tokens(now) {
        table = share(table, now);
        soon();
      },
    },
    signal,
    { pace: { sheet: 'each', done: 'each' }, unread },
  );
  begin();
  listener.keys?.(KEYS);
  if (typeof document !== 'undefined')
    watchRolls(document, () => last?.gm === true, rolled, signal);

  /**
   * Orders the page script to put a token on a cell. False if Roll20 refuses. Roll20 cannot refuse
   * a move before it is made, so this host has no command `guard`.
   */
  const put = (name: 'move' | 'place', of: string, at: Cell | undefined): Promise<boolean> => {
    const token = table?.tokens.find((t) => t.id === of);
    const frame = floor?.frame;
    const middle =
      at === undefined || token === undefined || frame == null ? null : middleAt(frame, token, at);
    return middle === null
      ? Promise.resolve(false)
      : command(name, of, String(middle[0]), String(middle[1]));
  };
  return {
    check,
    ...chatCommands(
      () => document,
      () => (voices === null ? null : { ...voices, gm: ground?.gm === true }),
    ),
    move: (of, path) => put('move', of, path.at(-1)),
    place: (of, at) => put('place', of, at),
    mark: (of, condition, on) =>
      command('mark', of, JSON.stringify(namesOfMarker(condition)), on ? 'on' : ''),
  };
}
