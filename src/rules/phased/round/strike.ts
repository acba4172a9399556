/**
 * Carries out melee attacks: at their regular factor, postponed or refused. Also resolves the last
 * chances to strike arriving enemies.
 */
import { close } from './contact.ts';
import type { ChargeBonus, InterruptDecision } from './event.ts';
import { laterFactor } from './factors.ts';
import type { FieldCreature } from './field.ts';
import { declaredTargets, refuses, schedule, type RoundActor, type Round } from './round.ts';

/** Ids of the enemies within a creature's reach. */
export const enemiesInReach = ({ field }: Round, actor: RoundActor): string[] =>
  field.all
    .filter((o) => o !== actor.self && field.foes(actor.self, o) && field.reaches(actor.self, o))
    .map((o) => o.creature.id);

type Aim = { readonly target: string } | { readonly choices: readonly string[] };

/**
 * The creature's target among `near`: the declared target, or the only one; otherwise the players
 * choose. Null: the creature refuses all of them.
 */
export function aimed(actor: RoundActor, near: readonly string[], at: number): Aim | null {
  const willing = near.filter((id) => !refuses(actor, id, at));
  const names = declaredTargets(actor);
  if (names !== undefined) {
    const target = names.find((id) => willing.includes(id));
    return target === undefined ? null : { target };
  }
  const [only, ...others] = willing;
  return only === undefined ? null : others.length === 0 ? { target: only } : { choices: willing };
}

function strike(
  round: Round,
  actor: RoundActor,
  aim: Aim,
  {
    postponed,
    rules,
    charge,
  }: {
    readonly postponed: boolean;
    readonly rules: readonly string[];
    readonly charge?: ChargeBonus | undefined;
  },
): void {
  round.emit(
    actor.id,
    {
      what: 'attack',
      ...('target' in aim ? aim : { target: null, choices: aim.choices }),
      postponed,
      ...(charge !== undefined && { charge }),
    },
    rules,
    doubtful(actor),
  );
  actor.acted = true;
  actor.stage = 'done';
  round.attackers.push(actor);
  close(actor);
}

/** Whether it depends on a missing roll if the creature's action happens at all. */
export const doubtful = ({ d, plan }: RoundActor): boolean =>
  (d.waiting?.penalty !== undefined && d.waiting.percent === undefined) ||
  (plan.charge !== undefined && plan.charge.roll === undefined);

/** Schedules the half move after an action that was done at factor `at`. */
export function scheduleHalfMove(
  round: Round,
  actor: RoundActor,
  at: number,
  regular: boolean,
): void {
  if (actor.plan.half === 'after')
    schedule(
      actor,
      regular ? actor.factors.half! : laterFactor(round.options.scale, at, actor.row.half),
      'half',
    );
}

/** Carries out a creature's attack at its regular factor. */
export function attackDue(round: Round, actor: RoundActor, at: number): void {
  const { plan } = actor;
  const near = enemiesInReach(round, actor);
  const moved = plan.half === 'before';
  if (near.length === 0) {
    // The enemy for which the creature stayed has left, so the creature will strike the next one
    // that arrives.
    if (actor.stage === 'standing') return;
    // A creature that has moved may not postpone its attack, because none of the three
    // circumstances applies.
    if (moved) {
      actor.stage = 'done';
      round.emit(actor.id, { what: 'lost', lost: 'attack', why: 'no-target' }, [], doubtful(actor));
      return;
    }
    actor.stage = 'postponed';
    round.emit(actor.id, { what: 'attack-postponed' }, round.rules('postpone'), doubtful(actor));
    return;
  }
  const rules =
    plan.full && actor.stage === 'charged' ? [] : round.rules(moved ? 'halfThenAct' : 'noMove');
  const aim = aimed(actor, near, at);
  if (aim !== null) {
    const charged =
      actor.stage === 'charged'
        ? bonusOf(round, actor, 'target' in aim ? round.field.get(aim.target) : undefined)
        : undefined;
    strike(round, actor, aim, { postponed: false, rules, charge: charged });
  } else {
    const decision: InterruptDecision = near.every((id) => refuses(actor, id, at))
      ? 'refuse'
      : null;
    round.emit(
      actor.id,
      { what: 'now-or-never', against: near, decision },
      round.rules('window'),
      doubtful(actor),
    );
    actor.stage = round.options.postponeAfterRefusal && !moved ? 'postponed' : 'done';
  }
  scheduleHalfMove(round, actor, at, true);
}

/** The bonus of a successful charge to its first attack. */
function bonusOf(round: Round, actor: RoundActor, target: FieldCreature | undefined): ChargeBonus {
  const { field } = round;
  if (target !== undefined) {
    const others = field.all.some(
      (o) =>
        o !== actor.self &&
        o !== target &&
        field.foes(o, target) &&
        (field.reaches(o, target) || field.reaches(target, o)),
    );
    if (others) return { hit: 0, damage: 0, why: 'target-in-melee' };
    if (field.covered(actor.self, target)) return { hit: 0, damage: 0, why: 'target-covered' };
  }
  return actor.d.charge?.roll === 20 ? { hit: 2, damage: 4 } : { hit: 1, damage: 2 };
}

/** Resolves the last chances against arriving enemies at one factor. */
export function lastChance(round: Round, actor: RoundActor, at: number): void {
  const windows = actor.windows.filter((w) => !w.closed && w.at === at);
  const against = windows.map((w) => w.against).sort();
  const [first] = windows;
  if (first === undefined) return;
  const willing = against.filter((id) => !refuses(actor, id, at));
  // A creature that chooses to continue its movement loses the chance.
  const moving = actor.stage === 'half' || actor.stage === 'full';
  const target = moving ? undefined : declaredTargets(actor)?.find((id) => willing.includes(id));
  const decision: InterruptDecision =
    target !== undefined ? 'attack' : moving || willing.length === 0 ? 'refuse' : null;
  round.emit(
    actor.id,
    { what: 'now-or-never', against, circumstance: first.circumstance, decision },
    round.rules('window'),
    doubtful(actor),
  );
  for (const window of windows) {
    window.closed = true;
    if (window.against === target) window.decision = 'attack';
    else if (moving || !willing.includes(window.against)) window.decision = 'refuse';
  }
  if (target === undefined) return;
  strike(round, actor, { target }, { postponed: true, rules: round.rules('window') });
  scheduleHalfMove(round, actor, at, false);
}
