/** Finds conflicts of a key with the hosts' default keys and with the extension's other actions. */
import { hosts } from '../../adapters/index.ts';
import { KEY_ACTIONS, type KeyAction } from '../../src/overlay/keyActions.ts';
import { keyOfHost, type KeyMap } from '../../src/overlay/keymap.ts';

export interface KeyConflict {
  readonly hosts: readonly string[];
  /** Other actions of the extension with the same key. */
  readonly others: readonly KeyAction[];
}

export function conflictOf(action: string, keys: KeyMap): KeyConflict {
  const key = keys[action] ?? '';
  if (key === '') return { hosts: [], others: [] };
  return {
    hosts: hosts
      .filter((host) => host.keys?.some((taken) => keyOfHost(taken) === key) === true)
      .map(({ name }) => name),
    others: KEY_ACTIONS.filter(({ id }) => id !== action && keys[id] === key),
  };
}
