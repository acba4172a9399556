/**
 * `npm run release`: the packages for the stores, in .output/release. It wants a version with its
 * changes written and everything committed; builds, packs, prints sizes and SHA-256, and checks
 * what it made: contents, Mozilla's linter, npm audit, and that the sources archive gives the same
 * bytes once more (`-- --no-rebuild` leaves that out: it takes a minute or two). Code 1 while
 * anything of it is open.
 */
import { main } from './prepare.mjs';
import { node, TOOLS } from './run.mjs';

await main(async () => {
  const { code } = await node([TOOLS.tsx, 'scripts/release/main.ts', ...process.argv.slice(2)], {
    seconds: 1800,
  });
  process.exitCode = code;
});
