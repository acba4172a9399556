/** Climbing, swimming, jumping, hiding, light and senses, areas: what this text says otherwise. */
import { SIZES, type Size } from '../../../board/creature.ts';
import { NAMES, type MovementRules } from '../../play/movements/questions.ts';
import { citing, extend } from '../extend.ts';

const r = (area: string, ...names: readonly string[]): string[] =>
  names.map((n) => `sigil.${area}.${n}`);

const cites = citing(NAMES, {
  baseSpeed: r('movement', 'base-speed'),
  bonusFirst: r('movement', 'base-speed'),
  armourSpeed: r('encumbrance', 'armor-speed'),
  capacity: r('size', 'carry-multiplier'),
  loadTotal: r('encumbrance', 'load-total'),
  lightLoad: r('encumbrance', 'light-load'),
  mediumLoad: r('encumbrance', 'medium-load'),
  heavyLoad: r('encumbrance', 'heavy-load'),
  lift: r('encumbrance', 'lift-and-drag'),
  donning: r('encumbrance', 'armor-don-time'),
  armourSize: r('encumbrance', 'armor-size'),
  proficiency: r('encumbrance', 'armor-proficiency'),
  maxDexterity: r('encumbrance', 'max-dex'),
  arcaneFailure: r('encumbrance', 'arcane-failure'),
  checkPenalty: r('encumbrance', 'armor-check-penalty'),
  mixed: r('movement', 'mixed-modes'),
  runDexterity: r('movement', 'run-loses-dex'),
  endurance: r('movement', 'run-endurance'),
  climb: r('movement', 'climb'),
  climbing: r('movement', 'climb-penalties'),
  climbSpeed: r('movement', 'climb-speed'),
  catchSelf: r('movement', 'climb-catch-self'),
  catchOther: r('movement', 'climb-catch-other'),
  swim: r('movement', 'swim'),
  swimSpeed: r('movement', 'swim-speed'),
  burrow: r('movement', 'burrow'),
  crawl: r('movement', 'crawl'),
  stepWay: r('movement', 'five-foot-step-mode'),
  withdrawWay: r('movement', 'withdraw-forbidden'),
  jump: r('movement', 'jump-general'),
  jumpLong: r('movement', 'jump-long'),
  jumpHigh: r('movement', 'jump-high'),
  landing: r('movement', 'jump-landing'),
  hurdle: r('terrain', 'obstacle-barrier'),
  narrow: r('terrain', 'hampered-doubles'),
  hide: r('movement', 'hide-requirement'),
  hideSoft: r('cover', 'soft-no-reflex-no-hide'),
  hideImproved: r('cover', 'improved'),
  hideSpeed: r('movement', 'hide-speed'),
  hideObserved: r('movement', 'hide-observed'),
  hideSniping: r('movement', 'hide-sniping'),
  hideBetween: r('movement', 'hide-between-cover'),
  hideStaying: r('movement', 'hide-staying'),
  hideSize: r('size', 'hide-modifier'),
  hideInvisibleMoving: r('condition', 'invisible-hide'),
  hideInvisibleStill: r('condition', 'invisible-hide'),
  areaOrigin: r('sight', 'effect-area-own-origin'),
  areaCast: r('sight', 'effect-required-for-spells', 'effect-not-blocked-by-fog'),
  areaCorner: r('cover', 'total-area-around-corner'),
  reflex: r('cover', 'bonus'),
  reflexSpread: r('cover', 'bonus'),
  softNoReflex: r('cover', 'soft-no-reflex-no-hide'),
  evasion: r('cover', 'improved-evasion'),
  sources: r('light', 'source-radii'),
  bright: r('light', 'bright'),
  dim: r('light', 'dim'),
  dark: r('light', 'dark'),
  intoDark: r('light', 'into-darkness-counts-blind'),
  distantLight: r('light', 'distant-lights'),
  darkvision: r('light', 'dim'),
  objects: r('size', 'objects-use-sizes'),
});

export const movements = (parent: MovementRules): MovementRules => {
  const { biped } = parent.table.carrying;
  return extend(parent, {
    cites,
    table: extend(parent.table, {
      // On all fours it carries half as much again, whatever its size
      // (sigil.size.carry-multiplier).
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
  });
};
