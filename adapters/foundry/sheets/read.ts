/**
 * Helpers that read values from data of unknown shape: reading a path gives a usable value or
 * undefined.
 */
import type { CoverDegree, Size } from '../../../src/board/vocabulary.ts';
import type { SceneCreature } from '../../../src/board/facts/creature.ts';
import type { TableGame } from '../../../src/state/host.ts';
import type { SheetFacts } from '../../common/sheetFacts.ts';
import type { Vocabulary } from '../../words/conditionNames.ts';
import { plain } from '../../words/text.ts';
import type { OpenSheet, RawItem } from '../schema.ts';

/** Facts that all players can see on a token: the creature's body, and its weapons in hand. */
export type VisibleFacts = {
  readonly [F in 'size' | 'build' | 'reach' | 'attacks']: SceneCreature[F] | undefined;
};

/** Reads the visible facts of an actor of one system. Pure; never throws on odd data. */
export type ShownReader = (actor: ShownActor) => VisibleFacts;

export interface ShownActor {
  readonly system: object;
  readonly items: readonly RawItem[] | null;
  /** The actor's name. */
  readonly kind?: string | null | undefined;
}

/**
 * Paths of each fact in a game system's data; the first path that is present counts. `items` means
 * the actor's items.
 */
export type FieldPaths = Readonly<Partial<Record<keyof SheetFacts, readonly string[]>>>;

/**
 * Reads one game system's actors whose sheets the user may open. Pure; never throws on odd data.
 */
export interface SheetReader {
  /** Id of the system (`game.system.id`). */
  readonly system: string;
  /** The game that the system is for; absent: unknown. */
  readonly game?: TableGame;
  /** Whose words the system's conditions are; absent: those of the rulesets. */
  readonly words?: Vocabulary;
  readonly places: FieldPaths;
  /** Paths of the fields from which a fact is derived, if it has no field of its own. */
  readonly guessed?: Readonly<Partial<Record<keyof SheetFacts, string>>>;
  read(sheet: OpenSheet, statuses: readonly string[]): SheetFacts;
  /**
   * The degree of cover that a status on the token gives it from everybody, in systems that add it to
   * the rolls.
   */
  readonly coverOf?: (statuses: readonly string[]) => CoverDegree | undefined;
  /** The game whose rules the sheet's own document states, in systems of several games. */
  readonly gameOf?: (sheet: OpenSheet) => TableGame | undefined;
  /** Words of the sheet that no reader understands, as the sheet spells them. */
  readonly strange?: (sheet: OpenSheet) => readonly string[];
  /** Names of fields that every actor of this system has but this sheet lacks. */
  unread(sheet: OpenSheet): readonly string[];
}

/** Both systems store lengths in feet, whatever unit they display. Five feet are one square. */
export const FEET_PER_CELL = 5;

export const SIZE_KEYS: Readonly<Record<string, Size>> = {
  fine: 'fine',
  dim: 'diminutive',
  tiny: 'tiny',
  sm: 'small',
  med: 'medium',
  lg: 'large',
  huge: 'huge',
  grg: 'gargantuan',
  col: 'colossal',
};

export function at(tree: unknown, path: string): unknown {
  let here: unknown = tree;
  for (const step of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

export const textAt = (tree: unknown, path: string): string | undefined => {
  const value = at(tree, path);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A finite number, even if the sheet stores it as text ("30"). */
export const amount = (tree: unknown, path: string): number | undefined => {
  const value = at(tree, path);
  const number =
    typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

export const whole = (
  tree: unknown,
  path: string,
  min: number,
  max: number,
): number | undefined => {
  const value = amount(tree, path);
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined;
};

/** Converts feet to whole cells; undefined if the value is not a length. */
export const feetToCells = (feet: number | undefined, max = 1000): number | undefined =>
  feet === undefined || feet < 0 || feet > max * FEET_PER_CELL
    ? undefined
    : Math.floor(feet / FEET_PER_CELL);

export const yes = (tree: unknown, path: string): boolean => at(tree, path) === true;

export const sizeFromKey = (key: string | undefined): Size | undefined =>
  key !== undefined && Object.hasOwn(SIZE_KEYS, key) ? SIZE_KEYS[key] : undefined;

/** Leaves out undefined fields, so that an absent fact has no field. */
export function known<T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** The names of an item, starting with the rulebook's original name if a translation keeps it. */
export const names = (item: RawItem): string[] =>
  [item.original, textAt(item.system, 'originalName'), item.name]
    .filter((n): n is string => typeof n === 'string')
    .map(plain);
