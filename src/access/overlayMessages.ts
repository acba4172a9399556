/**
 * Messages of the popup and the background to a tab's overlay, and its answers. Only the current
 * overlay can answer: one left behind by an update receives nothing.
 */
import * as z from 'zod/mini';
import { browser, type Browser } from 'wxt/browser';
import type { ScriptPublicPath } from 'wxt/utils/inject-script';
import type { Host } from './host.ts';
import { overlayScript, pageScript, PANELS_SCRIPT, TO_OVERLAY } from './scripts.ts';
import { showInactive, showActive } from './toolbar.ts';

z.config({ jitless: true });

const count = z.number().check(z.minimum(0));
const params = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.string().check(z.maxLength(1000)), z.number()]),
);
const state = z.object({
  /** Has a table reported? Before that the other fields are empty. */
  open: z.boolean(),
  marks: z.boolean(),
  ruleset: z.string().check(z.maxLength(100)),
  /**
   * The policy for irregular moves; `mixed` if kinds of moves have different policies. Null if
   * there is no referee.
   */
  policy: z.nullable(z.string().check(z.maxLength(20))),
  /** Facts read from the map; null: the map is not judged, and the notices give the reason. */
  read: z.nullable(
    z.object({
      hex: z.boolean(),
      metresPerCell: z.number(),
      walls: count,
      /** Is there a turn order? */
      turns: z.boolean(),
      creatures: count,
      /** Number of creatures whose reach is unknown, so that the size table's reach is used. */
      reachless: count,
    }),
  ),
  notices: z
    .array(z.object({ code: z.string().check(z.maxLength(100)), params: z.optional(params) }))
    .check(z.maxLength(500)),
});

/** State of the overlay in a tab, as plain data; the popup turns it into sentences. */
export type OverlayState = Readonly<z.infer<typeof state>>;

/**
 * Sends a message to a tab's overlay. Returns its answer; undefined if there is no overlay, which
 * is no error.
 */
async function tell(tabId: number, word: string): Promise<unknown> {
  try {
    return await browser.tabs.sendMessage(tabId, word, { frameId: 0 });
  } catch {
    return undefined;
  }
}

/** State of the overlay in a tab; null if the tab has no overlay. */
export const stateOf = async (
  tabId: number,
  word: string = TO_OVERLAY.state,
): Promise<OverlayState | null> => state.safeParse(await tell(tabId, word)).data ?? null;

/** The judged scene of a tab as text; null if there is none. */
export async function sceneTextOfTab(tabId: number): Promise<string | null> {
  const said = await tell(tabId, TO_OVERLAY.scene);
  return typeof said === 'string' ? said : null;
}

/** Tells an overlay to end; its answer confirms it. */
async function dismiss(tabId: number, word: string): Promise<void> {
  if ((await tell(tabId, word)) === true) await showInactive(tabId);
}

export const endOverlay = (tabId: number): Promise<void> => dismiss(tabId, TO_OVERLAY.end);

/** The tab id that means "no tab": messages to it get no answer. */
const NO_TAB = -1;

/**
 * Ends the overlays of these sites in all tabs: the message goes to every tab, because without the
 * permission the browser hides the tabs' addresses.
 */
export async function leaveSites(sites: readonly string[]): Promise<void> {
  if (sites.length === 0) return;
  const word = TO_OVERLAY.leave + sites.join(' ');
  await Promise.all((await browser.tabs.query({})).map(({ id }) => dismiss(id ?? NO_TAB, word)));
}

/**
 * Type cast: WXT's type for script paths lists its entry files, but the paths here are built from
 * the list of hosts.
 */
const built = (script: string): ScriptPublicPath => `/${script}` as ScriptPublicPath;

/**
 * Injects the scripts into an open page without our overlay. Rejects where the browser forbids it.
 */
export async function injectScripts(tabId: number, host: Pick<Host, 'id'>): Promise<void> {
  if ((await stateOf(tabId)) !== null) return;
  const target = { tabId };
  await browser.scripting.executeScript({
    target,
    files: [built(pageScript(host))],
    world: 'MAIN',
  });
  await browser.scripting.executeScript({ target, files: [built(overlayScript(host))] });
  await showActive(tabId);
}

/** Runs the script with the panels beside a content script; false where the browser forbids it. */
export async function runPanels({
  tab,
  frameId = 0,
}: Browser.runtime.MessageSender): Promise<boolean> {
  try {
    await browser.scripting.executeScript({
      target: { tabId: tab?.id ?? NO_TAB, frameIds: [frameId] },
      files: [built(PANELS_SCRIPT)],
    });
    return true;
  } catch (error) {
    console.warn('Quadretto: the panels could not be loaded', error);
    return false;
  }
}
