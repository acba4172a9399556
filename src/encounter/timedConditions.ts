/**
 * Conditions with a creature behind them, and those that end by themselves: when a creature's next
 * turn begins or ends, or with its concentration. Pure.
 */
import type { ChangeOf, ConditionEnd } from '../rules/change.ts';
import { perObject } from '../board/memoize.ts';
import { ownValue, withIds, withKey, withoutKey } from './tables.ts';
import type { Encounter, TimedCondition, TimedConditions } from './encounter.ts';

/** Maximum number of conditions that one creature ends, so that an invalid log stays small. */
const MOST_TIMED = 200;
const NONE: readonly never[] = [];

/**
 * Keys of timed conditions: a word before the creature's id, so that no id, whatever it contains,
 * makes the key of another creature or another end.
 */
const keyed =
  (word: string) =>
  (id: string): string =>
    `${word}:${id}`;
/** Key of the conditions that end when a creature's next turn begins, or with that turn. */
export const untilTurn = keyed('turn');
/** Key of the conditions that end with a creature's turn, now that it has begun. */
export const endingWith = keyed('end');
/** Key of the conditions that last while a creature concentrates. */
const heldBy = keyed('held');

/** The creatures of the keys of one kind, such as `endingWith`. */
export const creaturesOf = (timed: TimedConditions, kind: typeof untilTurn): readonly string[] =>
  Object.keys(timed).flatMap((key) =>
    key.startsWith(kind('')) ? [key.slice(kind('').length)] : [],
  );

/** The conditions that neither a turn nor a round ends. */
export const withoutTurns = (timed: TimedConditions): TimedConditions =>
  Object.fromEntries(Object.entries(timed).filter(([key]) => key.startsWith(heldBy(''))));

/** The timed conditions of each creature that has some. */
export const timedByBearer = perObject((timed: TimedConditions): TimedConditions =>
  Object.values(timed)
    .flat()
    .reduce<TimedConditions>(
      (table, each) => withKey(table, each.of, [...(ownValue(table, each.of) ?? NONE), each]),
      {},
    ),
);

export const withTimed = (
  now: Encounter,
  key: string,
  list: readonly TimedCondition[],
): Encounter => {
  const timed = now.timed ?? {};
  const before = ownValue(timed, key) ?? NONE;
  if (list.length === 0 && before.length === 0) return now;
  return { ...now, timed: list.length === 0 ? withoutKey(timed, key) : withKey(timed, key, list) };
};

/**
 * The fight with other timed conditions under a key. What is gone has ended, even if the host still shows it;
 * what is back has not.
 */
export function replaceTimed(
  now: Encounter,
  key: string,
  list: readonly TimedCondition[],
): Encounter {
  const before = ownValue(now.timed ?? {}, key) ?? NONE;
  if (before.length === 0 && list.length === 0) return now;
  const next = withTimed(now, key, list);
  const gone = before.filter((each) => !list.includes(each));
  const ended = [...gone, ...list].reduce((table, { of, condition }) => {
    const has = hasCondition(next, of, condition);
    return withIds(table, of, has ? [] : [condition], has ? [condition] : []);
  }, next.ended);
  return { ...next, ended };
}

const hasCondition = (now: Encounter, of: string, condition: string): boolean =>
  ownValue(now.conditions, of)?.includes(condition) === true ||
  Object.values(now.timed ?? {}).some((list) =>
    list.some((each) => each.of === of && each.condition === condition),
  );

/** The effects that a creature's concentration held end with it. */
export const withoutHeld = (now: Encounter, id: string): Encounter =>
  replaceTimed(now, heldBy(id), NONE);

type Given = ChangeOf<'condition'>;

/** A condition that ends by itself begins. */
export function addTimed(now: Encounter, change: Given, until: ConditionEnd): Encounter {
  const { of, condition, by } = change;
  const key = until.at === 'concentration' ? heldBy(until.of) : untilTurn(until.of);
  const added: TimedCondition = { of, condition, until, ...(by !== undefined && { by }) };
  const before = ownValue(now.timed ?? {}, key) ?? NONE;
  return replaceTimed(now, key, [...before, added].slice(-MOST_TIMED));
}

/** Notes the creature behind a condition. */
export const sourced = (now: Encounter, { of, condition, by }: Given): Encounter => {
  if (by === undefined) return now;
  const sources = now.sources ?? {};
  const own = ownValue(sources, of) ?? {};
  return { ...now, sources: withKey(sources, of, withIds(own, condition, [by])) };
};

/**
 * A condition ends, or what one creature is behind of it. `over`: nothing of it is left here.
 */
export function removeSource(
  now: Encounter,
  { of, condition, by }: Pick<Given, 'of' | 'condition' | 'by'>,
): { readonly now: Encounter; readonly over: boolean } {
  const own = ownValue(now.sources ?? {}, of) ?? {};
  const left = (ownValue(own, condition) ?? NONE).filter((each) => by !== undefined && each !== by);
  const sources =
    now.sources === undefined
      ? undefined
      : withKey(
          now.sources,
          of,
          left.length === 0 ? withoutKey(own, condition) : withKey(own, condition, left),
        );
  const ends = (each: TimedCondition): boolean =>
    each.of === of && each.condition === condition && (by === undefined || each.by === by);
  const next = Object.entries(now.timed ?? {}).reduce((so, [key, list]) => {
    const kept = list.filter((each) => !ends(each));
    return kept.length === list.length ? so : withTimed(so, key, kept);
  }, now);
  const over = left.length === 0 && !hasTimed(next, of, condition);
  return { now: sources === undefined ? next : { ...next, sources }, over };
}

const hasTimed = ({ timed = {} }: Encounter, of: string, condition: string): boolean =>
  (ownValue(timedByBearer(timed), of) ?? NONE).some((each) => each.condition === condition);
