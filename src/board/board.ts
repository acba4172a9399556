/**
 * The board: a scene after validation. Static parts (terrain, walls) are separate from creatures,
 * so that moving a creature keeps every index of walls.
 */
import type { SceneCell, SceneDegree, SceneMiss, SceneWall } from './facts/ground.ts';
import type { SceneTurn } from './facts/turn.ts';
import type { Creature } from './creature.ts';
import type { Grid, Point } from './grid.ts';
import { carrierOf, ridersOf, together } from './mounts.ts';
import type { EarlierUses } from './earlierUses.ts';
import type { OnBoard } from './onBoard.ts';
import type { CoverDegree, Light, MissChance } from './vocabulary.ts';

/** The game master's degree of cover for one attacker and one target, by their ids. */
export type DegreeSet = OnBoard<SceneDegree>;

/** The game master's miss chance for one attacker and one target, by their ids. */
export type MissSet = OnBoard<SceneMiss>;

/** Facts of a cell that is not plain floor. */
export interface CellFacts extends OnBoard<
  Omit<SceneCell, 'terrain'>,
  'costFactor' | 'blocks' | 'low' | 'elevation'
> {
  readonly difficult: boolean;
  /** A speed that the cell's kind of ground leaves; set by the rules, never by a scene. */
  readonly pace?: Pace;
  /** The steps that the ground makes hard: up into the cell, or out of it; set by the rules. */
  readonly step?: 'uphill' | 'out';
  /** The cost factor for creatures that such ground does not hinder; set by the rules. */
  readonly freeCost?: number;
  /** The light without that of the cell's kind of ground; set by the rules. */
  readonly unveiled?: Light | undefined;
}

/** The speed of creatures in a kind of ground, in cells; `large`: of Large and larger ones. */
export interface Pace {
  readonly small: number;
  readonly large: number;
  /** Does it slow flyers too? */
  readonly aloft?: true;
  readonly rules: readonly string[];
}

/** A skill check that an obstacle or a surface requires. */
export type Hurdle = NonNullable<CellFacts['check']>;

/** A wall in the place where it counts for the rules (`alignment.ts`). */
export interface Wall extends OnBoard<Omit<SceneWall, 'opening'>, 'low' | 'blocks'> {
  /** Points between its ends at which it turns; absent: it is straight. */
  readonly bends?: readonly Point[];
}

/**
 * The static part of a board. Its indexes are cached by identity: a changed wall requires a new
 * Ground.
 */
export interface Ground {
  readonly grid: Grid;
  /** The cells that are not plain floor. */
  readonly cells: readonly CellFacts[];
  readonly walls: readonly Wall[];
  /** Light of every cell that has no light of its own; absent: bright. */
  readonly light?: Light;
}

/** What one creature has used in a turn (src/rules/economy.ts). */
export type Used = OnBoard<
  Omit<NonNullable<SceneTurn['spent']>, 'beside' | keyof EarlierUses>,
  'uses' | 'moved' | 'diagonals'
>;

/** What is used of a turn: by the active creature, and by those that act in its turn. */
export type Spent = Used & { readonly beside?: Readonly<Record<string, Used>> };

export interface Turn extends OnBoard<Omit<SceneTurn, 'spent'>, 'surprise' | 'order'> {
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

export const NOTHING_SPENT: Spent = { uses: {}, moved: 0, diagonals: 0 };

/** How often has the turn used this resource? */
export const timesUsed = ({ uses }: Pick<Used, 'uses'>, id: string): number =>
  Object.hasOwn(uses, id) ? uses[id]! : 0;
export const hasUsed = (spent: Pick<Used, 'uses'>, id: string): boolean => timesUsed(spent, id) > 0;

/** A list beside the actions of a turn, with one more entry; undefined: nothing is known of any. */
const besideActions = (
  actions: readonly string[],
  list: readonly string[] | undefined,
  one: string | undefined,
): readonly string[] | undefined =>
  one === undefined && list === undefined
    ? undefined
    : [...actions.map((_, i) => list?.[i] ?? ''), one ?? ''];

/** What is used of a turn after one more action, with the attack that it used, and its target. */
export function withAction<T extends Used>(
  spent: T,
  action: string,
  {
    weapon,
    target,
  }: { readonly weapon?: string | undefined; readonly target?: string | undefined },
): T {
  const { actions = [] } = spent;
  const weapons = besideActions(actions, spent.weapons, weapon);
  const targets = besideActions(actions, spent.targets, target);
  return {
    ...spent,
    actions: [...actions, action],
    ...(weapons && { weapons }),
    ...(targets && { targets }),
  };
}

/** Has the turn used any resource? */
export const hasUsedAny = ({ uses }: Pick<Used, 'uses'>): boolean =>
  Object.values(uses).some((n) => n > 0);

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

/** Does the active creature ride this mount? A mount moves in its rider's turn. */
export const carriesActive = (board: Board, mount: Creature): boolean => {
  const active = board.turn?.active;
  return active !== undefined && ridersOf(board.creatures, mount).some(({ id }) => id === active);
};

/** Is the action a charge of any kind, including a charge combined with another action? */
const isCharge = (action: string): boolean => action.split('-').includes('charge');

/**
 * What the creature has used in the current turn. A rider's charge is its mount's movement, too.
 */
export function spentOf(board: Board, c: Creature): Spent {
  const { active, spent = NOTHING_SPENT } = board.turn ?? {};
  if (active === c.id) return spent;
  if (!carriesActive(board, c)) return NOTHING_SPENT;
  const own = spent.beside?.[c.id] ?? NOTHING_SPENT;
  return spent.moved > 0 && spent.actions?.some(isCharge) === true
    ? { ...own, moved: spent.moved + own.moved, actions: spent.actions }
    : own;
}

/**
 * Cells that the active creature has moved this turn, in the saddle with its mount; a scene may
 * count the mount's movement as the rider's.
 */
export function movedInSaddle(board: Board, rider: Creature): number {
  const { spent = NOTHING_SPENT } = board.turn ?? {};
  return Math.max(spent.moved, spentOf(board, carrierOf(rider)).moved);
}

/** Cells moved in a charge that was recorded as an action; undefined if there was no charge. */
export const chargedDistance = ({ moved, actions }: Spent): number | undefined =>
  moved > 0 && actions?.some(isCharge) === true ? moved : undefined;
