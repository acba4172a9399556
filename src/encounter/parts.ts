/** Schemas shared by stored and shared fights: texts, numbers and lists, each with a limit. */
import * as z from 'zod/mini';

z.config({ jitless: true });

/** Maximum length of an id, name, code or note, in characters. */
export const MAX_STORED_TEXT = 1000;
/** Maximum number of entries in a list. */
export const MAX_LIST_ENTRIES = 1000;
/**
 * Maximum length of a path that is read, in cells. Older fights may have longer paths than are
 * written now (LONGEST_MOVEMENT).
 */
export const MAX_PATH_CELLS = 5000;
export const MAX_STORED_NUMBER = 1e9;

export const storedText = z.string().check(z.maxLength(MAX_STORED_TEXT));
export const storedId = storedText.check(z.minLength(1));
/** A whole number of any sign; a coordinate. */
export const side = z.int().check(z.minimum(-MAX_STORED_NUMBER), z.maximum(MAX_STORED_NUMBER));
export const storedCell = z.tuple([side, side]);
export const exactOptional = z.exactOptional;
export const list = <T extends z.core.$ZodType>(
  of: T,
  most = MAX_LIST_ENTRIES,
): z.ZodMiniArray<T> => z.array(of).check(z.maxLength(most));
export const recordOfIds = <T extends z.core.$ZodType>(
  of: T,
): z.ZodMiniRecord<typeof storedText, T> => z.record(storedText, of);
