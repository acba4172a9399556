/** Keeps the content scripts registered for the granted sites, and the toolbar's icon true. */
import { browser, type Browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { hosts } from '../adapters/index.ts';
import { grantedPatterns, syncScripts } from '../src/access/grants.ts';
import { startInOpenTabs } from '../src/access/look.ts';
import { OPEN_OPTIONS, WORDS } from '../src/access/scripts.ts';
import { namesOneHost, siteOf } from '../src/access/site.ts';
import { logWaits, onDuty, waitingIn } from '../src/access/toolbar.ts';
import { catalogueOf } from '../src/text/bundled.ts';
import { LOCALES } from '../src/text/locale.ts';

const complain = (error: unknown): void => console.error('Quadretto:', error);

async function granted({ origins = [] }: Browser.permissions.Permissions): Promise<void> {
  await syncScripts(hosts);
  await startInOpenTabs(origins.filter(namesOneHost), hosts);
}

/** The tab's address is only told to us on sites that were granted: on others the popup alone can look, and asks. */
async function showToolbar(tabId: number, address: string | undefined): Promise<void> {
  const site = siteOf(address);
  if (site !== null && (await grantedPatterns()).includes(site.pattern)) await onDuty(tabId);
}

export default defineBackground(() => {
  browser.permissions.onAdded.addListener((added) => { granted(added).catch(complain); });
  browser.permissions.onRemoved.addListener(() => { syncScripts(hosts).catch(complain); });
  browser.runtime.onStartup.addListener(() => { syncScripts(hosts).catch(complain); });
  browser.runtime.onInstalled.addListener(({ reason }) => {
    syncScripts(hosts).catch(complain);
    if (reason === 'install') browser.tabs.create({ url: '/welcome.html' }).catch(complain);
  });
  browser.runtime.onMessage.addListener((message: unknown, sender, answer) => {
    if (message === OPEN_OPTIONS) browser.runtime.openOptionsPage().catch(complain);
    const language = LOCALES.find((l) => message === WORDS + l);
    if (language !== undefined) answer(catalogueOf(language));
    const waiting = waitingIn(message);
    if (waiting !== null && sender.tab?.id !== undefined) logWaits(sender.tab.id, waiting).catch(complain);
  });
  browser.tabs.onUpdated.addListener((tabId, change, tab) => {
    if (change.status === 'complete') showToolbar(tabId, tab.url).catch(complain);
  });
});
