/** Reads a creature's traits: their effects, and the numbers in their names. */
import type { Creature } from '../../board/creature.ts';
import type { DifficultIgnored, DoubtfulQuestion, TraitEffect, TraitTable } from '../effects.ts';
import type { Judge } from '../ruleset.ts';

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

/** A trait of a creature with an effect. */
export interface TraitFound<K extends keyof TraitEffect> {
  /** Its id in the table, without a number. */
  readonly trait: string;
  readonly value: NonNullable<TraitEffect[K]>;
  readonly row: TraitEffect;
  /** The number at the end of its name; undefined: it states none. */
  readonly number?: number;
}

/** The traits of the creature that have this effect, with the numbers in their names. */
export const traitsWith = <K extends keyof TraitEffect>(
  table: TraitTable,
  c: Creature,
  effect: K,
): readonly TraitFound<K>[] =>
  c.traits.flatMap((each) => {
    const stem = Object.hasOwn(table, each) ? each : each.replace(/-\d+$/, '');
    const row = Object.hasOwn(table, stem) ? table[stem] : undefined;
    const value = row?.[effect];
    if (row === undefined || value === undefined) return [];
    return [
      {
        trait: stem,
        value: value as NonNullable<TraitEffect[K]>,
        row,
        ...(stem !== each && { number: Number(each.slice(stem.length + 1)) }),
      },
    ];
  });

/**
 * The number of the creature's first trait that counts this: Infinity if nobody says how many; 0
 * without such a trait.
 */
export function countedBy(
  table: TraitTable,
  c: Creature,
  what: NonNullable<TraitEffect['counts']>,
): number {
  const found = traitsWith(table, c, 'counts').find(({ value }) => value === what);
  return found === undefined ? 0 : (found.number ?? found.row.usually ?? Infinity);
}

/**
 * The path of the creature's first trait that puts the question in doubt, such as
 * `creatures.orc.traits.sentinel`; undefined: none does.
 */
export function doubtOfTrait(
  { rules: { traits } }: Judge,
  c: Creature,
  question: DoubtfulQuestion,
): string | undefined {
  const found = traitsWith(traits, c, 'doubts').find(({ value }) => value.includes(question));
  return found && `creatures.${c.id}.traits.${found.trait}`;
}

/** The causes of difficult ground that the creature's traits spare it. */
export const ignoredCauses = (table: TraitTable, c: Creature): readonly DifficultIgnored[] =>
  c.traits.flatMap((trait) =>
    Object.hasOwn(table, trait) ? (table[trait]?.ignoresDifficult ?? []) : [],
  );

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
  'standing-leap': 'cells',
  'running-leap': 'cells',
  'reactive-heads': 'heads',
  'extra-attack': 'attacks',
  multiattack: 'attacks',
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
