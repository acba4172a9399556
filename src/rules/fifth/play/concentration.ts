/** Concentration: the save after damage, and beginning to concentrate on something else. */
import { has, type Creature } from '../../../board/creature.ts';
import { effectOf } from '../../core/conditionsInForce.ts';
import { doubtOfTrait } from '../../core/traitEffect.ts';
import { uniqueRuleIds } from '../../names.ts';
import type { Trial } from '../../trials.ts';
import { CONCENTRATING } from '../conditionRows.ts';
import { isIncapacitated } from '../sharing.ts';
import {
  rollAgainst,
  loses,
  numbersStep,
  open,
  plainNumber,
  saveOf,
  settled,
  TEN,
  type TrialFigures,
} from './trialParts.ts';

export const isConcentrating = (c: Creature): boolean => has(c, CONCENTRATING);
export const endConcentration = (c: Creature) => loses(c, CONCENTRATING);

export const concentrationDc = ({ concentrationMost = Infinity }: TrialFigures, damage: number) =>
  Math.min(concentrationMost, Math.max(TEN, Math.floor(damage / 2)));

export const concentrationTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  offered: (_j, of) => isConcentrating(of),
  judge(a) {
    const { of } = a;
    const rules = figures.names['concentration'] ?? [];
    const doubt = doubtOfTrait(a.j, of, 'concentration');
    const damage = plainNumber(a, 'damage', of, 'damage');
    const asked = numbersStep(damage);
    if (damage.total === undefined || damage.total < 0) return open(rules, asked);
    const { steps, made, margin, ...decided } = rollAgainst(
      'save',
      saveOf(a, figures, 'save', of, 'con'),
      concentrationDc(figures, damage.total),
    );
    return {
      why: [],
      steps: [asked, ...steps],
      rules: uniqueRuleIds(rules, decided.rules),
      unknown: doubt === undefined ? [] : [doubt],
      ...settled(made, margin, made ? [] : endConcentration(of), [
        { say: made ? 'concentration.keeps' : 'concentration.ends', who: of.id },
      ]),
    };
  },
});

/** Beginning something that needs concentration: what was held before ends at that moment. */
export const concentrateTrial = (figures: TrialFigures): Trial => ({
  place: 'creature',
  judge({ j, of }) {
    const before = isConcentrating(of);
    const bars = effectOf(j, of, 'noConcentration')?.condition;
    return {
      why: isIncapacitated(j, of) ? ['cannot-act'] : bars === undefined ? [] : [bars],
      steps: [],
      rules: figures.names['concentration-ends'] ?? [],
      unknown: [],
      outcome: {
        result: 'told',
        told: before ? [{ say: 'concentration.ends', who: of.id }] : [],
        changes: [
          ...endConcentration(of),
          { what: 'condition', of: of.id, condition: CONCENTRATING, on: true },
        ],
      },
    };
  },
});
