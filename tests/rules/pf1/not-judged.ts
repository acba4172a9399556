/** Rules of the ledger `pf1` that the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';

export const notJudged: readonly NotJudged[] = [
  {
    id: 'pf1.threat.casting-round',
    case: 1,
    why: 'going on with a spell is no action of its own, so nothing is asked that could provoke',
  },
  {
    id: 'pf1.light.dim',
    case: 2,
    why: 'a scene says that light is dim, not that it is moonlight in the open',
  },
];
