/** The kinds of effect to which a creature's traits make it immune. */
import type { Creature } from '../../../../board/creature.ts';
import { ABILITIES, type Ability } from '../../../../board/vocabulary.ts';
import { D20_KINDS, kindRows, type StateKind } from '../../map/kinds.ts';

interface Ward {
  readonly immune: readonly StateKind[];
}

const MINDLESS: Ward = { immune: ['fear', 'mind'] };
/** Immunities of each trait. A new trait needs one row. */
export const WARDS: Readonly<Record<string, Ward>> = {
  ...kindRows(D20_KINDS, 'immune'),
  deathless: { immune: D20_KINDS['undead']?.immune ?? [] },
  mindless: MINDLESS,
  'immune-to-fear': { immune: ['fear'] },
  'immune-to-mind-affecting': MINDLESS,
  'immune-to-sleep': { immune: ['sleep'] },
  'immune-to-paralysis': { immune: ['paralysis'] },
  'immune-to-stunning': { immune: ['stunning'] },
  'immune-to-fatigue': { immune: ['fatigue'] },
  'immune-to-energy-drain': { immune: ['negative-energy'] },
};

/**
 * Immunities of creatures without an ability score (sigil.ability.constitution-none,
 * intelligence-none).
 */
const LACKING: Readonly<Partial<Record<Ability, Ward>>> = {
  con: { immune: ['fatigue', 'negative-energy'] },
  int: MINDLESS,
};

const wardsOf = (c: Creature): Ward[] => [
  ...c.traits.flatMap((t) => (Object.hasOwn(WARDS, t) ? (WARDS[t] ?? []) : [])),
  ...ABILITIES.flatMap((a) => (c.abilities?.[a] === null ? (LACKING[a] ?? []) : [])),
];

export const immune = (c: Creature, kind: StateKind): boolean =>
  wardsOf(c).some((w) => w.immune.includes(kind));
