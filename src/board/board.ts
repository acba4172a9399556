/**
 * A judged board: a scene whose every value was checked, with what stands still (terrain, walls)
 * kept apart from what moves (creatures), so that moving a creature keeps every index of walls.
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
 * Degrees of cover that a game master may set where the text leaves them to people
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

/** The game master's word on the cover of one creature from another. */
export interface DegreeSet {
  /** Id of the attacker. */
  readonly from: string;
  /** Id of the target. */
  readonly to: string;
  readonly degree: CoverDegree;
}

/** Degrees of concealment where texts grade it, in per cent of missing; the last is total. */
export const MISS_CHANCES = [0, 10, 20, 30, 40, 50] as const;
export type MissChance = (typeof MISS_CHANCES)[number];

/** The game master's word on the concealment of one creature from another. */
export interface MissSet {
  readonly from: string;
  readonly to: string;
  readonly missChance: MissChance;
}

export const LIGHTS = ['bright', 'dim', 'dark'] as const;
export type Light = (typeof LIGHTS)[number];

/**
 * What a square is made of, where it is not floor: water is swum, slopes and walls are climbed,
 * earth is burrowed through.
 */
export const SURFACES = ['ground', 'water', 'slope', 'wall', 'earth'] as const;
export type Surface = (typeof SURFACES)[number];

/** A skill check that an obstacle or a surface asks for. */
export interface Hurdle {
  readonly skill: string;
  readonly dc?: number;
}

export interface CellFacts {
  readonly at: Cell;
  readonly difficult: boolean;
  /** Multiplies the cost of entering; 1 on clear ground, 2 on difficult ground, more where said. */
  readonly costFactor: number;
  readonly blocks: readonly Blocks[];
  readonly cover?: CoverMark;
  /** What it gives by the game master's word, where degrees are left to people. */
  readonly degree?: CoverDegree;
  readonly concealment?: 'partial' | 'total';
  /** Per cent of missing by the game master's word, in texts that grade concealment. */
  readonly missChance?: MissChance;
  readonly light?: Light;
  /** A low obstacle fills the square. */
  readonly low: boolean;
  readonly elevation: number;
  readonly surface?: Surface;
  /** What climbing, swimming or balancing there takes. */
  readonly check?: Hurdle;
}

export interface Wall {
  readonly from: Point;
  readonly to: Point;
  readonly blocks: readonly Blocks[];
  readonly low: boolean;
  readonly cover?: CoverMark;
  /** What it gives by the game master's word, where degrees are left to people. */
  readonly degree?: CoverDegree;
  /** Cells paid, besides the step, to cross it; absent: 2 when low. */
  readonly crossCost?: number;
  /** What crossing it takes besides movement. */
  readonly check?: Hurdle;
}

/**
 * What stands still. Indexes of it are cached by identity, so a changed wall means a new Ground.
 */
export interface Ground {
  readonly grid: Grid;
  /** Only the cells that are not plain floor. */
  readonly cells: readonly CellFacts[];
  readonly walls: readonly Wall[];
  /** Light where no cell says otherwise; absent: bright. */
  readonly light?: Light;
}

export interface Spent {
  readonly standard: boolean;
  /** Move actions used. */
  readonly move: number;
  readonly fullRound: boolean;
  readonly swift: boolean;
  /** The five-foot step was taken. */
  readonly step: boolean;
  /** Cells moved this turn. */
  readonly moved: number;
  /** Diagonals of the alternation counted so far this turn. */
  readonly diagonals: number;
  /** Ids of the actions taken this turn; absent: not known. */
  readonly actions?: readonly string[];
}

export interface Turn {
  readonly round?: number;
  readonly active?: string;
  readonly surprise: boolean;
  readonly order: readonly string[];
  /**
   * Who has acted since the fight began; absent: not known (nobody is taken as flat-footed for it).
   */
  readonly acted?: readonly string[];
  /** Initiative counts, by creature. */
  readonly counts?: Readonly<Record<string, number>>;
  readonly spent: Spent;
}

export interface Board {
  readonly ground: Ground;
  readonly creatures: readonly Creature[];
  readonly turn?: Turn;
  /** Degrees of cover set for pairs; of one pair the last stands. */
  readonly degrees?: readonly DegreeSet[];
  /** Chances to miss set for pairs; of one pair the last stands. */
  readonly misses?: readonly MissSet[];
  /** The ruleset's own options, as the scene gave them. */
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

/** The degree of cover that the game master set for an attacker and its target. */
export const degreeSet = (board: Board, from: string, to: string): CoverDegree | undefined =>
  board.degrees?.findLast((d) => d.from === from && d.to === to)?.degree;

/** The chance to miss that the game master set for an attacker and its target. */
export const missSet = (board: Board, from: string, to: string): MissChance | undefined =>
  board.misses?.findLast((m) => m.from === from && m.to === to)?.missChance;

/**
 * The same board with one creature changed; ground and its indexes are shared. Mount and rider stay
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

/** Is the creature whose turn it is in a creature's saddle? A mount moves in its rider's turn. */
export const carriesActive = (board: Board, mount: Creature): boolean => {
  const active = board.turn?.active;
  return active !== undefined && ridersOf(board.creatures, mount).some(({ id }) => id === active);
};
