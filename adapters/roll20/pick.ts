/**
 * Reads single fields of live Roll20 models, and the part of a character sheet that the extension
 * uses. Runs in the page's world.
 */
import { plainCopy } from '../common/plain.ts';
import type { Character, Model, SentSheet } from './live.ts';

/** A model's attribute, as the model's own accessor returns it. */
export const get = (model: Model | null | undefined, name: string): unknown =>
  typeof model?.get === 'function' ? model.get(name) : model?.attributes?.[name];

/** A value as text of limited length; numbers count as text, everything else is null. */
export const shortText = (value: unknown, most = 300): string | null =>
  typeof value === 'string'
    ? value.slice(0, most)
    : typeof value === 'number'
      ? String(value)
      : null;

/** A value as a number, even if it is stored as text ("1"). */
export function numberFrom(value: unknown): number | null {
  const number =
    typeof value === 'string' && /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value)
      ? Number(value)
      : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export const textField = (
  model: Model | null | undefined,
  name: string,
  most?: number,
): string | null => shortText(get(model, name), most);
export const numberField = (model: Model | null | undefined, name: string): number | null =>
  numberFrom(get(model, name));
export const flagField = (model: Model | null | undefined, name: string): boolean =>
  get(model, name) === true;

/**
 * JSON text from a field. Roll20 stores text in some fields and a live list in others; the result
 * is always text.
 */
export const jsonText = (value: unknown, most = 60_000): string | null => {
  const json =
    typeof value === 'string' ? value : Array.isArray(value) ? JSON.stringify(value) : '';
  return json === '' || json.length > most ? null : json;
};

/** A list from comma-separated text or from a live list; empty if there is neither. */
export const commaList = (value: unknown): string[] =>
  (typeof value === 'string'
    ? value.split(',')
    : Array.isArray(value)
      ? value.flatMap((each) => shortText(each) ?? [])
      : []
  )
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A list from JSON text or from a live list; null for anything else. */
export function jsonList(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  if (value === '' || value == null) return [];
  try {
    const rows: unknown = JSON.parse(String(value));
    return Array.isArray(rows) ? (rows as unknown[]) : null;
  } catch {
    return null;
  }
}

const LIMITS = { text: 4000, entries: 3000, depth: 8 } as const;
const MOST = 10_000;
/**
 * Attributes of advanced sheets that hold only internal data; another attribute holds the facts
 * that users see.
 */
const OF_NO_USE: readonly string[] = ['appState', 'updateId', 'sheetVersion', 'builder'];

/** A field of the character itself: its advanced sheet's summary of hit points and armor class. */
const SUMMARY = 'custom_meta1';

/** An advanced sheet's store, which some clients hold as JSON text, too long for a field's limit. */
function unpacked(name: string, value: unknown): unknown {
  if (name !== 'store' || typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The character's sheet as a list of attributes, each with its name. */
export function attributeList(id: string, character: Character): SentSheet {
  const attributes = (character.attribs?.models ?? []).slice(0, MOST).flatMap((each) => {
    const name = textField(each, 'name');
    return name === null || name === '' || OF_NO_USE.includes(name)
      ? []
      : [
          {
            name,
            current: plainCopy(unpacked(name, get(each, 'current')), LIMITS),
            max: plainCopy(get(each, 'max'), LIMITS),
          },
        ];
  });
  const summary = jsonText(get(character, SUMMARY), LIMITS.text);
  if (summary !== null) attributes.push({ name: SUMMARY, current: summary, max: undefined });
  return { of: id, kind: textField(character, 'charactersheetname'), attributes };
}
