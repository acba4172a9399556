/** The two scripts that make a page a judged table, and how they come into a page that is already open. */
import { browser } from 'wxt/browser';
import { onDuty } from './toolbar.ts';

/** Page world: reads the host. */
export const PAGE_SCRIPT = 'foundry-page.js';
/** Content script: judges and draws. */
export const OVERLAY_SCRIPT = 'content-scripts/overlay.js';

/** What a content script says to the background to open the options: it may not do so itself. */
export const OPEN_OPTIONS = 'open-options';

/** What it asks the background for the words of a language with: `words:it`. It carries no language by itself. */
export const WORDS = 'words:';

type Marked = typeof globalThis & { quadrettoInjected?: boolean };

/** Were the scripts brought into this page by `inject`? Needs access to the tab; a page that forbids it answers no. */
export async function isInjected(tabId: number): Promise<boolean> {
  const [answer] = await browser.scripting.executeScript({
    target: { tabId },
    func: () => (globalThis as Marked).quadrettoInjected === true,
  });
  return answer?.result === true;
}

/** Brings the scripts into an open page, once in its life. Rejects where the browser forbids it. */
export async function inject(tabId: number): Promise<void> {
  if (await isInjected(tabId)) return;
  const target = { tabId };
  await browser.scripting.executeScript({ target, func: () => { (globalThis as Marked).quadrettoInjected = true; } });
  await browser.scripting.executeScript({ target, files: [`/${PAGE_SCRIPT}`], world: 'MAIN' });
  await browser.scripting.executeScript({ target, files: [`/${OVERLAY_SCRIPT}`] });
  await onDuty(tabId);
}
