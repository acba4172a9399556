/** A bonus or penalty on a roll or total, or one component of an armor class. */

export interface Bonus {
  /**
   * Bonus type, such as `armour`, `dodge`, `morale` or `untyped`. A penalty is a negative value.
   */
  readonly type: string;
  readonly value: number;
  /**
   * The effect or circumstance that gives the bonus; bonuses with the same name here count as one
   * source.
   */
  readonly from?: string;
  /**
   * The item that an enhancement bonus improves (`armour`, `natural-armour`, `shield`, a weapon …).
   */
  readonly to?: string;
}

export interface ArmourPart extends Bonus {
  /** Is the bonus a force effect? If so, it also counts against incorporeal touch attacks. */
  readonly force?: boolean;
  /** Does the bonus come from broken armor, or a broken shield? */
  readonly broken?: boolean;
}
