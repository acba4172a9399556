/** What the second script takes from the first, by module and name: filled in by the build (scripts/split.ts). */
export const given: Readonly<Record<string, object>> = {};
