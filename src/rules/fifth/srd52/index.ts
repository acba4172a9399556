/**
 * The System Reference Document 5.2.1, rules of 2024, on squares. The first ruleset of its family:
 * leaving reach provokes, movement is a pool, costs add up, and a roll has one edge.
 */
import { bodyIs } from '../../core/bodyFacts.ts';
import { deadZone } from '../../core/deadZoneWeapon.ts';
import { displacedAnswer } from '../../core/displaced.ts';
import { distance } from '../../core/distance.ts';
import { rowOfMode } from '../../core/modeRows.ts';
import { mounted } from '../../core/mounted.ts';
import { path } from '../../core/path.ts';
import { reachableAnswer } from '../../core/reachable.ts';
import { relation } from '../../core/sides.ts';
import { lineOfEffect, lineOfSight } from '../../core/sight.ts';
import { canThreaten, threat } from '../../core/threat.ts';
import { silentAnswers } from '../../core/uncoveredAnswers.ts';
import { houseRulesOf } from '../../houseRules.ts';
import type { Ruleset } from '../../ruleset.ts';
import { areasOf } from '../areas.ts';
import { maySlow } from '../auras.ts';
import { attemptOf } from '../attempt.ts';
import { conditions } from '../conditionRows.ts';
import { cover } from '../cover.ts';
import { withoutFreedConditions } from '../freedConditions.ts';
import { reasonsThatAdd } from '../costReasons.ts';
import { entryFactorWithSlopes, isDifficultTerrain, paceWithDragging } from '../costs.ts';
import { limitsWithFear } from '../fear.ts';
import { freeFlight, whyFalls } from '../flight.ts';
import { fifthGrounds } from '../grounds.ts';
import { withBothSides } from '../grapples.ts';
import { endedHolds } from '../heldCreatures.ts';
import { landingChecks } from '../jumps.ts';
import { limitsByLegs } from '../legs.ts';
import { move } from '../move.ts';
import { canReact, leavingReach, reactionBarred, seersReact } from '../reactions.ts';
import { fifthReminders } from '../reminders.ts';
import { mayShareSpace } from '../sharing.ts';
import { isUnawareOf, sees } from '../sight.ts';
import { spellAreas } from '../spellAreas.ts';
import {
  draggingAddsCost,
  fullReach,
  isTinyCreature,
  reach,
  space,
  speedAfterConditions,
  unarmedReach,
} from '../speed.ts';
import { fifthTraits } from '../traits.ts';
import { fifthTurn } from '../turn.ts';
import { newerMoments, turnMoments } from '../turnMoments.ts';
import { words } from '../words.ts';
import { atZeroHitPoints } from '../zeroHitPoints.ts';
import { areas, edges, grounds, map as cites, mounts } from './citations.ts';

export const srd52: Ruleset = mounted({
  ...silentAnswers,
  ...fifthTurn,
  id: 'srd52',
  name: '5E (SRD 5.2.1)',
  games: ['dnd-5e-2024'],
  grid: 'square',
  vocabulary: 'fifth',
  words,
  silent: ['flanking', 'concealment'],
  coverDegrees: ['none', 'half', 'three-quarters', 'total'],
  threatAreas: ['reach', 'opportunity', 'size'],
  cites,
  sharedTurns: true,
  defaults: { diagonals: 'one', reachTwoDiagonal: 'strict' },
  houseRules: houseRulesOf(
    'coverEstimate',
    'creatureCover',
    'areaSquares',
    'areaShape',
    'hideInOpen',
    'flankingHelps',
    'bands',
    'reachTwoDiagonal',
    'halves',
    'vertical',
    'jump',
    'pauseInSpace',
  ),
  grounds: fifthGrounds(grounds),
  conditions,
  presentCreatures: (rules, options, creatures) =>
    withoutFreedConditions(rules, options, withBothSides(creatures)),
  traits: fifthTraits,
  mounts: {
    larger: { steps: 1, rules: mounts.larger },
    dismounting: { actions: ['dismount'], rules: mounts.mounting },
    provokesAlone: true,
    open: [],
  },
  addedCosts: { squeezing: 'difficult' },
  squeezeWidth: (n) => Math.max(1, n - 1),
  unarmedReach,
  space,
  reach,
  attackReach: fullReach,
  speed: speedAfterConditions,
  entryFactor: entryFactorWithSlopes,
  isDifficult: isDifficultTerrain,
  paceFactor: paceWithDragging,
  dragging: draggingAddsCost,
  endedHolds,
  limits: limitsByLegs(limitsWithFear),
  costReasons: reasonsThatAdd,
  perCell: (c) => (isTinyCreature(c) ? 4 : 1),
  byHitPoints: atZeroHitPoints,
  relation,
  mayShare: mayShareSpace,
  bodyIs,
  isHiddenFrom: isUnawareOf,
  distance,
  cover,
  lineOfEffect,
  lineOfSight,
  canThreaten,
  threat,
  deadZone,
  provocation: leavingReach,
  leavingReach: { reacts: seersReact },
  canTakeOpportunity: canReact,
  opportunityBarred: reactionBarred,
  sees,
  attempt: attemptOf(edges),
  areas: areasOf(areas),
  spellAreas,
  flight: freeFlight(whyFalls),
  reminders: fifthReminders(whyFalls, true),
  turnMoment: turnMoments(newerMoments),
  jumps: { skill: 'acrobatics', runUp: 3 },
  pathChecks: landingChecks,
  modeRule: (j, _c, mode) => rowOfMode(j.rules, mode),
  chargeEnds: () => [],
  reachable: reachableAnswer({ isBound: maySlow }),
  move,
  path,
  displaced: displacedAnswer(() => 'nearest'),
});
