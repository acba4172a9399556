/**
 * Stores painted ground by map and level. Loads the paint with its map, saves every stroke, and
 * follows changes made in other tabs.
 */
import { effect, untracked } from '@preact/signals';
import {
  PAINT,
  paintDocument,
  paintGrid,
  paintOf,
  type PaintDocument,
} from '../../src/amendments/paintFile.ts';
import {
  difference,
  restorePaint,
  type Difference,
  type Paint,
} from '../../src/amendments/paint.ts';
import { storeFor, type Stored } from '../../src/settings/durableStore.ts';
import { paintingOf } from '../../src/state/painting.ts';
import type { Store } from '../../src/state/store.ts';

/** @param host the site's host with its port, which identifies the site */
export function keepPaint(
  store: Store,
  host: string,
  end: AbortSignal,
  keeper: (key: string) => Stored<PaintDocument> = (key) => storeFor(key, PAINT),
): void {
  const painting = paintingOf(store);
  /**
   * Stored paint by key, kept until the page closes. There must be only one object for a key,
   * because two would not wait for each other's changes.
   */
  const keptByMap = new Map<string, Stored<PaintDocument>>();
  const fullRulesetOf = (key: string): Stored<PaintDocument> => {
    const paint = keptByMap.get(key) ?? keeper(key);
    keptByMap.set(key, paint);
    return paint;
  };
  const stop = effect(() => {
    const map = store.ground.value;
    const key = `${PAINT.name}:${host}/${store.campaign.value}/${map}`;
    if (map === '') return undefined;
    const life = new AbortController();
    untracked(() => void open(map, fullRulesetOf(key), AbortSignal.any([end, life.signal])));
    return () => life.abort();
  });
  end.addEventListener('abort', stop, { once: true });

  async function open(map: string, paint: Stored<PaintDocument>, life: AbortSignal): Promise<void> {
    const first = await paint.follow(life);
    if (life.aborted) return;
    const trouble = paint.trouble.peek();
    if (trouble !== null) store.ownNotices.value = [...store.ownNotices.peek(), trouble];
    let last = paintOf(first);
    /** Strokes that are not stored yet. A failed write is repeated with the next stroke. */
    let waiting: readonly Difference[] = [];
    painting.open(map, last);
    const write = (before: Paint, after: Paint): void => {
      const strokes = (waiting = [...waiting, difference(after, before)]);
      const grid = store.scene.peek()?.grid;
      const of = {
        name: document.title.slice(0, 100),
        grid: grid === undefined ? PAINT.empty.grid : paintGrid(grid),
      };
      paint
        .change((now) => paintDocument(strokes.reduce(restorePaint, paintOf(now)), of))
        .then(
          () => {
            waiting = waiting.filter((stroke) => !strokes.includes(stroke));
            painting.unsaved.value = false;
            heard();
          },
          () => {
            painting.unsaved.value = true;
          },
        );
    };
    /** Shows paint from another tab, as soon as all strokes of this tab are stored. */
    const heard = (): void => {
      if (life.aborted || waiting.length > 0) return;
      const now = paintOf(paint.value.peek());
      if (difference(last, now).size > 0) painting.bring((last = now));
    };
    const ends = [
      effect(() => {
        const now = painting.judged.value;
        if (now === last) return;
        untracked(() => write(last, now));
        last = now;
      }),
      effect(() => {
        void paint.value.value;
        untracked(heard);
      }),
    ];
    life.addEventListener('abort', () => ends.forEach((each) => each()), { once: true });
  }
}
