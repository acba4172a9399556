/**
 * Reads actors of systems without a sheet reader. It uses only the token's own status icons. In a
 * system of a game that no ruleset covers, these are the words of that game.
 */
import { conditionsOf } from './conditions.ts';
import type { SheetReader } from './read.ts';

/** A system of a game that a ruleset covers, or one that the host did not report. */
export const unknownSystem: SheetReader = {
  system: '',
  places: {},
  unread: () => [],
  read: (_sheet, statuses) => ({ conditions: conditionsOf(undefined, statuses) }),
};

export const unknown: SheetReader = {
  ...unknownSystem,
  game: 'other',
  words: 'other',
  read: (_sheet, statuses) => ({ conditions: conditionsOf(undefined, statuses, 'other') }),
};
