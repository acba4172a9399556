/** Computes the state of a fight after one more event. Pure: the old state is never changed. */
import { NOTHING_SPENT, type Spent, type Turn } from '../board/board.ts';
import { BRINGS, lasts } from '../rules/lasting.ts';
import type { EncounterEvent, EventOf, EventKind } from './event.ts';
import { phased, PHASED, type Phases } from './phases.ts';
import { easing, spend } from './spend.ts';
import type { Change } from '../rules/change.ts';

type By<T> = Readonly<Record<string, T>>;

export interface Encounter {
  /** Is a fight running? Nothing is counted outside a fight. */
  readonly on: boolean;
  readonly round: number;
  /** Is this round the surprise round? */
  readonly surprise: boolean;
  /**
   * Creatures that act in the surprise round at the beginning of the fight; empty: there was no
   * surprise round.
   */
  readonly aware: readonly string[];
  readonly active: string | null;
  readonly order: readonly string[];
  /** Number of turns begun so far. A turn that is reported again, or continued, does not count. */
  readonly turns: number;
  /** Creatures that have had a turn since the fight began; the others are flat-footed. */
  readonly acted: readonly string[];
  /** Actions used in the current turn. */
  readonly spent: Spent;
  /**
   * Actions used in turns of this round that have ended or wait. If such a turn is reported again,
   * it continues with these actions used.
   */
  readonly over: By<Spent>;
  /**
   * Number of opportunities that each creature has taken since its last turn began; absent: none.
   */
  readonly opportunities: By<number>;
  /** Ids of those opportunities, as `event#nth`. */
  readonly taken: By<readonly string[]>;
  /** Creatures whose immediate action is used until their next turn is over. */
  readonly immediate: readonly string[];
  readonly waiting: By<'delay' | 'ready'>;
  /** Conditions that were added here, by creature. */
  readonly conditions: By<readonly string[]>;
  /** Conditions that were ended here, even if the host still shows them, by creature. */
  readonly ended: By<readonly string[]>;
  /** Weapons drawn (true) or put away in this fight, by creature and weapon. */
  readonly hands: By<By<boolean>>;
  /**
   * Ids of the creatures that each creature grapples, as accepted here; absent: no grapple began in
   * this fight.
   */
  readonly grapples?: By<readonly string[]>;
  /** Id of the creature that each creature pins. */
  readonly pins?: By<string>;
  /** State of the current or last round in phases; absent: none so far. */
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

/** All actions used up: in the surprise round a creature that is not aware may do nothing. */
const ALL_SPENT: Spent = {
  ...NOTHING_SPENT,
  standard: true,
  move: 1,
  fullRound: true,
  swift: true,
  step: true,
};
/**
 * Limits on the actions of a turn, the conditions of a creature, and the entries of any other list:
 * an invalid log cannot make the state grow without limit.
 */
const MOST_ACTIONS = 100;
const MOST_CONDITIONS = 200;
const MOST = 1000;

/** Reads own keys only: the id of a creature may be `constructor`. */
export const own = <T>(table: By<T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const kept = <T>(table: By<T>, keep: (key: string) => boolean): By<T> => {
  const entries = Object.entries(table);
  const left = entries.filter(([key]) => keep(key));
  return left.length === entries.length ? table : Object.fromEntries(left);
};
const without = <T>(table: By<T>, key: string): By<T> => kept(table, (k) => k !== key);
/** Uses a computed key instead of an assignment: the id of a creature may be `__proto__`. */
const put = <T>(table: By<T>, key: string, value: T): By<T> => ({ ...table, [key]: value });
const added = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) || list.length >= MOST ? list : [...list, one];

/**
 * Adds ids to a creature's list, and removes others from it. Lists are sorted; the table has no
 * empty list.
 */
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

/** Removes conditions that last until the end of these creatures' next turn. */
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

/** Begins a new round: conditions of combatants outside the initiative order expire now. */
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
  // If the creature delayed, or the host went back, its turn of this round continues: a turn begins
  // only once in a round.
  const again = own(now.over, active);
  if (again !== undefined)
    return { ...now, active, spent: again, over: without(now.over, active), waiting };
  const unaware = now.surprise && !now.aware.includes(active);
  return {
    ...now,
    active,
    waiting,
    turns: now.turns + 1,
    // A creature stops being flat-footed when its turn begins.
    acted: unaware ? now.acted : added(now.acted, active),
    // An immediate action used earlier has used up the swift action of this turn.
    spent: unaware ? ALL_SPENT : { ...NOTHING_SPENT, swift: now.immediate.includes(active) },
    opportunities: without(now.opportunities, active),
    taken: without(now.taken, active),
    conditions: expired(now.conditions, (id) => id === active),
  };
}

/**
 * Applies one accepted change of an outcome. Positions are changed by the host, notes are only for
 * the users, and the foes that a creature evades are read from the events of its turn
 * (turnSoFar.ts).
 */
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
    case 'evade':
    case 'note':
      return now;
  }
}

type Steps = { readonly [K in EventKind]: (now: Encounter, event: EventOf<K>) => Encounter };

const steps: Steps = {
  // If a running fight is reported again, it continues: only the facts in the report change.
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

  move(now, { of: who, mode, cost, diagonals, eased = 0, uses, seen }) {
    if (!now.on || who !== now.active || seen === 'placed') return now;
    const spent = easing(spend(now.spent, uses), eased);
    const brings = own(BRINGS, mode);
    return conditioned(
      {
        ...now,
        // A 5-foot step is not counted as movement: no cells were moved before it, and it restarts
        // the alternating cost of diagonals.
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

  act(now, { of: who, action, as, uses, gains = [], loses = [], hand, moved = 0 }) {
    const brings = now.on && as === undefined ? own(BRINGS, action) : undefined;
    let so = conditioned(now, who, brings === undefined ? gains : [...gains, brings], loses);
    if (!now.on) return so;
    if (hand !== undefined)
      so = {
        ...so,
        hands: put(so.hands, who, put(own(so.hands, who) ?? {}, hand.weapon, hand.ready)),
      };
    // A readied action can be used only once.
    if (as === 'readied') return { ...so, waiting: without(so.waiting, who) };
    if (as === 'opportunity') return so;
    // An immediate action during another creature's turn uses up the swift action of the creature's
    // next turn.
    if (who !== so.active)
      return uses.includes('immediate') ? { ...so, immediate: added(so.immediate, who) } : so;
    const spent = spend(
      so.spent,
      uses.map((use) => (use === 'immediate' ? 'swift' : use)),
    );
    return {
      ...so,
      spent: {
        ...spent,
        moved: spent.moved + moved,
        actions: [...(spent.actions ?? []), action].slice(-MOST_ACTIONS),
      },
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
    // A delayed creature continues its own turn; a readied action happens during another creature's
    // turn.
    return own(now.waiting, who) === 'delay'
      ? beginTurn(now, now.round, who)
      : { ...now, waiting: without(now.waiting, who) };
  },

  // A new round ends conditions that last until the end of the next turn, for every creature.
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

  // A message in the chat changes no state.
  posted: (now) => now,

  // Remarks on an event change the log, not the fight. Effects of undone events are never folded in
  // (journal.ts).
  allow: (now) => now,
  dismiss: (now) => now,
  undo: (now) => now,
};

export const fold = (now: Encounter, event: EncounterEvent): Encounter =>
  (steps[event.kind] as (now: Encounter, event: EncounterEvent) => Encounter)(now, event);

/** The turn of a board in this fight; undefined outside a fight. */
export function turnOf(now: Encounter): Turn | undefined {
  if (!now.on) return undefined;
  const { surprise, aware, order } = now;
  return {
    // The round after the surprise round counts as the first.
    round: aware.length > 0 && now.round > 1 ? now.round - 1 : now.round,
    surprise,
    // In a surprise round the order holds only creatures that are aware.
    order: !surprise
      ? order
      : order.length === 0
        ? aware
        : order.filter((id) => aware.includes(id)),
    acted: now.acted,
    // The fight counts the squares crossed as plain floor, so an absent count means zero, not
    // unknown.
    spent: { eased: 0, ...now.spent },
    ...(now.active === null ? {} : { active: now.active }),
  };
}
