/** Numbers and scatter tables of d20 Modern for automatic fire and explosives. */
import { autofire } from '../play/ordnance/autofire.ts';
import { blast } from '../play/ordnance/blast.ts';
import type { OrdnanceRules } from '../play/ordnance/ordnanceRules.ts';
import { thrown } from '../play/ordnance/throwing.ts';
import * as citations from './citations.ts';

export const ordnance: OrdnanceRules = {
  cites: citations.ordnance,
  table: {
    autofire: {
      side: 2,
      defence: 10,
      dc: 15,
      rounds: 10,
      feat: 'advanced-firearms-proficiency',
      untrained: -4,
      strafe: { feat: 'strafe', cells: 4 },
      burst: 'burst-fire',
    },
    thrown: { defence: 10, most: 5, each: -2 },
    scatter: {
      near: [
        [0, 1],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
      misses: [
        {
          upTo: 3,
          name: 'middle',
          table: [
            [1, 2],
            [2, 1],
            [2, 0],
            [1, -1],
            [0, -1],
            [-1, 0],
            [-1, 1],
            [0, 2],
          ],
        },
        {
          upTo: 5,
          name: 'far',
          table: [
            [1, 3],
            [2, 2],
            [3, 1],
            [3, 0],
            [2, -1],
            [1, -2],
            [0, -2],
            [-1, -1],
            [-2, 0],
            [-2, 1],
            [-1, 2],
            [0, 3],
          ],
        },
      ],
    },
  },
  autofire,
  thrown,
  blast,
};
