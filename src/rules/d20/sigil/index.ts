/**
 * The Sigil ruleset (house rules based on the Rules Compendium), by its differences from the SRD.
 * The choices are explained in docs/spec/notes/sigil.md.
 */
import { MODES } from '../map/modes.ts';
import { passedTumbling } from '../map/tumbling.ts';
import type { CellFacts } from '../../../board/board.ts';
import { sizeSteps, type Creature, sizeOf } from '../../../board/creature.ts';
import { lightOf } from '../../../board/light.ts';
import { isBright } from '../../../board/vocabulary.ts';
import { concealmentAnswer, fogOfTwo } from '../map/concealment.ts';
import { isUnder } from '../../core/conditionsInForce.ts';
import { furtherLimits } from '../map/conditionLimits.ts';
import { onOtherPlanes } from '../../core/planes.ts';
import { coverAnswer } from '../map/cover.ts';
import { chargeEndsAnswer } from '../map/charge.ts';
import { legAnswers } from '../map/flight/index.ts';
import { mayCarry, mounted } from '../../core/mounted.ts';
import { MOUNT_TOPICS, type MountRules } from '../../mountRules.ts';
import { JUMPS } from '../map/jumps.ts';
import { displacedAnswer } from '../../core/displaced.ts';
import { sharesSpace } from '../map/passing.ts';
import { isTiny, sizeAnswers, WIDE_TABLE } from '../map/size.ts';
import { mayAct } from '../map/mayAct.ts';
import type { Doing, MayAct, Moment } from '../../actionPermission.ts';
import { entryFactor, isDifficult, isSlow, burdenedModeRule, speed } from '../map/speed.ts';
import { TRAITS } from '../map/traits.ts';
import { seesInDark, standsInDark } from '../map/unseeing.ts';
import { cite } from '../../names.ts';
import { houseRulesOf } from '../../houseRules.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import { extend, withoutRows } from '../../extend.ts';
import * as citations from './citations.ts';
import { conditions as shared, coverPolicy, sharedGrounds, srd35 } from '../srd35/index.ts';
import { sharedSpaceAnswers } from './sharedSpace.ts';

/** Maximum distance in cells between a low wall and the defender to whom the wall gives cover. */
const LOW_WITHIN = 6;

/** Fog, smoke and poor light double all costs (sigil.terrain.poor-visibility). */
function hampered(j: Judge, c: Creature, facts: CellFacts | undefined): number {
  const ground = entryFactor(j, c, facts);
  const light = lightOf(j.board.ground, facts);
  const poor = facts?.concealment !== undefined || (!isBright(light) && !seesInDark(j, c));
  return poor ? ground * 2 : ground;
}

type Share = ReturnType<Ruleset['mayShare']>;

/**
 * May the mover pass through the other creature's space, or end there?
 * (sigil.movement.occupied-square, sigil.size.share-space; sigil-notes B3, B5, B6)
 */
function mayShare(j: Judge, mover: Creature, other: Creature): Share {
  const { cites } = j.rules;
  const together: Share = { pass: true, end: true, rules: cite(cites, 'sharing') };
  const [rider, mount] = mover.mount === other.id ? [mover, other] : [other, mover];
  if (rider.mount === mount.id) return { ...together, end: mayCarry(j, mount, rider) };
  // The text is about two creatures, and a corpse does not count as a creature.
  if (isUnder(j, other, 'corpse'))
    return { ...together, rules: [...citations.conditions['dead']!, ...together.rules] };
  if (Math.abs(sizeSteps(sizeOf(mover), sizeOf(other))) >= 3)
    return { ...together, rules: cite(cites, 'sharing', 'throughSize') };
  if (onOtherPlanes(j, mover, other)) return { ...together, rules: cite(cites, 'otherPlane') };
  if (isUnder(j, mover, 'incorporeal') !== isUnder(j, other, 'incorporeal'))
    return { ...together, rules: citations.sharedSpace };
  if (sharesSpace(j, mover) || sharesSpace(j, other))
    return { ...together, rules: cite(cites, 'throughSwarm') };
  const tinyTogether = isTiny(mover) && sizeOf(mover) === sizeOf(other);
  const foe = j.rules.relation(mover, other).value === 'foe';
  // A creature without reach must be in its opponent's space to attack.
  if (tinyTogether || (foe && j.rules.reach(mover).value === 0)) return together;
  if (isUnder(j, other, 'helpless'))
    return { pass: true, end: false, factor: 2, rules: cite(cites, 'throughHelpless') };
  const rules = cite(cites, foe ? 'throughEnemy' : 'throughAlly', 'occupied');
  return { pass: !foe, end: false, rules };
}

/**
 * A mount is one size larger than its rider. The text covers mounting, guiding the mount with the
 * knees and staying in the saddle (sigil.size.mount-share-space, sigil.action.table-*).
 */
const mounts: MountRules = {
  larger: { steps: 1, rules: citations.mounts.larger },
  dismounting: {
    actions: ['mount-or-dismount', 'fast-mount'],
    rules: citations.mounts.dismounting,
  },
  open: MOUNT_TOPICS.filter((topic) => !['size', 'space', 'fall', 'dismounting'].includes(topic)),
};

/** Also prevents fast movement in the dark and the 5-foot step of slow creatures. */
function mayActHere(j: Judge, c: Creature, doing: Doing, moment?: Moment): MayAct {
  const verdict = mayAct(j, c, doing, moment);
  const { mode } = doing;
  const eager = mode === 'run' || mode === 'charge' || mode === 'withdraw';
  // A creature in the dark counts as blinded (sigil.light.dark).
  const blind = eager && standsInDark(j, c) && !seesInDark(j, c);
  // Slow creatures cannot take a 5-foot step (sigil.movement.five-foot-step).
  const slow = mode === 'step' && isSlow(j, c);
  const why = blind ? 'blinded' : slow ? 'immobile' : undefined;
  if (why === undefined || verdict.refusals.some((refusal) => refusal.why === why)) return verdict;
  const refusals = [...verdict.refusals, { why, rules: cite(j.rules.cites, why) } as const];
  return { ...verdict, allowed: false, refusals };
}

/** The text does not start full-round actions in one turn and complete them in the next. */
/**
 * A creature in the way, except a corpse, bars a charge, and hampered ground a 5-foot step
 * (sigil.special-attack.charge-blocked, sigil.movement.five-foot-step; sigil-notes A13).
 */
const table = {
  ...MODES,
  charge: { ...MODES.charge, barredBy: 'living' },
  step: { ...MODES.step, level: true, unhampered: true },
} as const;

const conditions = withoutRows(shared, 'completing');

export const sigil: Ruleset = mounted(
  extend(srd35, {
    meleeThrows: undefined,
    id: 'sigil',
    name: 'Sigil',
    vocabulary: 'rules-compendium',
    jumps: JUMPS,
    houseRules: houseRulesOf('coverLine', 'reachTwoDiagonal', 'rangedFullAttack'),
    cites: citations.map,
    grounds: sharedGrounds,
    // A panicked creature uses no spells or abilities to flee (sigil.condition.panicked).
    conditions: {
      ...conditions,
      panicked: { flees: 'cowers', onFoot: true },
      ...furtherLimits('falling'),
    },
    // Flat-footed creatures may not make attacks of opportunity
    // (sigil.opportunity.not-when-flat-footed).
    traits: {
      ...TRAITS,
      'combat-reflexes': { opportunities: TRAITS['combat-reflexes']!.opportunities! },
    },
    ...sizeAnswers(WIDE_TABLE, citations.map),
    mounts,
    // Only creatures with a climb speed may climb in a hurry (sigil.movement.climb-speed).
    hurriedClimb: 'climb-speed',
    evading: { skill: 'tumble', trained: true },
    mayShare: passedTumbling(mayShare),
    speed,
    isDifficult,
    entryFactor: hampered,
    ...sharedSpaceAnswers({
      cover: coverAnswer({
        ...coverPolicy,
        blocking: () => 'effect',
        low: () => (defender, attacker) => defender <= LOW_WITHIN && attacker > defender,
        // Helpless and incorporeal creatures give no cover (docs/spec/scene.md, convention 4).
        softCounts: (j, c, attack) =>
          attack === 'ranged' && !isUnder(j, c, 'incorporeal') && !isUnder(j, c, 'helpless'),
        softBars: false,
        adjacent: () => 'all-lines',
        bigTarget: 'space',
      }),
      concealment: concealmentAnswer({
        wholeSpace: () => true,
        fog: fogOfTwo,
        bigTarget: 'space',
        blindWithoutEffect: () => false,
      }),
    }),
    modes: { ...srd35.modes, table },
    // In heavy armor or under a heavy load, a creature runs at three times its speed
    // (sigil.movement.run, sigil.encumbrance.heavy-load).
    modeRule: burdenedModeRule,
    mayAct: mayActHere,
    flight: legAnswers(citations.flight),
    chargeEnds: chargeEndsAnswer(true),
    displaced: displacedAnswer(() => 'nearest'),
  }),
);
