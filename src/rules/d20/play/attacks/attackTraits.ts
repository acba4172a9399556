/**
 * Table of feats and traits that change attacks. The answers look up effects and never the name of
 * a feat.
 */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { D20_KINDS, kindRows, type KindTable } from '../../map/kinds.ts';
import type { Tag } from '../../../tags.ts';

/** The effect of a feat that a player declares for an attack; `n` is the declared amount. */
export interface DeclaredFeat {
  readonly mode: 'melee' | 'ranged';
  /** Lowest amount (1 if absent), and highest amount for a base attack bonus. */
  readonly least?: number;
  readonly most: (bab: number) => number;
  /** Is the amount always the highest, instead of the player's choice? */
  readonly fixed?: true;
  /** Modifier to each attack roll of the action, for amount `n`. */
  readonly attack: (n: number) => number;
  /** Dodge bonus to the attacker's armor class until its next action, for amount `n`. */
  readonly guard?: (n: number) => number;
  readonly damage?: (n: number, weapon: Attack) => number;
  /** Extra dice of the weapon's own damage. */
  readonly dice?: number;
  /** The tag a weapon must have for the feat to apply. */
  readonly tag?: Tag;
  /** A shot has one rate of fire: two feats that set it exclude each other. */
  readonly rateOfFire?: true;
  /** Maximum distance to the target, in cells. */
  readonly within?: number;
  /** The action that the feat requires; absent: the feat works with any attack. */
  readonly action?: 'standard' | 'full-round';
  /** Number of extra attacks in a full attack, at the highest attack bonus. */
  readonly extra?: number;
  /** Number of projectiles that the first roll of a full attack shoots. */
  readonly shots?: number;
  /** Cells that the feat adds to the reach of melee attacks in the attacker's own turn. */
  readonly longer?: number;
  /** Modifier of the attacker's own armor class until its next turn. */
  readonly exposed?: number;
  /** Is the feat lost if the creature has moved in this turn, by a step too? */
  readonly still?: true;
  /** Does the shot ignore all cover that is not total? */
  readonly pastCover?: true;
  /** Does a hit allow an attack on a foe adjacent to the target and within reach? */
  readonly cleaves?: true;
  /** Does the feat work with unarmed strikes only? */
  readonly unarmed?: true;
  /**
   * The save that a damaged target must make, and the condition of those who fail. Its DC is 10,
   * half the attacker's level and the modifier of the ability.
   */
  readonly forces?: {
    readonly save: 'fortitude';
    readonly ability: 'wis';
    readonly condition: string;
  };
}

/** The attacks on further foes that a feat allows with the same melee weapon. */
export interface Further {
  /**
   * What allows them: the last foe dropped; the last attack hit; or nothing, because they take the
   * place of a full attack, one on each foe.
   */
  readonly when: 'dropped' | 'hit' | 'sweep';
  /** How often in a round; absent: no limit. */
  readonly most?: number;
  /** The creature to which the next foe must be adjacent; absent: reach alone decides. */
  readonly beside?: 'attacker' | 'target';
  /** May the next foe be one that this action has attacked already? */
  readonly again?: true;
  /** Feats that have no effect of their own beside this one. */
  readonly replaces?: readonly string[];
}

export interface AttackTrait {
  readonly further?: Further;
  readonly declared?: DeclaredFeat;
  /** Modifier to others' shots at the creature while it is engaged in melee. */
  readonly elusive?: number;
  /** Dodge bonus to armor class against melee attacks. */
  readonly againstMelee?: number;
  /** No penalty for shooting into melee. */
  readonly shootsIntoMelee?: true;
  /**
   * Ranged attacks ignore cover and concealment that are not total, and always hit the chosen
   * target in a grapple.
   */
  readonly piercing?: true;
  /** Bonus to attack and damage rolls with ranged weapons within this many cells. */
  readonly pointBlank?: {
    readonly within: number;
    readonly attack: number;
    readonly damage: number;
  };
  /** Penalty for each range increment, if smaller than the usual one. */
  readonly rangePenalty?: number;
  /** Multiplies the range increment. */
  readonly rangeTimes?: { readonly ranged: number; readonly thrown: number };
  /** Reduction of the penalties for fighting with two weapons. */
  readonly twoWeapons?: { readonly primary: number; readonly offHand: number };
  /** Number of attacks with the other hand in a full attack. */
  readonly offHandAttacks?: number;
  /** Penalty of secondary natural weapons. */
  readonly secondary?: number;
  /** Uses Dexterity instead of Strength on attack rolls with light and natural weapons. */
  readonly finesse?: true;
  /**
   * Attackers that this creature does not see get no bonus against it in melee. It may reroll its
   * own miss chance once.
   */
  readonly blindFighter?: true;
  /** Dodge bonus to armor class against attacks of opportunity for moving. */
  readonly againstOpportunities?: number;
  /** Dodge bonus to armor class against the one attacker that the creature has chosen. */
  readonly againstNamed?: number;
  /** Keeps its Dexterity bonus while flat-footed and against attackers that it does not see. */
  readonly keepsDexterity?: true;
  /**
   * Shield bonus with two weapons or a double weapon in hand. `wary`: the bonus while the creature
   * fights defensively.
   */
  readonly twoWeaponGuard?: { readonly value: number; readonly wary: number };
  /** May negate a hit on its mount with a Ride check. */
  readonly guardsMount?: true;
  /** The factor by which the penalty for shooting while the mount moves fast is multiplied. */
  readonly mountedShots?: number;
  /**
   * The factors by which a mounted charge multiplies melee damage: with a lance, and with other
   * weapons.
   */
  readonly saddleCharge?: { readonly lance: number; readonly other: number };
  /** May make a full attack at the end of a charge. */
  readonly pounces?: true;
  /** Immune to critical hits, and so to precision damage and the coup de grace. */
  readonly noCriticals?: true;
  /** Immune to precision damage only, not to critical hits. */
  readonly noPrecision?: true;
  /** Bonus types that this creature cannot receive. */
  readonly noBonus?: readonly string[];
  /** The light level that may dazzle this creature. */
  readonly dazzledIn?: 'bright';
  /** Does its own nature make it invisible, so that no attack ends that? */
  readonly staysInvisible?: true;
  /** Penalty to every attack roll while the creature fights with this shield. */
  readonly heavyShield?: number;
  /** Penalty to attacks for which the arm that carries a small shield is used. */
  readonly shieldArm?: number;
  /**
   * May answer a melee attack that misses it with an opportunity: an attack or a trip. `named`: only
   * that of the opponent chosen for its dodge, once a round.
   */
  readonly answersMiss?: { readonly makes: 'attack' | 'trip'; readonly named?: true };
  /** May turn a ranged hit aside once a round, with a free hand. */
  readonly deflects?: true;
  /** May catch the weapon that it turns aside. */
  readonly catches?: true;
  /** Keeps the bonus of the shield with which it strikes. */
  readonly keepsShield?: true;
  /** Unarmed strikes count as armed and may deal lethal damage without penalty. */
  readonly armedHands?: true;
}

export type AttackTraits = Readonly<Record<string, AttackTrait>>;

/** Two arrows with the first roll of a full attack. */
export const TWO_ARROWS: DeclaredFeat = {
  mode: 'ranged',
  most: () => 1,
  attack: () => 0,
  tag: 'bow',
  action: 'full-round',
  shots: 2,
};
/** One attack as a standard action, and another on a foe beside the one that was hit. */
export const CLEAVING: DeclaredFeat = {
  mode: 'melee',
  most: () => 1,
  attack: () => 0,
  action: 'standard',
  exposed: -2,
  cleaves: true,
};
/** Longer reach until the end of the creature's own turn. */
export const LUNGING: DeclaredFeat = {
  mode: 'melee',
  most: () => 1,
  attack: () => 0,
  longer: 1,
  exposed: -2,
};

/** One attack on another foe after a foe drops, once a round or without a limit. */
export const CLEAVE: Further = { when: 'dropped', most: 1, again: true };
export const GREAT_CLEAVE: Further = { when: 'dropped', again: true, replaces: ['cleave'] };

const UNLIVING: AttackTrait = { noCriticals: true };

/** The rows of creature types and subtypes. */
export const vitalTraits = (kinds: KindTable): AttackTraits =>
  kindRows(kinds, 'noCriticals', 'noPrecision');

export const ATTACK_TRAITS: AttackTraits = {
  ...vitalTraits(D20_KINDS),
  cleave: { further: CLEAVE },
  'great-cleave': { further: GREAT_CLEAVE },
  'whirlwind-attack': { further: { when: 'sweep' } },
  'precise-shot': { shootsIntoMelee: true },
  'improved-precise-shot': { shootsIntoMelee: true, piercing: true },
  'point-blank-shot': { pointBlank: { within: 6, attack: 1, damage: 1 } },
  'far-shot': { rangeTimes: { ranged: 1.5, thrown: 2 } },
  'two-weapon-fighting-feat': { twoWeapons: { primary: 2, offHand: 6 } },
  'two-weapon-defence': { twoWeaponGuard: { value: 1, wary: 2 } },
  'combat-expertise': {
    declared: {
      mode: 'melee',
      most: (bab) => Math.min(5, bab),
      attack: (n) => -n,
      guard: (n) => n,
    },
  },
  'power-attack': {
    declared: {
      mode: 'melee',
      most: (bab) => bab,
      attack: (n) => -n,
      damage: (n, w) => (w.twoHanded ? 2 * n : w.light && !w.natural && !w.unarmed ? 0 : n),
    },
  },
  'rapid-shot': {
    declared: { mode: 'ranged', most: () => 1, attack: () => -2, action: 'full-round', extra: 1 },
  },
  manyshot: {
    declared: {
      mode: 'ranged',
      least: 2,
      most: (bab) => Math.min(4, 1 + Math.floor((bab - 1) / 5)),
      attack: (n) => -2 * n,
      action: 'standard',
      within: 6,
    },
  },
  'mounted-combat': { guardsMount: true },
  'mounted-archery': { mountedShots: 0.5 },
  'spirited-charge': { saddleCharge: { lance: 3, other: 2 } },
  'improved-two-weapon-fighting': { offHandAttacks: 2 },
  'greater-two-weapon-fighting': { offHandAttacks: 3 },
  multiattack: { secondary: -2 },
  'weapon-finesse': { finesse: true },
  'blind-fight': { blindFighter: true },
  mobility: { againstOpportunities: 4 },
  'dodge-feat': { againstNamed: 1 },
  'uncanny-dodge': { keepsDexterity: true },
  'improved-uncanny-dodge': { keepsDexterity: true },
  'improved-unarmed-strike': { armedHands: true },
  'critical-immune': UNLIVING,
  'not-living': UNLIVING,
  'precision-immune': { noPrecision: true },
  'light-sensitivity': { dazzledIn: 'bright' },
  'light-blindness': { dazzledIn: 'bright' },
  'natural-invisibility': { staysInvisible: true },
  mindless: { noBonus: ['morale'] },
};

/** One unarmed strike that may stun the foe whom it damages. */
const STUNNING: DeclaredFeat = {
  mode: 'melee',
  most: () => 1,
  attack: () => 0,
  unarmed: true,
  forces: { save: 'fortitude', ability: 'wis', condition: 'stunned' },
};

/** Feats of the hands and of small shields that only the 3.5 SRD has. */
export const HAND_TRAITS: AttackTraits = {
  buckler: { shieldArm: -1 },
  'deflect-arrows': { deflects: true },
  'snatch-arrows': { catches: true },
  'improved-shield-bash': { keepsShield: true },
  'stunning-fist': { declared: STUNNING },
};

/** Feats of d20 Modern that answer a miss. */
export const ANSWERS: AttackTraits = {
  'agile-riposte': { answersMiss: { makes: 'attack', named: true } },
  'improved-combat-throw': { answersMiss: { makes: 'trip' } },
};

/** The first of the creature's traits that has this effect, with the value of the effect. */
export function traitOf<K extends keyof AttackTrait>(
  table: AttackTraits,
  c: Creature,
  effect: K,
): { readonly trait: string; readonly value: NonNullable<AttackTrait[K]> } | undefined {
  for (const trait of c.traits) {
    const value = Object.hasOwn(table, trait) ? table[trait]?.[effect] : undefined;
    if (value !== undefined) return { trait, value: value as NonNullable<AttackTrait[K]> };
  }
  return undefined;
}
