/**
 * The queries about the map. Start reading the rules here.
 *
 * A ruleset is an object that answers these queries; its family's folder defines it by its
 * differences from a parent ruleset. The answers (`d20/map/`, `core/`) never call each other
 * directly, only through `j.rules`. If a ruleset changes a basic answer (which creature threatens),
 * all answers that use it change too (opportunities, flanking, safe paths). The queries about a
 * whole turn are in `fullRuleset.ts`.
 */
import type { Board, CellFacts } from '../board/board.ts';
import type { Attack, Creature } from '../board/creature.ts';
import type { RolledAction } from '../board/rolledAction.ts';
import type { CoverDegree, Game } from '../board/vocabulary.ts';
import type { Cell, Grid, Place3 } from '../board/grid.ts';
import type {
  Cause,
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
  SeesVerdict,
  SightVerdict,
  ThreatVerdict,
  Violation,
  ViolationCode,
  BarredWhy,
  RuleId,
} from './verdict.ts';
import type { AreaRules } from './area.ts';
import type { ActionRules, TurnMoment } from './actionRules.ts';
import type { AttemptRoll } from './attempt.ts';
import type { Change } from './change.ts';
import type { Economy, Resources } from './economy.ts';
import type { HidingParts, HidingVerdict } from './hiding.ts';
import type { Options } from './houseRules.ts';
import type { RuleNames, RuleName } from './names.ts';
import type { Doing, ActionKind, MayAct, Moment, TurnRest } from './actionPermission.ts';
import type { ConditionTable, TraitTable } from './effects.ts';
import type { MountRules } from './mountRules.ts';
import type { GroundTable } from './groundTable.ts';
import type { ForcedRules } from './forced.ts';
import type { JumpRules } from './jumpRules.ts';
import type { FlightOnMap } from './flightOnMap.ts';
import type { Unopposed, OpponentInReach } from './core/opponentsInReach.ts';
import type { SpellArea } from './spellArea.ts';
import type { TrialTable } from './trials.ts';

/** A board and the ruleset that judges it: the input of every query. */
export interface Judge<R extends Ruleset = Ruleset> {
  readonly board: Board;
  readonly rules: R;
  readonly options: Options;
}

export type AttackMode = 'melee' | 'ranged';

/** Is something allowed, and why not? */
export interface Permission {
  readonly allowed: boolean;
  readonly why?: BarredWhy;
  readonly condition?: string;
  readonly rules: readonly RuleId[];
  readonly unknown?: string | undefined;
}

/** A step of a movement beside an opponent. */
export interface PassingStep {
  readonly mode: Mode;
  /** Is it the first step of the movement? */
  readonly first: boolean;
  /** The mover in the place that it leaves, and in the place where it arrives. */
  readonly mover: Creature;
  readonly arriving: Creature;
  readonly from: Cell;
  readonly to: Cell;
  /** Does the opponent threaten the mover in these places? */
  readonly threatenedFrom: boolean;
  readonly threatenedTo: boolean;
}

/** A state of a creature that changes a ruling now and that players forget. */
export interface Reminder {
  /** Id of its term. */
  readonly id: string;
  /** Name of its icon (src/overlay/icons/paths.ts). */
  readonly icon: string;
  readonly rules: readonly RuleId[];
  /** Id of its sentence; absent: the creature is in this state. */
  readonly message?: string;
}

export interface Provocation {
  readonly cause: Cause;
  /** Is the mover attacked where it arrives, instead of where it leaves? */
  readonly arriving: boolean;
  /** Why the movement still gives the opponent no opportunity, wherever the mover is. */
  readonly stop?: Unopposed | undefined;
  readonly rules: readonly RuleId[];
  /** Missing facts without which nobody knows whether this step provokes. */
  readonly unknown?: readonly string[];
}

/** A check with which a mover evades the opponents that it passes. */
export interface Evasion {
  readonly check: string;
  readonly skill: string;
  /** Does the check protect the step out of this cell of the path? */
  covers(step: number): boolean;
}

/** Requirements of a movement mode in addition to its budget. */
export interface ModeRule {
  /** Maximum distance in this mode as a multiple of the speed; null: one cell at any cost. */
  readonly times: number | null;
  readonly straight: boolean;
  /**
   * Which creatures in the path prevent this mode (`barsPath` in core/sides.ts). `resisting`: those
   * for which `mayShare` does not allow passing. The other values add to these: `friendly`:
   * creatures that are neither foes nor helpless, so that it passes through every foe through which
   * the mover could walk; `living`: all except corpses; `able`: all that are not helpless. `larger`:
   * of those that `resisting` names, the ones larger than Medium.
   */
  readonly barredBy: 'resisting' | 'friendly' | 'living' | 'able' | 'larger';
  /**
   * Does difficult terrain prevent the mode? `clear`: any ground that costs more also prevents it,
   * including fog.
   */
  readonly level: boolean | 'clear';
  /**
   * Must every line between the first and the last space be free (`chargeBand.ts`)? Absent: only
   * the squares of the path.
   */
  readonly band?: true;
  /** Does a narrow space prevent the mode, because it slows movement? */
  readonly roomy?: true;
  /** Does any step with increased cost prevent the mode? */
  readonly unhampered: boolean;
  /** The kind of action that the mode uses; `twice`: it uses two of them. */
  readonly kind: ActionKind;
  readonly twice?: true;
  /** Does the mode become a standard action for a creature that has only one action? */
  readonly partial?: true;
  /** Does the mode end with an attack? */
  readonly attack?: true;
  /** Citations of where a mode with an attack may end; absent: those of the mode (`rules`). */
  readonly endRules?: readonly RuleId[];
  /**
   * When the mover leaves its first cell, does it provoke nobody, not even creatures that it does
   * not see?
   */
  readonly unseenToo?: true;
  /** What the mode costs, if that is not an action of its kind. */
  readonly cost?: Resources;
  /** Does the movement not count as cells moved in the turn? */
  readonly uncounted?: true;
  /** Does the movement provoke nobody? */
  readonly provokesNobody?: true;
  /** The mode is offered to creatures with one of these traits or conditions; absent: to all. */
  readonly needs?: readonly string[];
  /** The condition that the movement causes until the creature's next turn. */
  readonly brings?: string;
  /**
   * What the map already shows when the user only points at the mode: the cells where it may end,
   * or the ends of its attacks. Absent: nothing.
   */
  readonly shown?: 'area' | 'ends';
  readonly rules: readonly RuleId[];
}

/**
 * A row of a ruleset's table of movement modes: a rule with the keys of its citations. The name of
 * a mode is the term with its id and `-mode` (src/text).
 */
export interface ModeRow extends Omit<ModeRule, 'rules' | 'endRules'> {
  readonly names: readonly RuleName[];
  readonly endNames?: readonly RuleName[];
}

/**
 * House rules by name, with their choices. The default is in `Ruleset.defaults`, or else it is the
 * first choice (`houseRules.ts`).
 */
type HouseRules = Readonly<Record<string, readonly (string | boolean)[]>>;

/** Topics that a ruleset may leave out. The extension then does not answer, draw or offer them. */
export type RulesetTopic = 'opportunity' | 'flanking' | 'cover' | 'concealment';

/** What players usually do: orders of the interface's lists, and the action of a roll. */
export interface UsualActions {
  /** Actions that are usual at most tables, in the order of the list; the others are rare. */
  readonly listed: readonly string[];
  /** Actions that are usual for riders. */
  readonly riders: readonly string[];
  /**
   * Actions in the order in which most players consider them now, without those that do not fit the
   * creature's equipment.
   */
  first(c: Creature): readonly string[];
  /**
   * The action that a roll in the host's chat belongs to: casting a spell, or an attack with the
   * weapon named in the roll. If no weapon matches, the creature's only attack, else a melee attack.
   * undefined: the roll does not say which action it belongs to.
   */
  rolled(c: Creature, roll: RolledAction): string | undefined;
  /** The weapon of a roll; absent: the ruleset does not ask for it. */
  weaponRolled?(c: Creature, roll: RolledAction): string | undefined;
  /**
   * Actions that may replace the attack of an opportunity; whether a creature may use one is judged
   * when it is declared.
   */
  readonly instead: readonly string[];
  /** Conditions that usually begin and end in a fight, the likeliest first. */
  readonly conditions: readonly string[];
}

/** The movement modes of a ruleset, and how the map shows them. */
export interface MovementModes {
  readonly table: Readonly<Record<Mode, ModeRow>>;
  /** The modes that a user may choose, in order. */
  readonly chosen: readonly Mode[];
  /**
   * The modes of the nearer and the farther movement area on the map. `step`: the mode of the
   * 5-foot step, if the ruleset has one.
   */
  readonly near: Mode;
  readonly far: Mode;
  readonly step?: Mode;
  /** The default mode. */
  readonly usual: Mode;
  /** The movement of a turn is one budget, spent in any pieces: `budget` is what is left of it. */
  readonly pool?: true;
  /** Modes that are tried in this order if the destination is out of reach in the chosen mode. */
  readonly further: readonly Mode[];
}

/** Movement of a creature whose speeds differ by the ground, in place of one budget. */
export interface Spending {
  /** The most cells that any of its speeds leaves. */
  readonly most: number;
  /** The cells that the speed leaves by which the creature has spent so many up to a position. */
  left(x: number, y: number, spent: number): number;
  /** Cells spent after a step to a position that costs `step`; Infinity: it is too far. */
  total(before: number, step: number, x: number, y: number): number;
}

/** A grapple that has ended by itself. */
export interface EndedHold {
  /** Ids of the grappler and of the creature that it held. */
  readonly of: string;
  readonly target: string;
  /** As what the log names it. */
  readonly topic: string;
  /** May the one still follow the other in the grappler's turn, so that the grapple lasts? */
  readonly mayFollow: boolean;
  readonly changes: readonly Change[];
  readonly rules: readonly RuleId[];
}

/** What dragging grappled creatures costs the mover. */
export interface DraggingCost {
  /** Their ids. */
  readonly foes: readonly string[];
  /** Additional cells of cost for each cell of the path, or that the speed is halved. */
  readonly extra: number | 'half-speed';
}

/** What a movement mode allows a path, besides its budget. */
export interface PathLimits {
  /** Absent: one budget counts for every step. */
  readonly spending?: Spending;
  /** Diagonals counted before the path. */
  readonly diagonals: number;
  /** Maximum number of steps, whatever they cost. */
  readonly steps?: number;
  /** Excludes difficult ground. */
  readonly level?: ModeRule['level'];
  readonly unhampered?: boolean;
  /** Excludes narrow spaces. */
  readonly roomy?: ModeRule['roomy'];
  /** Excludes cells entirely. */
  readonly barred?: ((x: number, y: number) => boolean) | undefined;
  /** The violation of entering such a cell; absent or undefined: `wrong-movement-mode`. */
  readonly barredAs?: (x: number, y: number) => Pick<Violation, 'code' | 'by'> | undefined;
  /** Excludes steps between two cells, with the violation of taking one; absent: none. */
  readonly barredStep?: {
    bars(from: Cell, to: Cell): boolean;
    readonly as: Pick<Violation, 'code' | 'by'>;
  };
}

/** What lines, spaces and paths must know of a creature's body. */
export type BodyFact =
  /** Moves through the air. */
  | 'airborne'
  /** Passes through solid matter that is not made of force. */
  | 'incorporeal'
  /** On another plane: solid matter of any thickness is no obstacle. */
  | 'apart'
  /** A corpse: no obstacle. */
  | 'corpse'
  /** Cannot resist another creature that enters its space. */
  | 'helpless'
  /** Moves normally where magic or water would hinder it. */
  | 'unhindered'
  | 'blind'
  /** Has only one hand free. */
  | 'oneHanded'
  /** Its unarmed strikes threaten. */
  | 'unarmedArmed'
  /** Squeezes only where the gap is narrower than a quarter of its space. */
  | 'compresses';

export interface Ruleset {
  /** The ruleset's rounds have phases instead of turns (see `phased/`). */
  readonly phased?: true;
  readonly id: string;
  readonly name: string;
  /**
   * A part of `name`, used where the whole name is too long; absent: the whole name. A
   * ruleset that extends this one sets its own.
   */
  readonly shortName?: string;
  /** The games that the ruleset covers. Tables that play one of them are offered this ruleset. */
  readonly games: readonly Game[];
  /** Id of the ruleset whose turn rules are used, if this one has no full ruleset of its own. */
  readonly turnsOf?: string;
  /** The grid that the ruleset supports; boards with another grid are not judged. */
  readonly grid: Grid['kind'];
  readonly modes: MovementModes;
  readonly silent: readonly RulesetTopic[];
  /** The resources of a turn, and what each kind of action costs. */
  readonly economy: Economy;
  /**
   * The table of actions, with its answers; absent: no action is judged, or the full ruleset alone has
   * the table, which the host's page does not load.
   */
  readonly turns?: ActionRules;
  /** Bonus of flanking to attack rolls; absent: the ruleset has no flanking. */
  readonly flankingBonus?: number;
  /** What players usually do; absent: the ruleset has no table of actions. */
  readonly usual?: UsualActions;
  /** Do like monsters with one place in the order act in one turn, each with a turn of its own? */
  readonly sharedTurns?: true;
  /** May the creature’s lair act now, once more in this round? Absent: lairs do not act. */
  lairActsNow?(j: Judge, c: Creature): boolean;
  /** Id of the ruleset's game terms, which differ between rulesets (src/text). */
  readonly vocabulary: string;
  /**
   * Words of this ruleset's own, by the id of a term or a message (`dash-mode`, `turn.reaction`), in
   * English and in other languages. They come before the words of src/text.
   */
  readonly words?: Readonly<
    Record<string, { readonly en: string; readonly [language: string]: string }>
  >;
  /** Citations: the ledger rules for each answer about the map. */
  readonly cites: RuleNames;
  /** Options whose default differs from the first choice in `houseRules.ts`. */
  readonly defaults: Partial<Options>;
  readonly houseRules: HouseRules;
  /**
   * Ledger areas whose rules best explain why a cell is threatened, best first. The other rules of
   * such an answer are about what may prevent a threat, or about counting cells.
   */
  readonly threatAreas: readonly string[];
  /** May every flyer take a 5-foot step? Absent: only flyers that can stay in place. */
  readonly airSteps?: true;
  /**
   * Size difference from which a mover provokes a foe by entering its space, if the foe can attack
   * there. Absent: only very small movers provoke by entering.
   */
  readonly enteringSizes?: number;
  /**
   * Rules by which thrown weapons with the tag `javelin` also strike in melee, as if their wielder
   * were not proficient; absent: they do not.
   */
  readonly meleeThrows?: readonly RuleId[] | undefined;
  /** Does the ruleset have automatic fire and explosives (`FullRuleset.ordnance`)? */
  readonly areaWeapons?: true;
  /**
   * Does the Italian text give the largest size a smaller space and reach than the English one
   * (`Options.text`)?
   */
  readonly leastSizes?: boolean;
  /** Which creatures may climb at twice the pace; absent: all. */
  readonly hurriedClimb?: 'climb-speed';
  /** Pushes, falls and high jumps on the map; absent: they are not judged there. */
  readonly forced?: ForcedRules;
  /**
   * What dice settle, by id; absent: a full ruleset judges special attacks, damage and conditions.
   */
  readonly trials?: TrialTable;
  /** What the text says of jumps; absent: it has none. */
  readonly jumps?: JumpRules;
  /**
   * The skill with which a creature moves past foes, at half speed unless `fullSpeed`; absent: the
   * ruleset has none.
   */
  readonly evading?: {
    readonly skill: 'tumble' | 'acrobatics';
    readonly fullSpeed?: true;
    /** The cells that one check covers; absent: any number. */
    readonly cells?: number;
    /** Only creatures with ranks in the skill may try. */
    readonly trained?: true;
    /** A creature that armor or load slows may not try. */
    readonly unslowed?: true;
    /** The action that one cell takes a prone creature; absent: it may not try. */
    readonly prone?: ActionKind;
  };
  /** Areas of effect; absent: a full ruleset judges them (`FullRuleset.movements`). */
  readonly areas?: AreaRules;
  /** Spells whose area the user may place on the map before casting; absent: none. */
  readonly spellAreas?: readonly SpellArea[];
  /**
   * Degrees of cover from which the game master chooses. Absent: the ruleset defines how cover is
   * determined.
   */
  readonly coverDegrees?: readonly CoverDegree[];
  /** Kinds of ground with a name; absent: none. */
  readonly grounds?: GroundTable;
  readonly conditions: ConditionTable;
  readonly traits: TraitTable;
  /** Rules for riding, and the questions about riding that the text leaves open. */
  readonly mounts: MountRules;

  /**
   * The creatures as they are judged: as their conditions leave them, and at their present size.
   * The same list if none changes, because caches know boards by their parts. Absent: as the scene
   * has them.
   */
  presentCreatures?(
    rules: Ruleset,
    options: Options,
    creatures: readonly Creature[],
  ): readonly Creature[];

  // ── The creature ────────────────────────────────────────────────────────────────────────────────────────────
  /** Side length of the creature's space in cells. Squeezing does not change it (see `step`). */
  space(c: Creature): Known<number>;
  /** Natural reach in cells. */
  reach(c: Creature): Known<number>;
  /**
   * The reach in cells of an unarmed strike, which every creature may make whatever it has in hand.
   * Absent: not everybody may.
   */
  unarmedReach?(c: Creature): number;
  /** Does the attack strike in melee, as a melee weapon or as another one that may? */
  strikesInMelee(j: Judge, a: Attack): boolean;
  /**
   * Reach of one attack in cells: distances greater than `near`, up to `far`. `quiet`: the attack
   * threatens no cell, and provokes like a ranged attack.
   */
  attackReach(j: Judge, c: Creature, a: Attack): { near: number; far: number; quiet?: true };
  /**
   * Land speed in cells per move action after conditions, or the best other speed if there is no
   * land speed.
   */
  speed(j: Judge, c: Creature): Known<number>;
  /** Is this true of the creature's body now, with its conditions and traits? */
  bodyIs(j: Judge, c: Creature, fact: BodyFact): boolean;
  /**
   * Does one creature not know of another, because it is invisible or because the host hides it from
   * that side? What conceals it where it stands does not count.
   */
  isHiddenFrom(j: Judge, from: Creature, to: Creature): boolean;
  /** How many creatures of this one's size may share a cell; 1: none. */
  perCell(c: Creature): number;
  /** Cells of difficult ground that the creature may still cross as plain floor this turn. */
  easesLeft(j: Judge, c: Creature): Known<number>;
  /** The condition that hit points cause; absent: the ruleset has no hit points. */
  byHitPoints?(c: Creature, traits: TraitTable): string | null;
  /**
   * Hit points at which the creature dies, from its Constitution (`con`: the present score);
   * absent: −10.
   */
  deadAt?(c: Creature, con?: number): number;
  /** Are the two creatures foes, allies or neither (neutral, unknown)? */
  relation(a: Creature, b: Creature): Known<'ally' | 'foe' | 'none'>;
  /**
   * May `mover` pass through the space of `other`, or end its movement there? `factor`: multiplier
   * of the cost of passing.
   */
  mayShare(
    j: Judge,
    mover: Creature,
    other: Creature,
  ): { pass: boolean; end: boolean; factor?: number; rules: readonly RuleId[] };
  /**
   * Does the terrain count as difficult for the mover, so that it prevents running and charging?
   * `undefined` facts: plain floor.
   */
  isDifficult(j: Judge, c: Creature, facts: CellFacts | undefined): boolean;
  /**
   * Cost factor of the mover's own slower pace in a cell: swimming, climbing or tumbling below its
   * speed. It multiplies `entryFactor`, but does not hamper: diagonals alternate.
   */
  paceFactor(j: Judge, c: Creature, facts: CellFacts | undefined): number;
  /**
   * The extra costs of a step are added instead of multiplied: `paceFactor` adds what it has above
   * 1, and difficult ground, other creatures' spaces and slopes count once together. `squeezing`:
   * whether a narrow space counts as difficult ground, or adds a cost of its own. A mover of several
   * squares pays for the squares that it newly enters, and a flyer too pays for others' spaces.
   * Absent: costs multiply.
   */
  readonly addedCosts?: { readonly squeezing: 'difficult' | 'added' };
  /**
   * Ids of the reasons for which a step into a cell costs more than one, if extra costs are added;
   * their words are the messages `cost.<id>`. Absent: the reasons are not shown.
   */
  costReasons?(j: Judge, c: Creature, facts: CellFacts | undefined): readonly string[];
  /**
   * The grappled creatures whose weight costs the mover something, and what it costs it; null: none.
   * Absent: dragging costs nothing that a path shows.
   */
  dragging?(j: Judge, c: Creature): DraggingCost | null;
  /**
   * The grapples of the board that have ended by themselves: the two stand too far apart, or the
   * grappler cannot act. Absent: the text ends none by itself.
   */
  endedHolds?(j: Judge): readonly EndedHold[];
  /**
   * Width in cells of the narrowest passage for a space of n × n cells, if it is more than half of
   * it; absent: half, rounded up.
   */
  squeezeWidth?(n: number): number;
  /** Cost factor of a cell's ground for the mover. `undefined` facts: plain floor. */
  entryFactor(j: Judge, c: Creature, facts: CellFacts | undefined): number;

  /**
   * May the creature act now, with its conditions, fear, grapples and remaining actions? Every
   * action is checked with it.
   */
  mayAct(j: Judge, c: Creature, doing: Doing, moment?: Moment): MayAct;

  /** What is used and what remains of the creature's turn. */
  turnRest(j: Judge, c: Creature): TurnRest;

  // ── Distance and lines ──────────────────────────────────────────────────────────────────────────────────────
  /** Distance between the nearest cells of two spaces. */
  distance(j: Judge, a: Creature | Cell, b: Creature | Cell): DistanceVerdict;
  lineOfEffect(j: Judge, a: Creature | Cell, b: Creature | Cell): SightVerdict;
  lineOfSight(j: Judge, a: Creature | Cell, b: Creature | Cell): SightVerdict;
  /**
   * Does one creature see another now? Absent: the ruleset says by how much the other one is
   * concealed (`concealment`).
   */
  sees?(j: Judge, from: Creature, to: Creature): SeesVerdict;
  cover(j: Judge, from: Creature, to: Creature, attack: AttackMode, toAt?: Cell): CoverVerdict;
  concealment(
    j: Judge,
    from: Creature,
    to: Creature,
    attack: AttackMode,
    toAt?: Cell,
  ): ConcealmentVerdict;

  /** May the creature hide where it stands? Absent: a full ruleset answers it (`movements`). */
  hides?(j: Judge, c: Creature, parts: HidingParts): HidingVerdict;

  // ── Threat, opportunities, flanking ─────────────────────────────────────────────────────────────────────────
  /** Can the creature, as it is now, attack outside its turn at all, whatever the target? */
  canThreaten(j: Judge, c: Creature): Permission;
  threat(j: Judge, c: Creature): ThreatVerdict;
  /** A ready weapon whose minimum reach is too long to attack the cell; null: none. */
  deadZone(j: Judge, c: Creature, cell: Cell): Attack | null;
  /**
   * May the creature make an attack of opportunity now? Only its own state counts (flat-footed,
   * none left …).
   */
  canTakeOpportunity(j: Judge, c: Creature): Permission;
  /** Do cover or concealment prevent an attack of opportunity by `foe` against `mover` at `at`? */
  opportunityBarred(j: Judge, foe: Creature, mover: Creature, at: Cell): Permission;
  /** What makes a step of a movement provoke this opponent; null: nothing does. */
  provocation(j: Judge, opponent: OpponentInReach, step: PassingStep): Provocation | null;
  /**
   * The check with which the mover evades opponents on its path; undefined: it makes none. Absent:
   * the ruleset has no such check. `struck`: the steps at which an opponent may strike.
   */
  evasion?(
    j: Judge,
    mover: Creature,
    path: readonly (Cell | Place3)[],
    struck: readonly number[],
  ): Evasion | undefined;
  /**
   * Leaving a creature's reach provokes it, and moving within does not. The mark of a provoking step
   * stands on the edge that leaves the reach. Only foes that `reacts` holds for, because they see
   * the mover, have a whole area on the map; the others have a rim. Absent: leaving a threatened
   * cell provokes.
   */
  readonly leavingReach?: { reacts(j: Judge, foe: Creature, mover: Creature): boolean };
  flanking(j: Judge, target: Creature): FlankingVerdict;
  /** What the map reminds of, the most important first; absent: nothing. */
  reminders?(j: Judge, c: Creature): readonly Reminder[];
  /**
   * What the start or the end of a turn brings a creature where it stands. `entered`: hazards that it
   * entered in the turn. Absent: nothing.
   */
  turnMoment?(
    j: Judge,
    c: Creature,
    when: 'start' | 'end',
    entered?: readonly string[],
  ): TurnMoment;

  /**
   * How an attack would be rolled, and the missing facts. Absent: a full ruleset answers it with the
   * attack's verdict (`FullRuleset.attacks`).
   */
  attempt?(
    j: Judge,
    from: Creature,
    to: Creature,
    attack: Attack,
    as?: 'opportunity',
  ): { readonly roll: AttemptRoll; readonly unknown: readonly string[] };

  // ── Movement ────────────────────────────────────────────────────────────────────────────────────────────────
  modeRule(j: Judge, c: Creature, mode: Mode): ModeRule;
  /** What the mode allows a path of the creature, besides budget and target. */
  limits(j: Judge, c: Creature, mode: Mode): PathLimits;
  /**
   * Cells that the creature may spend in this mode with its remaining actions. `why`: the reason if
   * the mode is not allowed.
   */
  budget(
    j: Judge,
    c: Creature,
    mode: Mode,
  ): Known<number> & { readonly why?: ViolationCode; readonly by?: string };
  /** Cells where a charge may end: those nearest to the mover from which it can attack `foe`. */
  chargeEnds(j: Judge, c: Creature, foe: Creature): readonly Cell[];
  /** All cells where the creature may end its movement. */
  reachable(j: Judge, c: Creature, mode: Mode): ReachableVerdict;
  /**
   * Skill checks that a path requires. `costs`: the cumulative cost at each cell. Checks that
   * cannot fail are left out. Absent: no path requires a check.
   */
  pathChecks?(
    j: Judge,
    c: Creature,
    mode: Mode,
    path: readonly Cell[],
    costs: readonly number[],
  ): readonly PathCheck[];
  /** Judges a path, which includes the starting cell. */
  move(j: Judge, c: Creature, mode: Mode, path: readonly Cell[]): MoveVerdict;
  /** Judges each leg of a flight; absent: the ruleset's text does not cover flight. */
  readonly flight?: FlightOnMap;
  /** Cells to which a creature is moved if it may not stay in the last cell of its path. */
  displaced(j: Judge, c: Creature, path: readonly Cell[]): readonly Cell[];
  /**
   * Finds a path. `short`: the one with the lowest cost; `safe`: the one with the fewest attacks of
   * opportunity, then the lowest cost.
   */
  path(j: Judge, c: Creature, to: Cell, mode: Mode, prefer: 'short' | 'safe'): PathVerdict;
}

/** For each cell (index y × columns + x), the number of creatures of a group that threaten it. */
export interface ThreatMap {
  readonly count: Uint16Array;
}
