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
  ...['army', 'base', 'basic', 'building', 'chest', 'computer', 'container', 'encounter'],
  ...['environment', 'mine', 'sensor', 'settlement'],
  ...['group', 'hazard', 'haunt', 'item', 'light', 'location', 'loot', 'merchant', 'object'],
  ...['organization', 'party', 'pile', 'planet', 'ship', 'shop', 'spacecraft', 'starship', 'stash'],
  ...['storage', 'stronghold', 'territory', 'trap', 'troop-pool', 'vault', 'vehicle'],
  ...['barrier', 'clue', 'door', 'faction', 'marker', 'note', 'obstacle', 'pin', 'structure'],
  ...['template', 'wall', 'zone'],
];
/** Names that systems give to actors which are creatures. */
const LIVING: readonly string[] = [
  ...['adversary', 'ally', 'animal', 'character', 'cohort', 'companion', 'creature', 'demon'],
  ...[
    'dragon',
    'droid',
    'drone',
    'horror',
    'spirit',
    'eidolon',
    'enemy',
    'familiar',
    'follower',
    'henchman',
    'hero',
    'hireling',
    'minion',
  ],
  ...['monster', 'mook', 'mount', 'npc', 'opponent', 'pc', 'pilot', 'player', 'retainer'],
  ...['servant', 'summon', 'swarm', 'synthetic', 'antagonist', 'beast', 'being', 'boss', 'foe'],
  ...['nemesis', 'pet', 'rival', 'steed', 'villain'],
];

/** The same in languages in which the first word of a name says what it is. */
const FOREIGN_THINGS: readonly string[] = [
  ...['bottino', 'forziere', 'gruppo', 'nave', 'oggetto', 'ostacolo', 'porta', 'tesoro'],
  ...['trappola', 'trappole', 'veicolo', 'veicoli', 'falle', 'fahrzeug', 'objet', 'vehicule'],
];
const FOREIGN_LIVING: readonly string[] = [
  ...['alleato', 'animale', 'bestia', 'cavalcatura', 'compagno', 'creatura', 'eroe', 'famiglio'],
  ...['mostri', 'mostro', 'nemico', 'nsc', 'personaggio', 'personnage', 'pg', 'pj', 'png', 'pnj'],
  'sc',
];

const wordsOf = (type: string): readonly string[] =>
  type
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/**
 * Does a list name this type, alone, in the plural or with a number ("vehicles", "npc2"), or as the
 * last word of a longer name ("non-player character", "enemyNPC", "wheeledVehicle")?
 */
function isNamed(type: string, list: readonly string[]): boolean {
  const last = wordsOf(type).at(-1) ?? '';
  return [type.toLowerCase(), last, last.replace(/s$/, '')].some((word) => list.includes(word));
}

/** Does a list name this type by its first word ("trappola meccanica", "personaggio giocante")? */
const beginsWith = (type: string, list: readonly string[]): boolean =>
  list.includes(wordsOf(type)[0] ?? '');

/** "animatedObject", "living vault": a thing that moves by itself is a creature. */
const IS_ANIMATED = /^(?:animated|living|animat[oa])/iu;

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
  const name = type.slice(type.lastIndexOf('.') + 1);
  const living = isNamed(name, [...LIVING, ...FOREIGN_LIVING]);
  const thing =
    isNamed(name, [...THINGS, ...FOREIGN_THINGS]) || (!living && beginsWith(name, FOREIGN_THINGS));
  if (thing && !IS_ANIMATED.test(name)) return field;
  const begins = beginsWith(name, FOREIGN_LIVING);
  if (living || begins || IS_ANIMATED.test(name) || token.hp === true) return undefined;
  return { from: 'guess', field: 'type' };
}
