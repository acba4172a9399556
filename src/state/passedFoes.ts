/**
 * The Acrobatics or Tumble checks against the foes that the present path passes. The panel below the
 * path asks for them when the drag rests; the layer of the path draws them.
 */
import { sameCell, type Cell } from '../board/grid.ts';
import type { RuleId } from '../rules/verdict.ts';
import type { JudgedPath } from './paths.ts';

/** A foe that the path passes, and the check against it, as the judge answers it. */
export interface PassedFoe {
  readonly by: string;
  /** Index in the path: the check is made when the mover leaves `path[step]`. */
  readonly step: number;
  readonly dc: number;
  /** The part of the DC that is added to its base. */
  readonly above: number;
  readonly through?: true;
  /** The mover's bonus, with the part of it that is for full speed; absent: not known, none. */
  readonly bonus?: number;
  readonly hurry?: number;
  readonly rules: readonly RuleId[];
  /** Missing facts, because of which `dc` is a guess; absent: none. */
  readonly unknown?: readonly string[];
}

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
