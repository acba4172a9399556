/**
 * What later scripts take from the first, by module and name: filled in by the build
 * (scripts/split.ts).
 */
export const given: Record<string, object> = {};
