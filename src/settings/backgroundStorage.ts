/**
 * The background's storage service for content scripts. A content script can reach the settings,
 * the stores shared by all tables, and the data of its own site, but not other sites' data. Only
 * the background carries out edits that several pages make (compareAndSet.ts).
 */
import { browser } from 'wxt/browser';
import type { StorageArea } from './localArea.ts';
import { ASIDE, KEPT } from './durableStore.ts';
import { SETTINGS_KEY as SETTINGS, SETTINGS_SET_ASIDE } from './settings.ts';
import { request, type Changed, type StorageReply } from './storageMessages.ts';
import { swapper } from './compareAndSet.ts';

/**
 * Stores shared by all tables: corrections by campaign, policies by game, choices by map, storage
 * size by fight.
 */
const BOOKS = ['corrections', 'policies', 'maps', 'fights'];
/** Key prefixes of data stored for one site, such as `paint:HOST/…`. */
const OF_SITES = ['paint', 'degrees', 'fight', 'fightpage'];
/** Key prefixes of fights. A tab that needs room may delete the oldest fight of any site. */
const FIGHTS = ['fight', 'fightpage'];

/**
 * The key without its `KEPT` or `ASIDE` prefix, and without the final number of a set-aside copy;
 * null if it has neither prefix.
 */
function keptName(key: string): string | null {
  if (key.startsWith(KEPT)) return key.slice(KEPT.length);
  return key.startsWith(ASIDE) ? key.slice(ASIDE.length).replace(/:\d+$/, '') : null;
}

/** May a content script on this host (with its port) read and write the key? */
export function isOpenTo(key: string, host: string): boolean {
  if (
    key === SETTINGS ||
    key === SETTINGS_SET_ASIDE ||
    key === `table:${host}` ||
    key.startsWith(`panel:${host}:`)
  )
    return true;
  const name = keptName(key);
  return (
    name !== null &&
    (BOOKS.includes(name) || OF_SITES.some((kind) => name.startsWith(`${kind}:${host}/`)))
  );
}

const isFight = (key: string): boolean =>
  key.startsWith(KEPT) && FIGHTS.some((kind) => key.startsWith(`${KEPT}${kind}:`));

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

/** Does this message from a content script ask for storage? */
export const asksStorage = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'storage';

/**
 * Does the asking page belong to the extension, judging by its address? Such pages may use every
 * key.
 */
const isOwnPage = (address: string | undefined): boolean =>
  address?.startsWith(browser.runtime.getURL('')) === true;

/**
 * Answers storage requests for one storage area. `swap`: use one for each storage area, so that its
 * writes are made one after the other.
 */
export function storageReplies(
  area: Pick<StorageArea, 'get' | 'set' | 'remove'>,
  swap: StorageArea['swap'] = swapper(area),
) {
  /**
   * Never rejects.
   * @param address of the page that asks, as reported by the browser
   */
  return async (message: unknown, address: string | undefined): Promise<StorageReply> => {
    const asked = request.safeParse(message).data;
    const host = hostOf(address);
    if (asked === undefined || host === null) return { failed: 'not a question about the storage' };
    const { get = [], set = {}, remove = [] } = asked;
    const isOpen = (key: string): boolean => isOwnPage(address) || isOpenTo(key, host);
    const foreign =
      [...get, ...Object.keys(set), ...(asked.swap ? [asked.swap.key] : [])].find(
        (key) => !isOpen(key),
      ) ?? remove.find((key) => !isOpen(key) && !isFight(key));
    if (foreign !== undefined)
      return { failed: `${foreign.slice(0, 100)} is not kept for ${host}` };
    try {
      if (remove.length > 0) await area.remove(remove);
      if (Object.keys(set).length > 0) await area.set(set);
      if (asked.swap) {
        const { key, was, now } = asked.swap;
        const swapped = await swap(key, was, now);
        return swapped.done
          ? { swapped: true }
          : { swapped: false, items: swapped.found === undefined ? {} : { [key]: swapped.found } };
      }
      return { items: get.length > 0 ? await area.get(get) : {} };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Tells the content scripts of every tab on a granted site which of their keys have changed. */
export async function tellChanged(keys: readonly string[]): Promise<void> {
  await Promise.all(
    (await browser.tabs.query({})).map(async ({ id, url }) => {
      const host = hostOf(url);
      const known = host === null ? [] : keys.filter((key) => isOpenTo(key, host));
      if (id === undefined || known.length === 0) return;
      const message: Changed = { type: 'storage-changed', keys: known };
      // Most tabs have no listener, so sending fails there.
      await browser.tabs.sendMessage(id, message).catch(() => undefined);
    }),
  );
}

/**
 * Bars content scripts from direct access to the storage, in browsers that allow it (Chrome): they
 * must ask the background.
 */
export async function keepToOwnPages(): Promise<void> {
  for (const area of [browser.storage.local, browser.storage.sync])
    if ('setAccessLevel' in area) await area.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}
