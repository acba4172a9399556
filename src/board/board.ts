/**
 * The board: a scene after validation. Static parts (terrain, walls) are separate from creatures,
 * so that moving a creature keeps every index of walls.
 */
import type { Cell, Grid, Point } from './grid.ts';
import type { Creature } from './creature.ts';
import { ridersOf, together } from './mounts.ts';

/** What an obstacle may block. */
export const BLOCKS = ['move', 'sight', 'effect'] as const;
export type Blocks = (typeof BLOCKS)[number];

export const COVER_MARKS = ['limited', 'cover', 'improved'] as const;
export type CoverMark = (typeof COVER_MARKS)[number];

/**
 * Degrees of cover that a game master may set, for rulesets that leave cover to judgment
 * (d20modern.cover.subjective).
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

/** The game master's degree of cover for one attacker and one target. */
export interface DegreeSet {
  /** Id of the attacker. */
  readonly from: string;
  /** Id of the target. */
  readonly to: string;
  readonly degree: CoverDegree;
}

/** Miss chances in percent, for rulesets with degrees of concealment; the last is total. */
export const MISS_CHANCES = [0, 10, 20, 30, 40, 50] as const;
export type MissChance = (typeof MISS_CHANCES)[number];

/** The game master's miss chance for one attacker and one target. */
export interface MissSet {
  readonly from: string;
  readonly to: string;
  readonly missChance: MissChance;
}

export const LIGHTS = ['bright', 'dim', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/**
 * The material of a square, if not floor: creatures swim in water, climb slopes and walls, burrow
 * through earth.
 */
export const SURFACES = ['ground', 'water', 'slope', 'wall', 'earth'] as const;
export type Surface = (typeof SURFACES)[number];

/** A skill check that an obstacle or a surface requires. */
export interface Hurdle {
  readonly skill: string;
  readonly dc?: number;
}

export interface CellFacts {
  readonly at: Cell;
  readonly difficult: boolean;
  /**
   * Cost factor of entering: 1 on clear ground, 2 on difficult ground, more if the scene says so.
   */
  readonly costFactor: number;
  readonly blocks: readonly Blocks[];
  readonly cover?: CoverMark;
  /** Degree of cover set by the game master, for rulesets with degrees. */
  readonly degree?: CoverDegree;
  readonly concealment?: 'partial' | 'total';
  /** Miss chance in percent set by the game master, for rulesets with degrees of concealment. */
  readonly missChance?: MissChance;
  readonly light?: Light;
  /** A low obstacle fills the square. */
  readonly low: boolean;
  readonly elevation: number;
  readonly surface?: Surface;
  /** The check for climbing, swimming or balancing there. */
  readonly check?: Hurdle;
}

export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly blocks: readonly Blocks[];
  readonly low: boolean;
  readonly cover?: CoverMark;
  /** Degree of cover set by the game master, for rulesets with degrees. */
  readonly degree?: CoverDegree;
  /** Cost in cells of crossing it, besides the step; absent: 2 when low. */
  readonly crossCost?: number;
  /** The check for crossing it, besides movement. */
  readonly check?: Hurdle;
}

/**
 * The static part of a board. Its indexes are cached by identity: a changed wall requires a new
 * Ground.
 */
export interface Ground {
  readonly grid: Grid;
  /** Only cells that are not plain floor. */
  readonly cells: readonly CellFacts[];
  readonly walls: readonly Wall[];
  /** Light of cells without their own; absent: bright. */
  readonly light?: Light;
}

export interface Spent {
  readonly standard: boolean;
  /** Move actions used. */
  readonly move: number;
  readonly fullRound: boolean;
  readonly swift: boolean;
  /** Whether the 5-foot step was taken. */
  readonly step: boolean;
  /** Cells moved this turn. */
  readonly moved: number;
  /** Diagonals of the alternation counted so far this turn. */
  readonly diagonals: number;
  /** Ids of the actions taken this turn; absent: unknown. */
  readonly actions?: readonly string[];
}

export interface Turn {
  readonly round?: number;
  readonly active?: string;
  readonly surprise: boolean;
  readonly order: readonly string[];
  /**
   * Creatures that have acted since the fight began; absent: unknown (no creature then counts as
   * flat-footed).
   */
  readonly acted?: readonly string[];
  /** Initiative counts, by creature id. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly spent: Spent;
}

export interface Board {
  readonly ground: Ground;
  readonly creatures: readonly Creature[];
  readonly turn?: Turn;
  /** Degrees of cover for pairs; for repeated pairs the last applies. */
  readonly degrees?: readonly DegreeSet[];
  /** Miss chances for pairs; for repeated pairs the last applies. */
  readonly misses?: readonly MissSet[];
  /** The ruleset's own options, as given in the scene. */
  readonly options: Readonly<Record<string, unknown>>;
}

export const NOTHING_SPENT: Spent = {
  standard: false,
  move: 0,
  fullRound: false,
  swift: false,
  step: false,
  moved: 0,
  diagonals: 0,
};

export const creatureOf = (board: Board, id: string): Creature | undefined =>
  board.creatures.find((c) => c.id === id);

/** The game master's degree of cover for an attacker and its target. */
export const degreeSet = (board: Board, from: string, to: string): CoverDegree | undefined =>
  board.degrees?.findLast((d) => d.from === from && d.to === to)?.degree;

/** The game master's miss chance for an attacker and its target. */
export const missSet = (board: Board, from: string, to: string): MissChance | undefined =>
  board.misses?.findLast((m) => m.from === from && m.to === to)?.missChance;

/**
 * The board with one creature changed. Shares the ground and its indexes; mount and rider stay
 * together.
 */
export const withCreature = (board: Board, changed: Creature): Board => ({
  ...board,
  creatures: together(
    board.creatures.map((c) => (c.id === changed.id ? changed : c)),
    changed,
    board.ground.grid,
  ),
});

/** Whether the active creature rides this mount. A mount moves in its rider's turn. */
export const carriesActive = (board: Board, mount: Creature): boolean => {
  const active = board.turn?.active;
  return active !== undefined && ridersOf(board.creatures, mount).some(({ id }) => id === active);
};
