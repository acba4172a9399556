/** What a sheet has counted already, and how a creature that hovers moves. */
import { expect, it } from 'vitest';
import { answer } from '../../../src/judge/answer.ts';
import { sceneSchema } from '../../../src/scene/schema.ts';

const sword = { id: 'sword', kind: 'melee', bonus: 5 };
const sceneOf = (ada: object) =>
  sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd52',
    grid: { kind: 'square', columns: 12, rows: 8 },
    creatures: [
      { id: 'ada', side: 'party', at: [3, 3], size: 'medium', attacks: [sword], ...ada },
      { id: 'orc', side: 'foes', at: [4, 3], size: 'medium' },
    ],
  });

it.each([
  ['lowers the attack bonus if the sheet’s total leaves exhaustion out', {}, 1],
  [
    'leaves the attack bonus unchanged if the sheet’s total includes exhaustion',
    { inTotals: { attack: ['exhaustion-2'] } },
    5,
  ],
])('exhaustion %s', (_, more, bonus) => {
  const scene = sceneOf({ conditions: ['exhaustion-2'], ...more });
  expect(answer(scene, { ask: 'attempt', from: 'ada', to: 'orc', with: 'sword' })).toMatchObject({
    bonus,
  });
});

it.each([
  ['a creature that hovers flies', ['hover'], 8],
  ['a creature that does not hover walks', [], 1],
])('with Speed 5 ft. and Fly 40 ft., at height 0, %s', (_, traits, budget) => {
  const scene = sceneOf({ speed: { land: 1, fly: 8 }, traits });
  const path = [
    [3, 3],
    [2, 3],
  ];
  expect(answer(scene, { ask: 'move', of: 'ada', mode: 'move', path })).toMatchObject({ budget });
});
