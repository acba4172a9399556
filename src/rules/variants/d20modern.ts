/**
 * d20 Modern: only what its text says otherwise; of what it does not say its family's text stands
 * (docs/spec/notes/d20modern-vs-srd35.md).
 */
import { COVER_DEGREES } from '../../board/board.ts';
import { concealmentAnswer } from '../base/concealment.ts';
import { gradedCoverAnswer, type GradedPolicy } from '../base/graded.ts';
import { mounted, MOUNT_TOPICS } from '../base/mounted.ts';
import { sizeAnswers, SIZE_TABLE } from '../base/size.ts';
import { TRAITS } from '../base/traits.ts';
import type { Ruleset } from '../ruleset.ts';
import { readingsOf } from '../readings.ts';
import { BORROWED, own } from './d20modern.cites.ts';
import { goingAnswers } from './d20modern/going.ts';
import { borrowing, citations, extend } from './extend.ts';
import { row, srd35 } from './srd35.ts';

/** What each degree of cover is worth, and what gives it where nobody says (d20modern.cover.*). */
export const degrees: GradedPolicy = {
  bonus: {
    none: [0, 0],
    quarter: [2, 1],
    half: [4, 2],
    'three-quarters': [7, 3],
    'nine-tenths': [10, 4],
    total: [0, 0],
  },
  share: {
    none: 0,
    quarter: 1 / 4,
    half: 1 / 2,
    'three-quarters': 3 / 4,
    'nine-tenths': 9 / 10,
    total: 1,
  },
  marks: { limited: 'quarter', cover: 'half', improved: 'nine-tenths' },
  // A wall of 90 cm, however far from both; not for whom the attacker stands nearer to it than
  // (d20modern.cover.degree-one-quarter; d20modern-vs-srd35, 1.3).
  low: { degree: 'quarter', counts: (defender, attacker) => attacker >= defender },
  creature: 'half',
};

const cites = citations({ ...borrowing(srd35, BORROWED), ...own });

export const d20modern: Ruleset = mounted(
  extend(srd35, {
    id: 'd20modern',
    name: 'd20 Modern SRD',
    vocabulary: 'modern',
    noSwift: true,
    coverDegrees: COVER_DEGREES,
    areaWeapons: true,
    cites,
    // Not a word of riding, nor an action for getting on or off.
    mounts: { dismounting: { actions: [], rules: [] }, open: MOUNT_TOPICS },
    readings: readingsOf('flanking', 'coverEstimate', 'reachTwoDiagonal', 'pinned'),
    // A full-round action begun in one turn is completed in the next
    // (d20modern.action.start-complete-full-round).
    conditions: {
      ...srd35.conditions,
      completing: { completes: true },
      unaware: { noOpportunity: 'opportunityFlatFooted' },
    },
    traits: {
      ...TRAITS,
      'combat-martial-arts': { unarmedArmed: true },
      'lets-by': { yields: true },
    },
    // Only a Medium creature's square and reach are its own; the other rows are borrowed
    // (d20modern.size.no-space-reach-table).
    ...sizeAnswers(SIZE_TABLE, cites, (size, build) => (size === 'medium' ? [] : row(size, build))),
    ...goingAnswers(srd35),
    cover: gradedCoverAnswer(degrees),
    concealment: concealmentAnswer({
      wholeSpace: () => false,
      bigTarget: 'square',
      blindWithoutEffect: () => false,
      // Light fog a quarter; dense fog one half at 1.5 m, total at 3 m and beyond
      // (d20modern.concealment.degree-one-quarter, fog-distance).
      fog: (f, adjacent) =>
        f.missChance ??
        (f.concealment === undefined ? 0 : f.concealment === 'partial' ? 10 : adjacent ? 20 : 50),
    }),
  }),
);
