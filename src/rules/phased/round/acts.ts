/**
 * Carries out the actions of a phased round except movement and melee attacks: handling gear,
 * aborting, and all others.
 */
import { close } from './contact.ts';
import type { PhaseAct } from './declaration.ts';
import type { ActEvent } from './event.ts';
import type { PhasedCitation } from './phaseRules.ts';
import { drop, declaredTargets, refuses, schedule, type RoundActor, type Round } from './round.ts';
import { doubtful, scheduleHalfMove } from './strike.ts';
import { laterFactor } from './factors.ts';

/** Records the items that are ready at this factor, in the order in which they were drawn. */
export function recordReady(round: Round, actor: RoundActor, at: number): void {
  for (const {
    item: { item, size },
    after,
  } of actor.gear.ready) {
    if (actor.start + after === at)
      round.emit(
        actor.id,
        { what: 'item-ready', item, ...(size !== undefined && { size }) },
        round.rules('free'),
      );
  }
}

export function freeActions(round: Round, actor: RoundActor): void {
  for (const { kind, items, name } of actor.plan.free) {
    round.emit(
      actor.id,
      {
        what: 'free-action',
        kind,
        ...(items !== undefined && { items }),
        ...(name !== undefined && { name }),
      },
      round.rules('free'),
    );
  }
}

/** The declared name and target of the action, if there are any. */
export const described = ({ d }: RoundActor): Pick<ActEvent, 'name' | 'target'> => ({
  ...(d.name !== undefined && { name: d.name }),
  ...(d.target !== undefined && { target: d.target }),
});

const RESTS: Readonly<Partial<Record<PhaseAct, PhasedCitation>>> = {
  'ranged-attack': 'ranged',
  'put-away': 'putAway',
  spell: 'spell',
  'free-action': 'free',
};

/** Carries out an action other than a melee attack at its factor. */
export function actDue(
  round: Round,
  actor: RoundActor,
  act: Exclude<PhaseAct, 'attack'>,
  at: number,
): void {
  actor.stage = 'done';
  const targets = declaredTargets(actor);
  // A ranged attack cannot be postponed. If it has no target, it is lost.
  if (
    act === 'ranged-attack' &&
    targets !== undefined &&
    targets.every((id) => refuses(actor, id, at))
  ) {
    round.emit(actor.id, { what: 'lost', lost: act, why: 'no-target' }, [], doubtful(actor));
    return;
  }
  const rests = RESTS[act];
  const rules =
    act === 'common' ? round.sized('common', actor) : rests === undefined ? [] : round.rules(rests);
  const { items } = actor.plan;
  round.emit(
    actor.id,
    {
      what: act,
      ...described(actor),
      ...(act === 'free-action' && items !== undefined && { items }),
    },
    rules,
    doubtful(actor),
  );
  actor.acted = true;
  scheduleHalfMove(round, actor, at, true);
}

/** Records that waiting left no time for an action declared before the rolls. */
export function noTime(round: Round, actor: RoundActor): void {
  actor.stage = 'done';
  round.emit(actor.id, { what: 'lost', lost: actor.plan.act!, why: 'no-time' }, []);
}

/** The declared action that an abort would cancel; undefined if there is none. */
function pending({ stage, plan, acted, over }: RoundActor): string | undefined {
  if (over) return undefined;
  if (stage === 'half') return 'half-move';
  if (stage === 'full') return plan.charge === undefined ? 'full-move' : 'charge';
  if (acted || stage === 'done') return undefined;
  if (stage === 'standing' || stage === 'charged') return 'attack';
  return plan.act === undefined || (stage === 'before' && !plan.atStart) ? undefined : plan.act;
}

/** Carries out an abort: the action is canceled, and only an unused half move may follow. */
export function abort(round: Round, actor: RoundActor, at: number): void {
  const { plan, d } = actor;
  const action = pending(actor);
  if (action === undefined) {
    const onlyFree = plan.act === undefined && plan.half === 'none' && plan.free.length > 0;
    if (onlyFree) round.fault('abort-free-action', actor.id, ['abortFree'], at);
    else round.fault('abort-too-late', actor.id, ['abort'], at);
    return;
  }
  drop(actor, 'choose', 'half', 'full', 'act', 'no-time');
  close(actor);
  const moving = action === 'half-move' || action === 'full-move';
  const stage = actor.stage;
  Object.assign(actor, { aborted: true, stage: 'done' } satisfies Partial<RoundActor>);
  round.emit(actor.id, { what: 'aborted', action }, round.rules('abort'));
  if (moving || plan.whole) actor.lost = 'aborted';
  if (d.abort?.halfMove === undefined) return;
  if (plan.whole) round.fault('half-move-with-one-round', actor.id, ['oneRound'], at);
  else if (stage === 'half' || actor.halfMoved || actor.fullMoved)
    round.fault('move-both-sides', actor.id, ['halfAndAct'], at);
  else
    schedule(
      actor,
      Math.max(at, laterFactor(round.options.scale, actor.r, actor.row.half)),
      'half',
    );
}
