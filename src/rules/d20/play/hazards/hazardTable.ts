/**
 * The hazards of the 3.5 SRD: falls, lack of air, fire, acid, smoke, poison, caltrops, and the
 * spells that make a place dangerous.
 */
import { hasTrait, type Creature, sizeOf } from '../../../../board/creature.ts';
import { SIZES, type Size } from '../../../../board/vocabulary.ts';
import { ridersOf } from '../../../../board/mounts.ts';
import { modifierOf } from '../../../core/abilities.ts';
import { isFlying } from '../../../core/conditionsInForce.ts';
import type { HazardGiven } from '../asks/hazardAsk.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
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
import type {
  Hazard,
  HazardDamage,
  HazardEffect,
  HazardKind,
  HazardOutcome,
  HazardRuling,
} from './hazardRules.ts';

/** Damage as a list: dice of zero are left out. */
const dealt = (
  ...list: readonly (readonly [count: number, sides: number, more?: Omit<HazardDamage, 'dice'>])[]
): HazardDamage[] =>
  list.flatMap(([count, sides, more = {}]) =>
    count <= 0 ? [] : [{ dice: `${count}d${sides}`, ...more }],
  );
const NONLETHAL = { nonlethal: true } as const;

/** A fall that hurts ends prone (our reading: the text says so only of flyers). */
const landing = (damage: readonly HazardDamage[]): Partial<HazardOutcome> => ({
  damage,
  ...(damage.length === 0 ? {} : { conditions: ['prone'] }),
});

/**
 * A fall onto ground. `sparedByHazard`: increments that deal nothing; `eased`: dice that are nonlethal, the
 * first ones.
 */
function impact(metres: number, spared: number, eased: number): Partial<HazardOutcome> {
  const dice = Math.min(MAX_DICE, increments(metres)) - spared;
  const soft = Math.min(Math.max(dice, 0), eased);
  return landing(dealt([soft, 6, NONLETHAL], [dice - soft, 6]));
}

/** A fall; a deliberate jump, soft ground and a check of DC 15 soften it. */
function fall(given: HazardGiven): HazardRuling {
  const { metres = 0, onPurpose = false, soft = false } = given;
  const eased = (onPurpose ? 1 : 0) + (soft ? 1 : 0);
  if (increments(metres) === 0) return { failed: {} };
  return {
    // Only a deliberate leap is a jump; tumbling makes any fall ten feet shorter.
    roll: onPurpose ? hazardCheck(15, 'jump', 'tumble') : hazardCheck(15, 'tumble'),
    // A successful check on a leap removes the first ten feet and makes the next ten nonlethal.
    passed: impact(metres, 1, eased),
    failed: impact(metres, 0, eased),
  };
}

/** A fall into water that is at least ten feet deep; shallower water is soft ground at most. */
function fallIntoWater(given: HazardGiven): HazardRuling {
  const { metres = 0, depth = 0, onPurpose = false } = given;
  if (depth < TEN_FEET) return fall(given);
  const steps = Math.min(MAX_DICE + 2, increments(metres));
  const mild = Math.min(Math.max(steps - 2, 0), 2);
  const failed = { damage: dealt([mild, 3, NONLETHAL], [steps - 2 - mild, 6]) };
  const deepEnough = depth >= metres / 3;
  return onPurpose && deepEnough && failed.damage.length > 0
    ? {
        roll: hazardCheck(15 + 5 * Math.floor(metres / (5 * TEN_FEET) + 1e-9), 'swim', 'tumble'),
        passed: {},
        failed,
      }
    : { failed };
}

/**
 * Weights in kilograms above which an object needs a shorter fall, in increments of ten feet, to
 * deal its first die.
 */
const LIGHT_OBJECTS: readonly (readonly [above: number, increments: number])[] = [
  [50, 2],
  [25, 3],
  [15, 4],
  [5, 5],
  [2.5, 6],
];
/** A lighter object deals no damage. */
const LIGHTEST = 0.5;
const HEAVY = 100;

function fallingObject({ metres = 0, kilograms = 0 }: HazardGiven): HazardRuling {
  const steps = increments(metres);
  if (kilograms < LIGHTEST) return { failed: {} };
  const dice =
    kilograms >= HEAVY
      ? steps < 1
        ? 0
        : Math.floor(kilograms / HEAVY) + (steps - 1)
      : steps - (LIGHT_OBJECTS.find(([above]) => kilograms > above)?.[1] ?? 7) + 1;
  return { failed: { damage: dealt([Math.min(MAX_DICE, dice), 6]) } };
}

/** Lack of air: held breath, then a Constitution check each round. */
const breath =
  (...effects: readonly ('breathless' | 'breathesWater')[]) =>
  (j: FullJudge, c: Creature, given: HazardGiven): HazardRuling => {
    const { immune, unknown = [] } = sparedByHazard(j, c, ...effects);
    if (immune !== undefined) return { immune, failed: {} };
    const { rounds = 0, strenuous = 0, earlier = 0 } = given;
    const con = c.abilities?.con ?? undefined;
    const left = con === undefined ? 0 : 2 * con - rounds - strenuous;
    if (left > 0) return { rounds: left, failed: {}, unknown };
    return {
      roll: hazardCheck(10 + earlier, 'con'),
      passed: { effects: ['again-next-round'] },
      failed: { hp: 0, conditions: ['unconscious'], effects: ['drowns'] },
      unknown: [...unknown, ...(con === undefined ? [`creatures.${c.id}.abilities.con`] : [])],
    };
  };

/** Damage of one kind in each round of contact, more if the whole body is in it. */
const contact =
  (type: string, touch: number, whole: number, effects: HazardOutcome['effects'] = []) =>
  (_j: FullJudge, c: Creature, { immersed = false }: HazardGiven): HazardRuling => ({
    ...immuneTo(c, type),
    failed: { damage: dealt([immersed ? whole : touch, 6, { type, each: 'round' }]), effects },
  });

const CON_DAMAGE = { ability: 'con' } as const;

/** Poisons spare creatures that are not alive, and kinds that are immune to poison. */
function poison(j: FullJudge, c: Creature, given: HazardGiven): HazardRuling {
  const { dc, secondary = false } = given;
  const later = secondary ? {} : ({ effects: ['again-in-a-minute'] } as const);
  return {
    ...sparedByHazard(j, c, 'poisonProof'),
    roll: hazardSave('fortitude', dc),
    passed: later,
    failed: later,
  };
}

/** Armor class without armor, shield and deflection: Dexterity and size. */
function bareArmorClass(
  j: FullJudge,
  c: Creature,
): { readonly ac: number; readonly unknown: readonly string[] } {
  const frame = j.rules.bodies.frame(j, c);
  return { ac: frame.armourClass, unknown: frame.unknown };
}

function caltrops(j: FullJudge, c: Creature, given: HazardGiven): HazardRuling {
  if (given.slowly === true) return { failed: {} };
  const { ac, unknown } = bareArmorClass(j, c);
  return {
    roll: { kind: 'attack', with: [], dc: ac + (given.shod === true ? 2 : 0), bonus: 0 },
    passed: {},
    failed: { damage: [{ dice: '1' }], effects: ['speed-halved', 'stops'] },
    unknown,
  };
}

/** A check to keep one's feet on slippery ground: failing by 5 or more is a fall. */
const slippery = (more: Partial<HazardOutcome>): HazardRuling => ({
  roll: hazardCheck(10, 'balance'),
  passed: {},
  failed: { effects: ['no-movement'], ...more },
});

/** Spikes: damage for each square, and a save for each damage taken. */
const spikes =
  (sides: number) =>
  (_j: FullJudge, c: Creature, { squares = 1, dc }: HazardGiven): HazardRuling =>
    c.conditions.includes('flying')
      ? { immune: 'flying', failed: {} }
      : {
          roll: hazardSave('reflex', dc),
          passed: { damage: dealt([squares, sides, { type: 'piercing' }]) },
          failed: {
            damage: dealt([squares, sides, { type: 'piercing' }]),
            effects: ['speed-halved', 'rolls-each-damage'],
          },
        };

function cloudkill(j: FullJudge, c: Creature, { dc }: HazardGiven): HazardRuling {
  const { immune, unknown = [] } = sparedByHazard(j, c, 'poisonProof');
  if (immune !== undefined) return { immune, failed: {} };
  const hurt: HazardDamage = { dice: '1d4', ...CON_DAMAGE, each: 'round' };
  if (c.hitDice === undefined)
    return {
      roll: hazardSave('fortitude', dc),
      failed: { damage: [hurt] },
      unknown: [...unknown, `creatures.${c.id}.hitDice`],
    };
  if (c.hitDice <= 3) return { failed: { effects: ['killed'] }, unknown };
  return {
    unknown,
    roll: hazardSave('fortitude', dc),
    passed: { damage: c.hitDice <= 6 ? [hurt] : [{ ...hurt, dice: '1d4/2' }] },
    failed: c.hitDice <= 6 ? { effects: ['killed'] } : { damage: [hurt] },
  };
}

/** Fire damage, doubled against undead as the spell says. */
function wallOfFire(_j: FullJudge, c: Creature, given: HazardGiven): HazardRuling {
  const { cells = 0, casterLevel = 0 } = given;
  const times = hasTrait(c, 'undead') ? 2 : 1;
  const fire = { type: 'fire' } as const;
  const damage: HazardDamage[] =
    cells <= 0
      ? [{ dice: `${2 * times}d6+${Math.min(20, casterLevel) * times}`, ...fire }]
      : cells <= 2
        ? dealt([2 * times, 4, { ...fire, each: 'round' }])
        : cells <= 4
          ? dealt([times, 4, { ...fire, each: 'round' }])
          : [];
  return { ...immuneTo(c, 'fire'), failed: { damage } };
}

/** Thorns: 25 less armor class, without Dexterity. */
function thorns(_j: FullJudge, c: Creature): HazardRuling {
  const total = c.ac?.total;
  const dexterity = c.abilities?.dex;
  const bonus = Math.max(
    0,
    dexterity === undefined || dexterity === null ? 0 : modifierOf(dexterity),
  );
  const points = Math.max(0, 25 - ((total ?? 10) - bonus));
  return {
    failed: {
      damage: points === 0 ? [] : [{ dice: String(points), type: 'slashing', each: 'round' }],
    },
    unknown: [
      ...(total === undefined ? [`creatures.${c.id}.ac`] : []),
      ...(dexterity === undefined ? [`creatures.${c.id}.abilities.dex`] : []),
    ],
  };
}

/** Goo that entangles; it glues walkers to the floor, and the wings of flyers. */
function tanglefoot(j: FullJudge, c: Creature): HazardRuling {
  if (SIZES.indexOf(sizeOf(c)) >= SIZES.indexOf('huge')) return { immune: 'size', failed: {} };
  const bound: Partial<HazardOutcome> = { conditions: ['entangled'] };
  const unknown = c.size === undefined ? [`creatures.${c.id}.size`] : [];
  if (!isFlying(j, c))
    return {
      roll: hazardSave('reflex', 15),
      passed: bound,
      failed: { ...bound, effects: ['held'] },
      unknown,
    };
  const wings = j.rules.flight.winged(j, c);
  if (!wings.value) return { failed: bound, unknown };
  return {
    roll: hazardSave('reflex', 15),
    passed: bound,
    failed: { ...bound, effects: ['falls'] },
    unknown: [...unknown, ...(wings.unknown === undefined ? [] : [wings.unknown])],
  };
}

/** The save against each wind, and the size that it checks, one size smaller down, two away. */
const WINDS = {
  'strong-wind': { dc: 10, checks: undefined, down: 'tiny', away: undefined },
  'severe-wind': { dc: 15, checks: 'medium', down: 'small', away: 'tiny' },
  windstorm: { dc: 18, checks: 'huge', down: 'medium', away: 'small' },
  hurricane: { dc: 20, checks: 'huge', down: 'large', away: 'medium' },
  tornado: { dc: 30, checks: 'colossal', down: 'huge', away: 'large' },
} as const satisfies Readonly<Record<string, Wind>>;
/** The greatest sizes that a wind blows away, knocks down and checks. */
interface Wind {
  readonly dc: number;
  readonly checks: Size | undefined;
  readonly down: Size;
  readonly away: Size | undefined;
}

/** What a wind does to a creature that fails its save. `lighter`: flyers count as one size smaller. */
function blown(
  j: FullJudge,
  c: Creature,
  wind: Wind,
  dc: number | undefined,
  lighter: boolean,
): HazardRuling {
  const unknown = c.size === undefined ? [`creatures.${c.id}.size`] : [];
  const size = SIZES.indexOf(sizeOf(c)) - (lighter && isFlying(j, c) ? 1 : 0);
  const within = (most: Size | undefined): boolean =>
    most !== undefined && size <= SIZES.indexOf(most);
  const does = within(wind.away)
    ? 'blown-away'
    : within(wind.down)
      ? 'knocked-down'
      : within(wind.checks)
        ? 'checked'
        : undefined;
  return does === undefined
    ? { failed: {}, unknown }
    : { roll: hazardSave('fortitude', dc), passed: {}, failed: { conditions: [does] }, unknown };
}
const windy = (id: keyof typeof WINDS): HazardKind => ({
  asks: [],
  of: (j, c) => blown(j, c, WINDS[id], WINDS[id].dc, true),
});

const isRidden = (j: FullJudge, c: Creature): boolean =>
  ridersOf(j.board.creatures, c).some(({ seat }) => seat !== undefined);

/** A check of a creature that runs or charges; in the saddle the rider checks. */
const rushing = (effect: HazardEffect): HazardKind => ({
  asks: [],
  of: () => ({ roll: hazardCheck(10, 'balance'), passed: {}, failed: { effects: [effect] } }),
});

/** Great cold or heat: one die of nonlethal damage, and a DC that rises with each save. */
const exposure = (sides: number): HazardKind => ({
  asks: ['earlier'],
  of: (_j, _c, { earlier = 0 }) => ({
    roll: hazardSave('fortitude', 15 + earlier),
    failed: { damage: dealt([1, sides, NONLETHAL]), conditions: ['fatigued'] },
  }),
});

/** A spell against which a creature makes a Reflex save. */
const dodged = (passed: Partial<HazardOutcome>, failed: Partial<HazardOutcome>): HazardKind => ({
  asks: ['dc'],
  of: (_j, _c, { dc }) => ({ roll: hazardSave('reflex', dc), passed, failed }),
});

/** Sixty feet in meters: how far a creature sinks in a round when a spell of flight ends. */
const SINKS = 18;

export const HAZARDS = {
  fall: {
    asks: ['metres', 'onPurpose', 'soft'],
    of: (_j, c, given) =>
      c.conditions.includes('feather-falling')
        ? { immune: 'feather-falling', failed: {} }
        : fall(given),
  },
  'fly-spell-ends': {
    asks: ['metres', 'sinking'],
    of: (_j, c, { metres = 0, sinking = 1 }) =>
      c.conditions.includes('feather-falling')
        ? { immune: 'feather-falling', failed: {} }
        : fall({ metres: Math.max(0, metres - SINKS * sinking) }),
  },
  'hewn-floor': rushing('no-rush'),
  'uneven-floor': rushing('no-movement'),
  downhill: {
    asks: [],
    of: (j, c) => ({
      roll: hazardCheck(10, c.seat === undefined && !isRidden(j, c) ? 'balance' : 'ride'),
      passed: {},
      failed: { effects: ['stumbles'] },
    }),
  },
  'strong-wind': windy('strong-wind'),
  'severe-wind': windy('severe-wind'),
  windstorm: windy('windstorm'),
  hurricane: windy('hurricane'),
  tornado: windy('tornado'),
  'gust-of-wind': {
    asks: ['dc'],
    of: (j, c, { dc }) => blown(j, c, WINDS['severe-wind'], dc, false),
  },
  'fall-into-water': {
    asks: ['metres', 'depth', 'onPurpose'],
    of: (_j, _c, given) => fallIntoWater(given),
  },
  'falling-object': { asks: ['metres', 'kilograms'], of: (_j, _c, given) => fallingObject(given) },
  drowning: { asks: ['rounds', 'strenuous', 'earlier'], of: breath('breathless', 'breathesWater') },
  suffocation: { asks: ['rounds', 'strenuous', 'earlier'], of: breath('breathless') },
  lava: { asks: ['immersed'], of: contact('fire', 2, 20, ['half-after']) },
  'catching-fire': {
    asks: [],
    of: (_j, c) => ({
      ...immuneTo(c, 'fire'),
      roll: hazardSave('reflex', 15),
      passed: { effects: ['fire-out'] },
      failed: { damage: dealt([1, 6, { type: 'fire' }]), effects: ['burns', 'again-next-round'] },
    }),
  },
  acid: { asks: ['immersed'], of: contact('acid', 1, 10) },
  'acid-fumes': {
    asks: ['secondary'],
    of: (j, c, given) => ({
      ...poison(j, c, { ...given, dc: 13 }),
      failed: {
        damage: [{ dice: given.secondary === true ? '1d4' : '1', ...CON_DAMAGE }],
        ...(given.secondary === true ? {} : { effects: ['again-in-a-minute'] }),
      },
    }),
  },
  smoke: {
    asks: ['earlier', 'rounds'],
    of: (j, c, { earlier = 0, rounds = 0 }) => ({
      ...sparedByHazard(j, c, 'breathless'),
      roll: hazardSave('fortitude', 15 + earlier),
      passed: { effects: ['again-next-round'] },
      failed: {
        damage: rounds >= 1 ? dealt([1, 6, NONLETHAL]) : [],
        effects: ['chokes', 'again-next-round'],
      },
    }),
  },
  poison: { asks: ['dc', 'secondary'], of: poison },
  cold: exposure(6),
  heat: exposure(4),
  caltrops: { asks: ['shod', 'slowly'], of: caltrops },
  entangle: dodged(
    { effects: ['again-next-round'] },
    { conditions: ['entangled'], effects: ['held'] },
  ),
  web: dodged({ conditions: ['entangled'] }, { conditions: ['entangled'], effects: ['held'] }),
  grease: dodged(
    { effects: ['again-next-round'] },
    { conditions: ['prone'], effects: ['again-next-round'] },
  ),
  'grease-walk': { asks: [], of: () => slippery({}) },
  'sleet-storm': { asks: [], of: () => slippery({}) },
  'black-tentacles': {
    asks: ['casterLevel'],
    of: (_j, c, { casterLevel = 0 }) => ({
      ...(hasTrait(c, 'incorporeal') || c.conditions.includes('incorporeal')
        ? { immune: 'incorporeal' }
        : {}),
      roll: { kind: 'opposed', with: ['grapple'], bonus: casterLevel + 8 },
      failed: {
        damage: [{ dice: '1d6+4', type: 'bludgeoning', each: 'round' }],
        conditions: ['grappling'],
        effects: ['held'],
      },
    }),
  },
  tanglefoot: { asks: [], of: tanglefoot },
  'spike-growth': { asks: ['squares', 'dc'], of: spikes(4) },
  'spike-stones': { asks: ['squares', 'dc'], of: spikes(8) },
  'stinking-cloud': {
    asks: ['dc'],
    of: (j, c, { dc }) => ({
      // The text spares creatures that are not alive, whether or not they breathe.
      ...sparedByHazard(j, c),
      roll: hazardSave('fortitude', dc),
      passed: { effects: ['again-next-round'] },
      failed: { conditions: ['nauseated'] },
    }),
  },
  cloudkill: { asks: ['dc'], of: cloudkill },
  'wall-of-fire': { asks: ['cells', 'casterLevel'], of: wallOfFire },
  'wall-of-ice': {
    asks: ['casterLevel'],
    of: (_j, c, { casterLevel = 0 }) => ({
      ...immuneTo(c, 'cold'),
      failed: { damage: [{ dice: `1d6+${casterLevel}`, type: 'cold' }] },
    }),
  },
  'wall-of-thorns': { asks: [], of: thorns },
  'blade-barrier': {
    asks: ['casterLevel', 'dc'],
    of: (_j, _c, { casterLevel = 1, dc }) => {
      const count = Math.min(15, casterLevel);
      return {
        roll: hazardSave('reflex', dc),
        passed: { damage: [{ dice: `${count}d6/2` }] },
        failed: { damage: dealt([count, 6]) },
      };
    },
  },
} as const satisfies Readonly<Record<string, HazardKind>>;

export type HazardId = keyof typeof HAZARDS;

/** The hazards of one ruleset, each with its rules. */
export const hazardTable = <Id extends HazardId>(
  cites: RowCitations<Id>,
): Readonly<Record<string, Hazard>> =>
  Object.fromEntries(
    (Object.keys(cites) as Id[]).map((id) => {
      const kind: HazardKind = HAZARDS[id];
      return [id, { ...kind, rules: cites[id] }];
    }),
  );
