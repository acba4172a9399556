/** What the user chose for every table: look and keys. The language is the text module's own signal. */
import { signal, type Signal } from '@preact/signals';
import { DEFAULT_KEYS, type KeyMap } from './keymap.ts';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface PrefValues {
  readonly theme: Theme;
  /** Thicker lines and no fills, whatever the system says of contrast. */
  readonly thickLines: boolean;
  /** Every core becomes paper: shapes and patterns alone. */
  readonly shapesOnly: boolean;
  readonly keys: KeyMap;
}

export type Prefs = { readonly [K in keyof PrefValues]: Signal<PrefValues[K]> };

export const createPrefs = (initial: Partial<PrefValues> = {}): Prefs => ({
  theme: signal(initial.theme ?? 'auto'),
  thickLines: signal(initial.thickLines ?? false),
  shapesOnly: signal(initial.shapesOnly ?? false),
  keys: signal({ ...DEFAULT_KEYS, ...initial.keys }),
});
