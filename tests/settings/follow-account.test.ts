/**
 * Settings in the browser's account: two browsers of one user, and storages that do not accept
 * writes.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swapper } from '../../src/settings/compareAndSet.ts';
import { accountOf, followAccount, merged, TIMES } from '../../src/settings/followAccount.ts';
import { DEFAULTS, FOLLOWING, SETTINGS_KEY, parseSettings } from '../../src/settings/settings.ts';
import { areaOf, type FakeArea } from './area.ts';
import { boardsToTry } from '../support/thorough.ts';

const later = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** A browser of this user. `choose` changes a setting as a page does. */
function browserOf(account: FakeArea | undefined, clock: { now: number }, stored?: unknown) {
  const local = areaOf(stored === undefined ? {} : { [SETTINGS_KEY]: stored });
  const swap = swapper(local);
  const following = followAccount({
    local: { get: local.get, set: local.set, swap },
    account,
    now: () => clock.now,
    later: (work) => work(),
  });
  return {
    local,
    following,
    settings: () => parseSettings(local.items[SETTINGS_KEY]).settings,
    async choose(change: object): Promise<void> {
      const was = local.items[SETTINGS_KEY];
      const now = { ...parseSettings(was).settings, ...change };
      await local.set({ [SETTINGS_KEY]: now });
      clock.now += 1000;
      await following.changedHere(was, now);
      await following.settle();
    },
    /** The browser is notified of a change in the account and reads it. */
    async hears(): Promise<void> {
      const was = local.items[SETTINGS_KEY];
      await following.changedThere();
      if (local.items[SETTINGS_KEY] !== was)
        await following.changedHere(was, local.items[SETTINGS_KEY]);
      await following.settle();
    },
  };
}

describe('settings and the browser’s account', () => {
  it('a setting changed in one browser reaches the user’s other browser through the browser account', async () => {
    const [account, clock] = [areaOf(), { now: 1000 }];
    const [desk, laptop] = [browserOf(account, clock), browserOf(account, clock)];
    await laptop.choose({ thickLines: true });
    await desk.choose({ theme: 'dark', readings: { srd35: { coverLine: 'any-line' } } });
    await laptop.hears();
    expect(laptop.settings()).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      readings: { srd35: { coverLine: 'any-line' } },
      thickLines: true,
    });
  });

  it(
    'if two browsers change one setting, both browsers use the later change, even if the ' +
      'earlier change arrives last',
    async () => {
      const [account, clock] = [areaOf(), { now: 1000 }];
      const [desk, laptop] = [browserOf(account, clock), browserOf(undefined, clock)];
      await desk.choose({ theme: 'dark' });
      // The laptop is offline in the meantime. Its choice is later, and reaches the account later
      // still.
      await laptop.choose({ theme: 'light' });
      const late = browserOf(account, clock, laptop.local.items[SETTINGS_KEY]);
      Object.assign(late.local.items, { [TIMES]: { theme: clock.now } });
      await late.following.settle();
      await desk.hears();
      expect([desk.settings().theme, late.settings().theme]).toEqual(['light', 'light']);
    },
  );

  it('a setting that arrives from the account is not sent back as a change of this browser', async () => {
    const [account, clock] = [areaOf(), { now: 1000 }];
    const [desk, laptop] = [browserOf(account, clock), browserOf(account, clock)];
    await desk.choose({ theme: 'dark' });
    const writes = account.writes;
    clock.now += 60_000;
    await laptop.hears();
    expect(laptop.settings().theme).toBe('dark');
    expect(account.writes).toBe(writes);
    expect(laptop.local.items[TIMES]).toBeUndefined();
  });

  it(
    'a browser’s older settings fill an empty account, and do not replace settings that ' +
      'an account already has',
    async () => {
      const clock = { now: 1000 };
      const empty = areaOf();
      await browserOf(empty, clock, { ...DEFAULTS, theme: 'dark' }).following.settle();
      expect(Object.keys(empty.items)).toEqual(['setting:theme']);
      const full = areaOf({ 'setting:theme': { at: 500, value: 'light' } });
      const old = browserOf(full, clock, { ...DEFAULTS, theme: 'dark' });
      await old.following.settle();
      expect(old.settings().theme).toBe('light');
    },
  );

  it(
    'if the user switches off account settings, the browser neither reads nor writes ' +
      'settings in the account',
    async () => {
      const [account, clock] = [areaOf(), { now: 1000 }];
      const [desk, laptop] = [browserOf(account, clock), browserOf(account, clock)];
      await laptop.choose({ account: false });
      await laptop.choose({ theme: 'light' });
      await desk.choose({ language: 'it' });
      await laptop.hears();
      await desk.hears();
      expect(laptop.settings()).toEqual({ ...DEFAULTS, account: false, theme: 'light' });
      expect(desk.settings()).toEqual({ ...DEFAULTS, language: 'it' });
      expect(JSON.stringify(account.items)).not.toContain('light');
    },
  );

  it('if the browser offers no account storage, a setting is stored only in that browser', async () => {
    const clock = { now: 1000 };
    const broken = areaOf();
    broken.broken = true;
    for (const account of [undefined, broken]) {
      const desk = browserOf(account, clock);
      await desk.choose({ theme: 'dark' });
      expect(desk.settings().theme).toBe('dark');
    }
  });

  it('a setting changed while the account cannot be read is stored in the account later', async () => {
    const [account, clock] = [
      areaOf({ 'setting:theme': { at: 900, value: 'light' } }),
      { now: 1000 },
    ];
    const desk = browserOf(account, clock, { ...DEFAULTS, theme: 'light' });
    account.broken = true;
    await desk.choose({ theme: 'dark' });
    account.broken = false;
    await desk.following.settle();
    expect([desk.settings().theme, accountOf(account.items).theme?.value]).toEqual([
      'dark',
      'dark',
    ]);
  });

  it('a setting that does not fit into a full account storage is sent as soon as there is space', async () => {
    const [account, clock] = [areaOf(), { now: 1000 }];
    account.quota = 10;
    const desk = browserOf(account, clock);
    await desk.choose({ theme: 'dark' });
    expect([desk.settings().theme, account.items]).toEqual(['dark', {}]);
    account.quota = Infinity;
    await desk.following.settle();
    expect(accountOf(account.items).theme?.value).toBe('dark');
  });

  it(
    'a setting that is too large for the account storage is not sent to the account, and ' +
      'the other settings are sent',
    async () => {
      const [account, clock] = [areaOf(), { now: 1000 }];
      const desk = browserOf(account, clock);
      const keymap = Object.fromEntries(
        Array.from({ length: 200 }, (_, i) => [`action-${i}-${'x'.repeat(40)}`, 'alt+shift+k']),
      );
      await desk.choose({ keymap, theme: 'dark' });
      expect(Object.keys(account.items)).toEqual(['setting:theme']);
    },
  );

  it('if a page changes a setting while the account is being read, the setting keeps the page’s value', async () => {
    const clock = { now: 1000 };
    const account = areaOf({ 'setting:theme': { at: 900, value: 'dark' } }, () => 20);
    const desk = browserOf(account, clock);
    const settling = desk.following.settle();
    await later(10);
    await desk.local.set({ [SETTINGS_KEY]: { ...DEFAULTS, thickLines: true } });
    await settling;
    expect(desk.settings()).toEqual({ ...DEFAULTS, theme: 'dark', thickLines: true });
  });

  it.each([
    ['this browser’s own earlier value', 0],
    ['an earlier value of another browser', 500],
  ])(
    'a setting that a page has just changed is kept if %s arrives from the account',
    async (_, ago) => {
      const [account, clock] = [areaOf(), { now: 1000 }];
      const desk = browserOf(account, clock);
      await desk.choose({ theme: 'dark' });
      clock.now += ago;
      if (ago > 0) await account.set({ 'setting:theme': { at: clock.now, value: 'dark' } });
      const was = desk.local.items[SETTINGS_KEY];
      const now = { ...desk.settings(), theme: 'light' };
      await desk.local.set({ [SETTINGS_KEY]: now });
      clock.now += 500;
      // The account's notice comes before that of the page's change.
      await desk.following.changedThere();
      expect(desk.settings().theme).toBe('light');
      await desk.following.changedHere(was, now);
      await desk.following.settle();
      expect(desk.settings().theme).toBe('light');
      expect(accountOf(account.items).theme?.value).toBe('light');
    },
  );

  it('unreadable settings in the account, and settings with impossible dates, are ignored', () => {
    expect(
      accountOf({
        'setting:theme': { at: 5, value: 'pink' },
        'setting:language': 'it',
        'setting:keys': { at: -1, value: false },
        'setting:account': { at: 5, value: false },
        'setting:ruleset': { at: 9e15, value: 'sigil' },
        'setting:thickLines': { at: 7, value: true },
      }),
    ).toEqual({ thickLines: { at: 7, value: true } });
  });

  it('both browsers use the user’s last choice of a setting even if their clocks are wrong', async () => {
    const theme = fc.constantFrom('auto', 'dark', 'light');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1e14 }),
        fc.integer({ min: 0, max: 1e14 }),
        fc.array(fc.tuple(fc.boolean(), theme), { minLength: 1, maxLength: 6 }),
        async (one, two, choices) => {
          const account = areaOf();
          const [desk, laptop] = [one, two].map((now) => browserOf(account, { now }));
          for (const [atDesk, chosen] of choices) {
            const [here, there] = atDesk ? [desk!, laptop!] : [laptop!, desk!];
            await here.choose({ theme: chosen });
            await there.hears();
            await here.hears();
            expect([here.settings().theme, there.settings().theme]).toEqual([chosen, chosen]);
          }
        },
      ),
      { numRuns: boardsToTry(100) },
    );
  });

  it('two browsers that share settings through one account end with the same settings', () => {
    const value = fc.constantFrom('auto', 'dark', 'light');
    const side = fc.record({ theme: value, at: fc.constantFrom(0, 2, 3, 4) });
    fc.assert(
      fc.property(side, side, (a, b) => {
        const account: Record<string, unknown> = {};
        const sides = [a, b].map(({ theme, at }) => ({
          own: { ...DEFAULTS, theme } as typeof DEFAULTS,
          at: at === 0 ? {} : { theme: at },
        }));
        for (const one of [...sides, ...sides]) {
          const { take, give } = merged(one.own, one.at, accountOf(account));
          one.own = { ...one.own, ...take };
          for (const [field, dated] of Object.entries(give)) account[`setting:${field}`] = dated;
        }
        const last = sides[0]!;
        const { take } = merged(last.own, last.at, accountOf(account));
        const [one, two] = [{ ...last.own, ...take }.theme, sides[1]!.own.theme];
        expect(one).toBe(two);
        if (a.at !== b.at) expect(one).toBe((a.at > b.at ? a : b).theme);
      }),
    );
  });

  it('the setting that switches account settings on or off is not stored in the account', () =>
    expect(FOLLOWING).not.toContain('account'));
});
