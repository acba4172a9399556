/** Questions of the offline door: order of the turns: rolls, ties, joining, surprise, delay, ready. */
import type { Question } from './question.ts';

export const initiative: readonly Question[] = [];
