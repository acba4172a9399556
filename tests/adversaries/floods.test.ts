/**
 * Attacks by number and form: thousands of messages of other clients, files that are bombs, scenes
 * with impossible contents. The answer stays small and breaks nothing. tests/bench/adversaries.ts measures its time.
 */
import { describe, expect, it } from 'vitest';
import { logDocument, readLog } from '../../src/encounter/document.ts';
import { bytesOf, journal } from '../../src/encounter/journal.ts';
import { sharedRoundIn } from '../../src/encounter/sharedRound.ts';
import { answerLine } from '../../src/judge/answer.ts';
import { accountOf, merged } from '../../src/settings/followAccount.ts';
import { DEFAULTS } from '../../src/settings/settings.ts';
import { noteIn } from '../../src/state/refereeing/sharedNotes.ts';
import { cleanName, isolated } from '../../src/text/clean.ts';
import { someone, table, type TestTable } from '../state/refereeing/table.ts';
import { everyCase } from '../support/everyCase.ts';
import {
  ASKS,
  BOMBS,
  HUGE_PROPOSALS,
  INVALID_SCENES,
  ODD_SCENES,
  READERS,
  readRegions,
  REGIONS,
} from './support/floods.ts';

type Place = [number, number];
const ABLE = { str: 16, dex: 12, con: 12, int: 10, wis: 10, cha: 10 };

describe('one movement that two clients alternate to continue', () => {
  const paced = (by: (n: number) => 'self' | 'other'): TestTable => {
    const t = table([
      someone('a', 'party', [0, 5], { abilities: ABLE }),
      someone('b', 'foes', [15, 4], { abilities: ABLE }),
    ]);
    t.turn('b');
    t.turn('a', 2);
    let at: Place = [0, 5];
    for (let n = 0; n < 24; n++) {
      const to: Place = [at[0] + 1, 5 + (n % 2)];
      t.hint('a', [at, to], { by: by(n), id: `m${n % 3}` });
      t.jump('a', to);
      at = to;
    }
    return t;
  };

  it(
    'a movement that two clients continue alternately has the same cost and provoked ' +
      'attacks as if one client made it',
    () => {
      const [alone, both] = [
        paced(() => 'self'),
        paced((n) => (n % 2 === 0 ? 'self' : 'other')),
      ].map((t) => ({
        moved: t.referee.encounter.value.spent.moved,
        given: t.referee.offers.value.length,
        bad: t.all('move').some(({ ruling }) => ruling.faults.length > 0),
      }));
      expect(both).toEqual(alone);
      expect(alone).toMatchObject({ bad: true });
    },
  );
});

describe('thousands of proposed results and notes', () => {
  const outcome = {
    kind: 'outcome',
    of: 'a',
    topic: 'trip',
    result: 'success',
    rolls: [],
    changes: [{ what: 'condition', of: 'b', condition: 'prone', on: true }],
    rules: [],
    by: '',
  };
  const gmTable = (): TestTable => {
    const t = table([someone('a', 'party', [5, 5]), someone('b', 'foes', [6, 5])]);
    t.store.user.value = 'gm1';
    t.turn('a');
    return t;
  };

  it(
    'of 5,000 results that 1,000 players propose, six wait for the game master’s ' +
      'decision, and none is logged',
    () => {
      const t = gmTable();
      const before = t.log().length;
      for (let n = 0; n < 5000; n++)
        t.wired.proposed({
          from: `player${n % 1000}`,
          by: `Player ${n}`,
          of: 'a',
          text: JSON.stringify({ key: `k${n}`, fight: 'fight', outcome }),
        });
      expect(t.referee.proposals.waiting.value).toHaveLength(6);
      expect(t.log()).toHaveLength(before);
    },
  );
  it('the result of an action that a player proposes is refused if it is a million characters long', () => {
    const t = gmTable();
    for (const text of HUGE_PROPOSALS) t.wired.proposed({ from: 'p', by: 'P', of: 'a', text });
    expect(t.referee.proposals.waiting.value).toEqual([]);
  });

  it(
    'if 1,000 clients write entries into the shared data, each client keeps only a ' +
      'limited number of entries',
    () => {
      const word = (n: number) => [`id${n}`, 'b', 'a', 1, '#0', true];
      const text = JSON.stringify({
        said: Array.from({ length: 1000 }, (_, n) => word(n)),
        undone: [],
      });
      expect(noteIn(text)).toBeNull();
      const short = JSON.stringify({
        said: Array.from({ length: 500 }, (_, n) => word(n)),
        undone: Array.from({ length: 500 }, (_, n) => `id${n}`),
      });
      expect(noteIn(short)?.said.length ?? 0).toBeLessThanOrEqual(60);
      const t = gmTable();
      const notes = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`user${n}`, short]));
      t.wired.notes(notes);
      expect(bytesOf(t.log())).toBeLessThan(1_000_000);
      expect(t.all('opportunity')).toEqual([]);
    },
  );
  it(
    'shared data of a round with more than 500 events are refused, and malformed events ' +
      'in the data are dropped',
    () => {
      const round = { round: 1, on: true, reached: null, windows: [], end: [], tracks: [] };
      const event = { at: 1, of: 'a', what: 'initiative', order: 1, position: [0, 0] };
      expect(sharedRoundIn({ ...round, events: Array(501).fill(event) })).toBeNull();
      for (const each of [
        { ...event, at: NaN },
        { ...event, position: [1e300, 0] },
        { ...event, of: 'x'.repeat(5000) },
        { ...event, what: '__proto__' },
        null,
        [[[[]]]],
      ])
        expect(sharedRoundIn({ ...round, events: [each] })?.events ?? []).toEqual([]);
      expect(sharedRoundIn({ ...round, events: [], round: Infinity })).toBeNull();
    },
  );
});

describe('the browser account’s storage with hostile contents', () => {
  const item = (value: unknown, at: unknown = 5) => ({ at, value });
  it.each<[what: string, items: Record<string, unknown>]>([
    ['settings of wrong types', { 'setting:theme': item({}), 'setting:scale': item('9e9') }],
    [
      'settings called “__proto__” and “constructor”',
      { 'setting:__proto__': item(1), 'setting:constructor': item(1) },
    ],
    [
      'times that are not numbers',
      { 'setting:theme': item('dark', 'x'), 'setting:scale': item(125, NaN) },
    ],
    ['a time of 1e300', { 'setting:theme': item('dark', 1e300) }],
    ['a negative time', { 'setting:theme': item('dark', -1) }],
    [
      '20,000 other items',
      Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`x${n}`, item(n)])),
    ],
    [
      'items that are not objects',
      { 'setting:theme': null, 'setting:scale': [], 'setting:language': 7 },
    ],
  ])(
    'the user’s settings stay unchanged if the browser account’s storage contains %s',
    (_, items) => {
      expect(accountOf(items)).toEqual({});
      expect(merged(DEFAULTS, {}, accountOf(items))).toEqual({ take: {}, give: {} });
    },
  );
});

describe('a file with hostile contents', () => {
  it.each(BOMBS)('every function that reads an imported file refuses %s', (_, text) => {
    expect(READERS.map((refuses) => refuses(text))).toEqual(READERS.map(() => true));
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('a scene with impossible contents', () => {
  it.each(INVALID_SCENES)(
    'the rules engine refuses map data with %s, and the error names the invalid field',
    (_, document) => {
      for (const ask of ASKS)
        expect(answerLine({ scene: document, ask })).toHaveProperty('error.path');
    },
  );
  it.each(ODD_SCENES)(
    'a rules request about %s always gets an answer or an error message',
    (_, document) => {
      for (const ask of ASKS)
        expect(Object.keys(Object(answerLine({ scene: document, ask })))).not.toEqual([]);
    },
  );
});

it('on a Foundry map with 10,000 regions, at most 10,000 squares are marked, and a notice reports the rest', () => {
  for (const [count, side, omitted] of REGIONS) {
    const { cells, notices } = readRegions(count, side);
    expect(notices.some(({ code }) => code === 'error.reading')).toBe(omitted);
    expect(cells.length).toBeLessThanOrEqual(10_000);
  }
});

describe('names that would change the direction of their line of text', () => {
  const NAMES: readonly string[] = [
    'a\u0301'.repeat(40),
    `e${'\u0336'.repeat(500)}`,
    '\u202eadA',
    '\u2066\u2066Ada',
    'Ada\u2069\u2069',
    'עדה (12)',
    'آدا 3/4',
    '\u200f\u200fAda\u200e',
    'A\u{e0041}da',
    '\u2067עדה',
    'ﷺ'.repeat(30),
  ];
  everyCase(NAMES)(
    'a name with stacked accents or direction marks changes neither the direction nor the height of its line',
    (name) => {
      const shown = isolated(cleanName(name));
      expect(shown).not.toMatch(/\p{M}{4}|[\u202a-\u202e\u2066\u2067\u200e\u200f]/u);
      const marks = [...shown].filter((sign) => /[\u2068\u2069]/u.test(sign)).join('');
      expect(['', '\u2068\u2069']).toContain(marks);
      if (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u.test(shown))
        expect(marks).toBe('\u2068\u2069');
    },
  );
});

it('a log of 600 forged or repeated moves is stored in less than a megabyte, and can be read again', () => {
  const path = Array.from({ length: 150 }, (_, n): Place => [n % 30, 5]);
  const all = journal(
    Array.from({ length: 600 }, (_, n) => ({
      kind: 'move' as const,
      id: `m${n % 500}`,
      seq: n,
      at: 0,
      of: `x${n % 7}`,
      path,
      mode: 'move',
      seen: 'host' as const,
      joins: `m${(n + 1) % 500}`,
      cost: 150,
      budget: 6,
      diagonals: 0,
      uses: ['move'],
      ruling: { faults: [], provoked: [], unknown: [], rules: [] },
    })),
  );
  const text = JSON.stringify(logDocument(all, { ruleset: 'srd35', names: {} }, new Date(0)));
  expect(text.length).toBeLessThan(1_000_000);
  expect(readLog(JSON.parse(text))).toMatchObject({ ok: true });
});
