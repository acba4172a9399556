/** Degrees of cover that the game master has set on the present map. */
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { degreesFollowed, NONE_SET, withDegree, type Degrees } from '../amendments/degrees.ts';
import type { CoverDegree } from '../board/vocabulary.ts';
import type { Store } from './store.ts';

/**
 * One change as a function, which is applied to the value that is stored when the function runs.
 */
export type DegreeEdit = (now: Degrees) => Degrees;

export interface DegreesHere {
  readonly all: ReadonlySignal<Degrees>;
  /** The last change could not be saved; set by the storage code. */
  readonly unsaved: Signal<boolean>;
  /** Stores changes; null: changes are lost when the page closes. */
  readonly keep: Signal<((edit: DegreeEdit) => void) | null>;
  /** Sets the degree of cover of a pair; null: it is estimated again. */
  set(from: string, to: string, degree: CoverDegree | null): void;
  /** Takes over the stored degrees of a map, at the start and when another tab changes them. */
  open(map: string, all: Degrees): void;
}

const known = new WeakMap<Store, DegreesHere>();

/** The degrees of a store: the same object for every caller. */
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
        // Until the stored degrees are loaded, only this user's own changes count.
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
