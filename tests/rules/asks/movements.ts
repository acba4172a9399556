/**
 * Questions about speeds, loads, movement modes, hiding, light and areas, and assertions on their
 * answers.
 */
import { expect } from 'vitest';
import type { Answer, Ask, At } from '../cases.ts';

type More = Readonly<Record<string, unknown>>;

export const speed = (of: string, more: More = {}): Ask => ({ ask: 'speed', of, ...more });
export const load = (of: string, more: More = {}): Ask => ({ ask: 'load', of, ...more });
export const armour = (of: string, more: More = {}): Ask => ({ ask: 'armour', of, ...more });
export const way = (of: string, by: string, more: More = {}): Ask => ({
  ask: 'way',
  of,
  by,
  ...more,
});
export const growth = (of: string, by: 'enlarged' | 'reduced'): Ask => ({
  ask: 'growth',
  of,
  with: by,
});
export const check = (of: string, what: string, more: More = {}): Ask => ({
  ask: 'check',
  of,
  check: what,
  ...more,
});
export const journey = (of: string, legs: readonly More[], mode = 'move'): Ask => ({
  ask: 'journey',
  of,
  mode,
  legs,
});
export const narrow = (of: string, more: More = {}): Ask => ({ ask: 'narrow', of, ...more });
export const hide = (of: string, more: More = {}): Ask => ({ ask: 'hide', of, ...more });
export const lit = (at: At, sources: readonly More[], more: More = {}): Ask => ({
  ask: 'light',
  at,
  sources,
  ...more,
});
export const distantLight = (radius: number, observerIn: string, more: More = {}): Ask => ({
  ask: 'distant-light',
  radius,
  observerIn,
  ...more,
});
export const senses = (of: string, target: string): Ask => ({ ask: 'senses', of, target });
export const area = (shape: string, from: At | string, size: number, more: More = {}): Ask => ({
  ask: 'area',
  shape,
  from,
  size,
  ...more,
});
export const nearest = (to: At | string, more: More = {}): Ask => ({ ask: 'nearest', to, ...more });
export const object = (more: More): Ask => ({ ask: 'object', ...more });

/** Steps along x from one square, without the first. */
export const steps = (n: number, from = 0, y = 0): At[] =>
  Array.from({ length: n }, (_, i): At => [from + i + 1, y]);

/**
 * Of `area`: it contains these creatures, with at least these fields; it does not contain the
 * others.
 */
export const catches =
  (inside: Readonly<Record<string, Answer>>, outside: readonly string[] = []) =>
  (answer: Answer): void => {
    const caught = answer['creatures'] as { id: string }[];
    expect(
      Object.fromEntries(Object.keys(inside).map((id) => [id, caught.find((c) => c.id === id)])),
    ).toMatchObject(inside);
    expect(caught.filter((c) => outside.includes(c.id))).toEqual([]);
  };

/** Of `area`: the number of squares, including and excluding these. */
export const fills =
  (count: number, yes: readonly At[] = [], no: readonly At[] = []) =>
  (answer: Answer): void => {
    const cells = (answer['cells'] as At[]).map((c) => c.join());
    expect({
      count: cells.length,
      missing: yes.filter((c) => !cells.includes(c.join())),
      extra: no.filter((c) => cells.includes(c.join())),
    }).toEqual({ count, missing: [], extra: [] });
  };

/** Has a modifier of this value and reason. */
export const modified =
  (value: number, why: string) =>
  (answer: Answer): void => {
    expect(answer['modifiers']).toContainEqual(expect.objectContaining({ value, why }));
  };

/** Has no modifier with this reason. */
export const unmodified =
  (why: string) =>
  (answer: Answer): void => {
    expect((answer['modifiers'] as { why: string }[]).filter((m) => m.why === why)).toEqual([]);
  };
