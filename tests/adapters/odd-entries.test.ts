/** One odd entry of a list: the others are read, and the loss is counted and said. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dropped, inPlace, listById, sentList, someOf } from '../../adapters/common/schema.ts';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
} from '../../adapters/foundry/schema.ts';
import { floorOf as roll20Floor, sceneOf as roll20Scene } from '../../adapters/roll20/scene.ts';
import { ground as roll20Ground, table as roll20Table } from './roll20-raw.ts';
import { everyCase } from '../support/everyCase.ts';

const ground = groundSchema.parse({
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
});
const read = (statuses: unknown, combat: unknown = null) => {
  const table = tokensSchema.parse({
    map: 'm',
    tokens: [
      {
        id: 'a',
        name: 'Aldo',
        x: 200,
        y: 300,
        width: 1,
        height: 1,
        elevation: 0,
        disposition: 1,
        actor: true,
        statuses,
      },
    ],
    combat,
    broken: [],
  });
  const { scene, notices } = sceneOf(floorOf(ground), ground, table, new Map());
  return { scene, conditions: scene?.creatures?.[0]?.conditions, notices };
};
const lost = (n: number) => [{ code: 'notice.dropped', params: { n } }];

describe('malformed entries of a Foundry table', () => {
  everyCase<[what: string, statuses: unknown[], n: number]>([
    ['a status of 101 characters', ['prone', 'x'.repeat(101), 'paralysis'], 1],
    ['a status that is not a text', ['prone', 7, { id: 'dead' }, null, 'paralysis'], 3],
    [
      'more than 200 statuses',
      ['prone', 'paralysis', ...Array.from({ length: 250 }, (_, i) => `s${i}`)],
      52,
    ],
  ])(
    'a Foundry token with malformed status icons keeps the conditions that can be read',
    (_, statuses, n) => {
      const { conditions, notices } = read(statuses);
      expect(conditions).toEqual(['paralyzed', 'prone']);
      expect(notices).toEqual(lost(n));
    },
  );
  it('if a Foundry token’s statuses are not a list, a notice counts one unreadable status', () => {
    const { conditions, notices } = read('prone');
    expect(conditions).toEqual([]);
    expect(notices).toEqual(lost(1));
  });
  it('an unreadable Foundry combatant is left out of the turn order, and a notice counts such combatants', () => {
    const { scene, notices } = read([], {
      id: 'f',
      round: 1,
      turn: 0,
      turns: [{ token: 'a' }, { token: 5 }, 'x'],
    });
    expect(scene?.turn).toMatchObject({ order: ['a'], active: 'a' });
    expect(notices).toEqual(lost(2));
  });
  everyCase<[what: string, before: unknown]>([
    ['a combatant whose token is a number', { token: 5 }],
    ['a combatant with an empty id', { token: '' }],
    ['a combatant with an id of 201 characters', { token: 'x'.repeat(201) }],
    ['a text instead of a combatant', 'x'],
  ])(
    'an unreadable entry before the active creature in Foundry’s turn order does not change who is active',
    (_, before) => {
      const { scene, notices } = read([], {
        id: 'f',
        round: 1,
        turn: 1,
        turns: [before, { token: 'a' }],
      });
      expect(scene?.turn).toMatchObject({ order: ['a'], acted: ['a'], active: 'a' });
      expect(notices).toEqual(lost(1));
    },
  );
  it('of 2,010 Foundry combatants, 2,000 are read, and a notice counts the other ten', () => {
    const turns = Array.from({ length: 2010 }, (_, i) => ({ token: i === 0 ? 'a' : `x${i}` }));
    const { scene, notices } = read([], { id: 'f', round: 1, turn: 0, turns });
    expect(scene?.turn?.active).toBe('a');
    expect(notices).toEqual(lost(10));
  });
  const ring = [300, 300, 400, 300, 400, 400, 300, 400];
  everyCase<[what: string, ways: object, costFor: object]>([
    ['a cost of 150 for swimmers', { swim: 150, climb: null }, { swim: 100, climb: null }],
    ['a cost of 1000 for flyers', { fly: 1000 }, { fly: 100 }],
    ['a cost of 101 beside one of 3', { burrow: 101, fly: 3 }, { burrow: 100, fly: 3 }],
  ])(
    'a Foundry region’s movement cost above 100 for swimming, flying or burrowing is read as 100',
    (_, ways, costFor) => {
      const { cells, notices } = floorOf(
        groundSchema.parse({ ...ground, terrain: [{ factor: 1, ways, rings: [ring] }] }),
      );
      expect(cells).toEqual([{ at: [3, 3], costFor }]);
      expect(notices).toEqual([]);
    },
  );
  it('a Foundry region’s movement cost of 150 for walking is read as 100', () => {
    const terrain = [{ factor: 150, rings: [ring] }];
    expect(floorOf(groundSchema.parse({ ...ground, terrain }))).toMatchObject({
      cells: [{ at: [3, 3], costFactor: 100 }],
      notices: [],
    });
  });
  everyCase<[what: string, ways: unknown]>([
    ['of texts', { fly: 'x' }],
    ['for an unknown kind of movement', { tunnel: 2 }],
    ['that are a list', [2]],
  ])(
    'a Foundry region with malformed movement costs is left out, and a notice counts such regions',
    (_, ways) => {
      const terrain = [{ factor: 2, ways, rings: [ring] }];
      expect(floorOf(groundSchema.parse({ ...ground, terrain }))).toMatchObject({
        cells: [],
        notices: [{ code: 'notice.regionsDropped', params: { n: 1 } }],
      });
    },
  );
  everyCase<[what: string, floor: unknown]>([
    ['of texts', [['a', 'b', 'c', 'd', 'e', 'f']]],
    ['that is a text', 'floor'],
    ['with a line for a ring', [ring, [0, 0, 100, 0]]],
  ])(
    'if the shape of a Foundry level’s floor is malformed, no holes in the floor are read, and a notice says so',
    (_, floor) => {
      expect(floorOf(groundSchema.parse({ ...ground, floor }))).toMatchObject({
        cells: [],
        notices: [{ code: 'error.reading', params: { field: 'floors' } }],
      });
    },
  );
  it('if a weapon on a Foundry sheet that the player may not open is unreadable, the other weapons are read', () => {
    const sheet = sheetSchema.parse({
      of: 'a',
      open: false,
      held: [{ kind: 'melee', natural: false }, { kind: 'laser' }, 3],
      unread: [],
    });
    expect(sheet.open ? [] : sheet.held).toEqual([{ kind: 'melee', natural: false }]);
  });
});

describe('malformed entries of a Roll20 table', () => {
  everyCase<[what: string, more: object, n: number]>([
    ['a marker of 201 characters', { markers: ['prone', 'x'.repeat(201)] }, 1],
    ['markers that are not texts', { markers: [1, 'prone', {}] }, 2],
    ['a controller that is not a text', { markers: ['prone'], hands: ['me', 4] }, 1],
  ])(
    'a Roll20 token with malformed markers keeps the conditions that can be read',
    (_, more, n) => {
      const { scene, notices } = roll20Scene(
        roll20Floor(roll20Ground()),
        roll20Ground(),
        roll20Table([more]),
        new Map(),
      );
      expect(scene?.creatures?.[0]?.conditions).toEqual(['prone']);
      expect(notices).toEqual(lost(n));
    },
  );
});

it('if the first entry of Roll20’s turn order is unreadable, the active creature is unknown', () => {
  for (const odd of [5, 'x', { token: 7 }]) {
    const { scene, notices } = roll20Scene(
      roll20Floor(roll20Ground()),
      roll20Ground(),
      roll20Table([{}], { turns: [odd, { token: 'a', count: 12 }] }),
      new Map(),
    );
    expect(scene?.turn).toMatchObject({ order: ['a'] });
    expect(scene?.turn).not.toHaveProperty('active');
    expect(notices).toEqual(lost(1));
  }
});

it('in an ordered list from the tabletop, each unreadable entry leaves an empty place, and is counted', () => {
  const entry = fc.oneof(fc.constantFrom('a', 'b'), fc.integer(), fc.constant(null));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.nat(12), (list, most) => {
      const found = inPlace(z.string(), '', most).parse(list);
      const kept = list.slice(0, most);
      expect(found).toEqual(kept.map((each) => (typeof each === 'string' ? each : '')));
      const good = kept.filter((each) => typeof each === 'string').length;
      expect(dropped(found)).toBe(list.length - good);
    }),
  );
});

it(
  'all readable entries of a list from the tabletop are kept in order, and the ' +
    'unreadable entries are counted',
  () => {
    const good = z.string().check(z.maxLength(5));
    const entry = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constant(null),
      fc.object({ maxDepth: 1 }),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (list) => {
        const expected = list.filter((each) => typeof each === 'string' && each.length <= 5);
        for (const of of [sentList(good), someOf(good, 30)]) {
          const found = of.parse(list) as string[];
          expect(found).toEqual(expected);
          expect(dropped(found)).toBe(list.length - expected.length);
        }
        expect(someOf(good, 3).parse(list)).toHaveLength(
          list.slice(0, 3).filter((each) => expected.includes(each as string)).length,
        );
      }),
    );
    expect(dropped(listById(z.object({ id: good })).parse([{ id: 'a' }, { id: 'a' }, 4]))).toBe(2);
  },
);
