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
    'if a token stands on a larger creature’s token, the user is asked if the smaller ' +
      'creature is riding',
    () => {
      expect(asked({})).toEqual(['berta on horse']);
      expect(asked({}, { side: 'neutral' })).toEqual(['berta on horse']);
      expect(asked({ size: 'tiny' })).toEqual(['berta on horse']);
    },
  );
  it.each<[what: string, berta: object, horse?: object, told?: readonly string[]]>([
    ['stands beside the larger one', { at: [6, 4] }],
    ['is a foe of the larger one', { side: 'foes' }],
    ['already rides the larger one', { mount: 'horse' }],
    ['flies above the larger one', { elevation: 2 }],
    ['is as large as the larger one', { size: 'large', space: 2 }],
    ['grapples the larger one', { grapples: ['horse'] }],
    ['stands on a dead creature', {}, { conditions: ['dead'] }],
    ['stands on a dying creature', {}, { conditions: ['dying'] }],
    ['stands on a prone creature', {}, { conditions: ['prone'] }],
    ['stands on a sleeping creature', {}, { conditions: ['asleep'] }],
    ['stands on a creature without hit points', {}, { hp: { current: -3, max: 20 } }],
    ['is known not to ride', {}, {}, ['berta']],
    ['stands on a thing such as a wagon', {}, { scenery: 'clear' }],
  ])(
    'no question whether a creature rides a larger one appears if the creature %s',
    (_, berta, horse, told) => {
      expect(asked(berta, horse, told)).toEqual([]);
    },
  );
});
