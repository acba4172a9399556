/**
 * The background script keeps the content scripts registered for the granted sites, answers their
 * messages, and updates the toolbar icon.
 */
import { browser, type Browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { hosts } from '../adapters/index.ts';
import { activePatterns, startInOpenPages, syncScripts } from '../src/access/grants.ts';
import { mayStand } from '../src/access/tabState.ts';
import { SITES_OFF_KEY as OFF } from '../src/access/sitesSwitchedOff.ts';
import { leaveSites, runPanels } from '../src/access/overlayMessages.ts';
import { JUDGE, LOAD_PANELS, OPEN_OPTIONS, OVERLAY_LOST, WORDS } from '../src/access/scripts.ts';
import { siteOf } from '../src/access/site.ts';
import { logWaits, showActive, showLost, waitingIn } from '../src/access/toolbar.ts';
import { replyTo } from '../src/judge/backgroundJudge.ts';
import { createQueue } from '../src/judge/queue.ts';
import { rulesets } from '../src/rules/index.ts';
import {
  asksStorage,
  keepToOwnPages,
  storageReplies,
  tellChanged,
} from '../src/settings/backgroundStorage.ts';
import { swapper } from '../src/settings/compareAndSet.ts';
import { followAccount, GATHER_MS } from '../src/settings/followAccount.ts';
import { SETTINGS_KEY as SETTINGS } from '../src/settings/settings.ts';
import { ANSWER_TIMEOUT_MS } from '../src/state/asks.ts';
import { catalogueOf } from '../src/text/bundled.ts';
import { inLanguage, type Catalogue } from '../src/text/catalogue.ts';
import { LOCALES, type Locale } from '../src/text/locale.ts';

/**
 * Type of the event `onMessage`. Its listeners may answer with a promise (webextension-polyfill),
 * which WXT's types do not allow.
 */
interface Answered {
  addListener(
    listener: (
      message: unknown,
      sender: Browser.runtime.MessageSender,
    ) => Promise<unknown> | undefined,
  ): void;
}

const complain = (error: unknown): void => console.error('Quadretto:', error);

const asksJudge = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === JUDGE;

/**
 * Registers the content scripts for the sites that are allowed now, and starts or ends Quadretto in
 * open tabs.
 */
async function follow(): Promise<void> {
  const { gained, lost } = await syncScripts(hosts);
  await leaveSites(lost);
  await startInOpenPages(gained, hosts);
}

/**
 * Restarts Quadretto in every open table after an update, because scripts of the old version have
 * lost their connection to the extension.
 */
async function beginAnew(): Promise<void> {
  await follow();
  await startInOpenPages(await activePatterns(), hosts);
}

const follows = (): void => {
  follow().catch(complain);
};

/**
 * Updates the toolbar button of a tab. The background knows the tab's address only on granted
 * sites. On other sites only the popup knows it, when the user opens the popup.
 */
async function showToolbar(tabId: number, address: string | undefined): Promise<void> {
  const site = siteOf(address);
  if (address === undefined || site === null || !mayStand(address, hosts)) return;
  if ((await activePatterns()).includes(site.pattern)) await showActive(tabId);
}

/** For each ruleset that has terms and messages of its own: these texts in one language. */
const ownWordsIn = (language: Locale): Catalogue['own'] =>
  Object.fromEntries(
    rulesets.flatMap(({ id, words }) =>
      words === undefined ? [] : [[id, inLanguage(words, language)]],
    ),
  );

export default defineBackground(() => {
  const judged = createQueue({
    reply: replyTo,
    later: (work) => {
      setTimeout(work);
    },
    now: () => performance.now(),
    patience: ANSWER_TIMEOUT_MS,
  });
  const { local, sync } = browser.storage;
  const swap = swapper(local);
  const storageReply = storageReplies(local, swap);
  let gathered: ReturnType<typeof setTimeout> | undefined;
  const following = followAccount({
    local: { get: (keys) => local.get(keys), set: (items) => local.set(items), swap },
    account: sync,
    now: Date.now,
    later(work) {
      clearTimeout(gathered);
      gathered = setTimeout(work, GATHER_MS);
    },
  });
  void following.settle();
  sync?.onChanged.addListener(() => void following.changedThere());
  browser.permissions.onAdded.addListener(follows);
  browser.permissions.onRemoved.addListener(follows);
  keepToOwnPages().catch(complain);
  local.onChanged.addListener((changes) => {
    if (OFF in changes) follows();
    const settings = changes[SETTINGS];
    if (settings !== undefined) void following.changedHere(settings.oldValue, settings.newValue);
    tellChanged(Object.keys(changes)).catch(complain);
  });
  browser.runtime.onStartup.addListener(follows);
  browser.runtime.onInstalled.addListener(({ reason }) => {
    beginAnew().catch(complain);
    if (reason === 'install') browser.tabs.create({ url: '/welcome.html' }).catch(complain);
  });
  // No promise here may reject, because content scripts have no polyfill that would pass on a
  // rejection.
  const { onMessage }: { readonly onMessage: Answered } = browser.runtime;
  onMessage.addListener((message, sender) => {
    // Only parts of this extension may send messages.
    if (sender.id !== browser.runtime.id) return undefined;
    if (asksJudge(message))
      return new Promise((answer) => judged.ask(sender.tab?.id ?? -1, message, answer));
    if (asksStorage(message)) return storageReply(message, sender.url);
    const language = LOCALES.find((l) => message === WORDS + l);
    if (language !== undefined)
      return Promise.resolve({ ...catalogueOf(language), own: ownWordsIn(language) });
    if (message === LOAD_PANELS) return runPanels(sender);
    if (message === OPEN_OPTIONS) browser.runtime.openOptionsPage().catch(complain);
    if (message === OVERLAY_LOST && sender.tab?.id !== undefined)
      showLost(sender.tab.id).catch(complain);
    const waiting = waitingIn(message);
    if (waiting !== null && sender.tab?.id !== undefined)
      logWaits(sender.tab.id, waiting).catch(complain);
    return undefined;
  });
  browser.tabs.onUpdated.addListener((tabId, change, tab) => {
    if (change.status === 'complete') showToolbar(tabId, tab.url).catch(complain);
  });
});
