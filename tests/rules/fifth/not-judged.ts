/** Rules of the ledgers `srd52` and `srd51` that the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';

export const srd52: readonly NotJudged[] = [];

export const srd51: readonly NotJudged[] = [];
