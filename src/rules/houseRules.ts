/**
 * House rules: points that the rules texts leave open, each one row with its choices, the default
 * first. Types, the scene's schema and its description, the options page and the checks of the judge
 * command follow from these tables; the words are messages `reading.<name>` (src/text/en.json).
 */

type Choices = Readonly<Record<string, readonly [string, ...string[]] | readonly boolean[]>>;

/** For rulesets on squares. All except `diagonals` concern points that the texts leave open. */
export const HOUSE_RULES = {
  /** How do diagonals count in movement and distance? The texts count every second one as two. */
  diagonals: ['alternate', 'one'],
  /**
   * Which lines decide cover against ranged attacks: those from the attacker's best corner, or any
   * line?
   */
  coverLine: ['best-corner', 'any-line'],
  /** Does a reach of exactly two cells include the second diagonal cell? */
  reachTwoDiagonal: ['all', 'weapon-only', 'strict'],
  /**
   * Which positions flank: those whose connecting line crosses opposite sides of the target
   * (`line`), or only those exactly opposite each other (`strict`)?
   */
  flanking: ['line', 'strict'],
  /** Is cover estimated by the target's hidden area, or by the number of its hidden corners? */
  coverEstimate: ['area', 'corners'],
  /** Which text applies where the Italian SRD differs from the English one? */
  text: ['english-srd', 'italian-letter'],
  /**
   * When does a pinned creature's Dexterity count as 0: only against ranged attacks, as printed in
   * the Italian d20 Modern (`seed`), or against every attack (`srd`)?
   */
  pinned: ['seed', 'srd'],
  /** Does a grappling creature threaten, although it may not make attacks of opportunity? */
  grappledThreatens: [true, false],
  /** Against which attacks does the armor class penalty of a pinned creature apply? */
  pinnedAc: ['all', 'melee'],
  /**
   * Does a creature make one Acrobatics roll for each foe that it passes, or one for all of them?
   */
  acrobaticsRolls: ['each', 'one'],
  /** Does partial cover prevent attacks of opportunity? */
  partialCoverBars: [true, false],
  /**
   * How is cover judged if the target is adjacent to an attacker with natural reach: as against
   * ranged attacks, or as against other melee attacks?
   */
  reachCoverAdjacent: ['ranged', 'melee'],
  /** Which turns in flight does a Fly check of DC 15 allow? */
  flyTurn: ['to-90', 'any'],
  /**
   * How often does a full attack with a ranged weapon provoke: with each shot, once, or never,
   * because the table of actions says so?
   */
  rangedFullAttack: ['each', 'once', 'none'],
  /** Does a creature that loses its Dexterity bonus to AC also lose it to the maneuver defense? */
  cmdDenied: [true, false],
  /** May a creature in a grapple cast a spell with somatic components if it makes a check? */
  grappledSomatic: [true, false],
  /**
   * Which lines must be free for a charge: every line between the two spaces (`band`), or only the
   * line between their centers?
   */
  chargeLine: ['band', 'center'],
  /** Does a square of a paralyzed creature cost double to pass through? */
  paralyzedPassing: ['double', 'normal'],
  /**
   * A creature with several reaches: does leaving the farthest one provoke it, or leaving each of
   * them?
   */
  bands: ['farthest', 'all'],
  /** Do half squares of movement count in feet, so that they may add up, or is each rounded up? */
  halves: ['feet', 'squares-up'],
  /** How do legs of a flight that rise or sink and also lead aside count? */
  vertical: ['flat', 'alternate'],
  /** Must a jump cover the gap alone, or also half of the squares that it leaves and lands on? */
  jump: ['gap', 'landing'],
  /** May a creature act in the middle of a move while it is in another one's space? */
  pauseInSpace: ['allowed', 'forbidden'],
  /** Does a javelin in hand threaten, because it can strike in melee with a penalty? */
  javelinThreatens: [true, false],
  /** What do two creatures on opposite sides of a foe gain, where the text has no flanking? */
  flankingHelps: ['no', 'advantage', 'plus-two'],
  /** Does every creature in the way give half cover, or only one that hides half of the target? */
  creatureCover: ['any', 'half-hidden'],
  /** Which squares does an area take: those half in it, with their center in it, or touched? */
  areaSquares: ['half', 'center', 'touched'],
  /** Are areas measured as they are, or counted in squares as distances are? */
  areaShape: ['true', 'counted'],
  /**
   * Is a hidden creature found when it moves into clear sight, or, as the text has it, only when it
   * attacks, makes a sound or is searched out?
   */
  hideInOpen: ['found-when-seen', 'as-written'],
} as const satisfies Choices;

/** For rulesets whose rounds have phases. */
export const PHASE_RULES = {
  /**
   * Scale of the tables: tenths of a factor, rounded up once for each sum; tenths without rounding;
   * or a scale of ten times as many whole factors.
   */
  scale: ['tenths-up', 'exact', 'x10'],
  /**
   * Rounding of an action after a half move: the two table entries are rounded separately, or added
   * and rounded once.
   */
  afterHalfMove: ['each', 'sum'],
  /**
   * When creatures move at the end of the round: in the phase where the rules list it, or after
   * everything except words.
   */
  endMovement: ['list', 'last'],
  endMovementRoll: ['with-modifiers', 'plain'],
  /** Whether an attack refused at its regular factor may still be postponed. */
  postponeAfterRefusal: [false, true],
  /** Whether the penalties of gear delay a postponed attack. */
  gearPenaltyOnPostponed: [false, true],
  /** Whether rapid arming takes one point off the total, or off each item. */
  rapidArming: ['total', 'per-item'],
} as const satisfies Choices;

type Chosen<T extends Choices> = { readonly [K in keyof T]: T[K][number] };
export type Options = Chosen<typeof HOUSE_RULES>;
export type PhaseOptions = Chosen<typeof PHASE_RULES>;

/**
 * One choice for each row of a table: the given one, else the default of the ruleset, else the first
 * choice. Anything given that is no choice is ignored.
 */
export const chosenFrom = <T extends Choices>(
  table: T,
  given: Readonly<Record<string, unknown>>,
  defaults: Partial<Chosen<T>> = {},
): Chosen<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, choices]) => [
      name,
      (choices as readonly unknown[]).find((each) => each === given[name]) ??
        defaults[name] ??
        choices[0],
    ]),
  ) as Chosen<T>;

/**
 * The choices of the house rules with these names, for a ruleset on squares that leaves them open.
 * `diagonals` is always included, because some groups change it whatever the rules text says.
 */
export const houseRulesOf = (
  ...names: readonly (keyof Options)[]
): Readonly<Partial<typeof HOUSE_RULES>> =>
  Object.fromEntries(['diagonals' as const, ...names].map((name) => [name, HOUSE_RULES[name]]));
