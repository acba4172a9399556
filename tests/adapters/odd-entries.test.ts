/** One odd entry of a list: the others are read, and the loss is counted and said. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dropped, listById, listOf, someOf } from '../../adapters/common/schema.ts';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import {
  ground as groundSchema,
  sheet as sheetSchema,
  tokens as tokensSchema,
} from '../../adapters/foundry/schema.ts';
import { floorOf as roll20Floor, sceneOf as roll20Scene } from '../../adapters/roll20/scene.ts';
import { ground as roll20Ground, table as roll20Table } from './roll20-raw.ts';

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

describe('a token of Foundry', () => {
  it.each<[what: string, statuses: unknown[], n: number]>([
    ['a status of 101 characters', ['prone', 'x'.repeat(101), 'paralysis'], 1],
    ['a status that is no text', ['prone', 7, { id: 'dead' }, null, 'paralysis'], 3],
    [
      'more than 200 statuses',
      ['prone', 'paralysis', ...Array.from({ length: 250 }, (_, i) => `s${i}`)],
      52,
    ],
  ])('keeps its conditions beside %s', (_, statuses, n) => {
    const { conditions, notices } = read(statuses);
    expect(conditions).toEqual(['paralyzed', 'prone']);
    expect(notices).toEqual(lost(n));
  });
  it('statuses that are no list are one lost entry', () => {
    const { conditions, notices } = read('prone');
    expect(conditions).toEqual([]);
    expect(notices).toEqual(lost(1));
  });
  it('an odd combatant is left out of the turns, and counted', () => {
    const { scene, notices } = read([], {
      id: 'f',
      round: 1,
      turn: 0,
      turns: [{ token: 'a' }, { token: 5 }, 'x'],
    });
    expect(scene?.turn).toMatchObject({ order: ['a'], active: 'a' });
    expect(notices).toEqual(lost(2));
  });
  it('a closed sheet keeps its weapons beside an odd one', () => {
    const sheet = sheetSchema.parse({
      of: 'a',
      open: false,
      held: [{ kind: 'melee', natural: false }, { kind: 'laser' }, 3],
      unread: [],
    });
    expect(sheet.open ? [] : sheet.held).toEqual([{ kind: 'melee', natural: false }]);
  });
});

describe('a token of Roll20', () => {
  it.each<[what: string, more: object, n: number]>([
    ['a marker of 201 characters', { markers: ['prone', 'x'.repeat(201)] }, 1],
    ['markers that are no text', { markers: [1, 'prone', {}] }, 2],
    ['a controller that is no text', { markers: ['prone'], hands: ['me', 4] }, 1],
  ])('keeps its conditions beside %s', (_, more, n) => {
    const { scene, notices } = roll20Scene(
      roll20Floor(roll20Ground()),
      roll20Ground(),
      roll20Table([more]),
      new Map(),
    );
    expect(scene?.creatures?.[0]?.conditions).toEqual(['prone']);
    expect(notices).toEqual(lost(n));
  });
});

it('whatever a list holds, exactly its good entries remain, and the others are counted', () => {
  const good = z.string().check(z.maxLength(5));
  const entry = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.object({ maxDepth: 1 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (list) => {
      const expected = list.filter((each) => typeof each === 'string' && each.length <= 5);
      for (const of of [listOf(good), someOf(good, 30)]) {
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
});
