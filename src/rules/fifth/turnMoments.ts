/**
 * What the start and the end of a turn bring a creature where it stands: saves that ground and spells
 * around it ask for, and lying prone in another's space.
 */
import type { Creature } from '../../board/creature.ts';
import type { TurnMoment } from '../actionRules.ts';
import { cite, uniqueRuleIds } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { hazardsAround } from './auras.ts';
import { groundsAt, isWhollyOn, walksOn, type FifthGround } from './grounds.ts';
import { endsProne } from './reminders.ts';

/** When in a creature's turn the ground or the spell asks for a save, besides on entering. */
type When = 'start' | 'end';
type Times = Readonly<Partial<Record<FifthGround | 'spirit-guardians', When>>>;

export interface Moments {
  readonly times: Times;
  /** Those that ask each creature once in a turn: who has entered does not save again at its end. */
  readonly once: readonly string[];
  /** Those that concern only a creature that is wholly in them. */
  readonly whole?: readonly string[];
  /** Is a creature prone that ends its turn in another's space? */
  readonly prone: boolean;
}

/** SRD 5.2.1, the texts of the spells; Environmental Effects, Slippery Ice. */
export const newerMoments: Moments = {
  times: {
    ice: 'start',
    web: 'start',
    'sleet-storm': 'start',
    'stinking-cloud': 'start',
    grease: 'end',
    'burning-oil': 'end',
    moonbeam: 'end',
    'black-tentacles': 'end',
    cloudkill: 'end',
    'insect-plague': 'end',
    'wall-of-fire': 'end',
    'wall-of-thorns': 'end',
    'blade-barrier': 'end',
    'spirit-guardians': 'end',
  },
  once: [
    'burning-oil',
    'moonbeam',
    'black-tentacles',
    'cloudkill',
    'insect-plague',
    'wall-of-thorns',
    'blade-barrier',
    'spirit-guardians',
  ],
  prone: true,
};

/** SRD 5.1, the texts of the spells: most of them ask at the start of a turn. */
export const olderMoments: Moments = {
  times: {
    web: 'start',
    'sleet-storm': 'start',
    'stinking-cloud': 'start',
    moonbeam: 'start',
    'black-tentacles': 'start',
    cloudkill: 'start',
    'blade-barrier': 'start',
    'spirit-guardians': 'start',
    grease: 'end',
    'burning-oil': 'end',
    'insect-plague': 'end',
    'wall-of-fire': 'end',
    'wall-of-thorns': 'end',
  },
  once: ['burning-oil'],
  whole: ['stinking-cloud'],
  prone: false,
};

/** The hazards of the ground and of the spells around a creature, with their rules. */
function hazardsHere(j: Judge, c: Creature): readonly (readonly [string, readonly RuleId[]])[] {
  const known = walksOn(j, c);
  return [
    ...groundsAt(j, c, c.at)
      .filter((id) => !known.includes(id))
      .map((id) => [id, j.rules.grounds?.[id]?.rules ?? []] as const),
    ...hazardsAround(j, c).map((id) => [id, cite(j.rules.cites, 'auraSlows')] as const),
  ];
}

export const turnMoments =
  ({ times, once, whole = [], prone }: Moments): NonNullable<Ruleset['turnMoment']> =>
  (j, c, when, entered = []) => {
    if (j.rules.bodyIs(j, c, 'corpse')) return NOTHING;
    const hazards = hazardsHere(j, c)
      .filter(([id]) => times[id as keyof Times] === when)
      .filter(([id]) => !(once.includes(id) && entered.includes(id)))
      .filter(([id]) => !whole.includes(id) || isWhollyOn(j, c, id))
      .map(([hazard, rules]) => ({ hazard, rules }));
    const falls = when === 'end' && prone && endsProne(j, c);
    return {
      hazards,
      gains: falls && !c.conditions.includes('prone') ? ['prone'] : [],
      rules: uniqueRuleIds(
        ...hazards.map(({ rules }) => rules),
        falls ? cite(j.rules.cites, 'displaced') : [],
      ),
    };
  };

const NOTHING: TurnMoment = { hazards: [], gains: [], rules: [] };
