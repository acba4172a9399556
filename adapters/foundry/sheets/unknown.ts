/** Reads actors of unknown game systems: only the token's own status icons are used. */
import { conditionsOf } from './conditions.ts';
import type { SheetReader } from './read.ts';

export const unknown: SheetReader = {
  system: '',
  game: 'other',
  places: {},
  unread: () => [],
  read: (_sheet, statuses) => ({ conditions: conditionsOf(undefined, statuses) }),
};
