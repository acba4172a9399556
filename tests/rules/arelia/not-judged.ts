/** Rules of the ledger `arelia` that the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';

export default [
  {
    id: 'arelia.initiative.waiting-battle-readiness',
    why: 'the rules of this proficiency are not in the text',
  },
  {
    id: 'arelia.action.abort-costs',
    why: 'points and charges spent are counted on the sheet, which the scene does not hold',
  },
  {
    id: 'arelia.cover.partial-cover',
    why:
      'how much of a body an obstacle protects is the master’s word; what it takes ' +
      'from a charge is judged (arelia.charge.success-exceptions)',
  },
] as const satisfies readonly NotJudged[];
