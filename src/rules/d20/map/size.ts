/** Size of creatures on the grid: the space that they fill, and the reach of their attacks. */
import { perObject } from '../../../board/memoize.ts';
import { SIDE_OF_SIZE } from '../../../board/mounts.ts';
import { sizeOf, type Attack, type Creature } from '../../../board/creature.ts';
import { type Build, SIZES, type Size } from '../../../board/vocabulary.ts';
import type { Judge, Ruleset } from '../../ruleset.ts';
import { hasTag } from '../../tags.ts';
import { cite, type RuleNames } from '../../names.ts';
import type { Known, RuleId } from '../../verdict.ts';

export interface SizeTable {
  readonly space: Readonly<Record<Size, number>>;
  readonly reach: Readonly<Record<Build, Readonly<Record<Size, number>>>>;
}

/**
 * `space`: cells on a side of a creature's space. Several creatures smaller than Small may share a
 * square (size table of the ruleset). `reach`: natural reach in cells, by build.
 */
export const SIZE_TABLE: SizeTable = {
  space: SIDE_OF_SIZE,
  reach: {
    tall: {
      fine: 0,
      diminutive: 0,
      tiny: 0,
      small: 1,
      medium: 1,
      large: 2,
      huge: 3,
      gargantuan: 4,
      colossal: 5,
    },
    long: {
      fine: 0,
      diminutive: 0,
      tiny: 0,
      small: 1,
      medium: 1,
      large: 1,
      huge: 2,
      gargantuan: 3,
      colossal: 4,
    },
  },
};

/** The table in which a Colossal creature has a space of six cells and, if tall, a reach of six. */
export const WIDE_TABLE: SizeTable = {
  space: { ...SIZE_TABLE.space, colossal: 6 },
  reach: { tall: { ...SIZE_TABLE.reach.tall, colossal: 6 }, long: SIZE_TABLE.reach.long },
};

/** How many creatures of these sizes may share a square (srd35.size.tiny-share-square). */
const PER_SQUARE: Readonly<Partial<Record<Size, number>>> = { fine: 100, diminutive: 25, tiny: 4 };
export const perCell = (c: Creature): number => PER_SQUARE[sizeOf(c)] ?? 1;
export const isTiny = (c: Creature): boolean => perCell(c) > 1;

/** Ids of the rules for a row of the table. */
type Row = (size: Size, build: Build) => readonly RuleId[];

/**
 * Builds the answers on space and reach from a size table. `row` names the table's row if the
 * ruleset numbers rows separately. `least`: the rows of SIZE_TABLE, which a house rule may choose.
 */
export function sizeAnswers(
  table: SizeTable,
  names: RuleNames,
  row: Row = () => [],
  least?: Row,
): Pick<Ruleset, 'leastSizes' | 'space' | 'reach'> {
  const spaceRules = cite(names, 'space');
  const reachRules = cite(names, 'reach');
  const zeroRules = cite(names, 'reachZero', 'reach');
  const bigRules = cite(names, 'reachBig', 'reach');
  const each = <T>(answer: (size: Size) => T): Record<Size, T> =>
    Object.fromEntries(SIZES.map((size) => [size, answer(size)])) as Record<Size, T>;
  const built = (build: Build, from = table, named = row): Record<Size, Known<number>> =>
    each((size) => {
      const value = from.reach[build][size];
      return {
        value,
        rules: [
          ...(value === 0 ? zeroRules : value > 1 ? bigRules : reachRules),
          ...named(size, build),
        ],
      };
    });
  const rows = { tall: built('tall'), long: built('long') };
  const leastRows = {
    tall: built('tall', SIZE_TABLE, least),
    long: built('long', SIZE_TABLE, least),
  };
  const spaces = each((size): Known<number> => ({ value: table.space[size], rules: spaceRules }));
  const leastSpaces = each((size): Known<number> => ({
    value: SIZE_TABLE.space[size],
    rules: spaceRules,
  }));
  const byCondition: Readonly<Record<string, readonly RuleId[]>> = {
    enlarged: cite(names, 'enlarged'),
    reduced: cite(names, 'reduced'),
  };
  // Cached, because it is called at every step of a search.
  const spelled = perObject((c: Creature) => ({
    tall: withRules(rows.tall[sizeOf(c)], byCondition[c.sizedBy ?? '']),
    long: withRules(rows.long[sizeOf(c)], byCondition[c.sizedBy ?? '']),
  }));
  const rowsFor = (c: Creature, build: Build): Known<number> =>
    c.leastSize === true
      ? leastRows[build][sizeOf(c)]
      : c.sizedBy !== undefined
        ? spelled(c)[build]
        : rows[build][sizeOf(c)];
  // Cached, because it is called at every step of a search.
  const guessed = perObject((c: Creature): Known<number> => ({
    ...spaces[sizeOf(c)],
    unknown: `creatures.${c.id}.size`,
  }));
  return {
    leastSizes: least !== undefined,
    space(c) {
      if (c.space !== undefined) return { value: c.space };
      if (c.leastSize === true) return leastSpaces[sizeOf(c)];
      return c.size === undefined ? guessed(c) : spaces[c.size];
    },
    reach(c) {
      if (c.reach !== undefined)
        return { value: c.reach, rules: c.reach === 0 ? zeroRules : reachRules };
      const known = rowsFor(c, c.build ?? 'tall');
      if (c.size === undefined) return { ...known, unknown: `creatures.${c.id}.size` };
      // Above Medium, reach depends on the build. If the build is unknown, the table for tall
      // creatures is a guess.
      const isGuess =
        c.build === undefined && table.reach.tall[c.size] !== table.reach.long[c.size];
      return isGuess ? { ...known, unknown: `creatures.${c.id}.build` } : known;
    },
  };
}

/** Does the weapon, made to be thrown, also strike in melee with a penalty? */
export const isMeleeThrow = (j: Judge, a: Attack): boolean =>
  a.kind === 'thrown' &&
  j.rules.meleeThrows !== undefined &&
  j.options.javelinThreatens &&
  hasTag(a, 'javelin');

const withRules = (known: Known<number>, more: readonly RuleId[] = []): Known<number> => ({
  ...known,
  rules: [...(known.rules ?? []), ...more],
});

/** Reach of a whip in cells. It also strikes nearer targets, and it threatens no cell. */
const WHIP = { near: -1, far: 3, quiet: true } as const;

/** Adds the reach of whips to the answer on attack reach. */
export const withWhips =
  (answer: typeof attackReach): Ruleset['attackReach'] =>
  (j, c, a) =>
    hasTag(a, 'whip') && !isTiny(c) ? WHIP : answer(j, c, a);

/**
 * Reach of one attack in cells: distances greater than `near`, up to `far`. A `near` of −1 includes
 * the creature's own square.
 */
export function attackReach(j: Judge, c: Creature, a: Attack): { near: number; far: number } {
  const natural = a.reach ?? j.rules.reach(c).value;
  // Reach weapons have no effect for Tiny or smaller creatures.
  if (natural === 0) return { near: -1, far: 0 };
  if (a.reachWeapon === 'none') return { near: 0, far: natural };
  return { near: a.reachWeapon === 'reach' ? natural : 0, far: natural * 2 };
}
