/** The state of the active tab for the popup: a host's table, its permission, and our overlay. */
import * as z from 'zod/mini';
import { browser } from 'wxt/browser';
import { grantedPatterns } from './grants.ts';
import type { Host } from './host.ts';
import { offSites } from './sitesSwitchedOff.ts';
import { stateOf, type OverlayState } from './overlayMessages.ts';
import { matchesPattern, ownSites, siteOf, type Site } from './site.ts';

z.config({ jitless: true });

const table = z.object({
  host: z.string().check(z.maxLength(40)),
  version: z.nullable(z.string().check(z.maxLength(40))),
  system: z.nullable(z.string().check(z.maxLength(60))),
});
export type DetectedTable = Readonly<z.infer<typeof table>>;

/**
 * A page on a host's own site that is not a table: `part` for a detached sheet, otherwise any other
 * page.
 */
export interface Beside {
  readonly host: Host;
  readonly part: boolean;
}

export interface TabState {
  /** Site of the tab; null for pages of the browser itself, which no extension may read. */
  readonly site: Site | null;
  readonly tabId: number | null;
  readonly table: DetectedTable | null;
  /** The host of the table. */
  readonly host: Host | null;
  readonly beside: Beside | null;
  readonly granted: boolean;
  /** Has the user switched Quadretto off here? The browser's permission does not matter. */
  readonly off: boolean;
  /** The answer of our overlay in that tab; null if there is none. */
  readonly overlay: OverlayState | null;
}

async function ask(
  tabId: number,
  hosts: readonly Host[],
): Promise<Pick<TabState, 'table' | 'host'>> {
  for (const host of hosts) {
    const [answer] = await browser.scripting.executeScript({
      target: { tabId },
      world: 'MAIN',
      func: host.probe,
    });
    const parsed = table.safeParse(answer?.result);
    if (parsed.success) return { table: parsed.data, host };
  }
  return { table: null, host: null };
}

/** Is there a table in the tab that we may not read? */
export const isWanting = ({ table: there, granted, overlay }: TabState): boolean =>
  there !== null && !granted && overlay === null;

/**
 * Can this address be a table? On a host's own sites only its table pages can, elsewhere any table
 * path.
 */
export function mayStand(address: string, hosts: readonly Host[]): boolean {
  const beside = pageOnHostSite(address, hosts);
  const here = URL.canParse(address) ? new URL(address).origin : '';
  if (beside === null)
    return hosts.some(
      ({ sites, paths = ['/*'] }) =>
        sites.length === 0 && paths.some((path) => matchesPattern(here + path, address)),
    );
  return !beside.part && beside.host.sites.some((site) => matchesPattern(site, address));
}

/** The kind of a page on a host's own site that is not a table. */
export function pageOnHostSite(address: string, hosts: readonly Host[]): Beside | null {
  const pattern = siteOf(address)?.pattern;
  const host =
    pattern === undefined ? undefined : hosts.find((each) => ownSites([each]).includes(pattern));
  return host === undefined
    ? null
    : { host, part: (host.except ?? []).some((each) => matchesPattern(each, address)) };
}

/**
 * Reads the state of one tab, or of the active one in this window. Never rejects: an unreadable tab
 * has no table.
 */
export async function readTabState(hosts: readonly Host[], wanted?: number): Promise<TabState> {
  const tab =
    wanted === undefined
      ? (await browser.tabs.query({ active: true, currentWindow: true }))[0]
      : await browser.tabs.get(wanted).catch(() => undefined);
  const tabId = tab?.id ?? null;
  const site = siteOf(tab?.url);
  const nothing = {
    site,
    tabId,
    table: null,
    host: null,
    beside: null,
    granted: false,
    off: false,
    overlay: null,
  };
  if (tabId === null || site === null) return nothing;
  const [granted, off, overlay] = await Promise.all([
    grantedPatterns(),
    offSites(),
    stateOf(tabId),
  ]);
  const known = {
    ...nothing,
    granted: granted.includes(site.pattern),
    off: off.has(site.pattern),
    overlay,
  };
  try {
    const found = await ask(tabId, hosts);
    return {
      ...known,
      ...found,
      beside: found.table === null ? pageOnHostSite(tab?.url ?? '', hosts) : null,
    };
  } catch {
    return { ...known, beside: pageOnHostSite(tab?.url ?? '', hosts) };
  }
}
