/**
 * Keeps the game master's degrees of cover, map by map: brought back with their map, followed where
 * another tab sets one.
 */
import { effect, untracked } from '@preact/signals';
import { DEGREES, type Degrees } from '../../src/amendments/degrees.ts';
import { kept, type Kept } from '../../src/settings/kept.ts';
import { degreesOf } from '../../src/state/degrees.ts';
import type { Store } from '../../src/state/store.ts';

/** @param host what tells sites apart: its host, with its port */
export function keepDegrees(
  store: Store,
  host: string,
  end: AbortSignal,
  keeper: (key: string) => Kept<Degrees> = (key) => kept(key, DEGREES),
): void {
  const degrees = degreesOf(store);
  /** One a key, for as long as the page: changes through two would not wait for each other. */
  const books = new Map<string, Kept<Degrees>>();
  const stop = effect(() => {
    const map = store.map.value;
    const key = `${DEGREES.name}:${host}/${store.campaign.value}/${map}`;
    if (map === '') return undefined;
    const book = books.get(key) ?? keeper(key);
    books.set(key, book);
    const life = new AbortController();
    untracked(() => void open(map, book, AbortSignal.any([end, life.signal])));
    return () => life.abort();
  });
  end.addEventListener('abort', stop, { once: true });

  async function open(map: string, book: Kept<Degrees>, life: AbortSignal): Promise<void> {
    let waiting = 0;
    const shown = (): void => {
      const now = book.value.peek();
      if (!life.aborted && waiting === 0 && now !== degrees.all.peek()) degrees.open(map, now);
    };
    degrees.keep.value = (edit) => {
      waiting++;
      book
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
          // What could not be kept lasts as long as the page: it is not put back.
          if (!degrees.unsaved.peek()) shown();
        });
    };
    await book.follow(life);
    if (life.aborted) return;
    const trouble = book.trouble.peek();
    if (trouble !== null) store.told.value = [...store.told.peek(), trouble];
    const follow = effect(() => {
      void book.value.value;
      untracked(shown);
    });
    life.addEventListener('abort', follow, { once: true });
  }
}
