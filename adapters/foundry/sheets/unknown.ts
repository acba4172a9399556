/** Reads actors of unknown game systems. It uses only the token's own status icons. */
import { conditionsOf } from './conditions.ts';
import type { SheetReader } from './read.ts';

export const unknown: SheetReader = {
  system: '',
  game: 'other',
  places: {},
  unread: () => [],
  read: (_sheet, statuses) => ({ conditions: conditionsOf(undefined, statuses) }),
};
