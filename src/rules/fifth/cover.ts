/** Cover: half, three-quarters or total, by the share of the target that is hidden. */
import { gradedCoverAnswer, type GradedPolicy } from '../core/estimatedCover.ts';

/** Never reached: the game master alone gives the degrees of other games. */
const NEVER = 2;

const degrees: GradedPolicy = {
  bonus: {
    none: [0, 0],
    quarter: [0, 0],
    half: [2, 2],
    'three-quarters': [5, 5],
    'nine-tenths': [5, 5],
    total: [0, 0],
  },
  share: {
    none: 0,
    quarter: NEVER,
    half: 1 / 2,
    'three-quarters': 3 / 4,
    'nine-tenths': NEVER,
    total: 1,
  },
  marks: { limited: 'half', cover: 'half', improved: 'three-quarters' },
  // A low wall covers whoever stands behind it, at any distance.
  low: { degree: 'half', counts: (defender) => defender <= 1 },
  creature: 'half',
  anyCreature: true,
  reached: true,
};

export const cover = gradedCoverAnswer(degrees);
