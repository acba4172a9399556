/**
 * Kinds of creatures that take damage otherwise than others: swarms, those that regenerate, and
 * those that are not alive.
 */
import type { Creature } from '../../../../board/creature.ts';
import { SIZES } from '../../../../board/vocabulary.ts';
import type { RuleId } from '../../../verdict.ts';
import type { Bearing, DamageBlow, BodyRules } from './bodyRules.ts';

const WEAPON = ['bludgeoning', 'piercing', 'slashing'];
/** Damage that most regenerating creatures cannot regenerate, if no trait names the kinds. */
const USUALLY_LETHAL = ['acid', 'fire'];
export const LETHAL_TRAIT_PREFIX = 'lethal-';

export interface BearingCitations {
  readonly swarm: readonly RuleId[];
  readonly regeneration: readonly RuleId[];
  readonly unliving: readonly RuleId[];
}

/**
 * A swarm of Tiny creatures takes half from slashing and piercing weapons; a swarm of smaller ones
 * takes nothing from weapons; areas deal half as much again; spells with single targets do nothing.
 * Its size is that of its creatures.
 */
function swarm(c: Creature, blow: DamageBlow, rules: readonly RuleId[]): Bearing | undefined {
  const row = { trait: 'swarm', rules };
  if (blow.area === true) return { ...row, part: 1.5, unknown: [] };
  // Without an attack roll it is a spell or another effect; only the area says whether it hurts.
  if (!blow.attackRoll)
    return {
      ...row,
      part: blow.area === false ? 0 : 1,
      unknown: blow.area === false ? [] : ['ask.area'],
    };
  const byWeapon = blow.type === undefined || WEAPON.includes(blow.type);
  if (!byWeapon) return undefined;
  if (c.size === undefined) return { ...row, part: 1, unknown: [`creatures.${c.id}.size`] };
  if (SIZES.indexOf(c.size) < SIZES.indexOf('tiny')) return { ...row, part: 0, unknown: [] };
  if (blow.type === undefined) return { ...row, part: 1, unknown: ['ask.type'] };
  return blow.type === 'bludgeoning' ? undefined : { ...row, part: 0.5, unknown: [] };
}

/** A creature that regenerates takes nonlethal damage, except of the kinds that its traits name. */
function regeneration(
  c: Creature,
  blow: DamageBlow,
  rules: readonly RuleId[],
): Bearing | undefined {
  const named = c.traits.filter((trait) => trait.startsWith(LETHAL_TRAIT_PREFIX));
  const row = { trait: 'regeneration', part: 1, rules };
  const unknown = [
    ...(blow.type === undefined ? ['ask.type'] : []),
    ...(named.length === 0 ? [`creatures.${c.id}.traits`] : []),
  ];
  const lethal =
    blow.type !== undefined &&
    (named.length === 0
      ? USUALLY_LETHAL.includes(blow.type)
      : named.includes(`${LETHAL_TRAIT_PREFIX}${blow.type}`));
  return { ...row, ...(lethal ? {} : { nonlethal: true }), unknown };
}

/** Constructs and undead are not subject to nonlethal damage. */
const unliving =
  (trait: string, rules: readonly RuleId[]) =>
  (_: Creature, blow: DamageBlow): Bearing | undefined =>
    blow.nonlethal ? { trait, part: 0, rules, unknown: [] } : undefined;

export const unlivingBearings = (rules: readonly RuleId[]): NonNullable<BodyRules['bearings']> => ({
  construct: unliving('construct', rules),
  undead: unliving('undead', rules),
});

export const swarmBearings = (rules: readonly RuleId[]): NonNullable<BodyRules['bearings']> => ({
  swarm: (c, blow) => swarm(c, blow, rules),
});

export const bearingsOf = (cites: BearingCitations): NonNullable<BodyRules['bearings']> => ({
  ...swarmBearings(cites.swarm),
  regeneration: (c, blow) => regeneration(c, blow, cites.regeneration),
  ...unlivingBearings(cites.unliving),
});
