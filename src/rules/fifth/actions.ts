/**
 * The actions of a turn: those that everybody has, those that a feature grants, and what limits
 * several of them in one turn. Data; each ruleset gives the citations, and rows that differ.
 */
import { usesLeft } from '../../board/counted.ts';
import { carriesActive, creatureOf, spentOf, timesUsed } from '../../board/board.ts';
import type { Attack, Creature } from '../../board/creature.ts';
import type { ActionKind } from '../actionPermission.ts';
import type { ChangeOf } from '../change.ts';
import type { ActionReason, ActionRules, DeclaredAct, TurnAction } from '../actionRules.ts';
import type { AttemptReason } from '../attempt.ts';
import { actionAnswers, takenThisTurn, type FamilyActions, type Reasons } from '../core/actions.ts';
import { effectOf, isUnder } from '../core/conditionsInForce.ts';
import { traitEffect, traitsWith } from '../core/traitEffect.ts';
import { hasTag } from '../tags.ts';
import type { Judge } from '../ruleset.ts';
import type { RuleId } from '../verdict.ts';
import type { TrialAsked } from '../trials.ts';
import { FIFTH_ACTIONS, type FifthAction } from './actionRows.ts';
import { endedByOwnAttack, endedOnTarget } from './attackEnds.ts';
import { CONCENTRATING } from './conditionRows.ts';
import { weaponsAmong } from './hands.ts';
import { countedReasons, hasUses } from './legendary.ts';
import { surpriseOf } from './reactions.ts';
import { isIncapacitated } from './sharing.ts';
import { furtherActions, turnEffects } from './turn.ts';

/** What a mount that its rider controls may do in the rider's turn, besides moving. */
const CONTROLLED = ['dash', 'disengage', 'dodge'];
const COSTLY: readonly ActionKind[] = ['standard', 'swift'];

/**
 * A mount that its rider controls acts freely in no turn but its own. Whether it is controlled, a
 * place of its own in the order or the scene says.
 */
function mountReasons(
  { board }: Judge,
  c: Creature,
  action: string,
  { kind }: TurnAction,
  rules: readonly RuleId[],
): Reasons {
  const active = board.turn?.active;
  const isFree =
    active === undefined ||
    active === c.id ||
    !carriesActive(board, c) ||
    !COSTLY.includes(kind) ||
    CONTROLLED.includes(action);
  if (isFree || c.independent === true) return NONE;
  const told = c.independent === false || board.turn?.order.includes(c.id) === true;
  return told
    ? { reasons: [{ why: 'not-your-turn', by: active, rules }], unknown: [] }
    : { reasons: [], unknown: [`creatures.${c.id}.independent`] };
}

/** Citations by the id of an action; `haste`, `surge`: those of what limits a further action. */
export type ActionCitations = Readonly<Record<string, readonly RuleId[]>>;

/** Attacks of the Attack action that grapple or shove, instead of one with a weapon. */
const UNARMED = ['unarmed-grapple', 'unarmed-shove'];
/** What an Attack action consists of. */
const ATTACKS = ['attack', ...UNARMED];

/** Actions for which the one that haste gives may be used; an attack is a single one. */
const HASTY = [...ATTACKS, 'dash', 'disengage', 'hide', 'utilize'];

/** The numbers of the traits that count this; Infinity: a trait without a number. */
const numbersOf = (
  { rules: { traits } }: Judge,
  c: Creature,
  what: 'extraAttacks' | 'attacks',
): readonly number[] =>
  traitsWith(traits, c, 'counts').flatMap(({ value, number = Infinity }) =>
    value === what ? [number] : [],
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
  const extra = numbersOf(j, c, 'extraAttacks');
  const stated = extra.filter(Number.isFinite);
  const open = extra.length > 0 && stated.length === 0;
  const several = alone ? [] : numbersOf(j, c, 'attacks');
  const counted = Math.max(1, ...stated.map((n) => n + 1), ...several.filter(Number.isFinite));
  return {
    sure: Math.max(counted, open ? 2 : 1),
    most: Math.max(counted, open ? 1 + MOST_EXTRA : 1, ...several),
  };
}

/** Attacks of the turn by Attack actions. */
const attacksMade = (taken: readonly string[]): number =>
  taken.filter((each) => ATTACKS.includes(each)).length;

/** The actions of the turn that gave further ones. */
const surgesIn = (taken: readonly string[]): readonly string[] =>
  turnEffects({ actions: taken }).flatMap(({ action, actions = 0 }) =>
    actions > 0 ? [action] : [],
  );

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
): FifthAction['cost'] {
  const taken = takenThisTurn(j, c) ?? [];
  const made = attacksMade(taken);
  const own = 1 + surgesIn(taken).length;
  const others = othersTaken(table, taken).filter(isNotHasty).length;
  const begun = made > 0 && (held === Infinity || made % held !== 0);
  return begun && made < held * (own - others) ? {} : undefined;
}

/** What a ruleset adds to the rows: its citations, rows of its own, and the limits of a turn. */
export interface ActionDifferences {
  readonly rows?: Readonly<Record<string, FifthAction>>;
  /** Pairs of lists: no action of the one in a turn with one of the other. */
  readonly apart?: readonly (readonly [readonly string[], readonly string[]])[];
  /** May Action Surge be used for magic? */
  readonly surgeCasts?: true;
  /** Must the two weapons be melee weapons, too? */
  readonly twoInMelee?: true;
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
  if (first.some((one) => second.some((other) => weaponsAmong([one, other]) > 1))) return true;
  return second.length > 0 && used.includes('') ? undefined : false;
}

/** Does the creature hold what an extra attack needs? undefined: its attacks are not known. */
function holdsFor(
  { attacks }: Creature,
  { property, paired }: FifthAction,
  inMelee: boolean,
): boolean | undefined {
  if (attacks === undefined) return undefined;
  const ready = attacks.filter((each) => each.ready !== false);
  if (property !== undefined && !ready.some((each) => hasTag(each, property))) return false;
  return paired !== true || weaponsAmong(lightOf(ready, inMelee)) > 1;
}

/** Why the target is none for a blow that must go to a creature beside the one attacked before. */
function besideReasons(
  j: Judge,
  c: Creature,
  target: Creature | undefined,
  rules: readonly RuleId[],
): Reasons {
  const { actions = [], targets = [] } = spentOf(j.board, c);
  const last = actions.findLastIndex((each) => FIFTH_ACTIONS[each]?.attack === true);
  const first = creatureOf(j.board, targets[last] ?? '');
  // A table that names no targets is not asked for them.
  if (target === undefined || first === undefined) return NONE;
  const near = first.id !== target.id && j.rules.distance(j, first, target).cells <= 1;
  return near
    ? NONE
    : { reasons: [{ why: 'target-out-of-reach', by: first.id, rules }], unknown: [] };
}

/** Has the action of this attack shot the weapon already, which must be loaded again? */
function isUnloaded(j: Judge, c: Creature, { most }: Held, weapon: Attack | undefined): boolean {
  const quick = traitEffect(j.rules.traits, c, 'needsNoLoading') === true;
  if (weapon === undefined || !hasTag(weapon, 'loading') || quick) return false;
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

interface Further {
  readonly surgeCasts: ActionDifferences['surgeCasts'];
  readonly table: ActionRules['table'];
  readonly rules: ActionCitations;
}

/** What a further action of the turn may not be: that of haste, or of Action Surge. */
function furtherReasons(
  { table, rules, surgeCasts }: Further,
  j: Judge,
  c: Creature,
  action: string,
  row: TurnAction,
): ActionReason[] {
  const taken = takenThisTurn(j, c);
  const used = timesUsed(spentOf(j.board, c), 'action');
  if (row.kind !== 'standard' || taken === undefined || used === 0 || furtherActions(j, c) === 0)
    return [];
  const [surge] = surgesIn(taken);
  const whole = [...othersTaken(table, taken), action];
  const bars = (by: string, key: string): ActionReason[] => [
    { why: 'no-action-left', by, rules: rules[key] ?? [] },
  ];
  const plain = whole.filter(isNotHasty).length;
  const hastened = effectOf(j, c, 'hastens');
  if (hastened !== undefined && isNotHasty(action) && plain > 1 + surgesIn(taken).length)
    return bars(hastened.condition, 'haste');
  const cast = whole.filter((each) => table[each]?.casts === true).length;
  return surge !== undefined && surgeCasts !== true && row.casts === true && cast > 1
    ? bars(surge, surge)
    : [];
}

export function fifthActions(
  rules: ActionCitations,
  {
    rows: own = {},
    apart = [],
    surgeCasts,
    twoInMelee,
    multiattackApart,
    unarmed,
  }: ActionDifferences,
): ActionRules {
  const excluded = (action: string): readonly string[] =>
    apart.flatMap(([one, other]) => [
      ...(one.includes(action) ? other : []),
      ...(other.includes(action) ? one : []),
    ]);
  const all: Readonly<Record<string, FifthAction>> = { ...FIFTH_ACTIONS, ...own };
  const table: ActionRules['table'] = Object.fromEntries(
    Object.entries(all).map(([action, row]) => {
      const excludes = [...(row.excludes ?? []), ...excluded(action)];
      return [
        action,
        { ...row, ...(excludes.length > 0 && { excludes }), rules: rules[action] ?? [] },
      ];
    }),
  );

  function weaponReasons(j: Judge, c: Creature, action: string, weapon?: Attack): Reasons {
    const row = all[action]!;
    const holds = holdsFor(c, row, twoInMelee === true);
    const slow = row.second === true && isUnder(j, c, 'oneOfTwo');
    const two = row.paired === true;
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

  // A grapple and a shove have no attack roll.
  const rollsAttack = (action: string): boolean =>
    table[action]?.attack === true && !UNARMED.includes(action);

  const family: FamilyActions = {
    offers: (c, action) =>
      hasUses(c, all[action]!) && holdsFor(c, all[action]!, twoInMelee === true) !== false,
    leftOf(c, action) {
      const counted = all[action]?.counted;
      return counted === undefined ? undefined : usesLeft(c, counted);
    },
    ends: (j, c, { action, target }) => [
      ...(rollsAttack(action) ? endedByOwnAttack(j, c, target) : []),
      ...(barsConcentration(j, table[action]?.after?.gains) ? [CONCENTRATING] : []),
    ],
    changes: (j, c, { action, target, as, readies }) => [
      ...(rollsAttack(action) && target !== undefined ? endedOnTarget(j, c, target) : []),
      ...(action === 'help' && target !== undefined ? distracts(j, c, target) : []),
      ...holding(c, {
        holds: readies !== undefined && table[readies]?.casts === true,
        releases: as === 'readied' && table[action]?.casts === true,
      }),
    ],
    costNow: (j, c, action) =>
      ATTACKS.includes(action)
        ? costOfAttack(j, c, table, heldBy(j, c, action, multiattackApart === true))
        : undefined,
    reasons(j, c, declared, row) {
      const { action, as, with: weapon } = declared;
      const counted = countedReasons(j, c, all[action]!, row.rules ?? []);
      const attacks =
        row.attack === true ? attackReasons({ unarmed, rules }, j, c, declared) : NONE;
      if (as !== undefined) return attacks;
      const mount = mountReasons(j, c, action, row, rules['controlled'] ?? []);
      const weapons = weaponReasons(j, c, action, weapon);
      const held = heldBy(j, c, action, multiattackApart === true);
      // The attack belongs to an Attack action that may hold fewer.
      const perhaps =
        ATTACKS.includes(action) &&
        row.cost !== undefined &&
        attacksMade(takenThisTurn(j, c) ?? []) % held.most >= held.sure;
      const beside =
        all[action]?.beside === true ? besideReasons(j, c, declared.target, row.rules ?? []) : NONE;
      const unloaded = action === 'attack' && isUnloaded(j, c, held, weapon);
      const armored = all[action]?.unarmored === true && c.armour === 'heavy';
      const walked = all[action]?.unmoved === true && spentOf(j.board, c).moved > 0;
      return {
        reasons: [
          ...furtherReasons({ table, rules, surgeCasts }, j, c, action, row),
          ...counted.reasons,
          ...mount.reasons,
          ...weapons.reasons,
          ...attacks.reasons,
          ...beside.reasons,
          ...(unloaded ? [{ why: 'loading', rules: rules['loading'] ?? [] }] : []),
          ...(armored ? [{ why: 'heavy-armour', rules: row.rules ?? [] }] : []),
          ...(walked ? [{ why: 'only-before-moving', rules: row.rules ?? [] }] : []),
        ],
        unknown: [
          ...weapons.unknown,
          ...attacks.unknown,
          ...mount.unknown,
          ...counted.unknown,
          ...(perhaps ? [`creatures.${c.id}.traits`] : []),
        ],
      };
    },
  };
  return actionAnswers(table, ['standard', 'not-an-action'], family);
}

/** Does one of these conditions forbid to concentrate? */
const barsConcentration = ({ rules }: Judge, conditions: readonly string[] = []): boolean =>
  conditions.some((each) => rules.conditions[each]?.noConcentration === true);

/** Help against an enemy distracts it until the helper's next turn begins. */
const distracts = (j: Judge, c: Creature, target: Creature): readonly ChangeOf<'condition'>[] =>
  j.rules.relation(c, target).value === 'foe'
    ? [
        {
          what: 'condition',
          of: target.id,
          condition: 'distracted',
          on: true,
          by: c.id,
          until: { of: c.id, at: 'start' },
        },
      ]
    : [];

/**
 * A spell that is made ready is held by concentration until it is released or the next turn begins;
 * what the creature concentrated on before ends.
 */
function holding(
  c: Creature,
  { holds, releases }: { readonly holds: boolean; readonly releases: boolean },
): readonly ChangeOf<'condition'>[] {
  const change = { what: 'condition', of: c.id, condition: CONCENTRATING } as const;
  const ends =
    (holds || releases) && c.conditions.includes(CONCENTRATING) ? [{ ...change, on: false }] : [];
  return holds ? [...ends, { ...change, on: true, until: { of: c.id, at: 'start' } }] : ends;
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
