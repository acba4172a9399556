/**
 * Which key does what. A key is written as its modifiers (alt, shift) and its place on the
 * keyboard: a letter, a digit, or the browser's code in lower case. '' is a key that is free.
 */
import type { LayerId } from '../state/store.ts';

export const PANEL_KEYS = ['actions', 'log'] as const;
const OTHERS = ['safe', 'why', ...PANEL_KEYS, 'fold', 'mute', 'close'] as const;
export type KeyAction = LayerId | (typeof OTHERS)[number];
export type KeyMap = Readonly<Record<KeyAction, string>>;

/** Chords that neither host nor browser uses. Alt+Shift with A, B, I or T is a browser's. */
export const DEFAULT_KEYS: KeyMap = {
  threat: 'alt+shift+1',
  move: 'alt+shift+2',
  path: 'alt+shift+3',
  flanking: 'alt+shift+4',
  cover: 'alt+shift+5',
  reminders: 'alt+shift+6',
  timeline: 'alt+shift+7',
  safe: 'alt+shift+s',
  why: 'alt+shift+w',
  actions: 'alt+shift+e',
  log: 'alt+shift+l',
  fold: 'alt+shift+d',
  mute: 'alt+shift+q',
  close: 'alt+shift+x',
};

export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as readonly KeyAction[];
export const isLayer = (a: KeyAction): a is LayerId => !(OTHERS as readonly string[]).includes(a);

/** Ctrl and Meta are never ours. */
const isKey = (key: string): boolean =>
  key === '' || /^(?:alt\+)?(?:shift\+)?[a-z0-9]{1,20}$/.test(key);

/**
 * The defaults, with the user's own keys in their place. What is no key, or of no action, changes
 * nothing.
 */
export const keysOf = (own: Readonly<Record<string, string>>): KeyMap =>
  Object.fromEntries(
    KEY_ACTIONS.map((action) => {
      const key = own[action];
      return [action, key !== undefined && isKey(key) ? key : DEFAULT_KEYS[action]];
    }),
  ) as KeyMap;

/** Without the keys that the table's host uses itself: there they are the host's. */
export const yielding = (keys: KeyMap, hosts: readonly string[]): KeyMap =>
  Object.fromEntries(
    KEY_ACTIONS.map((action) => [action, hosts.includes(keys[action]) ? '' : keys[action]]),
  ) as KeyMap;

/** The name of a place on the keyboard, from the browser's code. */
export const placeOf = (code: string): string =>
  (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? code).toLowerCase();

/** A key as hosts write it (`Shift+KeyC`), written as ours are. */
export function keyOfHost(chord: string): string {
  const parts = chord.split('+');
  const held = parts.slice(0, -1).map((part) => part.toLowerCase());
  return [
    ...['control', 'meta', 'alt', 'shift'].filter((name) => held.includes(name)),
    placeOf(parts.at(-1) ?? ''),
  ].join('+');
}
