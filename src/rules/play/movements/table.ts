/** The numbers of this topic in which rulesets differ. */
import type { Light, Size } from '../../../board/vocabulary.ts';
import type { MovementCitation } from './citations.ts';

export interface Race {
  /** Base land speed in cells. */
  readonly speed: number;
  /** Neither armour nor load slows it. */
  readonly unslowed?: true;
  readonly name: MovementCitation;
}

/** Whence a bonus to speed comes, and what must not be worn for it. */
export interface SpeedSource {
  /** Cells; absent: to be declared. */
  readonly cells?: number;
  readonly type: string;
  readonly without: 'any-armour' | 'heavy-armour';
  readonly name: MovementCitation;
}

export interface MovementTable {
  readonly races: Readonly<Record<string, Race>>;
  readonly sources: Readonly<Record<string, SpeedSource>>;
  /** Of the load that Strength gives a Medium biped. */
  readonly carrying: Readonly<Record<'biped' | 'quadruped', Readonly<Record<Size, number>>>>;
  /** Creatures that may climb in a hurry. */
  readonly hurriedClimb: 'anyone' | 'climb-speed';
  /** Added to Hide while invisible. */
  readonly invisible: {
    readonly moving: number;
    readonly still: number;
    readonly stillNonliving: number;
  };
  /** Cover from a point: does one of its squares decide, or the whole space of a big creature? */
  readonly coverFromPoint: 'square' | 'space';
  /** Does a low obstacle cover from a point, by the cells of both to it? */
  readonly lowCovers: (defender: number, point: number) => boolean;
  /** Does improved cover shelter from what spreads round it? */
  readonly shelterFromSpreads: boolean;
  /** The second radius of a lamp: dim light, or one step more than there is. */
  readonly secondRadius: 'dim' | 'raises';
  /** The light that dazzles the sensitive. */
  readonly dazzlesFrom: Light;
  /** The condition that a creature has against creatures that it cannot see in darkness. */
  readonly blindAs: string;
  /** The condition for hiding. */
  readonly hiddenAs: string;
  /** Objects that stand on the grid, by the size of creature that they are as big as. */
  readonly objects: Readonly<Record<string, Size>>;
}

const big = { large: 2, huge: 4, gargantuan: 8, colossal: 16 };

export const MOVEMENT_TABLE: MovementTable = {
  races: {
    human: { speed: 6, name: 'raceMedium' },
    elf: { speed: 6, name: 'raceMedium' },
    'half-elf': { speed: 6, name: 'raceMedium' },
    'half-orc': { speed: 6, name: 'raceMedium' },
    dwarf: { speed: 4, unslowed: true, name: 'raceDwarf' },
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
  hurriedClimb: 'anyone',
  invisible: { moving: 20, still: 40, stillNonliving: 40 },
  coverFromPoint: 'square',
  lowCovers: (defender, point) => defender <= 6 && point >= defender,
  shelterFromSpreads: false,
  secondRadius: 'dim',
  dazzlesFrom: 'bright',
  blindAs: 'blinded',
  hiddenAs: 'hidden',
  objects: { chair: 'small', barrel: 'medium', wagon: 'huge' },
};
