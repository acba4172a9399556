/**
 * The storage for content scripts. They reach it through the background, and each script reaches
 * only the part of its own site.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../support/clock.ts';
import { areaOf, settle } from './area.ts';

type Heard = (message: unknown) => void;

/**
 * A browser with one tab for each host. Messages of the content script on `here` arrive in the
 * background.
 */
const fake = vi.hoisted(() => ({
  here: 'vtt.example',
  hears: [] as ((message: unknown) => void)[],
  /** Number of answers that are lost because the background was stopped. */
  lost: 0,
  sent: [] as unknown[],
  reply: (_message: unknown, _address: string): Promise<unknown> => Promise.resolve(),
  tabs: [] as { id?: number; url?: string }[],
  told: [] as [number, unknown][],
}));
const faked = vi.hoisted(() => () => ({
  browser: {
    runtime: {
      getURL: (path: string) => `chrome-extension://quadretto/${path}`,
      async sendMessage(message: unknown) {
        fake.sent.push(message);
        const said = await fake.reply(structuredClone(message), `https://${fake.here}/game?x=1`);
        if (fake.lost-- > 0)
          throw new Error('The message port closed before a response was received.');
        return structuredClone(said);
      },
      onMessage: {
        addListener: (heard: Heard) => fake.hears.push(heard),
        removeListener: (heard: Heard) => {
          fake.hears = fake.hears.filter((each) => each !== heard);
        },
      },
    },
    tabs: {
      query: () => Promise.resolve(fake.tabs),
      sendMessage(id: number, message: unknown) {
        fake.told.push([id, message]);
        return id === 9 ? Promise.reject(new Error('nobody there')) : Promise.resolve();
      },
    },
  },
}));
vi.mock('wxt/browser', faked);
vi.mock('../../src/access/browser.ts', faked);
const { brokered } = await import('../../src/settings/storageClient.ts');
const { storageReplies, tellChanged } = await import('../../src/settings/backgroundStorage.ts');
const { CORRECTIONS } = await import('../../src/amendments/correction.ts');
const { storeFor: kept } = await import('../../src/settings/durableStore.ts');

const OWN = [
  'settings',
  'settings-set-aside',
  'table:vtt.example',
  'panel:vtt.example:log',
  'kept:corrections',
  'kept:policies',
  'kept:maps',
  'kept:fights',
  'kept:paint:vtt.example/w/m',
  'kept:degrees:vtt.example/w/m',
  'kept:fight:vtt.example/w',
  'kept:fightpage:vtt.example/w/3',
  'aside:paint:vtt.example/w/m:1',
  'aside:corrections:12',
];
const FOREIGN = [
  'sites-off',
  'sites-off-set-aside',
  'table:other.example',
  'panel:other.example:log',
  'panel:vtt.example',
  'kept:paint:other.example/w/m',
  'kept:paint:vtt.example.evil/w/m',
  'kept:fight:other.example/w',
  'aside:paint:other.example/w/m:1',
  'kept:',
  'anything',
  '',
];

let area = areaOf();
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  area = areaOf(Object.fromEntries(FOREIGN.map((key) => [key, 'theirs'])));
  Object.assign(fake, {
    here: 'vtt.example',
    lost: 0,
    sent: [],
    tabs: [],
    told: [],
    reply: storageReplies(area),
  });
});

describe('the storage of a content script', () => {
  it('a content script can read, write and remove the stored data of its own site', async () => {
    for (const key of OWN) {
      await brokered.set({ [key]: { a: [1] } });
      expect.soft(await brokered.get(key), key).toEqual({ [key]: { a: [1] } });
      await brokered.remove([key]);
      expect.soft(await brokered.get([key]), key).toEqual({});
    }
  });

  it('a content script can neither read nor write stored data of another site or of the options page', async () => {
    const before = structuredClone(area.items);
    const refused = 'is not kept for vtt.example';
    for (const key of FOREIGN) {
      await expect.soft(brokered.get(['settings', key]), key).rejects.toThrow(refused);
      await expect.soft(brokered.set({ settings: 1, [key]: 2 }), key).rejects.toThrow(refused);
      await expect.soft(brokered.swap(key, 'theirs', 'ours'), key).rejects.toThrow(refused);
      if (!key.startsWith('kept:fight:'))
        await expect.soft(brokered.remove([key]), key).rejects.toThrow(refused);
      expect.soft(area.items, key).toEqual(before);
    }
  });

  it('a content script can delete a stored fight of another site, but cannot read it', async () => {
    await brokered.remove(['kept:fight:other.example/w']);
    expect(area.items).not.toHaveProperty(['kept:fight:other.example/w']);
  });

  it('the extension’s own pages, such as the options page, can read and write all stored data', async () => {
    const ask = (message: object) =>
      storageReplies(area)({ type: 'storage', ...message }, 'chrome-extension://quadretto/a.html');
    expect(await ask({ swap: { key: 'anything', was: 'theirs', now: 1 } })).toEqual({
      swapped: true,
    });
    expect(await ask({ get: ['anything'] })).toEqual({ items: { anything: 1 } });
  });

  it('an edit is stored only if the stored value has not changed since the edit began', async () => {
    expect(await brokered.swap('settings', undefined, { a: 1 })).toEqual({ done: true });
    expect(await brokered.swap('settings', { a: 2 }, { a: 3 })).toEqual({
      done: false,
      found: { a: 1 },
    });
    expect(area.items['settings']).toEqual({ a: 1 });
  });

  it('if two edits begin from the same stored value, only the first edit is stored', async () => {
    const answers = await Promise.all([1, 2].map((n) => brokered.swap('settings', undefined, n)));
    expect(answers).toEqual([{ done: true }, { done: false, found: 1 }]);
  });

  it('an edit is sent again if the background script’s answer is lost, but is stored only once', async () => {
    fake.lost = 1;
    expect(await brokered.swap('settings', undefined, { n: 1 })).toEqual({ done: true });
    expect([area.items['settings'], fake.sent.length]).toEqual([{ n: 1 }, 2]);
  });

  it('a content script cannot request all stored data at once', async () =>
    expect(brokered.get(null)).rejects.toThrow());

  it('the background script answers a malformed storage request of a content script with an error', async () => {
    for (const [what, message] of [
      ['null', null],
      ['a text', 'storage'],
      ['a key that is not in a list', { type: 'storage', get: 'settings' }],
      ['a list to set', { type: 'storage', set: [] }],
      ['1001 keys', { type: 'storage', get: Array.from({ length: 1001 }, () => 'settings') }],
    ] as const) {
      const reply = await storageReplies(area)(message, 'https://vtt.example/');
      expect.soft(reply, what).toHaveProperty('failed');
    }
  });
  it('the background script answers with an error if the sender of a storage request has no web address', async () => {
    for (const address of [undefined, '', 'no address']) {
      const reply = await storageReplies(area)({ type: 'storage', get: ['settings'] }, address);
      expect.soft(reply, address ?? 'undefined').toHaveProperty('failed');
    }
  });

  it('a content script repeats a storage request until the background script answers, up to seven times', async () => {
    passTime();
    fake.lost = 6;
    await brokered.set({ settings: 1 });
    expect([area.items['settings'], fake.sent.length]).toEqual([1, 7]);
  });

  it('a storage request fails if the background script has not answered for three seconds', async () => {
    passTime();
    fake.lost = Infinity;
    await expect(brokered.get('settings')).rejects.toThrow('port closed');
    expect(fake.sent).toHaveLength(7);
  });

  it('a content script that writes to a full storage gets an error about the quota', async () => {
    area.quota = 10;
    await expect(brokered.set({ settings: 'x'.repeat(100) })).rejects.toThrow('quota');
  });

  it(
    'a change of stored data succeeds even if the browser stops the background script ' +
      'once during the change',
    async () => {
      const book = kept(CORRECTIONS.name, CORRECTIONS, brokered);
      await book.load();
      fake.lost = 1;
      expect(await book.change((now) => now)).toEqual(CORRECTIONS.empty);
      expect(book.trouble.value).toBeNull();
    },
  );
});

describe('a change of stored data', () => {
  it('the background script tells tabs which stored data changed, without the new values', async () => {
    fake.tabs = [
      { id: 1, url: 'https://vtt.example/game' },
      { id: 2, url: 'https://other.example/' },
      { id: 3 },
      { id: 9, url: 'https://vtt.example/join' },
      { url: 'https://vtt.example/' },
    ];
    await tellChanged(['kept:paint:vtt.example/w/m', 'sites-off']);
    expect(fake.told).toEqual(
      [1, 9].map((id) => [id, { type: 'storage-changed', keys: ['kept:paint:vtt.example/w/m'] }]),
    );
    fake.told = [];
    await tellChanged(['settings']);
    expect(fake.told.map(([id]) => id)).toEqual([1, 2, 9]);
  });

  it('a listener for changes of stored data is not called for other messages or after its removal', async () => {
    const heard: unknown[] = [];
    const hear = (changes: object): void => {
      heard.push(Object.keys(changes));
    };
    brokered.onChanged.addListener(hear);
    for (const each of fake.hears)
      for (const message of [
        { type: 'storage-changed', keys: ['settings'] },
        { type: 'storage-changed', keys: [3] },
        'overlay:end',
        null,
      ])
        each(message);
    brokered.onChanged.removeListener(hear);
    await settle(16);
    expect([heard, fake.hears]).toEqual([[['settings']], []]);
  });
});
