/**
 * The game master's degrees of cover on the map that lies on the table: what is set, and setting
 * one.
 */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { degreesFollowed, NONE_SET, withDegree, type Degrees } from '../amendments/degrees.ts';
import type { CoverDegree } from '../board/board.ts';
import type { Store } from './store.ts';

/** One change, as it was made: made again on whatever is kept by then. */
export type DegreeEdit = (now: Degrees) => Degrees;

export interface DegreesHere {
  readonly all: ReadonlySignal<Degrees>;
  /** The last could not be kept; set by who keeps them. */
  readonly unsaved: Signal<boolean>;
  /** Who keeps what is set; null: nobody, it lasts as long as the page. */
  readonly keep: Signal<((edit: DegreeEdit) => void) | null>;
  /** Sets the degree of a pair; null: it is estimated again. */
  set(from: string, to: string, degree: CoverDegree | null): void;
  /** What is kept of a map, when it comes and when another tab changes it. */
  open(map: string, all: Degrees): void;
}

const known = new WeakMap<Store, DegreesHere>();

/** One a store. */
export function degreesOf(store: Store): DegreesHere {
  let here = known.get(store);
  if (here === undefined) known.set(store, (here = createDegrees(store)));
  return here;
}

function createDegrees(store: Store): DegreesHere {
  const map = signal('');
  const set = signal<Degrees>(NONE_SET);
  const all = computed(() =>
    map.value !== '' && map.value === store.map.value ? set.value : NONE_SET,
  );
  const keep = signal<((edit: DegreeEdit) => void) | null>(null);
  const followed = degreesFollowed();
  store.amendments.value = [...store.amendments.peek(), (scene) => followed(scene, all.value)];
  return {
    all,
    keep,
    unsaved: signal(false),
    set(from, to, degree) {
      const edit: DegreeEdit = (now) => withDegree(now, from, to, degree);
      batch(() => {
        // Before what was kept has come the map is this user's own.
        set.value = edit(all.peek());
        map.value = store.map.peek();
      });
      keep.peek()?.(edit);
    },
    open(of, degrees) {
      batch(() => {
        map.value = of;
        set.value = degrees;
      });
    },
  };
}
