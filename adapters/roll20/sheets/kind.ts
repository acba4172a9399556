/** Reads what a creature is, from the line of a stat block or from a character's race. */
import { kindIn, kindOfRace, type Kind } from '../../words/kinds.ts';
import { current, type Attributes, type Findings } from './read.ts';

/**
 * Adds type and subtypes.
 * @param line field with the line of a stat block, such as "undead (incorporeal)"
 * @param race field with a character's race
 */
export function kind(
  attributes: Attributes,
  found: Findings,
  { line, race }: { readonly line?: string; readonly race?: string },
): void {
  const put = (field: string | undefined, read: (value: unknown) => Kind): boolean => {
    if (field === undefined || !attributes.has(field)) return false;
    const { type, subtypes } = read(current(attributes, field));
    if (type === undefined) return false;
    found.put('type', type, field);
    if (subtypes !== undefined) found.put('subtypes', [...subtypes], field);
    return true;
  };
  if (!put(line, kindIn)) put(race, kindOfRace);
}
