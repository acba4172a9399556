/** Rules of the ledger `d20modern` that the engine does not judge, and why. */
import type { NotJudged } from '../cases.ts';

const GM = 'left to the game master by the text';

/** Rules about the map. */
export const onTheMap: readonly NotJudged[] = [
  {
    id: 'd20modern.grid.diagonals-silent',
    case: 1,
    why: 'another count than its family’s is no option yet',
  },
  {
    id: 'd20modern.terrain.difficult-silent',
    case: 0,
    why: 'difficult ground is borrowed; to leave it out is no option yet',
  },
  { id: 'd20modern.size.vehicle-compatible', why: 'says what a thing is; no board differs by it' },
  {
    id: 'd20modern.vehicle.scale',
    why: 'reference: no map of a tabletop has two scales',
    shown: true,
  },
  { id: 'd20modern.movement.encumbrance', why: GM },
  { id: 'd20modern.flight.silent', why: GM },
];
