/** Applies the user's settings to the overlay. */
import { DEFAULT_KEYS } from '../../src/overlay/keyActions.ts';
import { keysOf } from '../../src/overlay/keymap.ts';
import type { Prefs } from '../../src/overlay/prefs.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { languageOf, lengths, locale } from '../../src/text/locale.ts';

export function apply(settings: Settings, prefs: Prefs): void {
  locale.value = languageOf(settings.language);
  lengths.value = settings.lengths;
  prefs.theme.value = settings.theme;
  prefs.scale.value = settings.scale;
  prefs.compact.value = settings.compact;
  prefs.thickLines.value = settings.thickLines;
  prefs.shapesOnly.value = settings.shapesOnly;
  prefs.keys.value = settings.keys ? keysOf(DEFAULT_KEYS, settings.keymap) : {};
}
