/** What the popup finds in the active tab. */
import * as z from 'zod/mini';
import { browser } from 'wxt/browser';
import { grantedPatterns } from './grants.ts';
import { inject, isInjected } from './scripts.ts';
import { siteOf, type Site } from './site.ts';

z.config({ jitless: true });

/** A host's probe: runs in the page's world, so it must stand alone; answers in the form of `table`, or null. */
export type Probe = () => unknown;

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
  readonly granted: boolean;
  /** The scripts came into this page for this time only. */
  readonly once: boolean;
}

async function ask(tabId: number, probes: readonly Probe[]): Promise<Table | null> {
  for (const func of probes) {
    const [answer] = await browser.scripting.executeScript({ target: { tabId }, world: 'MAIN', func });
    const parsed = table.safeParse(answer?.result);
    if (parsed.success) return parsed.data;
  }
  return null;
}

/** Does a table stand there that we may not read? */
export const isWanting = ({ table, granted, once }: Look): boolean => table !== null && !granted && !once;

/** Looks at one tab, or at the active one of this window. Never rejects: what cannot be read is no table. */
export async function look(probes: readonly Probe[], wanted?: number): Promise<Look> {
  const tab = wanted === undefined
    ? (await browser.tabs.query({ active: true, currentWindow: true }))[0]
    : await browser.tabs.get(wanted).catch(() => undefined);
  const tabId = tab?.id ?? null;
  const site = siteOf(tab?.url);
  if (tabId === null || site === null) return { site, tabId, table: null, granted: false, once: false };
  const granted = (await grantedPatterns()).includes(site.pattern);
  try {
    return { site, tabId, granted, table: await ask(tabId, probes), once: await isInjected(tabId) };
  } catch {
    return { site, tabId, granted, table: null, once: false };
  }
}

/** Starts Quadretto in the open tables of these sites, which were loaded before the permission came. */
export async function startInOpenTabs(patterns: readonly string[], probes: readonly Probe[]): Promise<void> {
  if (patterns.length === 0) return;
  for (const tab of await browser.tabs.query({ url: [...patterns] })) {
    if (tab.id === undefined) continue;
    try {
      if (await ask(tab.id, probes) !== null) await inject(tab.id);
    } catch (error) {
      console.warn('Quadretto: could not start in an open tab', error);
    }
  }
}
