/**
 * Does a document say the same as the one before? Hosts tell the whole table for every move, in new
 * objects: everybody is compared with who they were, so creatures are compared field by field, by
 * name, which is several times as fast as asking which fields there are. (A test holds the names to
 * the schema.) A field left out is as one undefined.
 */
import type { SceneDocument } from './schema.ts';

type Creature = NonNullable<SceneDocument['creatures']>[number];
type Attack = NonNullable<Creature['attacks']>[number];
type Both<K extends keyof Creature> = readonly [a: Creature[K], b: Creature[K]];
type Values = Readonly<Record<string, unknown>>;

/** Are two values of a document (no cycles, no classes) the same throughout? */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  // Most values are plain, and most often both have the same fields, each with a value: then a
  // count tells it.
  let more = 0;
  let whole = true;
  for (const key in a) {
    const [x, y] = [(a as Values)[key], (b as Values)[key]];
    if (x !== y && !alike(x, y)) return false;
    if (y === undefined) whole = false;
    more--;
  }
  for (const _ in b) more++;
  if (more === 0 && whole) return true;
  for (const key in b) if (!(key in a) && (b as Values)[key] !== undefined) return false;
  return true;
}

function texts(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const speeds = (...[a, b]: Both<'speed'>): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.land === b.land &&
    a.fly === b.fly &&
    a.swim === b.swim &&
    a.climb === b.climb &&
    a.burrow === b.burrow &&
    a.manoeuvrability === b.manoeuvrability);

const abilities = (...[a, b]: Both<'abilities'>): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.str === b.str &&
    a.dex === b.dex &&
    a.con === b.con &&
    a.int === b.int &&
    a.wis === b.wis &&
    a.cha === b.cha);

const hitPoints = (...[a, b]: Both<'hp'>): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.current === b.current &&
    a.max === b.max &&
    a.nonlethal === b.nonlethal &&
    a.temporary === b.temporary);

const saves = (...[a, b]: Both<'saves'>): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.fortitude === b.fortitude &&
    a.reflex === b.reflex &&
    a.will === b.will);

const sameAttack = (a: Attack, b: Attack): boolean =>
  a === b ||
  (a.id === b.id &&
    a.name === b.name &&
    a.kind === b.kind &&
    a.natural === b.natural &&
    a.unarmed === b.unarmed &&
    a.light === b.light &&
    a.twoHanded === b.twoHanded &&
    a.reachWeapon === b.reachWeapon &&
    a.reach === b.reach &&
    a.rangeIncrement === b.rangeIncrement &&
    a.ready === b.ready &&
    a.offHand === b.offHand &&
    a.secondary === b.secondary &&
    a.proficient === b.proficient &&
    a.size === b.size &&
    a.enhancement === b.enhancement &&
    a.damage === b.damage &&
    alike(a.critical, b.critical) &&
    texts(a.tags, b.tags));

function attacks(...[a, b]: Both<'attacks'>): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameAttack(a[i]!, b[i]!)) return false;
  return true;
}

/** Do two documents say the same of a creature? What changes most often is looked at first. */
export const sameCreature = (a: Creature, b: Creature): boolean =>
  a === b ||
  (a.at[0] === b.at[0] &&
    a.at[1] === b.at[1] &&
    a.id === b.id &&
    a.name === b.name &&
    a.side === b.side &&
    a.size === b.size &&
    a.build === b.build &&
    a.space === b.space &&
    a.reach === b.reach &&
    a.elevation === b.elevation &&
    a.squeezing === b.squeezing &&
    a.armour === b.armour &&
    a.load === b.load &&
    a.bab === b.bab &&
    a.opportunitiesTaken === b.opportunitiesTaken &&
    a.immediateUsed === b.immediateUsed &&
    a.mount === b.mount &&
    a.heading === b.heading &&
    a.hitDice === b.hitDice &&
    a.pins === b.pins &&
    texts(a.conditions, b.conditions) &&
    texts(a.traits, b.traits) &&
    texts(a.visibleTo, b.visibleTo) &&
    texts(a.grapples, b.grapples) &&
    speeds(a.speed, b.speed) &&
    attacks(a.attacks, b.attacks) &&
    abilities(a.abilities, b.abilities) &&
    hitPoints(a.hp, b.hp) &&
    alike(a.skills, b.skills) &&
    saves(a.saves, b.saves));
