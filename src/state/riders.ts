/**
 * Tokens that stand on a larger ally's: the table may mean a rider on its mount, but does not say
 * so. The user is asked once.
 */
import type { Creature } from '../board/creature.ts';
import { sizeSteps } from '../board/creature.ts';
import { occupies } from './focus.ts';
import { isUnder } from '../rules/core/conditionsInForce.ts';
import type { Judge } from '../rules/ruleset.ts';

export interface PerhapsRides {
  readonly rider: Creature;
  readonly mount: Creature;
}

/** Does the creature lie or hang limp, so that it carries nobody on its back? */
const isDown = (judge: Judge, c: Creature): boolean =>
  judge.rules.bodyIs(judge, c, 'helpless') || isUnder(judge, c, 'crawls');

const mayCarry = (judge: Judge, mount: Creature, rider: Creature): boolean =>
  mount.id !== rider.id &&
  sizeSteps(rider.size ?? 'medium', mount.size ?? 'medium') > 0 &&
  mount.mount === undefined &&
  mount.elevation === rider.elevation &&
  mount.grapples?.includes(rider.id) !== true &&
  rider.grapples?.includes(mount.id) !== true &&
  judge.rules.relation(rider, mount).value !== 'foe' &&
  occupies(judge, mount, rider.at) &&
  !isDown(judge, mount);

/**
 * The pairs that may be rider and mount.
 * @param told does the user or the host say whether the creature rides?
 */
export function perhapsRiding(judge: Judge, told: (c: Creature) => boolean): PerhapsRides[] {
  const { creatures } = judge.board;
  const large = creatures.filter((c) => judge.rules.space(c).value > 1);
  return large.length === 0
    ? []
    : creatures.flatMap((rider) => {
        if (rider.mount !== undefined || told(rider)) return [];
        const mount = large.find((c) => mayCarry(judge, c, rider));
        return mount === undefined ? [] : [{ rider, mount }];
      });
}
