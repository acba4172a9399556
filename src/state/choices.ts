/** The rulesets that may be chosen, in the registry's order, and the choice of one. */
import { effect } from '@preact/signals';
import { rulesetOf, rulesets } from '../rules/index.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Store } from './store.ts';

export interface RulesetChoice {
  readonly id: string;
  readonly name: string;
}

export const rulesetChoices = (): readonly RulesetChoice[] => rulesets;

/**
 * The chosen ruleset's id; the registry's first if none was chosen or the chosen one no longer
 * exists.
 */
export const rulesetChosen = (id: string | null | undefined): string =>
  (rulesets.find((r) => r.id === id) ?? rulesets[0])?.id ?? '';

/** Why a ruleset is in force: the user chose it for this game; it is for this game; by habit. */
export type RulesetReason = 'chosen' | 'game' | 'usual';

type Table = Pick<Store, 'games' | 'campaign' | 'host'>;

/**
 * The ruleset for the table: the user's choice for this game, else one that is for the game that its
 * system or sheets name.
 * @param usual id of the ruleset that the user has at other tables; preferred where it is for this
 * game, and taken where the game is unknown or none is for it
 */
export function rulesetFor({ games, campaign, host }: Table, usual: string): string {
  if (Object.hasOwn(games.value, campaign.value)) return rulesetChosen(games.value[campaign.value]);
  const fits = ({ games: judged }: Ruleset): boolean =>
    judged.some((game) => game === host.value?.game);
  const own = rulesetOf(usual);
  // A ruleset for no published game is the user's own, at whatever table.
  if (own === undefined || own.games.length === 0 || fits(own)) return usual;
  return rulesets.find(fits)?.id ?? usual;
}

/**
 * Keeps the ruleset in force the one for the table.
 * @param first what `rulesetFor` takes as usual until the user chooses here
 * @returns the usual ruleset of now: the user's last choice, never one that a game proposed
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

/** The most games whose rulesets are remembered. */
const MOST_GAMES = 100;

/** The user chooses a ruleset for the game at this table. */
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
