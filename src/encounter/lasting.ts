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

/** Each with the ledger's rule that says so. */
export const UNTIL_NEXT_TURN: Readonly<Record<string, string>> = {
  charging: 'sigil.special-attack.charge-attack',
  running: 'sigil.movement.run-loses-dex',
  'total-defence': 'sigil.special-attack.total-defence',
  'fighting-defensively': 'sigil.special-attack.fight-defensively',
};

export const lasts = (condition: string): boolean => !Object.hasOwn(UNTIL_NEXT_TURN, condition);
