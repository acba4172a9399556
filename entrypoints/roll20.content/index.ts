/** Content script of a Roll20 table. */
import { defineContentScript } from 'wxt/utils/define-content-script';
import { roll20 } from '../../adapters/roll20/index.ts';
import { startOverlay } from '../overlay/start.ts';

export default defineContentScript({
  registration: 'runtime',
  main: ({ signal }) => startOverlay(roll20, signal),
});
