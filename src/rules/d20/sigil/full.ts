/** The full Sigil ruleset: its differences from the parent in a whole turn. */
import { SIZES, type Size } from '../../../board/vocabulary.ts';
import { ATTACK_FIGURES as FIGURES_OF_ATTACKS } from '../play/attacks/figures.ts';
import { splashAnswer } from '../play/attacks/splash.ts';
import { ATTACK_TRAITS } from '../play/attacks/attackTraits.ts';
import { STATE_FIGURES } from '../play/states/figures.ts';
import { GRAPPLE_TABLE } from '../play/specials/grappling.ts';
import { SRD_ACTIONS } from '../play/turns/actionTable.ts';
import { furtherModifiers, TABLE } from '../play/states/conditionTable.ts';
import { UNTREATED } from '../../uncoveredSubjects.ts';
import { extend } from '../../extend.ts';
import { extendTurn } from '../extendTurn.ts';
import { MOVEMENT_CHECKS } from '../play/movements/checktable.ts';
import { srd35Full } from '../srd35/full.ts';
import * as citations from './citations.ts';
import { sigil } from './index.ts';

const { states, turns, specials, movements } = srd35Full;
const { biped } = movements.table.carrying;
// The target strikes at the attempt and again at the movement (sigil.special-attack.overrun-provokes).
const { entersOnce: _, ...overrun } = specials.table.overrun;
const { 'bull-rush': push, 'bull-rush-charge': charge, ...others } = SRD_ACTIONS;

export const sigilFull = extendTurn(srd35Full, sigil, citations, {
  // The text covers massive damage, drowning while swimming, hunger, and readied counterspells.
  unspoken: UNTREATED.filter((subject) => subject !== 'starvation'),
  states: {
    table: extend(TABLE, {
      blinded: {
        ac: -2,
        losesDexterity: true,
        skillsOf: { str: -4, dex: -4 },
        failsSkills: ['spot'],
      },
      // The modifiers of frightened; the creature drops nothing (sigil.condition.panicked).
      panicked: { ...states.table['frightened'], replaces: ['shaken', 'frightened'], worsens: {} },
      // A pinned creature is not helpless. Attackers other than the pinner get +4 to hit it
      // (sigil.condition.pinned).
      pinned: { losesDexterity: true, dexterity: 'zero', outside: { ac: -4 } },
      // An unconscious creature falls prone (sigil.condition.unconscious).
      unconscious: { ...states.table['unconscious'], grounded: ['prone'] },
      ...furtherModifiers('falling'),
      // Narrow spaces double the cost and have no other effect (sigil.terrain.hampered-doubles; sigil-notes B4).
      squeezing: {},
    }),
    figures: extend(STATE_FIGURES, {
      // A creature that wakes has 0 hit points; first aid takes an hour (sigil.condition.stable).
      wakesAt: 'zero',
      aid: { dc: 15, next: 'hour' },
      // Distance in cells to which the creature flees from the source: at least 3 m if frightened,
      // more than 3 m if panicked (sigil.condition.frightened, panicked).
      away: { frightened: 2, panicked: 3 },
    }),
  },
  // A creature that takes 50 points of damage at once makes a save (sigil.damage.massive-damage).
  bodies: { massive: { from: 50, dc: 15 } },
  turns: {
    // The text has no table of disturbances.
    troubles: {},
    table: {
      ...others,
      // The grapple lasts until the other lets go too (sigil.condition.grappling-release).
      'release-grapple': { ...others['release-grapple']!, after: {} },
      // A bull rush never enters the target's space (sigil.special-attack.bull-rush-target).
      'bull-rush': { ...push!, entersSpace: false },
      'bull-rush-charge': { ...charge!, entersSpace: false },
      // The text calls counterspells the typical readied action, but gives no DC.
      counterspell: extend(turns.table['counterspell']!, {
        counters: {},
        rules: citations.actions.counterspell,
      }),
    },
  },
  attacks: {
    // The text describes no single weapons.
    arms: undefined,
    traits: ATTACK_TRAITS,
    figures: extend(FIGURES_OF_ATTACKS, {
      // The text gives no bonus for higher ground (sigil-notes B14).
      higherGround: 0,
      // For a creature that cannot see, all creatures count as invisible (sigil-notes A21).
      unseenToBlind: true,
      darkCountsAs: 'blinded',
      // Two creatures count as engaged in melee only if each threatens the other. Size makes no
      // difference (sigil.attack.shooting-into-melee).
      engaged: 'each',
      bigTargetEases: false,
      // Weight of a grappler when a die selects the target: the number of cells of its space, at
      // least 1 (sigil.condition.grappling-ranged-random; sigil-notes A32).
      grappleWeight: (_j, cells) => Math.max(1, cells * cells),
      needsSquare: () => true,
      totalCoverBars: () => true,
      coverStruck: true,
      bowTakesPenalty: false,
      // Any weapon may deal nonlethal damage at −4 (Danni non letali).
      nonlethalShots: true,
    }),
    // The die selects one of the eight cells around the target, counted from the north
    // (sigil.weapon.splash-miss; sigil-notes B10).
    splash: splashAnswer('north'),
  },
  specials: {
    table: extend(specials.table, {
      // A coup de grace against a hidden target takes one round instead of two.
      'coup-de-grace': { ...specials.table['coup-de-grace'], hiddenRounds: 1 },
      overrun,
    }),
    // In a grapple, a somatic spell may be tried, but the DC is very high.
    grapple: extend(specials.grapple, { casting: { ...GRAPPLE_TABLE.casting, somatic: 50 } }),
  },
  movements: {
    checks: MOVEMENT_CHECKS,
    table: extend(movements.table, {
      // A quadruped carries 1.5 times as much as a biped of its size (sigil.size.carry-multiplier).
      carrying: {
        biped,
        quadruped: Object.fromEntries(SIZES.map((size) => [size, biped[size] * 1.5])) as Record<
          Size,
          number
        >,
      },
      tumble: { checks: 'each', failed: 'stops' },
      // Bonus to Hide checks while invisible (sigil.condition.invisible-hide).
      invisible: { moving: 20, still: 30, stillNonliving: 40 },
      coverFromPoint: 'space',
      lowCovers: (defender, point) => defender <= 6 && point > defender,
      // Improved cover also protects from spreads (sigil.cover.improved-evasion).
      // The text does not say where a cone begins.
      ownCorner: false,
      shelterFromSpreads: true,
    }),
  },
});
