/** Tables of a ruleset with phases: factors by size in tenths, gear, charge ratings. */
import { SIZES, type Size } from '../../../board/vocabulary.ts';
import type { ActionFamily, Item } from './declaration.ts';

export const TABLE_SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'] as const;
export type TableSize = (typeof TABLE_SIZES)[number];

/**
 * Time from the initiative roll, in tenths of a factor: to a half move, to a full move, and to a
 * common action that has no factor of its own.
 */
export interface SizeRow {
  readonly half: number;
  readonly full: number;
  readonly common: number;
}

export interface Tables {
  readonly sizes: Readonly<Record<TableSize, SizeRow>>;
  /** Penalties and factors of gear, by item and size. */
  readonly weapon: Readonly<Record<NonNullable<Item['size']>, number>>;
  readonly shield: Readonly<Record<NonNullable<Item['size']>, number>>;
  readonly object: number;
  readonly scroll: number;
  readonly grip: number;
  /** Chance in percent of having no time to act after waiting, for each point of the penalty. */
  readonly noTime: number;
  /**
   * Charge ratings: one for every two levels (for monsters, Hit Dice). The last one applies to all
   * higher levels.
   */
  readonly ratings: Readonly<Record<ActionFamily, readonly number[]>>;
  readonly leastRating: number;
}

/**
 * The size under which the tables list a creature. If the tables lack its size or it is unknown, a
 * substitute, with `known` false.
 */
export function tableSize(size: Size | undefined): {
  readonly size: TableSize;
  readonly known: boolean;
} {
  if (size === undefined) return { size: 'medium', known: false };
  const found = TABLE_SIZES.find((s) => s === size);
  if (found !== undefined) return { size: found, known: true };
  return {
    size: SIZES.indexOf(size) < SIZES.indexOf('tiny') ? 'tiny' : 'gargantuan',
    known: false,
  };
}

/** The charge rating of a group at a level (for monsters, at a number of Hit Dice). */
export function ratingOf(tables: Tables, group: ActionFamily, level: number): number {
  const column = tables.ratings[group];
  return column[Math.min(column.length - 1, Math.max(0, Math.floor((level - 1) / 2)))]!;
}
