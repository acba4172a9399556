/** Derives the types of the board from those of the scene document. */

/** The same data, read-only. */
export type ReadOnly<T> = { readonly [K in keyof T]: ReadOnly<T[K]> };

/** The same data, read-only. An optional field is absent or has a value; it is never undefined. */
export type Present<T> = { readonly [K in keyof T]: Present<Exclude<T[K], undefined>> };

/**
 * A part of a scene document as the board stores it. All fields are read-only. An optional field is
 * absent or has a value; it is never undefined. The fields `K` always have a value: the document's,
 * or else the default.
 */
export type OnBoard<T, K extends keyof T = never> = Present<Omit<T, K> & Required<Pick<T, K>>>;
