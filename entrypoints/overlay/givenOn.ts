/**
 * What the third script takes from the second, as `given.ts` has what both take from the first:
 * filled in by the build.
 */
export const givenOn: Readonly<Record<string, object>> = {};
