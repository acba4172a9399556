/** The full Sigil ruleset: its differences from the parent in a whole turn. */
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
  // The ruleset covers massive damage, drowning while swimming, and counterspells as readied actions.
  unspoken: UNTREATED,
  states: {
    table: extend(states.table, {
      blinded: {
        ac: -2,
        losesDexterity: true,
        skillsOf: { str: -4, dex: -4 },
        failsSkills: ['spot'],
      },
      // Like shaken, with the penalty on attacks too; nothing is dropped (sigil.condition.panicked).
      panicked: { ...states.table['frightened'], replaces: ['shaken', 'frightened'], worsens: {} },
      // Not helpless; attackers other than the pinner hit it more easily (sigil.condition.pinned).
      pinned: { losesDexterity: true, dexterity: 'zero', outside: { ac: -4 } },
      // An unconscious creature falls prone (sigil.condition.unconscious).
      unconscious: { ...states.table['unconscious'], grounded: ['prone'] },
      // A falling creature has one action per round, and needs a Concentration check to cast (sigil.flight.free-
      // fall).
      falling: { castingDc: 15 },
      // Narrow spaces double the cost and have no other effect (sigil.terrain.hampered-doubles; sigil-notes B4).
      squeezing: {},
    }),
    figures: extend(states.figures, {
      // A stable creature that wakes has 0 hit points; first aid takes an hour (sigil.condition.stable).
      wakesAt: 'zero',
      aid: { dc: 15, next: 'hour' },
      // Distance from the source to flee to: at least 3 m if frightened, more than 3 m if panicked
      // (sigil.condition.frightened, panicked).
      away: { frightened: 2, panicked: 3 },
    }),
  },
  // (sigil.damage.massive-damage)
  bodies: { massive: { from: 50, dc: 15 } },
  turns: {
    table: {
      ...others,
      // A bull rush never enters the target's space (sigil.special-attack.bull-rush-target).
      'bull-rush': { ...push!, entersSpace: false },
      'bull-rush-charge': { ...charge!, entersSpace: false },
      // The text names the counterspell as the typical readied action, and no DC.
      counterspell: extend(turns.table['counterspell']!, {
        counters: {},
        rules: citations.actions.counterspell,
      }),
    },
  },
  attacks: {
    figures: extend(attacks.figures, {
      // The text has no bonus for higher ground (sigil-notes B14).
      higherGround: 0,
      // To a creature that cannot see, everyone is invisible (sigil-notes A21).
      unseenToBlind: true,
      darkCountsAs: 'blinded',
      // Creatures are engaged only if each threatens the other, and size changes nothing (sigil.attack.shooting-into-
      // melee).
      engaged: 'each',
      bigTargetEases: false,
      // Weight of a grappler by the cells of its space, at least one (sigil.condition.grappling-ranged-random; sigil-
      // notes A32).
      grappleWeight: (_j, cells) => Math.max(1, cells * cells),
      needsSquare: () => true,
      totalCoverBars: () => true,
      coverStruck: true,
      bowTakesPenalty: false,
    }),
    // The die names one of the eight cells beside the target, counted from the north (sigil.weapon.splash-miss;
    // sigil-notes B10).
    splash: splashAnswer('north'),
  },
  specials: {
    table: extend(specials.table, {
      // A coup de grace on a hidden target takes no second round.
      'coup-de-grace': { ...specials.table['coup-de-grace'], hiddenRounds: 1 },
    }),
    // A somatic spell may be tried in a grapple, although it hardly succeeds.
    grapple: extend(specials.grapple, { casting: { dc: 20, somatic: 50 } }),
  },
  movements: {
    table: extend(movements.table, {
      // On all fours a creature of any size carries half as much again (sigil.size.carry-multiplier).
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
