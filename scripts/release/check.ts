/**
 * The step `package` of `npm test`: packs the present builds, checks the packages' contents and runs
 * Mozilla's linter. With `QUADRETTO_THOROUGH=1` it also checks that a build from the sources archive
 * gives the same bytes. To run it alone: `tsx scripts/release/check.ts`. The exit code is 1 if there
 * is a fault.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { complaints } from './contents.ts';
import { lint } from './lint.ts';
import {
  BROWSERS,
  line,
  packageOfBuild,
  packageOfSources,
  ROOT,
  sources,
  write,
  type Package,
} from './packages.ts';
import { rebuild } from './rebuild.ts';
import { entriesOf, unzip } from './zip.ts';

export interface Checks {
  /** Is the extension built again from the sources archive? */
  readonly rebuild: boolean;
  /** Does that build download its packages again? */
  readonly fresh: boolean;
}

/** Faults of the sources archive, which must contain no tests, no npm packages and no build. */
function complaintsOfSources(): readonly string[] {
  const foreign = [...sources().keys()].filter((path) =>
    /(?:^|\/)(?:tests?|node_modules|\.output)\/|\.test\./.test(path),
  );
  return foreign.map((path) => `${path} is in the sources archive`);
}

/**
 * Packs, writes and checks; prints each result as soon as it is known. Returns the packages and
 * their faults.
 */
export async function checked({
  rebuild: again,
  fresh,
}: Checks): Promise<{ readonly packages: readonly Package[]; readonly wrong: readonly string[] }> {
  const builds = await Promise.all(BROWSERS.map((browser) => packageOfBuild(browser)));
  const archive = await packageOfSources();
  write([...builds, archive]);
  for (const each of [...builds, archive]) console.log(line(each));
  const folder = mkdtempSync(join(tmpdir(), 'quadretto-packages-'));
  try {
    const wrong: string[] = [];
    const part = (name: string, found: readonly string[]): void => {
      console.log(
        `${found.length === 0 ? '✓' : '✗'} ${name}${found.map((each) => `\n    ${each}`).join('')}`,
      );
      wrong.push(...found);
    };
    await Promise.all(builds.map(({ bytes }, i) => unzip(bytes, join(folder, BROWSERS[i] ?? ''))));
    const dependencies = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
    for (const browser of BROWSERS)
      part(
        `what is in the package for ${browser}`,
        complaints(entriesOf(join(folder, browser)), dependencies),
      );
    part('what is in the sources archive', complaintsOfSources());
    const linted = lint(join(folder, 'firefox')).then((found) => part('web-ext lint', found));
    if (again)
      part('the same bytes from the sources archive', await rebuild(archive, builds, fresh));
    await linted;
    return { packages: [...builds, archive], wrong };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('check.ts') === true) {
  const { wrong } = await checked({
    rebuild: process.env['QUADRETTO_THOROUGH'] === '1',
    fresh: false,
  });
  if (wrong.length > 0) process.exitCode = 1;
}
