/** From where a charge strikes: the nearest squares from which the mover may attack its target. */
import type { Creature } from '../../board/creature.ts';
import { cellsApart, gap, type Cell } from '../../board/grid.ts';
import { Survey } from '../../board/survey.ts';
import type { Judge } from '../ruleset.ts';
import { Going } from './going.ts';
import { holds, holdsAt } from './holds.ts';

/** Makes the `chargeEnds` answer; `freeOnly`: an occupied place is passed over, not held against the charge. */
export function chargeEndsAnswer(freeOnly: boolean) {
  return (j: Judge, c: Creature, foe: Creature): readonly Cell[] => {
    const { steps } = Survey.of(j.board.ground);
    const { list, n } = holds(j, c);
    const m = j.rules.space(foe).value;
    const far = list.reduce((most, h) => Math.max(most, h.far), 0);
    const [left, top, right, bottom] = [foe.at[0] - n - far, foe.at[1] - n - far, foe.at[0] + m + far, foe.at[1] + m + far];
    const going = new Going(j, c, [left, top, right, bottom]);
    let ends: Cell[] = [];
    let nearest = Infinity;
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) {
      if (!going.inside(x, y) || !steps.standable(x, y, n)) continue;
      const dx = gap(x, n, foe.at[0], m);
      const dy = gap(y, n, foe.at[1], m);
      if (!list.some((h) => holdsAt(h, dx, dy)) || (freeOnly && going.occupied(x, y))) continue;
      const away = cellsApart(x - c.at[0], y - c.at[1]);
      if (away < nearest) { nearest = away; ends = []; }
      if (away === nearest) ends.push([x, y]);
    }
    return ends;
  };
}
