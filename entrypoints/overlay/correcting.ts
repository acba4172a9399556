/** Stores the user's corrections, and applies them to every scene. Wiring only. */
import { computed, effect } from '@preact/signals';
import { CORRECTIONS } from '../../src/amendments/correction.ts';
import { correctingFollowed } from '../../src/amendments/corrections.ts';
import type { Correcting } from '../../src/overlay/ui.ts';
import { storeFor } from '../../src/settings/durableStore.ts';
import type { Store } from '../../src/state/store.ts';

/** @param host the site's host with its port, which identifies the site */
export function correcting(store: Store, host: string, end: AbortSignal): Correcting {
  const corrections = storeFor(CORRECTIONS.name, CORRECTIONS);
  const campaign = computed(() => `${host}/${store.campaign.value}`);
  const correct = correctingFollowed();
  store.amendments.value = [
    ...store.amendments.peek(),
    (scene) => correct(scene, store.provenance.value, corrections.value.value, campaign.value),
  ];
  const stop = effect(() => {
    const trouble = corrections.trouble.value;
    if (trouble !== null) store.ownNotices.value = [...store.ownNotices.peek(), trouble];
  });
  end.addEventListener('abort', stop, { once: true });
  void corrections.follow(end);
  return { all: corrections.value, campaign, change: corrections.change };
}
