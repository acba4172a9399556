/**
 * The steps of actions that need a check of their own: casting in danger, standing up with Tumble,
 * staying in the saddle. The table of actions names the check.
 */
import type { ActVerdict } from '../../rules/d20/play/turns/turnRules.ts';
import { toldOf } from './effects.ts';
import { inOneGrapple } from '../../board/creature.ts';
import {
  against,
  checkDie,
  choice,
  diceStep,
  numberDie,
  own,
  yesNo,
  type MadeSteps,
  type Situation,
  type Step,
  type Topic,
  sentence,
} from './step.ts';

const entryOf = ({ j, topic }: Pick<Situation, 'j' | 'topic'>) => j.rules.turns.table[topic];

/** Adds the steps of checks against a DC that the question gives, or that the players enter. */
export function rolls(
  s: Situation,
  checks: ActVerdict['checks'],
  level: number | undefined,
  first = 'check',
) {
  const steps: Step[] = [];
  const results: (string | undefined)[] = [];
  checks.forEach(({ skill, dc }, i) => {
    const key = i === 0 ? first : `${first}-${i}`;
    // If the ruleset gives the DC, it already includes the spell's level.
    const said =
      dc === undefined && level === undefined
        ? numberDie(s, `dc-${key}`, s.of.id, 'dc')
        : undefined;
    if (said !== undefined) steps.push(diceStep('steps.dc', said));
    const step = against(
      { message: 'steps.check' },
      checkDie(s, key, s.of, skill),
      'dc',
      dc ?? said?.total,
    );
    steps.push(step);
    results.push(step.result);
  });
  const made: boolean | undefined =
    results.length === 0 || results.includes(undefined)
      ? undefined
      : results.every((result) => result === 'success');
  return { steps, made };
}

/** Asks what disturbs the casting, in rulesets with a table of disturbances. */
function troubleOf(s: Situation, steps: Step[]): { trouble?: string; amount?: number } {
  const { troubles } = s.j.rules.turns;
  if (troubles === undefined || Object.keys(troubles).length === 0) return {};
  const ids = [UNDISTURBED, ...Object.keys(troubles)];
  const step = choice(
    s,
    'trouble',
    ids.map((id) => ({ id, label: { message: `steps.trouble.${id}` } })),
    UNDISTURBED,
  );
  steps.push(step);
  const row = own(troubles, step.chosen);
  if (row === undefined) return {};
  if (row.each === 0) return { trouble: step.chosen };
  const points = numberDie(s, 'amount', s.of.id, 'points');
  steps.push(diceStep(`steps.amount.${step.chosen}`, points));
  return { trouble: step.chosen, amount: points.total ?? 0 };
}
const UNDISTURBED = 'nothing';

function make(s: Situation): MadeSteps {
  const { j, of, topic, target } = s;
  const steps: Step[] = [];
  const casts = entryOf(s)?.casts === true;
  const held = j.board.creatures.some((c) => c.id !== of.id && inOneGrapple(of, c) === true);
  const level = casts ? numberDie(s, 'level', of.id, 'level') : undefined;
  const guarded = casts && !held ? yesNo(s, 'defensively') : undefined;
  if (level !== undefined) steps.push(diceStep('steps.level', level));
  if (guarded !== undefined) steps.push(guarded);
  const { grapple, mental } = entryOf(s) ?? {};
  if (casts && held && grapple === 'may' && mental !== true)
    return inGrapple(s, steps, level?.total);
  const trouble = casts ? troubleOf(s, steps) : {};
  const verdict = j.rules.turns.act(j, of, {
    action: topic,
    ...trouble,
    ...(target === undefined ? {} : { target }),
    ...(s.as === undefined ? {} : { as: s.as }),
    ...(guarded?.chosen === 'yes' ? { defensively: true } : {}),
    ...(level?.total === undefined ? {} : { level: level.total }),
  });
  steps.push({ kind: 'provokes', by: verdict.opportunities });
  const waits = casts && level?.total === undefined;
  const { steps: checked, made } = rolls(s, waits ? [] : verdict.checks, level?.total);
  steps.push(...checked);
  const done = casts ? 'steps.cast' : 'steps.done';
  const needed = verdict.checks.length > 0;
  return {
    why: verdict.why,
    steps,
    rules: verdict.rules,
    unknown: verdict.unknown,
    ...(waits || (needed && made === undefined)
      ? {}
      : {
          outcome: {
            result: !needed ? 'told' : made === true ? 'success' : 'failure',
            told:
              made === false && casts
                ? toldOf([{ of: of.id, effect: 'spell-lost' }])
                : made === false
                  ? []
                  : [sentence(done, { who: { creature: of.id } })],
            changes: [],
          },
        }),
  };
}

/** Casting in a grapple: it takes a Concentration check, and gestures are impossible. */
function inGrapple(s: Situation, steps: Step[], level: number | undefined): MadeSteps {
  const { j, of, topic } = s;
  const [verbal, somatic, material] = [
    yesNo(s, 'verbal'),
    yesNo(s, 'somatic'),
    yesNo(s, 'material'),
  ];
  steps.push(verbal, somatic, material);
  const ready = material.chosen === 'yes' ? yesNo(s, 'ready') : undefined;
  if (ready !== undefined) steps.push(ready);
  const judged = (roll?: number) =>
    j.rules.specials.grappling(j, of, {
      action: topic,
      spell: {
        level: level ?? 0,
        components: [verbal, somatic, material].some(({ chosen }) => chosen === 'yes'),
        somatic: somatic.chosen === 'yes',
        material: material.chosen === 'yes',
        ready: ready?.chosen === 'yes',
      },
      ...(roll === undefined ? {} : { roll }),
    });
  const before = judged();
  const base = { why: before.why, rules: before.rules, unknown: before.unknown };
  if (level === undefined || before.dc === undefined) return { ...base, steps };
  const step = against(
    { message: 'steps.check' },
    checkDie(s, 'check', of, 'concentration'),
    'dc',
    before.dc,
  );
  steps.push(step);
  const total = step.dice[0]?.total;
  const { outcome } = total === undefined ? before : judged(total);
  return {
    ...base,
    steps,
    ...(outcome === undefined || total === undefined
      ? {}
      : {
          outcome: {
            result: outcome.result === 'success' ? 'success' : 'failure',
            told:
              outcome.result === 'success'
                ? [sentence('steps.cast', { who: { creature: of.id } })]
                : toldOf(outcome.effects),
            changes: [],
          },
        }),
  };
}

export const actAttempt: Topic = {
  asks: ['act', 'grapple', 'ability-check'],
  place: 'action',
  make,
};

/** Does the action need a check, or the level of a spell? */
export const isChecked = (s: Pick<Situation, 'j'>, topic: string): boolean => {
  const entry = s.j.rules.turns.table[topic];
  return entry !== undefined && (entry.casts === true || entry.check !== undefined);
};
