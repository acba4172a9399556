/**
 * The actions of a turn: those that everybody has, those that a feature grants, and what limits
 * several of them in one turn. Data; each ruleset gives the citations, and rows that differ.
 */
import { carriesActive, spentOf, timesUsed } from '../../board/board.ts';
import { hasTrait, type Attack, type Creature } from '../../board/creature.ts';
import type { ActionKind } from '../actionPermission.ts';
import type { ActionReason, ActionRules, DeclaredAct, TurnAction } from '../actionRules.ts';
import type { AttemptReason } from '../attempt.ts';
import { actionAnswers, takenThisTurn, type FamilyActions, type Reasons } from '../core/actions.ts';
import { isUnder } from '../core/conditionsInForce.ts';
import { hasTag } from '../tags.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import type { TrialAsked } from '../trials.ts';
import { weaponsBehind } from './hands.ts';
import { surpriseOf } from './reactions.ts';
import { isIncapacitated } from './sharing.ts';
import { AIM, furtherActions, SURGE } from './turn.ts';

/** What a mount that its rider controls may do in the rider's turn, besides moving. */
const CONTROLLED = ['dash', 'disengage', 'dodge'];
const COSTLY: readonly ActionKind[] = ['standard', 'swift'];

/** A mount acts freely in its own turn alone. */
function mountReasons(
  { board }: Judge,
  c: Creature,
  action: string,
  { kind }: TurnAction,
  rules: readonly RuleId[],
): ActionReason[] {
  const active = board.turn?.active;
  const isFree =
    active === undefined ||
    active === c.id ||
    !carriesActive(board, c) ||
    !COSTLY.includes(kind) ||
    CONTROLLED.includes(action);
  return isFree ? [] : [{ why: 'not-your-turn', by: active, rules }];
}

/** Citations by the id of an action; `haste`, `surge`: those of what limits a further action. */
export type ActionCitations = Readonly<Record<string, readonly RuleId[]>>;

/** The extra attack of a creature with a Light weapon in each hand. */
const TWO_WEAPONS = ['offhand', 'nick'];

/** Attacks of the Attack action that grapple or shove, instead of one with a weapon. */
const UNARMED = ['unarmed-grapple', 'unarmed-shove'];
/** What an Attack action consists of. */
const ATTACKS = ['attack', ...UNARMED];

/** Extra attacks by a mastery property, which a weapon has as a tag. */
const PROPERTIES = ['nick', 'cleave'] as const;

type Row = Omit<TurnAction, 'rules'>;

const rows: Readonly<Record<string, Row>> = {
  move: { kind: 'not-an-action', mode: 'move', listed: false },
  attack: { kind: 'standard', attack: true, target: 'reach' },
  'unarmed-grapple': { kind: 'standard', attack: true, target: 'effect' },
  'unarmed-shove': { kind: 'standard', attack: true, target: 'effect' },
  'escape-grapple': { kind: 'standard', needs: ['grappled'] },
  stabilize: { kind: 'standard', target: 'adjacent' },
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
const HASTY = [...ATTACKS, 'dash', 'disengage', 'hide', 'utilize'];

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

interface Held {
  readonly sure: number;
  readonly most: number;
}

/**
 * How many attacks one Attack action holds, surely and at most: those of Extra Attack or of a
 * Multiattack. The spell Slow leaves one.
 * @param alone is the action an Attack that is no Multiattack?
 */
function attacksHeld(j: Judge, c: Creature, alone: boolean): Held {
  if (isUnder(j, c, 'oneOfTwo')) return { sure: 1, most: 1 };
  const extra = numbersOf(c, 'extra-attack');
  const stated = extra.filter(Number.isFinite);
  const open = extra.length > 0 && stated.length === 0;
  const several = alone ? [] : numbersOf(c, 'multiattack');
  const counted = Math.max(1, ...stated.map((n) => n + 1), ...several.filter(Number.isFinite));
  return {
    sure: Math.max(counted, open ? 2 : 1),
    most: Math.max(counted, open ? 1 + MOST_EXTRA : 1, ...several),
  };
}

/** Attacks of the turn by Attack actions. */
const attacksMade = (taken: readonly string[]): number =>
  taken.filter((each) => ATTACKS.includes(each)).length;

/** The actions of the turn that took a whole action, and were no attack. */
const othersTaken = (table: ActionRules['table'], taken: readonly string[]): readonly string[] =>
  taken.filter(
    (each) =>
      !ATTACKS.includes(each) && table[each]?.kind === 'standard' && table[each].cost === undefined,
  );

const isNotHasty = (action: string): boolean => !HASTY.includes(action);

/** An attack of an Attack action that has begun costs nothing more. */
function costOfAttack(
  j: Judge,
  c: Creature,
  table: ActionRules['table'],
  { most: held }: Held,
): Row['cost'] {
  const taken = takenThisTurn(j, c) ?? [];
  const made = attacksMade(taken);
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
  /** Is Multiattack an action of its own, in which no attack grapples or shoves? */
  readonly multiattackApart?: true;
  /** Why a creature may not grapple or shove another. */
  readonly unarmed: UnarmedReasons;
}

/** @param asked the attacker, its target, and whether it is an opportunity */
export type UnarmedReasons = (
  action: string,
  asked: Pick<TrialAsked, 'j' | 'of' | 'opportunity'> & { readonly target: Creature },
) => { readonly why: readonly string[]; readonly unknown: readonly string[] };

/** Reasons that the table or the gate state themselves. */
const STATED = ['cannot-act', 'no-line-of-effect'];

/** How many attacks this action holds, with those of the turn before it. */
function heldBy(j: Judge, c: Creature, action: string, apart: boolean): Held {
  const all = [...(takenThisTurn(j, c) ?? []), action];
  return attacksHeld(j, c, apart && all.some((each) => UNARMED.includes(each)));
}

/** The Light weapons that the creature holds. */
const lightOf = (attacks: readonly Attack[], inMelee: boolean): readonly Attack[] =>
  attacks.filter(
    (each) => each.ready !== false && each.light === true && !(inMelee && each.kind === 'ranged'),
  );

/**
 * Do a Light weapon of the Attack action and another one make the extra attack? undefined: nobody
 * says with which weapon the creature has attacked.
 */
function pairs(
  j: Judge,
  c: Creature,
  light: readonly Attack[],
  weapon: Attack | undefined,
): boolean | undefined {
  const { actions = [], weapons = [] } = spentOf(j.board, c);
  const used = actions.flatMap((each, i) => (each === 'attack' ? [weapons[i] ?? ''] : []));
  // That no attack was made, the order of actions says.
  if (used.length === 0) return true;
  const first = light.filter(({ id }) => used.includes(id));
  const second = weapon === undefined ? light : light.filter(({ id }) => id === weapon.id);
  if (first.some((one) => second.some((other) => weaponsBehind([one, other]).length > 1)))
    return true;
  return second.length > 0 && used.includes('') ? undefined : false;
}

/** Does the creature hold what an extra attack needs? undefined: its attacks are not known. */
function holdsFor({ attacks }: Creature, action: string, inMelee: boolean): boolean | undefined {
  const property = PROPERTIES.find((each) => each === action);
  if (attacks === undefined) return undefined;
  const ready = attacks.filter((each) => each.ready !== false);
  if (property !== undefined && !ready.some((each) => hasTag(each, property))) return false;
  return !TWO_WEAPONS.includes(action) || weaponsBehind(lightOf(ready, inMelee)).length > 1;
}

/** Has the action of this attack shot the weapon already, which must be loaded again? */
function isUnloaded(j: Judge, c: Creature, { most }: Held, weapon: Attack | undefined): boolean {
  if (weapon === undefined || !hasTag(weapon, 'loading') || hasTrait(c, 'ignores-loading'))
    return false;
  const { actions = [], weapons = [] } = spentOf(j.board, c);
  const shots = actions.filter((each, i) => each === 'attack' && weapons[i] === weapon.id).length;
  return shots > (most === Infinity ? 0 : Math.floor(attacksMade(actions) / most));
}

/** Why the attack cannot be made on its target: what the attack question answers. */
function attackReasons(
  { unarmed, rules }: Pick<ActionDifferences, 'unarmed'> & { readonly rules: ActionCitations },
  j: Judge,
  c: Creature,
  { action, as, target, with: arm }: DeclaredAct,
): Reasons {
  // What forbids any action, the gate says.
  if (target === undefined || isIncapacitated(j, c) || surpriseOf(j, c) !== undefined) return NONE;
  if (UNARMED.includes(action)) {
    const { why, unknown } = unarmed(action, {
      j,
      of: c,
      target,
      opportunity: as === 'opportunity',
    });
    return {
      reasons: why
        .filter((each) => !STATED.includes(each))
        .map((each) => ({ why: each, by: target.id, rules: rules[action] ?? [] })),
      unknown,
    };
  }
  const arms = arm === undefined ? (c.attacks?.filter(({ ready }) => ready) ?? []) : [arm];
  const found = (arms.length === 0 ? [BARE_HANDS] : arms).map((each) => {
    const roll = j.rules.attempt?.(j, c, target, each).roll;
    return roll?.kind === 'edge' ? roll.impossible : undefined;
  });
  // Of what is out of reach the table says so.
  const reason = found.find((each) => each !== undefined && each.why !== 'out-of-reach');
  return reason === undefined || found.includes(undefined)
    ? NONE
    : { reasons: [asActionReason(reason)], unknown: [] };
}

export function fifthActions(
  rules: ActionCitations,
  {
    rows: own = {},
    apart = [],
    surgeCasts,
    twoInMelee,
    ragesUnarmored,
    multiattackApart,
    unarmed,
  }: ActionDifferences,
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

  function weaponReasons(j: Judge, c: Creature, action: string, weapon?: Attack): Reasons {
    const holds = holdsFor(c, action, twoInMelee === true);
    const slow = action === 'nick' && isUnder(j, c, 'oneOfTwo');
    const two = TWO_WEAPONS.includes(action);
    const paired =
      two && holds === true
        ? pairs(j, c, lightOf(c.attacks ?? [], twoInMelee === true), weapon)
        : true;
    const wrong = holds === false || slow || paired === false;
    return {
      reasons: wrong ? [{ why: 'wrong-weapon', rules: rules[action] ?? [] }] : [],
      unknown: [
        ...(holds === undefined && two ? [`creatures.${c.id}.attacks`] : []),
        // A table that names no weapons is not asked for them.
        ...(paired === undefined && weapon !== undefined ? ['turn.spent.weapons'] : []),
      ],
    };
  }

  const family: FamilyActions = {
    offers: (c, action) => holdsFor(c, action, twoInMelee === true) !== false,
    // A grapple and a shove have no attack roll.
    ends: (j, c, action) =>
      table[action]?.attack !== true || UNARMED.includes(action)
        ? []
        : c.conditions.filter(
            (id) =>
              Object.hasOwn(j.rules.conditions, id) &&
              j.rules.conditions[id]?.endsByAttack === true,
          ),
    costNow: (j, c, action) =>
      ATTACKS.includes(action)
        ? costOfAttack(j, c, table, heldBy(j, c, action, multiattackApart === true))
        : undefined,
    reasons(j, c, declared, row) {
      const { action, as, with: weapon } = declared;
      const attacks =
        row.attack === true ? attackReasons({ unarmed, rules }, j, c, declared) : NONE;
      if (as !== undefined) return attacks;
      const weapons = weaponReasons(j, c, action, weapon);
      const held = heldBy(j, c, action, multiattackApart === true);
      // The attack belongs to an Attack action that may hold fewer.
      const perhaps =
        ATTACKS.includes(action) &&
        row.cost !== undefined &&
        attacksMade(takenThisTurn(j, c) ?? []) % held.most >= held.sure;
      const unloaded = action === 'attack' && isUnloaded(j, c, held, weapon);
      const armored = action === 'rage' && ragesUnarmored === true && c.armour === 'heavy';
      const walked = action === AIM && spentOf(j.board, c).moved > 0;
      return {
        reasons: [
          ...furtherReasons(j, c, action, row),
          ...mountReasons(j, c, action, row, rules['controlled'] ?? []),
          ...weapons.reasons,
          ...attacks.reasons,
          ...(unloaded ? [{ why: 'loading', rules: rules['loading'] ?? [] }] : []),
          ...(armored ? [{ why: 'heavy-armour', rules: row.rules ?? [] }] : []),
          ...(walked ? [{ why: 'only-before-moving', rules: row.rules ?? [] }] : []),
        ],
        unknown: [
          ...weapons.unknown,
          ...attacks.unknown,
          ...(perhaps ? [`creatures.${c.id}.traits`] : []),
        ],
      };
    },
  };
  return actionAnswers(table, ['standard', 'not-an-action'], family);
}

const NONE: Reasons = { reasons: [], unknown: [] };

/** The attack of a creature of which no attack is known: its Unarmed Strike. */
const BARE_HANDS: Attack = {
  id: 'unarmed',
  name: '',
  kind: 'melee',
  natural: false,
  unarmed: true,
  light: false,
  twoHanded: false,
  reachWeapon: 'none',
  ready: true,
};

/** The reasons of an attack that actions name otherwise; the rest are conditions, such as a rim. */
const SAME = ['charmed', 'no-free-hand', 'total-cover', 'out-of-range'];
const OTHERWISE: Readonly<Record<string, string>> = {
  ethereal: 'apart',
  underwater: 'out-of-range',
};

function asActionReason({ why, by, rules }: AttemptReason): ActionReason {
  const known = SAME.includes(why) ? why : OTHERWISE[why];
  return known === undefined
    ? { why: 'condition-forbids', by: why, rules }
    : { why: known, rules, ...(by !== undefined && { by }) };
}
