/** What decides a creature's threat before its cells are computed, and whether it reaches a stand. */
import type { Board, Ground, Turn } from '../../board/board.ts';
import type { CellSet } from '../../board/cellset.ts';
import type { Creature } from '../../board/creature.ts';
import { gap } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { sameItems } from '../../board/memoize.ts';
import { samePins } from '../../board/pins.ts';
import { groundBetween } from '../../board/wallHeights.ts';
import type { Judge, Permission } from '../ruleset.ts';
import type { Known } from '../verdict.ts';
import { doubtOf, meetsStand, rectanglesOf, seesStand, standOf, type Stand } from './distance.ts';
import { onOtherPlanes } from './planes.ts';
import { reachAreas, reachesStand, type ReachArea } from './reachAreas.ts';

/**
 * What decides a creature's threat before its cells are computed. It depends only on the creature
 * and on the facts that `sameBasis` compares.
 */
export interface Stance {
  /** The cells that the creature fills. */
  readonly stand: Stand;
  /** Whether the creature may attack in melee, and why not. */
  readonly able: Permission;
  /** The creature's attacks that threaten cells; empty if it may not attack. */
  readonly list: readonly ReachArea[];
  /** Natural reach in cells; undefined for creatures that may not attack. */
  readonly reach: Known<number> | undefined;
  /**
   * Whether the creature may make an attack of opportunity now; undefined if it threatens no cells.
   */
  readonly ready: Permission | undefined;
  /** Missing facts that the answer depends on. */
  readonly unknown: readonly string[];
}

const NOTHING: readonly never[] = [];

export function stanceOf(j: Judge, c: Creature): Stance {
  const able = j.rules.canThreaten(j, c);
  if (!able.allowed)
    return {
      stand: standOf(j, c),
      able,
      list: NOTHING,
      reach: undefined,
      ready: undefined,
      unknown: NOTHING,
    };
  const { list, assumed, reach } = reachAreas(j, c);
  const stand = standOf(j, c);
  const ready = list.length === 0 ? undefined : j.rules.canTakeOpportunity(j, c);
  return {
    stand,
    able,
    list,
    reach,
    ready,
    unknown:
      assumed || stand.doubt === true || reach.unknown !== undefined || ready?.unknown !== undefined
        ? missing()
        : NOTHING,
  };

  function missing(): string[] {
    return [
      assumed ? `creatures.${c.id}.attacks` : undefined,
      ...doubtOf(c, stand),
      reach.unknown,
      ready?.unknown,
    ].filter((fact) => fact !== undefined);
  }
}

/** Whether the creature could make an attack of opportunity now into its threatened cells. */
export const isActive = (s: Stance): boolean => s.ready?.allowed === true;

/**
 * The facts, besides the creature itself, on which its threat depends. Of other creatures, only
 * those that pin it matter.
 */
export interface Basis {
  readonly board: Pick<Board, 'ground' | 'turn' | 'creatures'>;
  readonly rules: unknown;
  readonly options: unknown;
}

/** Whether every unchanged creature threatens the same cells under both sets of facts. */
export const sameBasis = (a: Basis, b: Basis): boolean =>
  a.board.ground === b.board.ground &&
  a.rules === b.rules &&
  a.options === b.options &&
  sameItems(turnBasis(a.board.turn), turnBasis(b.board.turn)) &&
  samePins(a.board.creatures, b.board.creatures);

/**
 * The facts of a turn on which threat depends, because creatures that have not acted may not be
 * ready. They are compared by identity. The actions that the active creature has spent have
 * no effect.
 */
export const turnBasis = (turn: Turn | undefined): readonly unknown[] =>
  turn === undefined ? NOTHING : [turn.round, turn.active, turn.surprise, turn.order, turn.acted];

/** Whether the creature could attack this stand now, given reach, height and line of effect. */
export function threatensStand(j: Judge, c: Creature, cells: CellSet, to: Stand): boolean {
  if (Math.round(to.h) === Math.round(c.elevation)) {
    for (const { x: left, y: top, w, d } of rectanglesOf(to)) {
      for (let y = top; y < top + d; y++)
        for (let x = left; x < left + w; x++) if (cells.has(x, y)) return true;
    }
    return strikesInside(j, c, to);
  }
  if (!j.rules.canThreaten(j, c).allowed) return false;
  return strikesAcross(j, j.board.ground, reachAreas(j, c).list, standOf(j, c), to);
}

/**
 * Whether the creature could attack what shares a square with it: the cells that it threatens leave
 * its own space out.
 */
function strikesInside(j: Judge, c: Creature, to: Stand): boolean {
  const [x, y] = c.at;
  const n = j.rules.space(c).value;
  // Few stands lie there, so the boxes are compared first.
  return (
    gap(to.x, to.w, x, n) === 0 &&
    gap(to.y, to.d, y, n) === 0 &&
    meetsStand(standOf(j, c), to) &&
    j.rules.canThreaten(j, c).allowed &&
    reachAreas(j, c).list.some((h) => h.near === 0)
  );
}

/** Whether the creature could attack another in melee at its current position. */
export const threatens = (j: Judge, c: Creature, other: Creature): boolean =>
  !onOtherPlanes(j, c, other) &&
  threatensStand(j, c, j.rules.threat(j, c).cells, standOf(j, other));

/**
 * Whether a creature threatens a stand at a different height. The distance in cells and the line of
 * effect decide (docs/spec/scene.md, convention 11).
 */
export function strikesAcross(
  j: Judge,
  ground: Ground,
  list: readonly ReachArea[],
  from: Stand,
  to: Stand,
): boolean {
  return (
    list.some((h) => reachesStand(j, h, from, to)) &&
    seesStand(GroundIndex.of(groundBetween(ground, from.h, to.h)).sight('effect'), from, to)
  );
}
