/** Which conditions an action brings, and which end when the creature's next turn begins. */

/** Movement modes and actions whose condition is not in the table of actions. */
export const BRINGS: Readonly<Record<string, string>> = {
  charge: 'charging',
  'bull-rush-charge': 'charging',
  'overrun-charge': 'charging',
  run: 'running',
};

/**
 * Conditions that end when their bearer's next turn begins: sigil.special-attack.charge-attack,
 * sigil.movement.run-loses-dex, sigil.special-attack.total-defence and
 * sigil.special-attack.fight-defensively, which all rulesets share.
 */
const UNTIL_NEXT_TURN = ['charging', 'running', 'total-defence', 'fighting-defensively'];

export const lasts = (condition: string): boolean => !UNTIL_NEXT_TURN.includes(condition);
