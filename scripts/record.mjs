/** `npm run record`: writes the recorded results of tests/support/recorded.ts anew. */
import { main } from './prepare.mjs';
import { node, TOOLS } from './run.mjs';

await main(async () => {
  const { code } = await node([TOOLS.vitest, 'run', '--project', 'unit', 'recorded.test'], {
    seconds: 300,
    env: { QUADRETTO_RECORD: '1' },
  });
  process.exitCode = code;
});
