/**
 * Table of feats and creature types that affect special attacks. The code looks up their effects,
 * never their names.
 */
import type { Creature } from '../../../../board/creature.ts';
import { D20_KINDS, kindRows } from '../../map/kinds.ts';
import type { ActWhy } from '../turns/turnRules.ts';
import type { Special } from './specialTypes.ts';

export interface SpecialTrait {
  /**
   * Changes to special attacks that this creature makes. The action that they take and what they
   * provoke is in the table of actions.
   */
  readonly making?: Partial<
    Record<
      Special,
      {
        readonly bonus?: number;
        /** Does the movement or fall that the attack causes provoke attacks of opportunity? */
        readonly provokes?: true;
        /** May the attacker make a melee attack immediately afterwards? */
        readonly follows?: true;
        /** The target may neither step aside nor make a counterattempt. */
        readonly noAnswer?: true;
        /**
         * Changes only while the attacker is mounted; its mount makes the additional melee attack.
         */
        readonly mounted?: { readonly follows?: true; readonly noAnswer?: true };
      }
    >
  >;
  /** Bonus to this creature's own defense against these special attacks. */
  readonly guards?: Partial<Record<Special, number>>;
  /** Bonus to the maneuver defense against attacks to which stability applies. */
  readonly steady?: number;
  /** Bonus to grapple checks. */
  readonly grapple?: number;
  /** Bonus to the defender's check in special attacks to which stability applies. */
  readonly stability?: number;
  /** The creature cannot be tripped; the value is the reason. */
  readonly untrippable?: ActWhy;
  /** Special attacks that the creature cannot suffer or, if it is `both`, make. */
  readonly spared?: Readonly<Record<string, 'target' | 'both'>>;
  /** Wins each check against being grappled or pinned, and each check to get free. */
  readonly unheld?: true;
  readonly mindless?: true;
  /** Is the creature a humanoid? Feints against other creatures take a penalty. */
  readonly humanoid?: boolean;
  /** Can turning and rebuking affect the creature? */
  readonly turnable?: true;
  /** Multiplier for the creature's Hit Dice when it is turned. */
  readonly turnHitDice?: number;
}

export type SpecialTraitTable = Readonly<Record<string, SpecialTrait>>;

/** Effect of the greater feat after a success: the target's movement or fall provokes. */
export const PROVOKING = { provokes: true } as const;

/**
 * The feats for combat maneuvers. `improved`: +2 to the maneuver and to the defense against it;
 * `greater`: another +2 to the maneuver, and an effect.
 */
export const maneuverFeats = (
  attacks: readonly Special[],
  effect: Partial<typeof PROVOKING> = {},
): SpecialTraitTable =>
  Object.fromEntries(
    attacks.flatMap((attack): [string, SpecialTrait][] => [
      [`improved-${attack}`, { making: { [attack]: { bonus: 2 } }, guards: { [attack]: 2 } }],
      [`greater-${attack}`, { making: { [attack]: { bonus: 2, ...effect } } }],
    ]),
  );

export const SPECIAL_TRAITS: SpecialTraitTable = {
  ...kindRows(D20_KINDS, 'humanoid', 'mindless', 'turnable', 'turnHitDice', 'spared'),
  mindless: { mindless: true },
  'improved-bull-rush': { making: { 'bull-rush': { bonus: 4 } } },
  'improved-disarm': { making: { disarm: { bonus: 4, noAnswer: true } } },
  'improved-grapple': { grapple: 4 },
  'improved-overrun': { making: { overrun: { bonus: 4, noAnswer: true } } },
  trample: { making: { overrun: { mounted: { noAnswer: true, follows: true } } } },
  'improved-sunder': { making: { sunder: { bonus: 4 } } },
  'improved-trip': { making: { trip: { bonus: 4, follows: true } } },
  'more-than-two-legs': { stability: 4 },
  dwarf: { stability: 4 },
  stability: { stability: 4 },
  'has-no-legs': { untrippable: 'no-legs' },
  incorporeal: { untrippable: 'incorporeal' },
  swimming: { untrippable: 'swimming' },
  burrowing: { untrippable: 'burrowing' },
};

/** The rows of the trait table that match the creature's traits and conditions. */
export const linesOf = (
  table: SpecialTraitTable,
  c: Creature,
): readonly (readonly [string, SpecialTrait])[] =>
  [...new Set([...c.traits, ...c.conditions])].flatMap((trait) => {
    const line = Object.hasOwn(table, trait) ? table[trait] : undefined;
    return line === undefined ? [] : [[trait, line] as const];
  });

/** The effect from the creature's first trait row that has it. */
export function lineWith<K extends keyof SpecialTrait>(
  table: SpecialTraitTable,
  c: Creature,
  effect: K,
): { readonly trait: string; readonly value: NonNullable<SpecialTrait[K]> } | undefined {
  for (const [trait, line] of linesOf(table, c)) {
    const value = line[effect];
    if (value !== undefined) return { trait, value: value as NonNullable<SpecialTrait[K]> };
  }
  return undefined;
}
