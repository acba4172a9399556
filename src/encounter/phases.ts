/**
 * A round of phases as it is folded: who declared what, what the dice came to, how far the round
 * has come. Pure.
 */
import type { Cell } from '../board/grid.ts';
import type { Declaration } from '../rules/phased/declaration.ts';
import type { EventOf } from './event.ts';

type By<T> = Readonly<Record<string, T>>;

export interface Decision {
  readonly of: string;
  readonly against: string;
  readonly factor: number;
  readonly chooses: 'attack' | 'refuse';
}

export interface Phases {
  /** False: the round is over; what it was may still be looked at. */
  readonly on: boolean;
  /** Top-left cells of the places of all who were seen as it began. */
  readonly places: By<Cell>;
  readonly declared: By<Declaration>;
  /**
   * Results of dice, by what they are for (`tie:7`, `end:c`; of one's own: `initiative`,
   * `waiting.penalty`…), then by creature.
   */
  readonly dice: By<By<number>>;
  /** In the order in which they were taken; one a creature, enemy and factor. */
  readonly decisions: readonly Decision[];
  /**
   * How far it has come: the last factor at which all is done, or the end of the round; null: it
   * has not begun.
   */
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

/** More declarations, dice or decisions in one round are a mistake. */
const MOST = 1000;

/** `[key]` and not an assignment: a creature may be called `__proto__`. */
const put = <T>(table: By<T>, key: string, value: T): By<T> =>
  Object.hasOwn(table, key) || Object.keys(table).length < MOST
    ? { ...table, [key]: value }
    : table;
const own = <T>(table: By<T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const without = <T>(table: By<T>, key: string): By<T> =>
  Object.fromEntries(Object.entries(table).filter(([each]) => each !== key));

export type PhasedKind = 'declaration' | 'die' | 'decision' | 'factor';

/** Later than `a`; a round that has not begun is before all. */
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
    dice: put(now.dice, what, put(own(now.dice, what) ?? {}, of, result)),
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

/** What is said once the round is over, or before any began, changes nothing. */
export function phased<S extends { readonly phases?: Phases }, K extends PhasedKind>(
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
