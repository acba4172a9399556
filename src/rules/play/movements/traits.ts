/** Table of races, feats and classes that change an answer of this topic. */
import type { Creature } from '../../../board/creature.ts';

export interface MovementTrait {
  /** Without a Constitution to tire. */
  readonly tireless?: true;
  /** Fills its squares: no creature passes through it. */
  readonly fillsSpace?: true;
  /** The conditions that a light which others bear may bring. */
  readonly lightSensitive?: readonly string[];
  /** Multiplier of the distance at which it sees by a light. */
  readonly seesByLight?: number;
  /** Crawls at its speed. */
  readonly legless?: true;
  /** Carries as one that stands on all fours. */
  readonly quadruped?: true;
  /** Added to checks of a skill, with the type of the bonus. */
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
  'fills-space': { fillsSpace: true },
  'gelatinous-cube': { fillsSpace: true },
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

/** The effect of the first of a creature's traits that has it. */
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
