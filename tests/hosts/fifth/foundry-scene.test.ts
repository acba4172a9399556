/** The scene `fifth` of the stand-in Foundry, as its actors are read in every generation. */
import { expect } from 'vitest';
import type { Actor } from '../../../adapters/foundry/live.ts';
import { openSheetData } from '../../../adapters/foundry/pick.ts';
import { sheet as sheetSchema } from '../../../adapters/foundry/schema.ts';
import { readerOf } from '../../../adapters/foundry/sheets/index.ts';
import { sheetRead } from '../../../adapters/foundry/sheets/once.ts';
import type { SheetFacts } from '../../../adapters/common/sheetFacts.ts';
import { worldOf } from '../foundry/server.ts';
import { everyCase } from '../../support/everyCase.ts';

everyCase([11, 12, 13, 14] as const)(
  'in the simulated Foundry’s 5E scene, four heroes and eight foes have readable sheets on every version',
  (generation) => {
    const world = worldOf({ generation, scene: 'fifth' });
    expect(world.system).toBe('dnd5e');
    const scene = world.scenes.find(({ _id }) => _id === world.scene)!;
    const read = new Map<string, SheetFacts>(
      scene.tokens.map((token) => {
        const doc = world.actors.find(({ _id }) => _id === token.actorId)!;
        const items = doc.items.map((item) => ({ ...item, id: item._id }));
        const page = { ...doc, id: doc._id, items } as unknown as Actor;
        const sent = { of: token._id, ...openSheetData(page, 'dnd5e') };
        const raw = sheetSchema.parse(JSON.parse(JSON.stringify(sent)));
        return [token.name, sheetRead(readerOf('dnd5e'), raw, token.delta?.statuses ?? [])];
      }),
    );
    expect(scene.tokens.map(({ disposition }) => disposition).sort()).toEqual([
      ...Array<number>(8).fill(-1),
      ...Array<number>(4).fill(1),
    ]);
    const reach = (name: string) => read.get(name)?.attacks?.map((attack) => attack.reach);
    expect(['Aldo', 'Ogre', 'Choker', 'Archer 1'].map(reach)).toEqual([
      [2],
      [1],
      [2],
      [1, undefined],
    ]);
    expect(read.get('Archer 1')?.attacks?.[1]?.range).toEqual({ normal: 16, long: 64 });
    expect([read.get('Ogre')?.size, read.get('Ogre')?.speed?.land]).toEqual(['large', 8]);
    expect(read.get('Ghost')?.traits).toEqual(['darkvision-12', 'hover', 'incorporeal']);
    expect(read.get('Dina')?.conditions).toEqual(['grappled', 'restrained']);
    expect([...read.values()].every(({ hp, ac }) => hp && ac?.total)).toBe(true);
  },
);
