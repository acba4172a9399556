/** Jumps: the numbers of each text, and the checks of a path that a creature jumps. */
import { spentOf } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { barsOnlyWalking } from '../../../board/jumpedGround.ts';
import { landsAt } from '../../core/moverGround.ts';
import { isJumping, isUnhampered } from '../../core/ways.ts';
import type { JumpRules } from '../../jumpRules.ts';
import { cite } from '../../names.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import { checkNeeded, skillBonus } from './checks.ts';

/** A text with a run-up of 20 feet in which speed does not count. */
export const JUMPS: JumpRules = { skill: 'jump', runUp: 6 };
export const SRD_JUMPS: JumpRules = {
  ...JUMPS,
  bySpeed: (cells) =>
    4 * Math.max(0, Math.floor((cells - 6) / 2)) - 6 * Math.max(0, Math.floor((6 - cells) / 2)),
};
export const ACROBATIC_JUMPS: JumpRules = {
  skill: 'acrobatics',
  runUp: 3,
  bySpeed: (cells) => 4 * Math.trunc((cells - 6) / 2) || 0,
};

/** The DC of a jump rises by 1 for each of these lengths, in meters. */
const FOOT = 0.3;
export const feet = (metres: number): number => Math.ceil(metres / FOOT - 1e-9);

/** What the DC is multiplied by, for a straight run-up in meters. */
export const timesWithout = ({ runUp }: Pick<JumpRules, 'runUp'>, run: number): number =>
  run >= runUp - 1e-9 ? 1 : 2;

/** The modifier for land speed, which the bonus on the sheet does not include. */
export const speedModifier = (
  j: Judge,
  c: Creature,
  { bySpeed }: Pick<JumpRules, 'bySpeed'>,
): number => {
  if (bySpeed === undefined) return 0;
  const { speed, moving: _moving, ...rest } = c;
  const { land } = speed ?? {};
  return bySpeed(j.rules.speed(j, land === undefined ? rest : { ...rest, speed: { land } }).value);
};

/** The straight parts of a path, each by the indices of its first and last cell. */
export function straightRuns(path: readonly Cell[]): readonly (readonly [number, number])[] {
  const runs: [from: number, to: number][] = [];
  let before = '';
  for (let i = 1; i < path.length; i++) {
    const [last, next] = [path[i - 1]!, path[i]!];
    if (sameCell(last, next)) continue;
    const direction = `${next[0] - last[0]},${next[1] - last[1]}`;
    if (direction === before) runs[runs.length - 1]![1] = i;
    else runs.push([i - 1, i]);
    before = direction;
  }
  return runs;
}

/**
 * The jumps of a path, each by the indices of its first and last cell: one for each straight part.
 * Where the creature cannot land at a bend, the jump goes on.
 */
export function jumpsAlong(j: Judge, c: Creature, path: readonly Cell[]) {
  const jumps: [from: number, to: number][] = [];
  for (const [from, to] of straightRuns(path)) {
    const last = jumps[jumps.length - 1];
    if (last === undefined || landsAt(j, c, path[last[1]]!)) jumps.push([from, to]);
    else last[1] = to;
  }
  return jumps;
}

/**
 * Length in cells of a jump from one cell of a path to another: from the first to the last cell
 * that only bars walking, the widest for any part of the creature's space; the whole distance if
 * there are no such cells.
 */
export function jumpedCells(
  j: Judge,
  c: Creature,
  path: readonly Cell[],
  [from, to]: readonly [number, number],
): number {
  const ground = GroundIndex.of(j.board.ground);
  const n = j.rules.space(c).value;
  let widest = 0;
  for (let k = 0; k < n * n; k++) {
    const bars = ([x, y]: Cell): boolean => {
      const facts = ground.facts(x + (k % n), y + Math.floor(k / n));
      return facts !== undefined && barsOnlyWalking(facts);
    };
    const over = path.slice(from, to).map((at, i) => i > 0 && bars(at));
    const [first, last] = [over.indexOf(true), over.lastIndexOf(true)];
    if (first < 0) continue;
    const edge = path[from + first - 1]!;
    widest = Math.max(widest, j.rules.distance(j, edge, path[from + last]!).cells);
  }
  return widest > 0 ? widest : j.rules.distance(j, path[from]!, path[to]!).cells;
}

/**
 * The checks of a creature that jumps because its user chose that: one for each jump. The whole path is jumped, so that only movement before it in the turn can be a run-up.
 */
export const jumpChecks: NonNullable<Ruleset['pathChecks']> = (j, c, _mode, path) => {
  const { jumps, cites } = j.rules;
  if (jumps === undefined || !isJumping(j, c) || isUnhampered(j, c)) return [];
  const { skill } = jumps;
  const { metresPerCell } = j.board.ground.grid;
  const sheet = c.conditions.length === 0 ? skillBonus(c, skill) : undefined;
  const bonus = sheet === undefined ? undefined : sheet + speedModifier(j, c, jumps);
  const moved = spentOf(j.board, c).moved * metresPerCell;
  return jumpsAlong(j, c, path).flatMap(([from, to]) => {
    const dc = feet(jumpedCells(j, c, path, [from, to]) * metresPerCell);
    // Nobody has said whether what the creature moved before was straight and led here.
    const ran = from === 0 && timesWithout(jumps, moved) === 1;
    return checkNeeded(
      {
        step: from + 1,
        what: 'jumping',
        skill,
        dc: dc * timesWithout(jumps, 0),
        ...(ran ? { dcAfterRun: dc } : {}),
        rules: cite(cites, 'jumping'),
      },
      bonus,
    );
  });
};
