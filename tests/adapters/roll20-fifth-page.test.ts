/** A page of Roll20 whose characters have the sheets of the fifth edition, from the page script on. */
import { expect } from 'vitest';
import { tokenId } from '../hosts/roll20/world/campaign.ts';
import { ENGINES, FIFTH_SHEETS } from '../hosts/roll20/world/types.ts';
import { furnish } from '../drift/window.ts';
import { everyCase } from '../support/everyCase.ts';

furnish();
const { roll20Host } = await import('../drift/roll20-host.ts');
const { sitAtRoll20 } = await import('../drift/roll20-run.ts');

const CAST = ['Aldo', 'Dina', 'Ogre', 'Archer 1', 'Choker', 'Ghost'];

everyCase(FIFTH_SHEETS.flatMap((sheet) => ENGINES.map((engine) => [sheet, engine] as const)))(
  'on a Roll20 page with 5E sheets of 2014 or 2024, each creature has the values of its sheet',
  async (sheet, engine) => {
    const host = roll20Host({ engine, sheet, user: 'gm', scene: 'fifth', cast: CAST });
    const { outcome, errors } = await sitAtRoll20(host, null);
    expect(errors).toEqual([]);
    const of = (name: string, fact: string): unknown =>
      outcome.facts.get(`creature.${tokenId(name)}.${fact}`);
    expect(of('Ogre', 'size')).toBe('large');
    expect(of('Ogre', 'speed')).toEqual({ land: 8 });
    expect(of('Archer 1', 'attacks')).toMatchObject([
      { name: 'Scimitar', kind: 'melee' },
      { name: 'Shortbow', kind: 'ranged', range: { normal: 16, long: 64 } },
    ]);
    expect(of('Aldo', 'attacks')).toMatchObject([{ name: 'Glaive', reachWeapon: 'reach' }]);
    expect(of('Choker', 'attacks')).toMatchObject([{ name: 'Tentacle', reach: 2 }]);
    expect(of('Choker', 'speed')).toEqual({ land: 6, climb: 6 });
    expect(of('Ghost', 'speed')).toEqual({ land: 1, fly: 8 });
    expect(of('Ghost', 'traits')).toEqual(expect.arrayContaining(['darkvision-12', 'incorporeal']));
    // By markers on the sheet of 2014, by records on that of 2024.
    expect(of('Dina', 'conditions')).toEqual(['grappled', 'restrained']);
    expect(of('Dina', 'ac')).toEqual({ total: 18 });
  },
);
