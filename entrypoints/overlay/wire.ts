/**
 * Connects a host to the overlay: it writes the adapter's reports to the store's signals, but the
 * camera directly to the viewport. It decides nothing. Everything ends when the signal is aborted.
 */
import { batch } from '@preact/signals';
import type { Camera, Commands, HostAdapter, HostListener } from '../../src/state/host.ts';
import { knownReading } from '../../src/state/knownReading.ts';
import { lapse } from '../../src/report/failures.ts';
import type { Provenance } from '../../src/scene/provenance.ts';
import type { Wired } from '../../src/state/refereeing/index.ts';
import type { Store } from '../../src/state/store.ts';

/**
 * Receives the camera. This is not a signal, because the camera changes at every frame of a pan,
 * and no component may render again because of it.
 */
export interface CameraSink {
  set(camera: Camera): void;
}

const NOBODY: Store['elsewhere']['value'] = new Map();
const NONE: ReadonlyMap<string, Provenance> = new Map();

/**
 * Starts the adapter and returns its commands. `wired` receives the moves and may act on the table;
 * `hostKeys` receives the host's own keys. If the start fails, a notice says so; no exception
 * reaches the host's page.
 */
export function wire(
  adapter: HostAdapter,
  store: Store,
  viewport: CameraSink,
  signal: AbortSignal,
  {
    wired,
    hostKeys,
  }: {
    readonly wired?: Wired | undefined;
    readonly hostKeys?: (taken: readonly string[]) => void | undefined;
  } = {},
): Commands {
  const whileAlive =
    <A>(tell: (a: A) => void) =>
    (a: A): void => {
      if (!signal.aborted) tell(a);
    };
  const listener: HostListener = {
    reading: whileAlive((all) =>
      batch(() => {
        const reading = knownReading(all);
        if (reading.map !== store.map.value) forget(store);
        store.map.value = reading.map;
        store.level.value = reading.level ?? '';
        store.elsewhere.value =
          reading.elsewhere === undefined
            ? NOBODY
            : new Map(reading.elsewhere.map(({ id, ...rest }) => [id, rest]));
        store.campaign.value = reading.campaign ?? '';
        store.notices.value = reading.notices;
        store.gm.value = reading.gm;
        store.user.value = reading.user ?? null;
        store.owned.value = reading.owned ?? [];
        store.fight.value = reading.fight ?? null;
        store.provenance.value = reading.provenance ?? NONE;
        store.host.value = reading.host;
        store.scene.value = reading.scene;
      }),
    ),
    together: whileAlive(batch),
    camera: whileAlive((camera) => viewport.set(camera)),
    selection: whileAlive((ids) => {
      store.selection.value = ids;
    }),
    drag: whileAlive((drag) =>
      batch(() => {
        if (drag?.of !== store.drag.peek()?.of) store.wishes.value = [];
        store.drag.value = drag;
      }),
    ),
    planned: whileAlive((plan) => {
      store.planned.value = plan;
    }),
    pointer: whileAlive((at) => {
      store.pointer.value = at;
    }),
    targets: whileAlive((ids) => {
      store.targets.value = ids;
    }),
    checked: whileAlive((checks) => {
      store.checks.value = checks;
    }),
    stale: whileAlive((stale) => {
      store.stale.value = stale;
    }),
    ...(hostKeys && { keys: whileAlive(hostKeys) }),
    ...(wired && {
      moved: whileAlive(wired.moved),
      intends: (move) => signal.aborted || wired.intends(move),
      rolled: whileAlive(wired.rolled),
      proposed: whileAlive(wired.proposed),
      notes: whileAlive(wired.notes),
    }),
  };
  try {
    const commands = adapter.start(listener, signal);
    wired?.commands(commands);
    return commands;
  } catch (error) {
    lapse(`the ${adapter.id} adapter did not start.`, error);
    store.notices.value = [{ code: 'error.reading', params: { field: adapter.id } }];
    return {};
  }
}

/** Clears selection, targets, drags and comparisons, which belong to one map. */
function forget(store: Store): void {
  store.selection.value = [];
  store.targets.value = [];
  store.drag.value = null;
  store.wishes.value = [];
  store.planned.value = null;
  store.pointer.value = null;
  store.checks.value = null;
}
