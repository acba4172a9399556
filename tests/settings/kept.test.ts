/**
 * The store for data that must not be lost: simultaneous writers, versions, unreadable data, export
 * and import.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { PAINT, PAINT_FORMAT } from '../../src/amendments/paintFile.ts';
import { ASIDE, KEPT, storeFor } from '../../src/settings/durableStore.ts';
import {
  exported,
  HEAVIEST_FILE,
  imported,
  LONGEST_FILE,
  type AnyKind,
} from '../../src/settings/keptFile.ts';
import { readStored, type StoredKind } from '../../src/storage/storedKind.ts';
import { areaOf, settle as settled } from './area.ts';

type Notes = Readonly<Record<string, string>>;
const NOTES: StoredKind<Notes> = {
  name: 'notes',
  schema: z.record(z.string(), z.string()),
  migrations: [],
  empty: {},
  merge: (now, brought) => ({ ...now, ...brought }),
};
/** Version 1 stored a list of words; version 2 stores one text with commas. */
const NEWER: StoredKind<Notes> = {
  ...NOTES,
  migrations: [
    (old) => (old as string[]).join(','),
    (old) => Object.fromEntries((old as string).split(',').map((word) => [word, 'kept'])),
  ],
};
const at = (key: string): string => KEPT + key;
const note =
  (name: string, text: string) =>
  (now: Notes): Notes =>
    now[name] === text ? now : { ...now, [name]: text };

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

describe('stored data', () => {
  it('stored data is empty at first, and data that a page stores is read back after a restart', async () => {
    const area = areaOf();
    const notes = storeFor('notes', NOTES, area);
    expect(await notes.load()).toEqual({});
    await notes.change(note('a', '1'));
    expect(notes.value.value).toEqual({ a: '1' });
    expect(area.items[at('notes')]).toMatchObject({ version: 1, data: { a: '1' } });
    expect(await storeFor('notes', NOTES, area).load()).toEqual({ a: '1' });
  });
  it('none of 20 simultaneous changes of stored data is lost', async () => {
    const area = areaOf({}, (n) => (n * 7) % 5);
    const notes = storeFor('notes', NOTES, area);
    await Promise.all(Array.from({ length: 20 }, (_, i) => notes.change(note(`n${i}`, 'x'))));
    expect(Object.keys(await notes.load())).toHaveLength(20);
  });
  it('a change that makes no difference to the stored data is not written to the storage', async () => {
    const area = areaOf({ [at('notes')]: { version: 1, data: { a: '1' } } });
    const notes = storeFor('notes', NOTES, area);
    await notes.change(note('a', '1'));
    expect(area.writes).toBe(0);
  });
  it('a page receives other pages’ changes of stored data until the page closes', async () => {
    const area = areaOf();
    const end = new AbortController();
    const here = storeFor('notes', NOTES, area);
    await here.follow(end.signal);
    const there = storeFor('notes', NOTES, area);
    await there.change(note('a', '1'));
    await settled();
    expect(here.value.value).toEqual({ a: '1' });
    end.abort();
    await there.change(note('a', '2'));
    await settled();
    expect(here.value.value).toEqual({ a: '1' });
  });
  it('no change is lost when two pages change stored data at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(4), { minLength: 40, maxLength: 40 }), async (waits) => {
        const area = areaOf({}, (n) => waits[n % waits.length] ?? 0);
        const end = new AbortController();
        const pages = [storeFor('notes', NOTES, area), storeFor('notes', NOTES, area)];
        await Promise.all(pages.map((page) => page.follow(end.signal)));
        await Promise.all(
          pages.flatMap((page, i) =>
            ['x', 'y'].map((name) => page.change(note(`${name}${i}`, 'kept'))),
          ),
        );
        await settled();
        const all = { x0: 'kept', y0: 'kept', x1: 'kept', y1: 'kept' };
        expect((area.items[at('notes')] as { data: unknown }).data).toEqual(all);
        expect(pages.map((page) => page.value.value)).toEqual([all, all]);
        end.abort();
      }),
      { numRuns: 15 },
    );
  });
  it('an entry of stored data that another page removes stays removed', async () => {
    const area = areaOf();
    const end = new AbortController();
    const [table, options] = [storeFor('notes', NOTES, area), storeFor('notes', NOTES, area)];
    await Promise.all([table.follow(end.signal), options.follow(end.signal)]);
    await table.change(note('a', '1'));
    await table.change(note('b', '2'));
    await settled(20);
    await options.change(({ a: _, ...others }) => others);
    await settled();
    expect([table, options].map(({ value }) => value.value)).toEqual([{ b: '2' }, { b: '2' }]);
    end.abort();
  });
  it('if a page changes an outdated value, changes that another page made in the meantime are kept', async () => {
    const area = areaOf();
    const notes = storeFor('notes', NOTES, area);
    await notes.load();
    await storeFor('notes', NOTES, area).change(note('z', '9'));
    expect(await notes.change(note('a', '1'))).toEqual({ a: '1', z: '9' });
    expect((area.items[at('notes')] as { data: unknown }).data).toEqual({ a: '1', z: '9' });
  });
  it('an entry of stored data that another page has removed can be added again', async () => {
    const area = areaOf();
    const notes = storeFor('notes', NOTES, area);
    await notes.change(note('a', '1'));
    await storeFor('notes', NOTES, area).change(() => ({}));
    await notes.change(note('a', '1'));
    expect((area.items[at('notes')] as { data: unknown }).data).toEqual({ a: '1' });
  });
  it('pages with wrong system clocks lose no change of stored data', async () => {
    const wall = vi.spyOn(Date, 'now').mockReturnValue(5e12);
    const area = areaOf();
    const [here, there] = [storeFor('notes', NOTES, area), storeFor('notes', NOTES, area)];
    await here.change(note('a', '1'));
    wall.mockReturnValue(9e12);
    await there.change(note('b', '2'));
    wall.mockReturnValue(1e12);
    await here.change(note('c', '3'));
    expect(await there.load()).toEqual({ a: '1', b: '2', c: '3' });
    wall.mockRestore();
  });
  it('two pages that change the same entry at once end with equal data and stop writing', async () => {
    const area = areaOf();
    const end = new AbortController();
    const pages = [storeFor('notes', NOTES, area), storeFor('notes', NOTES, area)] as const;
    await Promise.all(pages.map((page) => page.follow(end.signal)));
    await Promise.all(pages.map((page, i) => page.change(note('a', String(i)))));
    await settled(200);
    const { writes } = area;
    await settled(100);
    expect(area.writes).toBe(writes);
    expect(pages[0].value.value).toEqual(pages[1].value.value);
    end.abort();
  });
});

describe('versions of stored data', () => {
  it.each([
    [1, ['a', 'b'], { a: 'kept', b: 'kept' }],
    [2, 'a,b', { a: 'kept', b: 'kept' }],
    [3, { c: 'd' }, { c: 'd' }],
  ])(
    'stored data of format version %i is read as data of version 3, the newest',
    (version, data, value) => {
      expect(readStored(NEWER, { version, data })).toEqual({ ok: true, value });
    },
  );
  it('migrated data is stored in the new format version at the next change', async () => {
    const area = areaOf({ [at('notes')]: { version: 1, data: ['a'] } });
    await storeFor('notes', NEWER, area).change(note('b', '2'));
    expect(area.items[at('notes')]).toMatchObject({ version: 3, data: { a: 'kept', b: '2' } });
  });
});

describe('unreadable data', () => {
  const BAD: readonly (readonly [string, unknown])[] = [
    ['that is a text', 'corrupt'],
    ['that is null', null],
    ['that is a list', []],
    ['without a version', { data: {} }],
    ['of a future version', { version: 9, data: {} }],
    ['of version 0', { version: 0, data: {} }],
    ['of version 1.5', { version: 1.5, data: {} }],
    ['with a value of a wrong type', { version: 3, data: { a: 1 } }],
    ['that cannot be migrated', { version: 1, data: 12 }],
    ['without its content', { version: 3 }],
  ];
  it.each(BAD)(
    'stored data %s is reported as unreadable once and moved to a backup copy',
    async (_what, stored) => {
      const area = areaOf({ [at('notes')]: stored });
      const notes = storeFor('notes', NEWER, area);
      expect(await notes.load()).toEqual({});
      expect(notes.trouble.value).toEqual({ code: 'kept.aside', params: { item: 'notes' } });
      expect(area.items[`${ASIDE}notes:1`]).toEqual(stored);
      const next = storeFor('notes', NEWER, area);
      await next.change(note('a', '1'));
      expect([next.trouble.value, next.value.value]).toEqual([null, { a: '1' }]);
      expect(warned).toHaveBeenCalledOnce();
    },
  );
  it('the backup copy of unreadable data is not overwritten by later unreadable data', async () => {
    const area = areaOf();
    for (const [, stored] of BAD) {
      area.items[at('notes')] = stored;
      await storeFor('notes', NEWER, area).load();
    }
    expect(BAD.map((_, i) => area.items[`${ASIDE}notes:${i + 1}`])).toEqual(
      BAD.map(([, stored]) => stored),
    );
  });
  it('unreadable data stays where it is stored if there is no space for a backup copy', async () => {
    const stored = { version: 9, data: 'x'.repeat(100) };
    const area = areaOf({ [at('notes')]: stored });
    area.quota = 150;
    const notes = storeFor('notes', NEWER, area);
    expect(await notes.load()).toEqual({});
    await expect(notes.change(note('a', '1'))).rejects.toThrow('quota');
    expect(area.items).toEqual({ [at('notes')]: stored });
    expect(notes.trouble.value?.code).toBe('kept.unread');
  });
});

describe('a failing storage', () => {
  it('a full storage rejects a change that does not fit, and then accepts a smaller change', async () => {
    const area = areaOf();
    const notes = storeFor('notes', NOTES, area);
    await notes.change(note('a', '1'));
    area.quota = 120;
    await expect(notes.change(note('b', 'x'.repeat(200)))).rejects.toThrow('quota');
    expect(notes.value.value).toEqual({ a: '1' });
    await notes.change(note('c', '3'));
    expect(await storeFor('notes', NOTES, area).load()).toEqual({ a: '1', c: '3' });
  });
  it('a change of stored data is rejected while the storage fails, and accepted when it works again', async () => {
    const area = areaOf({ [at('notes')]: { version: 1, data: { a: '1' } } });
    const notes = storeFor('notes', NOTES, area);
    await notes.load();
    area.broken = true;
    await expect(notes.change(note('b', '2'))).rejects.toThrow('no storage');
    expect(await notes.load()).toEqual({ a: '1' });
    area.broken = false;
    await notes.change(note('b', '2'));
    expect(area.items[at('notes')]).toMatchObject({ version: 1, data: { a: '1', b: '2' } });
  });
});

describe('a file of stored data', () => {
  const AT = new Date('2026-11-12T10:00:00Z');
  const full = () =>
    areaOf({
      [at('notes')]: { version: 1, data: { a: '1', b: '2' } },
      [at('notes:map 1')]: { version: 1, data: { c: '3' } },
      [at('other')]: { version: 1, data: {} },
      settings: { theme: 'dark' },
    });

  it('an exported file contains the stored data and no settings, and can be imported', async () => {
    const text = await exported([NOTES], AT, full());
    expect(Object.keys((JSON.parse(text) as { kept: object }).kept).sort()).toEqual([
      'notes',
      'notes:map 1',
    ]);
    const area = areaOf();
    expect(await imported(text, [NOTES], area)).toEqual({
      ok: true,
      keys: ['notes', 'notes:map 1'],
    });
    expect(await exported([NOTES], AT, area)).toBe(text);
  });
  it('an imported file replaces only the stored values that it contains', async () => {
    const area = areaOf({ [at('notes')]: { version: 1, data: { a: 'old', z: '9' } } });
    await imported(await exported([NOTES], AT, full()), [NOTES], area);
    expect(area.items[at('notes')]).toMatchObject({ version: 1, data: { a: '1', z: '9', b: '2' } });
  });
  it('data in an imported file of an older format version is migrated to the newest version', async () => {
    const area = areaOf();
    await imported(
      JSON.stringify({ format: 'quadretto/kept@1', kept: { notes: { version: 1, data: ['w'] } } }),
      [NEWER],
      area,
    );
    expect(area.items[at('notes')]).toMatchObject({ version: 3, data: { w: 'kept' } });
  });
  const holding = (parts: unknown): string =>
    JSON.stringify({ format: 'quadretto/kept@1', kept: parts });
  it.each([
    ['a file that is too long', 'x'.repeat(LONGEST_FILE + 1), 'kept.file.size'],
    ['a file that is not JSON', '{"format":', 'kept.file.other'],
    ['a file of another format', '{"format":"quadretto/scene@1"}', 'kept.file.other'],
    ['a file that is only a JSON list', '[]', 'kept.file.other'],
    [
      'a file with one invalid part among valid parts',
      holding({
        notes: { version: 1, data: { a: 'new' } },
        'notes:x': { version: 1, data: { a: 1 } },
      }),
      'kept.file.part',
    ],
    ['a file of a future version', holding({ notes: { version: 2, data: {} } }), 'kept.file.part'],
    [
      'a file with nothing that the extension stores',
      holding({ music: { version: 1, data: {} } }),
      'kept.file.empty',
    ],
    [
      'a file with an unknown key that begins like a known key',
      holding({ notesbook: { version: 1, data: {} } }),
      'kept.file.empty',
    ],
  ])('importing %s gives an error and changes no stored data', async (_what, text, code) => {
    const area = full();
    const before = structuredClone(area.items);
    expect(await imported(text, [NOTES], area)).toMatchObject({ ok: false, code });
    expect(area.items).toEqual(before);
  });
  it('an imported file that does not fit into the storage as a whole changes no stored data', async () => {
    const parts = Object.fromEntries(
      ['notes', 'notes:map 1', 'notes:map 2', 'notes:map 3'].map((key, i) => [
        key,
        { version: 1, data: { a: 'new', [`n${i}`]: 'x'.repeat(40 + 13 * i) } },
      ]),
    );
    const need = async (): Promise<number> => {
      const area = full();
      expect(await imported(holding(parts), [NOTES], area)).toMatchObject({ ok: true });
      return JSON.stringify(area.items).length;
    };
    const [least, most] = [JSON.stringify(full().items).length, await need()];
    let writes = 0;
    for (let quota = least; quota < most; quota += 5) {
      const area = full();
      area.quota = quota;
      const before = structuredClone(area.items);
      expect(await imported(holding(parts), [NOTES], area)).toEqual({
        ok: false,
        code: 'kept.file.full',
        item: '',
      });
      expect(area.items).toEqual(before);
      writes = Math.max(writes, area.writes);
    }
    // Three parts were written and taken back at the largest quota.
    expect(writes).toBeGreaterThan(3);
  });
  it('a failed import does not undo what another page has stored during the import', async () => {
    const area = full();
    const set = area.set.bind(area);
    let fail = false;
    const between = {
      ...area,
      swap: async (...[key, was, now]: Parameters<typeof area.swap>) => {
        if (fail) throw new Error('quota');
        const done = await area.swap(key, was, now);
        await set({ [key]: { version: 1, data: { theirs: 'y' } } });
        fail = true;
        return done;
      },
    };
    const file = holding({
      notes: { version: 1, data: { a: 'new' } },
      'notes:x': { version: 1, data: { b: 'new' } },
    });
    expect(await imported(file, [NOTES], between)).toMatchObject({ code: 'kept.file.full' });
    expect(area.items[at('notes')]).toEqual({ version: 1, data: { theirs: 'y' } });
    expect(area.items).not.toHaveProperty([at('notes:x')]);
  });
  it('an imported file with too many painted cells is refused before any map is merged', async () => {
    const side = 200;
    const painted = {
      format: PAINT_FORMAT,
      name: '',
      grid: { kind: 'square', columns: side, rows: side },
      cells: Array.from({ length: side }, (_, y) => ({
        at: [0, y],
        across: side,
        terrain: 'difficult',
      })),
      walls: [],
    };
    const maps = (n: number): Record<string, unknown> =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [`paint:h/m${i}`, { version: 1, data: painted }]),
      );
    const area = areaOf();
    const bomb = holding(maps(300));
    expect(bomb.length).toBeLessThan(LONGEST_FILE);
    expect(await imported(bomb, [PAINT as AnyKind], area)).toMatchObject({
      code: 'kept.file.size',
    });
    expect(area.items).toEqual({});
    const most = Math.floor(HEAVIEST_FILE / side ** 2);
    expect(await imported(holding(maps(most + 1)), [PAINT as AnyKind], area)).toMatchObject({
      ok: false,
    });
    expect(await imported(holding(maps(2)), [PAINT as AnyKind], area)).toMatchObject({ ok: true });
  });
});
