/** Writes the results of the browser benchmark as Markdown: the tables of docs/performance-tables.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Upper limits in milliseconds, for the median and the 95th percentile. */
export interface Target {
  readonly median: number;
  readonly p95?: number;
}

export interface Row {
  /** Heading of the group of rows. */
  readonly part: string;
  readonly what: string;
  readonly median: number;
  readonly p95: number;
  readonly target?: Target;
  readonly held?: boolean;
}

export const goal = ({ median, p95 }: Target): string =>
  `${median}${p95 === undefined ? '' : ` / ${p95}`}`;

const number = (n: number): string => (Math.abs(n) >= 100 ? n.toFixed(0) : n.toFixed(2));

const [BEGIN, END] = [
  '<!-- figures of npm run bench:browser: begin -->',
  '<!-- figures of npm run bench:browser: end -->',
];

/** @param about one sentence on the machine and the date */
export function markdown(about: string, rows: readonly Row[]): string {
  const said = [about, ''];
  for (const part of new Set(rows.map((row) => row.part))) {
    said.push(`| ${part} | median / p95 | target |`, '|---|---|---|');
    for (const { what, median, p95, target, held } of rows.filter((row) => row.part === part)) {
      said.push(
        `| ${what} | ${number(median)} / ${number(p95)} | ` +
          `${target === undefined ? '' : `${goal(target)}: ${held === true ? 'held' : '**missed**'}`} ` +
          '|',
      );
    }
    said.push('');
  }
  return said.join('\n');
}

/**
 * Replaces the text between two marks in a file; a file without the marks is overwritten with the
 * tables.
 */
export function writeTables(file: string, text: string): void {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [from, to] = [old.indexOf(BEGIN), old.indexOf(END)];
  writeFileSync(
    file,
    from < 0 || to < from
      ? `${text}\n`
      : `${old.slice(0, from)}${BEGIN}\n\n${text}\n${old.slice(to)}`,
  );
}
