/** What of the ledger `arelia` the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';

export const notJudged: readonly NotJudged[] = [];
