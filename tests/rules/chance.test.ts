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
  it('an attack of +5 against Armor Class 16 needs an 11: 50%', () => {
    expect(hit([attacker(), target()])).toMatchObject({ bonus: 5, ac: 16, needs: 11, percent: 50 });
  });
  it('the chance to hit includes the +2 of flanking', () => {
    expect(hit([attacker(), target(), ALLY])).toMatchObject({ bonus: 7, needs: 9, percent: 60 });
  });
  it('the chance to hit counts a 1 as a miss and a 20 as a hit', () => {
    expect(hit([attacker({ bonus: -9 }), target()])).toMatchObject({ needs: 20, percent: 5 });
    expect(hit([attacker({ bonus: 30 }), target()])).toMatchObject({ needs: 2, percent: 95 });
  });
  it('without the target’s Armor Class, the attack shows only its bonus and no chance to hit', () => {
    const { ac: _, ...bare } = target();
    const said = hit([attacker(), bare, ALLY]);
    expect(said).toMatchObject({ bonus: 7 });
    expect([said?.ac, said?.needs, said?.percent]).toEqual([undefined, undefined, undefined]);
  });
  it('without the attack bonus of the sheet, the chance to hit is unknown', () => {
    const [{ bonus: _, ...sword }] = [SWORD];
    expect(hit([{ ...attacker(), attacks: [sword] }, target()])).toBeUndefined();
  });
  it('the chance to hit uses the flat-footed Armor Class of a target that has lost its Dexterity', () => {
    const unaware = { turn: { round: 1, order: ['a', 'b'], active: 'a', acted: ['a'] } };
    expect(hit([attacker(), target()], unaware)).toMatchObject({ ac: 14, needs: 9 });
    expect(hit([attacker(), target({ ac: { total: 16 } })], unaware)?.percent).toBeUndefined();
  });
  it('the chance to hit counts a modifier once if the sheet’s total includes it', () => {
    expect(hit([attacker({ proficient: false, size: 'large' }), target()])).toMatchObject({
      bonus: 5,
      percent: 50,
    });
  });
  it('the chance to hit is unknown if the sheet’s total may already include a condition', () => {
    expect(hit([attacker({}, { conditions: ['shaken'] }), target()])).toBeUndefined();
    const stunned = hit([attacker(), target({ conditions: ['stunned'] })]);
    expect(stunned).toMatchObject({ bonus: 5 });
    expect(stunned?.percent).toBeUndefined();
  });
  it('the chance to hit includes the modifier for a prone target, which depends on the kind of attack', () => {
    expect(hit([attacker(), target({ conditions: ['prone'] })])).toMatchObject({
      bonus: 9,
      needs: 7,
      percent: 70,
    });
  });
  it('the chance to hit is shown for the first attack only', () => {
    expect(hit([attacker(), target()], {}, { action: 'full-attack', nth: 2 })).toBeUndefined();
  });
});
