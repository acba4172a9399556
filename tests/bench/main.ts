/**
 * The engine's benchmark: `npm run bench [-- --smoke] [-- --json FILE] [-- --job PART-OF-A-NAME]`. Each job beside its peers in one run; medians
 * and ratios. Times are milliseconds a call.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bench } from 'tinybench';
import { onItsOwn, type Job, type Match } from './job.ts';
import { battle } from './boards/battle.ts';
import { siege } from './boards/siege.ts';
import { cover, coverFresh } from './jobs/cover.ts';
import { hexReach } from './jobs/hexes.ts';
import { judgements } from './jobs/judgement.ts';
import { pathPreview, safePath, shortPath } from './jobs/path.ts';
import { reach } from './jobs/reach.ts';
import { phasedRound } from './jobs/round.ts';
import { threat, threatMoved, threatTold } from './jobs/threat.ts';

const JOBS: readonly Job[] = [
  ...[threat, threatMoved, threatTold, reach, hexReach, pathPreview, shortPath, safePath, cover, coverFresh, phasedRound].map(onItsOwn),
  ...judgements({ name: 'battle of 60', scene: battle, full: 2, update: 0.2, drag: 0.3 }),
  ...judgements({ name: 'siege', scene: siege, full: 60, update: 2 }),
];

const smoke = process.argv.includes('--smoke');
const json = process.argv.indexOf('--json');
const only = process.argv.includes('--job') ? process.argv[process.argv.indexOf('--job') + 1] : undefined;
const time = smoke ? 100 : 1000;

interface Row { readonly job: string; readonly who: string; readonly median: number; readonly p95: number; readonly ratio: number; readonly target?: number; readonly easier?: string }

/** The p-th part of sorted samples. */
const quantile = (sorted: readonly number[], p: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? NaN;

async function measured(job: Job, match: Match): Promise<Row[]> {
  // At least as long as what is measured: times are those of compiled code.
  const bench = new Bench({ time, warmupTime: time * (job.warmUp ?? 1), iterations: 8 });
  const all = [match.ours, ...match.peers];
  for (const one of all) bench.add(one.name, () => { one.run(); });
  await bench.run();
  const results = bench.tasks.map((task) => {
    const sorted = [...(task.result?.latency.samples ?? [])].sort((a, b) => a - b);
    return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
  });
  const ours = results[0]?.median ?? NaN;
  return all.map((one, i) => ({
    job: job.name, who: one.name, median: results[i]!.median, p95: results[i]!.p95, ratio: results[i]!.median / ours,
    ...(i === 0 && job.target !== undefined ? { target: job.target } : {}), ...(one.easier === undefined ? {} : { easier: one.easier }),
  }));
}

const ms = (n: number): string => (n < 0.1 ? n.toFixed(4) : n.toFixed(3)).padStart(9);

/** Each job in a process of its own: what one leaves on the heap, and how it taught the compiler, is no other's matter. */
function apart(): number {
  const folder = mkdtempSync(join(tmpdir(), 'quadretto-bench-'));
  const rows: unknown[] = [];
  let failed = 0;
  for (const [i, job] of JOBS.entries()) {
    const file = join(folder, `${i}.json`);
    const args = [process.argv[1] ?? '', '--job', `${job.board}: ${job.name}`, '--json', file, ...(smoke ? ['--smoke'] : [])];
    failed += spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, QUADRETTO_BENCH_PART: '1' } }).status === 0 ? 0 : 1;
    if (existsSync(file)) rows.push(...JSON.parse(readFileSync(file, 'utf8')) as unknown[]);
  }
  rmSync(folder, { recursive: true, force: true });
  if (json >= 0 && process.argv[json + 1] !== undefined) writeFileSync(process.argv[json + 1]!, `${JSON.stringify(rows, null, 2)}\n`);
  return failed;
}

const part = process.env['QUADRETTO_BENCH_PART'] !== undefined;
if (!part) console.log(`node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}${smoke ? ', smoke run' : ''}`);
if (!part) console.log(`${'median ms'.padStart(9)} ${'p95 ms'.padStart(9)} ${'ratio'.padStart(8)}`);
if (only === undefined) process.exit(apart() > 0 ? 1 : 0);
const rows: Row[] = [];
let wrong = 0;
for (const job of JOBS.filter((each) => only === undefined || `${each.board}: ${each.name}`.includes(only))) {
  const match = job.set();
  const fault = match.check?.() ?? null;
  if (fault !== null) {
    wrong++;
    console.log(`${job.name}: the answers differ: ${fault}`);
  }
  console.log(`\n${job.board}: ${job.name}`);
  for (const row of await measured(job, match)) {
    rows.push(row);
    const goal = row.target === undefined ? '' : `  target ${row.target} ${row.median <= row.target ? 'held' : 'MISSED'}`;
    console.log(`${ms(row.median)} ${ms(row.p95)} ${row.ratio.toFixed(2).padStart(7)}x  ${row.who}${row.easier === undefined ? '' : ` (easier: ${row.easier})`}${goal}`);
  }
}
if (json >= 0 && process.argv[json + 1] !== undefined) writeFileSync(process.argv[json + 1]!, `${JSON.stringify(rows, null, 2)}\n`);
// A missed target is shown, not failed: machines differ. A wrong answer is a fault.
process.exitCode = wrong > 0 ? 1 : 0;
