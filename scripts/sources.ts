/**
 * Vite plugin that makes the module `virtual:sources` (ledgerSources.ts). The table needs all rules:
 * they are loaded when the module is first asked for, and not with the configuration.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const MODULE = 'virtual:sources';
/** Vite reads a module whose id ends with `.json` as JSON. */
const RESOLVED = `\0${MODULE}.json`;

async function table(): Promise<string> {
  const { module } = await runnerImport<typeof import('./ledgerSources.ts')>(
    fileURLToPath(new URL('ledgerSources.ts', import.meta.url)),
  );
  return JSON.stringify(module.sourcesOfLedgers());
}

let made: Promise<string> | undefined;

/** Plugin with which the import of `virtual:sources` gives the sources. */
export const sources = (): Plugin => ({
  name: 'sources',
  resolveId: (id) => (id === MODULE ? RESOLVED : null),
  load: (id) => (id === RESOLVED ? (made ??= table()) : null),
});
