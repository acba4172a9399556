/**
 * Loads the script with the contents of the panels. It runs in the world of this script, so the two hand each
 * other what they share as properties of that world's global object, which the page cannot see.
 */
import { browser } from '../../src/access/browser.ts';
import { untilAnswered } from '../../src/access/resend.ts';
import { LOAD_PANELS } from '../../src/access/scripts.ts';
import type { Contents } from '../../src/overlay/panels/panel.ts';
import { sharedModules } from './sharedModules.ts';

declare global {
  var quadrettoShared: Readonly<Record<string, unknown>> | undefined;
  var quadrettoPanels: Contents | undefined;
}

export async function bringPanels(): Promise<Contents> {
  // Set both: an element of the page with such an id would be visible under that name.
  globalThis.quadrettoShared = sharedModules();
  globalThis.quadrettoPanels = undefined;
  const contents = await untilAnswered(async () => {
    await browser.runtime.sendMessage(LOAD_PANELS);
    // Absent if the script did not run.
    return globalThis.quadrettoPanels;
  });
  return contents as Contents;
}
