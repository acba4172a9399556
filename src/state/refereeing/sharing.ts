/**
 * Notes that the game master's client writes into the host's shared data and the other clients read
 * (on Foundry: flags of the combat, `adapters/foundry/act.ts`). They contain opportunities taken or
 * passed up, allowances, answers to players' proposals (proposals.ts), and the revealed part of a
 * round in phases (sharedRounds.ts). They contain nothing else, and nothing about a creature that
 * some player cannot see.
 *
 * The id of an opportunity or allowance is not computed from a position on the map: a reader could
 * find the position by trying all of them. A move or action is identified by its number among those
 * of its creature in its round.
 */
import type { Notes } from '../host.ts';
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { folded } from '../../chat/names.ts';
import type { EncounterEvent, EventOf, Happening } from '../../encounter/event.ts';
import { headOf } from '../../encounter/journal.ts';
import { fitted, sharedRoundIn, type SharedRound } from '../../encounter/sharedRound.ts';
import type { RefereeContext } from './refereeContext.ts';
import type { Answers, ProposalsHere } from './proposals.ts';
import { later, type SharedRounds } from './sharedRounds.ts';
import { hashed } from './hashed.ts';

/**
 * One shared event. Opportunity: id, taker, provoking creature, round, number of the event, whether
 * taken. Allowance: id, '', acting creature, round, number of the event, note.
 */
type Word = readonly [
  id: string,
  by: string,
  of: string,
  round: number,
  what: string,
  said: boolean | string,
];
interface Note {
  readonly said: readonly Word[];
  /** Ids of shared events that were undone since. */ readonly undone: readonly string[];
  /** Answers to players' proposals (proposals.ts). */ readonly answers?: Answers;
  /** The revealed part of a round in phases. */ readonly round?: SharedRound;
}

export interface Sharing {
  readonly shared: ReadonlySignal<boolean>;
  notes(notes: Notes): void;
}

const KEY = /^[\w-]{1,50}$/;
const LONGEST = 20_000;
/** Number of characters in a note's JSON that do not belong to the round. */
const ROOM_OF_FRAME = 20;
/** Maximum number of events in one client's notes: enough for a few rounds. */
const MOST = 60;
const WORD = 200;
/** Milliseconds that a note waits for the snapshot that shows its event. */
const LIFE = 3000;
const SOON = 200;

/** Violations that depend on walls and ground; a game master may see more of these than players. */
const OF_WALLS: ReadonlySet<string> = new Set([
  'through-wall',
  'corner-cut',
  'too-narrow',
  'no-line-of-sight',
  'no-line-of-effect',
  'difficult-terrain',
]);

type About = EventOf<'move'> | EventOf<'act'>;
/**
 * A key for events of one creature in one round. Two events have the same key if both give this
 * opportunity, or both break the same rules; a note tells them apart only by their number.
 */
const likeness = (e: About, by: string): string | null =>
  by === ''
    ? [e.kind, ...e.ruling.faults.map(({ code }) => code)].join(' ')
    : e.ruling.provoked.some((p) => p.by === by)
      ? ''
      : null;

/** Parses a note written by another client; null for anything else. Never throws. */
export function noteIn(text: string): Note | null {
  if (text.length > LONGEST) return null;
  try {
    const { said, undone, round, accepted, refused } = JSON.parse(text) as Record<string, unknown>;
    const revealed = sharedRoundIn(round);
    const short = (value: unknown): value is string =>
      typeof value === 'string' && value.length <= WORD;
    const shortOnes = (list: unknown): string[] =>
      Array.isArray(list) ? list.filter(short).slice(-MOST) : [];
    const isWord = (w: unknown): w is Word =>
      Array.isArray(w) &&
      w.length === 6 &&
      [w[0], w[1], w[2], w[4]].every(short) &&
      Number.isInteger(w[3]) &&
      (typeof w[5] === 'boolean' || short(w[5]));
    return Array.isArray(said) && Array.isArray(undone)
      ? {
          said: said.filter(isWord).slice(-MOST),
          undone: shortOnes(undone),
          ...(revealed !== null && { round: revealed }),
          answers: { accepted: shortOnes(accepted), refused: shortOnes(refused) },
        }
      : null;
  } catch {
    return null;
  }
}

export function createSharing(
  context: RefereeContext,
  happen: (happenings: readonly Happening[], shared?: string) => void,
  rounds: SharedRounds,
  proposals: Pick<ProposalsHere, 'answers' | 'answered'>,
  end: AbortSignal,
): Sharing {
  const { store, log, deps } = context;
  const refused = signal(false);
  const waiting = new Map<string, { readonly word: Word; readonly until: number }>();
  let written = '';
  let timers: ReturnType<typeof setTimeout>[] = [];

  const shared = computed(
    () =>
      context.commands.value.share !== undefined &&
      store.gm.value &&
      KEY.test(store.user.value ?? '') &&
      !refused.value,
  );

  /** Whether everybody can see the creature, according to the host. */
  const isOpen = (id: string): boolean =>
    store.observed.peek()?.creatures?.some((c) => c.id === id && c.visibleTo === undefined) ===
    true;

  const isHidden = (id: string | undefined): boolean =>
    id !== undefined && isKnown(id) && !isOpen(id);
  /** Whether the allowance would reveal a hidden creature, or a wall that not everybody sees. */
  const tells = (e: About): boolean =>
    e.ruling.faults.some(({ code, by }) => OF_WALLS.has(code) || isHidden(by));
  /** The note of an allowance; empty if the game master's text names a hidden creature. */
  function noteOf({ note = '' }: EventOf<'allow'>): string {
    const said = note.slice(0, WORD);
    const isNamed = (name: string): boolean => name !== '' && folded(said).includes(name);
    const named = store.observed
      .peek()
      ?.creatures?.some(
        ({ name = '', visibleTo }) => visibleTo !== undefined && isNamed(folded(name)),
      );
    return named === true ? '' : said;
  }

  function wordOf(event: EncounterEvent): readonly Word[] {
    if ((event.kind !== 'opportunity' && event.kind !== 'allow') || event.shared) return [];
    const about = log.journal.get(event.of);
    if (about === undefined || (about.kind !== 'move' && about.kind !== 'act')) return [];
    const by = event.kind === 'opportunity' ? event.by : '';
    const all = [
      about.of,
      ...(by === '' ? [] : [by]),
      ...(about.kind === 'act' && about.target !== undefined ? [about.target] : []),
    ];
    const at = log.journal.states[log.journal.placeOf(about)]?.round ?? 0;
    if (!all.every(isOpen) || (event.kind === 'allow' && tells(about))) return [];
    const counts =
      about.kind === 'move'
        ? (headOf(log.journal, log.journal.movement(about.id)) ?? about)
        : about;
    const alike = likeness(counts, by);
    const nth = likes(about.of, at, by)
      .filter((each) => likeness(each, by) === alike)
      .indexOf(counts);
    // A taken opportunity is shared even if the event that caused it is gone.
    if (nth < 0 && event.kind === 'allow') return [];
    return [
      [
        event.id,
        by,
        about.of,
        at,
        nth < 0 ? '' : `${alike ?? ''}#${nth}`,
        event.kind === 'opportunity' ? event.taken : noteOf(event),
      ],
    ];
  }

  function write(): void {
    const key = store.user.peek();
    if (!shared.peek() || key === null || store.fight.peek() === null || !log.ready.peek()) return;
    const words = log.journal.events.flatMap(wordOf).slice(-MOST);
    const { accepted, refused: refusals } = proposals.answers.peek();
    const note = {
      said: words,
      undone: [...words.map(([id]) => id), ...accepted].filter((id) => log.journal.undone(id)),
      ...(accepted.length > 0 && { accepted }),
      ...(refusals.length > 0 && { refused: refusals }),
    };
    const told = rounds.own.peek();
    const round =
      told === null ? null : fitted(told, LONGEST - JSON.stringify(note).length - ROOM_OF_FRAME);
    const text = JSON.stringify(round === null ? note : { ...note, round });
    const isEmpty = words.length + accepted.length + refusals.length === 0 && round === null;
    if (text === written || (isEmpty && written === '')) return;
    written = text;
    void context.commands
      .peek()
      .share?.({ [key]: text })
      .then((done) => {
        refused.value = !done;
      });
  }

  /**
   * The events of a creature in a round that may give this opportunity or break a rule, in order;
   * for a movement, only the move that counts.
   */
  function likes(of: string, round: number, by: string): readonly About[] {
    const { journal } = log;
    const { events, states } = journal;
    const found: About[] = [];
    // The tracker may have gone back, so the rounds of the events do not only grow.
    for (let i = events.length - 1; i >= 0; i--) {
      const event = events[i]!;
      if (
        (event.kind !== 'move' && event.kind !== 'act') ||
        event.of !== of ||
        states[i]?.round !== round ||
        journal.undone(event.id)
      )
        continue;
      if (event.kind === 'move' && headOf(journal, journal.movement(event.id)) !== event) continue;
      if (by === '' ? event.ruling.faults.length > 0 : likeness(event, by) !== null)
        found.push(event);
    }
    return found.reverse();
  }

  /**
   * The event that a note refers to: by its number, otherwise the last event that gave this
   * opportunity.
   */
  function meant([, by, of, round, what]: Word): {
    readonly of: string;
    readonly nth: number;
  } | null {
    const [, alike, nth] = /^(.*)#(\d+)$/.exec(what) ?? [];
    const all = likes(of, round, by);
    const event =
      all.filter((each) => likeness(each, by) === alike)[Number(nth)] ??
      (by === '' ? undefined : all.at(-1));
    return event === undefined
      ? null
      : {
          of: event.id,
          nth: Math.max(
            0,
            event.ruling.provoked.findIndex((p) => p.by === by),
          ),
        };
  }

  function tell(
    id: string,
    { word, until }: { readonly word: Word; readonly until: number },
  ): void {
    const [, by, , round, , said] = word;
    const about = meant(word);
    if (about === null && until > deps.now()) return;
    waiting.delete(id);
    // Once the round has changed, the number no longer identifies an event.
    if (about === null && round !== log.encounter.peek().round) return;
    if (typeof said === 'string') {
      if (about !== null)
        happen([{ kind: 'allow', of: about.of, by: '', ...(said !== '' && { note: said }) }], id);
    }
    // A taken opportunity is recorded even if this client did not see its cause.
    else if (about !== null || said)
      happen(
        [{ kind: 'opportunity', by, of: about?.of ?? id, nth: about?.nth ?? 0, taken: said }],
        id,
      );
  }
  let latest: Notes | null = null;
  /** Reads the latest notes, once the log of their fight is loaded. */
  function read(): void {
    if (
      latest !== null &&
      log.ready.peek() &&
      store.fight.peek() !== null &&
      context.last !== null
    ) {
      const notes = latest;
      latest = null;
      let round: SharedRound | null = null;
      for (const [user, text] of Object.entries(notes)) {
        const note = user === store.user.peek() || typeof text !== 'string' ? null : noteIn(text);
        if (note === null) continue;
        round = later(round, note.round ?? null);
        heard(user, note);
        if (note.answers !== undefined) proposals.answered(note.answers, note.undone);
      }
      rounds.heard.value = round;
    }
    retry();
  }
  const retry = (): void => {
    for (const [id, each] of [...waiting]) tell(id, each);
  };

  function heard(user: string, { said, undone }: Note): void {
    for (const word of said) {
      const id = `s${hashed(user, word[0])}`;
      const gone = undone.includes(word[0]);
      const event = log.journal.get(id);
      if (event === undefined) {
        if (
          gone ||
          waiting.size >= MOST ||
          waiting.has(id) ||
          (typeof word[5] === 'boolean' && !isKnown(word[1]))
        )
          continue;
        waiting.set(id, { word, until: deps.now() + LIFE });
        timers = [...timers.slice(-MOST), setTimeout(retry, LIFE + 1)];
      } else if (log.journal.undone(id) !== gone)
        happen(
          [{ kind: 'undo', of: log.journal.undoing(id)?.id ?? id }],
          `${id}.${log.journal.events.length}`,
        );
    }
  }
  const isKnown = (id: string): boolean =>
    store.observed.peek()?.creatures?.some((c) => c.id === id) === true;

  let soon: ReturnType<typeof setTimeout> | undefined;
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
    }, SOON);
  });
  end.addEventListener(
    'abort',
    () => {
      stop();
      [...timers, soon].forEach((each) => clearTimeout(each));
    },
    { once: true },
  );

  return {
    shared,
    notes(notes) {
      latest = notes;
      read();
    },
  };
}
