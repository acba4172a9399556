/**
 * The rulesets that may be chosen, in the registry's order, and those that are here to judge by.
 */
import { signal } from '@preact/signals';
import { add, rulesetOf, RULESET_OPTIONS } from '../rules/index.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Store } from './store.ts';

export interface RulesetChoice {
  readonly id: string;
  readonly name: string;
}

export const rulesetChoices = (): readonly RulesetChoice[] => RULESET_OPTIONS;

/**
 * The chosen ruleset's id; the first of the registry when none was chosen or the chosen one is
 * gone.
 */
export const rulesetChosen = (id: string | null | undefined): string =>
  (RULESET_OPTIONS.find((r) => r.id === id) ?? RULESET_OPTIONS[0])?.id ?? '';

/** So many games' rulesets are kept. */
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

/** How often texts were brought. */
const brought = signal(0);

/**
 * The ruleset of this id, once it is here: read inside a computed value or an effect, it follows
 * what is brought.
 */
export function rulesetHere(id: string): Ruleset | undefined {
  void brought.value;
  return rulesetOf(id);
}

/** Takes in texts that were brought, and judges by them where one is chosen. */
export function learn(texts: readonly Ruleset[]): void {
  add(texts);
  brought.value = brought.peek() + 1;
}
