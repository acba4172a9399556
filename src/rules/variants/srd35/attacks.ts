/**
 * The situation of an attack: the SRD, whose text has the tables; the rest is the general reading.
 */
import { attackAnswer } from '../../play/attacks/attack.ts';
import { defence, stack } from '../../play/attacks/bonuses.ts';
import { FIGURES } from '../../play/attacks/figures.ts';
import { fullAttackAnswer } from '../../play/attacks/full.ts';
import { NAMES, type AttackRules } from '../../play/attacks/questions.ts';
import { ammunitionAnswer, rollAnswer } from '../../play/attacks/rolls.ts';
import { splashAnswer } from '../../play/attacks/splash.ts';
import { ATTACK_TRAITS } from '../../play/attacks/traits.ts';
import { weaponAnswer } from '../../play/attacks/weapon.ts';
import { citing } from '../extend.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((n) => `srd35.${area}.${n}`);

export const attacks: AttackRules = {
  cites: citing(NAMES, {
    ownSquare: r('attack', 'into-own-square'),
    totalCover: r('cover', 'total-no-attack'),
    targeting: r('concealment', 'total-attack-square'),
    wrongSquare: r('concealment', 'total-attack-square'),
    flanking: [...r('modifier', 'attack-flanking'), ...r('flanking', 'melee-bonus')],
    higherGround: r('modifier', 'attack-higher-ground'),
    unseen: r('modifier', 'attack-invisible'),
    unseenToBlind: r('modifier', 'attack-invisible-blinded-target'),
    cover: r('modifier', 'ac-cover'),
    escapeArtist: r('modifier', 'escape-artist-penalties'),
    grappleRandom: r('modifier', 'ac-grappling-random-target'),
    concealed: r('modifier', 'ac-concealed-invisible'),
    missChance: r('concealment', 'miss-chance-20'),
    totalMissChance: r('concealment', 'total-miss-50'),
    varying: r('concealment', 'varying-degrees'),
    sneak: r('damage', 'sneak-attack-helpless-pinned'),
    coupDeGrace: r('special-attack', 'coup-de-grace-action'),
    coupDeGraceBow: r('special-attack', 'coup-de-grace-bow-adjacent'),
  }),
  figures: FIGURES,
  traits: ATTACK_TRAITS,
  attack: attackAnswer,
  roll: rollAnswer,
  defence,
  stack,
  weapon: weaponAnswer,
  fullAttack: fullAttackAnswer,
  splash: splashAnswer('thrower'),
  ammunition: ammunitionAnswer,
};
