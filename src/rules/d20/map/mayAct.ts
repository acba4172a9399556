/**
 * The gate decides whether a creature may act or move now. Every query about acting or moving calls
 * `j.rules.mayAct`. No other code reads the restrictions of conditions, fear or the remaining
 * actions of a turn.
 */
import { hasUsed, chargedDistance, spentOf, type Spent } from '../../../board/board.ts';
import { crawler } from './crawling.ts';
import type { Creature } from '../../../board/creature.ts';
import { costOf, resourcesLeft, spend, type Resources } from '../../economy.ts';
import { citing, type RuleNames } from '../../names.ts';
import {
  isOneAction,
  type Doing,
  type GateWhy,
  type MayAct,
  type Moment,
  type Refusal,
  type TurnRest,
} from '../../actionPermission.ts';
import type { Judge } from '../../ruleset.ts';
import type { RuleId } from '../../verdict.ts';
import { isOwnTurn, payable, restOf, SURPRISE, turnLimits } from '../../core/turnEconomy.ts';
import { isFlying, rowsInForce, type RowInForce } from '../../core/conditionsInForce.ts';
import type { ConditionEffect, ConditionLimits } from '../../effects.ts';
import { hasActed } from './opportunity.ts';

const FREE: readonly never[] = [];
const ALLOWED: MayAct = { allowed: true, refusals: FREE, unknown: FREE };

/**
 * What the creature has used in the current turn. A rider's charge is its mount's movement, so
 * afterward the mount has used its whole turn too.
 */
export function spentBy({ board, rules }: Judge, c: Creature): Spent {
  const spent = spentOf(board, c);
  return board.turn?.active === c.id || chargedDistance(spent) === undefined
    ? spent
    : spend(spent, costOf(rules.economy, 'full-round'));
}

/** An immediate action outside the creature's turn is paid by its next turn. */
const carried = ({ rules }: Judge, c: Creature): Resources =>
  c.immediateUsed === true ? costOf(rules.economy, 'immediate') : NOTHING_CARRIED;
const NOTHING_CARRIED: Resources = {};

/**
 * What remains of a creature's turn (sigil.turn.actions-per-round, sigil.turn.standard-for-move,
 * sigil.initiative.surprise-actions).
 */
export const turnRest = (j: Judge, c: Creature): TurnRest =>
  restOf(j, c, spentBy(j, c), carried(j, c));

/**
 * Whether the creature has only one action this turn. If so, a charge or withdrawal moves it at
 * most its speed instead of twice its speed.
 */
export const isSingle = (j: Judge, c: Creature): boolean =>
  isOneAction(turnLimits(j, rowsInForce(j, c)).scope);

/**
 * Reasons for refusal that depend on the turn, not on the creature's state; planning the next turn
 * ignores them.
 */
const OF_THE_TURN: ReadonlySet<GateWhy> = new Set([
  'not-your-turn',
  'no-action-left',
  'step-after-move',
  'move-after-step',
]);
export const isOfTheTurn = ({ why }: Pick<Refusal, 'why'>): boolean => OF_THE_TURN.has(why);

const immobile = citing('immobile');
const actions = citing('actions');
const blinded = citing('blinded');
const prone = citing('prone');
const step = citing('step');
const silent = (): readonly RuleId[] => FREE;
const RULES: Readonly<Partial<Record<GateWhy, (names: RuleNames) => readonly RuleId[]>>> = {
  immobile: immobile,
  'condition-forbids': immobile,
  'no-action-left': actions,
  blinded,
  'prone-must-crawl': prone,
  'step-after-move': step,
  'move-after-step': step,
};

/** Collects reasons for refusal and missing facts. */
class Said {
  readonly refusals: Refusal[] = [];
  readonly unknown: string[] = [];
  private readonly names: RuleNames;

  constructor(names: RuleNames) {
    this.names = names;
  }

  no(why: GateWhy, by?: string): void {
    if (this.refusals.some((r) => r.why === why && r.by === by)) return;
    const rules = (RULES[why] ?? silent)(this.names);
    this.refusals.push(by === undefined ? { why, rules } : { why, by, rules });
  }
}

export function mayAct(j: Judge, c: Creature, doing: Doing, moment: Moment = NOW): MayAct {
  const all = rowsInForce(j, c);
  const limits =
    doing.ends === undefined ? all : all.filter(({ condition }) => condition !== doing.ends);
  const turned = moment.as === undefined && doing.anytime !== true && j.rules.phased !== true;
  if (limits.length === 0 && doing.grapple !== 'only' && (!turned || j.board.turn === undefined))
    return ALLOWED;
  const said = new Said(j.rules.cites);
  if (turned) byTurn(j, c, doing, limits, said);
  if (limits.length > 0 || doing.grapple === 'only') byState(j, c, doing, moment, { limits, said });
  return said.refusals.length === 0 && said.unknown.length === 0
    ? ALLOWED
    : { allowed: said.refusals.length === 0, refusals: said.refusals, unknown: said.unknown };
}

const NOW: Moment = {};

/** Checks whose turn it is, and which actions remain. */
function byTurn(
  j: Judge,
  c: Creature,
  doing: Doing,
  limits: readonly RowInForce[],
  said: Said,
): void {
  const immediate = doing.kind === 'immediate';
  const own = isOwnTurn(j, c) || immediate;
  if (!own) said.no('not-your-turn', j.board.turn?.active);
  if (immediate) {
    const unready = limits.find(({ row }) => row.noImmediate === true);
    if (unready !== undefined) said.no('flat-footed', unready.condition);
    else if (!hasActed(j, c)) said.no('flat-footed');
  }
  // A pinned creature's further attempt to get free takes the move action of its full attack.
  const further = doing.pinned === true && doing.kind === 'move';
  const {
    scope,
    by,
    limits: ofTurn,
  } = turnLimits(j, further ? limits.filter(({ row }) => row.hold !== 'pin') : limits);
  const { economy } = j.rules;
  const kind =
    doing.partial === true && doing.kind === 'full-round' && scope === 'single'
      ? 'standard'
      : doing.kind;
  const state = by === SURPRISE ? undefined : by;
  const cost = costOf(economy, kind, doing.twice);
  const spent = spentBy(j, c);
  const left = resourcesLeft(economy, spend(spent, carried(j, c)), ofTurn);
  const paid = payable(economy, ofTurn, left, cost);
  if (paid === 'never' && state !== undefined) said.no('condition-forbids', state);
  else if (paid !== 'yes' && own) {
    const swift = (kind === 'swift' || immediate) && c.immediateUsed === true;
    said.no('no-action-left', swift && paid === 'used' ? 'immediate-action' : by);
  }
  if (own && doing.mode !== undefined) byStep(spent, doing.mode, said);
}

/** A 5-foot step and any other movement exclude each other. */
function byStep(spent: Spent, mode: NonNullable<Doing['mode']>, said: Said): void {
  if (mode !== 'step') {
    if (hasUsed(spent, 'step')) said.no('move-after-step');
  } else if (hasUsed(spent, 'step') || spent.over === true) said.no('no-action-left');
  else if (spent.moved > 0) said.no('step-after-move');
}

/** Checks conditions, fear and grapples. */
function byState(
  j: Judge,
  c: Creature,
  doing: Doing,
  { as, cornered }: Moment,
  { limits, said }: { readonly limits: readonly RowInForce[]; readonly said: Said },
): void {
  const { kind } = doing;
  // Saving throws and perception take no action, so they are never refused.
  const passive = kind === 'not-an-action' && doing.anytime === true;
  const begins =
    doing.halves === true || as !== undefined || kind === 'free' || kind === 'not-an-action';
  let flees: RowInForce | undefined;
  for (const limit of limits) {
    const { condition, row } = limit;
    if (row.completes === true && !begins) said.no('must-complete', condition);
    if (row.actions === 'none' && !passive) said.no('condition-forbids', condition);
    const mind = doing.mental === true || (row.hold === 'pin' && doing.pinned === true);
    if (row.actions === 'mental-only' && !passive && !mind) said.no('condition-forbids', condition);
    if (
      (row.noAttack === true && doing.attack === true) ||
      (row.noCasting === true && doing.casts === true)
    )
      said.no('condition-forbids', condition);
    if (row.flees !== undefined && (flees === undefined || strictness(row) > strictness(flees.row)))
      flees = limit;
  }
  if (flees !== undefined && as !== 'opportunity') byFear(flees, doing, passive, cornered, said);
  byHold(c, doing, limits, said);
  if (doing.mode !== undefined) byMode(j, c, doing, limits, said);
  const still = doing.displaces === true ? has(limits, 'immobile') : undefined;
  if (still !== undefined) said.no('immobile', still);
}

/**
 * A fleeing creature moves away or uses a means of escape. A cornered creature fights, only defends
 * itself, or cowers; cowering permits no action (sigil.condition.frightened,
 * sigil.condition.panicked, sigil.condition.turned).
 */
function byFear(
  { condition, row }: RowInForce,
  doing: Doing,
  passive: boolean,
  cornered: boolean | undefined,
  said: Said,
): void {
  if (passive) return;
  if (cornered === true) {
    const guards = row.flees === 'defends' && doing.defends === true;
    if (row.flees !== 'fights' && !guards) said.no('condition-forbids', condition);
    return;
  }
  const idle = doing.kind === 'free' || doing.kind === 'not-an-action';
  const goes = doing.mode !== undefined && (doing.kind === 'move' || doing.kind === 'full-round');
  const aided = doing.casts === true || doing.item !== undefined || doing.escapes === 'ability';
  const escapes = doing.casts === true || doing.escapes !== undefined || doing.anytime === true;
  if (doing.attack !== true && (idle || goes || escapes) && !(aided && row.onFoot === true)) return;
  said.no('must-flee', condition);
  if (cornered === undefined && row.flees === 'fights') said.unknown.push('ask.cornered');
}

/** Rank of a fear condition by how much it forbids a cornered creature; higher is stricter. */
const strictness = ({ flees }: ConditionLimits): number =>
  flees === 'cowers' ? 2 : flees === 'defends' ? 1 : 0;

const has = (limits: readonly RowInForce[], key: keyof ConditionEffect): string | undefined =>
  limits.find(({ row }) => row[key] !== undefined)?.condition;

/** Refuses the movement if a condition forbids its mode. */
function byMode(
  j: Judge,
  c: Creature,
  { mode, aloft }: Doing,
  limits: readonly RowInForce[],
  said: Said,
): void {
  const still = has(limits, 'immobile');
  if (still !== undefined) said.no('immobile', still);
  const eager = mode === 'run' || mode === 'charge';
  const blind = eager || mode === 'withdraw' ? has(limits, 'blind') : undefined;
  if (blind !== undefined) said.no('blinded', blind);
  const slow = eager ? has(limits, 'noRun') : undefined;
  if (slow !== undefined) said.no('condition-forbids', slow);
  const aground = mode === 'run' && isFlying(j, c) ? has(limits, 'noRunAloft') : undefined;
  if (aground !== undefined) said.no('condition-forbids', aground);
  if (aloft === true || mode === 'minimum') return;
  const single = mode === 'move' || (mode === 'double-move' && c.moving === 'crawl');
  if (single && !UPRIGHT.includes(c.moving)) return;
  const lying = crawler(j, c, limits);
  if (lying !== undefined) said.no('prone-must-crawl', lying);
}

/** Kinds of movement for which a creature that lies on the ground must stand up first. */
const UPRIGHT: readonly Creature['moving'][] = ['climb', 'jump'];

/**
 * Refuses actions that a grapple does not permit, and actions that require a grapple if there is
 * none.
 */
function byHold(c: Creature, doing: Doing, limits: readonly RowInForce[], said: Said): void {
  const hold =
    limits.find(({ row }) => row.hold === 'pin') ??
    limits.find(({ row }) => row.hold !== undefined);
  if (hold?.row.hold === 'loose') return;
  if (hold === undefined) {
    if (doing.grapple === 'only') said.no('only-in-grapple');
    return;
  }
  const allowed =
    hold.row.hold === 'pin'
      ? (doing.pinned ?? doing.mental)
      : c.pins !== undefined
        ? doing.pinning
        : (doing.grapple ?? (doing.item === 'activated' ? 'may' : undefined));
  if (allowed === undefined) said.no('not-in-grapple', c.pins ?? hold.condition);
}
