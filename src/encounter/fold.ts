/**
 * The fold: from what was so to what is so after one more event. Pure; the old state is never
 * changed.
 */
import { NOTHING_SPENT, type Spent, type Turn } from '../board/board.ts';
import { BRINGS, lasts } from '../rules/lasting.ts';
import type { EncounterEvent, EventOf, Kind } from './event.ts';
import { phased, PHASED, type Phases } from './phases.ts';
import { spend } from './spend.ts';

type By<T> = Readonly<Record<string, T>>;

export interface Encounter {
  /** Is there a fight? Outside of one nothing is counted. */
  readonly on: boolean;
  readonly round: number;
  /** Is this round the surprise round? */
  readonly surprise: boolean;
  /** Who acts in the surprise round with which the fight began; none: there was none. */
  readonly aware: readonly string[];
  readonly active: string | null;
  readonly order: readonly string[];
  /** Turns begun so far; the same turn told again, or gone on with, is none. */
  readonly turns: number;
  /** Who has had a turn since the fight began: nobody else has their Dexterity yet. */
  readonly acted: readonly string[];
  /** Of the turn in course. */
  readonly spent: Spent;
  /**
   * Of turns of this round that are over, or were left to wait: gone on with when they are told
   * again.
   */
  readonly over: By<Spent>;
  /** Opportunities taken since the taker's last turn began; absent: none. */
  readonly opportunities: By<number>;
  /** Which those were: `event#nth`. */
  readonly taken: By<readonly string[]>;
  /** Whose immediate action is used until their next turn is over. */
  readonly immediate: readonly string[];
  readonly waiting: By<'delay' | 'ready'>;
  /** Conditions that were told here, by creature. */
  readonly conditions: By<readonly string[]>;
  /** Conditions that ended here, whatever the host still shows. */
  readonly ended: By<readonly string[]>;
  /** Weapons drawn (true) or put away in this fight, by creature and weapon. */
  readonly hands: By<By<boolean>>;
  /** Where rounds have phases: the one in course, or the last; absent: there was none. */
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

/** In the surprise round an unaware creature may do nothing. */
const ALL_SPENT: Spent = {
  ...NOTHING_SPENT,
  standard: true,
  move: 1,
  fullRound: true,
  swift: true,
  step: true,
};
/**
 * What is remembered of one turn's actions, of one creature's conditions, of anything else: more is
 * a mistake.
 */
const MOST_ACTIONS = 100;
const MOST_CONDITIONS = 200;
const MOST = 1000;

/** A creature may be called `constructor`. */
export const own = <T>(table: By<T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const kept = <T>(table: By<T>, keep: (key: string) => boolean): By<T> => {
  const entries = Object.entries(table);
  const left = entries.filter(([key]) => keep(key));
  return left.length === entries.length ? table : Object.fromEntries(left);
};
const without = <T>(table: By<T>, key: string): By<T> => kept(table, (k) => k !== key);
/** `[key]` and not an assignment: a creature may be called `__proto__`. */
const put = <T>(table: By<T>, key: string, value: T): By<T> => ({ ...table, [key]: value });
const added = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) || list.length >= MOST ? list : [...list, one];

/** A list by creature with these added and those left out; sorted, and absent when it is empty. */
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

/** What lasts until one's next turn is over for these. */
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

/**
 * A round is over: it was that of all who have no place in the order and had no turn of their own
 * in it.
 */
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
  // Back to a turn of this round: who delayed, or a host that went one too far. A turn begins once
  // a round.
  const again = own(now.over, active);
  if (again !== undefined)
    return { ...now, active, spent: again, over: without(now.over, active), waiting };
  const unaware = now.surprise && !now.aware.includes(active);
  return {
    ...now,
    active,
    waiting,
    turns: now.turns + 1,
    // Beginning one's turn makes an end of being flat-footed.
    acted: unaware ? now.acted : added(now.acted, active),
    // A swift action of this turn was used up by an immediate one before it.
    spent: unaware ? ALL_SPENT : { ...NOTHING_SPENT, swift: now.immediate.includes(active) },
    opportunities: without(now.opportunities, active),
    taken: without(now.taken, active),
    conditions: expired(now.conditions, (id) => id === active),
  };
}

type Steps = { readonly [K in Kind]: (now: Encounter, event: EventOf<K>) => Encounter };

const steps: Steps = {
  // A fight that is on and told again goes on: only what is said anew of it changes.
  combat(now, { on, order, aware }) {
    const so =
      now.on && on
        ? now
        : {
            ...BEFORE,
            turns: now.turns,
            conditions: expired(now.conditions, () => true),
            ended: now.ended,
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
        // A step is no movement of the turn's: nothing is left of the alternation, and nothing was
        // moved before it.
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
    // What was readied is done once.
    if (as === 'readied') return { ...so, waiting: without(so.waiting, who) };
    if (as === 'opportunity') return so;
    // An immediate action in another's turn is the swift one of the next of one's own.
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

  wait(now, { of: who, how }) {
    if (!now.on) return now;
    if (how !== null) return { ...now, waiting: put(now.waiting, who, how) };
    // Who delayed goes on with their own turn; what was readied happens in
    // another's.
    return own(now.waiting, who) === 'delay'
      ? beginTurn(now, now.round, who)
      : { ...now, waiting: without(now.waiting, who) };
  },

  // A new round is one for everybody: what lasts until one's next turn is over.
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

  // What does not count changes nothing.
  posted: (now) => now,

  // What is said of an event changes the log, not the fight; what an undone event did is never
  // folded in (journal.ts).
  allow: (now) => now,
  dismiss: (now) => now,
  undo: (now) => now,
};

export const fold = (now: Encounter, event: EncounterEvent): Encounter =>
  (steps[event.kind] as (now: Encounter, event: EncounterEvent) => Encounter)(now, event);

/** The turn of a board, as this fight knows it; undefined outside of one. */
export function turnOf(now: Encounter): Turn | undefined {
  if (!now.on) return undefined;
  const { surprise, aware, order } = now;
  return {
    // The first round is the one after the surprise round.
    round: aware.length > 0 && now.round > 1 ? now.round - 1 : now.round,
    surprise,
    // In a surprise round only those who are aware have a place.
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
