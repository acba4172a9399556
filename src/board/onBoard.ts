/** Derives the types of the board from those of the scene document. */

type Present<T> = { readonly [K in keyof T]: Present<Exclude<T[K], undefined>> };

/**
 * A part of a scene document as the board holds it: read-only; a field is absent or has a value,
 * never undefined; the fields `K` always have a value, their default if the document gives none.
 */
export type OnBoard<T, K extends keyof T = never> = Present<Omit<T, K> & Required<Pick<T, K>>>;
