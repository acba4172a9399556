/** Questions of the offline door: flight in three dimensions, judged leg by leg. */
import type { Question } from './question.ts';

export const flight: readonly Question[] = [];
