/**
 * The glossary: every term that a sentence may contain, by id: [English, Italian, short Italian,
 * short English]. A short form (at most 12 characters, for badges) is left out if the term itself
 * is short enough.
 */
import { actions } from './terms/actions.ts';
import { combat } from './terms/combat.ts';
import { creature } from './terms/creature.ts';
import { movement } from './terms/movement.ts';
import { overlay } from './terms/overlay.ts';
import { phased } from './terms/phased.ts';
import { terrain } from './terms/terrain.ts';

export const terms = {
  ...actions,
  ...combat,
  ...creature,
  ...movement,
  ...terrain,
  ...overlay,
  ...phased,
} as const;

export type TermId = keyof typeof terms;
export type Term = readonly [en: string, it: string, shortIt?: string, shortEn?: string];
