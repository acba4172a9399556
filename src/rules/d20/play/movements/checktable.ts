/** The movement checks, one entry per check. Lengths are in meters. */
import { cannotTumble, fillsSpace, unsureTumbler } from '../../map/tumbling.ts';
import { sizeOf, type Creature } from '../../../../board/creature.ts';
import { isUnder } from '../../../core/conditionsInForce.ts';
import {
  feet,
  JUMPS,
  speedModifier,
  SRD_JUMPS,
  jumpDcFactor,
  VERTICAL_REACH,
} from '../../map/jumps.ts';
import type { JumpRules } from '../../../jumpRules.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import type { CheckParts } from '../asks/movementAsk.ts';
import { BRACED, CLIMBED } from './circumstances.ts';
import type { MovementCitation } from './citations.ts';
import { ranksOf, type CheckModifier } from './skills.ts';
import { movementTrait } from './movementTraits.ts';

export const CHECK_IDS = [
  'climb',
  'swim',
  'catch-self',
  'catch-other',
  'long-jump',
  'high-jump',
  'grab-edge',
  'pull-up',
  'tumble-past',
  'tumble-through',
  'balance',
  'escape-artist',
  'endurance',
  'obstacle',
  'jump-down',
  'fly',
  'fly-struck',
  'fly-collision',
  'fly-fall',
  'fly-wind',
  'fly-blown',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

const SLIPPERY = 5;

/** Facts that the interface asks the user for before the check is rolled. */
export type AskedFact =
  | 'dc'
  | 'metres'
  | 'runUp'
  | 'others'
  | 'hurried'
  | 'through'
  | 'surfaceWidth'
  | 'footing'
  | 'climbed'
  | 'braced'
  | 'slippery'
  | 'wind'
  | 'lostFlight';

export interface Difficulty {
  /** Base DC; absent: the caller must give one. */
  readonly base?: number;
  readonly reasons: readonly { readonly value: number; readonly why: string }[];
  readonly times?: number;
  /** Modifiers to the roll from the circumstances. */
  readonly modifiers?: readonly CheckModifier[];
  readonly needed?: boolean;
  readonly why?: string;
  /** Does the check fail whatever the total is? */
  readonly fails?: boolean;
  readonly figures?: Readonly<Record<string, number>>;
  readonly names?: readonly MovementCitation[];
  readonly unknown?: readonly string[];
}

interface After {
  readonly then: readonly string[];
  readonly next?: readonly {
    readonly check: string;
    readonly dc: number;
    readonly action?: string;
  }[];
  readonly names?: readonly MovementCitation[];
  readonly unknown?: readonly string[];
}

export interface CheckKind {
  readonly skill: string;
  readonly asks?: readonly AskedFact[];
  /** Is the check for creatures with a fly speed only? */
  readonly flyers?: true;
  /**
   * The skill's bonus, for a skill that adds more than ranks and an ability; undefined: not known.
   */
  bonus?(c: Creature): number | undefined;
  /** Does the obstacle decide which skill is used? */
  readonly anySkill?: true;
  readonly names: readonly MovementCitation[];
  /** Modifier for moving in a hurry. */
  readonly hurry?: number;
  /**
   * The kind of movement whose speed allows taking 10 even when distracted; `natural`: the rule that
   * says so.
   */
  readonly freeWith?: 'climb' | 'swim';
  readonly natural?: MovementCitation;
  dc(j: FullJudge, c: Creature, facts: CheckParts): Difficulty;
  after(
    c: Creature,
    success: boolean,
    margin: number,
    facts: CheckParts,
    j: FullJudge,
  ): After & { readonly figures?: Readonly<Record<string, number>> };
}

/** The checks of a ruleset. The ruleset does not have the checks that are absent. */
export type CheckTable = Readonly<Partial<Record<CheckId, CheckKind>>>;

/** The check that pulls a hanging creature up onto an edge or ledge; it takes a move action. */
const PULL_UP = { check: 'pull-up', dc: 15, action: 'move-action' } as const;

const given: Difficulty = { reasons: [] };
const fallsAt5 = (margin: number, falls: string): string[] =>
  margin <= -5 ? [falls] : ['no-progress'];

/** A ruleset's numbers for jumps, and for what follows them. */
export interface Leaps extends JumpRules {
  /** DC of the save that catches the far edge. */
  readonly edge: number;
  /**
   * The largest number of points by which the check may miss the DC and still let the jumper catch
   * the far edge.
   */
  readonly nearly: number;
  /** Do untrained creatures land prone unless they beat the DC by 5? */
  readonly landing?: true;
  /** Does the jumper land prone if a high jump misses the edge? */
  readonly prone?: true;
}

/** Difficulty of a jump; without a running start the DC doubles. */
const leap = (
  j: FullJudge,
  c: Creature,
  of: Leaps,
  facts: CheckParts,
  {
    base,
    figures,
  }: { readonly base: number | undefined; readonly figures: Readonly<Record<string, number>> },
): Difficulty => ({
  ...(base === undefined ? {} : { base }),
  reasons: [],
  times: jumpDcFactor(of, facts.runUp ?? 0),
  ...speedy(j, c, of),
  figures,
  names: ['jump'],
  unknown: [
    ...(facts.runUp === undefined ? ['ask.runUp'] : []),
    ...(facts.metres === undefined ? ['ask.metres'] : []),
  ],
});

/** Modifier to a jump from land speed; the bonus on the sheet does not include it. */
function speedy(j: FullJudge, c: Creature, of: Leaps): Pick<Difficulty, 'modifiers'> {
  const value = speedModifier(j, c, of);
  return value === 0 ? {} : { modifiers: [{ value, type: 'untyped', why: 'land-speed' }] };
}

/** Outcome of a jump that does not reach the edge. */
const missed = (of: Leaps, margin: number, otherwise: string): After =>
  margin >= -of.nearly
    ? { then: ['short'], next: [{ check: 'grab-edge', dc: of.edge }] }
    : { then: [otherwise] };

/**
 * Outcome of a jump: a trained creature lands standing, an untrained creature only if it beats the
 * DC by 5.
 */
function landing(c: Creature, margin: number): After {
  const ranks = ranksOf(c, 'jump');
  const stands = (ranks ?? 0) >= 1 || margin >= 5;
  return {
    then: [stands ? 'lands-standing' : 'lands-prone'],
    names: ['landing'],
    unknown: ranks === undefined ? [`creatures.${c.id}.skills.jump`] : [],
  };
}

/** A ruleset's checks for jumps, and the save that catches the far edge. */
export const leaps = (of: Leaps): Pick<Record<CheckId, CheckKind>, Leap> => ({
  'long-jump': {
    skill: of.skill,
    asks: ['metres', 'runUp'],
    names: ['jumpLong'],
    dc: (j, c, facts) =>
      leap(j, c, of, facts, {
        base: facts.metres === undefined ? undefined : feet(facts.metres),
        figures: facts.metres === undefined ? {} : { height: facts.metres / 4 },
      }),
    after(c, success, margin) {
      if (success) return of.landing === true ? landing(c, margin) : { then: ['lands-standing'] };
      return missed(of, margin, 'falls');
    },
  },
  'high-jump': {
    skill: of.skill,
    asks: ['metres', 'runUp'],
    names: ['jumpHigh'],
    dc(j, c, facts) {
      const height =
        facts.metres === undefined
          ? undefined
          : Math.max(0, facts.metres - VERTICAL_REACH[sizeOf(c)]);
      return leap(j, c, of, facts, {
        base: height === undefined ? undefined : feet(height) * 4,
        figures: height === undefined ? {} : { height },
      });
    },
    after: (_c, success, margin) =>
      success
        ? { then: ['holds-edge'], next: [PULL_UP] }
        : of.prone === true
          ? missed(of, margin, 'lands-prone')
          : { then: ['falls-back'] },
  },
  'grab-edge': {
    skill: 'reflex',
    names: ['jumpLong'],
    dc: () => ({ base: of.edge, reasons: [] }),
    after: (_c, success) =>
      success ? { then: ['holds-edge'], next: [PULL_UP] } : { then: ['falls'] },
  },
});
type Leap = 'long-jump' | 'high-jump' | 'grab-edge';

export const MOVEMENT_CHECKS: CheckTable = {
  climb: {
    skill: 'climb',
    asks: ['dc'],
    names: ['climb'],
    hurry: -5,
    freeWith: 'climb',
    natural: 'climbSpeed',
    dc: () => given,
    after: (_c, success, margin) => ({ then: success ? ['progress'] : fallsAt5(margin, 'falls') }),
  },
  swim: {
    skill: 'swim',
    asks: ['dc'],
    names: ['swim'],
    freeWith: 'swim',
    natural: 'swimSpeed',
    dc: (_j, c) => ({ ...given, needed: (c.speed?.swim ?? 0) === 0 }),
    after: (_c, success, margin) => ({
      then: success ? ['progress'] : fallsAt5(margin, 'goes-under'),
    }),
  },
  'catch-self': {
    skill: 'climb',
    names: ['catchSelf'],
    dc: (_j, _c, facts) => ({
      reasons: [
        facts.easyHold === true ? { value: 10, why: 'slope-or-rope' } : { value: 20, why: 'wall' },
      ],
    }),
    after: (_c, success) => ({ then: [success ? 'catches-hold' : 'falls'] }),
  },
  'catch-other': {
    skill: 'climb',
    names: ['catchOther'],
    dc(j, c, facts) {
      const maximum = facts.maximum ?? j.rules.movements.load(j, c, {}).capacity.heavy;
      const unknown = facts.weight === undefined ? ['ask.weight'] : [];
      return {
        reasons: [{ value: 10, why: 'catching' }],
        fails: facts.weight !== undefined && facts.weight > maximum,
        unknown,
      };
    },
    after: (_c, success, margin) => ({
      then: [success ? 'catches' : margin <= -5 ? 'both-fall' : 'misses'],
    }),
  },
  ...leaps({ ...JUMPS, edge: 15, nearly: 5, landing: true }),
  'pull-up': {
    skill: 'climb',
    names: ['jumpLong'],
    freeWith: 'climb',
    dc: () => ({ base: 15, reasons: [] }),
    after: (_c, success, margin) => ({ then: success ? ['pulls-up'] : fallsAt5(margin, 'falls') }),
  },
  'tumble-past': {
    skill: 'tumble',
    asks: ['through', 'others', 'hurried', 'footing'],
    names: ['mixed', 'tumblePast'],
    hurry: -10,
    dc: (j, c, facts) => ({
      base: 15,
      reasons: [...others(facts), ...footing(facts)],
      ...unable(j, c),
    }),
    after: (_c, success) => ({ then: [success ? 'not-provoked' : 'provokes'] }),
  },
  'tumble-through': {
    skill: 'tumble',
    asks: ['through', 'others', 'hurried', 'footing'],
    names: ['tumbleThrough'],
    hurry: -10,
    dc(j, c, facts) {
      const fills = facts.through !== undefined && fillsSpace(j, facts.through);
      return {
        base: 25,
        reasons: [...others(facts), ...footing(facts)],
        ...unable(j, c),
        ...(fills ? { why: 'fills-its-squares', names: ['filled'] } : {}),
      };
    },
    after: (_c, success) => ({ then: success ? ['passes'] : ['stops-before', 'provokes'] }),
  },
  balance: {
    skill: 'balance',
    asks: ['dc'],
    names: ['mixed'],
    hurry: -5,
    dc: () => given,
    after: (_c, success, margin) => ({ then: success ? ['progress'] : fallsAt5(margin, 'falls') }),
  },
  'escape-artist': {
    skill: 'escape-artist',
    names: ['escape'],
    dc: () => ({ base: 30, reasons: [] }),
    after: (_c, success) => ({ then: [success ? 'squeezes-through' : 'no-progress'] }),
  },
  endurance: {
    skill: 'con',
    names: ['endurance'],
    dc(j, c, facts) {
      const con = c.abilities?.con;
      if (con === null || movementTrait(j.rules.movements.traits, c, 'tireless') === true)
        return { base: 10, reasons: [], needed: false };
      const late = con === undefined || facts.round === undefined ? 1 : facts.round - con;
      const unknown = [
        ...(con === undefined ? [`creatures.${c.id}.abilities.con`] : []),
        ...(facts.round === undefined ? ['ask.round'] : []),
      ];
      return {
        base: 10,
        reasons: late > 1 ? [{ value: late - 1, why: 'rounds' }] : [],
        needed: late > 0,
        unknown,
      };
    },
    after: (_c, success) => ({ then: success ? ['runs-on'] : ['must-rest'] }),
  },
  obstacle: {
    skill: 'climb',
    asks: ['dc'],
    anySkill: true,
    names: ['hurdle'],
    dc: () => given,
    after: (_c, success) => ({ then: [success ? 'crosses' : 'no-progress'] }),
  },
};

/** Increase of the Tumble DC for each opponent after the first. */
export const others = (facts: CheckParts): Difficulty['reasons'] =>
  (facts.others ?? 0) > 0 ? [{ value: 2 * (facts.others ?? 0), why: 'opponents' }] : [];

/** Increase of a DC for what obstructs the surface. */
const FOOTING = { slight: 2, severe: 5, 'unsteady-severe': 5 } as const;
const footing = ({ footing: list = [] }: CheckParts): Difficulty['reasons'] =>
  list.map((why) => ({ value: FOOTING[why], why }));

const unable = (j: FullJudge, c: Creature): Pick<Difficulty, 'why' | 'unknown'> => {
  const why = cannotTumble(j, c);
  return why === undefined ? { unknown: unsureTumbler(j, c) } : { why };
};

/** DC of a narrow surface by its width in meters, narrowest surface first. */
const WIDTHS: readonly (readonly [below: number, dc: number])[] = [
  [0.05, 20],
  [0.175, 15],
  [0.3 + 1e-9, 10],
];

/** The DC of a climb by what is climbed; a surface that is not listed has the given DC. */
function climbDc(j: FullJudge, c: Creature, facts: CheckParts): Difficulty {
  const { climbed, braced, slippery } = facts;
  const base = climbed === undefined ? undefined : CLIMBED[climbed];
  return {
    ...(typeof base === 'number' ? { base } : {}),
    ...(base === null ? { why: 'too-smooth' } : {}),
    ...(isUnder(j, c, 'clings') ? { needed: false } : {}),
    reasons: [
      ...(braced === undefined ? [] : [{ value: BRACED[braced], why: braced }]),
      ...(slippery === true ? [{ value: SLIPPERY, why: 'slippery' }] : []),
    ],
    names: ['climbDc'],
  };
}

/**
 * The checks of the 3.5 SRD's own skill descriptions: climbs by surface, jumps by speed, narrow
 * surfaces by width.
 */
export const SKILL_CHECKS: CheckTable = {
  ...leaps({ ...SRD_JUMPS, edge: 15, nearly: 4, landing: true }),
  climb: {
    ...MOVEMENT_CHECKS['climb']!,
    asks: ['climbed', 'braced', 'slippery', 'dc'],
    dc: climbDc,
  },
  // A falling creature that is heavier than the catcher can carry pulls it down.
  'catch-other': {
    ...MOVEMENT_CHECKS['catch-other']!,
    after: (c, success, margin, facts, j) =>
      MOVEMENT_CHECKS['catch-other']!.dc(j, c, facts).fails === true
        ? { then: ['both-fall'] }
        : MOVEMENT_CHECKS['catch-other']!.after(c, success, margin, facts, j),
  },
  // A rider whose mount crosses a fence at speed may fall; the mount crosses it in any case.
  obstacle: {
    ...MOVEMENT_CHECKS['obstacle']!,
    after: (_c, success, _margin, { skill }) => ({
      then: success ? ['crosses'] : skill === 'ride' ? ['crosses', 'falls'] : ['no-progress'],
    }),
  },
  balance: {
    ...MOVEMENT_CHECKS['balance']!,
    asks: ['surfaceWidth', 'footing', 'hurried'],
    names: ['mixed', 'surface'],
    dc(_j, _c, facts) {
      const base = WIDTHS.find(([below]) => (facts.surfaceWidth ?? Infinity) < below)?.[1];
      const wide = facts.surfaceWidth !== undefined && base === undefined;
      return {
        ...(base === undefined ? {} : { base }),
        reasons: footing(facts),
        ...(wide ? { needed: false } : {}),
      };
    },
  },
};

/** The checks that related rulesets keep, because their own texts do not say what the SRD does. */
export const SHARED_CHECKS: CheckTable = {
  climb: MOVEMENT_CHECKS['climb']!,
  'catch-other': MOVEMENT_CHECKS['catch-other']!,
  obstacle: MOVEMENT_CHECKS['obstacle']!,
};

/** The same, with tumbling at full speed, where a failed check does not stop the mover. */
export const PLAIN_CHECKS: CheckTable = {
  ...SHARED_CHECKS,
  'tumble-past': { ...MOVEMENT_CHECKS['tumble-past']!, asks: ['through'], hurry: 0 },
  'tumble-through': {
    ...MOVEMENT_CHECKS['tumble-through']!,
    asks: ['through'],
    hurry: 0,
    after: (_c, success) => ({ then: [success ? 'passes' : 'provokes'] }),
  },
};
