/** Free places next to a creature. */
import type { Creature } from '../../../../board/creature.ts';
import type { Cell } from '../../../../board/grid.ts';
import { GroundIndex } from '../../../../board/groundIndex.ts';
import type { FullJudge } from '../../../fullRuleset.ts';

/** Free places for creature `c` next to creature `by`, not behind walls, sorted by y then x. */
export function freePlaces(j: FullJudge, c: Creature, by: Creature): Cell[] {
  const [n, m] = [j.rules.space(c).value, j.rules.space(by).value];
  const { steps } = GroundIndex.of(j.board.ground);
  const places: Cell[] = [];
  for (let y = by.at[1] - n; y <= by.at[1] + m; y++)
    for (let x = by.at[0] - n; x <= by.at[0] + m; x++) {
      const beside =
        x === by.at[0] - n || x === by.at[0] + m || y === by.at[1] - n || y === by.at[1] + m;
      if (!beside || !steps.standable(x, y, n)) continue;
      const taken = j.board.creatures.some((o) => {
        const k = j.rules.space(o).value;
        return (
          o.id !== c.id && x < o.at[0] + k && x + n > o.at[0] && y < o.at[1] + k && y + n > o.at[1]
        );
      });
      if (!taken && j.rules.lineOfEffect(j, by, [x, y]).free) places.push([x, y]);
    }
  return places;
}
