/** Facts about a creature that only rulesets of the fifth edition know. */
import * as z from 'zod';
import { whole } from '../parts.ts';

const saves = whole.min(0).max(3);

export const fifthSheet = {
  proficiency: whole.min(0).max(30).optional(),
  /** Death saves since the creature fell to 0 hit points; absent: none. */
  deathSaves: z.object({ successes: saves, failures: saves }).optional(),
};

type Tally = 'successes' | 'failures';

export const FIFTH_FACTS: Readonly<
  Record<keyof typeof fifthSheet | `deathSaves.${Tally}`, string>
> = {
  proficiency: 'Proficiency bonus; absent: not known.',
  deathSaves: 'Death saves since it fell to 0 hit points; absent: none.',
  'deathSaves.successes': 'Those that succeeded.',
  'deathSaves.failures': 'Those that failed.',
};
