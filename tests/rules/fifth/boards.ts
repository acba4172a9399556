/** Creatures of the fifth edition for the cases, and short forms of their questions and answers. */
import { expect } from 'vitest';
import {
  creature,
  hero,
  type Answer,
  type Ask,
  type At,
  type AttackInput,
  type CreatureMore,
  type Thing,
} from '../cases.ts';

/** A Large foe of 2 × 2 squares. */
export const big = (id: string, x: number, y: number, more: CreatureMore = {}): Thing =>
  creature(id, x, y, { size: 'large', ...more });

export const glaive = {
  id: 'glaive',
  name: 'Glaive',
  kind: 'melee',
  reachWeapon: 'reach',
  twoHanded: true,
} as const;

/** An orc at (5,5), with a sword unless said otherwise. */
export const orc = (more: CreatureMore = {}, x = 5, y = 5): Thing => creature('o', x, y, more);
export const rogue = (x: number, y: number, more: CreatureMore = {}): Thing =>
  hero('r', x, y, more);

/** A path in a mode, beginning with the starting cell. */
export const go = (of: string, path: readonly At[], mode = 'move'): Ask => ({
  ask: 'move',
  of,
  mode,
  path,
});

export const once = (by: string, leaving: At, more: object = {}): Answer => ({
  opportunities: [{ by, leaving, ...more }],
});
export const nobody: Answer = { opportunities: [] };
export const barredBy = (why: string, condition?: string): Answer => ({
  opportunities: [],
  barred: [condition === undefined ? { why } : { why, condition }],
});
export const legal = (cost: number): Answer => ({ legal: true, cost });
export const illegal = (...codes: readonly string[]): Answer => ({
  legal: false,
  violations: codes.map((code) => ({ code })),
});

// ── Attacks ──────────────────────────────────────────────────────────────────

export const sword = { id: 'sword', kind: 'melee', bonus: 5 } as const;
export const bow: AttackInput = {
  id: 'bow',
  kind: 'ranged',
  range: { normal: 16, long: 64 },
  bonus: 5,
};
export const rolls = (from = 'a', to = 'o', weapon = 'sword'): Ask => ({
  ask: 'attempt',
  from,
  to,
  with: weapon,
});
export const holds = (...attacks: AttackInput[]) => ({ attacks });
export const edge = (n: -1 | 0 | 1, more: Answer = {}): Answer => ({ edge: n, ...more });
export const why = (advantage: readonly string[], disadvantage: readonly string[]): Answer => ({
  advantage: advantage.map((each) => ({ why: each })),
  disadvantage: disadvantage.map((each) => ({ why: each })),
});
export const none = 'nothing decides the roll, so nothing is cited';
export const sees = (from: string, to: string): Ask => ({ ask: 'sees', from, to });

// ── Checks ───────────────────────────────────────────────────────────────────

/** The answer does not have this field. */
export const lacks =
  (field: string) =>
  (answer: Answer): void =>
    expect(answer[field]).toBeUndefined();
/** The answer has as many cells. */
export const count =
  (n: number) =>
  (answer: Answer): void =>
    expect(answer['cells']).toHaveLength(n);
/** A cell is among the cells of the answer, or is not. */
export const covers =
  (wanted: boolean, cell: At) =>
  (answer: Answer): void =>
    expect(JSON.stringify(answer['cells']).includes(JSON.stringify(cell))).toBe(wanted);
/** May the creature hide, with this total of its check? */
export const hides = (of: string, total?: number): Ask => ({
  ask: 'hide',
  of,
  ...(total !== undefined && { total }),
});
/** A point of the grid, in cells. */
export type Spot = readonly [number, number];
export const area = (shape: string, from: Spot | string, size: number, more: object = {}): Ask => ({
  ask: 'area',
  shape,
  from,
  size,
  ...more,
});
/** Cells written as "y: x..x", one row after the other. */
export const rows = (
  ...lines: readonly (readonly [y: number, from: number, to: number])[]
): Answer => ({
  cells: lines.flatMap(([y, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => [from + i, y]),
  ),
});
/** Exactly these creatures are in the area. */
export const inside = (...ids: readonly string[]): Answer => ({
  creatures: ids.map((id) => ({ id })),
});

// ── What dice settle ─────────────────────────────────────────────────────────

/** A trial of a creature, with the players’ choices and dice. */
export const trial = (topic: string, of: string, more: object = {}): Ask => ({
  ask: 'steps',
  of,
  topic,
  ...more,
});
type Told = Readonly<Record<string, unknown>>;
export const gains = (of: string, condition: string, more: object = {}): Told => ({
  what: 'condition',
  of,
  condition,
  on: true,
  ...more,
});
export const loses = (of: string, condition: string, more: object = {}): Told => ({
  ...gains(of, condition),
  on: false,
  ...more,
});
export const goes = (of: string, from: At, at: At): Told => ({ what: 'place', of, from, at });
export const notes = (of: string, note: string, value: number): Told => ({
  what: 'note',
  of,
  note,
  value,
});
export const tally = (of: string, successes: number, failures: number): Told => ({
  what: 'tally',
  of,
  successes,
  failures,
});
/** The trial is possible, and its outcome proposes exactly these changes. */
export const becomes = (...all: readonly Told[]): Answer => ({
  why: [],
  outcome: { changes: all },
});
export const refusedFor = (why: string): Answer => ({ why: [why] });
/** Nothing is proposed yet. */
export const undecided = lacks('outcome');

interface DiceStep {
  readonly kind: string;
  readonly dice?: readonly (Told & { readonly key: string })[];
  readonly against?: { readonly n?: number };
}
/** The die with this key, with the number that it must reach. */
export const rollOf =
  (key: string, want: Told) =>
  (answer: Answer): void => {
    const steps = answer['steps'] as readonly DiceStep[];
    const step = steps.find(({ dice = [] }) => dice.some((die) => die.key === key));
    const die = step?.dice?.find((each) => each.key === key);
    expect({ ...die, edge: die?.['edge'], dc: step?.against?.n }).toMatchObject(want);
  };
/** No step of this kind is among the steps. */
export const without =
  (kind: string) =>
  (answer: Answer): void =>
    expect((answer['steps'] as readonly DiceStep[]).map((step) => step.kind)).not.toContain(kind);
/** None of these can be played out for the creature. */
export const lacksTopics =
  (...ids: readonly string[]) =>
  (answer: Answer): void => {
    const topics = (answer['topics'] as readonly { topic: string }[]).map(({ topic }) => topic);
    expect(topics.filter((topic) => ids.includes(topic))).toEqual([]);
    expect(topics.length).toBeGreaterThan(0);
  };
