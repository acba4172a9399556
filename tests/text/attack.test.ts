/**
 * Every code in an attack's answer has its text. The code of a condition may use the condition's
 * name.
 */
import { describe, expect, it } from 'vitest';
import {
  ATTACK_WHY,
  codeOf,
  MODIFIER_WHY,
  PRECISION_WHY,
} from '../../src/rules/d20/play/attacks/codes.ts';
import { turnRulesets } from '../../src/rules/fullRulesets.ts';
import { modifierMessage } from '../../src/text/attack.ts';
import { isMessageId } from '../../src/text/index.ts';

const conditions = [
  ...new Set(
    turnRulesets.flatMap((p) =>
      Object.entries(p.states.table).flatMap(([name, e]) =>
        e.attack === undefined &&
        e.ac === undefined &&
        e.outside === undefined &&
        e.dexterity === undefined &&
        e.dodge === undefined
          ? []
          : [name],
      ),
    ),
  ),
];

const without = (ids: readonly string[], ...keysOf: ((id: string) => string)[]): string[] =>
  ids.filter((id) => !keysOf.some((keyOf) => isMessageId(keyOf(id))));

describe('sentences about an attack', () => {
  it('each reason why a creature cannot make an attack has a sentence on the screen', () => {
    expect(
      without(
        ATTACK_WHY,
        (why) => `why.${why}`,
        (why) => `violation.${why}`,
      ),
    ).toEqual([]);
  });
  it('each modifier of an attack roll has a sentence that names its reason', () => {
    expect(without(MODIFIER_WHY, (why) => `modifier.${why}`)).toEqual([]);
  });
  it('each reason why an attack deals no precision damage has a sentence on the screen', () => {
    expect(without(PRECISION_WHY, (why) => `precision.${why}`)).toEqual([]);
  });
  it('each condition that changes an attack has a sentence for its effect on attacker and target', () => {
    for (const condition of conditions)
      for (const side of ['attacker', 'target'] as const)
        for (const mode of ['melee', 'ranged'] as const) {
          const message = modifierMessage(codeOf(condition, side, mode), side);
          expect.soft(isMessageId(message), `${condition}, ${side}, ${mode}`).toBe(true);
        }
  });
  it('a modifier from a condition shows that condition’s own sentence, or else a general sentence', () => {
    expect(modifierMessage('prone-target-melee', 'target')).toBe('modifier.prone-target-melee');
    expect(modifierMessage('bewitched-target', 'target')).toBe('modifier.condition-target');
    expect(modifierMessage('bewitched-attacker', 'attacker')).toBe('modifier.condition-attacker');
  });
});
