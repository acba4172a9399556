/** The numbers that differ between rulesets for movement, light, loads and cover. */
import type { Light, Size } from '../../../../board/vocabulary.ts';
import type { MovementCitation } from './citations.ts';

/** A ruleset's way of tumbling; `Ruleset.evading` says who may. */
export interface Tumbling {
  /** A check against each foe in the order of passing, or one for the whole movement. */
  readonly checks: 'each' | 'one';
  /** A failed check to pass through a space: the mover stops before it, or goes on. */
  readonly failed: 'stops' | 'goes-on';
}

export interface Race {
  /** Base land speed in cells. */
  readonly speed: number;
  readonly name: MovementCitation;
}

/**
 * Source of a speed bonus; `without`: the armor that prevents it (a load of that weight does too).
 */
export interface SpeedSource {
  /** Bonus in cells; absent: the player must state it. */
  readonly cells?: number;
  readonly type: string;
  readonly without: 'any-armour' | 'heavy-armour';
  readonly name: MovementCitation;
}

export interface MovementTable {
  readonly races: Readonly<Record<string, Race>>;
  readonly sources: Readonly<Record<string, SpeedSource>>;
  /** Factor between a creature's load and a Medium biped's, by body shape and size. */
  readonly carrying: Readonly<Record<'biped' | 'quadruped', Readonly<Record<Size, number>>>>;
  readonly tumble: Tumbling;
  /** Bonus to Hide checks while invisible. */
  readonly invisible: {
    readonly moving: number;
    readonly still: number;
    readonly stillNonliving: number;
  };
  /**
   * What decides a large creature's cover from a point: its least covered cell (`square`), or its
   * whole space?
   */
  readonly coverFromPoint: 'square' | 'space';
  /**
   * Does a low obstacle give cover against a point? Both arguments are distances in cells from the
   * obstacle.
   */
  readonly lowCovers: (defender: number, point: number) => boolean;
  /** Must a cone or line of a creature begin at a corner of its own space? */
  readonly ownCorner: boolean;
  /** Does improved cover protect from effects that spread around it? */
  readonly shelterFromSpreads: boolean;
  /**
   * The light within a lamp's second radius: dim light (`dim`), or one step brighter than the
   * scene's light (`raises`).
   */
  readonly secondRadius: 'dim' | 'raises';
  /** The lowest light level that dazzles light-sensitive creatures. */
  readonly dazzlesFrom: Light;
  /**
   * The condition that a creature counts as having against creatures that it cannot see in
   * darkness.
   */
  readonly blindAs: string;
  /** May a running or charging creature hide, at a penalty? */
  readonly hidesRushing: boolean;
  /** The condition of a hidden creature. */
  readonly hiddenAs: string;
  /** Objects that occupy cells, each with the corresponding creature size. */
  readonly objects: Readonly<Record<string, Size>>;
}

const big = { large: 2, huge: 4, gargantuan: 8, colossal: 16 };

export const MOVEMENT_TABLE: MovementTable = {
  races: {
    human: { speed: 6, name: 'raceMedium' },
    elf: { speed: 6, name: 'raceMedium' },
    'half-elf': { speed: 6, name: 'raceMedium' },
    'half-orc': { speed: 6, name: 'raceMedium' },
    dwarf: { speed: 4, name: 'raceDwarf' },
    halfling: { speed: 4, name: 'raceSmall' },
    gnome: { speed: 4, name: 'raceSmall' },
  },
  sources: {
    barbarian: { cells: 2, type: 'untyped', without: 'heavy-armour', name: 'barbarian' },
    monk: { type: 'enhancement', without: 'any-armour', name: 'monk' },
  },
  carrying: {
    biped: { fine: 1 / 8, diminutive: 1 / 4, tiny: 1 / 2, small: 3 / 4, medium: 1, ...big },
    quadruped: {
      fine: 1 / 4,
      diminutive: 1 / 2,
      tiny: 3 / 4,
      small: 1,
      medium: 1.5,
      large: 3,
      huge: 6,
      gargantuan: 12,
      colossal: 24,
    },
  },
  tumble: { checks: 'each', failed: 'stops' },
  invisible: { moving: 20, still: 40, stillNonliving: 40 },
  coverFromPoint: 'square',
  lowCovers: (defender, point) => defender <= 6 && point >= defender,
  ownCorner: true,
  shelterFromSpreads: false,
  secondRadius: 'dim',
  dazzlesFrom: 'bright',
  blindAs: 'blinded',
  hidesRushing: true,
  hiddenAs: 'hidden',
  objects: { chair: 'small', barrel: 'medium', wagon: 'huge' },
};
