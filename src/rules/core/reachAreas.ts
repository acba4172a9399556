/**
 * Reach areas of a creature: how far each of its melee attacks reaches. threatenedCells.ts lists
 * the cells.
 */
import type { Attack, Creature } from '../../board/creature.ts';
import { gap, type Cell, type DiagonalCount } from '../../board/grid.ts';
import { squareRing, withinReach, type Stencil, type TwoDiagonal } from '../../board/stencil.ts';
import type { Judge } from '../ruleset.ts';
import type { Known } from '../verdict.ts';
import { cellsBetween, gapsBetween, standOf, type Stand } from './distance.ts';

/** The reach area of one melee attack. */
export interface ReachArea {
  readonly name: string;
  readonly near: number;
  readonly far: number;
  readonly nearTwo: TwoDiagonal;
  readonly farTwo: TwoDiagonal;
  readonly count: DiagonalCount;
  readonly stencil: Stencil;
  readonly weapon: boolean;
}

/** Whether a cell `dx`, `dy` cells away (gaps along the axes) is within the reach area. */
export const isInReachArea = (h: ReachArea, dx: number, dy: number): boolean =>
  dx === 0 && dy === 0
    ? h.near < 0
    : withinReach(dx, dy, h.far, h.farTwo, h.count) &&
      (h.near <= 0 || !withinReach(dx, dy, h.near, h.nearTwo, h.count));

/**
 * Whether a reach area around a stand includes a square of another one, at any heights. What shares
 * a square is within every reach that has no dead zone.
 */
export function reachesStand(j: Judge, h: ReachArea, from: Stand, to: Stand): boolean {
  if (Math.round(from.h) !== Math.round(to.h)) {
    const apart = cellsBetween(j, from, to);
    return apart > h.near && apart <= h.far;
  }
  const [dx, dy] = gapsBetween(j, from, to);
  return dx === 0 && dy === 0 ? h.near <= 0 : isInReachArea(h, dx, dy);
}

/** Whether a melee attack reaches another creature from where both are. */
export const attackReaches = (j: Judge, c: Creature, a: Attack, other: Creature | Cell): boolean =>
  reachesStand(
    j,
    areaOfAttack(j, c, a, j.rules.attackReach(j, c, a)),
    standOf(j, c),
    standOf(j, other),
  );

/** The reach area of one melee attack. */
function areaOfAttack(
  j: Judge,
  c: Creature,
  a: Attack,
  { near, far }: ReturnType<Judge['rules']['attackReach']>,
): ReachArea {
  const natural = a.reach ?? j.rules.reach(c).value;
  const isWeapon = a.reachWeapon !== 'none';
  return hold(j, j.rules.space(c).value, a.name, { near, far, natural }, isWeapon);
}

/** The reach areas of a creature's melee attacks, without attacks that threaten no cell. */
export interface ReachAreas {
  /** The attacks with which the creature threatens. */
  readonly list: readonly ReachArea[];
  /**
   * True if the scene does not list the creature's attacks, so that one natural attack is assumed.
   */
  readonly assumed: boolean;
  /** Cells on a side of its space. */
  readonly n: number;
  /** Natural reach, in cells. */
  readonly reach: Known<number>;
}

/** `quietToo`: attacks that threaten no cell are listed too. */
export function reachAreas(j: Judge, c: Creature, quietToo = false): ReachAreas {
  const n = j.rules.space(c).value;
  const reach = j.rules.reach(c);
  const natural = reach.value;
  if (c.attacks === undefined)
    return {
      list: [hold(j, n, '', { near: natural === 0 ? -1 : 0, far: natural, natural }, false)],
      assumed: true,
      n,
      reach,
    };
  const list: ReachArea[] = [];
  const oneHanded = j.rules.bodyIs(j, c, 'oneHanded');
  const unarmed = j.rules.unarmedReach?.(c);
  if (unarmed !== undefined)
    list.push(
      hold(j, n, '', { near: unarmed === 0 ? -1 : 0, far: unarmed, natural: unarmed }, false),
    );
  for (const a of c.attacks) {
    if (!j.rules.strikesInMelee(j, a)) continue;
    if (!a.ready || (oneHanded && a.twoHanded)) continue;
    if (a.unarmed && !a.natural && !j.rules.bodyIs(j, c, 'unarmedArmed')) continue;
    const reaches = j.rules.attackReach(j, c, a);
    if (reaches.quiet === true && !quietToo) continue;
    list.push(areaOfAttack(j, c, a, reaches));
  }
  return { list, assumed: false, n, reach };
}

/**
 * Whether a reach of two includes the second diagonal square (docs/spec/scene.md, convention 6).
 */
const twoDiagonal = (j: Judge, weapon: boolean): TwoDiagonal =>
  j.options.reachTwoDiagonal === 'all' || (j.options.reachTwoDiagonal === 'weapon-only' && weapon)
    ? 'within'
    : 'beyond';

function hold(
  j: Judge,
  n: number,
  name: string,
  { near, far, natural }: { readonly near: number; readonly far: number; readonly natural: number },
  weapon: boolean,
): ReachArea {
  // The dead zone of a reach weapon is usually the natural reach. Its diagonals then count like
  // those of the natural reach.
  const nearTwo = twoDiagonal(j, weapon && natural !== near);
  const farTwo = twoDiagonal(j, weapon);
  const count = j.options.diagonals;
  const stencil = squareRing(n, { near, far, nearTwo, farTwo }, count);
  return { name, near, far, nearTwo, farTwo, count, weapon, stencil };
}

/**
 * Whether the reach area around a stand includes a square: within reach of at least one lane, and
 * in the dead zone of none.
 */
export function areaReachesCell(from: Stand, h: ReachArea, x: number, y: number): boolean {
  const { lanes } = from;
  if (lanes === undefined)
    return isInReachArea(h, gap(from.x, from.w, x, 1), gap(from.y, from.d, y, 1));
  let within = false;
  for (const lane of lanes) {
    const dx = gap(lane.x, lane.w, x, 1);
    const dy = gap(lane.y, lane.d, y, 1);
    if (isInReachArea(h, dx, dy)) within = true;
    else if (withinReach(dx, dy, h.far, h.farTwo, h.count)) return false;
  }
  return within;
}
