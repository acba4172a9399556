/** Speeds, the limits of each movement mode, and the movement available in a mode. */
import { type CellFacts, type Pace, NOTHING_SPENT } from '../../../board/board.ts';
import { sizeOf, sizeSteps, type Creature, type Speeds } from '../../../board/creature.ts';
import type { Surface, Way } from '../../../board/vocabulary.ts';
import { GroundIndex } from '../../../board/groundIndex.ts';
import { barsOnlyWalking } from '../../../board/jumpedGround.ts';
import { cite, citedBy } from '../../names.ts';
import type { Judge, ModeRule, PathLimits, Ruleset } from '../../ruleset.ts';
import type { Known, Mode, RuleId, ViolationCode } from '../../verdict.ts';
import { effectOf, inForce, isUnder, movesInAir } from '../../core/conditionsInForce.ts';
import { climbPace, climbsFast, climbsFastInVain } from './climbing.ts';
import { crawler, crawlsByChoice } from './crawling.ts';
import { isOfTheTurn, isSingle } from './mayAct.ts';
import { isViolation, movementDoing, type Refusal } from '../../actionPermission.ts';
import { traitEffect } from '../../core/traitEffect.ts';
import { isTumbling, proneTumble, tumblesInVain, tumblingFactor } from './tumbling.ts';
import { hasMode, rowOfMode } from '../../core/modeRows.ts';
import { chosenWay, inMode, isJumping, isUnhampered, wayOfMoving } from '../../core/ways.ts';

/** Speed in cells if the scene gives none: that of most Medium creatures. */
const DEFAULT_SPEED = 6;

/**
 * A copy of the creature whose only speed is its fly speed, or the default speed if the scene gives
 * none.
 */
export const onTheWing = (c: Creature): Creature => {
  const { fly = DEFAULT_SPEED, manoeuvrability } = c.speed ?? {};
  return { ...c, speed: { fly, ...(manoeuvrability === undefined ? {} : { manoeuvrability }) } };
};

/**
 * Whether the creature's maneuverability is `good` or `perfect`, so that it can stay in place in
 * the air.
 */
export const keepsPlace = (c: Creature): boolean =>
  c.speed?.manoeuvrability === 'good' || c.speed?.manoeuvrability === 'perfect';

type OwnWay = 'swim' | 'climb' | 'burrow';

/** The type of speed for crossing a surface. */
export const WAY_OF: Readonly<Partial<Record<Surface, OwnWay>>> = {
  water: 'swim',
  slope: 'climb',
  wall: 'climb',
  earth: 'burrow',
};

/**
 * The path of the creature's kind of movement, if the user chose one that the speeds of the scene do
 * not cover: the answer then rests on the speed that was assumed.
 */
const doubtedWay = (j: Judge, c: Creature): string | undefined =>
  (c.moving === 'jump' && !isJumping(j, c)) ||
  c.moving === 'other' ||
  c.moving === 'teleport' ||
  (c.moving === 'fly' && !((c.speed?.fly ?? 0) > 0))
    ? `creatures.${c.id}.moving`
    : undefined;

/**
 * The speed for the surface that the creature is on, otherwise its land speed, in cells per move
 * action; undefined if the scene gives none.
 */
const ownSpeed = (j: Judge, c: Creature, s: Speeds | undefined): number | undefined => {
  const surface = GroundIndex.of(j.board.ground).facts(c.at[0], c.at[1])?.surface;
  const mode = chosenWay(c) ?? (surface === undefined ? undefined : WAY_OF[surface]);
  const own = (mode === undefined ? 0 : s?.[mode]) || s?.land;
  const { climb = 0 } = s ?? {};
  return climbsFast(c) && climb > 0 ? climbPace(s?.land ?? 0, climb, true) : own;
};

/**
 * Whether the mode is forbidden in the way of moving that the user chose, or that a surface needs.
 * 5-foot steps and withdrawals need a speed for that way. Running and charging are possible on plain
 * ground, and in water with a swim speed.
 */
function wrongWay(c: Creature, mode: Mode, surface: Surface | undefined): boolean {
  const needed = chosenWay(c) ?? (surface === undefined ? undefined : WAY_OF[surface]);
  if (needed === undefined) return false;
  const has = (c.speed?.[needed] ?? 0) > 0;
  // Without a speed for it nobody burrows; swimmers and climbers move at a quarter of their speed.
  if (needed === 'burrow' && !has) return true;
  return mode === 'run' || mode === 'charge'
    ? needed !== 'swim' || !has
    : (mode === 'step' || mode === 'withdraw') && !has;
}

/**
 * Filter for positions that the creature may not enter in this mode, because of a cell's surface or
 * because the ground or a spell forbids its kind of movement; undefined: the map has no such cells.
 * A jump crosses what only bars walking; where it may end, the movement grid says.
 */
export function barredCells(
  j: Judge,
  c: Creature,
  mode: Mode,
): ((x: number, y: number) => boolean) | undefined {
  if (isUnder(j, c, 'vertical') && movesInAir(j, c)) return () => true;
  const survey = GroundIndex.of(j.board.ground);
  const jumping = isJumping(j, c);
  const surfaced =
    (survey.surfaced || chosenWay(c) !== undefined) && !isUnhampered(j, c) && !jumping;
  if (!survey.costed && !surfaced) return undefined;
  const way = wayOfMoving(j, c);
  const n = j.rules.space(c).value;
  const shut = (facts: CellFacts | undefined): boolean =>
    facts !== undefined && isShut(facts, way) && !(jumping && barsOnlyWalking(facts));
  const isBarred = (facts: CellFacts | undefined): boolean =>
    (survey.costed && shut(facts)) || (surfaced && wrongWay(c, mode, facts?.surface));
  return (x, y) => {
    for (let v = y; v < y + n; v++)
      for (let u = x; u < x + n; u++) if (isBarred(survey.facts(u, v))) return true;
    return false;
  };
}

/** Does the ground of a cell forbid this kind of movement? */
const isShut = (facts: CellFacts, way: Way): boolean => facts.costFor?.[way] === null;

/** The answer `limits` of the rulesets on squares. */
export function limitsOfMode(j: Judge, c: Creature, mode: Mode): PathLimits {
  const { level, unhampered, roomy, times } = j.rules.modeRule(j, c, mode);
  return {
    diagonals: diagonalsSoFar(j, c),
    level,
    unhampered,
    roomy,
    barred: barredCells(j, c, mode),
    ...(times === null ? { steps: 1 } : {}),
  };
}

/**
 * Cost factor of a surface, in squares of movement for each square entered. A mover without a speed
 * for the surface moves at a quarter of its land speed.
 */
function surfaceFactor(j: Judge, c: Creature, surface: Surface | undefined): number {
  const mode = chosenWay(c) ?? (surface === undefined ? undefined : WAY_OF[surface]);
  const land = c.speed?.land ?? DEFAULT_SPEED;
  const pace =
    mode === undefined
      ? land
      : mode === 'climb'
        ? climbPace(land, c.speed?.climb ?? 0, climbsFast(c))
        : c.speed?.[mode] || land / 4;
  const own = (ownSpeed(j, c, c.speed) ?? land) || pace;
  // A creature without any speed pays no extra cost for the surface.
  return own === 0 ? 1 : Math.max(1, Math.ceil(own / (pace || own)));
}

/**
 * Fly speed of a flying creature, otherwise the speed for its surface or its land speed; if that is
 * 0, the first other speed above 0. In cells per move action, before any halving.
 */
export function fullSpeed(j: Judge, c: Creature): Known<number> {
  const s = c.speed;
  const rules = citedBy(j.rules.cites, 'speed');
  const inAir = movesInAir(j, c);
  let base = inAir ? s?.fly : ownSpeed(j, c, s);
  if (base === undefined || base === 0)
    base =
      [s?.land, s?.fly, s?.swim, s?.climb, s?.burrow].find((v) => v !== undefined && v > 0) ?? base;
  if (base === undefined)
    return {
      value: hastened(j, c, DEFAULT_SPEED, true),
      rules,
      unknown: `creatures.${c.id}.speed`,
    };
  const value = hastened(j, c, base, !inAir && base === s?.land);
  const unknown = doubtedWay(j, c);
  return unknown === undefined ? { value, rules } : { value, rules, unknown };
}

/** A speed with the greatest enhancement bonus of the creature's conditions. */
export function hastened(j: Judge, c: Creature, speed: number, onLand: boolean): number {
  let most = 0;
  for (const condition of c.conditions) {
    const faster = Object.hasOwn(j.rules.conditions, condition)
      ? j.rules.conditions[condition]?.faster
      : undefined;
    if (faster === undefined || speed === 0 || (faster.only === 'land' && !onLand)) continue;
    if (inSpeed(c, condition)) continue;
    most = Math.max(most, faster.only === 'doubles' ? Math.min(faster.cells, speed) : faster.cells);
  }
  return speed + most;
}

/** Do the speeds on the creature's sheet already count this condition? */
const inSpeed = (c: Creature, condition: string): boolean =>
  c.inTotals?.speed?.includes(condition) === true;

/** Does a condition halve the speed on the creature's sheet? */
export const isHalved = (j: Judge, c: Creature): boolean => {
  const half = effectOf(j, c, 'halfSpeed');
  if (half === undefined || !inSpeed(c, half.condition)) return half !== undefined;
  const { conditions: table } = j.rules;
  return inForce(j, c).some(
    (one) => Object.hasOwn(table, one) && table[one]?.halfSpeed === true && !inSpeed(c, one),
  );
};

/** The part of the speed on its sheet that the creature's conditions leave. */
export const partOfSpeed = (j: Judge, c: Creature): number =>
  isHalved(j, c) ? 1 / 2 : (effectOf(j, c, 'speedPart')?.value ?? 1);

/** Speed after conditions, in whole cells. */
export function speed(j: Judge, c: Creature): Known<number> {
  const full = fullSpeed(j, c);
  const part = partOfSpeed(j, c);
  if (part === 1 && Number.isInteger(full.value)) return full;
  const half = isHalved(j, c);
  return {
    ...full,
    value: Math.floor(full.value * part),
    rules: half ? [...(full.rules ?? []), ...cite(j.rules.cites, 'speedHalf')] : (full.rules ?? []),
  };
}

/**
 * Whether the creature's speed is at most one square even without its conditions. In some rulesets
 * that is too slow for a 5-foot step.
 */
export const isSlow = (j: Judge, c: Creature): boolean =>
  j.rules.speed(j, c).value <= 1 && j.rules.speed(j, { ...c, conditions: [] }).value <= 1;

/** Whether the ground costs this creature more than plain floor (srd35.terrain.difficult-*). */
export const isDifficult = (j: Judge, c: Creature, facts: CellFacts | undefined): boolean =>
  facts?.pace !== undefined || entryFactor(j, c, facts) * wayFactor(j, c, facts) > 1;

/**
 * Cost factor of difficult ground, low obstacles, water and similar. Fractions are rounded up to
 * whole cells (srd35.terrain.*).
 */
export function entryFactor(j: Judge, c: Creature, facts: CellFacts | undefined): number {
  if (facts === undefined) return 1;
  if (facts.pace !== undefined && slowsHere(j, c, facts.pace)) return pacedFactor(j, c, facts.pace);
  const own = facts.costFor?.[wayOfMoving(j, c)];
  if (own == null && isUnhampered(j, c)) return 1;
  const free = facts.freeCost !== undefined && isUnder(j, c, 'unhindered');
  const given = free ? facts.freeCost : facts.costFactor;
  return Math.max(1, Math.ceil(own ?? given ?? 1));
}

/**
 * Cost factor of a mover that swims, climbs or tumbles slower than it walks. It is a lower speed and
 * does not hamper movement (docs/spec/scene.md, convention 8).
 */
export const paceFactor = (j: Judge, c: Creature, facts: CellFacts | undefined): number =>
  wayFactor(j, c, facts) * tumblingFactor(j, c);

/** Cost factor of the mover's kind of movement, where the ground has no speed of its own. */
const wayFactor = (j: Judge, c: Creature, facts: CellFacts | undefined): number =>
  (facts?.surface === undefined && c.moving === undefined) ||
  (facts?.pace !== undefined && slowsHere(j, c, facts.pace)) ||
  isUnhampered(j, c)
    ? 1
    : surfaceFactor(j, c, facts?.surface);

/** Does ground that limits speed hamper this creature? */
const slowsHere = (j: Judge, c: Creature, pace: Pace): boolean =>
  !isUnder(j, c, 'incorporeal') &&
  !isUnder(j, c, 'unhindered') &&
  (pace.aloft === true || !isUnhampered(j, c));

const limitOf = (c: Creature, pace: Pace): number =>
  sizeSteps('large', sizeOf(c)) >= 0 ? pace.large : pace.small;

/** Cost factor with which a move action gets as far as the ground's own speed. */
function pacedFactor(j: Judge, c: Creature, pace: Pace): number {
  const own = j.rules.speed(j, c).value;
  const limit = limitOf(c, pace);
  const factor = Math.max(1, Math.floor(own / limit));
  return Math.floor(own / factor) > limit ? factor + 1 : factor;
}

/** Wraps a speed answer: a creature that stands in ground with a speed of its own has that speed. */
export const slowedByGround =
  (base: Ruleset['speed']): Ruleset['speed'] =>
  (j, c) => {
    const known = base(j, c);
    const survey = GroundIndex.of(j.board.ground);
    if (!survey.paced) return known;
    const n = j.rules.space(c).value;
    let value = known.value;
    const rules: RuleId[] = [];
    for (let y = c.at[1]; y < c.at[1] + n; y++)
      for (let x = c.at[0]; x < c.at[0] + n; x++) {
        const pace = survey.facts(x, y)?.pace;
        if (pace === undefined || !slowsHere(j, c, pace) || limitOf(c, pace) >= value) continue;
        value = limitOf(c, pace);
        rules.push(...pace.rules);
      }
    return value === known.value
      ? known
      : { ...known, value, rules: [...new Set([...(known.rules ?? []), ...rules])] };
  };

/**
 * Requirements of each movement mode, equal for all creatures except fast runners and those that
 * tumble while they lie on the ground.
 */
export function modeRule(j: Judge, c: Creature, mode: Mode): ModeRule {
  const row = rowOfMode(j.rules, mode);
  const lying = mode === j.rules.modes.near && isTumbling(j, c) ? proneTumble(j, c) : undefined;
  const rule = lying === undefined ? row : { ...row, kind: lying };
  const faster = mode === 'run' ? traitEffect(j.rules.traits, c, 'runFactor') : undefined;
  return faster === undefined ? rule : { ...rule, times: faster };
}

/** In heavy armor or under a heavy load a creature runs at one multiple of its speed less. */
export function burdenedModeRule(j: Judge, c: Creature, mode: Mode): ModeRule {
  const rule = modeRule(j, c, mode);
  const burdened = c.armour === 'heavy' || c.load === 'heavy';
  return mode === 'run' && burdened && rule.times !== null
    ? { ...rule, times: rule.times - 1 }
    : rule;
}

type Bar = { readonly why: ViolationCode; readonly by?: string };

/**
 * The reason why a flying creature may not take a 5-foot step: the ruleset requires that it can
 * stay in place, and it cannot.
 */
const barredByWing = (j: Judge, c: Creature, mode: Mode): Bar | null =>
  mode === 'step' && movesInAir(j, c) && j.rules.airSteps !== true && !keepsPlace(c)
    ? { why: 'wrong-movement-mode' }
    : null;

/** The reason if the ruleset does not have the mode. */
const barredByText = (j: Judge, mode: Mode): Bar | null =>
  hasMode(j.rules, mode) ? null : { why: 'wrong-movement-mode' };

/** Converts a refusal to a reason of the map; null if the map has no code for it. */
const barOf = ({ why, by }: Refusal): Bar | null =>
  isViolation(why) ? { why, ...(by === undefined ? {} : { by }) } : null;

export function movementBudget(
  j: Judge,
  of: Creature,
  mode: Mode,
): Known<number> & { readonly why?: ViolationCode; readonly by?: string } {
  const c = inMode(j, of, mode);
  const rule = j.rules.modeRule(j, c, mode);
  const known = j.rules.speed(j, c);
  const limited = rule.partial === true && isSingle(j, c);
  const times = rule.times !== null && limited ? 1 : rule.times;
  const crawling = mode === 'move' && crawler(j, c) !== undefined;
  // A creature that crawls by choice moves one square with each of its actions.
  const chosen = crawlsByChoice(c) ? (rule.twice === true ? 2 : 1) : Infinity;
  const value = times === null || crawling ? 1 : Math.min(chosen, Math.floor(known.value * times));
  const winged = barredByWing(j, c, mode);
  // Crawling takes a move action, so no other mode is possible (srd35.movement.crawl).
  const low: Bar | null =
    crawlsByChoice(c) && rule.kind !== 'move' && mode !== 'minimum'
      ? { why: 'wrong-movement-mode' }
      : null;
  const slow = climbsFastInVain(j.rules, c);
  const vain: Bar | null = slow || tumblesInVain(j, c) ? { why: 'wrong-movement-mode' } : null;
  const { refusals } = j.rules.mayAct(j, c, movementDoing(mode, rule));
  // Report `immobile` first; every refusal because of a grapple comes with it. Then report refusals
  // because of the creature's state, and last those because of the turn.
  const state =
    refusals.find(({ why }) => why === 'immobile') ??
    refusals.find((refusal) => !isOfTheTurn(refusal) && isViolation(refusal.why));
  // A creature that is only slowed to less than a square may still take a step, or the whole round
  // for one square. A creature without any speed moves in no mode.
  const rooted = known.value === 0 && (times !== null || fullSpeed(j, c).value < 1);
  const still: Bar | null = rooted ? { why: 'immobile' } : null;
  const bar =
    barredByText(j, mode) ??
    winged ??
    vain ??
    (state === undefined
      ? (still ?? low ?? (refusals[0] === undefined ? null : barOf(refusals[0])))
      : barOf(state));
  const unclassed = winged !== null && c.speed?.manoeuvrability === undefined;
  const unknown = unclassed ? `creatures.${c.id}.speed.manoeuvrability` : known.unknown;
  return {
    value,
    rules: [
      ...rule.rules,
      ...(limited && mode === 'charge' ? cite(j.rules.cites, 'chargePartial') : []),
      ...(known.rules ?? []),
      ...(vain === null ? [] : cite(j.rules.cites, slow ? 'climbing' : 'throughTumbling')),
      ...(winged === null ? [] : cite(j.rules.cites, 'stepInAir')),
      ...(low === null ? [] : cite(j.rules.cites, 'prone')),
    ],
    ...(unknown === undefined ? {} : { unknown }),
    ...(bar ?? {}),
  };
}

/**
 * Number of diagonals already made this turn that count for the alternating cost
 * (docs/spec/scene.md, convention 8).
 */
export const diagonalsSoFar = (j: Judge, c: Creature): number =>
  (j.board.turn?.active === c.id ? j.board.turn.spent : NOTHING_SPENT).diagonals;
