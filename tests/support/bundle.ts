/** Bundles a page of a test harness into one script, with the product's build settings. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { messages } from '../../scripts/messages.ts';
import { sources } from '../../scripts/sources.ts';

/**
 * @param entry the module's URL
 * @param name name of the global that receives the module's exports
 * @returns the text of the script
 */
export async function bundle(entry: URL, name = 'harness'): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [messages(), sources()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name },
    },
  });
  const [
    {
      output: [chunk],
    },
  ] = made as [Rolldown.RolldownOutput];
  return chunk.code;
}
