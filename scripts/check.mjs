/**
 * `npm run check`: the quick check of a change. It checks the format of all files, lints and
 * type-checks them, and runs the unit tests that import files which differ from the main branch. It
 * should end within 90 seconds on two processors.
 *
 * -- --since COMMIT compares with this commit. The default is the commit at which the branch left
 * main; on main itself, it is the previous commit.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, ROOT } from './prepare.mjs';
import { inProjects, LINT_OPTIONS, node, TOOLS, UNIT_PROJECTS } from './run.mjs';

/** Maximum time for the tests, in seconds; the whole check may take 90. */
const TESTS_SECONDS = 40;

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

function base(since) {
  if (since !== undefined) {
    const commit = git('rev-parse', '--verify', `${since}^{commit}`);
    if (commit === '') throw new Error(`There is no commit ${since}.`);
    return commit;
  }
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main');
  return left === head && git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~1') : left;
}

const lines = (text) => text.split('\n').filter((line) => line !== '');

/** Files that differ from a commit, including new files and without deleted ones. */
const changedSince = (commit) =>
  [
    ...lines(git('diff', '--name-only', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].filter((path) => existsSync(join(ROOT, path)));

await main(async () => {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const commit = base(values.since);
  if (commit === '') throw new Error('No commit to compare with: name one with -- --since COMMIT.');
  const changed = changedSince(commit);
  const code = changed.filter((path) => /\.(?:tsx?|mts|mjs|js)$/.test(path));
  console.log(`${changed.length} files differ from ${commit.slice(0, 7)}.`);

  const step = async (name, args, options) => {
    const { code: exit, output, ms } = await node(args, { ...options, quiet: true });
    if (exit !== 0) console.log(output.trimEnd());
    console.log(`${exit === 0 ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
    if (exit !== 0) process.exitCode = 1;
  };
  await Promise.all([
    // All files are linted, because a change may break the types of files that import it.
    step('lint', [TOOLS.oxlint], LINT_OPTIONS),
    step('format', [TOOLS.oxfmt, '--check'], { seconds: 60 }),
  ]);
  if (code.length === 0) return;
  const tests = [
    TOOLS.vitest,
    'run',
    ...inProjects(UNIT_PROJECTS),
    '--changed',
    commit,
    '--bail',
    '1',
  ];
  const started = performance.now();
  const run = await node([...tests, '--passWithNoTests', '--reporter=dot'], {
    seconds: TESTS_SECONDS,
    quiet: true,
  });
  const late = performance.now() - started >= TESTS_SECONDS * 1000;
  if (run.code !== 0 && !late) {
    console.log(run.output.trimEnd());
    process.exitCode = 1;
  }
  if (late)
    console.log(
      'The change touches more tests than fit: `npm test -- unit` runs all. None failed until then.',
    );
  else console.log(`${run.code === 0 ? '✓' : '✗'} unit (${(run.ms / 1000).toFixed(1)} s)`);
});
