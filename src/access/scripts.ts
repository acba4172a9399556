/** The two scripts that make a page a judged table, and how they come into a page that is already open. */
import { browser } from 'wxt/browser';
import type { ScriptPublicPath } from 'wxt/utils/inject-script';
import type { Host } from './host.ts';
import { onDuty } from './toolbar.ts';

/** Page world: reads the host. */
export const pageScript = ({ id }: Pick<Host, 'id'>): string => `${id}-page.js`;
/** Content script: judges and draws. */
export const overlayScript = ({ id }: Pick<Host, 'id'>): string => `content-scripts/${id}.js`;

/** WXT types the files of its build by their names; hosts are named by their list alone. */
const built = (script: string): ScriptPublicPath => `/${script}` as ScriptPublicPath;

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
export async function inject(tabId: number, host: Pick<Host, 'id'>): Promise<void> {
  if (await isInjected(tabId)) return;
  const target = { tabId };
  await browser.scripting.executeScript({ target, func: () => { (globalThis as Marked).quadrettoInjected = true; } });
  await browser.scripting.executeScript({ target, files: [built(pageScript(host))], world: 'MAIN' });
  await browser.scripting.executeScript({ target, files: [built(overlayScript(host))] });
  await onDuty(tabId);
}
