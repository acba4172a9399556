/**
 * Test files of a worker share modules and globals. Before every file, this sets language,
 * ruleset's terms and units back; after it, the clock, all globals and the page (page.ts). So no
 * file depends on the ones before it.
 */
import { afterAll, vi } from 'vitest';
import { lengths, locale, speakFor } from '../../src/text/locale.ts';
import { clearCreatures } from '../../src/text/roster.ts';

locale.value = 'en';
lengths.value = 'auto';
speakFor({});
clearCreatures();

const before = Object.getOwnPropertyDescriptors(globalThis) as Record<string, PropertyDescriptor>;

afterAll(async () => {
  // What waits for the next frame of a page is done: modules remember that they wait.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(100);
  // Vitest takes its own timers from the clock that it finds at the start of the next file.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.getOwnPropertyNames(globalThis))
    // Tools keep their own values under such names.
    if (!name.startsWith('__')) {
      const was = before[name];
      if (was === undefined) Reflect.deleteProperty(globalThis, name);
      else if (was.configurable === true) Object.defineProperty(globalThis, name, was);
    }
  await (globalThis as { __newPage?: () => Promise<void> }).__newPage?.();
});
