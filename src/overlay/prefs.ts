/**
 * The user's preferences, the same for every table: look and keys. The language is a signal of
 * src/text.
 */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { DEFAULT_KEYS } from './keyActions.ts';
import { yielding, type KeyMap } from './keymap.ts';

export const DOCK_THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof DOCK_THEMES)[number];

/** Sizes of the dock and the panels, per cent. */
export const DOCK_SCALES = [90, 100, 110, 125, 150] as const;
export type Scale = (typeof DOCK_SCALES)[number];

export interface PrefValues {
  readonly theme: Theme;
  readonly scale: Scale;
  /** Less space between the rows of the dock and the panels. */
  readonly compact: boolean;
  /** Thicker lines and no fills, independent of the system's contrast setting. */
  readonly thickLines: boolean;
  /** Draws every core in the paper color, so that only shapes and patterns distinguish marks. */
  readonly shapesOnly: boolean;
  /** All keys as the user has set them. */
  readonly keys: KeyMap;
  /** Keys that the host uses itself, as far as the adapter reports them. */
  readonly hostKeys: readonly string[];
}

export type Prefs = { readonly [K in keyof PrefValues]: Signal<PrefValues[K]> } & {
  /** The keys that work on this page: the user's keys without those that the host uses. */
  readonly keysInForce: ReadonlySignal<KeyMap>;
};

export function createPrefs(initial: Partial<PrefValues> = {}): Prefs {
  const keys = signal<KeyMap>({ ...DEFAULT_KEYS, ...initial.keys });
  const hostKeys = signal<readonly string[]>(initial.hostKeys ?? []);
  return {
    theme: signal(initial.theme ?? 'auto'),
    scale: signal(initial.scale ?? 100),
    compact: signal(initial.compact ?? false),
    thickLines: signal(initial.thickLines ?? false),
    shapesOnly: signal(initial.shapesOnly ?? false),
    keys,
    hostKeys,
    keysInForce: computed(() => yielding(keys.value, hostKeys.value)),
  };
}
