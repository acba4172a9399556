/** A turn: one action, a bonus action, a reaction, and movement in any pieces. */
import { carriesActive, spentOf, timesUsed } from '../../board/board.ts';
import type { Creature } from '../../board/creature.ts';
import { rideTogether } from '../../board/mounts.ts';
import type { ActionKind, Refusal } from '../actionPermission.ts';
import { isUnder, narrowest, rowsInForce } from '../core/conditionsInForce.ts';
import { wouldMeet } from '../core/distance.ts';
import { modeBar } from '../core/modeBar.ts';
import { isJumping } from '../core/ways.ts';
import { reactionsUsed } from '../core/turnEconomy.ts';
import { affords, costOf, economyOf, resourcesLeft, spend, type TurnLimit } from '../economy.ts';
import { cite } from '../names.ts';
import type { RuleId } from '../verdict.ts';
import type { Judge, ModeRow, MovementModes, Ruleset, UsualActions } from '../ruleset.ts';
import { extraReactions, surpriseOf } from './reactions.ts';
import { FEET, namesBehindCondition, walkingSpeed } from './speed.ts';

const economy = economyOf(
  [
    { id: 'action', count: 1, shape: 'circle' },
    { id: 'bonus', count: 1, shape: 'triangle' },
    { id: 'reaction', count: 1, resets: 'own-turn', shape: 'diamond' },
    { id: 'dash', count: 4 },
    // One object is handled for free.
    { id: 'interaction', count: 1 },
    // Half the speed: getting up, mounting or dismounting.
    { id: 'half', count: 8 },
  ],
  { standard: { action: 1 }, swift: { bonus: 1 }, immediate: { reaction: 1 }, move: { half: 1 } },
);

const WALK: ModeRow = {
  kind: 'not-an-action',
  times: 1,
  straight: false,
  barredBy: 'resisting',
  level: false,
  unhampered: false,
  names: ['move'],
};

const LEAVING: ModeRow = {
  ...WALK,
  kind: 'swift',
  brings: 'disengaged',
  names: ['withdraw', 'move'],
  needs: ['cunning-action', 'nimble-escape', 'patient-defense', 'step-of-the-wind'],
};

/** Half the Speed, given by a feature besides the movement of the turn. */
const GIVEN: ModeRow = { ...WALK, times: 1 / 2, uncounted: true, names: ['givenMove', 'move'] };

const modes: MovementModes = {
  table: {
    move: WALK,
    dash: {
      ...WALK,
      kind: 'standard',
      cost: { action: 1, dash: 1 },
      names: ['doubleMove', 'move'],
    },
    'bonus-dash': {
      ...WALK,
      kind: 'swift',
      cost: { bonus: 1, dash: 1 },
      names: ['doubleMove', 'move'],
      needs: ['cunning-action', 'step-of-the-wind', 'aggressive', 'expeditious-retreat'],
    },
    disengage: { ...WALK, kind: 'standard', brings: 'disengaged', names: ['withdraw', 'move'] },
    'bonus-disengage': LEAVING,
    'half-move': {
      ...GIVEN,
      provokesNobody: true,
      needs: ['cunning-strike', 'tactical-shift', 'remarkable-athlete'],
    },
    pounce: { ...GIVEN, needs: ['instinctive-pounce'] },
    'trampling-charge': {
      ...GIVEN,
      times: 1,
      kind: 'swift',
      barredBy: 'larger',
      provokesNobody: true,
      names: ['tramplingCharge', 'move'],
      needs: ['trampling-charge'],
    },
  },
  chosen: [
    'move',
    'dash',
    'bonus-dash',
    'disengage',
    'bonus-disengage',
    'half-move',
    'pounce',
    'trampling-charge',
  ],
  near: 'move',
  far: 'dash',
  usual: 'move',
  further: ['dash'],
  pool: true,
};

const { 'half-move': _, pounce: _pounce, 'trampling-charge': _charge, ...olderTable } = modes.table;

/** In 2014 Patient Defense is the Dodge action alone, and no feature gives a movement of its own. */
export const olderModes: MovementModes = {
  ...modes,
  table: {
    ...olderTable,
    'bonus-disengage': {
      ...LEAVING,
      needs: LEAVING.needs!.filter((trait) => trait !== 'patient-defense'),
    },
  },
  chosen: modes.chosen.filter((mode) => Object.hasOwn(olderTable, mode)),
};

const usual: UsualActions = {
  listed: (
    'attack unarmed-grapple unarmed-shove escape-grapple nick dash disengage dodge help hide ' +
    'cast-spell slot-spell ready stand-up offhand ' +
    'bonus-dash bonus-disengage bonus-hide patient-defense focused-defense focused-step rage ' +
    'take-aim reckless-attack action-surge reaction-spell uncanny-dodge parry'
  ).split(' '),
  riders: ['dismount'],
  first: () => [],
  rolled: (_c, { kind }) => (kind === 'spell' ? 'cast-spell' : 'attack'),
  instead: [],
  conditions: ['prone', 'grappled', 'restrained', 'unconscious', 'stunned', 'frightened'],
};

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
  // Whoever has taken aim stays where it is until the end of its turn.
  if (spent.actions?.includes(AIM) === true) return 0;
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
  const opportunitiesTaken = Math.max(0, c.opportunitiesTaken - extraReactions(c));
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

/** Id of the feature, and of the action, that gives one more action in a turn. */
export const SURGE = 'action-surge';

/** Actions of a turn besides the first: one of a spell, and one of a feature that was used. */
export const furtherActions = (j: Judge, c: Creature): number =>
  Number(isUnder(j, c, 'hastens')) + Number(spentOf(j.board, c).actions?.includes(SURGE) === true);

const REACTION = { reaction: 1 };

/** Id of the action that gives an advantage to a creature that does not move in its turn. */
export const AIM = 'take-aim';

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

export const fifthTurn = { economy, modes, usual, budget, turnRest, mayAct };
