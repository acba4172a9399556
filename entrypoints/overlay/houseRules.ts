/**
 * Judges every scene with the house rules that the user chose for the ruleset in force. Wiring
 * only.
 */
import { signal } from '@preact/signals';
import { houseRulesFollowed } from '../../src/amendments/houseRules.ts';
import { watchSettings, type Settings } from '../../src/settings/settings.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import type { Store } from '../../src/state/store.ts';

const NONE = {};

/** @param settings the settings at the time when the table opens */
export function applyHouseRules(store: Store, settings: Settings, end: AbortSignal): void {
  const chosen = signal(settings.readings);
  const read = houseRulesFollowed();
  store.amendments.value = [
    ...store.amendments.peek(),
    (scene) =>
      read(
        scene,
        chosen.value,
        store.ruleset.value,
        rulesetOf(store.ruleset.value)?.houseRules ?? NONE,
      ),
  ];
  watchSettings((now) => {
    chosen.value = now.readings;
  }, end);
}
