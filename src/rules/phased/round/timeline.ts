/**
 * Computes the timeline of a phased round (docs/spec/timeline.md): plays it factor by factor, then
 * plays the end of the round.
 */
import { creatureOf } from '../../../board/board.ts';
import type { PhasedJudge } from '../../fullRuleset.ts';
import { abort, actDue, freeActions, noTime, recordReady } from './acts.ts';
import { choose, faultsAt } from './choose.ts';
import type { Declaration, TimelineQuestion } from './declaration.ts';
import { endOfRound, standingAtEnd } from './endOfRound.ts';
import type { TimelineAnswer, TimelineEnd, TimelineTrack } from './event.ts';
import { chosenFrom, PHASE_RULES } from '../../houseRules.ts';
import { declaredFactors } from './factors.ts';
import { gearOf } from './gear.ts';
import { fullMove, halfMove } from './phaseMoves.ts';
import { rollOff } from './order.ts';
import { permitted, planOf } from './plan.ts';
import { TASK_KINDS, Round, schedule, type RoundActor, type Due } from './round.ts';
import { attackDue, lastChance } from './strike.ts';
import { tableSize } from './tables.ts';

/** The actor of a declaration; null: its initiative roll is missing. */
function actorOf(round: Round, d: Declaration): RoundActor | null {
  const { j, options } = round;
  const { tables } = j.rules.phases;
  const { of: id, initiative, waiting, abort: aborts } = d;
  const creature = creatureOf(j.board, id)!;
  if (initiative === undefined)
    round.roll({ key: `declared.${id}.initiative`, die: 'd10', who: [id] });
  if (waiting !== undefined && waiting.penalty === undefined)
    round.roll({ key: `declared.${id}.waiting.penalty`, die: 'd3', who: [id] });
  if (waiting !== undefined && waiting.percent === undefined)
    round.roll({ key: `declared.${id}.waiting.percent`, die: 'd100', who: [id] });
  if (initiative === undefined || (waiting !== undefined && waiting.penalty === undefined))
    return null;
  const { size, known } = tableSize(creature.size);
  const row = tables.sizes[size];
  const plan = permitted(j, creature, planOf(tables, row, d));
  const gear = gearOf(tables, plan.free, options.rapidArming);
  const start = initiative + (waiting?.penalty ?? 0);
  const r = start + gear.penalty;
  const factors = declaredFactors(options, row, {
    r,
    half: plan.half,
    full: plan.full,
    ...(plan.takes !== undefined && { act: plan.takes }),
  });
  const hasTime =
    waiting?.percent === undefined || waiting.percent > (waiting.penalty ?? 0) * tables.noTime;
  const actor: RoundActor = {
    id,
    self: round.field.get(id),
    d,
    plan,
    gear,
    size,
    sized: known,
    row,
    start,
    r,
    factors,
    hasTime,
    due: [],
    stage: plan.atStart ? 'busy' : 'before',
    windows: [],
    met: [],
    acted: false,
    halfMoved: false,
    fullMoved: false,
    aborted: false,
    over: false,
  };
  if (aborts !== undefined) schedule(actor, aborts.called + 1, 'abort');
  for (const at of new Set(gear.ready.map(({ after }) => start + after)))
    schedule(actor, at, 'ready');
  if (plan.free.length > 0) schedule(actor, r, 'free');
  if (!plan.atStart) schedule(actor, r, 'choose');
  else if (!hasTime) schedule(actor, r, 'no-time');
  else if (!plan.whole) schedule(actor, factors.act!, 'act');
  return actor;
}

const PLAY: Readonly<Record<Due['kind'], (round: Round, actor: RoundActor, at: number) => void>> = {
  abort,
  ready: recordReady,
  free: freeActions,
  'no-time': noTime,
  half: halfMove,
  full: fullMove,
  choose,
  window: lastChance,
  act: (round, actor, at) =>
    actor.plan.act === 'attack' || actor.plan.act === undefined
      ? attackDue(round, actor, at)
      : actDue(round, actor, actor.plan.act, at),
};

const nextOf = (actor: RoundActor): number =>
  actor.due.reduce((least, { at }) => Math.min(least, at), Infinity);

/** Performs all tasks of a creature at one factor: arrivals first, then decisions. */
function turn(round: Round, actor: RoundActor, at: number): void {
  for (;;) {
    const due = TASK_KINDS.flatMap(
      (kind) => actor.due.find((each) => each.kind === kind && each.at <= at) ?? [],
    )[0];
    if (due === undefined) return;
    actor.due = actor.due.filter((each) => each.kind !== due.kind || each.at !== due.at);
    PLAY[due.kind](round, actor, at);
  }
}

/** Reports violations of detailed declarations when their factor is reached. */
function announce(round: Round, at: number): void {
  for (const actor of round.actors) {
    if (!actor.plan.atStart || actor.r > at || actor.announced) continue;
    actor.announced = true;
    faultsAt(round, actor, actor.r, false);
  }
}

function factor(round: Round, at: number): void {
  announce(round, at);
  const waiting = new Set(round.actors.filter((actor) => nextOf(actor) <= at));
  const placed = rollOff(
    round.dice,
    `tie:${at}`,
    [...waiting].map((actor) => ({ of: actor.id, actor })),
    (roll) => round.roll(roll),
  );
  for (const {
    entry: { actor },
    tie,
    open,
  } of placed) {
    round.begin({ at, open, ...(tie !== undefined && { tie }) });
    waiting.delete(actor);
    turn(round, actor, at);
    // A task can make further tasks due at this factor; they are performed at once.
    for (let more = true; more;) {
      const roused = round.actors.filter((a) => !waiting.has(a) && nextOf(a) <= at);
      for (const each of roused) turn(round, each, at);
      more = roused.length > 0;
    }
  }
}

function trackOf(round: Round, { id, r, plan, factors }: RoundActor): TimelineTrack[] {
  if (!round.within(r)) return [];
  const reached = ([, at]: readonly [string, number | undefined]): boolean =>
    at !== undefined && round.within(at);
  const act = plan.whole ? undefined : factors.act;
  return [
    {
      of: id,
      r,
      ...Object.fromEntries(
        (
          [
            ['half', factors.half],
            ['full', factors.full],
            ['act', act],
          ] as const
        ).filter(reached),
      ),
    },
  ];
}

export function judgeTimeline(
  j: PhasedJudge,
  { declared, dice = {}, upTo }: TimelineQuestion,
): TimelineAnswer {
  const round = new Round(j, chosenFrom(PHASE_RULES, j.board.options), dice, upTo);
  const actors = declared.flatMap((d) => actorOf(round, d) ?? []);
  // Sort by id, so that the order of the declarations does not matter.
  round.actors = [...actors].sort((a, b) => (a.id < b.id ? -1 : 1));
  let end: TimelineEnd[] = [];
  round.until(() => {
    for (;;) {
      const at = round.actors.reduce((least, actor) => Math.min(least, nextOf(actor)), Infinity);
      if (at === Infinity || !round.within(at)) break;
      factor(round, at);
    }
    announce(round, round.limit.at === 'end' ? Infinity : round.limit.at);
    if (round.limit.at !== 'end') return;
    end = standingAtEnd(round);
    endOfRound(round);
  });
  const { toRoll, violations, rules, unknown } = round.notes();
  return {
    events: round.events,
    windows: round.windows
      .map(({ of, against, opened, at, circumstance, decision }) => ({
        of,
        against,
        opened,
        at,
        circumstance,
        decision,
      }))
      .sort((a, b) => a.opened - b.opened || (a.of < b.of ? -1 : a.of > b.of ? 1 : 0)),
    end,
    tracks: actors.flatMap((actor) => trackOf(round, actor)),
    toRoll,
    violations,
    rules,
    ...(unknown.length > 0 && { unknown }),
  };
}
