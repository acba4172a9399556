/** The d20 Modern ruleset as differences from the SRD (docs/spec/notes/d20modern-vs-srd35.md). */
import { MODES } from '../map/modes.ts';
import { passedTumbling } from '../map/tumbling.ts';
import { COVER_DEGREES } from '../../../board/vocabulary.ts';
import { sizeSteps, type Creature, sizeOf } from '../../../board/creature.ts';
import { concealmentAnswer } from '../map/concealment.ts';
import { furtherLimits } from '../map/conditionLimits.ts';
import { gradedCoverAnswer, type GradedPolicy } from '../../core/estimatedCover.ts';
import { mayAct } from '../map/mayAct.ts';
import { mounted } from '../../core/mounted.ts';
import { MOUNT_TOPICS } from '../../mountRules.ts';
import { sharesSpace } from '../map/passing.ts';
import { sizeAnswers, SIZE_TABLE } from '../map/size.ts';
import { entryFactor, isDifficult, modeRule, speed } from '../map/speed.ts';
import { TRAITS } from '../map/traits.ts';
import { onOtherPlanes } from '../../core/planes.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import { TURN_WITHOUT_SWIFT } from '../map/turnResources.ts';
import { slowUnseeing } from '../map/unseeing.ts';
import { cite, type RuleName } from '../../names.ts';
import { houseRulesOf } from '../../houseRules.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import { extend } from '../../extend.ts';
import { conditions as shared, row, sharedGrounds, srd35 } from '../srd35/index.ts';
import * as citations from './citations.ts';

/** Bonus and hidden share of the target for each degree of cover (d20modern.cover.*). */
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
  // A low wall (90 cm) gives one-quarter cover at any distance, unless the attacker is nearer to
  // the wall than the defender is (d20modern.cover.degree-one-quarter; d20modern-vs-srd35, 1.3).
  low: { degree: 'quarter', counts: (defender, attacker) => attacker >= defender },
  creature: 'half',
};

type Share = ReturnType<Ruleset['mayShare']>;

/**
 * A mover cannot pass a foe that resists. It can pass a friend, a foe that lets it by, and a
 * creature that differs by three sizes (d20modern.movement.through-*, three-sizes).
 */
function mayShare(j: Judge, mover: Creature, other: Creature): Share {
  const passes = (end: boolean, ...keys: RuleName[]): Share => ({
    pass: true,
    end,
    rules: cite(j.rules.cites, ...keys),
  });
  if (mover.mount === other.id || other.mount === mover.id) return passes(true, 'sharing');
  if (sharesSpace(j, mover) || sharesSpace(j, other)) return passes(true, 'throughSwarm');
  if (onOtherPlanes(j, mover, other)) return passes(true, 'otherPlane');
  // A mover may end only in a helpless creature's space, as in the parent ruleset.
  if (j.rules.bodyIs(j, other, 'helpless')) return passes(true, 'throughHelpless');
  if (Math.abs(sizeSteps(sizeOf(mover), sizeOf(other))) >= 3)
    return passes(false, 'throughSize', 'occupied');
  if (j.rules.relation(mover, other).value !== 'foe')
    return passes(false, 'throughAlly', 'occupied');
  return traitEffect(j.rules.traits, other, 'yields') === true
    ? { pass: true, end: false, rules: [...cite(j.rules.cites, 'occupied'), ...citations.yielding] }
    : { pass: false, end: false, rules: cite(j.rules.cites, 'throughEnemy') };
}

const { partial: _, ...withdraw } = MODES.withdraw;
/**
 * A charge may pass through friends in its path. A withdrawing creature provokes no enemy at its
 * first cell. With one action in the turn it may charge but not withdraw, which takes the whole
 * round (d20modern.charge.obstacles-silent, d20modern.opportunity.withdraw-start-square,
 * d20modern.charge.surprise-round).
 */
const table = {
  ...MODES,
  charge: { ...MODES.charge, barredBy: 'resisting' },
  withdraw: { ...withdraw, unseenToo: true },
} as const;

export const d20modern: Ruleset = mounted(
  extend(srd35, {
    meleeThrows: undefined,
    id: 'd20modern',
    name: 'd20 Modern SRD',
    games: ['d20-modern'],
    vocabulary: 'modern',
    economy: TURN_WITHOUT_SWIFT,
    coverDegrees: COVER_DEGREES,
    areaWeapons: true,
    // The text on which this ruleset is based has no spells.
    spellAreas: [],
    cites: citations.map,
    grounds: sharedGrounds,
    // The text does not cover riding, mounting or dismounting.
    mounts: { dismounting: { actions: [], rules: [] }, open: MOUNT_TOPICS },
    houseRules: houseRulesOf(
      'flanking',
      'coverEstimate',
      'reachTwoDiagonal',
      'pinned',
      'rangedFullAttack',
    ),
    // A full-round action that is started in one turn may be completed in the next
    // (d20modern.action.start-complete-full-round).
    conditions: { ...shared, ...furtherLimits('completing', 'vehicle', 'unaware') },
    traits: {
      ...TRAITS,
      'combat-martial-arts': { unarmedArmed: true },
      'lets-by': { yields: true },
    },
    // The text gives space and reach only for Medium creatures. The other sizes are taken from the
    // parent (d20modern.size.no-space-reach-table).
    ...sizeAnswers(SIZE_TABLE, citations.map, (size, build) =>
      size === 'medium' ? [] : row(size, build),
    ),
    // One check covers 20 feet at full speed (d20modern.movement.tumble).
    evading: { skill: 'tumble', fullSpeed: true, cells: 4, trained: true },
    mayShare: passedTumbling(mayShare),
    // A creature that cannot see moves at half speed (d20modern.movement.darkness-half).
    speed: slowUnseeing(speed),
    isDifficult,
    entryFactor,
    mayAct,
    modes: { ...srd35.modes, table },
    modeRule,
    cover: gradedCoverAnswer(degrees),
    concealment: concealmentAnswer({
      wholeSpace: () => false,
      bigTarget: 'square',
      blindWithoutEffect: () => false,
      // Light fog gives one-quarter concealment. Dense fog gives one-half concealment at 1.5 m and
      // total concealment from 3 m (d20modern.concealment.degree-one-quarter, fog-distance).
      fog: (f, adjacent) =>
        f.missChance ??
        (f.concealment === undefined ? 0 : f.concealment === 'partial' ? 10 : adjacent ? 20 : 50),
    }),
  }),
);
