/**
 * What the popup and the background say to the overlay of a tab, and what it answers. Only it can
 * answer: one that was left behind by an update is deaf.
 */
import * as z from 'zod/mini';
import { browser } from 'wxt/browser';
import type { ScriptPublicPath } from 'wxt/utils/inject-script';
import type { Host } from './host.ts';
import { overlayScript, pageScript, TO_OVERLAY } from './scripts.ts';
import { offDuty, onDuty } from './toolbar.ts';

z.config({ jitless: true });

const count = z.number().check(z.minimum(0));
const params = z.record(
  z.string().check(z.maxLength(40)),
  z.union([z.string().check(z.maxLength(1000)), z.number()]),
);
const state = z.object({
  /** Has a table spoken? Before it has, the rest is empty. */
  open: z.boolean(),
  marks: z.boolean(),
  ruleset: z.string().check(z.maxLength(100)),
  /**
   * What is done about an irregular move, where it is the same of every kind; else `mixed`. Null:
   * nobody referees there.
   */
  policy: z.nullable(z.string().check(z.maxLength(20))),
  /** Null: the map is not judged, and the notices say why. */
  read: z.nullable(
    z.object({
      hex: z.boolean(),
      metresPerCell: z.number(),
      walls: count,
      /** Is there an order of turns? */
      turns: z.boolean(),
      creatures: count,
      /** Of how many the reach is not known, and taken from the table of sizes. */
      reachless: count,
    }),
  ),
  notices: z
    .array(z.object({ code: z.string().check(z.maxLength(100)), params: z.optional(params) }))
    .check(z.maxLength(500)),
});

/** What is read in a tab, as plain data: the popup has the words. */
export type OverlayState = Readonly<z.infer<typeof state>>;

/** What the overlay of a tab answers; undefined when none is there, which is no error. */
async function tell(tabId: number, word: string): Promise<unknown> {
  try {
    return await browser.tabs.sendMessage(tabId, word, { frameId: 0 });
  } catch {
    return undefined;
  }
}

/** Null: no overlay of ours lives in that tab. */
export const stateOf = async (
  tabId: number,
  word: string = TO_OVERLAY.state,
): Promise<OverlayState | null> => state.safeParse(await tell(tabId, word)).data ?? null;

/** The scene that is judged there, as text; null when there is none. */
export async function sceneOf(tabId: number): Promise<string | null> {
  const said = await tell(tabId, TO_OVERLAY.scene);
  return typeof said === 'string' ? said : null;
}

/** Tells an overlay to go; its answer says that it went. */
async function dismiss(tabId: number, word: string): Promise<void> {
  if ((await tell(tabId, word)) === true) await offDuty(tabId);
}

export const endOverlay = (tabId: number): Promise<void> => dismiss(tabId, TO_OVERLAY.end);

/** Stands for no tab; nobody answers there. */
const NO_TAB = -1;

/**
 * Ends the overlays of these sites, in whatever tab: without their permission a tab's address is no
 * longer ours to know.
 */
export async function leaveSites(sites: readonly string[]): Promise<void> {
  if (sites.length === 0) return;
  const word = TO_OVERLAY.leave + sites.join(' ');
  await Promise.all((await browser.tabs.query({})).map(({ id }) => dismiss(id ?? NO_TAB, word)));
}

/** WXT types the files of its build by their names; hosts are named by their list alone. */
const built = (script: string): ScriptPublicPath => `/${script}` as ScriptPublicPath;

/**
 * Brings the scripts into an open page where none of ours live yet. Rejects where the browser
 * forbids it.
 */
export async function inject(tabId: number, host: Pick<Host, 'id'>): Promise<void> {
  if ((await stateOf(tabId)) !== null) return;
  const target = { tabId };
  await browser.scripting.executeScript({
    target,
    files: [built(pageScript(host))],
    world: 'MAIN',
  });
  await browser.scripting.executeScript({ target, files: [built(overlayScript(host))] });
  await onDuty(tabId);
}
