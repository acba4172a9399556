/**
 * What an event of a log says of the conditions that a movement causes, and which conditions end when
 * the creature's next turn begins: so that a log can be replayed without its ruleset
 * (sigil.special-attack.charge-attack, sigil.movement.run-loses-dex,
 * sigil.special-attack.total-defence, sigil.special-attack.fight-defensively).
 */
import { CONDITION_ROWS } from './conditionTables.ts';

/** What a movement mode does besides moving, as an event records it. */
export interface ModeEffects {
  /** Conditions that the movement causes in a fight; absent: as in earlier logs. */
  readonly brings?: readonly string[];
  /** The movement counts no cells of the turn, and continues no other movement. */
  readonly uncounted?: true;
}

/** Effects in earlier logs, by the mode, or by the action that declares it. */
export const EARLIER_EFFECTS: Readonly<Record<string, ModeEffects>> = {
  charge: { brings: ['charging'] },
  'bull-rush-charge': { brings: ['charging'] },
  'overrun-charge': { brings: ['charging'] },
  run: { brings: ['running'] },
  step: { uncounted: true },
};

/** Whether the condition lasts beyond the start of the creature's next turn. */
export const lasts = (condition: string): boolean =>
  CONDITION_ROWS[condition]?.ends !== 'next-turn';

/** Does the end of the condition end what it held, as a concentration does? */
export const holdsOthers = (condition: string): boolean =>
  CONDITION_ROWS[condition]?.holdsOthers === true;
