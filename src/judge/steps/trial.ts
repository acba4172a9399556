/** The steps of a trial: what a ruleset without whole turns lets dice settle (src/rules/trials.ts). */
import type { AttemptModifier } from '../../rules/attempt.ts';
import type {
  Trial,
  TrialAsked,
  TrialChoice,
  TrialNumber,
  TrialSentence,
  TrialStep,
} from '../../rules/trials.ts';
import { sentence, type DieField, type Label, type MadeSteps, type Step } from './step.ts';

const who = (id: string | undefined): unknown => (id === undefined ? '' : { creature: id });

const said = ({ say, who: of, target, n = 0, cells = 0, term, hazard }: TrialSentence): Label =>
  sentence(`trial.say.${say}`, {
    who: who(of),
    target: who(target),
    n,
    len: { length: cells },
    term: term === undefined ? '' : { term },
    hazard: hazard === undefined ? '' : { message: `steps.danger.${hazard}` },
  });

const optionLabel = ({ of, key, options, texts }: TrialChoice, id: string): Label =>
  of === 'creatures'
    ? { creature: id }
    : of === 'terms'
      ? { term: id }
      : of === 'texts'
        ? { text: texts?.[options.indexOf(id)] ?? id }
        : { message: `trial.${key}.${id}` };

/** The modifiers of a number, beside the sheet's bonus. A complete total includes them. */
function modifiersOf({ what, bonus, modifiers }: TrialNumber, whole: boolean) {
  const all: readonly AttemptModifier[] = [
    ...(bonus === undefined || bonus === 0 ? [] : [{ why: what, value: bonus, rules: [] }]),
    ...modifiers,
  ];
  return all.map(({ why, value, rules }) =>
    whole ? { why, value: 0, already: value, rules } : { why, value, rules },
  );
}

const D20 = { count: 1, sides: 20 };

function field(number: TrialNumber): DieField {
  const { key, of, what, wants, bonus, advantage, disadvantage, dice, optional, total } = number;
  const rolls = wants !== 'number';
  const whole = rolls && (bonus === undefined || (total !== undefined && number.die === undefined));
  const modifiers = rolls ? modifiersOf(number, whole) : [];
  const net = Number(advantage.length > 0) - Number(disadvantage.length > 0);
  const roll = rolls && bonus !== undefined ? D20 : dice;
  return {
    key,
    of,
    what,
    wants: !rolls ? 'number' : whole ? 'total' : 'die',
    ...(roll !== undefined && { roll }),
    ...(rolls && { heard: 'check' as const }),
    modifiers,
    modifier: modifiers.reduce((sum, { value }) => sum + value, 0),
    ...(total !== undefined && { total }),
    ...(optional && { optional }),
    ...(advantage.length + disadvantage.length > 0 && { edge: { net, advantage, disadvantage } }),
  };
}

function step(one: TrialStep): Step {
  switch (one.kind) {
    case 'choice':
      return {
        kind: 'choice',
        key: one.key,
        label: { message: `trial.ask.${one.key}` },
        options: one.options.map((id) => ({ id, label: optionLabel(one, id) })),
        chosen: one.chosen,
      };
    case 'told':
      return { kind: 'told', told: one.told.map(said) };
    case 'roll': {
      const { label, numbers, dc, result, margin } = one;
      return {
        kind: 'dice',
        label: { message: `trial.label.${label}` },
        dice: numbers.map(field),
        ...(dc !== undefined && { against: { what: 'dc', n: dc } }),
        ...(result !== undefined && { result }),
        ...(margin !== undefined && { margin }),
      };
    }
  }
}

export function trialSteps(trial: Trial, asked: TrialAsked): MadeSteps {
  const { why, steps, rules, unknown, outcome } = trial.judge(asked);
  const ofRolls = steps.flatMap((each) =>
    each.kind === 'roll' ? each.numbers.flatMap((number) => number.unknown ?? []) : [],
  );
  return {
    why,
    steps: steps.map(step),
    rules,
    unknown: [...new Set([...unknown, ...ofRolls])],
    ...(outcome !== undefined && {
      outcome: {
        result: outcome.result,
        ...(outcome.margin !== undefined && { margin: outcome.margin }),
        told: outcome.told.map(said),
        changes: outcome.changes,
        ...(outcome.follow !== undefined && {
          follow: outcome.follow.map((next) => ({ ...next, inReturn: true as const })),
        }),
      },
    }),
  };
}
