/** Chooses the name under which an attack is shown. */
import type { Attack } from '../board/creature.ts';
import { cleanName, say } from '../text/index.ts';

type Called = Pick<Attack, 'name' | 'kind' | 'natural' | 'reachWeapon'>;

/**
 * The name of an attack. Attacks of closed sheets, and weapons that the user assigned, have no
 * name: their kind is shown.
 */
export const attackName = ({ name, kind, natural, reachWeapon }: Called): string =>
  name !== ''
    ? cleanName(name)
    : say(
        natural
          ? 'card.hand.natural'
          : kind !== 'melee'
            ? 'card.hand.ranged'
            : reachWeapon === 'none'
              ? 'card.hand.armed'
              : 'card.hand.reach',
      );
