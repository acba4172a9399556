/** Lasting spells on a creature: what each does to rolls. */
import type { StateTable } from './stateRules.ts';

/** What a creature does, by the 3.5 SRD's own skill descriptions. */
export const MOVING_STATES: StateTable = { balancing: { losesDexterity: true } };

export const SPELL_STATES: StateTable = {
  'greater-invisibility': {},
  'mirror-image': { note: 'strikes-image', images: true },
  'behind-tower-shield': {},
  'behind-mount': {},
  blinking: { misses: 20, strikesUnseen: true },
  enlarged: { attack: -1, ac: -1, strength: 2, dexterity: -2 },
  reduced: { attack: 1, ac: 1, strength: -2, dexterity: 2 },
  slowed: { attack: -1, ac: -1, reflex: -1 },
  hasted: { attack: 1, dodge: 1, reflex: 1, extraAttack: true },
  'expeditious-retreat': {},
  'fly-spell': {},
  // Each attack makes the creature less steady: the condition is listed once for each.
  levitating: { attack: -1, each: true, most: 5 },
  'spider-climbing': {},
  'feather-falling': {},
  'freedom-of-movement': {},
};
