/**
 * The modules that this script shares with the later script, by path. The build fills the table with
 * what that script imports (scripts/laterScripts.ts).
 */
export const sharedModules = (): Readonly<Record<string, unknown>> => ({});
