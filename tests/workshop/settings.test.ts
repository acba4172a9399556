import { describe, expect, it, vi } from 'vitest';
import { DEFAULTS, KEY, loadSettings, parseSettings, saveSettings, SET_ASIDE, watchSettings, type Area, type Settings } from '../../src/settings/settings.ts';

/** A storage area that copies what it is given, as browsers do. */
function areaOf(items: Record<string, unknown> = {}): Area & { items: Record<string, unknown> } {
  return {
    items,
    get: (key) => Promise.resolve(Object.hasOwn(items, key) ? { [key]: structuredClone(items[key]) } : {}),
    set: (more) => {
      Object.assign(items, structuredClone(more));
      return Promise.resolve();
    },
  };
}

describe('settings', () => {
  it('are the defaults where nothing was stored', async () => {
    expect(await loadSettings(areaOf())).toEqual({ settings: DEFAULTS });
    expect(DEFAULTS).toEqual({ language: 'auto', theme: 'auto', thickLines: false, shapesOnly: false, keys: true, ruleset: null, readings: {} });
  });

  it('fill in what an older version did not store, and leave out what a newer one did', () => {
    expect(parseSettings({ theme: 'dark', orchestra: true })).toEqual({ settings: { ...DEFAULTS, theme: 'dark' } });
  });

  it.each([
    ['a wrong value', { theme: 'pink' }, 'theme'], ['a wrong type', { thickLines: 'yes' }, 'thickLines'],
    ['text', 'dark', KEY], ['null', null, KEY], ['a list', [], KEY], ['an endless id', { ruleset: 'x'.repeat(101) }, 'ruleset'],
  ])('are set aside, not lost, when the store holds %s', async (_what, stored, named) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const area = areaOf({ [KEY]: stored });
    const { settings, problem } = await loadSettings(area);
    expect(settings).toEqual(DEFAULTS);
    expect(problem?.startsWith(`${named}: `)).toBe(true);
    expect(area.items[SET_ASIDE]).toEqual(stored);
    expect(warned).toHaveBeenCalledOnce();
    expect(await loadSettings(area)).toEqual({ settings: DEFAULTS });
  });

  it('are the defaults, with the reason, when the storage fails', async () => {
    const area: Area = { get: () => Promise.reject(new Error('disk on fire')), set: () => Promise.reject(new Error('full')) };
    expect(await loadSettings(area)).toEqual({ settings: DEFAULTS, problem: 'disk on fire' });
    await expect(saveSettings({ theme: 'dark' }, area)).rejects.toThrow('full');
  });

  it('keep every change of several made at once, also after one that failed', async () => {
    const area = areaOf();
    await expect(saveSettings({ theme: 'pink' } as never, area)).rejects.toThrow();
    await Promise.all([saveSettings({ theme: 'light' }, area), saveSettings({ language: 'it' }, area), saveSettings({ keys: false }, area)]);
    expect(area.items[KEY]).toEqual({ ...DEFAULTS, theme: 'light', language: 'it', keys: false });
  });

  it('told of by an earlier change take back none that was made here since', async () => {
    const told: Settings[] = [];
    const heard = new Set<(changes: Record<string, unknown>) => void>();
    const area = areaOf();
    const set = area.set.bind(area);
    // As a browser does: whoever listens hears of it before the next can be written.
    area.set = async (items) => {
      await set(items);
      for (const each of heard) each({ [KEY]: { newValue: items[KEY] } });
    };
    watchSettings((now) => { told.push(now); }, new AbortController().signal, { onChanged: { addListener: (each) => { heard.add(each); }, removeListener: (each) => { heard.delete(each); } } });
    await Promise.all([saveSettings({ language: 'it' }, area), saveSettings({ theme: 'light' }, area)]);
    expect(told).toEqual([{ ...DEFAULTS, language: 'it', theme: 'light' }, { ...DEFAULTS, language: 'it', theme: 'light' }]);
    // What another page changes is told as it is.
    for (const each of heard) each({ [KEY]: { newValue: { ...DEFAULTS, theme: 'dark' } } });
    expect(told.at(-1)).toEqual({ ...DEFAULTS, theme: 'dark' });
  });
});
