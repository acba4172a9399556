/** What a player declares of an attack, and what feats add to its damage. */

/** Feats that a player declares, by id, and how much of each. */
export type Declarations = Readonly<Record<string, number>>;

export interface DamageBonus {
  readonly value: number;
  /** Dice of the weapon's own besides. */
  readonly dice?: number;
  readonly by: string;
}
