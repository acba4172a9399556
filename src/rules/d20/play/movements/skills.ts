/**
 * The bonus of a skill check, from the sheet or from its parts, with modifiers for the situation.
 */
import { sizeOf, sizeSteps, type Creature } from '../../../../board/creature.ts';
import { ABILITIES, SAVES } from '../../../../board/vocabulary.ts';
import { modifierOf as worth } from '../../../core/abilities.ts';
import { squaresOf } from '../../../core/distance.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { RuleId } from '../../../verdict.ts';
import { besideTotal, type Counted } from '../states/inTotals.ts';
import { MOVEMENT_TRAITS, type MovementTraits } from './movementTraits.ts';

export interface CheckModifier extends Counted {
  readonly type: string;
  readonly why: string;
  readonly rules?: readonly RuleId[];
}

type Ability = (typeof ABILITIES)[number];

/** Skills that cannot be used untrained. */
export const TRAINED_ONLY: readonly string[] = [
  'tumble',
  'sleight-of-hand',
  'open-lock',
  'disable-device',
];

/** Check penalty of each load. The bonus on the sheet already includes the armor's penalty. */
const LOAD_PENALTY: Readonly<Record<string, number>> = { medium: -3, heavy: -6 };
/** Skills that armor and loads hamper; Swim takes the penalty twice. */
export const HAMPERED = [
  'tumble',
  'escape-artist',
  'balance',
  'move-silently',
  'hide',
  'sleight-of-hand',
  'jump',
  'climb',
] as const;

const RACIAL = 8;

/** Modifier of an ability; 0 if the creature lacks the ability, undefined if it is unknown. */
export function checkAbilityModifier(c: Creature, ability: Ability): number | undefined {
  const score = c.abilities?.[ability];
  return score === undefined ? undefined : score === null ? 0 : worth(score);
}

/** Size modifier to Hide checks: four for each size category, positive for small creatures. */
export const hideSize = (c: Creature): number => sizeSteps(sizeOf(c), 'medium') * 4;

/**
 * Bonus on the sheet to a check, with the effects of conditions; `unknown` has the paths of missing
 * facts.
 */
export function bonusOf(
  j: FullJudge,
  c: Creature,
  skill: string,
  traits: MovementTraits = MOVEMENT_TRAITS,
): { modifiers: CheckModifier[]; unknown: string[] } {
  const save = SAVES.find((s) => s === skill);
  const known =
    save !== undefined
      ? saved(c, save)
      : c.skills !== undefined && Object.hasOwn(c.skills, skill)
        ? c.skills[skill]
        : undefined;
  const modifiers: CheckModifier[] = [];
  const unknown: string[] = [];
  if (known?.bonus !== undefined) modifiers.push({ value: known.bonus, type: 'sheet', why: skill });
  else {
    // If the skill is itself an ability, the bonus of the check is that ability's modifier.
    const ability =
      ABILITIES.find((a) => a === skill) ??
      ABILITIES.find((a) => j.rules.bodies.ability(j, c, a).uses.includes(skill));
    const modifier = ability === undefined ? undefined : checkAbilityModifier(c, ability);
    // If the skill's ability or its ranks are unknown, the bonus cannot be added up from its parts.
    if (ability === undefined || (skill !== ability && known?.ranks === undefined))
      unknown.push(`creatures.${c.id}.${save === undefined ? 'skills' : 'saves'}.${skill}`);
    if (ability !== undefined && modifier === undefined)
      unknown.push(`creatures.${c.id}.abilities.${ability}`);
    const add = (value: number, type: string, why: string): void => {
      if (value !== 0) modifiers.push({ value, type, why });
    };
    add(known?.ranks ?? 0, 'ranks', skill);
    add(modifier ?? 0, 'ability', ability ?? skill);
    if ((skill === 'climb' || skill === 'swim') && (c.speed?.[skill] ?? 0) > 0)
      add(RACIAL, 'racial', `${skill}-speed`);
    if (skill === 'hide') add(hideSize(c), 'size', sizeOf(c));
    if (skill === 'swim' || HAMPERED.some((s) => s === skill))
      add(
        (LOAD_PENALTY[c.load ?? 'none'] ?? 0) * (skill === 'swim' ? 2 : 1),
        'armour-check',
        'load',
      );
    for (const trait of c.traits) {
      const gives = Object.hasOwn(traits, trait) ? traits[trait]?.check : undefined;
      if (gives?.skill === skill) add(gives.value, gives.type, trait);
    }
  }
  for (const state of j.rules.states.of(j, c)) {
    if (state.effect.checks !== undefined && save === undefined)
      modifiers.push({
        ...(known?.bonus === undefined
          ? { value: state.effect.checks }
          : besideTotal(c, 'skills', state.condition, state.effect.checks)),
        type: 'condition',
        why: state.condition,
        rules: state.rules,
      });
  }
  return { modifiers, unknown };
}

const saved = (
  c: Creature,
  save: (typeof SAVES)[number],
): { bonus?: number; ranks?: number } | undefined =>
  c.saves?.[save] === undefined ? undefined : { bonus: c.saves[save] };

export const ranksOf = (c: Creature, skill: string): number | undefined => c.skills?.[skill]?.ranks;

/** Does any opponent threaten the creature's cell? */
export function isThreatened(j: FullJudge, c: Creature): boolean {
  const own = squaresOf(j, c);
  return j.board.creatures.some((foe) => {
    if (j.rules.relation(c, foe).value !== 'foe') return false;
    const { cells } = j.rules.threat(j, foe);
    return own.some(([x, y]) => cells.has(x, y));
  });
}
