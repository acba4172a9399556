/**
 * The Acrobatics or Tumble checks against the foes that the present path passes. The panel below the
 * path asks for them when the drag rests; the layer of the path draws them.
 */
import { sameCell, type Cell } from '../board/grid.ts';
import type { PassedFoe } from '../rules/d20/play/specials/specialRules.ts';
import type { JudgedPath } from './paths.ts';

export interface PassedFoes {
  /** The mover and the path to which the answer belongs. */
  readonly of: string;
  readonly path: readonly Cell[];
  readonly skill: string;
  /** Is the path moved at full speed? */
  readonly hurried: boolean;
  /** The foes in the order of the checks; never empty. */
  readonly foes: readonly PassedFoe[];
}

/** Do the checks belong to this path? A drag goes on before the next answer comes. */
export const belongsTo = (
  { of, path }: PassedFoes,
  judged: Pick<JudgedPath, 'of' | 'path'>,
): boolean =>
  of === judged.of.id &&
  path.length === judged.path.length &&
  path.every((cell, i) => sameCell(cell, judged.path[i]!));
