/**
 * The guided tour of the practice table: five steps, which the user does one by one in the first
 * lesson. The user can leave it at any step and repeat it.
 */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { FIRST } from '../../adapters/practice/scenarios/index.ts';
import { select } from '../../adapters/practice/table.ts';
import { judgementOf } from '../../src/state/judgement.ts';
import type { Session } from './session.ts';

export const TOUR_STEPS = ['select', 'drag', 'why', 'back', 'ask'] as const;
export type StepId = (typeof TOUR_STEPS)[number];

export interface Tour {
  /** Index of the current step in `TOUR_STEPS`; null if the tour is not running. */
  readonly at: ReadonlySignal<number | null>;
  /** Has the user done the current step? */
  readonly done: ReadonlySignal<boolean>;
  begin(): void;
  next(): void;
  leave(): void;
}

/** Milliseconds between two checks of whether a tooltip is on the screen. */
const LOOKED = 250;

/** Is a reason on the screen, in a tooltip of the marks or in the readout beside a path? */
const reads = (): boolean =>
  document.querySelector('quadretto-overlay')?.shadowRoot?.querySelector('.tip') !== null;

export function createTour(session: Session, end: AbortSignal): Tour {
  const at = signal<number | null>(null);
  const done = signal(false);
  const { host, store, progress, canRedo } = session;
  const judgement = judgementOf(store);
  const step = (): StepId | undefined => TOUR_STEPS[at.value ?? -1];
  const doing = (id: StepId, happened: () => boolean): (() => void) =>
    effect(() => {
      if (step() === id && happened()) untracked(() => void (done.value = true));
    });
  let ruleset = '';
  /** How many times lists of actions had been requested when the current step began. */
  let begunWith = 0;
  const go = (to: number | null): void => {
    at.value = to;
    done.value = false;
    ruleset = store.ruleset.peek();
  };
  const stops = [
    doing('select', () => store.subject.value?.id === FIRST.select),
    doing('drag', () => (judgement.path.value?.verdict.opportunities.length ?? 0) > 0),
    doing('back', () => canRedo.value),
    doing('ask', () => store.ruleset.value !== ruleset || progress.asks.value > begunWith),
  ];
  const timer = setInterval(() => {
    if (TOUR_STEPS[at.peek() ?? -1] === 'why' && reads()) done.value = true;
  }, LOOKED);
  end.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      stops.forEach((stop) => stop());
    },
    { once: true },
  );
  return {
    at,
    done,
    begin() {
      session.choose(FIRST);
      host.apply((table) => select(table, []));
      go(0);
    },
    next() {
      const now = at.peek();
      begunWith = progress.asks.peek();
      go(now === null || now + 1 >= TOUR_STEPS.length ? null : now + 1);
    },
    leave: () => go(null),
  };
}
