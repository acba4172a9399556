/** A turn: one action, a bonus action, a reaction, and movement in any pieces. */
import { carriesActive, spentOf, timesUsed, type Spent } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { rideTogether } from '../../board/mounts.ts';
import type { ActionKind, Refusal } from '../actionPermission.ts';
import { isUnder, narrowest, rowsInForce } from '../core/conditionsInForce.ts';
import { wouldMeet } from '../core/distance.ts';
import { modeBar } from '../core/modeBar.ts';
import { isJumping } from '../core/ways.ts';
import { reactionsUsed } from '../core/turnEconomy.ts';
import { affords, costOf, resourcesLeft, spend, type TurnLimit } from '../economy.ts';
import { cite } from '../names.ts';
import type { RuleId } from '../verdict.ts';
import type { Judge, Ruleset } from '../ruleset.ts';
import { extraReactions, surpriseOf } from './reactions.ts';
import { FEET, namesBehindCondition, walkingSpeed } from './speed.ts';
import { economy, modes, TURN_EFFECTS, usualActions, type TurnEffect } from './turnTables.ts';

/**
 * Feet of movement that half the speed is, as getting up takes it: rounded down. By the house rule
 * `halves` a half square is paid whole.
 */
function halfSpeed({ options }: Judge, speed: number): number {
  const feet = Math.floor((speed * FEET) / 2);
  return options.halves === 'squares-up' ? Math.ceil(feet / FEET) * FEET : feet;
}

/** Feet that are left of the turn's movement, with these Dashes. */
function feetLeft(j: Judge, c: Creature, dashes: number): number {
  const spent = spentOf(j.board, c);
  if (turnEffects(spent).some(({ stays }) => stays === true)) return 0;
  const { value } = j.rules.speed(j, c);
  const halves = timesUsed(spent, 'half');
  return (
    value * FEET * (1 + dashes) -
    spent.moved * FEET -
    (halves === 0 ? 0 : halves * halfSpeed(j, walkingSpeed(j, c)))
  );
}

/** Does the creature jump, or take off from the ground? */
const leavesFloor = (j: Judge, c: Creature): boolean =>
  isJumping(j, c) || (c.elevation <= 0 && c.moving === 'fly' && j.rules.bodyIs(j, c, 'airborne'));

/** The speed, and the speed again for each Dash, without what was moved and what getting up took. */
const budget: Ruleset['budget'] = (j, c, mode) => {
  const rule = j.rules.modeRule(j, c, mode);
  const dashes = timesUsed(spentOf(j.board, c), 'dash') + (rule.cost?.['dash'] ?? 0);
  const speed = j.rules.speed(j, c);
  const feet =
    rule.uncounted !== true
      ? feetLeft(j, c, dashes)
      : rule.times === 1
        ? speed.value * FEET
        : halfSpeed(j, speed.value);
  return {
    ...speed,
    value: Math.max(0, Math.floor(feet / FEET)),
    rules: [...rule.rules, ...(speed.rules ?? [])],
    ...modeBar(j, c, mode, rule),
    ...(leavesFloor(j, c) && isUnder(j, c, 'crawls') ? { why: 'prone-must-crawl' as const } : {}),
  };
};

/** The action is gone with the bonus action, and the other way round. */
function oneOfTwo(spent: ReturnType<typeof spentOf>): TurnLimit[] {
  const gone = timesUsed(spent, 'action') > 0 || timesUsed(spent, 'bonus') > 0;
  return gone ? [{ of: ['reaction', 'dash', 'half'] }] : [];
}

const turnRest: Ruleset['turnRest'] = (j, c) => {
  const state = narrowest(rowsInForce(j, c));
  const one = isUnder(j, c, 'oneOfTwo') ? oneOfTwo(spentOf(j.board, c)) : [];
  const limits = state.scope === 'none' ? [{ of: [] }] : one;
  const spent = spentOf(j.board, c);
  // Reactions for opportunity attacks alone are used before the others.
  const opportunitiesTaken = Math.max(0, c.opportunitiesTaken - extraReactions(j, c));
  const reacted = spend(spent, reactionsUsed(j.rules.economy, { ...c, opportunitiesTaken }));
  const left = resourcesLeft(j.rules.economy, reacted, limits);
  const more = limits.length > 0 || spent.over === true ? 0 : furtherActions(j, c);
  return {
    ...state,
    spent,
    limits,
    left:
      more === 0 ? left : { ...left, action: Math.max(0, 1 + more - timesUsed(spent, 'action')) },
  };
};

/** What the actions of the turn change in the rest of it, each with the action. */
export const turnEffects = ({
  actions = [],
}: Pick<Spent, 'actions'>): readonly (TurnEffect & { readonly action: string })[] =>
  actions.flatMap((action) =>
    Object.hasOwn(TURN_EFFECTS, action) ? [{ action, ...TURN_EFFECTS[action]! }] : [],
  );

/** Actions of a turn besides the first: one of a spell, and those of features that were used. */
export const furtherActions = (j: Judge, c: Creature): number =>
  turnEffects(spentOf(j.board, c)).reduce(
    (sum, { actions = 0 }) => sum + actions,
    Number(isUnder(j, c, 'hastens')),
  );

const REACTION = { reaction: 1 };

/** Kinds of actions that are a pause in a move. */
const PAUSING: readonly ActionKind[] = ['standard', 'swift'];

/** The creature in whose space this one is, and may not stay. */
const whoseSpace = (j: Judge, c: Creature): Creature | undefined =>
  j.board.creatures.find(
    (other) =>
      other.id !== c.id &&
      !rideTogether(c, other) &&
      wouldMeet(j, c, c.at, other) &&
      !j.rules.mayShare(j, c, other).end,
  );

const mayAct: Ruleset['mayAct'] = (j, c, doing, moment = {}) => {
  const refusals: Refusal[] = [];
  const rows = rowsInForce(j, c);
  const held = (condition: string): readonly RuleId[] =>
    cite(j.rules.cites, 'immobile', ...namesBehindCondition(condition));
  const moves = doing.mode !== undefined || doing.displaces === true || doing.ends === 'prone';
  const still = rows.find(({ row }) => row.immobile === true);
  if (moves && still !== undefined)
    refusals.push({ why: 'immobile', by: still.condition, rules: held(still.condition) });
  const lies = isUnder(j, c, 'crawls');
  const down = rows.find(({ row }) => row.staysDown === true);
  if (doing.ends === 'prone' && down !== undefined)
    refusals.push({
      why: 'condition-forbids',
      by: down.condition,
      rules: cite(j.rules.cites, ...namesBehindCondition(down.condition)),
    });
  if (doing.ends === 'prone' && !lies)
    refusals.push({ why: 'not-prone', rules: cite(j.rules.cites, 'stoodUp') });
  if (doing.kind === 'move' && (doing.ends !== 'prone' || lies)) {
    const value = walkingSpeed(j, c);
    const dashes = timesUsed(spentOf(j.board, c), 'dash');
    if (value === 0 || feetLeft(j, c, dashes) < halfSpeed(j, value))
      refusals.push({
        why: 'over-speed',
        rules: value === 0 ? cite(j.rules.cites, 'immobile') : cite(j.rules.cites, 'overSpeed'),
      });
  }
  // Without actions a creature still moves.
  const walks = doing.kind === 'not-an-action' && doing.mode !== undefined;
  if (
    doing.mode === undefined &&
    j.options.pauseInSpace === 'forbidden' &&
    PAUSING.includes(doing.kind)
  ) {
    const host = whoseSpace(j, c);
    if (host !== undefined)
      refusals.push({ why: 'ends-occupied', by: host.id, rules: cite(j.rules.cites, 'pause') });
  }
  const out = rows.find(({ row }) => row.actions === 'none');
  if (out !== undefined && !walks && doing.ends !== 'prone' && doing.anytime !== true)
    refusals.push({
      why: 'condition-forbids',
      by: out.condition,
      rules: cite(j.rules.cites, 'incapacitated', ...namesBehindCondition(out.condition)),
    });
  const silent = rows.find(({ row }) => row.noCasting === true);
  if (doing.casts === true && silent !== undefined)
    refusals.push({
      why: 'condition-forbids',
      by: silent.condition,
      rules: cite(j.rules.cites, ...namesBehindCondition(silent.condition)),
    });
  const surprise = surpriseOf(j, c);
  if (surprise !== undefined && (moves || doing.kind !== 'free'))
    refusals.push({
      why: 'condition-forbids',
      by: surprise,
      rules: cite(j.rules.cites, 'surprised'),
    });
  const active = j.board.turn?.active;
  // What was readied is done with the reaction.
  const reacts = doing.kind === 'immediate' || moment.as === 'readied';
  const numb = rows.find(({ row }) => row.noImmediate === true);
  if (reacts && numb !== undefined)
    refusals.push({
      why: 'condition-forbids',
      by: numb.condition,
      rules: cite(j.rules.cites, 'opportunityNone'),
    });
  if (reacts && !affords(j.rules.economy, turnRest(j, c).left, REACTION))
    refusals.push({ why: 'no-action-left', rules: cite(j.rules.cites, 'opportunityOnce') });
  if (moment.as === undefined && doing.anytime !== true && !reacts) {
    const { left } = turnRest(j, c);
    const cost =
      doing.cost ??
      (doing.mode === undefined ? undefined : modes.table[doing.mode]?.cost) ??
      costOf(j.rules.economy, doing.kind);
    if (active !== undefined && active !== c.id && !carriesActive(j.board, c))
      refusals.push({
        why: 'not-your-turn',
        by: active,
        rules: cite(j.rules.cites, moves ? 'outOfTurn' : 'oneAction'),
      });
    else if (out === undefined && !affords(j.rules.economy, left, cost))
      refusals.push({ why: 'no-action-left', rules: cite(j.rules.cites, 'oneAction') });
  }
  return { allowed: refusals.length === 0, refusals, unknown: [] };
};

export const fifthTurn = { economy, modes, usual: usualActions, budget, turnRest, mayAct };
