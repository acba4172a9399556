/**
 * Conditions that an action or a movement brings, and those that end when their bearer's next turn
 * begins. All rulesets with turns share them (sigil.special-attack.charge-attack,
 * sigil.movement.run-loses-dex, sigil.special-attack.total-defence,
 * sigil.special-attack.fight-defensively), so that a log is replayed without its ruleset.
 */

/** By movement mode, or by an action whose row in the table of actions brings nothing itself. */
export const BRINGS: Readonly<Record<string, string>> = {
  charge: 'charging',
  'bull-rush-charge': 'charging',
  'overrun-charge': 'charging',
  run: 'running',
};

const UNTIL_NEXT_TURN = ['charging', 'running', 'total-defence', 'fighting-defensively'];

/** Does the condition outlast the start of its bearer's next turn? */
export const lasts = (condition: string): boolean => !UNTIL_NEXT_TURN.includes(condition);
