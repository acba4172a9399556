/** Questions of the offline door: the situation of an attack: every modifier with its type and reason; the sheet's own numbers stay the host's. */
import type { Question } from './question.ts';

export const attacks: readonly Question[] = [];
