/**
 * `npm run release`: makes the packages for the stores, in .output/release. The version must have a
 * changelog, and everything must be committed. The command builds, packs, and prints sizes and
 * SHA-256. Then it checks the contents, runs Mozilla's linter and npm audit, and checks that a
 * build from the sources archive gives the same bytes (this takes a minute or two; `--
 * --no-rebuild` skips it). The exit code is 1 if any of this fails.
 */
import { main } from './prepare.mjs';
import { node, TOOLS } from './run.mjs';

await main(async () => {
  const { code } = await node([TOOLS.tsx, 'scripts/release/main.ts', ...process.argv.slice(2)], {
    seconds: 1800,
  });
  process.exitCode = code;
});
