/**
 * Stores the degrees of cover that the game master set, by map. Loads a map's degrees with the map,
 * and follows changes made in other tabs.
 */
import { effect, untracked } from '@preact/signals';
import { STORED_DEGREES, type Degrees } from '../../src/amendments/degrees.ts';
import { storeFor, type Stored } from '../../src/settings/durableStore.ts';
import { degreesOf } from '../../src/state/degrees.ts';
import type { Store } from '../../src/state/store.ts';

/** @param host the site's host with its port, which identifies the site */
export function keepDegrees(
  store: Store,
  host: string,
  end: AbortSignal,
  keeper: (key: string) => Stored<Degrees> = (key) => storeFor(key, STORED_DEGREES),
): void {
  const degrees = degreesOf(store);
  /**
   * Stored degrees by key, kept until the page closes. There must be only one object for a key,
   * because two would not wait for each other's changes.
   */
  const keptByMap = new Map<string, Stored<Degrees>>();
  const stop = effect(() => {
    const map = store.map.value;
    const key = `${STORED_DEGREES.name}:${host}/${store.campaign.value}/${map}`;
    if (map === '') return undefined;
    const keptDegrees = keptByMap.get(key) ?? keeper(key);
    keptByMap.set(key, keptDegrees);
    const life = new AbortController();
    untracked(() => void open(map, keptDegrees, AbortSignal.any([end, life.signal])));
    return () => life.abort();
  });
  end.addEventListener('abort', stop, { once: true });

  async function open(map: string, keptDegrees: Stored<Degrees>, life: AbortSignal): Promise<void> {
    let waiting = 0;
    const shown = (): void => {
      const now = keptDegrees.value.peek();
      if (!life.aborted && waiting === 0 && now !== degrees.all.peek()) degrees.open(map, now);
    };
    degrees.keep.value = (edit) => {
      waiting++;
      keptDegrees
        .change(edit)
        .then(
          () => {
            degrees.unsaved.value = false;
          },
          () => {
            degrees.unsaved.value = true;
          },
        )
        .finally(() => {
          waiting--;
          // A change that could not be stored stays in force until the page closes, so it is not
          // reset here.
          if (!degrees.unsaved.peek()) shown();
        });
    };
    await keptDegrees.follow(life);
    if (life.aborted) return;
    const trouble = keptDegrees.trouble.peek();
    if (trouble !== null) store.ownNotices.value = [...store.ownNotices.peek(), trouble];
    const follow = effect(() => {
      void keptDegrees.value.value;
      untracked(shown);
    });
    life.addEventListener('abort', follow, { once: true });
  }
}
