/**
 * Levels of Foundry 14 in the page script's messages: the facts of the viewed level, and the facts
 * that a message contains about other levels.
 */
import { describe, expect, it } from 'vitest';
import { committedTokens } from '../../adapters/foundry/page.ts';
import { floorOf, sceneOf } from '../../adapters/foundry/scene.ts';
import { ground as groundSchema, tokens as tokensSchema } from '../../adapters/foundry/schema.ts';
import { readGround } from '../../adapters/foundry/readScene.ts';
import { foundryHost, type FoundryTable } from '../drift/foundry-host.ts';
import { furnish } from '../drift/window.ts';
import { CRYPT, GALLERY, HALL, RUBBLE, RUGS } from '../hosts/foundry/world/levels.ts';
import type { Seat, World } from '../hosts/foundry/world/types.ts';

furnish();
declare const canvas: {
  level: unknown;
  scene: { levels: Map<string, unknown>; tokens: Map<string, { id: string; name: string }> };
  tokens: { placeables: unknown[] };
};

/** @param drawn the level that Foundry reports as viewed and whose tokens it draws */
function read(
  user: Seat,
  { drawn = 'levels', ...more }: Partial<FoundryTable> & { drawn?: FoundryTable['scene'] } = {},
) {
  foundryHost({ generation: 14, system: 'D35E', user, scene: drawn, ...more });
  const told = { ground: readGround(new Map()), tokens: committedTokens(new Map()) };
  const still = groundSchema.parse(JSON.parse(JSON.stringify(told.ground)));
  const table = tokensSchema.parse(JSON.parse(JSON.stringify(told.tokens)));
  const floor = floorOf(still);
  return { text: JSON.stringify(told), table, floor, ...sceneOf(floor, still, table, new Map()) };
}
const changed =
  (change: (scene: World['scenes'][number]) => void) =>
  (world: World): void =>
    change(world.scenes.find(({ _id }) => _id === world.scene)!);
const names = (
  list: readonly { readonly name?: string | null | undefined }[] = [],
): (string | null | undefined)[] => list.map(({ name }) => name).sort();

describe('Foundry’s gallery level, with the hall drawn below', () => {
  it('creatures on the viewed Foundry level are read with heights above the floor of this level', () => {
    const { scene } = read('gm');
    expect(
      Object.fromEntries((scene?.creatures ?? []).map(({ name, elevation }) => [name, elevation])),
    ).toEqual({ Berta: 0, Ogre: 0, Stirge: 1 });
  });

  it(
    'on a Foundry scene with levels, only the viewed level’s walls and terrain are read, ' +
      'and holes in the floor block movement',
    () => {
      const { scene, notices } = read('gm');
      expect(scene?.walls?.map(({ from, to }) => [from, to])).toEqual([
        [
          [11, 5],
          [13, 5],
        ],
        [
          [0, 0],
          [14, 0],
        ],
      ]);
      expect(
        scene?.cells?.filter(({ costFactor }) => costFactor === 2).map(({ at }) => at),
      ).toEqual(RUGS);
      expect(
        scene?.cells?.filter(({ blocks }) => blocks?.includes('move')).map(({ at }) => at),
      ).toEqual([
        [6, 4],
        [7, 4],
        [6, 5],
        [7, 5],
      ]);
      expect(notices).toContainEqual({ code: 'notice.holes', params: { n: 4 } });
    },
  );

  it('a Foundry creature on another level stays in the turn order, and the GM is told the creature’s level', () => {
    const { table, scene } = read('gm');
    expect(Object.fromEntries(table.elsewhere.map(({ name, level }) => [name, level]))).toEqual({
      Aldo: 'Hall',
      Dina: 'Hall',
      Goblin: 'Hall',
      Wolf: 'Hall',
      Ghoul: 'Drowned crypt',
    });
    expect(scene?.turn).toMatchObject({ active: expect.stringMatching(/^tkaldo/) as string });
    expect(scene?.turn?.order).toHaveLength(7);
  });

  it('a player’s client gets neither a Foundry level that the player may not view, nor that level’s creatures', () => {
    const { text, scene, table } = read('player');
    expect(text).not.toMatch(/crypt|Ghoul|tkghoul/i);
    expect(names(table.elsewhere)).toEqual(['Aldo', 'Dina', 'Goblin', 'Wolf']);
    expect(scene?.turn?.order).toHaveLength(6);
  });

  it(
    'a player learns on which other Foundry level a creature is only if the player may ' +
      'open the creature’s sheet',
    () => {
      // No level shows the tokens of another one, so from the gallery the hall is not drawn.
      const { table } = read('player', {
        prepare: changed(({ levels = [] }) => {
          for (const level of levels) level.visibility.levels = [];
        }),
      });
      expect(Object.fromEntries(table.elsewhere.map(({ name, level }) => [name, level]))).toEqual({
        Aldo: 'Hall',
        Dina: 'Hall',
      });
    },
  );

  it('a Foundry creature on a loft above the viewed level’s floor does not count as on the viewed level', () => {
    const { scene, table } = read('gm', {
      prepare: changed(({ regions }) => {
        const floor = regions.find(({ name }) => name === 'Floor')!;
        // A loft at half the height; only the Stirge is below it.
        regions.push({
          ...floor,
          _id: 'loft000000000000',
          name: 'Loft',
          elevation: { bottom: 13, top: 20 },
          shapes: [
            {
              ...floor.shapes[0],
              x: Number(floor.shapes[0]?.['x']) + 800,
              y: Number(floor.shapes[0]?.['y']) + 800,
              width: 100,
              height: 100,
            },
          ],
        });
      }),
    });
    expect(names(scene?.creatures)).toEqual(['Berta', 'Ogre']);
    expect(table.elsewhere.find(({ name }) => name === 'Stirge')).toMatchObject({ level: null });
  });

  it(
    'if the region of a Foundry floor is hidden from a player, holes in this floor block ' +
      'no movement for the player',
    () => {
      for (const hidden of [{ visibility: 3 }, { visibility: 1 }, { hidden: true }]) {
        const { scene } = read('player', {
          prepare: changed(({ regions }) => {
            Object.assign(
              regions.find(({ name }) => name === 'Floor')!,
              hidden,
            );
          }),
        });
        expect(scene?.cells?.filter(({ blocks }) => blocks !== undefined)).toEqual([]);
      }
    },
  );

  it('a spell’s area template on Foundry does not raise the cost of movement', () => {
    const { scene } = read('gm', {
      prepare: changed(({ regions }) => {
        regions.push({
          _id: 'template00000000',
          name: 'Burst',
          color: '#fff',
          visibility: 3,
          elevation: { bottom: null, top: null },
          behaviors: [],
          levels: [GALLERY],
          shapes: [{ type: 'circle', x: 1000, y: 900, radius: 400, hole: false }],
          restriction: { enabled: true, type: 'move', priority: 0 },
        });
      }),
    });
    expect(scene?.cells?.filter(({ costFactor }) => costFactor !== undefined)).toHaveLength(
      RUGS.length,
    );
  });

  it('if the viewed Foundry level is unknown, the level is reported as unreadable, and no tokens are reported', () => {
    foundryHost({ generation: 14, system: 'D35E', user: 'gm', scene: 'levels' });
    Object.assign(canvas, { level: undefined });
    const told = committedTokens(new Map());
    expect([told.tokens, told.broken]).toEqual([[], ['level']]);
    expect(readGround(new Map()).broken).toContain('level');
  });
});

it('on a Foundry scene with two floors, only the rubble of the viewed floor costs double movement', () => {
  foundryHost({ generation: 14, system: 'D35E', user: 'gm', scene: 'levels' });
  Object.assign(canvas, { level: canvas.scene.levels.get(HALL) });
  const still = groundSchema.parse(JSON.parse(JSON.stringify(readGround(new Map()))));
  const { cells, walls, notices } = floorOf(still);
  expect(cells.map(({ at }) => at)).toEqual(RUBBLE);
  expect(walls.map(({ from }) => from)).toEqual([
    [7, 2],
    [0, 0],
  ]);
  expect([still.base, still.level, notices]).toEqual([0, HALL, []]);
  Object.assign(canvas, { level: canvas.scene.levels.get(CRYPT) });
  expect(groundSchema.parse(JSON.parse(JSON.stringify(readGround(new Map())))).base).toBe(-10);
});
