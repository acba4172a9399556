/**
 * Finds the traits of the fifth edition that change a ruling, by their names in English and Italian.
 * A name that is not listed has no effect, and never counts as a similar name.
 */
import { plain, textOf } from './text.ts';

const TRAITS: Readonly<Record<string, string>> = {
  'pack-tactics': 'Pack Tactics|Tattiche di Branco|Tattiche del Branco|Tattica di Branco',
  incorporeal: 'Incorporeal Movement|Movimento Incorporeo',
  swarm: 'Swarm|Sciame',
};

/** Ids of the traits that have a name in this file. */
export const FIFTH_NAMED: readonly string[] = Object.keys(TRAITS);

const TRAIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(TRAITS).flatMap(([id, names]) =>
    names.split('|').map((name) => [plain(name), id] as const),
  ),
);

/** Id of the trait with this name. Notes in brackets are ignored: "Flyby (Recharge 5-6)". */
export const fifthTrait = (name: unknown): string | undefined =>
  TRAIT_OF.get(
    plain(
      textOf(name)
        .slice(0, 200)
        .replace(/[([].*$/, '')
        .replace(/[.:]\s*$/, ''),
    ),
  );

/** Ids of the traits with these names, sorted and without duplicates. */
export const fifthTraits = (names: readonly unknown[]): string[] =>
  [...new Set(names.flatMap((name) => fifthTrait(name) ?? []))].sort();

const HOVERS = /(?<!\p{L})(?:hovers?|hovering|fluttuare|fluttua)(?!\p{L})/iu;
/** Does a text on speeds say that the creature hovers? */
export const hoversIn = (value: unknown): boolean => HOVERS.test(textOf(value));
