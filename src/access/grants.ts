/** Keeps the content scripts registered for exactly the sites that the user granted. */
import { browser } from 'wxt/browser';
import type { Host } from './host.ts';
import { offSites, switchSite } from './sitesSwitchedOff.ts';
import { injectScripts } from './overlayMessages.ts';
import { overlayScript, pageScript } from './scripts.ts';
import { matchesPattern, namesOneHost, ownSites, siteOf } from './site.ts';

/** Match patterns of the granted sites, sorted; grants for more than one host are left out. */
export async function grantedPatterns(): Promise<string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  return origins.filter(namesOneHost).sort();
}

/** Match patterns of the granted sites where Quadretto is not switched off. */
export async function activePatterns(): Promise<string[]> {
  const [granted, off] = await Promise.all([grantedPatterns(), offSites()]);
  return granted.filter((pattern) => !off.has(pattern));
}

const originOf = (pattern: string): string => siteOf(pattern)?.pattern ?? '';

/**
 * Match patterns of the pages where a host runs: its own sites. If the host may run at any address,
 * its paths on all active sites that belong to no other host.
 */
export function pagesOf(host: Host, hosts: readonly Host[], active: readonly string[]): string[] {
  if (host.sites.length > 0) return host.sites.filter((site) => active.includes(originOf(site)));
  const taken = ownSites(hosts);
  return active
    .filter((pattern) => !taken.includes(pattern))
    .flatMap((pattern) =>
      (host.paths ?? ['/*']).map((path) => pattern.replace(/\/\*$/, () => path)),
    );
}

type Script = Parameters<typeof browser.scripting.registerContentScripts>[0][number];

/** The sites that gained or lost their scripts. */
export interface GrantChange {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

async function register(hosts: readonly Host[]): Promise<GrantChange> {
  const active = await activePatterns();
  const known = await browser.scripting.getRegisteredContentScripts();
  if (known.length > 0)
    await browser.scripting.unregisterContentScripts({ ids: known.map((script) => script.id) });
  const now = new Set<string>();
  for (const host of hosts) {
    const pages = pagesOf(host, hosts, active);
    if (pages.length === 0) continue;
    const where = {
      matches: pages,
      runAt: 'document_idle',
      ...(host.except !== undefined && { excludeMatches: [...host.except] }),
    } as const;
    const scripts: Script[] = [
      { id: `${host.id}-page`, js: [pageScript(host)], world: 'MAIN', ...where },
      { id: `${host.id}-overlay`, js: [overlayScript(host)], world: 'ISOLATED', ...where },
    ];
    try {
      await browser.scripting.registerContentScripts(scripts);
      for (const page of pages) now.add(originOf(page));
    } catch (error) {
      // Continue with the registrations of the other hosts.
      console.error(`Quadretto: the scripts of ${host.name} could not be registered.`, error);
    }
  }
  const before = new Set(known.flatMap((script) => script.matches ?? []).map(originOf));
  return {
    gained: [...now].filter((site) => !before.has(site)),
    lost: [...before].filter((site) => !now.has(site)),
  };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Starts Quadretto in pages of these sites that are already open. The page's address decides, as
 * for the registered scripts: a table that is still loading cannot be recognized yet.
 * @param sites match patterns of whole sites
 */
export async function startInOpenPages(
  sites: readonly string[],
  hosts: readonly Host[],
): Promise<void> {
  for (const host of hosts) {
    const pages = pagesOf(host, hosts, sites);
    if (pages.length === 0) continue;
    for (const { id, url = '' } of await browser.tabs.query({ url: pages })) {
      if (id === undefined || (host.except ?? []).some((each) => matchesPattern(each, url)))
        continue;
      try {
        await injectScripts(id, host);
      } catch (error) {
        console.warn('Quadretto: could not start in an open tab', error);
      }
    }
  }
}

/** Registers the scripts for the active sites. Simultaneous calls wait for each other. */
export function syncScripts(hosts: readonly Host[]): Promise<GrantChange> {
  const syncing = last.then(() => register(hosts));
  last = syncing.catch(() => undefined);
  return syncing;
}

/**
 * Asks the browser for permission for a site, and switches the site on. Call it directly in the
 * handler of the user's click: browsers refuse the request elsewhere.
 */
export async function requestSite(pattern: string): Promise<boolean> {
  const given = await browser.permissions.request({ origins: [pattern] });
  if (given) await switchSite(pattern, true);
  return given;
}

/** Gives a site's permission back; false when the browser keeps it. */
export async function forgetSite(pattern: string): Promise<boolean> {
  try {
    const gone = await browser.permissions.remove({ origins: [pattern] });
    if (gone) await switchSite(pattern, true);
    return gone;
  } catch {
    return false;
  }
}
