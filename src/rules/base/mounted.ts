/**
 * Riders and mounts, for all rulesets. A rider has its mount's space and moves with its mount's
 * speed and rules. It makes attacks, and is the target of attacks, as a creature of its own.
 */
import { memoize } from '../../board/memoize.ts';
import type { Creature } from '../../board/creature.ts';
import { sizeSteps } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { afoot, carrierOf, ridersOf, standsIn } from '../../board/mounts.ts';
import { creatureOf, type Board } from '../../board/board.ts';
import { united } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { Mode, MoveVerdict, RuleId, Violation } from '../verdict.ts';
import { sizeOf } from './size.ts';

/** Topics about mounts that a ruleset may leave open. */
export const MOUNT_TOPICS = [
  'size',
  'space',
  'action',
  'opportunity',
  'charge',
  'lance',
  'higher-ground',
  'shooting',
  'casting',
  'trained',
  'fall',
  'dismounting',
] as const;
export type MountTopic = (typeof MOUNT_TOPICS)[number];

/** A ruleset's rules on mounts. */
export interface MountRules {
  /**
   * Number of size categories by which a mount must be larger than its rider; undefined: the
   * ruleset does not say.
   */
  readonly larger?: { readonly steps: number; readonly rules: readonly RuleId[] };
  /** Actions for dismounting and their rules; empty: the ruleset has none. */
  readonly dismounting: { readonly actions: readonly string[]; readonly rules: readonly RuleId[] };
  /** Topics that the ruleset leaves open. */
  readonly open: readonly MountTopic[];
  /** Melee bonus of a rider against creatures on foot that are smaller than the mount. */
  readonly higherGround?: { readonly value: number; readonly rules: readonly RuleId[] };
  /** The factor by which a lance's damage is multiplied at the end of a mounted charge. */
  readonly lance?: { readonly times: number; readonly rules: readonly RuleId[] };
  /** After a mounted charge both rider and mount have a penalty to Armor Class. */
  readonly charge?: { readonly rules: readonly RuleId[] };
  /**
   * A mount moves by its own action, and the rider keeps its own actions. `attack`: cells that the
   * mount may move in a turn in which the rider still makes a full melee attack.
   */
  readonly own?: {
    readonly attack: number;
    readonly rules: readonly RuleId[];
    readonly attackRules: readonly RuleId[];
  };
  /**
   * What disturbs a spell that the rider casts between two movements of the mount, and one cast
   * while the mount runs: keys of the ruleset's table of troubles.
   */
  readonly casting?: {
    readonly between: string;
    readonly running: string;
    readonly rules: readonly RuleId[];
  };
  /** Penalties of a rider's ranged attacks while the mount moves twice its speed, or runs. */
  readonly shooting?: {
    readonly double: number;
    readonly run: number;
    readonly rules: readonly RuleId[];
  };
  /**
   * What happens to a rider. `dc`: DC of the Ride check when the mount falls. `stays`: chance in
   * percent that a rider who loses consciousness stays mounted, in a riding saddle and in a
   * military saddle. `damage`: damage of falling from the mount.
   */
  readonly fall?: {
    readonly dc: number;
    readonly stays: { readonly riding: number; readonly military: number };
    readonly damage: string;
    readonly rules: readonly RuleId[];
  };
  /** In a mounted overrun the mount makes the check, with its size. */
  readonly overrun?: { readonly rules: readonly RuleId[] };
  /**
   * DC of the Ride check that a rider needs to attack in the same round in which its battle-trained
   * mount attacks.
   */
  readonly together?: { readonly dc: number; readonly rules: readonly RuleId[] };
}

/** The usual fall from a mount. */
export const UNSEATED = { dc: 15, stays: { riding: 50, military: 75 }, damage: '1d6' } as const;

const strikers = memoize<Creature>();

/**
 * The creature whose movement is judged: for a rider, its mount. In a charge the mount gets the
 * rider's reach, attacks and side.
 */
function moverOf(j: Judge, c: Creature, mode?: Mode): Creature {
  if (c.seat === undefined) return c;
  const carrier = carrierOf(c);
  if (mode !== 'charge') return carrier;
  return strikers(c, [j.rules], () => {
    const { attacks: _, ...body } = carrier;
    return {
      ...body,
      reach: j.rules.reach(c).value,
      ...(c.attacks === undefined ? {} : { attacks: c.attacks }),
      ...(c.side === undefined ? {} : { side: c.side }),
    };
  });
}

/** The first rider that is too large for the mount, if the ruleset sets a size for mounts. */
export function tooSmallFor(j: Judge, mount: Creature): Creature | undefined {
  const { larger } = j.rules.mounts;
  if (larger === undefined) return undefined;
  return ridersOf(j.board.creatures, mount).find(
    (rider) => rider.seat !== undefined && !mayCarry(j, rider.seat, rider),
  );
}

/** Whether a mount is large enough for a rider. */
export const mayCarry = (j: Judge, mount: Creature, rider: Creature): boolean =>
  sizeSteps(sizeOf(rider), sizeOf(mount)) >= (j.rules.mounts.larger?.steps ?? -Infinity);

/**
 * Whether the rider is above the other creature: that creature is on foot, smaller than the mount,
 * and not at a greater elevation.
 */
export const isBelowSaddle = (rider: Creature, other: Creature): boolean =>
  rider.seat !== undefined &&
  other.seat === undefined &&
  Math.floor(other.elevation) <= Math.floor(rider.elevation) &&
  sizeSteps(sizeOf(other), sizeOf(carrierOf(rider))) > 0;

/** Whether the creature dismounted this turn by one of the ruleset's actions. */
function hasDismounted(j: Judge, c: Creature): boolean {
  const { turn } = j.board;
  return (
    turn?.active === c.id &&
    j.rules.mounts.dismounting.actions.some(
      (action) => turn.spent.actions?.includes(action) === true,
    )
  );
}

/**
 * Adds the violation of a rider that moves without its mount. It must dismount first if the ruleset
 * has an action for that.
 */
function walkedOff(
  j: Judge,
  c: Creature,
  verdict: MoveVerdict,
  path: readonly Cell[],
): MoveVerdict {
  if (path.length < 2 || hasDismounted(j, c)) return verdict;
  const { actions, rules } = j.rules.mounts.dismounting;
  if (actions.length === 0)
    return { ...verdict, unknown: [...verdict.unknown, `creatures.${c.id}.mount`] };
  const fault: Violation = {
    code: 'in-saddle',
    at: path[1]!,
    step: 1,
    rules,
    ...(c.mount === undefined ? {} : { by: c.mount }),
  };
  return {
    ...verdict,
    legal: false,
    violations: [fault, ...verdict.violations],
    rules: united(verdict.rules, rules),
  };
}

/** Whether the creature stands in its mount's space without riding. */
function besideSaddle(board: Board, c: Creature, at: Cell): boolean {
  if (c.afoot !== true || c.mount === undefined) return false;
  const mount = creatureOf(board, c.mount);
  return mount !== undefined && standsIn(board.ground.grid, mount, at);
}

type Answers = Pick<
  Ruleset,
  | 'space'
  | 'speed'
  | 'modeRule'
  | 'budget'
  | 'chargeEnds'
  | 'reachable'
  | 'move'
  | 'displaced'
  | 'path'
>;

/**
 * The original function of each wrapped answer. A variant wraps its parent's original functions, so
 * that no answer is wrapped twice.
 */
const plain = new WeakMap<object, object>();
const plainOf = <F extends object>(answer: F): F => (plain.get(answer) as F | undefined) ?? answer;

/** Wraps a ruleset so that a rider's answers on space and movement are those of its mount. */
export function mounted<R extends Ruleset>(whole: R): R {
  const rules: Answers = {
    space: plainOf(whole.space),
    speed: plainOf(whole.speed),
    modeRule: plainOf(whole.modeRule),
    budget: plainOf(whole.budget),
    chargeEnds: plainOf(whole.chargeEnds),
    reachable: plainOf(whole.reachable),
    move: plainOf(whole.move),
    displaced: plainOf(whole.displaced),
    path: plainOf(whole.path),
  };
  const answers: Answers = {
    space: (c) => rules.space(c.seat === undefined ? c : carrierOf(c)),
    speed: (j, c) => rules.speed(j, c.seat === undefined ? c : carrierOf(c)),
    modeRule: (j, c, mode) => rules.modeRule(j, c.seat === undefined ? c : carrierOf(c), mode),
    budget(j, c, mode) {
      const mover = moverOf(j, c, mode);
      const allowed = rules.budget(j, mover, mode);
      const rider = tooSmallFor(j, mover);
      const { larger } = j.rules.mounts;
      return rider === undefined || larger === undefined
        ? allowed
        : {
            ...allowed,
            why: 'mount-too-small',
            by: rider.id,
            rules: united(allowed.rules ?? [], larger.rules),
          };
    },
    chargeEnds: (j, c, foe) => rules.chargeEnds(j, moverOf(j, c, 'charge'), foe),
    displaced: (j, c, path) => rules.displaced(j, moverOf(j, c), path),
    reachable(j, c, mode) {
      if (c.seat === undefined) return rules.reachable(j, c, mode);
      const mover = moverOf(j, c, mode);
      return { ...rules.reachable(j, mover, mode), mover: mover.id };
    },
    path(j, c, to, mode, prefer) {
      if (c.seat === undefined) return rules.path(j, c, to, mode, prefer);
      const mover = moverOf(j, c, mode);
      return { ...rules.path(j, mover, to, mode, prefer), mover: mover.id };
    },
    move(j, c, mode, path) {
      const [start] = path;
      if (c.seat === undefined) {
        const verdict = rules.move(j, c, mode, path);
        return start !== undefined && besideSaddle(j.board, c, start)
          ? walkedOff(j, c, verdict, path)
          : verdict;
      }
      // A path that starts in any other cell of the space moves only the rider.
      if (start !== undefined && !sameCell(start, c.at)) {
        return walkedOff(j, c, rules.move(j, afoot(c, start), mode, path), path);
      }
      const mover = moverOf(j, c, mode);
      return { ...rules.move(j, mover, mode, path), mover: mover.id };
    },
  };
  for (const name of Object.keys(answers) as (keyof Answers)[])
    plain.set(answers[name], rules[name]);
  return { ...whole, ...answers };
}
