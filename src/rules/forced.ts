/** Movement against a creature's will, falls and high jumps, as a ruleset judges them on the map. */
import type { Cell } from '../board/grid.ts';
import type { Creature } from '../board/creature.ts';
import type { Judge } from './ruleset.ts';
import type { PathHazard, Verdict, ViolationCode } from './verdict.ts';

export interface MapFallVerdict extends Verdict {
  /** Feet that the creature falls, and the elevation at which it lands, in cells. */
  readonly feet: number;
  readonly lands: number;
  /** Dice of damage such as `2d6`; absent: none. */
  readonly damage?: string;
  /** Is it prone where it lands, unless something takes all damage away? */
  readonly prone: boolean;
  /** The check that halves the damage, which takes a Reaction; absent: none. */
  readonly softened?: { readonly skills: readonly string[]; readonly dc: number };
}

export interface PushVerdict extends Verdict {
  /** The squares of the pushed creature, its present one first. */
  readonly path: readonly Cell[];
  /** Other paths of the same push: at a tie, the pusher chooses. */
  readonly otherPaths: readonly (readonly Cell[])[];
  /** Cells that it is pushed. */
  readonly cells: number;
  /** What ends the push before its whole distance; absent: nothing does. */
  readonly stopped?: { readonly code: ViolationCode | 'occupied'; readonly by?: string };
  /** What the path enters that asks for a save or does damage; absent: nothing. */
  readonly hazards?: readonly PathHazard[];
  /** The fall at the end of the path; absent: it falls nowhere. */
  readonly falls?: MapFallVerdict;
}

export interface HighJumpVerdict extends Verdict {
  /** Feet that the creature rises; absent: its Strength is not known. */
  readonly feet?: number;
  /** Feet above the floor that its hands reach; absent: its height is not known. */
  readonly hands?: number;
}

/** A high jump. `runUp`: did it move 10 feet on foot before? `tall`: its height in feet. */
export interface HighJump {
  readonly runUp?: boolean;
  readonly tall?: number;
}

export interface ForcedRules {
  /** A push of so many cells straight away from a creature or a cell. */
  push(j: Judge, from: Creature | Cell, c: Creature, cells: number): PushVerdict;
  /** A fall of so many cells, or from where the creature is to the ground. */
  fall(j: Judge, c: Creature, cells?: number): MapFallVerdict;
  highJump(j: Judge, c: Creature, jump: HighJump): HighJumpVerdict;
}
