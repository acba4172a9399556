/**
 * The fight without a browser: the practice table's model, the referee, and the engine asked
 * directly.
 */
import { strict as assert } from 'node:assert';
import { batch, signal } from '@preact/signals';
import { nextTurn, startFight, toggleCondition } from '../../../adapters/practice/fight.ts';
import { PracticeHost } from '../../../adapters/practice/host.ts';
import { practiceAdapter } from '../../../adapters/practice/index.ts';
import { layTable, tokenOf } from '../../../adapters/practice/table.ts';
import type { HostListener } from '../../../src/state/host.ts';
import type { Entry, Offer } from '../../../src/encounter/entry.ts';
import { DEFAULT_POLICIES, type Policies } from '../../../src/encounter/policy.ts';
import { answer } from '../../../src/judge/answer.ts';
import { sceneSchema, type SceneInput } from '../../../src/scene/schema.ts';
import { createAsks } from '../../../src/state/asks.ts';
import { createReferee, type Wired } from '../../../src/state/refereeing/index.ts';
import type { Referee } from '../../../src/state/referee.ts';
import { createStore, type Store } from '../../../src/state/store.ts';
import { idOf, type Cell } from '../expected.ts';
import type { Hands, Panels } from './play.ts';

export interface Headless {
  readonly hands: Hands;
  readonly panels: Panels;
  readonly referee: Referee;
  readonly store: Store;
  end(): void;
}

const listening = (store: Store, wired: Wired): HostListener => ({
  reading: (reading) =>
    batch(() => {
      store.map.value = reading.map;
      store.campaign.value = reading.campaign ?? '';
      store.gm.value = reading.gm;
      store.owned.value = reading.owned ?? [];
      store.fight.value = reading.fight ?? null;
      store.scene.value = reading.scene;
    }),
  moved: (move) => wired.moved(move),
  intends: (move) => wired.intends(move),
  drag: (drag) => {
    store.drag.value = drag;
  },
  selection: (ids) => {
    store.selection.value = ids;
  },
  camera: () => undefined,
  pointer: () => undefined,
  targets: () => undefined,
  stale: () => undefined,
});

/** Without a given path a move goes straight from square to square. */
export function headless(scene: SceneInput): Headless {
  const over = new AbortController();
  const host = new PracticeHost(
    layTable({ id: 'fight', board: '', legend: {}, scene: sceneSchema.parse(scene), select: '' }),
  );
  const store = createStore({ ruleset: 'srd35' });
  const policies = signal<Policies>(DEFAULT_POLICIES);
  const asks = createAsks(store, (now, ask) => ({ answer: answer(now, ask) }));
  let clock = 0;
  const { referee, wired } = createReferee(
    store,
    {
      asks,
      policies,
      setPolicies: (next) => {
        policies.value = next;
      },
      now: () => (clock += 1000),
    },
    over.signal,
  );
  wired.commands(practiceAdapter(host).start(listening(store, wired), over.signal));
  host.apply(startFight);

  const stands = (of: string): Cell | undefined => tokenOf(host.table, idOf(of))?.at;
  const last = (of: string): Entry => {
    const found = referee.entries.value.findLast(
      ({ event }) => (event.kind === 'move' || event.kind === 'act') && event.of === idOf(of),
    );
    assert(found !== undefined, `nothing of ${of} in the log`);
    return found;
  };
  const upon = ({ event }: Offer): string | undefined =>
    referee.entries.value.map((e) => e.event).find((e) => e.id === event && e.kind === 'act')?.kind;
  const action = ({ event }: Offer): string =>
    referee.entries.value
      .map((e) => e.event)
      .flatMap((e) => (e.id === event && e.kind === 'act' ? [e.action] : []))[0] ?? 'move';
  const offer = (by: string, against: string, given?: string): Offer => {
    const found = referee.offers.value.find(
      (o) =>
        o.provoked.by === idOf(by) &&
        o.against === idOf(against) &&
        (given === undefined || action(o) === given),
    );
    assert(
      found !== undefined,
      'no such opportunity; open: ' +
        `${JSON.stringify(referee.offers.value.map((o) => [o.provoked.by, o.against, upon(o)]))}`,
    );
    return found;
  };
  return {
    referee,
    store,
    end: () => over.abort(),
    hands: {
      host: 'practice',
      master: 'DM',
      async turn(to) {
        host.apply(nextTurn);
        assert.equal(store.scene.value?.turn?.active, idOf(to));
      },
      async drag(of, along) {
        assert.deepEqual(stands(of), along[0], `${of} stands elsewhere`);
        host.beginDrag(idOf(of));
        for (const cell of along.slice(1)) host.dragTo(cell);
        host.drop();
        assert.deepEqual(stands(of), along.at(-1));
      },
      async elsewhere(of, from, to) {
        assert.deepEqual(stands(of), from);
        host.playAs(false);
        host.move(idOf(of), [from, to], 'drag');
        host.playAs(true);
      },
      async status(of, condition, on) {
        assert.notEqual(
          tokenOf(host.table, idOf(of))?.conditions?.includes(condition) ?? false,
          on,
        );
        host.apply((table) => toggleCondition(table, idOf(of), condition));
      },
    },
    panels: {
      async turned(to) {
        assert.equal(referee.encounter.value.active, idOf(to));
      },
      async declare({ of, action: what, target, readies, readied, defensively }) {
        assert(
          await referee.declare({
            of: idOf(of),
            action: what,
            ...(target !== undefined && { target: idOf(target) }),
            ...(readies !== undefined && { readies }),
            ...(readied && { as: 'readied' as const }),
            ...(defensively && { defensively }),
          }),
          'it could not be judged',
        );
      },
      undo: async (of) => referee.undo(last(of).event.id),
      async take({ by, against, with: using, upon: given }) {
        assert(await referee.take(offer(by, against, given), using));
      },
      pass: async (by, against) => referee.pass(offer(by, against)),
      allow: async (of, note) => referee.allow(last(of).id, note),
      async takeBack(of, home) {
        assert(referee.canTakeBack(last(of)), 'it may not be taken back');
        assert(await referee.takeBack(last(of).id));
        assert.deepEqual(stands(of), home);
      },
      dismiss: async (of) => referee.dismiss(last(of).id),
      async meant(of, as) {
        assert(referee.otherModes(last(of)).includes(as), `${referee.otherModes(last(of)).join()}`);
        referee.reread(last(of).id, as);
      },
      resume: async (of) => referee.resume(idOf(of)),
      async offers(are) {
        assert.deepEqual(
          referee.offers.value.map((o) => [o.provoked.by, o.against]),
          are.map((pair) => pair.map(idOf)),
        );
      },
    },
  };
}
