/** The answer about a hazard: looks up its row, and applies the roll that was made. */
import type { HazardGiven } from '../asks/hazardAsk.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { HazardOutcome, HazardRoll, HazardRules, HazardVerdict } from './hazardRules.ts';

const whole = (of: Partial<HazardOutcome> = {}): HazardOutcome => ({
  damage: [],
  conditions: [],
  effects: [],
  ...of,
});

/** Does the creature come off well? A hazard that attacks hits at its armor class. */
const succeeds = ({ kind, dc }: HazardRoll, total: number): boolean | undefined =>
  dc === undefined ? undefined : kind === 'attack' ? total < dc : total >= dc;

export function hazardAnswer(table: HazardRules['table']): HazardRules['hazard'] {
  return (j: FullJudge, c: Creature, name: string, given: HazardGiven, total): HazardVerdict => {
    const row = Object.hasOwn(table, name) ? table[name] : undefined;
    if (row === undefined) throw new RangeError(`no hazard ${name}`);
    const { immune, rounds, roll, passed, failed, unknown = [] } = row.of(j, c, given);
    const base = { hazard: name, rules: row.rules, unknown };
    if (immune !== undefined) return { ...base, immune, outcome: whole() };
    const more = rounds === undefined ? {} : { rounds };
    if (roll === undefined) return { ...base, ...more, outcome: whole(failed) };
    const success = total === undefined ? undefined : succeeds(roll, total);
    return {
      ...base,
      ...more,
      roll,
      passed: whole(passed),
      failed: whole(failed),
      ...(success === undefined ? {} : { outcome: whole(success ? passed : failed) }),
    };
  };
}
