/** Questions about actions and turns, and readers of their answers. */
import { expect } from 'vitest';
import type { Answer, Ask, At } from '../cases.ts';

export interface Doing {
  readonly target?: string;
  readonly with?: string;
  readonly path?: readonly At[];
  readonly defensively?: boolean;
  readonly level?: number;
  readonly trouble?: string;
  readonly amount?: number;
  readonly total?: number;
  readonly hurried?: boolean;
  readonly helps?: string;
  readonly readies?: string;
  readonly whole?: string;
  readonly cornered?: boolean;
  readonly found?: boolean;
  /** What the spell needs (`spellNeeds` of the questions). */
  readonly spell?: object;
  readonly taken?: readonly string[];
}

export const act = (
  of: string,
  action: string,
  more: Doing & { readonly as?: 'opportunity' | 'readied' } = {},
): Ask => ({ ask: 'act', of, action, ...more });
export const actions = (of: string): Ask => ({ ask: 'actions', of });
/** `'stand-up'`, or `['move', { path }]`. */
export const turnOf = (
  of: string,
  ...list: readonly (string | readonly [string, Doing])[]
): Ask => ({
  ask: 'turn',
  of,
  do: list.map((d) => (typeof d === 'string' ? { action: d } : { action: d[0], ...d[1] })),
});

export interface Struck extends Doing {
  readonly against?: number;
  readonly damages?: boolean;
  readonly brings?: readonly string[];
}
/** `opportunities`: attacker, weapon, target. */
export const resolve = (
  of: string,
  action: string,
  more: Doing,
  ...opportunities: readonly (readonly [
    by: string,
    action: string,
    target: string,
    more?: Struck,
  ])[]
): Ask => ({
  ask: 'resolve',
  of,
  action,
  ...more,
  opportunities: opportunities.map(([by, what, target, rest]) => ({
    by,
    action: what,
    target,
    ...rest,
  })),
});

type Opportunity = Readonly<{ by: string; cause: string; left?: number }>;

/** Legal, of this kind, and with an opportunity for exactly these creatures. */
export const provokes =
  (kind: string, ...by: readonly string[]) =>
  (answer: Answer): void => {
    const list = answer['opportunities'] as readonly Opportunity[];
    expect({
      legal: answer['legal'],
      why: answer['why'],
      kind: answer['kind'],
      by: list.map((o) => o.by).sort(),
    }).toEqual({ legal: true, why: [], kind, by });
  };

/** Of `act`: not legal, with this among the reasons. */
export const refused =
  (...why: readonly string[]) =>
  (answer: Answer): void => {
    expect(answer['legal']).toBe(false);
    expect(answer['why']).toEqual(expect.arrayContaining([...why]));
  };

/** Of `turn`: which steps are legal, in order; for the others the reason. */
export const steps =
  (...wanted: readonly (true | string)[]) =>
  (answer: Answer): void => {
    const list = answer['steps'] as readonly Readonly<{ legal: boolean; why: readonly string[] }>[];
    expect(list.map((s) => s.legal || s.why[0])).toEqual(wanted);
    expect(answer['legal']).toBe(wanted.every((w) => w === true));
  };

/** Of `actions`: the line of this action in the table has these fields. */
export const line =
  (action: string, wanted: Readonly<Record<string, unknown>>) =>
  (answer: Answer): void => {
    const list = answer['actions'] as readonly Readonly<{ action: string }>[];
    expect(list.find((l) => l.action === action)).toMatchObject(wanted);
  };
