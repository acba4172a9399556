/** `npm run record`: writes the recorded results of tests/support/recorded.ts anew. */
import { main } from './prepare.mjs';
import { node, TOOLS } from './run.mjs';

await main(async () => {
  const projects = ['--project', 'unit', '--project', 'rules'];
  const { code } = await node([TOOLS.vitest, 'run', ...projects, 'recorded.test'], {
    seconds: 300,
    env: { QUADRETTO_RECORD: '1' },
  });
  process.exitCode = code;
});
