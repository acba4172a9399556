/** Attacks on objects: hardness, damage, breaking, saves and armor class (sigil.object.*). */
import type { Creature } from '../../../../board/creature.ts';
import type { Size } from '../../../../board/vocabulary.ts';
import type { Doing, GateWhy } from '../../../actionPermission.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { sizeRow } from '../attacks/figures.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import type { Verdict } from '../../../verdict.ts';
import { notedAbility, Missing, specialRules } from './specialContext.ts';
import type { SpecialCitation } from './specialTypes.ts';

export const ENERGIES = ['acid', 'cold', 'electricity', 'fire', 'sonic'] as const;
export type Energy = (typeof ENERGIES)[number];

/** One hit on an object: the damage and its source. */
export interface ObjectBlow {
  readonly damage: number;
  readonly hardness?: number | undefined;
  readonly hp?: number | undefined;
  readonly energy?: Energy | undefined;
  /** Kind of attack; `siege`: a siege weapon, whose shots deal full damage. */
  readonly from?: 'melee' | 'ranged' | 'siege' | undefined;
  readonly critical?: boolean | undefined;
  readonly nonlethal?: boolean | undefined;
}

export interface ObjectDamage extends Verdict {
  /** Hit points lost. */
  readonly lost: number;
  /** Multiplier of the damage before hardness is subtracted. */
  readonly factor: number;
  /** Remaining hit points; the object is broken at 0. */
  readonly left?: number;
  readonly broken?: boolean;
  /** Always false: objects are immune to critical hits. */
  readonly critical: false;
}

/** Hardness and hit points of an object, and the DC to break it. */
export interface ObjectThing {
  readonly hardness: number;
  readonly hp: number;
  readonly dc: number;
}

/** The numbers that differ between rulesets for attacks on objects. */
export interface ObjectTable {
  /** Armor class of an unattended, immobile object, without its size modifier. */
  readonly unattended: number;
  /**
   * Bonus to armor class for held, carried or worn objects, which also get the holder's Dexterity
   * and class bonus. Absent: the holder's bonuses do not count.
   */
  readonly held?: number;
  /** Multiplier for damage from ranged weapons. */
  readonly shot: number;
  /** Does the object's size affect the check to break it? */
  readonly breakBySize: boolean;
  /** For each material: hardness, and hit points for each 2.5 cm of thickness. */
  readonly substances: Readonly<
    Record<
      string,
      { readonly hardness: number; readonly hp: number; readonly name: SpecialCitation }
    >
  >;
  readonly things: Readonly<Record<string, ObjectThing & { readonly name: SpecialCitation }>>;
  /** Numbers for manufactured objects by size. */
  readonly made?: Readonly<Record<Size, ObjectThing>>;
  readonly repair?: {
    readonly dc: number;
    readonly untooled: number;
    readonly restores: string;
    readonly hours: number;
  };
}

/** Builds `things` rows that share one citation, from hardness, hit points and break DC. */
export const things = (
  name: SpecialCitation,
  rows: Readonly<Record<string, readonly [hardness: number, hp: number, dc: number]>>,
): ObjectTable['things'] =>
  Object.fromEntries(
    Object.entries(rows).map(([id, [hardness, hp, dc]]) => [id, { hardness, hp, dc, name }]),
  );

/** Builds `substances` rows that share one citation, from hardness and hit points. */
export const substances = (
  name: SpecialCitation,
  rows: Readonly<Record<string, readonly [hardness: number, hp: number]>>,
): ObjectTable['substances'] =>
  Object.fromEntries(
    Object.entries(rows).map(([id, [hardness, hp]]) => [id, { hardness, hp, name }]),
  );

export const made = (hardness: number, hp: number, dc: number): ObjectThing => ({
  hardness,
  hp,
  dc,
});

export interface ObjectMade extends Verdict {
  readonly known: boolean;
  readonly hardness?: number;
  readonly hp?: number;
  readonly dc?: number;
}

export interface ObjectRepair extends Verdict {
  readonly possible: boolean;
  readonly dc?: number;
  readonly modifier?: number;
  readonly hours?: number;
  /** Dice of hit points that a successful repair restores. */
  readonly restores?: string;
  readonly success?: boolean;
}

export interface ObjectBreak extends Verdict {
  /** Is the attempt allowed now? `why`: the reasons if not. */
  readonly legal: boolean;
  readonly why: readonly GateWhy[];
  readonly dc: number;
  readonly modifier: number;
  readonly breaks?: boolean;
}

export interface ObjectDefence extends Verdict {
  readonly ac: number;
  /**
   * As a full-round action, a melee attack hits automatically and a ranged attack gets this bonus.
   */
  readonly fullRound?: { readonly melee: 'automatic'; readonly ranged: number };
  /** Id of the object's holder, who may make an attack of opportunity against the attempt. */
  readonly provokes?: string;
  readonly opportunities: readonly never[];
  readonly hits?: boolean;
}

export interface ObjectSave extends Verdict {
  /** Save bonus of the object; null: it fails every save. */
  readonly bonus: number | null;
}

/** The creature that holds the object, and the roll against it. */
export interface ObjectHeld {
  readonly roll?: number | undefined;
  readonly holder?: Creature | undefined;
  readonly classBonus?: number | undefined;
}

export interface ObjectWhat {
  readonly thing?: string | undefined;
  readonly substance?: string | undefined;
  readonly centimetres?: number | undefined;
  readonly size?: Size | undefined;
}

export interface ObjectRules {
  readonly energies: Readonly<Record<Energy, number>>;
  readonly objects: ObjectTable;
  objectDamage(j: FullJudge, blow: ObjectBlow): ObjectDamage;
  /**
   * Breaking an object with a Strength check. `dc`: the DC at full hit points; `half`: has the
   * object at most half of its hit points left?
   */
  objectBreak(j: FullJudge, by: Creature, dc: number, half: boolean, roll?: number): ObjectBreak;
  /** Armor class of an unattended, immobile object, or of one that a creature holds or wears. */
  objectDefence(j: FullJudge, size: Size, more?: ObjectHeld): ObjectDefence;
  /**
   * Hardness and hit points of an object, from its kind, from its substance and thickness in
   * centimeters, or from its size.
   */
  objectMade(j: FullJudge, what: ObjectWhat): ObjectMade;
  objectRepair(j: FullJudge, tools: boolean, roll?: number): ObjectRepair;
  objectSave(
    j: FullJudge,
    object: {
      readonly casterLevel?: number | undefined;
      readonly holder?: Creature | undefined;
      readonly save: 'fortitude' | 'reflex' | 'will';
    },
  ): ObjectSave;
}

/** The action that breaking an object takes, if the table of actions has no entry for it. */
const BREAKING: Doing = { kind: 'standard' };

/** Multiplier for each energy type's damage to an object, before hardness is subtracted. */
export const ENERGY_FACTORS: Readonly<Record<Energy, number>> = {
  acid: 1,
  sonic: 1,
  electricity: 0.5,
  fire: 0.5,
  cold: 0.25,
};

/** Numbers for attacks on objects in the D&D 3.5 rules. */
export const OBJECT_TABLE: ObjectTable = {
  unattended: 3,
  shot: 0.5,
  breakBySize: true,
  substances: {},
  things: {},
};

/** Attack bonus of a full-round ranged attack on an object. */
const FULL_ROUND_SHOT = 5;
/** Thickness in centimeters for which a material's hit points are given. */
const PART = 2.5;

export function objectDamage(j: FullJudge, blow: ObjectBlow): ObjectDamage {
  const names: SpecialCitation[] = ['object'];
  const missing = new Missing();
  const energy = blow.energy === undefined ? 1 : j.rules.specials.energies[blow.energy];
  if (blow.energy !== undefined) names.push('objectEnergy');
  const shot =
    blow.energy === undefined && blow.from === 'ranged' ? j.rules.specials.objects.shot : 1;
  if (shot < 1 || blow.critical === true || blow.nonlethal === true) names.push('objectImmune');
  const factor = blow.nonlethal === true ? 0 : energy * shot;
  const lost = Math.max(
    0,
    Math.floor(blow.damage * factor) - missing.take(blow.hardness, 'ask.hardness', 0),
  );
  const left = blow.hp === undefined ? undefined : Math.max(0, blow.hp - lost);
  return {
    lost,
    factor,
    critical: false,
    ...(left === undefined ? {} : { left, broken: left === 0 }),
    rules: specialRules(j, ...names),
    unknown: [...missing.paths],
  };
}

export function objectBreak(
  j: FullJudge,
  by: Creature,
  dc: number,
  half: boolean,
  roll?: number,
): ObjectBreak {
  const missing = new Missing();
  if (j.rules.specials.objects.breakBySize)
    missing.take(by.size, `creatures.${by.id}.size`, 'medium');
  const modifier =
    notedAbility(j, by, 'str', missing) +
    (j.rules.specials.objects.breakBySize ? j.rules.bodies.sizeModifier(by) : 0);
  const needed = half ? dc - 2 : dc;
  const may = mayActInTurn(j, by, j.rules.turns.table['break-object'] ?? BREAKING);
  return {
    legal: may.allowed,
    why: may.why,
    dc: needed,
    modifier,
    ...(roll === undefined || !may.allowed ? {} : { breaks: roll + modifier >= needed }),
    rules: [...new Set([...specialRules(j, 'objectBreak'), ...may.rules])],
    unknown: [...missing.paths, ...may.unknown],
  };
}

export function objectDefence(
  j: FullJudge,
  size: Size,
  { roll, holder, classBonus }: ObjectHeld = {},
): ObjectDefence {
  const { unattended, held } = j.rules.specials.objects;
  const missing = new Missing();
  const own = unattended + j.rules.attacks.figures.size[size];
  const ac =
    holder === undefined || held === undefined
      ? own
      : own +
        held +
        notedAbility(j, holder, 'dex', missing) +
        missing.take(classBonus, 'ask.classBonus', 0);
  return {
    ac,
    ...(holder === undefined
      ? { fullRound: { melee: 'automatic' as const, ranged: FULL_ROUND_SHOT } }
      : { provokes: holder.id }),
    opportunities: [],
    ...(roll === undefined ? {} : { hits: roll >= ac }),
    rules: [
      ...specialRules(
        j,
        ...(holder === undefined
          ? ['objectStruck' as const, 'objectFullRound' as const]
          : ['objectHeld' as const]),
      ),
      ...sizeRow(j, size),
    ],
    unknown: [...missing.paths],
  };
}

export function objectMade(
  j: FullJudge,
  { thing, substance, centimetres, size }: ObjectWhat,
): ObjectMade {
  const { things, substances, made } = j.rules.specials.objects;
  const found = thing !== undefined && Object.hasOwn(things, thing) ? things[thing] : undefined;
  if (found !== undefined)
    return {
      known: true,
      hardness: found.hardness,
      hp: found.hp,
      dc: found.dc,
      rules: specialRules(j, found.name),
      unknown: [],
    };
  const stuff =
    substance !== undefined && Object.hasOwn(substances, substance)
      ? substances[substance]
      : undefined;
  if (stuff !== undefined) {
    const hp = centimetres === undefined ? {} : { hp: Math.floor((stuff.hp * centimetres) / PART) };
    return {
      known: true,
      hardness: stuff.hardness,
      ...hp,
      rules: specialRules(j, stuff.name),
      unknown: centimetres === undefined ? ['ask.centimetres'] : [],
    };
  }
  if (size !== undefined && made !== undefined)
    return { known: true, ...made[size], rules: specialRules(j, 'objectMade'), unknown: [] };
  return { known: false, rules: [], unknown: [] };
}

export function objectRepair(j: FullJudge, tools: boolean, roll?: number): ObjectRepair {
  const { repair } = j.rules.specials.objects;
  if (repair === undefined) return { possible: false, rules: [], unknown: [] };
  const modifier = tools ? 0 : repair.untooled;
  const success = roll === undefined ? undefined : roll + modifier >= repair.dc;
  return {
    possible: true,
    dc: repair.dc,
    modifier,
    hours: repair.hours,
    ...(success === undefined ? {} : { success }),
    ...(success === false ? {} : { restores: repair.restores }),
    rules: specialRules(j, 'objectRepair'),
    unknown: [],
  };
}

export function objectSave(
  j: FullJudge,
  { casterLevel, holder, save }: Parameters<ObjectRules['objectSave']>[1],
): ObjectSave {
  const missing = new Missing();
  const own = casterLevel === undefined ? null : 2 + Math.floor(casterLevel / 2);
  const worn =
    holder === undefined
      ? null
      : missing.take(holder.saves?.[save], `creatures.${holder.id}.saves.${save}`, 0);
  const bonus = own === null ? worn : worn === null ? own : Math.max(own, worn);
  return { bonus, rules: specialRules(j, 'objectSaves'), unknown: [...missing.paths] };
}
