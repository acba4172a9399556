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
import type { Cell, DiagonalCount, Grid } from '../board/grid.ts';
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
import type { LegRules } from './base/flight/questions.ts';
import type { SpellArea } from './base/spellAreas.ts';
import type { TraitTable } from './base/traits.ts';

/** A board under a ruleset: the input of every query. */
export interface Judge<R extends Ruleset = Ruleset> {
  readonly board: Board;
  readonly rules: R;
  readonly options: Options;
}

/** House rules for points that a ruleset leaves open (docs/spec/scene.md, Geometry conventions). */
export interface Options {
  /** How diagonals count, in movement and distance. The texts count every second one as two. */
  readonly diagonals: DiagonalCount;
  /** Cover against ranged attacks: the lines of the attacker's best corner decide, or any line. */
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
  /** Does a grappling creature threaten, although it makes no attacks of opportunity? */
  readonly grappledThreatens: boolean;
  /** The rolls to which the penalty of a pinned creature applies. */
  readonly pinnedAc: 'all' | 'melee';
  /** Acrobatics past foes: one roll for each foe, or one for all of them. */
  readonly acrobaticsRolls: 'each' | 'one';
  /** Does partial cover prevent attacks of opportunity? */
  readonly partialCoverBars: boolean;
  /**
   * Cover of a target adjacent to an attacker with natural reach: judged as for ranged attacks, or as
   * for other melee attacks.
   */
  readonly reachCoverAdjacent: 'ranged' | 'melee';
  /** The turns in flight that a Fly check of DC 15 allows. */
  readonly flyTurn: 'to-90' | 'any';
  /** Does a creature that loses its Dexterity bonus to AC also lose it to the maneuver defense? */
  readonly cmdDenied: boolean;
  /** May a spell with somatic components be cast in a grapple, with a check? */
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
  /** Multiple of the speed that the mode may cover; null: one cell at any cost. */
  readonly times: number | null;
  readonly straight: boolean;
  /**
   * Creatures in the path that prevent this mode: those that resist (`mayShare` refuses); also all that
   * are neither foes nor helpless; or all living creatures (all except corpses); or all that are not
   * helpless. `barsPath` in base/sides.ts implements this.
   */
  readonly barredBy: 'resisting' | 'friendly' | 'living' | 'able';
  /** Does difficult terrain prevent the mode? `clear`: and all ground that costs more, fog too. */
  readonly level: boolean | 'clear';
  /** Does a narrow space prevent the mode, because it slows movement? */
  readonly roomy?: true;
  /** Does any hampered step prevent the mode? */
  readonly unhampered: boolean;
  /** The kind of action that the mode uses; `twice`: two of them. */
  readonly kind: ActionKind;
  readonly twice?: true;
  /** Does the mode become a standard action for a creature with only one action? */
  readonly partial?: true;
  /** Does the mode end with an attack? */
  readonly attack?: true;
  /** Does leaving the first cell provoke no creature, not even those that the mover does not see? */
  readonly unseenToo?: true;
  readonly rules: readonly RuleId[];
}

/**
 * House rules by name, with their choices. The default is in `Ruleset.defaults`, otherwise the
 * first choice.
 */
export type HouseRules = Readonly<Record<string, readonly (string | boolean)[]>>;

/** Topics that a ruleset may leave out: the extension then neither answers, draws nor offers them. */
export type Topic = 'opportunity' | 'flanking' | 'cover' | 'concealment';

/** The movement modes of a ruleset, and how the map shows them. */
export interface MovementModes {
  /** The modes that a user may choose, in order. */
  readonly chosen: readonly Mode[];
  /** The modes of the nearer and the farther movement area on the map, and of the 5-foot step, if any. */
  readonly one: Mode;
  readonly two: Mode;
  readonly step?: Mode;
  /** The default mode. */
  readonly usual: Mode;
  /** Modes tried in order for a destination beyond the reach of the chosen mode. */
  readonly further: readonly Mode[];
}

export interface Ruleset {
  /** Rounds of the ruleset have phases instead of turns (see `phased/`). */
  readonly phased?: true;
  readonly id: string;
  readonly name: string;
  /**
   * The beginning of `name`, for where the whole name has no room; absent: the whole name. A ruleset
   * that extends this one sets its own.
   */
  readonly shortName?: string;
  /** The games that the ruleset judges: a table that plays one of them is offered this ruleset. */
  readonly games: readonly Game[];
  /** Id of the ruleset that supplies the turns, if this one has no full ruleset of its own. */
  readonly turnsOf?: string;
  /** The grid that the ruleset supports; boards with another grid are not judged. */
  readonly grid: Grid['kind'];
  readonly modes: MovementModes;
  readonly silent: readonly Topic[];
  /** The ruleset has no swift or immediate actions. */
  readonly noSwift?: true;
  /** Name of the ruleset's terminology, where rulesets differ (src/text). */
  readonly vocabulary: string;
  /** Citations: the ledger rules behind each answer of the map. */
  readonly cites: RuleNames;
  /** Options whose default differs from the first choice in `houseRules.ts`. */
  readonly defaults: Partial<Options>;
  readonly houseRules: HouseRules;
  /**
   * Ledger areas whose rules best explain why a cell is threatened, best first. Other rules of such an
   * answer concern what may prevent a threat, or how to count cells.
   */
  readonly threatAreas: readonly string[];
  /** May every flyer take a 5-foot step? Absent: only those that can stay in place. */
  readonly airSteps?: true;
  /**
   * Size difference from which entering a foe's space provokes from that foe, if it can attack there;
   * absent: only very small movers provoke by entering.
   */
  readonly enteringSizes?: number;
  /** The ruleset has automatic fire and explosives (`FullRuleset.ordnance`). */
  readonly areaWeapons?: true;
  /** Spells whose area may be placed on the map before they are cast; absent: no spell area is offered. */
  readonly spellAreas?: readonly SpellArea[];
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
  /** Side length of the creature's space in cells (unchanged while squeezing; see `step`). */
  space(c: Creature): Known<number>;
  /** Natural reach in cells. */
  reach(c: Creature): Known<number>;
  /**
   * Reach of one attack in cells: farther than `near` and no farther than `far`. `quiet`: it threatens
   * no cell, and provokes as a ranged attack does.
   */
  attackReach(j: Judge, c: Creature, a: Attack): { near: number; far: number; quiet?: true };
  /** Land speed (or the best other speed) in cells per move action, after conditions. */
  speed(j: Judge, c: Creature): Known<number>;
  /** The condition caused by hit points; absent: the ruleset has no hit points. */
  byHitPoints?(c: Creature): string | null;
  /** Hit points at which the creature dies, by its Constitution (`con`: the present score); absent: −10. */
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
  /**
   * Does the terrain count as difficult for the mover, so that it bars running and charging?
   * Undefined facts: plain floor.
   */
  isDifficult(j: Judge, c: Creature, facts: CellFacts | undefined): boolean;
  /** Cost factor for the mover to enter a cell; undefined facts: plain floor. */
  entryFactor(j: Judge, c: Creature, facts: CellFacts | undefined): number;

  /**
   * May the creature act now, given its conditions, fear, grapples and remaining actions? Checked before
   * every action.
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
  /** May the creature, whatever the target, attack outside its turn in its present state? */
  canThreaten(j: Judge, c: Creature): Permission;
  threat(j: Judge, c: Creature): ThreatVerdict;
  /** A ready weapon whose minimum reach excludes the cell; null: none. */
  deadZone(j: Judge, c: Creature, cell: Cell): Attack | null;
  /** May the creature make an attack of opportunity now, by its own state (flat-footed, already taken …)? */
  canTakeOpportunity(j: Judge, c: Creature): Permission;
  /** Do cover and concealment prevent an attack of opportunity by `foe` on `mover` at `at`? */
  opportunityBarred(j: Judge, foe: Creature, mover: Creature, at: Cell): Permission;
  flanking(j: Judge, target: Creature): FlankingVerdict;

  // ── Movement ────────────────────────────────────────────────────────────────────────────────────────────────
  modeRule(j: Judge, c: Creature, mode: Mode): ModeRule;
  /**
   * Cells that the creature may spend in this mode, given its remaining actions; `why` is set if the
   * mode is not allowed.
   */
  budget(
    j: Judge,
    c: Creature,
    mode: Mode,
  ): Known<number> & { readonly why?: ViolationCode; readonly by?: string };
  /** Cells where a charge may end: of those from which `foe` can be attacked, the nearest to the mover. */
  chargeEnds(j: Judge, c: Creature, foe: Creature): readonly Cell[];
  /** All cells where the creature may end its movement. */
  reachable(j: Judge, c: Creature, mode: Mode): ReachableVerdict;
  /**
   * Skill checks that a path requires, by its cumulative costs at each cell; absent: none. Those that
   * cannot fail are left out.
   */
  pathChecks?(
    j: Judge,
    c: Creature,
    mode: Mode,
    path: readonly Cell[],
    costs: readonly number[],
  ): readonly PathCheck[];
  /** Judges a path, its starting cell included. */
  move(j: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict;
  /** Flight leg by leg; absent: the ruleset's text does not cover it. */
  readonly flight?: LegRules;
  /** Cells to which a creature is moved if it may not stay at the end of the path. */
  displaced(j: Judge, c: Creature, path: readonly Cell[]): readonly Cell[];
  /** Finds a path: of least cost, or with the fewest attacks of opportunity and then least cost. */
  path(j: Judge, c: Creature, to: Cell, mode: Mode, prefer: 'short' | 'safe'): PathVerdict;
}

/** Number of creatures of a group that threaten each cell (y × columns + x). */
export interface ThreatMap {
  readonly count: Uint16Array;
}
