/** The rulesets that may be chosen, in the registry's order, and the choice of one. */
import { rulesets } from '../rules/index.ts';
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
