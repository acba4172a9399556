/** Texts that few tables play by: brought where one of them is chosen. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { further } from '../src/rules/further.ts';
import type {} from './overlay/later.ts';

export default defineUnlistedScript(() => {
  globalThis.quadrettoLater?.take('texts', further);
});
