/**
 * Attacks of opportunity during a flight; height is one more axis (docs/spec/scene.md, convention
 * 11).
 */
import type { Creature } from '../../../board/creature.ts';
import { barredAt, besidePath, watchersOf } from '../../base/opportunity.ts';
import { standingAt } from '../../base/distance.ts';
import { threatensStand } from '../../base/threat.ts';
import type { FullJudge } from '../../fullRuleset.ts';
import { cite } from '../../names.ts';
import type { Mode, Opportunity } from '../../verdict.ts';
import type { Place3 } from './questions.ts';

/** At most one attack of opportunity for each opponent, the first possible one; `again` lists its later chances. */
export function provoked(
  j: FullJudge,
  c: Creature,
  mode: Mode | 'hover',
  path: readonly Place3[],
): Opportunity[] {
  const n = j.rules.space(c).value;
  const walk: Mode = mode === 'hover' ? 'move' : mode;
  const found: Opportunity[] = [];
  for (const watcher of watchersOf(j, c, besidePath(j, path, n))) {
    let first: Opportunity | undefined;
    const again: number[] = [];
    for (let step = 0; step + 1 < path.length; step++) {
      const [x, y, z] = path[step]!;
      const here: Creature = { ...c, at: [x, y], elevation: z };
      if (!threatensStand(j, watcher.foe, watcher.cells, standingAt(j, here))) continue;
      const stop = barredAt(j, watcher, here, walk, here.at, step);
      if (stop.why !== undefined) continue;
      if (first !== undefined) again.push(step);
      else {
        first = {
          by: watcher.foe.id,
          leaving: here.at,
          step,
          cause: 'movement',
          again,
          rules: [
            ...new Set([...cite(j.rules.cites, 'opportunity'), ...stop.rules, ...watcher.rules]),
          ],
          unknown: watcher.unknown,
        };
      }
    }
    if (first !== undefined) found.push(first);
  }
  return found.sort((a, b) => a.step - b.step || (a.by < b.by ? -1 : 1));
}
