/** Questions of the offline door: climbing, swimming, jumping, hiding, light and senses, areas: what moving and seeing need beyond the squares. */
import type { Question } from './question.ts';

export const movements: readonly Question[] = [];
