/** Ability score modifiers. */

/** Modifier of an ability score (sigil.ability.modifier). */
export const modifierOf = (score: number): number => Math.floor((score - 10) / 2);
