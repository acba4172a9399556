/** What follows at once when a creature gets a condition: what it drops, lets go and no longer holds up. */
import type { Creature } from '../../../board/creature.ts';
import type { Change } from '../../change.ts';
import { traitsWith } from '../../core/traitEffect.ts';
import type { Judge } from '../../ruleset.ts';
import type { TrialSentence } from '../../trials.ts';
import { leavesUnconscious } from '../conditionRows.ts';
import { letGo } from '../heldCreatures.ts';
import { isIncapacitated, isUnconscious } from '../sharing.ts';
import { endConcentration } from './concentration.ts';
import { gains, loses, type TrialFigures } from './trialParts.ts';

export interface Consequences {
  readonly changes: readonly Change[];
  readonly told: readonly TrialSentence[];
}

/** The weapons that an unconscious creature drops. */
const dropped = (c: Creature): readonly Change[] =>
  (c.attacks ?? []).flatMap((a) =>
    a.ready && !a.natural && !a.unarmed
      ? [{ what: 'weapon' as const, of: c.id, weapon: a.id, ready: false }]
      : [],
  );

const rowOf = ({ rules: { conditions } }: Judge, id: string) =>
  Object.hasOwn(conditions, id) ? conditions[id] : undefined;

export function consequencesOf(
  { falls }: TrialFigures,
  j: Judge,
  c: Creature,
  condition: string,
): Consequences {
  const under = { ...c, conditions: [...c.conditions, condition] };
  const out = isIncapacitated(j, under);
  const sleeps = isUnconscious(j, under) || j.rules.bodyIs(j, under, 'corpse');
  const kept = traitsWith(j.rules.traits, c, 'keeps');
  const over = c.conditions.filter((id) => {
    const when = rowOf(j, id)?.endsWhen;
    const lasts = kept.some(({ value }) => value.includes(id));
    return sleeps ? when !== undefined : out && !lasts && when === 'incapacitated';
  });
  const drops = c.elevation > 0 && falls(j, c) === null && falls(j, under) !== null;
  return {
    changes: [
      ...(out ? letGo(j, c) : []),
      ...loses(c, ...over),
      ...(rowOf(j, condition)?.noConcentration === true ? endConcentration(c) : []),
      ...(leavesUnconscious(condition) ? [...gains(c, 'prone'), ...dropped(c)] : []),
    ],
    told: drops ? [{ say: 'falls', who: c.id }] : [],
  };
}
