/**
 * Reads a live Foundry table, one accessor for each fact, and for players only the tokens that they
 * can see. readScene.ts reads walls and ground. No other file names a Foundry global, except the
 * probe, which must not import anything. Runs in the page's world. It does not change the host;
 * act.ts carries out commands. Each read has its own try block: if a read throws, only its own fact
 * is lost, and a notice names it. types/names.ts checks the names used here against fvtt-types.
 * Facts about versions: README.md.
 */
import {
  safeRead,
  broken,
  follow,
  isFlag,
  isNumber,
  isText,
  isThing,
  arrayOf,
  mustBe,
  unreadFacts,
} from '../common/safeRead.ts';
import { elsewhere, isParted, standsHere } from './levels.ts';
import { closedSheetOf, openSheetData } from './pick.ts';
import { movingOfAction, waysAlong } from './waysOfMoving.ts';
import type { Moving } from '../../src/board/vocabulary.ts';
import { isTyped } from './things.ts';
import type {
  Actor,
  FoundryCanvas,
  ChatApi,
  Clone,
  Combat,
  Config,
  FoundryGame,
  HooksApi,
  MovementActions,
  FoundryPoint,
  Sent,
  SentCamera,
  SentSheet,
  SentTokens,
  Ticker,
  FoundryToken,
  TokenDoc,
  Waypoint,
} from './live.ts';

// Lexical globals of the page. `window.game` is not reliable, and `typeof` allows for globals that
// are absent.
declare const game: FoundryGame | undefined;
declare const canvas: FoundryCanvas | undefined;
declare const Hooks: HooksApi | undefined;
declare const ChatMessage: ChatApi | undefined;
declare const CONFIG: Config | undefined;
declare const foundry:
  | { readonly data?: { readonly operators?: { readonly ForcedDeletion?: new () => object } } }
  | undefined;

export const theGame = (): FoundryGame | undefined =>
  safeRead('game', () => (typeof game === 'undefined' ? undefined : mustBe(game, isThing)));
export const theCanvas = (): FoundryCanvas | undefined =>
  safeRead('canvas', () => (typeof canvas === 'undefined' ? undefined : mustBe(canvas, isThing)));
export const user = () => safeRead('user', () => theGame()?.user);

export const hooks = (): HooksApi | undefined =>
  safeRead('hooks', () =>
    typeof Hooks === 'undefined' || typeof Hooks.on !== 'function' ? undefined : Hooks,
  );
export const chat = (): ChatApi | undefined =>
  safeRead('chat', () => (typeof ChatMessage === 'undefined' ? undefined : ChatMessage));
/**
 * The value that deletes a key in an update (Foundry 14 and later); undefined in earlier versions,
 * where an entry `-=name` deletes the key `name`.
 */
export const deletion = (): object | undefined => {
  try {
    const Deletion =
      typeof foundry === 'undefined' ? undefined : foundry.data?.operators?.ForcedDeletion;
    return typeof Deletion === 'function' ? new Deletion() : undefined;
  } catch {
    return undefined;
  }
};
/** Is the world loaded? A drawn map also proves it. */
export const worldReady = (): boolean =>
  safeRead('game', () => theGame()?.ready === true) === true || mapReady();
export const mapReady = (): boolean =>
  safeRead('canvas', () => theCanvas()?.ready === true && isThing(theCanvas()?.scene)) === true;
/** Does the page lack the facts that tell whether a map is shown? */
export const lost = (): boolean =>
  safeRead('canvas', () => {
    const c = theCanvas();
    return c !== undefined && isFlag(c.ready) && (isThing(c.scene) || c.scene === null);
  }) !== true;
/** Is this user a game master? If that cannot be read, the user counts as a player. */
export const isMaster = (): boolean =>
  safeRead('user', () => mustBe(mustBe(user()).isGM, isFlag)) === true;
const myId = (): string | undefined => safeRead('user', () => mustBe(user()?.id, isText));
export const connected = (): boolean | undefined =>
  follow('socket', () => mustBe(theGame()?.socket?.connected, isFlag));
export const drawnScene = (): string =>
  safeRead('scene', () => mustBe(theCanvas()?.scene?.id, isText)) ?? '';
export const generation = (): number =>
  safeRead('version', () => {
    const reported = theGame()?.release?.generation;
    return isNumber(reported) ? reported : Number.parseInt(mustBe(theGame()?.version, isText), 10);
  }) ?? Number.NaN;

/**
 * The keyboard shortcuts that the host and its modules use now, each as modifiers and the browser's
 * key code. The list is empty if the host does not report them.
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

/** The world's status effects, each with its id. */
export const statusEffects = (): readonly { readonly id: string }[] =>
  safeRead('statuses', () =>
    typeof CONFIG === 'undefined'
      ? []
      : Object.values(CONFIG.statusEffects ?? {}).filter(
          (effect): effect is { readonly id: string } =>
            isThing(effect) && isText((effect as { readonly id?: unknown }).id),
        ),
  ) ?? [];

// ── The screen ──

/**
 * The canvas element: `app.view` in PIXI 7 (Foundry 11–13); `app.canvas` in PIXI 8 (not used yet,
 * kept for later versions).
 */
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
 * The camera matrix of the last drawn frame; client pixels also need the canvas's position on the
 * page.
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

// ── Tokens and users ──

/** Length of a cell's side in pixels; NaN if unknown. */
export const gridSize = (): number => theCanvas()?.dimensions?.size ?? NaN;

/** All tokens of this map, including those that this user may not know of. */
export const tokensHere = (): readonly FoundryToken[] =>
  (safeRead('tokens', () => mustBe(theCanvas()?.tokens?.placeables, Array.isArray)) ?? []).filter(
    (token) =>
      safeRead(
        'tokens',
        () => token.isPreview !== true && isText(mustBe(token.document.id, isText)),
      ) === true,
  );
export const findToken = (id: string): FoundryToken | undefined =>
  tokensHere().find((t) => t.document.id === id);

/**
 * The drawn tokens that this user may know of: all for a game master, the visible ones for a
 * player. If a token's visibility cannot be read, the token counts as hidden.
 */
export const tokensDrawn = (): FoundryToken[] => {
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
/** The tokens on the floor of the drawn level; only these can be adjacent to one another. */
export const tokensSeen = (): FoundryToken[] =>
  tokensDrawn().filter(({ document }) => standsHere(document) && !isParted(document));

/**
 * The host's own test of whether a wall stops a movement between two points of the map. Undefined
 * if the host has no such test.
 */
export function collisions(): ((from: FoundryPoint, to: FoundryPoint) => boolean) | undefined {
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

/** Foundry 13 and later: the kinds of movement, those of the game system included. */
export const movementActions = (): MovementActions | undefined =>
  typeof CONFIG === 'undefined' ? undefined : CONFIG.Token?.movement?.actions;

/** Ids of all game masters of this world, connected or not. */
export const mastersHere = (): string[] =>
  safeRead('users', () =>
    arrayOf(theGame()?.users)
      .filter((u) => u.isGM === true && isText(u.id))
      .map(({ id }) => id),
  ) ?? [];

/** The ids of the game masters who are connected, or of whom this is not known. */
export const mastersPresent = (): string[] => {
  const away = safeRead('users', () =>
    arrayOf(theGame()?.users).flatMap(({ id, active }) => (active === false ? [id] : [])),
  );
  return mastersHere().filter((id) => away?.includes(id) !== true);
};

/** A user of this world, and whether they may act for a token (its owner and game masters may). */
export function userWithRights(
  id: string | undefined,
  token: FoundryToken,
): { name: string; may: boolean } | undefined {
  return safeRead('users', () => {
    const found = arrayOf(theGame()?.users).find((u) => u.id === id);
    return found === undefined
      ? undefined
      : {
          name: isText(found.name) ? found.name.slice(0, 300) : '',
          may: found.isGM === true || token.actor?.testUserPermission?.(found, 'OWNER') === true,
        };
  });
}

/**
 * Does this user id belong to this user, to a game master or to another player? Undefined for an
 * unknown user.
 */
export const whoIs = (id: string | undefined): 'self' | 'master' | 'other' | undefined => {
  const me = myId();
  if (!isText(id) || id === '' || me === undefined) return undefined;
  if (id === me) return 'self';
  return follow('users', () => {
    const found = arrayOf(theGame()?.users).find((u) => u.id === id);
    return found === undefined ? undefined : mustBe(found.isGM, isFlag) ? 'master' : 'other';
  });
};

/**
 * May this user know that the token took this path? Players see their own moves. They see another
 * move only if their map shows every position of its path; if that is unknown, they do not.
 */
export function watched(id: string, path: readonly (readonly [x: number, y: number])[]): boolean {
  const token = findToken(id);
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
/**
 * The token's name on the map. Foundry shows it to all users, to owners, or only to the game
 * master.
 */
const nameOf = (doc: TokenDoc): string | null => {
  const shown =
    isMaster() ||
    SHOWN_MODES.includes(mustBe(doc.displayName, isNumber)) ||
    (doc.isOwner === true && OWNER_MODES.includes(doc.displayName));
  return shown ? mustBe(doc.name, isText) : null;
};

/** The kind of movement that is chosen for a token, if it is not walking. */
function movingOf(doc: TokenDoc, changed: object | undefined): { moving?: Moving } {
  // The document has the action that the host infers if none is chosen; `_source` does not.
  const way = movingOfAction(
    (changed as Partial<TokenDoc> | undefined)?.movementAction ?? doc.movementAction,
    movementActions(),
  );
  return way === undefined || way === 'walk' ? {} : { moving: way };
}

/**
 * Names under which game systems keep hit points, in the order of the trees that are searched.
 */
const HIT_POINTS = ['hp', 'hitPoints', 'hitpoints', 'health', 'hits', 'life', 'wounds', 'vitality'];
const HOLDERS = [null, 'attributes', 'stats', 'resources', 'status', 'combat'];

/** Does the system's data of an actor hold hit points, whatever their name? */
const hasHitPoints = (system: unknown): boolean =>
  HOLDERS.some((holder) => {
    const tree = holder === null ? system : (system as Record<string, unknown> | null)?.[holder];
    return (
      isThing(tree) && HIT_POINTS.some((name) => isThing((tree as Record<string, unknown>)[name]))
    );
  });

/** What tells whether the token is a creature (things.ts). Everybody sees what stands there. */
function kindOf(
  actor: Actor,
  doc: TokenDoc,
): { type: string | null; hp: boolean; pile?: boolean; creature?: boolean } {
  const typed = isTyped(systemId());
  const own = typed
    ? undefined
    : safeRead('actors', () => (actor.system as { isCreature?: unknown } | null)?.isCreature);
  const piled = [doc, actor].some(
    (each) =>
      safeRead('flags', () => {
        const data = each.flags?.['item-piles']?.['data'];
        return isThing(data) && (data as { enabled?: unknown }).enabled === true;
      }) === true,
  );
  return {
    type: safeRead('actors', () => mustBe(actor.type, isText)) ?? null,
    hp: !typed && safeRead('actors', () => hasHitPoints(actor.system)) === true,
    ...(isFlag(own) && { creature: own }),
    ...(piled && { pile: true }),
  };
}

/**
 * The token that carries each rider, by the module Rideable: a mount lists its riders. A creature
 * that is carried in a grapple does not ride.
 */
function carriers(seen: readonly FoundryToken[]): ReadonlyMap<string, string> {
  const flagsOf = (token: FoundryToken) => token.document.flags?.['Rideable'] ?? {};
  const riding = new Set(
    seen
      .filter(
        (token) =>
          safeRead('flags', () => {
            const { RidingFlag: rides, GrappledFlag: grappled } = flagsOf(token);
            return rides === true && grappled !== true;
          }) === true,
      )
      .map(({ document }) => document.id),
  );
  return new Map(
    seen.flatMap((mount) =>
      (
        safeRead('flags', () => {
          const riders = flagsOf(mount)['RidersFlag'];
          return Array.isArray(riders) ? riders.filter(isText) : [];
        }) ?? []
      ).flatMap((id): [string, string][] => (riding.has(id) ? [[id, mount.document.id]] : [])),
    ),
  );
}

/** An entry of a list, if it is of the expected kind; otherwise none, and the list is reported. */
const each = <T>(list: string, entry: T, is: (value: T) => boolean): T[] =>
  safeRead(list, () => [mustBe(entry, is)]) ?? [];

/**
 * The committed positions of all tokens. During the animation of a move, `x` and `y` of token and
 * document lag behind. `_source` does not, and the changes that a hook reports are even newer.
 */
export function committedTokens(changed: ReadonlyMap<string, object>): SentTokens {
  broken.clear();
  const seen = tokensSeen();
  const shown = new Set(seen.map((t) => t.document.id));
  const carried = carriers(seen);
  const list = seen.flatMap(
    (token) =>
      safeRead('tokens', () => {
        const doc = token.document;
        const now = { ...mustBe(doc._source ?? doc, isThing), ...changed.get(doc.id) } as TokenDoc;
        // Null: the token has no actor.
        const actor = safeRead('actors', () =>
          token.actor === null ? null : mustBe(token.actor, isThing),
        );
        // If its visibility cannot be read, the token counts as hidden.
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
            ...movingOf(doc, changed.get(doc.id)),
            disposition: doc.disposition,
            ...(hidden ? { hidden } : {}),
            ...(!isMaster() && safeRead('owners', () => mustBe(doc.isOwner, isFlag)) === true
              ? { mine: true }
              : {}),
            // An unreadable actor is reported; it does not count as a missing actor.
            actor: actor !== null,
            ...(actor != null && kindOf(actor, doc)),
            mount: carried.get(doc.id) ?? null,
            statuses:
              safeRead('statuses', () =>
                actor == null
                  ? []
                  : arrayOf(actor.statuses).flatMap((status) => each('statuses', status, isText)),
              ) ?? [],
          },
        ];
      }) ?? [],
  );
  const others =
    safeRead('combat', () => elsewhere(fightOf()?.turns.filter(fightsHere) ?? [], nameOf)) ?? [];
  for (const { id } of others) shown.add(id);
  const fight = safeRead('combat', () => combat(shown)) ?? null;
  // Selection, targets and canvas are read here too, so that a failure is reported.
  selectedTokens();
  targets();
  view();
  ticker();
  return {
    map: drawnScene(),
    tokens: list,
    elsewhere: others,
    combat: fight,
    broken: unreadFacts(),
  };
}

/** The fight on this map. Throws if it cannot be read. */
function fightOf(): Combat | null {
  const g = theGame();
  const fight = g?.combat;
  // Null means that no fight is running; if the property is missing, Foundry has renamed it.
  if (fight == null && (g === undefined || 'combat' in g)) return null;
  const { scene } = mustBe(fight, isThing);
  return scene != null && mustBe(scene.id, isText) !== drawnScene() ? null : (fight as Combat);
}
export const fightHere = (): Combat | null => safeRead('combat', fightOf) ?? null;

const notesIn = (fight: Pick<Combat, 'flags'> | null | undefined): [string, unknown][] =>
  Object.entries(
    safeRead('flags', () => mustBe(fight?.flags?.['world']?.['quadretto'] ?? {}, isThing)) ?? {},
  );

/** Notes that another user wrote under a game master's key, each with the text that was written. */
const foreign = new Map<string, unknown>();
/** Records the notes of a fight's update. `by`: id of the user who made it. */
export function noted(changes: unknown, by: unknown): void {
  for (const [key, note] of notesIn(changes as Pick<Combat, 'flags'>)) {
    if (key === by) foreign.delete(key);
    else foreign.set(key, note);
  }
}

/**
 * Text notes in our flags on the fight. Only notes that a game master wrote under their own user id
 * count, because only game masters may write there.
 */
export const fightNotes = (): Record<string, string> =>
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

/**
 * Does the combatant's token stand in this scene? A fight of no scene has combatants of many, and a
 * copied scene keeps the ids of its tokens.
 */
const fightsHere = ({ sceneId }: Combat['turns'][number]): boolean =>
  sceneId == null || sceneId === drawnScene();

/**
 * The combatant's initiative, and the number of its group: as dnd5e groups its tracker, unlinked
 * tokens of one actor and one side with the same initiative, or combatants of one group of Foundry's.
 */
function sharedTurn(
  c: Combat['turns'][number],
  keys: string[],
): { readonly count?: number; readonly group?: number } {
  const count = safeRead('combat', () =>
    isNumber(c.initiative) ? Math.floor(c.initiative) : null,
  );
  if (count == null) return {};
  const key = safeRead('combat', () => {
    if (c.group != null) return mustBe(c.group.id, isText);
    const { actorLink, baseActor, disposition } = c.token ?? {};
    return actorLink !== false || baseActor == null
      ? null
      : `${count}:${String(disposition)}:${mustBe(baseActor.id, isText)}`;
  });
  if (key == null) return { count };
  if (!keys.includes(key)) keys.push(key);
  return { count, group: keys.indexOf(key) };
}

function combat(shown: ReadonlySet<string>): SentTokens['combat'] {
  const fight = fightOf();
  if (fight === null) return null;
  const shared = systemId() === 'dnd5e';
  const keys: string[] = [];
  const turns = mustBe(fight.turns, Array.isArray).map((c) => {
    // A combatant that is no object keeps its place in the order, which `turn` counts.
    if (!isThing(c)) return { token: null, defeated: false };
    const id = c.tokenId === null ? null : (each('combat', c.tokenId, isText)[0] ?? null);
    const known =
      id !== null &&
      shown.has(id) &&
      safeRead('combat', () => fightsHere(c)) === true &&
      (isMaster() || safeRead('combat', () => mustBe(c.hidden, isFlag)) === false);
    return {
      token: known ? id : null,
      defeated: known && safeRead('defeated', () => mustBe(c.isDefeated, isFlag)) === true,
      ...(known && shared ? sharedTurn(c, keys) : {}),
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
 * May this user open the token's sheet? This needs the permission OBSERVER; LIMITED shows a
 * portrait and no numbers.
 */
export const sheetOpen = ({ actor }: FoundryToken): boolean =>
  isMaster() ||
  safeRead('permission', () => actor?.testUserPermission?.(user(), 'OBSERVER')) === true;

export const systemId = (): string =>
  safeRead('system', () => mustBe(theGame()?.system?.id, isText)) ?? '';

/**
 * A token's character sheet: the sheet of its own actor, which differs from the directory's actor
 * if the token is unlinked. `unreadFacts` names the parts that could not be read.
 */
export function tokenSheet(token: FoundryToken): SentSheet | undefined {
  const before = new Set(broken);
  broken.clear();
  const of = token.document.id;
  const actor = safeRead('actors', () => token.actor);
  const open = actor != null && sheetOpen(token);
  const sheet =
    actor == null
      ? undefined
      : safeRead('sheets', () =>
          open
            ? openSheetData(mustBe(actor, isThing), systemId())
            : closedSheetOf(mustBe(actor, isThing), systemId()),
        );
  const missing = [...broken];
  for (const name of before) broken.add(name);
  if (sheet !== undefined) return { of, ...sheet, unread: missing };
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

// ── What this user is doing ──

const ids = (list: Iterable<FoundryToken> | undefined): string[] =>
  arrayOf(list).map((t) => mustBe(t.document.id, isText));
export const selectedTokens = (): string[] =>
  safeRead('selection', () => ids(theCanvas()?.tokens?.controlled)) ?? [];
export const targets = (): string[] => safeRead('targets', () => ids(user()?.targets)) ?? [];

/** When this user last dragged a token, as a value of performance.now(). */
let lastHeld = -Infinity;
const SINCE_MS = 500;
/** Is this user dragging a token, or did this user just drop one? */
export const dragging = (): boolean => drag() !== null || performance.now() - lastHeld < SINCE_MS;

/** The token that this user drags: Foundry moves a clone and leaves the token itself in place. */
export function drag(): Sent['drag'] {
  return (
    follow('drag', () => {
      const clones = mustBe(theCanvas()?.tokens?.preview?.children, Array.isArray).filter(
        (c) => !isPlacement(c),
      );
      if (clones.length === 0) return null;
      const { _original: original, document } = mustBe(
        clones.find((c): c is Clone => c.isPreview === true && c._original != null),
      );
      lastHeld = performance.now();
      const plan = planned(mustBe(original));
      return {
        of: mustBe(original?.document.id, isText),
        x: mustBe(document.x, isNumber),
        y: mustBe(document.y, isNumber),
        ...plan,
      };
    }) ?? null
  );
}

/**
 * Is this the preview of a new token that is being placed? The clone of a dragged token has that
 * token's id.
 */
const isPlacement = ({ _original, document }: Partial<Clone>): boolean =>
  _original == null &&
  isThing(document) &&
  (document.id == null || findToken(document.id) === undefined);

/** Every cell of a path; if the host cannot compute them, the given points. */
export function every(doc: TokenDoc, points: readonly FoundryPoint[]): readonly FoundryPoint[] {
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
 * Foundry 13 and later: the path that the core ruler will take, cell by cell. Empty if it cannot be
 * read or is incomplete: the host is still searching it, or a waypoint is unreachable. Then the
 * trail of the dragged clone is used.
 */
function planned(token: FoundryToken): Pick<NonNullable<Sent['drag']>, 'via' | 'heights' | 'ways'> {
  const id = myId();
  const plan = id === undefined ? undefined : token._plannedMovement?.[id];
  if (plan?.searching === true || (plan?.unreachableWaypoints?.length ?? 0) > 0) return {};
  const path = plan?.foundPath;
  const sound = (all: readonly (FoundryPoint | null | undefined)[]): all is readonly Waypoint[] =>
    all.length > 1 && all.every((p) => isNumber(p?.x) && isNumber(p?.y));
  if (!Array.isArray(path) || !sound(path)) return {};
  const all = every(token.document, path);
  return {
    via: all.map(({ x, y }): [number, number] => [x, y]),
    ...movementHeights(all),
    ...waysAlong(all, path.slice(1), movementActions()),
  };
}

/** The heights of a movement's points, in distance units; left out if one of them is missing. */
export function movementHeights(places: readonly FoundryPoint[]): { heights?: number[] } {
  const heights = places.flatMap(({ elevation }) =>
    isNumber(elevation) && Number.isFinite(elevation) ? [elevation] : [],
  );
  return heights.length === places.length ? { heights } : {};
}
