/**
 * Splash weapons: the creature that is hit directly, the splashed cells around it, and the place
 * where a miss lands.
 */
import { creatureOf } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import { sameCell, STEPS, type Cell } from '../../../../board/grid.ts';
import { cellsBetween, isSquareOf, standOf, type Stand } from '../../../core/distance.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { SplashPlan, SplashVerdict } from './weapons.ts';

/** Armor class of a grid intersection. */
const CROSSING = 5;

/**
 * How the die for a missed splash weapon gives the landing place; directions count clockwise.
 * `north`: 1 is up, and the weapon lands one cell away. `thrower`: 1 is back toward the thrower,
 * and the weapon lands one cell away for each range increment of the throw.
 */
export type Scatter = 'north' | 'thrower';

const square = ([x, y]: Cell, h: number): Stand => ({ x, y, w: 1, d: 1, h });

/** The four cells that meet at a grid intersection. */
const meeting = ([x, y]: Cell): Cell[] => [
  [x - 1, y - 1],
  [x, y - 1],
  [x - 1, y],
  [x, y],
];

/**
 * The splashed cells: the cells of a space, and those around it to which the space has line of
 * effect.
 */
function wetted(j: FullJudge, from: Creature | Cell, space: Stand): Cell[] {
  const { columns, rows } = j.board.ground.grid;
  const cells: Cell[] = [];
  const [right, bottom] = [
    Math.min(columns - 1, space.x + space.w),
    Math.min(rows - 1, space.y + space.d),
  ];
  for (let y = Math.max(0, space.y - 1); y <= bottom; y++)
    for (let x = Math.max(0, space.x - 1); x <= right; x++) {
      const apart = cellsBetween(j, square([x, y], 0), { ...space, h: 0 });
      if (apart === 0 || (apart === 1 && j.rules.lineOfEffect(j, from, [x, y]).free))
        cells.push([x, y]);
    }
  return cells;
}

/**
 * Ids of the creatures in one of these cells whose elevation differs from `h` by at most one cell.
 */
const standing = (j: FullJudge, cells: readonly Cell[], h: number, but?: string): string[] =>
  j.board.creatures
    .filter((c) => {
      const own = standOf(j, c);
      return (
        c.id !== but &&
        Math.abs(Math.round(own.h) - Math.round(h)) <= 1 &&
        cells.some(([x, y]) => isSquareOf(own, x, y))
      );
    })
    .map((c) => c.id);

/**
 * The eight landing places of a miss, by the die: around a target's whole space, or around a grid
 * intersection.
 */
function places(j: FullJudge, scatter: Scatter, plan: SplashPlan, at: Cell, n: number): Cell[] {
  const thrower = plan.from === undefined ? undefined : creatureOf(j.board, plan.from);
  const back: Cell =
    thrower === undefined
      ? STEPS[0]!
      : [Math.sign(thrower.at[0] - at[0]), Math.sign(thrower.at[1] - at[1])];
  const first =
    scatter === 'north'
      ? 0
      : Math.max(
          0,
          STEPS.findIndex((s) => sameCell(s, back)),
        );
  const far = scatter === 'north' ? 1 : (plan.increments ?? 1);
  const along = (start: number, d: number): number =>
    d < 0 ? start - far : d > 0 ? start + n - 1 + far : start + ((n - 1) >> 1);
  return STEPS.map((_, i): Cell => {
    const [dx, dy] = STEPS[(first + i) % STEPS.length]!;
    return [along(at[0], dx), along(at[1], dy)];
  });
}

/** Builds the function that answers splash questions for one ruleset. (sigil.weapon.splash-*) */
export const splashAnswer =
  (scatter: Scatter) =>
  (j: FullJudge, plan: SplashPlan): SplashVerdict => {
    const { cites } = j.rules.attacks;
    const target = plan.target === undefined ? undefined : creatureOf(j.board, plan.target);
    const against = target === undefined ? CROSSING : 'touch';
    if (plan.hit && target !== undefined) {
      const cells = wetted(j, target, standOf(j, target));
      return {
        against,
        direct: target.id,
        splashed: standing(j, cells, target.elevation, target.id),
        cells,
        lands: [],
        rules: cite(cites, 'splashDirect'),
        unknown: [],
      };
    }
    const at = target?.at ?? plan.crossing ?? [0, 0];
    if (plan.hit) {
      const cells = meeting(at);
      return {
        against,
        direct: null,
        splashed: standing(j, cells, 0),
        cells,
        lands: [],
        rules: cite(cites, 'splashIntersection'),
        unknown: [],
      };
    }
    const all = places(
      j,
      scatter,
      plan,
      at,
      target === undefined ? 1 : j.rules.space(target).value,
    );
    const rules = cite(cites, 'splashMiss');
    const unknown = scatter === 'thrower' && plan.from === undefined ? ['ask.from'] : [];
    const landed = plan.die === undefined ? undefined : all[plan.die - 1];
    if (landed === undefined)
      return { against, direct: null, splashed: [], cells: [], lands: all, rules, unknown };
    const h = target?.elevation ?? 0;
    const cells = target === undefined ? meeting(landed) : wetted(j, landed, square(landed, h));
    return {
      against,
      direct: null,
      splashed: standing(j, cells, h),
      cells,
      lands: [landed],
      rules,
      unknown,
    };
  };
