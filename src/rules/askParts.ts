/** Shared parts of questions: ids, cells, movement modes. */
import * as z from 'zod';

export const wholeNumber = z.number().int().min(-2000).max(3000);
/** A cell, `[x, y]`. */
export const cell = z.tuple([wholeNumber, wholeNumber]);
/** A cell in three dimensions, `[x, y, elevation]`, in cells. */
export const place3 = z.tuple([wholeNumber, wholeNumber, wholeNumber]);
/** Id of a creature in the scene. */
export const id = z.string().min(1).max(1000);
export const place = z.union([cell, id]);
export const attackMode = z.enum(['melee', 'ranged']);
/** A word of a closed list that the ruleset knows (an action, a condition, a trait …). */
export const word = z.string().min(1).max(200);
/** A movement mode of the ruleset in force, which `question.ts` checks. */
export const mode = word.optional();
/** A total or a die, as rolled at the table. */
export const number = z.number().int().min(-100_000).max(100_000);
