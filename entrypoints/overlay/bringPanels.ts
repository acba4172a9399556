/**
 * Loads the script with the contents of the panels. It runs in the world of this script, so the two hand each
 * other what they share as properties of that world's global object, which the page cannot see.
 */
import { browser } from '../../src/access/browser.ts';
import { LOAD_PANELS } from '../../src/access/scripts.ts';
import type { Contents } from '../../src/overlay/panels/panel.ts';
import { sharedModules } from './sharedModules.ts';

declare global {
  var quadrettoShared: Readonly<Record<string, unknown>> | undefined;
  var quadrettoPanels: Contents | undefined;
}

/** The browser may stop the background before it has answered: then it is asked again. */
const MOST_ASKED = 3;

export async function bringPanels(): Promise<Contents> {
  // Set both: an element of the page with such an id would be visible under that name.
  globalThis.quadrettoShared = sharedModules();
  globalThis.quadrettoPanels = undefined;
  for (let asked = 1; ; asked++) {
    const ran: unknown = await browser.runtime.sendMessage(LOAD_PANELS).catch((error: unknown) => {
      if (asked === MOST_ASKED) throw error;
    });
    const contents = globalThis.quadrettoPanels as Contents | undefined;
    if (ran === true && contents !== undefined) return contents;
    if (asked === MOST_ASKED) throw new Error('The script did not run.');
  }
}
