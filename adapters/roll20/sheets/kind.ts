/** Reads what a creature is, from the line of a stat block or from a character's race. */
import { kindIn, kindOfRace, type Kind } from '../../words/kinds.ts';
import { current, text, type Attributes, type Findings } from './read.ts';

/**
 * Adds type and subtypes. If a line without a bracket stands beside a race, only a race of the same
 * type tells the subtypes: players write "Humanoid" beside "Elf".
 * @param line field with the line of a stat block, such as "undead (incorporeal)"
 * @param race field with a character's race
 */
export function kind(
  attributes: Attributes,
  found: Findings,
  { line, race }: { readonly line?: string; readonly race?: string },
): void {
  const read = (field: string | undefined, by: (value: unknown) => Kind): Kind =>
    field === undefined ? {} : by(current(attributes, field));
  const [said, born] = [read(line, kindIn), read(race, kindOfRace)];
  if (line !== undefined && said.type !== undefined) {
    found.put('type', said.type, line);
    // A line without a bracket has no subtypes, but every humanoid has one.
    const bare = said.type !== 'humanoid' && (race === undefined || text(attributes, race) === '');
    if (bare || race === undefined || text(attributes, line).includes('('))
      found.put('subtypes', list(said), line);
    else if (born.type === said.type) found.put('subtypes', list(born), race);
  } else if (race !== undefined && born.type !== undefined) {
    found.put('type', born.type, race);
    found.put('subtypes', list(born), race);
  } else if (line !== undefined) found.put('subtypes', list(said), line);
}

const list = ({ subtypes }: Kind): string[] | undefined => subtypes && [...subtypes];
