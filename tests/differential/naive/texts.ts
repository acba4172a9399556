/**
 * The three rulesets on squares, as tables of their differences. A mutant is a table with one
 * entry changed: see mutants.test.ts.
 */
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
   * Cells on a side, and reach of the tall and of the long (srd35.size.row-*, sigil.size.space,
   * sigil.reach.natural-by-size, quadruped).
   */
  readonly space: readonly number[];
  readonly tall: readonly number[];
  readonly long: readonly number[];
  /** Reach two takes in the far corner: always, with reach weapons, never (convention 6). */
  readonly corner: 'all' | 'weapon-only' | 'strict';
  /**
   * What stands in the way of cover and of total cover (srd35.cover.ranged-corner-procedure,
   * total-definition).
   */
  readonly blocking: 'effect' | 'sight';
  /**
   * An adjacent target in melee, in any attack: one line covers, or only all
   * (srd35.cover.melee-adjacent-any-line, sigil.cover.adjacent-all-lines).
   */
  readonly adjacent: 'any-line' | 'all-lines' | 'degrees';
  /** The target's corners: of one of its squares, picked, or of its whole space (convention 2). */
  readonly target: 'square' | 'space';
  /**
   * Whose six squares count, and who wins a tie (srd35.cover.low-obstacle-*, sigil.cover.low-wall).
   */
  readonly low: (defender: number, attacker: number) => boolean;
  /** Creatures cover from reach in melee, and so bar opportunities; the helpless cover too. */
  readonly softMelee: boolean;
  readonly softHelpless: boolean;
  /** Which cover bars an opportunity. */
  readonly bars: (degree: string) => boolean;
  /**
   * Who flanks: the line crosses opposite sides (a corner belonging to both), or the target is in
   * its very middle.
   */
  readonly cornersBelong: boolean;
  /** Fog and dim light double the cost of a square (sigil.terrain.poor-visibility). */
  readonly hampersInFog: boolean;
  /**
   * Diagonals in doubled ground, in half squares of the factor
   * (srd35.terrain.difficult-diagonal-three).
   */
  readonly roughDiagonal: number;
  /** What the second of two diagonals costs. */
  readonly secondDiagonal: number;
  /** A diagonal past a solid corner is barred (srd35.movement.no-diagonal-past-corner). */
  readonly cornersBar: boolean;
  /** Sizes apart that let one pass, and whether one may then stop. */
  readonly sizesApart: number;
  readonly apartEnds: boolean;
  /** Fine to Tiny go into any square (srd35.movement.tiny-enters-occupied) and provoke by it. */
  readonly tinyEnters: boolean;
  readonly provokesEntering: boolean;
  /** One may stop among the helpless, at what factor one crosses them. */
  readonly helplessEnds: boolean;
  readonly helplessFactor: number;
  /**
   * The first square of a withdrawal is safe from unseen foes too
   * (d20modern.opportunity.withdraw-start-square).
   */
  readonly unseenToo: boolean;
  /** Height counts (docs/spec/scene.md, convention 11). */
  readonly heights: boolean;
  /** Combat Reflexes work while flat-footed. */
  readonly alert: boolean;
  /**
   * The least width that a creature squeezes into, of its own
   * (srd35.movement.squeeze-minimum-width).
   */
  readonly leastWidth: (space: number) => number;
  /** Walls narrow a place as blocked squares do. */
  readonly wallsNarrow: boolean;
  /** A wall lengthwise through a space holds the creature on one side of it. */
  readonly keepsSide: boolean;
  /**
   * In a narrow place it fills its lane alone, in every question alike
   * (srd35.size.squeeze-large-position).
   */
  readonly fillsLane: boolean;
  /**
   * A step into a narrow place costs so much more, and one out of it
   * (srd35.movement.squeeze-cost-double).
   */
  readonly squeezeFactor: number;
  readonly leavingFactor: number;
  /**
   * What squeezing takes from attacks and armor (srd35.modifier.squeeze-penalties; sigil-notes,
   * B4).
   */
  readonly squeezePenalty: number;
  /**
   * Who lies on the ground crawls one square (sigil.movement.crawl,
   * sigil.condition.prone-movement).
   */
  readonly crawls: boolean;
  /**
   * The blinded neither run nor charge nor withdraw; the tired neither run nor charge; the afraid
   * do not charge.
   */
  readonly blindHeld: boolean;
  readonly tiredHeld: boolean;
  readonly fearHeld: boolean;
  /**
   * One action alone leaves no double move; what is spent is gone; one step a turn, and none after
   * a move; its own turn.
   */
  readonly oneActionHeld: boolean;
  readonly spentHeld: boolean;
  readonly stepOnce: boolean;
  readonly ownTurn: boolean;
  /**
   * Withdraws with one action alone (sigil.movement.withdraw-as-standard; d20 Modern names the
   * charge alone).
   */
  readonly withdrawsInOne: boolean;
  /** No other movement after a five-foot step. */
  readonly stepEnds: boolean;
  /** How many times its speed it runs; in a straight line. */
  readonly runFactor: number;
  readonly runStraight: boolean;
  /** Difficult squares bar runs and charges. */
  readonly levelOnly: boolean;
  /**
   * Whose squares bar a charge besides (srd35.movement.charge-not-through-friend,
   * sigil.special-attack.charge-blocked).
   */
  readonly chargeBars: 'friends' | 'anybody' | 'nobody';
  readonly chargeStraight: boolean;
  /** A path that goes back on its line is straight. */
  readonly mayGoBack: boolean;
  /**
   * The least squares of a charge; it goes to the nearest place to strike from, at a foe that it
   * sees.
   */
  readonly chargeLeast: number;
  readonly chargeNearest: boolean;
  readonly chargeSees: boolean;
  /** Occupied places are passed over. */
  readonly endsFree: boolean;
  /**
   * A rider has its mount's space, and neither is in the other's way (docs/spec/scene.md,
   * convention 4).
   */
  readonly mountSpace: boolean;
  readonly ridesAlong: boolean;
  /** An opponent may strike whichever of the two is its foe. */
  readonly strikesEither: boolean;
  /**
   * By how many size categories a mount is larger than its rider, where the text asks for it
   * (sigil.size.mount-share-space).
   */
  readonly mountLarger: number;
  /** Only good and perfect flyers take a step in the air (sigil.flight.no-prone-no-step). */
  readonly stepsAloft: boolean;
  /** A step into hampered ground is none (sigil.movement.five-foot-step). */
  readonly stepHampered: boolean;
}

const WITHIN = 6;

const srd35: Text = {
  space: [1, 1, 1, 1, 1, 2, 3, 4, 5],
  tall: [0, 0, 0, 1, 1, 2, 3, 4, 5],
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
  stepHampered: true,
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
  runStraight: false,
  levelOnly: true,
  chargeBars: 'friends',
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

const italian: Text = {
  ...srd35,
  blocking: 'sight',
  low: (defender, attacker) => attacker <= WITHIN && attacker >= defender,
};

const sigil: Text = {
  ...srd35,
  space: [1, 1, 1, 1, 1, 2, 3, 4, 6],
  tall: [0, 0, 0, 1, 1, 2, 3, 4, 6],
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
  stepHampered: false,
  squeezePenalty: 0,
  runStraight: true,
  chargeBars: 'anybody',
  endsFree: true,
  mountLarger: 1,
};

const d20modern: Text = {
  ...srd35,
  adjacent: 'degrees',
  bars: (degree) => degree === 'total',
  tinyEnters: false,
  provokesEntering: false,
  unseenToo: true,
  runStraight: true,
  chargeBars: 'nobody',
  withdrawsInOne: false,
};

const TEXTS: Readonly<Record<string, Text>> = { srd35, sigil, d20modern };

/** The text of a scene, with the readings that it chose. */
export function textOf(scene: {
  readonly ruleset: string;
  readonly options?: { readonly text?: string; readonly reachTwoDiagonal?: string };
}): Text {
  const { text, reachTwoDiagonal } = scene.options ?? {};
  const found =
    scene.ruleset === 'srd35' && text === 'italian-letter' ? italian : TEXTS[scene.ruleset];
  if (found === undefined) throw new Error(`no text of squares: ${scene.ruleset}`);
  return reachTwoDiagonal === 'weapon-only' || reachTwoDiagonal === 'strict'
    ? { ...found, corner: reachTwoDiagonal }
    : found;
}
