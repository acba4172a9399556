/**
 * Turns that have begun, and the way of the tracker over them. A turn begins once in a round: when
 * the tracker goes back over its beginning, what the beginning changed is changed back, and when it
 * goes forward again, the turn continues. Pure.
 *
 * The beginnings of turns and rounds form a list, and the fight stands at one of them. Each keeps
 * the facts of the other side: while the fight is after it, the facts of the period that it ended;
 * while the fight is before it, those of the period that it began. Going over a beginning in either
 * direction swaps the two, so any way of the tracker that ends where it was changes nothing.
 */
import { NOTHING_SPENT, timesUsed, type Spent } from '../board/board.ts';
import { lasts } from '../rules/lasting.ts';
import { spendUses } from './spend.ts';
import type { Beginning, Encounter, Period, TimedCondition } from './encounter.ts';
import { creaturesOf, endingWith, replaceTimed, untilTurn } from './timedConditions.ts';
import { added, withIds, ownValue, withKey, withoutKey } from './tables.ts';

/** Maximum number of beginnings that are kept. */
const MOST_BEGINNINGS = 400;

/** All actions used up: in the surprise round a creature that is not aware may do nothing. */
const ALL_SPENT: Spent = { ...NOTHING_SPENT, over: true };

/** The list of a fight in which no turn has begun yet. */
export const begunIn = (round: number): readonly Beginning[] => [{ round, of: null, aside: {} }];

const replaced = (list: readonly Beginning[], at: number, by: Beginning): readonly Beginning[] =>
  list.map((each, i) => (i === at ? by : each));

const indexOf = ({ begun }: Encounter, round: number, of: string | null): number =>
  begun.findIndex((each) => each.round === round && each.of === of);

/** Is this the beginning of a turn of the creature? */
const isTurn = ({ of, aside }: Beginning, id: string): boolean =>
  of === id && Object.hasOwn(aside, id);

/** Has this turn begun, at any time? The tracker may have gone back over its beginning since. */
export const hasBegun = (now: Encounter, round: number, of: string): boolean =>
  now.begun.some((each) => each.round === round && isTurn(each, of));

/** Creatures whose turns in the present round have begun, as the tracker stands. */
export const begunThisRound = ({ begun, position, round }: Encounter): ReadonlySet<string> =>
  new Set(
    begun
      .slice(0, position + 1)
      .flatMap((each) =>
        each.round === round && each.of !== null && isTurn(each, each.of) ? [each.of] : [],
      ),
  );

/** The round of the creature's last turn before the present one; undefined: it had none. */
export const roundBefore = ({ begun, position }: Encounter, of: string): number | undefined =>
  begun.slice(0, position).findLast((each) => isTurn(each, of))?.round;

/**
 * The opportunities that the creature took in its period of an earlier state, or has taken there so
 * far.
 */
export function takenSince(then: Encounter, now: Encounter, id: string): readonly string[] {
  const parts = ({ aside }: Beginning): boolean => Object.hasOwn(aside, id);
  const began = then.begun.slice(0, then.position + 1).findLast(parts);
  const at = began === undefined ? -1 : indexOf(now, began.round, began.of);
  const next = now.begun.slice(at + 1, now.position + 1).find(parts);
  return (next === undefined ? ownValue(now.taken, id) : ownValue(next.aside, id)?.taken) ?? [];
}
/**
 * How often the creature has used a resource beside the turns of others: since its own last turn
 * began, or in the whole fight (`all`), with its own turns.
 */
export function usedBeside(now: Encounter, id: string, use: string, all = false): number {
  const { begun, position, active, spent } = now;
  const from = all ? 0 : begun.slice(0, position + 1).findLastIndex((each) => isTurn(each, id));
  const counted = (used: Spent | undefined, own: boolean): number =>
    used === undefined
      ? 0
      : timesUsed(ownValue(used.beside ?? {}, id) ?? NOTHING_SPENT, use) +
        (own ? timesUsed(used, use) : 0);
  return begun.slice(Math.max(0, from), position + 1).reduce((sum, each, i, list) => {
    const current = i === list.length - 1 && each.of === active;
    return sum + counted(current ? spent : each.spent, all && each.of === id);
  }, 0);
}

/** How often the creature has used a resource in the present round, in its own turn or beside. */
export function usedInRound(now: Encounter, id: string, use: string): number {
  const { begun, position, active, spent, round } = now;
  return begun.slice(0, position + 1).reduce((sum, each, i) => {
    if (each.round !== round) return sum;
    const current = i === position && (each.of === active || active === null);
    const used = current ? spent : each.spent;
    const beside = ownValue(used?.beside ?? {}, id) ?? NOTHING_SPENT;
    const own = each.of === id && used !== undefined ? timesUsed(used, use) : 0;
    return sum + own + timesUsed(beside, use);
  }, 0);
}

/** Has a turn of the creature begun since the earlier state, as the tracker stands now? */
export const hasTurnSince = (then: Encounter, now: Encounter, id: string): boolean => {
  const began = then.begun.slice(0, then.position + 1).findLast((each) => isTurn(each, id));
  const at = began === undefined ? -1 : indexOf(now, began.round, began.of);
  const since = at >= 0 ? at : indexOf(now, then.round, null);
  return now.begun.slice(since + 1, now.position + 1).some((each) => isTurn(each, id));
};
/**
 * Has the creature used an immediate action since its last turn, or before the turn that it has
 * now?
 */
export const immediateUsed = (
  { active, immediate, begun, position }: Encounter,
  id: string,
): boolean =>
  immediate.includes(id) ||
  (active === id && ownValue(begun[position]?.aside ?? {}, id)?.immediate === true);

function periodOf(now: Encounter, id: string): Period {
  const taken = ownValue(now.taken, id);
  const brief = ownValue(now.conditions, id)?.filter((each) => !lasts(each)) ?? [];
  const waits = ownValue(now.waiting, id);
  const timed = ownValue(now.timed ?? {}, untilTurn(id));
  return {
    ...(timed && { timed }),
    ...(now.acted.includes(id) && { acted: true }),
    ...(taken && { taken }),
    ...(brief.length > 0 && { brief }),
    ...(now.immediate.includes(id) && { immediate: true }),
    ...(waits && { waits }),
  };
}

const NO_TIMED: readonly TimedCondition[] = [];
const NO_ENDS: NonNullable<Beginning['ends']> = {};

/** The fight with another period of one creature. */
function withPeriod(
  now: Encounter,
  id: string,
  { acted, taken, brief, immediate, waits, timed = NO_TIMED }: Period,
): Encounter {
  const gone = (ownValue(now.conditions, id) ?? []).filter(
    (each) => !lasts(each) && brief?.includes(each) !== true,
  );
  return {
    ...replaceTimed(now, untilTurn(id), timed),
    acted: acted ? added(now.acted, id) : now.acted.filter((each) => each !== id),
    taken: taken ? withKey(now.taken, id, taken) : withoutKey(now.taken, id),
    opportunities: taken
      ? withKey(now.opportunities, id, taken.length)
      : withoutKey(now.opportunities, id),
    conditions: withIds(now.conditions, id, brief ?? [], gone),
    immediate: immediate ? added(now.immediate, id) : now.immediate.filter((each) => each !== id),
    waiting: waits ? withKey(now.waiting, id, waits) : withoutKey(now.waiting, id),
  };
}

/**
 * Creatures whose effects end with the round: those outside the initiative order that had no turn
 * in it.
 */
function unplaced(now: Encounter): readonly string[] {
  const last = now.begun[now.position]?.round;
  const placed = (id: string): boolean => now.order.includes(id) || hasBegun(now, last ?? 0, id);
  const brief = Object.keys(now.conditions).filter((id) =>
    now.conditions[id]!.some((each) => !lasts(each)),
  );
  const timed = creaturesOf(now.timed ?? {}, untilTurn);
  return [...new Set([...brief, ...Object.keys(now.taken), ...timed])].filter((id) => !placed(id));
}

/** The conditions of earlier turns end that lasted until the end of their turn. */
const endsOf = ({ timed = {} }: Encounter): NonNullable<Beginning['ends']> =>
  Object.fromEntries(creaturesOf(timed, endingWith).map((id) => [id, NO_TIMED]));

const withEnds = (ends: NonNullable<Beginning['ends']>): Pick<Beginning, 'ends'> =>
  Object.keys(ends).length === 0 ? {} : { ends };

/** Goes over one beginning, in either direction. */
function cross(now: Encounter, at: number): Encounter {
  const entry = now.begun[at]!;
  let [next, aside] = [now, entry.aside];
  for (const id of Object.keys(entry.aside)) {
    const mine = periodOf(now, id);
    const { taken: _taken, brief: _brief, timed: _timed, ...lasting } = mine;
    const { taken, brief, timed, ...rest } = entry.aside[id]!;
    const kept = entry.of === null ? lasting : rest;
    aside = withKey(aside, id, mine);
    next = withPeriod(next, id, {
      ...kept,
      ...(taken && { taken }),
      ...(brief && { brief }),
      ...(timed && { timed }),
    });
  }
  let ends = entry.ends ?? NO_ENDS;
  for (const id of Object.keys(ends)) {
    const mine = ownValue(next.timed ?? {}, endingWith(id)) ?? NO_TIMED;
    next = replaceTimed(next, endingWith(id), ends[id]!);
    ends = withKey(ends, id, mine);
  }
  return aside === entry.aside && ends === (entry.ends ?? NO_ENDS)
    ? now
    : { ...next, begun: replaced(now.begun, at, { ...entry, aside, ...(entry.ends && { ends }) }) };
}

/** Moves the tracker to a beginning that is in the list, over all beginnings between. */
function went(now: Encounter, to: number): Encounter {
  let next = now;
  for (let at = now.position; at < to;) next = cross(next, ++at);
  for (let at = now.position; at > to; at--) next = cross(next, at);
  return { ...next, position: to };
}

/** Inserts a beginning after the one where the tracker stands, and goes there. */
const inserted = (now: Encounter, entry: Beginning): Encounter =>
  went({ ...now, begun: now.begun.toSpliced(now.position + 1, 0, entry) }, now.position + 1);

/**
 * Moves the tracker to the beginning of a round that is not in the list yet. With a round in the
 * past no effect ends.
 */
function newRound(now: Encounter, round: number): Encounter {
  const to = now.begun.findLastIndex((each) => each.round < round);
  const before = went(now, to);
  const past = to < now.begun.length - 1;
  const ended = past ? [] : unplaced(before);
  return inserted(before, {
    round,
    of: null,
    aside: Object.fromEntries(ended.map((id) => [id, {}])),
    ...(past ? {} : withEnds(endsOf(before))),
  });
}

/** Was nothing done in the time that this entry begins? */
const isUnplayed = ({ spent, aside, ends = NO_ENDS }: Beginning): boolean =>
  Object.values(ends).every((list) => list.length === 0) &&
  (spent === undefined || (spent.moved === 0 && Object.keys(spent.uses).length === 0)) &&
  Object.values(aside).every((period) => Object.keys(period).every((fact) => fact === 'acted'));

/**
 * Forgets the later rounds before the first turn of a fight begins: until its game master sets it
 * back, the tracker shows a round of the fight before, in which nobody played. If somebody did, the
 * tracker goes a step back in this fight.
 */
function withoutOldRounds(now: Encounter, round: number): Encounter {
  const [until, later] = [now.begun.slice(0, now.position + 1), now.begun.slice(now.position + 1)];
  const old =
    until.every(({ of }) => of === null) &&
    later.every((each) => each.round > round && isUnplayed(each));
  return old ? { ...now, begun: until } : now;
}

/**
 * Stores what the turn that the tracker leaves has used. A turn that the tracker had skipped, and
 * came upon while it was back, has not begun if nothing happened in it.
 */
function left(now: Encounter): Encounter {
  const { active, position, begun, spent } = now;
  const entry = begun[position];
  if (active === null || entry?.of !== active) return now;
  const { waits, skipped, ...rest } = entry;
  const idle = spent === entry.spent;
  if (idle && skipped && Object.keys(periodOf(now, active)).every((fact) => fact === 'acted'))
    return {
      ...cross(now, position),
      begun: replaced(begun, position, { ...entry, aside: {}, ...(entry.ends && { ends: {} }) }),
    };
  const again = waits !== undefined && idle && !Object.hasOwn(now.waiting, active);
  return {
    ...now,
    ...(again && { waiting: withKey(now.waiting, active, waits) }),
    begun: replaced(begun, position, { ...rest, spent }),
  };
}

/** Drops the beginnings that are farthest from the tracker, so that the list stays short. */
function trimmed(now: Encounter): Encounter {
  const more = now.begun.length - MOST_BEGINNINGS;
  if (more <= 0) return now;
  const first = Math.min(more, now.position);
  return {
    ...now,
    begun: now.begun.slice(first, first + MOST_BEGINNINGS),
    position: now.position - first,
  };
}

/** Is the list another one with the creatures turned round? */
const isRotated = (was: readonly string[], is: readonly string[]): boolean => {
  const by = was.indexOf(is[0] ?? '');
  return by > 0 && [...was.slice(by), ...was.slice(0, by)].join(' ') === is.join(' ');
};

/**
 * Does the tracker go back to this creature within the round? The order tells it: a host lists the
 * creatures either in the order of their turns, or with the creature on turn first. Among two in a
 * list of the latter kind, it always goes forward.
 */
function isBack(before: Encounter, order: readonly string[], here: string, of: string): boolean {
  if (isRotated(before.order, order))
    return order.length > 2 && order[1] === here && ownValue(before.waiting, of) !== 'delay';
  const [then, now] = [order.indexOf(here), order.indexOf(of)];
  // From a creature that was removed, the tracker comes back to a turn that has begun.
  return now >= 0 && (then < 0 ? hasBegun(before, before.round, of) : now < then);
}

/** The creatures between two others in the order, which may begin anywhere. */
function between(order: readonly string[], from: string, to: string): readonly string[] {
  const turned = [...order.slice(order.indexOf(from) + 1), ...order.slice(0, order.indexOf(from))];
  return turned.slice(0, Math.max(0, turned.indexOf(to)));
}

/**
 * After which beginning of the present round a turn belongs that begins now. On its way there, the
 * tracker goes over the turns of the creatures between.
 */
function besides(now: Encounter, order: readonly string[], active: string, back: boolean): number {
  const { begun, position } = now;
  const here = begun[position]!;
  const over = back ? between(order, active, here.of ?? '') : between(order, here.of ?? '', active);
  const passes = (each: Beginning | undefined): boolean =>
    each?.round === here.round && each.of !== null && over.includes(each.of);
  let at = position;
  if (back) while (passes(begun[at - 1])) at--;
  else while (passes(begun[at + 1])) at++;
  return back ? at - 1 : at;
}

/**
 * Moves the tracker to a creature's turn in a round; `null`: no creature is on turn. A turn that
 * has begun continues with what it had used.
 * @param order the initiative order from now on
 * @param late true if a creature that delayed takes its turn now, after the present one
 */
export function moveTracker(
  before: Encounter,
  round: number,
  active: string | null,
  { order = before.order, late = false } = {},
): Encounter {
  if (round === before.round && active === before.active)
    return order === before.order ? before : { ...before, order };
  const gone = { ...left(before), order };
  const there = indexOf(gone, round, null) >= 0 ? gone : newRound(gone, round);
  const now = { ...there, round, active, surprise: before.aware.length > 0 && round <= 1 };
  const here = now.begun[now.position]!;
  const end = now.begun.findLastIndex((each) => each.round === round);
  if (active === null) {
    const to = round > here.round ? indexOf(now, round, null) : end;
    return trimmed({ ...(here.round === round ? now : went(now, to)), spent: NOTHING_SPENT });
  }
  const back =
    here.round === round && here.of !== null && !late && isBack(before, order, here.of, active);
  const at = indexOf(now, round, active);
  if (at < 0) {
    const later = now.begun.findIndex(
      (each) => each.round === round && order.indexOf(each.of ?? '') > order.indexOf(active),
    );
    const placed = order.includes(active) && later >= 0 ? later - 1 : end;
    const to =
      here.round !== round ? placed : late ? now.position : besides(now, order, active, back);
    const reached = withoutOldRounds(went(now, to), round);
    const skipped = to < reached.begun.length - 1;
    const entry = { round, of: active, ...(skipped && { skipped }), aside: {} };
    return trimmed(begins(inserted(reached, entry), active, to + 1));
  }
  if (at < now.position && here.round === round && !back) {
    // The turn comes after the present one now. Nothing ends or begins between the two.
    const entry = now.begun[at]!;
    const moved = now.begun.toSpliced(at, 1).toSpliced(now.position, 0, entry);
    const after = { ...now, begun: moved, waiting: withoutKey(now.waiting, active) };
    return isTurn(entry, active)
      ? { ...after, spent: entry.spent ?? NOTHING_SPENT }
      : begins(after, active, now.position);
  }
  const again = went(now, at);
  const entry = again.begun[at]!;
  if (!Object.hasOwn(entry.aside, active)) return begins(again, active, at);
  const waits = ownValue(again.waiting, active);
  return {
    ...again,
    spent: entry.spent ?? NOTHING_SPENT,
    waiting: withoutKey(again.waiting, active),
    ...(waits && { begun: replaced(again.begun, at, { ...entry, waits }) }),
  };
}

/**
 * What the beginning of a turn sets aside of conditions that end with a turn: those of earlier turns
 * end, and those that end with this one are due now.
 */
function turnEnds(now: Encounter, active: string): NonNullable<Beginning['ends']> {
  const due = (ownValue(now.timed ?? {}, untilTurn(active)) ?? NO_TIMED).filter(
    ({ until }) => until.at === 'end',
  );
  return due.length > 0 ? withKey(endsOf(now), active, due) : endsOf(now);
}

/** At the beginning where the tracker stands, a creature's turn begins for the first time in a round. */
function begins(now: Encounter, active: string, at: number): Encounter {
  const unaware = now.surprise && !now.aware.includes(active);
  // A creature stops being flat-footed when its turn begins.
  const fresh: Period = !unaware || now.acted.includes(active) ? { acted: true } : {};
  // An immediate action used earlier counts in this turn, too.
  const paid = now.immediate.includes(active)
    ? spendUses(NOTHING_SPENT, ['immediate'])
    : NOTHING_SPENT;
  const spent = unaware ? ALL_SPENT : paid;
  const entry: Beginning = {
    ...now.begun[at]!,
    spent,
    aside: { [active]: fresh },
    ...withEnds(turnEnds(now, active)),
  };
  return {
    ...cross({ ...now, begun: replaced(now.begun, at, entry) }, at),
    turns: now.turns + 1,
    spent,
  };
}
