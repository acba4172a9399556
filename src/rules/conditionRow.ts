/**
 * The row of a condition: its words, its names on hosts, and what it forbids. Each family of
 * rulesets has one table of such rows, `conditionRows.ts` in its folder.
 */
import type { ConditionEffect } from './effects.ts';

/**
 * English and Italian; short Italian and short English (at most 12 characters, for badges) if the
 * words are longer.
 */
export type ConditionWords =
  | readonly [en: string, it: string]
  | readonly [en: string, it: string, shortIt: string]
  | readonly [en: string, it: string, shortIt: string, shortEn: string];

/** The reminder of a condition on the map. */
export interface ConditionReminder {
  /** Name of the icon (src/overlay/icons/paths.ts). */
  readonly icon: string;
  /** Place among the reminders, since there may not be room for all; 1: the most important. */
  readonly rank: number;
  /** All conditions with this effect have the reminder, not only this one. */
  readonly effect?: 'helpless' | 'blind';
  /** The condition that the reminder names instead. */
  readonly as?: string;
  /** The creature's other reminders are hidden, because they follow from this one. */
  readonly alone?: true;
}

export interface ConditionRow {
  readonly words: ConditionWords;
  /** What the condition forbids in a turn, and what it changes on the map. */
  readonly limits?: ConditionEffect;
  /** The condition ends when the creature's next turn begins. */
  readonly ends?: 'next-turn';
  /** Effects on others last only as long as the condition, as those of a concentration do. */
  readonly holdsOthers?: true;
  /** Place among the conditions that usually begin and end in a fight; 1: the likeliest. */
  readonly usual?: number;
  /** Its icon on the map, if players tend to forget the condition; absent: the map shows none. */
  readonly reminder?: ConditionReminder;
  /**
   * Names on hosts beside the id and the words: ids of game systems, status icons, markers, boxes of
   * sheets. Capitals, spaces and hyphens make no difference.
   */
  readonly names?: readonly string[];
  /** More Italian names, in the masculine; other endings count as the same word. */
  readonly italian?: readonly string[];
  /** Spells that cause the condition, as buffs are called; `|` separates their names. */
  readonly spells?: string;
  /** `false`: a status of this name on a host does not mean the condition. */
  readonly onHosts?: false;
  /**
   * The condition means the same in every game. Of a game that no ruleset covers, only such
   * conditions are read: in other games a restrained creature is not entangled, a grappled one does
   * not grapple, a frightened one need not flee, and a stunned one may still act.
   */
  readonly inEveryGame?: true;
}

type Rows<K extends string, R> = Readonly<Record<K, R>>;

/** One column of a table of conditions, without the rows that leave it out. */
export const columnOf = <R extends object, C extends keyof R>(
  rows: Rows<string, R>,
  column: C,
): Rows<string, NonNullable<R[C]>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([id, row]) => {
      const value = row[column];
      return value === undefined || value === null ? [] : [[id, value]];
    }),
  );

/** The rows with these ids. */
export const rowsNamed = <K extends string, N extends K, R>(
  rows: Rows<K, R>,
  ids: readonly N[],
): Rows<N, R> => Object.fromEntries(ids.map((id) => [id, rows[id]])) as Rows<N, R>;
