/**
 * The steps of turning and rebuking undead: the check, the roll for the affected Hit Dice, and the
 * affected creatures.
 */
import type { Change } from '../../rules/change.ts';
import type { Turning } from '../../rules/d20/play/specials/specialRules.ts';
import type { Fate } from '../../rules/d20/play/specials/turning.ts';
import {
  checkDie,
  choice,
  diceStep,
  numberDie,
  yesNo,
  type MadeSteps,
  type Situation,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

/** The condition that each result of turning causes; other results are only described. */
const BRINGS: Partial<Record<Fate, string>> = {
  turned: 'turned',
  destroyed: 'destroyed',
  rebuked: 'rebuked',
};

const HOW: Readonly<Record<string, readonly Turning[]>> = {
  turning: ['turn'],
  rebuking: ['rebuke', 'bolster', 'dispel'],
};

function make(s: Situation): MadeSteps {
  const { j, of } = s;
  const ways = HOW[s.topic] ?? ['turn'];
  const way = choice(
    s,
    'how',
    ways.map((id) => ({ id, label: { message: `steps.turning.${id}` } })),
    ways[0],
  );
  const symbol = yesNo(s, 'symbol');
  const level = numberDie(s, 'level', of.id, 'class-level');
  const check = checkDie(s, 'check', of, 'cha');
  const dice = numberDie(s, 'dice', of.id, 'turning-damage', { roll: { count: 2, sides: 6 } });
  const verdict = j.rules.specials.turning(j, of, {
    how: way.chosen as Turning,
    level: level.total ?? 0,
    ...(check.total === undefined ? {} : { check: check.total }),
    ...(dice.total === undefined ? {} : { dice: dice.total }),
    symbol: symbol.chosen !== 'yes',
  });
  const known = level.total !== undefined && check.total !== undefined && dice.total !== undefined;
  const sentences = verdict.affected.map(({ of: target, fate }) =>
    sentence(`turning.${fate}`, { target: { creature: target } }),
  );
  return {
    why: verdict.why,
    steps: [
      ...(ways.length > 1 ? [way] : []),
      symbol,
      { kind: 'provokes', by: [] },
      diceStep('steps.level.class', level),
      diceStep('steps.turning.check', check),
      {
        kind: 'dice',
        label:
          verdict.most === undefined
            ? { message: 'steps.turning.dice' }
            : sentence('steps.turning.most', { n: verdict.most }),
        dice: [dice],
      },
      ...(known ? [] : [toldStep(...sentences)]),
    ],
    rules: verdict.rules,
    unknown: verdict.unknown,
    ...(known
      ? {
          outcome: {
            result: 'told',
            told: sentences,
            changes: verdict.affected.flatMap(({ of: target, fate }): Change[] => {
              const condition = BRINGS[fate];
              return condition === undefined
                ? []
                : [{ what: 'condition', of: target, condition, on: true }];
            }),
          },
        }
      : {}),
  };
}

export const turningAttempt: Topic = { asks: ['turn-undead'], place: 'action', make };
