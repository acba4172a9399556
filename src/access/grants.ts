/** Which sites the user granted, and the content scripts registered for them: the second always follows the first. */
import { browser } from 'wxt/browser';
import type { Host } from './host.ts';
import { overlayScript, pageScript } from './scripts.ts';
import { namesOneHost, siteOf } from './site.ts';

/** Patterns of the granted sites, sorted; grants that name no single host are left out. */
export async function grantedPatterns(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.filter(namesOneHost).sort();
}

/** Whose page stands where: the pages of hosts that have sites of their own, and everything else that was granted. */
function pagesOf(host: Host, hosts: readonly Host[], granted: readonly string[]): string[] {
  const originOf = (pattern: string): string => siteOf(pattern)?.pattern ?? '';
  if (host.sites.length > 0) return host.sites.filter((site) => granted.includes(originOf(site)));
  const taken = new Set(hosts.flatMap(({ sites }) => sites.map(originOf)));
  return granted.filter((pattern) => !taken.has(pattern));
}

type Script = Parameters<typeof browser.scripting.registerContentScripts>[0][number];

async function register(hosts: readonly Host[]): Promise<void> {
  const granted = await grantedPatterns();
  const known = await browser.scripting.getRegisteredContentScripts();
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: known.map((script) => script.id) });
  const scripts = hosts.flatMap((host): Script[] => {
    const matches = pagesOf(host, hosts, granted);
    if (matches.length === 0) return [];
    const where = { matches, runAt: 'document_idle', ...(host.except !== undefined && { excludeMatches: [...host.except] }) } as const;
    return [
      { id: `${host.id}-page`, js: [pageScript(host)], world: 'MAIN', ...where },
      { id: `${host.id}-overlay`, js: [overlayScript(host)], world: 'ISOLATED', ...where },
    ];
  });
  if (scripts.length > 0) await browser.scripting.registerContentScripts(scripts);
}

let last: Promise<void> = Promise.resolve();

/** Makes the registered scripts those of the granted sites. Calls made at once wait for each other. */
export function syncScripts(hosts: readonly Host[]): Promise<void> {
  const syncing = last.then(() => register(hosts));
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
