/**
 * Cases of the ledger `srd35`, in the areas of the board, that the engine does not judge (yet), and
 * why.
 */
import type { NotJudged } from '../cases.ts';

export default [
  { id: 'srd35.grid.miniature-scale', why: 'reference: the scale of miniatures decides nothing' },
] as const satisfies readonly NotJudged[];
