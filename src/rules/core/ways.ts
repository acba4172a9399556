/** How a creature moves over the ground: through the air, or in a way with a speed of its own. */
import type { Creature } from '../../board/creature.ts';
import type { Cell } from '../../board/grid.ts';
import { perObject } from '../../board/memoize.ts';
import type { Way } from '../../board/vocabulary.ts';
import type { Judge } from '../ruleset.ts';
import type { Mode, MoveVerdict } from '../verdict.ts';

/** Does the creature ignore obstacles and difficult ground? */
export const isUnhampered = (j: Judge, c: Creature): boolean =>
  j.rules.bodyIs(j, c, 'airborne') || j.rules.bodyIs(j, c, 'incorporeal');

/** The kind of movement that the user chose, if it has a speed of its own. */
export const chosenWay = ({ moving }: Creature): 'swim' | 'climb' | 'burrow' | undefined =>
  moving === 'swim' || moving === 'climb' || moving === 'burrow' ? moving : undefined;

/** The way in which the creature moves, for ground that hampers each way on its own. */
export const wayOfMoving = (j: Judge, c: Creature): Way =>
  j.rules.bodyIs(j, c, 'airborne') ? 'fly' : (chosenWay(c) ?? 'land');

/** Does the user let the creature jump, by a text that has jumps? A jump costs its length alone. */
export const isJumping = (j: Judge, c: Creature): boolean =>
  c.moving === 'jump' && j.rules.jumps !== undefined;

const walking = perObject(({ moving: _moving, ...rest }: Creature): Creature => rest);

/**
 * The creature in a movement mode. Nobody tumbles in the mode of a single step
 * (srd35.movement.tumble-half, d20modern.movement.tumble).
 */
export const inMode = ({ rules }: Judge, c: Creature, mode: Mode): Creature =>
  c.moving === 'tumble' && mode === rules.modes.step ? walking(c) : c;

/**
 * Verdict on a path that a creature does not walk: it vanishes and appears elsewhere. That costs no
 * movement and provokes nobody; whether a spell or an ability allows it is unknown.
 */
export const teleported = (c: Creature, path: readonly Cell[]): MoveVerdict => ({
  legal: true,
  cost: 0,
  budget: 0,
  costs: path.map(() => 0),
  violations: [],
  opportunities: [],
  barred: [],
  rules: [],
  unknown: [`creatures.${c.id}.moving`],
});
