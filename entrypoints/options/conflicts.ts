/** Who else uses a key: hosts by their default keys, and other actions of ours. */
import { KEYS as FOUNDRY } from '../../adapters/foundry/keys.ts';
import { KEYS as ROLL20 } from '../../adapters/roll20/keys.ts';
import { KEY_ACTIONS, type KeyAction } from '../../src/overlay/keyActions.ts';
import { keyOfHost, type KeyMap } from '../../src/overlay/keymap.ts';

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  Foundry: FOUNDRY.map(keyOfHost),
  Roll20: ROLL20.map(keyOfHost),
};

export interface KeyConflict {
  readonly hosts: readonly string[];
  /** Other actions of ours with the same key. */
  readonly others: readonly KeyAction[];
}

export function conflictOf(action: string, keys: KeyMap): KeyConflict {
  const key = keys[action] ?? '';
  if (key === '') return { hosts: [], others: [] };
  return {
    hosts: Object.entries(HOSTS).flatMap(([host, taken]) => (taken.includes(key) ? [host] : [])),
    others: KEY_ACTIONS.filter(({ id }) => id !== action && keys[id] === key),
  };
}
