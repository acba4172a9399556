/** The rulesets that may be chosen, in the registry's order, and the choice of one. */
import { effect } from '@preact/signals';
import { rulesetOf, rulesets } from '../rules/index.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Store } from './store.ts';

interface RulesetChoice {
  readonly id: string;
  readonly name: string;
  /** Shown where there is no room for the name. */
  readonly shortName?: string;
}

export const rulesetChoices = (): readonly RulesetChoice[] => rulesets;

/**
 * Id of the chosen ruleset. If none was chosen, or the chosen one no longer exists: the registry's
 * first.
 */
export const rulesetChosen = (id: string | null | undefined): string =>
  (rulesets.find((r) => r.id === id) ?? rulesets[0])?.id ?? '';

/**
 * Why a ruleset is in force: the user chose it for this game; it fits the game; or it is the user's
 * usual one.
 */
export type RulesetReason = 'chosen' | 'game' | 'usual';

type Table = Pick<Store, 'games' | 'campaign' | 'host'>;

/**
 * The ruleset for the table: the user's choice for this game, otherwise one for the game that the
 * table's system or sheets name.
 * @param usual id of the ruleset that the user uses at other tables; preferred where it fits the
 *   game, and used where the game is unknown or no ruleset fits it
 */
export function rulesetFor({ games, campaign, host }: Table, usual: string): string {
  if (Object.hasOwn(games.value, campaign.value)) return rulesetChosen(games.value[campaign.value]);
  const fits = ({ games: judged }: Ruleset): boolean =>
    judged.some((game) => game === host.value?.game);
  const own = rulesetOf(usual);
  // A ruleset without published games is the user's own, and fits every table.
  if (own === undefined || own.games.length === 0 || fits(own)) return usual;
  return rulesets.find(fits)?.id ?? usual;
}

/**
 * Keeps the ruleset in force equal to the one for the table.
 * @param first the usual ruleset until the user chooses here
 * @returns the current usual ruleset: the user's last choice, never one that a game proposed
 */
export function followGame(store: Store, first: string, signal: AbortSignal): () => string {
  const usual = (): string => rulesetChosen(Object.values(store.games.value).at(-1) ?? first);
  const stop = effect(() => {
    store.ruleset.value = rulesetFor(store, usual());
  });
  signal.addEventListener('abort', stop, { once: true });
  return usual;
}

export function rulesetReason(store: Table & Pick<Store, 'rules'>): RulesetReason {
  if (Object.hasOwn(store.games.value, store.campaign.value)) return 'chosen';
  return store.rules.value?.games.some((game) => game === store.host.value?.game) === true
    ? 'game'
    : 'usual';
}

/** A ruleset for these cells, best one for the table's game; undefined: there is none. */
export const rulesetOn = (
  { host }: Pick<Store, 'host'>,
  cells: Ruleset['grid'],
): Ruleset | undefined => {
  const suited = rulesets.filter(({ grid }) => grid === cells);
  return suited.find(({ games }) => games.some((game) => game === host.value?.game)) ?? suited[0];
};

/** Maximum number of games whose rulesets are remembered. */
const MOST_GAMES = 100;

/** Sets the user's ruleset for the game at this table. */
export function chooseRuleset(
  { ruleset, games, campaign }: Pick<Store, 'ruleset' | 'games' | 'campaign'>,
  id: string,
): void {
  const { [campaign.peek()]: _, ...others } = games.peek();
  games.value = Object.fromEntries(
    [...Object.entries(others), [campaign.peek(), id]].slice(-MOST_GAMES),
  );
  ruleset.value = id;
}
