/**
 * A round in phases at a table where the game master's client writes and a player's client reads.
 * The tests check the content of the notes and what the player sees.
 */
import { signal } from '@preact/signals';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_POLICIES } from '../../../src/encounter/policy.ts';
import { answer } from '../../../src/judge/answer.ts';
import type { Declaration } from '../../../src/rules/phased/round/declaration.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';
import { createAsks } from '../../../src/state/asks.ts';
import { stopAt, stopsOf, type Factor } from '../../../src/state/phased.ts';
import { createReferee } from '../../../src/state/refereeing/index.ts';
import { createStore } from '../../../src/state/store.ts';
import { WINMOL, type Told } from '../phased-rounds.ts';

const ends: AbortController[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  ends.splice(0).forEach((end) => end.abort());
});

interface Seat {
  readonly gm?: boolean;
  readonly owned?: readonly string[];
  readonly fight?: string | null;
  readonly hidden?: readonly string[];
  readonly unseen?: readonly string[];
  readonly share?: (notes: Readonly<Record<string, string>>) => Promise<boolean>;
}

function sit(told: Told, seat: Seat = {}) {
  const { gm = false, owned = [], fight = 'fight1', hidden = [], unseen = [], share } = seat;
  const store = createStore({ ruleset: told.scene.ruleset });
  const asks = createAsks(store, (scene, ask) => ({ answer: answer(scene, ask) }));
  const end = new AbortController();
  ends.push(end);
  const { referee, wired } = createReferee(
    store,
    {
      asks,
      policies: signal(DEFAULT_POLICIES),
      setPolicies: () => undefined,
      now: () => Date.now(),
    },
    end.signal,
  );
  store.map.value = 'map';
  store.gm.value = gm;
  store.user.value = gm ? 'gm1' : 'player1';
  store.owned.value = owned;
  store.fight.value = fight;
  if (share !== undefined) wired.commands({ share });
  store.scene.value = sceneSchema.parse({
    ...told.scene,
    creatures: told.scene
      .creatures!.filter(({ id }) => !unseen.includes(id))
      .map((c) => (hidden.includes(c.id) ? { ...c, visibleTo: ['orcs'] } : c)),
  });
  return { store, referee, phases: referee.phases, wired };
}

/** Waits until questions are answered and notes are collected. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(500);

async function two(seat: Seat = {}, playerSeat: Seat = {}) {
  const written: Record<string, string> = {};
  const history: string[] = [];
  const share = async (notes: Readonly<Record<string, string>>): Promise<boolean> => {
    Object.assign(written, notes);
    history.push(...Object.values(notes));
    return true;
  };
  const gm = sit(WINMOL, { gm: true, share, ...seat });
  const player = sit(WINMOL, { owned: ['winmol'], share: async () => false, ...playerSeat });
  await settle();
  gm.phases.begin();
  await settle();
  const pass = async (): Promise<void> => {
    await settle();
    player.wired.notes({ ...written });
    await settle();
  };
  const declare = async (): Promise<void> => {
    for (const d of WINMOL.declared) expect(await gm.phases.declare(d)).toBeNull();
    for (const [what, results] of Object.entries(WINMOL.dice))
      for (const [of, n] of Object.entries(results)) gm.phases.rolled(of, what, n, 'typed');
    await pass();
  };
  return { gm, player, pass, declare, written, history };
}
type Client = ReturnType<typeof sit>;
function places({ phases }: Client, at: Factor): Record<string, readonly number[]> {
  const stops = stopsOf(phases.answer.value!, phases.now.value!.places);
  return Object.fromEntries([...stops].map(([id, list]) => [id, list[stopAt(list, at)]!.place]));
}
const eventsOf = ({ phases }: Client): string[] =>
  (phases.answer.value?.events ?? []).map(({ of, what, at }) => `${String(at)} ${of} ${what}`);

describe('a round in phases on two clients', () => {
  it(
    'under Arelia (rounds in phases on hexes), a round starts and ends on the player’s client ' +
      'when the GM starts and ends the round',
    async () => {
      const { gm, player, pass } = await two();
      expect(player.phases.now.value).toBeNull();
      expect(player.phases.sharing.value).toBe('waits');
      await pass();
      expect(player.phases.now.value).toMatchObject({ on: true, reached: null });
      expect([gm.phases.sharing.value, player.phases.sharing.value]).toEqual(['tells', 'hears']);
      expect(player.phases.leads.value).toBe(false);
      gm.phases.over();
      await pass();
      expect(player.phases.now.value).toMatchObject({ on: false });
      gm.phases.begin();
      await pass();
      expect(player.phases.now.value).toMatchObject({ on: true, reached: null });
      expect(player.referee.encounter.value.round).toBe(2);
    },
  );

  it(
    'under Arelia (rounds in phases on hexes), the GM’s round starts on the player’s ' +
      'client once the tabletop reports a combat there',
    async () => {
      const { player, pass } = await two({}, { fight: null });
      await pass();
      expect(player.phases.now.value).toBeNull();
      player.store.fight.value = 'fight1';
      await settle();
      expect(player.phases.now.value).toMatchObject({ on: true });
    },
  );

  it(
    'under Arelia (rounds in phases on hexes), the GM’s client shares an event only once ' +
      'the round has reached the event’s moment',
    async () => {
      const { gm, player, declare, pass, written, history } = await two();
      await declare();
      for (const note of history) expect(note).not.toMatch(/half-move|attack|winmol|orc-/);
      expect(eventsOf(player)).toEqual([]);
      gm.phases.reach(7);
      await pass();
      expect(eventsOf(player)).toEqual(
        eventsOf(gm).filter((event) => Number(event.split(' ')[0]) <= 7),
      );
      expect(eventsOf(player).join()).toContain('orc-1 half-move');
      expect(places(player, 7)).toMatchObject({ 'orc-1': [6, 0], 'orc-2': [1, 0] });
      const note = JSON.parse(written['gm1']!) as { round: { events: { at: number }[] } };
      expect(note.round.events.every(({ at }) => at <= 7)).toBe(true);
      // The second orc's half move ends at factor 9, so no note contains its destination yet.
      expect(written['gm1']).not.toContain('[4,0]');
    },
  );

  it(
    'under Arelia (rounds in phases on hexes), when the GM moves the round back, the ' +
      'round moves back on the player’s client too',
    async () => {
      const { gm, player, declare, pass } = await two();
      await declare();
      gm.phases.reach(7);
      await pass();
      const event = gm.referee.entries.value.findLast(({ event: e }) => e.kind === 'factor')!;
      gm.referee.undo(event.event.id);
      await pass();
      expect(player.phases.now.value?.reached).toBeNull();
      expect(eventsOf(player)).toEqual([]);
    },
  );

  it(
    'under Arelia (rounds in phases on hexes), before an action happens, only the player ' +
      'who declared it sees its results',
    async () => {
      const { gm, player, pass, history } = await two();
      await pass();
      const mine = WINMOL.declared.find(({ of }) => of === 'winmol') as Declaration;
      expect(await player.phases.declare({ ...mine, name: 'my secret' })).toBeNull();
      await pass();
      expect(eventsOf(player).some((event) => event.includes('winmol'))).toBe(true);
      expect(eventsOf(gm)).toEqual([]);
      expect(history.join()).not.toContain('winmol');
    },
  );

  it(
    'under Arelia (rounds in phases on hexes), the data that the GM shares contain neither ' +
      'the id nor the name of a hidden creature',
    async () => {
      const { gm, player, pass, history } = await two({ hidden: ['orc-1'] }, { unseen: ['orc-1'] });
      for (const d of WINMOL.declared)
        await gm.phases.declare(d.of === 'orc-2' ? { ...d, name: 'shields Orc 1' } : d);
      await settle();
      gm.phases.reach('end');
      await pass();
      expect(history.join()).not.toMatch(/orc-1|Orc 1/);
      expect(eventsOf(player).join()).toContain('orc-2 half-move');
    },
  );

  it(
    'under Arelia (rounds in phases on hexes), a player’s client shows no event of a ' +
      'creature that the player cannot see',
    async () => {
      const { gm, player, declare, pass } = await two({}, { unseen: ['orc-2'] });
      await declare();
      gm.phases.reach('end');
      await pass();
      expect(JSON.stringify(player.phases.answer.value)).not.toContain('orc-2');
      expect(eventsOf(player).join()).toContain('orc-1 half-move');
    },
  );

  it.each<[string, Seat, string]>([
    [
      'under Arelia (rounds in phases on hexes), the GM is told that the round is not shared if ' +
        'the tabletop can share no data',
      { gm: true },
      'alone',
    ],
    [
      'under Arelia (rounds in phases on hexes), the GM’s round is not shared while the ' +
        'tabletop has no combat',
      { gm: true, fight: null, share: async () => true },
      'noFight',
    ],
    [
      'under Arelia (rounds in phases on hexes), a player’s client waits for the GM’s round ' +
        'while no combat has begun',
      { fight: null, share: async () => false },
      'waits',
    ],
    [
      'under Arelia (rounds in phases on hexes), the GM is told that a round is not shared if ' +
        'the tabletop refuses to store it',
      { gm: true, share: async () => false },
      'alone',
    ],
  ])('%s', async (_name, seat, expected) => {
    const table = sit(WINMOL, seat);
    await settle();
    table.phases.begin();
    await settle();
    await settle();
    expect(table.phases.sharing.value).toBe(expected);
  });

  it(
    'under Arelia (rounds in phases on hexes), malformed shared data about a round never ' +
      'cause an error',
    async () => {
      const { player, pass } = await two();
      await pass();
      await fc.assert(
        fc.asyncProperty(
          fc.record(
            {
              round: fc.oneof(fc.integer(), fc.constant('1'), fc.constant(1)),
              on: fc.oneof(fc.boolean(), fc.constant(null)),
              reached: fc.oneof(fc.integer(), fc.constant('end'), fc.constant({})),
              events: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
              windows: fc.array(fc.jsonValue()),
              end: fc.array(fc.jsonValue()),
              tracks: fc.array(fc.jsonValue()),
            },
            { requiredKeys: [] },
          ),
          async (round) => {
            player.wired.notes({ gm1: JSON.stringify({ said: [], undone: [], round }) });
            await settle();
            expect(player.referee.encounter.value.opportunities).toEqual({});
            expect(player.phases.fault.value).toBeNull();
          },
        ),
        { numRuns: 50 },
      );
    },
  );
});
