/**
 * A referee at a stand-in table without a browser: the host's documents and hooks, the product's
 * page script, the bridge, the adapter and the state, connected as in a content script.
 */
import { signal } from '@preact/signals';
import { begin } from '../../../adapters/common/begin.ts';
import { wire } from '../../../entrypoints/overlay/wire.ts';
import type { HostAdapter } from '../../../src/state/host.ts';
import type { Entry } from '../../../src/encounter/entry.ts';
import type { EncounterEvent, EventOf } from '../../../src/encounter/event.ts';
import { DEFAULT_POLICIES, type Policies } from '../../../src/encounter/policy.ts';
import { answer } from '../../../src/judge/answer.ts';
import { createAsks } from '../../../src/state/asks.ts';
import { createReferee, type Refereeing } from '../../../src/state/refereeing/index.ts';
import { createStore, type Store } from '../../../src/state/store.ts';
import { drawn, freshWindow, passed, type Target } from '../../drift/window.ts';

export interface Refereed {
  readonly store: Store;
  readonly referee: Refereeing['referee'];
  readonly target: Target;
  /** Resolves when the events are reported, read and judged. */
  shown(): Promise<void>;
  later(ms: number): Promise<void>;
  log(): readonly EncounterEvent[];
  moves(): readonly EventOf<'move'>[];
  last(): EventOf<'move'>;
  entry(event: { readonly id: string }): Entry | undefined;
  leave(): void;
}

interface Seated {
  back(): void;
  tick(frame: (run: () => void) => void): void;
}

type Run = Parameters<typeof begin>[2];
type Acts = Parameters<typeof begin>[3];

/** @param start starts the content side of the adapter */
export async function refereed(
  host: Seated,
  id: string,
  run: Run,
  acts: Acts,
  start: (...of: [...Parameters<HostAdapter['start']>, Target]) => ReturnType<HostAdapter['start']>,
): Promise<Refereed> {
  const target = freshWindow();
  host.back();
  const end = new AbortController();
  const store = createStore({ ruleset: 'srd35' });
  const policies = signal<Policies>(DEFAULT_POLICIES);
  const asks = createAsks(store, (scene, ask) => ({ answer: answer(scene, ask) }));
  const { referee, wired } = createReferee(
    store,
    { asks, policies, setPolicies: () => undefined, now: () => Date.now() },
    end.signal,
  );
  target.safely('begin', () => begin(target as unknown as Window, id, run, acts));
  wire(
    { id, start: (listener, life) => start(listener, life, target) },
    store,
    { set: () => undefined },
    end.signal,
    { wired },
  );
  const shown = async (): Promise<void> => {
    for (let i = 0; i < 2; i++) {
      await drawn(target);
      host.tick((frame) => target.safely('frame', frame));
    }
    await drawn(target);
  };
  const log = (): readonly EncounterEvent[] => referee.entries.value.map(({ event }) => event);
  const moves = (): readonly EventOf<'move'>[] => log().filter((event) => event.kind === 'move');
  await shown();
  return {
    store,
    referee,
    target,
    shown,
    log,
    moves,
    async later(ms) {
      await passed(target, ms, 500);
      await shown();
    },
    last() {
      const last = moves().at(-1);
      if (last === undefined) throw new Error('no move in the log');
      return last;
    },
    entry: (event) => referee.entries.value.find((each) => each.id === event.id),
    leave() {
      end.abort();
      target.dispatchEvent(new Event('quadretto:take-over'));
    },
  };
}
