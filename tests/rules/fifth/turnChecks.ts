/** Checks of lists of actions, for the rows about turns. */
import { expect } from 'vitest';
import type { Answer } from '../cases.ts';

/** The list has these actions, and not those. */
export const lists =
  (yes: readonly string[], no: readonly string[] = []) =>
  (answer: Answer): void => {
    const has = (answer['actions'] as readonly { action: string }[]).map(({ action }) => action);
    const missing = yes.filter((action) => !has.includes(action));
    const extra = no.filter((action) => has.includes(action));
    expect({ missing, extra }).toEqual({ missing: [], extra: [] });
  };
