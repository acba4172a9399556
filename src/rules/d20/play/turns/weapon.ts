/** The weapon for an action: the given one, or else the first ready one that fits. */
import { hasUsed, movedInSaddle, spentOf } from '../../../../board/board.ts';
import type { Attack, Creature } from '../../../../board/creature.ts';
import { carrierOf } from '../../../../board/mounts.ts';
import { isMeleeThrow } from '../../map/size.ts';
import { traitEffect } from '../../../core/traitEffect.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hasTag } from '../../../tags.ts';
import type { ActionEntry, ActRequest } from './turnRules.ts';
import { reaches } from './reach.ts';

export interface Weapon {
  /**
   * If it is absent although `fits` is true, the creature uses bare hands, or the scene does not
   * say which weapons it has.
   */
  readonly attack?: Attack;
  readonly fits: boolean;
  readonly unknown?: string;
}

const FITS: Readonly<Record<NonNullable<ActionEntry['weapon']>, (a: Attack) => boolean>> = {
  melee: (a) => a.kind === 'melee',
  'melee-or-unarmed': (a) => a.kind === 'melee',
  unarmed: (a) => a.unarmed || a.natural,
  ranged: (a) => a.kind !== 'melee',
  any: () => true,
  'melee-or-bow': (a) => a.kind !== 'thrown',
};

/** Kinds of weapon that include a javelin which strikes in melee. */
const STRIKES = new Set<ActionEntry['weapon']>(['melee', 'melee-or-unarmed']);

/** Kinds of weapon for which bare hands are enough. */
const BARE = new Set<ActionEntry['weapon']>(['unarmed', 'melee-or-unarmed', 'any']);

/**
 * Has the creature moved too far this turn for a full attack with the weapon, on foot or in the
 * saddle? A rider may shoot a full attack while its mount moves, if the ruleset has rules for such
 * shots.
 */
export function hasMoved(j: FullJudge, c: Creature, attack: Attack | undefined): boolean {
  const { turn } = j.board;
  if (turn?.active !== c.id) return false;
  const shoots = attack !== undefined && attack.kind !== 'melee';
  if (c.seat !== undefined && j.rules.mounts.shooting !== undefined && shoots) return false;
  const { own } = j.rules.mounts;
  if (c.seat !== undefined && own !== undefined) return movedInSaddle(j.board, c) > own.attack;
  const stepped = [turn.spent, spentOf(j.board, carrierOf(c))].some((each) =>
    hasUsed(each, 'step'),
  );
  return movedInSaddle(j.board, c) - (stepped ? 1 : 0) > 0;
}

/**
 * The weapon for an action. Armed attacks are preferred, and among them the first that reaches the
 * target. After a movement of the mount a weapon that a full attack still allows comes first.
 */
export function weaponFor(
  j: FullJudge,
  c: Creature,
  entry: ActionEntry,
  request: ActRequest,
): Weapon {
  const { weapon } = entry;
  if (weapon === undefined)
    return request.with === undefined ? { fits: true } : { attack: request.with, fits: true };
  const usable = (a: Attack): boolean =>
    a.ready && (FITS[weapon](a) || (STRIKES.has(weapon) && isMeleeThrow(j, a)));
  if (request.with !== undefined) return { attack: request.with, fits: usable(request.with) };
  if (c.attacks === undefined) return { fits: true, unknown: `creatures.${c.id}.attacks` };
  const { target } = request;
  const all = c.attacks
    .filter(usable)
    .sort((a, b) => Number(isBare(j, c, a)) - Number(isBare(j, c, b)));
  const still = entry.repeats === true ? all.filter((a) => !hasMoved(j, c, a)) : all;
  const fitting = still.length > 0 ? still : all;
  const attack =
    (target === undefined ? undefined : fitting.find((a) => reaches(j, c, a, target))) ??
    fitting[0];
  return attack === undefined ? { fits: BARE.has(weapon) } : { attack, fits: true };
}

/** Do the creature's bare hands not count as armed? */
export const areHandsBare = (j: FullJudge, c: Creature): boolean =>
  traitEffect(j.rules.traits, c, 'unarmedArmed') !== true;

/**
 * Is the attack an unarmed strike with which the creature does not count as armed? A touch that
 * carries a spell counts as armed.
 */
export const isBare = (j: FullJudge, c: Creature, a: Attack): boolean =>
  a.unarmed && !a.natural && !hasTag(a, 'touch') && areHandsBare(j, c);
