/**
 * The topics of vehicles and action points: a stunt, control, a collision, an attack from aboard,
 * and a point for one roll.
 */
import { COVER_DEGREES, SIZES, type CoverDegree, type Size } from '../../board/vocabulary.ts';
import { actionPoint } from '../../rules/d20/play/vehicles/actionPoints.ts';
import {
  BOOTLEG_DEGREES,
  DIRECTION_IDS,
  VEHICLE_MANEUVERS,
  type Maneuver,
  OBSTACLE_IDS,
  SPEEDS,
  STUNTS,
} from '../../rules/d20/play/vehicles/vehicleNumbers.ts';
import {
  aboard,
  blow,
  collision,
  control,
  drive,
  stunt,
} from '../../rules/d20/play/vehicles/vehicles.ts';
import type { VehicleRules } from '../../rules/d20/play/vehicles/vehicleRules.ts';
import {
  against,
  checkDie,
  choice,
  diceStep,
  numberDie,
  yesNo,
  type Label,
  type MadeSteps,
  type Situation,
  type Step,
  type Topic,
  sentence,
  toldStep,
} from './step.ts';

const NOTHING: MadeSteps = { why: [], steps: [], rules: [], unknown: [] };

/** A choice of one id of a list; `usual`: the first. */
function pick<T extends string>(
  s: Situation,
  key: string,
  ids: readonly T[],
  usual = ids[0]!,
): { readonly step: Step; readonly chosen: T } {
  const step = choice(
    s,
    key,
    ids.map((id) => ({ id, label: { message: `steps.vehicle.${id}` } })),
    usual,
  );
  return { step, chosen: ids.find((id) => id === step.chosen) ?? usual };
}
const signed = (message: string, value: number): Label =>
  sentence(message, { value: { signed: value } });

/** A topic of rulesets with vehicles. */
const topic = (
  asks: readonly string[],
  make: (s: Situation, rules: VehicleRules) => MadeSteps,
): Topic => ({
  asks,
  place: 'creature',
  known: (j) => j.rules.vehicles !== undefined,
  make: (s) => (s.j.rules.vehicles === undefined ? NOTHING : make(s, s.j.rules.vehicles)),
});

const lost: Label = { message: 'steps.vehicleControl' };

/** Steps of a check to keep control, and what a failure does. */
function keeping(s: Situation, rules: VehicleRules, speed: (typeof SPEEDS)[number], dc: number) {
  const drive = checkDie(s, 'control', s.of, 'drive');
  const before = control(rules, { speed, dc });
  const with8 = numberDie(s, 'd8', s.of.id, 'd8', { roll: { count: 1, sides: 8 }, optional: true });
  const roll = drive.total === undefined ? undefined : drive.total + before.modifier;
  const after = control(rules, { speed, dc, roll, die: with8.total });
  const steps: Step[] = [against(lost, drive, 'dc', dc - before.modifier)];
  if (after.result === 'spin') steps.push(diceStep('steps.vehicleSpinDie', with8));
  if (after.result !== undefined && after.result !== 'control')
    steps.push(
      toldStep(
        sentence(`steps.vehicleLost.${after.result}`, { n: after.cells ?? 0 }),
        ...(after.turned === undefined
          ? []
          : [sentence('steps.vehicleTurned', { n: after.turned })]),
        ...(after.damage === undefined
          ? []
          : [
              sentence('steps.vehicleRolls', {
                vehicle: after.damage.vehicle,
                occupants: after.damage.occupants,
              }),
            ]),
      ),
    );
  return { steps, rules: after.rules };
}

export const vehicleStunt = topic(['vehicle-stunt', 'vehicle-control'], (s, rules) => {
  const which = pick(s, 'stunt', STUNTS);
  const speed = pick(s, 'vehicleSpeed', SPEEDS, 'street');
  const obstacle = pick(s, 'obstacle', OBSTACLE_IDS);
  const degrees = pick(s, 'degrees', BOOTLEG_DEGREES);
  const gap = numberDie(s, 'gap', s.of.id, 'metres', { optional: true, metres: true });
  const larger = numberDie(s, 'larger', s.of.id, 'number', { optional: true });
  const apart = numberDie(s, 'apart', s.of.id, 'number', { optional: true });
  const verdict = stunt(rules, {
    stunt: which.chosen,
    speed: speed.chosen,
    obstacle: obstacle.chosen,
    degrees: degrees.chosen,
    metres: gap.total,
    larger: larger.total,
    apart: apart.total,
  });
  const steps: Step[] = [which.step, speed.step];
  if (which.chosen === 'avoid-hazard') steps.push(obstacle.step);
  if (which.chosen === 'bootleg-turn') steps.push(degrees.step);
  if (which.chosen === 'jump') steps.push(diceStep('steps.vehicleGap', gap));
  if (which.chosen === 'sideswipe')
    steps.push(diceStep('steps.vehicleLarger', larger), diceStep('steps.vehicleApart', apart));
  const base = { why: verdict.why, rules: verdict.rules, unknown: verdict.unknown };
  if (verdict.ahead > 0) steps.push(toldStep(sentence('steps.vehicleAhead', { n: verdict.ahead })));
  if (verdict.dc === undefined) return { ...base, steps };
  // The speed's modifier applies to the check, so the number that the check must reach is higher.
  const die = checkDie(s, 'drive', s.of, 'drive');
  const check = against(
    { message: 'steps.vehicleDrive' },
    die,
    'dc',
    verdict.dc - verdict.modifier,
  );
  steps.push(check);
  if (check.result === undefined) return { ...base, steps };
  const passed = check.result === 'success';
  const after = [
    toldStep({ message: `steps.vehicleStunt.${passed ? 'passed' : 'failed'}.${which.chosen}` }),
  ];
  if (passed || verdict.control === undefined) return { ...base, steps: [...steps, ...after] };
  const kept = keeping(s, rules, speed.chosen, verdict.control);
  return {
    ...base,
    steps: [...steps, ...after, ...kept.steps],
    rules: [...new Set([...base.rules, ...kept.rules])],
  };
});

export const vehicleCollision = topic(['vehicle-collision', 'vehicle-control'], (s, rules) => {
  const speed = pick(s, 'vehicleSpeed', SPEEDS, 'street');
  const one = pick<Size>(s, 'sizeOne', SIZES, 'large');
  const other = pick<Size>(s, 'sizeOther', SIZES, 'large');
  const direction = pick(s, 'direction', DIRECTION_IDS);
  const cover = pick<CoverDegree>(s, 'vehicleCover', COVER_DEGREES, 'three-quarters');
  const rolled = numberDie(s, 'rolled', s.of.id, 'damage', { optional: true });
  const verdict = collision(rules, {
    speed: speed.chosen,
    sizes: [one.chosen, other.chosen],
    direction: direction.chosen,
    cover: cover.chosen,
    rolled: rolled.total,
  });
  const kept = keeping(s, rules, speed.chosen, verdict.control);
  return {
    why: [],
    steps: [
      speed.step,
      one.step,
      other.step,
      direction.step,
      cover.step,
      toldStep(
        sentence('steps.vehicleDice', { dice: verdict.dice, times: verdict.times }),
        sentence('steps.vehicleHalves', { n: verdict.save.dc }),
      ),
      diceStep('steps.damage', rolled),
      ...(verdict.damage === undefined
        ? []
        : [
            toldStep(
              sentence('steps.vehicleDamage', {
                n: verdict.damage.both,
                aboard: verdict.damage.aboard ?? 0,
              }),
            ),
          ]),
      toldStep(sentence('steps.vehicleSlower', { n: verdict.slower })),
      ...kept.steps,
    ],
    rules: [...new Set([...verdict.rules, ...kept.rules])],
    unknown: [],
  };
});

export const vehicleAboard = topic(['vehicle-aboard'], (s, rules) => {
  const speed = pick(s, 'vehicleSpeed', SPEEDS, 'street');
  const cover = pick<CoverDegree>(s, 'vehicleCover', COVER_DEGREES, 'three-quarters');
  const driving = pick(s, 'driving', ['normal', 'defensive', 'total-defence'] as const);
  const driver = yesNo(s, 'driver');
  const verdict = aboard(rules, {
    speed: speed.chosen,
    cover: cover.chosen,
    driving: driving.chosen,
    driver: driver.chosen === 'yes',
    driveBy: s.of.traits.includes('drive-by-attack'),
  });
  return {
    why: [],
    steps: [
      speed.step,
      cover.step,
      driving.step,
      driver,
      toldStep(
        signed('steps.vehicleAttacks', verdict.attack),
        signed('steps.vehicleDefence', verdict.defence.vehicle),
        signed('steps.vehicleOccupant', verdict.defence.occupant ?? 0),
        ...(verdict.mayAttack ? [] : [{ message: 'steps.vehicleNoAttack' }]),
        ...(verdict.mayFullAttack ? [] : [{ message: 'steps.vehicleNoFullAttack' }]),
      ),
    ],
    rules: verdict.rules,
    unknown: verdict.unknown,
  };
});

/** The most maneuvers of one round that the panel asks for; the command takes any number. */
const MOST_LEGS = 4;
const ENDS = ['stays', ...VEHICLE_MANEUVERS.filter((id) => id !== 'ahead')] as const;
const EIGHTH = 45;

/** Legs of the path: squares ahead, then a maneuver; the last one ends the movement. */
function pathOf(s: Situation): { readonly steps: Step[]; readonly moves: Maneuver[] } {
  const steps: Step[] = [];
  const moves: Maneuver[] = [];
  for (let leg = 1; leg <= MOST_LEGS; leg++) {
    const ahead = numberDie(s, `ahead${leg}`, s.of.id, 'number', { optional: true });
    const end = pick(s, `maneuver${leg}`, ENDS);
    const cells = Math.min(500, Math.max(0, Math.floor(ahead.total ?? 0)));
    moves.push(...Array.from({ length: cells }, () => 'ahead' as const));
    steps.push(diceStep('steps.vehicleCells', ahead), end.step);
    if (end.chosen === 'stays') break;
    moves.push(end.chosen);
  }
  return { steps, moves };
}

export const vehicleDrive = topic(['vehicle-drive'], (s, rules) => {
  const before = pick(s, 'vehicleBefore', SPEEDS, 'street');
  const speed = pick(s, 'vehicleSpeed', SPEEDS, 'street');
  const reverse = yesNo(s, 'reverse');
  const top = numberDie(s, 'top', s.of.id, 'number', { optional: true });
  const stunts = numberDie(s, 'stunts', s.of.id, 'number', { optional: true });
  const attack = yesNo(s, 'driverAttacks');
  const { steps, moves } = pathOf(s);
  const verdict = drive(rules, {
    speed: speed.chosen,
    before: before.chosen,
    reverse: reverse.chosen === 'yes',
    top: top.total,
    facing: 0,
    moves,
    stunts: stunts.total,
    attack: attack.chosen === 'yes',
  });
  const turned = verdict.facing > 4 ? verdict.facing - 8 : verdict.facing;
  return {
    why: moves.length === 0 ? [] : verdict.why,
    steps: [
      before.step,
      speed.step,
      reverse,
      diceStep('steps.vehicleTop', top),
      ...steps,
      diceStep('steps.vehicleStunts', stunts),
      attack,
      toldStep(
        sentence('steps.vehicleMoves', { n: verdict.cost }),
        ...(turned === 0
          ? []
          : [sentence('steps.vehicleTurned', { n: Math.abs(turned) * EIGHTH })]),
      ),
    ],
    rules: verdict.rules,
    unknown: verdict.unknown,
  };
});

export const vehicleDamage = topic(['vehicle-damage'], (s, rules) => {
  const number = (key: string) => numberDie(s, key, s.of.id, 'number');
  const damage = number('struck');
  const hardness = number('hardness');
  const hp = number('vehicleHp');
  const full = number('vehicleFull');
  const steps: Step[] = [
    diceStep('steps.vehicleStruck', damage),
    diceStep('steps.vehicleHardness', hardness),
    diceStep('steps.vehicleHp', hp),
    diceStep('steps.vehicleFull', full),
  ];
  if (
    damage.total === undefined ||
    hardness.total === undefined ||
    hp.total === undefined ||
    full.total === undefined
  )
    return { ...NOTHING, steps };
  const verdict = blow(rules, {
    damage: damage.total,
    hardness: hardness.total,
    hp: hp.total,
    full: full.total,
  });
  return {
    why: [],
    steps: [
      ...steps,
      toldStep(
        sentence(`steps.vehicleState.${verdict.state}`, { n: verdict.hp }),
        ...(verdict.explodes ? [{ message: 'steps.vehicleExplodes' }] : []),
      ),
    ],
    rules: verdict.rules,
    unknown: verdict.unknown,
  };
});

export const luckAttempt: Topic = {
  asks: ['action-point'],
  place: 'creature',
  known: (j) => j.rules.actionPoints !== undefined,
  make(s) {
    const rules = s.j.rules.actionPoints;
    if (rules === undefined) return NOTHING;
    const level = numberDie(s, 'level', s.of.id, 'number');
    const needs = numberDie(s, 'needs', s.of.id, 'number');
    const rolled = numberDie(s, 'd20', s.of.id, 'number', { optional: true });
    const spent = yesNo(s, 'pointSpent');
    const known = yesNo(s, 'resultKnown');
    const steps: Step[] = [
      diceStep('steps.luckLevel', level),
      diceStep('steps.luckNeeds', needs),
      spent,
      known,
      diceStep('steps.luckDie', rolled),
    ];
    if (level.total === undefined || needs.total === undefined) return { ...NOTHING, steps, rules };
    const verdict = actionPoint(rules, {
      level: level.total,
      needs: needs.total,
      spent: spent.chosen === 'yes',
      revealed: known.chosen === 'yes',
      die: rolled.total,
    });
    return {
      why: verdict.why,
      steps: [
        ...steps,
        toldStep(
          sentence('steps.luckChance', {
            n: Math.round(verdict.chance),
            more: Math.round(verdict.withPoint),
            dice: verdict.dice,
          }),
          ...(verdict.must === undefined ? [] : [sentence('steps.luckMust', { n: verdict.must })]),
        ),
      ],
      rules: verdict.rules,
      unknown: [],
    };
  },
};
