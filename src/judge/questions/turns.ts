/** Questions of the offline door: actions and what is left of a turn: which kind, legal or not, provoking from whom. */
import type { Question } from './question.ts';

export const turns: readonly Question[] = [];
