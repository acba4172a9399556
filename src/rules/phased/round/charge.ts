/** Judges the charge roll: rating, chance, result and its effects. */
import type { PhasedJudge } from '../../fullRuleset.ts';
import { cite } from '../../names.ts';
import type { Charge } from './declaration.ts';
import type { ChargeResult } from './event.ts';
import type { ChargeVerdict } from './phaseRules.ts';
import { ratingOf } from './tables.ts';

/** Largest number of combat points that may be spent on one roll. */
const MOST_POINTS = 3;

function resultOf(roll: number | undefined, rating: number | null, bonus: number): ChargeResult {
  if (roll === undefined) return null;
  if (roll === 20) return 'critical-success';
  if (roll === 1) return 'critical-failure';
  return rating === null ? null : roll + bonus >= rating ? 'success' : 'failure';
}

export function chargeOf(j: PhasedJudge, charge: Charge): ChargeVerdict {
  const {
    tables,
    cites: { names, ratings },
  } = j.rules.phases;
  const { group, level, combatPoints = 0, bonus = 0, roll } = charge;
  const printed =
    charge.rating ??
    (group === undefined || level === undefined ? null : ratingOf(tables, group, level));
  const rating =
    printed === null
      ? null
      : Math.max(tables.leastRating, printed - Math.min(combatPoints, MOST_POINTS));
  const result = resultOf(roll, rating, bonus);
  // A roll of 1 always fails, and a roll of 20 always succeeds.
  const need = rating === null ? null : Math.min(20, Math.max(2, rating - bonus));
  const [hit, damage] =
    result === 'critical-success' ? [2, 4] : result === 'success' ? [1, 2] : [0, 0];
  const why =
    result === null
      ? []
      : cite(
          names,
          (
            {
              'critical-success': 'critical',
              success: 'success',
              failure: 'failure',
              'critical-failure': 'fumble',
            } as const
          )[result],
        );
  return {
    rating,
    need,
    chance: need === null ? null : (21 - need) * 5,
    result,
    hit: hit ?? 0,
    damage: damage ?? 0,
    fatigue: 1,
    rules: [
      ...cite(names, 'chargeRoll', 'fatigue'),
      ...(charge.rating === undefined && group !== undefined
        ? [ratings[group], ...cite(names, 'ratingTable')]
        : []),
      ...(combatPoints > 0 ? cite(names, 'combatPoints') : []),
      ...(bonus !== 0 ? cite(names, 'quadruped') : []),
      ...why,
    ],
    unknown: rating === null ? ['charge.rating'] : [],
  };
}
