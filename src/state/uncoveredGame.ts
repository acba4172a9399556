/** The notice for a game that no ruleset covers. */
import type { Store } from './store.ts';

/** The notice that no ruleset covers the table's game; empty if one does. */
export function foreignGame({ host, foreign }: Store): Store['notices']['value'] {
  if (!foreign.value) return [];
  const { system = '' } = host.value ?? {};
  return [
    system === '' ? { code: 'error.otherGame' } : { code: 'error.otherSystem', params: { system } },
  ];
}
