/** The action of the turn that a roll or a card in the host's chat belongs to. */
import type { Attack, Creature } from '../../board/creature.ts';
import { hasTrait } from '../../board/creature.ts';
import type { RolledAction } from '../../board/rolledAction.ts';
import { hasTag } from '../tags.ts';
import { FIFTH_ACTIONS } from './actionRows.ts';

/** The attack of the creature with the name of the roll. */
export function attackOf(
  { attacks }: Pick<Creature, 'attacks'>,
  { kind, name }: RolledAction,
): Attack | undefined {
  if (kind !== 'attack' || name === undefined) return undefined;
  const called = attacks?.filter((each) => each.name.toLowerCase() === name.toLowerCase()) ?? [];
  return called.length === 1 ? called[0] : undefined;
}

/** What differs between the documents. */
export interface RolledDifferences {
  /** Actions of everybody besides those of both documents. */
  readonly named?: readonly string[];
  /** Do some legendary actions cost two or three uses? */
  readonly dearLegendary?: true;
  /** Are there lair actions? */
  readonly lair?: true;
}

/** Actions of everybody in both documents. */
const EVERYBODYS = ['dash', 'disengage', 'dodge', 'help', 'hide', 'ready', 'search', 'utilize'];

/** Those that features make Bonus Actions. */
const BONUS: Readonly<Record<string, string>> = {
  dash: 'bonus-dash',
  disengage: 'bonus-disengage',
  hide: 'bonus-hide',
};

/** What a feature or an item uses, if no other action of the table is meant. */
const FEATURES: Readonly<Record<string, string>> = {
  action: 'action-feature',
  bonus: 'bonus-feature',
  reaction: 'reaction-feature',
};

/** The action of a roll; undefined: the roll does not tell it, or it belongs to none. */
export const rolledActions =
  ({ named = [], dearLegendary, lair }: RolledDifferences) =>
  (c: Creature, roll: RolledAction): string | undefined => {
    const { kind, takes, slot, uses = 1, offhand } = roll;
    const arm = attackOf(c, roll);
    if (takes === 'lair') return lair === true ? 'lair-action' : undefined;
    if (takes === 'legendary')
      return dearLegendary === true && (uses === 2 || uses === 3)
        ? `legendary-action-${uses}`
        : 'legendary-action';
    if (kind === 'spell' || (arm !== undefined && hasTag(arm, 'spell')))
      return spell(takes ?? 'action', slot);
    if (kind === 'attack') return attack(c, takes ?? 'action', offhand === true);
    const called = [...EVERYBODYS, ...named].find((each) => each === roll.named);
    return feature(takes, called);
  };

/** A spell by its casting time, and whether it spends a slot. */
function spell(takes: string, slot: boolean | undefined): string | undefined {
  if (takes === 'action') return slot === true ? 'slot-spell' : 'cast-spell';
  if (takes === 'bonus') return slot === false ? 'bonus-cantrip' : 'bonus-spell';
  return takes === 'reaction' ? 'reaction-spell' : undefined;
}

function attack(c: Creature, takes: string, offhand: boolean): string {
  if (offhand) return 'offhand';
  const { needs = [] } = FIFTH_ACTIONS['bonus-strike']!;
  if (takes === 'bonus' && needs.some((trait) => hasTrait(c, trait))) return 'bonus-strike';
  return takes === 'bonus' || takes === 'reaction' ? FEATURES[takes]! : 'attack';
}

function feature(takes: string | undefined, named: string | undefined): string | undefined {
  if (named !== undefined && (takes === undefined || takes === 'action')) return named;
  if (takes === undefined) return undefined;
  return takes === 'bonus' && named !== undefined && Object.hasOwn(BONUS, named)
    ? BONUS[named]
    : FEATURES[takes];
}
