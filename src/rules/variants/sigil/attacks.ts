/** The situation of an attack: what this text says otherwise. */
import type { Figures } from '../../play/attacks/figures.ts';
import type { AttackRules } from '../../play/attacks/questions.ts';
import { splashAnswer } from '../../play/attacks/splash.ts';
import { extend } from '../extend.ts';
import { cites } from './attacks.cites.ts';

const differences: Partial<Figures> = {
  // Of heights it says nothing (sigil-notes B14).
  higherGround: 0,
  // Who sees nothing treats everybody as invisible (sigil-notes A21).
  unseenToBlind: true,
  darkCountsAs: 'blinded',
  // Each must threaten the other, and size eases nothing (sigil.attack.shooting-into-melee).
  engaged: 'each',
  bigTargetEases: false,
  // By the squares of its space, one at the least (sigil.condition.grappling-ranged-random;
  // sigil-notes A32).
  grappleWeight: (_j, cells) => Math.max(1, cells * cells),
  needsSquare: () => true,
  totalCoverBars: () => true,
  coverStruck: true,
  bowTakesPenalty: false,
};

export const attacks = (parent: AttackRules): AttackRules =>
  extend(parent, {
    cites,
    figures: extend(parent.figures, differences),
    // Its die names one of the eight squares beside the target, whoever threw
    // (sigil.weapon.splash-miss; sigil-notes B10).
    splash: splashAnswer('north'),
  });
