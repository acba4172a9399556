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

describe('sentences about an attack', () => {
  it.each(ATTACK_WHY)(
    'the extension has a sentence on why an attack is impossible for the reason “%s”',
    (why) => expect(isMessageId(`why.${why}`) || isMessageId(`violation.${why}`)).toBe(true),
  );
  it.each(MODIFIER_WHY)('the extension has a sentence for the attack modifier “%s”', (why) =>
    expect(isMessageId(`modifier.${why}`)).toBe(true),
  );
  it.each(PRECISION_WHY)(
    'the extension has a sentence about precision damage for the reason “%s”',
    (why) => expect(isMessageId(`precision.${why}`)).toBe(true),
  );
  it.each(conditions)(
    'the catalogue says what the condition “%s” does to an attacker and to a target',
    (condition) => {
      for (const side of ['attacker', 'target'] as const)
        for (const mode of ['melee', 'ranged'] as const) {
          expect(isMessageId(modifierMessage(codeOf(condition, side, mode), side))).toBe(true);
        }
    },
  );
  it('an attack uses a condition’s own sentence if there is one, else a general sentence', () => {
    expect(modifierMessage('prone-target-melee', 'target')).toBe('modifier.prone-target-melee');
    expect(modifierMessage('bewitched-target', 'target')).toBe('modifier.condition-target');
    expect(modifierMessage('bewitched-attacker', 'attacker')).toBe('modifier.condition-attacker');
  });
});
