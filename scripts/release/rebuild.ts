/**
 * Rebuilds like a reviewer: unpacks the sources archive in another folder, builds, and compares
 * bytes.
 */
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSERS, packageOfBuild, ROOT, type Package } from './packages.ts';
import { npm } from '../prepare.mjs';
import { node, TOOLS } from '../run.mjs';
import { unzip } from './zip.ts';

const MODULES = 'node_modules';

/**
 * Builds from the sources archive and compares the packages.
 * @param archive the sources
 * @param packages those of `BROWSERS`, in that order
 * @param fresh if true, downloads the packages of the lock file, as a reviewer does; otherwise uses
 *   the installed packages, which have the same versions
 * @returns one sentence for each fault
 */
export async function rebuild(
  archive: Package,
  packages: readonly Package[],
  fresh: boolean,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quadretto-sources-'));
  try {
    await unzip(archive.bytes, folder);
    if (fresh) {
      try {
        npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
      } catch {
        return ['npm ci failed among the sources: see above'];
      }
    } else symlinkSync(join(ROOT, MODULES), join(folder, MODULES), 'junction');
    // The builds for both browsers run at the same time, which is faster. This is safe, because
    // each writes a separate folder.
    const built = await Promise.all(
      BROWSERS.map((browser) =>
        node([TOOLS.wxt, 'build', '-b', browser], { cwd: folder, seconds: 900, quiet: true }),
      ),
    );
    const failed = built.find(({ code }) => code !== 0);
    if (failed !== undefined) return [`the sources do not build: ${failed.output.slice(-1500)}`];
    const again = await Promise.all(BROWSERS.map((browser) => packageOfBuild(browser, folder)));
    return again.flatMap(({ name, sha256 }, i) =>
      sha256 === packages[i]?.sha256
        ? []
        : [
            `${name} comes out of the sources with other bytes: ${sha256} instead of ${packages[i]?.sha256}`,
          ],
    );
  } finally {
    // Only the link is removed, never the folder to which it points.
    if (!fresh && existsSync(join(folder, MODULES))) rmSync(join(folder, MODULES));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
