/**
 * Lets a creature enter melee after a movement, and gives the creatures that it approaches a last
 * chance to strike.
 */
import type { Cell } from '../../../board/grid.ts';
import type { Circumstance } from './event.ts';
import type { FieldCreature } from './field.ts';
import { drop, refuses, schedule, type RoundActor, type Round, type Window } from './round.ts';

/**
 * The circumstance of the rules (1 to 3) under which an approached creature may still strike.
 * Undefined: it may not strike, or needs no extra chance.
 */
function circumstanceOf(actor: RoundActor): Circumstance | undefined {
  if (actor.over || actor.acted || !actor.hasTime) return undefined;
  switch (actor.stage) {
    case 'open':
    case 'postponed':
      return 1;
    case 'half':
      return 2;
    case 'full':
      return 3;
    case 'standing':
      return actor.circumstance;
    default:
      return undefined;
  }
}

/**
 * The last chance to strike that `actor` gets because an enemy arrives. The factor of the actor's
 * weapon must be known.
 */
function opened(round: Round, actor: RoundActor, against: string): Window | undefined {
  const circumstance = circumstanceOf(actor);
  if (circumstance === undefined || round.at === 'end') return undefined;
  const { weaponFactor } = actor.d;
  if (weaponFactor === undefined) {
    round.unknown(`declared.${actor.id}.weaponFactor`, true);
    return undefined;
  }
  const gear = round.options.gearPenaltyOnPostponed ? actor.gear.penalty : 0;
  return {
    of: actor.id,
    against,
    opened: round.at,
    at: round.at + weaponFactor + gear,
    circumstance,
    decision: null,
    closed: false,
  };
}

/** Gives up the creature's declared movement so that it can strike the arriving enemy. */
function giveUp(round: Round, actor: RoundActor, window: Window): void {
  if (
    actor.d.onContact !== 'attack' ||
    (actor.stage !== 'half' && actor.stage !== 'full') ||
    refuses(actor, window.against, window.at)
  )
    return;
  const lost = actor.stage === 'half' ? 'half-move' : 'full-move';
  drop(actor, 'half', 'full');
  actor.circumstance = window.circumstance;
  actor.stage = 'standing';
  actor.lost = 'postponed-attack';
  round.emit(actor.id, { what: 'lost', lost, why: 'postponed-attack' }, []);
}

/**
 * Called after `mover` has left `from`. The mover enters melee, creatures that it approached get a
 * chance against it, and creatures that it left behind lose theirs.
 */
export function approach(round: Round, mover: FieldCreature, from: Cell): void {
  const { field } = round;
  if (from[0] === mover.at[0] && from[1] === mover.at[1]) return;
  const back = { ...mover, at: from };
  for (const other of field.all) {
    if (other === mover || !field.foes(mover, other)) continue;
    const [was, is] = [field.reaches(other, mover, from), field.reaches(other, mover)];
    const actor = round.actors.find(({ self }) => self === other);
    if (was && !is && actor !== undefined) close(actor, (w) => w.against === mover.creature.id);
    if (!(is && !was) && (!field.reaches(mover, other) || field.reaches(back, other))) continue;
    const window =
      is && !was && actor !== undefined ? opened(round, actor, mover.creature.id) : undefined;
    round.emit(
      mover.creature.id,
      {
        what: 'enters-melee',
        with: other.creature.id,
        ...(window !== undefined && { opens: [{ of: window.of, at: window.at }] }),
      },
      round.rules('enters'),
    );
    if (actor === undefined || window === undefined) continue;
    actor.windows.push(window);
    round.windows.push(window);
    schedule(actor, window.at, 'window');
    giveUp(round, actor, window);
  }
}

/** Closes the chances of a creature, and removes the factors at which no chance is left. */
export function close(
  actor: RoundActor,
  which: (window: Window) => boolean = () => true,
  decision?: Window['decision'],
): void {
  for (const window of actor.windows) {
    if (window.closed || !which(window)) continue;
    window.closed = true;
    if (decision !== undefined) window.decision = decision;
  }
  const open = new Set(actor.windows.filter((w) => !w.closed).map((w) => w.at));
  actor.due = actor.due.filter(({ kind, at }) => kind !== 'window' || open.has(at));
}
