/** The later script: the contents of the panels (scripts/laterScripts.ts). */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { contents } from '../src/overlay/panels/contents.ts';
import type {} from './overlay/bringPanels.ts';

export default defineUnlistedScript(() => {
  globalThis.quadrettoPanels = contents;
});
