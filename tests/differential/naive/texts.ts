/**
 * Differences between the four rulesets on squares, as tables for the plain rules. A mutant is a
 * table with one changed entry (see mutants.test.ts).
 */
import type { Scene } from './table.ts';

export type Size =
  | 'fine'
  | 'diminutive'
  | 'tiny'
  | 'small'
  | 'medium'
  | 'large'
  | 'huge'
  | 'gargantuan'
  | 'colossal';
export const SIZES: readonly Size[] = [
  'fine',
  'diminutive',
  'tiny',
  'small',
  'medium',
  'large',
  'huge',
  'gargantuan',
  'colossal',
];

export interface Text {
  /**
   * For each size: the cells on a side of the space, and the reach of tall and of long creatures
   * (srd35.size.row-*, colossal-english, sigil.size.space, sigil.reach.natural-by-size, quadruped).
   */
  readonly space: readonly number[];
  readonly tall: readonly number[];
  readonly long: readonly number[];
  /**
   * Whether a reach of two includes the far corner square: always, only with reach weapons, or
   * never (convention 6).
   */
  readonly corner: 'all' | 'weapon-only' | 'strict';
  /**
   * Which obstacles give cover and total cover: obstacles that block effect, or obstacles that
   * block sight (srd35.cover.ranged-corner-procedure, total-definition).
   */
  readonly blocking: 'effect' | 'sight';
  /**
   * When an adjacent target has cover: one line is blocked (in melee), or all lines are blocked (in
   * any attack) (srd35.cover.melee-adjacent-any-line, sigil.cover.adjacent-all-lines).
   */
  readonly adjacent: 'any-line' | 'all-lines' | 'degrees';
  /**
   * Which corners of the target count: those of one square that the attacker picks, or those of its
   * whole space (convention 2).
   */
  readonly target: 'square' | 'space';
  /**
   * Whether a low obstacle counts at these distances to the defender and to the attacker, including
   * equal distances (srd35.cover.low-obstacle-*, sigil.cover.low-wall).
   */
  readonly low: (defender: number, attacker: number) => boolean;
  /**
   * Whether creatures give cover against melee attacks with reach and so prevent opportunities, and
   * whether helpless creatures give cover.
   */
  readonly softMelee: boolean;
  readonly softHelpless: boolean;
  /** Whether a degree of cover prevents an opportunity. */
  readonly bars: (degree: string) => boolean;
  /**
   * Whether, for flanking, a line through a corner of the target counts as crossing both sides that
   * meet there.
   */
  readonly cornersBelong: boolean;
  /**
   * Whether fog doubles the cost of a square (sigil.terrain.poor-visibility,
   * pf1.movement.poor-visibility).
   */
  readonly hampersInFog: boolean;
  /** Whether creatures may run and charge through fog (pf1.charge.line, pf1.movement.run). */
  readonly rushesInFog: boolean;
  /**
   * Cost of a diagonal on difficult ground: half squares for each unit of the cost factor
   * (srd35.terrain.difficult-diagonal-three).
   */
  readonly roughDiagonal: number;
  /** Cost of every second diagonal, in squares. */
  readonly secondDiagonal: number;
  /**
   * Whether a diagonal past a solid corner is forbidden (srd35.movement.no-diagonal-past-corner).
   */
  readonly cornersBar: boolean;
  /**
   * The difference in size categories from which a creature may pass another, and whether it may
   * then stop in its space.
   */
  readonly sizesApart: number;
  readonly apartEnds: boolean;
  /**
   * Whether creatures of sizes Fine to Tiny may enter any occupied square
   * (srd35.movement.tiny-enters-occupied), and whether they provoke by entering.
   */
  readonly tinyEnters: boolean;
  readonly provokesEntering: boolean;
  /**
   * The difference in size categories from which a creature provokes by entering another's space.
   * The occupant needs a weapon that strikes into its own space
   * (pf1.opportunity.three-sizes-passing).
   */
  readonly enteringSizes: number;
  /**
   * Whether a creature may stop in a helpless creature's space, and the cost factor for passing
   * through it.
   */
  readonly helplessEnds: boolean;
  readonly helplessFactor: number;
  /** The cost factor for passing through a paralyzed creature (pf1.movement.through-paralyzed). */
  readonly paralyzedFactor: number;
  /**
   * Whether the first square of a withdrawal also counts as not threatened by foes that the
   * creature cannot see (d20modern.opportunity.withdraw-start-square).
   */
  readonly unseenToo: boolean;
  /** Whether differences in height count (docs/spec/scene.md, convention 11). */
  readonly heights: boolean;
  /** Whether a creature with Combat Reflexes may make attacks of opportunity while flat-footed. */
  readonly alert: boolean;
  /**
   * Whether a creature with uncanny dodge may do the same (pf1.opportunity.uncanny-dodge-alert).
   */
  readonly dodgesAlert: boolean;
  /**
   * Whether grappling creatures threaten with one-handed and natural weapons. They make no attacks
   * of opportunity (pf1.threat.grappled).
   */
  readonly grappledThreatens: boolean;
  /** Whether grappling creatures may also use two-handed weapons (pf1.condition.grappled). */
  readonly grappledTwoHanded: boolean;
  /** Traits that make a creature impossible to flank (pf1.flanking.not-subject). */
  readonly neverFlanked: readonly string[];
  /**
   * The natural reach from which cover of an adjacent target follows the rule for ranged attacks
   * (pf1.cover.reach-attacker-adjacent).
   */
  readonly rangedFrom: number;
  /** Whether blinded creatures move at half speed (pf1.movement.blinded). */
  readonly blindSlow: boolean;
  /** Whether dark squares also cost double for a blinded creature. */
  readonly blindInDark: boolean;
  /**
   * Whether darkness doubles the cost of a square for creatures that cannot see in it
   * (pf1.movement.poor-visibility).
   */
  readonly hampersInDark: boolean;
  /**
   * The smallest width into which a creature with this space can squeeze
   * (srd35.movement.squeeze-minimum-width).
   */
  readonly leastWidth: (space: number) => number;
  /** Whether walls make a space narrow in the same way as blocked squares. */
  readonly wallsNarrow: boolean;
  /** Whether a wall lengthwise through a space keeps the creature on one side of it. */
  readonly keepsSide: boolean;
  /**
   * Whether a squeezed creature fills only its lane, in all questions
   * (srd35.size.squeeze-large-position).
   */
  readonly fillsLane: boolean;
  /**
   * Cost factor of a step into a narrow space, and of a step out of it
   * (srd35.movement.squeeze-cost-double).
   */
  readonly squeezeFactor: number;
  readonly leavingFactor: number;
  /**
   * Penalty of squeezing on attack rolls and armor class (srd35.modifier.squeeze-penalties;
   * sigil-notes, B4).
   */
  readonly squeezePenalty: number;
  /**
   * Whether a prone creature can only crawl one square (sigil.movement.crawl,
   * sigil.condition.prone-movement).
   */
  readonly crawls: boolean;
  /**
   * Whether blinded creatures may not run, charge or withdraw; whether tired creatures may not run
   * or charge; whether frightened creatures may not charge.
   */
  readonly blindHeld: boolean;
  readonly tiredHeld: boolean;
  readonly fearHeld: boolean;
  /**
   * Which limits of a turn apply: a creature with one action makes no double move; spent actions
   * are gone; one five-foot step per turn, and none after a move; a creature moves only in its own
   * turn.
   */
  readonly oneActionHeld: boolean;
  readonly spentHeld: boolean;
  readonly stepOnce: boolean;
  readonly ownTurn: boolean;
  /**
   * Whether a creature with only one action may withdraw (sigil.movement.withdraw-as-standard; d20
   * Modern allows only a charge).
   */
  readonly withdrawsInOne: boolean;
  /** Whether a five-foot step excludes any other movement. */
  readonly stepEnds: boolean;
  /** The multiple of its speed that a creature runs, and whether it must run in a straight line. */
  readonly runFactor: number;
  readonly runStraight: boolean;
  /** By how much heavy armor or a heavy load reduces the multiple (pf1.movement.run). */
  readonly heavyRun: number;
  /** Whether difficult squares prevent runs and charges. */
  readonly levelOnly: boolean;
  /** Whether narrow spaces prevent charges (pf1.charge.line). */
  readonly chargeRoomy: boolean;
  /**
   * Whether every line between the first and the last space of a charge must be free
   * (srd35.movement.charge-lines, pf1.charge.line).
   */
  readonly chargeBand: boolean;
  /**
   * Whether feats reduce the cost of some difficult squares to that of plain floor
   * (pf1.movement.nimble-moves).
   */
  readonly featsEase: boolean;
  /**
   * Creatures whose squares stop a charge but no other movement
   * (srd35.movement.charge-not-through-friend, sigil.special-attack.charge-blocked,
   * pf1.charge.line, pf1.charge.helpless).
   */
  readonly chargeBars: 'friends' | 'anybody' | 'able' | 'nobody';
  readonly chargeStraight: boolean;
  /** Whether a path that goes back along its line counts as straight. */
  readonly mayGoBack: boolean;
  /**
   * The fewest squares of a charge; whether it must end at the nearest position from which the
   * creature can strike; whether the creature must see the foe.
   */
  readonly chargeLeast: number;
  readonly chargeNearest: boolean;
  readonly chargeSees: boolean;
  /** Whether a charge must end at a free position. */
  readonly endsFree: boolean;
  /**
   * Whether a rider takes its mount's space, and whether mount and rider never block each other
   * (docs/spec/scene.md, convention 4).
   */
  readonly mountSpace: boolean;
  readonly ridesAlong: boolean;
  /** Whether a moving mount also provokes the foes of its riders. */
  readonly strikesEither: boolean;
  /**
   * The number of size categories by which a mount must be larger than its rider, if the text
   * requires this (sigil.size.mount-share-space).
   */
  readonly mountLarger: number;
  /**
   * Whether flyers of any maneuverability may take a five-foot step in the air; otherwise only good
   * and perfect flyers may (sigil.flight.no-prone-no-step).
   */
  readonly stepsAloft: boolean;
  /**
   * What forbids a five-foot step: nothing, everything that hampers movement, or difficult ground
   * and darkness (sigil.movement.five-foot-step, pf1.movement.step-not-hampered).
   */
  readonly stepBarred: 'never' | 'hampered' | 'difficult';
  /**
   * Whether crawling also provokes the foes that threaten the square that the creature enters
   * (srd35.movement.crawl,
   * pf1.opportunity.crawl).
   */
  readonly crawlProvokesThere: boolean;
  /**
   * What each square costs a creature that tumbles, the skill that it uses, whether only the trained
   * may, and whether nobody may whom armor or load slows (srd35.movement.tumble-half, tumble-armour,
   * d20modern.movement.tumble, pf1.movement.acrobatics-half, acrobatics-load).
   */
  readonly tumbleFactor: number;
  readonly tumbleSkill: string;
  readonly tumbleTrained: boolean;
  readonly tumbleUnslowed: boolean;
  /** The part of its land speed at which a creature swims or climbs without a speed for it. */
  readonly unlisted: number;
  /** Whether ways of moving exclude modes (srd35.movement.step-mode, withdraw-mode, crawl). */
  readonly waysBar: boolean;
  /** Whether a creature without a climb speed may climb in a hurry (srd35.movement.climb). */
  readonly hurriesUnlisted: boolean;
  /** Whether creatures in deep water have cover from those on land (srd35.cover.from-land). */
  readonly coversSwimmers: boolean;
  /** The least speed that allows a five-foot step (pf1.movement.step-slow). */
  readonly stepLeast: number;
}

const WITHIN = 6;

const srd35: Text = {
  space: [1, 1, 1, 1, 1, 2, 3, 4, 6],
  tall: [0, 0, 0, 1, 1, 2, 3, 4, 6],
  long: [0, 0, 0, 1, 1, 1, 2, 3, 4],
  corner: 'all',
  blocking: 'effect',
  adjacent: 'any-line',
  target: 'square',
  low: (defender, attacker) => defender <= WITHIN && attacker >= defender,
  softMelee: true,
  softHelpless: true,
  bars: (degree) => degree !== 'none',
  cornersBelong: true,
  hampersInFog: false,
  rushesInFog: true,
  roughDiagonal: 3,
  secondDiagonal: 2,
  cornersBar: true,
  sizesApart: 3,
  apartEnds: false,
  tinyEnters: true,
  provokesEntering: true,
  helplessEnds: true,
  helplessFactor: 1,
  unseenToo: false,
  heights: true,
  alert: true,
  stepBarred: 'difficult',
  stepLeast: 2,
  crawlProvokesThere: true,
  tumbleFactor: 2,
  tumbleSkill: 'tumble',
  tumbleTrained: true,
  tumbleUnslowed: true,
  unlisted: 4,
  waysBar: true,
  hurriesUnlisted: true,
  coversSwimmers: true,
  enteringSizes: Infinity,
  paralyzedFactor: 2,
  dodgesAlert: false,
  grappledThreatens: false,
  grappledTwoHanded: false,
  neverFlanked: [
    'ooze',
    'elemental',
    'swarm',
    'all-around-vision',
    'amorphous',
    'improved-uncanny-dodge',
  ],
  rangedFrom: Infinity,
  blindSlow: true,
  hampersInDark: true,
  blindInDark: false,
  heavyRun: 1,
  leastWidth: (space) => Math.ceil(space / 2),
  wallsNarrow: true,
  keepsSide: true,
  fillsLane: true,
  squeezeFactor: 2,
  leavingFactor: 1,
  squeezePenalty: -4,
  crawls: true,
  blindHeld: true,
  tiredHeld: true,
  fearHeld: true,
  withdrawsInOne: true,
  stepEnds: true,
  runFactor: 4,
  runStraight: true,
  levelOnly: true,
  chargeRoomy: true,
  chargeBand: true,
  featsEase: false,
  chargeBars: 'able',
  chargeStraight: true,
  mayGoBack: false,
  chargeLeast: 2,
  chargeNearest: true,
  chargeSees: true,
  endsFree: false,
  mountSpace: true,
  ridesAlong: true,
  strikesEither: true,
  mountLarger: -Infinity,
  stepsAloft: false,
  oneActionHeld: true,
  spentHeld: true,
  stepOnce: true,
  ownTurn: true,
};

/** The largest size in the Italian text, and in d20 Modern, which has no table of its own. */
const LEAST = { space: [1, 1, 1, 1, 1, 2, 3, 4, 5], tall: [0, 0, 0, 1, 1, 2, 3, 4, 5] } as const;

const italian: Text = {
  ...srd35,
  ...LEAST,
  blocking: 'sight',
  low: (defender, attacker) => attacker <= WITHIN && attacker >= defender,
};

const sigil: Text = {
  ...srd35,
  crawlProvokesThere: false,
  tumbleUnslowed: false,
  hurriesUnlisted: false,
  coversSwimmers: false,
  adjacent: 'all-lines',
  target: 'space',
  low: (defender, attacker) => defender <= WITHIN && attacker > defender,
  softMelee: false,
  softHelpless: false,
  bars: (degree) => degree !== 'none' && degree !== 'soft',
  hampersInFog: true,
  apartEnds: true,
  tinyEnters: false,
  provokesEntering: false,
  helplessEnds: false,
  helplessFactor: 2,
  alert: false,
  stepBarred: 'hampered',
  squeezePenalty: 0,
  hampersInDark: false,
  heavyRun: 0,
  paralyzedFactor: 1,
  chargeRoomy: false,
  chargeBand: false,
  stepLeast: 0,
  chargeBars: 'anybody',
  endsFree: true,
  mountLarger: 1,
};

const d20modern: Text = {
  ...srd35,
  ...LEAST,
  crawlProvokesThere: false,
  tumbleFactor: 1,
  tumbleUnslowed: false,
  coversSwimmers: false,
  adjacent: 'degrees',
  bars: (degree) => degree === 'total',
  tinyEnters: false,
  provokesEntering: false,
  unseenToo: true,
  hampersInDark: false,
  heavyRun: 0,
  paralyzedFactor: 1,
  chargeRoomy: false,
  chargeBand: false,
  stepBarred: 'never',
  stepLeast: 0,
  chargeBars: 'nobody',
  withdrawsInOne: false,
};

const pf1: Text = {
  ...srd35,
  tumbleSkill: 'acrobatics',
  tumbleTrained: false,
  coversSwimmers: false,
  enteringSizes: 3,
  dodgesAlert: true,
  grappledThreatens: true,
  neverFlanked: ['ooze', 'elemental', 'swarm', 'all-around-vision', 'improved-uncanny-dodge'],
  rangedFrom: 2,
  blindSlow: false,
  hampersInFog: true,
  blindInDark: true,
  rushesInFog: false,
  stepsAloft: true,
  featsEase: true,
};

const TEXTS: Readonly<Record<string, Text>> = { srd35, sigil, d20modern, pf1 };

/** The table of a scene's ruleset with the scene's house rules applied. */
export function textOf(scene: Pick<Scene, 'ruleset' | 'options'>): Text {
  const { options = {} } = scene;
  const found =
    scene.ruleset === 'srd35' && options.text === 'italian-letter' ? italian : TEXTS[scene.ruleset];
  if (found === undefined) throw new Error(`no text of squares: ${scene.ruleset}`);
  const { reachTwoDiagonal: corner = found.corner } = options;
  return {
    ...found,
    corner,
    ...(options.diagonals === 'one' ? { secondDiagonal: 1, roughDiagonal: 2 } : {}),
    ...(options.chargeLine === 'center' ? { chargeBand: false } : {}),
    ...(options.paralyzedPassing === 'normal' && scene.ruleset === 'srd35'
      ? { paralyzedFactor: 1 }
      : {}),
    ...(options.grappledThreatens === false ? { grappledThreatens: false } : {}),
    ...(options.reachCoverAdjacent === 'melee' ? { rangedFrom: Infinity } : {}),
    ...(options.partialCoverBars === false
      ? { bars: (degree: string) => degree !== 'none' && degree !== 'limited' }
      : {}),
  };
}
