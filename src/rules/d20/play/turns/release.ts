/** Letting go in a grapple. */
import type { Creature } from '../../../../board/creature.ts';
import type { ActionEntry } from './entry.ts';

/** Does the action end the actor's own grapple? */
export const letsGo = (c: Creature, { releases }: NonNullable<ActionEntry['after']>): boolean =>
  releases === 'any' || (releases === 'pinned' && c.pins !== undefined);
