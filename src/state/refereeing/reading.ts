/** Reads a movement as a table would: along which squares, by which way of moving, and what the rules make of it. */
import { withCreature, type Board, type Spent } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { cellsApart, sameCell, type Cell } from '../../board/grid.ts';
import { tilingOf } from '../../board/tiling.ts';
import type { Seen, Use } from '../../encounter/event.ts';
import { isUnder } from '../../rules/base/conditions.ts';
import { mayPlan } from '../../rules/base/speed.ts';
import { judgeOf } from '../../rules/index.ts';
import type { Judge, Ruleset } from '../../rules/ruleset.ts';
import type { Mode, MoveVerdict } from '../../rules/verdict.ts';
import { straight } from '../paths.ts';
import type { Leg } from './ways.ts';

export interface Movement {
  /** The mover where its movement began, on the board as it was. */
  readonly judge: Judge;
  readonly of: Creature;
  readonly path: readonly Cell[];
  readonly mode: Mode;
  readonly verdict: MoveVerdict;
  readonly seen: Seen;
  readonly chosen: boolean;
}

/** What the movement is read against. */
export interface Footing {
  readonly rules: Ruleset;
  /** Everybody where they were; the mover where this leg begins. */
  readonly board: Board;
  /** The way behind it, of the movement that goes on; [where it stands] for one that begins. */
  readonly behind: readonly Cell[];
  readonly seenBehind: Seen | null;
  /** The turn as it was before the movement, of the mover where it counts as on turn. Absent: the board's, as it is. */
  readonly spent?: Spent;
  readonly answered: Readonly<Record<string, number>>;
}

/** No way between two cells costs less. */
function least({ board }: Judge, from: Cell, to: Cell): number {
  const { kind, line } = tilingOf(board.ground.grid);
  return kind === 'square' ? cellsApart(to[0] - from[0], to[1] - from[1]) : line(from, to).length - 1;
}

/** Steps between squares that do not touch: the way is not known, the most favourable is found. */
function between(judge: Judge, mover: Creature, from: Cell, to: Cell, mode: Mode): readonly Cell[] | null {
  const board = withCreature(judge.board, { ...mover, at: from });
  const there = { ...judge, board };
  const c = { ...mover, at: from };
  const budget = judge.rules.budget(there, c, mode);
  if (!mayPlan(budget.why) || least(judge, from, to) > budget.value) return null;
  const short = judge.rules.path(there, c, to, mode, 'short');
  if (short.path === null || short.opportunities.length === 0) return short.path;
  return judge.rules.path(there, c, to, mode, 'safe').path;
}

/** The whole way of a leg; null: by this way of moving there is none. */
function wayOf(judge: Judge, mover: Creature, leg: Leg, mode: Mode): readonly Cell[] | null {
  const way: Cell[] = [leg.points[0]!];
  for (const to of leg.points.slice(1)) {
    const from = way[way.length - 1]!;
    if (sameCell(from, to)) continue;
    const found = leg.whole ? [from, ...straight(judge, from, to)] : between(judge, mover, from, to, mode);
    if (found === null) return null;
    way.push(...found.slice(1));
  }
  return way;
}

const straightWay = (judge: Judge, leg: Leg): readonly Cell[] =>
  leg.points.slice(1).reduce<Cell[]>((way, to) => [...way, ...straight(judge, way[way.length - 1]!, to)], [leg.points[0]!]);

/** Nobody withdraws or charges without saying so. */
const BY_FAVOUR: readonly Mode[] = ['step', 'move', 'double-move', 'run'];

/** Negative: `a` is read rather than `b`: it breaks less; of two that are too long, the longer. */
function graver(a: Movement, b: Movement): number {
  const far = (m: Movement): boolean => m.verdict.violations.some(({ code }) => code === 'over-speed');
  return a.verdict.violations.length - b.verdict.violations.length || (far(a) && far(b) ? b.verdict.budget - a.verdict.budget : 0);
}

/** @param chosen the way of moving that somebody said */
export function readMovement(on: Footing, moverNow: Creature, leg: Leg, chosen?: Mode): Movement {
  const start = on.behind[0]!;
  const { board, rules } = on;
  const turn = on.spent === undefined ? board.turn : { surprise: false, order: [], ...board.turn, active: moverNow.id, spent: on.spent };
  const creatures = board.creatures.map((c) => {
    const given = on.answered[c.id];
    const back = given === undefined ? c : { ...c, opportunitiesTaken: Math.max(0, c.opportunitiesTaken - given) };
    return c.id === moverNow.id ? { ...back, at: start } : back;
  });
  const judge = judgeOf({ ...board, creatures, ...(turn !== undefined && { turn }) }, rules);
  const of = creatures.find((c) => c.id === moverNow.id) ?? { ...moverNow, at: start };
  const told: Seen = leg.seen !== null && leg.whole ? leg.seen : 'assumed';
  const seen = on.seenBehind === 'assumed' ? on.seenBehind : told;
  const read = (mode: Mode): Movement | null => {
    const way = wayOf(judge, of, leg, mode);
    return way === null ? null : as(mode, way);
  };
  const as = (mode: Mode, way: readonly Cell[]): Movement => {
    const path = [...on.behind, ...way.slice(1)];
    return { judge, of, path, mode, verdict: rules.move(judge, of, mode, path), seen, chosen: chosen !== undefined };
  };
  if (chosen !== undefined) return read(chosen) ?? as(chosen, straightWay(judge, leg));
  const [from, to] = [on.behind[0]!, leg.points[leg.points.length - 1]!];
  const single = on.behind.length === 1 && leg.points.length <= 2 && tilingOf(board.ground.grid).line(from, to).length === 2;
  for (const mode of BY_FAVOUR) {
    if (mode === 'step' && !single) continue;
    const found = read(mode);
    if (found?.verdict.legal === true) return found;
  }
  const open = (['move', 'double-move'] as const).filter((mode) => mayPlan(rules.budget(judge, of, mode).why));
  const [best] = (open.length === 0 ? ['move' as const] : open).map((mode) => read(mode) ?? as(mode, straightWay(judge, leg))).sort(graver);
  return best!;
}

/** The same squares, meant in another way. */
export const meant = (m: Movement, mode: Mode): Movement => ({ ...m, mode, chosen: true, verdict: m.judge.rules.move(m.judge, m.of, mode, m.path) });

/** What it takes of a turn. Who has one action alone charges and withdraws with it. */
export function usesOf({ mode, judge, of }: Movement): readonly Use[] {
  switch (mode) {
    case 'step': return ['step'];
    case 'move': return ['move'];
    case 'half-move': case 'full-move': return ['move'];
    case 'double-move': return ['move', 'move'];
    case 'run': case 'minimum': return ['full-round'];
    case 'charge': case 'withdraw': {
      const single = judge.board.turn?.surprise === true || isUnder(judge.rules.conditions, of, 'noFullRound');
      return [single ? 'standard' : 'full-round'];
    }
  }
}
