/** Moving past foes with Acrobatics or Tumble, and the check against each of them. */
import { hasTrait, type Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { Mode } from '../../../verdict.ts';
import { cannotTumble, unsureRoll } from '../../map/tumbling.ts';
import type { PassedBy } from '../movements/journey.ts';
import type { AcrobaticVerdict, PassedFoe } from './specialRules.ts';

/** Increases of the DC: for full speed, for each foe passed before, and for being prone. */
export const EVADING = { hurried: 10, further: 2, prone: 5 } as const;

export const isProne = (c: Creature): boolean =>
  hasTrait(c, 'prone') || c.conditions.includes('prone');

/**
 * Judges a movement past foes: the same movement as a journey of one tumbling leg. The checks follow
 * the order in which the mover leaves threatened cells; in the same cell the highest DC comes first.
 * `hurried`: at full speed; `leaves`: foes that the mover does not try to avoid.
 */
export function acrobatics(
  j: FullJudge,
  c: Creature,
  mode: Mode,
  path: readonly Cell[],
  { hurried, leaves }: { readonly hurried: boolean; readonly leaves: readonly string[] },
): AcrobaticVerdict {
  const {
    legs: _legs,
    passings = [],
    stops: _stops,
    ...judged
  } = j.rules.movements.journey(j, c, mode, [
    { by: 'tumble', path: path.slice(1), hurried, leaves },
  ]);
  const why = cannotTumble(j, c);
  return {
    ...judged,
    acrobatics: {
      possible: why === undefined,
      ...(why === undefined ? {} : { why }),
      rolls: j.options.acrobaticsRolls,
      passed:
        why === undefined
          ? passings.filter(({ success }) => success !== true).map((each) => passedFoe(j, c, each))
          : [],
    },
    rules: [...new Set([...judged.rules, ...cite(j.rules.specials.cites, 'acrobatics')])],
  };
}

function passedFoe(j: FullJudge, c: Creature, { by, step, check, before }: PassedBy): PassedFoe {
  const own = `creatures.${c.id}.`;
  const unknown = unsureRoll(j, c, check.unknown);
  const missing = unknown.filter((path) => !path.startsWith(own));
  const hurry = check.modifiers.find(({ why }) => why === 'hurried')?.value;
  return {
    by,
    step,
    dc: check.dc ?? 0,
    above: check.reasons.reduce((sum, { value }) => sum + value, 0),
    rules: check.rules,
    ...(before === undefined ? {} : { through: true as const }),
    ...(unknown.length > missing.length ? {} : { bonus: check.bonus }),
    ...(hurry === undefined ? {} : { hurry }),
    ...(missing.length === 0 ? {} : { unknown: missing }),
  };
}
