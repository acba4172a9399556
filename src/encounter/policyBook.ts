/** The policies that are kept: the user's usual ones, and of each game what differs there. */
import * as z from 'zod/mini';
import type { Kind } from '../storage/kind.ts';
import { DEFAULT_POLICIES, POLICIES, RULINGS, type Policies, type RulingKind } from './policy.ts';

z.config({ jitless: true });

const chosen = z.object({
  policies: z.partialRecord(z.enum(RULINGS), z.enum(POLICIES)),
  /** ISO date and time of the last choice. */
  at: z.string().check(z.maxLength(40)),
});

/** By game (`host/game`, as corrections tell games apart); under `USUAL` those for every other. */
export type PolicyBook = Readonly<Record<string, z.infer<typeof chosen>>>;

export const USUAL = '';

export const POLICY_BOOK: Kind<PolicyBook> = {
  name: 'policies',
  schema: z.record(z.string().check(z.maxLength(1000)), chosen),
  migrations: [],
  empty: {},
  /** Of two choices for one game the later stays; what only one side has stays. */
  merge: (now, brought) => ({
    ...now,
    ...Object.fromEntries(
      Object.entries(brought).filter(([game, { at }]) => at > (now[game]?.at ?? '')),
    ),
  }),
};

const own = (book: PolicyBook, game: string): Partial<Policies> =>
  Object.hasOwn(book, game) ? (book[game]?.policies ?? {}) : {};

/** Those in force in a game; of `USUAL`, those of every game without its own. */
export const policiesIn = (book: PolicyBook, game: string): Policies => ({
  ...DEFAULT_POLICIES,
  ...own(book, USUAL),
  ...(game === USUAL ? {} : own(book, game)),
});

/**
 * The book with these kinds chosen for a game. Of a game only what differs from the usual is kept;
 * gives back the same book where nothing changes.
 * @param at ISO date and time
 */
export function withPolicies(
  book: PolicyBook,
  game: string,
  changed: Partial<Policies>,
  at: string,
): PolicyBook {
  const usual = game === USUAL ? DEFAULT_POLICIES : policiesIn(book, USUAL);
  const before = policiesIn(book, game);
  const kinds = Object.keys(changed) as RulingKind[];
  if (kinds.every((kind) => changed[kind] === before[kind])) return book;
  const all = Object.entries({ ...own(book, game), ...changed }) as [
    RulingKind,
    Policies[RulingKind],
  ][];
  // The usual ones stay written down, so that an import knows that they were chosen.
  const differs = game === USUAL ? all : all.filter(([kind, policy]) => policy !== usual[kind]);
  return differs.length === 0
    ? withoutGame(book, game)
    : { ...book, [game]: { policies: Object.fromEntries(differs), at } };
}

/** The game goes by the usual ones again. */
export const withoutGame = (book: PolicyBook, game: string): PolicyBook =>
  Object.hasOwn(book, game)
    ? Object.fromEntries(Object.entries(book).filter(([each]) => each !== game))
    : book;

/** The games that have policies of their own, by name. */
export const gamesOf = (book: PolicyBook): readonly string[] =>
  Object.keys(book)
    .filter((game) => game !== USUAL)
    .sort();
