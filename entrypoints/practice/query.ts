/**
 * What the address asks for: `?scenario=ID&lang=it|en&theme=dark|light|auto&ruleset=ID`. What is
 * not known is left out.
 */
import { scenarioOf } from '../../adapters/practice/scenarios/index.ts';
import type { Scenario } from '../../adapters/practice/scenarios/scenario.ts';
import { rulesets } from '../../src/rules/index.ts';
import { THEMES, type Settings } from '../../src/settings/settings.ts';
import { LOCALES } from '../../src/text/locale.ts';

export interface Query {
  readonly scenario: Scenario | undefined;
  readonly ruleset: string | undefined;
  /** Over the stored settings, for this page alone. */
  readonly look: Partial<Pick<Settings, 'language' | 'theme'>>;
}

export function readQuery(search: string): Query {
  const asked = new URLSearchParams(search);
  const language = LOCALES.find((l) => l === asked.get('lang'));
  const theme = THEMES.find((each) => each === asked.get('theme'));
  return {
    scenario: scenarioOf(asked.get('scenario')),
    ruleset: rulesets.find((r) => r.id === asked.get('ruleset'))?.id,
    look: { ...(language !== undefined && { language }), ...(theme !== undefined && { theme }) },
  };
}
