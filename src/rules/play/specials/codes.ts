/** What answers of this topic say in codes; each has its words (src/text/messages/specials.ts). */
import type { ActWhy } from '../turns/questions.ts';

/** Why something may not be done, beyond what the table of actions says. */
export const SPECIAL_WHY = [
  'not-engaged', 'mindless', 'nothing-held', 'not-removable', 'not-armour', 'wrong-weapon', 'critical-immune', 'no-legs', 'incorporeal', 'swimming',
  'burrowing', 'flies-without-wings', 'too-many', 'may-not-avoid', 'only-while-pinning', 'component-not-ready', 'casting-too-slow', 'somatic', 'no-holy-symbol',
] as const;
export type SpecialWhy = (typeof SPECIAL_WHY)[number] | ActWhy;

/** What befalls somebody. */
export const EFFECTS = [
  'aided', 'loses-dexterity', 'dropped', 'may-take-it', 'snatched', 'may-disarm-back', 'object-damaged', 'prone', 'stalls', 'saves-or-stalls', 'unhorsed',
  'may-trip-back', 'may-drop-weapon', 'may-attack-at-once', 'pushed', 'not-moved', 'follows', 'pushed-back', 'provokes', 'moves-on', 'keeps-standard-action',
  'ends-movement', 'may-knock-down', 'grappling', 'unarmed-damage', 'still-grappling', 'grapple-ends', 'pinned', 'unpinned', 'draws', 'moved', 'moves-grapple',
  'spell-lost', 'may-move', 'critical-nonlethal',
] as const;
export type EffectCode = (typeof EFFECTS)[number];
