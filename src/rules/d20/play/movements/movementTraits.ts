/** The traits (race, feat, class) that affect movement, light and loads. */
import type { Creature } from '../../../../board/creature.ts';

export interface MovementTrait {
  /** The creature cannot be fatigued, because it has no Constitution score. */
  readonly tireless?: true;
  /** Conditions that bright light may impose on the creature. */
  readonly lightSensitive?: readonly string[];
  /** Multiplier of the radius within which the creature sees by a light. */
  readonly seesByLight?: number;
  /** The creature crawls at its full speed. */
  readonly legless?: true;
  /** The creature carries loads as a quadruped does. */
  readonly quadruped?: true;
  /** Bonus to checks of one skill, and the type of that bonus. */
  readonly check?: { readonly skill: string; readonly value: number; readonly type: string };
  /**
   * `evasion`: no damage on a successful Reflex save. `improved`: also half damage on a failed one.
   */
  readonly evasion?: 'evasion' | 'improved';
}

export type MovementTraits = Readonly<Record<string, MovementTrait>>;

const DEATHLESS: MovementTrait = { tireless: true };

export const MOVEMENT_TRAITS: MovementTraits = {
  undead: DEATHLESS,
  construct: DEATHLESS,
  'no-constitution': { tireless: true },
  'light-sensitivity': { lightSensitive: ['dazzled'] },
  'light-blindness': { lightSensitive: ['dazzled'] },
  'low-light-vision': { seesByLight: 2 },
  'has-no-legs': { legless: true },
  'more-than-two-legs': { quadruped: true },
  acrobatic: { check: { skill: 'jump', value: 2, type: 'untyped' } },
  athletic: { check: { skill: 'climb', value: 2, type: 'untyped' } },
  stealthy: { check: { skill: 'hide', value: 2, type: 'untyped' } },
  evasion: { evasion: 'evasion' },
  'improved-evasion': { evasion: 'improved' },
};

/** The value of an effect from the creature's first trait that has it. */
export function movementTrait<K extends keyof MovementTrait>(
  table: MovementTraits,
  c: Creature,
  effect: K,
): MovementTrait[K] | undefined {
  for (const trait of c.traits) {
    const value = Object.hasOwn(table, trait) ? table[trait]?.[effect] : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}
