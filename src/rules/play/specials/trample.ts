/** Trampling: no check; each creature in the way strikes with a penalty, or saves for half damage. */
import type { Handler } from './situation.ts';

/** Penalty on the attack of opportunity that a trampled creature makes instead of its save. */
const STRUCK = -4;

export const trample: Handler = {
  outcome: ({ to }) => ({
    result: 'success',
    effects: [{ of: to.id, effect: 'strikes-or-saves', value: STRUCK }],
  }),
};
