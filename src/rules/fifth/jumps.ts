/**
 * Jumps: how far a creature clears by its Strength and its run-up, and what it rolls where it lands
 * in difficult terrain. The whole of a path on which it jumps is one long jump.
 */
import { spentOf } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { GroundIndex } from '../../board/groundIndex.ts';
import { modifierOf } from '../core/abilities.ts';
import { effectOf } from '../core/conditionsInForce.ts';
import { countedBy, traitEffect } from '../core/traitEffect.ts';
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

/**
 * Feet that a creature clears with or without a run-up, by a trait such as `standing-leap-4`, which
 * states cells; 0: it has none; Infinity: nobody says how far.
 */
const leap = ({ rules }: Judge, c: Creature): number => countedBy(rules.traits, c, 'leap') * FEET;

const runningLeap = ({ rules }: Judge, c: Creature): number =>
  countedBy(rules.traits, c, 'runningLeap') * FEET;

interface LongJump {
  readonly standing: number;
  readonly running: number;
}

/** How many times as far a creature jumps, by a spell and by an action of its turn. */
function timesAsFar(j: Judge, c: Creature): number {
  const doubling = traitEffect(j.rules.traits, c, 'jumpsDoubledBy') ?? [];
  const { actions = [] } = spentOf(j.board, c);
  return (
    (effectOf(j, c, 'jumpTimes')?.value ?? 1) *
    (actions.some((action) => doubling.includes(action)) ? 2 : 1)
  );
}

/** Feet that a creature clears by its abilities, or by what a trait or a spell states; undefined: not known. */
function longJump(j: Judge, c: Creature): LongJump | undefined {
  const strength = c.abilities?.str;
  if (strength == null) return undefined;
  const { traits } = j.rules;
  const other = traitEffect(traits, c, 'jumpsBy');
  const score = Math.max(strength, (other && c.abilities?.[other]) ?? 0);
  const farther = traitEffect(traits, c, 'jumpsFarther');
  const more = farther === undefined ? 0 : modifierOf(c.abilities?.[farther] ?? TEN);
  const times = timesAsFar(j, c);
  const least = effectOf(j, c, 'jumpFeet')?.value ?? 0;
  return {
    standing: Math.max(least, Math.floor(score / 2) * times),
    running: Math.max(least, (score + Math.max(0, more)) * times, runningLeap(j, c)),
  };
}
/** The score whose modifier is 0. */
const TEN = 10;

/** Does a trait, a spell or an action change how far the creature jumps? */
export const jumpsFar = (j: Judge, c: Creature): boolean =>
  leap(j, c) > 0 ||
  runningLeap(j, c) > 0 ||
  timesAsFar(j, c) > 1 ||
  (effectOf(j, c, 'jumpFeet')?.value ?? 0) > 0 ||
  traitEffect(j.rules.traits, c, 'jumpsBy') !== undefined ||
  traitEffect(j.rules.traits, c, 'jumpsFarther') !== undefined;

/** The first step of the creature's jump that leads too far, whatever nobody has said; −1: none. */
export function jumpedTooFar(j: Judge, c: Creature, path: readonly Cell[]): number {
  const leaps = leap(j, c);
  if (!isJumping(j, c)) return -1;
  if (leaps > 0) return stepBeyond(j, path, leaps);
  const jump = longJump(j, c);
  if (jump === undefined) return -1;
  return stepBeyond(j, path, hasRunUp(j, c) === false ? jump.standing : jump.running);
}

/** The facts that a jump lacks: Strength, or whether there was a run-up on which it depends. */
export function jumpUnknown(j: Judge, c: Creature, path: readonly Cell[]): readonly string[] {
  if (!isJumping(j, c)) return [];
  const leaps = leap(j, c);
  if (leaps > 0) return leaps === Infinity ? [`creatures.${c.id}.traits`] : [];
  const jump = longJump(j, c);
  if (jump === undefined) return [`creatures.${c.id}.abilities.str`];
  const depends = hasRunUp(j, c) === undefined && stepBeyond(j, path, jump.standing) > 0;
  return depends && stepBeyond(j, path, jump.running) < 0 ? ['ask.runUp'] : [];
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
