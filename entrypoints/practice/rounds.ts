/** Begins the round in lessons with phases, with the declarations and rolls of the lesson. */
import { effect, untracked } from '@preact/signals';
import type { Session } from './session.ts';

export function tellRounds({ scenario, store }: Session, end: AbortSignal): void {
  let lastLesson = '';
  const stop = effect(() => {
    const { id, phases: round } = scenario.value;
    const phases = store.referee.value?.phases;
    // This waits until the lesson is on the table and its ruleset is in force.
    if (store.map.value !== `practice:${id}` || lastLesson === id || phases?.used.value !== true)
      return;
    lastLesson = id;
    if (round !== undefined) untracked(() => phases.tell(round.declared, round.dice));
  });
  end.addEventListener('abort', stop, { once: true });
}
