/**
 * The actions of a turn: those that everybody has, those that a feature grants, and what limits
 * several of them in one turn. Data; each ruleset gives the citations, and rows that differ.
 */
import { spentOf, timesUsed } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type { ActionReason, ActionRules, TurnAction } from '../actionRules.ts';
import { actionAnswers, takenThisTurn, type FamilyActions, type Reasons } from '../core/actions.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import { hasTag } from '../tags.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import { weaponsBehind } from './hands.ts';
import { furtherActions, SURGE } from './turn.ts';

/** Citations by the id of an action; `haste`, `surge`: those of what limits a further action. */
export type ActionCitations = Readonly<Record<string, readonly RuleId[]>>;

/** The extra attack of a creature with a Light weapon in each hand. */
const TWO_WEAPONS = ['offhand', 'nick'];

/** Extra attacks by a mastery property, which a weapon has as a tag. */
const PROPERTIES = ['nick', 'cleave'] as const;

type Row = Omit<TurnAction, 'rules'>;

const rows: Readonly<Record<string, Row>> = {
  move: { kind: 'not-an-action', mode: 'move', listed: false },
  attack: { kind: 'standard', attack: true, target: 'reach' },
  dash: { kind: 'standard', mode: 'dash' },
  disengage: { kind: 'standard', mode: 'disengage' },
  dodge: { kind: 'standard', after: { gains: ['dodging'] } },
  help: { kind: 'standard', target: 'adjacent' },
  hide: { kind: 'standard' },
  // A spell that spends no slot: a cantrip, a scroll, an item, a feature.
  'cast-spell': { kind: 'standard', casts: true },
  'slot-spell': { kind: 'standard', casts: true },
  ready: { kind: 'standard' },
  search: { kind: 'standard' },
  utilize: { kind: 'standard' },
  'stand-up': { kind: 'move', ends: 'prone', after: { loses: ['prone'] } },
  // It is not possible at a speed of 0, like movement.
  'drop-prone': { kind: 'free', displaces: true, after: { gains: ['prone'] } },
  'mount-up': { kind: 'move', displaces: true, target: 'adjacent', saddle: 'changes' },
  dismount: { kind: 'move', displaces: true, saddle: 'changes' },
  interact: { kind: 'free', cost: { interaction: 1 } },
  offhand: {
    kind: 'swift',
    attack: true,
    target: 'reach',
    follows: ['attack'],
    excludes: TWO_WEAPONS,
  },
  'bonus-dash': { kind: 'swift', mode: 'bonus-dash' },
  'bonus-disengage': { kind: 'swift', mode: 'bonus-disengage' },
  'bonus-hide': { kind: 'swift', needs: ['cunning-action', 'nimble-escape'] },
  'bonus-spell': { kind: 'swift', casts: true },
  'bonus-cantrip': { kind: 'swift', casts: true },
  rage: { kind: 'swift', needs: ['rage'], after: { gains: ['raging'] } },
  'reckless-attack': {
    kind: 'free',
    needs: ['reckless-attack'],
    excludes: ['attack', 'reckless-attack'],
    after: { gains: ['reckless'] },
  },
  [SURGE]: { kind: 'free', needs: [SURGE], excludes: [SURGE] },
  'reaction-spell': { kind: 'immediate', casts: true },
  'uncanny-dodge': { kind: 'immediate', needs: ['uncanny-dodge'] },
  parry: { kind: 'immediate', needs: ['parry'] },
};

/** Actions for which the one that haste gives may be used; an attack is a single one. */
const HASTY = ['attack', 'dash', 'disengage', 'hide', 'utilize'];

/** The numbers of such traits of a creature (`extra-attack-2`); Infinity: a trait without a number. */
const numbersOf = (c: Creature, trait: string): readonly number[] =>
  c.traits.flatMap((each) =>
    each === trait
      ? [Infinity]
      : each.startsWith(`${trait}-`)
        ? [Number(each.slice(trait.length + 1))]
        : [],
  );

/** The most attacks that Extra Attack gives; a sheet may state it without its number. */
const MOST_EXTRA = 3;

/**
 * How many attacks one Attack action holds, surely and at most: those of Extra Attack or of a
 * Multiattack. The spell Slow leaves one.
 */
function attacksHeld(j: Judge, c: Creature): { readonly sure: number; readonly most: number } {
  if (isUnder(j, c, 'oneOfTwo')) return { sure: 1, most: 1 };
  const extra = numbersOf(c, 'extra-attack');
  const stated = extra.filter(Number.isFinite);
  const open = extra.length > 0 && stated.length === 0;
  const several = numbersOf(c, 'multiattack');
  const counted = Math.max(1, ...stated.map((n) => n + 1), ...several.filter(Number.isFinite));
  return {
    sure: Math.max(counted, open ? 2 : 1),
    most: Math.max(counted, open ? 1 + MOST_EXTRA : 1, ...several),
  };
}

/** Attacks of the turn by Attack actions. */
const attacksMade = (taken: readonly string[]): number =>
  taken.filter((each) => each === 'attack').length;

/** The actions of the turn that took a whole action, and were no attack. */
const othersTaken = (table: ActionRules['table'], taken: readonly string[]): readonly string[] =>
  taken.filter(
    (each) =>
      each !== 'attack' && table[each]?.kind === 'standard' && table[each].cost === undefined,
  );

const isNotHasty = (action: string): boolean => !HASTY.includes(action);

/** An attack of an Attack action that has begun costs nothing more. */
function costOfAttack(j: Judge, c: Creature, table: ActionRules['table']): Row['cost'] {
  const taken = takenThisTurn(j, c) ?? [];
  const made = attacksMade(taken);
  const held = attacksHeld(j, c).most;
  const own = 1 + Number(taken.includes(SURGE));
  const others = othersTaken(table, taken).filter(isNotHasty).length;
  const begun = made > 0 && (held === Infinity || made % held !== 0);
  return begun && made < held * (own - others) ? {} : undefined;
}

/** What a ruleset adds to the rows: its citations, rows of its own, and the limits of a turn. */
export interface ActionDifferences {
  readonly rows?: Readonly<Record<string, Row>>;
  /** Pairs of lists: no action of the one in a turn with one of the other. */
  readonly apart?: readonly (readonly [readonly string[], readonly string[]])[];
  /** May Action Surge be used for magic? */
  readonly surgeCasts?: true;
  /** Must the two weapons be melee weapons, too? */
  readonly twoInMelee?: true;
  /** Does heavy armor forbid to rage? */
  readonly ragesUnarmored?: true;
}

export function fifthActions(
  rules: ActionCitations,
  { rows: own = {}, apart = [], surgeCasts, twoInMelee, ragesUnarmored }: ActionDifferences = {},
): ActionRules {
  const excluded = (action: string): readonly string[] =>
    apart.flatMap(([one, other]) => [
      ...(one.includes(action) ? other : []),
      ...(other.includes(action) ? one : []),
    ]);
  const table: ActionRules['table'] = Object.fromEntries(
    Object.entries({ ...rows, ...own }).map(([action, row]) => {
      const excludes = [...(row.excludes ?? []), ...excluded(action)];
      return [
        action,
        { ...row, ...(excludes.length > 0 && { excludes }), rules: rules[action] ?? [] },
      ];
    }),
  );

  /** What a further action of the turn may not be: that of haste, or of Action Surge. */
  function furtherReasons(j: Judge, c: Creature, action: string, row: TurnAction): ActionReason[] {
    const taken = takenThisTurn(j, c);
    const used = timesUsed(spentOf(j.board, c), 'action');
    if (row.kind !== 'standard' || taken === undefined || used === 0 || furtherActions(j, c) === 0)
      return [];
    const surged = taken.includes(SURGE);
    const all = [...othersTaken(table, taken), action];
    const bars = (by: string, key: string): ActionReason[] => [
      { why: 'no-action-left', by, rules: rules[key] ?? [] },
    ];
    const plain = all.filter(isNotHasty).length;
    if (isUnder(j, c, 'hastens') && isNotHasty(action) && plain > 1 + Number(surged))
      return bars('hasted', 'haste');
    const cast = all.filter((each) => table[each]?.casts === true).length;
    return surged && surgeCasts !== true && row.casts === true && cast > 1
      ? bars(SURGE, SURGE)
      : [];
  }

  /** Does the creature hold what an extra attack needs? undefined: its attacks are not known. */
  function holdsFor({ attacks }: Creature, action: string): boolean | undefined {
    const property = PROPERTIES.find((each) => each === action);
    if (attacks === undefined) return undefined;
    const ready = attacks.filter((each) => each.ready !== false);
    if (property !== undefined && !ready.some((each) => hasTag(each, property))) return false;
    const light = ready.filter(
      (each) => each.light === true && (twoInMelee !== true || each.kind !== 'ranged'),
    );
    return !TWO_WEAPONS.includes(action) || weaponsBehind(light).length > 1;
  }

  function weaponReasons(j: Judge, c: Creature, action: string): Reasons {
    const holds = holdsFor(c, action);
    const slow = action === 'nick' && isUnder(j, c, 'oneOfTwo');
    return {
      reasons: holds === false || slow ? [{ why: 'wrong-weapon', rules: rules[action] ?? [] }] : [],
      unknown:
        holds === undefined && TWO_WEAPONS.includes(action) ? [`creatures.${c.id}.attacks`] : [],
    };
  }

  const family: FamilyActions = {
    offers: (c, action) => holdsFor(c, action) !== false,
    costNow: (j, c, action) => (action === 'attack' ? costOfAttack(j, c, table) : undefined),
    reasons(j, c, { action, as }, row) {
      if (as !== undefined) return NONE;
      const weapons = weaponReasons(j, c, action);
      const { sure, most } = attacksHeld(j, c);
      // The attack belongs to an Attack action that may hold fewer.
      const perhaps =
        action === 'attack' &&
        row.cost !== undefined &&
        attacksMade(takenThisTurn(j, c) ?? []) % most >= sure;
      const armored = action === 'rage' && ragesUnarmored === true && c.armour === 'heavy';
      const walked = action === 'take-aim' && spentOf(j.board, c).moved > 0;
      return {
        reasons: [
          ...furtherReasons(j, c, action, row),
          ...weapons.reasons,
          ...(armored ? [{ why: 'heavy-armour', rules: row.rules ?? [] }] : []),
          ...(walked ? [{ why: 'only-before-moving', rules: row.rules ?? [] }] : []),
        ],
        unknown: [...weapons.unknown, ...(perhaps ? [`creatures.${c.id}.traits`] : [])],
      };
    },
  };
  return actionAnswers(table, ['standard', 'not-an-action'], family);
}

const NONE: Reasons = { reasons: [], unknown: [] };
