/** Staying in the saddle when the mount is moved against its will, or mount or rider is knocked prone. */
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import type { Change } from '../../change.ts';
import { uniqueRuleIds } from '../../names.ts';
import type { Judge } from '../../ruleset.ts';
import type { Trial } from '../../trials.ts';
import {
  gains,
  pick,
  rollAgainst,
  rulesBehindKeys,
  saveOf,
  settled,
  yesOrNo,
} from './trialParts.ts';
import type { TrialFigures } from './trialParts.ts';

const CAUSES = ['moved', 'mount-prone', 'rider-prone'] as const;
const SADDLE_DC = 10;

/** The free place of the rider beside its mount; undefined: there is none on the map. */
function besideMount(
  j: Judge,
  { seat: _seat, mount: _mount, ...rider }: Creature,
): Cell | undefined {
  return j.rules.displaced(j, rider, [rider.at])[0];
}

function lands(j: Judge, rider: Creature, prone: boolean): readonly Change[] {
  const at = besideMount(j, rider);
  return [
    ...(at === undefined || sameCell(at, rider.at)
      ? []
      : [{ what: 'place' as const, of: rider.id, from: rider.at, at }]),
    ...(prone ? gains(rider, 'prone') : []),
  ];
}

/**
 * A save keeps the rider in the saddle. In 2014 none helps when the mount is knocked prone: a Reaction
 * lands the rider on its feet.
 */
export const saddleTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  offered: (_j, of) => of.seat !== undefined,
  judge(a) {
    const { j, of } = a;
    const cause = pick(a, 'cause', 'words', CAUSES, 'moved');
    const rules = rulesBehindKeys(figures, 'falling-off');
    const why = of.seat === undefined ? ['not-mounted'] : [];
    if (cause.chosen === 'mount-prone' && figures.names['land-on-feet'] !== undefined) {
      const { allowed, why: barred } = j.rules.canTakeOpportunity(j, of);
      const feet = yesOrNo(a, 'feet', allowed || barred !== 'taken' ? 'yes' : 'no');
      const lies = feet.chosen === 'no';
      return {
        why,
        steps: [cause, feet],
        rules: uniqueRuleIds(rules, rulesBehindKeys(figures, 'land-on-feet')),
        unknown: [],
        outcome: {
          result: 'told',
          told: [{ say: lies ? 'saddle.falls' : 'saddle.feet', who: of.id }],
          changes: lands(j, of, lies),
        },
      };
    }
    const { steps, made, margin, ...decided } = rollAgainst(
      'save',
      saveOf(a, figures, 'save', of, 'dex'),
      SADDLE_DC,
    );
    return {
      why,
      steps: [cause, ...steps],
      rules: uniqueRuleIds(rules, decided.rules),
      unknown: [],
      ...settled(made, margin, made === false ? lands(j, of, true) : [], [
        { say: made === true ? 'saddle.stays' : 'saddle.falls', who: of.id },
      ]),
    };
  },
});
