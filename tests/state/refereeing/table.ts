/** A table that the test controls. Each snapshot is a whole scene, as hosts report it. */
import type { HostMove } from '../../../src/state/host.ts';
import { batch } from '@preact/signals';
import { answer } from '../../../src/judge/answer.ts';
import { DEFAULT_POLICIES, type Policies } from '../../../src/encounter/policy.ts';
import type { EncounterEvent, EventOf, EventKind } from '../../../src/encounter/event.ts';
import { sceneSchema, type SceneDocument, type SceneInput } from '../../../src/scene/schema.ts';
import { createAsks, type Asks } from '../../../src/state/asks.ts';
import {
  createReferee,
  type Keeper,
  type TableCommands,
} from '../../../src/state/refereeing/index.ts';
import { hasWords } from '../../../src/overlay/panels/steps/stepSentences.ts';
import { createStore, type Store } from '../../../src/state/store.ts';
import { signal } from '@preact/signals';

export type Said = NonNullable<SceneInput['creatures']>[number];
type Place = [number, number];

const SWORD = { id: 'sword', name: 'Longsword', kind: 'melee' as const, ready: true };

/** A medium creature with a sword and six squares of speed. */
export const someone = (id: string, side: string, at: Place, more: Partial<Said> = {}): Said => ({
  id,
  side,
  at,
  size: 'medium',
  speed: { land: 6 },
  attacks: [SWORD],
  bab: 3,
  abilities: { dex: 10 },
  ...more,
});

export interface Options {
  readonly ruleset?: string;
  readonly gm?: boolean;
  readonly policies?: Partial<Policies>;
  readonly keeper?: (store: Store, end: AbortSignal) => Keeper;
  readonly asks?: Asks;
  readonly fight?: string | null;
  readonly rest?: Partial<SceneInput>;
  /** The time at which the page is loaded. */
  readonly loaded?: number;
}

export function table(creatures: readonly Said[], options: Options = {}) {
  const store = createStore({ ruleset: options.ruleset ?? 'srd35' });
  const end = new AbortController();
  let clock = options.loaded ?? 1000;
  const policies = signal<Policies>({ ...DEFAULT_POLICIES, ...options.policies });
  const asks = options.asks ?? createAsks(store, (scene, ask) => ({ answer: answer(scene, ask) }));
  const { referee, wired } = createReferee(
    store,
    {
      asks,
      policies,
      setPolicies: (now) => {
        policies.value = now;
      },
      now: () => clock,
      hasWords,
      said: ({ event }) => event.kind,
    },
    end.signal,
    options.keeper?.(store, end.signal),
  );
  let map = 'map';
  let level = '';
  let fight = options.fight === undefined ? 'fight' : options.fight;
  let said: readonly Said[] = creatures;
  let turn: SceneInput['turn'];
  let told = 0;
  const sceneOf = (): SceneDocument =>
    sceneSchema.parse({
      format: 'quadretto/scene@1',
      ruleset: 'srd35',
      grid: { kind: 'square', columns: 30, rows: 20 },
      creatures: said,
      ...(turn && { turn }),
      ...options.rest,
    });
  const read = (): void =>
    batch(() => {
      store.map.value = map;
      store.level.value = level;
      store.gm.value = options.gm ?? true;
      store.fight.value = fight;
      store.scene.value = sceneOf();
    });
  const place = (id: string, at: Place): void => {
    said = said.map((c) => (c.id === id ? { ...c, at } : c));
  };
  const log = (): EncounterEvent[] => referee.entries.value.map(({ event }) => event);
  const hint = (of: string, path: Place[], more: Partial<HostMove> = {}): HostMove => {
    const move: HostMove = {
      id: `h${++told}`,
      of,
      path,
      whole: true,
      by: 'self',
      cause: 'drag',
      ...more,
    };
    wired.moved(move);
    return move;
  };

  return {
    store,
    asks,
    referee,
    wired,
    end,
    hint,
    place,
    read,
    log,
    policies,
    commands: (commands: TableCommands) => wired.commands(commands),
    later: (ms: number) => {
      clock += ms;
    },
    /** Sets the host's turn; null means no turn at all. */
    turn(
      active: string | null,
      round: number | undefined = 1,
      order = creatures.map(({ id }) => id),
    ) {
      turn = active === null ? undefined : { active, order, ...(round !== undefined && { round }) };
      read();
    },
    /** Makes several changes in one snapshot. */
    reading(change: {
      turn?: SceneInput['turn'];
      at?: Record<string, Place>;
      creatures?: (now: readonly Said[]) => readonly Said[];
      map?: string;
      level?: string;
      fight?: string | null;
    }) {
      if (change.turn !== undefined) turn = change.turn;
      for (const [id, at] of Object.entries(change.at ?? {})) place(id, at);
      if (change.creatures !== undefined) said = change.creatures(said);
      if (change.map !== undefined) map = change.map;
      if (change.level !== undefined) level = change.level;
      if (change.fight !== undefined) fight = change.fight;
      if (fight === null) turn = undefined;
      read();
    },
    /** This user drags the creature square by square; the next snapshot shows it at the end. */
    go(of: string, ...path: Place[]) {
      hint(of, path);
      place(of, path.at(-1)!);
      read();
    },
    /** The next snapshot shows the creature at another position, without a reported move. */
    jump(of: string, at: Place) {
      place(of, at);
      read();
    },
    last: <K extends EventKind>(kind: K): EventOf<K> => {
      const event = log().findLast((e) => e.kind === kind);
      if (event === undefined) throw new Error(`no ${kind} in the log`);
      return event as unknown as EventOf<K>;
    },
    all: <K extends EventKind>(kind: K): EventOf<K>[] =>
      log().filter((e) => e.kind === kind) as unknown as EventOf<K>[],
    entry: (id: string) => referee.entries.value.find((e) => e.id === id),
  };
}

export type TestTable = ReturnType<typeof table>;
export const codes = (event: EventOf<'move' | 'act'>): string[] =>
  event.ruling.faults.map(({ code }) => code);
export const provokers = (event: EventOf<'move' | 'act'>): string[] =>
  event.ruling.provoked.map(({ by }) => by);
