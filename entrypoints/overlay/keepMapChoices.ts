/** Stores how single maps are judged, by game and map, and judges each scene so. Wiring only. */
import { computed, effect, signal, untracked } from '@preact/signals';
import {
  choiceFor,
  choicesFollowed,
  MAP_CHOICES,
  withChoice,
  type MapChoices,
} from '../../src/amendments/mapChoices.ts';
import { storeFor, type Stored } from '../../src/settings/durableStore.ts';
import type { Store } from '../../src/state/store.ts';

/** @param host the site's host with its port, which identifies the site */
export function keepMapChoices(
  store: Store,
  host: string,
  end: AbortSignal,
  choices: Stored<MapChoices> = storeFor(MAP_CHOICES.name, MAP_CHOICES),
): void {
  const key = computed(() => `${host}/${store.campaign.value}/${store.ground.value}`);
  const apply = choicesFollowed();
  // Painted ground comes after these choices, because it is the user's own.
  store.amendments.value = [
    (scene) => apply(scene, store.mapChoice.value),
    ...store.amendments.peek(),
  ];
  /** The key of the map whose stored choice is shown; null: none yet. */
  const shown = signal<string | null>(null);
  const ends = [
    effect(() => {
      const now = key.value;
      const stored = choiceFor(choices.value.value, now);
      untracked(() => {
        shown.value = null;
        store.mapChoice.value = stored;
        shown.value = now;
      });
    }),
    effect(() => {
      const choice = store.mapChoice.value;
      untracked(() => {
        const map = shown.peek();
        if (map === null || choice === choiceFor(choices.value.peek(), map)) return;
        const at = new Date().toISOString();
        // A choice that cannot be stored still holds until the page closes.
        choices.change((all) => withChoice(all, map, choice, at)).catch(() => undefined);
      });
    }),
    effect(() => {
      const trouble = choices.trouble.value;
      if (trouble !== null)
        untracked(() => {
          store.ownNotices.value = [...store.ownNotices.peek(), trouble];
        });
    }),
  ];
  end.addEventListener('abort', () => ends.forEach((each) => each()), { once: true });
  void choices.follow(end);
}
