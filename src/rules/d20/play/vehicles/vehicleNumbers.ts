/** Numbers of the vehicle rules, at the scale of 5-foot squares. Lengths in cells. */
import type { Size } from '../../../../board/vocabulary.ts';
import type { CoverDegree } from '../../../../board/vocabulary.ts';

export const SPEEDS = ['stationary', 'alley', 'street', 'highway', 'all-out'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface SpeedRow {
  /** Cells that the vehicle moves in a round, at least and at most. */
  readonly cells: readonly [least: number, most: number];
  /** Cells straight ahead before each turn; the turn number. */
  readonly turn: number;
  /** Bonus to the Defense of the vehicle and of everybody aboard. */
  readonly defence: number;
  /** Modifier of checks and attack rolls made aboard. */
  readonly aboard: number;
  /** Sides of the dice of a collision. */
  readonly sides: number;
  /** Modifier of the DC of a jump. */
  readonly jump: number;
}

export const SPEED_TABLE: Readonly<Record<Speed, SpeedRow>> = {
  stationary: { cells: [0, 0], turn: 0, defence: 0, aboard: 0, sides: 0, jump: 0 },
  alley: { cells: [1, 20], turn: 1, defence: 0, aboard: 0, sides: 2, jump: 10 },
  street: { cells: [21, 50], turn: 2, defence: 1, aboard: -1, sides: 4, jump: 5 },
  highway: { cells: [51, 150], turn: 4, defence: 2, aboard: -2, sides: 8, jump: 0 },
  'all-out': { cells: [151, Infinity], turn: 8, defence: 4, aboard: -4, sides: 12, jump: -5 },
};

/** Number of collision dice, by the smaller of the two sizes. */
export const COLLISION_DICE: Readonly<Record<Size, number>> = {
  fine: 0,
  diminutive: 0,
  tiny: 1,
  small: 2,
  medium: 4,
  large: 8,
  huge: 12,
  gargantuan: 16,
  colossal: 20,
};

/** How a vehicle strikes another one or a thing, with the multiplier of the damage. */
export const CRASH_DIRECTIONS = {
  stationary: 1,
  'head-on': 2,
  side: 1,
  rear: 1 / 2,
  sideswipe: 1 / 4,
} as const;
type Direction = keyof typeof CRASH_DIRECTIONS;
export const DIRECTION_IDS = Object.keys(CRASH_DIRECTIONS) as readonly Direction[];

/** Share of a collision's damage that an occupant takes, by the vehicle's cover. */
export const OCCUPANT_SHARE: Readonly<Record<CoverDegree, number>> = {
  none: 1,
  quarter: 1 / 2,
  half: 1 / 4,
  'three-quarters': 0,
  'nine-tenths': 0,
  total: 0,
};
export const COVER_BONUS: Readonly<Record<CoverDegree, number>> = {
  none: 0,
  quarter: 2,
  half: 4,
  'three-quarters': 7,
  'nine-tenths': 10,
  total: 0,
};

/** DCs of hazards in the path; a structure cannot be avoided. */
export const OBSTACLES = {
  caltrops: 15,
  'oil-slick': 15,
  'small-object': 5,
  'medium-object': 10,
  'large-object': 15,
} as const;
export type Obstacle = keyof typeof OBSTACLES;
export const OBSTACLE_IDS = Object.keys(OBSTACLES) as readonly Obstacle[];

/** DCs of a bootleg turn, by the change of facing in degrees. */
export const BOOTLEG = { '45': 5, '90': 10, '135': 15, '180': 20 } as const;
type Degrees = keyof typeof BOOTLEG;
export const BOOTLEG_DEGREES = Object.keys(BOOTLEG) as readonly Degrees[];

/** DCs of a jump, by the greatest width of the gap in feet. */
export const GAPS: readonly (readonly [feet: number, dc: number])[] = [
  [3, 15],
  [8, 20],
  [15, 25],
  [25, 35],
  [40, 45],
];

export const STUNTS = [
  'avoid-hazard',
  'bootleg-turn',
  'dash',
  'hard-brake',
  'hard-turn',
  'jump',
  'sideswipe',
] as const;
/** DC of the other stunts, and of most checks to keep control. */
export const STUNT_DC = 15;

/** Maneuvers of a vehicle's movement. */
export const VEHICLE_MANEUVERS = ['ahead', 'left', 'right', 'slip-left', 'slip-right'] as const;
export type Maneuver = (typeof VEHICLE_MANEUVERS)[number];
