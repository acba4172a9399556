/** The rulesets that may be chosen, in the registry's order. */
import { rulesets } from '../rules/index.ts';

export interface RulesetChoice {
  readonly id: string;
  readonly name: string;
}

export const rulesetChoices = (): readonly RulesetChoice[] => rulesets.map(({ id, name }) => ({ id, name }));
