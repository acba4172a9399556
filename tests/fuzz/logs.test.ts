/**
 * Fuzz test of logs from files, events from pages, notes of other clients, and scenes that the
 * practice table opens.
 */
import { openedScene } from '../../adapters/practice/scenarios/opened.ts';
import { layTable } from '../../adapters/practice/table.ts';
import { readQuery } from '../../entrypoints/practice/query.ts';
import { logDocument, readLog, replayed, type LogDocument } from '../../src/encounter/document.ts';
import { entriesOf } from '../../src/encounter/entries.ts';
import { journal } from '../../src/encounter/journal.ts';
import { eventSchema } from '../../src/encounter/event.ts';
import { readEvents } from '../../src/encounter/schema.ts';
import { logText } from '../../src/overlay/panels/log/text.ts';
import { logWithin, REPORT_FORMAT } from '../../src/report/report.ts';
import { noteIn } from '../../src/state/refereeing/sharedNotes.ts';
import '../../src/text/pages.ts';
import { fight, random as chances } from '../encounter/fights.ts';
import { target, fuzz, type Opened } from './support/target.ts';
import { LINES } from './support/lines.ts';
import { garbled, made, poolOf } from './support/mutate.ts';
import { chance, pick, type Random } from './support/random.ts';
import { holdMade } from './support/scene.ts';
import { hold, holdSound, holdStable } from './support/sound.ts';

const logs: readonly LogDocument[] = [1, 2, 3, 4].map((seed) =>
  logDocument(
    journal(fight(chances(seed), 12 * seed)),
    { ruleset: 'srd35', names: { a: 'Aldo', b: 'Berta', constructor: 'Cino' } },
    new Date(0),
  ),
);
const given: readonly unknown[] = JSON.parse(
  JSON.stringify([
    ...logs,
    { format: REPORT_FORMAT, log: logs[0] },
    { ...logs[1], base: { id: 'x', seq: 0, state: logs[0]?.state, counted: ['e1'] } },
  ]),
) as unknown[];
const logPool = poolOf(given);
const eventPool = poolOf(
  logs.flatMap(({ events }) => JSON.parse(JSON.stringify(events)) as unknown[]),
);

function openLog(log: unknown): Opened {
  const read = readLog(logWithin(log));
  if (!read.ok)
    return { accepted: false, check: () => hold(read.message !== '', 'a fault that says nothing') };
  const played = replayed(read.log);
  const text = logText(entriesOf(played).list());
  return {
    accepted: true,
    check() {
      holdSound(played.state, 'the state');
      hold(
        typeof text === 'string' &&
          !text.includes('[object Object]') &&
          !/\bundefined\b|\bNaN\b/u.test(text),
        `words for nothing: ${/.{0,80}(\bundefined\b|\bNaN\b|\[object Object\]).{0,80}/u.exec(text)?.[0] ?? ''}`,
      );
      holdStable(
        read.log,
        (again) => {
          const one = readLog(again);
          return one.ok ? one.log : null;
        },
        'the log',
      );
      // A fight gives the same result in any order of its events, unless two events have the same
      // id.
      const told = read.log.events.map(({ id }) => id);
      hold(
        new Set(told).size < told.length ||
          JSON.stringify(replayed({ ...read.log, events: read.log.events.toReversed() }).state) ===
            JSON.stringify(played.state),
        'another state from another order',
      );
    },
  };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const NOTE = JSON.stringify({
  said: [
    ['e1', 'a', 'b', 2, 'f00', true],
    ['e2', '', 'b', 2, 'f01', 'so be it'],
  ],
  undone: ['e1'],
});
const notes = poolOf([parsed(NOTE)]);
const scenes = LINES.map(({ scene }) => scene).filter((_, i) => i % 40 === 0);
const scenePool = poolOf(scenes);
const QUERY = '?scenario=flanking&lang=it&theme=light&ruleset=sigil';

const textOf = (random: Random, whole: unknown, changed: () => unknown): string =>
  chance(random, 0.4) ? garbled(random, JSON.stringify(whole)) : (JSON.stringify(changed()) ?? '');

fuzz('logs', [
  target<unknown>({
    name: 'a log',
    changed: 'a combat log',
    share: 2000,
    make: (random) => made(random, logPool, 'cloned'),
    open: openLog,
  }),
  target<string>({
    name: 'a log’s file',
    changed: 'the text of a combat-log file',
    share: 2500,
    make: (random) => textOf(random, pick(random, given), () => made(random, logPool)),
    open: (text) => openLog(parsed(text)),
  }),
  target<unknown>({
    name: 'an event',
    changed: 'an event in a combat log',
    share: 12_000,
    make: (random) => made(random, eventPool, 'cloned'),
    open(event): Opened {
      const { events, unknown, broken } = readEvents([event]);
      return {
        accepted: events.length === 1,
        check() {
          hold(events.length + unknown + broken === 1, 'neither read nor refused');
          for (const each of events)
            holdStable(each, (again) => eventSchema.safeParse(again).data ?? null, 'the event');
        },
      };
    },
  }),
  target<string>({
    name: 'a note of another client',
    changed: 'a message from another player’s browser',
    share: 8000,
    make: (random) => textOf(random, parsed(NOTE), () => made(random, notes)),
    open(text): Opened {
      const note = noteIn(text);
      return {
        accepted: note !== null,
        check: () => {
          holdSound(note, 'the note');
          hold(
            note === null ||
              (note.said.length <= 60 && note.said.every((word) => word.length === 6)),
            'a note without end',
          );
        },
      };
    },
  }),
  target<string>({
    name: 'a scene for the practice table',
    changed: 'a map file for the practice table',
    share: 3000,
    make: (random) => textOf(random, pick(random, scenes), () => made(random, scenePool)),
    open(text): Opened {
      const opened = openedScene(text, 'a file');
      if (!opened.ok)
        return {
          accepted: false,
          check: () => hold(typeof opened.fault === 'string', 'a fault that is no text'),
        };
      const { scene } = layTable(opened.scenario);
      return { accepted: true, check: () => holdMade(scene) };
    },
  }),
  target<string>({
    name: 'the practice table’s address',
    changed: 'the web address of the practice table',
    share: 3000,
    make: (random) => garbled(random, QUERY),
    least: { refused: 0 },
    open(search): Opened {
      const { scenario, ruleset, look } = readQuery(search);
      return {
        accepted: true,
        check: () =>
          hold(
            [typeof scenario?.id, typeof ruleset].every(
              (type) => type === 'string' || type === 'undefined',
            ) && Object.keys(look).every((key) => key === 'language' || key === 'theme'),
            'something else was asked for',
          ),
      };
    },
  }),
]);
