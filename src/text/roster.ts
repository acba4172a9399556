/**
 * What creatures are called on the screen: the name the tabletop shows, numbered when two share it, a letter when
 * there is none. Numbers and letters are given in order of appearance and kept, so that "Orc 2" stays who it was.
 */
import { signal } from '@preact/signals';

export interface Named {
  readonly id: string;
  readonly name?: string;
}

interface Entry {
  /** Cleaned; empty when the table shows none. */
  readonly name: string;
  /** Among those of the same name (or of none), from 1. */
  readonly nth: number;
}

const roster = signal<ReadonlyMap<string, Entry>>(new Map());

const LONGEST = 24;

/** Control and direction marks could turn a line of the dock round; runs of space would break its layout. */
const clean = (name: string): string =>
  name.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ').replace(/\s+/gu, ' ').trim();

/** Learns the creatures of a scene, in their order. Those met before keep their number, also while away. */
export function meet(creatures: readonly Named[]): void {
  const before = roster.peek();
  const next = new Map(before);
  let changed = false;
  for (const { id, name } of creatures) {
    const cleaned = clean(name ?? '');
    const known = next.get(id);
    if (known?.name === cleaned) continue;
    let nth = 0;
    for (const other of next.values()) if (other.name === cleaned) nth = Math.max(nth, other.nth);
    next.set(id, { name: cleaned, nth: nth + 1 });
    changed = true;
  }
  if (changed) roster.value = next;
}

/** Forgets everybody: another table, another encounter. */
export function forget(): void {
  roster.value = new Map();
}

const letter = (nth: number): string => {
  let left = nth;
  let out = '';
  for (; left > 0; left = Math.floor((left - 1) / 26)) out = String.fromCharCode(65 + ((left - 1) % 26)) + out;
  return out;
};

/** The letters of a column or of a nameless creature, from 1: A … Z, AA. */
export { letter as letters };

function shorten(name: string): string {
  const glyphs = Array.from(name);
  if (glyphs.length <= LONGEST) return name;
  return `${glyphs.slice(0, 15).join('').trimEnd()}…${glyphs.slice(-(LONGEST - 16)).join('').trimStart()}`;
}

export type Called = { readonly letter: string } | { readonly full: string; readonly short: string };

/** How a creature is called; one never met counts as nameless. Reads the roster, so that labels follow renamings. */
export function called(id: string): Called {
  const entry = roster.value.get(id);
  if (entry === undefined) return { letter: '?' };
  if (entry.name === '') return { letter: letter(entry.nth) };
  let shared = false;
  const taken = new Set<string>();
  for (const [other, { name }] of roster.value) {
    taken.add(name);
    if (other !== id && name === entry.name) shared = true;
  }
  if (!shared) return { full: entry.name, short: shorten(entry.name) };
  // A token that its owner has named "Orc 1" keeps that name; the numbering steps over it.
  let number = entry.nth;
  while (taken.has(`${entry.name} ${number}`)) number += roster.value.size;
  const glyphs = shorten(entry.name);
  return { full: `${entry.name} ${number}`, short: `${glyphs} ${number}` };
}
