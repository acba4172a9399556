/** Carries out half moves, full moves and charges at their factors. */
import { approach, close } from './contact.ts';
import { chargeOf } from './charge.ts';
import { chooseAfterHalf } from './choose.ts';
import type { ChargeResult, MoveEvent } from './event.ts';
import { after } from './factors.ts';
import type { FieldCreature } from './field.ts';
import { beginning, walkPhase, type MovementProgress } from './movement.ts';
import { YIELDS } from './plan.ts';
import { footingSpeed } from './speed.ts';
import { doubtful, enemiesInReach } from './strike.ts';
import { schedule, type RoundActor, type Round } from './round.ts';

/** Ends the round for a creature; it may still speak. */
export function end(round: Round, actor: RoundActor, why: 'yielded' | 'critical-failure'): void {
  const { stage, plan } = actor;
  const lost =
    stage === 'half'
      ? 'half-move'
      : stage === 'full'
        ? 'full-move'
        : stage === 'postponed'
          ? 'attack'
          : stage === 'before' && !plan.atStart
            ? undefined
            : plan.act;
  close(actor);
  actor.due = [];
  actor.over = true;
  actor.stage = 'done';
  actor.lost = why;
  if (lost !== undefined && !actor.acted) round.emit(actor.id, { what: 'lost', lost, why }, []);
}

/**
 * Whether an occupant may make room: its state allows it, and it has made no complex action and no
 * movement so far.
 */
const mayYield =
  (round: Round) =>
  (occupant: FieldCreature): boolean => {
    if (!round.j.rules.mayAct(round.j, occupant.creature, YIELDS).allowed) return false;
    const actor = round.actors.find(({ self }) => self === occupant);
    return (
      actor === undefined || !(actor.acted || actor.halfMoved || actor.fullMoved || actor.over)
    );
  };

/** Completes one phase of a movement: records it, and lets the mover enter melee. */
export function complete(
  round: Round,
  actor: RoundActor,
  what: MoveEvent['what'],
  {
    progress,
    last,
    rules,
  }: {
    readonly progress: MovementProgress;
    readonly last: boolean;
    readonly rules: readonly string[];
  },
): void {
  const { field } = round;
  const { self } = actor;
  const speed = footingSpeed(round.j, self.creature, progress.route?.footing);
  const budget = what === 'half-move' ? Math.floor(speed.value / 2) : speed.value;
  const from = self.at;
  const { path, stopped, fault, yields, assumed } = walkPhase(
    field,
    self,
    { progress, budget, last },
    mayYield(round),
  );
  self.at = path.at(-1) ?? from;
  if (what === 'half-move') actor.halfMoved = true;
  else actor.fullMoved = true;
  round.emit(
    actor.id,
    { what, path, ...(stopped !== undefined && { stopped }) },
    rules,
    doubtful(actor) && what === 'full-move',
  );
  if (speed.unknown !== undefined && path.length > 1) round.unknown(speed.unknown);
  if (fault !== undefined && progress.reported !== fault.code) {
    progress.reported = fault.code;
    round.fault(
      fault.code,
      actor.id,
      what === 'half-move' && fault.code === 'over-speed'
        ? ['halfOnly', ...fault.cites]
        : fault.cites,
      fault.at,
    );
  }
  if (assumed !== undefined) round.unknown(`declared.${actor.id}.move.crossing[${assumed}].to`);
  // A creature that moves loses its chances against enemies that arrived earlier.
  close(actor, undefined, 'moved');
  if (yields !== undefined) {
    const { occupant, to } = yields;
    const left = occupant.at;
    occupant.at = to;
    round.emit(occupant.creature.id, { what: 'yields', to, for: actor.id }, round.rules('yields'));
    const other = round.actors.find(({ self: its }) => its === occupant);
    if (other !== undefined) end(round, other, 'yielded');
    approach(round, self, from);
    approach(round, occupant, left);
  } else approach(round, self, from);
}

/** Carries out a half move: before the action, after it, or after an aborted action. */
export function halfMove(round: Round, actor: RoundActor, at: number): void {
  const { plan, d } = actor;
  const first = plan.half === 'before' && !actor.aborted;
  const progress = beginning(actor.aborted ? d.abort?.halfMove : d.move);
  const sized = round.sized('half', actor);
  complete(round, actor, 'half-move', {
    progress,
    last: !(first && plan.full),
    rules:
      plan.half === 'after' && !actor.aborted ? [...sized, ...round.rules('actThenHalf')] : sized,
  });
  actor.met = enemiesInReach(round, actor);
  if (first) {
    actor.progress = progress;
    chooseAfterHalf(round, actor, at);
  } else if (actor.aborted || actor.acted) actor.stage = 'done';
}

/** Carries out the full move, or the charge, whose roll is made at the same factor. */
export function fullMove(round: Round, actor: RoundActor, at: number): void {
  const { charge } = actor.plan;
  let result: ChargeResult | undefined;
  if (charge !== undefined) {
    const verdict = chargeOf(round.j, charge);
    result = verdict.result;
    if (charge.roll === undefined)
      round.roll({ key: `declared.${actor.id}.charge.roll`, die: 'd20', who: [actor.id] }, true);
    round.emit(
      actor.id,
      { what: 'charge', roll: charge.roll ?? null, rating: verdict.rating, result, fatigue: 1 },
      round.rules('chargeRoll'),
    );
  }
  if (result === 'critical-failure') {
    end(round, actor, 'critical-failure');
    return;
  }
  if (result === 'failure' && charge?.onFailure === 'stand') return stand(round, actor, at);
  complete(round, actor, 'full-move', {
    progress: actor.progress ?? beginning(actor.d.move),
    last: true,
    rules: round.sized('full', actor),
  });
  if (result === undefined || result === 'failure') actor.stage = 'done';
  else {
    actor.stage = 'charged';
    schedule(actor, actor.factors.act!, 'act');
  }
}

/**
 * After a failed charge the creature stays where it is. It strikes an enemy within reach, or the
 * next enemy that arrives.
 */
function stand(round: Round, actor: RoundActor, at: number): void {
  actor.stage = 'standing';
  actor.circumstance = 3;
  actor.lost = 'postponed-attack';
  const near = enemiesInReach(round, actor);
  if (!actor.met.some((id) => near.includes(id))) return;
  const regular = after(round.options.scale, actor.factors.half!, actor.plan.takes!);
  schedule(actor, regular >= at ? regular : actor.factors.act!, 'act');
}
