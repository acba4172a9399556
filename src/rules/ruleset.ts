/**
 * The map's questions. Start here.
 *
 * A ruleset is an object that answers these questions; `variants/` states rulesets as differences
 * from a parent. Answers (`base/`, `hexes/`) never call one another: they ask through `j.rules`. So
 * a ruleset that changes a small answer (which creature threatens) changes all that is built on it
 * (opportunities, flanking, safe paths). The questions of a whole turn are in `fullRuleset.ts`.
 */
import type { Board, CellFacts, CoverDegree } from '../board/board.ts';
import type { Attack, Creature } from '../board/creature.ts';
import type { Cell, Grid } from '../board/grid.ts';
import type {
  ConcealmentVerdict,
  CoverVerdict,
  DistanceVerdict,
  FlankingVerdict,
  Known,
  Mode,
  MoveVerdict,
  PathVerdict,
  ReachableVerdict,
  SightVerdict,
  ThreatVerdict,
  ViolationCode,
  BarredWhy,
  RuleId,
} from './verdict.ts';
import type { RuleNames } from './names.ts';
import type { Doing, Kind, MayAct, Moment } from './base/gate.ts';
import type { ConditionTable } from './base/conditions.ts';
import type { MountRules } from './base/mounted.ts';
import type { TraitTable } from './base/traits.ts';

/** A board under a ruleset: what every question is asked of. */
export interface Judge<R extends Ruleset = Ruleset> {
  readonly board: Board;
  readonly rules: R;
  readonly options: Options;
}

/** House rules: how to read what a text leaves open (docs/spec/scene.md, Geometry conventions). */
export interface Options {
  /** Ranged cover: the attacker's best corner decides, or any line of all. */
  readonly coverLine: 'best-corner' | 'any-line';
  /** Reach of exactly two: is the second diagonal square within it? */
  readonly reachTwoDiagonal: 'all' | 'weapon-only' | 'strict';
  /**
   * Flanking: the line between two attackers crosses opposite sides of the target, or the target is
   * exactly in the middle of it.
   */
  readonly flanking: 'line' | 'strict';
  /** Estimated cover: by the target's hidden area, or by how many of its corners are hidden. */
  readonly coverEstimate: 'area' | 'corners';
  /** Where the Italian SRD departs from the English one. */
  readonly text: 'english-srd' | 'italian-letter';
  /**
   * Dexterity of the pinned: 0 against shots alone, as the Italian d20 Modern prints it, or against
   * every attack.
   */
  readonly pinned: 'seed' | 'srd';
}

export type AttackMode = 'melee' | 'ranged';

/** An answer with a reason, for questions of permission. */
export interface Permission {
  readonly allowed: boolean;
  readonly why?: BarredWhy;
  readonly condition?: string;
  readonly rules: readonly RuleId[];
  readonly unknown?: string;
}

/** What a movement mode demands besides its budget. */
export interface ModeRule {
  /** Multiple of the speed it may cover; null: one square whatever it costs. */
  readonly times: number | null;
  readonly straight: boolean;
  /**
   * Creatures in the path that bar this mode: those that resist (`mayShare` refuses), besides them
   * all that are no foes and not helpless, or all that live (corpses alone do not). `barsPath` in
   * base/size.ts is the one answer.
   */
  readonly barredBy: 'resisting' | 'friendly' | 'living';
  /** Bars difficult ground. */
  readonly level: boolean;
  /** Bars every hampered step. */
  readonly unhampered: boolean;
  /** The kind of action that it takes; two of them. */
  readonly kind: Kind;
  readonly twice?: true;
  /** Becomes a standard action for a creature that has one action alone. */
  readonly partial?: true;
  /** Ends with an attack. */
  readonly attack?: true;
  /** The first square provokes from nobody, not even from those whom the mover does not see. */
  readonly unseenToo?: true;
  readonly rules: readonly RuleId[];
}

/** House rules by name, with their choices: `Ruleset.defaults` names the default, else the first. */
export type Readings = Readonly<Record<string, readonly (string | boolean)[]>>;

/** Topics that a text may be silent on: nothing of such a topic is answered, drawn or offered. */
export type Topic = 'opportunity' | 'flanking' | 'cover' | 'concealment';

/** The movement modes of a ruleset, and their part in what is drawn. */
export interface Ways {
  /** The modes that a user chooses from, in order. */
  readonly chosen: readonly Mode[];
  /** The mode of the nearer area on the map, of the farther one, and of the free step, if any. */
  readonly one: Mode;
  readonly two: Mode;
  readonly step?: Mode;
  /** The mode in force until another is chosen. */
  readonly usual: Mode;
  /** Modes tried in order for a goal beyond the reach of the mode chosen. */
  readonly further: readonly Mode[];
}

export interface Ruleset {
  /** Its rounds have phases (the topic `phases` of the full ruleset), and no turns. */
  readonly phased?: true;
  readonly id: string;
  readonly name: string;
  /** The ruleset whose whole turns it plays by, where it has no full ruleset of its own. */
  readonly turnsOf?: string;
  /** The cells that it counts; a board of other cells is not judged. */
  readonly grid: Grid['kind'];
  readonly ways: Ways;
  readonly silent: readonly Topic[];
  /** It has no swift and no immediate actions. */
  readonly noSwift?: true;
  /** The words that it uses where texts differ (src/text). */
  readonly vocabulary: string;
  /** Its citations: the rules of its ledger behind each of the map's answers. */
  readonly cites: RuleNames;
  /** Its defaults where they are not the first choices of `readings.ts`. */
  readonly defaults: Partial<Options>;
  readonly readings: Readings;
  /**
   * Areas of its ledger whose rules say best why a cell is threatened, the best first. Other rules of
   * such an answer say what may stop a threat, or how cells are counted.
   */
  readonly threatAreas: readonly string[];
  /** It has automatic fire and explosives (`FullRuleset.ordnance`). */
  readonly areaWeapons?: true;
  /** Degrees of cover that the game master chooses from; absent: the text says how to find cover. */
  readonly coverDegrees?: readonly CoverDegree[];
  readonly conditions: ConditionTable;
  readonly traits: TraitTable;
  /** Riding: what the text says, and what it leaves open. */
  readonly mounts: MountRules;

  // ── The creature ────────────────────────────────────────────────────────────────────────────────────────────
  /** Cells on a side of its space (a squeezing creature keeps its space; see `step`). */
  space(c: Creature): Known<number>;
  /** Natural reach in cells. */
  reach(c: Creature): Known<number>;
  /** Reach of one attack: squares farther than `near` and no farther than `far` are attackable. */
  attackReach(j: Judge, c: Creature, a: Attack): { near: number; far: number };
  /** Land speed (or the best mode it has) in cells a move action, after conditions. */
  speed(j: Judge, c: Creature): Known<number>;
  /** The condition that its hit points put it in; absent: the text counts no hit points. */
  byHitPoints?(c: Creature): string | null;
  /** Are the two opponents? Allies? Neither (neutral, unknown)? */
  relation(a: Creature, b: Creature): Known<'ally' | 'foe' | 'none'>;
  /**
   * May `mover` pass through, or end in, the space of `other`? `factor` multiplies the cost of
   * passing.
   */
  mayShare(
    j: Judge,
    mover: Creature,
    other: Creature,
  ): { pass: boolean; end: boolean; factor?: number; rules: readonly RuleId[] };
  /** Is this difficult ground for the mover? It bars running and charging. */
  isDifficult(j: Judge, c: Creature, facts: CellFacts): boolean;
  /**
   * What the ground multiplies the cost of entering a cell by, for this mover; undefined facts:
   * plain floor.
   */
  entryFactor(j: Judge, c: Creature, facts: CellFacts | undefined): number;

  /**
   * May it do this now: by its conditions, its fear, a hold on it, and what is left of its turn?
   * Asked before anything is done.
   */
  mayAct(j: Judge, c: Creature, doing: Doing, moment?: Moment): MayAct;

  // ── Distance and lines ──────────────────────────────────────────────────────────────────────────────────────
  /** Between the nearest squares of two spaces. */
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
  /** May it attack in melee out of its turn at all, as far as its own state goes? */
  canThreaten(j: Judge, c: Creature): Permission;
  threat(j: Judge, c: Creature): ThreatVerdict;
  /** A ready weapon with a dead zone that the cell lies in; null: no such weapon. */
  deadZone(j: Judge, c: Creature, cell: Cell): Attack | null;
  /**
   * May it take an opportunity now, as far as its own state goes (flat-footed, already taken …)?
   */
  canTakeOpportunity(j: Judge, c: Creature): Permission;
  /**
   * May `foe` strike `mover` standing at `at` as an opportunity, as far as the place goes (cover,
   * sight)?
   */
  opportunityBarred(j: Judge, foe: Creature, mover: Creature, at: Cell): Permission;
  flanking(j: Judge, target: Creature): FlankingVerdict;

  // ── Movement ────────────────────────────────────────────────────────────────────────────────────────────────
  modeRule(j: Judge, c: Creature, mode: Mode): ModeRule;
  /**
   * Cells it may spend in this mode, given what is left of its turn; `why` when the mode is barred.
   */
  budget(
    j: Judge,
    c: Creature,
    mode: Mode,
  ): Known<number> & { readonly why?: ViolationCode; readonly by?: string };
  /** Squares from which a charge must strike: those nearest to the mover that may strike `foe`. */
  chargeEnds(j: Judge, c: Creature, foe: Creature): readonly Cell[];
  /** Everywhere it may end. */
  reachable(j: Judge, c: Creature, mode: Mode): ReachableVerdict;
  /** Judges a path (starting place first). */
  move(j: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict;
  /** Where a creature goes that may not stay at the path's end. */
  displaced(j: Judge, c: Creature, path: readonly Cell[]): readonly Cell[];
  /** Finds a path: least cost, or fewest opportunities and then least cost. */
  path(j: Judge, c: Creature, to: Cell, mode: Mode, prefer: 'short' | 'safe'): PathVerdict;
}

/** How many of a group threaten each cell (y × columns + x). */
export interface ThreatMap {
  readonly count: Uint16Array;
}
