/**
 * Players' answers and proposals that this game master's client has refused. The log keeps them, as
 * an undo of an event that this log may not have, so a refusal is still known after a reload.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { EventOf, NewEvent, AnswerRefusal } from '../../encounter/event.ts';
import type { RefereeContext } from './refereeContext.ts';
import type { Answers } from './sharedNotes.ts';

/** Maximum number of refusals that the notes repeat. */
const MOST_TOLD = 20;
/** Maximum number of refusals of one user that the log keeps, so that no user can fill it. */
const MOST_KEPT = 40;

type Refused = readonly [id: string, why: AnswerRefusal];

export interface Refusals {
  /** The last refusals of this client. */
  readonly all: ReadonlySignal<readonly Refused[]>;
  /** The same, as the notes repeat them. */
  readonly told: ReadonlySignal<Pick<Answers, 'refused' | 'why'>>;
  has(id: string): boolean;
  /** Refuses an answer or a proposal, by the id that its event would have. */
  add(id: string, why: AnswerRefusal): void;
}

const nameOf = (id: string): string => `${id}.no`;
const authorOf = (id: string): string => id.slice(0, id.indexOf(':') + 1);

export function createRefusals(
  { log }: RefereeContext,
  say: (happenings: readonly NewEvent[], id: string, shared: boolean) => unknown,
): Refusals {
  /** Refusals for which the log has no room. */
  const others = signal<readonly Refused[]>([]);
  const kept = (): readonly Refused[] =>
    log.journal.events
      .filter((e): e is EventOf<'undo'> => e.kind === 'undo' && e.id === nameOf(e.of))
      .flatMap(({ of, why }): Refused[] => (why === undefined ? [] : [[of, why]]));
  const has = (id: string): boolean =>
    log.journal.get(nameOf(id)) !== undefined || others.peek().some(([each]) => each === id);
  const all = computed((): readonly Refused[] => {
    void log.revision.value;
    return [...kept(), ...others.value].slice(-MOST_TOLD);
  });
  return {
    all,
    told: computed(() => ({ refused: all.value.map(([id]) => id), why: all.value })),
    has,
    add(id, why) {
      if (has(id)) return;
      const author = authorOf(id);
      if (kept().filter(([each]) => each.startsWith(author)).length < MOST_KEPT)
        say([{ kind: 'undo', of: id, why }], nameOf(id), false);
      else others.value = [...others.peek(), [id, why] as const].slice(-MOST_TOLD);
    },
  };
}
