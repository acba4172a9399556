/** Movement actions of Foundry 13 and 14, and regions that hamper or forbid them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGround } from '../../adapters/foundry/readScene.ts';
import { committedTokens } from '../../adapters/foundry/page.ts';
import { floorOf } from '../../adapters/foundry/scene.ts';
import { ground as groundSchema, tokens as tokensSchema } from '../../adapters/foundry/schema.ts';
import { waysAlong, movingOfAction } from '../../adapters/foundry/waysOfMoving.ts';
import { foundryHost, type FoundryTable } from '../drift/foundry-host.ts';
import { furnish } from '../drift/window.ts';
import type { RegionData, SceneData } from '../hosts/foundry/world/types.ts';
import { everyCase } from '../support/everyCase.ts';

furnish();
const crossed = (data: object): unknown => JSON.parse(JSON.stringify(data));

function host(more: Partial<FoundryTable>, change?: (scene: SceneData) => void): void {
  foundryHost({
    generation: 13,
    system: 'D35E',
    user: 'gm',
    scene: 'crypt',
    ...more,
    prepare: (world) => change?.(world.scenes.find(({ _id }) => _id === world.scene)!),
  });
}

const cellIn = (at: readonly [number, number]) =>
  floorOf(groundSchema.parse(crossed(readGround(new Map())))).cells.find(
    (cell) => cell.at[0] === at[0] && cell.at[1] === at[1],
  );

const movingOf = (name: string) =>
  tokensSchema.parse(crossed(committedTokens(new Map()))).tokens.find((t) => t.name === name)
    ?.moving;

describe('the kind of movement chosen for a Foundry token', () => {
  it.each([13, 14] as const)(
    'on Foundry %i, the movement action chosen for a token, such as flying, is read',
    (generation) => {
      host({ generation });
      expect([movingOf('Stirge'), movingOf('Aldo')]).toEqual(['fly', undefined]);
    },
  );

  it.each([11, 12] as const)(
    'on Foundry %i, which has no movement actions, a token has no kind of movement',
    (generation) => {
      host({ generation });
      expect(movingOf('Stirge')).toBeUndefined();
    },
  );

  everyCase<[action: string, moving: string]>([
    ['blink', 'teleport'],
    ['displace', 'teleport'],
    ['crawl', 'crawl'],
    ['step', 'other'],
    ['constructor', 'other'],
  ])(
    'Foundry’s movement actions “blink” and “displace” are read as teleports, and unknown actions as “other”',
    (action, moving) => {
      host({}, (scene) => {
        scene.tokens.find(({ name }) => name === 'Aldo')!.movementAction = action;
      });
      expect(movingOf('Aldo')).toBe(moving);
    },
  );

  it('a Foundry movement action counts as a teleport if the game system declares the action a teleport', () => {
    const actions = { phase: { teleport: true }, cling: {} };
    expect([movingOfAction('phase', actions), movingOfAction('cling', actions)]).toEqual([
      'teleport',
      'other',
    ]);
  });

  it('each square of a Foundry path has a kind of movement, unless a waypoint lacks a kind of movement', () => {
    const at = (x: number, elevation = 0) => ({ x, y: 0, elevation });
    const walk = { ...at(100), action: 'walk' };
    const cells = [0, 100, 200, 300, 400].map((x) => at(x));
    expect(
      waysAlong(
        cells,
        [walk, { ...at(300), action: 'fly' }, { ...at(400), action: 'blink' }],
        undefined,
      ),
    ).toEqual({ ways: ['walk', 'walk', 'fly', 'fly', 'teleport'] });
    expect(waysAlong(cells, [walk, at(400)], undefined)).toEqual({});
    expect(waysAlong(cells, [], undefined)).toEqual({});
  });

  it('an extra waypoint with the same action does not change the kinds of movement of a Foundry path', () => {
    const cells = Array.from({ length: 9 }, (_, i) => ({ x: 100 * i, y: 0, elevation: 0 }));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
        fc.array(fc.constantFrom('walk', 'fly', 'swim'), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 8 }),
        (stops, actions, more) => {
          const ends = [...stops, 8].sort((a, b) => a - b);
          const points = ends.map((i, k) => ({ ...cells[i]!, action: actions[k]! }));
          const next = ends.findIndex((end) => end >= more);
          const split = ends.includes(more)
            ? points
            : points.toSpliced(next, 0, { ...cells[more]!, action: actions[next]! });
          expect(waysAlong(cells, split, undefined)).toEqual(waysAlong(cells, points, undefined));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('a step straight up on a Foundry path has the movement action of the upper waypoint', () => {
    const at = (x: number, elevation: number) => ({ x, y: 0, elevation });
    const cells = [at(0, 0), at(100, 0), at(100, 10), at(200, 10)];
    const points = [
      { ...at(100, 0), action: 'walk' },
      { ...at(100, 10), action: 'fly' },
      { ...at(200, 10), action: 'fly' },
    ];
    expect(waysAlong(cells, points, undefined)).toEqual({ ways: ['walk', 'walk', 'fly', 'fly'] });
  });
});

describe.each([13, 14] as const)(
  'regions on Foundry %i that change the cost of movement',
  (generation) => {
    const withBehaviors = (
      behaviors: RegionData['behaviors'],
      more: Partial<RegionData> = {},
    ): void =>
      host({ generation }, (scene) => {
        Object.assign(scene.regions[0]!, { behaviors, ...more });
      });
    const cost = (difficulties: object, disabled = false) => ({
      _id: 'cost000000000000',
      type: 'modifyMovementCost',
      disabled,
      system: { difficulties },
    });

    it('a Foundry region with an infinite movement cost for walking stops walking creatures, but not flyers', () => {
      host({ generation });
      expect(cellIn([7, 8])).toEqual({ at: [7, 8], costFor: { land: null, swim: null, climb: 2 } });
    });

    everyCase<[what: string, difficulties: object, cell: object | undefined]>([
      ['ground of double cost', { walk: 2, fly: 1 }, { terrain: 'difficult', costFactor: 2 }],
      ['a wind that only flyers meet', { walk: 1, fly: 3 }, { costFor: { fly: 3 } }],
      ['a net that no flyer passes', { walk: 1, fly: null }, { costFor: { fly: null } }],
      ['ground that costs nothing more', { walk: 1, fly: 1, swim: 1 }, undefined],
    ])(
      'a Foundry region’s costs for walking and for flying are read separately',
      (_, difficulties, cell) => {
        withBehaviors([cost(difficulties)]);
        expect(cellIn([7, 8])).toEqual(cell === undefined ? undefined : { at: [7, 8], ...cell });
      },
    );

    it('a Foundry region that is disabled, or lies above the floor, changes no movement cost', () => {
      withBehaviors([cost({ walk: null }, true)]);
      expect(cellIn([7, 8])).toBeUndefined();
      withBehaviors([cost({ walk: null })], { elevation: { bottom: 10, top: 20 } });
      expect(cellIn([7, 8])).toBeUndefined();
    });

    it('if a Foundry region gives one kind of movement two costs, the higher cost counts', () => {
      withBehaviors([cost({ walk: 2, fly: 2 }), cost({ walk: 3, fly: null })]);
      expect(cellIn([7, 8])).toEqual({
        at: [7, 8],
        terrain: 'difficult',
        costFactor: 3,
        costFor: { fly: null },
      });
    });

    it('a Foundry region with the dnd5e behavior “difficult terrain” is read as difficult terrain', () => {
      withBehaviors([
        { _id: 'hard000000000000', type: 'dnd5e.difficultTerrain', disabled: false, system: {} },
      ]);
      expect(cellIn([7, 8])).toEqual({ at: [7, 8], terrain: 'difficult', costFactor: 2 });
    });

    it('for a player, a Foundry region that is hidden from players changes no movement cost', () => {
      host({ generation, user: 'player' }, (scene) => {
        Object.assign(scene.regions[0]!, { visibility: 1 });
      });
      expect(cellIn([7, 8])).toBeUndefined();
    });
  },
);
