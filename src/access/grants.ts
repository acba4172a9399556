/** Which sites the user granted, and the content scripts registered for them: the second always follows the first. */
import { browser } from 'wxt/browser';
import { namesOneHost } from './site.ts';
import { OVERLAY_SCRIPT, PAGE_SCRIPT } from './scripts.ts';

const IDS = { page: 'page', overlay: 'overlay' } as const;

/** Patterns of the granted sites, sorted; grants that name no single host are left out. */
export async function grantedPatterns(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.filter(namesOneHost).sort();
}

async function register(): Promise<void> {
  const matches = await grantedPatterns();
  const known = await browser.scripting.getRegisteredContentScripts({ ids: Object.values(IDS) });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: known.map((script) => script.id) });
  if (matches.length === 0) return;
  await browser.scripting.registerContentScripts([
    { id: IDS.page, js: [PAGE_SCRIPT], matches, runAt: 'document_idle', world: 'MAIN' },
    { id: IDS.overlay, js: [OVERLAY_SCRIPT], matches, runAt: 'document_idle', world: 'ISOLATED' },
  ]);
}

let last: Promise<void> = Promise.resolve();

/** Makes the registered scripts those of the granted sites. Calls made at once wait for each other. */
export function syncScripts(): Promise<void> {
  const syncing = last.then(register);
  last = syncing.catch(() => undefined);
  return syncing;
}

/** Asks the browser for a site; must be called straight from the user's click. */
export const requestSite = (pattern: string): Promise<boolean> => browser.permissions.request({ origins: [pattern] });

/** Takes a site's permission back; false when the browser keeps it. */
export async function forgetSite(pattern: string): Promise<boolean> {
  try {
    return await browser.permissions.remove({ origins: [pattern] });
  } catch {
    return false;
  }
}
