/** Which key does what, as long as the user says nothing else. */
import type { LayerId } from '../state/store.ts';

export const PANEL_KEYS = ['actions', 'log'] as const;
const OTHERS = ['safe', 'why', ...PANEL_KEYS, 'fold', 'mute', 'close'] as const;
export type KeyAction = LayerId | (typeof OTHERS)[number];
export type KeyMap = Readonly<Record<KeyAction, string>>;

/** `Alt+` before a letter or digit; else what the key writes, in lower case. */
export const DEFAULT_KEYS: KeyMap = {
  threat: '1', move: '2', path: '3', flanking: '4', cover: '5', reminders: '6', timeline: '7',
  safe: 's', why: '?', actions: 'a', log: 'l', fold: 'd', mute: 'alt+q', close: 'escape',
};

export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as readonly KeyAction[];
export const isLayer = (a: KeyAction): a is LayerId => !(OTHERS as readonly string[]).includes(a);
