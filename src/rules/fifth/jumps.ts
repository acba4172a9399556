/**
 * Jumps: how far a creature clears by its Strength and its run-up, and what it rolls where it lands
 * in difficult terrain. The whole of a path on which it jumps is one long jump.
 */
import { spentOf } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { senseRange } from '../core/traitEffect.ts';
import { isJumping } from '../core/ways.ts';
import { cite } from '../names.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { FEET } from './speed.ts';

/** Squares of movement right before a jump that are a run-up: 10 feet. */
const RUN_UP = 2;
/** The DC of the check that keeps a jumper on its feet in difficult terrain. */
const LANDING_DC = 10;

/** Has the creature a run-up in its turn? Outside a turn that is known, nobody has said. */
const hasRunUp = ({ board }: Judge, c: Creature): boolean | undefined =>
  board.turn?.active === c.id ? spentOf(board, c).moved >= RUN_UP : undefined;

/**
 * The first step of a jump of at most `feet` that leads too far; −1: none does. The squares between
 * the first and the last one have to be cleared, by the house rule `jump` half of these two as well.
 */
function stepBeyond({ options }: Judge, path: readonly Cell[], feet: number): number {
  const ends = options.jump === 'landing' ? 0 : 1;
  return path.findIndex((_, step) => step > 0 && (step - ends) * FEET > feet);
}

/** Feet that the creature clears from standing. */
const standingJump = (strength: number): number => Math.floor(strength / 2);

/**
 * Feet that a creature clears with or without a run-up, by a trait such as `standing-leap-4`, which
 * states cells; 0: it has none; Infinity: nobody says how far.
 */
const leap = (c: Creature): number => senseRange(c, 'standing-leap') * FEET;

/** The first step of the creature's jump that leads too far, whatever nobody has said; −1: none. */
export function jumpedTooFar(j: Judge, c: Creature, path: readonly Cell[]): number {
  const strength = c.abilities?.str;
  const leaps = leap(c);
  if (!isJumping(j, c)) return -1;
  if (leaps > 0) return stepBeyond(j, path, leaps);
  if (strength == null) return -1;
  const feet = hasRunUp(j, c) === false ? standingJump(strength) : strength;
  return stepBeyond(j, path, feet);
}

/** The facts that a jump lacks: Strength, or whether there was a run-up on which it depends. */
export function jumpUnknown(j: Judge, c: Creature, path: readonly Cell[]): readonly string[] {
  if (!isJumping(j, c)) return [];
  const leaps = leap(c);
  if (leaps > 0) return leaps === Infinity ? [`creatures.${c.id}.traits`] : [];
  const strength = c.abilities?.str;
  if (strength == null) return [`creatures.${c.id}.abilities.str`];
  const depends = hasRunUp(j, c) === undefined && stepBeyond(j, path, standingJump(strength)) > 0;
  return depends && stepBeyond(j, path, strength) < 0 ? ['ask.runUp'] : [];
}

/** The check of a jump that ends in difficult terrain. */
export const landingChecks: NonNullable<Ruleset['pathChecks']> = (j, c, _mode, path) => {
  const end = path.at(-1);
  if (!isJumping(j, c) || path.length < 2 || end === undefined) return [];
  const facts = GroundIndex.of(j.board.ground).facts(end[0], end[1]);
  if (!j.rules.isDifficult(j, c, facts)) return [];
  const rules = cite(j.rules.cites, 'jumpLanding');
  return [{ step: path.length - 1, what: 'jumping', skill: 'acrobatics', dc: LANDING_DC, rules }];
};
