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
  it('a creature on the token of a larger one may ride that creature', () => {
    expect(asked({})).toEqual(['berta on horse']);
    expect(asked({}, { side: 'neutral' })).toEqual(['berta on horse']);
    expect(asked({ size: 'tiny' })).toEqual(['berta on horse']);
  });
  it.each<[what: string, berta: object, horse?: object, told?: readonly string[]]>([
    ['stands beside it', { at: [6, 4] }],
    ['is its foe', { side: 'foes' }],
    ['rides it already', { mount: 'horse' }],
    ['flies above it', { elevation: 2 }],
    ['is as large', { size: 'large', space: 2 }],
    ['grapples it', { grapples: ['horse'] }],
    ['stands on a dead one', {}, { conditions: ['dead'] }],
    ['stands on a dying one', {}, { conditions: ['dying'] }],
    ['stands on a prone one', {}, { conditions: ['prone'] }],
    ['stands on one asleep', {}, { conditions: ['asleep'] }],
    ['stands on one without hit points', {}, { hp: { current: -3, max: 20 } }],
    ['was said not to ride', {}, {}, ['berta']],
    ['stands on a thing: a wagon', {}, { scenery: 'clear' }],
  ])('nobody is asked whether a creature rides a larger one if it %s', (_, berta, horse, told) => {
    expect(asked(berta, horse, told)).toEqual([]);
  });
});
