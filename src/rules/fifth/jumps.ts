/**
 * Jumps: how far a creature clears by its Strength and its run-up, and what it rolls where it lands
 * in difficult terrain. The whole of a path on which it jumps is one long jump.
 */
import { spentOf } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { isJumping } from '../core/ways.ts';
import { cite } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { FEET } from './speed.ts';

/** Squares of movement right before a jump that are a run-up: 10 feet. */
const RUN_UP = 2;
/** The DC of the check that keeps a jumper on its feet in difficult terrain. */
const LANDING_DC = 10;

/** Feet that the creature clears in a long jump now; undefined: its Strength is not known. */
function longJump(j: Judge, c: Creature): number | undefined {
  const strength = c.abilities?.str;
  if (strength == null) return undefined;
  return spentOf(j.board, c).moved >= RUN_UP ? strength : Math.floor(strength / 2);
}

/**
 * The first step of a jump that leads too far; −1: none does. The squares between the first and the
 * last one have to be cleared, by the house rule `jump` half of these two as well.
 */
export function jumpedTooFar(j: Judge, c: Creature, path: readonly Cell[]): number {
  const feet = isJumping(j, c) ? longJump(j, c) : undefined;
  if (feet === undefined) return -1;
  const ends = j.options.jump === 'landing' ? 0 : 1;
  return path.findIndex((_, step) => step > 0 && (step - ends) * FEET > feet);
}

export const jumpUnknown = (j: Judge, c: Creature): readonly string[] =>
  isJumping(j, c) && longJump(j, c) === undefined ? [`creatures.${c.id}.abilities.str`] : [];

/** The check of a jump that ends in difficult terrain. */
export const landingChecks: NonNullable<Ruleset['pathChecks']> = (j, c, _mode, path) => {
  const end = path.at(-1);
  if (!isJumping(j, c) || path.length < 2 || end === undefined) return [];
  const facts = GroundIndex.of(j.board.ground).facts(end[0], end[1]);
  if (!j.rules.isDifficult(j, c, facts)) return [];
  const rules = cite(j.rules.cites, 'jumpLanding');
  return [{ step: path.length - 1, what: 'jumping', skill: 'acrobatics', dc: LANDING_DC, rules }];
};
