/**
 * The practice table as a host: it fulfills the same contract as all hosts, but is read without a
 * bridge.
 */
import type { HostAdapter, HostListener } from '../../src/state/host.ts';
import type { Cell } from '../../src/board/grid.ts';
import { practiceCamera } from './camera.ts';
import type { PracticeChange, PracticeHost } from './host.ts';
import { tokensOf } from './table.ts';
import { pathOf } from './trace.ts';

const VERSION = '1';

/** Reports every change to the listener in the task in which it happens. */
export function practiceAdapter(host: PracticeHost): HostAdapter {
  return {
    id: 'practice',
    start(listener, signal) {
      if (signal.aborted) return {};
      const tell = reporters(host, listener);
      let guarded = false;
      host.watch(
        {
          intends: (move) => !guarded || (listener.intends?.(move) ?? true),
          moved: (move) => listener.moved?.(move),
        },
        signal,
      );
      host.subscribe((change) => tell[change](), signal);
      listener.stale(false);
      for (const change of ['view', 'scene', 'selection', 'targets', 'drag', 'pointer'] as const)
        tell[change]();
      return {
        move: (of, path) => Promise.resolve(!signal.aborted && host.move(of, path, 'drag', false)),
        follow: (of, path) => Promise.resolve(!signal.aborted && host.follow(of, path)),
        guard: (on) => {
          guarded = on;
        },
        lift: (of, height) => Promise.resolve(!signal.aborted && host.lift(of, height)),
        place: (of, at) => Promise.resolve(!signal.aborted && host.place(of, at)),
        mark: (of, condition, on) =>
          Promise.resolve(!signal.aborted && host.mark(of, condition, on)),
      };
    },
  };
}

function reporters(
  host: PracticeHost,
  to: HostListener,
): Readonly<Record<PracticeChange, () => void>> {
  let dragged: readonly Cell[] = [];
  let of = '';
  return {
    // There is nothing to do here, because the next reading names the map.
    map: () => undefined,
    scene: () =>
      to.reading({
        scene: host.table.scene,
        map: `practice:${host.table.id}`,
        campaign: host.table.id,
        notices: [],
        gm: host.gm,
        owned: tokensOf(host.table).map(({ id }) => id),
        ...(host.fight !== undefined && { fight: host.fight }),
        host: { name: 'practice', version: VERSION },
      }),
    view: () => to.camera(practiceCamera(host.view, host.box)),
    selection: () => to.selection(host.table.selection),
    targets: () => to.targets(host.table.targets),
    pointer: () => to.pointer(host.pointer),
    // The drag changes with every pixel that the pointer moves, but its path changes only with
    // every cell.
    drag: () => {
      if (host.drag === null) {
        if (of !== '') to.drag(null);
        of = '';
        return;
      }
      const path = pathOf(host.drag.trace);
      if (
        of === host.drag.of &&
        path.length === dragged.length &&
        path.every((c, i) => c[0] === dragged[i]?.[0] && c[1] === dragged[i]?.[1])
      )
        return;
      dragged = path;
      of = host.drag.of;
      to.drag({ of, path });
    },
  };
}
