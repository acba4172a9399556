/**
 * Records which action a creature chooses: at its own factor, or at the end of a half move that
 * comes before the action.
 */
import type { PhaseAct } from './declaration.ts';
import type { PhasedChoice } from './event.ts';
import { schedule, type RoundActor, type Round, type Stage } from './round.ts';

const stageOf = (act: PhaseAct): Stage => (act === 'attack' ? 'regular' : 'busy');

function tell(
  round: Round,
  actor: RoundActor,
  choice: PhasedChoice,
  rules: 'chooses' | 'choosesAfterHalf',
  due?: number,
): void {
  round.emit(
    actor.id,
    { what: 'chooses', choice, ...(due !== undefined && { due }) },
    round.rules(rules),
  );
}

/** Reports violations and missing facts of a declaration when it is carried out. */
export function faultsAt(round: Round, actor: RoundActor, at: number, ahead: boolean): void {
  for (const { code, cites } of actor.plan.faults) round.fault(code, actor.id, cites, at, ahead);
  for (const field of actor.plan.assumed) round.unknown(`declared.${actor.id}.${field}`, ahead);
  if (!actor.sized) round.unknown(`creatures.${actor.id}.size`, ahead);
}

/**
 * Records the creature's choice at the factor of its roll, penalties included: a half move first,
 * its common action, or nothing.
 */
export function choose(round: Round, actor: RoundActor, at: number): void {
  const { plan, factors } = actor;
  faultsAt(round, actor, at, true);
  if (plan.half === 'before') {
    tell(round, actor, 'half-move', 'chooses', factors.half);
    actor.stage = 'half';
    schedule(actor, factors.half!, 'half');
  } else if (plan.act === undefined) {
    tell(round, actor, plan.open ? null : 'nothing', 'chooses');
    actor.stage = plan.open ? 'open' : 'done';
  } else if (!actor.hasTime) {
    round.fault('no-time', actor.id, ['noTime'], at, true);
    tell(round, actor, null, 'chooses');
    actor.stage = 'done';
  } else {
    tell(round, actor, plan.act, 'chooses', factors.act);
    actor.stage = stageOf(plan.act);
    schedule(actor, factors.act!, 'act');
  }
}

/** After its half move the creature chooses: the rest of its movement, or an action. */
export function chooseAfterHalf(round: Round, actor: RoundActor, at: number): void {
  const { plan, factors } = actor;
  const more = plan.full || plan.act !== undefined;
  if (more && !actor.hasTime) {
    round.fault('no-time', actor.id, ['noTime'], at, true);
    tell(round, actor, 'nothing', 'choosesAfterHalf');
    actor.stage = 'done';
  } else if (plan.full) {
    tell(round, actor, 'full-move', 'choosesAfterHalf', factors.full);
    actor.stage = 'full';
    schedule(actor, factors.full!, 'full');
  } else if (plan.act !== undefined) {
    tell(round, actor, plan.act, 'choosesAfterHalf', factors.act);
    actor.stage = stageOf(plan.act);
    schedule(actor, factors.act!, 'act');
  } else {
    tell(round, actor, null, 'choosesAfterHalf');
    actor.stage = 'done';
  }
}
