/** Automatic fire and explosives: this text's numbers and its tables of scatter. */
import { autofire } from '../../play/ordnance/autofire.ts';
import { blast } from '../../play/ordnance/blast.ts';
import { NAMES, type OrdnanceRules } from '../../play/ordnance/questions.ts';
import { thrown } from '../../play/ordnance/throwing.ts';
import { citing } from '../extend.ts';

const s = (...names: readonly string[]): string[] =>
  names.map((n) => `d20modern.special-attack.${n}`);

export const ordnance: OrdnanceRules = {
  cites: citing(NAMES, {
    autofire: s('autofire'),
    autofireSingle: s('autofire-vs-burst'),
    thrown: s('thrown-explosive-target'),
    near: s('scatter-d4'),
    middle: s('scatter-d8'),
    far: s('scatter-d12'),
    orientation: s('scatter-orientation'),
    burst: s('explosives-burst'),
    save: s('explosive-save'),
    planted: s('planted-explosive'),
    splash: s('splash'),
    splashSquare: s('splash-square'),
    splashMiss: s('splash-miss'),
    range: ['d20modern.attack.range-penalty'],
    most: ['d20modern.attack.max-range'],
  }),
  table: {
    autofire: {
      side: 2,
      defence: 10,
      dc: 15,
      rounds: 10,
      feat: 'advanced-firearms-proficiency',
      untrained: -4,
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
