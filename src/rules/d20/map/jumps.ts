/** Jumps: the numbers of each text, and the checks of a path that a creature jumps. */
import { spentOf } from '../../../board/board.ts';
import { sizeOf, type Creature } from '../../../board/creature.ts';
import { sameCell, type Cell } from '../../../board/grid.ts';
import type { Size } from '../../../board/vocabulary.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { barsOnlyWalking } from '../../../board/jumpedGround.ts';
import { landsAt } from '../../core/moverGround.ts';
import { isJumping, isUnhampered } from '../../core/ways.ts';
import type { JumpRules } from '../../jumpRules.ts';
import { cite } from '../../names.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import type { PathCheck } from '../../verdict.ts';
import { heightUnder } from '../../core/grounds.ts';
import { checkNeeded, skillBonus } from './checks.ts';

/** A text with a run-up of 20 feet in which speed does not count. */
export const JUMPS: JumpRules = { skill: 'jump', runUp: 6, pullUp: 15 };
export const SRD_JUMPS: JumpRules = {
  skill: 'jump',
  runUp: 6,
  hopUp: 10,
  down: 15,
  bySpeed: (cells) =>
    4 * Math.max(0, Math.floor((cells - 6) / 2)) - 6 * Math.max(0, Math.floor((6 - cells) / 2)),
};
export const ACROBATIC_JUMPS: JumpRules = {
  skill: 'acrobatics',
  runUp: 3,
  down: 15,
  bySpeed: (cells) => 4 * Math.trunc((cells - 6) / 2) || 0,
};

/** The DC of a jump rises by 1 for each of these lengths, in meters. */
const FOOT = 0.3;
export const feet = (metres: number): number => Math.ceil(metres / FOOT - 1e-9);

/** What the DC is multiplied by, for a straight run-up in meters. */
export const jumpDcFactor = ({ runUp }: Pick<JumpRules, 'runUp'>, run: number): number =>
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
function jumpsAlong(j: Judge, c: Creature, path: readonly Cell[]) {
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

/** Height in meters that a standing creature reaches, by size. */
export const VERTICAL_REACH: Readonly<Record<Size, number>> = {
  fine: 0.15,
  diminutive: 0.3,
  tiny: 0.6,
  small: 1.2,
  medium: 2.4,
  large: 4.8,
  huge: 9.6,
  gargantuan: 19.2,
  colossal: 38.4,
};
/** The part of its vertical reach at which a creature has its waist: our reading. */
const WAIST = 3 / 8;
/** The shortest fall that hurts, in meters. */
const HURTS = 3;

/**
 * Height in cells that a jump climbs; negative: it leads down. `unknown`: the creature stands on
 * something whose height the ground does not say, and neither does the ground where it lands. The
 * jump is then taken as level.
 */
export function riseOf(
  j: Judge,
  c: Creature,
  path: readonly Cell[],
  [from, to]: readonly [number, number],
): { readonly cells: number; readonly unknown?: string } {
  const [start, end] = [path[from]!, path[to]!];
  const [ground, there] = [start, end].map((at) => heightUnder(j, { ...c, at })) as [
    number,
    number,
  ];
  const here = from === 0 && c.elevation !== 0 ? c.elevation : ground;
  return here !== ground && ground === 0 && there === 0
    ? { cells: 0, unknown: `cells.${end.join()}.elevation` }
    : { cells: there - here };
}

/** Straight run-ups before a jump in meters: what it has for certain, and what it may have had. */
interface RunUp {
  readonly sure: number;
  readonly perhaps?: number;
}

const jumpBonus = (j: Judge, c: Creature, jumps: JumpRules): number | undefined => {
  const sheet = c.conditions.length === 0 ? skillBonus(c, jumps.skill) : undefined;
  return sheet === undefined ? undefined : sheet + speedModifier(j, c, jumps);
};

/** The DC after the run-up, and the DC if what may have been a run-up was one. */
const dcAfter = (jumps: JumpRules, dc: number, { sure, perhaps = sure }: RunUp) => ({
  dc: dc * jumpDcFactor(jumps, sure),
  ...(jumpDcFactor(jumps, perhaps) < jumpDcFactor(jumps, sure) ? { dcAfterRun: dc } : {}),
});

/**
 * The checks for the height of a jump, at the cell where it lands: up onto a ledge, or down from one
 * so far that the fall would hurt.
 */
export function heightChecks(
  j: Judge,
  c: Creature,
  path: readonly Cell[],
  jump: readonly [number, number],
  run: RunUp,
): readonly PathCheck[] {
  const { jumps, cites } = j.rules;
  if (jumps === undefined) return [];
  const rise = riseOf(j, c, path, jump).cells * j.board.ground.grid.metresPerCell;
  const bonus = jumpBonus(j, c, jumps);
  const { skill, hopUp, down, pullUp } = jumps;
  const step = jump[1];
  if (rise <= 0)
    return down === undefined || -rise < HURTS - 1e-9
      ? []
      : checkNeeded(
          { step, what: 'jumping-down', skill, dc: down, rules: cite(cites, 'jumpingDown') },
          bonus,
        );
  const up = { step, what: 'jumping-up', skill, rules: cite(cites, 'jumpingUp') } as const;
  const reach = VERTICAL_REACH[sizeOf(c)];
  if (hopUp !== undefined && rise <= reach * WAIST + 1e-9)
    return checkNeeded({ ...up, dc: hopUp }, bonus);
  if (pullUp === undefined)
    return checkNeeded({ ...up, ...dcAfter(jumps, 4 * feet(rise), run) }, bonus);
  const above = Math.max(0, rise - reach);
  return [
    ...(above === 0 ? [] : checkNeeded({ ...up, ...dcAfter(jumps, 4 * feet(above), run) }, bonus)),
    ...checkNeeded(
      { ...up, what: 'climbing', skill: 'climb', dc: pullUp },
      c.conditions.length === 0 ? skillBonus(c, 'climb') : undefined,
    ),
  ];
}

/** Facts that decide the heights of a path's jumps, and that the scene does not say. */
export const unsureHeights = (j: Judge, c: Creature, path: readonly Cell[]): readonly string[] =>
  !isJumping(j, c) || isUnhampered(j, c) || c.elevation === 0
    ? []
    : jumpsAlong(j, c, path).flatMap((jump) => riseOf(j, c, path, jump).unknown ?? []);

/**
 * The checks of a creature that jumps because its user chose that: one for each jump, and those for
 * its height. The whole path is jumped, so that only movement before it in the turn can be a run-up.
 */
export const jumpChecks: NonNullable<Ruleset['pathChecks']> = (j, c, _mode, path) => {
  const { jumps, cites } = j.rules;
  if (jumps === undefined || !isJumping(j, c) || isUnhampered(j, c)) return [];
  const { skill } = jumps;
  const { metresPerCell } = j.board.ground.grid;
  const bonus = jumpBonus(j, c, jumps);
  const moved = spentOf(j.board, c).moved * metresPerCell;
  return jumpsAlong(j, c, path).flatMap(([from, to]) => {
    const dc = feet(jumpedCells(j, c, path, [from, to]) * metresPerCell);
    // Nobody has said whether what the creature moved before was straight and led here.
    const run = { sure: 0, perhaps: from === 0 ? moved : 0 };
    const long = {
      step: from + 1,
      what: 'jumping' as const,
      skill,
      ...dcAfter(jumps, dc, run),
      rules: cite(cites, 'jumping'),
    };
    return [...checkNeeded(long, bonus), ...heightChecks(j, c, path, [from, to], run)];
  });
};
