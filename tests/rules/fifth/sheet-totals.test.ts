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
  ['lowers an attack bonus of 5 to 1 if the sheet’s bonus does not include exhaustion', {}, 1],
  [
    'does not lower an attack bonus that already includes exhaustion',
    { inTotals: { attack: ['exhaustion-2'] } },
    5,
  ],
])('under D&D 5e (2024), exhaustion 2 %s', (_, more, bonus) => {
  const scene = sceneOf({ conditions: ['exhaustion-2'], ...more });
  expect(answer(scene, { ask: 'attempt', from: 'ada', to: 'orc', with: 'sword' })).toMatchObject({
    bonus,
  });
});

it.each([
  ['a creature that can hover moves at its fly speed', ['hover'], 8],
  ['a creature that cannot hover moves at its walking speed', [], 1],
])(
  'under D&D 5e (2024), on the ground with Speed 5 ft. and Fly 40 ft., %s',
  (_, traits, budget) => {
    const scene = sceneOf({ speed: { land: 1, fly: 8 }, traits });
    const path = [
      [3, 3],
      [2, 3],
    ];
    expect(answer(scene, { ask: 'move', of: 'ada', mode: 'move', path })).toMatchObject({ budget });
  },
);
