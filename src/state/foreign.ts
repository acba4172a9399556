/** The notice for a game that no ruleset covers. */
import { rulesetChoices } from './choices.ts';
import type { Store } from './store.ts';

/** As host notices: at most one. */
export function foreignGame({ host, foreign, ruleset }: Store): Store['notices']['value'] {
  const { rules, system = '' } = host.value ?? {};
  if (foreign.value)
    return [
      system === ''
        ? { code: 'error.otherGame' }
        : { code: 'error.otherSystem', params: { system } },
    ];
  const name = rulesetChoices().find(({ id }) => id === ruleset.value)?.name ?? ruleset.value;
  return rules === 'near' ? [{ code: 'notice.nearGame', params: { ruleset: name } }] : [];
}
