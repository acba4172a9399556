/** Hiding, and searching for those who hide. */
import type { HidingVerdict } from '../../hiding.ts';
import { uniqueRuleIds } from '../../names.ts';
import type { Trial, TrialSentence } from '../../trials.ts';
import { hidingOf, type HidingRules } from '../hide.ts';
import { isIncapacitated } from '../sharing.ts';
import {
  rollAgainst,
  checkOf,
  gains,
  loses,
  numbersStep,
  open,
  pick,
  plainNumber,
  settled,
  told,
  type TrialFigures,
} from './trialParts.ts';

/** Who keeps the creature from hiding, and who notices it. */
const watchers = ({ observers }: HidingVerdict): readonly TrialSentence[] =>
  observers.flatMap(({ id, bars, notices }) =>
    bars
      ? [{ say: 'hide.seen', target: id }]
      : notices === true
        ? [{ say: 'hide.noticed', target: id }]
        : [],
  );

/** Whether the creature stays unnoticed, by the answer to whether somebody notices it. */
const YES_OR_NO: Readonly<Record<string, boolean>> = { no: true, yes: false };

export const hideTrial = (figures: TrialFigures, rules: HidingRules): Trial => ({
  place: 'action',
  judge(a) {
    const { j, of } = a;
    const rolled = checkOf(a, figures, of, { key: 'own', skill: 'stealth' });
    const { total } = rolled.number;
    const verdict = hidingOf(rules)(j, of, total === undefined ? {} : { total });
    const { steps, ...decided } = rollAgainst('check', rolled, verdict.dc);
    const decides = total !== undefined && verdict.possible;
    const passive = decides && verdict.dc === undefined ? verdict.observers : [];
    const noticed = passive.some(({ notices }) => notices === true);
    // Passive scores that nobody knows: the players say what they come to.
    const open = noticed ? [] : passive.filter(({ notices }) => notices === undefined);
    const word = pick(a, 'noticed', 'words', ['no', 'yes']);
    const unnoticed = open.length === 0 ? !noticed : YES_OR_NO[word.chosen];
    const hidden = decides ? (verdict.hidden ?? unnoticed) : undefined;
    return {
      why: isIncapacitated(j, of) ? ['cannot-act'] : verdict.possible ? [] : ['observed'],
      steps: [
        {
          kind: 'told',
          told: [
            ...watchers(verdict).filter(({ say }) => say === 'hide.seen'),
            ...(verdict.unknown.includes('ask.allowed')
              ? [{ say: 'hide.allowed', who: of.id }]
              : []),
          ],
        },
        ...steps,
        ...(open.length > 0
          ? [
              told(
                ...open.map(({ id }): TrialSentence => ({
                  say: 'hide.passive',
                  target: id,
                  n: total!,
                })),
              ),
              word,
            ]
          : []),
      ],
      rules: uniqueRuleIds(
        verdict.rules,
        decided.rules,
        figures.names['hide'] ?? [],
        figures.names['hidden'] ?? [],
      ),
      unknown: verdict.unknown,
      ...(hidden !== undefined && {
        outcome: {
          result: hidden ? 'success' : 'failure',
          told: [
            ...(hidden ? [{ say: 'hide.found-by', who: of.id, n: total! }] : []),
            ...watchers(verdict).filter(({ say }) => say === 'hide.noticed'),
          ],
          changes: hidden ? gains(of, 'hidden') : [],
        },
      }),
    };
  },
});

/** The Search action against a hidden creature: the total of its Stealth is the difficulty. */
export const searchTrial = (figures: TrialFigures): Trial => ({
  place: 'action',
  target: 'other',
  judge(a) {
    const { j, of, target } = a;
    const rules = figures.names['search'] ?? [];
    if (target === undefined) return open(rules);
    const sense = pick(a, 'sense', 'words', ['sight', 'hearing'], 'sight');
    const stealth = plainNumber(a, 'stealth', target, 'stealth');
    const rolled = checkOf(a, figures, of, {
      key: 'own',
      skill: 'perception',
      by: sense.chosen === 'sight' ? 'sight' : 'hearing',
      at: target,
    });
    const { steps, made, margin, ...decided } = rollAgainst('check', rolled, stealth.total);
    return {
      why: isIncapacitated(j, of) ? ['cannot-act'] : [],
      steps: [sense, numbersStep(stealth), ...steps],
      rules: uniqueRuleIds(rules, decided.rules),
      unknown: [],
      ...settled(made, margin, made ? loses(target, 'hidden') : []),
    };
  },
});
