/**
 * `npm run release`: makes the packages for the stores, in .output/release. It requires a version
 * with a changelog and everything committed; it builds, packs, prints sizes and SHA-256, and checks
 * the result: contents, Mozilla's linter, npm audit, and that the sources archive gives the same
 * bytes once more (`-- --no-rebuild` skips this: it takes a minute or two). Exit code 1 if any of
 * this fails.
 */
import { main } from './prepare.mjs';
import { node, TOOLS } from './run.mjs';

await main(async () => {
  const { code } = await node([TOOLS.tsx, 'scripts/release/main.ts', ...process.argv.slice(2)], {
    seconds: 1800,
  });
  process.exitCode = code;
});
