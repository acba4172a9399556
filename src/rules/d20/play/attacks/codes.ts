import { columnOf } from '../../../conditionRow.ts';
import { D20_CONDITIONS, type D20Condition, type ModifierCodes } from '../../conditionRows.ts';

/**
 * Codes of the reasons why an attack is not possible (`barred`) or why the game master must decide
 * (`notes`).
 */
export const ATTACK_WHY = [
  'not-in-hand',
  'out-of-reach',
  'too-near',
  'out-of-range',
  'total-cover',
  'total-concealment',
  'wrong-square',
  'prone-attacker-ranged',
  'prone-attacker-weapon',
  'condition-forbids',
  'grappling',
  'not-light',
  'two-hands',
  'apart',
  'escape-artist',
  'wrong-size-weapon',
  'needs-two-hands',
  'primary-only',
  'not-thrown',
  'may-be-dazzled',
  'needs-trait',
  'wrong-weapon',
  'declared-amount',
  'wrong-action',
  'one-rate-of-fire',
  'has-moved',
  'not-as-attack',
  'lethal-only',
  'no-shots',
  'too-windy',
  'no-throw-underwater',
  'half-damage-underwater',
  'not-from-saddle',
  'wrong-size-target',
  'harmless-armor',
  'harmless-kind',
  'harmless-body',
  'half-to-incorporeal',
  'chance-incorporeal',
  'strikes-image',
  'miss-rolled-twice',
  'invisibility-ends',
] as const;

/** Codes of modifiers that do not come from a condition. */
export const MODIFIER_WHY = [
  'flanking',
  'higher-ground',
  'invisible-attacker',
  'point-blank',
  'range',
  'into-melee',
  'improvised',
  'non-proficient',
  'wrong-size-weapon',
  'secondary-natural',
  'two-weapons',
  'nonlethal',
  'charge',
  'charged-ac',
  'fighting-defensively',
  'aid-another',
  'gm',
  'grappling-attacker',
  'cover',
  'soft-cover',
  'estimated-cover',
  'longarm-adjacent',
  'broken',
  'mounted-shot',
  'shield-arm',
  'shield-bash',
  'tower-shield',
  'bow-rating',
  'whole-round',
  'thick-air',
  'windy',
  'uphill',
  'underwater',
  'dodge-feat',
  'mobility',
  'elusive-target',
  'defensive-martial-arts',
  'escape-artist',
  'feat',
] as const;

/** Codes of the reasons why precision damage is not possible. */
export const PRECISION_WHY = [
  'immune',
  'too-far',
  'concealment',
  'non-proficient',
  'nonlethal',
  'not-first',
] as const;

const CODES: Readonly<Record<string, ModifierCodes>> = columnOf<D20Condition, 'codes'>(
  D20_CONDITIONS,
  'codes',
);

/** The code of a condition's modifier, for the attacker's or the target's side of an attack. */
export function codeOf(
  condition: string,
  side: 'attacker' | 'target',
  mode: 'melee' | 'ranged',
): string {
  const known = Object.hasOwn(CODES, condition) ? CODES[condition]?.[side] : undefined;
  if (known === undefined) return `${condition}-${side}`;
  return typeof known === 'string' ? known : known[mode];
}
