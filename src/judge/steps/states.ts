/**
 * Topics on conditions: their effects now, how they begin, worsen and end; hit points and their
 * effects.
 */
import { ABILITIES } from '../../board/vocabulary.ts';
import type { Change } from '../../rules/change.ts';
import { EVENTS } from '../../rules/d20/play/states/figures.ts';
import type { Recovery } from '../../rules/d20/play/states/stateRules.ts';
import {
  choice,
  diceStep,
  numberDie,
  yesNo,
  type Label,
  type MadeSteps,
  type Option,
  type Situation,
  type Step,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';
import { conditionChange } from './effects.ts';

const HUNDRED = { roll: { count: 1, sides: 100 } };
const words = (ids: readonly string[]): Option[] => ids.map((id) => ({ id, label: { term: id } }));
const told = (
  rest: Omit<MadeSteps, 'why' | 'steps'>,
  steps: readonly Step[],
  why: string[] = [],
): MadeSteps => ({ why, steps, ...rest });
const who = (id: string): Label & { readonly creature: string } => ({ creature: id });
/** Changes that replace the creature's conditions by the conditions in `after`. */
function becoming(of: Situation['of'], after: readonly string[]): Change[] {
  return [
    ...of.conditions
      .filter((id) => !after.includes(id))
      .map((id) => conditionChange(of.id, id, false)),
    ...after
      .filter((id) => !of.conditions.includes(id))
      .map((id) => conditionChange(of.id, id, true)),
  ];
}

/** Applying a condition: the creature may be immune, or get a worse condition instead. */
export const afflictAttempt: Topic = {
  asks: ['afflict', 'lasts'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const known = Object.keys(j.rules.states.table);
    const which = choice(s, 'condition', words(known));
    if (which.chosen === '') return told({ rules: [], unknown: [] }, [which]);
    const { becomes, why, conditions, rules, unknown } = j.rules.states.afflict(
      j,
      of,
      which.chosen,
    );
    const rounds = becomes === null ? undefined : j.rules.states.table[becomes]?.lasts?.rounds;
    return told(
      {
        rules,
        unknown,
        outcome: {
          result: becomes === null ? 'failure' : 'success',
          told: [
            becomes === null
              ? sentence(`steps.spared.${why ?? 'covered'}`, { who: who(of.id) })
              : sentence('steps.becomes', { who: who(of.id), condition: { term: becomes } }),
            ...(rounds === undefined ? [] : [sentence('steps.lasts', { n: rounds })]),
          ],
          changes: becomes === null ? [] : becoming(of, conditions),
        },
      },
      [which],
    );
  },
};

/** Steps that a recovery needs: a roll of chance, or a check. */
function asked(s: Situation, of: Recovery): Step[] {
  return [
    ...(of.chance === undefined
      ? []
      : [
          {
            kind: 'dice' as const,
            label: sentence('steps.chance', { n: of.chance }),
            dice: [numberDie(s, 'chance', s.of.id, 'd100', HUNDRED)],
          },
        ]),
    ...(of.dc === undefined
      ? []
      : [
          {
            kind: 'dice' as const,
            label: sentence('steps.checkAgainst', { n: of.dc }),
            dice: [numberDie(s, 'total', s.of.id, 'check-total', { heard: 'check' })],
          },
        ]),
  ];
}

/** Ending a condition: by dice, checks, rest, or an event. */
export const recoverAttempt: Topic = {
  asks: ['recover', 'event'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const mine = of.conditions.filter((id) => Object.hasOwn(j.rules.states.table, id));
    const which = choice(s, 'condition', words(mine), mine[0]);
    if (which.chosen === '') return told({ rules: [], unknown: [] }, [which]);
    const from = which.chosen;
    const events = j.rules.states.figures.events[from];
    const happens = choice(
      s,
      'happens',
      EVENTS.filter((id) => events?.[id] !== undefined).map((id) => ({
        id,
        label: { message: `steps.event.${id}` },
      })),
    );
    const hours = numberDie(s, 'hours', of.id, 'hours', { optional: true });
    const tended = yesNo(s, 'tended');
    const wounded = j.rules.states.table[from]?.recovery === 'bleeds';
    const loss = numberDie(s, 'bleeds', of.id, 'points', { optional: true });
    const before = j.rules.states.recover(j, of, { from });
    const rolls = asked(s, before);
    const [roll, total] = ['chance', 'total'].map((key) => s.dice[key]?.total ?? s.dice[key]?.die);
    const verdict = j.rules.states.recover(j, of, {
      from,
      ...(roll === undefined ? {} : { roll }),
      ...(total === undefined ? {} : { total }),
      ...(hours.total === undefined ? {} : { hours: hours.total }),
      ...(wounded && loss.total !== undefined ? { bleeds: [loss.total] } : {}),
      tended: tended.chosen === 'yes',
    });
    const event =
      happens.chosen === ''
        ? undefined
        : j.rules.states.event(j, of, from, happens.chosen as (typeof EVENTS)[number]);
    const steps: Step[] = [
      which,
      ...rolls,
      ...(happens.options.length === 0 ? [] : [happens]),
      ...(wounded ? [diceStep('steps.bleeds', loss)] : [tended, diceStep('steps.hours', hours)]),
    ];
    const left = event?.ends === true ? [] : verdict.leaves;
    const said =
      roll !== undefined ||
      total !== undefined ||
      hours.total !== undefined ||
      (wounded && loss.total !== undefined);
    const settled = event?.ends === true || tended.chosen === 'yes' || said;
    const rest = of.conditions.filter((id) => id !== from);
    return told(
      {
        rules: event?.rules ?? verdict.rules,
        unknown: verdict.unknown,
        ...(!settled || left === undefined
          ? {}
          : {
              outcome: {
                result: 'told',
                told: [
                  left.includes(from)
                    ? sentence('steps.remains', { condition: { term: from } })
                    : sentence('steps.ends', { condition: { term: from } }),
                ],
                changes: [
                  ...becoming(of, [...rest, ...left]),
                  ...(verdict.hp === undefined || verdict.hp === 0
                    ? []
                    : [
                        {
                          what: 'note' as const,
                          of: of.id,
                          note: verdict.hp > 0 ? ('healing' as const) : ('damage' as const),
                          value: Math.abs(verdict.hp),
                        },
                      ]),
                ],
              },
            }),
      },
      steps,
    );
  },
};

/**
 * Damage from one hit: the part that counts, the save that it requires, and the condition that it
 * causes.
 */
export const woundAttempt: Topic = {
  asks: ['wound', 'vitals', 'damage'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const damage = numberDie(s, 'damage', of.id, 'damage');
    const nonlethal = yesNo(s, 'nonlethal');
    const steps: Step[] = [diceStep('steps.damage', damage), nonlethal];
    if (damage.total === undefined || damage.total < 0)
      return told({ rules: [], unknown: [] }, steps);
    const soft = nonlethal.chosen === 'yes';
    const hit = j.rules.bodies.wound(j, of, {
      rolled: damage.total,
      bonus: 0,
      nonlethal: soft,
      attackRoll: true,
    });
    const after = j.rules.states.vitals(j, of, { hp: hit.hp });
    return told(
      {
        rules: [...new Set([...hit.rules, ...after.rules])],
        unknown: [...hit.unknown, ...after.unknown],
        outcome: {
          result: 'told',
          told: [
            sentence('steps.dealt', { who: who(of.id), n: hit.dealt }),
            ...(hit.massive === null
              ? []
              : [
                  hit.massive.failsTo === undefined
                    ? sentence('steps.massive', { n: hit.massive.dc })
                    : sentence('steps.massiveDown', { n: hit.massive.dc, hp: hit.massive.failsTo }),
                ]),
            ...(hit.knockout == null
              ? []
              : [
                  sentence('steps.knockout', {
                    n: hit.knockout.dc,
                    passed: Number(hit.knockout.passed.rounds),
                    failed: hit.knockout.failed.rounds,
                  }),
                ]),
          ],
          changes: [
            // Where nonlethal damage takes no hit points, there is nothing to note.
            ...(hit.knockout === undefined
              ? [
                  {
                    what: 'note' as const,
                    of: of.id,
                    note: soft ? ('nonlethal' as const) : ('damage' as const),
                    value: hit.dealt,
                  },
                ]
              : []),
            ...(after.unknown.length > 0 ? [] : becoming(of, after.conditions)),
          ],
        },
      },
      steps,
    );
  },
};

export const healAttempt: Topic = {
  asks: ['heal', 'vitals'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const points = numberDie(s, 'points', of.id, 'hit-points');
    const steps: Step[] = [diceStep('steps.healed', points)];
    if (points.total === undefined || points.total < 0)
      return told({ rules: [], unknown: [] }, steps);
    const healed = j.rules.bodies.heal(j, of, { points: points.total });
    const after = j.rules.states.vitals(j, of, { hp: healed.hp });
    return told(
      {
        rules: [...new Set([...healed.rules, ...after.rules])],
        unknown: [...healed.unknown, ...after.unknown],
        outcome: {
          result: 'told',
          told: [],
          changes: [
            { what: 'note', of: of.id, note: 'healing', value: points.total },
            ...(after.unknown.length > 0 ? [] : becoming(of, after.conditions)),
          ],
        },
      },
      steps,
    );
  },
};

/** Ability damage and drain, and the effect of a score of 0. */
export const abilityLossAttempt: Topic = {
  asks: ['ability-loss'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const ability = choice(
      s,
      'ability',
      ABILITIES.map((id) => ({ id, label: { message: `steps.roll.${id}` } })),
      'str',
    );
    const drain = yesNo(s, 'drain');
    const points = numberDie(s, 'points', of.id, 'points');
    const steps: Step[] = [ability, drain, diceStep('steps.points', points)];
    if (points.total === undefined || points.total < 0)
      return told({ rules: [], unknown: [] }, steps);
    const lost = j.rules.bodies.lose(j, of, ability.chosen as (typeof ABILITIES)[number], {
      points: points.total,
      loss: drain.chosen === 'yes' ? 'drain' : 'damage',
      critical: false,
    });
    return told(
      {
        rules: lost.rules,
        unknown: lost.unknown,
        outcome: {
          result: 'told',
          told: [
            lost.score === null || lost.unknown.length > 0
              ? sentence('steps.loses', { who: who(of.id), n: lost.lost })
              : sentence('steps.scoreLeft', {
                  who: who(of.id),
                  n: lost.score,
                  what: { message: `steps.roll.${ability.chosen}` },
                }),
          ],
          changes: lost.conditions.map((id) => conditionChange(of.id, id, true)),
        },
      },
      steps,
    );
  },
};

/** A choice among the other creatures, such as the source of fear or confusion. */
const others = (s: Situation, key: string): ReturnType<typeof choice> =>
  choice(
    s,
    key,
    s.j.board.creatures
      .filter((c) => c.id !== s.of.id)
      .map((c) => ({ id: c.id, label: who(c.id) })),
  );
const other = (s: Situation, id: string) => s.j.board.creatures.find((c) => c.id === id);

export const fleeAttempt: Topic = {
  asks: ['flee'],
  place: 'creature',
  offered: ({ j, of }) => j.rules.states.of(j, of).some(({ limits }) => limits.flees !== undefined),
  make(s) {
    const { j, of } = s;
    const source = others(s, 'source');
    const verdict = j.rules.states.flee(j, of, other(s, source.chosen), undefined);
    const to = verdict.farthest?.[0];
    return told({ rules: verdict.rules, unknown: verdict.unknown }, [
      source,
      toldStep(
        sentence(`steps.flee.${verdict.must ? (verdict.then ?? 'flees') : 'no'}`, {
          who: who(of.id),
        }),
        ...(to === undefined ? [] : [sentence('steps.fleesTo', { cell: to.at })]),
      ),
    ]);
  },
};

export const confusedAttempt: Topic = {
  asks: ['confused'],
  place: 'creature',
  offered: ({ of }) => of.conditions.includes('confused'),
  make(s) {
    const { j, of } = s;
    const [source, attacker] = [others(s, 'source'), others(s, 'attacker')];
    const roll = numberDie(s, 'roll', of.id, 'd100', HUNDRED);
    const [by, struck] = [other(s, source.chosen), other(s, attacker.chosen)];
    const verdict = j.rules.states.confused(j, of, {
      familiars: [],
      ...(roll.total === undefined ? {} : { roll: roll.total }),
      ...(by === undefined ? {} : { source: by }),
      ...(struck === undefined ? {} : { attacker: struck }),
    });
    const known = roll.total !== undefined || struck !== undefined;
    return told({ rules: verdict.rules, unknown: [] }, [
      source,
      attacker,
      diceStep('steps.roll100', roll),
      ...(known
        ? [
            toldStep(
              sentence(`steps.confused.${verdict.does}`, {
                who: who(of.id),
                foes: { creatures: verdict.targets },
              }),
            ),
          ]
        : []),
    ]);
  },
};

/** A stalled flyer: how far it falls each round, and the save that ends the fall. */
export const stallAttempt: Topic = {
  asks: ['stall'],
  place: 'creature',
  offered: ({ of }) => of.conditions.includes('stalled'),
  make(s) {
    const metres = numberDie(s, 'metres', s.of.id, 'metres', { metres: true });
    const total = numberDie(s, 'total', s.of.id, 'reflex', { heard: 'check' });
    const verdict = s.j.rules.states.stall(s.j, s.of, {
      metres: metres.total ?? 0,
      saves: total.total === undefined ? [] : [total.total],
    });
    const [first] = verdict.rounds;
    return told({ rules: verdict.rules, unknown: [] }, [
      diceStep('steps.height', metres),
      { kind: 'dice', label: sentence('steps.checkAgainst', { n: verdict.dc }), dice: [total] },
      ...(metres.total === undefined || first === undefined
        ? []
        : [
            toldStep(
              sentence(first.recovers ? 'steps.stall.recovers' : 'steps.stall.falls', {
                who: who(s.of.id),
                len: { metres: first.metres },
              }),
            ),
          ]),
    ]);
  },
};
