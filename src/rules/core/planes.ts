/** Creatures on different planes: an ethereal creature and those of the material plane. */
import type { Creature } from '../../board/creature.ts';
import type { Judge } from '../ruleset.ts';

/** Is exactly one of the two ethereal? Then neither can strike, touch or obstruct the other. */
export const onOtherPlanes = (j: Judge, a: Creature, b: Creature): boolean =>
  j.rules.bodyIs(j, a, 'apart') !== j.rules.bodyIs(j, b, 'apart');
