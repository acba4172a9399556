/**
 * The default keys of the hosts, for the options to show conflicts. Foundry: https://foundryvtt.com/article/controls (11 to 13), with the keys of
 * 14; a table tells its own besides. Roll20: https://wiki.roll20.net/Layers and /Manipulating_Graphics; its sequences
 * may begin with any plain letter or digit. Keys with Ctrl are left out: they are never ours.
 */
import { KEY_ACTIONS, type KeyAction, type KeyMap } from './keymap.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const digits = [...'0123456789'];
const arrows = ['arrowleft', 'arrowright', 'arrowup', 'arrowdown'];
const plain = [...digits, ...arrows, 'space', 'tab', 'escape', 'delete', 'backspace'];

const HOST_KEYS: Readonly<Record<string, readonly string[]>> = {
  Foundry: [
    ...plain, ...[...'wasdtcrufeq'], 'shift+c', 'backquote', 'bracketleft', 'bracketright', 'pageup', 'pagedown', 'numpadadd', 'numpadsubtract',
    ...digits.map((digit) => `numpad${digit}`), ...digits.slice(1, 6).map((digit) => `alt+${digit}`), ...arrows.map((arrow) => `shift+${arrow}`),
  ],
  Roll20: [...plain, ...letters, 'shift+z', 'shift+slash', ...arrows.map((arrow) => `alt+${arrow}`)],
};

export interface KeyConflict {
  /** Hosts that use the key. */
  readonly hosts: readonly string[];
  /** Other actions of ours with the same key. */
  readonly others: readonly KeyAction[];
}

export const conflictOf = (action: KeyAction, keys: KeyMap): KeyConflict => ({
  hosts: keys[action] === '' ? [] : Object.entries(HOST_KEYS).flatMap(([host, taken]) => (taken.includes(keys[action]) ? [host] : [])),
  others: keys[action] === '' ? [] : KEY_ACTIONS.filter((other) => other !== action && keys[other] === keys[action]),
});
