/** What endangers a creature on its path over named kinds of ground. */
import type { Creature } from '../../../board/creature.ts';
import type { Cell } from '../../../board/grid.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { cellsOf, standingAt } from '../../core/distance.ts';
import { groundKindAt, hasKinds } from '../../core/grounds.ts';
import { isUnhampered } from '../../core/ways.ts';
import type { Judge } from '../../ruleset.ts';
import type { Mode, PathHazard } from '../../verdict.ts';

/** Is a cell higher ground than another? */
const rises = (survey: GroundIndex, from: Cell, to: Cell): boolean =>
  survey.height(to[0], to[1]) > survey.height(from[0], from[1]);

const DOWNHILL = 'downhill';

/**
 * The hazards that a creature enters along a path, each once, at its first cell there. Those on the
 * ground spare a creature that the ground does not hamper; some threaten only those that run or
 * charge.
 */
export function hazardsAlong(
  j: Judge,
  c: Creature,
  mode: Mode,
  path: readonly Cell[],
): PathHazard[] {
  if (j.rules.grounds === undefined || !hasKinds(j.board.ground)) return [];
  const aloft = isUnhampered(j, c);
  const free = isUnder(j, c, 'unhindered');
  const rushes = !aloft && (mode === 'run' || mode === 'charge');
  const survey = GroundIndex.of(j.board.ground);
  const found = new Map<string, PathHazard>();
  for (const [step, at] of path.entries()) {
    if (step === 0) continue;
    for (const cell of cellsOf(standingAt(j, c, at))) {
      const kind = groundKindAt(j, cell);
      const rushed = rushes
        ? kind?.slope === 'steep' && rises(survey, at, path[step - 1]!)
          ? DOWNHILL
          : kind?.rushed
        : undefined;
      if (kind !== undefined && rushed !== undefined && !found.has(rushed))
        found.set(rushed, { step, hazard: rushed, rules: kind.rules });
      if (kind?.hazards === undefined || (aloft && kind.airborne !== true)) continue;
      if (free && kind.frees === true) continue;
      for (const hazard of kind.hazards)
        if (!found.has(hazard)) found.set(hazard, { step, hazard, rules: kind.rules });
    }
  }
  return [...found.values()];
}
