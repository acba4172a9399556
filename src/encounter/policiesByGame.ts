/**
 * Storage of the policies: the user's usual policies, and the differences of each game from them.
 */
import * as z from 'zod/mini';
import { dateAfter, laterOf } from '../storage/dates.ts';
import type { StoredKind } from '../storage/storedKind.ts';
import { DEFAULT_POLICIES, POLICIES, RULINGS, type Policies, type RulingKind } from './policy.ts';

z.config({ jitless: true });

const chosen = z.object({
  policies: z.partialRecord(z.enum(RULINGS), z.enum(POLICIES)),
  /** Time of the last choice, as ISO date and time. */
  at: z.string().check(z.maxLength(40)),
});

/**
 * Chosen policies by game (`host/game`, as in corrections); under the key `USUAL_GAME` those for every
 * other game.
 */
export type PoliciesByGame = Readonly<Record<string, z.infer<typeof chosen>>>;

export const USUAL_GAME = '';

export const POLICIES_BY_GAME: StoredKind<PoliciesByGame> = {
  name: 'policies',
  schema: z.record(z.string().check(z.maxLength(1000)), chosen),
  migrations: [],
  empty: {},
  merge: (now, brought) => laterOf(now, brought, ({ at }) => at),
};

const own = (byGame: PoliciesByGame, game: string): Partial<Policies> =>
  Object.hasOwn(byGame, game) ? (byGame[game]?.policies ?? {}) : {};

/** The policies in force in a game. For `USUAL_GAME`: the policies of every game without its own. */
export const policiesIn = (byGame: PoliciesByGame, game: string): Policies => ({
  ...DEFAULT_POLICIES,
  ...own(byGame, USUAL_GAME),
  ...(game === USUAL_GAME ? {} : own(byGame, game)),
});

/**
 * Adds policies chosen for a game. Stores only differences from the usual ones; returns the same
 * object when nothing changes.
 * @param at ISO date and time
 */
export function withPolicies(
  byGame: PoliciesByGame,
  game: string,
  changed: Partial<Policies>,
  at: string,
): PoliciesByGame {
  const usual = game === USUAL_GAME ? DEFAULT_POLICIES : policiesIn(byGame, USUAL_GAME);
  const before = policiesIn(byGame, game);
  const kinds = Object.keys(changed) as RulingKind[];
  if (kinds.every((kind) => changed[kind] === before[kind])) return byGame;
  const all = Object.entries({ ...own(byGame, game), ...changed }) as [
    RulingKind,
    Policies[RulingKind],
  ][];
  // Usual policies are stored in full, so that an import knows that they were chosen.
  const differs =
    game === USUAL_GAME ? all : all.filter(([kind, policy]) => policy !== usual[kind]);
  const replaced = Object.hasOwn(byGame, game) ? byGame[game]?.at : undefined;
  return differs.length === 0
    ? withoutGame(byGame, game)
    : { ...byGame, [game]: { policies: Object.fromEntries(differs), at: dateAfter(at, replaced) } };
}

/** Removes a game's own policies: the game follows the usual ones again. */
export const withoutGame = (byGame: PoliciesByGame, game: string): PoliciesByGame =>
  Object.hasOwn(byGame, game)
    ? Object.fromEntries(Object.entries(byGame).filter(([each]) => each !== game))
    : byGame;

/** Games that have policies of their own, by name. */
export const gamesOf = (byGame: PoliciesByGame): readonly string[] =>
  Object.keys(byGame)
    .filter((game) => game !== USUAL_GAME)
    .sort();
