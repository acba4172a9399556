/** The notice for a game that no ruleset covers. */
import type { Store } from './store.ts';

/** The notice to the user if the table's game has no ruleset; at most one. */
export function foreignGame({ host, foreign }: Store): Store['notices']['value'] {
  if (!foreign.value) return [];
  const { system = '' } = host.value ?? {};
  return [
    system === '' ? { code: 'error.otherGame' } : { code: 'error.otherSystem', params: { system } },
  ];
}
