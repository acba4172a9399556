/** Matches what is used of a turn in which no resource is used: `{}` would match any. */
import { expect } from 'vitest';

export const NO_USES = expect.toSatisfy(
  (uses: object) => Object.keys(uses).length === 0,
) as Readonly<Record<string, number>>;
