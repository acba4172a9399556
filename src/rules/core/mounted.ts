/**
 * Riders and mounts, for all rulesets. A rider has its mount's space and moves with its mount's
 * speed and rules. It makes attacks, and is the target of attacks, as a creature of its own.
 */
import { memoize } from '../../board/memoize.ts';
import { type Creature, sizeSteps, sizeOf } from '../../board/creature.ts';
import { sameCell, type Cell } from '../../board/grid.ts';
import { afoot, carrierOf, ridersOf, standsIn } from '../../board/mounts.ts';
import { creatureOf, type Board } from '../../board/board.ts';
import { uniqueRuleIds } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import type { Mode, MoveVerdict, Violation } from '../verdict.ts';

const strikers = memoize<Creature>();

/**
 * The creature whose movement is judged: for a rider, its mount. In a mode that ends with an attack
 * the mount gets the rider's reach, attacks and side.
 */
const moverOf = (j: Judge, c: Creature, mode: Mode): Creature =>
  c.seat !== undefined && j.rules.modeRule(j, c, mode).attack === true
    ? strikerOf(j, c)
    : carrierOf(c);

function strikerOf(j: Judge, c: Creature): Creature {
  if (c.seat === undefined) return c;
  return strikers(c, [j.rules], () => {
    const { attacks: _, ...body } = carrierOf(c);
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
    rules: uniqueRuleIds(verdict.rules, rules),
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
            rules: uniqueRuleIds(allowed.rules ?? [], larger.rules),
          };
    },
    chargeEnds: (j, c, foe) => rules.chargeEnds(j, strikerOf(j, c), foe),
    displaced: (j, c, path) => rules.displaced(j, carrierOf(c), path),
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
