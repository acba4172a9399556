/** Questions of the offline door: conditions beyond the map. */
import type { Question } from './question.ts';

export const states: readonly Question[] = [];
