/** Questions of the offline door: abilities, hit points, damage, loads: what a sheet's numbers mean. */
import type { Question } from './question.ts';

export const bodies: readonly Question[] = [];
