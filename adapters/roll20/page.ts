/**
 * Reads a live Roll20 table, one accessor for each fact; a player does not get the tokens of the
 * game master's layer. No other file names a Roll20 global, except the probe, which must not import
 * anything. Runs in the page's world. It changes tokens only on command (`dropToken`, `setMarker`).
 * Roll20 fetches attributes only on demand, so `fetchable` gives access to the class that requests
 * them. Each read has its own try block: if a read throws, only its own fact is lost, and a notice
 * names it.
 */
import { folded, takenFor } from '../../src/chat/names.ts';
import {
  safeRead,
  broken,
  isFlag,
  isText,
  isThing,
  mustBe,
  unreadFacts as missing,
} from '../common/safeRead.ts';
import { jumpgate } from './engines/jumpgate.ts';
import { legacy } from './engines/legacy.ts';
import type {
  BackboneFirebaseClass,
  CampaignModel,
  Character,
  D20,
  Engine,
  Model,
  Roll20Page,
  Player,
  Scene,
  DrawnScreen,
  SentGround,
  SentTokens,
  SentVoices,
} from './live.ts';
import {
  handsOf,
  inHands,
  isInJournal,
  lightOfToken,
  sheetOpen,
  readToken,
  type ClientUser,
} from './readToken.ts';
import { MASTER } from './posters.ts';
import { comparedMarker, DEFAULT_MARKERS, markerName, namedMarkers } from './tags.ts';
import {
  flagField,
  get,
  commaList,
  numberField,
  numberFrom,
  jsonList,
  textField,
  shortText,
} from './pick.ts';
import { models, openings, veil, wallsOfPath } from './readModels.ts';

// Properties of the window on every known Roll20 page. `typeof` allows for absent properties,
// however they are declared.
declare const Campaign: CampaignModel | undefined;
declare const currentPlayer: Player | undefined;
declare const d20_player_id: unknown;
declare const campaign_id: unknown;
declare const is_gm: unknown;
declare const d20: D20 | undefined;
declare const MeshScene: Scene | undefined;
declare const BackboneFirebase: BackboneFirebaseClass | undefined;

export const campaign = (): CampaignModel | undefined =>
  safeRead('Campaign', () => (typeof Campaign === 'undefined' ? undefined : Campaign));
const player = (): Player | undefined =>
  safeRead('player', () => (typeof currentPlayer === 'undefined' ? undefined : currentPlayer));
export const page = (): Roll20Page | undefined =>
  safeRead('page', () => campaign()?.activePage?.()) ?? undefined;
export const drawnPage = (): string => safeRead('page', () => shortText(page()?.id)) ?? '';
/** Is this user a game master? If that cannot be read, the user counts as a player. */
export const isMaster = (): boolean =>
  safeRead('player', () => mustBe(typeof is_gm === 'undefined' ? null : is_gm, isFlag)) === true;
export const viewer = (): ClientUser => ({
  gm: isMaster(),
  me:
    safeRead('player', () =>
      mustBe(
        shortText(player()?.id) ??
          (typeof d20_player_id === 'undefined' ? null : shortText(d20_player_id)),
      ),
    ) ?? '',
});

/**
 * Maximum wait for the characters after a page is shown, in milliseconds. A table without
 * characters can still be judged.
 */
const PATIENCE_MS = 5000;
let since: number | undefined;

/**
 * Is the table loaded? The campaign exists long before its characters, so this waits for the
 * characters too.
 */
export function tableReady(): boolean {
  if (drawnPage() === '') return false;
  since ??= Date.now();
  return (
    safeRead('characters', () => typeof campaign()?.characters?.on === 'function') === true ||
    Date.now() - since > PATIENCE_MS
  );
}

// ── The screen ──

/**
 * Ways to reach the object `d20`: new pages no longer have `window.d20`, but the players, the
 * characters and the pages still refer to it.
 */
const ENGINES: readonly (() => D20 | undefined)[] = [
  () => (typeof d20 === 'undefined' ? undefined : d20),
  () => player()?.d20,
  () => campaign()?.players?.models?.[0]?.d20,
  () => page()?.d20,
  () => (campaign()?.characters?.models?.[0] as Character | undefined)?.d20,
];
function d20Here(): D20 | undefined {
  for (const place of ENGINES) {
    const found = safeRead('engine', () => {
      const it = place();
      return it?.engine == null ? undefined : it;
    });
    if (found !== undefined) return found;
  }
  return undefined;
}
const engine = (): Engine | undefined => d20Here()?.engine;

/**
 * The drawn map. `MeshScene` exists only with the Jumpgate engine, a Fabric canvas only with the
 * legacy engine; both load late.
 */
export const screen = (): DrawnScreen | undefined =>
  safeRead('screen', () =>
    typeof MeshScene === 'object' && MeshScene !== null
      ? jumpgate(MeshScene)
      : engine()?.canvas == null
        ? undefined
        : legacy(d20Here),
  );

/** Ids of the tokens that this user has selected. */
export const selectedTokenIds = (): string[] =>
  safeRead('selection', () => {
    const now = engine();
    if (now === undefined) return [];
    const fabric = now.canvas;
    // If a function gives no list, something may still be selected, so the next function is tried.
    const list: unknown =
      now.tabletopSelected?.() ??
      now.selected?.() ??
      [
        fabric?.getActiveGroup?.()?.getObjects?.() ??
          mustBe(fabric?.getActiveObject, (it) => typeof it === 'function').call(fabric) ??
          [],
      ].flat();
    const all = mustBe(list, Array.isArray) as (
      | (Model & { readonly model?: Model; readonly _model?: Model })
      | null
    )[];
    const ids = all.flatMap(
      (each) =>
        shortText(each?.model?.id) ?? shortText(each?._model?.id) ?? shortText(each?.id) ?? [],
    );
    return mustBe(ids, () => ids.length > 0 || all.length === 0);
  }) ?? [];

// ── Page, walls and doors ──

export const MAX_WALL_CORNERS = 24;

/** The report for a Roll20 page on which no table can be read. */
export const nothing = (): SentGround =>
  ({
    map: '-',
    gm: isMaster(),
    engine: null,
    page: { grid: null },
    walls: [],
    openings: [],
    broken: ['Campaign'],
  }) as unknown as SentGround;

/** @param late true if the page has been open so long that the map should be drawn by now */
export function groundOfPage(late: boolean): SentGround {
  broken.clear();
  const here = page();
  const { gm, me } = viewer();
  const shown = screen();
  const name = shown?.name;
  if (late && name === undefined) broken.add('camera');
  selectedTokenIds();
  const size = (name: string): number | null =>
    safeRead('grid', () => numberField(here, name)) ?? null;
  const [width, height] = [size('width'), size('height')];
  const grid = safeRead('grid', () => textOrNone(get(here, 'grid_type'))) ?? null;
  // A missing size is reported; later the size of a new page is assumed.
  if (width === null || height === null) broken.add('grid');
  return {
    map: drawnPage(),
    gm,
    campaign:
      safeRead('Campaign', () =>
        mustBe(shortText(typeof campaign_id === 'undefined' ? null : campaign_id)),
      ) ?? null,
    me,
    engine: name ?? null,
    page: {
      width,
      height,
      snap: size('snapping_increment'),
      distance: size('scale_number'),
      snapTo: safeRead('grid', () => numberFrom(engine()?.snapTo)) ?? null,
      grid,
      units: safeRead('grid', () => textField(here, 'scale_units')) ?? null,
      diagonals: safeRead('grid', () => textField(here, 'diagonaltype')) ?? null,
    },
    // These corners are used to check the position of the hexes; without them it is not checked.
    corners:
      (grid?.startsWith('hex') === true
        ? shown?.corners(70 * (width ?? 0), 70 * (height ?? 0), MAX_WALL_CORNERS)
        : null) ?? null,
    astray: gm && safeRead('pages', () => astray(campaign(), me)) === true,
    ...(safeRead('veil', () => veil(here).dark) === true && { unlit: true }),
    ...(gm ? {} : { veil: safeRead('veil', () => veil(here)) ?? { fog: true } }),
    walls: safeRead('walls', () => models('walls', here?.thepaths).flatMap(wallsOfPath)) ?? [],
    openings: [...openings('doors', here?.doors), ...openings('windows', here?.windows)],
    broken: [...broken],
  };
}

/** Text of a field; null if it is unset. Throws if the value has another type. */
const textOrNone = (value: unknown): string | null =>
  value == null ? null : mustBe(shortText(value));

/**
 * Is no player on the page that this user views? If the party is split, some players have pages of
 * their own.
 */
const astray = (all: CampaignModel | undefined, me: string): boolean => {
  const own: unknown = get(all, 'playerspecificpages');
  const pages = [
    get(all, 'playerpageid'),
    ...Object.entries(isThing(own) ? own : {}).flatMap(([id, at]) => (id === me ? [] : [at])),
  ].map((each) => shortText(each) ?? '');
  return pages.some((each) => each !== '') && !pages.includes(drawnPage());
};

// ── Tokens and characters ──

const characterOf = (token: Model): Character | undefined =>
  safeRead('characters', () => {
    const id = mustBe(shortText(get(token, 'represents')));
    if (id === '') return undefined;
    // A player's client may receive characters that nobody shared with the player; only
    // `sheetOpen` and `isInJournal` decide what is passed on.
    const found = campaign()?.characters?.get?.(id);
    return found == null
      ? undefined
      : mustBe(
          found as Character,
          (it) => isThing(it) && (typeof it.get === 'function' || isThing(it.attributes)),
        );
  });

/** Side of a page's unit in pixels. */
const UNIT = 70;
/** Units on a side of a page whose size is not stored: a new page. */
const UNITS = 25;

/**
 * Does some part of the token lie on the page? Game masters park tokens beside the page, and Roll20
 * draws them for game masters only.
 */
function isOnPage(token: Model, here: Roll20Page | undefined): boolean {
  const on = (at: string, side: string): boolean => {
    const [middle, half] = [numberField(token, at), Math.abs(numberField(token, side) ?? 0) / 2];
    // A token without a position is reported as unreadable.
    return (
      middle === null ||
      (middle + half > 0 && middle - half < UNIT * (numberField(here, side) ?? UNITS))
    );
  };
  return on('left', 'width') && on('top', 'height');
}

/**
 * The tokens that this user may know of: those on the token layer of the page and, for a game
 * master, those on the game master's layer and beside the page. Drawings and cards are left out.
 */
export const tokensSeen = (): Model[] => {
  const [here, master] = [page(), isMaster()];
  return models('tokens', here?.thegraphics).filter(
    (each) =>
      safeRead('tokens', () => {
        const layer = mustBe(get(each, 'layer'), isText);
        mustBe(shortText(each.id));
        if (layer !== 'objects' && !(layer === 'gmlayer' && master)) return false;
        if (!master && !isOnPage(each, here)) return false;
        // A token with a character is never a drawing, even if scripts have set the flags of a
        // drawing on it.
        const stands = (textOrNone(get(each, 'represents')) ?? '') !== '';
        if (
          !stands &&
          (flagField(each, 'isdrawing') ||
            (flagField(each, 'disableSnapping') && flagField(each, 'disableTokenMenu')))
        )
          return false;
        return (
          !flagField(each, 'renderAsScenery') && (textOrNone(get(each, 'cardid')) ?? '') === ''
        );
      }) === true,
  );
};

/**
 * @param unread number of requested sheets that did not arrive
 * @param loading number of requested sheets that may still arrive
 */
export function readTokens(unread: number, loading = 0): SentTokens {
  broken.clear();
  const [who, here] = [viewer(), page()];
  if (safeRead('characters', () => typeof campaign()?.characters?.get === 'function') !== true)
    broken.add('characters');
  const list = tokensSeen().flatMap(
    (token) =>
      safeRead('tokens', () => ({
        ...readToken(token, characterOf(token), who, campaign()),
        hidden: get(token, 'layer') === 'gmlayer' || !isOnPage(token, here),
      })) ?? [],
  );
  const dark = safeRead('veil', () => veil(here).dark) !== false;
  const lights = dark
    ? safeRead('lights', () => models('lights', here?.thegraphics).flatMap(lightOfToken))
    : undefined;
  const shown = new Set(list.map(({ id }) => id));
  return {
    map: drawnPage(),
    tokens: list,
    lights: lights ?? [],
    ...(safeRead('turns', () => turns(shown)) ?? SHUT),
    unread,
    loading,
    broken: missing(),
  };
}

const SHUT = { turns: null, round: null, fight: null };
/** Id of a row of the turn tracker that belongs to no token. */
const NO_TOKEN = '-1';

/**
 * The turn order. If `initiativepage` is false or empty, the tracker is closed. A row has no token
 * if it belongs to another page, is a counter, or is a creature that this user does not see.
 */
function turns(shown: ReadonlySet<string>): Pick<SentTokens, 'turns' | 'round' | 'fight'> {
  const open = get(campaign(), 'initiativepage');
  if (open === false || open === '') return SHUT;
  if (!isText(open) && open !== true) broken.add('turns');
  const rows = jsonList(get(campaign(), 'turnorder')) as Readonly<Record<string, unknown>>[] | null;
  if (rows === null) broken.add('turns');
  // Some tables count rounds with a separate row; its value increases by one each time its turn
  // comes. A row of a token is none, whatever is written on it: this user may not see the token.
  const round = rows?.find(
    (row) =>
      ['', NO_TOKEN].includes(shortText(row?.['id']) ?? '') &&
      /^\s*rounds?\b/i.test(shortText(row?.['custom']) ?? ''),
  );
  return {
    turns:
      rows?.map((row) => {
        const id = shortText(row?.['id']);
        if (id !== null && shown.has(id)) return { token: id, count: numberFrom(row?.['pr']) };
        // Everybody reads a row of no token; it may stand for a group.
        const name = ['', NO_TOKEN].includes(id ?? '') ? shortText(row?.['custom']) : null;
        return { token: null, count: null, ...(name !== null && name !== '' && { name }) };
      }) ?? null,
    round: numberFrom(round?.['pr']),
    fight: rows === null || rows.length === 0 ? null : isText(open) ? open : 'open',
  };
}

/** Roll20's name for all game masters in the chat; a player with that name cannot be addressed. */
const MASTERS = 'gm';

/** Names of the possible speakers in the chat, as far as this client knows them. */
export function readVoices(): SentVoices {
  const { gm, me } = viewer();
  const modelsOf = (of: () => readonly Model[] | undefined): readonly Model[] | undefined =>
    safeRead('players', () => mustBe(of(), Array.isArray));
  const players = modelsOf(() => campaign()?.players?.models);
  const characters = modelsOf(() => campaign()?.characters?.models);
  const named = (
    list: readonly Model[] | undefined,
    by: string,
    shared: (each: Model) => boolean = () => true,
  ) =>
    (list ?? []).flatMap(
      (each) =>
        safeRead('players', () => {
          const [id, name] = [shortText(each.id), textField(each, by)];
          return id === null || id === '' || name === null
            ? []
            : [{ id, name, hands: handsOf(each), shared: shared(each) }];
        }) ?? [],
    );
  const people = named(players, 'displayname');
  const cast = named(characters, 'name', (each) => isInJournal(each, { gm, me }));
  // All characters count, also those that this user's journal does not show: no name is sent.
  const titled =
    characters === undefined ? null : new Set(named(characters, 'name').map((c) => folded(c.name)));
  const mine = safeRead('player', () => textField(player(), 'displayname'))?.trim() ?? '';
  const others = [...people.filter(({ id }) => id !== me), ...cast].map(({ name }) => name);
  const known =
    mine !== '' &&
    players !== undefined &&
    characters !== undefined &&
    people.some(({ id }) => id === me);
  return {
    me: mine === '' ? null : mine,
    alone: known ? ![MASTERS, ...others].some((other) => takenFor(mine, other)) : null,
    players: people.map(({ id, name }) => ({
      id,
      name,
      claimed: titled === null ? null : titled.has(`${folded(name)}${MASTER}`),
    })),
    characters: cast.flatMap(({ shared, ...each }) =>
      gm || (shared && each.hands.length > 0) ? [each] : [],
    ),
  };
}

/** The token with this id, if this user may change it. */
function changeable(id: string): (Model & Required<Pick<Model, 'set' | 'save'>>) | undefined {
  const token = tokensSeen().find((each) => String(each.id) === id);
  const who = viewer();
  return token?.set !== undefined &&
    token.save !== undefined &&
    (who.gm || inHands(token, who) || inHands(characterOf(token), who))
    ? (token as Model & Required<Pick<Model, 'set' | 'save'>>)
    : undefined;
}

/**
 * Sets fields of a token and saves it. If the server refuses, Roll20 then restores the model's old
 * values.
 */
async function change(
  token: ReturnType<typeof changeable> & object,
  fields: Readonly<Record<string, unknown>>,
  after: number,
): Promise<void> {
  token.set(fields);
  token.save();
  await new Promise((done) => {
    setTimeout(done, after);
  });
}

/**
 * Moves a token's center as Roll20's own canvas does on a drop.
 * @param after milliseconds until the position is checked
 */
export async function dropToken(
  id: string,
  left: number,
  top: number,
  after: number,
): Promise<boolean> {
  const token = changeable(id);
  if (token === undefined || !Number.isFinite(left + top)) return false;
  await change(token, { left, top }, after);
  return numberField(token, 'left') === left && numberField(token, 'top') === top;
}

/**
 * Adds or removes a status marker of a token, as the token's own menu does; other markers stay.
 * Returns false if the campaign has no marker with one of these names, or if the change did not
 * last.
 * @param names names of the marker, as `comparedMarker` compares them
 * @param after milliseconds until the markers are checked
 */
export async function setMarker(
  id: string,
  names: readonly string[],
  on: boolean,
  after: number,
): Promise<boolean> {
  const token = changeable(id);
  if (token === undefined) return false;
  const named = namedMarkers(campaign());
  const isOne = (tag: string): boolean => names.includes(comparedMarker(markerName(tag, named)));
  const worn = (): string[] => commaList(get(token, 'statusmarkers'));
  const has = (): boolean => worn().some(isOne);
  if (has() === on) return true;
  const tag = named.find((each) => isOne(each.tag))?.tag ?? DEFAULT_MARKERS.find(isOne);
  if (on && tag === undefined) return false;
  const statusmarkers = (on ? [...worn(), tag] : worn().filter((each) => !isOne(each))).join(',');
  await change(token, { statusmarkers }, after);
  return has() === on;
}

// ── Sheets ──

/**
 * Characters with a token on this page whose sheet this user may open: all characters for a game
 * master, only their own for a player.
 */
export function charactersHere(): Map<string, Character> {
  const who = viewer();
  return new Map(
    tokensSeen().flatMap(
      (token): [string, Character][] =>
        safeRead('sheets', () => {
          const character = characterOf(token);
          const id = shortText(character?.id);
          return character !== undefined && id !== null && sheetOpen(character, who)
            ? [[id, character] as [string, Character]]
            : [];
        }) ?? [],
    ),
  );
}

/** Roll20's own class that fetches attributes; undefined if it is missing. */
export const fetchable = (): BackboneFirebaseClass | undefined =>
  safeRead('sheets', () => (typeof BackboneFirebase === 'function' ? BackboneFirebase : undefined));
