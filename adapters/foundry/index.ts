/**
 * The part of the Foundry adapter in the content script: receives the page script's messages and
 * passes readings to the overlay.
 */
import { share } from '../../src/scene/structuralSharing.ts';
import type { Cell } from '../../src/board/grid.ts';
import { listen, refuse, type Handlers } from '../../src/bridge/content.ts';
import type {
  Commands,
  HostAdapter,
  HostInterface,
  HostListener,
  HostMove,
  HostRoll,
  Reading,
} from '../../src/state/host.ts';
import { dropped } from '../common/schema.ts';
import {
  openSession,
  type HostTable,
  type AdapterSession,
  type Target,
} from '../common/session.ts';
import { tokenCellAt, cellsHigh } from './geometry.ts';
import { litFloor } from './light.ts';
import { floorOf, sceneOf, type Floor } from './scene.ts';
import {
  foundryFacts,
  notesSchema,
  type RawGround,
  type RawLight,
  type RawMove,
  type RawRoll,
  type RawSheet,
  type RawTokens,
} from './schema.ts';
import { gameOf } from './sheets/index.ts';
import { known as withoutAbsent } from './sheets/read.ts';
import { tokenCorners, moveOf } from './moveCoordinates.ts';
import { actionNamed } from '../words/actionNames.ts';
import { namesOfCondition } from '../words/conditionNames.ts';

/**
 * Selectors of Foundry 11 to 14 together; a selector that a version lacks matches nothing. The
 * z-index of bars is 60; windows count up from 100. Sources: docs/hosts/foundry.md;
 * tests/hosts/foundry/client/interface.ts names a source for each.
 */
const INTERFACE: HostInterface = {
  map: '#board',
  bars: [
    '#logo',
    '#controls',
    '#scene-controls',
    '#navigation',
    '#scene-navigation',
    '#players',
    '#hotbar',
    '#sidebar',
    '#chat-message',
    '#camera-views',
  ],
  windows: [
    '.window-app',
    '.application',
    'dialog',
    '#context-menu',
    '.context-menu',
    '#tooltip',
    '#notifications',
    '#pause',
    '#loading',
  ],
  panels: 61,
};

export const adapter: HostAdapter = {
  id: 'foundry',
  interface: INTERFACE,
  start: (listener, signal) => start(listener, signal, window),
};

/** The last facts that the page sent. */
interface Known {
  ground: RawGround | null;
  floor: Floor | null;
  light: RawLight | null;
  table: RawTokens | null;
  readonly sheets: Map<string, RawSheet>;
  /** Number of notes in the host's shared data that could not be read. */
  lostNotes: number;
}

const tokenIn = ({ table }: Known, id: string) => table?.tokens.find((t) => t.id === id);
const heightIn =
  (known: Known) =>
  (z: number): number | undefined =>
    known.ground === null ? undefined : cellsHigh(known.ground, z);
const inCells = (known: Known, raw: RawMove): HostMove | null => {
  const token = tokenIn(known, raw.of);
  const frame = known.floor?.frame;
  return token === undefined || frame == null || raw.map !== known.ground?.map
    ? null
    : moveOf(frame, token, raw, heightIn(known));
};
/**
 * Converts a height in cells to distance units, as the text of a command; null if the scale is
 * unknown.
 */
const inUnits = ({ ground }: Known, heights: readonly number[]): string | null => {
  const { base, grid: { distance } = { distance: null } } = ground ?? { base: null };
  return base == null || distance == null
    ? null
    : JSON.stringify(heights.map((height) => base + height * distance));
};
const inPixels = (known: Known, of: string, cells: readonly Cell[]): string | null => {
  const token = tokenIn(known, of);
  const frame = known.floor?.frame;
  return token === undefined || frame == null ? null : tokenCorners(frame, token, cells);
};

function sceneIn({
  ground,
  floor,
  light,
  table,
  sheets,
}: Known): Pick<Reading, 'scene' | 'notices' | 'provenance'> {
  // If the scene has no usable grid, the notices of the grid say why.
  if (floor !== null && floor.frame === null) return { scene: null, notices: floor.notices };
  return ground === null || floor === null || table === null || table.map !== ground.map
    ? { scene: null, notices: [{ code: 'error.notReady' }] }
    : sceneOf(litFloor(floor, light, ground.map), ground, table, sheets);
}

const tableOf = (known: Known): HostTable => ({
  read() {
    const { ground, table } = known;
    const now = sceneIn(known);
    return {
      ...now,
      notices: [
        ...now.notices,
        ...(known.lostNotes === 0 ? [] : [{ code: 'error.reading', params: { field: 'notes' } }]),
      ],
      ...(table === null || ground === null ? {} : whose(table, ground)),
      map: ground?.map ?? '',
      ...levelsOf(ground, table),
      gm: ground?.gm ?? false,
      campaign: ground?.world ?? '',
      host: {
        name: 'Foundry',
        version: ground?.version ?? '',
        ...(ground === null ? {} : gameOf(ground)),
      },
    };
  },
  frame: () => known.floor?.frame ?? null,
  place(id) {
    const token = tokenIn(known, id);
    const { x, y } = token ?? {};
    const frame = known.floor?.frame;
    if (token === undefined || frame == null || x == null || y == null) return null;
    return {
      x,
      y,
      cell: (left, top) => tokenCellAt(frame, token, left, top),
      height: heightIn(known),
    };
  },
  forget() {
    known.ground = known.floor = known.light = known.table = null;
    known.lostNotes = 0;
    known.sheets.clear();
  },
});

/** Reports moves that were made, are about to be made, or are planned. */
const onMoves = (
  known: Known,
  listener: HostListener,
  target: Target,
): Pick<Handlers<typeof foundryFacts>, 'moved' | 'intends' | 'plan'> => ({
  moved(raw) {
    const move = inCells(known, raw);
    if (move !== null) listener.moved?.(move);
    // Without a path on the map, it is still known who moved the token.
    else if (raw.by !== undefined && raw.map === known.ground?.map)
      listener.moved?.({ id: raw.id, of: raw.of, path: [], whole: false, by: raw.by });
  },
  intends({ ask, ...raw }) {
    const move = inCells(known, raw);
    if (move !== null && listener.intends?.(move) === false) refuse(target, ask);
  },
  plan(raw) {
    const map = known.ground?.map ?? '';
    const move = raw === null ? null : inCells(known, { id: 'plan', map, ...raw });
    if (move === null) return listener.planned?.(null);
    const { of, path, whole, heights, ways } = move;
    listener.planned?.({ of, path, whole, ...(heights && { heights }), ...(ways && { ways }) });
  },
});

/** Which messages must all be read, and which cost no time of the budget. */
const PACE = {
  sheets: 'each',
  moved: 'each',
  rolled: 'each',
  proposed: 'each',
  done: 'each',
  intends: 'none',
} as const;

/** What the host can be told to do. */
function commandsOf(
  known: Known,
  { command, check }: Pick<AdapterSession, 'command' | 'check'>,
): Omit<Commands, 'choose' | 'guard'> {
  const no = Promise.resolve(false);
  const onPath = (
    name: string,
    of: string,
    cells: readonly Cell[],
    heights?: readonly number[],
  ): Promise<boolean> => {
    const path = inPixels(known, of, cells);
    const above = heights === undefined ? null : inUnits(known, heights);
    return path === null ? no : command(name, of, path, ...(above === null ? [] : [above]));
  };
  return {
    check,
    whisper: (text, to) => command('whisper', text, to),
    move: (of, path, heights) => onPath('move', of, path, heights),
    climb: (by) => command('climb', String(by)),
    lift(of, height) {
      const above = inUnits(known, [height]);
      return above === null ? no : command('lift', of, above);
    },
    follow: (of, path) => onPath('follow', of, path),
    place: (of, at) => onPath('place', of, [at]),
    mark: (of, condition, on) =>
      command('mark', of, JSON.stringify(namesOfCondition(condition)), on ? 'on' : ''),
    share: (own) =>
      dropped(notesSchema.shape.notes.parse(own)) === 0
        ? command('share', JSON.stringify(own))
        : no,
    propose: (said, of, text, to) =>
      command('propose', said, of, text, ...(to === undefined ? [] : [to.join(' ')])),
  };
}

export function start(listener: HostListener, signal: AbortSignal, target: Target): Commands {
  const known: Known = {
    ground: null,
    floor: null,
    light: null,
    table: null,
    sheets: new Map(),
    lostNotes: 0,
  };
  const { sheets } = known;
  let guarded = false;
  const session = openSession(tableOf(known), listener, signal, target);
  const { heard, unread, soon, regrid, begin, command } = session;
  let chosen: readonly [of: string, mode: string] = ['', ''];
  const guard = (): void => {
    void command('guard', guarded ? 'on' : 'off');
  };
  listen(
    target,
    foundryFacts,
    {
      ...heard,
      ready(now) {
        heard.ready?.(now);
        if (guarded) guard();
        if (chosen[0] !== '') void command('choose', ...chosen);
      },
      ...onMoves(known, listener, target),
      notes({ notes: now }) {
        if (known.lostNotes !== dropped(now)) soon();
        known.lostNotes = dropped(now);
        listener.notes?.(now);
      },
      keys({ taken }) {
        listener.keys?.(taken);
      },
      proposed(proposal) {
        if (tokenIn(known, proposal.of) !== undefined) listener.proposed?.(proposal);
      },
      rolled(roll) {
        if (tokenIn(known, roll.of) !== undefined) listener.rolled?.(tidy(roll));
      },
      ground(now) {
        if (now.map !== known.ground?.map) sheets.clear();
        known.ground = now;
        known.floor = floorOf(now);
        regrid();
        soon();
      },
      light(now) {
        known.light = share(known.light, now);
        soon();
      },
      sheets(now) {
        for (const sheet of now.sheets) sheets.set(sheet.of, sheet);
        soon();
      },
      tokens(now) {
        known.table = share(known.table, now);
        const here = new Set(now.tokens.map((t) => t.id));
        for (const id of sheets.keys()) if (!here.has(id)) sheets.delete(id);
        soon();
      },
    },
    signal,
    { pace: PACE, unread },
  );
  begin();
  return {
    ...commandsOf(known, session),
    choose(of, mode) {
      if (chosen[0] === of && chosen[1] === mode) return;
      chosen = [of, mode];
      void command('choose', of, mode);
    },
    guard(on) {
      if (guarded === on) return;
      guarded = on;
      guard();
    },
  };
}

/**
 * Id of the level that Foundry 14 created for scenes of earlier versions. Ground that users painted
 * on such a scene in an earlier version belongs to that level.
 */
const FIRST_LEVEL = 'defaultLevel0000';
const levelsOf = (
  ground: RawGround | null,
  table: RawTokens | null,
): Pick<Reading, 'level' | 'elsewhere'> => ({
  ...(ground === null || ground.level === '' || ground.level === FIRST_LEVEL
    ? {}
    : { level: ground.level }),
  ...(table === null || table.elsewhere.length === 0
    ? {}
    : {
        elsewhere: table.elsewhere.map(({ id, name, level }) => ({
          id,
          ...(name != null && { name }),
          ...(level != null && { level }),
        })),
      }),
});

/** The user's id, the tokens that this user may move, and the running fight. */
const whose = (
  { tokens, combat }: RawTokens,
  { gm, user }: RawGround,
): Pick<Reading, 'user' | 'owned' | 'fight'> => ({
  ...(user === '' ? {} : { user }),
  ...(gm ? {} : { owned: tokens.filter((t) => t.mine === true).map((t) => t.id) }),
  ...(combat === null || combat.id === '' || !((combat.round ?? 0) >= 1)
    ? {}
    : { fight: combat.id }),
});

/** Builds a roll of the chat, without the fields that the page did not send. */
function tidy({ part, ...roll }: RawRoll): HostRoll {
  const named = roll.kind === 'use' ? (actionNamed(part) ?? actionNamed(roll.name)) : undefined;
  return withoutAbsent<HostRoll>({ ...roll, named });
}
