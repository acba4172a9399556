/** Computes the state of a fight after one more event. Pure: the old state is never changed. */
import { NOTHING_SPENT, withAction, type Turn, type Used } from '../board/board.ts';
import { holdsOthers, lasts } from '../rules/lasting.ts';
import { effectsIn } from './modeEffects.ts';
import type { EncounterEvent, EventOf, EventKind, Use } from './event.ts';
import { applyPhasedEvent, PHASED } from './phases.ts';
import { reacted, reactedSince } from './reactions.ts';
import { easing, giveBack, spendUses } from './spend.ts';
import type { Change } from '../rules/change.ts';
import { added, withIds, ownValue, withKey, withoutKey, type By } from './tables.ts';
import type { Encounter } from './encounter.ts';
import { addTimed, sourced, removeSource, withoutHeld, withoutTurns } from './timedConditions.ts';
import { begunIn, moveTracker } from './turns.ts';

export type { Encounter } from './encounter.ts';

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
  begun: [],
  position: 0,
  opportunities: {},
  taken: {},
  immediate: [],
  waiting: {},
  conditions: {},
  ended: {},
  hands: {},
};

/** Maximum number of actions that are counted in a turn, so that an invalid log stays small. */
const MOST_ACTIONS = 100;

/** What a creature uses in the turn of another one, as a mount does in its rider's. */
function besides(
  now: Encounter,
  who: string,
  uses: readonly Use[],
  then: (used: Used) => Used = (used) => used,
): Encounter {
  if (now.active === null || uses.length === 0) return now;
  const { beside = {} } = now.spent;
  const used = then(spendUses(ownValue(beside, who) ?? NOTHING_SPENT, uses));
  return { ...now, spent: { ...now.spent, beside: withKey(beside, who, used) } };
}

function conditioned(
  now: Encounter,
  who: string,
  gains: readonly string[],
  loses: readonly string[],
): Encounter {
  if (gains.length + loses.length === 0) return now;
  const so = {
    ...now,
    conditions: withIds(now.conditions, who, gains, loses),
    ended: withIds(now.ended, who, loses, gains),
  };
  return loses.reduce((next, condition) => ends(next, who, condition), so);
}

/** What else ends with a condition: its sources and timed, and what a concentration held. */
const ends = (now: Encounter, who: string, condition: string): Encounter => {
  const next = removeSource(now, { of: who, condition }).now;
  return holdsOthers(condition) ? withoutHeld(next, who) : next;
};

/** Removes the conditions that last until the creature's next turn begins. */
const lasting = (conditions: Encounter['conditions']): Encounter['conditions'] =>
  Object.entries(conditions).reduce(
    (table, [id, list]) =>
      withIds(
        table,
        id,
        [],
        list.filter((each) => !lasts(each)),
      ),
    conditions,
  );

/**
 * Applies one accepted change of an outcome. Positions are changed by the host, notes are only for
 * the users, and the foes that a creature evades are read from the events of its turn
 * (turnSoFar.ts).
 */
function changed(now: Encounter, change: Change): Encounter {
  const { of: who } = change;
  switch (change.what) {
    case 'condition': {
      const { condition, on, until } = change;
      if (!on) {
        const left = removeSource(now, change);
        return left.over ? conditioned(left.now, who, [], [condition]) : left.now;
      }
      if (until !== undefined) return addTimed(now, change, until);
      return sourced(conditioned(now, who, [condition], []), change);
    }
    case 'tally': {
      const { successes, failures } = change;
      return { ...now, tallies: withKey(now.tallies ?? {}, who, { successes, failures }) };
    }
    case 'hold': {
      const both = (table: By<readonly string[]>, one: string, other: string) =>
        withIds(table, one, change.on ? [other] : [], change.on ? [] : [other]);
      return {
        ...now,
        grapples: both(both(now.grapples ?? {}, who, change.with), change.with, who),
      };
    }
    case 'pin':
      return {
        ...now,
        pins: change.on
          ? withKey(now.pins ?? {}, who, change.with)
          : withoutKey(now.pins ?? {}, who),
      };
    case 'weapon':
      return {
        ...now,
        hands: withKey(
          now.hands,
          who,
          withKey(ownValue(now.hands, who) ?? {}, change.weapon, change.ready),
        ),
      };
    case 'place':
    case 'evade':
    case 'note':
      return now;
  }
}

const withChanges = (now: Encounter, changes: readonly Change[] = []): Encounter =>
  changes.reduce(changed, now);

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
            conditions: lasting(now.conditions),
            ended: now.ended,
            ...(now.grapples && { grapples: now.grapples }),
            ...(now.pins && { pins: now.pins }),
            ...(now.sources && { sources: now.sources }),
            ...(now.tallies && { tallies: now.tallies }),
            ...(now.timed && { timed: withoutTurns(now.timed) }),
            on,
            round: on ? 1 : 0,
            begun: on ? begunIn(1) : [],
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
    const on = now.on
      ? now
      : { ...steps.combat(now, { on: true } as EventOf<'combat'>), round, begun: begunIn(round) };
    return moveTracker(on, round, active, { order });
  },

  move(now, event) {
    const { of: who, mode, cost, diagonals, eased = 0, uses, seen } = event;
    if (!now.on || seen === 'placed') return now;
    const { brings = [], uncounted } = effectsIn(event, mode);
    const counted = <T extends Used>(spent: T): T =>
      uncounted === true
        ? spent
        : { ...spent, moved: spent.moved + cost, diagonals: spent.diagonals + diagonals };
    if (who !== now.active) return besides(now, who, uses, counted);
    const spent = counted(easing(spendUses(now.spent, uses), eased));
    return conditioned({ ...now, spent }, who, brings, []);
  },

  act(now, event) {
    const { of: who, action, as, uses, gains = [], loses = [], hand, restores, moved = 0 } = event;
    const { counts } = event;
    const { brings = [] } = now.on && as === undefined ? effectsIn(event, action) : {};
    let so = withChanges(conditioned(now, who, [...gains, ...brings], loses), event.changes);
    if (!now.on) return so;
    if (hand !== undefined)
      so = {
        ...so,
        hands: withKey(
          so.hands,
          who,
          withKey(ownValue(so.hands, who) ?? {}, hand.weapon, hand.ready),
        ),
      };
    if (as === 'opportunity') return so;
    if (event.reaction === true) so = reacted(so, who, `${event.id}#0`);
    // A readied action can be used only once.
    if (as === 'readied') return { ...so, waiting: withoutKey(so.waiting, who) };
    // An immediate action during another creature's turn uses up the swift action of the creature's
    // next turn.
    if (who !== so.active)
      return uses.includes('immediate')
        ? { ...so, immediate: added(so.immediate, who) }
        : besides(so, who, uses);
    const used = spendUses(so.spent, uses);
    const spent = restores === undefined ? used : giveBack(used, restores);
    const { actions, weapons, targets, ...rest } = withAction(spent, counts ?? action, {
      weapon: event.with,
      target: event.target,
    });
    return {
      ...so,
      spent: {
        ...rest,
        moved: spent.moved + moved,
        actions: actions!.slice(-MOST_ACTIONS),
        ...(weapons && { weapons: weapons.slice(-MOST_ACTIONS) }),
        ...(targets && { targets: targets.slice(-MOST_ACTIONS) }),
      },
    };
  },

  opportunity(now, { by, of: event, nth, taken, since, changes }) {
    if (!taken || !now.on) return now;
    const id = `${event}#${nth}`;
    const so = since === undefined ? reacted(now, by, id) : reactedSince(now, by, id, since);
    return withChanges(so, changes);
  },

  condition(now, { of: who, condition, on, from }) {
    if (from === 'said') return conditioned(now, who, on ? [condition] : [], on ? [] : [condition]);
    const conditions = withIds(now.conditions, who, [], [condition]);
    const ended = withIds(now.ended, who, [], [condition]);
    const next =
      conditions === now.conditions && ended === now.ended ? now : { ...now, conditions, ended };
    return on ? next : ends(next, who, condition);
  },

  saves: (now, { of: who, successes, failures }) => ({
    ...now,
    tallies: withKey(now.tallies ?? {}, who, { successes, failures }),
  }),

  outcome: (now, { changes }) => withChanges(now, changes),

  wait(now, { of: who, how }) {
    if (!now.on) return now;
    if (how !== null) return { ...now, waiting: withKey(now.waiting, who, how) };
    // A delayed creature continues its own turn; a readied action happens during another creature's
    // turn.
    return ownValue(now.waiting, who) === 'delay'
      ? moveTracker(now, now.round, who, { late: true })
      : { ...now, waiting: withoutKey(now.waiting, who) };
  },

  // A new round ends conditions that last until the end of the next turn, for every creature.
  round(now, event) {
    const begun = now.on ? now : { ...steps.combat(now, { on: true } as EventOf<'combat'>) };
    const so =
      event.on && event.round !== begun.round ? moveTracker(begun, event.round, null) : begun;
    return { ...so, phases: PHASED.round(so.phases, event) };
  },
  declaration: (now, event) => applyPhasedEvent(now, event),
  die: (now, event) => applyPhasedEvent(now, event),
  decision: (now, event) => applyPhasedEvent(now, event),
  factor: (now, event) => applyPhasedEvent(now, event),

  // A message in the chat changes no state.
  posted: (now) => now,

  // Remarks on an event change the log, not the fight. Effects of undone events are never folded in
  // (journal.ts).
  allow: (now) => now,
  dismiss: (now) => now,
  undo: (now) => now,
};

export const applyEvent = (now: Encounter, event: EncounterEvent): Encounter =>
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
