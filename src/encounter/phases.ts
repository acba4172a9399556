/**
 * The state of a round in phases: declarations, results of dice, and how far the round has come.
 * Pure.
 */
import type { Cell } from '../board/grid.ts';
import type { Declaration } from '../rules/phased/round/declaration.ts';
import type { EventOf } from './event.ts';
import { ownValue, type By } from './tables.ts';

export interface DecisionKey {
  readonly of: string;
  readonly against: string;
  readonly factor: number;
  readonly chooses: 'attack' | 'refuse';
}

export interface Phases {
  /** Is the round running? A round that is over can still be viewed. */
  readonly on: boolean;
  /** Top-left cells at the beginning of the round, for all creatures visible then. */
  readonly places: By<Cell>;
  readonly declared: By<Declaration>;
  /**
   * Results of dice by their key (`tie:7`, `end:c`, or a creature's own such as `initiative`,
   * `waiting.penalty`), then by creature.
   */
  readonly dice: By<By<number>>;
  /** Decisions in the order in which they were made; one for each creature, enemy and factor. */
  readonly decisions: readonly DecisionKey[];
  /** The last factor that is completed, or the end of the round; null: the round has not begun. */
  readonly reached: number | 'end' | null;
}

export const NO_PHASES: Phases = {
  on: false,
  places: {},
  declared: {},
  dice: {},
  decisions: [],
  reached: null,
};

/** Maximum number of declarations, dice or decisions in one round; more are a mistake. */
const MOST = 1000;

/** Uses a computed key instead of an assignment: the id of a creature may be `__proto__`. */
const put = <T>(table: By<T>, key: string, value: T): By<T> =>
  Object.hasOwn(table, key) || Object.keys(table).length < MOST
    ? { ...table, [key]: value }
    : table;
const without = <T>(table: By<T>, key: string): By<T> =>
  Object.fromEntries(Object.entries(table).filter(([each]) => each !== key));

export type PhasedKind = 'declaration' | 'die' | 'decision' | 'factor';

/** Is `b` later than `a`? A round that has not begun comes before all factors. */
const later = (a: Phases['reached'], b: number | 'end'): boolean =>
  a === null || (a !== 'end' && (b === 'end' || b > a));

export const PHASED: { readonly [K in PhasedKind]: (now: Phases, event: EventOf<K>) => Phases } & {
  readonly round: (now: Phases | undefined, event: EventOf<'round'>) => Phases;
} = {
  round: (now = NO_PHASES, { on, places }) =>
    on ? { ...NO_PHASES, on, places: places ?? {} } : { ...now, on },
  declaration: (now, { of, says }) => ({
    ...now,
    declared: says === null ? without(now.declared, of) : put(now.declared, of, says),
  }),
  die: (now, { of, what, result }) => ({
    ...now,
    dice: put(now.dice, what, put(ownValue(now.dice, what) ?? {}, of, result)),
  }),
  decision: (now, { of, against, factor, chooses }) => ({
    ...now,
    decisions: [
      ...now.decisions.filter((d) => d.of !== of || d.against !== against || d.factor !== factor),
      { of, against, factor, chooses },
    ].slice(-MOST),
  }),
  factor: (now, { to }) => (later(now.reached, to) ? { ...now, reached: to } : now),
};

/**
 * Applies an event to the round; events after its end, or before the first round, change nothing.
 */
export function applyPhasedEvent<S extends { readonly phases?: Phases }, K extends PhasedKind>(
  now: S,
  event: EventOf<K>,
): S {
  if (now.phases?.on !== true) return now;
  return {
    ...now,
    phases: (PHASED[event.kind] as unknown as (now: Phases, event: EventOf<K>) => Phases)(
      now.phases,
      event,
    ),
  };
}
