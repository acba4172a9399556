/**
 * Trampling: there is no check. Each creature in the way makes an attack of opportunity with a
 * penalty, or a save for half damage.
 */
import type { Handler } from './situation.ts';

/** Penalty to the attack of opportunity that a trampled creature may make instead of its save. */
const STRUCK = -4;

export const trample: Handler = {
  outcome: ({ to }) => ({
    result: 'success',
    effects: [{ of: to.id, effect: 'strikes-or-saves', value: STRUCK }],
  }),
};
