/**
 * Test runner for `npm run mutation`: Vitest, with a test file as the smallest unit. Stryker's own
 * runner chooses tests by name, which needs a pattern of thousands of names for each change. This
 * runner chooses files: for each change, it runs only the test files that reach it. This works for
 * code at the top of a module too.
 */
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { relative, sep } from 'node:path';

const [vitest] = vitestPlugins;
const pathOf = ({ filepath }) => relative(process.cwd(), filepath).split(sep).join('/');

function createRunner(injector) {
  const runner = vitest.factory(injector);
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  const run = runner.run.bind(runner);
  return Object.assign(runner, {
    async dryRun(options) {
      const result = await dryRun(options);
      if (result.status !== 'complete') return result;
      const tests = new Map();
      for (const { id, status, timeSpentMs, failureMessage } of result.tests) {
        const [path] = id.split('#');
        const file = tests.get(path) ?? { id: path, name: path, status: 0, timeSpentMs: 0 };
        file.timeSpentMs += timeSpentMs;
        // A failed test makes its whole file fail; skipped tests do not count.
        if (status === 1) Object.assign(file, { status, failureMessage });
        tests.set(path, file);
      }
      const perTest = {};
      for (const file of runner.ctx.state.getFiles()) {
        const reached = (perTest[pathOf(file)] ??= {});
        const coverage = file.meta.mutantCoverage;
        for (const hits of [coverage?.static, ...Object.values(coverage?.perTest ?? {})])
          for (const [change, count] of Object.entries(hits ?? {}))
            reached[change] = (reached[change] ?? 0) + count;
      }
      return { ...result, tests: [...tests.values()], mutantCoverage: { static: {}, perTest } };
    },
    async mutantRun(options) {
      // Each test file loads its modules again, so the change is active before the first module
      // runs.
      const result = await mutantRun({ ...options, mutantActivation: 'static' });
      if (result.status !== 'killed') return result;
      const killedBy = [result.killedBy].flat().map((id) => id.split('#')[0]);
      return { ...result, killedBy: [...new Set(killedBy)] };
    },
    run: ({ testIds, ...rest } = {}) =>
      run(testIds === undefined ? rest : { testFiles: testIds, relatedFiles: undefined }),
  });
}
createRunner.inject = vitest.factory.inject;

export const strykerPlugins = [{ ...vitest, name: 'vitest-files', factory: createRunner }];
export { strykerValidationSchema } from '@stryker-mutator/vitest-runner';
