/**
 * The resources that a creature's turn has left, as shapes with words. A rider's mount acts in
 * its rider's turn and is shown with it.
 */
import type { Creature } from '../../board/creature.ts';
import { carrierOf } from '../../board/mounts.ts';
import type { EventOf } from '../../encounter/event.ts';
import type { RESOURCE_SHAPES } from '../../rules/economy.ts';
import type { Judge } from '../../rules/ruleset.ts';
import { creatureName, say, t } from '../../text/index.ts';
import { useUi, type Ui } from '../ui.ts';
import { shownResources, turnLeft, type TurnBudget, type LastMovement } from './turnLeft.ts';

/**
 * The creature's last movement of this round, as followed by the referee, with its movement mode.
 */
export function walkedBy({ referee }: Ui, of: string): LastMovement | undefined {
  const round = referee?.encounter.value.round;
  return referee?.entries.value.findLast(
    ({ event: e, round: then, undone }) =>
      e.kind === 'move' &&
      e.of === of &&
      e.seen !== 'placed' &&
      then === round &&
      undone === undefined,
  )?.event as EventOf<'move'> | undefined;
}

type Shape = (typeof RESOURCE_SHAPES)[number];

const DRAWN: Readonly<Record<Shape, (spent: boolean) => preact.JSX.Element>> = {
  circle: (spent) => <circle cx="6" cy="6" r="5" {...inked(spent)} />,
  triangle: (spent) => <path d="M6 1 11.4 11H.6z" {...inked(spent)} />,
  diamond: (spent) => <path d="M6 .6 11.4 6 6 11.4.6 6z" {...inked(spent)} />,
  square: (spent) => <rect x="1" y="1" width="10" height="10" rx="1.5" {...inked(spent)} />,
};
const inked = (spent: boolean) =>
  spent ? { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.4 } : { fill: 'currentColor' };

function Left({ id, shape, spent }: { id: string; shape: Shape; spent: boolean }) {
  const item = say(`turn.${id}`);
  return (
    <li data-spent={spent}>
      <svg
        class="shape"
        width="12"
        height="12"
        viewBox="0 0 12 12"
        aria-hidden="true"
        focusable="false"
      >
        {DRAWN[shape](spent)}
        {spent && <path d="M2 10 10 2" stroke="currentColor" stroke-width="1.4" />}
      </svg>
      <span aria-hidden="true">{item}</span>
      <span class="unseen">{say(spent ? 'turn.used' : 'turn.left', { item })}</span>
    </li>
  );
}

/** @param of names the list for screen readers; absent: the surroundings name it */
export function TurnKinds({ judge, turn, of }: { judge: Judge; turn: TurnBudget; of?: string }) {
  return (
    <ul
      class="turn"
      aria-label={of === undefined ? undefined : t('turns.left', { who: { creature: of } })}
    >
      {shownResources(judge).map(({ id, shape }) => (
        <Left key={id} id={id} shape={shape!} spent={turn.spent[id] ?? true} />
      ))}
    </ul>
  );
}

/** What is left of this creature's own turn. */
export function LeftOf({ of, judge }: { readonly of: Creature; readonly judge: Judge }) {
  const turn = turnLeft(judge, of, judge.rules.modes.usual, null, walkedBy(useUi(), of.id));
  return <TurnKinds judge={judge} turn={turn} of={of.id} />;
}

/** Shows nothing for a creature on foot, or if the rules text gives the mount no actions. */
export function MountLeft({ of, judge }: { readonly of: Creature; readonly judge: Judge }) {
  if (of.seat === undefined || judge.rules.mounts.own === undefined) return null;
  const mount = carrierOf(of);
  return (
    <div data-mount-left={mount.id}>
      <p class="small muted">{creatureName(mount.id)}</p>
      <LeftOf of={mount} judge={judge} />
    </div>
  );
}
