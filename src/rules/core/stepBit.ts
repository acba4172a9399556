/** The position in STEPS of a step between two cells; −1 if they are not adjacent. */
import { STEPS, type Cell } from '../../board/grid.ts';

export const stepBit = (from: Cell, to: Cell): number =>
  STEPS.findIndex(([dx, dy]) => from[0] + dx === to[0] && from[1] + dy === to[1]);
