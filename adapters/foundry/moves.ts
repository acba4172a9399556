/**
 * Tokens that move: told when it has happened, and asked about before, where the content script wants to be asked. Runs in
 * the page's world. Each version has one hook for either, so that no move is told or judged twice: 13 its movements, 11
 * and 12 the updates of places.
 */
import { allowed, type Tell } from '../../src/bridge/page.ts';
import type { Way } from '../adapter.ts';
import type { Movement, Point, Sent, SentMove, TokenDoc, Waypoint } from './live.ts';
import { fails, follow, isNumber, isText, sure } from '../common/ask.ts';
import * as table from './page.ts';

type Pair = [x: number, y: number];
/** Options of an update, which the host hands on to every client. */
type Options = Readonly<Record<string, unknown>> | undefined;
type Told = Omit<SentMove, 'map'>;

/** What our own updates carry in their options, for the hooks of every client: how it is to be told. */
export interface Marker { readonly way: Extract<Way, 'drag' | 'undo'>; readonly path?: readonly Pair[] }
export const MARK = 'quadretto';

const METHODS: Readonly<Record<string, Way>> = {
  dragging: 'drag', keyboard: 'keyboard', api: 'program', config: 'placed', paste: 'placed', undo: 'undo',
};
const TELEPORTS: readonly (string | undefined)[] = ['blink', 'displace'];
/** Squares told of one move, at the most. */
const MOST = 2000;
const KEYS_MS = 500;
const STEERING = /^(Arrow|Numpad[1-9]|Key[WASD]$)/;

let guarded = false;
/** The content script's word: from now on it is asked, or no longer. */
export const guard = (on = ''): boolean => {
  guarded = on === 'on';
  return true;
};

const marker = (options: Options): Marker | undefined => {
  const mark = options?.[MARK] as Marker | null | undefined;
  return typeof mark === 'object' && mark !== null && (mark.way === 'drag' || mark.way === 'undo') ? mark : undefined;
};
const pair = ({ x, y }: Point): Pair => [sure(x, isNumber), sure(y, isNumber)];
const same = (a: Pair | undefined, b: Pair | undefined): boolean => a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
const here = (doc: TokenDoc): boolean => doc.parent == null || sure(doc.parent.id, isText) === table.mapId();
const shortened = (path: Pair[]): Pair[] => (path.length <= MOST ? path : [path[0], path.at(-1)] as Pair[]);

/** Follows one table until the signal is aborted. */
export function followMoves(tell: Tell<Sent>, signal: AbortSignal): void {
  const hooks = table.hooks();
  if (hooks === undefined) return;
  const on = (name: string, heard: (...args: never[]) => unknown): void => {
    follow('moves', () => {
      // Nothing of ours may break the host's own work, or hold a move that nobody judged.
      const id = hooks.on(name, (...args) => follow('moves', () => heard(...args as never[])));
      signal.addEventListener('abort', () => follow('moves', () => hooks.off(name, id)), { once: true });
    });
  };
  signal.addEventListener('abort', () => { guarded = false; }, { once: true });

  const moved = (move: Told): void => { if (table.watched(move.of, move.path as Pair[])) tell('moved', { map: table.mapId(), ...move }); };
  /** True: it may happen. */
  const passes = (move: Told): boolean => allowed(window, (ask) => tell('intends', { ask, map: table.mapId(), ...move }));
  const asks = (doc: TokenDoc): boolean => guarded && !table.isMaster() && here(doc);

  if (table.generation() >= 13) {
    /** Movements of this user's that we were asked about. */
    const met = new Set<string>();
    /** Movements that were let pass: what goes on with one of them was judged with it. */
    const passed = new Set<string>();
    on('preMoveToken', (doc: TokenDoc, movement: Movement, options: Options) => {
      const answer = held(doc, movement, options);
      if (met.size > 100) met.clear();
      follow('veto', () => met.add(movement.id));
      return answer;
    });
    const held = (doc: TokenDoc, movement: Movement, options: Options): false | undefined => {
      if (!asks(doc) || marker(options) !== undefined) return undefined;
      const move = movementOf(doc, movement, options, true);
      if (move === undefined || move.way === 'placed' || move.way === 'undo') return undefined;
      if (movement.chain?.some((id) => passed.has(id)) === true) return undefined;
      if (!passes({ ...move, by: 'self' })) return false;
      if (passed.size > 100) passed.clear();
      passed.add(movement.id);
      return undefined;
    };
    on('moveToken', (doc: TokenDoc & { documentName?: string }, movement: Movement, options: Options, user?: { readonly id: string }) => {
      // A module calls a hook of this name for something else.
      if (doc.documentName !== 'Token' || !here(doc)) return;
      const move = movementOf(doc, movement, options, false);
      const by = table.whoIs(user?.id);
      // This user's own, and nobody asked before: moves are held no longer.
      if (by === 'self' && asks(doc) && !met.delete(movement.id)) fails('veto');
      if (move !== undefined) moved({ ...move, ...(by === undefined ? {} : { by }) });
    });
    return;
  }
  followPlaces(on, { moved, passes, asks }, signal);
}

/** Of a movement of 13 and later. @param whole with what comes after its stops, which will be hooked again */
function movementOf(doc: TokenDoc, movement: Movement, options: Options, whole: boolean): Told | undefined {
  const { origin, passed, pending } = movement;
  const points: readonly Waypoint[] = [...passed.waypoints, ...(whole ? pending?.waypoints ?? [] : [])];
  if (points.length === 0) return undefined;
  const last = sure(points.at(-1));
  if (same(pair(origin), pair(last)) && points.length === 1) return undefined;
  const squares = table.every(doc, [origin, ...points]).map(pair);
  const from = pair(origin);
  const teleport = points.some(({ action }) => TELEPORTS.includes(action));
  const way = marker(options)?.way ?? (movement.method === 'undo' ? 'undo' : teleport ? 'placed' : METHODS[movement.method ?? '']);
  return { id: sure(movement.id, isText), of: sure(doc.id, isText), path: shortened(same(squares[0], from) ? squares : [from, ...squares]), ...(way === undefined ? {} : { way }) };
}

interface Ends {
  moved(move: Told): void;
  passes(move: Told): boolean;
  asks(doc: TokenDoc): boolean;
}
type Change = Readonly<Partial<Point>>;

/** 11 and 12: places change, and where a token came from is to be remembered: the live document follows its animation. */
function followPlaces(on: (name: string, heard: (...args: never[]) => unknown) => void, { moved, passes, asks }: Ends, signal: AbortSignal): void {
  const places = new Map<string, Pair>();
  /** This user's own moves on their way to the server. */
  const going = new Map<string, { readonly id: string; readonly to: Pair; readonly way: Way | undefined }>();
  let count = 0;
  let steered = -Infinity;
  addEventListener('keydown', ({ code }) => { if (STEERING.test(code)) steered = performance.now(); }, { signal, capture: true });

  const placeOf = (doc: TokenDoc): Pair => pair((doc._source ?? doc) as unknown as Point);
  const remember = (): void => { for (const { document: doc } of table.tokensHere()) places.set(doc.id, placeOf(doc)); };
  const wayOf = (options: Options): Way | undefined => optionsWay(options)
    ?? (table.dragging() ? 'drag' : performance.now() - steered < KEYS_MS ? 'keyboard' : undefined);
  const newId = (doc: TokenDoc): string => `${doc.id}.${Date.now().toString(36)}.${++count}`;

  remember();
  on('canvasReady', remember);
  on('createToken', (doc: TokenDoc) => { if (here(doc)) places.set(doc.id, placeOf(doc)); });
  on('preUpdateToken', (doc: TokenDoc, changed: Change, options: Options) => {
    if ((changed.x === undefined && changed.y === undefined) || !here(doc)) return undefined;
    const from = placeOf(doc);
    const to: Pair = [changed.x ?? from[0], changed.y ?? from[1]];
    if (same(from, to)) return undefined;
    follow('veto', () => undefined);
    const way = wayOf(options);
    const id = newId(doc);
    places.set(doc.id, from);
    going.set(doc.id, { id, to, way });
    if (!asks(doc) || marker(options) !== undefined || way === 'undo' || way === 'placed') return undefined;
    return passes({ id, of: doc.id, path: [from, to], by: 'self', ...(way === undefined ? {} : { way }) }) ? undefined : false;
  });
  on('updateToken', (doc: TokenDoc, changed: Change, options: Options, userId: string) => {
    if ((changed.x === undefined && changed.y === undefined) || !here(doc)) return;
    const from = places.get(doc.id);
    const now = from ?? placeOf(doc);
    const to: Pair = [changed.x ?? now[0], changed.y ?? now[1]];
    places.set(doc.id, to);
    if (from === undefined || same(from, to)) return;
    const by = table.whoIs(userId);
    const own = by === 'self' ? going.get(doc.id) : undefined;
    if (own !== undefined) going.delete(doc.id);
    // This user's own, and nobody asked before: moves are held no longer.
    else if (by === 'self' && asks(doc) && marker(options) === undefined) fails('veto');
    const mark = marker(options);
    const told = Array.isArray(mark?.path) ? shortened([...mark.path]) : undefined;
    const path = told !== undefined && same(told[0], from) && same(told.at(-1), to) ? told : [from, to];
    const way = own !== undefined && same(own.to, to) ? own.way : optionsWay(options);
    moved({ id: own?.id ?? newId(doc), of: doc.id, path, ...(by === undefined ? {} : { by }), ...(way === undefined ? {} : { way }) });
  });
}

/** How a move was made, as far as its options tell any client. */
const optionsWay = (options: Options): Way | undefined => marker(options)?.way
  ?? (options?.['isUndo'] === true ? 'undo' : options?.['teleport'] === true ? 'placed' : undefined);
