/**
 * Splash weapons, which scatter by the same tables as thrown explosives
 * (d20modern.special-attack.splash*).
 */
import { creatureOf } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { gap, isOnMap, type Cell, type Point } from '../../../../board/grid.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { SplashPlan, SplashVerdict } from '../attacks/weapons.ts';
import { squaresOf } from '../../../core/distance.ts';
import { ordnanceOf } from './blast.ts';
import { landingCorners } from './scatter.ts';
import { fallOf, throwDirection } from './throwing.ts';

/** The four cells that meet at a grid corner. */
const meeting = (j: FullJudge, [x, y]: Point): Cell[] =>
  [
    [x - 1, y - 1],
    [x, y - 1],
    [x - 1, y],
    [x, y],
  ]
    .map(([a, b]): Cell => [a ?? 0, b ?? 0])
    .filter((c) => isOnMap(j.board.ground.grid, c));

/** The cells of a creature's space, and the adjacent cells that no barrier separates from it. */
function about(j: FullJudge, target: Creature): Cell[] {
  const n = j.rules.space(target).value;
  const cells: Cell[] = [];
  for (let y = target.at[1] - 1; y <= target.at[1] + n; y++)
    for (let x = target.at[0] - 1; x <= target.at[0] + n; x++) {
      const within = gap(x, 1, target.at[0], n) === 0 && gap(y, 1, target.at[1], n) === 0;
      if (
        isOnMap(j.board.ground.grid, [x, y]) &&
        (within || j.rules.lineOfEffect(j, target, [x, y]).free)
      )
        cells.push([x, y]);
    }
  return cells;
}

/** Creatures in the cells whose elevation differs by at most one cell. */
const standing = (j: FullJudge, cells: readonly Cell[], h: number, but?: string): string[] =>
  j.board.creatures
    .filter(
      (c) =>
        c.id !== but &&
        Math.abs(Math.round(c.elevation) - Math.round(h)) <= 1 &&
        squaresOf(j, c).some(([x, y]) => cells.some((cell) => cell[0] === x && cell[1] === y)),
    )
    .map((c) => c.id);

/**
 * Finds the target, the splashed creatures and the landing corner. `crossing`: the grid corner
 * where the weapon landed; `square`: the cell at which it was thrown.
 */
export function splash(j: FullJudge, plan: SplashPlan): SplashVerdict {
  const { cites, table } = ordnanceOf(j);
  const target = plan.target === undefined ? undefined : creatureOf(j.board, plan.target);
  const h = target?.elevation ?? 0;
  const against = target === undefined ? table.thrown.defence : ('touch' as const);
  if (target !== undefined && plan.hit) {
    const cells = about(j, target);
    return {
      against,
      direct: target.id,
      splashed: standing(j, cells, h, target.id),
      cells,
      lands: [],
      rules: cite(cites, 'splash'),
      unknown: [],
    };
  }
  const aim = target?.at ?? plan.square;
  const thrower = plan.from === undefined ? undefined : creatureOf(j.board, plan.from);
  const name = target !== undefined || !plan.hit ? 'splashMiss' : 'splashSquare';
  const at = (
    corner: Point | undefined,
    lands: readonly Point[],
    ...more: ('near' | 'middle' | 'far' | 'orientation')[]
  ): SplashVerdict => {
    const cells = corner === undefined ? [] : meeting(j, corner);
    return {
      against,
      direct: null,
      splashed: standing(j, cells, h),
      cells,
      lands,
      rules: cite(cites, name, ...more),
      unknown: aim !== undefined && thrower === undefined ? ['ask.from'] : [],
      ...(lands.length > 1 ? { wanted: { what: 'scatter' as const, die: lands.length } } : {}),
    };
  };
  if (aim === undefined) return at(plan.crossing ?? [0, 0], []);
  const fall = fallOf(table, plan.hit, plan.increments ?? 1);
  const corners = landingCorners(
    fall.table,
    aim,
    thrower === undefined ? '-y' : throwDirection(j, thrower, aim),
  );
  const landed = plan.die === undefined ? undefined : corners[plan.die - 1];
  return at(landed, landed === undefined ? corners : [landed], fall.name as 'near', 'orientation');
}
