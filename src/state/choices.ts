/** The rulesets that may be chosen, in the registry's order. */
import { rulesets } from '../rules/index.ts';

export interface RulesetChoice {
  readonly id: string;
  readonly name: string;
}

export const rulesetChoices = (): readonly RulesetChoice[] => rulesets.map(({ id, name }) => ({ id, name }));

/** The chosen ruleset's id; the first of the registry when none was chosen or the chosen one is gone. */
export const rulesetChosen = (id: string | null | undefined): string => (rulesets.find((r) => r.id === id) ?? rulesets[0])?.id ?? '';
