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
  HostRoll,
  Reading,
} from '../../src/state/host.ts';
import { openSession, type HostTable, type Target } from '../common/session.ts';
import { chatCommands } from './chat.ts';
import { ROLL20_KEYS } from './keys.ts';
import { namesOfMarker } from './markers.ts';
import { mover } from './moves.ts';
import { authorMayAct, posterOfLine } from './posters.ts';
import { watchRolls, type ChatRoll } from './chatRolls.ts';
import { floorOf, sceneOf, type Floor } from './scene.ts';
import {
  roll20Facts,
  type RawGround,
  type RawSheet,
  type RawTokens,
  type RawVoices,
} from './schema.ts';
import { gameOfSheets } from './sheets/index.ts';
import { withUse } from './sheets/uses.ts';
import { sheetFor, tokenCellAtCenter, middleAt } from './creatureOfToken.ts';
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

/** The last facts that the page sent, and what the map has shown. */
interface Known {
  ground: RawGround | null;
  floor: Floor | null;
  table: RawTokens | null;
  voices: RawVoices | null;
  readonly sheets: Map<string, RawSheet>;
  memory: ReturnType<typeof openMemory>;
}

const tokenIn = ({ table }: Known, id: string) => table?.tokens.find((t) => t.id === id);

function sceneIn({
  ground,
  floor,
  table,
  sheets,
  memory,
}: Known): Pick<Reading, 'scene' | 'notices' | 'provenance'> {
  // If the page has no usable grid, its own notices say why.
  if (floor !== null && floor.frame === null) return { scene: null, notices: floor.notices };
  return floor === null || ground === null || table === null || table.map !== ground.map
    ? { scene: null, notices: [...(floor?.notices ?? []), { code: 'error.notReady' }] }
    : sceneOf(floor, ground, table, sheets, memory);
}

const tableOf = (known: Known): HostTable => ({
  read() {
    const { ground, table } = known;
    const now = sceneIn(known);
    const shown = new Set(now.scene?.creatures?.map(({ id }) => id));
    const gm = ground?.gm ?? false;
    const game = gameOfSheets(known.sheets.values());
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
  },
  frame: () => known.floor?.frame ?? null,
  place(id) {
    const token = tokenIn(known, id);
    const { x, y, width, height } = token ?? {};
    const frame = known.floor?.frame;
    if (token === undefined || frame == null || x == null || y == null) return null;
    if (width == null || height == null) return null;
    return {
      x: x - width / 2,
      y: y - height / 2,
      cell: (left, top) => tokenCellAtCenter(frame, token, left + width / 2, top + height / 2),
    };
  },
  forget() {
    known.ground = known.floor = known.table = known.voices = null;
    known.sheets.clear();
    known.memory = openMemory();
  },
});

/** A roll of the chat, if exactly one creature on the map can have made it; otherwise null. */
function rollOn(
  { ground, table, voices, sheets }: Known,
  reading: Reading | null,
  { who, character, said, ...roll }: ChatRoll,
): HostRoll | null {
  const meant = (reading?.scene?.creatures ?? []).filter(({ id, name }) => {
    if (character === undefined) return name === who || reading?.provenance?.get(id)?.kind === who;
    return table?.tokens.find((token) => token.id === id)?.character === character;
  });
  const [of] = meant;
  // If a creature's nameplate is hidden from this user, its character must not reveal its name
  // either.
  if (meant.length !== 1 || of?.name === undefined) return null;
  const token = table?.tokens.find(({ id }) => id === of.id);
  const speakers = voices ?? { players: [], characters: [] };
  const poster = posterOfLine(said, speakers, ground?.me ?? '', ground?.gm === true);
  const counts = token !== undefined && authorMayAct(poster, token, speakers);
  const posted = { by: poster.name, known: poster.is !== undefined };
  const sheet = token === undefined ? undefined : sheetFor(token, sheets);
  return { ...withUse(roll, sheet), of: of.id, ...(!counts && { posted }) };
}

export function start(listener: HostListener, signal: AbortSignal, target: Target): Commands {
  const known: Known = {
    ground: null,
    floor: null,
    table: null,
    voices: null,
    sheets: new Map(),
    memory: openMemory(),
  };
  const moved = mover();
  let last: Reading | null = null;
  const rolled = (said: ChatRoll): void => {
    const roll = rollOn(known, last, said);
    if (roll !== null) listener.rolled?.(roll);
  };
  /** Sends the moves before the reading that shows their result. */
  const withMoves: HostListener = {
    ...listener,
    reading(reading) {
      const at = new Map(reading.scene?.creatures?.map((c): [string, Cell] => [c.id, c.at]));
      const { map } = reading;
      const grid = known.floor?.frame;
      const now = reading.scene === null ? null : { map, grid, at };
      for (const move of moved(now, known.table?.tokens ?? [])) listener.moved?.(move);
      last = reading;
      listener.reading(reading);
    },
  };

  const { heard, unread, soon, regrid, begin, command, check } = openSession(
    tableOf(known),
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
        known.ground = now;
        known.floor = floorOf(now);
        regrid();
        soon();
      },
      sheet(now) {
        known.sheets.set(now.of, now);
        soon();
      },
      voices(now) {
        known.voices = now;
      },
      tokens(now) {
        known.table = share(known.table, now);
        soon();
      },
    },
    signal,
    { pace: { sheet: 'each', done: 'each' }, unread },
  );
  begin();
  listener.keys?.(ROLL20_KEYS);
  if (typeof document !== 'undefined')
    watchRolls(document, () => last?.gm === true, rolled, signal);

  /**
   * Orders the page script to put a token on a cell. False if Roll20 refuses. Roll20 cannot refuse
   * a move before it is made, so this host has no command `guard`.
   */
  const put = (name: 'move' | 'place', of: string, at: Cell | undefined): Promise<boolean> => {
    const token = tokenIn(known, of);
    const frame = known.floor?.frame;
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
      () => (known.voices === null ? null : { ...known.voices, gm: known.ground?.gm === true }),
    ),
    move: (of, path) => put('move', of, path.at(-1)),
    place: (of, at) => put('place', of, at),
    mark: (of, condition, on) =>
      command('mark', of, JSON.stringify(namesOfMarker(condition)), on ? 'on' : ''),
  };
}
