/**
 * What creatures are called on the screen: the name the tabletop shows, numbered when two share it,
 * a letter when there is none. Numbers and letters are given in order of appearance and kept, so
 * that "Orc 2" stays who it was.
 */
import { computed, signal } from '@preact/signals';
import { cleanName, isolated } from './clean.ts';

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
/** Also where there is room for all of a name. */
const FULL = 120;

/**
 * Learns the creatures of a scene, in their order. Those met before keep their number, also while
 * away.
 */
export function meet(creatures: readonly Named[]): void {
  const before = roster.peek();
  const next = new Map(before);
  let changed = false;
  for (const { id, name } of creatures) {
    const cleaned = cut(cleanName((name ?? '').slice(0, 4 * FULL)));
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

/** The letters of a column or of a nameless creature, from 1: A … Z, AA. */
export function letters(nth: number): string {
  let out = '';
  for (let left = nth; left > 0; left = Math.floor((left - 1) / 26))
    out = String.fromCharCode(65 + ((left - 1) % 26)) + out;
  return out;
}

function cut(name: string): string {
  const glyphs = Array.from(name);
  return glyphs.length <= FULL ? name : `${glyphs.slice(0, FULL - 1).join('')}…`;
}

function shorten(name: string): string {
  const glyphs = Array.from(name);
  if (glyphs.length <= LONGEST) return name;
  return `${glyphs.slice(0, 15).join('').trimEnd()}…${glyphs
    .slice(-(LONGEST - 16))
    .join('')
    .trimStart()}`;
}

export type Called =
  { readonly letter: string } | { readonly full: string; readonly short: string };

/** Everybody's label, worked out once for all of them when one is met or renamed. */
const labels = computed((): ReadonlyMap<string, Called> => {
  const bearers = new Map<string, number>();
  for (const { name } of roster.value.values()) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const out = new Map<string, Called>();
  for (const [id, { name, nth }] of roster.value) {
    if (name === '') out.set(id, { letter: letters(nth) });
    else if (bearers.get(name) === 1)
      out.set(id, { full: isolated(name), short: isolated(shorten(name)) });
    else {
      // A token that its owner has named "Orc 1" keeps that name; the numbering steps over it.
      let number = nth;
      while (bearers.has(`${name} ${number}`)) number += roster.value.size;
      out.set(id, {
        full: `${isolated(name)} ${number}`,
        short: `${isolated(shorten(name))} ${number}`,
      });
    }
  }
  return out;
});

/** How a creature is called; null: the host has never shown it. Follows renamings. */
export const called = (id: string): Called | null => labels.value.get(id) ?? null;
