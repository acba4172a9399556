/**
 * Judges which cells a creature threatens, with reasons: cells into which it could make a melee
 * attack now, with line of effect. reachAreas.ts gives the reach, threatenedCells.ts the cells.
 */
import type { Creature } from '../../board/creature.ts';
import type { Board, Ground, Turn } from '../../board/board.ts';
import { memoize, sameItems } from '../../board/memoize.ts';
import { isPinned, samePins } from '../../board/pins.ts';
import { CellSet } from '../../board/cellset.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { groundAt, groundBetween } from '../../board/wallHeights.ts';
import { cite, type RuleName } from '../names.ts';
import type { Judge, Permission } from '../ruleset.ts';
import type { Known, RuleId, ThreatVerdict } from '../verdict.ts';
import { effectOf, isUnder } from '../core/conditionsInForce.ts';
import {
  cellsBetween,
  doubtOf,
  partsOf,
  seesStand,
  standOf,
  type Stand,
} from '../core/distance.ts';
import { ThreatenedCells } from '../core/threatenedCells.ts';
import { reachAreas, type ReachArea } from '../core/reachAreas.ts';
import { isMeleeThrow } from './size.ts';

/** Whether the creature's own state allows melee attacks (sigil.threat.cannot-attack-does-not). */
export function canThreaten(j: Judge, c: Creature): Permission {
  const barred = effectOf(j, c, 'noThreat');
  if (barred)
    return {
      allowed: false,
      why: 'condition',
      condition: barred.condition,
      rules: cite(j.rules.cites, barred.value),
    };
  return ABLE;
}

/**
 * Like `canThreaten`, for rulesets in which a grappling creature makes no attacks of opportunity. A
 * house rule says whether it threatens cells.
 */
export function threatensUnheld(j: Judge, c: Creature): Permission {
  const able = canThreaten(j, c);
  if (!able.allowed || j.options.grappledThreatens || !isUnder(j, c, 'oneHanded')) return able;
  const rules = cite(j.rules.cites, 'threatGrappling');
  return { allowed: false, why: 'condition', condition: 'grappling', rules };
}

const ABLE: Permission = { allowed: true, rules: [] };

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
 * The facts of a turn on which threat depends, because creatures that have not acted are
 * flat-footed. They are compared by identity. The actions that the active creature has spent have
 * no effect.
 */
export const turnBasis = (turn: Turn | undefined): readonly unknown[] =>
  turn === undefined ? NOTHING : [turn.round, turn.active, turn.surprise, turn.order, turn.acted];

const known = memoize<ThreatVerdict>();

/**
 * The cells that a creature threatens (srd35.threat.*, sigil.threat.*; docs/spec/scene.md,
 * conventions 6 and 7).
 */
export function threat(j: Judge, c: Creature): ThreatVerdict {
  const { ground, turn, creatures } = j.board;
  return known(c, [j.rules, ground, j.options, isPinned(creatures, c), ...turnBasis(turn)], () =>
    surveyed(j, c),
  );
}

function surveyed(j: Judge, c: Creature): ThreatVerdict {
  const cells = new CellSet(j.board.ground.grid);
  const { stand, able, list, reach, ready, unknown } = stanceOf(j, c);
  if (!able.allowed)
    return { cells, reach: 0, with: [], none: barredBy(able), rules: able.rules, unknown };
  if (ready === undefined) {
    const rules = cite(j.rules.cites, 'threatUnarmed');
    return { cells, reach: 0, with: [], none: { why: 'unarmed', rules }, rules, unknown };
  }
  const held = ThreatenedCells.of(j.board.ground);
  const end = held.find(stand, list);
  for (let k = 0; k < end; k++) cells.addIndex(held.found[k]!);
  const longest = [...list].sort((a, b) => b.far - a.far);
  return {
    cells,
    reach: longest[0]?.far ?? 0,
    with: longest.map((h) => h.name).filter((name) => name !== ''),
    rules: rulesOf(j, c, list, reach?.rules ?? []),
    unknown,
    ...(ready.allowed ? {} : { idle: barredBy(ready) }),
  };
}

const barredBy = ({ why, condition, rules }: Permission): NonNullable<ThreatVerdict['none']> => ({
  why: why ?? 'condition',
  rules,
  ...(condition === undefined ? {} : { condition }),
});

function rulesOf(
  j: Judge,
  c: Creature,
  list: readonly ReachArea[],
  reach: readonly RuleId[],
): RuleId[] {
  const names: RuleName[] = ['threat'];
  const weapons = (c.attacks ?? []).filter((a) => a.ready && a.kind === 'melee');
  if (list.some((h) => h.weapon)) names.push('reachWeapon');
  if (weapons.some((a) => a.reach !== undefined)) names.push('reachEach');
  if (weapons.some((a) => a.natural)) names.push('threatUnarmed');
  if (weapons.some((a) => a.reachWeapon === 'reach'))
    names.push('reachWeaponNear', 'threatReachWeapon');
  if (weapons.some((a) => a.reachWeapon === 'reach-and-near')) names.push('reachChain');
  if (list.every((h) => h.far === 0)) names.push('reachZero', 'opportunityReachZero');
  // Cite last the rules that can only remove cells: those on sight, and on diagonals at reach 2.
  const atTwo = list.some((h) => h.far === 2 || h.near === 2);
  const diagonals: readonly RuleName[] =
    atTwo && j.options.diagonals === 'alternate' ? ['reachTwo'] : [];
  const hurled = (c.attacks ?? []).some((a) => a.ready && isMeleeThrow(j, a));
  const ground = groundAt(j.board.ground, c.elevation);
  const sight: readonly RuleName[] = GroundIndex.of(ground).sight('effect').open
    ? []
    : ['threatSight', 'effect'];
  return [
    ...new Set([
      ...cite(j.rules.cites, ...names),
      ...(hurled ? (j.rules.meleeThrows ?? []) : []),
      ...reach,
      ...cite(j.rules.cites, ...sight, ...diagonals),
    ]),
  ];
}

/** Whether the creature could attack this stand now, given reach, height and line of effect. */
export function threatensStand(j: Judge, c: Creature, cells: CellSet, to: Stand): boolean {
  if (Math.round(to.h) === Math.round(c.elevation)) {
    for (const { x: left, y: top, w, d } of partsOf(to)) {
      for (let y = top; y < top + d; y++)
        for (let x = left; x < left + w; x++) if (cells.has(x, y)) return true;
    }
    return false;
  }
  if (!j.rules.canThreaten(j, c).allowed) return false;
  return strikesAcross(j, j.board.ground, reachAreas(j, c).list, standOf(j, c), to);
}

/** Whether the creature could attack another in melee at its current position. */
export const threatens = (j: Judge, c: Creature, other: Creature): boolean =>
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
  const apart = cellsBetween(j, from, to);
  return (
    list.some((h) => apart > h.near && apart <= h.far) &&
    seesStand(GroundIndex.of(groundBetween(ground, from.h, to.h)).sight('effect'), from, to)
  );
}
