/** The board after an action: actions spent, the new position, and changed conditions and items. */
import {
  carriesActive,
  NOTHING_SPENT,
  withCreature,
  type Board,
  type Spent,
} from '../../../../board/board.ts';
import type { Attack, Creature } from '../../../../board/creature.ts';
import { afoot } from '../../../../board/mounts.ts';
import { countedDiagonals } from '../../../core/pathSteps.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { traitOf } from '../attacks/attackTraits.ts';
import { costOf, spend } from '../../../economy.ts';
import { giveBackAction } from './left.ts';
import { letsGo } from './release.ts';
import type { ActionEntry, ActRequest, ActVerdict } from './turnRules.ts';

export interface AppliedAction {
  readonly j: FullJudge;
  readonly c: Creature;
}

export function applyAction(
  j: FullJudge,
  c: Creature,
  request: ActRequest,
  verdict: ActVerdict,
): AppliedAction {
  const entry = j.rules.turns.table[request.action];
  if (entry === undefined) return { j, c };
  const own = j.board.turn?.active === undefined || j.board.turn.active === c.id;
  const changed = changedBy(j, c, entry, request);
  // An immediate action outside the creature's turn uses the swift action of its next turn.
  const doer = !own && verdict.kind === 'immediate' ? { ...changed, immediateUsed: true } : changed;
  const { turn } = j.board;
  const spent = turn?.spent ?? NOTHING_SPENT;
  const after = (before: Spent): Spent => spentAfter(j, c, before, { entry, request, verdict });
  const carries = !own && verdict.kind !== 'immediate' && carriesActive(j.board, c);
  const board = withCreature(
    own
      ? withSpent(j.board, c.id, after(spent))
      : carries
        ? withSpent(j.board, turn!.active!, withBeside(spent, c.id, after))
        : j.board,
    doer,
  );
  return { j: { ...j, board: withTaken(board, request, verdict) }, c: doer };
}

/**
 * Counts the attacks of opportunity that were taken against the action: those of the creatures that
 * the request names, or else all that it provoked.
 */
function withTaken(board: Board, { taken }: ActRequest, { opportunities }: ActVerdict): Board {
  const counts = new Map<string, number>();
  for (const { by, times = 1 } of opportunities)
    if (taken?.includes(by) ?? true) counts.set(by, (counts.get(by) ?? 0) + times);
  if (counts.size === 0) return board;
  return {
    ...board,
    creatures: board.creatures.map((foe) => {
      const more = counts.get(foe.id) ?? 0;
      return more === 0 ? foe : { ...foe, opportunitiesTaken: foe.opportunitiesTaken + more };
    }),
  };
}

const withSpent = (board: Board, active: string, spent: Spent): Board => ({
  ...board,
  turn: { surprise: false, order: [], ...board.turn, active, spent },
});

/** What is spent of a turn in which another creature, such as the mount, has acted too. */
const withBeside = (spent: Spent, id: string, after: (before: Spent) => Spent): Spent => ({
  ...spent,
  beside: { ...spent.beside, [id]: after(spent.beside?.[id] ?? NOTHING_SPENT) },
});

function spentAfter(
  j: FullJudge,
  c: Creature,
  before: Spent,
  {
    entry,
    request,
    verdict,
  }: { readonly entry: ActionEntry; readonly request: ActRequest; readonly verdict: ActVerdict },
): Spent {
  const s = spend(before, costOf(j.rules.economy, verdict.kind, entry.twice));
  const actions = [...(before.actions ?? []), request.action];
  if (entry.after?.restores === true) return { ...giveBackAction(s), actions };
  if (entry.endsTurn === true) return { ...s, over: true, actions };
  if (entry.mode === undefined) return { ...s, actions };
  const path = request.path ?? [];
  const judged = path.length < 2 ? undefined : j.rules.move(j, c, entry.mode, path);
  // If the creature moved before the scene was read, the earlier value is unknown and stays
  // unknown.
  const known = before.eased ?? (before.moved === 0 ? 0 : undefined);
  const eased = known === undefined ? {} : { eased: known + (judged?.eased ?? 0) };
  if (entry.mode === 'step') return { ...spend(s, { step: 1 }), ...eased, actions };
  // A movement without a path still counts as one cell moved.
  const moved = before.moved + (path.length > 0 ? (verdict.cost ?? 0) : 1);
  const diagonals = before.diagonals + (judged === undefined ? 0 : countedDiagonals(path, judged));
  return { ...s, ...eased, actions, moved, diagonals };
}

/**
 * Conditions that the action gives and removes. A toggled condition is removed if the creature has
 * it, and given otherwise.
 */
export function turnedBy(
  j: FullJudge,
  c: Creature,
  entry: ActionEntry,
  request: ActRequest,
): { readonly gains: readonly string[]; readonly loses: readonly string[] } {
  const turned = turnedByItself(c, entry, request);
  return { ...turned, loses: [...turned.loses, ...endedBy(j, c, entry, request)] };
}

/** Conditions that end because the action attacks, as a spell of invisibility does. */
function endedBy(
  { rules }: FullJudge,
  c: Creature,
  entry: ActionEntry,
  { target }: ActRequest,
): readonly string[] {
  const attacks =
    entry.attack === true ||
    entry.offends === true ||
    (entry.casts === true && target !== undefined && rules.relation(c, target).value === 'foe');
  return attacks && traitOf(rules.attacks.traits, c, 'staysInvisible') === undefined
    ? c.conditions.filter(
        (one) =>
          Object.hasOwn(rules.conditions, one) && rules.conditions[one]?.endsByAttack === true,
      )
    : [];
}
function turnedByItself(
  c: Creature,
  { after = {}, saddle, check }: ActionEntry,
  { total }: ActRequest,
): { readonly gains: readonly string[]; readonly loses: readonly string[] } {
  // A failed check has none of the action's consequences.
  if (check?.dc !== undefined && total !== undefined && total < check.dc)
    return { gains: [], loses: [] };
  if (saddle === 'changes')
    return c.seat === undefined
      ? { gains: ['mounted'], loses: [] }
      : { gains: [], loses: ['mounted'] };
  const { gains = [], loses = [], toggles } = after;
  if (letsGo(c, after)) return { gains, loses: [...loses, 'grappling'] };
  if (toggles === undefined) return { gains, loses };
  return c.conditions.includes(toggles)
    ? { gains, loses: [...loses, toggles] }
    : { gains: [...gains, toggles], loses };
}

/** The creature with its new position, conditions and items in hand. */
export function changedBy(
  j: FullJudge,
  c: Creature,
  entry: ActionEntry,
  request: ActRequest,
): Creature {
  const { weapon } = entry.after ?? {};
  const { gains, loses } = turnedBy(j, c, entry, request);
  const kept = c.conditions.filter((condition) => !loses.includes(condition));
  const conditions = [...kept, ...gains.filter((condition) => !kept.includes(condition))];
  const at = entry.mode === undefined ? undefined : request.path?.[request.path.length - 1];
  const attacks = weapon === undefined ? undefined : handled(c, weapon === 'drawn', request.with);
  const { pins: _pins, grapples: _grapples, ...free } = c;
  const changed = {
    ...(letsGo(c, entry.after ?? {}) ? { ...free, grapples: [] } : c),
    conditions,
    ...(c.suspended === undefined
      ? {}
      : { suspended: c.suspended.filter((condition) => !loses.includes(condition)) }),
    ...(at === undefined ? {} : { at }),
    ...(attacks === undefined ? {} : { attacks }),
  };
  return entry.saddle === 'changes' ? resaddled(changed, request.target) : changed;
}

/**
 * Mounts the given creature, or dismounts. The players decide in which cell the rider dismounts.
 */
function resaddled(c: Creature, target: Creature | undefined): Creature {
  if (c.seat !== undefined) return afoot(c, c.at);
  const { afoot: _, ...rest } = c;
  return target === undefined ? rest : { ...rest, mount: target.id, at: target.at };
}

/** Draws or puts away the given weapon, or the only one possible if none is given. */
function handled(
  c: Creature,
  drawn: boolean,
  named: Attack | undefined,
): readonly Attack[] | undefined {
  const able = c.attacks?.filter((a) => a.ready !== drawn && !a.natural && !a.unarmed) ?? [];
  const which = named ?? (able.length === 1 ? able[0] : undefined);
  return which === undefined
    ? undefined
    : c.attacks?.map((a) => (a.id === which.id ? { ...a, ready: drawn } : a));
}
