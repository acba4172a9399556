/**
 * The questions put to a live Foundry table, one accessor a fact; still.ts has those about what stands still. The only file
 * that names a Foundry global (beside the probe, which must stand alone). Runs in the page's world. Nothing of the host is
 * changed here: it is read, and heard; act.ts does what the user has it do.
 * Each reading stands in a try of its own, so that one that breaks costs itself alone and is named in the notices.
 * Names used here are checked against fvtt-types in types/names.ts. Facts on versions: README.md.
 */
import { ask, broken } from '../common/ask.ts';
import { sheetOf } from './pick.ts';
import type {
  Canvas, ChatApi, Clone, Combat, Game, HooksApi, SentCamera, SentSheet, SentTokens, Ticker, Token, TokenDoc,
} from './live.ts';

// Lexical globals of the page: `window.game` is not to be relied on, and `typeof` guards against their absence.
declare const game: Game | undefined;
declare const canvas: Canvas | undefined;
declare const Hooks: HooksApi | undefined;
declare const ChatMessage: ChatApi | undefined;

export const theGame = (): Game | undefined => (typeof game === 'undefined' ? undefined : game);
export const theCanvas = (): Canvas | undefined => (typeof canvas === 'undefined' ? undefined : canvas);
export const user = () => theGame()?.user;

export const hooks = (): HooksApi | undefined => (typeof Hooks === 'undefined' ? undefined : Hooks);
export const chat = (): ChatApi | undefined => (typeof ChatMessage === 'undefined' ? undefined : ChatMessage);
export const worldReady = (): boolean => theGame()?.ready === true;
export const mapReady = (): boolean => theCanvas()?.ready === true && theCanvas()?.scene != null;
export const isMaster = (): boolean => user()?.isGM === true;
export const connected = (): boolean | undefined => ask('socket', () => theGame()?.socket?.connected) ?? undefined;
export const mapId = (): string => String(theCanvas()?.scene?.id ?? '');
export const generation = (): number => {
  const g = theGame();
  return ask('version', () => g?.release?.generation ?? Number.parseInt(g?.version ?? '', 10)) ?? Number.NaN;
};

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

// ── Who is there ──

/** The tokens of this map, whether this user may know of them or not. */
export const tokensHere = (): readonly Token[] => ask('tokens', () => theCanvas()?.tokens?.placeables) ?? [];
export const tokenOf = (id: string): Token | undefined => tokensHere().find((t) => t.document.id === id);

/** The tokens this user may know of: the master all, a player those that his map shows. */
export const tokensSeen = (): Token[] => tokensHere().filter((token) =>
  token.isPreview !== true && (isMaster() || ask('visibility', () => !token.document.hidden && token.isVisible) === true));

/** Who gives an id among the table's users: this user, a master, another player; undefined for nobody known. */
export const whoIs = (id: string | undefined): 'self' | 'master' | 'other' | undefined => {
  if (id === undefined || id === '') return undefined;
  if (id === user()?.id) return 'self';
  const found = ask('users', () => [...theGame()?.users ?? []].find((u) => u.id === id));
  return found === undefined ? undefined : found.isGM ? 'master' : 'other';
};

/**
 * May this user know that the token came this way? A player sees his own; of others he is told what his map shows from
 * the first place to the last, and nothing where that cannot be asked.
 */
export function watched(id: string, path: readonly (readonly [x: number, y: number])[]): boolean {
  const token = tokenOf(id);
  if (token === undefined) return false;
  if (isMaster() || token.document.isOwner) return true;
  if (token.document.hidden || !token.isVisible) return false;
  const c = theCanvas();
  const sight = c?.visibility ?? c?.effects?.visibility;
  const { width, height } = token.document;
  const size = c?.dimensions?.size ?? 0;
  return path.every(([x, y]) => sight?.testVisibility?.({ x: x + (width * size) / 2, y: y + (height * size) / 2 }, { object: token }) === true);
}

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
      x: now.x, y: now.y, width: now.width, height: now.height, shape: now.shape ?? now.hexagonalShape ?? null, elevation: now.elevation, disposition: doc.disposition,
      ...(doc.hidden ? { hidden: true } : {}),
      ...(!isMaster() && ask('owners', () => doc.isOwner) === true ? { mine: true } : {}),
      actor: actor != null,
      statuses: ask('statuses', () => [...(actor?.statuses ?? [])].map(String)) ?? [],
    }];
  }) ?? []);
  return { map: mapId(), tokens: list, combat: ask('combat', () => combat(shown)) ?? null, broken: [...broken] };
}

/** The fight on this map. */
export function fightHere(): Combat | null {
  const fight = theGame()?.combat;
  return fight == null || (fight.scene != null && fight.scene.id !== mapId()) ? null : fight;
}

/** Our flags on the fight, as far as they are text. */
export const notes = (): Record<string, string> => Object.fromEntries(
  Object.entries(ask('flags', () => fightHere()?.flags?.['world']?.['quadretto']) ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
);

function combat(shown: ReadonlySet<string>): SentTokens['combat'] {
  const fight = fightHere();
  if (fight === null) return null;
  const turns = fight.turns.map((c) => {
    const known = (isMaster() || c.hidden !== true) && c.tokenId != null && shown.has(c.tokenId);
    return { token: known ? c.tokenId : null, defeated: known && c.isDefeated === true };
  });
  return { id: fight.id, round: fight.round, turn: fight.turn ?? null, turns };
}

/** May this user open the sheet behind a token? */
export const sheetOpen = ({ actor }: Token): boolean => isMaster() || ask('permission', () => actor?.testUserPermission?.(user(), 'OBSERVER')) === true;

/** One token's character sheet: its own actor, which for an unlinked token is not the directory's. */
export function sheet(token: Token): SentSheet | undefined {
  return ask('sheets', () => {
    const actor = token.actor;
    if (actor == null) return undefined;
    return { of: token.document.id, ...sheetOf(actor, sheetOpen(token)) };
  });
}

// ── What this user does ──

const ids = (list: Iterable<Token> | undefined): string[] => [...(list ?? [])].map((t) => t.document.id);
export const selection = (): string[] => ask('selection', () => ids(theCanvas()?.tokens?.controlled)) ?? [];
export const targets = (): string[] => ask('targets', () => ids(user()?.targets)) ?? [];

/** When this user last held a token, as performance.now() tells it. */
let held = -Infinity;
const SINCE_MS = 500;
/** Does this user drag, or did he let go just now? */
export const dragging = (): boolean => drag() !== null || performance.now() - held < SINCE_MS;

/** The token this user drags: Foundry moves a clone of it and leaves the token itself where it stands. */
export function drag(): { of: string; x: number; y: number; via?: [number, number][] } | null {
  return ask('drag', () => {
    const clones = theCanvas()?.tokens?.preview?.children ?? [];
    const clone = clones.find((c): c is Clone => c.isPreview === true && c._original !== undefined);
    if (clone?._original === undefined) return null;
    held = performance.now();
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
