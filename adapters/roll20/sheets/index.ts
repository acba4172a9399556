/** The sheets that are read: one file and one line each. */
import { plain } from '../../words/text.ts';
import { beacon, storeOf } from './beacon.ts';
import { d20Modern } from './d20Modern.ts';
import { dnd35 } from './dnd35.ts';
import { pathfinderCommunity } from './pathfinderCommunity.ts';
import { pathfinderOfficial } from './pathfinderOfficial.ts';
import { Findings, type Attributes, type SheetReader, type SheetReading } from './read.ts';

export type { Attributes, SheetReading } from './read.ts';

/** A sheet as it was sent: what the campaign calls it, and its attributes. */
export interface Sent {
  readonly kind?: string | null | undefined;
  readonly attributes: readonly { readonly name: string; readonly current?: unknown; readonly max?: unknown }[];
}

const READERS = { dnd35, pathfinderCommunity, pathfinderOfficial, d20Modern, beacon } as const satisfies Readonly<Record<string, SheetReader>>;

export type SheetKind = keyof typeof READERS;

/** What the campaign may call each sheet, without spaces and marks. The sheets' real ids were not seen: only sure words count. */
const NAMED: readonly (readonly [SheetKind, RegExp])[] = [
  ['pathfinderCommunity', /pathfinder(?!2|second|infinite).*community|community.*pathfinder(?!2|second)/],
  ['pathfinderOfficial', /pathfinder(?!2|second|infinite).*(?:official|byroll20)/],
  ['d20Modern', /d20modern/],
  ['dnd35', /d(?:n|and)?d.?35(?!\d)|^dungeonsanddragons35/],
];

/** Fields that one sheet alone has. */
const PROBES: readonly (readonly [SheetKind, readonly string[], readonly string[]])[] = [
  ['dnd35', ['npc-show', 'armorclassbonus'], []],
  ['pathfinderOfficial', ['ac_flatfooted'], ['repeating_attacks_', 'repeating_npcatk-']],
  ['pathfinderCommunity', ['Flat-Footed'], ['repeating_weapon_']],
  ['d20Modern', ['HitPoints', 'Class1-BAB'], []],
];

/**
 * Which sheet a character is on: by what the campaign calls it, or else by fields that one sheet alone has.
 * @returns undefined: none that is read here
 */
export function sheetKindOf(name: string | null | undefined, attributes: Attributes): SheetKind | undefined {
  const called = plain((name ?? '').slice(0, 200)).replace(/[^a-z0-9]/g, '');
  const named = NAMED.find(([, words]) => words.test(called))?.[0];
  if (named !== undefined) return named;
  const names = [...attributes.keys()];
  const probed = PROBES.find(([, fields, starts]) => fields.some((field) => attributes.has(field)) || names.some((each) => starts.some((start) => each.startsWith(start))))?.[0];
  return probed ?? (storeOf(attributes) === undefined ? undefined : 'beacon');
}

/** What a sheet tells. Pure; odd values are unknown ones, and nothing is thrown. */
export function readSheet(kind: SheetKind | undefined, attributes: Attributes): SheetReading {
  const found = new Findings();
  if (kind !== undefined) READERS[kind](attributes, found);
  return { facts: found.facts, origins: found.origins, ...(found.strange.length > 0 && { strange: found.strange }) };
}

const NOTHING: SheetReading = { facts: {}, origins: {} };
const readings = new WeakMap<Sent, SheetReading>();

/** What a sheet tells, read once for each sending of it: a table is read anew at every step of a token, and some sheets have thousands of fields. */
export function readingOf(sent: Sent | undefined): SheetReading {
  if (sent === undefined) return NOTHING;
  let reading = readings.get(sent);
  if (reading === undefined) {
    const attributes: Attributes = new Map(sent.attributes.map(({ name, current, max }) => [name, { current, max }]));
    readings.set(sent, reading = readSheet(sheetKindOf(sent.kind, attributes), attributes));
  }
  return reading;
}
