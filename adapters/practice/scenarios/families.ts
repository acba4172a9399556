/** The subjects of the lessons, in the order in which they are learnt. */
import type { Both } from './both.ts';

export const FAMILIES = {
  opportunity: { en: 'Attacks of opportunity', it: 'Attacchi di opportunità' },
  reach: { en: 'Threat and reach', it: 'Minaccia e portata' },
  flanking: { en: 'Flanking', it: 'Fiancheggiamento' },
  cover: { en: 'Cover and concealment', it: 'Copertura e occultamento' },
  movement: { en: 'Movement', it: 'Movimento' },
  actions: { en: 'Actions', it: 'Azioni' },
  initiative: { en: 'Initiative', it: 'Iniziativa' },
  conditions: { en: 'Conditions', it: 'Condizioni' },
  attacks: { en: 'Attacks', it: 'Attacchi' },
  specials: { en: 'Special attacks', it: 'Mosse speciali' },
  flight: { en: 'Flight', it: 'Volo' },
  light: { en: 'Light and senses', it: 'Luce e sensi' },
  objects: { en: 'Objects', it: 'Oggetti' },
  reference: { en: '1e Reference Document', it: '1e Reference Document (regole)' },
  modern: { en: 'd20 Modern', it: 'd20 Modern (regole)' },
  fifth: { en: '5E rules', it: 'Regole 5E' },
  hexes: { en: 'Hexes (Arelia)', it: 'Esagoni (Arelia)' },
  maps: { en: 'Maps drawn by hand', it: 'Mappe disegnate a mano' },
  battle: { en: 'All together', it: 'Tutto insieme' },
} as const satisfies Readonly<Record<string, Both>>;
export type FamilyId = keyof typeof FAMILIES;

export const FAMILY_IDS = Object.keys(FAMILIES) as readonly FamilyId[];
