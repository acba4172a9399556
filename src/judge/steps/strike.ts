/** The steps of an attack: the roll with the situation's modifiers, the miss chance, the damage. */
import type { Creature } from '../../board/creature.ts';
import type { Change } from '../../rules/change.ts';
import type { AttackPlan, AttackVerdict } from '../../rules/d20/play/attacks/attackRules.ts';
import type { RuleId } from '../../rules/verdict.ts';
import {
  choice,
  d20,
  numberDie,
  own,
  yesNo,
  type Label,
  type MadeSteps,
  type Situation,
  type Step,
  type StepModifier,
  type Topic,
  sentence,
} from './step.ts';

/** Kinds of weapons that an action may use. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'melee-attack': ['melee'],
  'ranged-attack': ['ranged', 'thrown'],
};

/** The choice among the weapons that the action may use, and the chosen one. */
export function weaponIn(s: Situation) {
  const kinds = KINDS[s.topic] ?? ['melee'];
  const arms = (s.of.attacks ?? []).filter((a) => kinds.includes(a.kind) && a.ready);
  const which = choice(
    s,
    'with',
    arms.map((a) => ({ id: a.id, label: { text: a.name === '' ? a.id : a.name } })),
    arms[0]?.id,
  );
  return { which, weapon: arms.find(({ id }) => id === which.chosen) };
}

/** The action that an attack is part of, such as a charge. */
interface Around {
  readonly plan: AttackPlan;
  /** Steps before the attack. */
  readonly before: readonly Step[];
  /** Attacks of opportunity that the steps before the attack provoke. */
  readonly provoked: readonly Provoking[];
  /** Factor of the damage; `open`: the players have not yet chosen. Absent: 1. */
  readonly times?: number | 'open';
  /** Consequences of the attack, whether it hits or misses. */
  readonly told: readonly Label[];
  readonly changes: readonly Change[];
  readonly rules: readonly RuleId[];
}
type Provoking = Extract<Step, { readonly kind: 'provokes' }>['by'][number];

const ALONE: Around = { plan: {}, before: [], provoked: [], told: [], changes: [], rules: [] };

/**
 * Each modifier as it counts for the attack roll; if some modifiers do not stack, only their total.
 */
function situationOf({ modifiers, total, rules }: AttackVerdict): StepModifier[] {
  const each = modifiers.map(({ on, value, already, why, by, rules: own }): StepModifier => ({
    value: on === 'attack' ? value : -value,
    ...(already === undefined ? {} : { already: on === 'attack' ? already : -already }),
    why,
    ...(by === undefined ? {} : { by }),
    rules: own,
  }));
  const sum = total.attack - total.ac;
  return each.reduce((all, { value }) => all + value, 0) === sum
    ? each
    : [{ value: sum, why: 'situation', rules }];
}

/** The steps of one attack on the target. */
export function attackOn(
  s: Situation,
  target: Creature,
  { which, weapon }: ReturnType<typeof weaponIn>,
  around: Around = ALONE,
): MadeSteps {
  const { j, of } = s;
  if (weapon === undefined) return { why: [], steps: [which], rules: [], unknown: [] };
  const verdict = j.rules.attacks.attack(j, of, target, weapon, around.plan);
  const die = d20(s, 'roll', of.id, 'attack', {
    modifiers: situationOf(verdict),
    sheet: 0,
    known: false,
    attack: true,
  });
  const ac = numberDie(s, 'ac', target.id, 'ac', { optional: true });
  const hit = choice(s, 'hits', [
    { id: 'hit', label: { message: 'steps.hit' } },
    { id: 'miss', label: { message: 'steps.miss' } },
  ]);
  const natural = own(s.dice, 'roll')?.die;
  const reached =
    die.total === undefined || ac.total === undefined
      ? undefined
      : j.rules.attacks.roll(j, {
          die: natural ?? 10,
          bonus: die.total - (natural ?? 10),
          ac: ac.total,
          target,
        }).outcome !== 'miss';
  const struck = reached ?? (hit.chosen === '' ? undefined : hit.chosen === 'hit');
  const aside =
    verdict.deflects?.allowed === true && struck === true ? yesNo(s, 'deflects') : undefined;
  const miss =
    verdict.missChance > 0 && struck === true && aside?.chosen !== 'yes'
      ? numberDie(s, 'missDie', of.id, 'd100', { roll: { count: 1, sides: 100 } })
      : undefined;
  const lands =
    aside?.chosen === 'yes'
      ? false
      : struck !== true || miss === undefined
        ? struck
        : miss.total === undefined
          ? undefined
          : miss.total > verdict.missChance;
  const damage =
    lands === true && verdict.harmless !== true
      ? numberDie(s, 'damage', of.id, 'damage', { optional: true })
      : undefined;
  const times = around.times ?? 1;
  const steps: Step[] = [
    ...(which.options.length > 1 ? [which] : []),
    ...around.before,
    { kind: 'provokes', by: [...around.provoked, ...verdict.opportunities] },
    {
      kind: 'dice',
      label: sentence('steps.attackOn', { target: { creature: target.id } }),
      dice: [die, ac],
      ...(reached === undefined || die.total === undefined || ac.total === undefined
        ? {}
        : {
            result: reached ? ('success' as const) : ('failure' as const),
            margin: die.total - ac.total,
          }),
    },
    ...(reached === undefined ? [hit] : []),
    ...(aside === undefined ? [] : [aside]),
    ...(miss === undefined
      ? []
      : [
          {
            kind: 'dice' as const,
            label: sentence('steps.missChance', { n: verdict.missChance }),
            dice: [miss],
          },
        ]),
    ...(damage === undefined
      ? []
      : [
          {
            kind: 'dice' as const,
            label:
              times === 1 || times === 'open'
                ? { message: 'steps.damage' }
                : sentence('steps.damage.times', { n: times }),
            dice: [damage],
          },
        ]),
  ];
  const dealt = damage?.total === undefined || times === 'open' ? undefined : damage.total * times;
  return {
    why: verdict.why,
    steps,
    rules: [...new Set([...around.rules, ...verdict.rules])],
    unknown: verdict.unknown,
    ...(lands === undefined
      ? {}
      : {
          outcome: {
            result: lands ? 'success' : 'failure',
            told: [
              ...around.told,
              ...(lands && verdict.harmless === true ? [{ message: 'steps.harmless' }] : []),
              ...(struck === false
                ? (verdict.ifMissed ?? [])
                    .filter(({ allowed }) => allowed)
                    .map(({ makes }): Label =>
                      sentence(`steps.ifMissed.${makes}`, { who: { creature: target.id } }),
                    )
                : []),
            ],
            changes: [...around.changes, ...(dealt === undefined ? [] : hurt(s, target, dealt))],
          },
        }),
  };
}

/** Changes by damage: the damage itself, and its effects if the hit points are known. */
function hurt({ j }: Situation, target: Creature, rolled: number): Change[] {
  const { hp, dealt } = j.rules.bodies.wound(j, target, {
    rolled: Math.max(0, rolled),
    bonus: 0,
    nonlethal: false,
    attackRoll: true,
  });
  const { conditions, unknown } = j.rules.states.vitals(j, target, { hp });
  return [
    { what: 'note', of: target.id, note: 'damage', value: dealt },
    ...(unknown.length > 0
      ? []
      : conditions
          .filter((id) => !target.conditions.includes(id))
          .map((id): Change => ({ what: 'condition', of: target.id, condition: id, on: true }))),
  ];
}

export const strikeAttempt: Topic = {
  asks: ['attack', 'attack-roll', 'wound'],
  place: 'action',
  target: 'other',
  make: (s) =>
    s.target === undefined
      ? { why: [], steps: [], rules: [], unknown: [] }
      : attackOn(s, s.target, weaponIn(s)),
};
