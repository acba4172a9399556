/** The end-to-end build in Firefox. One browser for all tests, because starting it costs most. */
import { afterAll, beforeAll } from 'vitest';
import { launchFirefox, type Firefox } from '../support/firefox.ts';
import { onFoundry } from './firefox/foundry.ts';
import { onHostilePage } from './firefox/hostile.ts';
import { onRoll20 } from './firefox/roll20.ts';

let browser: Firefox;
beforeAll(async () => {
  browser = await launchFirefox();
});
afterAll(() => browser?.close());

const firefox = (): Firefox => browser;
onFoundry(firefox);
onRoll20(firefox);
onHostilePage(firefox);
