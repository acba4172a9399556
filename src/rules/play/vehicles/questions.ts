/**
 * Questions about vehicles in combat. A vehicle is a thing with a facing, not a creature: it
 * threatens nothing and provokes nothing, so the scene does not contain it and the question says
 * its facts.
 */
import type { CoverDegree, Size } from '../../../board/vocabulary.ts';
import type { Citations } from '../../names.ts';
import type { Verdict } from '../../verdict.ts';
import type { Degrees, Direction, Obstacle, Speed, Stunt } from './table.ts';

/** Keys of this topic's citations (`variants/<id>/citations.ts`). */
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

/** What the driver does about the vehicle's defense. */
export type Driving = 'normal' | 'defensive' | 'total-defence';

export interface StuntAsk {
  readonly stunt: Stunt;
  readonly speed: Speed;
  readonly obstacle?: Obstacle | undefined;
  readonly degrees?: Degrees | undefined;
  /** Width of the gap of a jump, in meters. */
  readonly metres?: number | undefined;
  /** For a sideswipe: size categories that the target is larger (negative: smaller). */
  readonly larger?: number | undefined;
  /** For a sideswipe: speed categories of difference. */
  readonly apart?: number | undefined;
  /** Total of the Drive check, with all modifiers. */
  readonly roll?: number | undefined;
}
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

export interface ControlAsk {
  readonly speed: Speed;
  readonly dc: number;
  readonly roll?: number | undefined;
  /** The d8 of a spin. */
  readonly die?: number | undefined;
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

export interface CollisionAsk {
  /** The sizes of the two that collide. */
  readonly sizes: readonly [Size, Size];
  /** The higher of their speeds. */
  readonly speed: Speed;
  readonly direction: Direction;
  /** The cover that the vehicle gives those aboard. */
  readonly cover?: CoverDegree | undefined;
  /** The damage that was rolled, before the multiplier. */
  readonly rolled?: number | undefined;
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

export interface AboardAsk {
  readonly speed: Speed;
  readonly cover?: CoverDegree | undefined;
  readonly driving?: Driving | undefined;
  readonly driver?: boolean | undefined;
  /** Does the attacker have Drive-By Attack? */
  readonly driveBy?: boolean | undefined;
}
export interface AboardVerdict extends Verdict {
  /** Modifier of attack rolls made aboard. */
  readonly attack: number;
  /** Bonus to the Defense of the vehicle; `occupant`: with its cover. */
  readonly defence: { readonly vehicle: number; readonly occupant?: number };
  readonly mayAttack: boolean;
  readonly mayFullAttack: boolean;
}

export interface BlowAsk {
  readonly damage: number;
  readonly hardness: number;
  readonly hp: number;
  /** Hit points of the whole vehicle. */
  readonly full: number;
}
export interface BlowVerdict extends Verdict {
  readonly hp: number;
  readonly state: 'running' | 'disabled' | 'destroyed';
  /** Does it explode after 1d6 rounds? */
  readonly explodes: boolean;
}

/** Maneuvers of a vehicle's movement. */
export const MANEUVERS = ['ahead', 'left', 'right', 'slip-left', 'slip-right'] as const;
export type Maneuver = (typeof MANEUVERS)[number];

export interface DriveAsk {
  readonly speed: Speed;
  /** The speed category at the end of the last round. */
  readonly before: Speed;
  readonly reverse?: boolean | undefined;
  /** The vehicle's top speed, in cells a round. */
  readonly top?: number | undefined;
  /** Facing in eighths of a circle: 0 is up, then clockwise. */
  readonly facing: number;
  readonly moves: readonly Maneuver[];
  /** Stunts that the driver attempts, and whether it attacks. */
  readonly stunts?: number | undefined;
  readonly attack?: boolean | undefined;
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
