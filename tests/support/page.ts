/**
 * Environment of the test files that need a page. Files of a worker share modules and globals, so
 * each begins with a new, empty page (afresh.ts).
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup } = builtinEnvironments['happy-dom'];

export default {
  name: 'page',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    let page = await setup(global, options);
    Object.assign(global, {
      __newPage: async () => {
        // Preact requests no further frame while it waits for one.
        await new Promise((done) => void requestAnimationFrame(done));
        // All pages share the class of events, which a file may have changed.
        Reflect.deleteProperty(Event.prototype, 'isTrusted');
        await page.teardown(global);
        page = await setup(global, options);
      },
    });
    return { teardown: async () => page.teardown(global) };
  },
} satisfies Environment;
