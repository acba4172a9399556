/** Traits that change an answer for one creature: a new feat is one line here. */
import type { Creature } from '../../board/creature.ts';

export interface TraitEffect {
  /** Opportunities a round, given the Dexterity modifier. */
  readonly opportunities?: (dexterity: number) => number;
  /** Takes opportunities even while flat-footed. */
  readonly alertFlatFooted?: true;
  /** An unarmed strike counts as armed. */
  readonly unarmedArmed?: true;
  /** Sees in dim light and darkness without limit of distance, or perceives without sight. */
  readonly seesInDark?: true;
  /** Helpless or not, squares of it cost double. */
  readonly obstructs?: true;
  /** Lets others by, and counts as no obstacle to their way. */
  readonly yields?: true;
  /** Multiplier of speed when running. */
  readonly runFactor?: number;
}

export type TraitTable = Readonly<Record<string, TraitEffect>>;

export const TRAITS: TraitTable = {
  'combat-reflexes': {
    opportunities: (dexterity) => 1 + Math.max(0, dexterity),
    alertFlatFooted: true,
  },
  'improved-unarmed-strike': { unarmedArmed: true },
  'run-feat': { runFactor: 5 },
  'helpless-obstacle': { obstructs: true },
};

/** The effect of the first of a creature's traits that has it. */
export function traitEffect<K extends keyof TraitEffect>(
  table: TraitTable,
  c: Creature,
  effect: K,
): TraitEffect[K] | undefined {
  for (const trait of c.traits) {
    const value = Object.hasOwn(table, trait) ? table[trait]?.[effect] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Traits that end in a number (`darkvision-12`), each with what the number counts. */
export const NUMBERED = {
  darkvision: 'cells',
  blindsight: 'cells',
  blindsense: 'cells',
  tremorsense: 'cells',
  scent: 'cells',
  'see-invisible': 'cells',
  'true-seeing': 'cells',
  'sneak-attack': 'dice',
  'damage-reduction': 'points',
} as const;
export type Numbered = keyof typeof NUMBERED;

/**
 * The number of such a trait: cells for a sense; Infinity without a number (`scent`: no limit); 0
 * when the creature has no such trait.
 */
export function senseRange(c: Creature, sense: Numbered): number {
  for (const trait of c.traits) {
    if (trait === sense) return Infinity;
    if (trait.startsWith(`${sense}-`)) {
      const range = Number(trait.slice(sense.length + 1));
      if (Number.isFinite(range) && range >= 0) return range;
    }
  }
  return 0;
}
