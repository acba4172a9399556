/**
 * The questions put to a live Foundry table, one accessor a fact; readScene.ts has those about what
 * stands still. The only file that names a Foundry global (beside the probe, which must stand
 * alone). Runs in the page's world. Nothing of the host is changed here: it is read, and heard;
 * act.ts does what the user has it do. Each reading stands in a try of its own, so that one that
 * breaks costs itself alone and is named in the notices. Names used here are checked against
 * fvtt-types in types/names.ts. Facts on versions: README.md.
 */
import {
  safeRead,
  broken,
  follow,
  isFlag,
  isNumber,
  isText,
  isThing,
  listOf,
  mustBe,
  unread,
} from '../common/safeRead.ts';
import { elsewhere, isParted, standsHere } from './levels.ts';
import { closedSheetOf, sheetOf } from './pick.ts';
import type {
  Canvas,
  ChatApi,
  Clone,
  Combat,
  Config,
  Game,
  HooksApi,
  Point,
  SentCamera,
  SentSheet,
  SentTokens,
  Ticker,
  Token,
  TokenDoc,
} from './live.ts';

// Lexical globals of the page: `window.game` is not to be relied on, and `typeof` guards against
// their absence.
declare const game: Game | undefined;
declare const canvas: Canvas | undefined;
declare const Hooks: HooksApi | undefined;
declare const ChatMessage: ChatApi | undefined;
declare const CONFIG: Config | undefined;
declare const foundry:
  | { readonly data?: { readonly operators?: { readonly ForcedDeletion?: new () => object } } }
  | undefined;

export const theGame = (): Game | undefined =>
  safeRead('game', () => (typeof game === 'undefined' ? undefined : mustBe(game, isThing)));
export const theCanvas = (): Canvas | undefined =>
  safeRead('canvas', () => (typeof canvas === 'undefined' ? undefined : mustBe(canvas, isThing)));
export const user = () => safeRead('user', () => theGame()?.user);

export const hooks = (): HooksApi | undefined =>
  safeRead('hooks', () =>
    typeof Hooks === 'undefined' || typeof Hooks.on !== 'function' ? undefined : Hooks,
  );
export const chat = (): ChatApi | undefined =>
  safeRead('chat', () => (typeof ChatMessage === 'undefined' ? undefined : ChatMessage));
/** What stands for "away with it" in an update, from 14 on; undefined: a key `-=name` does. */
export const deletion = (): object | undefined => {
  try {
    const Deletion =
      typeof foundry === 'undefined' ? undefined : foundry.data?.operators?.ForcedDeletion;
    return typeof Deletion === 'function' ? new Deletion() : undefined;
  } catch {
    return undefined;
  }
};
/** A map that is drawn is a world that is there. */
export const worldReady = (): boolean =>
  safeRead('game', () => theGame()?.ready === true) === true || mapReady();
export const mapReady = (): boolean =>
  safeRead('canvas', () => theCanvas()?.ready === true && isThing(theCanvas()?.scene)) === true;
/** Can it not even be told whether a map is shown? */
export const lost = (): boolean =>
  safeRead('canvas', () => {
    const c = theCanvas();
    return c !== undefined && isFlag(c.ready) && (isThing(c.scene) || c.scene === null);
  }) !== true;
/** Who is not certainly a master is none. */
export const isMaster = (): boolean =>
  safeRead('user', () => mustBe(mustBe(user()).isGM, isFlag)) === true;
const myId = (): string | undefined => safeRead('user', () => mustBe(user()?.id, isText));
export const connected = (): boolean | undefined =>
  follow('socket', () => mustBe(theGame()?.socket?.connected, isFlag));
export const mapId = (): string =>
  safeRead('scene', () => mustBe(theCanvas()?.scene?.id, isText)) ?? '';
export const generation = (): number =>
  safeRead('version', () => {
    const told = theGame()?.release?.generation;
    return isNumber(told) ? told : Number.parseInt(mustBe(theGame()?.version, isText), 10);
  }) ?? Number.NaN;

/**
 * The keys that the host and its modules use now: modifiers, then the key's place. A host that does
 * not tell has none.
 */
export function hostKeys(): string[] {
  try {
    return [...(theGame()?.keybindings?.bindings?.values() ?? [])]
      .flat()
      .map(({ key, modifiers }) => [...(modifiers ?? []), key].join('+'));
  } catch {
    return [];
  }
}

// ── The screen ──

/** `app.view` in PIXI 7 (11–13); `app.canvas` in PIXI 8 (none of them, kept for later ones). */
export const view = (): HTMLElement | undefined =>
  safeRead('camera', () =>
    mustBe(
      theCanvas()?.app?.view ?? theCanvas()?.app?.canvas,
      (it) => typeof it.getBoundingClientRect === 'function',
    ),
  );
export const ticker = (): Ticker | undefined =>
  safeRead('camera', () => mustBe(theCanvas()?.app?.ticker, (it) => typeof it.add === 'function'));

/**
 * The matrix that the last frame was drawn with; client pixels need the canvas's place on the page
 * besides.
 */
export function camera({ x, y, width, height }: DOMRect): SentCamera | undefined {
  return follow('camera', () => {
    const m = mustBe(theCanvas()?.stage?.worldTransform);
    mustBe(
      m,
      ({ a, b, c, d, tx, ty }) =>
        Number.isFinite(a) &&
        Number.isFinite(b) &&
        Number.isFinite(c) &&
        Number.isFinite(d) &&
        Number.isFinite(tx) &&
        Number.isFinite(ty),
    );
    return [m.a, m.b, m.c, m.d, x + m.tx, y + m.ty, x, y, width, height];
  });
}

// ── Who is there ──

/** Pixels on a side of a cell; NaN where that is not told. */
export const gridSize = (): number => theCanvas()?.dimensions?.size ?? NaN;

/** The tokens of this map, whether this user may know of them or not. */
export const tokensHere = (): readonly Token[] =>
  (safeRead('tokens', () => mustBe(theCanvas()?.tokens?.placeables, Array.isArray)) ?? []).filter(
    (token) =>
      safeRead(
        'tokens',
        () => token.isPreview !== true && isText(mustBe(token.document.id, isText)),
      ) === true,
  );
export const tokenOf = (id: string): Token | undefined =>
  tokensHere().find((t) => t.document.id === id);

/**
 * The drawn tokens that this user may know of: the master all, a player those that his map shows;
 * in doubt it is hidden.
 */
export const tokensDrawn = (): Token[] => {
  const master = isMaster();
  return tokensHere().filter(
    (token) =>
      master ||
      safeRead(
        'visibility',
        () => !mustBe(token.document.hidden, isFlag) && mustBe(token.isVisible, isFlag),
      ) === true,
  );
};
/** Those of the level that is drawn, and of its floor: neighbors of one another. */
export const tokensSeen = (): Token[] =>
  tokensDrawn().filter(({ document }) => standsHere(document) && !isParted(document));

/**
 * The host's own test: does a wall stop a movement between two points of the map? Undefined: it has
 * none.
 */
export function collisions(): ((from: Point, to: Point) => boolean) | undefined {
  const backend = typeof CONFIG === 'undefined' ? undefined : CONFIG.Canvas?.polygonBackends?.move;
  if (typeof backend?.testCollision !== 'function') return undefined;
  const level = theCanvas()?.level;
  return (from, to) =>
    backend.testCollision?.(from, to, {
      type: 'move',
      mode: 'any',
      ...(level != null && { level }),
    }) === true;
}

/** Ids of all masters of this world, whoever is here. */
export const mastersHere = (): string[] =>
  safeRead('users', () =>
    listOf(theGame()?.users)
      .filter((u) => u.isGM === true && isText(u.id))
      .map(({ id }) => id),
  ) ?? [];

/** A user of this world, and whether they may act for a token: its owner, or a master. */
export function posterOf(
  id: string | undefined,
  token: Token,
): { name: string; may: boolean } | undefined {
  return safeRead('users', () => {
    const found = listOf(theGame()?.users).find((u) => u.id === id);
    return found === undefined
      ? undefined
      : {
          name: isText(found.name) ? found.name.slice(0, 300) : '',
          may: found.isGM === true || token.actor?.testUserPermission?.(found, 'OWNER') === true,
        };
  });
}

/**
 * Who gives an id among the table's users: this user, a master, another player; undefined for
 * nobody known.
 */
export const whoIs = (id: string | undefined): 'self' | 'master' | 'other' | undefined => {
  const me = myId();
  if (!isText(id) || id === '' || me === undefined) return undefined;
  if (id === me) return 'self';
  return follow('users', () => {
    const found = listOf(theGame()?.users).find((u) => u.id === id);
    return found === undefined ? undefined : mustBe(found.isGM, isFlag) ? 'master' : 'other';
  });
};

/**
 * May this user know that the token came this way? A player sees his own; of others he is told what
 * his map shows from the first place to the last, and nothing where that cannot be asked.
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
  return path.every(
    ([x, y]) =>
      sight?.testVisibility?.(
        { x: x + (width * size) / 2, y: y + (height * size) / 2 },
        { object: token },
      ) === true,
  );
}

const OWNER_MODES: readonly number[] = [20, 40];
const SHOWN_MODES: readonly number[] = [30, 50];
/** The name on the map: Foundry shows it to all, to owners, or to the master alone. */
const nameOf = (doc: TokenDoc): string | null => {
  const shown =
    isMaster() ||
    SHOWN_MODES.includes(mustBe(doc.displayName, isNumber)) ||
    (doc.isOwner === true && OWNER_MODES.includes(doc.displayName));
  return shown ? mustBe(doc.name, isText) : null;
};

/**
 * The committed places. During the animation of a move `x` and `y` of token and document lag
 * behind; `_source` does not, and what a hook said has changed is newer still.
 */
export function tokens(changed: ReadonlyMap<string, object>): SentTokens {
  broken.clear();
  const seen = tokensSeen();
  const shown = new Set(seen.map((t) => t.document.id));
  const list = seen.flatMap(
    (token) =>
      safeRead('tokens', () => {
        const doc = token.document;
        const now = { ...mustBe(doc._source ?? doc, isThing), ...changed.get(doc.id) } as TokenDoc;
        // Null: nobody stands behind it.
        const actor = safeRead('actors', () =>
          token.actor === null ? null : mustBe(token.actor, isThing),
        );
        // What may be hidden from players is taken as hidden.
        const hidden = safeRead('visibility', () => mustBe(doc.hidden, isFlag)) ?? true;
        return [
          {
            id: doc.id,
            name: safeRead('names', () => nameOf(doc)) ?? null,
            x: now.x,
            y: now.y,
            width: now.width,
            height: now.height,
            shape: now.shape ?? now.hexagonalShape ?? null,
            elevation: now.elevation,
            disposition: doc.disposition,
            ...(hidden ? { hidden } : {}),
            ...(!isMaster() && safeRead('owners', () => mustBe(doc.isOwner, isFlag)) === true
              ? { mine: true }
              : {}),
            actor: actor != null,
            statuses:
              safeRead('statuses', () =>
                actor == null ? [] : listOf(actor.statuses).map((status) => mustBe(status, isText)),
              ) ?? [],
          },
        ];
      }) ?? [],
  );
  const others = safeRead('combat', () => elsewhere(fightOf()?.turns ?? [], nameOf)) ?? [];
  for (const { id } of others) shown.add(id);
  const fight = safeRead('combat', () => combat(shown)) ?? null;
  // Looked at all the time: here they are named.
  selection();
  targets();
  view();
  ticker();
  return { map: mapId(), tokens: list, elsewhere: others, combat: fight, broken: unread() };
}

/** The fight on this map. Throws where that cannot be told. */
function fightOf(): Combat | null {
  const g = theGame();
  const fight = g?.combat;
  // None is null; one that is gone from the game was renamed.
  if (fight == null && (g === undefined || 'combat' in g)) return null;
  const { scene } = mustBe(fight, isThing);
  return scene != null && mustBe(scene.id, isText) !== mapId() ? null : (fight as Combat);
}
export const fightHere = (): Combat | null => safeRead('combat', fightOf) ?? null;

const notesIn = (fight: Pick<Combat, 'flags'> | null | undefined): [string, unknown][] =>
  Object.entries(
    safeRead('flags', () => mustBe(fight?.flags?.['world']?.['quadretto'] ?? {}, isThing)) ?? {},
  );

/** Notes that somebody else put under a master's key, as they stood then. */
const foreign = new Map<string, unknown>();
/** An update of a fight's flags, by this user's id. */
export function noted(changes: unknown, by: unknown): void {
  for (const [key, note] of notesIn(changes as Pick<Combat, 'flags'>)) {
    if (key === by) foreign.delete(key);
    else foreign.set(key, note);
  }
}

/**
 * Our flags on the fight, as far as they are text: those that a master, who alone may write there,
 * wrote under their own id.
 */
export const notes = (): Record<string, string> =>
  Object.fromEntries(
    notesIn(fightHere()).filter((entry): entry is [string, string] => {
      const [key, note] = entry;
      const by = whoIs(key);
      return (
        isText(note) &&
        (by === 'master' || (by === 'self' && isMaster())) &&
        foreign.get(key) !== note
      );
    }),
  );

function combat(shown: ReadonlySet<string>): SentTokens['combat'] {
  const fight = fightOf();
  if (fight === null) return null;
  const turns = mustBe(fight.turns, Array.isArray).map((c) => {
    const id = c.tokenId === null ? null : mustBe(c.tokenId, isText);
    const known =
      id !== null &&
      shown.has(id) &&
      (isMaster() || safeRead('combat', () => mustBe(c.hidden, isFlag)) === false);
    return {
      token: known ? id : null,
      defeated: known && safeRead('defeated', () => mustBe(c.isDefeated, isFlag)) === true,
    };
  });
  return {
    id: mustBe(fight.id, isText),
    round: mustBe(fight.round, isNumber),
    turn: fight.turn === null ? null : mustBe(fight.turn, isNumber),
    turns,
  };
}

/**
 * May this user open the sheet behind a token? Below OBSERVER he may not; "limited" shows a
 * portrait and no numbers.
 */
export const sheetOpen = ({ actor }: Token): boolean =>
  isMaster() ||
  safeRead('permission', () => actor?.testUserPermission?.(user(), 'OBSERVER')) === true;

export const systemId = (): string =>
  safeRead('system', () => mustBe(theGame()?.system?.id, isText)) ?? '';

/**
 * One token's character sheet: its own actor, which for an unlinked token is not the directory's.
 * `unread` names what of it could not be read.
 */
export function sheet(token: Token): SentSheet | undefined {
  const before = new Set(broken);
  broken.clear();
  const of = token.document.id;
  const actor = safeRead('actors', () => token.actor);
  const open = actor != null && sheetOpen(token);
  const told =
    actor == null
      ? undefined
      : safeRead('sheets', () =>
          open
            ? sheetOf(mustBe(actor, isThing))
            : closedSheetOf(mustBe(actor, isThing), systemId()),
        );
  const missing = [...broken];
  for (const name of before) broken.add(name);
  if (told !== undefined) return { of, ...told, unread: missing };
  if (missing.length === 0) return undefined;
  return open
    ? {
        of,
        open,
        type: null,
        character: null,
        kind: null,
        system: {},
        items: null,
        unread: missing,
      }
    : { of, open: false, unread: missing };
}

// ── What this user does ──

const ids = (list: Iterable<Token> | undefined): string[] =>
  listOf(list).map((t) => mustBe(t.document.id, isText));
export const selection = (): string[] =>
  safeRead('selection', () => ids(theCanvas()?.tokens?.controlled)) ?? [];
export const targets = (): string[] => safeRead('targets', () => ids(user()?.targets)) ?? [];

/** When this user last held a token, as performance.now() tells it. */
let held = -Infinity;
const SINCE_MS = 500;
/** Does this user drag, or did he let go just now? */
export const dragging = (): boolean => drag() !== null || performance.now() - held < SINCE_MS;

/**
 * The token this user drags: Foundry moves a clone of it and leaves the token itself where it
 * stands.
 */
export function drag(): { of: string; x: number; y: number; via?: [number, number][] } | null {
  return (
    follow('drag', () => {
      const clones = mustBe(theCanvas()?.tokens?.preview?.children, Array.isArray).filter(
        (c) => !isPlacement(c),
      );
      if (clones.length === 0) return null;
      const { _original: original, document } = mustBe(
        clones.find((c): c is Clone => c.isPreview === true && c._original != null),
      );
      held = performance.now();
      const plan = planned(mustBe(original));
      return {
        of: mustBe(original?.document.id, isText),
        x: mustBe(document.x, isNumber),
        y: mustBe(document.y, isNumber),
        ...(plan === undefined ? {} : { via: plan }),
      };
    }) ?? null
  );
}

/**
 * A preview of no token: a new one that is being put on the map. A clone has the id of the token
 * that it is of.
 */
const isPlacement = ({ _original, document }: Partial<Clone>): boolean =>
  _original == null &&
  isThing(document) &&
  (document.id == null || tokenOf(document.id) === undefined);

/** Every square of a path, where the host knows them. */
export function every(doc: TokenDoc, points: readonly Point[]): readonly Point[] {
  try {
    return mustBe(
      doc.getCompleteMovementPath?.(points),
      (all) => all.length > 0 && all.every(({ x, y }) => isNumber(x) && isNumber(y)),
    );
  } catch {
    return points;
  }
}

/**
 * 13 and later: the path that the core ruler will take, square by square, where it can be found;
 * else the trail of the clone serves. A path that is still being searched, or ends before an
 * unreachable waypoint, is not the whole.
 */
function planned(token: Token): [number, number][] | undefined {
  const id = myId();
  const plan = id === undefined ? undefined : token._plannedMovement?.[id];
  if (plan?.searching === true || (plan?.unreachableWaypoints?.length ?? 0) > 0) return undefined;
  const path = plan?.foundPath;
  const sound = (all: readonly (Point | null | undefined)[]): all is readonly Point[] =>
    all.length > 1 && all.every((p) => isNumber(p?.x) && isNumber(p?.y));
  return Array.isArray(path) && sound(path)
    ? every(token.document, path).map(({ x, y }): [number, number] => [x, y])
    : undefined;
}
