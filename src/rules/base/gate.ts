/**
 * The gate: may a creature do something now? Every question that lets a creature act or move asks
 * `j.rules.mayAct`, and nothing else reads what a condition forbids, what fear leaves, or what is
 * left of a turn.
 */
import { carriesActive, NOTHING_SPENT, type Spent } from '../../board/board.ts';
import { hasTrait, type Creature } from '../../board/creature.ts';
import { citing, type RuleNames } from '../names.ts';
import type { Judge, ModeRule } from '../ruleset.ts';
import type { Mode, RuleId, ViolationCode } from '../verdict.ts';
import { inForce, isFlying, isFree, type ConditionEffect, type Limits } from './conditions.ts';
import { hasActed } from './opportunity.ts';

export const KINDS = [
  'standard',
  'move',
  'full-round',
  'swift',
  'immediate',
  'free',
  'not-an-action',
] as const;
export type Kind = (typeof KINDS)[number];

/** What is done, as data. A line of the table of actions is one; so is a movement mode. */
export interface Doing {
  readonly kind: Kind;
  /** Takes two actions of its kind. */
  readonly twice?: true;
  /** A full-round action that becomes a standard one for a creature that has one action alone. */
  readonly partial?: true;
  /** Begins or completes a full-round action. */
  readonly halves?: true;
  /** Not confined to the creature's own turn. */
  readonly anytime?: true;
  /** It moves its doer in this mode. */
  readonly mode?: Mode | 'hover';
  /** Moves its doer through the air: lying on the ground is judged by flight. */
  readonly aloft?: true;
  /** Moves along the ground, by another way than walking. */
  readonly crawls?: true;
  readonly attack?: true;
  readonly casts?: true;
  /** Is done with the mind alone. */
  readonly mental?: true;
  /** Takes its doer out of its place, in none of the modes. */
  readonly displaces?: true;
  /** Ends this condition, which therefore does not forbid it. */
  readonly ends?: string;
  /** May serve a creature that flees: a means of getting away. */
  readonly escapes?: true;
  /**
   * Activates a magic item: a grappler may activate any as usual, but one that completes a spell
   * (sigil.condition.grappling-items).
   */
  readonly item?: 'activated' | 'completed';
  /** In a grapple: may be done, may be done only there; while pinned; while holding a pin. */
  readonly grapple?: 'may' | 'only';
  readonly pinned?: true;
  readonly pinning?: true;
}

/** The moment in which it is done. */
export interface Moment {
  /**
   * Outside the creature's turn: an attack of opportunity, or a readied action. `situation`: only
   * the creature's own state counts, whoever's turn it is.
   */
  readonly as?: 'opportunity' | 'readied' | 'situation' | undefined;
  /** The creature has no way left to flee; absent: not known. */
  readonly cornered?: boolean | undefined;
}

export const GATE_WHY = ['flat-footed', 'not-in-grapple', 'only-in-grapple'] as const;
export type GateWhy = (typeof GATE_WHY)[number] | ViolationCode;

const APART: readonly string[] = GATE_WHY;
/**
 * Every refusal of a movement in a hold says that it is immobile too: the codes of the map suffice.
 */
export const isViolation = (why: GateWhy): why is ViolationCode => !APART.includes(why);

export interface Refusal {
  readonly why: GateWhy;
  /** The condition that forbids it, the creature whose turn it is, or what narrows the turn. */
  readonly by?: string;
  readonly rules: readonly RuleId[];
}

export interface MayAct {
  readonly allowed: boolean;
  /** Everything against it: the turn first, then the creature's state. */
  readonly refusals: readonly Refusal[];
  /** Facts that were missed. */
  readonly unknown: readonly string[];
}

/**
 * How much of a turn a creature's conditions leave: everything, one action, one move, its mind,
 * nothing.
 */
export const SCOPES = ['all', 'single', 'move-only', 'mental-only', 'none'] as const;
export type Scope = (typeof SCOPES)[number];

export const SURPRISE = 'surprise-round';

/** One condition in force, with its limits. */
interface Limit {
  readonly condition: string;
  readonly row: ConditionEffect;
}

const FREE: readonly never[] = [];
export const ALLOWED: MayAct = { allowed: true, refusals: FREE, unknown: FREE };

/**
 * The conditions in force for a creature that the ruleset's table has rows for. Most creatures have
 * none.
 */
export function limitsOf(j: Judge, c: Creature): readonly Limit[] {
  if (isFree(j, c)) return FREE;
  const table = j.rules.conditions;
  const found: Limit[] = [];
  for (const condition of inForce(j, c)) {
    const row = Object.hasOwn(table, condition) ? table[condition] : undefined;
    if (row !== undefined && !found.some((limit) => limit.condition === condition))
      found.push({ condition, row });
  }
  return found;
}

/** The narrowest of what its conditions leave of a turn, and the condition that narrows it. */
export function narrowest(limits: readonly Limit[]): {
  readonly scope: Scope;
  readonly by?: string;
} {
  let scope: Scope = 'all';
  let by: string | undefined;
  for (const {
    condition,
    row: { actions },
  } of limits) {
    if (actions === undefined || SCOPES.indexOf(actions) <= SCOPES.indexOf(scope)) continue;
    scope = actions;
    by = condition;
  }
  return by === undefined ? { scope } : { scope, by };
}

/** What is left of a turn. The standard action may still be spent on a move. */
export interface Purse {
  readonly scope: Scope;
  /** What narrows it: a condition, or `surprise-round`. */
  readonly by?: string;
  readonly standard: boolean;
  /** Move actions, the standard one that may become one left out. */
  readonly move: number;
  readonly fullRound: boolean;
  readonly swift: boolean;
}

/** Is it this creature's turn, or its rider's? An unknown turn is anybody's. */
export const isOwnTurn = ({ board }: Judge, c: Creature): boolean =>
  board.turn?.active === undefined || board.turn.active === c.id || carriesActive(board, c);

/** What the turn has spent is its rider's; whose action a mount moves by no text says. */
export const spentBy = (j: Judge, c: Creature): Spent =>
  j.board.turn?.active === c.id ? j.board.turn.spent : NOTHING_SPENT;

/**
 * (sigil.turn.actions-per-round, sigil.turn.standard-for-move, sigil.initiative.surprise-actions)
 */
export function purseOf(j: Judge, c: Creature, limits: readonly Limit[] = limitsOf(j, c)): Purse {
  const own = narrowest(limits);
  const surprised = j.board.turn?.surprise === true;
  const scope = surprised && own.scope === 'all' ? 'single' : own.scope;
  const by = own.by ?? (surprised ? SURPRISE : undefined);
  const s = spentBy(j, c);
  const used = (s.standard ? 1 : 0) + s.move;
  const spare = !s.fullRound;
  return {
    scope,
    ...(by === undefined ? {} : { by }),
    standard:
      spare &&
      (scope === 'single'
        ? used === 0
        : (scope === 'all' || scope === 'mental-only') && !s.standard && s.move < 2),
    move:
      spare && (scope === 'all' || (scope === 'move-only' && !s.standard))
        ? Math.max(0, 1 - s.move)
        : 0,
    fullRound: spare && scope === 'all' && used === 0,
    swift:
      !s.swift && c.immediateUsed !== true && !surprised && (scope === 'all' || scope === 'single'),
  };
}

/**
 * Has the creature one action alone in this turn? Then it charges and withdraws at its single
 * speed.
 */
export function isSingle(j: Judge, c: Creature): boolean {
  const { scope } = purseOf(j, c);
  return scope === 'single' || scope === 'move-only';
}

/** Is there enough left for an action of this kind? `twice`: two of them. */
export function affords(
  left: Pick<Purse, 'standard' | 'move' | 'fullRound' | 'swift'>,
  kind: Kind,
  twice = false,
): boolean {
  switch (kind) {
    case 'standard':
      return left.standard;
    // The standard action may be spent on a move, never the other way round.
    case 'move':
      return left.move + (left.standard ? 1 : 0) >= (twice ? 2 : 1);
    case 'full-round':
      return left.fullRound;
    case 'swift':
    case 'immediate':
      return left.swift;
    case 'free':
    case 'not-an-action':
      return true;
  }
}

/** Which kinds a narrowed turn could hold at all, were nothing spent. */
const WITHIN: Readonly<Record<Scope, readonly Kind[]>> = {
  all: KINDS,
  single: ['standard', 'move', 'swift', 'immediate', 'free', 'not-an-action'],
  'move-only': ['move', 'free', 'not-an-action'],
  'mental-only': ['standard', 'free', 'not-an-action'],
  none: [],
};

/**
 * Refusals that are no business of the creature's state: who may plan its next turn passes over the
 * first.
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

/** What is said against it, collected. */
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
  const all = limitsOf(j, c);
  const limits =
    doing.ends === undefined ? all : all.filter(({ condition }) => condition !== doing.ends);
  const turned = moment.as === undefined && doing.anytime !== true && j.rules.phased !== true;
  if (limits.length === 0 && doing.grapple !== 'only' && (!turned || j.board.turn === undefined))
    return ALLOWED;
  const said = new Said(j.rules.cites);
  if (turned) byTurn(j, c, doing, limits, said);
  if (limits.length > 0 || doing.grapple === 'only') byState(j, c, doing, moment, limits, said);
  return said.refusals.length === 0 && said.unknown.length === 0
    ? ALLOWED
    : { allowed: said.refusals.length === 0, refusals: said.refusals, unknown: said.unknown };
}

const NOW: Moment = {};

/** Whose turn it is, and what is left of it. */
function byTurn(j: Judge, c: Creature, doing: Doing, limits: readonly Limit[], said: Said): void {
  const immediate = doing.kind === 'immediate';
  const own = isOwnTurn(j, c) || immediate;
  if (!own) said.no('not-your-turn', j.board.turn?.active);
  if (immediate) {
    const unready = limits.find(({ row }) => row.noImmediate === true);
    if (unready !== undefined) said.no('flat-footed', unready.condition);
    else if (!hasActed(j, c)) said.no('flat-footed');
  }
  const purse = purseOf(j, c, limits);
  const { scope, by } = purse;
  const kind =
    doing.partial === true && doing.kind === 'full-round' && scope === 'single'
      ? 'standard'
      : doing.kind;
  const state = by === SURPRISE ? undefined : by;
  if (!WITHIN[scope].includes(kind) || (doing.twice === true && scope !== 'all')) {
    if (state !== undefined) said.no('condition-forbids', state);
    else if (own) said.no('no-action-left', by);
  } else if (own && !affords(purse, kind, doing.twice)) {
    said.no(
      'no-action-left',
      (kind === 'swift' || immediate) && c.immediateUsed === true ? 'immediate-action' : by,
    );
  }
  if (own && doing.mode !== undefined) byStep(spentBy(j, c), doing.mode, said);
}

/** A free step and any other movement exclude each other. */
function byStep(spent: Spent, mode: NonNullable<Doing['mode']>, said: Said): void {
  if (mode !== 'step') {
    if (spent.step) said.no('move-after-step');
  } else if (spent.step) said.no('no-action-left');
  else if (spent.moved > 0) said.no('step-after-move');
}

/** What its conditions, its fear and its grapples forbid. */
function byState(
  j: Judge,
  c: Creature,
  doing: Doing,
  { as, cornered }: Moment,
  limits: readonly Limit[],
  said: Said,
): void {
  const { kind } = doing;
  // What happens by itself: perceiving, resisting.
  const passive = kind === 'not-an-action' && doing.anytime === true;
  const begins =
    doing.halves === true || as !== undefined || kind === 'free' || kind === 'not-an-action';
  let flees: Limit | undefined;
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
    if (row.flees !== undefined && (flees === undefined || row.flees === 'cowers')) flees = limit;
  }
  if (flees !== undefined && as !== 'opportunity') byFear(flees, doing, passive, cornered, said);
  byHold(c, doing, limits, said);
  if (doing.mode !== undefined) byMode(j, c, doing, limits, said);
  const still = doing.displaces === true ? has(limits, 'immobile') : undefined;
  if (still !== undefined) said.no('immobile', still);
}

/**
 * A creature that flees moves away, or uses what may take it away. Cornered, it fights or it
 * cowers: then it does nothing (sigil.condition.frightened, sigil.condition.panicked,
 * sigil.condition.turned).
 */
function byFear(
  { condition, row }: Limit,
  doing: Doing,
  passive: boolean,
  cornered: boolean | undefined,
  said: Said,
): void {
  if (passive) return;
  if (cornered === true) {
    if (row.flees === 'cowers') said.no('condition-forbids', condition);
    return;
  }
  const idle = doing.kind === 'free' || doing.kind === 'not-an-action';
  const goes = doing.mode !== undefined && (doing.kind === 'move' || doing.kind === 'full-round');
  if (
    doing.attack !== true &&
    (idle || goes || doing.casts === true || doing.escapes === true || doing.anytime === true)
  )
    return;
  said.no('must-flee', condition);
  if (cornered === undefined && row.flees === 'fights') said.unknown.push('ask.cornered');
}

const has = (limits: readonly Limit[], key: keyof Limits): string | undefined =>
  limits.find(({ row }) => row[key] !== undefined)?.condition;

/** What its conditions forbid of a movement in this mode. */
function byMode(
  j: Judge,
  c: Creature,
  { mode, aloft, crawls }: Doing,
  limits: readonly Limit[],
  said: Said,
): void {
  const still = has(limits, 'immobile');
  if (still !== undefined) said.no('immobile', still);
  const eager = mode === 'run' || mode === 'charge';
  const blind = eager || mode === 'withdraw' ? has(limits, 'blind') : undefined;
  if (blind !== undefined) said.no('blinded', blind);
  const slow = eager ? has(limits, 'noRun') : undefined;
  if (slow !== undefined) said.no('condition-forbids', slow);
  if (aloft === true || crawls === true || mode === 'move' || mode === 'minimum') return;
  const lying = crawler(j, c, limits);
  if (lying !== undefined) said.no('prone-must-crawl', lying);
}

/**
 * The condition under which a creature only crawls. What throws others to the ground spares a
 * creature in the air.
 */
export function crawler(
  j: Judge,
  c: Creature,
  limits: readonly Limit[] = limitsOf(j, c),
): string | undefined {
  if (limits.length === 0 || hasTrait(c, 'has-no-legs')) return undefined;
  return limits.find(
    ({ row }) => row.crawls === true || (row.crawls === 'grounded' && !isFlying(j, c)),
  )?.condition;
}

/** A grapple: what only creatures in one may do, and all that they may do. */
function byHold(c: Creature, doing: Doing, limits: readonly Limit[], said: Said): void {
  const hold =
    limits.find(({ row }) => row.hold === 'pin') ??
    limits.find(({ row }) => row.hold !== undefined);
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

/** A movement in one mode, as something done. */
export const movement = (
  mode: Mode,
  { kind, twice, partial, attack }: ModeRule,
  more: Pick<Doing, 'aloft' | 'crawls'> = NOTHING_MORE,
): Doing => ({
  kind,
  mode,
  ...more,
  ...(twice === undefined ? {} : { twice }),
  ...(partial === undefined ? {} : { partial }),
  ...(attack === undefined ? {} : { attack }),
});
const NOTHING_MORE = {};
