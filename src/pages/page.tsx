/**
 * Shared parts of the extension's own pages: the stored settings, kept up to date when they change
 * elsewhere.
 */
import { signal, type ReadonlySignal } from '@preact/signals';
import { render, type ComponentChild } from 'preact';
import {
  loadSettings,
  saveSettings,
  watchSettings,
  DEFAULTS,
  type Loaded,
  type Settings,
} from '../settings/settings.ts';
import { languageOf, lengths as wishedLengths, locale } from '../text/locale.ts';
import { t } from '../text/pages.ts';

const loaded = signal<Loaded>({ settings: DEFAULTS });
const unsaved = signal(false);

/** The settings and, if the stored settings were ignored, the reason. */
export const stored: ReadonlySignal<Loaded> = loaded;
/** Whether the last change could not be stored. */
export const notSaved: ReadonlySignal<boolean> = unsaved;

/** Applies language, unit of length, theme and contrast to this document. */
export function applyAppearance({ language, lengths, theme, thickLines }: Settings): void {
  locale.value = languageOf(language);
  wishedLengths.value = lengths;
  document.documentElement.lang = locale.value;
  const { dataset } = document.body;
  dataset['theme'] = theme;
  if (thickLines) dataset['contrast'] = 'more';
  else delete dataset['contrast'];
}

/** Settings requested by the page's address; each applies until the user changes it. */
let wished: Partial<Settings> = {};

/** Changes settings on this page at once, and stores them. */
export function change(changed: Partial<Settings>): void {
  wished = Object.fromEntries(Object.entries(wished).filter(([key]) => !(key in changed)));
  const settings = { ...loaded.value.settings, ...changed };
  loaded.value = { ...loaded.value, settings };
  applyAppearance(settings);
  saveSettings(changed).then(
    () => {
      unsaved.value = false;
    },
    () => {
      unsaved.value = true;
    },
  );
}

/**
 * Starts a page with its settings loaded, so that it is never drawn in the wrong language or theme.
 * `asked` (from the page's address) overrides the stored settings and is not stored.
 */
export async function startPage(
  page: () => ComponentChild,
  title?: Parameters<typeof t>[0],
  asked: Partial<Settings> = {},
): Promise<void> {
  const found = await loadSettings();
  wished = asked;
  loaded.value = { ...found, settings: { ...found.settings, ...wished } };
  applyAppearance(loaded.value.settings);
  if (title !== undefined) document.title = `Quadretto · ${t(title)}`;
  watchSettings((settings) => {
    loaded.value = { settings: { ...settings, ...wished } };
    applyAppearance(loaded.value.settings);
  }, new AbortController().signal);
  render(page(), document.body);
}
