/**
 * The queries of the map. Start here.
 *
 * A ruleset is an object that answers these queries; `variants/` defines rulesets as differences
 * from a parent. Answers (`base/`, `hexes/`) never call each other directly, only through
 * `j.rules`. So a ruleset that changes a small answer (which creature threatens) changes all
 * answers that use it (opportunities, flanking, safe paths). The queries of a whole turn are in
 * `fullRuleset.ts`.
 */
import type { Board, CellFacts } from '../board/board.ts';
import type { Attack, Creature } from '../board/creature.ts';
import type { CoverDegree, Game } from '../board/vocabulary.ts';
import type { Cell, Grid } from '../board/grid.ts';
import type {
  ConcealmentVerdict,
  CoverVerdict,
  DistanceVerdict,
  FlankingVerdict,
  Known,
  Mode,
  MoveVerdict,
  PathCheck,
  PathVerdict,
  ReachableVerdict,
  SightVerdict,
  ThreatVerdict,
  ViolationCode,
  BarredWhy,
  RuleId,
} from './verdict.ts';
import type { RuleNames } from './names.ts';
import type { Doing, ActionKind, MayAct, Moment } from './base/gate.ts';
import type { ConditionTable } from './base/conditions.ts';
import type { MountRules } from './base/mounted.ts';
import type { TraitTable } from './base/traits.ts';

/** A board under a ruleset: the input of every query. */
export interface Judge<R extends Ruleset = Ruleset> {
  readonly board: Board;
  readonly rules: R;
  readonly options: Options;
}

/** House rules for what a ruleset leaves open (docs/spec/scene.md, Geometry conventions). */
export interface Options {
  /** Ranged cover: the lines of the attacker's best corner decide, or any line. */
  readonly coverLine: 'best-corner' | 'any-line';
  /** Whether a reach of exactly two includes the second diagonal square. */
  readonly reachTwoDiagonal: 'all' | 'weapon-only' | 'strict';
  /**
   * Flanking: the line between two attackers crosses opposite sides of the target, or the target is
   * exactly midway between them.
   */
  readonly flanking: 'line' | 'strict';
  /** Estimated cover: by the target's hidden area, or by the number of its hidden corners. */
  readonly coverEstimate: 'area' | 'corners';
  /** Text to follow where the Italian SRD differs from the English one. */
  readonly text: 'english-srd' | 'italian-letter';
  /**
   * Dexterity of pinned creatures: 0 against ranged attacks only, as printed in the Italian d20
   * Modern, or against every attack.
   */
  readonly pinned: 'seed' | 'srd';
  /** Whether a creature in a grapple threatens, though it takes no opportunities. */
  readonly grappledThreatens: boolean;
  /** What the penalty of a pinned creature applies to. */
  readonly pinnedAc: 'all' | 'melee';
  /** One Acrobatics roll for each foe passed, or one for all of them. */
  readonly acrobaticsRolls: 'each' | 'one';
  /** Whether partial cover bars opportunities. */
  readonly partialCoverBars: boolean;
  /** Cover of a target beside an attacker with natural reach: like shots, or like other blows. */
  readonly reachCoverAdjacent: 'ranged' | 'melee';
  /** The turn in the air that a DC of 15 allows. */
  readonly flyTurn: 'to-90' | 'any';
  /** Does a creature that loses Dexterity to AC also lose it to the maneuver defense? */
  readonly cmdDenied: boolean;
  /** Whether a spell with gestures may be cast in a grapple, with the check. */
  readonly grappledSomatic: boolean;
}

export type AttackMode = 'melee' | 'ranged';

/** Whether something is allowed, with a reason. */
export interface Permission {
  readonly allowed: boolean;
  readonly why?: BarredWhy;
  readonly condition?: string;
  readonly rules: readonly RuleId[];
  readonly unknown?: string;
}

/** Requirements of a movement mode besides its budget. */
export interface ModeRule {
  /** Multiple of the speed that it may cover; null: one square at any cost. */
  readonly times: number | null;
  readonly straight: boolean;
  /**
   * Creatures in the path that bar this mode: those that resist (`mayShare` refuses); also all that
   * are neither foes nor helpless; or all living creatures (all except corpses); or all that are not
   * helpless. `barsPath` in base/sides.ts implements this.
   */
  readonly barredBy: 'resisting' | 'friendly' | 'living' | 'able';
  /** Difficult ground bars the mode. */
  readonly level: boolean;
  /** Any hampered step bars the mode. */
  readonly unhampered: boolean;
  /** The kind of action that it uses; `twice`: two of them. */
  readonly kind: ActionKind;
  readonly twice?: true;
  /** Becomes a standard action for a creature with only one action. */
  readonly partial?: true;
  /** Ends with an attack. */
  readonly attack?: true;
  /** Leaving the first square provokes no creature, not even those that the mover does not see. */
  readonly unseenToo?: true;
  readonly rules: readonly RuleId[];
}

/**
 * House rules by name, with their choices. The default is in `Ruleset.defaults`, otherwise the
 * first choice.
 */
export type HouseRules = Readonly<Record<string, readonly (string | boolean)[]>>;

/**
 * Topics that a ruleset may not cover: the extension then neither answers, draws nor offers them.
 */
export type Topic = 'opportunity' | 'flanking' | 'cover' | 'concealment';

/** The movement modes of a ruleset, and how the map shows them. */
export interface MovementModes {
  /** The modes that a user may choose, in order. */
  readonly chosen: readonly Mode[];
  /**
   * The modes of the nearer area on the map, of the farther area, and of the 5-foot step, if any.
   */
  readonly one: Mode;
  readonly two: Mode;
  readonly step?: Mode;
  /** The default mode. */
  readonly usual: Mode;
  /** Modes tried in order for a destination beyond the reach of the chosen mode. */
  readonly further: readonly Mode[];
}

export interface Ruleset {
  /** Its rounds have phases instead of turns (see `phased/`). */
  readonly phased?: true;
  readonly id: string;
  readonly name: string;
  /** The games that it judges: a table of one of them is offered this ruleset. */
  readonly games: readonly Game[];
  /** The ruleset that supplies its turns, if it has no full ruleset of its own. */
  readonly turnsOf?: string;
  /** The grid that it supports; boards with another grid are not judged. */
  readonly grid: Grid['kind'];
  readonly modes: MovementModes;
  readonly silent: readonly Topic[];
  /** It has no swift or immediate actions. */
  readonly noSwift?: true;
  /** Its terminology, where rulesets differ (src/text). */
  readonly vocabulary: string;
  /** Its citations: the rules of its ledger behind each answer of the map. */
  readonly cites: RuleNames;
  /** Its defaults where they differ from the first choices in `houseRules.ts`. */
  readonly defaults: Partial<Options>;
  readonly houseRules: HouseRules;
  /**
   * Areas of its ledger with the rules that best explain why a cell is threatened, best first.
   * Other rules of such an answer concern what may prevent a threat, or how to count cells.
   */
  readonly threatAreas: readonly string[];
  /** Every flyer may take a 5-foot step; absent: those that can stay in place. */
  readonly airSteps?: true;
  /**
   * Entering the space of a foe so many size categories away provokes from it, if it can strike
   * there; absent: only very small movers provoke by entering.
   */
  readonly enteringSizes?: number;
  /** It has automatic fire and explosives (`FullRuleset.ordnance`). */
  readonly areaWeapons?: true;
  /**
   * Degrees of cover that the game master chooses from; absent: the ruleset defines how to
   * determine cover.
   */
  readonly coverDegrees?: readonly CoverDegree[];
  readonly conditions: ConditionTable;
  readonly traits: TraitTable;
  /** Rules for riding, and open questions about them. */
  readonly mounts: MountRules;

  // ── The creature ────────────────────────────────────────────────────────────────────────────────────────────
  /** Cells on a side of its space (a squeezing creature keeps its space; see `step`). */
  space(c: Creature): Known<number>;
  /** Natural reach in cells. */
  reach(c: Creature): Known<number>;
  /** Reach of one attack in cells: farther than `near` and no farther than `far`. */
  attackReach(j: Judge, c: Creature, a: Attack): { near: number; far: number };
  /** Land speed (or its best other speed) in cells per move action, after conditions. */
  speed(j: Judge, c: Creature): Known<number>;
  /** The condition caused by hit points; absent: the ruleset has no hit points. */
  byHitPoints?(c: Creature): string | null;
  /** Hit points at which it dies, by its Constitution (`con`: now); absent: −10. */
  deadAt?(c: Creature, con?: number): number;
  /** Whether two creatures are foes, allies or neither (neutral, unknown). */
  relation(a: Creature, b: Creature): Known<'ally' | 'foe' | 'none'>;
  /**
   * Whether `mover` may pass through, or end in, the space of `other`. `factor` multiplies the cost
   * of passing.
   */
  mayShare(
    j: Judge,
    mover: Creature,
    other: Creature,
  ): { pass: boolean; end: boolean; factor?: number; rules: readonly RuleId[] };
  /** Whether this is difficult ground for the mover, which bars running and charging. */
  isDifficult(j: Judge, c: Creature, facts: CellFacts): boolean;
  /** The mover's cost factor for entering a cell; undefined facts: plain floor. */
  entryFactor(j: Judge, c: Creature, facts: CellFacts | undefined): number;

  /**
   * Whether a creature may do this now, given its conditions, fear, grapples and remaining actions.
   * Checked before every action.
   */
  mayAct(j: Judge, c: Creature, doing: Doing, moment?: Moment): MayAct;

  // ── Distance and lines ──────────────────────────────────────────────────────────────────────────────────────
  /** Distance between the nearest squares of two spaces. */
  distance(j: Judge, a: Creature | Cell, b: Creature | Cell): DistanceVerdict;
  lineOfEffect(j: Judge, a: Creature | Cell, b: Creature | Cell): SightVerdict;
  lineOfSight(j: Judge, a: Creature | Cell, b: Creature | Cell): SightVerdict;
  cover(j: Judge, from: Creature, to: Creature, attack: AttackMode, toAt?: Cell): CoverVerdict;
  concealment(
    j: Judge,
    from: Creature,
    to: Creature,
    attack: AttackMode,
    toAt?: Cell,
  ): ConcealmentVerdict;

  // ── Threat, opportunities, flanking ─────────────────────────────────────────────────────────────────────────
  /** Whether the creature's own state, whatever the target, allows attacks outside its turn. */
  canThreaten(j: Judge, c: Creature): Permission;
  threat(j: Judge, c: Creature): ThreatVerdict;
  /** A ready weapon with the cell in its dead zone; null: none. */
  deadZone(j: Judge, c: Creature, cell: Cell): Attack | null;
  /** Whether its own state allows an attack of opportunity now (flat-footed, already taken …). */
  canTakeOpportunity(j: Judge, c: Creature): Permission;
  /** Whether cover and concealment allow `foe` an attack of opportunity on `mover` at `at`. */
  opportunityBarred(j: Judge, foe: Creature, mover: Creature, at: Cell): Permission;
  flanking(j: Judge, target: Creature): FlankingVerdict;

  // ── Movement ────────────────────────────────────────────────────────────────────────────────────────────────
  modeRule(j: Judge, c: Creature, mode: Mode): ModeRule;
  /**
   * Cells it may spend in this mode, given its remaining actions; `why` is set if the mode is
   * barred.
   */
  budget(
    j: Judge,
    c: Creature,
    mode: Mode,
  ): Known<number> & { readonly why?: ViolationCode; readonly by?: string };
  /**
   * Squares where a charge may end: of those from which `foe` can be attacked, the nearest to the
   * mover.
   */
  chargeEnds(j: Judge, c: Creature, foe: Creature): readonly Cell[];
  /** All cells where it may end. */
  reachable(j: Judge, c: Creature, mode: Mode): ReachableVerdict;
  /**
   * Skill checks that a path asks for, by its costs so far at each cell; absent: none. Those that
   * cannot fail are left out.
   */
  pathChecks?(
    j: Judge,
    c: Creature,
    mode: Mode,
    path: readonly Cell[],
    costs: readonly number[],
  ): readonly PathCheck[];
  /** Judges a path, including its start. */
  move(j: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict;
  /** Where a creature goes if it may not stay at the path's end. */
  displaced(j: Judge, c: Creature, path: readonly Cell[]): readonly Cell[];
  /** Finds a path: least cost, or fewest opportunities and then least cost. */
  path(j: Judge, c: Creature, to: Cell, mode: Mode, prefer: 'short' | 'safe'): PathVerdict;
}

/** Number of creatures of a group that threaten each cell (y × columns + x). */
export interface ThreatMap {
  readonly count: Uint16Array;
}
