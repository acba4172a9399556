/**
 * Shares notes between clients: writes this game master's note, and reads those of others, when the
 * log, the table or the notes change. sharedNotes.ts says what a note contains.
 */
import type { Notes } from '../host.ts';
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { NewEvent } from '../../encounter/event.ts';
import type { SharedRound } from '../../encounter/sharedRound.ts';
import { idOfAction, wholeAnswer } from './attackAnswer.ts';
import { NOTE_WAIT_MS, readNote, settleNotes, type WaitingWords } from './noteReading.ts';
import { noteText } from './noteWriting.ts';
import type { ProposalsHere } from './proposals.ts';
import type { RefereeContext } from './refereeContext.ts';
import { mastersIn, MAX_SHARED_EVENTS, noteIn, type Note, type NotedFight } from './sharedNotes.ts';
import { laterRound, type SharedRounds } from './sharedRounds.ts';

export interface Sharing {
  readonly shared: ReadonlySignal<boolean>;
  notes(notes: Notes): void;
}

const KEY = /^[\w-]{1,50}$/;
const SOON_MS = 200;

export function createSharing(
  context: RefereeContext,
  happen: (happenings: readonly NewEvent[], shared?: string) => void,
  rounds: SharedRounds,
  proposals: Pick<ProposalsHere, 'answers' | 'answered'>,
  end: AbortSignal,
): Sharing {
  const { store, log, deps } = context;
  const refused = signal(false);
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  let soon: ReturnType<typeof setTimeout> | undefined;
  let unread: Notes | null = null;
  /** The latest notes that were read. */
  let known: Notes = {};
  let waiting: WaitingWords = new Map();
  /** The fight and the text of the note that was written last. */
  let written = '';
  const started = deps.now();

  const shared = computed(
    () =>
      context.commands.value.share !== undefined &&
      store.gm.value &&
      KEY.test(store.user.value ?? '') &&
      !refused.value,
  );
  const fight = (): NotedFight => ({
    journal: log.journal,
    creatures: store.observed.peek()?.creatures ?? [],
  });
  const isOpen = (): boolean => log.ready.peek() && store.fight.peek() !== null;
  function record([next, events]: ReturnType<typeof settleNotes>): void {
    waiting = next;
    for (const { id, happening } of events) {
      const later = wholeAnswer(context, happening);
      const { key } = log;
      if (later === null) happen([happening], id);
      else
        void later.then(({ answer, act }) => {
          if (key !== log.key) return;
          happen([answer], id);
          if (act !== undefined) happen([act], idOfAction(id));
          // Its author may have undone it meanwhile.
          if (unread === null) notes(known);
        });
    }
  }
  function notes(now: Notes): void {
    unread = now;
    read();
  }
  const settle = (): void => record(settleNotes(waiting, fight(), deps.now()));

  /** Reads the latest notes, once the log of their fight is loaded. */
  function read(): void {
    if (unread !== null && isOpen() && context.last !== null) {
      known = unread;
      unread = null;
      let round: SharedRound | null = null;
      const others: (Note & { readonly user: string })[] = [];
      for (const [user, text] of Object.entries(known)) {
        const note = user === store.user.peek() || typeof text !== 'string' ? null : noteIn(text);
        if (note === null) continue;
        others.push({ ...note, user });
        round = laterRound(round, note.round ?? null);
        record(readNote(waiting, { ...note, user }, fight(), deps.now()));
        if (note.answers !== undefined) proposals.answered(note.answers, note.undone);
      }
      rounds.heard.value = round;
      context.masters.value = mastersIn(others);
      if (waiting.size > 0)
        timers = [...timers.slice(-MAX_SHARED_EVENTS), setTimeout(settle, NOTE_WAIT_MS + 1)];
    }
    settle();
  }

  function write(): void {
    const key = store.user.peek();
    if (!shared.peek() || key === null || !isOpen()) return;
    // Written even if there is nothing to share: players' clients see that this one hears them.
    const text = noteText(fight(), proposals.answers.peek(), rounds.own.peek(), started);
    const now = `${store.fight.peek() ?? ''} ${text}`;
    if (now === written) return;
    written = now;
    void context.commands
      .peek()
      .share?.({ [key]: text })
      .then((done) => {
        refused.value = !done;
      });
  }

  const stop = effect(() => {
    void [
      log.revision.value,
      store.observed.value,
      shared.value,
      rounds.own.value,
      proposals.answers.value,
    ];
    void [log.ready.value, store.fight.value];
    untracked(read);
    clearTimeout(soon);
    // Delayed, so that notes that came before their fight are read before anything is written.
    soon = setTimeout(() => {
      read();
      write();
    }, SOON_MS);
  });
  end.addEventListener(
    'abort',
    () => {
      stop();
      for (const timer of [...timers, soon]) clearTimeout(timer);
    },
    { once: true },
  );

  return { shared, notes };
}
