/**
 * The Pathfinder ruleset (first edition, reference document of 2009), by its differences from the
 * SRD (docs/spec/notes/pf1-vs-srd35.md).
 */
import { blindFooting } from '../map/blindFooting.ts';
import { climbSwimChecks } from '../map/climbSwimChecks.ts';
import { conditionTable } from '../../core/conditionsInForce.ts';
import { furtherLimits } from '../map/conditionLimits.ts';
import { coverAnswer } from '../map/cover.ts';
import { isDark, slowedByDark } from '../map/darkness.ts';
import { legAnswers } from '../map/flight/index.ts';
import { BY_SKILL } from '../map/flight/skill.ts';
import { byHitPoints, deadByConstitution } from '../map/hitPoints.ts';
import { ACROBATIC_JUMPS, jumpChecks } from '../map/jumps.ts';
import { withWhirlwindSharing } from '../map/whirlwindSharing.ts';
import { mounted } from '../../core/mounted.ts';
import { UNSEATED } from '../map/unseated.ts';
import type { MountRules } from '../../mountRules.ts';
import { sizeAnswers, WIDE_TABLE } from '../map/size.ts';
import { entryFactor, isDifficult, speed } from '../map/speed.ts';
import { grapplerThreat } from '../map/grapplerThreat.ts';
import { TRAITS } from '../map/traits.ts';
import { houseRulesOf } from '../../houseRules.ts';
import type { Ruleset } from '../../ruleset.ts';
import { extend } from '../../extend.ts';
import { conditions as shared, coverPolicy, row, sharedGrounds, srd35 } from '../srd35/index.ts';
import * as citations from './citations.ts';

const conditions = {
  ...shared,
  ...conditionTable({
    // A grappling creature attacks with one hand, and may not make attacks of opportunity.
    grappling: { hold: 'loose', noOpportunity: 'threatGrappling', oneHanded: true },
    blinded: { blind: true },
    paralyzed: { ...shared['paralyzed'], slowsPassage: true },
    panicked: { flees: 'defends' },
    ...furtherLimits('casting', 'whirlwind'),
  }),
};

/** The ledger does not say how a rider casts spells while its mount moves. */
const { dismounting } = srd35.mounts;
const mounts: MountRules = {
  dismounting,
  open: ['size', 'opportunity', 'casting'],
  higherGround: { value: 1, rules: citations.mounts.attack },
  lance: { times: 2, rules: citations.mounts.lance },
  charge: { rules: citations.mounts.charge },
  own: { attack: 1, rules: citations.mounts.own, attackRules: citations.mounts.attack },
  shooting: { double: -4, run: -8, rules: citations.mounts.attack },
  fall: { ...UNSEATED, rules: citations.mounts.fall },
  together: { dc: 10, rules: citations.mounts.checks },
};

const blindly = blindFooting('acrobatics', 10);

export const pf1: Ruleset = mounted(
  extend(srd35, {
    meleeThrows: undefined,
    id: 'pf1',
    name: '1e Reference Document (PRD 2009)',
    shortName: '1e Reference Document',
    games: ['pathfinder-1e'],
    vocabulary: 'reference',
    cites: citations.map,
    grounds: sharedGrounds,
    houseRules: houseRulesOf(
      'coverLine',
      'reachTwoDiagonal',
      'grappledThreatens',
      'pinnedAc',
      'acrobaticsRolls',
      'rangedFullAttack',
      'partialCoverBars',
      'reachCoverAdjacent',
      'flyTurn',
      'cmdDenied',
      'grappledSomatic',
      'chargeLine',
    ),
    conditions,
    mounts,
    traits: {
      ...TRAITS,
      'uncanny-dodge': { alertFlatFooted: true },
      'blind-fight': { blindFooted: true },
      compression: { compresses: true },
      'nimble-moves': { easesDifficult: 1 },
      'acrobatic-steps': { easesDifficult: 3 },
      amorphous: {},
    },
    ...sizeAnswers(WIDE_TABLE, citations.map, (size, build) =>
      size === 'colossal'
        ? [...citations.colossal[build], ...citations.colossal.space]
        : row(size, build),
    ),
    airSteps: true,
    evading: { skill: 'acrobatics', unslowed: true, prone: 'full-round' },
    enteringSizes: 3,
    byHitPoints: (c) => byHitPoints(c, deadByConstitution(c)),
    deadAt: deadByConstitution,
    mayShare: withWhirlwindSharing(srd35.mayShare),
    // A creature that does not see its path may not run, charge or take a 5-foot step.
    speed,
    isDifficult: (j, c, facts) => isDifficult(j, c, facts) || isDark(j, c, facts),
    entryFactor: slowedByDark(entryFactor),
    canThreaten: grapplerThreat(srd35.canThreaten),
    jumps: ACROBATIC_JUMPS,
    pathChecks: (...of) =>
      [...blindly(...of), ...climbSwimChecks(...of), ...jumpChecks(...of)].sort(
        (a, b) => a.step - b.step,
      ),
    flight: { ...legAnswers(citations.flight), ...BY_SKILL },
    cover: coverAnswer({
      ...coverPolicy,
      blocking: () => 'effect',
      low: () => (defender, attacker) => defender <= 6 && attacker >= defender,
      limitedBars: (j) => j.options.partialCoverBars,
      // Natural reach above one cell is judged as ranged (cover.reach-attacker-adjacent).
      adjacent: (j, attack, from) =>
        attack === 'ranged' ||
        (j.options.reachCoverAdjacent === 'ranged' && j.rules.reach(from).value >= 2)
          ? 'ranged'
          : 'any-line',
    }),
  }),
);
