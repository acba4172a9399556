/** An actor of a system nobody here can read: the token's own status icons are all there is. */
import { conditionsOf } from './conditions.ts';
import type { SheetReader } from './read.ts';

export const unknown: SheetReader = {
  system: '',
  rules: 'other',
  places: {},
  unread: () => [],
  read: (_sheet, statuses) => ({ conditions: conditionsOf(undefined, statuses) }),
};
