/** What a user says about turns, in a fight that the host does not keep. */
import { computed, effect, untracked } from '@preact/signals';
import { sharesTurn, turnSoFar } from '../../encounter/turnSoFar.ts';
import type { Referee } from '../referee.ts';
import { resumedScene } from './judgeDeclaration.ts';
import type { RefereeContext } from './refereeContext.ts';
import type { Happen } from './refereeWiring.ts';
import { turnByHand } from './turns.ts';
import { byHand } from './snapshotDiff.ts';

export function createTurnCommands(
  context: RefereeContext,
  happen: Happen,
  end: AbortSignal,
): Pick<
  Referee,
  'driven' | 'startTurn' | 'endFight' | 'surprise' | 'resume' | 'turnOf' | 'sceneInTurn'
> {
  const { store, log } = context;
  const driven = computed(() => store.fight.value !== null);
  let starts = false;
  const isOn = (): boolean => log.encounter.peek().on;
  return {
    driven,
    startTurn(of) {
      if (driven.peek() || starts) return;
      log.open(byHand(context));
      // The stored log may still be loading; a second press then starts no second turn.
      starts = true;
      const stop = effect(() => {
        if (!log.ready.value || end.aborted) return;
        queueMicrotask(() => stop());
        starts = false;
        if (driven.peek()) return;
        untracked(() => happen(...turnByHand(log.journal, of)));
      });
    },
    endFight() {
      if (!driven.peek() && isOn()) happen({ kind: 'combat', on: false });
    },
    surprise(aware) {
      if (isOn()) happen({ kind: 'combat', on: true, aware: aware ?? [] });
    },
    resume(of) {
      happen({ kind: 'wait', of, how: null });
    },
    sceneInTurn(of) {
      void [log.revision.value, store.observed.value];
      return log.ready.value && sharesTurn(log.journal, of) ? resumedScene(context, of) : undefined;
    },
    turnOf(of) {
      void log.revision.value;
      return log.encounter.value.on && log.ready.value ? turnSoFar(log.journal, of) : null;
    },
  };
}
