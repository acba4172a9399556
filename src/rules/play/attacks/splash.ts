/** What breaks open where it lands: the one struck, those about it, and where a miss goes. */
import { creatureOf } from '../../../board/board.ts';
import { STEPS, type Cell } from '../../../board/grid.ts';
import { squares } from '../../base/coverlines.ts';
import { cellsBetween, standOf } from '../../base/distance.ts';
import { cite } from '../../names.ts';
import type { PlayJudge } from '../../playbook.ts';
import type { SplashPlan, SplashVerdict } from './weapons.ts';

/** Armour class of a crossing of the grid. */
const CROSSING = 5;

export function splashAnswer(j: PlayJudge, plan: SplashPlan): SplashVerdict {
  const { cites } = j.rules.attacks;
  const target = plan.target === undefined ? undefined : creatureOf(j.board, plan.target);
  const against = target === undefined ? CROSSING : 'touch';
  const touching = (cells: readonly Cell[], far: number, but?: string): string[] => j.board.creatures
    .filter((c) => c.id !== but && cells.some((at) => cellsBetween({ x: at[0], y: at[1], n: 1, h: c.elevation }, standOf(j, c)) <= far)).map((c) => c.id);
  if (plan.hit && target !== undefined) {
    const own = [...squares(standOf(j, target))].map((s): Cell => [s.x, s.y]);
    return { against, direct: target.id, splashed: touching(own, 1, target.id), lands: [], rules: cite(cites, 'splashDirect'), unknown: [] };
  }
  const [x, y] = plan.crossing ?? target?.at ?? [0, 0];
  if (plan.hit) {
    const four: Cell[] = [[x - 1, y - 1], [x, y - 1], [x - 1, y], [x, y]];
    return { against, direct: null, splashed: touching(four, 0), lands: [], rules: cite(cites, 'splashIntersection'), unknown: [] };
  }
  const about = STEPS.map(([dx, dy]): Cell => [x + dx, y + dy]);
  const lands = plan.die === undefined ? about : about.slice(plan.die - 1, plan.die);
  return { against, direct: null, splashed: plan.die === undefined ? [] : touching(lands, 1), lands, rules: cite(cites, 'splashMiss'), unknown: [] };
}
