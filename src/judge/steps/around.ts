/**
 * Topics on turns and surroundings of a creature: initiative, delaying, light, senses, riders and
 * mounts.
 */
import { creatureOf } from '../../board/board.ts';
import { LIGHTS, type Light } from '../../board/vocabulary.ts';
import { carrierOf, ridersOf } from '../../board/mounts.ts';
import {
  choice,
  d20,
  diceStep,
  numberDie,
  type Label,
  type Situation,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

export const initiativeAttempt: Topic = {
  asks: ['initiative', 'join'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const bonus = j.rules.initiative.bonus(j, of);
    const die = d20(s, 'roll', of.id, 'initiative', {
      modifiers: [{ value: bonus.value, why: 'initiative', rules: bonus.rules ?? [] }],
      sheet: bonus.value,
      known: bonus.unknown === undefined,
    });
    const natural = die.total === undefined ? undefined : die.total - bonus.value;
    const verdict =
      natural === undefined
        ? undefined
        : j.board.turn === undefined
          ? j.rules.initiative.order(j, [{ of: [of.id], roll: natural, bonus: bonus.value }])
          : j.rules.initiative.join(j, [{ of, aware: true, roll: natural, bonus: bonus.value }]);
    return {
      why: [],
      steps: [
        diceStep('steps.initiative', die),
        ...(verdict === undefined || verdict.order.length < 2
          ? []
          : [
              toldStep(
                sentence('steps.order', {
                  foes: { creatures: verdict.order.map(({ of: id }) => id) },
                }),
              ),
            ]),
      ],
      rules: verdict?.rules ?? [],
      unknown: [],
    };
  },
};

/** Delaying: the player chooses the creature after which this one acts. */
export const delayAttempt: Topic = {
  asks: ['delay', 'turn-order', 'waiters'],
  place: 'action',
  make(s) {
    const { j, of } = s;
    const order = j.rules.initiative.standing(j).order.filter((place) => place.of !== of.id);
    const after = choice(
      s,
      'after',
      order.map((place) => ({ id: place.of, label: { creature: place.of } })),
    );
    const verdict = j.rules.initiative.delay(
      j,
      of,
      after.chosen === '' ? {} : { after: after.chosen },
    );
    return {
      why: verdict.why,
      steps: [
        after,
        ...(after.chosen === '' || verdict.order.length === 0
          ? []
          : [
              toldStep(
                sentence('steps.order', {
                  foes: { creatures: verdict.order.map((place) => place.of) },
                }),
              ),
            ]),
      ],
      rules: verdict.rules,
      unknown: verdict.unknown,
    };
  },
};

/** The light in the creature's cell, and how far away a light is seen. */
export const lightAttempt: Topic = {
  asks: ['light', 'distant-light'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const here = j.rules.movements.light(j, of.at, [], of);
    const radius = numberDie(s, 'radius', of.id, 'radius', { optional: true });
    const dark = choice(
      s,
      'observer-in',
      LIGHTS.map((id) => ({ id, label: { message: `steps.light.${id}` } })),
      'dark',
    );
    const far =
      radius.total === undefined || radius.total < 0
        ? undefined
        : j.rules.movements.distantLight(j, radius.total, dark.chosen as Light);
    return {
      why: [],
      steps: [
        toldStep(
          sentence('steps.lightHere', { light: { message: `steps.light.${here.light}` } }),
          ...here.mayBe.map((id): Label => sentence('steps.mayBe', { condition: { term: id } })),
        ),
        diceStep('steps.lightFar', radius),
        dark,
        ...(far === undefined
          ? []
          : [
              toldStep(
                sentence('steps.lightSeen', {
                  dc: far.dc,
                  len: { length: far.spotted },
                  range: { length: far.noticed },
                }),
              ),
            ]),
      ],
      rules: [...new Set([...here.rules, ...(far?.rules ?? [])])],
      unknown: [],
    };
  },
};

const others = (s: Situation): ReturnType<typeof choice> => {
  const all = s.j.board.creatures.filter((c) => c.id !== s.of.id);
  return choice(
    s,
    'target',
    all.map((c) => ({ id: c.id, label: { creature: c.id } })),
    all[0]?.id,
  );
};

/** The senses by which the creature perceives another creature. */
export const sensesAttempt: Topic = {
  asks: ['senses'],
  place: 'creature',
  make(s) {
    const { j, of } = s;
    const whom = others(s);
    const target = creatureOf(j.board, whom.chosen);
    if (target === undefined) return { why: [], steps: [whom], rules: [], unknown: [] };
    const verdict = j.rules.movements.senses(j, of, target);
    return {
      why: [],
      steps: [
        whom,
        toldStep(
          sentence(`steps.sight.${verdict.sight}`, {
            who: { creature: of.id },
            target: { creature: target.id },
          }),
          ...verdict.by.map((id): Label => sentence('steps.senses', { item: { term: id } })),
        ),
      ],
      rules: verdict.rules,
      unknown: verdict.unknown,
    };
  },
};

/** Cells where the creature may squeeze; riders and their mounts. */
export const mountedAttempt: Topic = {
  asks: ['mounted'],
  place: 'creature',
  offered: ({ j, of }) => of.mount !== undefined || ridersOf(j.board.creatures, of).length > 0,
  make({ j, of }) {
    const carrier = carrierOf(of);
    const riders = ridersOf(j.board.creatures, carrier);
    const { larger, dismounting } = j.rules.mounts;
    return {
      why: [],
      steps: [
        toldStep(
          ...riders.map((rider): Label =>
            sentence('mounted.rides', {
              who: { creature: rider.id },
              target: { creature: carrier.id },
            }),
          ),
        ),
      ],
      rules: [...new Set([...(larger?.rules ?? []), ...dismounting.rules])],
      unknown: [],
    };
  },
};
