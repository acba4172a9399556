/**
 * Conditions as data: what each one forbids, on the map and in a turn, and what it changes on the
 * map. A ruleset adds or replaces rows; no answer names a condition. What a condition does to rolls
 * is in `play/states/table.ts`.
 */
import type { Creature } from '../../board/creature.ts';
import { isPinned } from '../../board/pins.ts';
import type { RuleName } from '../names.ts';
import type { Judge } from '../ruleset.ts';

/**
 * What a condition forbids its creature to do. `gate.ts` alone reads these fields as permissions.
 */
export interface Limits {
  /**
   * What a turn holds: nothing; purely mental actions; one move action; one standard or one move
   * action. With nothing or mental actions alone the creature neither attacks nor moves.
   */
  readonly actions?: 'none' | 'mental-only' | 'move-only' | 'single';
  /** Confines it to the actions of a grapple, or to those of the pinned. */
  readonly hold?: 'grapple' | 'pin';
  readonly noAttack?: true;
  readonly noCasting?: true;
  readonly noImmediate?: true;
  /** Its next action must complete the full-round action that it began. */
  readonly completes?: true;
  /** It must flee from the source; cornered, it may fight or it cowers. */
  readonly flees?: 'fights' | 'cowers';
  /** Cannot leave its place. */
  readonly immobile?: true;
  /** Neither runs nor charges. */
  readonly noRun?: true;
  /**
   * Cannot see: neither runs, charges nor withdraws, and everybody is totally concealed from it.
   */
  readonly blind?: true;
  /** Moves only by crawling; `grounded`: unless it is in the air. */
  readonly crawls?: true | 'grounded';
}

export interface ConditionEffect extends Limits {
  /** Threatens nothing: it could not attack in melee now. */
  readonly noThreat?: RuleName;
  /** Threatens, but takes no attack of opportunity. */
  readonly noOpportunity?: RuleName;
  /** Nobody's obstacle: others may pass through and end there. */
  readonly helpless?: true;
  /** A body without life: no creature, and in nobody's way. */
  readonly corpse?: true;
  /** Gives no soft cover. */
  readonly noSoftCover?: true;
  readonly halfSpeed?: true;
  /** Each time that it was suffered is a level lost. */
  readonly drains?: true;
  /** Not seen by those who have no other sense for it. */
  readonly invisible?: true;
  /** Concealed from every attack whatever the positions. */
  readonly concealed?: 20 | 50;
  /** Ignores difficult ground, gives no soft cover. */
  readonly incorporeal?: true;
  readonly flying?: true;
}

export type ConditionTable = Readonly<Record<string, ConditionEffect>>;

/** A creature without bodily actions, or in a grapple, stays where it is and threatens nothing. */
function withConsequences(row: ConditionEffect): ConditionEffect {
  const still = row.actions === 'none' || row.actions === 'mental-only' || row.hold !== undefined;
  const harmless = still || row.noAttack === true || row.actions === 'move-only';
  return {
    ...(still ? { immobile: true } : {}),
    ...(harmless
      ? { noThreat: row.hold === undefined ? 'threatCondition' : 'threatGrappling' }
      : {}),
    ...row,
  };
}

/** A table of conditions from the rows that a ruleset states. */
export const conditionTable = (rows: ConditionTable): ConditionTable =>
  Object.fromEntries(
    Object.entries(rows).map(([condition, row]) => [condition, withConsequences(row)]),
  );

const HELPLESS: ConditionEffect = { actions: 'mental-only', helpless: true };
const OUT: ConditionEffect = { actions: 'none', helpless: true };
const CORPSE: ConditionEffect = { ...OUT, corpse: true, noSoftCover: true };
const NO_ACTIONS: ConditionEffect = { actions: 'none' };

export const CONDITIONS: ConditionTable = conditionTable({
  helpless: HELPLESS,
  bound: HELPLESS,
  paralyzed: HELPLESS,
  asleep: OUT,
  unconscious: OUT,
  dying: OUT,
  petrified: OUT,
  stable: OUT,
  dead: CORPSE,
  destroyed: CORPSE,
  stunned: NO_ACTIONS,
  dazed: NO_ACTIONS,
  cowering: NO_ACTIONS,
  fascinated: NO_ACTIONS,
  rebuked: NO_ACTIONS,
  stalled: NO_ACTIONS,
  nauseated: { actions: 'move-only', noAttack: true, noCasting: true },
  frightened: { flees: 'fights' },
  panicked: { flees: 'cowers' },
  turned: { flees: 'cowers' },
  pinned: { actions: 'mental-only', hold: 'pin' },
  grappling: { hold: 'grapple' },
  'flat-footed': { noOpportunity: 'opportunityFlatFooted', noImmediate: true },
  surprised: { noOpportunity: 'opportunityFlatFooted', noImmediate: true },
  // Only against one who is already attacking it, which a scene does not say.
  confused: { noOpportunity: 'opportunityConfused' },
  'total-defence': { noOpportunity: 'opportunityDefence' },
  prone: { crawls: true },
  'knocked-down': { crawls: 'grounded' },
  'blown-away': { crawls: 'grounded' },
  blinded: { blind: true, halfSpeed: true },
  entangled: { halfSpeed: true, noRun: true },
  exhausted: { halfSpeed: true, noRun: true },
  fatigued: { noRun: true },
  // Thirst fatigues (sigil.condition.dehydrated).
  dehydrated: { noRun: true },
  disabled: { actions: 'single', halfSpeed: true },
  staggered: { actions: 'single' },
  'immobilized-in-place': { immobile: true },
  invisible: { invisible: true },
  incorporeal: { incorporeal: true },
  ethereal: { incorporeal: true, invisible: true },
  blur: { concealed: 20 },
  blurred: { concealed: 20 },
  displaced: { concealed: 50 },
  flying: { flying: true },
  'energy-drained': { drains: true },
});

const NONE: readonly string[] = [];
const HOLDING: readonly string[] = ['grappling'];

/**
 * What other facts of a creature say, whether or not it is written among its conditions: who
 * grapples somebody grapples.
 */
export const told = (c: Creature): readonly string[] =>
  c.pins !== undefined || (c.grapples !== undefined && c.grapples.length > 0) ? HOLDING : NONE;

/** The condition that a pin puts its victim in. */
export const PINNED = 'pinned';

/** The condition that its hit points put it in; null: none. */
export const byItsHitPoints = (j: Judge, c: Creature): string | null =>
  c.hp === undefined && c.hitDice === undefined ? null : (j.rules.byHitPoints?.(c) ?? null);

/** Is it under no condition at all, has no traits, and is held by nobody? Most creatures are. */
export const isFree = (j: Judge, c: Creature): boolean =>
  c.conditions.length === 0 &&
  c.traits.length === 0 &&
  told(c).length === 0 &&
  byItsHitPoints(j, c) === null &&
  !isPinned(j.board.creatures, c);

/**
 * Every condition in force for a creature: those written, its traits, and those that its holds, its
 * pins and its hit points say. `effectOf` asks the same facts in the same order.
 */
export function inForce(j: Judge, c: Creature): readonly string[] {
  const state = byItsHitPoints(j, c);
  return [
    ...c.conditions,
    ...c.traits,
    ...told(c),
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
 * The first condition in force with the effect, or undefined. It is asked often, so nothing is
 * listed for it.
 */
export function effectOf<K extends keyof ConditionEffect>(
  j: Judge,
  c: Creature,
  effect: K,
): Found<K> | undefined {
  const table = j.rules.conditions;
  const holding = told(c);
  // Most are under nothing.
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

export const isFlying = (j: Judge, c: Creature): boolean =>
  isUnder(j, c, 'flying') ||
  ((c.elevation > 0 || (c.speed?.land ?? 0) === 0) && (c.speed?.fly ?? 0) > 0);
