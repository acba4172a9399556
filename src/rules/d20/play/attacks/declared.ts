/** Options that a player declares for an attack, and damage that feats add to it. */

/** Feats that a player declares: the amount of each, keyed by id. */
export type Declarations = Readonly<Record<string, number>>;

export interface DamageBonus {
  readonly value: number;
  /** Extra dice of the weapon's own damage. */
  readonly dice?: number;
  readonly by: string;
}
