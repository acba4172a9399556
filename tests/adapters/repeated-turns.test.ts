/**
 * A creature that stands more than once in a host's turn order has one turn in a round: at its
 * other places the turn before goes on, whatever way the tracker goes.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneTurnEach } from '../../adapters/common/oneTurnEach.ts';
import { floorOf as foundryFloor, sceneOf as foundryScene } from '../../adapters/foundry/scene.ts';
import { ground as foundryGround, tokens as foundryTokens } from '../../adapters/foundry/schema.ts';
import { floorOf, sceneOf } from '../../adapters/roll20/scene.ts';
import { applyEvent, type Encounter } from '../../src/encounter/applyEvent.ts';
import { journal } from '../../src/encounter/journal.ts';
import { turnTold } from '../../src/state/refereeing/turns.ts';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import type { SceneDocument } from '../../src/scene/schema.ts';
import { ground, table } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

type Turn = NonNullable<SceneDocument['turn']>;
interface Row {
  readonly token: string | null;
  readonly count?: number | null;
}

const FOUNDRY = {
  map: 'm',
  level: '',
  base: 0,
  generation: 13,
  version: '13.346',
  system: 'D35E',
  gm: true,
  grid: { type: 1, size: 100, distance: 5, units: 'ft' },
  rect: { x: 0, y: 0, width: 1000, height: 800 },
  walls: [],
  terrain: [],
  broken: [],
};
const IDS = ['a', 'b', 'c'];
const onFoundry = (round: number, turn: number, turns: readonly object[]) => {
  const g = foundryGround.parse(FOUNDRY);
  const t = foundryTokens.parse({
    map: 'm',
    tokens: IDS.map((id, i) => ({
      ...{ id, name: id, x: 100 * i, y: 0, width: 1, height: 1, elevation: 0, disposition: 1 },
      ...{ actor: true, statuses: [] },
    })),
    elsewhere: [],
    combat: { id: 'f', round, turn, turns },
    broken: [],
  });
  return foundryScene(foundryFloor(g), g, t, new Map());
};
const onRoll20 = (turns: readonly Row[]) => {
  const g = ground();
  const t = table(
    IDS.map((id, i) => ({ id, name: id, x: 35 + 70 * i })),
    { turns },
  );
  return sceneOf(floorOf(g), g, t, new Map());
};
const rows = (text: string) => [...text].map((token) => ({ token: token === '-' ? null : token }));

describe('repeated creatures in Foundry’s turn order', () => {
  everyCase<[string, number, string | undefined, string[], string[]]>([
    ['abac', 0, 'a', ['a', 'b', 'c'], ['a']],
    ['abac', 2, 'b', ['a', 'b', 'c'], ['a', 'b']],
    ['abac', 3, 'c', ['a', 'b', 'c'], ['a', 'b', 'c']],
    ['aab', 1, 'a', ['a', 'b'], ['a']],
    ['abba', 3, 'b', ['a', 'b'], ['a', 'b']],
    // At the place after a creature that this user may not see, nobody is on turn.
    ['a-a', 2, undefined, ['a'], ['a']],
  ])(
    'if Foundry’s turn order lists a creature twice, only the first entry is a turn of this creature',
    (text, at, active, order, acted) => {
      const { scene } = onFoundry(1, at, rows(text));
      expect(scene?.turn).toEqual({ round: 1, order, acted, ...(active && { active }) });
    },
  );
  it('a notice names once each creature that has several entries in Foundry’s turn order', () => {
    const { notices } = onFoundry(1, 0, rows('abacab'));
    expect(notices.filter(({ code }) => code === 'notice.twoTurns')).toEqual([
      { code: 'notice.twoTurns', params: { name: 'a' } },
      { code: 'notice.twoTurns', params: { name: 'b' } },
    ]);
    expect(onFoundry(1, 0, rows('abc')).notices).toEqual([]);
  });
  it('a creature with two entries in Foundry’s turn order counts as defeated only if both entries say so', () => {
    const conditions = (...defeated: boolean[]) =>
      onFoundry(1, 0, [
        { token: 'a', defeated: defeated[0] },
        { token: 'b' },
        { token: 'a', defeated: defeated[1] },
      ]).scene?.creatures?.[0]?.conditions;
    expect(conditions(false, true)).toEqual(conditions(false, false));
    expect(conditions(true, true)).not.toEqual(conditions(false, false));
  });
});

describe('repeated creatures in Roll20’s turn order', () => {
  const [A, B, AGAIN, C] = [
    { token: 'a', count: 20 },
    { token: 'b', count: 15 },
    { token: 'a', count: 10 },
    { token: 'c', count: 5 },
  ];
  everyCase<[string, Row[], string, string[]]>([
    ['its first place', [A, B, AGAIN, C], 'a', ['a', 'b', 'c']],
    ['another creature', [B, AGAIN, C, A], 'b', ['b', 'c', 'a']],
    ['its second place', [AGAIN, C, A, B], 'b', ['c', 'a', 'b']],
    ['the last creature', [C, A, B, AGAIN], 'c', ['c', 'a', 'b']],
  ])(
    'if Roll20’s tracker lists a creature twice, only its first entry is a turn of this creature',
    (_, turns, active, order) => {
      expect(onRoll20(turns).scene?.turn).toEqual({
        active,
        order,
        counts: { a: 20, b: 15, c: 5 },
      });
    },
  );
});

describe('random turn orders with repeated creatures', () => {
  const list = fc
    .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
    .map((tokens) => tokens.map((token, i) => ({ token, count: 30 - 3 * i })));
  const way = fc.array(fc.constantFrom(1, -1), { minLength: 1, maxLength: 14 });
  const FIGHTS = {
    foundry: (turns: readonly Row[], at: number): Turn | undefined =>
      onFoundry(
        1 + Math.floor(at / turns.length),
        at % turns.length,
        turns.map(({ token }) => ({ token })),
      ).scene?.turn,
    roll20: (turns: readonly Row[], at: number): Turn | undefined =>
      onRoll20([...turns.slice(at % turns.length), ...turns.slice(0, at % turns.length)]).scene
        ?.turn,
  };

  /** The turns that begin, as round and creature, each time that one begins. */
  function begun(host: keyof typeof FIGHTS, turns: readonly Row[], places: readonly number[]) {
    const events: EncounterEvent[] = [];
    const told: string[] = [];
    let before: Encounter | null = null;
    for (const at of places) {
      const turn = FIGHTS[host](turns, at);
      if (turn === undefined) continue;
      for (const each of turnTold(journal(events), turn))
        events.push({
          ...each,
          id: `e${events.length}`,
          seq: events.length,
          at: 0,
        } as EncounterEvent);
      const now = events.reduce(applyEvent, journal([]).state);
      if (now.turns !== before?.turns) told.push(`${now.round} ${now.active}`);
      before = now;
    }
    return told;
  }

  it.each([
    ['Foundry', 'foundry'],
    ['Roll20', 'roll20'],
  ] as const)(
    'on %s, stepping through a turn order with repeated creatures gives each creature one turn per round',
    (_, host) => {
      fc.assert(
        fc.property(list, (turns) => {
          fc.pre(new Set(turns.map(({ token }) => token)).size > 1);
          const told = begun(host, turns, [...Array(3 * turns.length).keys()]);
          const each = [...new Set(turns.map(({ token }) => token))];
          expect(told).toEqual([1, 2, 3].flatMap((round) => each.map((id) => `${round} ${id}`)));
        }),
        { numRuns: 60 },
      );
    },
  );
  it('stepping back and forward through Foundry’s turn order never starts the same turn of a creature twice', () => {
    fc.assert(
      fc.property(list, way, (turns, steps) => {
        const last = 2 * turns.length - 1;
        let at = last;
        const walk = steps.map((step) => (at = Math.max(0, Math.min(last, at + step))));
        const places = [...Array(last + 1).keys(), ...walk];
        const told = begun('foundry', turns, places);
        expect(new Set(told).size).toBe(told.length);
      }),
      { numRuns: 60 },
    );
  });
});

it('if the turn tracker points to no entry of the turn order, no creature is active', () => {
  expect(oneTurnEach(rows('ab'), -1, () => true).now).toBeUndefined();
  expect(oneTurnEach([], 0, () => true)).toEqual({ turns: [], now: undefined, repeated: [] });
});
