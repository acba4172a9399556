/**
 * Does the work of `npm run release`, after the packages of the lock file have been installed.
 * scripts/release.mjs describes the steps.
 */
import { npm } from '../prepare.mjs';
import { node, TOOLS } from '../run.mjs';
import { checked } from './check.ts';
import { BROWSERS, OUT, ROOT, versionOf } from './packages.ts';
import { troubles } from './ready.ts';

const again = !process.argv.includes('--no-rebuild');

const before = troubles(ROOT);
for (const trouble of before) console.error(trouble);
if (before.length > 0) process.exit(1);

console.log(`Quadretto ${versionOf()}: building …`);
const built = await Promise.all(
  BROWSERS.map((browser) =>
    node([TOOLS.wxt, 'build', '-b', browser], { seconds: 900, quiet: true }),
  ),
);
for (const { output } of built.filter(({ code }) => code !== 0)) console.error(output);
if (built.some(({ code }) => code !== 0)) process.exit(1);

if (again)
  console.log(
    'Then building again from the sources archive, with packages fetched anew: a minute or two …',
  );
const { wrong } = await checked({ rebuild: again, fresh: true });
const open = [...wrong];
try {
  npm(['audit', '--omit=dev'], ROOT, 60);
} catch {
  open.push('npm audit knows an advisory about what ships, or did not answer: see above.');
}
if (!again)
  open.push('It was not seen whether the sources archive gives the same bytes (--no-rebuild).');
console.log(
  open.length === 0
    ? `Ready for the stores: ${OUT}.`
    : `The packages are in ${OUT}. Before they go anywhere:\n${open.map((each) => `- ${each}`).join('\n')}`,
);
if (open.length > 0) process.exitCode = 1;
