/** Every topic with steps, by its id: an action's own, or a question about a creature. */
import { SPECIALS } from '../../rules/play/specials/questions.ts';
import { special } from './special.ts';
import type { Topic } from './step.ts';

export const TOPICS: Readonly<Record<string, Topic>> = {
  ...Object.fromEntries(SPECIALS.map((attack) => [attack, special(attack)])),
};
