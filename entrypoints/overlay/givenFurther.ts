/**
 * What the script of rounds in phases takes from the third, by module and name: filled in by the
 * build (scripts/split.ts).
 */
export const givenFurther: Record<string, object> = {};
