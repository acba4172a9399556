/** Writes the results of a benchmark run as a table for people, as JSON and as Markdown. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

export interface Row {
  readonly board: string;
  readonly job: string;
  readonly who: string;
  /** Milliseconds for each call. */
  readonly median: number;
  readonly p95: number;
  readonly calls: number;
  /** Median divided by the engine's median. */
  readonly ratio: number;
  /**
   * Parts of the question that the implementation leaves out; absent if it answers the same
   * question and its answers were compared.
   */
  readonly easier?: string;
  /** Target of the engine; absent for other implementations. */
  readonly target?: number;
  readonly held?: boolean;
  /**
   * How many times faster the engine is than the best peer that answers the same question; absent
   * for other implementations.
   */
  readonly tenfold?: { readonly best: string; readonly ratio: number; readonly held: boolean };
}

/** A measured value that is not the time of a job. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: string;
  readonly held?: boolean;
}

export interface Report {
  readonly machine: ReturnType<typeof machine>;
  readonly settings: {
    readonly smoke: boolean;
    readonly by: 'clock' | 'cpu';
    readonly millisecondsEach: number;
  };
  readonly rows: readonly Row[];
  readonly figures: readonly Figure[];
}

export const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  platform: `${process.platform} ${process.arch}`,
  node: process.version,
  v8: process.versions.v8,
});

export const time = (n: number): string =>
  n < 0.1 ? n.toFixed(4) : n < 100 ? n.toFixed(3) : n.toFixed(0);
const times = (n: number): string =>
  n < 10 ? n.toFixed(2) : n < 100 ? n.toFixed(1) : n.toFixed(0);
const word = (held: boolean): string => (held ? 'held' : 'MISSED');

export const HEAD = `${'median ms'.padStart(9)} ${'p95 ms'.padStart(9)} ${'ratio'.padStart(8)}`;

export function line(row: Row): string {
  const goal = row.target === undefined ? '' : `  target ${row.target} ${word(row.held === true)}`;
  const tenfold =
    row.tenfold === undefined
      ? ''
      : `  10 × ${row.tenfold.best} ${word(row.tenfold.held)} (${times(row.tenfold.ratio)} ×)`;
  const easier = row.easier === undefined ? '' : ` (easier: ${row.easier})`;
  return (
    `${time(row.median).padStart(9)} ${time(row.p95).padStart(9)} ` +
    `${times(row.ratio).padStart(7)}x  ${row.who}${easier}${goal}${tenfold}`
  );
}

export const figureLine = ({ what, value, unit, target, held }: Figure): string =>
  `${times(value).padStart(9)} ${unit.padEnd(8)} ` +
  `${what}${target === undefined ? '' : `  target ${target}${held === undefined ? '' : ` ${word(held)}`}`}`;

const bold = (held: boolean): string => (held ? 'held' : '**missed**');

/** The results as the tables of docs/performance-tables.md. */
export function markdown({ machine: m, settings, rows, figures }: Report): string {
  const said = [
    `Node ${m.node}, ${m.cores} × ${m.processor}, ${m.platform}; milliseconds ` +
      `${settings.by === 'cpu' ? 'of processor time ' : ''}a ` +
      `call${settings.smoke ? ', a smoke run: too short for good figures' : ''}.`,
    '',
  ];
  for (const board of new Set(rows.map((r) => r.board))) {
    said.push(
      `### ${board[0]?.toUpperCase() ?? ''}${board.slice(1)}`,
      '',
      '| job | contender | median | p95 | against ours | target | 10 × the best peer of the same question |',
      '|---|---|---|---|---|---|---|',
    );
    let job = '';
    for (const r of rows.filter((each) => each.board === board)) {
      const name = r.job === job ? '' : r.job;
      job = r.job;
      const target = r.target === undefined ? '' : `${r.target}: ${bold(r.held === true)}`;
      const tenfold =
        r.tenfold === undefined ? '' : `${times(r.tenfold.ratio)} ×: ${bold(r.tenfold.held)}`;
      said.push(
        `| ${name} | ${r.who}${r.easier === undefined ? '' : ` (easier: ${r.easier})`} ` +
          `| ${time(r.median)} | ${time(r.p95)} | ${times(r.ratio)} × | ${target} | ` +
          `${tenfold} |`,
      );
    }
    said.push('');
  }
  if (figures.length > 0) {
    said.push('### Growth and memory', '', '| what | | target |', '|---|---|---|');
    for (const f of figures)
      said.push(
        `| ${f.what} | ${times(f.value)} ${f.unit} | ` +
          `${f.target === undefined ? '' : `${f.target}${f.held === undefined ? '' : `: ${bold(f.held)}`}`} ` +
          '|',
      );
    said.push('');
  }
  return said.join('\n');
}

const [BEGIN, END] = [
  '<!-- figures of npm run bench: begin -->',
  '<!-- figures of npm run bench: end -->',
];

/**
 * Writes the tables to a file. If the file exists and has the two marks, only the text between them
 * is replaced.
 */
export function writeMarkdown(file: string, report: Report): void {
  const text = markdown(report);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [from, to] = [old.indexOf(BEGIN), old.indexOf(END)];
  writeFileSync(
    file,
    from < 0 || to < from
      ? `${text}\n`
      : `${old.slice(0, from)}${BEGIN}\n\n${text}\n${old.slice(to)}`,
  );
}

/** The number of missed targets, as a sentence. */
export function summary({ rows, figures }: Report): string {
  const targets = [
    ...rows.flatMap((r) => (r.held === undefined ? [] : [r.held])),
    ...figures.flatMap((f) => (f.held === undefined ? [] : [f.held])),
  ];
  const tenfold = rows.flatMap((r) => (r.tenfold === undefined ? [] : [r.tenfold.held]));
  const held = (list: readonly boolean[]): string =>
    `${list.filter(Boolean).length} of ${list.length} held`;
  return `targets: ${held(targets)}; ten times the best peer of the same question: ${held(tenfold)}`;
}
