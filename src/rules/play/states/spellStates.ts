/** Lasting spells on a creature: what each does to rolls. */
import type { StateTable } from './questions.ts';

export const SPELL_STATES: StateTable = {
  'greater-invisibility': {},
  'mirror-image': { note: 'strikes-image', images: true },
  'behind-tower-shield': {},
  'behind-mount': {},
  blinking: { misses: 20, strikesUnseen: true },
  slowed: { attack: -1, ac: -1, reflex: -1 },
  hasted: { attack: 1, dodge: 1, reflex: 1, extraAttack: true },
  'expeditious-retreat': {},
  'freedom-of-movement': {},
};
