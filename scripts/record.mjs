/** `npm run record`: rewrites the recorded results of tests/support/recorded.ts. */
import { main } from './prepare.mjs';
import { inProjects, node, TOOLS, UNIT_PROJECTS } from './run.mjs';

await main(async () => {
  const { code } = await node(
    [TOOLS.vitest, 'run', ...inProjects(UNIT_PROJECTS), 'recorded.test'],
    { seconds: 300, env: { QUADRETTO_RECORD: '1' } },
  );
  process.exitCode = code;
});
