/**
 * Citation keys for the map's answers. A ruleset's table (`<family>/<id>/citations.ts`) maps each
 * key to rules of its ledger. If a key is absent or its list is empty, the ruleset says nothing on
 * the point; the answer then comes from another ruleset or is our own interpretation.
 */
import { perObject } from '../board/memoize.ts';
import type { RuleId } from './verdict.ts';

export type RuleName =
  // Keys about the grid, size and reach.
  | 'distance'
  | 'space'
  | 'reach'
  | 'reachZero'
  | 'reachBig'
  | 'enlarged'
  | 'reduced'
  | 'reachWeapon'
  | 'reachWeaponNear'
  | 'reachChain'
  | 'reachTwo'
  | 'reachEach'
  | 'sharing'
  // Keys about threatened cells.
  | 'threat'
  | 'threatUnarmed'
  | 'threatCondition'
  | 'threatSwarm'
  | 'threatGrappling'
  | 'threatSight'
  | 'threatReachWeapon'
  // Keys about attacks of opportunity.
  | 'opportunity'
  | 'opportunityApproach'
  | 'opportunityOnce'
  | 'opportunitySeveral'
  | 'opportunityFlatFooted'
  | 'opportunityDefence'
  | 'opportunityStep'
  | 'opportunityMinimum'
  | 'opportunityWithdraw'
  | 'givenMove'
  | 'fallingSlowly'
  | 'farLeap'
  | 'tramplingCharge'
  | 'opportunityCover'
  | 'opportunityTotalCover'
  | 'opportunityConcealment'
  | 'opportunityEntering'
  | 'opportunityCrawl'
  | 'opportunityReachZero'
  | 'opportunityConfused'
  | 'opportunitySizes'
  | 'opportunitySwarm'
  | 'opportunityNone'
  | 'opportunityTrait'
  | 'outsideFeature'
  | 'opportunityMount'
  | 'jumpLanding'
  | 'burrowing'
  | 'falls'
  | 'pause'
  | 'pushed'
  | 'falling'
  | 'fallingInWater'
  | 'speedSwitch'
  | 'speedHalves'
  | 'speedChanges'
  | 'stoodUp'
  | 'proneOptions'
  | 'dragging'
  | 'holdEnds'
  | 'overSpeed'
  | 'outOfTurn'
  | 'oneAction'
  | 'raging'
  | 'grappled'
  | 'restrained'
  | 'paralyzed'
  | 'petrified'
  | 'unconscious'
  | 'stunned'
  | 'incapacitated'
  | 'exhausted'
  | 'opportunitySurprised'
  | 'charmed'
  | 'auraSlows'
  | 'auraBars'
  | 'surprised'
  | 'frightened'
  | 'throughObjects'
  | 'throughOoze'
  | 'throughNimble'
  | 'opportunityReach'
  | 'opportunityBands'
  | 'opportunityHeights'
  | 'vehicle'
  // Keys about flanking.
  | 'flanking'
  | 'flankingLine'
  | 'flankingBig'
  | 'flankingThreat'
  | 'flankingZero'
  | 'flankingImmune'
  // Keys about cover.
  | 'cover'
  | 'coverRanged'
  | 'coverAdjacent'
  | 'coverReach'
  | 'coverSoft'
  | 'coverCreature'
  | 'coverLow'
  | 'coverLowNearer'
  | 'coverLimited'
  | 'coverImproved'
  | 'coverQuarter'
  | 'coverHalf'
  | 'coverThreeQuarters'
  | 'coverNineTenths'
  | 'coverTotal'
  | 'coverEstimate'
  | 'coverBigAttacker'
  | 'coverBigTarget'
  | 'coverPassing'
  // Keys about concealment, light and sight.
  | 'concealmentRanged'
  | 'concealmentAdjacent'
  | 'concealmentReach'
  | 'concealmentTotal'
  | 'concealmentQuarter'
  | 'concealmentHalf'
  | 'concealmentThreeQuarters'
  | 'concealmentNineTenths'
  | 'concealmentFog'
  | 'concealmentMagic'
  | 'concealmentOne'
  | 'invisible'
  | 'hidden'
  | 'unaware'
  | 'hidingEnds'
  | 'invisibleInWater'
  | 'bodilessUnsensed'
  | 'insideSolid'
  | 'blinded'
  | 'lightDim'
  | 'lightDark'
  | 'darkvision'
  | 'otherSenses'
  | 'effect'
  | 'sight'
  // Keys about movement.
  | 'speed'
  | 'speedHalf'
  | 'move'
  | 'doubleMove'
  | 'run'
  | 'runBarred'
  | 'charge'
  | 'chargePartial'
  | 'chargeBarred'
  | 'levelOnly'
  | 'step'
  | 'stepOnce'
  | 'stepInAir'
  | 'withdraw'
  | 'withdrawBarred'
  | 'minimum'
  | 'diagonal'
  /** How diagonals count: not cited where a house rule counts each as one. */
  | 'diagonalCount'
  | 'corner'
  | 'pastCreature'
  | 'impassable'
  | 'throughAlly'
  | 'throughEnemy'
  | 'throughHelpless'
  | 'throughObstacle'
  | 'throughSize'
  | 'throughTiny'
  | 'throughSwarm'
  | 'otherPlane'
  | 'throughTumbling'
  | 'throughSolid'
  | 'throughParalyzed'
  | 'occupied'
  | 'displaced'
  | 'teleported'
  | 'squeeze'
  | 'squeezeCost'
  | 'difficult'
  | 'doubled'
  | 'barrier'
  | 'poorVisibility'
  | 'blindMovement'
  /** The checks of climbers, swimmers and jumpers on the map. */
  | 'climbing'
  | 'swimming'
  | 'jumping'
  | 'jumpingUp'
  | 'jumpingDown'
  | 'eased'
  | 'flying'
  | 'prone'
  | 'immobile'
  | 'actions';
/** The ledger ids for each key; a key is absent if the text says nothing on its point. */
export type Citations<Key extends string> = { readonly [K in Key]?: readonly RuleId[] };
/** The ledger ids for each row of a table. */
export type RowCitations<Id extends string> = Readonly<Record<Id, readonly RuleId[]>>;
export type RuleNames = Citations<RuleName>;

/** The rule ids of several keys, each once, in order. */
export function cite<N extends string>(
  names: Citations<N>,
  ...keys: readonly NoInfer<N>[]
): RuleId[] {
  const ids: RuleId[] = [];
  for (const key of keys)
    for (const id of names[key] ?? NO_RULES) if (!ids.includes(id)) ids.push(id);
  return ids;
}

const NO_RULES: readonly RuleId[] = [];

/** The rule ids of one key. */
export const citedBy = (names: RuleNames, key: RuleName): readonly RuleId[] =>
  names[key] ?? NO_RULES;

/** The rule ids of several keys, computed once per ruleset, for frequent answers. */
export const citing = (...keys: readonly RuleName[]) =>
  perObject((names: RuleNames): readonly RuleId[] => cite(names, ...keys));

/**
 * The ids of several lists, each once, in order. Uses no Set, because a Set is slower for such
 * short lists.
 */
export function uniqueRuleIds(...lists: readonly (readonly RuleId[])[]): RuleId[] {
  const ids: RuleId[] = [];
  for (const list of lists) for (const id of list) if (!ids.includes(id)) ids.push(id);
  return ids;
}
