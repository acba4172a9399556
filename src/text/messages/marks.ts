/**
 * The few words that stand on the map itself and have no sentence of their own. [English, Italian]
 */
export const marks = {
  'mark.fromHere': ['{value} from here', '{value} da qui'],
  'mark.reminder': ['{who}: {condition}.', '{who}: {condition}.'],
  // Scenes say that a square conceals, not with what.
  'cause.obscured': ['what fills the square', 'ciò che riempie il quadretto'],
} as const;
