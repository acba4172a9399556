/**
 * Reads the parameters of the page's address:
 * `?scenario=ID&lang=it|en&theme=dark|light|auto&ruleset=ID&tour`. Unknown values are ignored.
 */
import { scenarioOf } from '../../adapters/practice/scenarios/index.ts';
import type { Scenario } from '../../adapters/practice/scenarios/scenario.ts';
import { rulesets } from '../../src/rules/index.ts';
import { THEMES, type Settings } from '../../src/settings/settings.ts';
import { LOCALES } from '../../src/text/locale.ts';

export interface Query {
  readonly scenario: Scenario | undefined;
  readonly ruleset: string | undefined;
  /** Does the guided tour begin with the page? */
  readonly tour: boolean;
  /** Language and theme for this page, instead of the stored settings. */
  readonly look: Partial<Pick<Settings, 'language' | 'theme'>>;
}

export function readQuery(search: string): Query {
  const asked = new URLSearchParams(search);
  const language = LOCALES.find((l) => l === asked.get('lang'));
  const theme = THEMES.find((each) => each === asked.get('theme'));
  return {
    scenario: scenarioOf(asked.get('scenario')),
    ruleset: rulesets.find((r) => r.id === asked.get('ruleset'))?.id,
    tour: asked.has('tour'),
    look: { ...(language !== undefined && { language }), ...(theme !== undefined && { theme }) },
  };
}
