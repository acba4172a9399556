/** Reads a single token's own fields. Runs in the page's world. */
import { safeRead, broken } from '../common/safeRead.ts';
import type { Character, Model, SentToken, SentTokens } from './live.ts';
import { flag, get, listed, number, text, textOf } from './pick.ts';
import { markerName, namedMarkers } from './tags.ts';

const BARS = [1, 2, 3, 4];

const WHOLE = /^\s*-?\d{1,6}\s*$/;
/**
 * Does one of these bars of the token look like hit points? They are whole numbers. Without a
 * maximum, 0 looks like a bar that nobody filled in.
 */
const hasHitPoints = (token: Model, bars: readonly number[]): boolean =>
  bars.some((n) => {
    const value = text(token, `bar${n}_value`) ?? '';
    const max = text(token, `bar${n}_max`) ?? '';
    return (
      WHOLE.test(value) &&
      (max.trim() === '' ? Number(value) !== 0 : WHOLE.test(max) && Number(max) > 0)
    );
  });

/** The user of this client: a game master, or a player with an id. */
export interface Viewer {
  readonly gm: boolean;
  readonly me: string;
}

/** Ids of the users who may move a token, from text or a list; an unset field means nobody. */
export const handsOf = (model: Model | undefined): string[] => {
  const hands = get(model, 'controlledby');
  if (hands != null && typeof hands !== 'string' && !Array.isArray(hands)) broken.add('owners');
  return listed(hands);
};

/** May this user move a token or character? */
export const inHands = (model: Model | undefined, { me }: Viewer): boolean => {
  const hands = handsOf(model);
  return hands.includes('all') || (me !== '' && hands.includes(me));
};

/**
 * May this user open the character's sheet? Users who may only see a character's journal entry see
 * its biography but not its sheet. Users who control only a token cannot open its sheet either.
 */
export const sheetOpen = (character: Character | undefined, viewer: Viewer): boolean =>
  viewer.gm || inHands(character, viewer);

/**
 * Does the character stand in this user's journal? Roll20's client holds the other characters too,
 * and shows them to nobody but game masters and the players who control them.
 */
export const isShared = (character: Model, viewer: Viewer): boolean => {
  if (sheetOpen(character, viewer)) return true;
  const journals = listed(get(character, 'inplayerjournals'));
  return journals.includes('all') || (viewer.me !== '' && journals.includes(viewer.me));
};

/**
 * May the token be named? If its name is neither text nor absent, the character's name must not be
 * used instead.
 */
const nameable = (token: Model): boolean => {
  const name = get(token, 'name');
  const is = name == null || textOf(name) !== null;
  if (!is) broken.add('names');
  return is;
};

/** @param character the character that the token represents, if found */
export function tokenOf(
  token: Model,
  character: Character | undefined,
  viewer: Viewer,
  campaign: Model | undefined,
): SentToken {
  const represents = text(token, 'represents');
  const hands = [...new Set([token, character].flatMap((each) => handsOf(each)))];
  const mine = inHands(token, viewer) || inHands(character, viewer);
  const { gm } = viewer;
  const open = sheetOpen(character, viewer);
  // Roll20's own rule for nameplates, bars and auras.
  const shown = (what: string): boolean =>
    gm ||
    flag(token, `showplayers_${what}`) ||
    (mine && get(token, `playersedit_${what}`) !== false);
  const named = shown('name') && (gm || mine || flag(token, 'showname'));
  const bars = BARS.filter((n) => shown(`bar${n}`));
  return {
    id: textOf(token.id) ?? '',
    x: number(token, 'left'),
    y: number(token, 'top'),
    width: number(token, 'width'),
    height: number(token, 'height'),
    name: nameable(token)
      ? (named ? text(token, 'name') : null) || (open ? text(character, 'name') : null)
      : null,
    character: represents,
    open,
    kind: open ? text(character, 'name') : null,
    played: hands.length > 0,
    mine,
    hands,
    sighted:
      flag(token, 'has_bright_light_vision') ||
      flag(token, 'has_night_vision') ||
      flag(token, 'light_hassight'),
    arc:
      isArc(token, 'has_limit_field_of_vision', 'limit_field_of_vision_total') ||
      (flag(token, 'light_hassight') && isArc(token, null, 'light_losangle')),
    darkvision:
      flag(token, 'has_night_vision') &&
      !isArc(token, 'has_limit_field_of_night_vision', 'limit_field_of_night_vision_total')
        ? number(token, 'night_vision_distance')
        : 0,
    keenness: number(token, 'light_sensitivity_multiplier'),
    somebody:
      (represents ?? '') !== '' ||
      (named && (text(token, 'name') ?? '') !== '') ||
      bars.some((n) => (text(token, `bar${n}_value`) ?? '') !== ''),
    creature: (represents ?? '') !== '' || hasHitPoints(token, bars),
    markers: safeRead('markers', () => markersOf(token, campaign)) ?? [],
    colour: safeRead('colours', () => colourOf(token, shown)) ?? null,
  };
}

/**
 * Does the token see only a part of the circle around it? Roll20 does not say whether that part
 * turns with the token.
 * @param on the field that limits it; null: the angle alone decides
 */
const isArc = (token: Model, on: string | null, total: string): boolean => {
  if (on !== null && !flag(token, on)) return false;
  const degrees = number(token, total);
  return degrees !== null && degrees > 0 && degrees < 360;
};

/**
 * Status markers of a token, by the names that users gave them; the token itself stores a
 * campaign's own markers as tags.
 */
function markersOf(token: Model, campaign: Model | undefined): string[] {
  const named = namedMarkers(campaign);
  const names = listed(get(token, 'statusmarkers')).map((tag) => markerName(tag, named));
  return [...new Set([...names, ...(flag(token, 'status_dead') ? ['dead'] : [])])];
}

const colourOf = (token: Model, shown: (what: string) => boolean): string | undefined => {
  const aura = [1, 2].find(
    (n) => (text(token, `aura${n}_radius`) ?? '') !== '' && shown(`aura${n}`),
  );
  const colours = [
    text(token, 'tint_color'),
    aura === undefined ? null : text(token, `aura${aura}_color`),
  ];
  return colours
    .find((each) => each !== null && each !== '' && each !== 'transparent')
    ?.toLowerCase();
};

/**
 * Range of a light, and of its bright part, both from the middle of its token. `beam`: it shines in
 * one direction only, and Roll20 does not say whether that direction turns with the token. Lights
 * of the game master's layer shine for no player.
 */
export const lightOf = (thing: Model): SentTokens['lights'][number][] => {
  if (get(thing, 'layer') === 'gmlayer') return [];
  const of = (shines: string, reach: string): number =>
    flag(thing, shines) ? (number(thing, reach) ?? 0) : 0;
  const bright = of('emits_bright_light', 'bright_light_distance');
  const newer = Math.max(bright, of('emits_low_light', 'low_light_distance'));
  const older = of('light_otherplayers', 'light_radius');
  const reach = Math.max(newer, older);
  if (reach <= 0) return [];
  const from = older > newer ? number(thing, 'light_dimradius') : bright;
  const angle = older > newer ? number(thing, 'light_angle') : null;
  return [
    {
      x: number(thing, 'left'),
      y: number(thing, 'top'),
      reach,
      bright: Math.max(0, Math.min(reach, from ?? reach)),
      beam:
        older > newer
          ? angle !== null && angle > 0 && angle < 360
          : BEAMS.some((each) => flag(thing, each)),
    },
  ];
};

/** Fields that make a light shine in one direction; scripts use both names of the third. */
const BEAMS = [
  'has_directional_bright_light',
  'has_directional_dim_light',
  'has_directional_low_light',
];
