/** The light of cells. Where a scene states none, it is bright (docs/spec/scene.md, convention 12). */
import type { CellFacts, Ground } from './board.ts';
import type { Light } from './vocabulary.ts';

/** @param facts of the cell; undefined: plain floor */
export const lightOf = (
  { light }: Pick<Ground, 'light'>,
  facts: Pick<CellFacts, 'light'> = {},
): Light => facts.light ?? light ?? 'bright';

/** Does the scene state no light at all, neither of the map nor of a cell? */
export const statesNoLight = ({ light, cells }: Pick<Ground, 'light' | 'cells'>): boolean =>
  light === undefined && cells.every((cell) => cell.light === undefined);
