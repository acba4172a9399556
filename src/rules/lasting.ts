/**
 * Conditions that an action or a movement causes, and those that end when the creature's next turn
 * begins. All rulesets with turns share them, so that a log can be replayed without its ruleset
 * (sigil.special-attack.charge-attack, sigil.movement.run-loses-dex,
 * sigil.special-attack.total-defence, sigil.special-attack.fight-defensively).
 */

/**
 * The condition that a movement mode causes. Also the condition that an action causes, if its row
 * in the table of actions gives none.
 */
export const BRINGS: Readonly<Record<string, string>> = {
  charge: 'charging',
  'bull-rush-charge': 'charging',
  'overrun-charge': 'charging',
  run: 'running',
};

const UNTIL_NEXT_TURN = ['charging', 'running', 'total-defence', 'fighting-defensively'];

/** Whether the condition lasts beyond the start of the creature's next turn. */
export const lasts = (condition: string): boolean => !UNTIL_NEXT_TURN.includes(condition);
