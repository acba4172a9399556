/** Content script of a Foundry table. */
import { defineContentScript } from 'wxt/utils/define-content-script';
import { foundry } from '../../adapters/foundry/index.ts';
import { startOverlay } from '../overlay/start.ts';

export default defineContentScript({
  registration: 'runtime',
  main: ({ signal }) => startOverlay(foundry, signal),
});
