/** The answers about vehicles, from the tables. */
import { STEPS, type Cell } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { RuleId } from '../../../verdict.ts';
import type {
  AboardAsk,
  AboardVerdict,
  BlowAsk,
  BlowVerdict,
  CollisionAsk,
  CollisionVerdict,
  ControlAsk,
  ControlVerdict,
  DriveAsk,
  DriveVerdict,
  StuntAsk,
  StuntVerdict,
  VehicleCitation,
  VehicleRules,
} from './vehicleRules.ts';
import {
  BOOTLEG,
  COLLISION_DICE,
  COVER_BONUS,
  CRASH_DIRECTIONS,
  GAPS,
  OBSTACLES,
  OCCUPANT_SHARE,
  SPEED_TABLE,
  SPEEDS,
  STUNT_DC,
} from './vehicleNumbers.ts';

const FEET_PER_METRE = 10 / 3;
const SAVE = { kind: 'reflex', dc: 15 } as const;

const said = (
  rules: VehicleRules,
  names: readonly VehicleCitation[],
  unknown: readonly string[] = [],
): { readonly rules: readonly RuleId[]; readonly unknown: readonly string[] } => ({
  rules: [...new Set(cite(rules.cites, ...names))],
  unknown,
});

/** What a stunt needs besides the check, and what it does. */
type Plan = Partial<Pick<StuntVerdict, 'dc' | 'control' | 'turns' | 'why'>> & {
  readonly ahead?: number;
  readonly categories?: number;
  readonly unknown?: readonly string[];
};

function planOf(ask: StuntAsk): Plan {
  const { turn, jump } = SPEED_TABLE[ask.speed];
  switch (ask.stunt) {
    case 'avoid-hazard':
      return ask.obstacle === undefined
        ? { unknown: ['ask.obstacle'] }
        : {
            dc: OBSTACLES[ask.obstacle],
            ...(ask.obstacle === 'oil-slick' && { control: STUNT_DC }),
          };
    case 'bootleg-turn': {
      if (ask.degrees === undefined) return { ahead: turn, unknown: ['ask.degrees'] };
      const dc = BOOTLEG[ask.degrees];
      return { dc, ahead: turn, control: dc, turns: { passed: Number(ask.degrees), failed: 45 } };
    }
    case 'dash':
      return { dc: STUNT_DC, categories: 1 };
    case 'hard-brake':
      return { dc: STUNT_DC, categories: -2, control: STUNT_DC };
    case 'hard-turn':
      return {
        dc: STUNT_DC,
        ahead: Math.floor(turn / 2),
        control: STUNT_DC,
        turns: { passed: 45, failed: 45 },
      };
    case 'jump': {
      if (ask.metres === undefined) return { ahead: turn, unknown: ['ask.metres'] };
      const feet = Math.round(ask.metres * FEET_PER_METRE);
      const gap = GAPS.find(([most]) => feet <= most);
      return gap === undefined
        ? { ahead: turn, why: ['too-wide'] }
        : { dc: gap[1] + jump, ahead: turn };
    }
    case 'sideswipe':
      return { dc: STUNT_DC - 5 * (ask.larger ?? 0) - 2 * (ask.apart ?? 0) };
  }
}

export function stunt(rules: VehicleRules, ask: StuntAsk): StuntVerdict {
  const { why = [], ahead = 0, categories = 0, unknown, ...plan } = planOf(ask);
  return {
    modifier: SPEED_TABLE[ask.speed].aboard,
    why,
    ahead,
    categories,
    ...plan,
    ...(plan.dc === undefined || ask.roll === undefined ? {} : { passed: ask.roll >= plan.dc }),
    ...said(rules, ['stunt', 'speed'], unknown),
  };
}

/** Points below the DC from which the vehicle rolls instead of spinning. */
const ROLLS = 10;

export function control(rules: VehicleRules, ask: ControlAsk): ControlVerdict {
  const { turn, aboard } = SPEED_TABLE[ask.speed];
  const base = { dc: ask.dc, modifier: aboard, ...said(rules, ['control', 'speed']) };
  if (ask.roll === undefined) return base;
  if (ask.roll >= ask.dc) return { ...base, result: 'control' };
  if (ask.roll > ask.dc - ROLLS)
    return {
      ...base,
      result: 'spin',
      cells: turn,
      ...(ask.die === undefined ? {} : { turned: 45 * (ask.die - 1) }),
    };
  return {
    ...base,
    result: 'roll',
    cells: turn,
    damage: { vehicle: `2d6×${turn}`, occupants: `2d4×${turn}`, save: SAVE },
  };
}

export function collision(rules: VehicleRules, ask: CollisionAsk): CollisionVerdict {
  const [a, b] = ask.sizes;
  const times = CRASH_DIRECTIONS[ask.direction];
  const share = ask.cover === undefined ? undefined : OCCUPANT_SHARE[ask.cover];
  const both = ask.rolled === undefined ? undefined : Math.floor(ask.rolled * times);
  return {
    dice: `${Math.min(COLLISION_DICE[a], COLLISION_DICE[b])}d${SPEED_TABLE[ask.speed].sides}`,
    times,
    save: SAVE,
    control: STUNT_DC,
    slower: 2,
    ...(share === undefined ? {} : { share }),
    ...(both === undefined
      ? {}
      : { damage: { both, ...(share === undefined ? {} : { aboard: Math.floor(both * share) }) } }),
    ...said(rules, ['collision', 'occupants'], share === undefined ? ['ask.cover'] : []),
  };
}

const DEFENSIVE = {
  normal: { defence: 0, others: 0, driver: true },
  defensive: { defence: 2, others: -4, driver: true },
  'total-defence': { defence: 4, others: -8, driver: false },
} as const;

export function aboard(rules: VehicleRules, ask: AboardAsk): AboardVerdict {
  const { aboard: penalty, defence } = SPEED_TABLE[ask.speed];
  const { driving = 'normal', driver = false } = ask;
  const way = DEFENSIVE[driving];
  const vehicle = defence + way.defence;
  return {
    attack: (ask.driveBy === true ? 0 : penalty) + way.others,
    defence: {
      vehicle,
      ...(ask.cover === undefined ? {} : { occupant: vehicle + COVER_BONUS[ask.cover] }),
    },
    mayAttack: !driver || way.driver,
    mayFullAttack: !driver,
    ...said(
      rules,
      ['aboard', 'speed', 'occupants', ...(driving === 'normal' ? [] : (['defence'] as const))],
      ask.cover === undefined ? ['ask.cover'] : [],
    ),
  };
}

export function blow(rules: VehicleRules, ask: BlowAsk): BlowVerdict {
  const dealt = Math.max(0, ask.damage - ask.hardness);
  const hp = ask.hp - dealt;
  return {
    hp,
    state: hp > 0 ? 'running' : hp <= -ask.full ? 'destroyed' : 'disabled',
    explodes: ask.hp > 0 && hp <= 0 && dealt >= ask.full / 2,
    ...said(rules, ['damage']),
  };
}

/** One cell in the direction, counted clockwise from up. */
const along = (facing: number): Cell => STEPS[((facing % 8) + 8) % 8]!;
const SIDESLIP = 3;

/** Judges the round of a driver: speed, maneuvers, stunts and attack. */
export function drive(rules: VehicleRules, ask: DriveAsk): DriveVerdict {
  const row = SPEED_TABLE[ask.speed];
  const why = new Set<DriveVerdict['why'][number]>();
  const names = new Set<VehicleCitation>(['speed', 'change', 'turnOfDriver']);
  const apart = SPEEDS.indexOf(ask.speed) - SPEEDS.indexOf(ask.before);
  if (Math.abs(apart) > 1) why.add('category-change');
  if (ask.reverse === true && apart + SPEEDS.indexOf(ask.before) > SPEEDS.indexOf('alley'))
    why.add('reverse-speed');
  let { facing } = ask;
  let [x, y, cost, straight, diagonals] = [0, 0, 0, 0, 0];
  const go = ([dx, dy]: readonly [number, number]): void => {
    const sign = ask.reverse === true ? -1 : 1;
    x += sign * dx;
    y += sign * dy;
  };
  for (const move of ask.moves) {
    if (move === 'ahead') {
      names.add('diagonal');
      const step = along(facing);
      go(step);
      straight += 1;
      if (step[0] !== 0 && step[1] !== 0) {
        diagonals += 1;
        cost += diagonals % 2 === 0 ? 2 : 1;
      } else cost += 1;
    } else if (move === 'left' || move === 'right') {
      names.add('turn');
      if (straight < row.turn) why.add('too-early-turn');
      facing = (facing + (move === 'left' ? 7 : 1)) % 8;
      straight = 0;
      cost += 1;
    } else {
      // One cell ahead and one aside: the facing, and the cells straight ahead, do not change.
      names.add('sideslip');
      const [fx, fy] = along(facing);
      const [sx, sy] = along(facing + (move === 'slip-left' ? 6 : 2));
      go([fx + sx, fy + sy]);
      cost += SIDESLIP;
    }
  }
  const [least, most] = row.cells;
  if (cost < least) why.add('too-few-squares');
  if (cost > most) why.add('too-many-squares');
  if (ask.top !== undefined && (cost > ask.top || least > ask.top)) why.add('above-top-speed');
  if ((ask.stunts ?? 0) > (ask.attack === true ? 1 : 2)) why.add('too-many-stunts');
  return {
    legal: why.size === 0,
    why: [...why],
    cost,
    facing,
    by: [x, y],
    ...said(rules, [...names], ask.top === undefined ? ['ask.top'] : []),
  };
}
