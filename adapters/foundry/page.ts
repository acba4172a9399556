/**
 * The questions put to a live Foundry table, one accessor a fact: the only file that names a Foundry global (beside the
 * probe, which must stand alone). Runs in the page's world. Nothing of the host is changed: it is read, and heard; a
 * whisper alone is said, when the user presses its button.
 * Each reading stands in a try of its own, so that one that breaks costs itself alone and is named in the notices.
 * Names used here are checked against fvtt-types in types/names.ts. Facts on versions: README.md.
 */
import { ask, broken } from '../common/ask.ts';
import { branches, sheetOf } from './pick.ts';
import type {
  Canvas, ChatApi, Clone, Game, HooksApi, Region, SentCamera, SentGround, SentSheet, SentTokens, Ticker, Token, TokenDoc, Wall,
} from './live.ts';

// Lexical globals of the page: `window.game` is not to be relied on, and `typeof` guards against their absence.
declare const game: Game | undefined;
declare const canvas: Canvas | undefined;
declare const Hooks: HooksApi | undefined;
declare const ChatMessage: ChatApi | undefined;

const theGame = (): Game | undefined => (typeof game === 'undefined' ? undefined : game);
const theCanvas = (): Canvas | undefined => (typeof canvas === 'undefined' ? undefined : canvas);
const user = () => theGame()?.user;

export const hooks = (): HooksApi | undefined => (typeof Hooks === 'undefined' ? undefined : Hooks);
export const worldReady = (): boolean => theGame()?.ready === true;
export const mapReady = (): boolean => theCanvas()?.ready === true && theCanvas()?.scene != null;
export const isMaster = (): boolean => user()?.isGM === true;
export const connected = (): boolean | undefined => ask('socket', () => theGame()?.socket?.connected) ?? undefined;
export const mapId = (): string => String(theCanvas()?.scene?.id ?? '');

// ── The screen ──

/** `app.view` in PIXI 7 (11–13); `app.canvas` in PIXI 8 (none of them, kept for later ones). */
export const view = (): HTMLElement | undefined => ask('view', () => theCanvas()?.app?.view ?? theCanvas()?.app?.canvas);
export const ticker = (): Ticker | undefined => ask('ticker', () => theCanvas()?.app?.ticker);

/** The matrix that the last frame was drawn with; client pixels need the canvas's place on the page besides. */
export function camera({ x, y, width, height }: DOMRect): SentCamera | undefined {
  return ask('camera', () => {
    const m = theCanvas()?.stage?.worldTransform;
    return m && [m.a, m.b, m.c, m.d, x + m.tx, y + m.ty, x, y, width, height];
  });
}

// ── What stands still ──

export function ground(explored: Map<unknown, string>): SentGround {
  broken.clear();
  const g = theGame();
  const c = theCanvas();
  const scene = c?.scene;
  const dims = ask('dimensions', () => c?.dimensions);
  // 12 and later: `scene.grid` is an object with methods, its numbers the same; `_source` holds the bare ones in all.
  const grid = ask('grid', () => scene?._source?.grid ?? scene?.grid);
  const generation = ask('version', () => g?.release?.generation ?? Number.parseInt(g?.version ?? '', 10));
  return {
    map: mapId(),
    generation: generation ?? null,
    version: String(ask('version', () => g?.version ?? g?.release?.version) ?? '?'),
    system: String(ask('system', () => g?.system?.id) ?? ''),
    world: String(ask('world', () => g?.world?.id) ?? ''),
    gm: isMaster(),
    grid: { type: grid?.type ?? null, size: grid?.size ?? null, distance: grid?.distance ?? null, units: grid?.units ?? null },
    rect: { x: dims?.sceneX ?? null, y: dims?.sceneY ?? null, width: dims?.sceneWidth ?? null, height: dims?.sceneHeight ?? null },
    walls: ask('walls', () => walls(explored)) ?? [],
    terrain: [...(ask('regions', regions) ?? []), ...(ask('terrain', layerTerrain) ?? [])],
    broken: [...broken],
  };
}

/** A player is told of the walls that his own map shows: those with a side in explored ground. */
function walls(explored: Map<unknown, string>): SentGround['walls'] {
  const list = theCanvas()?.walls?.placeables ?? [];
  const fog = !isMaster() && theCanvas()?.scene?.tokenVision === true ? theCanvas()?.fog : undefined;
  return list.flatMap(({ document: w }) => {
    const c = [...w.c].slice(0, 4);
    if (c.length !== 4) return [];
    if (fog?.isPointExplored !== undefined && explored.get(w) !== c.join()) {
      if (!besides(c).some((point) => fog.isPointExplored?.(point) === true)) return [];
      explored.set(w, c.join());
    }
    return [{ c, move: w.move, sight: w.sight, dir: w.dir, door: doorOf(w), ds: w.ds }];
  });
}

/** Both sides of a wall, near its middle and near its ends, in canvas pixels. */
function besides([x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): { x: number; y: number }[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 8, (dx / length) * 8];
  return [0.1, 0.5, 0.9].flatMap((t) => [1, -1].map((side) => ({ x: x0 + dx * t + nx * side, y: y0 + dy * t + ny * side })));
}

const SECRET_DOOR = 2;
const OPEN = 1;
/** A player never hears of a secret door: shut, it is a wall like another; open, the way is open to the eye as well. */
const doorOf = (w: Wall): number => (!isMaster() && w.door === SECRET_DOOR && w.ds !== OPEN ? 0 : w.door);

const MASTERS_ONLY = 1;
/** 13 and later: regions that make walking dearer. 12 has regions without a cost. */
function regions(): SentGround['terrain'] {
  const list: Iterable<Region> = theCanvas()?.scene?.regions ?? [];
  return [...list].flatMap((region) => {
    if (!isMaster() && (region.visibility === MASTERS_ONLY || region.hidden === true)) return [];
    const { bottom, top } = region.elevation ?? {};
    if ((bottom ?? -Infinity) > 0 || (top ?? Infinity) < 0) return [];
    const costs = [...(region.behaviors ?? [])].flatMap((b) =>
      (b.type === 'modifyMovementCost' && b.disabled !== true ? [b.system?.difficulties?.['walk']] : []));
    const factor = Math.max(0, ...costs.filter((n): n is number => typeof n === 'number' && Number.isFinite(n)));
    return factor > 1 ? [{ factor, shapes: branches(region, ['shapes'])['shapes'] }] : [];
  });
}

/** The module Enhanced Terrain Layer (11 and before, kept in the scene's flags). */
function layerTerrain(): SentGround['terrain'] {
  const flags = theCanvas()?.scene?.flags?.['enhanced-terrain-layer'];
  if (typeof flags !== 'object' || flags === null) return [];
  return Object.entries(flags as Record<string, Record<string, unknown>>).flatMap(([key, t]) => {
    if (!key.startsWith('terrain') || (t['hidden'] === true && !isMaster())) return [];
    const { x, y, width, height, points, multiple } = t as Record<string, number> & { points?: unknown };
    const ring = Array.isArray(points) ? (points as unknown[]).flat().map(Number) : [];
    const shape = ring.length >= 6
      ? { type: 'polygon', points: ring.map((n, i) => n + ((i % 2 === 0 ? x : y) ?? 0)) }
      : { type: 'rectangle', x, y, width, height };
    return [{ factor: Number(multiple), shapes: [shape] }];
  });
}

// ── Who is there ──

/** The tokens this user may know of: the master all, a player those that his map shows. */
export const tokensSeen = (): Token[] => (ask('tokens', () => theCanvas()?.tokens?.placeables) ?? []).filter((token) =>
  token.isPreview !== true && (isMaster() || ask('visibility', () => !token.document.hidden && token.isVisible) === true));

const OWNER_MODES: readonly number[] = [20, 40];
const SHOWN_MODES: readonly number[] = [30, 50];
/** The name on the map: Foundry shows it to all, to owners, or to the master alone. */
const nameOf = (doc: TokenDoc): string | null =>
  isMaster() || SHOWN_MODES.includes(doc.displayName) || (doc.isOwner && OWNER_MODES.includes(doc.displayName)) ? doc.name : null;

/**
 * The committed places. During the animation of a move `x` and `y` of token and document lag behind; `_source` does
 * not, and what a hook said has changed is newer still.
 */
export function tokens(changed: ReadonlyMap<string, object>): SentTokens {
  broken.clear();
  const seen = tokensSeen();
  const shown = new Set(seen.map((t) => t.document.id));
  const list = seen.flatMap((token) => ask('tokens', () => {
    const doc = token.document;
    const now = { ...(doc._source ?? doc), ...changed.get(doc.id) } as TokenDoc;
    const actor = ask('actors', () => token.actor);
    return [{
      id: doc.id, name: ask('names', () => nameOf(doc)) ?? null,
      x: now.x, y: now.y, width: now.width, height: now.height, elevation: now.elevation, disposition: doc.disposition,
      ...(doc.hidden ? { hidden: true } : {}),
      actor: actor != null,
      statuses: ask('statuses', () => [...(actor?.statuses ?? [])].map(String)) ?? [],
    }];
  }) ?? []);
  return { map: mapId(), tokens: list, combat: ask('combat', () => combat(shown)) ?? null, broken: [...broken] };
}

function combat(shown: ReadonlySet<string>): SentTokens['combat'] {
  const fight = theGame()?.combat;
  if (fight == null || (fight.scene != null && fight.scene.id !== mapId())) return null;
  const turns = fight.turns.map((c) => {
    const known = (isMaster() || c.hidden !== true) && c.tokenId != null && shown.has(c.tokenId);
    return { token: known ? c.tokenId : null, defeated: known && c.isDefeated === true };
  });
  return { round: fight.round, turn: fight.turn ?? null, turns };
}

/** One token's character sheet: its own actor, which for an unlinked token is not the directory's. */
export function sheet(token: Token): SentSheet | undefined {
  return ask('sheets', () => {
    const actor = token.actor;
    if (actor == null) return undefined;
    const open = isMaster() || ask('permission', () => actor.testUserPermission?.(user(), 'OBSERVER')) === true;
    return { of: token.document.id, ...sheetOf(actor, open) };
  });
}

// ── What this user does ──

const ids = (list: Iterable<Token> | undefined): string[] => [...(list ?? [])].map((t) => t.document.id);
export const selection = (): string[] => ask('selection', () => ids(theCanvas()?.tokens?.controlled)) ?? [];
export const targets = (): string[] => ask('targets', () => ids(user()?.targets)) ?? [];

/** The token this user drags: Foundry moves a clone of it and leaves the token itself where it stands. */
export function drag(): { of: string; x: number; y: number; via?: [number, number][] } | null {
  return ask('drag', () => {
    const clones = theCanvas()?.tokens?.preview?.children ?? [];
    const clone = clones.find((c): c is Clone => c.isPreview === true && c._original !== undefined);
    if (clone?._original === undefined) return null;
    const of = clone._original.document.id;
    const plan = planned(clone._original);
    return { of, x: clone.document.x, y: clone.document.y, ...(plan === undefined ? {} : { via: plan }) };
  }) ?? null;
}

/** 13 and later: the way that the core ruler would take, where it can be found; else the trail of the clone serves. */
function planned(token: Token): [number, number][] | undefined {
  const id = user()?.id;
  const plan = id === undefined ? undefined : token._plannedMovement?.[id];
  const path = plan?.foundPath;
  return Array.isArray(path) && path.length > 1 ? path.map((p): [number, number] => [p.x, p.y]) : undefined;
}

// ── What this user says ──

/** The chat takes HTML: what could be read as such is no text of ours. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whispers to this user (`self`) or to the masters (`gm`). False: nobody to hear it, or the host did not take it. */
export async function whisper(text = '', to = ''): Promise<boolean> {
  const me = user()?.id;
  if (typeof ChatMessage === 'undefined' || me === undefined || text === '') return false;
  const masters = (): readonly { readonly id: string }[] => ChatMessage.getWhisperRecipients?.('GM') ?? [...theGame()?.users ?? []].filter(({ isGM }) => isGM);
  const hearers = to === 'gm' ? masters().map(({ id }) => id) : to === 'self' ? [me] : [];
  return hearers.length > 0 && await ChatMessage.create({ content: escaped(text), whisper: hearers }) != null;
}
