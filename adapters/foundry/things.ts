/**
 * Tells creatures from things: traps, chests, vehicles, torches, whole parties. Game systems ask the
 * same before a token blocks or flanks: dnd5e `isCreature`, pf2e `isOfType('creature')`. In doubt a
 * token is a thing. Pure.
 */
import type { Origin } from '../../src/scene/provenance.ts';
import type { RawToken } from './schema.ts';

/** The types of actors that are creatures, for each system whose types are known. */
const CREATURES: Readonly<Record<string, readonly string[]>> = {
  D35E: ['character', 'npc'],
  pf1: ['character', 'npc'],
  dnd5e: ['character', 'npc'],
  pf2e: ['character', 'npc', 'familiar'],
  sf2e: ['character', 'npc', 'familiar'],
  swade: ['character', 'npc'],
};

/** Names that systems give to actors which are no creatures. */
const THINGS: readonly string[] = [
  ...['army', 'base', 'basic', 'building', 'chest', 'container', 'encounter', 'environment'],
  ...['group', 'hazard', 'haunt', 'item', 'location', 'loot', 'merchant', 'mech', 'object'],
  ...['organization', 'party', 'pile', 'ship', 'shop', 'starship', 'stash', 'storage', 'trap'],
  ...['troop-pool', 'vault', 'vehicle'],
];
/** Names that systems give to actors which are creatures. */
const LIVING: readonly string[] = [
  ...['adversary', 'animal', 'character', 'companion', 'creature', 'enemy', 'familiar', 'hero'],
  ...['minion', 'monster', 'mook', 'npc', 'pc', 'player'],
];

/** Does the type of an actor tell by itself whether it is a creature? */
export const isTyped = (system: string): boolean => Object.hasOwn(CREATURES, system);

/**
 * Why the token is a thing, as the source of that fact; undefined: it is a creature. `guess`: only
 * hit points tell, because the system's types of actors are not known.
 */
export function thingOf(token: RawToken, system: string): Origin | undefined {
  if (!token.actor) return { from: 'token', field: 'actor' };
  if (token.pile === true) return { from: 'token', field: 'item-piles' };
  const { type } = token;
  // The page could not read the actor's type, and a notice says so.
  if (type == null) return undefined;
  const field: Origin = { from: 'sheet', field: 'type' };
  const known = Object.hasOwn(CREATURES, system) ? CREATURES[system] : undefined;
  if (known !== undefined) return known.includes(type) ? undefined : field;
  if (token.creature != null) return token.creature ? undefined : field;
  // The type of a module's actor has the module's id before it ("module.type").
  const name = type.slice(type.lastIndexOf('.') + 1).toLowerCase();
  if (THINGS.includes(name)) return field;
  if (LIVING.includes(name) || token.hp === true) return undefined;
  return { from: 'guess', field: 'type' };
}
