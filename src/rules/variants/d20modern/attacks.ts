/** The situation of an attack: what this text says otherwise. */
import { SIZES } from '../../../board/creature.ts';
import type { Figures } from '../../play/attacks/figures.ts';
import type { AttackRules } from '../../play/attacks/questions.ts';
import { splash } from '../../play/ordnance/splash.ts';
import { extend } from '../extend.ts';
import { VOLLEYS } from './volleys.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((n) => `d20modern.${area}.${n}`);

const differences: Partial<Figures> = {
  // Each full increment costs (d20modern.attack.range-penalty).
  rangeSteps: 'full',
  // Enemies that are adjacent; more than 3 m away from every ally (d20modern.attack.into-melee,
  // into-melee-big-target).
  engaged: 'adjacent',
  farFromAlly: 3,
  bigTargetEases: false,
  unseenToBlind: true,
  longarm: -4,
  wholeRound: 5,
  graceThrown: true,
  inGrapple: 0,
  needsSquare: () => true,
  totalCoverBars: () => true,
  coverStruck: true,
  fist: { medium: '1d3' },
  sizeRow: Object.fromEntries(SIZES.map((size) => [size, r('size', `row-${size}`)])),
};

const guard = r('modifier', 'defense-formula');
const strength = r('damage', 'strength');
const provoking = r('opportunity', 'unarmed-attack-only-target', 'by-target-only');

export const attacks = (parent: AttackRules): AttackRules =>
  extend(parent, {
    cites: extend(parent.cites, {
      melee: r('reach', 'normal-melee'),
      ranged: r('sight', 'line-of-sight-ranged'),
      ownSquare: [],
      maxRange: r('attack', 'max-range'),
      totalCover: r('cover', 'degree-total'),
      targeting: [...r('information', 'guess-square'), ...r('concealment', 'degree-total')],
      wrongSquare: r('information', 'guess-square'),
      flanking: [...r('modifier', 'attack-flanking'), ...r('flanking', 'bonus', 'melee-only')],
      higherGround: r('modifier', 'attack-higher-ground'),
      unseen: r('modifier', 'attack-invisible'),
      unseenToBlind: r('modifier', 'attack-invisible'),
      range: r('attack', 'range-penalty'),
      intoMelee: r('attack', 'into-melee'),
      intoMeleeFar: r('attack', 'into-melee-big-target'),
      longarm: r('attack', 'longarm-adjacent'),
      wholeRound: r('attack', 'helpless-ranged'),
      nonProficient: r('attack', 'nonproficient'),
      firearm: r('weapon', 'firearm-single'),
      twoWeapons: r('attack', 'two-weapons-table'),
      double: r('attack', 'two-weapons-table'),
      nonlethal: r('attack', 'unarmed-damage'),
      fist: r('attack', 'unarmed-damage'),
      charge: r('charge', 'modifiers'),
      defensively: r('attack', 'fight-defensively'),
      aid: r('special-attack', 'aid-another'),
      gm: r('modifier', 'gm-judges'),
      cover: r('modifier', 'defense-cover'),
      concealed: r('modifier', 'defense-concealed'),
      loseDodge: r('modifier', 'dodge-stack'),
      grappleRandom: r('modifier', 'defense-grappling'),
      missChance: r('concealment', 'miss-chance'),
      totalMissChance: r('concealment', 'degree-total'),
      varying: r('concealment', 'miss-chance'),
      unarmedProvokes: provoking,
      naturalArmed: r('opportunity', 'armed-unarmed'),
      rangedProvokes: [
        ...r('action', 'table-attack-ranged'),
        ...r('opportunity', 'firearm-threatened'),
      ],
      coupDeGrace: r('special-attack', 'coup-de-grace'),
      coupDeGraceBow: r('special-attack', 'coup-de-grace'),
      sneak: [],
      escapeArtist: [],
      criticalImmune: r('damage', 'critical'),
      roll: r('attack', 'roll'),
      naturalOneTwenty: r('attack', 'roll'),
      critical: r('damage', 'critical'),
      coverStruck: r('cover', 'strike-the-cover'),
      coverDodged: r('cover', 'cover-dodges'),
      armourClass: guard,
      classType: guard,
      equipmentType: guard,
      flatFooted: [...r('condition', 'flat-footed-start'), ...r('modifier', 'defense-flat-footed')],
      touch: r('attack', 'touch'),
      touchArmourClass: r('attack', 'touch'),
      fullAttack: r('action', 'full-attack', 'full-attack-commit'),
      fullOrder: r('action', 'full-attack'),
      fullStep: r('action', 'full-attack-step'),
      iteratives: r('attack', 'one-melee-per-action'),
      sizeBonus: r('attack', 'bonus-melee', 'bonus-ranged'),
      light: strength,
      oneHanded: strength,
      twoHanded: strength,
      thrown: strength,
      dodgeType: r('modifier', 'dodge-stack'),
    }),
    figures: extend(parent.figures, differences),
    traits: extend(parent.traits, { ...VOLLEYS, 'combat-martial-arts': { armedHands: true } }),
    splash,
  });
