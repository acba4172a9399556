/** Weapons that cannot make some special attacks, and flyers that cannot be tripped. */
import type { Attack, Creature } from '../../../../board/creature.ts';
import { isFlying } from '../../../core/conditionsInForce.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hasTag, type Tag } from '../../../tags.ts';
import type { Special, SpecialCitation, SpecialRule } from './specialRules.ts';

/** Projectile weapons that may deliver a coup de grace from an adjacent cell. */
const FIRED: readonly Tag[] = ['bow', 'crossbow'];
const PHYSICAL: readonly Tag[] = ['slashing', 'bludgeoning', 'piercing'];
/** Types of weapons that can sunder; piercing weapons cannot. */
const SUNDERS: readonly Tag[] = ['slashing', 'bludgeoning'];

/** Can the weapon make the attack? undefined: its tags would decide, and they are not known. */
type Fits = (weapon: Attack, rule: SpecialRule) => boolean | undefined;

const FITS: Partial<Readonly<Record<Special, Fits>>> = {
  'coup-de-grace'(weapon, rule) {
    if (weapon.kind !== 'ranged' || rule.anyShooter === true) return true;
    return weapon.tags === undefined ? undefined : hasTag(weapon, ...FIRED);
  },
  'knockout-blow'(weapon) {
    if (weapon.unarmed) return true;
    return weapon.tags === undefined ? undefined : hasTag(weapon, 'nonlethal');
  },
  sunder(weapon, rule) {
    if (rule.struckAt !== undefined || rule.against !== undefined) return true;
    return hasTag(weapon, ...PHYSICAL) ? hasTag(weapon, ...SUNDERS) : undefined;
  },
};

/**
 * Can none of the weapons make the attack? `unknown`: paths of the tags that would decide. Without
 * a weapon nothing is against it.
 */
export function unfitWeapons(
  c: Creature,
  weapons: readonly Attack[],
  attack: Special,
  rule: SpecialRule,
): { readonly unfit: boolean; readonly unknown: readonly string[] } {
  const fits = FITS[attack];
  const found = fits === undefined ? [] : weapons.map((weapon) => fits(weapon, rule));
  return {
    unfit: found.length > 0 && found.every((fit) => fit === false),
    unknown: found.includes(true)
      ? []
      : weapons.flatMap(({ id }, i) =>
          found[i] === undefined && fits !== undefined
            ? [`creatures.${c.id}.attacks.${id}.tags`]
            : [],
        ),
  };
}

export interface Flyer {
  readonly why?: 'flying' | 'flies-without-wings';
  readonly names: readonly SpecialCitation[];
  readonly unknown: readonly string[];
}

/** Why a flyer cannot be tripped: in some texts no flyer can, in others only one with wings. */
export function untrippableFlyer(j: FullJudge, to: Creature, rule: SpecialRule): Flyer {
  const none: Flyer = { names: [], unknown: [] };
  if (!isFlying(j, to)) return none;
  if (rule.against !== undefined) return { why: 'flying', names: ['flyingTrip'], unknown: [] };
  if (rule.flying?.wings !== true) return none;
  const wings = j.rules.flight.winged(j, to);
  return {
    ...(wings.value ? {} : { why: 'flies-without-wings' as const }),
    names: wings.value ? [] : rule.flying.names,
    unknown: wings.unknown === undefined ? [] : [wings.unknown],
  };
}
