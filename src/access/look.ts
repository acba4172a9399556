/** What the popup finds in the active tab. */
import * as z from 'zod/mini';
import { browser } from 'wxt/browser';
import { grantedPatterns } from './grants.ts';
import type { Host } from './host.ts';
import { inject, isInjected } from './scripts.ts';
import { siteOf, type Site } from './site.ts';

z.config({ jitless: true });

const table = z.object({
  host: z.string().check(z.maxLength(40)),
  version: z.nullable(z.string().check(z.maxLength(40))),
  system: z.nullable(z.string().check(z.maxLength(60))),
});
export type Table = Readonly<z.infer<typeof table>>;

export interface Look {
  /** Null for pages of the browser itself, which no extension may read. */
  readonly site: Site | null;
  readonly tabId: number | null;
  readonly table: Table | null;
  /** Which host the table is of. */
  readonly host: Host | null;
  readonly granted: boolean;
  /** The scripts came into this page for this time only. */
  readonly once: boolean;
}

async function ask(tabId: number, hosts: readonly Host[]): Promise<Pick<Look, 'table' | 'host'>> {
  for (const host of hosts) {
    const [answer] = await browser.scripting.executeScript({ target: { tabId }, world: 'MAIN', func: host.probe });
    const parsed = table.safeParse(answer?.result);
    if (parsed.success) return { table: parsed.data, host };
  }
  return { table: null, host: null };
}

/** Does a table stand there that we may not read? */
export const isWanting = ({ table, granted, once }: Look): boolean => table !== null && !granted && !once;

/** Looks at one tab, or at the active one of this window. Never rejects: what cannot be read is no table. */
export async function look(hosts: readonly Host[], wanted?: number): Promise<Look> {
  const tab = wanted === undefined
    ? (await browser.tabs.query({ active: true, currentWindow: true }))[0]
    : await browser.tabs.get(wanted).catch(() => undefined);
  const tabId = tab?.id ?? null;
  const site = siteOf(tab?.url);
  if (tabId === null || site === null) return { site, tabId, table: null, host: null, granted: false, once: false };
  const granted = (await grantedPatterns()).includes(site.pattern);
  try {
    return { site, tabId, granted, ...await ask(tabId, hosts), once: await isInjected(tabId) };
  } catch {
    return { site, tabId, granted, table: null, host: null, once: false };
  }
}

/** Starts Quadretto in the open tables of these sites, which were loaded before the permission came. */
export async function startInOpenTabs(patterns: readonly string[], hosts: readonly Host[]): Promise<void> {
  if (patterns.length === 0) return;
  for (const tab of await browser.tabs.query({ url: [...patterns] })) {
    if (tab.id === undefined) continue;
    try {
      const { host } = await ask(tab.id, hosts);
      if (host !== null) await inject(tab.id, host);
    } catch (error) {
      console.warn('Quadretto: could not start in an open tab', error);
    }
  }
}
