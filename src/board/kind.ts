/**
 * What a creature is: its type and subtypes. The rules look up their effects by the same words as
 * those of traits, so a type, a subtype, a trait and a lasting condition of one name mean the same.
 */
import type { Creature } from './creature.ts';
import { CREATURE_TYPES, type CreatureType } from './vocabulary.ts';

/** Conditions that are a way of being, such as a ghost's: they are subtypes of a creature. */
const LASTING: readonly string[] = ['incorporeal', 'swarm'];

const isType = (word: string): word is CreatureType =>
  (CREATURE_TYPES as readonly string[]).includes(word);

type Kind = Pick<Creature, 'type' | 'subtypes' | 'conditions' | 'traits'>;

/** The traits of a creature, with those that its type, subtypes and lasting conditions imply. */
export function withKind(c: Kind): readonly string[] {
  const lasting = c.conditions.filter((condition) => LASTING.includes(condition));
  if (c.type === undefined && c.subtypes === undefined && lasting.length === 0) return c.traits;
  const implied = [...(c.type === undefined ? [] : [c.type]), ...(c.subtypes ?? []), ...lasting];
  return [...new Set([...c.traits, ...implied])];
}

/** The creature's type, from the fact or from a trait that names one; undefined: unknown. */
export const creatureTypeOf = (c: Pick<Kind, 'type' | 'traits'>): CreatureType | undefined =>
  c.type ?? c.traits.find(isType);

/** The path of the type, if it is unknown. */
export const missingType = (c: Creature): string | undefined =>
  creatureTypeOf(c) === undefined ? `creatures.${c.id}.type` : undefined;

/** Subtypes that change what a creature does on the board. */
export const BOARD_SUBTYPES: readonly string[] = LASTING;

/** The creature's traits without its type and subtypes. */
export const ownTraits = (c: Kind): readonly string[] =>
  c.traits.filter(
    (trait) =>
      trait !== c.type && c.subtypes?.includes(trait) !== true && !c.conditions.includes(trait),
  );
