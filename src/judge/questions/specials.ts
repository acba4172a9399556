/** Questions of the offline door: special attacks: who may, what provokes, what is opposed by what; grapples; objects. */
import type { Question } from './question.ts';

export const specials: readonly Question[] = [];
