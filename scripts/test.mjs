/**
 * `npm test`: runs every check of the project and ends with one line of totals. It is meant for two
 * processors. `npm test -- unit lint` runs only the named steps.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { needChromium, needFirefox } from './browsers.mjs';
import { countReport } from './count.mjs';
import { copyForTests } from './e2eBuild.mjs';
import { main, ROOT } from './prepare.mjs';
import { inProjects, LINT_OPTIONS, node, TOOLS, UNIT_PROJECTS } from './run.mjs';
import { checkSizes } from './size.mjs';

const CACHE = join(ROOT, '.cache');
const totals = { passed: 0, failed: 0 };
/** Names of the steps that have run in this call. */
const ran = new Set();

function say(name, ok, ms, note = '') {
  console.log(
    `${ok ? '✓' : '✗'} ${name}${note === '' ? '' : ` · ${note}`} (${(ms / 1000).toFixed(1)} s)`,
  );
}

function count(name, ok, ms, note) {
  totals[ok ? 'passed' : 'failed'] += 1;
  say(name, ok, ms, note);
}

/**
 * Runs a tool that passes or fails as a whole, and counts it as one test. Its output is shown if it
 * fails, or always with `show`.
 */
async function tool(name, args, { show = false, ...options }) {
  const { code, output, ms } = await node(args, { quiet: true, ...options });
  if (code !== 0 || show) console.log(output.trimEnd());
  count(name, code === 0, ms);
  return code === 0;
}

/** @param {string[]} projects Vitest projects; the report is named after the first project */
async function vitest(projects, options) {
  const [project] = projects;
  const file = join(CACHE, `${project}.json`);
  rmSync(file, { force: true });
  const { code, ms } = await node(
    [
      TOOLS.vitest,
      'run',
      ...inProjects(projects),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    options,
  );
  const { passed, failed, skipped } = existsSync(file)
    ? countReport(JSON.parse(readFileSync(file, 'utf8')), code)
    : { passed: 0, failed: 1, skipped: 0 };
  totals.passed += passed;
  totals.failed += failed;
  say(
    project,
    failed === 0,
    ms,
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}

/** Makes the production build for a browser, and from it the end-to-end build. */
async function build(browser) {
  const built = await tool(`build ${browser}`, [TOOLS.wxt, 'build', '-b', browser], {
    seconds: 120,
  });
  const folder = join(ROOT, '.output', `${browser}-mv3`);
  if (built) copyForTests(folder, `${folder}-e2e`);
}

/** Options of the steps beside others. Their time depends on what the others leave. */
const YIELDING = { seconds: 2400, yielding: true };

const STEPS = {
  // WXT writes the types of the entry points; outdated types could be wrong.
  prepare: () => tool('prepare', [TOOLS.wxt, 'prepare'], { seconds: 60 }),
  format: () => tool('format', [TOOLS.oxfmt, '--check'], { seconds: 60 }),
  // The linter also checks the types (`typeCheck` in .oxlintrc.json).
  lint: () => tool('lint', [TOOLS.oxlint], LINT_OPTIONS),
  unit: () => vitest(UNIT_PROJECTS, { seconds: 1800 }),
  fuzz: () => vitest(['fuzz'], YIELDING),
  differential: () => vitest(['differential'], YIELDING),
  // Compares the ledgers with the unit tests that have just run. If the unit tests have not run,
  // this step runs the rules' tests itself.
  coverage: () =>
    tool(
      'coverage',
      [
        TOOLS.tsx,
        'scripts/coverage.ts',
        ...(ran.has('unit') ? ['--from', join(CACHE, 'unit.json')] : []),
      ],
      { seconds: 600, show: true },
    ),
  build: () => Promise.all(['chrome', 'firefox'].map(build)),
  size: () => {
    for (const { name, ok, note } of checkSizes()) count(name, ok, 0, note);
  },
  // Checks the store packages of the present builds, and in a thorough run builds them again from
  // the sources archive.
  package: () =>
    tool('package', [TOOLS.tsx, 'scripts/release/check.ts'], { seconds: 900, show: true }),
  e2e: async () => {
    const env = { QUADRETTO_CHROMIUM: needChromium(), QUADRETTO_FIREFOX: needFirefox() };
    await vitest(['e2e', 'frames'], { seconds: 2400, env });
  },
  bench: () => tool('bench', ['scripts/bench.mjs', '--smoke'], YIELDING),
};

/** Order of the steps. Steps in the same row run at the same time. */
const ORDER = [
  ['prepare'],
  ['format', 'lint'],
  ['unit'],
  ['coverage'],
  ['build'],
  ['size'],
  ['package'],
  ['e2e'],
];

/**
 * Steps that run beside those, one after the other, once the types are written. They only
 * calculate, and depend on no other step. The other steps leave a processor idle now and then: at
 * their ends, and while they wait for files, or for the frames and messages of a browser. The last
 * one may be left over at the end, so it uses all processors; the benchmark uses only one.
 */
const BESIDE = ['bench', 'differential', 'fuzz'];

async function take(name) {
  try {
    await STEPS[name]();
    ran.add(name);
  } catch (error) {
    count(name, false, 0, error instanceof Error ? error.message : String(error));
  }
}

async function run() {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(STEPS, name));
  if (unknown.length > 0)
    throw new Error(`No step is called ${unknown.join(', ')}: ${Object.keys(STEPS).join(', ')}.`);
  mkdirSync(CACHE, { recursive: true });
  const started = performance.now();
  const wanted = (name) =>
    asked.length === 0 || asked.includes(name) || (name === 'prepare' && asked.includes('lint'));
  const inTurn = async (rows) => {
    for (const row of rows) await Promise.all(row.filter(wanted).map(take));
  };
  const [first, ...rest] = ORDER;
  await inTurn([first]);
  await Promise.all([inTurn(rest), inTurn(BESIDE.map((name) => [name]))]);
  console.log(`All steps took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;
}

await main(run);
if (process.exitCode === 1 && totals.failed === 0) totals.failed = 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);
