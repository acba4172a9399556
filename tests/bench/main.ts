/**
 * The engine's benchmark: `npm run bench [-- --smoke] [-- --board PART] [-- --job PART] [-- --cpu]
 * [-- --ms N] [-- --against FOLDER] [-- --json FILE] [-- --markdown FILE]`. Each job runs in a
 * process of its own and is compared with its peers in one run. A wrong answer fails; a missed
 * target is only shown, because machines differ.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GROWTH, grown } from './growth.ts';
import { JOBS } from './jobs/index.ts';
import { measure, type Measuring } from './measure.ts';
import {
  figureLine,
  HEAD,
  line,
  machine,
  summary,
  writeMarkdown,
  type Figure,
  type Report,
  type Row,
} from './report.ts';
import type { Job, Match } from './job.ts';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const smoke = process.argv.includes('--smoke');
const by: Measuring = process.argv.includes('--cpu') ? 'cpu' : 'clock';
/** Milliseconds for which each implementation is measured; a smoke run only compares the answers. */
const each = smoke ? 1 : Number(option('ms') ?? 800);
/**
 * Set in child processes: run only the boards or jobs with exactly this name, and write the results
 * to the file.
 */
const part = process.env['QUADRETTO_BENCH_PART'];

const nameOf = (job: Job): string => `${job.board}: ${job.name}`;
const TENFOLD = 10;

/** The jobs of another checkout, which are then the only peers; undefined in most runs. */
const against = process.env['QUADRETTO_BENCH_AGAINST'];
const others =
  against === undefined
    ? undefined
    : ((await import(pathToFileURL(against).href)) as { readonly JOBS: readonly Job[] }).JOBS;

function matchOf(job: Job): Match {
  const match = job.set();
  if (others === undefined) return match;
  const same = others.find((one) => nameOf(one) === nameOf(job));
  const peers =
    same === undefined ? [] : [{ ...same.set().ours, name: 'the other', own: true as const }];
  return { ...match, peers };
}

function rowsOf(job: Job, match: Match): Row[] {
  const all = [match.ours, ...match.peers];
  // Warm up at least as long as the measurement, so that compiled code is measured.
  const timed = measure(all, each, each * (smoke ? 1 : (job.warmUp ?? 1)), by);
  const ours = timed[0]?.median ?? NaN;
  const rows = all.map((one, i): Row => ({
    board: job.board,
    job: job.name,
    who: one.name,
    ...timed[i]!,
    ratio: timed[i]!.median / ours,
    ...(one.easier === undefined ? {} : { easier: one.easier }),
  }));
  const [first, ...peers] = rows;
  const best = peers
    .filter((r, i) => r.easier === undefined && match.peers[i]?.own !== true)
    .sort((a, b) => a.median - b.median)[0];
  return [
    {
      ...first!,
      ...(job.target === undefined ? {} : { target: job.target, held: ours <= job.target }),
      ...(best === undefined
        ? {}
        : { tenfold: { best: best.who, ratio: best.ratio, held: best.ratio >= TENFOLD } }),
    },
    ...peers,
  ];
}

/** Checks and measures jobs; returns the number of wrong answers. */
function run(jobs: readonly Job[], file: string): number {
  const rows: Row[] = [];
  let wrong = 0;
  for (const job of jobs) {
    console.log(`\n${nameOf(job)}`);
    const match = matchOf(job);
    const fault = match.check?.() ?? null;
    if (fault !== null) {
      wrong++;
      console.log(`WRONG: the answers differ: ${fault}`);
    }
    for (const row of rowsOf(job, match)) {
      rows.push(row);
      console.log(line(row));
    }
  }
  writeFileSync(file, JSON.stringify({ rows }));
  return wrong;
}

function grow(file: string): void {
  console.log(`\n${GROWTH}`);
  const figures: Figure[] = [];
  for (const figure of grown(smoke, by)) {
    figures.push(figure);
    console.log(figureLine(figure));
  }
  writeFileSync(file, JSON.stringify({ figures }));
}

/**
 * Runs each job in a process of its own, so that its heap and compiled code do not affect others; a
 * smoke run uses one process for each board.
 */
function apart(): number {
  const [board, job] = [option('board'), option('job')];
  const wanted = JOBS.filter(
    (one) =>
      (board === undefined || one.board.includes(board)) &&
      (job === undefined || nameOf(one).includes(job)),
  );
  const growth =
    (board === undefined || GROWTH.includes(board)) && (job === undefined || GROWTH.includes(job));
  const parts = [
    ...new Set(wanted.map((one) => (smoke && job === undefined ? one.board : nameOf(one)))),
    ...(growth ? [GROWTH] : []),
  ];
  if (parts.length === 0)
    throw new Error(
      `No job has such a name. Boards: ${[...new Set(JOBS.map((one) => one.board)), GROWTH].join(', ')}.`,
    );
  console.log(
    `node ${process.version}, ${machine().cores} × ${machine().processor}${smoke ? ', smoke run' : ''}\n${HEAD}`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'quadretto-bench-'));
  const rows: Row[] = [];
  const figures: Figure[] = [];
  let failed = 0;
  for (const [i, name] of parts.entries()) {
    const file = join(folder, `${i}.json`);
    const { status } = spawnSync(
      process.execPath,
      [
        '--expose-gc',
        process.argv[1] ?? '',
        ...(smoke ? ['--smoke'] : []),
        ...(by === 'cpu' ? ['--cpu'] : []),
        '--ms',
        String(each),
      ],
      {
        stdio: 'inherit',
        env: { ...process.env, QUADRETTO_BENCH_PART: name, QUADRETTO_BENCH_FILE: file },
      },
    );
    failed += status === 0 ? 0 : 1;
    if (!existsSync(file)) continue;
    const found = JSON.parse(readFileSync(file, 'utf8')) as { rows?: Row[]; figures?: Figure[] };
    rows.push(...(found.rows ?? []));
    figures.push(...(found.figures ?? []));
  }
  rmSync(folder, { recursive: true, force: true });
  const report: Report = {
    machine: machine(),
    settings: { smoke, by, millisecondsEach: each },
    rows,
    figures,
  };
  console.log(`\n${summary(report)}${failed > 0 ? `; ${failed} WRONG` : ''}`);
  const [json, markdown] = [option('json'), option('markdown')];
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  if (markdown !== undefined) writeMarkdown(markdown, report);
  return failed;
}

const file = process.env['QUADRETTO_BENCH_FILE'] ?? '';
if (part === undefined) process.exitCode = apart() > 0 ? 1 : 0;
else if (part === GROWTH) grow(file);
else
  process.exitCode =
    run(
      JOBS.filter((job) => part === job.board || part === nameOf(job)),
      file,
    ) > 0
      ? 1
      : 0;
