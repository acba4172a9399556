/** Assertions on answers that a partial object cannot express. */
import { expect } from 'vitest';
import type { Answer, At } from './cases.ts';
import type { Check } from './rows.ts';

const key = (at: unknown): string => JSON.stringify(at);
const listOf = (answer: Answer, field: string): unknown[] => {
  const list = answer[field];
  if (!Array.isArray(list)) throw new Error(`no list "${field}" in ${JSON.stringify(answer)}`);
  return list;
};

/** Of `threat`: these squares are threatened, and those are not. */
export const threatens =
  (yes: readonly At[], no: readonly At[] = []) =>
  (answer: Answer): void => {
    const cells = new Set(listOf(answer, 'cells').map(key));
    expect({
      missing: yes.filter((c) => !cells.has(key(c))),
      extra: no.filter((c) => cells.has(key(c))),
    }).toEqual({ missing: [], extra: [] });
  };

/**
 * Of `reachable`: the creature may end on these cells at that least cost, and not on the others.
 */
export const ends =
  (yes: readonly (readonly [At, number])[], no: readonly At[] = []) =>
  (answer: Answer): void => {
    const costs = new Map(
      listOf(answer, 'cells').map((p) => [
        key((p as { at: unknown }).at),
        (p as { cost: unknown }).cost,
      ]),
    );
    expect(yes.map(([at]) => [at, costs.get(key(at))])).toEqual(yes);
    expect(no.filter((c) => costs.has(key(c)))).toEqual([]);
  };

/** Of `move`: illegal, and the first violation has this code (and this position, if given). */
export const illegal =
  (code: string, at?: At) =>
  (answer: Answer): void => {
    expect(answer['legal']).toBe(false);
    expect(listOf(answer, 'violations')[0]).toMatchObject(
      at === undefined ? { code } : { code, at },
    );
  };

/** Of `path`: no path, for this reason. */
export const noPath = (why?: string): { readonly path: null; readonly why?: string } =>
  why === undefined ? { path: null } : { path: null, why };

/** Several checks of one answer. */
export const all =
  (...checks: readonly Check[]) =>
  (answer: Answer): void =>
    checks.forEach((c) => c(answer));

/**
 * Of `move`: legal at this cost, with exactly these opportunities (attacker, square that is left).
 */
export const legal = (
  cost: number,
  opportunities: readonly (readonly [by: string, leaving: At])[] = [],
): Answer => ({
  legal: true,
  cost,
  violations: [],
  opportunities: opportunities.map(([by, leaving]) => ({ by, leaving })),
});

const namesIn = (answer: Answer, field: string, key: string): unknown[] =>
  listOf(answer, field).map((b) => (b as Record<string, unknown>)[key]);

/** Of `state`: these actions are forbidden, and those are not. */
export const bans =
  (yes: readonly string[], no: readonly string[] = []) =>
  (answer: Answer): void => {
    const banned = namesIn(answer, 'bans', 'what');
    expect({
      missing: yes.filter((w) => !banned.includes(w)),
      extra: no.filter((w) => banned.includes(w)),
    }).toEqual({ missing: [], extra: [] });
  };

/** Of `state`: these conditions apply, and those do not. */
export const under =
  (yes: readonly string[], no: readonly string[] = []) =>
  (answer: Answer): void => {
    const names = namesIn(answer, 'conditions', 'condition');
    expect({
      missing: yes.filter((w) => !names.includes(w)),
      extra: no.filter((w) => names.includes(w)),
    }).toEqual({ missing: [], extra: [] });
  };

/**
 * Of `state`: the total effect of the conditions on these rolls; a roll with 0 must not be changed.
 */
export const changes =
  (totals: Readonly<Record<string, number>>) =>
  (answer: Answer): void => {
    const total = answer['total'] as Readonly<Record<string, number>>;
    expect(Object.fromEntries(Object.keys(totals).map((roll) => [roll, total[roll] ?? 0]))).toEqual(
      totals,
    );
  };

interface Refuge {
  readonly at: At;
  readonly cost: number;
  readonly distance: number;
}
/** Of `flee`: there are cells to flee to, and all of the farthest cells satisfy this. */
export const fled =
  (such: (refuge: Refuge) => boolean) =>
  (answer: Answer): void => {
    const places = listOf(answer, 'farthest') as Refuge[];
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((p) => !such(p))).toEqual([]);
  };

/** The answer has none of these fields. */
export const lacks =
  (...fields: readonly string[]) =>
  (answer: Answer): void =>
    expect(fields.filter((f) => f in answer)).toEqual([]);

/** Of a movement: no skill check is asked for. */
export const unchecked = (answer: Answer): void => {
  expect(answer['checks']).toBeUndefined();
  expect(answer['legal']).toBe(true);
};

/** Of an attack: this modifier, with this value. */
export const modifier =
  (why: string, value: number) =>
  (answer: Answer): void =>
    expect(answer['modifiers']).toContainEqual(expect.objectContaining({ why, value }));

/** Of a special attack: what each side adds to its roll. */
export const sums = (attacker: number, defender: number): Answer => ({
  attacker: { modifier: attacker },
  defender: { modifier: defender },
});

/** Of a special attack: its result, and its effects in order. */
export const effects = (result: string, ...list: Answer[]): Answer => ({
  outcome: { result, effects: list },
});
