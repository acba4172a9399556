/** A bonus or penalty, and a part of an armor class. */

export interface Bonus {
  /** `armour`, `dodge`, `morale` … ; `untyped`. A penalty is a negative value. */
  readonly type: string;
  readonly value: number;
  /** The effect or circumstance behind it: two of one name are one. */
  readonly from?: string;
  /** The target of an enhancement (`armour`, `natural-armour`, `shield`, a weapon …). */
  readonly to?: string;
}

export interface ArmourPart extends Bonus {
  /** Made of force: an incorporeal touch does not pass it. */
  readonly force?: boolean;
}
