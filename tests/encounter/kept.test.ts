/** Fights in the storage: pages, limits, merging, and faults while writing. */
import { describe, expect, it } from 'vitest';
import { logDocument, readLog, replayed } from '../../src/encounter/document.ts';
import { entriesOf } from '../../src/encounter/entries.ts';
import type { EncounterEvent } from '../../src/encounter/event.ts';
import { journal, MAX_JOURNAL_WEIGHT, SLACK, type Journal } from '../../src/encounter/journal.ts';
import {
  FIGHT,
  FIGHT_PAGE,
  PAGE_EVENTS,
  PAGES,
  readFight,
  slotsOf,
  UNWRITTEN,
  write,
  type Head,
  type LogPage,
} from '../../src/encounter/storedFight.ts';
import { readEvents } from '../../src/encounter/schema.ts';
import { storedPart, readStored } from '../../src/storage/storedKind.ts';
import { play } from '../bench/soak/play.ts';
import { act, begin, event, fight, move, NOTHING, random, turn, undo } from './fights.ts';
import { everyCase } from '../support/everyCase.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const one = (_by: string, taken: number): boolean => taken < 1;

describe('a long log', () => {
  const all = [...play(3 * MAX_JOURNAL_WEIGHT)];
  const long = journal();
  const log = entriesOf(long, one);
  for (const each of all) log.add(each);

  it(
    'a long combat log replaces its oldest events by a summary, and the state of the fight stays ' +
      'the same',
    () => {
      // Some events are larger than one page.
      expect(long.events.length).toBeGreaterThanOrEqual(0.8 * MAX_JOURNAL_WEIGHT);
      expect(long.events.length).toBeLessThan(MAX_JOURNAL_WEIGHT + SLACK);
      expect(long.states.length).toBe(long.events.length);
      expect(long.base?.seq).toBe(all.length - long.events.length);
      expect(long.state.on).toBe(true);
      // The log is replayed in two halves; the second half starts from the base of the first.
      const half = journal(all.slice(0, all.length / 2));
      expect(
        journal([...half.events, ...all.slice(all.length / 2)], json(half.base)).state,
      ).toEqual(long.state);
    },
  );
  it(
    'a long combat log refuses events that belong to the part that a summary has already ' +
      'replaced',
    () => {
      expect([
        long.add(all[0]!),
        long.add({ ...all[5]!, id: 'new' }),
        long.add({ ...all.at(-1)!, id: 'x', seq: long.base!.seq - 0.5 }),
      ]).toEqual([false, false, false]);
    },
  );
  it('a long combat log has the same entries after it is exported to a file and imported again', () => {
    const read = readLog(
      json(logDocument(long, { ruleset: 'sigil', names: { a: 'Aldo' } }, new Date(0))),
    );
    if (!read.ok) throw new Error(read.path);
    const again = replayed(read.log);
    expect(again.state).toEqual(long.state);
    expect(entriesOf(again, one).list()).toEqual(log.list());
    expect(log.list().length).toBeGreaterThan(500);
  });
  it(
    'a movement logged in a thousand parts counts once, even if a summary has replaced the first ' +
      'parts',
    () => {
      const so: EncounterEvent[] = [begin(['a']), turn(1, 'a')];
      let last = move('a', { cost: 1 });
      so.push(last);
      for (let i = 0; i < MAX_JOURNAL_WEIGHT + SLACK + 20; i++)
        so.push((last = move('a', { cost: i + 2, joins: last.id })));
      const wanted = MAX_JOURNAL_WEIGHT + SLACK + 21;
      const chain = journal(so.slice(0, -1));
      expect(chain.base?.counted.length).toBeGreaterThan(1000);
      // Later moves that join this movement are not counted either.
      expect([chain.state.spent.uses['move'], chain.state.spent.moved]).toEqual([
        1,
        MAX_JOURNAL_WEIGHT + SLACK - 2,
      ]);
      expect(wanted).toBeGreaterThan(chain.state.spent.moved);
      const read = readLog(json(logDocument(chain, { ruleset: 'x', names: {} }, new Date(0))));
      expect(read.ok && replayed(read.log).state).toEqual(chain.state);
    },
  );
});

describe('a fight stored in pages', () => {
  /** A storage that keeps JSON by key and parses it by the kind of stored data. */
  function storage() {
    const items = new Map<string, string>();
    let [writes, bytes] = [0, 0];
    const get = <T>(key: string, kind: Parameters<typeof readStored<T>>[0]): T => {
      const found = items.get(key);
      const read = found === undefined ? undefined : readStored(kind, JSON.parse(found));
      if (read !== undefined && !read.ok) throw new Error(read.problem);
      return read === undefined ? kind.empty : read.value;
    };
    const put = (key: string, value: unknown): void => {
      const text = JSON.stringify(value);
      writes++;
      bytes += text.length;
      items.set(key, text);
    };
    return {
      items,
      get written() {
        return { writes, bytes };
      },
      keep(journal: Journal, before: typeof UNWRITTEN) {
        const { pages, head, emptied, written } = write(before, journal);
        const turn = ({ slot, edit }: (typeof pages)[number]): void =>
          put(`page${slot}`, storedPart(FIGHT_PAGE, edit(get<LogPage>(`page${slot}`, FIGHT_PAGE))));
        pages.forEach(turn);
        if (head !== null) put('head', storedPart(FIGHT, head));
        emptied.forEach(turn);
        return written;
      },
      read() {
        const head = get<Head>('head', FIGHT);
        return readFight(
          head,
          slotsOf(head).map((slot) => get<LogPage>(`page${slot}`, FIGHT_PAGE)),
        );
      },
    };
  }
  it('a fight of 6000 events that is stored in pages is unchanged each time it is read back', () => {
    const store = storage();
    let kept = journal();
    let written = UNWRITTEN;
    let n = 0;
    for (const each of play(6000)) {
      kept.add(each);
      if (n % 3 === 0) written = store.keep(kept, written);
      if (++n % 450 === 0) {
        written = store.keep(kept, written);
        const read = store.read();
        expect(read.journal.state).toEqual(kept.state);
        expect(read.journal.events).toEqual(kept.events);
        expect(read.journal.base).toEqual(kept.base);
        ({ journal: kept, written } = read);
      }
    }
    expect(store.items.size).toBeLessThanOrEqual(PAGES + 1);
  });
  it('adding one event to a stored fight writes only one page of the browser’s storage', () => {
    const store = storage();
    const kept = journal();
    let written = UNWRITTEN;
    for (const each of play(200)) {
      kept.add(each);
      const { pages } = write(written, kept);
      expect(pages.length).toBe(1);
      written = store.keep(kept, written);
    }
    const { writes, bytes } = store.written;
    expect(writes).toBeLessThan(200 + 200 / PAGE_EVENTS + 1);
    expect(bytes / writes).toBeLessThan(PAGE_EVENTS * 1000);
    expect(write(written, kept)).toMatchObject({ pages: [], head: null });
  });
  it(
    'a stored fight loses no event if the browser crashes after it has written events but not ' +
      'the list of pages',
    () => {
      const store = storage();
      const events = [...play(2 * PAGE_EVENTS)];
      const kept = journal(events.slice(0, PAGE_EVENTS));
      const written = store.keep(kept, UNWRITTEN);
      const head = store.items.get('head');
      for (const each of events.slice(PAGE_EVENTS)) kept.add(each);
      store.keep(kept, written);
      if (head === undefined) store.items.delete('head');
      else store.items.set('head', head);
      expect(store.read().journal.events.length).toBe(2 * PAGE_EVENTS);
    },
  );
  it('if two tabs write to the same page of a stored fight, the events of both are kept', () => {
    const store = storage();
    const [mine, theirs] = [journal([begin(['a'])]), journal([turn(1, 'a')])];
    store.keep(mine, UNWRITTEN);
    store.keep(theirs, UNWRITTEN);
    expect(store.read().journal.events.map(({ kind }) => kind)).toEqual(['combat', 'turn']);
  });
  it(
    'an unreadable event of a stored fight is dropped, and the other events of its page are ' +
      'kept',
    () => {
      const page = storedPart(FIGHT_PAGE, {
        page: 0,
        events: [begin(['a']), { kind: 'nonsense' }, null, turn(1, 'a')] as EncounterEvent[],
      });
      const read = readStored(FIGHT_PAGE, json(page));
      expect(read.ok && read.value.events.map(({ kind }) => kind)).toEqual(['combat', 'turn']);
    },
  );
});

describe('events from a file', () => {
  it('events of every kind are unchanged after they are written to a log file and read again', () => {
    const all = fight(random(3), 400);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(16);
    expect(readEvents(json(all))).toEqual({ events: all, unknown: 0, broken: 0 });
    const shared = event('allow', {
      of: 'x',
      by: '',
      about: { of: 'a', round: 2, from: [0, 1], to: [-3, 4], action: 'trip' },
    });
    expect(readEvents([json({ ...shared, shared: true })]).events).toEqual([
      { ...shared, shared: true },
    ]);
  });
  it('when a log file is read, events of an unknown kind and unknown fields of events are dropped', () => {
    const read = readEvents([
      { ...begin(['a']), kind: 'weather' },
      { ...turn(1, 'a'), mood: 'dark' },
    ]);
    expect(read).toMatchObject({ unknown: 1, broken: 0 });
    expect(read.events[0]).not.toHaveProperty('mood');
  });
  const good = json(
    move('a', { ruling: { ...NOTHING, faults: [{ code: 'over-speed', rules: [] }] } }),
  );
  everyCase<[string, unknown]>([
    ['an event that is no object', 7],
    ['null', null],
    ['a list', []],
    ['an event without a kind', { ...good, kind: undefined }],
    ['a kind that is no text', { ...good, kind: {} }],
    ['an event without an id', { ...good, id: '' }],
    ['a very long id', { ...good, id: 'x'.repeat(5000) }],
    ['a missing position', { ...good, seq: -1 }],
    ['half a position', { ...good, seq: 1.5 }],
    ['a position off the largest map', { ...good, seq: 1e300 }],
    ['a missing number', { ...good, cost: null }],
    ['a negative number', { ...good, cost: -1 }],
    ['a very long path', { ...good, path: Array.from({ length: 9999 }, () => [0, 0]) }],
    ['a path that is no list', { ...good, path: [[0]] }],
    ['a position between cells', { ...good, path: [[0, 0.5]] }],
    ['a movement mode without a name', { ...good, mode: '' }],
    ['a use that is no id', { ...good, uses: ['every thing'] }],
    ['a missing ruling', { ...good, ruling: undefined }],
    [
      'violations that are no list',
      { ...good, ruling: { ...good.ruling, faults: ['over-speed'] } },
    ],
    ['chosen: false', { ...good, chosen: false }],
    [
      'a very long code',
      { ...good, ruling: { ...good.ruling, faults: [{ code: 'x'.repeat(5000), rules: [] }] } },
    ],
    [
      'a very long note',
      { ...json(event('allow', { of: 'x', by: 'Gm' })), note: '<b>'.repeat(5000) },
    ],
    ['bonuses that are no list', { ...json(act('a', 'x')), gains: 'prone' }],
  ])(
    'a log file with a malformed event is refused, and the error names the event by its ' +
      'number',
    (_name, bad) => {
      const read = readEvents([good, bad, good]);
      expect([read.broken, read.events.length, read.fault?.path.startsWith('1')]).toEqual([
        1,
        2,
        true,
      ]);
      const log = readLog({
        format: 'quadretto/log@1',
        ruleset: 'sigil',
        names: {},
        exported: '',
        events: [good, bad],
      });
      expect(log).toMatchObject({ ok: false, fault: 'broken' });
      expect(log.ok ? '' : log.path).toMatch(/^events\.1/);
    },
  );
  it.each<[string, unknown, string, string]>([
    ['a missing document', undefined, 'not-a-log', ''],
    ['a text', 'x', 'not-a-log', ''],
    ['a document of another format', { format: 'quadretto/paint@1' }, 'not-a-log', 'format'],
    [
      'a log of another format version',
      { format: 'quadretto/log@2', ruleset: '', names: {}, exported: '', events: [] },
      'not-a-log',
      'format',
    ],
    [
      'a log without events',
      { format: 'quadretto/log@1', ruleset: '', names: {}, exported: '' },
      'broken',
      'events',
    ],
    [
      'a log with too many events',
      {
        format: 'quadretto/log@1',
        ruleset: '',
        names: {},
        exported: '',
        events: Array.from({ length: 9999 }, () => good),
      },
      'broken',
      'events',
    ],
    [
      'a log with an invalid stored state',
      {
        format: 'quadretto/log@1',
        ruleset: '',
        names: {},
        exported: '',
        events: [],
        base: { id: 'x', seq: 0, state: {}, counted: [] },
      },
      'broken',
      'base.state.on',
    ],
    [
      'a log with an invalid creature name',
      { format: 'quadretto/log@1', ruleset: '', names: { a: 7 }, exported: '', events: [] },
      'broken',
      'names.a',
    ],
  ])('importing %s as a combat log is refused', (_name, given, fault, path) => {
    expect(readLog(given)).toMatchObject({ ok: false, fault, path });
  });
  it(
    'a combat log with 2000 events that each undo the one before is replayed within the ' +
      'time limit',
    () => {
      const undoings: EncounterEvent[] = [move('a')];
      for (let i = 0; i < 2000; i++) undoings.push(undo(undoings[i]!));
      const log = entriesOf(journal(undoings), one);
      expect(log.list().length).toBe(1);
    },
  );
});
