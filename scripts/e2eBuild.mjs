/**
 * Makes the end-to-end build, which the browser tests load, from a production build: the same
 * scripts with two changes that tests need. A test cannot answer the browser's permission prompt,
 * so the build may read the addresses of the tests' own pages; and it must read our texts and press
 * our buttons, so the shadow root on a host's page is open.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the pages of the end-to-end tests. */
const TEST_HOSTS = ['http://localhost/*', 'http://127.0.0.1/*'];

const CLOSED = 'attachShadow({mode:`closed`})';
const OPEN = CLOSED.replace('closed', 'open');

/**
 * Changes a production build into an end-to-end build. It throws if a host's script does not attach
 * exactly one closed shadow root.
 * @param {string} folder
 */
export function openForTests(folder) {
  const manifest = join(folder, 'manifest.json');
  const { host_permissions: hosts, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, JSON.stringify({ ...rest, host_permissions: [...hosts, ...TEST_HOSTS] }));
  const scripts = join(folder, 'content-scripts');
  for (const name of readdirSync(scripts).filter((each) => each.endsWith('.js'))) {
    const [before, after, ...more] = readFileSync(join(scripts, name), 'utf8').split(CLOSED);
    if (after === undefined || more.length > 0)
      throw new Error(`${name} must attach one closed shadow root: ${CLOSED}.`);
    writeFileSync(join(scripts, name), `${before}${OPEN}${after}`);
  }
}

/**
 * Copies a production build into the folder of the end-to-end build, and changes it.
 * @param {string} production
 * @param {string} e2e
 */
export function copyForTests(production, e2e) {
  rmSync(e2e, { recursive: true, force: true });
  cpSync(production, e2e, { recursive: true });
  openForTests(e2e);
}
