/**
 * The chance to hit: the sheets' numbers and the situation, with nothing counted twice or invented.
 */
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/judge/answer.ts';
import type { AttackVerdict } from '../../src/rules/d20/play/attacks/attackRules.ts';
import { sceneSchema, type SceneInput } from '../../src/scene/schema.ts';

type Creature = NonNullable<SceneInput['creatures']>[number];
type Weapon = NonNullable<Creature['attacks']>[number];

const SWORD: Weapon = { id: 's', name: 'sword', kind: 'melee', ready: true, bonus: 5 };
const attacker = (weapon: Partial<Weapon> = {}, more: Partial<Creature> = {}): Creature => ({
  id: 'a',
  side: 'party',
  at: [4, 5],
  size: 'medium',
  build: 'tall',
  attacks: [{ ...SWORD, ...weapon }],
  ...more,
});
const target = (more: Partial<Creature> = {}): Creature => ({
  id: 'b',
  side: 'foes',
  at: [5, 5],
  size: 'medium',
  build: 'tall',
  attacks: [],
  ac: { total: 16, touch: 11, flatFooted: 14 },
  ...more,
});
/** The two attackers stand on opposite sides, so they flank. */
const ALLY: Creature = { ...attacker(), id: 'c', at: [6, 5] };

function hit(creatures: readonly Creature[], more: Partial<SceneInput> = {}, plan: object = {}) {
  const scene = sceneSchema.parse({
    format: 'quadretto/scene@1',
    ruleset: 'srd35',
    grid: { kind: 'square', columns: 12, rows: 12 },
    creatures,
    ...more,
  });
  const ask = { ask: 'attack', from: 'a', to: 'b', with: 's', ...plan };
  return (answer(scene, ask) as AttackVerdict).hit;
}

describe('the chance to hit', () => {
  it('an attack with +5 against Armor Class 16 hits on an 11, which is a chance of 50%', () => {
    expect(hit([attacker(), target()])).toMatchObject({ bonus: 5, ac: 16, needs: 11, percent: 50 });
  });
  it('the chance to hit includes the +2 for flanking', () => {
    expect(hit([attacker(), target(), ALLY])).toMatchObject({ bonus: 7, needs: 9, percent: 60 });
  });
  it('the chance to hit counts a natural 1 as a miss and a natural 20 as a hit', () => {
    expect(hit([attacker({ bonus: -9 }), target()])).toMatchObject({ needs: 20, percent: 5 });
    expect(hit([attacker({ bonus: 30 }), target()])).toMatchObject({ needs: 2, percent: 95 });
  });
  it('if the target’s Armor Class is unknown, the attack shows its bonus but no chance to hit', () => {
    const { ac: _, ...bare } = target();
    const said = hit([attacker(), bare, ALLY]);
    expect(said).toMatchObject({ bonus: 7 });
    expect([said?.ac, said?.needs, said?.percent]).toEqual([undefined, undefined, undefined]);
  });
  it('if the sheet states no attack bonus, the chance to hit is unknown', () => {
    const [{ bonus: _, ...sword }] = [SWORD];
    expect(hit([{ ...attacker(), attacks: [sword] }, target()])).toBeUndefined();
  });
  it(
    'against a target that loses its Dexterity bonus, the chance to hit uses the ' +
      'flat-footed Armor Class',
    () => {
      const unaware = { turn: { round: 1, order: ['a', 'b'], active: 'a', acted: ['a'] } };
      expect(hit([attacker(), target()], unaware)).toMatchObject({ ac: 14, needs: 9 });
      expect(hit([attacker(), target({ ac: { total: 16 } })], unaware)?.percent).toBeUndefined();
    },
  );
  it(
    'a modifier that is part of the sheet’s attack bonus is not counted again in the chance to ' +
      'hit',
    () => {
      expect(hit([attacker({ proficient: false, size: 'large' }), target()])).toMatchObject({
        bonus: 5,
        percent: 50,
      });
    },
  );
  it(
    'if the sheet’s attack bonus may already include the penalty of a condition, the chance ' +
      'to hit is unknown',
    () => {
      expect(hit([attacker({}, { conditions: ['shaken'] }), target()])).toBeUndefined();
      const stunned = hit([attacker(), target({ conditions: ['stunned'] })]);
      expect(stunned).toMatchObject({ bonus: 5 });
      expect(stunned?.percent).toBeUndefined();
    },
  );
  it('the chance to hit a prone target in melee includes +4', () => {
    expect(hit([attacker(), target({ conditions: ['prone'] })])).toMatchObject({
      bonus: 9,
      needs: 7,
      percent: 70,
    });
  });
  it('in a full attack, the chance to hit is shown for the first attack only', () => {
    expect(hit([attacker(), target()], {}, { action: 'full-attack', nth: 2 })).toBeUndefined();
  });
});
