/** The fold: from what was so to what is so after one more event. Pure; the old state is never changed. */
import { NOTHING_SPENT, type Spent, type Turn } from '../board/board.ts';
import type { EncounterEvent, EventOf, Kind, Use } from './event.ts';

export interface Encounter {
  /** Is there a fight? Outside of one nothing is counted. */
  readonly on: boolean;
  readonly round: number;
  readonly surprise: boolean;
  readonly active: string | null;
  readonly order: readonly string[];
  /** Who has had a turn since the fight began: nobody else has their Dexterity yet. */
  readonly acted: readonly string[];
  /** Of the turn in course. */
  readonly spent: Spent;
  /** Opportunities taken since the taker's last turn began; absent: none. */
  readonly opportunities: Readonly<Record<string, number>>;
  /** Whose immediate action is used until their next turn is over. */
  readonly immediate: readonly string[];
  readonly waiting: Readonly<Record<string, 'delay' | 'ready'>>;
  /** Conditions that were told here, by creature. */
  readonly conditions: Readonly<Record<string, readonly string[]>>;
}

export const BEFORE: Encounter = {
  on: false, round: 0, surprise: false, active: null, order: [], acted: [], spent: NOTHING_SPENT,
  opportunities: {}, immediate: [], waiting: {}, conditions: {},
};

const without = <T>(table: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  (key in table ? Object.fromEntries(Object.entries(table).filter(([k]) => k !== key)) : table);
const added = (list: readonly string[], one: string): readonly string[] => (list.includes(one) ? list : [...list, one]);

function spend(spent: Spent, uses: readonly Use[]): Spent {
  const count = (use: Use): number => uses.filter((u) => u === use).length;
  return {
    ...spent,
    standard: spent.standard || count('standard') > 0,
    move: spent.move + count('move'),
    fullRound: spent.fullRound || count('full-round') > 0,
    swift: spent.swift || count('swift') > 0,
    step: spent.step || count('step') > 0,
  };
}

type Steps = { readonly [K in Kind]: (now: Encounter, event: EventOf<K>) => Encounter };

const steps: Steps = {
  combat: (now, { on, order, aware }) => (on
    ? { ...BEFORE, conditions: now.conditions, on, round: 1, surprise: aware !== undefined, order: order ?? [] }
    : { ...BEFORE, conditions: now.conditions }),

  turn(now, { round, active, order }) {
    const before = now.active;
    const ends = before !== null && (before !== active || round !== now.round);
    return {
      ...now, on: true, round, active, order: order ?? now.order,
      surprise: now.surprise && round <= 1,
      // Beginning one's turn makes an end of being flat-footed.
      acted: active === null ? now.acted : added(now.acted, active),
      spent: active === before && round === now.round ? now.spent
        // A swift action of this turn was used up by an immediate one before it.
        : { ...NOTHING_SPENT, swift: active !== null && now.immediate.includes(active) },
      opportunities: active === null || active === before && round === now.round ? now.opportunities : without(now.opportunities, active),
      immediate: ends ? now.immediate.filter((id) => id !== before) : now.immediate,
      waiting: active === null ? now.waiting : without(now.waiting, active),
    };
  },

  move(now, { of, cost, diagonals, uses, seen }) {
    if (!now.on || of !== now.active || seen === 'placed') return now;
    const spent = spend(now.spent, uses);
    return { ...now, spent: { ...spent, moved: spent.moved + cost, diagonals: spent.diagonals + diagonals } };
  },

  act(now, { of, action, uses }) {
    if (!now.on) return now;
    // An immediate action in another's turn is the swift one of the next of one's own.
    const immediate = uses.includes('immediate') ? added(now.immediate, of) : now.immediate;
    if (of !== now.active) return immediate === now.immediate ? now : { ...now, immediate };
    const spent = spend(now.spent, uses.map((use) => (use === 'immediate' ? 'swift' : use)));
    return { ...now, spent: { ...spent, actions: [...(spent.actions ?? []), action] } };
  },

  opportunity: (now, { by, taken }) => (taken && now.on
    ? { ...now, opportunities: { ...now.opportunities, [by]: (now.opportunities[by] ?? 0) + 1 } } : now),

  condition(now, { of, condition, on }) {
    const known = now.conditions[of] ?? [];
    if (known.includes(condition) === on) return now;
    const ids = on ? [...known, condition].sort() : known.filter((k) => k !== condition);
    return { ...now, conditions: ids.length === 0 ? without(now.conditions, of) : { ...now.conditions, [of]: ids } };
  },

  wait: (now, { of, how }) => ({ ...now, waiting: how === null ? without(now.waiting, of) : { ...now.waiting, [of]: how } }),

  // What is said of an event changes the log, not the fight; what an undone event did is never folded in (journal.ts).
  allow: (now) => now,
  dismiss: (now) => now,
  undo: (now) => now,
};

export const fold = (now: Encounter, event: EncounterEvent): Encounter =>
  (steps[event.kind] as (now: Encounter, event: EncounterEvent) => Encounter)(now, event);

/** The turn of a board, as this fight knows it; undefined outside of one. */
export function turnOf(now: Encounter): Turn | undefined {
  if (!now.on) return undefined;
  return {
    round: now.round, surprise: now.surprise, order: now.order, acted: now.acted, spent: now.spent,
    ...(now.active === null ? {} : { active: now.active }),
  };
}
