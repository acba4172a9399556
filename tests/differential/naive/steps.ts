/**
 * Plain rules: the legality and cost of one step of a creature (docs/spec/scene.md, conventions 8
 * to 10; the house rules for steps and squeezing).
 */
import { meets, UNIT, type Shape, type Spot } from './lines.ts';
import {
  between,
  cellBlocks,
  cellsFrom,
  floorAt,
  has,
  heightOf,
  isIn,
  isTiny,
  level,
  lightAt,
  perSquare,
  reachOf,
  sameCell,
  shared,
  sizesApart,
  spaceOf,
  together,
  wallShape,
  wallsOf,
  wallsThatBlock,
  type Being,
  type Cell,
  type Floor,
  type Scene,
} from './table.ts';
import type { Text } from './texts.ts';
import type { Mode } from './allowed.ts';
import { groundCost, isClimb } from './grounds.ts';
import { isWrongWay, mayMoveSo, shareOf, wayInto } from './ways.ts';
import { isUnknown, range } from './sight.ts';
import { flows, Room, squaresAt, squaresOf, type Body } from './width.ts';

export const AROUND: readonly Cell[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

const middle = ([x, y]: Cell): Spot => [x * UNIT + UNIT / 2, y * UNIT + UNIT / 2];

/**
 * Whether the mover may pass another creature, whether it may stop in that creature's space, and
 * the cost factor.
 */
export function passing(
  text: Text,
  mover: Being,
  other: Being,
): { pass: boolean; end: boolean; factor: number } {
  const foe = between(mover, other) === 'foe';
  const far = sizesApart(mover, other) >= text.sizesApart;
  if (far && text.apartEnds) return { pass: true, end: true, factor: 1 };
  if (text.apartEnds) {
    // In Sigil a corpse does not count as a creature.
    if (isIn(other, 'dead')) return { pass: true, end: true, factor: 1 };
    // In Sigil these creatures may share a space: a corporeal and an incorporeal creature; two very
    // small creatures of the same size; a creature without reach that enters to strike, and its foe
    // (notes B5).
    if (isIn(mover, 'bodiless') !== isIn(other, 'bodiless'))
      return { pass: true, end: true, factor: 1 };
    if (
      (isTiny(mover) && (mover.size ?? 'medium') === (other.size ?? 'medium')) ||
      (foe && reachOf(text, mover) === 0)
    )
      return { pass: true, end: true, factor: 1 };
  }
  // A swarm may share any space, and other creatures may pass through a swarm (pf1.threat.swarm).
  if (has(mover, 'swarm') || has(other, 'swarm')) return { pass: true, end: true, factor: 1 };
  if (isIn(other, 'helpless')) {
    const factor = isIn(other, 'limp') ? text.paralyzedFactor : 1;
    return { pass: true, end: text.helplessEnds, factor: text.helplessFactor * factor };
  }
  if (isTiny(mover) && text.tinyEnters) return { pass: true, end: true, factor: 1 };
  // A whirlwind may pass through the spaces of other creatures (pf1.threat.whirlwind), and a
  // creature that tumbles too (srd35.movement.tumble-through).
  const tumbles = mover.moving === 'tumble' && mayMoveSo(text, mover);
  return { pass: far || !foe || tumbles || isIn(mover, 'whirling'), end: false, factor: 1 };
}

/** Whether a charge may pass through the other creature's square. */
export function chargePasses(text: Text, mover: Being, other: Being): boolean {
  if (text.chargeBars === 'anybody') return isIn(other, 'dead');
  if (isIn(other, 'helpless')) return true;
  if (text.chargeBars === 'able') return passing(text, mover, other).end;
  // A creature that is not a foe can be passed like a friend, except in a charge
  // (srd35.movement.charge-not-through-friend).
  if (text.chargeBars === 'friends' && between(mover, other) !== 'foe') return false;
  return passing(text, mover, other).pass;
}

interface Step {
  /**
   * For each square that the creature enters: the cost factor of its ground, and what it costs more
   * by the way in which the creature moves there.
   */
  readonly entered: readonly { readonly ground: number; readonly share: number }[];
  /** The cost factor of everything else. */
  readonly factor: number;
  readonly crossing: number;
  /** Whether the creature cannot enter a square in its way of moving and in its mode. */
  readonly astray: boolean;
  readonly bodies: readonly Body[];
  /**
   * Whether the step enters difficult ground, enters darkness that the creature cannot see in, or
   * crosses a barrier.
   */
  readonly rough: boolean;
}

/**
 * @param eased a feat removes the additional cost of difficult ground, but not the cost of a low
 * obstacle
 */
const roughOf = (f: Floor | undefined, eased: boolean): number =>
  Math.max(
    eased ? 1 : (f?.costFactor ?? (f?.terrain === 'difficult' ? 2 : 1)),
    eased ? 1 : groundCost(f),
    f?.low === true ? 2 : 1,
  );

/** Another creature on the board, as far as it matters to a mover. */
export interface Other {
  readonly squares: readonly Cell[];
  readonly pass: boolean;
  readonly end: boolean;
  readonly factor: number;
  readonly being: Being;
}

export class Mover {
  readonly scene: Scene;
  readonly text: Text;
  readonly b: Being;
  readonly n: number;
  readonly room: Room;
  private readonly barriers: Shape[];
  /** Solid walls; a wall that bends has several pieces. */
  private readonly solid: Shape[][];
  private readonly tolls: { readonly shape: Shape; readonly toll: number }[];
  /** Computed results for single squares. */
  private readonly goes = new Map<number, boolean>();
  private readonly roughness = new Map<number, number>();
  private readonly others: readonly Other[];

  /**
   * Whether the mode may not enter difficult squares or cross barriers
   * (srd35.terrain.difficult-no-run-charge).
   */
  readonly levelOnly: boolean;
  private readonly roomy: boolean;
  private readonly mode: Mode;

  /** @param others the other creatures; absent: as the text says */
  constructor(scene: Scene, text: Text, b: Being, mode: Mode = 'move', others?: readonly Other[]) {
    this.levelOnly = text.levelOnly && (mode === 'run' || mode === 'charge');
    this.roomy = text.chargeRoomy && mode === 'charge';
    this.mode = mode;
    this.scene = scene;
    this.text = text;
    this.b = b;
    this.n = spaceOf(text, b);
    this.room = new Room(scene, text, b);
    this.barriers = wallsThatBlock(scene, 'move');
    const solid = wallsOf(scene, 'move', 'effect');
    this.solid = solid
      .filter((w, i) => w.piece === undefined || solid.findIndex((v) => v.piece === w.piece) === i)
      .map((w) => (w.piece === undefined ? [w] : solid.filter((v) => v.piece === w.piece)))
      .map((pieces) => pieces.map(wallShape));
    this.tolls = (scene.walls ?? [])
      .map((w) => ({ shape: wallShape(w), toll: w.crossCost ?? (w.low === true ? 2 : 0) }))
      .filter(({ toll }) => toll > 0);
    // A creature wholly above or below the mover is not in the way, and neither is one of which
    // the mover does not know.
    this.others = others ?? this.around();
  }

  private around(): Other[] {
    const { scene, text, b, mode } = this;
    return scene.creatures
      .filter(
        (c) =>
          c.id !== b.id &&
          !(text.ridesAlong && together(c, b)) &&
          !isUnknown(scene, text, b, c) &&
          level(heightOf(text, b), this.n, heightOf(text, c), spaceOf(text, c)),
      )
      .map((c) => ({
        squares: squaresAt(scene, text, c),
        being: c,
        ...passing(text, b, c),
        ...(mode === 'charge' ? { pass: chargePasses(text, b, c) } : {}),
      }));
  }

  inside([x, y]: Cell, n = this.n): boolean {
    return x >= 0 && y >= 0 && x + n <= this.scene.grid.columns && y + n <= this.scene.grid.rows;
  }

  private parted(a: Cell, b: Cell, walls: readonly Shape[]): boolean {
    const [p, q] = [middle(a), middle(b)];
    return walls.some((w) => meets(p, q, w));
  }

  private isSolid = (c: Cell): boolean =>
    cellBlocks(this.scene, c, 'move') && cellBlocks(this.scene, c, 'effect');

  /**
   * Whether a creature of one square may take the step: no wall between the centers, no blocked
   * square, and no solid corner on a diagonal (convention 9).
   */
  private squareGoes([x, y]: Cell, [dx, dy]: Cell): boolean {
    const [from, to, sideways, along]: Cell[] = [
      [x, y],
      [x + dx, y + dy],
      [x + dx, y],
      [x, y + dy],
    ];
    if (cellBlocks(this.scene, to!, 'move')) return false;
    if (dx === 0 || dy === 0) return !this.parted(from!, to!, this.barriers);
    const round: [Cell, Cell][] = [
      [from!, sideways!],
      [sideways!, to!],
      [from!, along!],
      [along!, to!],
    ];
    const point: Spot = [(x + (dx > 0 ? 1 : 0)) * UNIT, (y + (dy > 0 ? 1 : 0)) * UNIT];
    if (this.text.cornersBar) {
      if (this.isSolid(sideways!) || this.isSolid(along!)) return false;
      const atPoint = this.solid.filter((wall) => wall.some((w) => meets(point, point, w)));
      if (atPoint.some((wall) => round.some(([a, b]) => this.parted(a, b, wall)))) return false;
    }
    // A wall that only touches the passed corner counts as a corner. If walls block both ways
    // around the corner, they block the step.
    const [first, second] = [round.slice(0, 2), round.slice(2)].map((way) =>
      way.some(([a, b]) => this.parted(a, b, this.barriers)),
    );
    if (first && second) return false;
    const [p, q] = [middle(from!), middle(to!)];
    return !this.barriers.some((w) => this.meetsOff(p, q, w, point));
  }

  /** Whether a wall meets the line of the step at a point other than `point`. */
  private meetsOff(p: Spot, q: Spot, w: Shape, point: Spot): boolean {
    if (!meets(p, q, w)) return false;
    if (!meets(point, point, w)) return true;
    // Two straight segments share a second point only if both lie on the same line.
    const [a, b] = [w.corners[0]!, w.corners[1]!];
    return (
      (b[0] - a[0]) * (q[1] - p[1]) === (b[1] - a[1]) * (q[0] - p[0]) &&
      (a[0] !== b[0] || a[1] !== b[1])
    );
  }

  private squaresGo(squares: readonly Cell[], step: Cell): boolean {
    return squares.every((c) => {
      const key = ((c[1] + 1) * 100 + c[0] + 1) * 9 + (step[1] + 1) * 3 + step[0] + 1;
      let known = this.goes.get(key);
      if (known === undefined) this.goes.set(key, (known = this.squareGoes(c, step)));
      return known;
    });
  }

  private inTheWay(c: Cell, n: number): boolean {
    return this.others.some((o) => !o.pass && shared(o.squares, cellsFrom(c, n)));
  }

  /**
   * The cost factor of a square: for difficult ground, a low obstacle, or fog and darkness where the
   * text counts them.
   */
  private ground(c: Cell, eased: boolean): number {
    const key = (c[1] * 100 + c[0]) * 2 + (eased ? 1 : 0);
    let known = this.roughness.get(key);
    if (known === undefined) {
      const f = floorAt(this.scene, c);
      this.roughness.set(key, (known = roughOf(f, eased) * (this.isVeiled(c, f) ? 2 : 1)));
    }
    return known;
  }

  /** Whether the mover cannot see its way in a square. */
  private isVeiled(c: Cell, f: Floor | undefined): boolean {
    return (this.text.hampersInFog && f?.concealment !== undefined) || this.isDark(c);
  }

  private isDark = (c: Cell): boolean =>
    this.text.hampersInDark &&
    lightAt(this.scene, c) === 'dark' &&
    (isIn(this.b, 'blind') ? this.text.blindInDark : range(this.b, 'darkvision') === 0) &&
    range(this.b, 'blindsight') === 0;

  /**
   * The additional cost of low walls: the highest cost that any square of the creature has to pay
   * (srd35.terrain.barrier-cost-plus-square).
   */
  private crossing(at: Cell, [dx, dy]: Cell): number {
    if (this.tolls.length === 0) return 0;
    const toll = (a: Cell, b: Cell): number =>
      Math.max(
        0,
        ...this.tolls.filter((w) => meets(middle(a), middle(b), w.shape)).map((w) => w.toll),
      );
    return Math.max(
      ...cellsFrom(at, this.n).map(([x, y]) => {
        const to: Cell = [x + dx, y + dy];
        if (dx === 0 || dy === 0) return toll([x, y], to);
        const ways: Cell[] = [
          [x + dx, y],
          [x, y + dy],
        ];
        return Math.min(...ways.map((via) => Math.max(toll([x, y], via), toll(via, to))));
      }),
    );
  }

  /**
   * The lanes that the creature may fill at its first position. A lane is the part of its space
   * that a squeezed creature fills.
   */
  start(at: Cell): readonly Body[] {
    return this.room.found(at);
  }

  /** The lanes at a position that other creatures leave free, or all lanes if none is free. */
  private held(at: Cell, bodies: readonly Body[]): Body[] {
    const left = bodies.filter(
      (b) => !this.others.some((o) => !o.pass && shared(squaresOf(b), o.squares)),
    );
    return left.length > 0 ? left : this.room.ways(at);
  }

  /**
   * The lanes that the creature may fill after a step, if it fills one of `bodies` before it. Null
   * if the step is impossible.
   */
  private arrives(from: Cell, [dx, dy]: Cell, bodies: readonly Body[]): readonly Body[] | null {
    const to: Cell = [from[0] + dx, from[1] + dy];
    const [roomy, cramped] = [this.room.whole(from), this.room.how(from) === 'no-room'];
    const met = this.inTheWay(to, this.n);
    const goes = this.squaresGo(cellsFrom(from, this.n), [dx, dy]);
    if (this.n === 1) return goes && !met ? [] : null;
    const there = this.room.ways(to, met ? (c) => this.inTheWay(c, 1) : undefined);
    if (this.room.whole(to) && !met && (roomy || cramped) && goes) return there;
    if (dx !== 0 && dy !== 0) return null;
    const arrived = cramped
      ? goes
        ? there
        : []
      : this.room.steps(this.held(from, bodies), !roomy, [dx, dy], to, there);
    return arrived.length > 0 ? arrived : null;
  }

  /**
   * How many more squares of difficult ground the creature's feats let it enter at the cost of
   * plain floor (pf1.movement.nimble-moves).
   */
  get eases(): number {
    if (!this.text.featsEase || isIn(this.b, 'bodiless')) return 0;
    const { scene, b } = this;
    const gone = scene.turn?.active === b.id ? (scene.turn.spent.eased ?? 0) : 0;
    const all = (has(b, 'nimble-moves') ? 1 : 0) + (has(b, 'acrobatic-steps') ? 3 : 0);
    return Math.max(0, all - gone);
  }

  /**
   * The cost factor, the additional cost and the lanes after a step; null if the step is not
   * allowed.
   * @param eased difficult ground costs as much as plain floor
   */
  step(from: Cell, by: Cell, bodies: readonly Body[], eased = false): Step | null {
    const to: Cell = [from[0] + by[0], from[1] + by[1]];
    if (!this.inside(to)) return null;
    const arrived = this.arrives(from, by, bodies);
    if (arrived === null) return null;
    const narrow = (at: Cell): boolean =>
      this.n > 1 && !flows(this.b) && (!this.room.whole(at) || this.inTheWay(at, this.n));
    const squeezed = narrow(to)
      ? this.text.squeezeFactor
      : narrow(from)
        ? this.text.leavingFactor
        : 1;
    const slowed = this.others.some(
      (o) => o.factor > 1 && shared(o.squares, cellsFrom(to, this.n)),
    );
    if (isIn(this.b, 'bodiless'))
      return {
        entered: [{ ground: 1, share: 1 }],
        factor: squeezed,
        crossing: 0,
        astray: false,
        bodies: arrived,
        rough: false,
      };
    const crossing = this.crossing(from, by);
    const climbs = isClimb(this.scene, from, this.n, by);
    const rough =
      crossing > 0 ||
      climbs ||
      (this.roomy && narrow(to)) ||
      cellsFrom(to, this.n).some((c) => {
        const f = floorAt(this.scene, c);
        const foggy = !this.text.rushesInFog && this.levelOnly && f?.concealment !== undefined;
        return roughOf(f, eased) > 1 || this.isDark(c) || foggy;
      });
    const entered = cellsFrom(to, this.n);
    return {
      entered: entered.map((c) => ({
        ground: this.ground(c, eased),
        share: shareOf(this.scene, this.text, this.b, c),
      })),
      factor: (slowed ? 2 : 1) * squeezed * (climbs ? 2 : 1),
      crossing,
      astray: entered.some((c) =>
        isWrongWay(this.text, this.b, wayInto(this.b, floorAt(this.scene, c)), this.mode),
      ),
      bodies: arrived,
      rough,
    };
  }

  /**
   * Whether every line from one space to the other is free: it passes through no square that blocks
   * or slows movement or holds a creature that is not helpless, and crosses no wall
   * (srd35.movement.charge-lines). The lines fill the hull of the two spaces. A hull and a square
   * overlap if their shadows overlap along each axis and across the direction of the charge.
   */
  bandFree(from: Cell, to: Cell): boolean {
    const across: Cell = [from[1] - to[1], to[0] - from[0]];
    const axes: Cell[] = across[0] === 0 && across[1] === 0 ? [] : [across];
    const shadow = (axis: Cell, points: readonly Cell[]): [number, number] => {
      const along = points.map(([x, y]) => x * axis[0] + y * axis[1]);
      return [Math.min(...along), Math.max(...along)];
    };
    const corners = ([x, y]: Cell, w: number, h: number): Cell[] => [
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ];
    const hull = [...corners(from, this.n, this.n), ...corners(to, this.n, this.n)];
    const overlaps = (points: readonly Cell[]): boolean =>
      [[1, 0] as Cell, [0, 1] as Cell, ...axes].every((axis) => {
        const [a, b] = [shadow(axis, hull), shadow(axis, points)];
        return a[0] < b[1] && b[0] < a[1];
      });
    const ends = [...cellsFrom(from, this.n), ...cellsFrom(to, this.n)];
    const slow = (c: Cell): boolean => {
      const f = floorAt(this.scene, c);
      const eased = this.eases > 0;
      const veiled = !this.text.rushesInFog && f?.concealment !== undefined;
      return roughOf(f, eased) > 1 || this.isDark(c) || veiled;
    };
    const unhampered = isIn(this.b, 'bodiless');
    const { columns, rows } = this.scene.grid;
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const c: Cell = [x, y];
        if (!overlaps(corners(c, 1, 1))) continue;
        if (!ends.some((e) => sameCell(e, c))) {
          if (cellBlocks(this.scene, c, 'move') || (!unhampered && slow(c))) return false;
          const stands = (o: Other): boolean =>
            !isIn(o.being, 'helpless') &&
            (this.text.chargeBars !== 'friends' || between(this.b, o.being) !== 'foe') &&
            shared(o.squares, [c]);
          if (this.others.some(stands)) return false;
        }
        for (const by of [[1, 0] as Cell, [0, 1] as Cell]) {
          const next: Cell = [x + by[0], y + by[1]];
          if (!overlaps(corners(next, by[1], by[0])) || !overlaps(corners(next, 1, 1))) continue;
          if ([c, next].some((each) => cellBlocks(this.scene, each, 'move'))) continue;
          const tolled = this.tolls.some((w) => meets(middle(c), middle(next), w.shape));
          if (this.parted(c, next, this.barriers) || (tolled && !unhampered)) return false;
        }
      }
    return true;
  }

  /**
   * The cost of a step after the given number of diagonals, and whether it counts as a diagonal.
   */
  price(
    by: Cell,
    { entered, factor, crossing }: Pick<Step, 'entered' | 'factor' | 'crossing'>,
    diagonals: number,
  ): { cost: number; diagonal: boolean } {
    const straight = by[0] === 0 || by[1] === 0;
    const prices = entered.map(({ ground, share }) => {
      const times = ground * factor;
      const diagonal = !straight && times === 1;
      const cells = straight
        ? times
        : diagonal
          ? diagonals % 2 === 1
            ? this.text.secondDiagonal
            : 1
          : (times / 2) * this.text.roughDiagonal;
      return { cost: share * (cells + crossing), diagonal };
    });
    const cost = Math.max(...prices.map((each) => each.cost));
    return { cost, diagonal: prices.every((each) => each.cost < cost || each.diagonal) };
  }

  /**
   * Whether creatures for which `counts` is true occupy the mover's space at a position. For a
   * squeezed mover: whether they occupy every lane that it may fill there.
   */
  private isTaken(at: Cell, bodies: readonly Body[], counts: (o: Other) => boolean): boolean {
    const taken = (squares: readonly Cell[]): boolean =>
      this.others.some((o) => counts(o) && shared(o.squares, squares));
    const squeezed = this.n > 1 && !this.room.whole(at) && this.text.fillsLane;
    return squeezed
      ? this.room.bodies(at, bodies).every((b) => taken(squaresOf(b)))
      : taken(cellsFrom(at, this.n));
  }

  /** Whether no other creature stands at the position. In Sigil a corpse does not count. */
  isFree(at: Cell): boolean {
    return !this.isTaken(at, this.room.ways(at), (o) => !isIn(o.being, 'dead'));
  }

  /**
   * Whether the creature may stop here, outside other creatures' spaces. Very small creatures may
   * share a square while it has room.
   */
  mayEnd(at: Cell, bodies: readonly Body[]): boolean {
    if (this.isTaken(at, bodies, (o) => !o.end)) return false;
    if (!isTiny(this.b) || !this.others.some((o) => shared(o.squares, [at]))) return true;
    const small = this.others.filter((o) => isTiny(o.being) && sameCell(o.being.at, at));
    // Each creature takes a share of the square, in hundredths.
    return small.reduce((sum, o) => sum + 100 / perSquare(o.being), 100 / perSquare(this.b)) <= 100;
  }

  /** Whether the step is not allowed as a five-foot step. */
  barsStep({ entered, factor, crossing, rough }: Step): boolean {
    const { stepBarred } = this.text;
    return stepBarred === 'hampered'
      ? factor > 1 || crossing > 0 || entered.some(({ ground }) => ground > 1)
      : stepBarred === 'difficult' && rough;
  }
}
