/** Attacking objects: what damage is left, what breaks, what they save with, how hard they are to hit (sigil.object.*). */
import type { Creature, Size } from '../../../board/creature.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { Verdict } from '../../verdict.ts';
import { ability, Missing, ruling } from './bearing.ts';
import type { Name } from './questions.ts';

export const ENERGIES = ['acid', 'cold', 'electricity', 'fire', 'sonic'] as const;
export type Energy = (typeof ENERGIES)[number];

/** What was dealt, and how. */
export interface ObjectBlow {
  readonly damage: number;
  readonly hardness?: number | undefined;
  readonly hp?: number | undefined;
  readonly energy?: Energy | undefined;
  /** `siege`: a siege weapon, whose shots do full damage. */
  readonly from?: 'melee' | 'ranged' | 'siege' | undefined;
  readonly critical?: boolean | undefined;
  readonly nonlethal?: boolean | undefined;
}

export interface ObjectDamage extends Verdict {
  /** Hit points lost. */
  readonly lost: number;
  /** What it is multiplied by before hardness. */
  readonly factor: number;
  /** Left of those given; it is broken at 0. */
  readonly left?: number;
  readonly broken?: boolean;
  /** A critical hit means nothing to it. */
  readonly critical: false;
}

export interface ObjectBreak extends Verdict {
  readonly dc: number;
  readonly modifier: number;
  readonly breaks?: boolean;
}

export interface ObjectDefence extends Verdict {
  readonly ac: number;
  /** As a full-round action: struck without a roll in melee, or with so much on the roll at range. */
  readonly fullRound: { readonly melee: 'automatic'; readonly ranged: number };
  readonly opportunities: readonly never[];
  readonly hits?: boolean;
}

export interface ObjectSave extends Verdict {
  /** null: it fails every save. */
  readonly bonus: number | null;
}

export interface ObjectRules {
  readonly energies: Readonly<Record<Energy, number>>;
  objectDamage(j: PlayJudge, blow: ObjectBlow): ObjectDamage;
  /** Breaking it by strength alone; `dc` is that of the object whole, `half` when half its hit points are gone. */
  objectBreak(j: PlayJudge, by: Creature, dc: number, half: boolean, roll?: number): ObjectBreak;
  /** Of an unattended, immobile object. */
  objectDefence(j: PlayJudge, size: Size, roll?: number): ObjectDefence;
  objectSave(j: PlayJudge, object: { readonly casterLevel?: number | undefined; readonly holder?: Creature | undefined; readonly save: 'fortitude' | 'reflex' | 'will' }): ObjectSave;
}

/** Parts of the damage that an object takes, before its hardness. */
export const ENERGY_FACTORS: Readonly<Record<Energy, number>> = { acid: 1, sonic: 1, electricity: 0.5, fire: 0.5, cold: 0.25 };

const UNATTENDED = { ac: 3, ranged: 5 } as const;

export function objectDamage(j: PlayJudge, blow: ObjectBlow): ObjectDamage {
  const names: Name[] = ['object'];
  const missing = new Missing();
  const energy = blow.energy === undefined ? 1 : j.rules.specials.energies[blow.energy];
  if (blow.energy !== undefined) names.push('objectEnergy');
  const shot = blow.energy === undefined && blow.from === 'ranged' ? 0.5 : 1;
  if (shot < 1 || blow.critical === true || blow.nonlethal === true) names.push('objectImmune');
  const factor = blow.nonlethal === true ? 0 : energy * shot;
  const lost = Math.max(0, Math.floor(blow.damage * factor) - missing.take(blow.hardness, 'ask.hardness', 0));
  const left = blow.hp === undefined ? undefined : Math.max(0, blow.hp - lost);
  return {
    lost, factor, critical: false, ...(left === undefined ? {} : { left, broken: left === 0 }),
    rules: ruling(j, ...names), unknown: [...missing.paths],
  };
}

export function objectBreak(j: PlayJudge, by: Creature, dc: number, half: boolean, roll?: number): ObjectBreak {
  const missing = new Missing();
  missing.take(by.size, `creatures.${by.id}.size`, 'medium');
  const modifier = ability(j, by, 'str', missing) + j.rules.bodies.sizeModifier(by);
  const needed = half ? dc - 2 : dc;
  return { dc: needed, modifier, ...(roll === undefined ? {} : { breaks: roll + modifier >= needed }), rules: ruling(j, 'objectBreak'), unknown: [...missing.paths] };
}

export function objectDefence(j: PlayJudge, size: Size, roll?: number): ObjectDefence {
  const ac = UNATTENDED.ac + j.rules.attacks.figures.size[size];
  return {
    ac, fullRound: { melee: 'automatic', ranged: UNATTENDED.ranged }, opportunities: [], ...(roll === undefined ? {} : { hits: roll >= ac }),
    rules: ruling(j, 'objectStruck'), unknown: [],
  };
}

export function objectSave(j: PlayJudge, { casterLevel, holder, save }: Parameters<ObjectRules['objectSave']>[1]): ObjectSave {
  const missing = new Missing();
  const own = casterLevel === undefined ? null : 2 + Math.floor(casterLevel / 2);
  const worn = holder === undefined ? null : missing.take(holder.saves?.[save], `creatures.${holder.id}.saves.${save}`, 0);
  const bonus = own === null ? worn : worn === null ? own : Math.max(own, worn);
  return { bonus, rules: ruling(j, 'objectSaves'), unknown: [...missing.paths] };
}
