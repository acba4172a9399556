/**
 * Which conditions an action brings by itself, and which end by themselves when their bearer's next
 * turn begins.
 */

/**
 * Ways of moving, and actions whose entry in the table of actions says nothing of it, with the
 * condition that they bring.
 */
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
