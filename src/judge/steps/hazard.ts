/** The topic of an environmental hazard: a fall, fire, lack of air, a web. */
import type { Change } from '../../rules/change.ts';
import type { HazardField, HazardGiven } from '../../rules/d20/play/asks/hazardAsk.ts';
import { GUARDS } from '../../rules/d20/play/hazards/gaze.ts';
import type {
  HazardDamage,
  HazardOutcome,
  HazardRoll,
} from '../../rules/d20/play/hazards/hazardRules.ts';
import {
  against,
  checkDie,
  choice,
  diceStep,
  numberDie,
  yesNo,
  type Label,
  type Option,
  type Situation,
  type Step,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

/** Fields that are entered as numbers; the others are yes or no. */
const NUMBERS: readonly HazardField[] = [
  'metres',
  'depth',
  'kilograms',
  'rounds',
  'sinking',
  'strenuous',
  'earlier',
  'squares',
  'dc',
  'casterLevel',
  'level',
  'cells',
];
const LENGTHS: readonly HazardField[] = ['metres', 'depth'];

const written = ({ dice, type, nonlethal, ability, each }: HazardDamage): Label =>
  sentence(`steps.hazardDamage${each === 'round' ? 'EachRound' : ''}`, {
    dice,
    kind:
      ability !== undefined
        ? { message: `steps.roll.${ability}` }
        : { message: `steps.damageKind.${nonlethal === true ? 'nonlethal' : (type ?? 'plain')}` },
  });

const outcomeLabels = ({ damage, conditions, effects, hp }: HazardOutcome): Label[] => [
  ...damage.map(written),
  ...(hp === undefined ? [] : [sentence('steps.hazardHitPoints', { n: hp })]),
  ...conditions.map((id): Label => ({ term: id })),
  ...effects.map((id): Label => ({ message: `steps.hazardEffect.${id}` })),
];

/** The step of the roll: the creature's save or check, or the attack of the hazard. */
function rollStep(s: Situation, roll: HazardRoll, which: string): Step & { kind: 'dice' } {
  const label: Label = { message: roll.kind === 'save' ? 'steps.save' : 'steps.check' };
  return roll.kind === 'attack'
    ? against(
        { message: 'steps.hazardAttacks' },
        numberDie(s, 'roll', s.of.id, 'attack'),
        'ac',
        roll.dc,
      )
    : against(label, checkDie(s, 'roll', s.of, which), 'dc', roll.dc);
}

export const hazardAttempt: Topic = {
  asks: ['hazard', 'wound', 'vitals'],
  place: 'creature',
  known: (j) => j.rules.hazards !== undefined,
  make(s) {
    const { j, of } = s;
    const { hazards } = j.rules;
    if (hazards === undefined) return { why: [], steps: [], rules: [], unknown: [] };
    const which = choice(
      s,
      'danger',
      Object.keys(hazards.table).map((id): Option => ({
        id,
        label: { message: `steps.danger.${id}` },
      })),
    );
    const row = hazards.table[which.chosen];
    if (row === undefined) return { why: [], steps: [which], rules: [], unknown: [] };

    const numbers = row.asks.filter((field) => NUMBERS.includes(field));
    const dice = numbers.map((field) =>
      numberDie(s, field, of.id, LENGTHS.includes(field) ? 'metres' : 'number', {
        optional: true,
        ...(LENGTHS.includes(field) ? { metres: true as const } : {}),
      }),
    );
    const flags = row.asks.filter((field) => !NUMBERS.includes(field)).map((f) => yesNo(s, f));
    const given: HazardGiven = Object.fromEntries([
      ...dice.flatMap(({ key, total }) => (total === undefined ? [] : [[key, total]])),
      ...flags.map(({ key, chosen }) => [key, chosen === 'yes']),
    ]) as HazardGiven;

    const before = hazards.hazard(j, of, which.chosen, given);
    const steps: Step[] = [
      which,
      ...dice.map((die) => diceStep(`steps.hazard.${die.key}`, die)),
      ...flags,
    ];
    const base = { why: [], rules: before.rules, unknown: before.unknown };
    if (before.immune !== undefined)
      return {
        ...base,
        steps: [...steps, toldStep(sentence('steps.spared.immune', { who: { creature: of.id } }))],
      };
    if (before.rounds !== undefined)
      return {
        ...base,
        steps: [...steps, toldStep(sentence('steps.hazardRounds', { n: before.rounds }))],
      };

    let outcome = before.outcome;
    const { roll } = before;
    if (roll !== undefined) {
      const options = roll.with.map((id): Option => ({
        id,
        label: { message: `steps.roll.${id}` },
      }));
      const by = choice(s, 'with', options, roll.with[0]);
      const step = rollStep(s, roll, by.chosen);
      if (options.length > 1) steps.push(by);
      steps.push(step);
      // An attack of the hazard hits where a check would succeed.
      const success =
        step.result === undefined
          ? undefined
          : (step.result === 'success') !== (roll.kind === 'attack');
      outcome = success === undefined ? undefined : success ? before.passed : before.failed;
    }
    if (outcome === undefined) return { ...base, steps };

    const points = numberDie(s, 'damage', of.id, 'damage', { optional: true });
    const hurts = outcome.damage.some(({ ability }) => ability === undefined);
    if (hurts) steps.push(diceStep('steps.damage', points));
    const nonlethal = outcome.damage.every((d) => d.nonlethal === true);
    const dealt =
      hurts && points.total !== undefined && points.total > 0 ? points.total : undefined;
    const after =
      dealt === undefined
        ? undefined
        : j.rules.states.vitals(j, of, {
            hp: j.rules.bodies.wound(j, of, {
              rolled: dealt,
              bonus: 0,
              nonlethal,
              attackRoll: false,
            }).hp,
          });
    const conditions = [
      ...outcome.conditions,
      ...(after === undefined || after.unknown.length > 0 ? [] : after.conditions),
    ].filter((id) => !of.conditions.includes(id));
    const changes: Change[] = [
      ...(dealt === undefined
        ? []
        : [
            {
              what: 'note' as const,
              of: of.id,
              note: nonlethal ? ('nonlethal' as const) : ('damage' as const),
              value: dealt,
            },
          ]),
      ...[...new Set(conditions)].map((condition) => ({
        what: 'condition' as const,
        of: of.id,
        condition,
        on: true,
      })),
    ];
    return { ...base, steps, outcome: { result: 'told', told: outcomeLabels(outcome), changes } };
  },
};

/** What a swarm does to the creatures in its space. */
export const swarmAttempt: Topic = {
  asks: ['swarm'],
  place: 'creature',
  known: (j) => j.rules.hazards?.swarms !== undefined,
  offered: ({ j, of }) => j.rules.hazards?.swarms?.swarm(j, of).why === undefined,
  make({ j, of }) {
    const found = j.rules.hazards?.swarms?.swarm(j, of);
    if (found === undefined) return { why: [], steps: [], rules: [], unknown: [] };
    const { damage, harmed, unharmed, distracted, save, castingDc = 0, rules, unknown } = found;
    const told: Label[] = [
      harmed.length === 0
        ? { message: 'steps.swarm.nobody' }
        : sentence(damage === undefined ? 'steps.swarm.harms' : 'steps.swarm.damages', {
            who: { creatures: harmed },
            ...(damage === undefined ? {} : { dice: damage }),
          }),
      ...(unharmed.length === 0
        ? []
        : [sentence('steps.swarm.spares', { who: { creatures: unharmed } })]),
      ...(distracted.length === 0
        ? []
        : [
            sentence(save === undefined ? 'steps.swarm.saves' : 'steps.swarm.distracts', {
              who: { creatures: distracted },
              ...(save === undefined ? {} : { n: save.dc }),
            }),
          ]),
      sentence('steps.swarm.casting', { n: castingDc }),
    ];
    return { why: [], steps: [{ kind: 'told', told }], rules, unknown };
  },
};

/** What the creature's gaze asks of a viewer. */
export const gazeAttempt: Topic = {
  asks: ['gaze'],
  place: 'creature',
  target: 'other',
  known: (j) => j.rules.hazards?.gaze !== undefined,
  make(s) {
    const { j, of, target } = s;
    const guard = choice(
      s,
      'guard',
      GUARDS.map((id): Option => ({ id, label: { message: `steps.guard.${id}` } })),
      GUARDS[0],
    );
    const answer = j.rules.hazards?.gaze;
    if (answer === undefined || target === undefined)
      return { why: [], steps: [guard], rules: [], unknown: [] };
    const { saves, why, spared, missChance, rules, unknown } = answer(
      j,
      of,
      target,
      guard.chosen as (typeof GUARDS)[number],
    );
    const who = { creature: target.id };
    const told: Label[] = [
      saves
        ? sentence('steps.gaze.saves', { who })
        : sentence(`steps.gaze.${why ?? 'shut'}`, { who, of: { creature: of.id } }),
      ...spared.map((n): Label => sentence('steps.gaze.spared', { n })),
      ...(missChance === 0
        ? []
        : [sentence('steps.gaze.misses', { who, n: missChance, of: { creature: of.id } })]),
    ];
    return { why: [], steps: [guard, { kind: 'told', told }], rules, unknown };
  },
};
