/**
 * Prepares every command, using only Node: it installs the packages of the lock file and writes
 * WXT's types. No package may run a script when it is installed (`.npmrc`), so this file writes
 * WXT's types itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MINIMUM_NODE = 20;

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
};

/** Names of the packages that are missing or whose version differs from the lock file. */
export function stalePackages(root = ROOT) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (wanted === null) throw new Error('package-lock.json is missing or cannot be read');
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json')) ?? {};
  return Object.entries(wanted)
    .filter(
      ([name, entry]) =>
        name !== '' && entry.optional !== true && entry.devOptional !== true && entry.link !== true,
    )
    .filter(
      ([name, entry]) => present[name]?.version !== entry.version || !existsSync(join(root, name)),
    )
    .map(([name]) => name);
}

/**
 * Runs npm in a folder: the same npm that runs this script, or otherwise the one on the path. Its
 * output goes to standard error, because standard output belongs to the command. Throws if it fails.
 * @param {string[]} args
 */
export function npm(args, cwd = ROOT, seconds = 900) {
  const own = process.env.npm_execpath;
  const [command, first, shell] = own?.endsWith('.js')
    ? [process.execPath, [own], false]
    : ['npm', [], process.platform === 'win32'];
  const { status } = spawnSync(command, [...first, ...args], {
    cwd,
    shell,
    timeout: seconds * 1000,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: see above`);
}

/** Time of a file's last change in milliseconds; 0 if there is no such file. */
const changedAt = (file) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

export function prepare() {
  if (Number(process.versions.node.split('.')[0]) < MINIMUM_NODE) {
    throw new Error(`Node ${MINIMUM_NODE} or newer is needed; this is ${process.versions.node}.`);
  }
  const stale = stalePackages();
  if (stale.length > 0) {
    console.error(`Installing packages (${stale.length} missing or of another version) …`);
    npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  }
  if (changedAt('.wxt/types/messages.d.ts') < changedAt('src/text/en.json'))
    npm(['run', 'entries']);
}

/**
 * Prepares, then runs a command's work. A failure prints one sentence and ends with exit code 1.
 */
export async function main(work) {
  try {
    prepare();
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
