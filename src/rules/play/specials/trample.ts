/**
 * Trampling: there is no check. Each creature in the way makes an attack of opportunity with a
 * penalty, or a save for half damage.
 */
import { tilingOf } from '../../../board/tiling.ts';
import { cellsOf, standOf } from '../../base/distance.ts';
import type { Handler, SpecialSituation } from './situation.ts';

/** Penalty to the attack of opportunity that a trampled creature may make instead of its save. */
const STRUCK = -4;

/** Does the path cover every cell of the target? True if no path is given. */
function covers({ j, from, to, ask }: SpecialSituation): boolean {
  if (ask.path === undefined) return true;
  const n = j.rules.space(from).value;
  const tiling = tilingOf(j.board.ground.grid);
  const under = new Set(ask.path.flatMap((at) => tiling.space(at, n)).map(String));
  return cellsOf(standOf(j, to)).every((cell) => under.has(String(cell)));
}

export const trample: Handler = {
  outcome: (s) => ({
    result: 'success',
    effects: [
      {
        of: s.to.id,
        effect: s.rule.wholly === true && !covers(s) ? 'strikes' : 'strikes-or-saves',
        value: STRUCK,
      },
    ],
  }),
};
