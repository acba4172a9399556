/**
 * Conditions as data: each row says what the condition forbids on the map and in a turn, and what
 * it changes on the map. A ruleset adds or replaces rows. The answers read these effects and never
 * the name of a condition. Modifiers to rolls are in `play/states/conditionTable.ts`.
 */
import type { Creature } from '../../board/creature.ts';
import { isPinned } from '../../board/pins.ts';
import { KINDS, kindRows } from '../kinds.ts';
import type { RuleName } from '../names.ts';
import type { Judge } from '../ruleset.ts';

/** The actions that a condition forbids. Only `gate.ts` reads these fields as permissions. */
export interface ConditionLimits {
  /**
   * Actions left in a turn: none; only mental actions; one move action; one standard or one move
   * action. With `none` or `mental-only` the creature neither attacks nor moves.
   */
  readonly actions?: 'none' | 'mental-only' | 'move-only' | 'single';
  /**
   * Restricts the creature to the actions of a grapple, or to those of a pinned creature. `loose`:
   * the creature is held, but may do anything that needs only one hand.
   */
  readonly hold?: 'grapple' | 'pin' | 'loose';
  readonly noAttack?: true;
  readonly noCasting?: true;
  readonly noImmediate?: true;
  /** The next action must complete the full-round action in progress. */
  readonly completes?: true;
  /**
   * The creature must flee from the source. The value says what it may do if cornered: fight, only
   * defend itself, or cower.
   */
  readonly flees?: 'fights' | 'defends' | 'cowers';
  /** It flees on foot alone, without spells and items. */
  readonly onFoot?: true;
  /** Cannot leave its cell. */
  readonly immobile?: true;
  /** May neither run nor charge. */
  readonly noRun?: true;
  /**
   * The creature cannot see: it may not run, charge or withdraw, and all other creatures have total
   * concealment from it.
   */
  readonly blind?: true;
  /**
   * The creature moves only by crawling. `grounded`: this applies only while it is on the ground.
   */
  readonly crawls?: true | 'grounded';
}

export interface ConditionEffect extends ConditionLimits {
  /** Threatens no cells: the creature cannot attack in melee. */
  readonly noThreat?: RuleName;
  /** Threatens cells, but makes no attacks of opportunity. */
  readonly noOpportunity?: RuleName;
  /** The creature's movement provokes no attacks of opportunity. */
  readonly noProvoking?: RuleName;
  /** The creature cannot use anything that needs two hands. */
  readonly oneHanded?: true;
  /** The creature is helpless. Moving through its squares costs double. */
  readonly slowsPassage?: true;
  /** The creature is no obstacle: others may pass through its space and end there. */
  readonly helpless?: true;
  /** A corpse: no longer a creature, and no obstacle. */
  readonly corpse?: true;
  /** Gives no soft cover. */
  readonly noSoftCover?: true;
  readonly halfSpeed?: true;
  /** The part of its speed that the creature keeps. */
  readonly speedPart?: number;
  /**
   * Enhancement bonus to speed in cells; `doubles`: at most as much as the speed itself; `land`:
   * only to the land speed.
   */
  readonly faster?: { readonly cells: number; readonly only: 'doubles' | 'land' };
  /** The creature loses one level for each instance of the condition. */
  readonly drains?: true;
  /** Number of sizes by which the creature grows or shrinks, with its equipment. */
  readonly sizes?: 1 | -1;
  /** Invisible to creatures without a sense that detects it. */
  readonly invisible?: true;
  /** An attack by the creature ends the condition, unless its invisibility is natural. */
  readonly endsByAttack?: true;
  /**
   * Cover against every attack, from a tower shield or from the mount at whose side the rider hangs
   * (`seated`: only while it rides).
   */
  readonly guards?: { readonly degree: 'cover' | 'total'; readonly seated?: true };
  /** Miss chance in percent against every attack, regardless of position. */
  readonly concealed?: 20 | 50;
  /** The miss chance that is left for attackers with these senses. */
  readonly concealedFrom?: Readonly<Partial<Record<'see-invisible' | 'true-seeing', 0 | 20>>>;
  /** Ignores difficult ground, passes through solid matter, and gives no soft cover. */
  readonly incorporeal?: true;
  /** On another plane: solid matter of any thickness is no obstacle. */
  readonly apart?: true;
  readonly flying?: true;
  /** Moves and attacks normally where magic or water would hinder it. */
  readonly unhindered?: true;
  /** Conditions that have no effect while this one lasts. */
  readonly frees?: readonly string[];
  /** The condition has no effect on a creature with this trait, or with these skill ranks. */
  readonly spares?: { readonly trait?: string; readonly skill?: string; readonly ranks?: number };
  /**
   * A speed that the creature has while the condition lasts, in cells; `burdened`: in medium or
   * heavy armor, or under such a load.
   */
  readonly grants?: {
    readonly way: 'fly' | 'climb';
    readonly cells: number;
    readonly burdened?: number;
    readonly manoeuvrability?: 'good' | 'perfect';
    /** Only to a creature that has no such speed. */
    readonly onlyWithout?: true;
  };
  /** May not run in the air. */
  readonly noRunAloft?: true;
  /** In the air it moves only up and down. */
  readonly vertical?: true;
  /** Climbs without checks. */
  readonly clings?: true;
  /** Its load does not keep it on the ground. */
  readonly lifts?: true;
}

export type ConditionTable = Readonly<Record<string, ConditionEffect>>;

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

const HELPLESS: ConditionEffect = { actions: 'mental-only', helpless: true };
const OUT: ConditionEffect = { actions: 'none', helpless: true };
const CORPSE: ConditionEffect = { ...OUT, corpse: true, noSoftCover: true };
const NO_ACTIONS: ConditionEffect = { actions: 'none' };

/** Types and subtypes that threaten no cell. */
const HARMLESS: ConditionTable = Object.fromEntries(
  Object.keys(kindRows(KINDS, 'noThreat')).map((kind) => [kind, { noThreat: 'threatSwarm' }]),
);

export const CONDITIONS: ConditionTable = conditionTable({
  ...HARMLESS,
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
  // A confused creature may make an attack of opportunity only against a creature that it is
  // already fighting. The scene does not record that, so it makes none.
  confused: { noOpportunity: 'opportunityConfused' },
  'total-defence': { noOpportunity: 'opportunityDefence' },
  prone: { crawls: true },
  'knocked-down': { crawls: 'grounded' },
  'blown-away': { crawls: 'grounded' },
  blinded: { blind: true, halfSpeed: true },
  entangled: { halfSpeed: true, noRun: true },
  exhausted: { halfSpeed: true, noRun: true },
  fatigued: { noRun: true },
  // Thirst causes fatigue (sigil.condition.dehydrated).
  dehydrated: { noRun: true },
  disabled: { actions: 'single', halfSpeed: true },
  staggered: { actions: 'single' },
  'immobilized-in-place': { immobile: true },
  invisible: { invisible: true },
  incorporeal: { incorporeal: true },
  ethereal: { incorporeal: true, apart: true, invisible: true },
  blur: { concealed: 20 },
  blurred: { concealed: 20 },
  displaced: { concealed: 50 },
  flying: { flying: true },
  'energy-drained': { drains: true },
});

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

/** Does the creature move through the air: does it fly, or does its user move it in flight? */
export const movesInAir = (j: Judge, c: Creature): boolean =>
  isFlying(j, c) || (c.moving === 'fly' && (c.speed?.fly ?? 0) > 0);

export const isFlying = (j: Judge, c: Creature): boolean =>
  isUnder(j, c, 'flying') ||
  ((c.elevation > 0 || (c.speed?.land ?? 0) === 0) && (c.speed?.fly ?? 0) > 0);
