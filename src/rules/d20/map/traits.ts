/** Traits that change an answer for a creature. A new feat is one line in this table. */
import type { TraitTable } from '../../effects.ts';
import { D20_KINDS, kindRows, type KindTable } from './kinds.ts';

/** The rows of creature types and subtypes. */
export const kindTraits = (kinds: KindTable): TraitTable =>
  kindRows(kinds, 'notFlanked', 'shares', 'compresses');

export const TRAITS: TraitTable = {
  ...kindTraits(D20_KINDS),
  'improved-uncanny-dodge': { notFlanked: true },
  'combat-reflexes': {
    opportunities: (dexterity) => 1 + Math.max(0, dexterity),
    alertFlatFooted: true,
  },
  'improved-unarmed-strike': { unarmedArmed: true },
  'run-feat': { runFactor: 5 },
  'helpless-obstacle': { obstructs: true },
  dwarf: { unslowed: true },
  'fills-space': { fillsSpace: true },
  'gelatinous-cube': { fillsSpace: true },
};
