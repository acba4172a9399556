/**
 * Does the work of `npm run release`, after the packages of the lock file have been installed.
 * scripts/release.mjs describes the steps.
 */
import { join } from 'node:path';
import { audit, sentence } from './audit.ts';
import { checked } from './check.ts';
import { BROWSERS, OUT, ROOT, versionOf } from './packages.ts';
import { troubles } from './ready.ts';
import { run } from './run.ts';

const again = !process.argv.includes('--no-rebuild');

const before = troubles(ROOT);
for (const trouble of before) console.error(trouble);
if (before.length > 0) process.exit(1);

console.log(`Quadretto ${versionOf()}: building …`);
const built = await Promise.all(
  BROWSERS.map((browser) =>
    run([join(ROOT, 'node_modules/wxt/bin/wxt.mjs'), 'build', '-b', browser], ROOT, 900),
  ),
);
for (const { all } of built.filter(({ code }) => code !== 0)) console.error(all);
if (built.some(({ code }) => code !== 0)) process.exit(1);

if (again)
  console.log(
    'Then building again from the sources archive, with packages fetched anew: a minute or two …',
  );
const { wrong } = await checked({ rebuild: again, fresh: true });
const asked = await audit(ROOT);
console.log(sentence(asked));
const open = [
  ...wrong,
  ...(asked.is === 'clean' ? [] : [sentence(asked)]),
  ...(again
    ? []
    : ['It was not seen whether the sources archive gives the same bytes (--no-rebuild).']),
];
console.log(
  open.length === 0
    ? `Ready for the stores: ${OUT}.`
    : `The packages are in ${OUT}. Before they go anywhere:\n${open.map((each) => `- ${each}`).join('\n')}`,
);
if (open.length > 0) process.exitCode = 1;
