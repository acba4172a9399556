/** Jumps: the numbers of each text, and the checks of a path that a creature jumps. */
import { spentOf } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
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
 * Length in cells of a jump from one cell of a path to another: the cells that cannot be entered, or
 * the whole distance if there are none.
 */
export function jumpedCells(j: Judge, path: readonly Cell[], from: number, to: number): number {
  const ground = GroundIndex.of(j.board.ground);
  const gap = path
    .slice(from + 1, to)
    .filter(([x, y]) => ground.facts(x, y)?.blocks.includes('move') === true).length;
  return gap > 0 ? gap : j.rules.distance(j, path[from]!, path[to]!).cells;
}

/**
 * The checks of a creature that jumps because its user chose that: one for each straight part of the
 * path. The whole path is jumped, so that only movement before it in the turn can be a run-up.
 */
export const jumpChecks: NonNullable<Ruleset['pathChecks']> = (j, c, _mode, path) => {
  const { jumps, cites } = j.rules;
  if (jumps === undefined || !isJumping(j, c) || isUnhampered(j, c)) return [];
  const { skill } = jumps;
  const { metresPerCell } = j.board.ground.grid;
  const sheet = c.conditions.length === 0 ? skillBonus(c, skill) : undefined;
  const bonus = sheet === undefined ? undefined : sheet + speedModifier(j, c, jumps);
  const moved = spentOf(j.board, c).moved * metresPerCell;
  return straightRuns(path).flatMap(([from, to]) => {
    const dc = feet(jumpedCells(j, path, from, to) * metresPerCell);
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
