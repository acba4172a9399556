/** Folds one more event into the state of a fight. Pure: the old state is never changed. */
import { NOTHING_SPENT, type Spent, type Turn } from '../board/board.ts';
import { BRINGS, lasts } from '../rules/lasting.ts';
import type { EncounterEvent, EventOf, EventKind } from './event.ts';
import { phased, PHASED, type Phases } from './phases.ts';
import { spend } from './spend.ts';
import type { Change } from '../rules/change.ts';

type By<T> = Readonly<Record<string, T>>;

export interface Encounter {
  /** Whether there is a fight. Nothing is counted outside one. */
  readonly on: boolean;
  readonly round: number;
  /** Whether this round is the surprise round. */
  readonly surprise: boolean;
  /**
   * Creatures that act in the surprise round at the beginning of the fight; empty: there was none.
   */
  readonly aware: readonly string[];
  readonly active: string | null;
  readonly order: readonly string[];
  /** Turns begun so far. A turn that is reported again, or continued, does not count. */
  readonly turns: number;
  /** Creatures that have had a turn since the fight began; the others are flat-footed. */
  readonly acted: readonly string[];
  /** Actions used in the current turn. */
  readonly spent: Spent;
  /**
   * What earlier turns of this round, or turns that wait, have used: they continue from here when
   * they are reported again.
   */
  readonly over: By<Spent>;
  /** Opportunities taken since the taker's last turn began; absent: none. */
  readonly opportunities: By<number>;
  /** The same opportunities as `event#nth`. */
  readonly taken: By<readonly string[]>;
  /** Creatures whose immediate action is used until their next turn is over. */
  readonly immediate: readonly string[];
  readonly waiting: By<'delay' | 'ready'>;
  /** Conditions added here, by creature. */
  readonly conditions: By<readonly string[]>;
  /** Conditions ended here, even if the host still shows them. */
  readonly ended: By<readonly string[]>;
  /** Weapons drawn (true) or put away in this fight, by creature and weapon. */
  readonly hands: By<By<boolean>>;
  /** Creatures that each grapples, as accepted here; absent: no grapple began in this fight. */
  readonly grapples?: By<readonly string[]>;
  /** The creature that each pins. */
  readonly pins?: By<string>;
  /** For rounds in phases: the current or last one; absent: none so far. */
  readonly phases?: Phases;
}

export const BEFORE: Encounter = {
  on: false,
  round: 0,
  surprise: false,
  aware: [],
  active: null,
  order: [],
  turns: 0,
  acted: [],
  spent: NOTHING_SPENT,
  over: {},
  opportunities: {},
  taken: {},
  immediate: [],
  waiting: {},
  conditions: {},
  ended: {},
  hands: {},
};

/** In the surprise round a creature that is not aware may do nothing. */
const ALL_SPENT: Spent = {
  ...NOTHING_SPENT,
  standard: true,
  move: 1,
  fullRound: true,
  swift: true,
  step: true,
};
/**
 * A wrong log cannot grow the state without end: limits for the actions of a turn, the conditions
 * of a creature, and the entries of any other list.
 */
const MOST_ACTIONS = 100;
const MOST_CONDITIONS = 200;
const MOST = 1000;

/** Own keys only: a creature may be called `constructor`. */
export const own = <T>(table: By<T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const kept = <T>(table: By<T>, keep: (key: string) => boolean): By<T> => {
  const entries = Object.entries(table);
  const left = entries.filter(([key]) => keep(key));
  return left.length === entries.length ? table : Object.fromEntries(left);
};
const without = <T>(table: By<T>, key: string): By<T> => kept(table, (k) => k !== key);
/** A computed key instead of an assignment: a creature may be called `__proto__`. */
const put = <T>(table: By<T>, key: string, value: T): By<T> => ({ ...table, [key]: value });
const added = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) || list.length >= MOST ? list : [...list, one];

/** A sorted list by creature with some ids added and others removed; absent when it is empty. */
function listed(
  table: By<readonly string[]>,
  key: string,
  more: readonly string[],
  less: readonly string[] = [],
): By<readonly string[]> {
  const before = own(table, key) ?? [];
  const after = [...new Set([...before, ...more])]
    .filter((each) => !less.includes(each))
    .slice(-MOST_CONDITIONS)
    .sort();
  if (after.length === before.length && after.every((each, i) => each === before[i])) return table;
  return after.length === 0 ? without(table, key) : put(table, key, after);
}

function conditioned(
  now: Encounter,
  who: string,
  gains: readonly string[],
  loses: readonly string[],
): Encounter {
  if (gains.length + loses.length === 0) return now;
  return {
    ...now,
    conditions: listed(now.conditions, who, gains, loses),
    ended: listed(now.ended, who, loses, gains),
  };
}

/** Ends what lasts until the end of these creatures' next turn. */
const expired = (
  conditions: Encounter['conditions'],
  whose: (id: string) => boolean,
): Encounter['conditions'] =>
  Object.entries(conditions).reduce(
    (table, [id, list]) =>
      whose(id)
        ? listed(
            table,
            id,
            [],
            list.filter((each) => !lasts(each)),
          )
        : table,
    conditions,
  );

/** Ends a round: effects of combatants outside the initiative order expire now. */
function newRound(now: Encounter, round: number): Encounter {
  const placed = (id: string): boolean =>
    now.order.includes(id) || Object.hasOwn(now.over, id) || id === now.active;
  return {
    ...now,
    round,
    surprise: now.surprise && round <= 1,
    over: {},
    opportunities: kept(now.opportunities, placed),
    taken: kept(now.taken, placed),
    conditions: expired(now.conditions, (id) => !placed(id)),
  };
}

function beginTurn(before: Encounter, round: number, active: string | null): Encounter {
  if (round === before.round && active === before.active) return before;
  const last = before.active;
  const left: Encounter =
    last === null
      ? before
      : {
          ...before,
          over: put(before.over, last, before.spent),
          immediate: before.immediate.filter((id) => id !== last),
        };
  const now = round === before.round ? left : newRound(left, round);
  if (active === null) return { ...now, active, spent: NOTHING_SPENT };
  const waiting = without(now.waiting, active);
  // The turn of this round continues: the creature delayed, or the host went back. A turn begins
  // once a round.
  const again = own(now.over, active);
  if (again !== undefined)
    return { ...now, active, spent: again, over: without(now.over, active), waiting };
  const unaware = now.surprise && !now.aware.includes(active);
  return {
    ...now,
    active,
    waiting,
    turns: now.turns + 1,
    // A creature is no longer flat-footed when its turn begins.
    acted: unaware ? now.acted : added(now.acted, active),
    // An immediate action used earlier has used up the swift action of this turn.
    spent: unaware ? ALL_SPENT : { ...NOTHING_SPENT, swift: now.immediate.includes(active) },
    opportunities: without(now.opportunities, active),
    taken: without(now.taken, active),
    conditions: expired(now.conditions, (id) => id === active),
  };
}

/** One accepted change. A place is the host's, a note is people's. */
function changed(now: Encounter, change: Change): Encounter {
  const { of: who } = change;
  switch (change.what) {
    case 'condition':
      return change.on
        ? conditioned(now, who, [change.condition], [])
        : conditioned(now, who, [], [change.condition]);
    case 'hold': {
      const both = (table: By<readonly string[]>, one: string, other: string) =>
        listed(table, one, change.on ? [other] : [], change.on ? [] : [other]);
      return {
        ...now,
        grapples: both(both(now.grapples ?? {}, who, change.with), change.with, who),
      };
    }
    case 'pin':
      return {
        ...now,
        pins: change.on ? put(now.pins ?? {}, who, change.with) : without(now.pins ?? {}, who),
      };
    case 'weapon':
      return {
        ...now,
        hands: put(now.hands, who, put(own(now.hands, who) ?? {}, change.weapon, change.ready)),
      };
    case 'place':
    case 'note':
      return now;
  }
}

type Steps = { readonly [K in EventKind]: (now: Encounter, event: EventOf<K>) => Encounter };

const steps: Steps = {
  // A fight that is reported again continues: only what the report states changes.
  combat(now, { on, order, aware }) {
    const so =
      now.on && on
        ? now
        : {
            ...BEFORE,
            turns: now.turns,
            conditions: expired(now.conditions, () => true),
            ended: now.ended,
            ...(now.grapples && { grapples: now.grapples }),
            ...(now.pins && { pins: now.pins }),
            on,
            round: on ? 1 : 0,
          };
    return !on
      ? so
      : {
          ...so,
          order: order ?? so.order,
          ...(aware && so.round <= 1 && { aware, surprise: aware.length > 0 }),
        };
  },

  turn(now, { round, active, order }) {
    const begun = now.on ? now : { ...steps.combat(now, { on: true } as EventOf<'combat'>), round };
    const turned = beginTurn(begun, round, active);
    return order === undefined ? turned : { ...turned, order };
  },

  move(now, { of: who, mode, cost, diagonals, uses, seen }) {
    if (!now.on || who !== now.active || seen === 'placed') return now;
    const spent = spend(now.spent, uses);
    const brings = own(BRINGS, mode);
    return conditioned(
      {
        ...now,
        // A step is no movement of the turn: it resets the alternation of diagonals, and nothing
        // was moved before it.
        spent:
          mode === 'step'
            ? spent
            : { ...spent, moved: spent.moved + cost, diagonals: spent.diagonals + diagonals },
      },
      who,
      brings === undefined ? [] : [brings],
      [],
    );
  },

  act(now, { of: who, action, as, uses, gains = [], loses = [], hand }) {
    const brings = now.on && as === undefined ? own(BRINGS, action) : undefined;
    let so = conditioned(now, who, brings === undefined ? gains : [...gains, brings], loses);
    if (!now.on) return so;
    if (hand !== undefined)
      so = {
        ...so,
        hands: put(so.hands, who, put(own(so.hands, who) ?? {}, hand.weapon, hand.ready)),
      };
    // A readied action is used once.
    if (as === 'readied') return { ...so, waiting: without(so.waiting, who) };
    if (as === 'opportunity') return so;
    // An immediate action in another creature's turn uses the swift action of the next own turn.
    if (who !== so.active)
      return uses.includes('immediate') ? { ...so, immediate: added(so.immediate, who) } : so;
    const spent = spend(
      so.spent,
      uses.map((use) => (use === 'immediate' ? 'swift' : use)),
    );
    return {
      ...so,
      spent: { ...spent, actions: [...(spent.actions ?? []), action].slice(-MOST_ACTIONS) },
    };
  },

  opportunity(now, { by, of: event, nth, taken }) {
    if (!taken || !now.on) return now;
    const before = own(now.taken, by) ?? [];
    const all = added(before, `${event}#${nth}`);
    return all === before
      ? now
      : {
          ...now,
          taken: put(now.taken, by, all),
          opportunities: put(now.opportunities, by, all.length),
        };
  },

  condition(now, { of: who, condition, on, from }) {
    if (from === 'said') return conditioned(now, who, on ? [condition] : [], on ? [] : [condition]);
    const conditions = listed(now.conditions, who, [], [condition]);
    const ended = listed(now.ended, who, [], [condition]);
    return conditions === now.conditions && ended === now.ended
      ? now
      : { ...now, conditions, ended };
  },

  outcome: (now, { changes }) => changes.reduce(changed, now),

  wait(now, { of: who, how }) {
    if (!now.on) return now;
    if (how !== null) return { ...now, waiting: put(now.waiting, who, how) };
    // A delayed creature continues its own turn; a readied action happens in another creature's.
    return own(now.waiting, who) === 'delay'
      ? beginTurn(now, now.round, who)
      : { ...now, waiting: without(now.waiting, who) };
  },

  // A new round ends for everybody what lasts until the end of the next turn.
  round(now, event) {
    const begun = now.on ? now : { ...steps.combat(now, { on: true } as EventOf<'combat'>) };
    const so =
      event.on && event.round !== begun.round
        ? newRound({ ...begun, active: null }, event.round)
        : begun;
    return { ...so, phases: PHASED.round(so.phases, event) };
  },
  declaration: (now, event) => phased(now, event),
  die: (now, event) => phased(now, event),
  decision: (now, event) => phased(now, event),
  factor: (now, event) => phased(now, event),

  // It counts for nothing.
  posted: (now) => now,

  // Remarks on an event change the log, not the fight. Effects of undone events are never folded in
  // (journal.ts).
  allow: (now) => now,
  dismiss: (now) => now,
  undo: (now) => now,
};

export const fold = (now: Encounter, event: EncounterEvent): Encounter =>
  (steps[event.kind] as (now: Encounter, event: EncounterEvent) => Encounter)(now, event);

/** The turn of a board according to this fight; undefined outside a fight. */
export function turnOf(now: Encounter): Turn | undefined {
  if (!now.on) return undefined;
  const { surprise, aware, order } = now;
  return {
    // The first round is the one after the surprise round.
    round: aware.length > 0 && now.round > 1 ? now.round - 1 : now.round,
    surprise,
    // In a surprise round the order holds only creatures that are aware.
    order: !surprise
      ? order
      : order.length === 0
        ? aware
        : order.filter((id) => aware.includes(id)),
    acted: now.acted,
    spent: now.spent,
    ...(now.active === null ? {} : { active: now.active }),
  };
}
