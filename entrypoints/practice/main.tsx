/** Starts the practice page of the extension. */
import { browser } from 'wxt/browser';
import { startPractice } from './start.tsx';

await startPractice({
  version: browser.runtime.getManifest().version,
  settings: () => void browser.runtime.openOptionsPage(),
});
