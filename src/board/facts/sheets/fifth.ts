/** Facts about a creature that only rulesets of the fifth edition know. */
import * as z from 'zod';
import { whole } from '../parts.ts';

const saves = whole.min(0).max(3);
const number = whole.min(0).max(100);
const uses = z.object({ most: number, left: number.optional(), used: number.optional() });
const lair = z.object({
  most: number,
  left: number.optional(),
  used: number.optional(),
  count: number,
});

export const fifthSheet = {
  proficiency: whole.min(0).max(30).optional(),
  /** Death saves since the creature fell to 0 hit points; absent: not known. */
  deathSaves: z.object({ successes: saves, failures: saves }).optional(),
  /** Legendary actions until its next turn begins; absent: none, or its sheet is closed. */
  legendaryActions: uses.optional(),
  /** Uses of Legendary Resistance in a day; absent: none, or its sheet is closed. */
  legendaryResistance: uses.optional(),
  /** Lair actions in a round, and their initiative count; absent: none, or not known. */
  lairActions: lair.optional(),
};

type Tally = 'successes' | 'failures';
type Uses = 'most' | 'left' | 'used';

export const FIFTH_FACTS: Readonly<
  Record<
    | keyof typeof fifthSheet
    | `deathSaves.${Tally}`
    | `${'legendaryActions' | 'legendaryResistance' | 'lairActions'}.${Uses}`
    | 'lairActions.count',
    string
  >
> = {
  proficiency: 'Proficiency bonus; absent: not known.',
  deathSaves: 'Death saves since it fell to 0 hit points; absent: not known.',
  'deathSaves.successes': 'Those that succeeded.',
  'deathSaves.failures': 'Those that failed.',
  legendaryActions: 'Legendary actions until its next turn begins; absent: none, or not known.',
  'legendaryActions.most': 'How many there are.',
  'legendaryActions.left': 'How many the sheet says are left; absent: all.',
  'legendaryActions.used': 'How many were used since its last turn began; absent: none.',
  legendaryResistance: 'Uses of Legendary Resistance in a day; absent: none, or not known.',
  'legendaryResistance.most': 'How many there are.',
  'legendaryResistance.left': 'How many the sheet says are left; absent: all.',
  'legendaryResistance.used': 'How many were used in this fight; absent: none.',
  lairActions: 'Lair actions in a round; absent: none, or not known.',
  'lairActions.most': 'How many there are.',
  'lairActions.left': 'How many are left; absent: all.',
  'lairActions.used': 'How many were used in this round; absent: none.',
  'lairActions.count':
    'The initiative count at which they are taken, after everybody with that count.',
};
