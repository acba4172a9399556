/**
 * The part of the Foundry adapter in the content script: receives the page script's messages and
 * passes readings to the overlay.
 */
import { share } from '../../src/scene/structuralSharing.ts';
import type { Cell } from '../../src/board/grid.ts';
import { listen, refuse } from '../../src/bridge/content.ts';
import type {
  Commands,
  HostAdapter,
  HostInterface,
  HostListener,
  HostMove,
  HostRoll,
  Reading,
} from '../../src/state/host.ts';
import { openSession, type Target } from '../common/session.ts';
import { cellAt, cellsHigh } from './geometry.ts';
import { litFloor } from './light.ts';
import { floorOf, sceneOf, type Floor } from './scene.ts';
import {
  foundryFacts,
  notes,
  type RawGround,
  type RawLight,
  type RawMove,
  type RawRoll,
  type RawSheet,
  type RawTokens,
} from './schema.ts';
import { gameOf } from './sheets/index.ts';
import { cornersOf, moveOf } from './moveCoordinates.ts';
import { namesOfCondition } from '../words/conditions.ts';

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

export function start(listener: HostListener, signal: AbortSignal, target: Target): Commands {
  let ground: RawGround | null = null;
  let floor: Floor | null = null;
  let light: RawLight | null = null;
  let table: RawTokens | null = null;
  const sheets = new Map<string, RawSheet>();
  let guarded = false;

  const tokenOf = (id: string) => table?.tokens.find((t) => t.id === id);
  const inCells = (raw: RawMove): HostMove | null => {
    const token = tokenOf(raw.of);
    return token === undefined || floor?.frame == null || raw.map !== ground?.map
      ? null
      : moveOf(floor.frame, token, raw, heightOf);
  };
  const heightOf = (z: number): number | undefined =>
    ground === null ? undefined : cellsHigh(ground, z);
  /**
   * Converts a height in cells to distance units, as the text of a command; null if the scale is
   * unknown.
   */
  const inUnits = (heights: readonly number[]): string | null => {
    const { base, grid: { distance } = { distance: null } } = ground ?? { base: null };
    return base == null || distance == null
      ? null
      : JSON.stringify(heights.map((height) => base + height * distance));
  };
  const inPixels = (of: string, cells: readonly Cell[]): string | null => {
    const token = tokenOf(of);
    return token === undefined || floor?.frame == null
      ? null
      : cornersOf(floor.frame, token, cells);
  };

  const read = (): Pick<Reading, 'scene' | 'notices' | 'provenance'> =>
    // If the scene has no usable grid, the notices of the grid say why.
    floor !== null && floor.frame === null
      ? { scene: null, notices: floor.notices }
      : ground === null || floor === null || table === null || table.map !== ground.map
        ? { scene: null, notices: [{ code: 'error.notReady' }] }
        : sceneOf(litFloor(floor, light, ground.map), ground, table, sheets);

  const { heard, unread, soon, regrid, begin, command, check } = openSession(
    {
      read: () => ({
        ...read(),
        ...(table === null || ground === null ? {} : whose(table, ground)),
        map: ground?.map ?? '',
        ...levelsOf(ground, table),
        gm: ground?.gm ?? false,
        campaign: ground?.world ?? '',
        host: {
          name: 'Foundry',
          version: ground?.version ?? '',
          ...(ground === null ? {} : gameOf(ground.system)),
        },
      }),
      frame: () => floor?.frame ?? null,
      place(id) {
        const token = tokenOf(id);
        const { x, y } = token ?? {};
        const frame = floor?.frame;
        if (token === undefined || frame == null || x == null || y == null) return null;
        return { x, y, cell: (left, top) => cellAt(frame, token, left, top), height: heightOf };
      },
      forget() {
        ground = floor = light = table = null;
        sheets.clear();
      },
    },
    listener,
    signal,
    target,
  );

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
      },
      moved(raw) {
        const move = inCells(raw);
        if (move !== null) listener.moved?.(move);
        // Without a path on the map, it is still known who moved the token.
        else if (raw.by !== undefined && raw.map === ground?.map)
          listener.moved?.({ id: raw.id, of: raw.of, path: [], whole: false, by: raw.by });
      },
      intends({ ask, ...raw }) {
        const move = inCells(raw);
        if (move !== null && listener.intends?.(move) === false) refuse(target, ask);
      },
      plan(raw) {
        const move = raw === null ? null : inCells({ id: 'plan', map: ground?.map ?? '', ...raw });
        listener.planned?.(
          move === null
            ? null
            : {
                of: move.of,
                path: move.path,
                whole: move.whole,
                ...(move.heights && { heights: move.heights }),
                ...(move.ways && { ways: move.ways }),
              },
        );
      },
      notes({ notes: now }) {
        listener.notes?.(now);
      },
      keys({ taken }) {
        listener.keys?.(taken);
      },
      proposed(proposal) {
        if (tokenOf(proposal.of) !== undefined) listener.proposed?.(proposal);
      },
      rolled(roll) {
        if (tokenOf(roll.of) !== undefined) listener.rolled?.(tidy(roll));
      },
      ground(now) {
        if (now.map !== ground?.map) sheets.clear();
        ground = now;
        floor = floorOf(now);
        regrid();
        soon();
      },
      light(now) {
        light = share(light, now);
        soon();
      },
      sheets(now) {
        for (const sheet of now.sheets) sheets.set(sheet.of, sheet);
        soon();
      },
      tokens(now) {
        table = share(table, now);
        const here = new Set(now.tokens.map((t) => t.id));
        for (const id of sheets.keys()) if (!here.has(id)) sheets.delete(id);
        soon();
      },
    },
    signal,
    {
      pace: {
        sheets: 'each',
        moved: 'each',
        rolled: 'each',
        proposed: 'each',
        done: 'each',
        intends: 'none',
      },
      unread,
    },
  );
  begin();
  const onPath = (
    name: string,
    of: string,
    cells: readonly Cell[],
    heights?: readonly number[],
  ): Promise<boolean> => {
    const path = inPixels(of, cells);
    const above = heights === undefined ? null : inUnits(heights);
    return path === null
      ? Promise.resolve(false)
      : command(name, of, path, ...(above === null ? [] : [above]));
  };
  return {
    check,
    whisper: (text, to) => command('whisper', text, to),
    move: (of, path, heights) => onPath('move', of, path, heights),
    climb: (by) => command('climb', String(by)),
    lift(of, height) {
      const above = inUnits([height]);
      return above === null ? Promise.resolve(false) : command('lift', of, above);
    },
    follow: (of, path) => onPath('follow', of, path),
    place: (of, at) => onPath('place', of, [at]),
    mark: (of, condition, on) =>
      command('mark', of, JSON.stringify(namesOfCondition(condition)), on ? 'on' : ''),
    share: (own) =>
      notes.safeParse({ notes: own }).success
        ? command('share', JSON.stringify(own))
        : Promise.resolve(false),
    propose: (said, of, text) => command('propose', said, of, text),
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
const tidy = ({ id, of, kind, name, targets, total, die, posted }: RawRoll): HostRoll => ({
  id,
  of,
  kind,
  ...(name === undefined ? {} : { name }),
  ...(targets === undefined ? {} : { targets }),
  ...(total === undefined ? {} : { total }),
  ...(die === undefined ? {} : { die }),
  ...(posted === undefined ? {} : { posted }),
});
