/** The script of rounds in phases: their panels, brought where such rounds are judged. */
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ROUNDS } from '../src/overlay/panels/rounds.ts';
import type {} from './overlay/later.ts';

export default defineUnlistedScript(() => {
  globalThis.quadrettoLater?.take('rounds', ROUNDS);
});
