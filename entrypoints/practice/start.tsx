/** Starts the practice page, inside the extension or as a plain web page. */
import { FIRST } from '../../adapters/practice/scenarios/index.ts';
import { startPage, stored } from '../../src/pages/page.tsx';
import { tableStorage } from '../../src/settings/tableChoices.ts';
import { rulesetChosen } from '../../src/state/choices.ts';
import { createStore } from '../../src/state/store.ts';
import type { PageEnvironment } from './pageEnvironment.ts';
import { Practice } from './Practice.tsx';
import { readQuery } from './query.ts';
import { createSession } from './session.ts';

export async function startPractice(around: PageEnvironment): Promise<void> {
  const { scenario = FIRST, ruleset, look, tour } = readQuery(location.search);
  const storage = tableStorage('practice');
  const chosen = await storage.chosen();
  const { signal } = new AbortController();
  await startPage(
    () => {
      const rules = rulesetChosen(ruleset ?? chosen.ruleset ?? stored.peek().settings.ruleset);
      const store = createStore({
        ruleset: rules,
        ...(chosen.switches && { switches: chosen.switches }),
      });
      const session = createSession(scenario, store, storage, signal);
      return <Practice session={session} storage={storage} around={around} begun={tour} />;
    },
    'practice.title',
    look,
  );
}
