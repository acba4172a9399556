/**
 * Tumbling: who may tumble, and a creature whose user lets it tumble on the map: it passes through
 * foes, and moves at half speed.
 */
import { spentOf } from '../../../board/board.ts';
import type { Creature } from '../../../board/creature.ts';
import type { Cell, Place3 } from '../../../board/grid.ts';
import { cite } from '../../names.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import { lengthsAlong } from '../../core/pathSteps.ts';
import type { ActionKind } from '../../actionPermission.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import { crawler } from './crawling.ts';

const SLOWING: readonly (string | undefined)[] = ['medium', 'heavy'];

/**
 * Why the creature cannot tumble: armor or load slows it, or it is untrained. Armor and load never
 * slow some races.
 */
export function cannotTumble(j: Judge, c: Creature): 'armour' | 'untrained' | undefined {
  const { skill, trained, unslowed } = j.rules.evading ?? {};
  if (skill !== undefined && trained === true && c.skills?.[skill]?.ranks === 0) return 'untrained';
  return unslowed === true &&
    (SLOWING.includes(c.armour) || SLOWING.includes(c.load)) &&
    traitEffect(j.rules.traits, c, 'unslowed') !== true
    ? 'armour'
    : undefined;
}

/**
 * Facts that decide whether the creature may tumble, and that nobody told: it is taken to be trained
 * and unslowed. None if another fact forbids it already.
 */
export function unsureTumbler(j: Judge, c: Creature): readonly string[] {
  const { skill, trained, unslowed } = j.rules.evading ?? {};
  if (skill === undefined || cannotTumble(j, c) !== undefined) return [];
  const own = `creatures.${c.id}`;
  const slowed = unslowed === true && traitEffect(j.rules.traits, c, 'unslowed') !== true;
  return [
    ...(trained === true && c.skills?.[skill]?.ranks === undefined
      ? [`${own}.skills.${skill}.ranks`]
      : []),
    ...(slowed && c.armour === undefined ? [`${own}.armour`] : []),
    ...(slowed && c.load === undefined ? [`${own}.load`] : []),
  ];
}

/** The missing facts of a check that a tumbling creature makes, without those whether it may. */
export function unsureRoll(j: Judge, c: Creature, unknown: readonly string[]): readonly string[] {
  const others = unsureTumbler(j, c);
  return unknown.filter((path) => !others.includes(path));
}

/** Whether the creature fills its squares, so that nobody tumbles through them. */
export const fillsSpace = (j: Judge, c: Creature): boolean =>
  traitEffect(j.rules.traits, c, 'fillsSpace') === true;

const wantsToTumble = (j: Judge, c: Creature): boolean =>
  c.moving === 'tumble' && j.rules.evading !== undefined;

export const isTumbling = (j: Judge, c: Creature): boolean =>
  wantsToTumble(j, c) && cannotTumble(j, c) === undefined;

/** Whether the user lets a creature tumble that cannot. */
export const tumblesInVain = (j: Judge, c: Creature): boolean =>
  wantsToTumble(j, c) && cannotTumble(j, c) !== undefined;

/** Facts on which it depends whether the creature may tumble as its user lets it. */
export const unsureIfTumbling = (j: Judge, c: Creature): readonly string[] =>
  wantsToTumble(j, c) ? unsureTumbler(j, c) : [];

/** The action in which a prone creature tumbles one square; undefined: it stands, or may not. */
export const proneTumble = (j: Judge, c: Creature): ActionKind | undefined =>
  crawler(j, c) === undefined ? undefined : j.rules.evading?.prone;

/** Does a creature that tumbles go at half speed? The text or its user may say otherwise. */
const tumblesSlowly = (j: Judge, c: Creature): boolean =>
  j.rules.evading?.fullSpeed !== true && c.hurried !== true && proneTumble(j, c) === undefined;

/** Factor of the cost of each square: tumbling at half speed costs double. */
export const tumblingFactor = (j: Judge, c: Creature): number =>
  isTumbling(j, c) && tumblesSlowly(j, c) ? 2 : 1;

/**
 * The steps of a path that one check of a tumbling creature covers: from the first step at which an
 * opponent may strike, as far as the check goes. That is a length on the map, so ground that costs
 * more does not shorten it (d20modern.movement.tumble).
 * @param struck steps out of squares in which an opponent may strike at the mover
 */
export function coveredSteps(
  j: Judge,
  c: Creature,
  path: readonly (Cell | Place3)[],
  struck: readonly number[],
): (step: number) => boolean {
  const { cells = Infinity } = j.rules.evading ?? {};
  if (cells === Infinity) return () => true;
  const lengths = lengthsAlong(path, spentOf(j.board, c).diagonals, j.options.diagonals);
  const first = Math.min(...struck);
  return (step) => step >= first && lengths[step + 1]! - lengths[first]! <= cells;
}

/** The opponents that a tumbling creature evades. */
export const evasion: NonNullable<Ruleset['evasion']> = (j, mover, path, struck) =>
  isTumbling(j, mover)
    ? {
        check: 'tumble-past',
        skill: j.rules.evading!.skill,
        covers: coveredSteps(j, mover, path, struck),
      }
    : undefined;

/** A ruleset's `mayShare`, with foes through whose space a creature tumbles. */
export const passedTumbling =
  (mayShare: Ruleset['mayShare']): Ruleset['mayShare'] =>
  (j, mover, other) => {
    const share = mayShare(j, mover, other);
    return !share.pass && isTumbling(j, mover) && !fillsSpace(j, other)
      ? { ...share, pass: true, rules: cite(j.rules.cites, 'throughTumbling') }
      : share;
  };
