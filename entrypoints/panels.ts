/** The second script of a host's page: what stands in the panels. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { CONTENTS } from '../src/overlay/panels/contents.ts';
import type {} from './overlay/panels.ts';

export default defineUnlistedScript(() => { globalThis.quadrettoPanels?.take(CONTENTS); });
