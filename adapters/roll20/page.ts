/**
 * The questions put to a live Roll20 table, one accessor a fact: the only file that names a Roll20 global (beside the
 * probe, which must stand alone). Runs in the page's world. Nothing of the host is changed: it is read, and heard; but
 * for attributes, which Roll20 fetches only when they are asked for (`fetchable`).
 * Each reading stands in a try of its own, so that one that breaks costs itself alone and is named in the notices.
 */
import { jumpgate } from './engines/jumpgate.ts';
import { legacy } from './engines/legacy.ts';
import type {
  BackboneFirebaseClass, CampaignModel, Character, Collection, D20, Engine, Model, Page, Player, Scene, Screen, SentGround, SentOpening,
  SentToken, SentTokens, SentWall,
} from './live.ts';
import { flag, get, listed, number, numberOf, rowsOf, text, textOf, written } from './pick.ts';

// Properties of the window on every page seen; `typeof` guards against their absence, wherever they may be declared.
declare const Campaign: CampaignModel | undefined;
declare const currentPlayer: Player | undefined;
declare const d20_player_id: unknown;
declare const campaign_id: unknown;
declare const is_gm: unknown;
declare const d20: D20 | undefined;
declare const MeshScene: Scene | undefined;
declare const BackboneFirebase: BackboneFirebaseClass | undefined;

/** Names of facts that could not be read, since the set was last emptied. */
export const broken = new Set<string>();

function ask<T>(name: string, question: () => T): T | undefined {
  try {
    return question();
  } catch {
    broken.add(name);
    return undefined;
  }
}

/** A collection that must be there; one that is absent is named. */
const models = (name: string, collection: Collection | undefined): readonly Model[] => {
  if (!Array.isArray(collection?.models)) broken.add(name);
  return Array.isArray(collection?.models) ? collection.models : [];
};

export const campaign = (): CampaignModel | undefined => (typeof Campaign === 'undefined' ? undefined : Campaign);
const player = (): Player | undefined => (typeof currentPlayer === 'undefined' ? undefined : currentPlayer);
export const page = (): Page | undefined => ask('page', () => campaign()?.activePage?.()) ?? undefined;
export const mapId = (): string => textOf(page()?.id) ?? '';
/** Who is not certainly a master is none. */
export const isMaster = (): boolean => typeof is_gm !== 'undefined' && is_gm === true;
const playerId = (): string => textOf(player()?.id ?? (typeof d20_player_id === 'undefined' ? null : d20_player_id)) ?? '';

/** The campaign is there long before its parts. */
export const tableReady = (): boolean => mapId() !== '' && typeof campaign()?.characters?.on === 'function';

// ── The screen ──

/** `window.d20` is gone; the same object hangs on the players, on characters and on pages. */
const engine = (): Engine | undefined => ask('engine', () => {
  const here: (D20 | undefined)[] = [
    typeof d20 === 'undefined' ? undefined : d20, player()?.d20, campaign()?.players?.models?.[0]?.d20, page()?.d20,
    (campaign()?.characters?.models?.[0] as Character | undefined)?.d20,
  ];
  return here.find((each) => each?.engine != null)?.engine;
});

/** `MeshScene` is there on Jumpgate alone, a Fabric canvas on legacy alone; both come late. */
export const screen = (): Screen | undefined => ask('screen', () =>
  (typeof MeshScene === 'object' && MeshScene !== null ? jumpgate(MeshScene) : engine()?.canvas == null ? undefined : legacy(engine)));

/** Ids of the tokens this user has selected. */
export const selection = (): string[] => ask('selection', () => {
  const now = engine();
  const list: unknown = now?.tabletopSelected?.() ?? now?.selected?.() ?? [now?.canvas?.getActiveGroup?.()?.getObjects?.() ?? now?.canvas?.getActiveObject?.() ?? []].flat();
  return (Array.isArray(list) ? list as (Model & { readonly model?: Model; readonly _model?: Model })[] : [])
    .flatMap((each) => textOf(each.model?.id ?? each._model?.id ?? each.id) ?? []);
}) ?? [];

// ── What stands still ──

/** What is told of a page on which no table can be found. */
export const nothing = (): SentGround =>
  ({ map: '-', gm: isMaster(), engine: null, page: { grid: null }, walls: [], openings: [], broken: ['Campaign'] } as unknown as SentGround);

/** @param late the map's screen should be there by now */
export function ground(late: boolean): SentGround {
  broken.clear();
  const here = page();
  const gm = isMaster();
  const { name } = screen() ?? {};
  if (late && name === undefined) broken.add('camera');
  return {
    map: mapId(), gm, campaign: textOf(typeof campaign_id === 'undefined' ? campaign()?.id : campaign_id),
    engine: name ?? null,
    page: {
      width: number(here, 'width'), height: number(here, 'height'), snap: number(here, 'snapping_increment'),
      snapTo: numberOf(engine()?.snapTo), grid: text(here, 'grid_type'), distance: number(here, 'scale_number'), units: text(here, 'scale_units'),
    },
    astray: gm && ask('pages', () => astray(campaign())) === true,
    ...(gm ? {} : { veil: ask('veil', () => veil(here)) ?? { fog: true } }),
    walls: ask('walls', () => models('walls', here?.thepaths).flatMap(wall)) ?? [],
    openings: [...openings('doors', here?.doors), ...openings('windows', here?.windows)],
    broken: [...broken],
  };
}

const astray = (all: CampaignModel | undefined): boolean => {
  const shown = textOf(get(all, 'playerpageid'));
  return shown !== null && shown !== '' && shown !== mapId();
};

/** Newer and older lighting; a token behind it is not shown to who has no master's eyes. */
const veil = (here: Page | undefined): NonNullable<SentGround['veil']> => {
  const lit = flag(here, 'dynamic_lighting_enabled');
  return {
    walls: lit || flag(here, 'showlighting') && flag(here, 'lightenforcelos'),
    dark: lit ? !flag(here, 'daylight_mode_enabled') : flag(here, 'showlighting') && !flag(here, 'lightglobalillum'),
    fog: flag(here, 'showdarkness'),
  };
};

/** What the layer of walls holds; paths of other layers are drawings. */
const wall = (path: Model): SentWall[] => ask('walls', () => {
  if (get(path, 'layer') !== 'walls') return [];
  const points = written(get(path, 'points'));
  return [{
    // Some walls of the new kind carry a worthless path of the old one.
    points, ...(points === null ? { path: written(get(path, 'path') ?? get(path, '_path')) } : {}), shape: text(path, 'shape'),
    x: number(path, points === null ? 'left' : 'x'), y: number(path, points === null ? 'top' : 'y'),
    width: number(path, 'width'), height: number(path, 'height'), scaleX: number(path, 'scaleX'), scaleY: number(path, 'scaleY'),
    rotation: number(path, 'rotation'), barrier: text(path, 'barrierType'),
  }];
}) ?? [];

/** Older pages have neither doors nor windows: then there are none. A secret door is told like any: shut, it is a wall. */
const openings = (name: 'doors' | 'windows', list: Collection | undefined): SentOpening[] =>
  (list === undefined ? [] : ask(name, () => models(name, list).map((each) => {
    const handles = get(each, 'path') as Readonly<Record<string, { x?: unknown; y?: unknown } | undefined>> | null | undefined;
    const [a, b] = [handles?.['handle0'], handles?.['handle1']];
    return {
      x: number(each, 'x'), y: number(each, 'y'), x0: numberOf(a?.x), y0: numberOf(a?.y), x1: numberOf(b?.x), y1: numberOf(b?.y),
      open: flag(each, 'isOpen'), window: name === 'windows',
    };
  })) ?? []);

// ── Who is there ──

const characterOf = (id: string | null): Character | undefined =>
  (id === null || id === '' ? undefined : ask('characters', () => campaign()?.characters?.get?.(id)));

/** The tokens this user may know of: on the layer of tokens, for the master also on his own; no drawings, cards or scenery. */
export const tokensSeen = (): Model[] => models('tokens', page()?.thegraphics).filter((each) => ask('tokens', () => {
  const layer = get(each, 'layer');
  if (layer !== 'objects' && !(layer === 'gmlayer' && isMaster())) return false;
  if (flag(each, 'isdrawing') || flag(each, 'disableSnapping') && flag(each, 'disableTokenMenu')) return false;
  return !flag(each, 'renderAsScenery') && (text(each, 'cardid') ?? '') === '';
}) === true);

const BARS = [1, 2, 3, 4];

function tokenOf(token: Model): SentToken {
  const represents = text(token, 'represents');
  const character = characterOf(represents);
  // A token's own word on who moves it comes before its character's.
  const own = listed(get(token, 'controlledby'));
  const hands = own.length > 0 ? own : listed(get(character, 'controlledby'));
  const mine = hands.includes('all') || hands.includes(playerId());
  const shown = (what: string): boolean => isMaster() || mine || flag(token, `showplayers_${what}`);
  const named = shown('name') && (isMaster() || mine || flag(token, 'showname'));
  return {
    id: textOf(token.id) ?? '', x: number(token, 'left'), y: number(token, 'top'), width: number(token, 'width'), height: number(token, 'height'),
    name: named ? text(token, 'name') || (isMaster() || mine ? text(character, 'name') : null) : null,
    character: represents, kind: named ? text(character, 'name') : null,
    hidden: get(token, 'layer') === 'gmlayer', played: hands.length > 0, mine,
    sighted: flag(token, 'has_bright_light_vision') || flag(token, 'has_night_vision') || flag(token, 'light_hassight'),
    darkvision: flag(token, 'has_night_vision') ? number(token, 'night_vision_distance') : 0,
    somebody: (represents ?? '') !== '' || (text(token, 'name') ?? '') !== '' || BARS.some((n) => (text(token, `bar${n}_value`) ?? '') !== ''),
    markers: ask('markers', () => markersOf(token)) ?? [],
    colour: ask('colours', () => colourOf(token, shown)) ?? null,
  };
}

/** By the names that people gave them: the campaign's own markers are kept by tags. */
function markersOf(token: Model): string[] {
  const known = (rowsOf(get(campaign(), 'token_markers')) ?? []) as { readonly tag?: unknown; readonly name?: unknown }[];
  const worn = listed(get(token, 'statusmarkers')).map((each) => each.replace(/@\d+$/, ''));
  const names = worn.map((tag) => textOf(known.find((each) => each?.tag === tag)?.name) ?? tag.replace(/::\d+$/, ''));
  return [...new Set([...names, ...(flag(token, 'status_dead') ? ['dead'] : [])])];
}

const colourOf = (token: Model, shown: (what: string) => boolean): string | undefined => {
  const aura = [1, 2].find((n) => (text(token, `aura${n}_radius`) ?? '') !== '' && shown(`aura${n}`));
  const colours = [text(token, 'tint_color'), aura === undefined ? null : text(token, `aura${aura}_color`)];
  return colours.find((each) => each !== null && each !== '' && each !== 'transparent')?.toLowerCase();
};

/** Newer lighting's two distances add; older lighting has one for all. */
const lightOf = (thing: Model): { x: number | null; y: number | null; reach: number }[] => {
  const of = (shines: string, reach: string): number => (flag(thing, shines) ? number(thing, reach) ?? 0 : 0);
  const reach = Math.max(of('emits_bright_light', 'bright_light_distance') + of('emits_low_light', 'low_light_distance'), of('light_otherplayers', 'light_radius'));
  return reach > 0 ? [{ x: number(thing, 'left'), y: number(thing, 'top'), reach }] : [];
};

export function tokens(unread: number): SentTokens {
  broken.clear();
  const list = tokensSeen().flatMap((token) => ask('tokens', () => tokenOf(token)) ?? []);
  const shown = new Set(list.map(({ id }) => id));
  const lights = !isMaster() && ask('veil', () => veil(page()).dark) !== false ? ask('lights', () => models('lights', page()?.thegraphics).flatMap(lightOf)) : undefined;
  return { map: mapId(), tokens: list, lights: lights ?? [], turns: ask('turns', () => turns(shown)) ?? null, unread, broken: [...broken] };
}

/** False or nothing in `initiativepage`: the tracker is shut. Rows of other pages, counters, and whoever is not seen here have no name. */
function turns(shown: ReadonlySet<string>): SentTokens['turns'] {
  if ([false, ''].includes(get(campaign(), 'initiativepage') as string)) return null;
  const rows = rowsOf(get(campaign(), 'turnorder'));
  if (rows === null) broken.add('turns');
  return (rows as Readonly<Record<string, unknown>>[] | null)?.map((row) => {
    const id = textOf(row?.['id']);
    return { token: id !== null && shown.has(id) ? id : null, count: numberOf(row?.['pr']) };
  }) ?? null;
}

// ── Sheets ──

/** Characters with a token here whose sheet this user may open: the master any, a player those that he plays. */
export const charactersHere = (): Map<string, Character> => new Map(tokensSeen().flatMap((token): [string, Character][] => {
  const id = text(token, 'represents');
  const character = characterOf(id);
  const hands = listed(get(character, 'controlledby'));
  return id !== null && character !== undefined && (isMaster() || hands.includes('all') || hands.includes(playerId())) ? [[id, character]] : [];
}));

/** How Roll20 itself fetches a character's attributes; undefined where it cannot be done. */
export const fetchable = (): BackboneFirebaseClass | undefined => (typeof BackboneFirebase === 'function' ? BackboneFirebase : undefined);
