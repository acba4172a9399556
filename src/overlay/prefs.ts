/** What the user chose for every table: look and keys. The language is the text module's own signal. */
import { signal, type Signal } from '@preact/signals';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export interface Prefs {
  readonly theme: Signal<Theme>;
  /** Thicker lines and no fills, whatever the system says of contrast. */
  readonly thickLines: Signal<boolean>;
  /** Every core becomes paper: shapes and patterns alone. */
  readonly shapesOnly: Signal<boolean>;
  /** False frees every key. */
  readonly keys: Signal<boolean>;
}

export interface PrefValues {
  readonly theme: Theme;
  readonly thickLines: boolean;
  readonly shapesOnly: boolean;
  readonly keys: boolean;
}

export const createPrefs = (initial: Partial<PrefValues> = {}): Prefs => ({
  theme: signal(initial.theme ?? 'auto'),
  thickLines: signal(initial.thickLines ?? false),
  shapesOnly: signal(initial.shapesOnly ?? false),
  keys: signal(initial.keys ?? true),
});
