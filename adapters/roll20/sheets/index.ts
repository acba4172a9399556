/** The sheets that are read: one file and one line each. */
import { dnd35 } from './dnd35.ts';
import { Findings, type Attributes, type SheetReader, type SheetReading } from './read.ts';

export type { Attributes, SheetReading } from './read.ts';

const READERS = { dnd35 } as const satisfies Readonly<Record<string, SheetReader>>;

export type SheetKind = keyof typeof READERS;

/**
 * Which sheet a character is on.
 * @param name what the campaign calls it, where it says so
 * @returns undefined: none that is read here
 */
export function sheetKindOf(_name: string | null | undefined, attributes: Attributes): SheetKind | undefined {
  return attributes.has('npc-show') || attributes.has('armorclassbonus') ? 'dnd35' : undefined;
}

/** What a sheet tells. Pure; odd values are unknown ones, and nothing is thrown. */
export function readSheet(kind: SheetKind | undefined, attributes: Attributes): SheetReading {
  const found = new Findings();
  if (kind !== undefined) READERS[kind](attributes, found);
  return { facts: found.facts, origins: found.origins };
}
