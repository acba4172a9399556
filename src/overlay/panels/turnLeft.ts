/**
 * What remains of a creature's turn, as the dock shows it: its resources, and the cells of one
 * move.
 */
import {
  timesUsed,
  carriesActive,
  chargedDistance,
  type Board,
  type Spent,
} from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Resource, Resources } from '../../rules/economy.ts';
import type { Judge } from '../../rules/ruleset.ts';
import type { Mode, MoveVerdict } from '../../rules/verdict.ts';

/** The resources of a turn that the ruleset shows; none in a round in phases. */
export const shownResources = ({ rules }: Judge): readonly Resource[] =>
  rules.economy.resources.filter(({ shape }) => shape !== undefined);

export interface TurnBudget {
  /**
   * Whose turn it is: this creature's or its rider's, another creature's, or nobody's if the table
   * has no turn order (then moves are judged as at the start of a turn).
   */
  readonly whose: 'own' | 'other' | 'nobody';
  readonly active?: string;
  /** Is nothing left of the resource? By its id. */
  readonly spent: Readonly<Record<string, boolean>>;
  /**
   * The movement that the shown cells belong to: the `first` or `second` move of the turn, or the
   * mode of the dragged path.
   */
  readonly move: string;
  /**
   * Cells used by the move, including a dragged path, and cells available, neither below 0. `used`
   * exceeds `total` only if a dragged path is too long: a creature that has lost speed since it moved
   * has nothing left.
   */
  readonly used: number;
  readonly total: number;
  /** The creature's speed is assumed. */
  readonly guessed: boolean;
}

/** The last movement of this turn, as judged when it was made. */
export interface LastMovement {
  readonly mode: Mode;
  readonly cost: number;
  readonly budget: number;
}

/**
 * A path being dragged. `counts`: dropping it would use actions of the turn; `spent`: actions used
 * afterward; `uses`: those used by this path.
 */
export interface HeldPath {
  readonly mode: Mode;
  readonly verdict: Pick<MoveVerdict, 'cost' | 'budget'> & Partial<Pick<MoveVerdict, 'costs'>>;
  /** The cell of the path, by its index, up to which it was moved before; absent: the first. */
  readonly from?: number;
  readonly counts?: boolean;
  readonly spent?: Spent;
  readonly uses?: Resources;
}

/** A charge recorded as an action is not a movement that the referee followed on the map. */
function walkedIn(judge: Judge, c: Creature, spent: Spent): LastMovement | undefined {
  const cost = chargedDistance(spent);
  if (cost === undefined) return undefined;
  const { times } = judge.rules.modeRule(judge, c, 'charge');
  const budget = Math.floor(judge.rules.speed(judge, c).value * (times ?? 1));
  return { mode: 'charge', cost, budget };
}

const withSpent = (judge: Judge, { id }: Creature, spent: Spent): Judge => {
  const board: Board = {
    ...judge.board,
    turn: { surprise: false, order: [], ...judge.board.turn, active: id, spent },
  };
  return { ...judge, board };
};

/** The resources of which nothing is left. */
function goneAfter(judge: Judge, c: Creature): TurnBudget['spent'] {
  const { left } = judge.rules.turnRest(judge, c);
  return Object.fromEntries(shownResources(judge).map(({ id }) => [id, left[id] === 0]));
}

/** The movement of a turn that is spent in pieces: all that was used, of all that the turn allows. */
function poolLeft(
  judge: Judge,
  c: Creature,
  mode: Mode,
  held: HeldPath | null,
): Pick<TurnBudget, 'move' | 'used' | 'total'> {
  const { moved } = judge.rules.turnRest(judge, c).spent;
  if (held !== null) {
    const { cost, budget, costs = [] } = held.verdict;
    // A path that continues the last movement includes it.
    const before = Math.max(0, moved - (costs[held.from ?? 0] ?? 0));
    return { move: held.mode, used: before + cost, total: before + budget };
  }
  // A mode that is not allowed now adds nothing to what the usual one leaves.
  const chosen = judge.rules.budget(judge, c, mode);
  const { usual } = judge.rules.modes;
  const open = chosen.why === undefined || chosen.why === 'not-your-turn';
  const left = open ? chosen : judge.rules.budget(judge, c, usual);
  return { move: open ? mode : usual, used: moved, total: moved + left.value };
}

/** Where no path is dragged, no more is used than there is. */
function withinTotal<T extends Pick<TurnBudget, 'used' | 'total'>>(turn: T, isDragged: boolean): T {
  const total = Math.max(0, turn.total);
  const used = Math.max(0, turn.used);
  return { ...turn, used: isDragged ? used : Math.min(used, total), total };
}

/**
 * @param mode movement mode chosen for the next move
 * @param held the dragged path, judged but not yet moved
 * @param walked the last movement of the turn, if it was observed
 */
export const turnLeft = (
  judge: Judge,
  c: Creature,
  mode: Mode,
  held: HeldPath | null,
  walked?: LastMovement,
): TurnBudget => withinTotal(budgetOf(judge, c, mode, held, walked), held !== null);

function budgetOf(
  judge: Judge,
  c: Creature,
  mode: Mode,
  held: HeldPath | null,
  walked?: LastMovement,
): TurnBudget {
  const turn = judge.board.turn;
  // A mount moves in its rider's turn.
  const own = turn?.active === c.id || carriesActive(judge.board, c);
  const after = held?.counts === true ? held.spent : undefined;
  const spent = after ?? judge.rules.turnRest(judge, c).spent;
  const speed = judge.rules.speed(judge, c);
  const common: Pick<TurnBudget, 'whose' | 'active' | 'spent' | 'guessed'> = {
    whose: turn?.active === undefined ? 'nobody' : own ? 'own' : 'other',
    ...(turn?.active === undefined ? {} : { active: turn.active }),
    spent: goneAfter(after === undefined ? judge : withSpent(judge, c, after), c),
    guessed: speed.unknown !== undefined,
  };
  if (judge.rules.modes.pool === true) return { ...common, ...poolLeft(judge, c, mode, held) };
  const total = Math.max(0, speed.value);
  const { near, usual } = judge.rules.modes;
  // One of the moves of a turn, which are counted.
  const isCounted = (m: Mode): boolean => m === usual && usual === near;
  const chosen = held === null && !isCounted(mode) ? judge.rules.budget(judge, c, mode) : null;
  const { costs } = judge.rules.economy;
  const [use = ''] = Object.keys(costs[judge.rules.modes.table[usual]?.kind ?? ''] ?? {});
  const moves = timesUsed(spent, use);
  // Without a dragged path the bar shows the last move that was begun; with one, it shows the next
  // move, which the path begins.
  const begun = held?.uses?.[use] ?? 0;
  const before =
    held === null ? Math.max(0, moves - 1) : after === undefined ? moves : moves - begun;
  const nth = before > 0 ? 'second' : 'first';
  const resting = held === null && (chosen === null || chosen.why !== undefined);
  const done =
    resting && own && spent.moved > 0 ? (walkedIn(judge, c, spent) ?? walked) : undefined;
  return {
    ...common,
    move: chosen !== null ? mode : held === null || isCounted(held.mode) ? nth : held.mode,
    used:
      chosen !== null
        ? 0
        : held === null
          ? Math.max(0, spent.moved - before * total)
          : held.verdict.cost,
    total:
      chosen !== null
        ? chosen.why === undefined
          ? chosen.value
          : 0
        : held === null
          ? total
          : held.verdict.budget,
    ...(done === undefined
      ? {}
      : { move: isCounted(done.mode) ? nth : done.mode, used: done.cost, total: done.budget }),
  };
}
