/** Modifier of an ability score. */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2);
