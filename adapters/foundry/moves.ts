/**
 * Hooks for moving tokens: reports each finished move and, if the content script wishes, asks it
 * before each move. Runs in the page's world. There is one hook for each purpose, so that no move
 * is reported or judged twice. In Foundry 13 and later, `preMoveToken` asks and can veto, and
 * `moveToken` reports; in 11 and 12, `preUpdateToken` and `updateToken` do so. The content script
 * decides the answer (`src/state/refereeing/heldMoves.ts`).
 *
 * The mover's client writes the options of an update, and in Foundry 13 the movement; the server
 * passes them on unchecked. Only two facts about another client's move are certain: who sent it
 * (from the server), and the positions that the document shows before and after it. That client may
 * claim a path, an undo or a teleport; we report these as claims, to be checked against known
 * facts.
 */
import { allowed, type Tell } from '../../src/bridge/page.ts';
import type { MoveCause } from '../../src/state/host.ts';
import { levelId } from './levels.ts';
import type { Movement, FoundryPoint, Sent, SentMove, TokenDoc, Waypoint } from './live.ts';
import { safeRead, fails, follow, isNumber, isText, mustBe } from '../common/safeRead.ts';
import * as table from './page.ts';
import { isTeleport, waysAlong } from './waysOfMoving.ts';

type Pair = [x: number, y: number];
/** Options of a document's update, which Foundry passes on to every client. */
type Options = Readonly<Record<string, unknown>> | undefined;
type Told = Omit<SentMove, 'map'>;
type How = Pick<Told, 'cause' | 'doubt'>;
/** A path and, if the host has heights, the height of each of its cells in distance units. */
type Way = Pick<Told, 'path' | 'heights' | 'ways'>;

/** Cause and path to report for a move that the extension makes itself. */
export interface Own {
  readonly cause: Extract<MoveCause, 'drag' | 'undo'>;
  readonly path?: readonly Pair[];
}
export const MARK = 'quadretto';

const METHODS: Readonly<Record<string, MoveCause>> = {
  dragging: 'drag',
  keyboard: 'keyboard',
  api: 'program',
  config: 'placed',
  hud: 'placed',
  paste: 'placed',
  undo: 'undo',
};
/**
 * Maximum number of cells reported for one move; a longer path is left out (LONGEST_MOVEMENT in
 * src/encounter/judgeMove.ts).
 */
const MOST = 300;
const KEYS_MS = 500;
const STEERING = /^(Arrow|Numpad[1-9]|Key[WASD]$)/;
/** Maximum number of pending moves that are remembered. */
const MANY = 100;

let guarded = false;
/** Reports the pending moves. */
let rest = (): void => undefined;
/**
 * Reports the moves that led to the tokens' new positions. Call it before positions are reported.
 */
export const tellMoves = (): void => rest();
/**
 * Command of the content script: after "on", it is asked before each move; after any other
 * argument, it is not.
 */
export const guard = (on = ''): boolean => {
  guarded = on === 'on';
  return true;
};

/** Our option of an update: the movement mode that the mover's user has chosen. */
const MODE_MARK = 'quadrettoMode';
const LONGEST_MODE = 40;
let chosen: { readonly of: string; readonly mode: string } | undefined;
/**
 * Command of the content script: this user's moves of this token carry this movement mode from now
 * on. Empty texts: none do.
 */
export const chooseMode = (of = '', mode = ''): boolean => {
  chosen = of === '' || mode === '' ? undefined : { of, mode };
  return true;
};
/** Writes the chosen mode into the options of an update that moves the token. */
function writeMode(doc: TokenDoc, options: Options): void {
  if (chosen?.of === doc.id && options !== undefined)
    (options as Record<string, unknown>)[MODE_MARK] = { ...chosen };
}
/** The mode that an update carries for this token; the mover's client may write anything. */
function modeIn(doc: TokenDoc, options: Options): Pick<Told, 'mode'> {
  const { of, mode } = (options?.[MODE_MARK] ?? {}) as Readonly<Record<string, unknown>>;
  return of === doc.id && isText(mode) && mode !== '' && mode.length <= LONGEST_MODE
    ? { mode }
    : {};
}

/**
 * The extension's own moves on their way to the server, each under a random key. An update that
 * carries our flag without such a key is not one of them.
 */
const owns = new Map<string, Own>();
const remember = <K, V>(map: Map<K, V>, key: K, value: V): void => {
  map.set(key, value);
  if (map.size > MANY) map.delete(map.keys().next().value!);
};
/** Options by which only this client recognizes its own move. */
export function ownOptions(own: Own): Record<string, string> {
  const word = crypto.getRandomValues(new Uint32Array(4)).join('-');
  remember(owns, word, own);
  return { [MARK]: word };
}
const ownIn = (options: Options): Own | undefined => owns.get(options?.[MARK] as string);
/**
 * Finds and forgets the extension's own move when its update comes back from the server: now every
 * client has seen its key.
 */
function ownBack(options: Options, by: By): Own | undefined {
  const own = by === 'self' ? ownIn(options) : undefined;
  if (own !== undefined) owns.delete(options?.[MARK] as string);
  return own;
}

const pair = ({ x, y }: FoundryPoint): Pair => [mustBe(x, isNumber), mustBe(y, isNumber)];
const same = (a: Pair | undefined, b: Pair | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
const here = (doc: TokenDoc): boolean =>
  doc.parent == null || mustBe(doc.parent.id, isText) === table.drawnScene();
const placeOf = (doc: TokenDoc): Pair => pair((doc._source ?? doc) as unknown as FoundryPoint);
type By = ReturnType<typeof table.whoIs>;
const byOf = (by: By): Pick<Told, 'by'> => (by === undefined ? {} : { by });

/**
 * A reported path counts only if it leads from the start to the destination and is not too long.
 */
const wayBetween = (from: Pair, to: Pair, route: Way | undefined): Way | undefined =>
  route !== undefined &&
  route.path.length <= MOST &&
  same(route.path[0], from) &&
  same(route.path.at(-1), to)
    ? route
    : undefined;

/**
 * The cause of a token's placement without a path. A game master's placement is certain; from
 * anybody else it is an unproved claim of a teleport.
 */
const placed = (by: By): How =>
  by === 'master' || (by === 'self' && table.isMaster())
    ? { cause: 'placed' }
    : { doubt: 'teleport' };

/** Foundry 14 and later: a token with a planned move that is not made yet. */
let planned: TokenDoc | undefined;
/**
 * This user's planned move, as long as it has not been made; other users' plans are private. The
 * path ends before the first waypoint on another level.
 */
export const planNow = (): Sent['plan'] =>
  follow('plan', () => {
    const movement = planned?.movement;
    if (
      planned === undefined ||
      movement === undefined ||
      movement.state !== 'planned' ||
      !here(planned)
    ) {
      planned = undefined;
      return null;
    }
    if (table.whoIs(movement.user?.id) !== 'self') return null;
    const points: readonly Waypoint[] = [
      ...movement.passed.waypoints,
      ...(movement.pending?.waypoints ?? []),
    ];
    const off = points.findIndex(({ level }) => level !== undefined && level !== levelId());
    const kept = off === -1 ? points : points.slice(0, off);
    const from = placeOf(planned);
    const route = kept.length === 0 ? undefined : squaresOf(planned, movement.origin, kept);
    return route === undefined || route.path.length < 2 || !same(route.path[0], from)
      ? null
      : { of: mustBe(planned.id, isText), ...route };
  }) ?? null;

/** Reports and guards the moves of one table until the signal is aborted. */
export function followMoves(tell: Tell<Sent>, signal: AbortSignal): void {
  const hooks = table.hooks();
  if (hooks === undefined) return;
  const on = (name: string, heard: (...args: never[]) => unknown): void => {
    follow('moves', () => {
      // An error in our handler must not break the host's own work, and must not stop a move that
      // was not judged.
      const id = hooks.on(name, (...args) => follow('moves', () => heard(...(args as never[]))));
      signal.addEventListener('abort', () => follow('moves', () => hooks.off(name, id)), {
        once: true,
      });
    });
  };
  signal.addEventListener(
    'abort',
    () => {
      guarded = false;
      chosen = undefined;
      rest = () => undefined;
      planned = undefined;
    },
    { once: true },
  );

  const ends: Ends = {
    moved: (move) => {
      if (table.watched(move.of, move.path as Pair[]))
        tell('moved', { map: table.drawnScene(), ...move, path: finite(move.path) });
    },
    passes: (move) =>
      allowed(window, (id) => tell('intends', { ask: id, map: table.drawnScene(), ...move })),
    asks: (doc) => guarded && !table.isMaster() && here(doc),
  };
  const places = followPlaces(on);
  // A token made again has a new id. A move without a path reports its maker.
  on('createToken', (doc: TokenDoc, _options: Options, userId: string) => {
    if (!here(doc)) return;
    const at = placeOf(doc);
    ends.moved({ id: places.newId(doc), of: doc.id, path: [at, at], ...byOf(table.whoIs(userId)) });
  });
  if (table.generation() >= 14)
    on('planToken', (doc: TokenDoc) => {
      planned = doc;
    });
  if (table.generation() >= 13) followMovements(on, ends, places);
  else followUpdates(on, ends, places, signal);
}

/**
 * A path as it can be sent: of a path with places that are not finite, only its last cell, because
 * then only the mover is known.
 */
const finite = (path: Told['path']): Told['path'] => {
  if (!path.some((at) => at.some((n) => isNumber(n) && !Number.isFinite(n)))) return path;
  const end = path.findLast((at) => at.every(Number.isFinite)) ?? [0, 0];
  return [end, end];
};

interface Ends {
  moved(move: Told): void;
  /** May this move happen? */
  passes(move: Told): boolean;
  asks(doc: TokenDoc): boolean;
}
type Change = Readonly<Partial<FoundryPoint & Pick<TokenDoc, 'width' | 'height'>>>;
type On = (name: string, heard: (...args: never[]) => unknown) => void;

interface Places {
  /**
   * The positions before and after an update; undefined if the token did not move, or if the
   * position before is unknown. A token that grows or shrinks in place has not moved. If it moves
   * too, it moves from where its new space fits in place.
   */
  shift(doc: TokenDoc, changed: Change): readonly [from: Pair, to: Pair] | undefined;
  at(doc: TokenDoc): void;
  newId(doc: TokenDoc): string;
}

/**
 * Remembers where each token stands. The live document is not used for this: it follows the
 * animation, and its movement data may be false.
 */
function followPlaces(on: On): Places {
  const places = new Map<string, Box>();
  let count = 0;
  // Remembers every token. A token whose position cannot be read is skipped; only that token's
  // starting position stays unknown.
  const all = (): void => {
    for (const { document: doc } of table.tokensHere())
      safeRead('tokens', () => places.set(doc.id, boxOf(doc)));
  };
  all();
  on('canvasReady', all);
  on('createToken', (doc: TokenDoc) => {
    if (here(doc)) places.set(doc.id, boxOf(doc));
  });
  return {
    shift(doc, changed) {
      const { x, y, width, height } = changed;
      if ([x, y, width, height].every((each) => each === undefined) || !here(doc)) return undefined;
      const was = places.get(doc.id);
      const now = changedBox(was ?? boxOf(doc), changed);
      places.set(doc.id, now);
      if (was === undefined) return undefined;
      const from = fitting(was, now);
      return same(from, now.at) ? undefined : [from, now.at];
    },
    at(doc) {
      places.set(doc.id, boxOf(doc));
    },
    newId: (doc) => `${doc.id}.${Date.now().toString(36)}.${++count}`,
  };
}

/** The largest size of a token, in cells, that is a size. */
const LARGEST = 20;
/** A token's corner and the sides of its space, in pixels; sides are NaN if they are unknown. */
interface Box {
  readonly at: Pair;
  readonly sides: Pair;
}
const sideOf = (cells: unknown): number =>
  isNumber(cells) && cells > 0 && cells <= LARGEST ? cells * table.gridSize() : NaN;
const boxOf = (doc: TokenDoc): Box => {
  const { width, height } = doc._source ?? doc;
  return { at: placeOf(doc), sides: [sideOf(width), sideOf(height)] };
};
const changedBox = ({ at, sides }: Box, { x, y, width, height }: Change): Box => ({
  at: [x ?? at[0], y ?? at[1]],
  sides: [
    width === undefined ? sides[0] : sideOf(width),
    height === undefined ? sides[1] : sideOf(height),
  ],
});

/**
 * The corner from which a token moves: its old one, or, if its space changes, the corner nearest to
 * the new one where the new space covers the old space or lies within it.
 */
const fitting = (was: Box, now: Box): Pair => {
  const along = (axis: 0 | 1): number => {
    const less = was.sides[axis] - now.sides[axis];
    if (!Number.isFinite(less) || less === 0) return was.at[axis];
    const ends = [was.at[axis], was.at[axis] + less];
    return Math.min(Math.max(now.at[axis], Math.min(...ends)), Math.max(...ends));
  };
  return [along(0), along(1)];
};

/** The path that a token is about to be moved along; null: the movement is not judged. */
function intended(doc: TokenDoc, movement: Movement): (Way & Pick<Told, 'cause'>) | null {
  const points: readonly Waypoint[] = [
    ...movement.passed.waypoints,
    ...(movement.pending?.waypoints ?? []),
  ];
  if (movement.method === 'undo' || points.length === 0) return null;
  const last = mustBe(points.at(-1));
  const was = boxOf(doc);
  const from = fitting(was, changedBox(was, last));
  if ((points.length === 1 && same(from, pair(last))) || isPlaced(movement, points)) return null;
  const cause = METHODS[movement.method ?? ''];
  const known = wayBetween(from, pair(last), squaresOf(doc, movement.origin, points));
  return { ...(known ?? { path: [from, pair(last)] }), ...(cause === undefined ? {} : { cause }) };
}

/** Foundry 13 and later: follows the hooks `preMoveToken` and `moveToken`. */
function followMovements(on: On, { moved, passes, asks }: Ends, places: Places): void {
  /**
   * Ids of this user's movements about which the content script was asked, each with the id of the
   * question.
   */
  const met = new Map<string, string>();
  /**
   * Ids of movements that were allowed. A continuation is not judged again, because it was judged
   * together with its beginning.
   */
  const passed = new Map<string, true>();
  /** For each token id, a change of position whose movement is not reported yet. */
  const shifts = new Map<
    string,
    {
      readonly doc: TokenDoc;
      readonly from: Pair;
      readonly to: Pair;
      readonly by: By;
      readonly undone: boolean;
      readonly mode: Pick<Told, 'mode'>;
    }
  >();

  on('preMoveToken', (doc: TokenDoc, movement: Movement, options: Options) => {
    const id = places.newId(doc);
    follow('moves', () => writeMode(doc, options));
    const answer = held(doc, movement, options, id);
    follow('veto', () => remember(met, mustBe(movement.id, isText), id));
    return answer;
  });
  const held = (
    doc: TokenDoc,
    movement: Movement,
    options: Options,
    id: string,
  ): false | undefined => {
    if (!asks(doc) || ownIn(options) !== undefined || options?.['isUndo'] === true)
      return undefined;
    const move = intended(doc, movement);
    if (move === null || movement.chain?.some((each) => passed.has(each)) === true)
      return undefined;
    if (!passes({ id, of: mustBe(doc.id, isText), ...move, by: 'self' })) return false;
    remember(passed, movement.id, true);
    return undefined;
  };

  // Reports a change of position for which no movement was reported.
  const late = (of: string): void => {
    const shift = shifts.get(of);
    if (shift === undefined) return;
    shifts.delete(of);
    const { doc, from, to, by, undone, mode } = shift;
    moved({
      id: places.newId(doc),
      of,
      path: [from, to],
      ...byOf(by),
      ...mode,
      ...(undone ? { cause: 'undo' } : {}),
    });
  };
  rest = () => {
    for (const of of [...shifts.keys()]) follow('moves', () => late(of));
  };
  on('updateToken', (doc: TokenDoc, changed: Change, options: Options, userId: string) => {
    const shift = places.shift(doc, changed);
    if (shift === undefined) return;
    late(doc.id);
    shifts.set(doc.id, {
      doc,
      from: shift[0],
      to: shift[1],
      by: table.whoIs(userId),
      undone: options?.['isUndo'] === true,
      mode: modeIn(doc, options),
    });
  });
  on(
    'moveToken',
    (
      doc: TokenDoc & { documentName?: string },
      movement: Movement,
      options: Options,
      user?: { readonly id: string },
    ) => {
      // A module may call a hook of this name with other arguments.
      if (doc.documentName !== 'Token' || !here(doc)) return;
      const by = table.whoIs(user?.id);
      const asked = by === 'self' ? met.get(movement.id) : undefined;
      // This user's token moved although no question was asked before: the veto does not work.
      if (by === 'self' && asks(doc) && asked === undefined) fails('veto');
      met.delete(movement.id);
      const shift = shifts.get(doc.id);
      if (shift === undefined) return;
      shifts.delete(doc.id);
      const { from, to, mode } = shift;
      const sent = { id: asked ?? places.newId(doc), of: doc.id, ...byOf(by), ...mode };
      let claim: ReturnType<typeof claimed>;
      try {
        claim = claimed(doc, movement, ownBack(options, by), [from, to], by);
      } catch (error) {
        // A movement whose data cannot be read is still reported as a move.
        moved({ ...sent, path: [from, to], doubt: 'way' });
        throw error;
      }
      moved({ ...sent, ...claim });
    },
  );
}

const isPlaced = ({ method }: Movement, points: readonly Waypoint[]): boolean =>
  METHODS[method ?? ''] === 'placed' ||
  points.some(
    ({ action, teleport }) => isTeleport(action, table.movementActions()) || teleport === true,
  );

/** The cells of a path; undefined if they are too many to compute. */
function squaresOf(
  doc: TokenDoc,
  origin: FoundryPoint,
  points: readonly Waypoint[],
): Way | undefined {
  const size = table.gridSize();
  const all = points.length <= MOST ? [origin, ...points] : [];
  const cells = all.reduce(
    (sum, { x, y }, i) =>
      sum +
      Math.max(Math.abs(x - (all[i - 1] ?? origin).x), Math.abs(y - (all[i - 1] ?? origin).y)) /
        size,
    0,
  );
  if (all.length === 0 || !(cells <= MOST)) return undefined;
  const found = table.every(doc, all);
  const squares =
    found[0] !== undefined && same(pair(found[0]), pair(origin)) ? found : [origin, ...found];
  return {
    path: squares.map(pair),
    ...table.movementHeights(squares),
    ...waysAlong(squares, points, table.movementActions()),
  };
}

/**
 * The path and cause that a movement claims to have. Its path counts only if it agrees with the
 * positions that the document showed before and shows now.
 */
function claimed(
  doc: TokenDoc,
  movement: Movement,
  own: Own | undefined,
  [from, to]: readonly [Pair, Pair],
  by: By,
): Way & How {
  const path = [from, to];
  if (own?.cause === 'undo' || movement.method === 'undo') return { path, cause: 'undo' };
  const points = movement.passed.waypoints;
  if (isPlaced(movement, points)) return { path, ...placed(by) };
  const cause = own?.cause ?? METHODS[movement.method ?? ''];
  const how: How = cause === undefined ? {} : { cause };
  const last = points.at(-1);
  if (last === undefined || !same(pair(movement.origin), from) || !same(pair(last), to))
    return { path, ...how, doubt: 'way' };
  return { ...(wayBetween(from, to, squaresOf(doc, movement.origin, points)) ?? { path }), ...how };
}

/** Foundry 11 and 12: follows updates that change a token's position. */
function followUpdates(
  on: On,
  { moved, passes, asks }: Ends,
  places: Places,
  signal: AbortSignal,
): void {
  /** Moves of this user on their way to the server. */
  const going = new Map<
    string,
    { readonly id: string; readonly to: Pair; readonly cause: MoveCause | undefined }
  >();
  let steered = -Infinity;
  addEventListener(
    'keydown',
    ({ code }) => {
      if (STEERING.test(code)) steered = performance.now();
    },
    { signal, capture: true },
  );

  // If the page draws slowly, its last frame may be long past when the token is dropped.
  addEventListener('pointerup', () => void table.drag(), { signal, capture: true });

  const seenWay = (): MoveCause | undefined =>
    table.dragging() ? 'drag' : performance.now() - steered < KEYS_MS ? 'keyboard' : undefined;

  on('preUpdateToken', (doc: TokenDoc, changed: Change, options: Options) => {
    if ((changed.x === undefined && changed.y === undefined) || !here(doc)) return undefined;
    const was = boxOf(doc);
    const now = changedBox(was, changed);
    const [from, to] = [fitting(was, now), now.at];
    if (same(from, to)) return undefined;
    follow('veto', () => undefined);
    follow('moves', () => writeMode(doc, options));
    const own = ownIn(options);
    const cause = own?.cause ?? (isClaim(options) ? undefined : seenWay());
    const id = places.newId(doc);
    places.at(doc);
    remember(going, doc.id, { id, to, cause });
    if (!asks(doc) || own !== undefined || isClaim(options)) return undefined;
    return passes({
      id,
      of: doc.id,
      path: [from, to],
      by: 'self',
      ...(cause === undefined ? {} : { cause }),
    })
      ? undefined
      : false;
  });
  on('updateToken', (doc: TokenDoc, changed: Change, options: Options, userId: string) => {
    const shift = places.shift(doc, changed);
    if (shift === undefined) return;
    const [from, to] = shift;
    const by = table.whoIs(userId);
    const sent = by === 'self' ? going.get(doc.id) : undefined;
    const own = ownBack(options, by);
    if (sent !== undefined) going.delete(doc.id);
    // This user's token moved although no question was asked before: the veto does not work.
    else if (by === 'self' && asks(doc) && own === undefined) fails('veto');
    const seen = sent !== undefined && same(sent.to, to) ? sent.cause : undefined;
    const cause = own?.cause ?? (options?.['isUndo'] === true ? 'undo' : seen);
    const how: How =
      options?.['teleport'] === true && cause !== 'undo'
        ? placed(by)
        : cause === undefined
          ? {}
          : { cause };
    moved({
      id: sent?.id ?? places.newId(doc),
      of: doc.id,
      path: (own?.path && wayBetween(from, to, { path: [...own.path] })?.path) ?? [from, to],
      ...byOf(by),
      ...modeIn(doc, options),
      ...how,
    });
  });
}

/**
 * Do the update's options say that this change of position is not a movement? Then no question is
 * asked before it.
 */
const isClaim = (options: Options): boolean =>
  options?.['isUndo'] === true || options?.['teleport'] === true;
