/**
 * Table of feats and creature types that change special attacks. Answers look up effects, never
 * names.
 */
import type { Creature } from '../../../board/creature.ts';
import type { SpecialWhy } from './codes.ts';
import type { Special } from './nouns.ts';

export interface SpecialTrait {
  /**
   * In making these: so much is added, something follows or is denied. What they provoke and take
   * is the turn's.
   */
  readonly making?: Partial<
    Record<
      Special,
      {
        readonly bonus?: number;
        /** Movement that it forces, or the fall that it causes, provokes. */
        readonly provokes?: true;
        /** A melee attack may follow at once. */
        readonly follows?: true;
        /** The target may not step aside, nor answer in kind. */
        readonly noAnswer?: true;
        /** Only from the saddle; what follows is then the mount's. */
        readonly mounted?: { readonly follows?: true; readonly noAnswer?: true };
      }
    >
  >;
  /** Added to the own defense against these. */
  readonly guards?: Partial<Record<Special, number>>;
  /** Added to the maneuver defense where firmness on the ground counts. */
  readonly steady?: number;
  /** Added to grapple checks. */
  readonly grapple?: number;
  /** Added to the defender's check where stability counts. */
  readonly stability?: number;
  /** Cannot be tripped. */
  readonly untrippable?: SpecialWhy;
  readonly mindless?: true;
  /** Is it one of the kinds that one feints against without penalty? */
  readonly humanoid?: boolean;
  /** What turning and rebuking affect. */
  readonly turnable?: true;
  /** Multiplier of its Hit Dice against turning. */
  readonly turnHitDice?: number;
}

export type SpecialTraitTable = Readonly<Record<string, SpecialTrait>>;

const KIND: SpecialTrait = { humanoid: false };

export const TRAITS: SpecialTraitTable = {
  'improved-bull-rush': { making: { 'bull-rush': { bonus: 4 } } },
  'improved-disarm': { making: { disarm: { bonus: 4, noAnswer: true } } },
  'improved-grapple': { grapple: 4 },
  'improved-overrun': { making: { overrun: { bonus: 4, noAnswer: true } } },
  trample: { making: { overrun: { mounted: { noAnswer: true, follows: true } } } },
  'improved-sunder': { making: { sunder: { bonus: 4 } } },
  'improved-trip': { making: { trip: { bonus: 4, follows: true } } },
  'more-than-two-legs': { stability: 4 },
  stability: { stability: 4 },
  'has-no-legs': { untrippable: 'no-legs' },
  incorporeal: { untrippable: 'incorporeal' },
  swimming: { untrippable: 'swimming' },
  burrowing: { untrippable: 'burrowing' },
  mindless: { mindless: true },
  humanoid: { humanoid: true },
  undead: { ...KIND, turnable: true },
  ooze: { ...KIND, mindless: true },
  swarm: { turnHitDice: 0.5 },
  aberration: KIND,
  animal: KIND,
  construct: KIND,
  elemental: KIND,
  plant: KIND,
  dragon: KIND,
  fey: KIND,
  giant: KIND,
  'magical-beast': KIND,
  'monstrous-humanoid': KIND,
  outsider: KIND,
  vermin: KIND,
};

/** The lines of the table that a creature's traits and conditions have. */
export const linesOf = (
  table: SpecialTraitTable,
  c: Creature,
): readonly (readonly [string, SpecialTrait])[] =>
  [...new Set([...c.traits, ...c.conditions])].flatMap((trait) => {
    const line = Object.hasOwn(table, trait) ? table[trait] : undefined;
    return line === undefined ? [] : [[trait, line] as const];
  });

/** The first of a creature's lines with the effect. */
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
