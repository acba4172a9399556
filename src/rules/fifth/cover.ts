/** Cover: half, three-quarters or total, by the share of the target that is hidden. */
import { gradedCoverAnswer, gradedFromPoint, type GradedPolicy } from '../core/estimatedCover.ts';
import { doubtOfTrait } from '../core/traitEffect.ts';
import type { Ruleset } from '../ruleset.ts';

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
  // One or two hidden corners of four are half, three or four are three-quarters.
  corners: {
    none: 0,
    quarter: NEVER,
    half: 1 / 4,
    'three-quarters': 3 / 4,
    'nine-tenths': NEVER,
    total: 1,
  },
  marks: { limited: 'half', cover: 'half', improved: 'three-quarters' },
  // A low wall covers whoever stands behind it, at any distance.
  low: { degree: 'half', counts: (defender) => defender <= 1 },
  creature: 'half',
  anyCreature: true,
  mostProtective: true,
  ignored: (j, from, attack) =>
    attack === 'ranged' ? doubtOfTrait(j, from, 'target-cover') : undefined,
};

/** The house rule by which a creature must hide half of the target: those of its size or larger. */
const { anyCreature: _, ...halfHidden } = degrees;

const byAny = gradedCoverAnswer(degrees);
const byHalf = gradedCoverAnswer(halfHidden);

export const cover: Ruleset['cover'] = (j, from, to, attack, toAt) =>
  (j.options.creatureCover === 'half-hidden' ? byHalf : byAny)(j, from, to, attack, toAt);

const pointByAny = gradedFromPoint(degrees);
const pointByHalf = gradedFromPoint(halfHidden);

/** Cover against an effect from a point. */
export const coverFromPoint: typeof pointByAny = (j, at, mouths, to) =>
  (j.options.creatureCover === 'half-hidden' ? pointByHalf : pointByAny)(j, at, mouths, to);
