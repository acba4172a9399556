/** The user's settings: parsing, changes from other pages, and storage that does not answer. */
import { describe, expect, it, vi } from 'vitest';
import {
  DEFAULTS,
  SETTINGS_KEY,
  loadSettings,
  parseSettings,
  saveSettings,
  SETTINGS_SET_ASIDE,
  watchSettings,
  type Settings,
} from '../../src/settings/settings.ts';
import { areaOf, settle } from '../settings/area.ts';

describe('the user’s settings', () => {
  it('the user’s settings are the defaults if nothing is stored', async () => {
    expect(await loadSettings(areaOf())).toEqual({ settings: DEFAULTS });
    expect(DEFAULTS).toEqual({
      language: 'auto',
      theme: 'auto',
      lengths: 'auto',
      thickLines: false,
      shapesOnly: false,
      scale: 100,
      compact: false,
      keys: true,
      keymap: {},
      ruleset: null,
      readings: {},
      account: true,
    });
  });

  it('missing settings get their defaults, and unknown settings are dropped', () => {
    expect(parseSettings({ theme: 'dark', orchestra: true })).toEqual({
      settings: { ...DEFAULTS, theme: 'dark' },
    });
  });

  it.each([
    ['have a wrong value', { theme: 'pink' }, 'theme'],
    ['have a value of a wrong type', { thickLines: 'yes' }, 'thickLines'],
    ['are a text', 'dark', SETTINGS_KEY],
    ['are null', null, SETTINGS_KEY],
    ['are a list', [], SETTINGS_KEY],
    ['have a ruleset id of 101 characters', { ruleset: 'x'.repeat(101) }, 'ruleset'],
  ])(
    'if the stored settings %s, a copy of them is kept, and the default settings are used',
    async (_what, stored, named) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const area = areaOf({ [SETTINGS_KEY]: stored });
      const { settings, problem } = await loadSettings(area);
      expect(settings).toEqual(DEFAULTS);
      expect(problem?.startsWith(`${named}: `)).toBe(true);
      expect(area.items[SETTINGS_SET_ASIDE]).toEqual(stored);
      expect(warned).toHaveBeenCalledOnce();
      expect(await loadSettings(area)).toEqual({ settings: DEFAULTS });
    },
  );

  it('if the storage fails, the default settings are used, and the reason for the failure is given', async () => {
    const area = {
      get: () => Promise.reject(new Error('disk on fire')),
      set: () => Promise.reject(new Error('full')),
      swap: () => Promise.reject(new Error('full')),
    };
    expect(await loadSettings(area)).toEqual({ settings: DEFAULTS, problem: 'disk on fire' });
    await expect(saveSettings({ theme: 'dark' }, area)).rejects.toThrow('full');
  });

  it('several settings saved at once are all stored, even after a failed save', async () => {
    const area = areaOf();
    await expect(saveSettings({ theme: 'pink' } as never, area)).rejects.toThrow();
    await Promise.all([
      saveSettings({ theme: 'light' }, area),
      saveSettings({ language: 'it' }, area),
      saveSettings({ keys: false }, area),
    ]);
    expect(area.items[SETTINGS_KEY]).toEqual({
      ...DEFAULTS,
      theme: 'light',
      language: 'it',
      keys: false,
    });
  });

  it('settings are saved with a single message, so that saving succeeds even if the page closes', async () => {
    const area = areaOf({ [SETTINGS_KEY]: { ...DEFAULTS, theme: 'dark' } });
    await loadSettings(area);
    const calls: string[] = [];
    const closing = {
      get: () => Promise.reject(new Error('the page is closed')),
      set: () => Promise.reject(new Error('the page is closed')),
      swap: (key: string, was: unknown, now: unknown) => {
        calls.push(key);
        return area.swap(key, was, now);
      },
    };
    await saveSettings({ language: 'it' }, closing);
    expect(calls).toEqual([SETTINGS_KEY]);
    expect(area.items[SETTINGS_KEY]).toEqual({ ...DEFAULTS, theme: 'dark', language: 'it' });
  });

  it('corrupt settings stay in the storage if there is no room for a copy', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = areaOf({ [SETTINGS_KEY]: 'x'.repeat(100) });
    area.quota = 150;
    await expect(saveSettings({ theme: 'dark' }, area)).rejects.toThrow();
    expect(area.items).toEqual({ [SETTINGS_KEY]: 'x'.repeat(100) });
    expect(warned).toHaveBeenCalled();
  });

  it('a changed setting keeps its new value even if an earlier change is reported late', async () => {
    const told: Settings[] = [];
    const area = areaOf();
    watchSettings(
      (now) => {
        told.push(now);
      },
      new AbortController().signal,
      area,
    );
    await Promise.all([
      saveSettings({ language: 'it' }, area),
      saveSettings({ theme: 'light' }, area),
    ]);
    await settle();
    expect(told.length).toBeGreaterThan(0);
    for (const each of told) expect(each).toEqual({ ...DEFAULTS, language: 'it', theme: 'light' });
    // A change by another page is reported as it is.
    await area.set({ [SETTINGS_KEY]: { ...DEFAULTS, theme: 'dark' } });
    await settle();
    expect(told.at(-1)).toEqual({ ...DEFAULTS, theme: 'dark' });
    // If the storage fails, the settings keep their values.
    area.broken = true;
    for (const each of area.heard) each({ [SETTINGS_KEY]: true });
    await settle();
    expect(told.at(-1)).toEqual({ ...DEFAULTS, theme: 'dark' });
  });
});
