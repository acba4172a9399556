/** Sigil, whole: what its text says otherwise of a turn. */
import { SIZES, type Size } from '../../../board/vocabulary.ts';
import { splashAnswer } from '../../play/attacks/splash.ts';
import { UNTREATED } from '../../silence.ts';
import { extend, extendTurn } from '../extend.ts';
import { srd35Full } from '../srd35/full.ts';
import * as citations from './citations.ts';
import { sigil } from './index.ts';

const { states, turns, attacks, specials, movements } = srd35Full;
const { biped } = movements.table.carrying;
const { 'bull-rush': push, 'bull-rush-charge': charge, ...others } = turns.table;

export const sigilFull = extendTurn(srd35Full, sigil, citations, {
  // It treats massive damage, drowning where one swims, and counterspells as readied actions.
  unspoken: UNTREATED,
  states: {
    table: extend(states.table, {
      blinded: {
        ac: -2,
        losesDexterity: true,
        skillsOf: { str: -4, dex: -4 },
        failsSkills: ['spot'],
      },
      // As the shaken one, on attacks too; nothing is dropped (sigil.condition.panicked).
      panicked: { ...states.table['frightened'], replaces: ['shaken', 'frightened'], worsens: {} },
      // Not helpless; others than the pinner hit it more easily (sigil.condition.pinned).
      pinned: { losesDexterity: true, dexterity: 'zero', outside: { ac: -4 } },
      // Falls to the ground (sigil.condition.unconscious).
      unconscious: { ...states.table['unconscious'], grounded: ['prone'] },
      // One action a round, and a Concentration check to cast (sigil.flight.free-fall).
      falling: { castingDc: 15 },
      // Narrow spaces cost double and nothing more (sigil.terrain.hampered-doubles; sigil-notes B4).
      squeezing: {},
    }),
    figures: extend(states.figures, {
      // Awake, it stands at 0; first aid takes an hour (sigil.condition.stable).
      wakesAt: 'zero',
      aid: { dc: 15, next: 'hour' },
      // At least 3 m away; more than 3 m (sigil.condition.frightened, panicked).
      away: { frightened: 2, panicked: 3 },
    }),
  },
  // (sigil.damage.massive-damage)
  bodies: { massive: { from: 50, dc: 15 } },
  turns: {
    table: {
      ...others,
      // It never leads into its target's space (sigil.special-attack.bull-rush-target).
      'bull-rush': { ...push!, entersSpace: false },
      'bull-rush-charge': { ...charge!, entersSpace: false },
      // Named as the typical readied action, and no more: it is cast like any spell.
      counterspell: {
        kind: 'standard',
        provokes: 'yes',
        casts: true,
        target: 'effect',
        answers: 'casting',
        check: { skill: 'spellcraft' },
        rules: citations.actions.counterspell,
      },
    },
  },
  attacks: {
    figures: extend(attacks.figures, {
      // It says nothing of heights (sigil-notes B14).
      higherGround: 0,
      // To a creature that sees nothing everybody is invisible (sigil-notes A21).
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
    }),
    // The die names one of the eight squares beside the target, counted from the north
    // (sigil.weapon.splash-miss; sigil-notes B10).
    splash: splashAnswer('north'),
  },
  specials: {
    table: extend(specials.table, {
      // The text gives a hidden target no second round.
      'coup-de-grace': { ...specials.table['coup-de-grace'], hiddenRounds: 1 },
    }),
    // Gestures hardly succeed in a grapple; still the text lets one try.
    grapple: extend(specials.grapple, { casting: { dc: 20, somatic: 50 } }),
  },
  movements: {
    table: extend(movements.table, {
      // On all fours any size carries half as much again (sigil.size.carry-multiplier).
      carrying: {
        biped,
        quadruped: Object.fromEntries(SIZES.map((size) => [size, biped[size] * 1.5])) as Record<
          Size,
          number
        >,
      },
      // (sigil.movement.climb-speed)
      hurriedClimb: 'climb-speed',
      // (sigil.condition.invisible-hide)
      invisible: { moving: 20, still: 30, stillNonliving: 40 },
      coverFromPoint: 'space',
      lowCovers: (defender, point) => defender <= 6 && point > defender,
      // (sigil.cover.improved-evasion)
      shelterFromSpreads: true,
    }),
  },
});
