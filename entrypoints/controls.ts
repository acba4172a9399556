/** The second script of a host's page: the dock, the tooltip, the keys. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { openControls } from '../src/overlay/controls.tsx';
import { givenOn } from './overlay/givenOn.ts';
import type {} from './overlay/later.ts';

export default defineUnlistedScript(() => {
  Object.assign(globalThis.quadrettoLater?.given ?? {}, givenOn);
  globalThis.quadrettoLater?.take('controls', openControls);
});
