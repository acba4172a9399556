/**
 * Movement checks of rulesets with few, broad skills. Acrobatics covers jumps, falls, narrow
 * surfaces and foes in the way; Fly covers flight. Lengths are in meters.
 */
import type { CheckParts } from '../asks/movementAsk.ts';
import { cannotTumble, fillsSpace, unsureTumbler } from '../../map/tumbling.ts';
import { type Creature, sizeOf } from '../../../../board/creature.ts';
import { SIZES, type Size } from '../../../../board/vocabulary.ts';
import { ACROBATIC_JUMPS } from '../../map/jumps.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { flyBonus } from '../../map/flight/skill.ts';
import { EVADING, isProne } from '../specials/acrobatics.ts';
import { maneuverDefense } from '../specials/maneuverRolls.ts';
import { Missing } from '../specials/specialContext.ts';
import { leaps, others, type CheckKind, type CheckTable, type Difficulty } from './checktable.ts';

const SKILL = 'acrobatics';
type Reasons = Difficulty['reasons'];

/** Increase of the DC of every Acrobatics check for obstructions, and for full speed over them. */
const FOOTING = { slight: 2, severe: 5, 'unsteady-severe': 10 } as const;
const HURRIED_FOOTING = 5;
/** DC of a surface by its width in meters, narrowest surface first. */
const SURFACES: readonly (readonly [below: number, dc: number])[] = [
  [0.05, 20],
  [0.175, 15],
  [0.3 + 1e-9, 10],
  [0.9 + 1e-9, 5],
  [Infinity, 0],
];
/** The lowest DC of a surface for which a check is rolled. */
const ROLLED = 10;
/** Increase of the DC for passing through a foe's space. */
const THROUGH = 5;

const footing = ({ footing: list = [], hurried }: CheckParts): Reasons => [
  ...list.map((why) => ({ value: FOOTING[why], why })),
  ...(list.length > 0 && hurried === true ? [{ value: HURRIED_FOOTING, why: 'hurried' }] : []),
];

/** Difficulty of evading a foe in the way: the DC is the foe's maneuver defense. */
const evading = (j: FullJudge, c: Creature, facts: CheckParts, through: number): Difficulty => {
  const missing = new Missing();
  const defense = facts.through === undefined ? [] : maneuverDefense(j, facts.through, missing);
  const filled = through > 0 && facts.through !== undefined && fillsSpace(j, facts.through);
  const why = filled ? 'fills-its-squares' : cannotTumble(j, c);
  const prone = isProne(c) ? [{ value: EVADING.prone, why: 'prone' }] : [];
  return {
    ...(why === undefined ? {} : { why }),
    ...(filled ? { names: ['filled'] } : {}),
    ...(facts.through === undefined ? {} : { base: defense.reduce((sum, m) => sum + m.value, 0) }),
    reasons: [
      ...(through === 0 ? [] : [{ value: through, why: 'through-space' }]),
      ...others(facts),
      ...(facts.hurried === true ? [{ value: EVADING.hurried, why: 'hurried' }] : []),
      ...prone,
      ...footing(facts),
    ],
    unknown: [
      ...(facts.through === undefined ? ['ask.through'] : missing.paths),
      ...unsureTumbler(j, c),
    ],
  };
};

export const ACROBATIC_CHECKS: CheckTable = {
  ...leaps({ ...ACROBATIC_JUMPS, edge: 20, nearly: 4, prone: true }),
  'jump-down': {
    skill: SKILL,
    asks: ['metres', 'footing', 'hurried'],
    names: ['jumpDown'],
    dc: (_j, _c, facts) => ({ base: 15, reasons: footing(facts) }),
    after(_c, success, _margin, { metres }) {
      if (metres === undefined) return { then: [], unknown: ['ask.metres'] };
      const dice = Math.floor(Math.max(0, metres - (success ? 3 : 0)) / 3 + 1e-9);
      return { then: [dice === 0 ? 'lands-standing' : 'lands-prone-if-hurt'], figures: { dice } };
    },
  },
  'tumble-past': {
    skill: SKILL,
    asks: ['through', 'others', 'hurried', 'footing'],
    names: ['tumblePast'],
    dc: (j, c, facts) => evading(j, c, facts, 0),
    after: (_c, success) => ({ then: [success ? 'not-provoked' : 'provokes'] }),
  },
  'tumble-through': {
    skill: SKILL,
    asks: ['through', 'others', 'hurried', 'footing'],
    names: ['tumbleThrough'],
    dc: (j, c, facts) => evading(j, c, facts, THROUGH),
    after: (_c, success) => ({ then: success ? ['passes'] : ['stops-before', 'provokes'] }),
  },
  balance: {
    skill: SKILL,
    asks: ['surfaceWidth', 'hurried', 'footing'],
    names: ['surface'],
    dc(_j, _c, facts) {
      const { surfaceWidth: width } = facts;
      if (width === undefined) return { reasons: footing(facts) };
      const base = SURFACES.find(([below]) => width < below)?.[1] ?? 0;
      const hurry = facts.hurried === true && (facts.footing ?? []).length === 0;
      const reasons: Reasons = [
        ...footing(facts),
        ...(hurry ? [{ value: HURRIED_FOOTING, why: 'hurried' }] : []),
      ];
      return {
        base,
        reasons,
        needed: base + reasons.reduce((sum, r) => sum + r.value, 0) >= ROLLED,
      };
    },
    after: (_c, success, margin) => ({
      then: [success ? 'progress' : margin <= -5 ? 'falls' : 'no-progress'],
    }),
  },
};

/**
 * Effects of each wind on flyers: the penalty, the largest size that needs a check, and the largest
 * size that is blown away.
 */
const WIND: Readonly<
  Record<
    NonNullable<CheckParts['wind']>,
    { readonly penalty: number; readonly checked: Size; readonly blown?: Size }
  >
> = {
  strong: { penalty: -2, checked: 'tiny' },
  severe: { penalty: -4, checked: 'small', blown: 'tiny' },
  windstorm: { penalty: -8, checked: 'medium', blown: 'small' },
  hurricane: { penalty: -12, checked: 'large', blown: 'medium' },
  tornado: { penalty: -16, checked: 'huge', blown: 'large' },
};
/** Height that a flyer loses per die, in meters. */
const LOSS = 3;

const flying = (row: Omit<CheckKind, 'skill' | 'bonus'>): CheckKind => ({
  skill: 'fly',
  flyers: true,
  bonus: flyBonus,
  ...row,
});
const winged = (j: FullJudge, c: Creature): Partial<Difficulty> => {
  const { value, unknown } = j.rules.flight.winged(j, c);
  return { needed: value, unknown: unknown === undefined ? [] : [unknown] };
};

const windy = (which: 'checked' | 'blown', dc: number, failed: string): CheckKind =>
  flying({
    names: ['flyWind'],
    asks: ['wind'],
    dc(_j, c, { wind }) {
      const row = wind === undefined ? undefined : WIND[wind];
      const most = row?.[which];
      return {
        base: dc,
        reasons: [],
        modifiers:
          row === undefined ? [] : [{ value: row.penalty, type: 'circumstance', why: 'wind' }],
        needed:
          row === undefined ||
          (most !== undefined && SIZES.indexOf(sizeOf(c)) <= SIZES.indexOf(most)),
        unknown: [
          ...(wind === undefined ? ['ask.wind'] : []),
          ...(c.size === undefined ? [`creatures.${c.id}.size`] : []),
        ],
      };
    },
    after: (_c, success) => ({
      then: [success ? 'flies-on' : failed],
      ...(success || which === 'checked' ? {} : { figures: { dice: 2, metresEach: LOSS } }),
    }),
  });

export const FLY_CHECKS: CheckTable = {
  // A winged flyer that misses the DC by 5 or more falls. For other failures the ruleset does not
  // say what happens.
  fly: flying({
    asks: ['dc'],
    names: ['flyFailed'],
    dc: () => ({ reasons: [] }),
    after(c, success, margin, _facts, j) {
      if (success) return { then: ['flies-on'] };
      const { value, unknown } = j.rules.flight.winged(j, c);
      return {
        then: [margin <= -5 && value ? 'falls' : 'asks-gm'],
        unknown: unknown === undefined || margin > -5 ? [] : [unknown],
      };
    },
  }),
  'fly-struck': flying({
    names: ['flyStruck'],
    dc: (j, c) => ({ base: 10, reasons: [], ...winged(j, c) }),
    after(c, success, _margin, _facts, j) {
      if (success) return { then: ['flies-on'] };
      const cells = LOSS / j.board.ground.grid.metresPerCell;
      const height = Math.max(0, c.elevation - cells);
      return { then: ['loses-height', ...(height === 0 ? ['lands'] : [])], figures: { height } };
    },
  }),
  'fly-collision': flying({
    names: ['flyCollision'],
    dc: (j, c) => ({ base: 25, reasons: [], ...winged(j, c) }),
    after: (_c, success) => ({ then: [success ? 'flies-on' : 'falls'] }),
  }),
  'fly-fall': flying({
    names: ['flyFall'],
    asks: ['lostFlight'],
    dc: (_j, c, { lostFlight }) => ({
      base: 10,
      reasons: [],
      ...(c.speed?.fly === 0
        ? { why: 'no-fly-speed' }
        : lostFlight === true
          ? { why: 'lost-flight' }
          : {}),
      unknown: c.speed?.fly === undefined ? [`creatures.${c.id}.speed.fly`] : [],
    }),
    after: (_c, success) => ({ then: [success ? 'unhurt' : 'falls'] }),
  }),
  'fly-wind': windy('checked', 20, 'no-progress'),
  'fly-blown': windy('blown', 25, 'blown-away'),
};
