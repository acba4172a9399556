/**
 * What a user may know of a reading. Hosts leave out what they hide; a creature that a page sends
 * nevertheless (`visibleTo` leaves out this user's creatures) is taken out here, before anything
 * judges, draws, records or exports the reading. So a player's client knows no such creature. Pure.
 */
import type { SceneCreature } from '../board/facts/creature.ts';
import type { SceneDocument } from '../scene/schema.ts';
import type { Reading } from './host.ts';

type Turn = NonNullable<SceneDocument['turn']>;

/** The turn without the creatures; while one of them is on turn, nobody is. */
function turnWithout(turn: Turn, hidden: ReadonlySet<string>): Turn {
  const open = (id: string): boolean => !hidden.has(id);
  const { active, spent, order, acted, counts, together, ...rest } = turn;
  const beside = spent?.beside;
  return {
    ...rest,
    ...(active !== undefined && open(active) && { active }),
    ...(spent !== undefined &&
      (active === undefined || open(active)) && {
        spent: { ...spent, ...(beside !== undefined && { beside: keysOf(beside, open) }) },
      }),
    ...(order !== undefined && { order: order.filter(open) }),
    ...(acted !== undefined && { acted: acted.filter(open) }),
    ...(together !== undefined && { together: together.filter(open) }),
    ...(counts !== undefined && { counts: keysOf(counts, open) }),
  };
}
const keysOf = <T>(all: Record<string, T>, open: (id: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => open(id)));

/** A list of ids without those of hidden creatures; undefined if none is left. */
function openOf(
  ids: readonly string[] | undefined,
  hidden: ReadonlySet<string>,
): string[] | undefined {
  const open = ids?.filter((id) => !hidden.has(id)) ?? [];
  return open.length > 0 ? open : undefined;
}

/**
 * The creature without its ties to hidden ones: those that carry it, that it holds, that stand
 * behind its conditions, and whose turns end them.
 */
function untied(c: SceneCreature, hidden: ReadonlySet<string>): SceneCreature {
  const { mount, grapples, pins, conditionsBy, conditionEnds, ...rest } = c;
  const isTied = [
    mount,
    pins,
    ...(grapples ?? []),
    ...Object.values(conditionsBy ?? {}).flat(),
    ...Object.values(conditionEnds ?? {}).map(({ of }) => of),
  ].some((id) => id !== undefined && hidden.has(id));
  if (!isTied) return c;
  const held = openOf(grapples, hidden);
  return {
    ...rest,
    ...(mount !== undefined && !hidden.has(mount) && { mount }),
    ...(held && { grapples: held }),
    ...(pins !== undefined && !hidden.has(pins) && { pins }),
    ...(conditionsBy && {
      conditionsBy: Object.fromEntries(
        Object.entries(conditionsBy).flatMap(([condition, by]) => {
          const open = openOf(by, hidden);
          return open === undefined ? [] : [[condition, open]];
        }),
      ),
    }),
    ...(conditionEnds && {
      conditionEnds: Object.fromEntries(
        Object.entries(conditionEnds).filter(([, { of }]) => !hidden.has(of)),
      ),
    }),
  };
}

/** The ids of the creatures that the host hides from this user. */
function hiddenIn({ gm, owned = [], scene }: Reading): ReadonlySet<string> {
  const creatures = gm ? [] : (scene?.creatures ?? []);
  if (creatures.every(({ visibleTo }) => visibleTo === undefined)) return new Set();
  const mine = creatures.filter(({ id }) => owned.includes(id));
  const sides = new Set(mine.flatMap(({ side }) => side ?? []));
  return new Set(
    creatures
      .filter(
        ({ id, visibleTo }) =>
          visibleTo !== undefined &&
          !owned.includes(id) &&
          !visibleTo.some((side) => sides.has(side)),
      )
      .map(({ id }) => id),
  );
}

/** The reading as this user may know it; the same reading if it holds nothing hidden. */
export function knownReading(reading: Reading): Reading {
  const { scene, notices, provenance } = reading;
  const hidden = hiddenIn(reading);
  if (scene === null || hidden.size === 0) return reading;
  const { turn, degrees, misses, ...rest } = scene;
  const creatures = (scene.creatures ?? []).filter(({ id }) => !hidden.has(id));
  const names = new Set(creatures.flatMap(({ name }) => name ?? []));
  const secret = new Set(
    (scene.creatures ?? []).flatMap(({ id, name }) =>
      hidden.has(id) ? [id, ...(name === undefined || names.has(name) ? [] : [name])] : [],
    ),
  );
  const between = <T extends { from: string; to: string }>(pairs: readonly T[]): T[] =>
    pairs.filter(({ from, to }) => !hidden.has(from) && !hidden.has(to));
  return {
    ...reading,
    scene: {
      ...rest,
      creatures: creatures.map((c) => untied(c, hidden)),
      ...(turn !== undefined && { turn: turnWithout(turn, hidden) }),
      ...(degrees !== undefined && { degrees: between(degrees) }),
      ...(misses !== undefined && { misses: between(misses) }),
    },
    notices: notices.filter(
      ({ params = {} }) => !Object.values(params).some((value) => secret.has(String(value))),
    ),
    ...(provenance !== undefined && {
      provenance: new Map([...provenance].filter(([id]) => !hidden.has(id))),
    }),
  };
}
