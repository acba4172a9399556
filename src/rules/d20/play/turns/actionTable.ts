/** The table of actions: one row for each action, grouped by kind of action. */
import { FULL_ROUND } from './table/fullround.ts';
import { GRAPPLE } from './table/grapple.ts';
import { MOVE } from './table/move.ts';
import { QUICK } from './table/swiftAndFree.ts';
import { STANDARD } from './table/standard.ts';
import type { ActionTable } from './turnRules.ts';

export const SRD_ACTIONS: ActionTable = {
  ...STANDARD,
  ...MOVE,
  ...FULL_ROUND,
  ...QUICK,
  ...GRAPPLE,
};
