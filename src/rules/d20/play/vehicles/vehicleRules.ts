/**
 * Questions about vehicles in combat. A vehicle is a thing with a facing, not a creature: it
 * threatens nothing and provokes nothing, so the scene does not contain it and the question says
 * its facts.
 */
import type { Citations } from '../../../names.ts';
import type { Verdict } from '../../../verdict.ts';
export type {
  AboardAsk,
  BlowAsk,
  CollisionAsk,
  ControlAsk,
  DriveAsk,
  StuntAsk,
} from '../asks/vehicleAsk.ts';

/** Keys of this topic's citations (`d20/<id>/citations.ts`). */
export type VehicleCitation =
  | 'speed'
  | 'change'
  | 'turn'
  | 'sideslip'
  | 'diagonal'
  | 'turnOfDriver'
  | 'stunt'
  | 'collision'
  | 'control'
  | 'occupants'
  | 'aboard'
  | 'damage'
  | 'defence';

export interface StuntVerdict extends Verdict {
  /** DC of the Drive check; absent: a fact of the question is missing, or no check can succeed. */
  readonly dc?: number;
  /** Modifier of the check from the speed. */
  readonly modifier: number;
  readonly why: readonly 'too-wide'[];
  /** Cells straight ahead that the stunt needs before it. */
  readonly ahead: number;
  /** Change of the speed category, at most. */
  readonly categories: number;
  /** Change of facing, in degrees: after a success, and after a failure. */
  readonly turns?: { readonly passed: number; readonly failed: number };
  /** DC of the check that keeps control after a failure; absent: none is needed. */
  readonly control?: number;
  readonly passed?: boolean;
}

export interface ControlVerdict extends Verdict {
  readonly dc: number;
  readonly modifier: number;
  readonly result?: 'control' | 'spin' | 'roll';
  /** Cells that the vehicle goes on. */
  readonly cells?: number;
  /** New facing after a spin, in degrees to the right; absent: the d8 is not known. */
  readonly turned?: number;
  readonly damage?: {
    readonly vehicle: string;
    readonly occupants: string;
    readonly save: { readonly kind: 'reflex'; readonly dc: number };
  };
}

export interface CollisionVerdict extends Verdict {
  readonly dice: string;
  readonly times: number;
  /** A creature or a moving vehicle that is struck may halve the damage. */
  readonly save: { readonly kind: 'reflex'; readonly dc: number };
  /** DC of the drivers' checks to keep control. */
  readonly control: number;
  /** Speed categories that both lose. */
  readonly slower: number;
  /** Share of the damage that those aboard take; absent: the cover is not known. */
  readonly share?: number;
  readonly damage?: { readonly both: number; readonly aboard?: number };
}

export interface AboardVerdict extends Verdict {
  /** Modifier of attack rolls made aboard. */
  readonly attack: number;
  /** Bonus to the Defense of the vehicle; `occupant`: with its cover. */
  readonly defence: { readonly vehicle: number; readonly occupant?: number };
  readonly mayAttack: boolean;
  readonly mayFullAttack: boolean;
}

export interface BlowVerdict extends Verdict {
  readonly hp: number;
  readonly state: 'running' | 'disabled' | 'destroyed';
  /** Does it explode after 1d6 rounds? */
  readonly explodes: boolean;
}

export const DRIVE_WHY = [
  'category-change',
  'reverse-speed',
  'too-early-turn',
  'too-few-squares',
  'too-many-squares',
  'above-top-speed',
  'too-many-stunts',
] as const;
export interface DriveVerdict extends Verdict {
  readonly legal: boolean;
  readonly why: readonly (typeof DRIVE_WHY)[number][];
  /** Squares of movement. */
  readonly cost: number;
  readonly facing: number;
  /** Movement of its rear, in cells from the start. */
  readonly by: readonly [number, number];
}

export interface VehicleRules {
  readonly cites: Citations<VehicleCitation>;
}
