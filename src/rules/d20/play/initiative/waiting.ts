/**
 * Delaying and readying: which triggers are permitted, and the creature's new place in the order.
 */
import { hasUsed, hasUsedAny, withCreature } from '../../../../board/board.ts';
import type { Creature } from '../../../../board/creature.ts';
import type { Doing, GateWhy } from '../../../actionPermission.ts';
import { cite } from '../../../names.ts';
import type { FullJudge } from '../../../fullRuleset.ts';
import { mayActInTurn } from '../mayActInTurn.ts';
import { isPlannable } from '../../../core/mayPlan.ts';
import type { ActRequest, ActVerdict, ActWhy } from '../turns/turnRules.ts';
import { compare, ranked, type Contender } from './order.ts';
import { contender, idsOf } from './standing.ts';
import type {
  Delay,
  DelayVerdict,
  Event,
  OrderWhy,
  OrderPlace,
  ReadyVerdict,
  TriggerVerdict,
  WaitersVerdict,
} from './initiativeRules.ts';

const placed = (of: string, count: number | undefined): OrderPlace =>
  count === undefined ? { of } : { of, count };

/** The order after one creature is moved before or after another. */
function beside(
  j: FullJudge,
  id: string,
  other: string,
  offset: 0 | 1,
  count: number | undefined,
): OrderPlace[] {
  const rest = idsOf(j)
    .filter((o) => o !== id)
    .map((o) => placed(o, j.board.turn?.counts?.[o]));
  const at = rest.findIndex((p) => p.of === other);
  rest.splice(at < 0 ? rest.length : at + offset, 0, placed(id, count));
  return rest;
}

/** Delaying takes no action unless the ruleset's table of actions has an entry for it. */
const DELAYING: Doing = { kind: 'not-an-action' };

/**
 * May the creature delay, and where is it then in the order? (sigil.initiative.delay,
 * sigil.initiative.delay-cannot-interrupt)
 */
export function delay(j: FullJudge, c: Creature, how: Delay): DelayVerdict {
  const { cites } = j.rules.initiative;
  const turn = j.board.turn;
  const own = turn?.counts?.[c.id];
  const may = mayActInTurn(j, c, j.rules.turns.table['delay'] ?? DELAYING, { as: 'situation' });
  const why: (OrderWhy | GateWhy)[] = [...may.why];
  const spent = turn?.active === c.id ? turn.spent : undefined;
  if (spent !== undefined && hasUsedAny(spent)) why.push('has-acted');
  const waited = how.after ?? how.during;
  const count = waited === undefined ? how.to : turn?.counts?.[waited];
  if (how.during !== undefined) why.push('cannot-interrupt');
  const ids = idsOf(j);
  // If no counts are known, the position in the order decides which creature is later.
  const lower =
    count !== undefined && own !== undefined
      ? count < own || (waited !== undefined && ids.indexOf(waited) > ids.indexOf(c.id))
      : waited === undefined || ids.indexOf(waited) > ids.indexOf(c.id);
  if (!lower && how.nextRound !== true) why.push('not-lower');
  const order = waited === undefined ? ranged(j, c.id, count) : beside(j, c.id, waited, 1, count);
  return {
    legal: why.length === 0,
    why,
    ...(count === undefined ? {} : { count }),
    order,
    ties: [],
    rules: [
      ...new Set([
        ...cite(cites, 'delay', ...(how.during === undefined ? [] : ['delayInterrupt' as const])),
        ...may.rules,
      ]),
    ],
    unknown: own === undefined ? ['turn.counts'] : [],
  };
}

/**
 * Moves a creature to the given count: after higher counts, and by initiative bonus among equal
 * counts.
 */
function ranged(j: FullJudge, id: string, count: number | undefined): OrderPlace[] {
  const self = { ...contender(j, id), ...(count === undefined ? {} : { count }) };
  const rest = idsOf(j).filter((o) => o !== id);
  const at = rest.findIndex((o) => compare(self, contender(j, o)) < 0);
  const order = rest.map((o) => placed(o, j.board.turn?.counts?.[o]));
  order.splice(at < 0 ? order.length : at, 0, placed(id, count));
  return order;
}

/**
 * May the creature ready the action? (sigil.initiative.ready-action,
 * sigil.initiative.ready-only-in-combat, sigil.initiative.ready-step)
 */
export function ready(
  j: FullJudge,
  c: Creature,
  action: string,
  trigger: string | undefined,
  combat: boolean | undefined,
): ReadyVerdict {
  const { cites } = j.rules.initiative;
  const verdict = j.rules.turns.act(j, c, { action: 'ready', readies: action });
  const why: (ActWhy | OrderWhy)[] = [...verdict.why];
  if (trigger === undefined) why.push('no-trigger');
  if (combat === false) why.push('out-of-combat');
  const spent = j.board.turn?.active === c.id ? j.board.turn.spent : undefined;
  return {
    legal: why.length === 0,
    why,
    kind: verdict.kind,
    readies: j.rules.turns.act(j, c, { action }).kind,
    step: spent === undefined || (spent.moved === 0 && !hasUsed(spent, 'step')),
    opportunities: verdict.opportunities,
    rules: [
      ...new Set([
        ...cite(
          cites,
          'readyAction',
          'readyStep',
          ...(combat === false ? ['readyCombat' as const] : []),
        ),
        ...verdict.rules,
      ]),
    ],
    unknown: combat === undefined ? verdict.unknown : verdict.unknown.filter((u) => u !== 'turn'),
  };
}

/**
 * The readied action. If the creature has not moved and gives a path of one step to an action that
 * is no movement, it acts after that five-foot step; a step that is not legal is not made.
 */
function actedAfterStep(
  j: FullJudge,
  c: Creature,
  readied: ActRequest,
  moved: boolean | undefined,
): ActVerdict {
  const { path, ...others } = readied;
  const steps =
    moved !== true && path?.length === 2 && j.rules.turns.table[readied.action]?.mode === undefined;
  if (!steps || !isPlannable(j.rules.move(j, c, 'step', path)))
    return j.rules.turns.act(j, c, { ...readied, as: 'readied' });
  const there: Creature = { ...c, at: path[1]! };
  const board = withCreature(j.board, there);
  return j.rules.turns.act({ ...j, board }, there, { ...others, as: 'readied' });
}

/**
 * Does the event trigger the readied action, and what is the new order?
 * (sigil.initiative.ready-trigger, sigil.initiative.ready-step, sigil.initiative.ready-new-count)
 */
export function trigger(
  j: FullJudge,
  c: Creature,
  readied: ActRequest,
  event: Event | null,
  moved: boolean | undefined,
): TriggerVerdict {
  const { cites } = j.rules.initiative;
  if (event === null) {
    const order = idsOf(j).map((id) => placed(id, j.board.turn?.counts?.[id]));
    return {
      happens: false,
      lost: true,
      sequence: [],
      order,
      ties: [],
      rules: cite(cites, 'readyTrigger'),
      unknown: [],
    };
  }
  const count = event.count ?? j.board.turn?.counts?.[event.by];
  const { table } = j.rules.turns;
  const verdict = actedAfterStep(j, c, readied, moved);
  const answers = table[readied.action]?.answers;
  // An event without an action's name could be the spell that the creature waits for; the players
  // decide.
  const fits =
    answers === undefined || event.action === undefined || table[event.action]?.casts === true;
  const unsaid = answers !== undefined && event.action === undefined ? ['ask.event.action'] : [];
  return {
    happens: verdict.legal && fits,
    lost: false,
    ...(fits ? {} : { why: ['no-casting' as const] }),
    sequence: [
      { of: c.id, action: readied.action },
      { of: event.by, action: event.action ?? 'event' },
    ],
    ...(count === undefined ? {} : { count }),
    step: moved !== true,
    act: verdict,
    order: beside(j, c.id, event.by, 0, count),
    ties: [],
    rules: [
      ...new Set([...cite(cites, 'readyTrigger', 'readyStep', 'readyCount'), ...verdict.rules]),
    ],
    unknown: [
      ...(count === undefined ? ['turn.counts'] : []),
      ...(moved === undefined ? ['ask.moved'] : []),
      ...unsaid,
      ...verdict.unknown,
    ],
  };
}

/**
 * Orders several delaying creatures. The creature with the higher initiative bonus, then the higher
 * Dexterity, has the advantage. It acts first if all want the same count, and last if each wants to
 * act after the others.
 */
export function waiters(
  j: FullJudge,
  who: readonly Creature[],
  want: 'same-count' | 'last',
): WaitersVerdict {
  const unknown: string[] = [];
  const contenders = who.map((c): Contender => {
    const { value, unknown: missing } = j.rules.initiative.bonus(j, c);
    if (missing !== undefined) unknown.push(missing);
    // The Dexterity score breaks ties of the initiative bonus.
    return { of: c.id, bonus: value, again: [c.abilities?.dex ?? 10] };
  });
  const { order, ties } = ranked(contenders);
  const listed = want === 'last' ? [...order].reverse() : order;
  return {
    order: listed,
    ties,
    now: want === 'last' ? listed.slice(0, -1).map(({ of }) => of) : [],
    rules: cite(j.rules.initiative.cites, 'delay', 'delayLimit'),
    unknown,
  };
}
