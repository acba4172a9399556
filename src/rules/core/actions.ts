/**
 * Answers about a table of actions that the gate alone judges: the turn, conditions, what else was
 * done in the turn, and whether the target can be reached. No action provokes.
 */
import { hasUsedAny, spentOf } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import type {
  ActionReason,
  TurnAction,
  ActionRules,
  DeclaredAct,
  JudgedAction,
} from '../actionRules.ts';
import type { ChangeOf } from '../change.ts';
import type { ActionKind, Refusal } from '../actionPermission.ts';
import { actionsLeft, costOf, ofTurn, type Resources } from '../economy.ts';
import { cite } from '../names.ts';
import type { Judge } from '../ruleset.ts';
import { turnOfActions } from './actionSequence.ts';
import { inForce } from './conditionsInForce.ts';
import { attackReaches } from './reachAreas.ts';

/** What a family adds to the answers about its table. */
export interface FamilyActions {
  /** What the action costs now; undefined: what its row says. */
  costNow?(j: Judge, c: Creature, action: string): Resources | undefined;
  /** Is the action listed for this creature? Absent: every action is. */
  offers?(c: Creature, action: string): boolean;
  /** How often the creature may still take the action; undefined: nobody counts it. */
  leftOf?(c: Creature, action: string): number | undefined;
  /** The conditions of the creature that the action ends. */
  ends?(j: Judge, c: Creature, declared: DeclaredAct): readonly string[];
  /** The conditions of any creature that begin or end with the action, besides. */
  changes?(j: Judge, c: Creature, declared: DeclaredAct): readonly ChangeOf<'condition'>[];
  /** Further reasons against the action, and the facts that they lack. */
  reasons?(j: Judge, c: Creature, declared: DeclaredAct, row: TurnAction): Reasons;
}

/** Reasons against an action, and the facts that decide and are missing. */
export interface Reasons {
  readonly reasons: readonly ActionReason[];
  readonly unknown: readonly string[];
}
const NOTHING: Reasons = { reasons: [], unknown: [] };

export const actionAnswers = (
  table: ActionRules['table'],
  readies: readonly ActionKind[] = [],
  family: FamilyActions = {},
): ActionRules => {
  /** The row with what the action costs now. */
  const rowOf = (j: Judge, c: Creature, action: string): TurnAction | undefined => {
    const row = Object.hasOwn(table, action) ? table[action] : undefined;
    const cost = row && family.costNow?.(j, c, action);
    return row === undefined || cost === undefined ? row : { ...row, cost };
  };

  function act(j: Judge, c: Creature, declared: DeclaredAct): JudgedAction {
    const { action, as } = declared;
    const row = rowOf(j, c, action);
    const parts: readonly Reasons[] =
      row === undefined
        ? [{ reasons: [{ why: 'not-in-this-text', rules: [] }], unknown: [] }]
        : [
            aimReasons(j, c, row, declared),
            as === undefined ? orderReasons(j, c, heldSpell(table, declared) ?? row) : NOTHING,
            as === 'opportunity' ? opportunityReasons(j, c, row, declared) : NOTHING,
            readyReasons({ table, readies }, row, declared),
            family.reasons?.(j, c, declared, row) ?? NOTHING,
          ];
    const may =
      row === undefined
        ? { refusals: [], unknown: [] }
        : j.rules.mayAct(
            j,
            c,
            // Who makes a spell ready casts it.
            heldSpell(table, declared) === undefined ? row : { ...row, casts: true },
            as === undefined ? {} : { as },
          );
    const reasons: readonly (ActionReason | Refusal)[] = [
      ...may.refusals,
      ...parts.flatMap((part) => part.reasons),
    ];
    const lacks = row !== undefined && !hasNeeds(j, c, row) ? [`creatures.${c.id}.traits`] : [];
    return {
      action,
      legal: reasons.length === 0,
      kind: row?.kind ?? 'not-an-action',
      why: [...new Set(reasons.map(({ why }) => why))],
      reasons,
      provokes: 'no',
      opportunities: [],
      rules: [...new Set([...(row?.rules ?? []), ...reasons.flatMap(({ rules }) => rules)])],
      unknown: [...new Set([...may.unknown, ...parts.flatMap(({ unknown }) => unknown), ...lacks])],
    };
  }

  return {
    table,
    readies,
    act,
    actions(j, c) {
      const list = Object.entries(table)
        .filter(
          ([action, row]) =>
            row.listed !== false && hasNeeds(j, c, row) && family.offers?.(c, action) !== false,
        )
        .map(([action, row]) => ({ row, verdict: act(j, c, { action }) }));
      const { left, by } = j.rules.turnRest(j, c);
      return {
        left: {
          count: actionsLeft(j.rules.economy, left),
          ...(by === undefined ? {} : { limitedBy: by }),
        },
        actions: list.map(({ row, verdict: { action, kind, legal, why, reasons, provokes } }) => ({
          action,
          kind,
          legal,
          why,
          reasons,
          asks: asksOf(row),
          ...leftOf(family, c, action),
          provokes,
          provokesFrom: [],
        })),
        readies,
        rules: [...new Set(list.flatMap(({ verdict }) => verdict.rules))],
        unknown: [...new Set(list.flatMap(({ verdict }) => verdict.unknown))],
      };
    },
    consequences(j, c, declared, kind) {
      const { action, as, readies: held } = declared;
      const row = rowOf(j, c, action);
      const gains = row?.after?.gains?.filter((each) => !c.conditions.includes(each)) ?? [];
      const loses = [...(row?.after?.loses ?? []), ...(family.ends?.(j, c, declared) ?? [])].filter(
        (each) => c.conditions.includes(each),
      );
      const after = { ...(gains.length > 0 && { gains }), ...(loses.length > 0 && { loses }) };
      const changes = family.changes?.(j, c, declared) ?? [];
      const mode = row?.mode;
      const own = row?.cost ?? (mode === undefined ? undefined : j.rules.modeRule(j, c, mode).cost);
      return {
        ...(mode !== undefined && { mode }),
        ...(held !== undefined && heldSpell(table, declared) !== undefined && { counts: held }),
        ...ofTurn(
          j.rules.economy,
          as === undefined ? (own ?? costOf(j.rules.economy, kind, row?.twice)) : reactionCost(j),
        ),
        ...(Object.keys(after).length > 0 && { after }),
        ...(changes.length > 0 && { changes }),
      };
    },
    turn: turnOfActions,
  };
};

/** The row of the spell that is made ready: it is cast at once, and held. */
function heldSpell(
  table: ActionRules['table'],
  { readies: id }: DeclaredAct,
): TurnAction | undefined {
  const row = id !== undefined && Object.hasOwn(table, id) ? table[id] : undefined;
  return row?.casts === true ? row : undefined;
}

/** Why the readied action cannot be readied. */
function readyReasons(
  { table, readies }: Pick<ActionRules, 'table' | 'readies'>,
  { rules = [] }: TurnAction,
  { readies: id }: DeclaredAct,
): Reasons {
  const kind = id === undefined ? undefined : table[id]?.kind;
  return id === undefined || (kind !== undefined && readies.includes(kind))
    ? NOTHING
    : { reasons: [{ why: 'cannot-be-readied', by: id, rules }], unknown: [] };
}

/** An action outside one's turn uses the reaction, if the ruleset has one. */
const reactionCost = ({ rules: { economy } }: Judge): Resources =>
  Object.fromEntries(
    economy.resources.flatMap(({ id, resets }) => (resets === 'own-turn' ? [[id, 1]] : [])),
  );

/** Has the creature what the action, or its movement, needs? */
function hasNeeds(j: Judge, c: Creature, { needs, mode }: TurnAction): boolean {
  const names = needs ?? (mode === undefined ? undefined : j.rules.modeRule(j, c, mode).needs);
  return names === undefined || inForce(j, c).some((each) => isNamed(names, each));
}

/** Is it one of these traits, with a number or without? */
const isNamed = (names: readonly string[], trait: string): boolean =>
  names.includes(trait) || names.includes(trait.replace(/-\d+$/, ''));

/** The actions that the creature has taken in its turn; undefined: not known. */
export function takenThisTurn({ board }: Judge, c: Creature): readonly string[] | undefined {
  const spent = spentOf(board, c);
  return spent.actions ?? (hasUsedAny(spent) ? undefined : []);
}

const ACTIONS_OF_TURN = 'turn.spent.actions';

/** Reasons by the order of actions in the turn. */
function orderReasons(j: Judge, c: Creature, row: TurnAction): Reasons {
  const { follows, excludes, rules = [] } = row;
  if (follows === undefined && excludes === undefined) return NOTHING;
  const taken = takenThisTurn(j, c);
  if (taken === undefined) return { reasons: [], unknown: [ACTIONS_OF_TURN] };
  const other = excludes?.find((each) => taken.includes(each));
  const early = follows !== undefined && !follows.some((each) => taken.includes(each));
  return {
    reasons: [
      ...(other === undefined ? [] : [{ why: 'same-turn', by: other, rules }]),
      ...(early ? [{ why: 'comes-after', by: follows[0]!, rules }] : []),
    ],
    unknown: [],
  };
}

/** An opportunity is one melee attack, by a creature that may make it now. */
function opportunityReasons(
  j: Judge,
  c: Creature,
  { attack }: TurnAction,
  { with: weapon }: DeclaredAct,
): Reasons {
  const may = j.rules.canTakeOpportunity(j, c);
  const rules = cite(j.rules.cites, 'opportunity');
  const reasons: ActionReason[] = [];
  if (!may.allowed)
    reasons.push({
      why: 'no-opportunity',
      rules: may.rules,
      ...(may.condition !== undefined && { by: may.condition }),
    });
  if (attack !== true) reasons.push({ why: 'not-as-opportunity', rules });
  else if (weapon !== undefined && !j.rules.strikesInMelee(j, weapon))
    reasons.push({ why: 'wrong-weapon', rules });
  return { reasons, unknown: [] };
}

const leftOf = (family: FamilyActions, c: Creature, action: string): { readonly left?: number } => {
  const left = family.leftOf?.(c, action);
  return left === undefined ? {} : { left };
};

const asksOf = ({ target, attack, casts, mode, saddle }: TurnAction) => ({
  ...(target && { target }),
  ...(attack && { attack }),
  ...(casts && { casts }),
  ...(mode && { mode }),
  ...(saddle && { saddle }),
});

/** Why the action does not reach its target; the range of shots is not judged. */
function aimReasons(
  j: Judge,
  c: Creature,
  row: TurnAction,
  { target, with: attack }: DeclaredAct,
): Reasons {
  if (row.target === undefined || target === undefined) return NOTHING;
  const line = j.rules.lineOfEffect(j, c, target);
  if (!line.free)
    return { reasons: [{ why: 'no-line-of-effect', rules: line.rules }], unknown: line.unknown };
  if (row.target === 'effect') return NOTHING;
  const { cells, rules, unknown } = j.rules.distance(j, c, target);
  const arms = attack === undefined ? c.attacks?.filter(({ ready }) => ready) : [attack];
  const near =
    row.target === 'adjacent'
      ? cells <= 1
      : arms === undefined || arms.length === 0
        ? cells <= j.rules.reach(c).value
        : arms.some(
            (each) => !j.rules.strikesInMelee(j, each) || attackReaches(j, c, each, target),
          );
  return near ? { reasons: [], unknown } : { reasons: [{ why: OUT_OF_REACH, rules }], unknown };
}

const OUT_OF_REACH = 'target-out-of-reach';
