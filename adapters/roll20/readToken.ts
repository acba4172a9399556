/** Reads a single token's own fields. Runs in the page's world. */
import { safeRead, broken } from '../common/safeRead.ts';
import type { Character, Model, SentToken, SentTokens } from './live.ts';
import { flagField, get, commaList, numberField, textField, shortText } from './pick.ts';
import { markerName, namedMarkers } from './tags.ts';

const BARS = [1, 2, 3, 4];

const WHOLE = /^\s*-?\d{1,6}\s*$/;
/**
 * Does one of these bars of the token look like hit points? They are whole numbers. Without a
 * maximum, 0 looks like a bar that nobody filled in.
 */
const hasHitPoints = (token: Model, bars: readonly number[]): boolean =>
  bars.some((n) => {
    const value = textField(token, `bar${n}_value`) ?? '';
    const max = textField(token, `bar${n}_max`) ?? '';
    return (
      WHOLE.test(value) &&
      (max.trim() === '' ? Number(value) !== 0 : WHOLE.test(max) && Number(max) > 0)
    );
  });

/** The user of this client: a game master, or a player with an id. */
export interface ClientUser {
  readonly gm: boolean;
  readonly me: string;
}

/** Ids of the users who may move a token, from text or a list; an unset field means nobody. */
export const handsOf = (model: Model | undefined): string[] => {
  const hands = get(model, 'controlledby');
  if (hands != null && typeof hands !== 'string' && !Array.isArray(hands)) broken.add('owners');
  return commaList(hands);
};

/** May this user move a token or character? */
export const inHands = (model: Model | undefined, { me }: ClientUser): boolean => {
  const hands = handsOf(model);
  return hands.includes('all') || (me !== '' && hands.includes(me));
};

/**
 * May this user open the character's sheet? Users who may only see a character's journal entry see
 * its biography but not its sheet. Users who control only a token cannot open its sheet either.
 */
export const sheetOpen = (character: Character | undefined, viewer: ClientUser): boolean =>
  viewer.gm || inHands(character, viewer);

/**
 * Does the character stand in this user's journal? Roll20's client holds the other characters too,
 * and shows them to nobody but game masters and the players who control them.
 */
export const isInJournal = (character: Model, viewer: ClientUser): boolean => {
  if (sheetOpen(character, viewer)) return true;
  const journals = commaList(get(character, 'inplayerjournals'));
  return journals.includes('all') || (viewer.me !== '' && journals.includes(viewer.me));
};

/**
 * May the token be named? If its name is neither text nor absent, the character's name must not be
 * used instead.
 */
const nameable = (token: Model): boolean => {
  const name = get(token, 'name');
  const is = name == null || shortText(name) !== null;
  if (!is) broken.add('names');
  return is;
};

/** @param character the character that the token represents, if found */
export function readToken(
  token: Model,
  character: Character | undefined,
  viewer: ClientUser,
  campaign: Model | undefined,
): SentToken {
  const represents = textField(token, 'represents');
  const hands = [...new Set([token, character].flatMap((each) => handsOf(each)))];
  const mine = inHands(token, viewer) || inHands(character, viewer);
  const { gm } = viewer;
  const open = sheetOpen(character, viewer);
  // Roll20's own rule for nameplates, bars and auras.
  const shown = (what: string): boolean =>
    gm ||
    flagField(token, `showplayers_${what}`) ||
    (mine && get(token, `playersedit_${what}`) !== false);
  const named = shown('name') && (gm || mine || flagField(token, 'showname'));
  const bars = BARS.filter((n) => shown(`bar${n}`));
  return {
    id: shortText(token.id) ?? '',
    x: numberField(token, 'left'),
    y: numberField(token, 'top'),
    width: numberField(token, 'width'),
    height: numberField(token, 'height'),
    name: nameable(token)
      ? (named ? textField(token, 'name') : null) || (open ? textField(character, 'name') : null)
      : null,
    character: represents,
    open,
    kind: open ? textField(character, 'name') : null,
    played: hands.length > 0,
    mine,
    hands,
    sighted: hasSight(token),
    arc:
      isArc(token, 'has_limit_field_of_vision', 'limit_field_of_vision_total') ||
      (flagField(token, 'light_hassight') && isArc(token, null, 'light_losangle')),
    darkvision:
      flagField(token, 'has_night_vision') &&
      !isArc(token, 'has_limit_field_of_night_vision', 'limit_field_of_night_vision_total')
        ? numberField(token, 'night_vision_distance')
        : 0,
    keenness: numberField(token, 'light_sensitivity_multiplier'),
    somebody:
      (represents ?? '') !== '' ||
      (named && (textField(token, 'name') ?? '') !== '') ||
      bars.some((n) => (textField(token, `bar${n}_value`) ?? '') !== ''),
    creature: hasHitPoints(token, bars) || ((represents ?? '') !== '' && !isLamp(token, character)),
    markers: safeRead('markers', () => markersOf(token, campaign)) ?? [],
    colour: safeRead('colours', () => colourOf(token, shown)) ?? null,
  };
}

const hasSight = (token: Model): boolean =>
  flagField(token, 'has_bright_light_vision') ||
  flagField(token, 'has_night_vision') ||
  flagField(token, 'light_hassight');

/** Names of lamps: "Torch 3", "Hooded Lantern", "Braciere". */
const LAMPS =
  'torch(?:es)?|lanterns?|lamps?|candles?|brazier|campfire|bonfire|sconce|chandelier|lamp ?post|' +
  'light(?: source)?|torci[ae]|lantern[ae]|lampad[ae]|candel[ae]|braciere|falò|lampadario|lume|luce';
const IS_LAMP = new RegExp(`(?:^|\\P{L})(?:${LAMPS})(?:[\\s#(]*\\d+\\)?)?\\s*$`, 'iu');

/**
 * A torch or a lamp that stands by itself: it shines, does not see, and is named so. Users give it a
 * character to keep its light. `creature` is a guess, and the card corrects it.
 */
const isLamp = (token: Model, character: Character | undefined): boolean =>
  !hasSight(token) &&
  lightOfToken(token).length > 0 &&
  [token, character].some((model) => IS_LAMP.test(textField(model, 'name') ?? ''));

/**
 * Does the token see only a part of the circle around it? Roll20 does not say whether that part
 * turns with the token.
 * @param on the field that limits it; null: the angle alone decides
 */
const isArc = (token: Model, on: string | null, total: string): boolean => {
  if (on !== null && !flagField(token, on)) return false;
  const degrees = numberField(token, total);
  return degrees !== null && degrees > 0 && degrees < 360;
};

/**
 * Status markers of a token, by the names that users gave them; the token itself stores a
 * campaign's own markers as tags.
 */
function markersOf(token: Model, campaign: Model | undefined): string[] {
  const named = namedMarkers(campaign);
  const names = commaList(get(token, 'statusmarkers')).map((tag) => markerName(tag, named));
  return [...new Set([...names, ...(flagField(token, 'status_dead') ? ['dead'] : [])])];
}

const colourOf = (token: Model, shown: (what: string) => boolean): string | undefined => {
  const aura = [1, 2].find(
    (n) => (textField(token, `aura${n}_radius`) ?? '') !== '' && shown(`aura${n}`),
  );
  const colours = [
    textField(token, 'tint_color'),
    aura === undefined ? null : textField(token, `aura${aura}_color`),
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
export const lightOfToken = (thing: Model): SentTokens['lights'][number][] => {
  if (get(thing, 'layer') === 'gmlayer') return [];
  const of = (shines: string, reach: string): number =>
    flagField(thing, shines) ? (numberField(thing, reach) ?? 0) : 0;
  const bright = of('emits_bright_light', 'bright_light_distance');
  const newer = Math.max(bright, of('emits_low_light', 'low_light_distance'));
  const older = of('light_otherplayers', 'light_radius');
  const reach = Math.max(newer, older);
  if (reach <= 0) return [];
  const from = older > newer ? numberField(thing, 'light_dimradius') : bright;
  const angle = older > newer ? numberField(thing, 'light_angle') : null;
  return [
    {
      x: numberField(thing, 'left'),
      y: numberField(thing, 'top'),
      reach,
      bright: Math.max(0, Math.min(reach, from ?? reach)),
      beam:
        older > newer
          ? angle !== null && angle > 0 && angle < 360
          : BEAMS.some((each) => flagField(thing, each)),
    },
  ];
};

/** Fields that make a light shine in one direction; scripts use both names of the third. */
const BEAMS = [
  'has_directional_bright_light',
  'has_directional_dim_light',
  'has_directional_low_light',
];
