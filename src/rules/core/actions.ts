/**
 * Answers about a table of actions that the gate alone judges: the turn, conditions, and whether
 * the target can be reached. No action provokes.
 */
import type { Creature } from '../../board/creature.ts';
import type {
  ActionReason,
  TurnAction,
  ActionRules,
  DeclaredAct,
  JudgedAction,
} from '../actionRules.ts';
import type { ActionKind, Refusal } from '../actionPermission.ts';
import { actionsLeft, costOf, ofTurn } from '../economy.ts';
import type { Judge } from '../ruleset.ts';
import { attackReaches } from './reachAreas.ts';

export const actionAnswers = (
  table: ActionRules['table'],
  readies: readonly ActionKind[] = [],
): ActionRules => ({
  table,
  readies,
  act: (j, c, declared) => judged(j, c, table[declared.action], declared),
  actions(j, c) {
    const list = Object.entries(table).map(([action, row]) => ({
      row,
      verdict: judged(j, c, row, { action }),
    }));
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
        provokes,
        provokesFrom: [],
      })),
      readies,
      rules: [...new Set(list.flatMap(({ verdict }) => verdict.rules))],
      unknown: [...new Set(list.flatMap(({ verdict }) => verdict.unknown))],
    };
  },
  consequences(j, c, { action }, kind) {
    const row = table[action];
    const gains = row?.after?.gains?.filter((each) => !c.conditions.includes(each)) ?? [];
    const loses = row?.after?.loses?.filter((each) => c.conditions.includes(each)) ?? [];
    const after = { ...(gains.length > 0 && { gains }), ...(loses.length > 0 && { loses }) };
    return {
      ...(row?.mode !== undefined && { mode: row.mode }),
      ...ofTurn(j.rules.economy, costOf(j.rules.economy, kind, row?.twice)),
      ...(Object.keys(after).length > 0 && { after }),
    };
  },
});

const asksOf = ({ target, attack, casts, mode, saddle }: TurnAction) => ({
  ...(target && { target }),
  ...(attack && { attack }),
  ...(casts && { casts }),
  ...(mode && { mode }),
  ...(saddle && { saddle }),
});

function judged(
  j: Judge,
  c: Creature,
  row: TurnAction | undefined,
  declared: DeclaredAct,
): JudgedAction {
  const { action, as } = declared;
  const may =
    row === undefined
      ? { refusals: [], unknown: [] }
      : j.rules.mayAct(j, c, row, as === undefined ? {} : { as });
  const aimed = row === undefined ? NOT_HERE : aimReasons(j, c, row, declared);
  const reasons: readonly (ActionReason | Refusal)[] = [...may.refusals, ...aimed.reasons];
  return {
    action,
    legal: reasons.length === 0,
    kind: row?.kind ?? 'not-an-action',
    why: [...new Set(reasons.map(({ why }) => why))],
    reasons,
    provokes: 'no',
    opportunities: [],
    rules: [...new Set([...(row?.rules ?? []), ...reasons.flatMap(({ rules }) => rules)])],
    unknown: [...new Set([...may.unknown, ...aimed.unknown])],
  };
}

interface Aim {
  readonly reasons: readonly ActionReason[];
  readonly unknown: readonly string[];
}
const NOTHING: Aim = { reasons: [], unknown: [] };
const NOT_HERE: Aim = { reasons: [{ why: 'not-in-this-text', rules: [] }], unknown: [] };

/** Why the action does not reach its target; the range of shots is not judged. */
function aimReasons(
  j: Judge,
  c: Creature,
  row: TurnAction,
  { target, with: attack }: DeclaredAct,
): Aim {
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
