/** Which creatures may ride the larger one on whose token they stand. */
import { describe, expect, it } from 'vitest';
import { judgeOf, rulesetOf } from '../../src/rules/index.ts';
import { boardOf } from '../../src/scene/board.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { perhapsRiding } from '../../src/state/riders.ts';

const HORSE = { id: 'horse', side: 'party', at: [4, 4], size: 'large', space: 2 };
const BERTA = { id: 'berta', side: 'party', at: [5, 4], size: 'medium', space: 1 };
const asked = (berta: object, horse: object = {}, told: readonly string[] = []): string[] => {
  const scene = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 10, rows: 10 },
    creatures: [
      { ...BERTA, ...berta },
      { ...HORSE, ...horse },
    ],
  });
  return perhapsRiding(judgeOf(boardOf(scene), rulesetOf('srd35')!), ({ id }) =>
    told.includes(id),
  ).map(({ rider, mount }) => `${rider.id} on ${mount.id}`);
};

describe('a creature on the token of a larger one', () => {
  it(
    'if a token stands on a larger creature’s token, the user is asked whether the smaller ' +
      'creature is riding',
    () => {
      expect(asked({})).toEqual(['berta on horse']);
      expect(asked({}, { side: 'neutral' })).toEqual(['berta on horse']);
      expect(asked({ size: 'tiny' })).toEqual(['berta on horse']);
    },
  );
  it.each<[what: string, berta: object, horse?: object, told?: readonly string[]]>([
    ['stands beside B', { at: [6, 4] }],
    ['is a foe of B', { side: 'foes' }],
    ['already rides B', { mount: 'horse' }],
    ['flies above B', { elevation: 2 }],
    ['is as large as B', { size: 'large', space: 2 }],
    ['grapples B', { grapples: ['horse'] }],
    ['stands on B, and B is dead', {}, { conditions: ['dead'] }],
    ['stands on B, and B is dying', {}, { conditions: ['dying'] }],
    ['stands on B, and B is prone', {}, { conditions: ['prone'] }],
    ['stands on B, and B is asleep', {}, { conditions: ['asleep'] }],
    ['stands on B, and B has fewer than 0 hit points', {}, { hp: { current: -3, max: 20 } }],
    ['is known not to ride', {}, {}, ['berta']],
    ['stands on B, and B is a thing such as a wagon', {}, { scenery: 'clear' }],
  ])(
    'the user is not asked whether creature A rides creature B if A %s',
    (_, berta, horse, told) => {
      expect(asked(berta, horse, told)).toEqual([]);
    },
  );
});
