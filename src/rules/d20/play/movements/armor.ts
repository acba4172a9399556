/**
 * Armor: the time to put it on, its size, and its penalties to Dexterity, checks, attacks and
 * spells.
 */
import { sizeOf, type Creature } from '../../../../board/creature.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Verdict } from '../../../verdict.ts';
import type { ArmorParts } from '../asks/movementAsk.ts';
import type { MovementCitation } from './citations.ts';
import { HAMPERED, checkAbilityModifier } from './skills.ts';

const MINUTE = 10;

export interface ArmorVerdict extends Verdict {
  readonly wearable: boolean;
  /** Rounds to put the armor on, and whether a helper is needed. */
  readonly donning: { readonly rounds: number; readonly helper: boolean };
  readonly bonus?: number;
  readonly checkPenalty: number;
  /** Penalty to each skill that the armor hampers. */
  readonly checks: Readonly<Record<string, number>>;
  /** Penalty to attack rolls and all Strength and Dexterity checks, if the wearer is not proficient. */
  readonly unproficient: number;
  /**
   * Dexterity modifier that counts toward armor class. An armor's maximum of 0 does not count as
   * losing the Dexterity bonus.
   */
  readonly dexterity: { readonly value: number; readonly lost: false; readonly dodge: number };
  readonly spell?: { readonly chance: number; readonly fails?: boolean };
}

export function armour(j: FullJudge, c: Creature, parts: ArmorParts): ArmorVerdict {
  const { cites } = j.rules.movements;
  const names: MovementCitation[] = ['donning', 'checkPenalty'];
  const unknown: string[] = [];
  if (parts.size !== undefined) names.push('armourSize');
  const worse = parts.hasty === true ? 1 : 0;
  // Armor put on in haste has a check penalty that is worse by one; a check penalty is never
  // positive.
  const own = (parts.checkPenalty ?? 0) - worse;
  const checkPenalty = Math.min(0, own) + Math.min(0, parts.shieldPenalty ?? 0);
  const known = parts.dexterity ?? checkAbilityModifier(c, 'dex');
  const modifier = known ?? 0;
  if (known === undefined) unknown.push(`creatures.${c.id}.abilities.dex`);
  if (parts.maxDexterity !== undefined) names.push('maxDexterity');
  if (parts.proficient !== undefined) names.push('proficiency');
  if (parts.spell !== undefined) names.push('arcaneFailure');
  const rounds = parts.hasty === true ? MINUTE / 2 : parts.bulky === true ? 4 * MINUTE : MINUTE;
  return {
    wearable: parts.size === undefined || parts.size === sizeOf(c),
    donning: { rounds, helper: parts.bulky === true && parts.hasty !== true },
    ...(parts.bonus === undefined ? {} : { bonus: parts.bonus - worse }),
    checkPenalty,
    checks: Object.fromEntries([
      ...HAMPERED.map((s) => [s, checkPenalty]),
      ['swim', checkPenalty * 2],
    ]) as Record<string, number>,
    unproficient: parts.proficient === false ? checkPenalty : 0,
    dexterity: {
      value: Math.min(modifier, parts.maxDexterity ?? modifier),
      lost: false,
      dodge: parts.dodge ?? 0,
    },
    ...(parts.spell === undefined ? {} : { spell: failure(parts, parts.spell) }),
    rules: cite(cites, ...names),
    unknown,
  };
}

function failure(
  parts: ArmorParts,
  spell: NonNullable<ArmorParts['spell']>,
): NonNullable<ArmorVerdict['spell']> {
  const spared = spell.arcane === false || spell.somatic === false || spell.exempt === true;
  const chance = spared ? 0 : (parts.failure ?? 0) + (parts.shieldFailure ?? 0);
  return { chance, ...(spell.d100 === undefined ? {} : { fails: spell.d100 <= chance }) };
}
