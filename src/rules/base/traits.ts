/** Traits that change an answer for a creature. A new feat is one line in this table. */
import type { Creature } from '../../board/creature.ts';
import { KINDS, kindRows, type KindTable } from '../kinds.ts';

export interface TraitEffect {
  /** Number of attacks of opportunity per round, given the Dexterity modifier. */
  readonly opportunities?: (dexterity: number) => number;
  /** May make attacks of opportunity even while flat-footed. */
  readonly alertFlatFooted?: true;
  /** Unarmed strikes count as armed. */
  readonly unarmedArmed?: true;
  /** Sees in dim light and darkness at any distance, or perceives without sight. */
  readonly seesInDark?: true;
  /** The creature's squares cost double, even if it is helpless. */
  readonly obstructs?: true;
  /** A swarm: it may share its space with any creature, and enter any creature's space. */
  readonly shares?: true;
  /** Lets other creatures pass through its space, and does not obstruct them. */
  readonly yields?: true;
  /** Cannot be flanked. */
  readonly notFlanked?: true;
  /** Moves at full speed without sight. */
  readonly blindFooted?: true;
  /** Armor and load do not reduce the creature's speed. */
  readonly unslowed?: true;
  /** The creature fills its squares completely: nobody can tumble through them. */
  readonly fillsSpace?: true;
  /** Squeezes only where the gap is narrower than a quarter of its space. */
  readonly compresses?: true;
  /** Is stable at once below 0 hit points, and may act as if disabled. */
  readonly steadfast?: true;
  /** A swarm: breaks up at 0 hit points, and is never staggered, disabled or dying. */
  readonly scatters?: true;
  /** Speed multiplier for running. */
  readonly runFactor?: number;
  /**
   * Number of squares of difficult ground each round that the creature crosses as plain floor.
   * Several traits add up.
   */
  readonly easesDifficult?: number;
}

export type TraitTable = Readonly<Record<string, TraitEffect>>;

/** The rows of creature types and subtypes. */
export const kindTraits = (kinds: KindTable): TraitTable =>
  kindRows(kinds, 'notFlanked', 'shares', 'compresses');

export const TRAITS: TraitTable = {
  ...kindTraits(KINDS),
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

/** The value of this effect from the first of the creature's traits that has it. */
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

/** Traits that end in a number (`darkvision-12`), and the meaning of the number. */
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
 * The number at the end of such a trait: cells for a sense; Infinity without a number (`scent`: no
 * limit); 0 without the trait.
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
