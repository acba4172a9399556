/**
 * The names of creatures on the screen: the name that the tabletop shows, numbered if several share
 * it, a letter if there is none. Numbers and letters are given in order of appearance and kept, so
 * that "Orc 2" always means the same creature.
 */
import { computed, signal } from '@preact/signals-core';
import { cleanName, isolated } from './clean.ts';

export interface Named {
  readonly id: string;
  readonly name?: string;
}

interface Entry {
  /** The cleaned name; empty if the table shows none. */
  readonly name: string;
  /** Number among the creatures with the same name (or without one), from 1. */
  readonly nth: number;
}

const roster = signal<ReadonlyMap<string, Entry>>(new Map());

const LONGEST = 24;
/** Longest name in characters, where there is room for full names. */
const FULL = 120;

/**
 * Adds the creatures of a scene, in their order. Known creatures keep their number, even after they
 * were away.
 */
export function addCreatures(creatures: readonly Named[]): void {
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

/** Forgets all creatures, for another table or encounter. */
export function clearCreatures(): void {
  roster.value = new Map();
}

/** The number n as letters, for columns and nameless creatures: 1 is A, 26 is Z, 27 is AA. */
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
  | { readonly letter: string }
  | { readonly full: string; readonly short: string };

/** The labels of all creatures, computed when a creature is added or renamed. */
const labels = computed((): ReadonlyMap<string, Called> => {
  const bearers = new Map<string, number>();
  for (const { name } of roster.value.values()) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const out = new Map<string, Called>();
  for (const [id, { name, nth }] of roster.value) {
    if (name === '') out.set(id, { letter: letters(nth) });
    else if (bearers.get(name) === 1)
      out.set(id, { full: isolated(name), short: isolated(shorten(name)) });
    else {
      // A token whose owner named it "Orc 1" keeps that name; the numbering skips it.
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

/** The label of a creature; null if the host has never shown it. Changes when it is renamed. */
export const labelOfCreature = (id: string): Called | null => labels.value.get(id) ?? null;
