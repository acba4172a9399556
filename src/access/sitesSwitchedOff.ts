/**
 * Sites where the user switched Quadretto off although the browser permits it: Chrome does not
 * revoke a permission that the manifest asks for. Kept in local storage; an unreadable list is
 * copied aside before it is overwritten.
 */
import * as z from 'zod/mini';
import { browser } from 'wxt/browser';

z.config({ jitless: true });

export const SITES_OFF_KEY = 'sites-off';
export const SITES_OFF_SET_ASIDE = 'sites-off-set-aside';

const schema = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(10_000));

/**
 * Match patterns of these sites (`Site.pattern`). Never rejects: an unreadable list switches
 * nothing off.
 */
export async function offSites(): Promise<ReadonlySet<string>> {
  try {
    return new Set(
      schema.safeParse((await browser.storage.local.get(SITES_OFF_KEY))[SITES_OFF_KEY]).data ?? [],
    );
  } catch {
    return new Set();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Switches a site off or on; simultaneous changes follow each other. Rejects when the storage is
 * full.
 */
export function switchSite(pattern: string, on: boolean): Promise<void> {
  const switching = last.then(async () => {
    const area = browser.storage.local;
    const stored = (await area.get(SITES_OFF_KEY))[SITES_OFF_KEY];
    const known = stored === undefined ? [] : schema.safeParse(stored).data;
    if (known === undefined) await area.set({ [SITES_OFF_SET_ASIDE]: stored });
    const others = (known ?? []).filter((each) => each !== pattern);
    if (on && known !== undefined && others.length === known.length) return;
    await area.set({ [SITES_OFF_KEY]: on ? others : [...others, pattern] });
  });
  last = switching.catch(() => undefined);
  return switching;
}
