/** A round in phases in the overlay's state: declarations, factors, and what a player sees. */
import { afterEach, describe, expect, it } from 'vitest';
import { readLog, replayed } from '../../src/encounter/document.ts';
import { answer } from '../../src/judge/answer.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { DEFAULT_POLICIES } from '../../src/encounter/policy.ts';
import { createAsks } from '../../src/state/asks.ts';
import {
  isNotLater,
  viewableFactors,
  stopAt,
  stopsOf,
  type Factor,
} from '../../src/state/phased.ts';
import { createReferee } from '../../src/state/refereeing/index.ts';
import { createStore } from '../../src/state/store.ts';
import { signal } from '@preact/signals';
import { TAIGOR, WINMOL, type Told } from './phased-rounds.ts';

const ends: AbortController[] = [];
afterEach(() => ends.splice(0).forEach((end) => end.abort()));

function sat(told: Told, { gm = true, owned = [] as readonly string[] } = {}) {
  const store = createStore({ ruleset: told.scene.ruleset });
  const asked: {
    readonly scene: {
      readonly creatures?: readonly { readonly id: string; readonly at: readonly number[] }[];
    };
    readonly ask: object;
  }[] = [];
  const asks = createAsks(store, (scene, ask) => {
    asked.push({ scene: { creatures: scene.creatures ?? [] }, ask });
    return { answer: answer(scene, ask) };
  });
  const end = new AbortController();
  ends.push(end);
  const { referee } = createReferee(
    store,
    { asks, policies: signal(DEFAULT_POLICIES), setPolicies: () => undefined, now: () => 1000 },
    end.signal,
  );
  store.map.value = 'map';
  store.gm.value = gm;
  store.owned.value = owned;
  const lay = (at: Readonly<Record<string, [number, number]>> = {}): void => {
    const creatures = told.scene.creatures!.map((c) => ({ ...c, at: at[c.id] ?? c.at }));
    store.scene.value = sceneSchema.parse({ ...told.scene, creatures });
  };
  lay();
  const { phases } = referee;
  const settle = (): Promise<void> =>
    new Promise((later) => {
      setTimeout(later, 0);
    });
  return { store, referee, phases, asked, lay, settle };
}

async function declared(told: Told, options = {}) {
  const table = sat(told, options);
  table.phases.begin();
  await table.settle();
  for (const d of told.declared) expect(await table.phases.declare(d)).toBeNull();
  for (const [what, results] of Object.entries(told.dice))
    for (const [of, n] of Object.entries(results)) table.phases.rolled(of, what, n, 'typed');
  await table.settle();
  return table;
}

type Table = Awaited<ReturnType<typeof declared>>;
/** Positions of all creatures at a factor. */
function places({ phases }: Table, at: Factor): Record<string, readonly number[]> {
  const stops = stopsOf(phases.answer.value!, phases.now.value!.places);
  return Object.fromEntries([...stops].map(([id, list]) => [id, list[stopAt(list, at)]!.place]));
}

describe('the examples of Arelia’s rules text', () => {
  it(
    'under Arelia (rounds in phases on hexes), the rules text’s example with a hero and ' +
      'two orcs gives the printed positions',
    async () => {
      const table = await declared(WINMOL);
      expect([3, 6, 7, 8, 9, 15].map((at) => places(table, at))).toEqual([
        { winmol: [5, 0], 'orc-1': [9, 0], 'orc-2': [1, 0] },
        { winmol: [5, 0], 'orc-1': [9, 0], 'orc-2': [1, 0] },
        { winmol: [5, 0], 'orc-1': [6, 0], 'orc-2': [1, 0] },
        { winmol: [5, 0], 'orc-1': [6, 0], 'orc-2': [1, 0] },
        { winmol: [5, 0], 'orc-1': [6, 0], 'orc-2': [4, 0] },
        { winmol: [5, 0], 'orc-1': [6, 0], 'orc-2': [4, 0] },
      ]);
      expect(
        table.phases.answer.value!.windows.map(({ against, at, decision }) => [
          against,
          at,
          decision,
        ]),
      ).toEqual([
        ['orc-1', 10, 'refuse'],
        ['orc-2', 12, 'attack'],
      ]);
      expect(table.phases.cursor.value).toBe(3);
      expect(viewableFactors(table.phases.answer.value!).at(-1)).toBe(15);
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), the hero and the goblin of the rules ' +
      'text’s example meet at the printed moment',
    async () => {
      const table = await declared(TAIGOR);
      expect([3, 5, 6, 7].map((at) => places(table, at))).toEqual([
        { taigor: [0, 0], goblin: [9, 0] },
        { taigor: [0, 0], goblin: [6, 0] },
        { taigor: [4, 0], goblin: [5, 0] },
        { taigor: [4, 0], goblin: [5, 0] },
      ]);
    },
  );
});

describe('a round at the table', () => {
  it(
    'under Arelia (rounds in phases on hexes), rulings use the hexes where the creatures ' +
      'began the round, even after tokens have moved',
    async () => {
      const table = await declared(WINMOL);
      table.lay({ 'orc-1': [6, 0] });
      await table.settle();
      expect(table.asked.at(-1)!.scene.creatures!.find(({ id }) => id === 'orc-1')!.at).toEqual([
        9, 0,
      ]);
      expect(places(table, 7)['orc-1']).toEqual([6, 0]);
      expect(table.phases.fault.value).toBeNull();
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), undoing a creature’s decision about an ' +
      'attack restores the former course of the round',
    async () => {
      const table = await declared(WINMOL);
      table.phases.decide({ of: 'winmol', against: 'orc-1', factor: 10, chooses: 'attack' });
      await table.settle();
      const decisions = () => table.phases.answer.value!.windows.map(({ decision }) => decision);
      expect(
        table.phases.answer.value!.events.find(({ what, at }) => what === 'attack' && at === 10),
      ).toMatchObject({ of: 'winmol', target: 'orc-1', postponed: true });
      table.referee.undo(
        table.referee.entries.value.findLast(({ event }) => event.kind === 'decision')!.id,
      );
      await table.settle();
      expect(decisions()).toEqual(['refuse', 'attack']);
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), each event is logged once, when the round ' +
      'reaches the event’s moment',
    async () => {
      const table = await declared(WINMOL);
      table.phases.reach(7);
      table.phases.reach(6);
      table.phases.reach(9);
      const due = table.referee.entries.value.flatMap(({ event }) =>
        event.kind === 'factor' ? [[event.to, ...event.due.map(({ what }) => what)]] : [],
      );
      expect(due).toEqual([
        [
          7,
          'chooses',
          'chooses',
          'attack-postponed',
          'chooses',
          'half-move',
          'enters-melee',
          'chooses',
        ],
        [9, 'half-move', 'enters-melee', 'chooses'],
      ]);
      const read = readLog(JSON.parse(table.referee.exported()));
      if (!read.ok) throw new Error(read.message);
      expect(replayed(read.log).state).toEqual(table.referee.encounter.value);
      expect(
        read.log.events.flatMap((event) => (event.kind === 'factor' ? [event] : []))[0]!.due[4],
      ).toMatchObject({
        of: 'orc-1',
        path: [
          [9, 0],
          [8, 0],
          [7, 0],
          [6, 0],
        ],
      });
    },
  );
  it(
    'under Arelia (rounds in phases on hexes), a declared action that breaks a rule is ' +
      'logged as illegal',
    async () => {
      const table = await declared(WINMOL);
      const twice = {
        of: 'winmol',
        initiative: 3,
        action: 'attack',
        weaponFactor: 3,
        free: [{ kind: 'change-grip' }, { kind: 'change-grip' }],
      } as const;
      expect(await table.phases.declare(twice)).toBeNull();
      const mine = () =>
        table.referee.entries.value.filter(
          ({ event }) => event.kind === 'declaration' && event.of === 'winmol',
        );
      expect(
        mine().map(({ verdict, undone, open }) => [verdict, undone !== undefined, open]),
      ).toEqual([
        ['legal', true, false],
        ['illegal', false, true],
      ]);
      table.phases.withdraw('winmol');
      await table.settle();
      expect(Object.keys(table.phases.now.value!.declared)).toEqual(['orc-1', 'orc-2']);
      expect(mine().map(({ open }) => open)).toEqual([false, false, false]);
    },
  );
  it('under Arelia (rounds in phases on hexes), a declared action with impossible data is not logged', async () => {
    const table = await declared(WINMOL);
    const n = table.referee.entries.value.length;
    expect(
      await table.phases.declare({
        of: 'winmol',
        action: 'attack',
        move: {
          path: [
            [5, 0],
            [99999, 0],
          ],
        } as never,
        weaponFactor: -1e12,
      }),
    ).not.toBeNull();
    expect(table.referee.entries.value).toHaveLength(n);
  });
  it(
    'under Arelia (rounds in phases on hexes), the next round starts from the creatures’ ' +
      'current hexes, without declared actions',
    async () => {
      const table = await declared(WINMOL);
      table.lay({ 'orc-1': [6, 0], 'orc-2': [4, 0] });
      table.phases.over();
      expect(table.phases.now.value!.on).toBe(false);
      table.phases.begin();
      await table.settle();
      expect(table.phases.now.value).toMatchObject({
        on: true,
        declared: {},
        dice: {},
        reached: null,
        places: { 'orc-1': [6, 0] },
      });
      expect(table.referee.encounter.value.round).toBe(2);
    },
  );
  it('under D&D 3.5, where creatures act in turns, no round in phases can be started', async () => {
    const table = sat({
      ...WINMOL,
      scene: { ...WINMOL.scene, ruleset: 'srd35', grid: { kind: 'square', columns: 12, rows: 1 } },
    });
    table.phases.begin();
    await table.settle();
    expect([table.phases.used.value, table.phases.now.value, table.referee.entries.value]).toEqual([
      false,
      null,
      [],
    ]);
  });
});

describe('a player', () => {
  it(
    'under Arelia (rounds in phases on hexes), a player sees other creatures’ events ' +
      'only up to the current moment of the round',
    async () => {
      const table = await declared(WINMOL);
      table.store.gm.value = false;
      table.store.owned.value = ['winmol'];
      await table.settle();
      const seen = () => table.phases.answer.value!;
      // Before the first factor, the player sees only their own factors and nothing of the orcs.
      expect(new Set(seen().events.map(({ of }) => of))).toEqual(new Set(['winmol']));
      expect(seen().windows).toEqual([]);
      expect(JSON.stringify(seen())).not.toContain('orc-1');
      table.store.gm.value = true;
      await table.settle();
      table.phases.reach(7);
      table.store.gm.value = false;
      await table.settle();
      const others = seen().events.filter(({ of }) => of !== 'winmol');
      expect(others.length).toBeGreaterThan(0);
      expect(others.every(({ at }) => isNotLater(at, 7))).toBe(true);
      // The first orc has arrived. Of the second orc, the player knows only that it moves.
      expect(seen().windows.map(({ against }) => against)).toEqual(['orc-1']);
      // A player's client cannot advance the round.
      table.phases.reach(9);
      expect(table.phases.now.value!.reached).toBe(7);
    },
  );
});
