/** Which conditions a creature has, and what the ruleset's table says of them. */
import type { Creature } from '../../board/creature.ts';
import { isPinned } from '../../board/pins.ts';
import type { ConditionEffect, ConditionTable } from '../effects.ts';
import { TURN_SCOPES, type TurnScope } from '../actionPermission.ts';
import type { Judge } from '../ruleset.ts';
import { traitEffect } from './traitEffect.ts';

/** A creature without physical actions, or in a grapple, cannot move and threatens nothing. */
function withConsequences(row: ConditionEffect): ConditionEffect {
  const still = row.actions === 'none' || row.actions === 'mental-only' || row.hold !== undefined;
  const harmless =
    (still && row.hold !== 'loose') || row.noAttack === true || row.actions === 'move-only';
  return {
    ...(still ? { immobile: true } : {}),
    ...(harmless
      ? { noThreat: row.hold === undefined ? 'threatCondition' : 'threatGrappling' }
      : {}),
    ...row,
  };
}

/** Builds a table of conditions from the rows of a ruleset. */
export const conditionTable = (rows: ConditionTable): ConditionTable =>
  Object.fromEntries(
    Object.entries(rows).map(([condition, row]) => [condition, withConsequences(row)]),
  );

const NONE: readonly string[] = [];

const HOLDING: readonly string[] = ['grappling'];

/**
 * Conditions implied by other facts of a creature: a creature that grapples another is grappling.
 */
export const statedConditions = (c: Creature): readonly string[] =>
  c.pins !== undefined || (c.grapples !== undefined && c.grapples.length > 0) ? HOLDING : NONE;

/** The condition of a pinned creature. */
export const PINNED = 'pinned';

/** The condition caused by a creature's hit points; null: none. */
export const byItsHitPoints = (j: Judge, c: Creature): string | null =>
  c.hp === undefined && c.hitDice === undefined
    ? null
    : (j.rules.byHitPoints?.(c, j.rules.traits) ?? null);

/**
 * Whether the creature has no conditions, listed or implied, and no traits. This is true of most
 * creatures.
 */
export const isFree = (j: Judge, c: Creature): boolean =>
  c.conditions.length === 0 &&
  c.traits.length === 0 &&
  statedConditions(c).length === 0 &&
  byItsHitPoints(j, c) === null &&
  !isPinned(j.board.creatures, c);

/**
 * All conditions of a creature: listed ones, its traits, and those implied by grapples, pins and
 * hit points. `effectOf` reads the same facts in the same order.
 */
export function inForce(j: Judge, c: Creature): readonly string[] {
  const state = byItsHitPoints(j, c);
  return [
    ...c.conditions,
    ...c.traits,
    ...statedConditions(c),
    ...(isPinned(j.board.creatures, c) ? [PINNED] : NONE),
    ...(state === null ? NONE : [state]),
  ];
}

interface Found<K extends keyof ConditionEffect> {
  readonly condition: string;
  readonly value: NonNullable<ConditionEffect[K]>;
}

function among<K extends keyof ConditionEffect>(
  table: ConditionTable,
  list: readonly string[],
  effect: K,
): Found<K> | undefined {
  for (const condition of list) {
    const value = Object.hasOwn(table, condition) ? table[condition]?.[effect] : undefined;
    if (value !== undefined) return { condition, value: value as NonNullable<ConditionEffect[K]> };
  }
  return undefined;
}

/**
 * The first active condition with the effect, or undefined. Builds no list, because it is called
 * very often.
 */
export function effectOf<K extends keyof ConditionEffect>(
  j: Judge,
  c: Creature,
  effect: K,
): Found<K> | undefined {
  const table = j.rules.conditions;
  const holding = statedConditions(c);
  // Most creatures have no conditions.
  if (c.conditions.length > 0 || c.traits.length > 0 || holding.length > 0) {
    const own =
      among(table, c.conditions, effect) ??
      among(table, c.traits, effect) ??
      among(table, holding, effect);
    if (own !== undefined) return own;
  }
  const pinned = table[PINNED]?.[effect];
  if (pinned !== undefined && isPinned(j.board.creatures, c)) {
    return { condition: PINNED, value: pinned as NonNullable<ConditionEffect[K]> };
  }
  const state = byItsHitPoints(j, c);
  return state === null ? undefined : among(table, [state], effect);
}

export const isUnder = (j: Judge, c: Creature, effect: keyof ConditionEffect): boolean =>
  effectOf(j, c, effect) !== undefined;

/** Is the creature asleep or unconscious: helpless, and without even mental actions? */
export const isSenseless = (j: Judge, c: Creature): boolean =>
  isUnder(j, c, 'helpless') &&
  inForce(j, c).some((condition) => {
    const row = Object.hasOwn(j.rules.conditions, condition)
      ? j.rules.conditions[condition]
      : undefined;
    return row?.helpless === true && row.actions === 'none';
  });

/** Kinds of movement along a surface, which a flying creature with a land speed may choose too. */
const ALONG_SURFACES: readonly Creature['moving'][] = [
  'climb',
  'swim',
  'burrow',
  'crawl',
  'jump',
  'tumble',
];

/**
 * Does the creature move through the air? It does if it flies and its user has chosen no movement
 * along a surface, or if its user moves it in flight.
 */
export const movesInAir = (j: Judge, c: Creature): boolean =>
  c.moving === 'fly' && (c.speed?.fly ?? 0) > 0
    ? true
    : isFlying(j, c) && !((c.speed?.land ?? 0) > 0 && ALONG_SURFACES.includes(c.moving));

/** Land speed in cells up to which a creature that hovers moves through the air: 5 feet. */
const HOVERERS_WALK = 1;

export const isFlying = (j: Judge, c: Creature): boolean =>
  isUnder(j, c, 'flying') || ((c.speed?.fly ?? 0) > 0 && (c.elevation > 0 || isAlwaysAloft(j, c)));

function isAlwaysAloft({ rules }: Judge, c: Creature): boolean {
  const { land = 0, fly = 0 } = c.speed ?? {};
  return (
    land === 0 ||
    (land <= HOVERERS_WALK && land < fly && traitEffect(rules.traits, c, 'hovers') === true)
  );
}

/** A condition in force and its row in the table. */
export interface RowInForce {
  readonly condition: string;
  readonly row: ConditionEffect;
}

const NO_ROWS: readonly never[] = [];

/** The creature's conditions that have rows in the ruleset's table. Most creatures have none. */
export function rowsInForce(j: Judge, c: Creature): readonly RowInForce[] {
  if (isFree(j, c)) return NO_ROWS;
  const table = j.rules.conditions;
  const found: RowInForce[] = [];
  for (const condition of inForce(j, c)) {
    const row = Object.hasOwn(table, condition) ? table[condition] : undefined;
    if (row !== undefined && !found.some((one) => one.condition === condition))
      found.push({ condition, row });
  }
  return found;
}

/** The narrowest scope among the conditions, and the condition that causes it. */
export function narrowest(limits: readonly RowInForce[]): {
  readonly scope: TurnScope;
  readonly by?: string;
} {
  let scope: TurnScope = 'all';
  let by: string | undefined;
  for (const {
    condition,
    row: { actions },
  } of limits) {
    if (actions === undefined || TURN_SCOPES.indexOf(actions) <= TURN_SCOPES.indexOf(scope))
      continue;
    scope = actions;
    by = condition;
  }
  return by === undefined ? { scope } : { scope, by };
}
