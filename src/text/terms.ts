/**
 * The glossary: every term that a sentence may contain, by id: [English, Italian, short Italian,
 * short English]. A short form (at most 12 characters, for badges) is left out if the term itself
 * is short enough.
 */
import { CONDITION_WORDS } from '../rules/conditionTables.ts';
import { actionTerms } from './terms/actions.ts';
import { combatTerms } from './terms/combat.ts';
import { creatureTerms } from './terms/creature.ts';
import { featTerms } from './terms/feats.ts';
import { movementTerms } from './terms/movement.ts';
import { overlayTerms } from './terms/overlay.ts';
import { phasedTerms } from './terms/phased.ts';
import { terrainTerms } from './terms/terrain.ts';

export const terms = {
  ...actionTerms,
  ...combatTerms,
  ...CONDITION_WORDS,
  ...creatureTerms,
  ...featTerms,
  ...movementTerms,
  ...terrainTerms,
  ...overlayTerms,
  ...phasedTerms,
} as const;

export type TermId = keyof typeof terms;
export type Term = readonly [en: string, it: string, shortIt?: string, shortEn?: string];
