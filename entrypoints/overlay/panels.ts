/** What stands in the panels is a script of its own, brought into this page by the background when a panel is first opened. */
import { browser } from 'wxt/browser';
import { BRING_PANELS } from '../../src/access/scripts.ts';
import type { BringPanels, PanelContents } from '../../src/overlay/panels/panel.ts';
import { given } from './given.ts';

/** Where the two scripts meet: a global of our own world, which the page does not see. */
export interface Meeting {
  readonly given: typeof given;
  take(contents: PanelContents): void;
}
declare global {
  // eslint-disable-next-line no-var -- a property of the global object, as two scripts see it
  var quadrettoPanels: Meeting | undefined;
}

export const bringPanels: BringPanels = () => new Promise((take, reject) => {
  globalThis.quadrettoPanels = { given, take };
  browser.runtime.sendMessage(BRING_PANELS).then((done) => { if (done !== true) reject(new Error('nobody brought them')); }, reject);
});
