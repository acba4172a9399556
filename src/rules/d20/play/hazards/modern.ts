/** The hazards of the d20 Modern SRD. Their numbers are not those of the 3.5 SRD. */
import type { Creature } from '../../../../board/creature.ts';
import { MODERN_KINDS } from '../../map/kinds.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { hazardAnswer } from './hazard.ts';
import { HAZARDS } from './hazardTable.ts';
import type { RowCitations } from '../../../names.ts';
import {
  hazardCheck,
  immuneTo,
  increments,
  MAX_DICE,
  hazardSave,
  sparedByHazard,
  TEN_FEET,
} from './hazardRollsAndImmunities.ts';
import type { HazardGiven } from '../asks/hazardAsk.ts';
import type { HazardKind, HazardRules, HazardRuling } from './hazardRules.ts';

/** A Tumble check of DC 15 makes the fall ten feet shorter, for the save too. */
function fall({ metres = 0, tumbled = false }: HazardGiven): HazardRuling {
  const fallen = Math.max(0, increments(metres) - (tumbled ? 1 : 0));
  const dice = `${Math.min(MAX_DICE, fallen)}d6`;
  return fallen === 0
    ? { failed: {} }
    : {
        roll: hazardSave('reflex', 10 + fallen),
        passed: { damage: [{ dice: `${dice}/2` }] },
        failed: { damage: [{ dice }] },
      };
}

/** A falling object: its size gives the first dice and the DC of the save. */
const object =
  (count: number, sides: number, dc: number) =>
  ({ metres = 0 }: HazardGiven): HazardRuling => {
    const more = Math.max(0, Math.ceil(metres / TEN_FEET - 1e-9) - 1);
    const dice =
      sides === 6
        ? `${Math.min(MAX_DICE, count + more)}d6`
        : `${count}d${sides}${more === 0 ? '' : `+${more}d6`}`;
    return metres <= 0
      ? { failed: {} }
      : {
          roll: hazardSave('reflex', dc),
          passed: { damage: [{ dice: `(${dice})/2` }] },
          failed: { damage: [{ dice }] },
        };
  };

/**
 * Breath for one round for each point of Constitution, then a check each round. Which creatures
 * breathe, the text does not say; the 3.5 rules are borrowed.
 */
const breath =
  (...effects: readonly ('breathless' | 'breathesWater')[]) =>
  (j: FullJudge, c: Creature, { rounds = 0, earlier = 0 }: HazardGiven): HazardRuling => {
    const { immune, unknown = [] } = sparedByHazard(j, c, ...effects);
    if (immune !== undefined) return { immune, failed: {} };
    const con = c.abilities?.con ?? undefined;
    const left = con === undefined ? 0 : con - rounds;
    if (left > 0) return { rounds: left, failed: {}, unknown };
    return {
      roll: hazardCheck(10 + earlier, 'con'),
      passed: { effects: ['again-next-round'] },
      failed: { effects: ['drowns-next-round'] },
      unknown: [...unknown, ...(con === undefined ? [`creatures.${c.id}.abilities.con`] : [])],
    };
  };

/** Acid: six-sided dice for a splash, ten-sided ones for the whole body, each round. */
const acid =
  (count: number) =>
  (c: Creature, { immersed = false }: HazardGiven): HazardRuling => ({
    ...immuneTo(c, 'acid'),
    failed: { damage: [{ dice: `${count}d${immersed ? 10 : 6}`, type: 'acid', each: 'round' }] },
  });

/** Electricity: the save halves it; for a creature that is insulated, it deals nothing. */
const current =
  (dice: string, dc: number) =>
  (c: Creature, { insulated = false }: HazardGiven): HazardRuling => ({
    ...immuneTo(c, 'electricity'),
    roll: hazardSave('fortitude', dc),
    passed: { damage: insulated ? [] : [{ dice: `${dice}/2`, type: 'electricity' }] },
    failed: { damage: [{ dice, type: 'electricity' }] },
  });

/** Weather: points that cannot be recovered in it, and fatigue. */
const weather =
  (dice: string) =>
  ({ earlier = 0 }: HazardGiven): HazardRuling => ({
    roll: hazardSave('fortitude', 15 + earlier),
    failed: { damage: [{ dice }], conditions: ['fatigued'] },
  });

function smoke(j: FullJudge, c: Creature, { earlier = 0, rounds = 0 }: HazardGiven): HazardRuling {
  return {
    ...sparedByHazard(j, c, 'breathless'),
    roll: hazardCheck(10 + earlier, 'con'),
    passed: { effects: ['again-next-round'] },
    failed: {
      damage: rounds >= 1 ? [{ dice: '1d6' }] : [],
      effects: ['chokes', 'again-next-round'],
    },
  };
}

/** The save against the fumes of acid is that of the 3.5 SRD with another DC. */
const fumes: HazardKind = {
  asks: ['secondary'],
  of: (j, c, given) => {
    const ruling: HazardRuling = HAZARDS['acid-fumes'].of(j, c, given);
    return { ...ruling, roll: hazardSave('fortitude', 15) };
  },
};

/** Shakes opponents of a lower level within ten feet whose mind is more than an animal's. */
function frightful(_j: FullJudge, c: Creature, given: HazardGiven): HazardRuling {
  const { cells = 0, dc, level } = given;
  const int = c.abilities?.int;
  if (cells > 2) return { failed: {} };
  if (int === null || (int !== undefined && int <= 3)) return { immune: 'int', failed: {} };
  if (level !== undefined && c.hitDice !== undefined && c.hitDice >= level)
    return { immune: 'level', failed: {} };
  return {
    roll: hazardSave('will', dc),
    passed: {},
    failed: { conditions: ['shaken'], effects: ['lasts-charisma'] },
    unknown: [
      ...(int === undefined ? [`creatures.${c.id}.abilities.int`] : []),
      ...(c.hitDice === undefined ? [`creatures.${c.id}.hitDice`] : []),
    ],
  };
}

const KINDS = {
  fall: { asks: ['metres', 'tumbled'], of: (_j, _c, given) => fall(given) },
  'object-tiny': { asks: ['metres'], of: (_j, _c, given) => object(1, 3, 5)(given) },
  'object-small': { asks: ['metres'], of: (_j, _c, given) => object(1, 4, 10)(given) },
  'object-medium': { asks: ['metres'], of: (_j, _c, given) => object(1, 6, 15)(given) },
  'object-large': { asks: ['metres'], of: (_j, _c, given) => object(2, 6, 20)(given) },
  'object-huge': { asks: ['metres'], of: (_j, _c, given) => object(4, 6, 25)(given) },
  'object-gargantuan': { asks: ['metres'], of: (_j, _c, given) => object(8, 6, 30)(given) },
  'object-colossal': { asks: ['metres'], of: (_j, _c, given) => object(10, 6, 35)(given) },
  drowning: { asks: ['rounds', 'earlier'], of: breath('breathless', 'breathesWater') },
  suffocation: { asks: ['rounds', 'earlier'], of: breath('breathless') },
  // The victim of a stranglehold holds its breath in the same way.
  strangulation: { asks: ['rounds', 'earlier'], of: breath('breathless') },
  'electricity-jolt': { asks: ['insulated'], of: (_j, c, given) => current('1d3', 10)(c, given) },
  'electricity-low': { asks: ['insulated'], of: (_j, c, given) => current('2d6', 15)(c, given) },
  'electricity-medium': { asks: ['insulated'], of: (_j, c, given) => current('4d6', 15)(c, given) },
  'electricity-high': { asks: ['insulated'], of: (_j, c, given) => current('8d6', 20)(c, given) },
  'acid-mild': { asks: ['immersed'], of: (_j, c, given) => acid(1)(c, given) },
  'acid-potent': { asks: ['immersed'], of: (_j, c, given) => acid(2)(c, given) },
  'acid-concentrated': { asks: ['immersed'], of: (_j, c, given) => acid(3)(c, given) },
  'acid-fumes': fumes,
  'catching-fire': HAZARDS['catching-fire'],
  smoke: { asks: ['rounds', 'earlier'], of: smoke },
  poison: HAZARDS.poison,
  'frightful-presence': { asks: ['cells', 'level', 'dc'], of: frightful },
  heat: { asks: ['earlier'], of: (_j, _c, given) => weather('1d4')(given) },
  cold: { asks: ['earlier'], of: (_j, _c, given) => weather('1d4')(given) },
  'searing-heat': { asks: ['earlier'], of: (_j, _c, given) => weather('1d6')(given) },
  'bitter-cold': { asks: ['earlier'], of: (_j, _c, given) => weather('1d6')(given) },
} as const satisfies Readonly<Record<string, HazardKind>>;

export type ModernHazard = keyof typeof KINDS;

export const modernHazards = (cites: RowCitations<ModernHazard>): HazardRules => {
  const table: HazardRules['table'] = Object.fromEntries(
    (Object.keys(KINDS) as ModernHazard[]).map((id) => {
      const kind: HazardKind = KINDS[id];
      return [id, { ...kind, rules: cites[id] }];
    }),
  );
  return { table, kinds: MODERN_KINDS, hazard: hazardAnswer(table) };
};
