/**
 * Movement grid of one mover on squares: legal steps, their costs (of diagonals: `diagonalCost`),
 * and legal end cells. It is built once per query. The walls and terrain come from the ground index;
 * the other creatures add one byte for each nearby cell.
 */
import type { Board, CellFacts, Ground } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import {
  STEP_X,
  STEP_Y,
  STEPS,
  type Box,
  type Cell,
  type DiagonalCount,
} from '../../board/grid.ts';
import {
  bitsOf,
  COLUMNS,
  BOTH_SIDES,
  FREE,
  laneBox,
  lanesOfWidth,
  lanesOn,
  ROWS,
  laneSides,
  sidesWith,
  stayingLanes,
  type FitTable,
} from '../../board/fit.ts';
import { KNOWN, type StepTable } from '../../board/steps.ts';
import { diagonalCost } from './diagonalCost.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { jumpedGround } from '../../board/jumpedGround.ts';
import type { Solids } from '../../board/solids.ts';
import type { Judge, ModeRule, Ruleset } from '../ruleset.ts';
import type { RuleId, ViolationCode } from '../verdict.ts';
import { Bystanders, NO_END, NO_PASS, OCCUPIED, SLOWS } from './bystanders.ts';
import { groundFor, landingFor, solidsFor } from './moverGround.ts';
import { onOtherPlanes } from './planes.ts';
import { standingIn } from './spatialIndex.ts';
import { ignoredCauses } from './traitEffect.ts';
import { isJumping, isUnhampered } from './ways.ts';

/** The latest grid of each board, so that finding a path and judging it use the same grid. */
const latest = new WeakMap<Board, MovementGrid>();

const NONE_HELD = (): boolean => false;

/** The sides on which a step may arrive at one cost, for each mask of sides. */
const AT_ONE_COST: readonly (readonly number[])[] = [[], [1], [2], [BOTH_SIDES]];
const EACH_SIDE: readonly number[] = [1, 2];

export class MovementGrid {
  readonly columns: number;
  readonly rows: number;
  readonly n: number;
  /** Number of sides into which a wall may divide a position (board/fit.ts). */
  readonly sides: 1 | 2;
  readonly steps: StepTable;
  private readonly masks: Uint16Array;
  private readonly level: boolean;
  /** How many creatures of the mover's size may share a cell. */
  private readonly perCell: number;
  private readonly unhampered: boolean;
  /** How extra costs add up; absent: they multiply. */
  private readonly added: Ruleset['addedCosts'];
  /** The mover's own pace over plain floor. */
  private readonly ownPace: number;
  /** Do costs add up, square by square, for a mover of several squares? */
  private readonly adds: boolean;
  /** Does each step cost its length alone, as for a flyer and in a jump? */
  private readonly unslowed: boolean;
  /** Do others' spaces not slow the mover either? */
  private readonly unslowedByOthers: boolean;
  /** Do neither others' spaces nor narrow ones slow the mover, where they are difficult ground? */
  private readonly spared: boolean;
  /** The narrowest passage for the mover, in cells; 0: half its space. */
  private readonly leastWidth: number;
  /** For each square: its cost factor, which is the pace's times the ground's, or both added. */
  private readonly factors: Uint8Array;
  /** For each square: the pace's part of that factor; null: 1 everywhere. */
  private readonly paces: Uint8Array | null;
  /** For each position: 2 on difficult ground, otherwise 1. */
  private readonly rough: Uint8Array;
  /** Squares of difficult ground that the mover may still cross as plain floor (easedGround.ts). */
  readonly eases: number;
  /** `factors` and `rough` if difficult ground is crossed as plain floor. */
  private readonly easedFactors: Uint8Array;
  private readonly easedRough: Uint8Array;
  private readonly others: Bystanders;
  /**
   * The box that contains the queried positions and their neighbors: top-left corner, columns and
   * rows.
   */
  private readonly left: number;
  private readonly top: number;
  private readonly width: number;
  private readonly height: number;
  /** For each position in the box: the result of `entering` plus one; 0: not computed yet. */
  private readonly entries: Uint16Array;
  private readonly j: Judge;
  private readonly mover: Creature;
  private readonly places: Box;
  private readonly barredBy: ModeRule['barredBy'];
  private readonly compresses: boolean;
  /** The ground, if single steps of this mover are hard on it; null: none are. */
  private readonly stepped: GroundIndex | null;
  /** Solid matter that the mover passes through; null: none. */
  private readonly solids: Solids | null;
  /** How spaces fit where a jump may end; null: the mover does not jump. */
  private readonly footing: FitTable | null;
  readonly diagonals: DiagonalCount;
  /**
   * Set by `step` for an allowed step: its cost factor before the rule for diagonals (`factor`),
   * the part of it that is the mover's own slower pace (`pace`), the cost of barriers that it
   * crosses (`crossing`), and whether it ends squeezing.
   */
  factor = 1;
  pace = 1;
  crossing = 0;
  squeezing = false;
  /** Set by `step`: whether it crosses difficult ground as plain floor. */
  eased = false;
  /** Set by `step`: whether it leads up a steep slope or out of a trench. */
  climbs = false;
  /** Set by `step`: the sides of the position on which the mover arrives, as bits. */
  arrives = 1;
  /** The sides on which the next step alone may arrive, as bits. */
  onto: number = BOTH_SIDES;

  static of(
    j: Judge,
    mover: Creature,
    places: Box,
    barredBy: ModeRule['barredBy'] = 'resisting',
  ): MovementGrid {
    const known = latest.get(j.board);
    if (known?.serves(j, mover, places, barredBy) === true) return known;
    const going = new MovementGrid(j, mover, places, barredBy);
    latest.set(j.board, going);
    return going;
  }

  /**
   * @param places box of top-left cells that queries will use; queries outside it return the same
   * answers, slowly
   * @param ground the ground with only the obstacles of the mover; absent: those at its height
   */
  constructor(
    j: Judge,
    mover: Creature,
    places: Box,
    barredBy: ModeRule['barredBy'] = 'resisting',
    ground: Ground = groundFor(j, mover),
  ) {
    const jumping = isJumping(j, mover);
    const survey = GroundIndex.of(jumping ? jumpedGround(ground) : ground);
    this.footing = jumping ? GroundIndex.of(landingFor(j, mover, ground)).steps.fits : null;
    this.j = j;
    this.diagonals = j.options.diagonals;
    this.mover = mover;
    this.places = places;
    this.barredBy = barredBy;
    this.columns = ground.grid.columns;
    this.rows = ground.grid.rows;
    this.n = j.rules.space(mover).value;
    this.sides = this.n % 2 === 0 ? 2 : 1;
    this.steps = survey.steps;
    this.solids = solidsFor(j, mover);
    this.masks = this.steps.masksFor(this.n);
    this.level = this.steps.noCrossings;
    this.perCell = j.rules.perCell(mover);
    this.unhampered = isUnhampered(j, mover);
    this.unslowed = this.unhampered || jumping;
    this.stepped = survey.stepped && !this.unslowed ? survey : null;
    this.compresses = j.rules.bodyIs(j, mover, 'compresses');
    const { paceFactor, entryFactor, addedCosts } = j.rules;
    this.added = addedCosts;
    this.adds = addedCosts !== undefined && this.n > 1;
    this.unslowedByOthers = addedCosts === undefined ? this.unslowed : jumping;
    this.spared = ignoredCauses(j.rules.traits, mover).some(
      (cause) => cause === 'all' || cause === 'nonmagical',
    );
    this.leastWidth = this.compresses ? 0 : (j.rules.squeezeWidth?.(this.n) ?? 0);
    const pace = (facts: CellFacts | undefined): number =>
      jumping ? 1 : paceFactor(j, mover, facts);
    const ownPace = (this.ownPace = pace(undefined));
    const factor = (facts: CellFacts | undefined): number =>
      jumping
        ? 1
        : addedCosts === undefined
          ? entryFactor(j, mover, facts) * pace(facts)
          : entryFactor(j, mover, facts) + pace(facts) - 1;
    this.factors = survey.table(factor);
    this.paces = survey.surfaced || ownPace > 1 ? survey.table(pace) : null;
    const rough = (facts: CellFacts | undefined): number =>
      j.rules.isDifficult(j, mover, facts) ? 2 : 1;
    this.rough = survey.table(rough);
    this.eases = this.unslowed ? 0 : j.rules.easesLeft(j, mover).value;
    this.easedFactors = this.factors;
    this.easedRough = this.rough;
    if (this.eases > 0) {
      // A low obstacle is not difficult ground.
      const plain = (facts: CellFacts | undefined): CellFacts | undefined =>
        facts && { ...facts, costFactor: facts.low ? 2 : 1 };
      this.easedFactors = survey.table((facts) => factor(plain(facts)));
      this.easedRough = survey.table((facts) => rough(plain(facts)));
    }
    this.others = new Bystanders(j, mover, this.n, places, barredBy);
    this.left = Math.max(0, places[0] - 1);
    this.top = Math.max(0, places[1] - 1);
    this.width = Math.max(0, Math.min(this.columns, places[2] + 2) - this.left);
    this.height = Math.max(0, Math.min(this.rows, places[3] + 2) - this.top);
    this.entries = new Uint16Array(this.width * this.height);
  }

  private serves(
    j: Judge,
    mover: Creature,
    [left, top, right, bottom]: Box,
    barredBy: ModeRule['barredBy'],
  ): boolean {
    return (
      this.mover === mover &&
      this.j.rules === j.rules &&
      this.j.options === j.options &&
      this.barredBy === barredBy &&
      left >= this.places[0] &&
      top >= this.places[1] &&
      right <= this.places[2] &&
      bottom <= this.places[3]
    );
  }

  inside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x + this.n <= this.columns && y + this.n <= this.rows;
  }

  /** The steps that walls and terrain allow from (x, y), as bits of STEPS. */
  open(x: number, y: number): number {
    // `>>> 0` maps negative columns far beyond the map's right edge.
    const mask = x >>> 0 < this.columns ? this.masks[y * this.columns + x]! : 0;
    const allowed = mask & KNOWN ? mask : this.steps.learn(x, y, this.n);
    return this.solids === null ? allowed : allowed & this.solids.steps(x, y, this.n);
  }

  /**
   * Cost factor of entering a position, including other creatures, if difficult ground is not
   * crossed as plain floor; 0: a creature there bars the way.
   */
  private entry(x: number, y: number): number {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height)
      return this.entering(x, y);
    const k = row * this.width + column;
    let known = this.entries[k]!;
    if (known === 0) this.entries[k] = known = this.entering(x, y) + 1;
    return known - 1;
  }

  private entering(x: number, y: number, eased = false): number {
    const flags = this.others.flags(x, y, this.n);
    return (flags & NO_PASS) !== 0
      ? 0
      : this.slowed(this.factorAt(x, y, eased), this.isSlowing(flags), x, y);
  }

  private isSlowing(flags: number): boolean {
    return (flags & SLOWS) !== 0 && !this.unslowedByOthers;
  }

  private isBarred(x: number, y: number): boolean {
    return (this.others.flags(x, y, this.n) & NO_PASS) !== 0;
  }

  /**
   * The cost factor of a position that another creature's space makes difficult. Where costs add up,
   * ground that is difficult already is no dearer.
   */
  private slowed(factor: number, slows: boolean, x: number, y: number): number {
    if (!slows) return factor;
    if (this.added === undefined) return factor * 2;
    if (this.spared) return factor;
    return this.worst(this.rough, x, y) > 1 ? factor : factor + 1;
  }

  /**
   * Where costs add up, sets `factor` and `pace` to those of the dearest square that a mover of
   * several squares newly enters.
   * @param boxes what it fills, if it has no room for its whole space: all that it may fill
   */
  private payNewSquares(
    [x, y]: Cell,
    isHeld: (x: number, y: number) => boolean,
    diagonal: boolean,
    boxes: readonly Box[] = [[x, y, x + this.n - 1, y + this.n - 1]],
  ): void {
    const narrow = this.squeezing ? this.added?.squeezing : undefined;
    const difficult = this.climbs || narrow === 'difficult';
    const extra = narrow === 'added' ? 1 : 0;
    let [most, factor, pace] = [0, 1, 1];
    const pay = (ofSquare: number, ofPace: number): void => {
      this.factor = ofSquare + extra;
      this.pace = ofPace;
      const cost = this.cost(diagonal, false) + this.cost(diagonal, true);
      if (cost < most || (cost === most && this.pace >= pace)) return;
      [most, factor, pace] = [cost, this.factor, this.pace];
    };
    for (const [left, top, right, bottom] of boxes)
      for (let b = top; b <= bottom; b++)
        for (let a = left; a <= right; a++)
          if (!isHeld(a, b))
            pay(this.squareFactor(a, b, difficult), this.paces?.[b * this.columns + a] ?? 1);
    // A step within the squares that it fills costs as one over plain floor.
    if (most === 0) pay(this.ownPace + (difficult && !this.spared ? 1 : 0), this.ownPace);
    [this.factor, this.pace] = [factor, pace];
  }

  /**
   * Where costs add up, the cost factor of one square with the creatures in it. Difficult for
   * several reasons is difficult once.
   */
  private squareFactor(x: number, y: number, difficult: boolean): number {
    const k = y * this.columns + x;
    const factor = this.factors[k] ?? 1;
    if (this.spared || (this.rough[k] ?? 1) > 1) return factor;
    return difficult || this.isSlowing(this.others.flags(x, y, 1)) ? factor + 1 : factor;
  }

  /** The squares that the mover fills on these sides of (x, y), before a step from there. */
  private heldAt(x: number, y: number, sides: number): (a: number, b: number) => boolean {
    const { n } = this;
    const boxes = this.lanesFilled(x, y, sides);
    return boxes === undefined
      ? (a, b) => a >= x && b >= y && a < x + n && b < y + n
      : (a, b) =>
          boxes.some(
            ([left, top, right, bottom]) => a >= left && b >= top && a <= right && b <= bottom,
          );
  }

  /**
   * All lanes that the mover may fill on these sides of (x, y), where the ground or creatures leave
   * it no room for its whole space. Undefined: it fills its whole space.
   */
  private lanesFilled(x: number, y: number, sides: number): readonly Box[] | undefined {
    const { n } = this;
    if (n === 1) return undefined;
    const ground = this.groundLanes(x, y);
    const lanes = this.lanesAt(x, y) || ground;
    if (lanes === 0 || (lanes & FREE) !== 0) return undefined;
    const own = laneSides(ground, n) === 1 ? lanes : lanesOn(ground, n, sides) & lanes;
    return [...bitsOf(own)].map((bit) => {
      const [left, top, w, d] = laneBox(bit, x, y, n);
      return [left, top, left + w - 1, top + d - 1];
    });
  }

  /**
   * Whether the mover may take step `bit` of STEPS from the given sides of (x, y). Sets `factor`,
   * `pace`, `crossing`, `squeezing`, `eased` and `arrives`. A step into a narrow space costs double,
   * a step out of it does not (srd35.movement.squeeze-cost-double).
   * @param eased whether the step crosses difficult ground as plain floor
   */
  step(x: number, y: number, bit: number, sides: number = BOTH_SIDES, eased = false): boolean {
    const { onto } = this;
    this.onto = BOTH_SIDES;
    const dx = STEP_X[bit]!;
    const dy = STEP_Y[bit]!;
    const tx = x + dx;
    const ty = y + dy;
    const { n } = this;
    this.eased = eased;
    this.climbs = false;
    const { adds } = this;
    let factor = 0;
    if ((this.open(x, y) & (1 << bit)) !== 0)
      factor = adds
        ? Number(!this.isBarred(tx, ty))
        : eased
          ? this.entering(tx, ty, true)
          : this.entry(tx, ty);
    this.squeezing = false;
    this.arrives = 1;
    let boxes: readonly Box[] | undefined;
    if (factor === 0) {
      if (n === 1 || this.isTooThick(x, y, bit)) return false;
      const target = this.lanesAt(tx, ty);
      this.arrives = this.squeezes(x, y, bit, sides, target) & onto;
      if (this.arrives === 0) return false;
      const whole = (target & FREE) !== 0;
      this.squeezing = !this.compresses && !whole;
      if (adds) boxes = this.lanesFilled(tx, ty, this.arrives);
      else {
        const narrow = this.factorAt(tx, ty, eased) * (this.squeezing ? 2 : 1);
        factor = this.slowed(narrow, this.isSlowing(this.others.flags(tx, ty, n)), tx, ty);
      }
    }
    this.climbs = this.stepped !== null && this.isHard(this.stepped, x, y, dx, dy);
    this.crossing = this.unslowed || this.level ? 0 : this.steps.crossing(x, y, n, dx, dy);
    if (adds) {
      this.payNewSquares([tx, ty], this.heldAt(x, y, sides), dx !== 0 && dy !== 0, boxes);
      return true;
    }
    this.factor = this.climbs ? this.slowed(factor, true, tx, ty) : factor;
    this.pace = 1;
    if (this.paces !== null) this.payDearest(this.paces, tx, ty, dx !== 0 && dy !== 0);
    return true;
  }

  /** Does a wall divide the position into two sides that may cost differently? */
  isDivided(x: number, y: number): boolean {
    return this.adds && laneSides(this.groundLanes(x, y), this.n) === BOTH_SIDES;
  }

  /** The sides of `arrives` in groups of one cost: where costs add up, each side has its own. */
  get arrivals(): readonly number[] {
    const { arrives } = this;
    return this.adds && arrives === BOTH_SIDES ? EACH_SIDE : AT_ONE_COST[arrives]!;
  }

  /** Takes a step that is not allowed: it costs what the ground there costs. */
  force(x: number, y: number): void {
    const inside = this.inside(x, y);
    this.factor = inside ? this.factorAt(x, y) : 1;
    this.eased = false;
    this.crossing = 0;
    this.pace = 1;
    this.squeezing = false;
    this.climbs = false;
    if (inside && this.adds) this.payNewSquares([x, y], NONE_HELD, false);
    else if (inside && this.paces !== null) this.payDearest(this.paces, x, y, false);
    this.arrives = this.sidesAt(x, y);
  }

  /** Does any cell of the space take a hard step: up a steep slope, or out of a trench? */
  private isHard(survey: GroundIndex, x: number, y: number, dx: number, dy: number): boolean {
    for (let b = y; b < y + this.n; b++)
      for (let a = x; a < x + this.n; a++) if (survey.isHard(a, b, a + dx, b + dy)) return true;
    return false;
  }

  /** Would the step take the mover away from the outside of the object that it is in? */
  private isTooThick(x: number, y: number, bit: number): boolean {
    return this.solids !== null && (this.solids.steps(x, y, this.n) & (1 << bit)) === 0;
  }

  /**
   * Whether the mover may enter (x, y) vertically. Sets `factor`, `crossing`, `squeezing`,
   * `eased` and `arrives`.
   */
  plumb(x: number, y: number): boolean {
    this.climbs = false;
    const factor = this.inside(x, y) ? this.entry(x, y) : 0;
    this.eased = false;
    this.squeezing = this.narrowAt(x, y);
    this.pace = 1;
    this.crossing = 0;
    if (this.adds && factor > 0) {
      this.payNewSquares([x, y], NONE_HELD, false, this.lanesFilled(x, y, this.sidesAt(x, y)));
    } else this.factor = Math.max(1, factor) * (this.squeezing ? 2 : 1);
    this.arrives = this.sidesAt(x, y);
    return factor > 0;
  }

  /** The reason why `plumb` returned false. */
  barPlumb(x: number, y: number): { readonly code: ViolationCode; readonly by?: string } {
    const by = this.inside(x, y) ? this.others.inTheWay(x, y, this.n) : undefined;
    return by === undefined ? { code: 'outside-map' } : this.inWay(by);
  }

  private inWay(by: Creature): { readonly code: ViolationCode; readonly by: string } {
    return {
      code:
        this.j.rules.relation(this.mover, by).value === 'foe' ? 'through-enemy' : 'through-ally',
      by: by.id,
    };
  }

  /**
   * The sides on which the mover arrives after a step that starts or ends squeezing, as bits; 0 for
   * an illegal step. The mover stays in a lane that is clear at both ends of the step. In a passage
   * its space may also shift sideways over the lane that it fills. A squeezing creature makes no
   * diagonal step, because the corners of a narrow space block it.
   */
  private squeezes(x: number, y: number, bit: number, sides: number, target: number): number {
    const { n, steps } = this;
    const [dx, dy] = STEPS[bit]!;
    if (target === 0 || (dx !== 0 && dy !== 0)) return 0;
    // Only the ground divides a position into two sides. Creatures can block lanes, but do not
    // divide a position.
    const ground = this.groundLanes(x, y);
    const there = this.groundLanes(x + dx, y + dy);
    // A creature at a position without room may leave it by any step that its cells allow.
    if (ground === 0) return steps.bar(x, y, n, dx, dy) === null ? sidesWith(there, n, target) : 0;
    const here = this.lanesAt(x, y) || ground;
    let into = 0;
    for (const side of laneSides(ground, n) === 1 ? [1] : [1, 2]) {
      if ((sides & side) === 0) continue;
      const held = lanesOn(ground, n, side) & here;
      into |= held & target & (dy === 0 ? ROWS : COLUMNS);
      if ((ground & FREE) === 0) into |= stayingLanes(held, n, dx, dy) & target;
    }
    return into === 0 ? 0 : sidesWith(there, n, into);
  }

  /** Lanes of a position that are wide enough for the mover, without its creatures. */
  private groundLanes(x: number, y: number, fits = this.steps.fits): number {
    return this.wideEnough(fits.lanes(x, y, this.n));
  }

  private wideEnough(lanes: number): number {
    return this.leastWidth === 0 ? lanes : lanesOfWidth(lanes, this.n, this.leastWidth);
  }

  /** Lanes of a position (board/fit.ts) that neither the ground nor a creature blocks. */
  private lanesAt(x: number, y: number): number {
    const { n, others } = this;
    const lanes = this.groundLanes(x, y);
    if (lanes === 0 || (others.flags(x, y, n) & NO_PASS) === 0) return lanes;
    let left = 0;
    for (const bit of bitsOf(lanes)) if (this.passable(...laneBox(bit, x, y, n))) left |= 1 << bit;
    return this.wideEnough(left);
  }

  private passable(x: number, y: number, w: number, h: number): boolean {
    for (let b = y; b < y + h; b++)
      for (let a = x; a < x + w; a++)
        if ((this.others.flags(a, b, 1) & NO_PASS) !== 0) return false;
    return true;
  }

  /**
   * The sides of a position that a creature occupies when the scene places it there (board/fit.ts).
   */
  sidesAt(x: number, y: number): number {
    return this.n === 1 ? 1 : this.steps.fits.sidesFound(x, y, this.n);
  }

  /** Whether the ground makes the mover squeeze at a position. */
  narrowAt(x: number, y: number): boolean {
    const fits = this.footing ?? this.steps.fits;
    return this.n > 1 && !this.compresses && (fits.lanes(x, y, this.n) & FREE) === 0;
  }

  /** Whether the mover has room at a position on the map, freely or squeezing. */
  hasRoom(x: number, y: number): boolean {
    return this.n === 1 || this.groundLanes(x, y) !== 0;
  }

  /**
   * The worst cost factor of a position's squares (srd35.terrain.mixed-squares-worst).
   * @param eased whether difficult ground counts as plain floor
   */
  factorAt(x: number, y: number, eased = false): number {
    const factors = eased ? this.easedFactors : this.factors;
    return this.n === 1 ? factors[y * this.columns + x]! : this.worst(factors, x, y);
  }

  /**
   * Sets `factor` and `pace` to those of the square of a position that makes the last step dearest,
   * with the barriers that it crosses: a slow pace multiplies them too. What slows the whole space
   * is in `factor` before. A diagonal alternates, so that its two costs count together.
   */
  private payDearest(paces: Uint8Array, x: number, y: number, diagonal: boolean): void {
    if (this.n === 1) {
      this.pace = paces[y * this.columns + x]!;
      return;
    }
    const factors = this.eased ? this.easedFactors : this.factors;
    const times = this.factor / this.factorAt(x, y, this.eased);
    let [most, factor, pace] = [0, 1, 1];
    for (let b = y; b < y + this.n; b++)
      for (let a = x; a < x + this.n; a++) {
        const k = b * this.columns + a;
        this.factor = (factors[k] ?? 1) * times;
        this.pace = paces[k] ?? 1;
        const cost = this.cost(diagonal, false) + this.cost(diagonal, true);
        if (cost < most || (cost === most && this.pace >= pace)) continue;
        [most, factor, pace] = [cost, this.factor, this.pace];
      }
    this.factor = factor;
    this.pace = pace;
  }

  /** Whether a position has difficult ground that the mover may cross as plain floor. */
  canEase(x: number, y: number): boolean {
    return (
      this.eases > 0 &&
      this.inside(x, y) &&
      (this.worst(this.factors, x, y) > this.worst(this.easedFactors, x, y) ||
        this.worst(this.rough, x, y) > this.worst(this.easedRough, x, y))
    );
  }

  /**
   * Whether the ground of a position, or a barrier that the last step crossed, breaks this
   * requirement of a movement mode (`ModeRule.level`).
   */
  roughAt(x: number, y: number, level: ModeRule['level']): boolean {
    if (level === false) return false;
    const rough =
      this.crossing > 0 ||
      this.climbs ||
      this.worst(this.eased ? this.easedRough : this.rough, x, y) > 1;
    return rough || (level === 'clear' && this.inside(x, y) && this.factorAt(x, y, this.eased) > 1);
  }

  /**
   * Why a single square bars a line that passes through it: it blocks movement, slows it, or holds
   * a creature in the way; null: it bars none.
   */
  barsLine(
    x: number,
    y: number,
    level: ModeRule['level'],
  ): { readonly code: ViolationCode; readonly by?: string } | null {
    if (!this.steps.fits.clear(x, y, 1, 1)) return { code: 'through-wall' };
    const { j, mover } = this;
    const by = this.others
      .in(x, y, 1)
      .find((c) => !j.rules.bodyIs(j, c, 'helpless') && !onOtherPlanes(j, mover, c));
    if (by !== undefined) return this.inWay(by);
    const k = y * this.columns + x;
    const slow = this.easedRough[k]! > 1 || (level === 'clear' && this.easedFactors[k]! > 1);
    return slow ? { code: 'difficult-terrain' } : null;
  }

  /** Why the side between a square and the next one (`bit` of STEPS) bars lines; null: it does not. */
  barsSide(x: number, y: number, bit: number): ViolationCode | null {
    const [dx, dy] = STEPS[bit]!;
    if (!this.steps.fits.clear(x, y, 1, 1) || !this.steps.fits.clear(x + dx, y + dy, 1, 1))
      return null;
    if ((this.steps.allowed(x, y, 1) & (1 << bit)) === 0) return 'through-wall';
    if (this.unhampered || this.level) return null;
    return this.steps.crossing(x, y, 1, dx, dy) > 0 ? 'difficult-terrain' : null;
  }

  private worst(table: Uint8Array, x: number, y: number): number {
    const { n, columns } = this;
    let worst = 1;
    for (let b = y; b < y + n; b++)
      for (let a = x; a < x + n; a++) worst = Math.max(worst, table[b * columns + a] ?? 1);
    return worst;
  }

  /**
   * The sides of a position, as bits, on which the mover may end: those with a lane that no
   * creature bars. Without a dividing wall, the result is both sides or none. In a narrow space the
   * mover fills one lane, so creatures beyond the walls of that lane do not matter.
   */
  endSides(x: number, y: number): number {
    return this.hasFooting(x, y) ? this.sidesWithout(x, y, NO_END) : 0;
  }

  /** Whether the ground does not keep the mover from ending at a position: a pit keeps a jump. */
  private hasFooting(x: number, y: number): boolean {
    return this.footing === null || this.groundLanes(x, y, this.footing) !== 0;
  }

  /** Whether every lane that the mover could fill at the position is occupied. */
  isTaken(x: number, y: number): boolean {
    return this.sidesWithout(x, y, OCCUPIED) === 0;
  }

  private sidesWithout(x: number, y: number, flag: number): number {
    const { n, others } = this;
    if ((others.flags(x, y, n) & flag) === 0) return BOTH_SIDES;
    if (n === 1) return 0;
    const { fits } = this.steps;
    const free = (sides: number): boolean =>
      fits
        .squeezedOn(x, y, n, sides)
        ?.some(
          ([left, top, right, bottom]) =>
            (others.flags(left, top, right - left + 1, bottom - top + 1) & flag) === 0,
        ) ?? false;
    if (laneSides(fits.lanes(x, y, n), n) === 1) return free(1) ? BOTH_SIDES : 0;
    return (free(1) ? 1 : 0) | (free(2) ? 2 : 0);
  }

  /**
   * Why the mover may not end at (x, y) on any of the given sides; null: it may. Only the map's
   * edge, other creatures and the footing of a jump matter here, because `step` judges the walls.
   */
  mayEnd(x: number, y: number, sides: number = BOTH_SIDES): ViolationCode | null {
    if (!this.inside(x, y)) return 'outside-map';
    if (!this.hasFooting(x, y)) return 'no-footing';
    if ((this.endSides(x, y) & sides) === 0) return 'ends-occupied';
    return this.isCrowded(x, y) ? 'crowded' : null;
  }

  /** Whether the square has no room for another very small creature. */
  isCrowded(x: number, y: number): boolean {
    return this.perCell > 1 && (this.others.flags(x, y, 1) & OCCUPIED) !== 0 && this.crowded(x, y);
  }

  /** The creature that prevents the mover from ending at this position, if any. */
  occupant(x: number, y: number): string | undefined {
    return this.others.inThePlace(x, y, this.n)?.id;
  }

  /** Whether the square is full of very small creatures. */
  private crowded(x: number, y: number): boolean {
    let filled = 1 / this.perCell;
    for (const c of standingIn(this.j, x, y, x, y)) {
      const perCell = this.j.rules.perCell(c);
      if (c.id !== this.mover.id && perCell > 1 && c.at[0] === x && c.at[1] === y)
        filled += 1 / perCell;
    }
    return filled > 1 + 1e-9;
  }

  /** The reason why `step` returned false. */
  bar(x: number, y: number, bit: number): { readonly code: ViolationCode; readonly by?: string } {
    const [dx, dy] = STEPS[bit]!;
    if (!this.inside(x + dx, y + dy)) return { code: 'outside-map' };
    if (this.isTooThick(x, y, bit)) return { code: 'through-wall' };
    const { n, steps } = this;
    const wall = steps.bar(x, y, n, dx, dy);
    const here = n === 1 ? 0 : this.groundLanes(x, y);
    const there = n === 1 ? 0 : this.groundLanes(x + dx, y + dy);
    const lane = dx !== 0 && dy !== 0 ? 0 : here & there & (dy === 0 ? ROWS : COLUMNS);
    if (lane !== 0 || (this.open(x, y) & (1 << bit)) !== 0) {
      const by = this.others.inTheWay(x + dx, y + dy, n);
      return by === undefined ? { code: 'through-wall' } : this.inWay(by);
    }
    if (dx !== 0 && dy !== 0 && here !== 0 && there !== 0) return { code: wall ?? 'corner-cut' };
    // If a creature of one cell could make this step from a front cell of the mover, the reason is
    // lack of room.
    for (let b = 0; b < n && n > 1; b++)
      for (let a = 0; a < n; a++) {
        const front =
          (dx !== 0 && a === (dx > 0 ? n - 1 : 0)) || (dy !== 0 && b === (dy > 0 ? n - 1 : 0));
        if (front && (steps.allowed(x + a, y + b, 1) & (1 << bit)) !== 0)
          return { code: 'too-narrow' };
      }
    return { code: wall ?? 'through-wall' };
  }

  /** Rules that decide whether the mover may share this position with the creatures there. */
  sharing(x: number, y: number): readonly RuleId[] {
    return this.others
      .in(x, y, this.n)
      .flatMap((c) => this.j.rules.mayShare(this.j, this.mover, c).rules);
  }

  /** Whether a creature occupies part of the position. */
  occupied(x: number, y: number): boolean {
    return (this.others.flags(x, y, this.n) & OCCUPIED) !== 0;
  }

  /** Whether either position beside a diagonal step is occupied. */
  pastSomeone(from: Cell, to: Cell): boolean {
    return [[to[0], from[1]] as const, [from[0], to[1]] as const].some(
      ([x, y]) => this.inside(x, y) && this.occupied(x, y),
    );
  }

  /** Whether the last step was hampered in any way. */
  get hampered(): boolean {
    return this.factor > 1 || this.crossing > 0;
  }

  /** Whether anything but the mover's own pace slows the last step. */
  get slowerThanPace(): boolean {
    return this.factor !== this.pace;
  }

  /**
   * Whether the last step counts among the diagonals of which every second one is dearer. Where
   * extra costs are multiplied, a slowed diagonal has a cost of its own (`diagonalCost`).
   */
  get alternates(): boolean {
    return this.added !== undefined || !this.slowerThanPace;
  }

  /**
   * Cost of the last step. A straight step costs the ground's factor. The mover's pace multiplies
   * it, or everything that slows is added, and a diagonal that counts double adds a cell.
   */
  cost(diagonal: boolean, odd: boolean): number {
    const { crossing, diagonals, factor, pace } = this;
    if (this.added !== undefined)
      return crossing + factor + (diagonal ? diagonalCost(1, diagonals, odd) - 1 : 0);
    const ground = factor / pace;
    return pace * (crossing + (diagonal ? diagonalCost(ground, diagonals, odd) : ground));
  }
}
