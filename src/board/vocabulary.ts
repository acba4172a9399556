/** The closed lists of words that a scene document and the rules use. */

export const SIZES = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
] as const;
export type Size = (typeof SIZES)[number];

/** Types of creature, of all rule texts. */
export const CREATURE_TYPES = [
  'aberration',
  'animal',
  'beast',
  'celestial',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'fiend',
  'giant',
  'humanoid',
  'magical-beast',
  'monstrosity',
  'monstrous-humanoid',
  'ooze',
  'outsider',
  'plant',
  'undead',
  'vermin',
] as const;
export type CreatureType = (typeof CREATURE_TYPES)[number];

export const BUILDS = ['tall', 'long'] as const;
export type Build = (typeof BUILDS)[number];

export const ATTACK_KINDS = ['melee', 'ranged', 'thrown'] as const;
export const REACH_WEAPONS = ['none', 'reach', 'reach-and-near'] as const;
export const MANEUVERABILITIES = ['perfect', 'good', 'average', 'poor', 'clumsy'] as const;

/**
 * What ends a condition by itself: the start or the end of a creature's next turn, or the end of its
 * concentration.
 */
export const CONDITION_ENDS = ['start', 'end', 'concentration'] as const;

/** Headings, clockwise from the map's top. */
export const HEADINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Heading = (typeof HEADINGS)[number];

/** Weights of armor and of a load. */
export const WEIGHTS = ['none', 'light', 'medium', 'heavy'] as const;
export const ABILITIES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const;
export type Ability = (typeof ABILITIES)[number];
export const SAVES = ['fortitude', 'reflex', 'will'] as const;
export type Save = (typeof SAVES)[number];

/**
 * Totals of a character sheet that may include modifiers of conditions. `ac` includes touch and
 * flat-footed armor class; `str` and `dex` include all that the sheet computes from the score;
 * `size` is the present size, `speed` all speeds.
 */
export const SHEET_TOTALS = [
  'attack',
  'ac',
  'cmb',
  'cmd',
  'saves',
  'skills',
  'str',
  'dex',
  'size',
  'speed',
] as const;
export type SheetTotal = (typeof SHEET_TOTALS)[number];

/** The effects that an obstacle may block. */
export const BLOCKS = ['move', 'sight', 'effect'] as const;
export type Blocks = (typeof BLOCKS)[number];

export const COVER_MARKS = ['limited', 'cover', 'improved'] as const;
export type CoverMark = (typeof COVER_MARKS)[number];

/**
 * Degrees of cover that a game master may set, for rulesets that leave cover to the game master's
 * judgment (d20modern.cover.subjective).
 */
export const COVER_DEGREES = [
  'none',
  'quarter',
  'half',
  'three-quarters',
  'nine-tenths',
  'total',
] as const;
export type CoverDegree = (typeof COVER_DEGREES)[number];

/**
 * Published games for which a ruleset may be made. A table's game system or its sheets show which
 * game it plays.
 */
export const GAMES = [
  'dnd-35',
  'pathfinder-1e',
  'd20-modern',
  'dnd-5e-2024',
  'dnd-5e-2014',
] as const;
export type Game = (typeof GAMES)[number];

/**
 * What hides the creatures in a cell: some (`partial`), everything (`total`), or `fog`, which hides
 * more from creatures that are not adjacent.
 */
export const CONCEALMENTS = ['partial', 'fog', 'total'] as const;
export type Concealment = (typeof CONCEALMENTS)[number];

/** Miss chances in percent, for rulesets with degrees of concealment; the last is total. */
export const MISS_CHANCES = [0, 10, 20, 30, 40, 50] as const;
export type MissChance = (typeof MISS_CHANCES)[number];

/**
 * Levels of light, the brightest first. `bright` is daytime light indoors or the light of a torch;
 * `daylight` is brighter, for rulesets that distinguish the two.
 */
export const LIGHTS = ['daylight', 'bright', 'dim', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/** Is the light bright enough to hide nothing? */
export const isBright = (light: Light): boolean => light === 'bright' || light === 'daylight';

/** Kinds of movement that ground may hamper or forbid, each on its own. */
export const WAYS = ['land', 'fly', 'swim', 'climb', 'burrow'] as const;
export type Way = (typeof WAYS)[number];

/**
 * Ways in which a creature may move now, as its user chose. `other`: a way that the host's game
 * added, which no ruleset knows.
 */
export const MOVINGS = [
  'walk',
  'fly',
  'swim',
  'climb',
  'burrow',
  'crawl',
  'jump',
  'tumble',
  'teleport',
  'other',
] as const;
export type Moving = (typeof MOVINGS)[number];

/**
 * Materials of a square other than floor: creatures swim in water, climb slopes and walls, and
 * burrow through earth.
 */
export const SURFACES = ['ground', 'water', 'slope', 'wall', 'earth'] as const;
export type Surface = (typeof SURFACES)[number];

/** What makes ground difficult, where some creatures cross one kind as plain floor. */
export const DIFFICULT_KINDS = [
  'ice',
  'liquid',
  'plants',
  'rocks',
  'mud',
  'sand',
  'slope',
  'snow',
  'web',
] as const;
export type DifficultKind = (typeof DIFFICULT_KINDS)[number];

/**
 * Tokens that are things, not creatures: `clear` hinders nobody, `low` is a low obstacle, `blocks`
 * stops movement, sight and effect.
 */
export const SCENERY = ['clear', 'low', 'blocks'] as const;
export type Scenery = (typeof SCENERY)[number];

/** Of two values of one fact, the one that hinders more, which is the later one in `order`. */
export const graverOf = <T>(
  order: readonly T[],
  a: T | undefined,
  b: T | undefined,
): T | undefined => {
  const at = (v: T | undefined): number => (v === undefined ? -1 : order.indexOf(v));
  return at(a) > at(b) ? a : b;
};

/** What a spell, a feature or an item uses of a turn, in the words of sheets. */
export const TAKES = ['action', 'bonus', 'reaction', 'legendary', 'lair', 'none'] as const;
export type SheetUse = (typeof TAKES)[number];
